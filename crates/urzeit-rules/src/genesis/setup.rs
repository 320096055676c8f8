//! What the players agree on: species and options (G-1, G-2).

use std::ops::RangeInclusive;

use super::{board::Board, spaces::Spaces};
use crate::{
    OptionSpec, Seat, SetupError,
    notation::{number, words},
    setup::{Given, are_listed, first_of, read_who},
};

/// Two, three or four play (G-2.1).
pub const PLAYERS: RangeInclusive<usize> = 2..=4;

/// The start player is left to chance (G-2.3).
const DRAWN: &str = "drawn";

/// The variants, in the order of the rules.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "board",
        values: &["pangaea", "random", "ROW/ROW/…"],
        rule: "G-1.5",
    },
    OptionSpec {
        key: "tiles_per_terrain",
        values: &["13", "16"],
        rule: "G-1.6",
    },
    OptionSpec {
        key: "start",
        values: &[DRAWN, "1", "2", "3", "4"],
        rule: "G-2.3",
    },
    OptionSpec {
        key: "end",
        values: End::WORDS,
        rule: "G-4.2",
    },
    OptionSpec {
        key: "ties",
        values: Ties::WORDS,
        rule: "G-5.10",
    },
];

words! {
    /// What a player is; never a colour.
    pub enum Species: "species" {
        /// Reptil.
        Reptile = "reptile",
        /// Dinosaurier.
        Dinosaur = "dinosaur",
        /// Säugetier.
        Mammal = "mammal",
        /// Mensch.
        Human = "human",
    }
}

words! {
    /// When the game ends (G-4.2).
    pub enum End: "end" {
        /// With the tile that fills the land.
        Immediate = "immediate",
        /// With the turn in which the land is filled.
        FinishTurn = "finish_turn",
    }
}

words! {
    /// What shares a place that several herds tie for (G-5.10).
    pub enum Ties: "ties" {
        /// The herds.
        Herds = "herds",
        /// The players who own them.
        Players = "players",
        /// The players; those of the largest herds share first place alone if there are smaller
        /// herds.
        OwnPlace = "own_place",
    }
}

/// Which board is used (G-1.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardOption {
    /// Our default board.
    Pangaea,
    /// One that chance makes.
    Random,
    /// One of the players' own.
    Custom(Board),
}

/// Species of the seats and options, as the rules allow them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(super) species: Vec<Species>,
    pub(super) board: BoardOption,
    pub(super) tiles_per_terrain: u8,
    /// The start player, if the players have named one (G-2.3).
    pub(super) start: Option<Seat>,
    pub(super) end: End,
    pub(super) ties: Ties,
}

/// The spaces that this many players use (G-2.2).
#[must_use]
pub const fn in_play(players: usize) -> Spaces {
    if players == 2 {
        Spaces::LEFT
    } else {
        Spaces::ALL
    }
}

impl crate::Setup for Setup {
    fn read(who: &[&str], options: &[(&str, &str)]) -> Result<Setup, SetupError> {
        let species = read_who(who, Species::WORDS, PLAYERS, "G-2.1")?;
        let given = Given::new(OPTIONS, options)?;
        let setup = Setup {
            board: given.read("board", BoardOption::Pangaea, |value| match value {
                "pangaea" => Some(BoardOption::Pangaea),
                "random" => Some(BoardOption::Random),
                rows => rows.parse().ok().map(BoardOption::Custom),
            })?,
            tiles_per_terrain: given.read("tiles_per_terrain", 13, |value| {
                number(value).filter(|tiles| [13, 16].contains(tiles))
            })?,
            start: given.read("start", None, |value| match value {
                DRAWN => Some(None),
                seat => seat.parse().ok().filter(could_sit).map(Some),
            })?,
            end: given.read("end", End::Immediate, |value| value.parse().ok())?,
            ties: given.read("ties", Ties::Herds, |value| value.parse().ok())?,
            species,
        };
        // G-2.3: the start player is one of the players.
        let players = setup.species.len();
        if setup.start.is_some_and(|seat| seat.index() >= players) {
            return Err(SetupError::Refused {
                option: given.spec("start"),
                rule: "G-2.3",
                key: "genesis-start-empty",
            });
        }
        // G-1.5: a custom map needs room for a game.
        if let BoardOption::Custom(board) = setup.board {
            let vacant = in_play(players) & !board.blocked();
            if vacant.middles().is_empty() {
                return Err(SetupError::Refused {
                    option: given.spec("board"),
                    rule: "G-1.5",
                    key: "genesis-board-too-small",
                });
            }
        }
        Ok(setup)
    }

    fn usual_who(players: Option<usize>, options: &[(&str, &str)]) -> Vec<&'static str> {
        // Somebody sits in the seat that is to start.
        let start = options.iter().find(|(key, _)| *key == "start");
        let start = start.and_then(|(_, seat)| seat.parse().ok().filter(could_sit));
        let usual = start.map_or(0, Seat::number).max(*PLAYERS.start());
        first_of(Species::WORDS, players.unwrap_or(usual))
    }

    fn who(&self) -> Vec<&'static str> {
        self.species.iter().map(|species| species.word()).collect()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let mut options = Vec::new();
        match self.board {
            BoardOption::Pangaea => {}
            BoardOption::Random => options.push(("board", "random".to_owned())),
            BoardOption::Custom(board) => options.push(("board", board.to_string())),
        }
        options.extend(rule_options(
            self.tiles_per_terrain,
            self.start,
            self.end,
            self.ties,
        ));
        options
    }

    // G-1.5, G-2.3: a board of one's own, and a start player who was named.
    fn is_even(&self) -> bool {
        are_listed(OPTIONS, &self.options()) && self.start.is_none()
    }
}

/// Is this a seat of a game with as many players as can play?
fn could_sit(seat: &Seat) -> bool {
    seat.number() <= *PLAYERS.end()
}

/// The options other than the board that differ from their default.
pub(super) fn rule_options(
    tiles_per_terrain: u8,
    start: Option<Seat>,
    end: End,
    ties: Ties,
) -> impl Iterator<Item = (&'static str, String)> {
    [
        (tiles_per_terrain != 13).then(|| ("tiles_per_terrain", tiles_per_terrain.to_string())),
        start.map(|seat| ("start", seat.to_string())),
        (end != End::Immediate).then(|| ("end", end.to_string())),
        (ties != Ties::Herds).then(|| ("ties", ties.to_string())),
    ]
    .into_iter()
    .flatten()
}
