//! Ursuppe: tribes of amoebas drift, eat what the others leave, mutate, divide and die.
//!
//! | where | what |
//! |---|---|
//! | [`soup`] | spaces and directions (U-3) |
//! | [`amoeba`], [`cubes`], [`genes`], [`environment`] | what lies on the table (U-2) |
//! | [`setup`] | colours, options, modes (U-6.1, U-17 to U-19) |
//! | [`phase`] | what the game waits for (U-7.2) |
//! | [`position`] | what a position holds |
//! | [`text`] | its one-line text |
//! | [`invariants`], `waiting` | what is true of every position (U-5.7) |
//! | [`action`] | what players do, and its notation |
//! | [`chance`] | cards, order, dice, fights |
//! | [`legal`], [`illegal`] | what may be done, and why not |
//! | [`choices`] | the legal actions, described |
//! | [`apply`] | which rule an entry sets going |
//! | [`round`] | setup, and whose turn comes when (U-6 to U-8.1) |
//! | [`movement`], [`feeding`], [`attack`] | phase 1, amoeba by amoeba (U-8) |
//! | [`defects`], [`purchases`], [`division`], [`deaths`] | phases 2 to 5 (U-9 to U-12) |
//! | [`pair`], [`dummy`] | what is different with two players (U-18.2, U-18.3) |
//! | [`ladder`] | markers and orders (U-4) |
//! | [`score`] | phase 6 and the end (U-13, U-14) |
//! | [`standing`] | standing orders |
//! | [`view`] | who may see what: everybody everything |

pub mod action;
pub mod amoeba;
pub mod apply;
pub mod attack;
pub mod chance;
pub mod choices;
pub mod cubes;
pub mod deaths;
pub mod defects;
pub mod division;
pub mod dummy;
pub mod environment;
pub mod feeding;
pub mod genes;
pub mod illegal;
pub mod invariants;
pub mod ladder;
pub mod legal;
pub mod movement;
pub mod pair;
pub mod phase;
mod phase_text;
pub mod position;
pub mod purchases;
pub mod round;
pub mod score;
mod sets;
pub mod setup;
pub mod soup;
pub mod standing;
pub mod text;
pub mod view;
mod waiting;

use std::ops::RangeInclusive;

use crate::{Game, OptionSpec, Preset, game::own_methods, view::Nothing};

pub use action::{Action, Who};
pub use amoeba::{Amoeba, Amoebas, Colour, Colours, Numbers};
pub use chance::{Chance, Due};
pub use choices::Choices;
pub use cubes::{Cubes, Handfuls};
pub use environment::{Card, Deck};
pub use feeding::Diets;
pub use genes::{Gene, Genes};
pub use ladder::Order;
pub use legal::{Decision, Illegal};
pub use phase::{Attack, AttackKind, Attempt, Bout, Departure, Errand, Journey, Leg, Phase, Try};
pub use position::{Life, Player, Ursuppe};
pub use setup::{AmoebaAdvance, FinishCheck, Mode, Options, PRESETS, Scale, Setup};
pub use soup::{Direction, Space, Spaces};

impl Game for Ursuppe {
    const NAME: &'static str = "ursuppe";
    const RULES: u32 = 1;
    const PLAYERS: RangeInclusive<usize> = setup::PLAYERS;
    const WHO: &'static [&'static str] = Colour::WORDS;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const PRESETS: &'static [Preset] = PRESETS;

    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Veiled = Nothing;
    type Illegal = Illegal;
    type Choices<'a> = Choices<'a>;
    type Due = Due;
    type Order = standing::Order;

    own_methods!();
}
