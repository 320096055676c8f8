//! Every sentence that people read, in every language.
//!
//! A language is a folder in `locales`; [`Language`] knows all of them. The part of the program
//! that speaks makes a [`Text`] of a language and says by their keys what stands there, or turns
//! what the rules and tables refuse into sentences.
//!
//! ```
//! use urzeit_texts::{COMMAND, Language, Text};
//!
//! let text = Text::new(Language::of("de_AT.UTF-8"), COMMAND);
//! assert_eq!(text.say("genesis-title"), "Genesis");
//! assert_eq!(text.all_of(&["a", "b", "c"]), "a, b und c");
//! ```
//!
//! | file | subject |
//! |---|---|
//! | `language.rs` | [`Language`]: all of them, and the one closest to a wish; [`Part`]: the files of a folder |
//! | `text.rs` | [`Text`]: the one way to Fluent; lists and numbers as a language writes them |
//! | `refusals.rs` | why something is refused, what is wrong with a record, in sentences |
//! | `genesis.rs`, `lords.rs`, `ursuppe.rs` | what page and command both say of a game: what chance decided, what it waits for |
//! | `ended.rs` | what a game came to |
//! | `pace.rs` | how much time people have |
//! | `reason.rs` | why an action is good or bad |
//! | `typed.rs` | what people type, compared with texts: small letters, no accents |
//! | `verified.rs` | what the check of a game's chance gave |

mod ended;
mod genesis;
mod language;
mod lords;
mod pace;
mod reason;
mod refusals;
mod text;
mod typed;
mod ursuppe;
mod verified;

pub use fluent_bundle::FluentValue;
pub use language::{COMMAND, Language, PAGE, Part, SERVER};
pub use refusals::{harmless, quoted};
pub use text::{Named, Text, number, signed};
pub use typed::{fold, folded, is_begun, is_typed};
pub use ursuppe::{destination, die_says};
