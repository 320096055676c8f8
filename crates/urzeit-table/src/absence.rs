//! When somebody does not come back: what the others decide, and seats that change hands.
//!
//! A person whose time was up is *away* until they come back or play a turn to its end. Those who are
//! present then choose together what is to be done, so that no game waits for ever and nobody who stayed
//! loses by it. Those who say nothing for about a turn's time leave it to those who have voted, most of
//! whom decide.

use serde::{Deserialize, Serialize};
use urzeit_rules::{
    Game, Seat, Seats,
    record::{Early, Note},
    words,
};

use crate::{
    chair::{Chosen, Gone, Offer, VoteTime, Whereabouts},
    clock::Millis,
    event::Person,
    refused::Refused,
    serial,
    table::Table,
};

words! {
    /// What is to be done about a player who is away.
    pub enum Remedy: "remedy" {
        /// A computer player takes the seat for good.
        Computer = "computer",
        /// The seat is offered to somebody else.
        Substitute = "substitute",
        /// The game ends; those who stayed do not lose by it.
        End = "end",
    }
}

/// What somebody who is present wants to be done about somebody who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Vote {
    /// The seat of the person who votes.
    #[serde(with = "serial::seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = usize))]
    pub seat: Seat,
    /// The seat of the player who is away.
    #[serde(with = "serial::seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = usize))]
    pub away: Seat,
    /// `computer`, `substitute` or `end`.
    #[serde(with = "serial::text")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub remedy: Remedy,
}

impl<G: Game> Table<G> {
    /// The seats that people hold who have not given up. All of them, and nobody else, agree on going
    /// back and on ending the game.
    #[must_use]
    pub fn holders(&self) -> Seats {
        let seats = Seat::all(self.chairs.len());
        seats.filter(|&seat| self.chair(seat).is_held()).collect()
    }

    /// Those of them whose time was up, and who have neither come back nor played a turn since.
    #[must_use]
    pub fn away(&self) -> Seats {
        let away = |seat: &Seat| self.chair(*seat).is_away();
        self.holders().iter().filter(away).collect()
    }

    /// The seats that somebody else may take over.
    #[must_use]
    pub fn offered(&self) -> Seats {
        let offered = |seat: &Seat| self.chair(*seat).is_offered();
        if self.is_over() {
            return Seats::NONE;
        }
        self.holders().iter().filter(offered).collect()
    }

    /// Those who are there and ask the others to let somebody else take over their seats.
    fn asking(&self) -> Seats {
        let asking = |seat: &Seat| {
            let chair = self.chair(*seat);
            chair.offer == Some(Offer::Asked) && !chair.is_away()
        };
        self.holders().iter().filter(asking).collect()
    }

    /// What those who are present want to be done about those who are away.
    #[must_use]
    pub fn votes(&self) -> &[Vote] {
        &self.votes
    }

    /// A player who is away and about whom the votes count now, because those who have said nothing
    /// have had their time; or whose seat nobody has taken in time.
    #[must_use]
    pub fn decided(&self, now: Millis) -> Option<Seat> {
        let mut decisions = self.decisions();
        decisions.find(|(_, at)| *at <= now).map(|(seat, _)| seat)
    }

