//! Every sentence on the page, in the language that is chosen. A browser loads the texts of that one only.

use std::{sync::Arc, time::Duration};

use gloo_timers::future::sleep;
use leptos::{prelude::*, task::spawn_local};
use urzeit_table::messages::Why;
use urzeit_texts::Text;
pub(crate) use urzeit_texts::{Language, Named};

use crate::{
    app::{keep, kept},
    http::get_text,
    place::beside,
};

/// Where the browser keeps which language somebody has chosen.
const CHOSEN: &str = "urzeit.language";

/// How long to wait before the first texts are asked for again.
const RETRY: Duration = Duration::from_secs(2);

/// The sentences of the language that is chosen; what shows them changes with it.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    text: RwSignal<Arc<Text>>,
    /// The language that is chosen: another one than that of the page while its texts are on their way.
    chosen: RwSignal<Language>,
    /// The language that was chosen last and could not be had.
    missing: RwSignal<Option<Language>>,
}

impl Words {
    pub(crate) fn new(text: Text) -> Words {
        Words {
            chosen: RwSignal::new(text.language()),
            text: RwSignal::new(Arc::new(text)),
            missing: RwSignal::new(None),
        }
    }

    /// The language of the page.
    pub(crate) fn language(self) -> Language {
        self.text.with(|text| text.language())
    }

    /// The language that is chosen: the page speaks it now or in a moment.
    pub(crate) fn chosen(self) -> Language {
        self.chosen.get()
    }

    /// The language that was chosen last, if its texts could not be had.
    pub(crate) fn missing(self) -> Option<Language> {
        self.missing.get()
    }

    /// Changes the language as soon as its texts are there.
    pub(crate) fn choose(self, language: Language) {
        self.chosen.set(language);
        spawn_local(async move {
            let text = load(language).await;
            // Somebody may have chosen again meanwhile.
            if self.chosen.get_untracked() != language {
                return;
            }
            self.missing.set(text.is_err().then_some(language));
            match text {
                Ok(text) => {
                    keep(CHOSEN, language.code());
                    self.text.set(Arc::new(text));
                }
                Err(_) => self.chosen.set(untrack(|| self.language())),
            }
        });
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

/// The sentences in the language that was chosen here, else in the one that the browser wishes for. Without them
/// there is nothing to show, so they are asked for until they come.
pub(crate) async fn first() -> Text {
    let wishes = || {
        let navigator = web_sys::window()?.navigator();
        Some(String::from(navigator.languages().join(",")))
    };
    let language = Language::of(&kept(CHOSEN).or_else(wishes).unwrap_or_default());
    loop {
        match load(language).await {
            Ok(text) => return text,
            Err(_) => sleep(RETRY).await,
        }
    }
}

async fn load(language: Language) -> Result<Text, Why> {
    let texts = get_text(beside(&format!("texts/{}.ftl", language.code()))).await?;
    Ok(Text::of(language, &[&texts]))
}
