//! Why a table refuses an event.

use std::{error::Error, fmt};

use urzeit_rules::{Reason, Seat, Seats, Unreadable, record::Problem};

use crate::messages::Why;

/// Declares [`Refused`], each reason once: `Variant(seat) { number } = "key" => "sentence"`.
///
/// The key is that of its sentence in the locales, which names the seat or the number. The
/// sentence here is for developers: it is the variant's documentation and its text.
macro_rules! refused {
    (
        $(
            $reason:ident $( ($seat:ident) )? $( { $number:ident } )?
            = $key:literal => $sentence:literal,
        )+
    ) => {
        /// Why a table refuses an event.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the sentence of a variant says what its fields are")]
        pub enum Refused {
            /// The event is not in the notation.
            Unreadable(Unreadable),
            /// A record could not hold it.
            Record(Problem),
            /// The rules of the game refuse an entry.
            Rules(Reason),
            /// These seats are free, so the game cannot begin.
            StillFree(Seats),
            $( #[doc = $sentence] $reason $( (refused!(@seat $seat)) )? $( { $number: usize } )?, )+
        }

        impl From<&Refused> for Why {
            fn from(refused: &Refused) -> Why {
                match refused {
                    Refused::Unreadable(why) => Why::from(why),
                    Refused::Record(why) => {
                        Why::naming("table-record", &[("problem", format!("{why:?}"))])
                    }
                    Refused::Rules(why) => Why::from(why),
                    Refused::StillFree(_) => Why::only("table-still-free"),
                    $( Refused::$reason $( ($seat) )? $( { $number } )? => Why::naming($key, &[
                        $( (stringify!($seat), $seat.to_string()) )?
                        $( (stringify!($number), $number.to_string()) )?
                    ]), )+
                }
            }
        }

        impl fmt::Display for Refused {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    Refused::Unreadable(why) => why.fmt(f),
                    Refused::Record(why) => why.fmt(f),
                    Refused::Rules(why) => why.fmt(f),
                    Refused::StillFree(_) => f.write_str("seats are free: the game cannot begin"),
                    $( Refused::$reason $( ($seat) )? $( { $number } )? => write!(f, $sentence), )+
                }
            }
        }
    };
    (@seat $seat:ident) => { Seat };
}

refused! {
    NoSuchSeat(seat) = "table-no-such-seat" => "the table has no seat {seat}",
    Taken(seat) = "table-taken" => "somebody sits in seat {seat}",
    Free(seat) = "table-free" => "nobody sits in seat {seat}",
    TooManyBytes { most } = "table-too-many-bytes" => "at most {most} bytes are added to chance",
    NotBegun = "table-not-begun" => "the game has not begun",
    Begun = "table-begun" => "the game has begun",
    Over = "table-over" => "the game is over",
    Unconfirmed(seat) = "table-unconfirmed" => "first seat {seat} has to confirm its turn",
    NothingToConfirm(seat) = "table-nothing-to-confirm" => "seat {seat} has nothing to confirm",
    OtherOutcome = "table-other-outcome" => "the fair or fixed outcome is another one",
    NoPerson(seat) = "table-no-person" => "no person plays seat {seat} now",
    UndoTooFar { most } = "table-undo-too-far" =>
        "the seat can take back {most} entries without asking",
    NothingToGoBack = "table-nothing-to-go-back" =>
        "nobody can go back to there: the game has not more entries",
    BeforeSnapshot { least } = "table-before-snapshot" =>
        "the table goes on from a snapshot of {least} entries: nobody can go back to before it",
    BetweenSecrets = "table-between-secrets" =>
        "that would show choices that were secret: go back to before all of them",
    AskedAlready = "table-asked-already" =>
        "somebody has asked to go back, and not all have answered",
    NotAsked(seat) = "table-not-asked" =>
        "nobody asks seat {seat} to go back, or not any more, or it has answered",
    NotOverdue(seat) = "table-not-overdue" =>
        "the time of seat {seat} is not up, or nothing is to happen then",
    NoTimeLeft(seat) = "table-no-time-left" =>
        "the time of seat {seat} for this turn is up: not before the turn is finished",
    Away(seat) = "table-away" =>
        "seat {seat} is away: come back first, by `return` or by finishing the turn",
    NotAway(seat) = "table-not-away" => "seat {seat} is not that of another player who is away",
    NotDecided(seat) = "table-not-decided" =>
        "the time to vote about seat {seat}, or to take it, is not up",
    NotUnbegun(seat) = "table-not-unbegun" =>
        "seat {seat} has begun, or still has time to, or nobody waits for it",
    VotedAlready(seat) = "table-voted-already" => "seat {seat} has voted for that already",
    OfferedAlready(seat) = "table-offered-already" => "seat {seat} is offered already",
    NotOffered(seat) = "table-not-offered" => "seat {seat} is not offered to anybody",
    NameMissing = "table-name-missing" => "a player who takes over a seat needs a name",
    NotGone(seat) = "table-not-gone" => "the person of seat {seat} has not gone",
    WantsToEnd(seat) = "table-wants-to-end" =>
        "seat {seat} has said already that it wants to end the game",
    NobodyWantsToEnd = "table-nobody-wants-to-end" => "nobody wants to end the game",
    OwesTurn(seat) = "table-owes-turn" =>
        "the time of seat {seat} was up, or its player is new: its clock stands still only after a turn",
    Paused(seat) = "table-paused" => "the clock of seat {seat} stands still already",
    NotWaitedFor(seat) = "table-not-waited-for" => "seat {seat} has nothing to choose now",
    NotPaused(seat) = "table-not-paused" => "the clock of seat {seat} does not stand still",
}

impl Error for Refused {}

impl Refused {
    /// Refuses for this reason unless `holds`.
    pub(crate) fn unless(self, holds: bool) -> Result<(), Refused> {
        if holds { Ok(()) } else { Err(self) }
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

impl From<Reason> for Refused {
    fn from(reason: Reason) -> Refused {
        Refused::Rules(reason)
    }
}
