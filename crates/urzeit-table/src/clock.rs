//! Time as data: the table is told the time and never asks for it.

use std::{fmt, str::FromStr};

use urzeit_rules::{
    Seat, Seats, Unreadable, Wanted,
    notation::{Words, number},
};

/// A time, or a while, in milliseconds; since when they count is for the host to choose.
pub type Millis = u64;

const MINUTE: Millis = 60 * 1000;
const DAY: Millis = 24 * 60 * MINUTE;

/// How long people who wait for a game to begin at once wait for each other.
const GATHERING: Millis = 5 * MINUTE;

/// How much time people have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As much as they like.
    Any,
    /// This much for the whole game, and a little more after every turn.
    Live {
        /// What everybody begins with.
        bank: Millis,
        /// What every turn adds.
        increment: Millis,
    },
    /// This much for every turn.
    Slow {
        /// For one turn.
        allowance: Millis,
    },
}

impl Pace {
    /// What a reader expects where a pace stands.
    pub const WANTED: Wanted = Wanted {
        kind: "pace",
        forms: &["any", "live", "slow"],
    };

    /// What everybody begins with.
    fn beginning(self) -> Millis {
        match self {
            Pace::Any => PATIENCE,
            Pace::Live { bank, .. } => bank,
            Pace::Slow { allowance } => allowance,
        }
    }

    /// Do clocks stand still while their players are on holiday? Nobody plays a live game on holiday, and
    /// where nobody counts the time there is enough of it.
    #[must_use]
    pub fn stops_for_holidays(self) -> bool {
        matches!(self, Pace::Slow { .. })
    }

    /// How long a game whose seats are all taken waits for those who sit there and have not come; nothing, if it does
    /// not. One whose result counts does, unless its turns are so long that a player who looks once a day misses none:
    /// a player who has gone would lose it without having known that it began. Those who do not come in time keep
    /// nobody waiting: their seats are free again.
    #[must_use]
    pub fn gathers(self, rated: bool) -> Option<Millis> {
        match self {
            _ if !rated => None,
            Pace::Live { .. } => Some(GATHERING),
            Pace::Slow { allowance } => (allowance < DAY).then(|| allowance.max(GATHERING)),
            Pace::Any => None,
        }
    }

    /// Do all have to be there when a game begins for which they gather? Where a turn takes hours it is enough that they
    /// have been there since all seats were taken: it begins within the time of a turn, or without them.
    #[must_use]
    pub fn begins_at_once(self) -> bool {
        matches!(self, Pace::Live { .. })
    }

    /// Does somebody count the time?
    #[must_use]
    pub fn is_counted(self) -> bool {
        self != Pace::Any
    }

    /// How long people have to answer when others vote: about what a turn takes.
    #[must_use]
    pub fn answer(self) -> Millis {
        match self {
            Pace::Any => 3 * DAY,
            Pace::Live { increment, .. } => increment.max(MINUTE),
            Pace::Slow { allowance } => allowance,
        }
    }

    /// How long people have for their first choice where strangers meet to play at once: a minute. Where their whole
    /// time is not twice that, the clock is enough.
    pub(crate) fn first_choice(self) -> Option<Millis> {
        match self {
            Pace::Live { bank, .. } if bank >= 2 * MINUTE => Some(MINUTE),
            Pace::Live { .. } | Pace::Any | Pace::Slow { .. } => None,
        }
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Result<Pace, Unreadable> {
        Ok(match words.word(Pace::WANTED)? {
            "any" => Pace::Any,
            "live" => Pace::Live {
                bank: read_number(words)?,
                increment: read_number(words)?,
            },
            "slow" => Pace::Slow {
                allowance: read_number(words)?,
            },
            other => return Err(Pace::WANTED.not(other)),
        })
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Any => f.write_str("any"),
            Pace::Live { bank, increment } => write!(f, "live {bank} {increment}"),
            Pace::Slow { allowance } => write!(f, "slow {allowance}"),
        }
    }
}

impl FromStr for Pace {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Pace, Unreadable> {
        let mut words = Words::of(text);
        let pace = Pace::read(&mut words)?;
        words.end()?;
        Ok(pace)
    }
}

/// A number: a while, a time, a count.
pub(crate) fn read_number<T: FromStr>(words: &mut Words<'_>) -> Result<T, Unreadable> {
    const WANTED: Wanted = Wanted {
        kind: "number",
        forms: &["0, 1, 2, …"],
    };
    let word = words.word(WANTED)?;
    number(word).ok_or_else(|| WANTED.not(word))
}

/// Where nobody counts the time, a player who has not played for so long when it was their turn is
/// away: 14 days.
pub const PATIENCE: Millis = 14 * 24 * 60 * 60 * 1000;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    pace: Pace,
    /// What each seat had left at `now`.
    left: Vec<Millis>,
    /// The seats whose clocks run.
    running: Seats,
    /// The seats whose clocks stand still whatever happens: holidays.
    paused: Seats,
    /// The latest time that the table was told.
    now: Millis,
}

