//! Time as data: the table is told the time and never asks for it.

use std::{fmt, str::FromStr};

use urzeit_rules::{
    Seat, Seats, Unreadable, Wanted,
    notation::{Words, number},
};

/// A time, or a while, in milliseconds; since when they count is for the host to choose.
pub type Millis = u64;

/// How much time people have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As much as they like.
    Any,
    /// So much for the whole game, and a little more after every turn.
    Live {
        /// What everybody begins with.
        bank: Millis,
        /// What every turn adds.
        increment: Millis,
    },
    /// So much for every turn.
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

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    pace: Pace,
    /// What each seat had left at `now`.
    left: Vec<Millis>,
    /// What each seat had left when its last turn ended, before that gave it more.
    left_at_end: Vec<Millis>,
    /// Whose clocks run.
    running: Seats,
    /// Whose clocks stand still whatever happens: holidays.
    paused: Seats,
    /// The latest time that the table was told.
    now: Millis,
}

impl Clocks {
    pub(crate) fn new(pace: Pace, players: usize) -> Clocks {
        let left = match pace {
            Pace::Any => 0,
            Pace::Live { bank, .. } => bank,
            Pace::Slow { allowance } => allowance,
        };
        Clocks {
            pace,
            left: vec![left; players],
            left_at_end: vec![left; players],
            running: Seats::NONE,
            paused: Seats::NONE,
            now: 0,
        }
    }

    /// Clocks that show this at a time; whose run is said by [`Clocks::wait_for`].
    pub(crate) fn at(pace: Pace, now: Millis, left: Vec<Millis>, paused: Seats) -> Clocks {
        Clocks {
            pace,
            // Nobody takes back the end of a turn before a snapshot.
            left_at_end: left.clone(),
            left,
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

    /// A turn of this seat has ended.
    pub(crate) fn turn_ended(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        self.left_at_end[seat.index()] = *left;
        *left = match self.pace {
            Pace::Any => 0,
            Pace::Live { increment, .. } => left.saturating_add(increment),
            Pace::Slow { allowance } => allowance,
        };
    }

    /// The end of this seat's last turn was taken back, and so is what it gave.
    pub(crate) fn turn_goes_on(&mut self, seat: Seat) {
        self.left[seat.index()] = self.left_at_end[seat.index()];
    }

    /// Somebody who was away is back. Without time the time would be up again at once.
    pub(crate) fn come_back(&mut self, seat: Seat) {
        if self.left[seat.index()] == 0 {
            self.turn_ended(seat);
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
        (self.pace != Pace::Any).then(|| self.left_at(seat, now))
    }

    /// Whose time is up?
    pub(crate) fn overdue(&self, now: Millis) -> Seats {
        self.counting()
            .filter(|&seat| self.left(seat, now) == Some(0))
            .collect()
    }

    /// Whose time passes.
    fn counting(&self) -> impl Iterator<Item = Seat> + use<> {
        let paused = self.paused;
        self.running
            .iter()
            .filter(move |&seat| !paused.contains(seat))
    }

    fn left_at(&self, seat: Seat, at: Millis) -> Millis {
        let left = self.left[seat.index()];
        let counts = self.running.contains(seat) && !self.paused.contains(seat);
        if counts {
            left.saturating_sub(at.saturating_sub(self.now))
        } else {
            left
        }
    }
}
