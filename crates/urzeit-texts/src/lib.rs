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

mod ended;
mod language;
mod refusals;
mod text;
mod verified;

pub use fluent_bundle::FluentValue;
pub use language::{
    COMMAND, Language, PAGE, PAGE_AROUND, PAGE_GUIDE, PAGE_LORDS, PAGE_ONLINE, PAGE_TRY_OUT,
    PAGE_URSUPPE, Part, SERVER,
};
pub use refusals::{harmless, quoted};
pub use text::{Named, Text};
