//! Genesis: lay tiles, own the largest herds when the land is full.
//!
//! | where | what |
//! |---|---|
//! | [`spaces`], [`board`] | spaces, sets of spaces, boards (G-1) |
//! | [`terrain`], [`supply`] | terrains, and the tiles a player has left (G-1.6) |
//! | [`setup`] | species and options (G-1, G-2) |
//! | [`position`] | what a position holds, its text, its invariants |
//! | [`action`] | what players do, and its notation |
//! | [`chance`] | board, start player and dice (G-1.5, G-1.7, G-2.3) |
//! | [`legal`] | what may be done, and why not (G-3) |
//! | [`apply`] | what an entry changes, and when the game ends (G-3, G-4) |
//! | [`score`] | areas, herds and points (G-5) |
//! | [`view`] | who may see what: everybody everything |

pub mod action;
pub mod apply;
pub mod board;
pub mod chance;
pub mod legal;
pub mod position;
pub mod score;
pub mod setup;
pub mod spaces;
pub mod supply;
pub mod terrain;
pub mod view;

use std::ops::RangeInclusive;

use crate::{Game, OptionSpec, game::own_methods, view::Nothing};

pub use action::Action;
pub use board::Board;
pub use chance::{Chance, Due, Face};
pub use legal::{Choices, Illegal};
pub use position::{Genesis, Phase};
pub use score::{Area, Herd, Multiplier, Score, Took};
pub use setup::{BoardOption, End, Setup, Species, Ties};
pub use spaces::{Space, Spaces};
pub use supply::Supply;
pub use terrain::Terrain;

impl Game for Genesis {
    const NAME: &'static str = "genesis";
    const RULES: u32 = 1;
    const PLAYERS: RangeInclusive<usize> = setup::PLAYERS;
    const WHO: &'static [&'static str] = Species::WORDS;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Veiled = Nothing;
    type Illegal = Illegal;
    type Choices<'a> = Choices<'a>;
    type Due = Due;
    type Order = Nothing;

    own_methods!();
}