impl Clocks {
    pub(crate) fn new(pace: Pace, players: usize) -> Clocks {
        Clocks {
            pace,
            left: vec![pace.beginning(); players],
            running: Seats::NONE,
            paused: Seats::NONE,
            now: 0,
        }
    }

    /// Clocks that show this at a time; [`Clocks::wait_for`] says which of them run.
    pub(crate) fn at(pace: Pace, now: Millis, left: Vec<Millis>, paused: Seats) -> Clocks {
        Clocks {
            pace,
            // Before this was counted, nothing was noted.
            left: left
                .into_iter()
                .map(|left| match (pace, left) {
                    (Pace::Any, 0) => PATIENCE,
                    (_, left) => left,
                })
                .collect(),
            running: Seats::NONE,
            paused,
            now,
        }
    }

    /// The latest time that the table was told.
    pub(crate) fn now(&self) -> Millis {
        self.now
    }

    /// What a seat had left at the latest time, whether or not somebody counts it.
    pub(crate) fn shown(&self, seat: Seat) -> Millis {
        self.left[seat.index()]
    }

    /// Time goes on to here, and it was nobody's.
    pub(crate) fn skip_to(&mut self, at: Millis) {
        self.now = self.now.max(at);
    }

    /// Goes on to a time. A time before the latest one counts as that: hosts' clocks may differ.
    pub(crate) fn go_on(&mut self, at: Millis) {
        for seat in Seat::all(self.left.len()) {
            self.left[seat.index()] = self.left_at(seat, at);
        }
        self.now = self.now.max(at);
    }

    /// Gives those whose clocks run a while that was not theirs.
    pub(crate) fn credit(&mut self, while_: Millis) {
        for seat in self.counting() {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_add(while_);
        }
    }

    /// A turn of this seat has ended, which its person played or a computer player in their place.
    /// Nobody saves up time while somebody else plays.
    pub(crate) fn turn_ended(&mut self, seat: Seat, by_person: bool) {
        let left = &mut self.left[seat.index()];
        *left = match self.pace {
            Pace::Live { increment, .. } if by_person => left.saturating_add(increment),
            Pace::Live { increment, .. } => increment.max(*left),
            Pace::Any | Pace::Slow { .. } => self.pace.beginning(),
        };
    }

    /// The clock of this seat shows what it did at the beginning.
    pub(crate) fn begin_anew(&mut self, seat: Seat) {
        self.left[seat.index()] = self.pace.beginning();
    }

    /// The table goes back to when the clocks were these. What moves gave and took since then is as if
    /// it had never been; where a turn has its own time, everybody has all of it.
    pub(crate) fn go_back_to(&mut self, then: &Clocks) {
        match self.pace {
            Pace::Live { .. } => self.left.clone_from(&then.left),
            Pace::Any | Pace::Slow { .. } => self.left.fill(self.pace.beginning()),
        }
    }

    /// From now on these are waited for.
    pub(crate) fn wait_for(&mut self, seats: Seats) {
        self.running = seats;
    }

    pub(crate) fn pause(&mut self, seat: Seat) {
        self.paused.insert(seat);
    }

    pub(crate) fn resume(&mut self, seat: Seat) {
        self.paused.remove(seat);
    }

    pub(crate) fn is_paused(&self, seat: Seat) -> bool {
        self.paused.contains(seat)
    }

    /// The time that a seat has left; nothing where nobody counts it.
    pub(crate) fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        self.pace.is_counted().then(|| self.left_at(seat, now))
    }

    /// The seats whose time passes, and how much of it is left.
    pub(crate) fn passing(&self, now: Millis) -> impl Iterator<Item = (Seat, Millis)> {
        self.counting()
            .map(move |seat| (seat, self.left_at(seat, now)))
    }

    /// The seats whose time passes.
    fn counting(&self) -> impl Iterator<Item = Seat> + use<> {
        let still = self.still();
        self.running
            .iter()
            .filter(move |&seat| !still.contains(seat))
    }

    /// The seats whose clocks stand still. Where nobody counts the time none does: it is long enough for a
    /// holiday, and there nobody says when that is over.
    fn still(&self) -> Seats {
        if self.pace.is_counted() {
            self.paused
        } else {
            Seats::NONE
        }
    }

    fn left_at(&self, seat: Seat, at: Millis) -> Millis {
        let left = self.left[seat.index()];
        let counts = self.running.contains(seat) && !self.still().contains(seat);
        if counts {
            left.saturating_sub(at.saturating_sub(self.now))
        } else {
            left
        }
    }
}
