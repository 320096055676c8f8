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
pub mod text;
pub mod view;
mod waiting;

use std::ops::RangeInclusive;

use rand::Rng;

use crate::{
    Broken, Choices as _, Entry, Game, OptionSpec, Preset, Seat, Standings, Turn, View, Viewer,
    view::Nothing,
};

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

    fn new(setup: &Setup) -> Ursuppe {
        Ursuppe::set_up(setup)
    }

    fn fits(&self, setup: &Setup) -> bool {
        self.comes_from(setup)
    }

    fn players(&self) -> usize {
        self.seat_count()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.decider().and_then(|colour| self.seat_of(colour)) {
            Some(seat) => Turn::Player(seat),
            None if self.phase() == Phase::Over => Turn::Over,
            None => Turn::Chance,
        }
    }

    /// An attack belongs to the attacker's turn, whoever is asked; so does a way to whoever
    /// goes it.
    fn in_turn(&self) -> Option<Seat> {
        let phase = self.phase();
        let attacker = phase.attack().map(|attack| attack.attacker.colour);
        let mover = || phase.journey().map(|journey| journey.amoeba.colour);
        let acting = attacker.or_else(mover).or_else(|| self.decider())?;
        self.seat_of(acting)
    }

    #[inline]
    fn choices(&self, seat: Seat) -> Choices<'_> {
        self.legal(seat)
    }

    #[inline]
    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.allows(seat, action)
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action) {
        debug_assert_eq!(self.allows(seat, action), Ok(()));
        self.apply(action);
    }

    /// H5: whatever has exactly one option.
    fn forced(&self) -> Option<(Seat, Action)> {
        let Turn::Player(seat) = self.turn() else {
            return None;
        };
        let choices = self.legal(seat);
        match choices.len() {
            1 => choices.nth(0).map(|action| (seat, action)),
            _ => None,
        }
    }

    #[inline]
    fn due(&self) -> Option<Due> {
        self.chance_due()
    }

    fn check_chance(&self, outcome: Chance) -> Result<(), Illegal> {
        self.allows_chance(outcome)
    }

    #[inline]
    fn settle(&mut self, outcome: Chance) {
        debug_assert_eq!(self.allows_chance(outcome), Ok(()));
        self.take(outcome);
    }

    fn blanked(&self, viewer: Viewer) -> Ursuppe {
        self.seen_by(viewer)
    }

    fn has_blanks(&self) -> bool {
        false
    }

    fn veil(&self, _entry: Entry<Ursuppe>, _viewer: Viewer) -> Option<Nothing> {
        None
    }

    fn imagine(view: &View<Ursuppe>, _random: &mut impl Rng) -> Ursuppe {
        view.position().clone()
    }

    fn result(&self) -> Option<Standings> {
        self.standings()
    }

    fn validate(&self) -> Result<(), Broken> {
        self.keeps_the_rules()
    }
}
