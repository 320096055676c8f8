//! Every sentence on the page, in the language that is chosen. Those of pages that come later come with them.

use std::sync::{Arc, LazyLock};

use leptos::prelude::*;
use urzeit_table::messages::Why;
pub(crate) use urzeit_texts::{Language, Named};
use urzeit_texts::{PAGE, Part, Text};

/// What can be said besides: by the parts of the page that are loaded. Whoever loads one may have no page yet.
static LEARNT: LazyLock<ArcRwSignal<Vec<Part>>> = LazyLock::new(ArcRwSignal::default);

/// Lets the page say what a part says that was not there before.
pub(crate) fn say_also(part: Part) {
    if !LEARNT.read_untracked().contains(&part) {
        LEARNT.update(|learnt| learnt.push(part));
    }
}

/// The sentences of the language that is chosen; what shows them changes with it.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    pub(crate) language: RwSignal<Language>,
    text: Memo<Arc<Text>>,
}

impl Words {
    pub(crate) fn new(language: RwSignal<Language>) -> Words {
        let said = Memo::new(move |_| (language.get(), LEARNT.get()));
        let text = Memo::new_with_compare(
            move |_| {
                let (language, learnt) = said.get();
                let first = Text::new(language, PAGE);
                Arc::new(learnt.into_iter().fold(first, Text::with))
            },
            // It is made again when something else can be said.
            |_, _| true,
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
