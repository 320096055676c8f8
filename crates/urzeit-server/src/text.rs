//! The sentences that the server itself says, in the reader's language.

use std::sync::LazyLock;

use urzeit_texts::{Language, SERVER, Text};

static TEXTS: LazyLock<Vec<Text>> = LazyLock::new(|| {
    Language::all()
        .map(|each| Text::new(each, SERVER))
        .collect()
});

/// What is said in a language.
pub(crate) fn text(language: Language) -> &'static Text {
    let mut texts = TEXTS.iter();
    let text = texts.find(|text| text.language() == language);
    text.expect("every language has its texts")
}
