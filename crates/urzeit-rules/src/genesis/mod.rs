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

use rand::Rng;

use crate::{Broken, Entry, Game, OptionSpec, Seat, Standings, Turn, View, Viewer, view::Nothing};

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

    fn new(setup: &Setup) -> Genesis {
        Genesis::set_up(setup)
    }

    fn fits(&self, setup: &Setup) -> bool {
        self.comes_from(setup)
    }

    #[inline]
    fn players(&self) -> usize {
        self.seated()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase() {
            Phase::Board | Phase::Start | Phase::Roll(_) => Turn::Chance,
            Phase::First(seat, _) | Phase::Second(seat, _) => Turn::Player(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn in_turn(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Roll(seat) | Phase::First(seat, _) | Phase::Second(seat, _) => Some(seat),
            Phase::Board | Phase::Start | Phase::Over => None,
        }
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
        match action {
            Action::Place(terrain, space) => self.place(seat, terrain, space),
            Action::End => self.end_turn(seat),
        }
    }

    fn forced(&self) -> Option<(Seat, Action)> {
        self.forced_end()
    }

    #[inline]
    fn due(&self) -> Option<Due> {
        Due::in_phase(self.phase(), self.players())
    }

    fn check_chance(&self, outcome: Chance) -> Result<(), Illegal> {
        self.allows_chance(outcome)
    }

    #[inline]
    fn settle(&mut self, outcome: Chance) {
        debug_assert_eq!(self.allows_chance(outcome), Ok(()));
        self.take(outcome);
    }

    fn blanked(&self, viewer: Viewer) -> Genesis {
        self.seen_by(viewer)
    }

    fn has_blanks(&self) -> bool {
        false
    }

    fn veil(&self, _entry: Entry<Genesis>, _viewer: Viewer) -> Option<Nothing> {
        None
    }

    fn imagine(view: &View<Genesis>, _random: &mut impl Rng) -> Genesis {
        *view.position()
    }

    fn result(&self) -> Option<Standings> {
        self.standings()
    }

    fn validate(&self) -> Result<(), Broken> {
        self.keeps_the_rules()
    }
}