    /// Those who are away and about whom something is decided without anybody saying more, and when.
    pub(crate) fn decisions(&self) -> impl Iterator<Item = (Seat, Millis)> + '_ {
        let away = if self.is_over() {
            Seats::NONE
        } else {
            self.away()
        };
        away.iter()
            .filter_map(|seat| Some((seat, self.chair(seat).decided_at()?)))
    }

    /// The people who are asked something besides playing: to go back, to end the game, what to do about
    /// somebody who is away, or whether somebody may hand over a seat.
    #[must_use]
    pub fn asked(&self) -> Seats {
        let (away, asking, ending) = (self.away(), self.asking(), self.ending());
        let is_asked = |seat: &Seat| {
            let back = self
                .request()
                .is_some_and(|request| !request.agreed().contains(*seat));
            let end = !ending.is_empty() && !ending.contains(*seat);
            let voted = |about: Seat| {
                let mut votes = self.votes.iter();
                votes.any(|vote| (vote.seat, vote.away) == (*seat, about))
            };
            let mut about = away.iter().chain(asking.iter());
            let vote = !away.contains(*seat) && about.any(|about| about != *seat && !voted(about));
            back || end || vote
        };
        if self.is_over() {
            return Seats::NONE;
        }
        self.holders().iter().filter(is_asked).collect()
    }

    pub(crate) fn check_vote(&self, vote: Vote) -> Result<(), Refused> {
        self.check_person(vote.seat)?;
        self.existing(vote.away)?;
        let away = self.away();
        self.check_here(vote.seat)?;
        let asked = vote.remedy == Remedy::Substitute && self.asking().contains(vote.away);
        let about = away.contains(vote.away) || asked;
        Refused::NotAway(vote.away).unless(about && vote.away != vote.seat)?;
        Refused::VotedAlready(vote.seat).unless(!self.votes.contains(&vote))
    }

    /// A player who is away agrees to nothing, and decides about nobody.
    pub(crate) fn check_here(&self, seat: Seat) -> Result<(), Refused> {
        Refused::Away(seat).unless(!self.existing(seat)?.is_away())
    }

    /// The others have time to answer from the first vote on, and again when something else would be done
    /// than before: nobody who agrees in silence is surprised. But nobody puts it off for ever.
    pub(crate) fn vote(&mut self, vote: Vote) {
        let before = self.wanted(vote.away).map(|(remedy, _)| remedy);
        let same = |other: &Vote| (other.seat, other.away) == (vote.seat, vote.away);
        self.votes.retain(|other| !same(other));
        self.votes.push(vote);
        let after = self.wanted(vote.away).map(|(remedy, _)| remedy);
        let (now, answer) = (self.clocks.now(), self.settings.pace.answer());
        let time = &mut self.chairs[vote.away.index()].vote_time;
        let time = time.get_or_insert(VoteTime::begin(now, answer));
        if before != after {
            time.extend(now, answer);
        }
    }

    pub(crate) fn check_count(&self, seat: Seat, now: Millis) -> Result<(), Refused> {
        self.existing(seat)?;
        let mut decisions = self.decisions();
        let decided = decisions.any(|(about, at)| about == seat && at <= now);
        Refused::NotDecided(seat).unless(decided)
    }

    /// Does what most of those want who have voted, if their time is up; else the time of an offer is, and
    /// a computer player takes the seat that nobody else took.
    pub(crate) fn count(&mut self, seat: Seat) {
        let now = self.clocks.now();
        let counts = self.chair(seat).vote_ends().is_some_and(|ends| ends <= now);
        let wanted = self.wanted(seat).filter(|_| counts);
        self.settle(seat, wanted.map_or(Remedy::Computer, |(remedy, _)| remedy));
    }

    /// What most of those want who have voted about this seat, and how many want it. If as many want
    /// something else a computer player takes the seat: the game goes on, and nobody who stayed loses.
    fn wanted(&self, about: Seat) -> Option<(Remedy, usize)> {
        let votes_for = |remedy: Remedy| {
            let votes = self.votes.iter();
            let votes = votes.filter(|vote| (vote.away, vote.remedy) == (about, remedy));
            votes.count()
        };
        let most = Remedy::ALL.map(votes_for).into_iter().max()?;
        let mut first = Remedy::ALL.into_iter().filter(|&it| votes_for(it) == most);
        let remedy = match (first.next(), first.next()) {
            (Some(only), None) => only,
            _ => Remedy::Computer,
        };
        (most > 0).then_some((remedy, most))
    }

    /// Does what all who are present want, and offers a seat if all the others agree. Votes of people who
    /// are away or gone, or about people who are not, are dropped.
    pub(crate) fn settle_absences(&mut self) {
        let (holders, away, asking) = (self.holders(), self.away(), self.asking());
        let present: Seats = holders
            .iter()
            .filter(|&seat| !away.contains(seat))
            .collect();
        let matters = |seat| away.contains(seat) || asking.contains(seat);
        self.votes
            .retain(|vote| present.contains(vote.seat) && matters(vote.away));
        for seat in Seat::all(self.chairs.len()) {
            let wanted = self.wanted(seat).filter(|_| !self.is_over());
            let votes = wanted.map_or(0, |(_, votes)| votes);
            match wanted {
                Some((remedy, _)) if away.contains(seat) && votes == present.len() => {
                    self.settle(seat, remedy);
                }
                _ if asking.contains(seat) && votes + 1 == holders.len() => {
                    self.drop_votes_about(seat);
                    self.chairs[seat.index()].offer = Some(Offer::Holder);
                }
                _ => {}
            }
            if self.votes.iter().all(|vote| vote.away != seat) {
                self.chairs[seat.index()].vote_time = None;
            }
        }
    }

    fn drop_votes_about(&mut self, seat: Seat) {
        self.votes.retain(|vote| vote.away != seat);
        self.chairs[seat.index()].vote_time = None;
    }

    fn settle(&mut self, seat: Seat, remedy: Remedy) {
        self.drop_votes_about(seat);
        match remedy {
            Remedy::Computer => {
                self.go(seat, Gone::Left, self.gone(), self.settings.plays_on());
                self.note(Note::Leave(seat));
            }
            Remedy::Substitute => {
                let ends = self
                    .clocks
                    .now()
                    .saturating_add(self.settings.pace.answer());
                let chair = &mut self.chairs[seat.index()];
                let offered = chair.offer.filter(|_| chair.is_offered());
                chair.offer = offered.or(Some(Offer::Others));
                // However often they want it, nobody waits longer for somebody who takes it.
                chair.offer_ends.get_or_insert(ends);
            }
            Remedy::End => {
                let order = self.gone();
                self.note_away();
                for seat in self.away().iter() {
                    self.go(seat, Gone::Left, order, self.settings.plays_on());
                }
                self.end(Early::Left);
            }
        }
    }

    /// The person of this seat is away, and what they agreed to counts no more. What the others said
    /// when the person was there was about something else.
    pub(crate) fn miss(&mut self, seat: Seat) {
        if !self.chair(seat).is_away() {
            self.drop_votes_about(seat);
        }
        let presence = &mut self.chairs[seat.index()].presence;
        *presence = match *presence {
            Whereabouts::Here | Whereabouts::New | Whereabouts::Away => Whereabouts::Away,
            Whereabouts::Back | Whereabouts::AwayAgain => Whereabouts::AwayAgain,
        };
        self.ending.forget(seat);
        self.request = self.request.and_then(|request| request.without(seat));
        self.beginning.is_made(seat);
    }

    /// The person of this seat is there: not away, and the others no longer offer the seat.
    pub(crate) fn hear_from(&mut self, seat: Seat, presence: Whereabouts) {
        let chair = &mut self.chairs[seat.index()];
        chair.presence = presence;
        chair.offer = chair.offer.filter(|offer| *offer != Offer::Others);
        // Until a turn is played nobody waits for another substitute after this one.
        chair.offer_ends = chair.offer_ends.filter(|_| presence != Whereabouts::Here);
        if !self.settings.pace.is_counted() {
            self.clocks.begin_anew(seat);
        }
    }

    /// Somebody who is missed cannot leave with a word any more.
    pub(crate) fn check_offer(&self, seat: Seat) -> Result<(), Refused> {
        self.check_held(seat)?;
        let missed = self.chair(seat).is_away() || self.is_out_of_time(seat);
        Refused::NoTimeLeft(seat).unless(!missed)?;
        Refused::OfferedAlready(seat).unless(self.chair(seat).offer.is_none())
    }

    /// A seat that the others offer is theirs to offer, as long as its player is away.
    pub(crate) fn check_withdraw(&self, seat: Seat) -> Result<(), Refused> {
        self.check_held(seat)?;
        let own = matches!(self.chair(seat).offer, Some(Offer::Asked | Offer::Holder));
        Refused::NotOffered(seat).unless(own)
    }

    pub(crate) fn check_substitute(&self, seat: Seat, person: &Person) -> Result<(), Refused> {
        self.check_held(seat)?;
        Refused::NotOffered(seat).unless(self.chair(seat).is_offered())?;
        // Chance was settled when the game began.
        Refused::TooManyBytes { most: 0 }.unless(person.bytes.0.is_empty())?;
        Refused::NameMissing.unless(!person.name.is_empty())?;
        self.record.header().clone().with_name(seat, &person.name)?;
        Ok(())
    }

    /// Somebody else takes over the seat, with what its person did so far, and has agreed to nothing. A first choice
    /// that has not come is waited for no longer than before.
    /// The clock goes on as it is if its person offered the seat; if the others did, it begins again. It
    /// stood still for nobody but the person who was on holiday, and stands still for the new one only after
    /// a turn: else people on holiday would hand on a seat whose clock never runs.
    pub(crate) fn substitute(&mut self, seat: Seat, name: &str) {
        self.keep_what_was_done_by(seat);
        self.ending.forget(seat);
        self.request = self.request.and_then(|request| request.without(seat));
        self.votes.retain(|vote| vote.seat != seat);
        self.chosen_before[seat.index()] = (self.len(), Chosen::default());
        let chair = &mut self.chairs[seat.index()];
        chair.person.name = name.to_owned();
        let by_others = chair.offer.take() == Some(Offer::Others);
        if by_others {
            // Nor does the new player inherit what was left at a time to which they go back.
            for clocks in self.clocks_before.iter_mut().chain([&mut self.clocks]) {
                clocks.begin_anew(seat);
            }
        }
        if self.clocks.is_paused(seat) {
            self.resume_clock(seat);
        }
        self.drop_votes_about(seat);
        self.end_stand_in(seat);
        let plays = self.chair(seat).stand_in.is_none() && !by_others;
        self.chairs[seat.index()].presence = match self.chair(seat).presence {
            // Nobody finishes the turn but the new player, without any time for it: the others need not wait
            // for one new player after another.
            Whereabouts::Away | Whereabouts::AwayAgain if plays => Whereabouts::AwayAgain,
            Whereabouts::Back if plays => Whereabouts::Back,
            _ if plays && self.is_out_of_time(seat) => Whereabouts::Away,
            _ => Whereabouts::New,
        };
        self.note(Note::Substitute(seat, name.to_owned()));
    }
}
