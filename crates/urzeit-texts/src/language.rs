//! The languages: the folders in `locales`, as `build.rs` has found them.

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// What a part of the program says: the Fluent files of each language.
///
/// The parts are constants, so that a program holds only those that it names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part(&'static [&'static [&'static str]]);

impl Part {
    /// The texts of this part in a language.
    #[must_use]
    pub fn files(self, language: Language) -> &'static [&'static str] {
        self.0[language.0]
    }
}

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language(usize);

impl Language {
    /// The code of the language for everybody who wishes for none of ours.
    const USUAL: &str = "en";

    /// All of them, by their codes.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..LANGUAGES.len()).map(Language)
    }

    /// As browsers, systems and HTML write it: `de`.
    #[must_use]
    pub fn code(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    /// As it calls itself: `Deutsch`.
    #[must_use]
    pub fn name(self) -> &'static str {
        LANGUAGES[self.0].1
    }

    /// The language with exactly this code.
    #[must_use]
    pub fn with_code(code: &str) -> Option<Language> {
        Language::all().find(|language| language.code() == code)
    }

    /// The language that comes closest to what a browser or a system wishes for: `de-AT`,
    /// `de_DE.UTF-8`, or several with the best first, as in `fr, de;q=0.8`.
    #[must_use]
    pub fn of(wish: &str) -> Language {
        let wished = wish.split(',').find_map(Language::closest);
        let usual = || Language::with_code(Language::USUAL);
        wished.or_else(usual).unwrap_or(Language(0))
    }

    /// `zh-TW` is for someone who wishes for `zh-TW`, otherwise `zh` is, otherwise any `zh-…`.
    fn closest(wish: &str) -> Option<Language> {
        let wish = wish.split([';', '.', '@']).next()?.trim();
        let wish = wish.replace('_', "-").to_ascii_lowercase();
        let language = wish.split('-').next()?;
        let fits = |code: &str| {
            let code = code.to_ascii_lowercase();
            let begins = |long: &str, short: &str| {
                let rest = long.strip_prefix(short);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            };
            if begins(&wish, &code) {
                Some(code.len())
            } else {
                begins(&code, language).then_some(0)
            }
        };
        let fitting = Language::all().filter_map(|each| Some((fits(each.code())?, each)));
        fitting
            .max_by_key(|(length, _)| *length)
            .map(|(_, language)| language)
    }
}
