//! Ursuppe.
//!
//! | where | what |
//! |---|---|
//! | `soup` | the soup: its spaces, the cubes and the amoebas in it |
//! | `corners` | what lies where the soup has no space: round, cards, island, supply |
//! | `ladder` | how far everybody has come |
//! | `glyphs`, `genes` | amoebas, cubes and environment cards; a picture for each gene |
//! | `picture`, `examples` | a little picture of the game; pictures for those who read the rules |

mod corners;
mod examples;
mod genes;
mod glyphs;
mod ladder;
mod picture;
mod soup;

use urzeit_rules::ursuppe::Colour;

pub use corners::{
    arm, cards, island, middle_of_island, needle, ozone, round, sand, supply, turned,
};
pub use examples::example;
pub use genes::gene;
pub use glyphs::{cube, definitions, environment_card, figure, tribe};
pub use ladder::pawn;
pub use picture::picture;
pub use soup::{
    COUNT, ChipSpot, SIZE, Spot, amoeba_key, board, deep_water, food, frame, names, numbers,
    pieces, place, ripples, space_at, spots, water,
};

use crate::Look;

/// What a picture of Ursuppe needs besides its shapes.
pub const LOOK: Look = Look {
    definitions,
    css: include_str!("../../css/ursuppe.css"),
};

/// Something that a label names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    /// Those of a colour.
    Tribe(Colour),
    /// The number of the round.
    Round,
    /// This many environment cards to come.
    Cards(usize),
    /// The ozone layer.
    Ozone,
    /// The cubes off the board.
    Supply,
}

/// What things are called in the reader's language.
pub type Names<'a> = &'a dyn Fn(Name) -> String;
