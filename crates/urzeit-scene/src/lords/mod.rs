//! Lords of Creation.
//!
//! | where | what |
//! |---|---|
//! | `board` | the hexes with their terrains and people; ways over them |
//! | `glyphs` | terrains, people and cards |
//! | `picture`, `examples` | a little picture of the game; pictures for those who read the rules |

mod board;
mod examples;
mod glyphs;
mod ground;
mod picture;

use urzeit_rules::lords::{Terrain, setup::Colour};

pub use board::{FRAME, board, centre, chance, hex_name, people_on, pieces, row_name, way};
pub use examples::example;
pub use glyphs::{
    bare, card_back, card_face, definitions, land, no_card, outline, people, side_word, sign,
};
pub use ground::ground;
pub use picture::picture;

use crate::Look;

/// What a picture of Lords of Creation needs besides its shapes.
pub const LOOK: Look = Look {
    definitions,
    css: include_str!("../../css/lords.css"),
};

/// Something that a label names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    /// A terrain.
    Terrain(Terrain),
    /// The colour of a player.
    Colour(Colour),
}

/// What things are called in the reader's language.
pub type Names<'a> = &'a dyn Fn(Name) -> String;
