//! The people and computer players in seats, and those who play for them.

use std::{fmt, str::FromStr};

use urzeit_players::Level;
use urzeit_rules::{Unreadable, Wanted, record::Bytes, words};

use crate::{clock::Millis, event::Person};

/// A seat of the table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Chair {
    pub(crate) sitter: Option<Sitter>,
    pub(crate) person: Person,
    pub(crate) stand_in: Option<StandIn>,
    pub(crate) presence: Whereabouts,
    /// When the votes about this person count without those who have said nothing.
    pub(crate) vote_time: Option<VoteTime>,
    /// Somebody else may take over the seat, or somebody wants that.
    pub(crate) offer: Option<Offer>,
    /// When a computer player takes a seat that the others offer, if nobody else has taken it, or if the one
    /// who did is away before playing a turn: else one substitute after another could hold up the game.
    pub(crate) offer_ends: Option<Millis>,
    /// The person does not play any more: how that came, and how many others had gone before.
    pub(crate) gone: Option<(Gone, u32)>,
}

/// How many choices there have been since a person took a seat, without those that were taken back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Chosen {
    /// By the person who holds it.
    pub(crate) by_person: u32,
    /// By a computer player in their place.
    pub(crate) by_computer: u32,
}

impl Chosen {
    pub(crate) fn count(&mut self, by_person: bool) {
        if by_person {
            self.by_person = self.by_person.saturating_add(1);
        } else {
            self.by_computer = self.by_computer.saturating_add(1);
        }
    }
}

words! {
    /// How somebody who began a game came to play no more.
    pub enum Gone: "gone" {
        /// By giving up.
        Resigned = "resigned",
        /// By not coming back: the others decided to go on without them.
        Left = "left",
    }
}

/// Is the person of a seat there?
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Whereabouts {
    /// Yes.
    #[default]
    Here,
    /// Their time was up, and they have neither come back nor played a turn since.
    Away,
    /// Their time was up. They are back, and still owe a turn.
    Back,
    /// Their time was up once more before they played that turn.
    AwayAgain,
    /// Yes, in a seat that they took over, and they have played no turn there.
    New,
}

/// How long people can answer to votes about somebody who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct VoteTime {
    /// Until then, as it is now.
    pub(crate) ends: Millis,
    /// Until then at the latest, however often something else is wanted.
    pub(crate) latest: Millis,
}

/// However often people want something else, there is no more time than so often the usual.
const MOST_EXTENDED: u64 = 3;

impl VoteTime {
    /// The first vote comes now.
    pub(crate) fn begin(now: Millis, answer: Millis) -> VoteTime {
        VoteTime {
            ends: now.saturating_add(answer),
            latest: now.saturating_add(answer.saturating_mul(MOST_EXTENDED)),
        }
    }

    /// Everybody has the time again, as far as there is any.
    pub(crate) fn extend(&mut self, now: Millis, answer: Millis) {
        self.ends = now.saturating_add(answer).min(self.latest);
    }

    /// Adds the time in which nobody could vote.
    pub(crate) fn credit(&mut self, millis: Millis) {
        self.ends = self.ends.saturating_add(millis);
        self.latest = self.latest.saturating_add(millis);
    }
}

words! {
    /// The side that offers a seat to somebody else.
    pub enum Offer: "offer" {
        /// Nobody yet: the person who holds it asks the others whether they agree.
        Asked = "asked",
        /// The person who holds it.
        Holder = "holder",
        /// The others, because that person is away.
        Others = "others",
    }
}

/// A person or computer player in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person,
    /// A computer player.
    Computer(Level),
}

impl Sitter {
    /// What a reader expects where a sitter stands.
    pub const WANTED: Wanted = Wanted {
        kind: "sitter",
        forms: &["person", "beginner", "easy", "medium", "hard", "master"],
    };

    /// The sitter whom a record names so.
    #[must_use]
    pub fn called(name: &str) -> Sitter {
        let level = name
            .strip_prefix(COMPUTER)
            .and_then(|level| level.parse().ok());
        level.map_or(Sitter::Person, Sitter::Computer)
    }
}

