//! Why a table refuses an event.

use urzeit_rules::{Refusal, Seat, Seats, Unreadable, record::Problem};

/// Why a table refuses an event. No prose: whoever speaks to people has the sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The event is not in the notation.
    Unreadable(Unreadable),
    /// A record could not hold it.
    Record(Problem),
    /// The rules of the game refuse an entry.
    Rules {
        /// The number of the rule.
        rule: &'static str,
        /// The key of its sentence in the locales.
        key: &'static str,
        /// What the sentence names.
        words: Vec<(&'static str, String)>,
    },
    /// The table has no such seat.
    NoSuchSeat(Seat),
    /// Somebody sits there.
    Taken(Seat),
    /// Nobody sits there.
    Free(Seat),
    /// These seats are free, so the game cannot begin.
    StillFree(Seats),
    /// Nobody adds so many bytes to chance.
    TooManyBytes {
        /// How many are allowed.
        most: usize,
    },
    /// The game has not begun.
    NotBegun,
    /// The game has begun.
    Begun,
    /// The game is over.
    Over,
    /// First this seat has to confirm its turn.
    Unconfirmed(Seat),
    /// This seat has nothing to confirm.
    NothingToConfirm(Seat),
    /// The fair or fixed outcome is another one.
    OtherOutcome,
    /// No person plays this seat now.
    NoPerson(Seat),
    /// This seat cannot take back so many entries without asking.
    UndoTooFar {
        /// How many it can.
        most: usize,
    },
    /// Nobody can go back to there: the game has not more entries.
    NothingToGoBack,
    /// Nobody can go back to there: the table goes on from a snapshot of later.
    BeforeSnapshot {
        /// How many entries the game had then.
        least: usize,
    },
    /// That would show somebody choices that were secret: go back to before all of them.
    BetweenSecrets,
    /// Somebody has asked to go back, and not all have answered.
    AskedAlready,
    /// Nobody has asked this seat to go back, or it has answered.
    NotAsked(Seat),
    /// The seat's time is not up, or nothing is to happen then.
    NotOverdue(Seat),
    /// The seat's person has not gone.
    NotGone(Seat),
    /// This seat has said already that it wants to end the game.
    WantsToEnd(Seat),
    /// Nobody wants to end the game.
    NobodyWantsToEnd,
    /// The seat's clock stands still already.
    Paused(Seat),
    /// The seat's clock does not stand still.
    NotPaused(Seat),
}

impl Refused {
    /// Refuses for this reason unless `holds`.
    pub(crate) fn unless(self, holds: bool) -> Result<(), Refused> {
        if holds { Ok(()) } else { Err(self) }
    }

    /// The rules refuse it.
    #[must_use]
    pub fn by_rules(refusal: &impl Refusal) -> Refused {
        Refused::Rules {
            rule: refusal.rule(),
            key: refusal.key(),
            words: refusal.words(),
        }
    }
}

impl From<Unreadable> for Refused {
    fn from(unreadable: Unreadable) -> Refused {
        Refused::Unreadable(unreadable)
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused::Record(problem)
    }
}
