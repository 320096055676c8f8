//! A second account of votes, from the log alone.

use std::collections::BTreeMap;

use urzeit_rules::Seat;
use urzeit_table::{Awaits, Deed, Event, Gone, Host, Millis, Remedy};

use crate::fate::Fate;

/// What is wanted about those who are away.
#[derive(Default)]
pub(crate) struct Votes {
    about: BTreeMap<Seat, Poll>,
    /// When a computer player takes a seat that the others offer.
    offers: BTreeMap<Seat, Millis>,
    now: Millis,
}

/// What others want about one of them, and when that counts.
#[derive(Default)]
struct Poll {
    votes: BTreeMap<Seat, Remedy>,
    ends: Millis,
    latest: Millis,
}

impl Poll {
    /// What has the most votes; a computer player, if two have as many.
    fn outcome(&self) -> Option<Remedy> {
        let count = |remedy: &Remedy| self.votes.values().filter(|vote| *vote == remedy).count();
        let mut counted: Vec<(usize, Remedy)> =
            Remedy::ALL.iter().map(|it| (count(it), *it)).collect();
        counted.sort_by_key(|(votes, _)| std::cmp::Reverse(*votes));
        match counted[..] {
            [(0, _), ..] => None,
            [(first, _), (second, _), ..] if first == second => Some(Remedy::Computer),
            [(_, first), ..] => Some(first),
            [] => None,
        }
    }
}

impl Votes {
    /// Votes count without those who have said nothing only about somebody who is away, and when the others
    /// have had their time; and a seat is offered no longer than that. Says then what is to be done.
    pub(crate) fn before(
        &mut self,
        host: &dyn Host,
        event: &Event,
        fate: &Fate,
    ) -> Result<Option<(Seat, Remedy)>, String> {
        let stands = |by: &Seat, about: Seat| {
            let mut votes = host.votes().iter();
            votes.any(|vote| (vote.seat, vote.away) == (*by, about))
        };
        for (about, poll) in &mut self.about {
            poll.votes.retain(|by, _| stands(by, *about));
        }
        self.about.retain(|_, poll| !poll.votes.is_empty());
        self.see_offers(host);
        self.now = self.now.max(event.at);
        match event.deed {
            Deed::Vote(by, about, remedy) => {
                self.vote(host, event.at, (by, about, remedy), fate);
                Ok(None)
            }
            Deed::Credit(millis) => {
                for poll in self.about.values_mut() {
                    poll.ends += millis;
                    poll.latest += millis;
                }
                for ends in self.offers.values_mut() {
                    *ends += millis;
                }
                Ok(None)
            }
            Deed::Count(about) => {
                let poll = self.about.get(&about);
                let poll = poll.filter(|poll| poll.ends <= self.now);
                let is_untaken = self
                    .offers
                    .get(&about)
                    .is_some_and(|ends| *ends <= self.now);
                let remedy = match poll.and_then(Poll::outcome) {
                    Some(remedy) => {
                        fate.saw("votes counted");
                        remedy
                    }
                    None if is_untaken => {
                        fate.saw("seat that nobody took");
                        Remedy::Computer
                    }
                    None => return Err(format!("{event}: too early")),
                };
                if !host.chair(about).is_away() {
                    return Err(format!("{event}: about somebody who is there"));
                }
                Ok(Some((about, remedy)))
            }
            _ => Ok(None),
        }
    }

    /// Since when those who are away have been offered a substitute. One who takes the seat and plays no turn
    /// changes nothing about that.
    fn see_offers(&mut self, host: &dyn Host) {
        let ends = self.now + host.settings().pace.answer();
        for seat in Seat::all(host.players()) {
            let chair = host.chair(seat);
            if chair.is_away() && chair.offer_ends().is_some() {
                self.offers.entry(seat).or_insert(ends);
            } else if !chair.owes_turn() {
                self.offers.remove(&seat);
            }
        }
    }

    fn vote(
        &mut self,
        host: &dyn Host,
        at: Millis,
        (by, about, remedy): (Seat, Seat, Remedy),
        fate: &Fate,
    ) {
        let answer = host.settings().pace.answer();
        let poll = self.about.entry(about).or_default();
        let before = poll.outcome();
        poll.votes.insert(by, remedy);
        if before.is_none() {
            (poll.ends, poll.latest) = (at + answer, at + 3 * answer);
        } else if poll.outcome() != before {
            fate.saw("somebody wanted something else");
            poll.ends = poll.latest.min(at + answer);
        }
    }
}

/// What the votes say has been done.
pub(crate) fn is_done(host: &dyn Host, decided: Option<(Seat, Remedy)>) -> Result<(), String> {
    let Some((seat, remedy)) = decided else {
        return Ok(());
    };
    let chair = host.chair(seat);
    let done = match remedy {
        Remedy::Computer => chair.gone() == Some(Gone::Left),
        Remedy::Substitute => chair.is_offered(),
        Remedy::End => host.awaits() == Awaits::Nothing,
    };
    if done {
        Ok(())
    } else {
        Err(format!("the votes about {seat} want {remedy}"))
    }
}
