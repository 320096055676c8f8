//! Genesis.
//!
//! | where | what |
//! |---|---|
//! | [`land`] | where things lie: spaces, the river, the borders of areas |
//! | `glyphs` | terrains, species, blocked spaces and dice |
//! | `board` | the board, with what joins tiles and what is marked |
//! | `picture`, `examples` | a little picture of the game; pictures for those who read the rules |

mod board;
mod examples;
mod glyphs;
pub mod land;
mod picture;

use urzeit_rules::genesis::{Species, Terrain};

pub use board::{
    bare, board, bonds, columns, content, first_of, marked, names, pieces, place, river,
};
pub use examples::example;
pub use glyphs::{Block, blocked, definitions, die, figure, ground, sign, tile};
pub use picture::picture;

use crate::Look;

/// What a picture of Genesis needs besides its shapes.
pub const LOOK: Look = Look {
    definitions,
    css: include_str!("../../css/genesis.css"),
};

/// Something that a label names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    /// A species.
    Species(Species),
    /// A terrain.
    Terrain(Terrain),
}

/// What things are called in the reader's language.
pub type Names<'a> = &'a dyn Fn(Name) -> String;
