//! The rules of Urzeit's games, and nothing else.
//!
//! A game is a value that says whose turn it is ([`Game::turn`]), what may be done
//! ([`Game::choices`], [`Game::check`]) and which chance is due ([`Game::due`]); it changes
//! by [`Game::act`] and [`Game::settle`] only. It never draws, reads, writes or looks at a
//! clock: whoever hosts it supplies the outcomes of chance. A game's past is its [`Record`].
//!
//! Each game has a folder with the same file names; rules are named by their numbers in
//! `docs/rules`.

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
pub use refusal::{Broken, Reason, Refusal};
pub use seat::{Seat, Seats};
pub use setup::{OptionSpec, Preset, Setup, SetupError};
pub use standings::{Outcome, Standings};
pub use ursuppe::Ursuppe;
pub use view::{Told, View, Viewer};

/// The version of the rules of all games together. It rises with the version of any of them,
/// [`Game::RULES`]: whenever replaying a stored game could give another position than before.
pub const VERSION: u32 = Genesis::RULES + Lords::RULES + Ursuppe::RULES - 2;