/// What stands before the level of a computer player in its name.
pub(crate) const COMPUTER: &str = "computer ";

/// What stands behind the name of an account whose bot sits at a table.
pub const BOT: &str = "(bot)";

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person => f.write_str("person"),
            Sitter::Computer(level) => level.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Sitter, Unreadable> {
        match word {
            "person" => Ok(Sitter::Person),
            level => {
                let level = level.parse().map_err(|_| Sitter::WANTED.not(level))?;
                Ok(Sitter::Computer(level))
            }
        }
    }
}

/// A computer player in the place of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandIn {
    /// How strong it is.
    pub level: Level,
    /// For how long.
    pub term: Term,
}

/// For how long a computer player stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// Until the turn ends.
    Turn,
    /// Until the person comes back.
    Rest,
}

impl Chair {
    /// The person or computer player who sits there; nobody, as long as the seat is free.
    #[must_use]
    pub fn sitter(&self) -> Option<Sitter> {
        self.sitter
    }

    /// The name of the player who sits there; empty if there is none.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.person.name
    }

    /// What the seat adds to chance.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        &self.person.bytes
    }

    /// The computer player in the place of the person.
    #[must_use]
    pub fn stand_in(&self) -> Option<StandIn> {
        self.stand_in
    }

    /// Does a person hold the seat: one who has neither given up nor been replaced by a computer
    /// player? Those who hold seats agree on going back and on ending the game.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.sitter == Some(Sitter::Person)
    }

    /// Was the person's time up, and have they neither come back nor played a turn since?
    #[must_use]
    pub fn is_away(&self) -> bool {
        matches!(self.presence, Whereabouts::Away | Whereabouts::AwayAgain)
    }

    /// Was the person's time up, or is the seat new to them, and have they played no turn since?
    #[must_use]
    pub fn owes_turn(&self) -> bool {
        self.presence != Whereabouts::Here
    }

    /// When the votes about the person count without those who have said nothing, if somebody has voted.
    #[must_use]
    pub fn vote_ends(&self) -> Option<Millis> {
        self.vote_time.map(|time| time.ends)
    }

    /// When a computer player takes a seat that the others offer, if nobody else has taken it.
    #[must_use]
    pub fn offer_ends(&self) -> Option<Millis> {
        self.offer_ends.filter(|_| self.is_offered())
    }

    /// When something is decided about a person who is away without anybody saying so.
    pub(crate) fn decided_at(&self) -> Option<Millis> {
        let ends = [self.vote_ends(), self.offer_ends];
        ends.into_iter().flatten().min()
    }

    /// Adds the time in which nobody could vote, or take over the seat.
    pub(crate) fn credit(&mut self, millis: Millis) {
        if let Some(time) = &mut self.vote_time {
            time.credit(millis);
        }
        if let Some(ends) = &mut self.offer_ends {
            *ends = ends.saturating_add(millis);
        }
    }

    /// The side that offers the seat to somebody else, if it is offered or shall be.
    #[must_use]
    pub fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// Can somebody else take over the seat?
    #[must_use]
    pub fn is_offered(&self) -> bool {
        matches!(self.offer, Some(Offer::Holder | Offer::Others))
    }

    /// How the person came to play no more.
    #[must_use]
    pub fn gone(&self) -> Option<Gone> {
        self.gone.map(|(gone, _)| gone)
    }

    /// Has the person given up?
    #[must_use]
    pub fn has_resigned(&self) -> bool {
        self.gone() == Some(Gone::Resigned)
    }

    /// A turn is over, and with it what was only for this turn. In a rated game the others agree to a
    /// hand-over as the game stands, and not for ever.
    pub(crate) fn end_turn(&mut self, rated: bool) {
        self.stand_in = self.stand_in.filter(|stand_in| stand_in.term == Term::Rest);
        self.offer = self.offer.filter(|offer| !rated || *offer == Offer::Others);
    }

    /// The person or computer player who makes the seat's choices now.
    #[must_use]
    pub fn player(&self) -> Option<Sitter> {
        match self.stand_in {
            Some(stand_in) => Some(Sitter::Computer(stand_in.level)),
            None => self.sitter,
        }
    }
}
