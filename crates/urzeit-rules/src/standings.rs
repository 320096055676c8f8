//! How a game ended.

use std::fmt;

use crate::{Seat, Seats, notation::number};

/// Points and winners of a finished game.
///
/// ```
/// use urzeit_rules::{Outcome, Seat, Standings};
///
/// let standings = Standings::by_points(&[21, 34, 34]);
/// assert_eq!(standings.points(), [21, 34, 34]);
/// assert_eq!(standings.outcome(Seat::at(0)), Outcome::Loss);
/// assert_eq!(standings.outcome(Seat::at(1)), Outcome::Draw);
/// assert_eq!(standings.winners().len(), 2);
/// assert_eq!(standings.lines().next().unwrap(), "result 1 21 loss");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    players: u8,
    points: [u16; Seat::MAX],
    winners: Seats,
}

/// What a finished game was for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The only winner.
    Win,
    /// One of several winners.
    Draw,
    /// No winner.
    Loss,
}

impl Standings {
    /// Points of each seat, and who of them won.
    #[must_use]
    pub fn new(points: &[u16], winners: Seats) -> Standings {
        let mut all = [0; Seat::MAX];
        all[..points.len()].copy_from_slice(points);
        Standings {
            players: points.len() as u8,
            points: all,
            winners,
        }
    }

    /// The standings where most points win and equal points share the win.
    #[must_use]
    pub fn by_points(points: &[u16]) -> Standings {
        let most = points.iter().max();
        let winners = Seat::all(points.len())
            .filter(|seat| points.get(seat.index()) == most)
            .collect();
        Standings::new(points, winners)
    }

    /// Points of each seat.
    #[must_use]
    pub fn points(&self) -> &[u16] {
        &self.points[..usize::from(self.players)]
    }

    /// The players who won.
    #[must_use]
    pub fn winners(&self) -> Seats {
        self.winners
    }

    /// What the game was for this seat.
    #[must_use]
    pub fn outcome(&self, seat: Seat) -> Outcome {
        match (self.winners.contains(seat), self.winners.len()) {
            (true, 1) => Outcome::Win,
            (true, _) => Outcome::Draw,
            (false, _) => Outcome::Loss,
        }
    }

    /// The `result` line of each seat in a record, without its line end.
    pub fn lines(&self) -> impl Iterator<Item = String> + '_ {
        Seat::all(self.points().len()).map(|seat| {
            let points = self.points[seat.index()];
            format!("result {seat} {points} {}", self.outcome(seat))
        })
    }
}

impl Standings {
    /// Reads what [`Standings::lines`] wrote; nothing if it is something else.
    pub fn read<'a>(lines: impl IntoIterator<Item = &'a str>) -> Option<Standings> {
        let (mut points, mut winners) = (Vec::new(), Seats::NONE);
        for line in lines {
            let words: Vec<_> = line.split(' ').collect();
            let ["result", seat, count, outcome] = words[..] else {
                return None;
            };
            let seat: Seat = seat.parse().ok()?;
            if seat.index() != points.len() {
                return None;
            }
            points.push(number(count)?);
            match outcome {
                "win" | "draw" => winners.insert(seat),
                "loss" => {}
                _ => return None,
            }
        }
        (!points.is_empty()).then(|| Standings::new(&points, winners))
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Win => "win",
            Outcome::Draw => "draw",
            Outcome::Loss => "loss",
        })
    }
}
