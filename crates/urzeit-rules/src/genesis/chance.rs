//! What chance decides: the board, the start player, the dice.

use std::{fmt, str::FromStr};

use rand::Rng;

use super::{
    board::Board,
    legal::Illegal,
    position::{Genesis, Phase},
    terrain::{Terrain, Terrains},
};
use crate::{
    Probability, Seat,
    chance::below,
    notation::{Unreadable, Wanted, Words},
};

/// A face of a die (G-1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// One face for each terrain.
    Terrain(Terrain),
    /// Two faces that stand for any terrain.
    Wild,
}

impl Face {
    /// What a reader expects where a face stands.
    pub const WANTED: Wanted = Wanted {
        kind: "face",
        forms: &["forest", "savannah", "mountain", "wetland", "wild"],
    };

    /// The six faces of a die (G-1.7).
    pub const DIE: [Face; 6] = [
        Face::Terrain(Terrain::Forest),
        Face::Terrain(Terrain::Savannah),
        Face::Terrain(Terrain::Mountain),
        Face::Terrain(Terrain::Wetland),
        Face::Wild,
        Face::Wild,
    ];

    /// The terrain that it shows; none, if it is wild.
    #[inline]
    pub(super) fn shown(self) -> Terrains {
        match self {
            Face::Terrain(terrain) => terrain.into(),
            Face::Wild => Terrains::NONE,
        }
    }

    fn ways(self) -> u128 {
        Face::DIE.iter().filter(|&&face| face == self).count() as u128
    }
}

/// Every roll of two dice, each equally likely.
const ROLLS: [[Face; 2]; 36] = {
    let mut rolls = [[Face::Wild; 2]; 36];
    let mut roll = 0;
    while roll < 36 {
        rolls[roll] = [Face::DIE[roll / 6], Face::DIE[roll % 6]];
        roll += 1;
    }
    rolls
};

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The random board (G-1.5).
    Board(Board),
    /// The start player (G-2.3).
    Start(Seat),
    /// Two dice, in the order rolled (G-3.1).
    Dice([Face; 2]),
}

/// The chance that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A random board.
    Board,
    /// The start player, one of so many.
    Start {
        /// How many play.
        players: usize,
    },
    /// Two dice.
    Dice,
}

impl Genesis {
    /// The chance that is due.
    #[inline]
    pub(super) fn due(&self) -> Option<Due> {
        match self.phase {
            Phase::Board => Some(Due::Board),
            Phase::Start => Some(Due::Start {
                players: self.players(),
            }),
            Phase::Roll(_) => Some(Due::Dice),
            Phase::First(..) | Phase::Second(..) | Phase::Over => None,
        }
    }
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(crate::Due::kind(self))
    }
}

impl crate::Due for Due {
    type Outcome = Chance;
    type Illegal = Illegal;

    fn kind(&self) -> &'static str {
        match self {
            Due::Board => "board",
            Due::Start { .. } => "start",
            Due::Dice => "dice",
        }
    }

    fn check(&self, outcome: Chance) -> Result<(), Illegal> {
        let refusal = match (*self, outcome) {
            (Due::Board, Chance::Board(board)) if !board.is_random() => Illegal::BoardNotRandom,
            (Due::Start { players }, Chance::Start(seat)) if seat.index() >= players => {
                Illegal::NoSuchSeat { players }
            }
            (Due::Board, Chance::Board(_))
            | (Due::Start { .. }, Chance::Start(_))
            | (Due::Dice, Chance::Dice(_)) => return Ok(()),
            (due, _) => Illegal::OtherChanceDue { due },
        };
        Err(refusal)
    }

    #[inline]
    fn sample(&self, random: &mut impl Rng) -> Chance {
        match *self {
            Due::Board => Chance::Board(Board::sample(random)),
            Due::Start { players } => Chance::Start(Seat::at(below(players, random))),
            Due::Dice => Chance::Dice(ROLLS[below(ROLLS.len(), random)]),
        }
    }

    fn probability(&self, outcome: Chance) -> Option<Probability> {
        if self.check(outcome).is_err() {
            return Some(Probability::ZERO);
        }
        match (*self, outcome) {
            (Due::Start { players }, _) => Some(Probability {
                ways: 1,
                of: players as u128,
            }),
            (Due::Dice, Chance::Dice([one, two])) => Some(Probability {
                ways: one.ways() * two.ways(),
                of: 36,
            }),
            // Nobody has counted the boards that G-1.5 allows.
            _ => None,
        }
    }

    fn outcomes(&self) -> Option<Vec<Chance>> {
        match *self {
            Due::Board => None,
            Due::Start { players } => Some(Seat::all(players).map(Chance::Start).collect()),
            Due::Dice => {
                // The second wild face shows nothing new.
                let faces = &Face::DIE[..5];
                let pairs = faces
                    .iter()
                    .flat_map(|&one| faces.iter().map(move |&two| [one, two]));
                Some(pairs.map(Chance::Dice).collect())
            }
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Terrain(terrain) => terrain.fmt(f),
            Face::Wild => f.write_str("wild"),
        }
    }
}

impl FromStr for Face {
    type Err = Unreadable;

    fn from_str(word: &str) -> Result<Face, Unreadable> {
        match word {
            "wild" => Ok(Face::Wild),
            _ => word
                .parse()
                .map(Face::Terrain)
                .map_err(|_| Face::WANTED.not(word)),
        }
    }
}

impl Chance {
    const WANTED: Wanted = Wanted {
        kind: "outcome",
        forms: &["board ROW/ROW/…", "start SEAT", "dice FACE FACE"],
    };
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Board(board) => write!(f, "board {board}"),
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Dice([one, two]) => write!(f, "dice {one} {two}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = Words::of(text);
        let outcome = match words.word(Chance::WANTED)? {
            "board" => Chance::Board(words.value(Board::WANTED)?),
            "start" => Chance::Start(words.value(Seat::WANTED)?),
            "dice" => Chance::Dice([words.value(Face::WANTED)?, words.value(Face::WANTED)?]),
            other => return Err(Chance::WANTED.not(other)),
        };
        words.end()?;
        Ok(outcome)
    }
}
