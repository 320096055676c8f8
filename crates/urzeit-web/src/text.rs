//! Every sentence a person reads, in German and English, from the Fluent files in `locales`.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use leptos::prelude::*;
use unic_langid::LanguageIdentifier;
use urzeit_table::messages::Why;

/// The languages of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    English,
    German,
}

/// The files of a language that the page needs.
macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/page.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/page-genesis.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/page-editor.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/page-lords.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/page-ursuppe.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/page-online.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/page-around.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/page-guide.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/page-real.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/page-aids.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/server.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/verify.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/options.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/records.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/genesis.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/lords.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/ursuppe.ftl"
            )),
        ]
    };
}

impl Language {
    pub(crate) const ALL: [Language; 2] = [Language::English, Language::German];

    /// As browsers and HTML write it.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// As it calls itself.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// Ours that comes closest to what the browser asks for.
    pub(crate) fn of(code: &str) -> Language {
        if code.starts_with("de") {
            Language::German
        } else {
            Language::English
        }
    }

    fn bundle(self) -> FluentBundle<FluentResource> {
        let files = match self {
            Language::English => files!("en"),
            Language::German => files!("de"),
        };
        let code: LanguageIdentifier = self.code().parse().expect("our languages are valid");
        let mut bundle = FluentBundle::new(vec![code]);
        bundle.set_use_isolating(false);
        for file in files {
            let file = FluentResource::try_new(file.to_owned());
            let file = file.unwrap_or_else(|(file, _)| file);
            // What stands in two files is the same in both.
            let _ = bundle.add_resource(file);
        }
        bundle
    }
}

/// The sentences of the language that is chosen; what shows them changes with it.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    pub(crate) language: RwSignal<Language>,
    bundle: Memo<Bundle>,
}

/// A language's sentences. They never change, so one language's are always equal.
#[derive(Clone)]
struct Bundle(
    Language,
    send_wrapper::SendWrapper<std::rc::Rc<FluentBundle<FluentResource>>>,
);

impl PartialEq for Bundle {
    fn eq(&self, other: &Bundle) -> bool {
        self.0 == other.0
    }
}

/// What a sentence names.
pub(crate) type Named<'a> = (&'a str, FluentValue<'a>);

impl Words {
    pub(crate) fn new(language: RwSignal<Language>) -> Words {
        let bundle = Memo::new(move |_| {
            let language = language.get();
            let bundle = std::rc::Rc::new(language.bundle());
            Bundle(language, send_wrapper::SendWrapper::new(bundle))
        });
        Words { language, bundle }
    }

    /// A sentence.
    pub(crate) fn say(self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// A sentence with something put in.
    pub(crate) fn say_with(self, key: &str, named: &[Named<'_>]) -> String {
        let Bundle(_, bundle) = self.bundle.get();
        let message = bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = message else {
            // Shown rather than nothing; a test looks for it on every page.
            return format!("⟨{key}⟩");
        };
        let arguments: FluentArgs<'_> = named.iter().cloned().collect();
        let sentence = bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new());
        sentence.into_owned()
    }
}

impl Words {
    /// The name of what a sentence is about: its attribute `name`.
    pub(crate) fn name_of(self, key: &str) -> String {
        let Bundle(_, bundle) = self.bundle.get();
        let message = bundle.get_message(key);
        let name = message.and_then(|message| message.get_attribute("name"));
        let Some(name) = name else {
            return format!("⟨{key}.name⟩");
        };
        let name = bundle.format_pattern(name.value(), None, &mut Vec::new());
        name.into_owned()
    }

    /// Why something is refused, as a sentence.
    pub(crate) fn why(self, why: &Why) -> String {
        let named = why.words.iter().map(|(name, word)| match &**name {
            // What was expected has a name of its own in each language.
            "kind" => ("wanted", self.say(&format!("word-{word}")).into()),
            name => (name, number_or_word(word)),
        });
        let rule = why.rule.iter().map(|rule| ("rule", rule.clone().into()));
        let named = named.chain(rule);
        let key = match &*why.error {
            "unreadable-unknown" => "page-unreadable-unknown",
            "unreadable-missing" => "page-unreadable-missing",
            key => key,
        };
        self.say_with(key, &named.collect::<Vec<_>>())
    }
}

/// A sentence counts with numbers: “one day”, “two days”.
fn number_or_word(word: &str) -> FluentValue<'static> {
    match word.parse::<u32>() {
        Ok(number) if number.to_string() == word => number.into(),
        _ => word.to_owned().into(),
    }
}

/// The sentences of the page.
pub(crate) fn words() -> Words {
    expect_context()
}
