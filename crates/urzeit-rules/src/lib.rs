#![doc = include_str!("../README.md")]
//!
//! Each game has a module with the same names in it. `G-3.5`, `L-7.2` and `U-8.4` in the
//! documentation are numbers of rules.
//!
//! | where | what |
//! |---|---|
//! | [`game`] | [`Game`]: what every game can do; [`Turn`]; [`Choices`]: legal actions, described rather than listed |
//! | [`chance`] | [`Due`]: the chance that is due; exact [`Probability`] |
//! | [`play`] | [`Entry`]; [`Play`], the one layer that plays forced choices |
//! | [`record`] | [`Record`], its header, reading with errors that name the line |
//! | [`position`] | what the one-line texts of all positions have in common |
//! | [`notation`] | words of the notation, [`Unreadable`] |
//! | [`setup`] | [`Setup`], options and their errors |
//! | [`refusal`] | [`Refusal`]: why not, by the rule's number; [`Reason`]: one of any game; [`Broken`]: a violated invariant |
//! | [`view`] | [`View`]: a position with blanks; [`EntryView`]: an entry with blanks |
//! | [`standing`] | [`StandingOrder`]: what a player wants done when a choice comes |
//! | [`seat`], [`standings`] | seats, sets of seats, who won |
//! | [`genesis`], [`lords`], [`ursuppe`] | a module for each game |

pub mod chance;
pub mod game;
pub mod genesis;
pub mod lords;
pub mod notation;
pub mod play;
pub mod position;
pub mod record;
pub mod refusal;
pub mod seat;
pub mod setup;
pub mod standing;
pub mod standings;
pub mod ursuppe;
pub mod view;

pub use chance::{Due, Probability};
pub use game::{Choices, Game, Turn};
pub use genesis::Genesis;
pub use lords::Lords;
pub use notation::{Notation, Unreadable, Wanted};
pub use play::{Entry, Play};
pub use position::BadPosition;
pub use record::Record;
pub use refusal::{Broken, Reason, Refusal, RefusalKind};
pub use seat::{Seat, Seats};
pub use setup::{OptionSpec, Preset, Setup, SetupError};
pub use standing::{Answer, StandingOrder};
pub use standings::{Outcome, Standings};
pub use ursuppe::Ursuppe;
pub use view::{EntryView, View, Viewer};

/// The version of the rules of all games together. It rises with the version of any of them,
/// [`Game::RULES`]: whenever replaying a stored game could give another position than before.
pub const VERSION: u32 = Genesis::RULES + Lords::RULES + Ursuppe::RULES - 2;
