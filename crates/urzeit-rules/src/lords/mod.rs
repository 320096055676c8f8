//! Lords of Creation: lay out a world, people it, and be worshipped most.
//!
//! | where | what |
//! |---|---|
//! | [`board`] | hexes, sets of hexes, neighbours and sea links (L-1.2, L-7.5) |
//! | [`cards`] | terrains, cards, what players hold |
//! | [`contents`] | how many markers and cards the box has (L-1.3) |
//! | [`setup`] | colours and options (L-1.1, L-12) |
//! | [`position`] | what a position holds (L-1.4) |
//! | [`text`], [`read`], [`read_board`] | its one-line text, written and read |
//! | [`invariants`] | what must hold in every position (L-1.4) |
//! | [`action`] | what players do, and its notation |
//! | [`chance`] | what chance decides: cards, markers, orders and dice (L-10.1) |
//! | [`outcome`] | what comes out, and its notation |
//! | [`legal`] | what may be done (L-3 to L-7) |
//! | [`illegal`] | why something may not be done |
//! | [`choices`] | the legal actions, described |
//! | [`apply`] | what an entry changes, and when the game ends (L-3 to L-7, L-9.1) |
//! | [`fight`] | what an attack does (L-7.2) |
//! | [`odds`] | the exact chances of attacks (L-7.2), in [`natural`] numbers |
//! | [`march`] | a longer way as its single steps (L-7.1) |
//! | [`score`] | worship points and winners (L-9) |
//! | [`view`] | who may see what (L-10) |
//! | [`standing`] | standing orders: the next card in advance |
//! | [`heard`] | what a view becomes when its viewer is told of one more entry |

pub mod action;
pub mod apply;
pub mod board;
pub mod cards;
pub mod chance;
pub mod choices;
pub mod contents;
pub mod fight;
pub mod heard;
pub mod illegal;
pub mod invariants;
pub mod legal;
pub mod march;
pub mod natural;
pub mod odds;
pub mod outcome;
pub mod position;
pub mod read;
pub mod read_board;
pub mod score;
pub mod setup;
pub mod standing;
pub mod text;
pub mod view;

use std::ops::RangeInclusive;

use crate::{EntryView, Game, OptionSpec, game::own_methods};

pub use action::Action;
pub use board::{Hex, Hexes};
pub use cards::{Card, Hand, Held, Kept, Secret, Terrain};
pub use chance::{Due, Kind};
pub use choices::Choices;
pub use contents::{DeckCards, Markers};
pub use fight::{Ground, Losses, Roll};
pub use illegal::{Asked, Deed, Illegal};
pub use march::March;
pub use natural::Natural;
pub use odds::{AttackOdds, Costs, Fraction, SiegeOdds};
pub use outcome::{Chance, Die, Order};
pub use position::{Lords, Phase, Side, SoFar, Stack};
pub use score::Score;
pub use setup::{Colour, Options, Setup};
pub use view::Veiled;

impl Game for Lords {
    const NAME: &'static str = "lords";
    const RULES: u32 = 1;
    const PLAYERS: RangeInclusive<usize> = setup::PLAYERS;
    const WHO: &'static [&'static str] = Colour::WORDS;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Veiled = Veiled;
    type Illegal = Illegal;
    type Choices<'a> = Choices<'a>;
    type Due = Due;
    type Order = standing::Order;

    own_methods!();

    fn hear(&self, told: &EntryView<Lords>) -> Option<Lords> {
        self.hear(told)
    }
}
