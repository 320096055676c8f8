//! Every sentence on the page, in the language that is chosen.

use std::sync::Arc;

use leptos::prelude::*;
use urzeit_table::messages::Why;
pub(crate) use urzeit_texts::{Language, Named};
use urzeit_texts::{PAGE, Text};

/// The sentences of the language that is chosen; what shows them changes with it.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    pub(crate) language: RwSignal<Language>,
    text: Memo<Arc<Text>>,
}

impl Words {
    pub(crate) fn new(language: RwSignal<Language>) -> Words {
        let text = Memo::new_with_compare(
            move |_| Arc::new(Text::new(language.get(), PAGE)),
            // A language's sentences never change.
            |old, new| old.map(|text| text.language()) != new.map(|text| text.language()),
        );
        Words { language, text }
    }

    /// All that can be said.
    pub(crate) fn text(self) -> Arc<Text> {
        self.text.get()
    }

    /// A sentence.
    pub(crate) fn say(self, key: &str) -> String {
        self.text().say(key)
    }

    /// A sentence with something put in.
    pub(crate) fn say_with(self, key: &str, named: &[Named<'_>]) -> String {
        self.text().say_with(key, named)
    }

    /// The name of what a sentence is about.
    pub(crate) fn name_of(self, key: &str) -> String {
        self.text().name_of(key)
    }

    /// Why something is refused, as a sentence.
    pub(crate) fn why(self, why: &Why) -> String {
        self.text().why(why)
    }

    /// What something of a game is called.
    pub(crate) fn called(self, game: &str, kind: &str, word: &str) -> String {
        self.text().called(game, kind, word)
    }

    /// `one, two and three`.
    pub(crate) fn list(self, names: &[impl AsRef<str>]) -> String {
        self.text().all_of(names)
    }
}

/// The sentences of the page.
pub(crate) fn words() -> Words {
    expect_context()
}
