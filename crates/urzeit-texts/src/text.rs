//! The one way to the Fluent files.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::{Language, Part};

/// The sentences of a part of the program in one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    computer: Option<Computer>,
}

/// How the names of computer players begin. The word is no proper name: some languages want an article before it as
/// soon as it stands in a sentence.
struct Computer {
    alone: String,
    within: String,
    /// `within`, where it begins a sentence.
    first: String,
}

/// What a sentence names: text, or numbers where the wording depends on them.
pub type Named<'a> = (&'a str, FluentValue<'a>);

impl Text {
    /// What a part of the program says in a language.
    #[must_use]
    pub fn new(language: Language, part: Part) -> Text {
        Text::of(language, part.files(language))
    }

    /// What Fluent files in a language say, for a program that loads them.
    #[must_use]
    pub fn of(language: Language, files: &[&str]) -> Text {
        // Says which number is “one”. A name that is no language's has only “other”.
        let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Terminals and chat services would show the invisible marks around what is put in.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(with_minus(&number.as_string())),
            _ => None,
        }));
        for file in files {
            let file = FluentResource::try_new((*file).to_owned());
            // That all of a file is read and that no key stands twice is tested.
            let _ = bundle.add_resource(file.unwrap_or_else(|(file, _)| file));
        }
        let computer = Computer::of(&bundle);
        Text {
            language,
            bundle,
            computer,
        }
    }

    /// The language of these sentences.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A sentence.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// A sentence with something put in.
    #[must_use]
    pub fn say_with(&self, key: &str, named: &[Named<'_>]) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            // Shown rather than nothing: a server may know errors that an older page does not.
            return format!("⟨{key}⟩");
        };
        let computer = self.computer.as_ref();
        let named = named.iter().cloned().map(|(name, value)| {
            let within = computer.and_then(|computer| computer.within(&value));
            (name, within.unwrap_or(value))
        });
        let arguments: FluentArgs<'_> = named.collect();
        let mut wrong = Vec::new();
        let sentence = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut wrong);
        debug_assert!(wrong.is_empty(), "{key}: {wrong:?}");
        match computer {
            Some(computer) => computer.begin(sentence.into_owned()),
            None => sentence.into_owned(),
        }
    }

    /// The name of what a sentence is about: its attribute `name`.
    #[must_use]
    pub fn name_of(&self, key: &str) -> String {
        let message = self.bundle.get_message(key);
        let name = message.and_then(|message| message.get_attribute("name"));
        let Some(name) = name else {
            return format!("⟨{key}.name⟩");
        };
        let name = self
            .bundle
            .format_pattern(name.value(), None, &mut Vec::new());
        name.into_owned()
    }

    /// What something of a game is called: `genesis-terrain` has the names of its terrains.
    #[must_use]
    pub fn called(&self, game: &str, kind: &str, word: &str) -> String {
        self.say_with(&format!("{game}-{kind}"), &[(kind, word.into())])
    }

    /// `a, b and c`.
    #[must_use]
    pub fn all_of(&self, items: &[impl AsRef<str>]) -> String {
        self.list("list-and", items)
    }

    /// `a, b or c`.
    #[must_use]
    pub fn one_of(&self, items: &[impl AsRef<str>]) -> String {
        self.list("list-or", items)
    }

    fn list(&self, key: &str, items: &[impl AsRef<str>]) -> String {
        let items: Vec<_> = items.iter().map(AsRef::as_ref).collect();
        match items.split_last() {
            None => String::new(),
            Some((only, [])) => (*only).to_owned(),
            Some((last, items)) => self.say_with(
                key,
                &[("items", items.join(", ").into()), ("last", (*last).into())],
            ),
        }
    }

    /// `a; b; c`, where each may have commas of its own.
    #[must_use]
    pub fn apart(&self, items: &[impl AsRef<str>]) -> String {
        let items = items.iter().map(|item| item.as_ref().to_owned());
        let joined = items.reduce(|items, next| {
            self.say_with(
                "list-apart",
                &[("items", items.into()), ("next", next.into())],
            )
        });
        joined.unwrap_or_default()
    }

    /// `what: value`.
    #[must_use]
    pub fn labelled(&self, label: &str, value: &str) -> String {
        self.say_with(
            "labelled",
            &[("label", label.into()), ("value", value.into())],
        )
    }

    /// A number with so many decimals, with the language's decimal sign.
    #[must_use]
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let written = with_minus(&format!("{number:.decimals$}"));
        written.replace('.', &self.say("decimal-sign"))
    }

    /// A share as percents.
    #[must_use]
    pub fn percent(&self, share: f64) -> String {
        self.as_percent(&self.decimal(share * 100.0, 1))
    }

    /// A share as whole percents.
    #[must_use]
    pub fn rough_percent(&self, share: f64) -> String {
        self.as_percent(&self.decimal(share * 100.0, 0))
    }

    /// By how many percents a share changed: `+12 %`.
    #[must_use]
    pub fn points_of_percent(&self, change: f64) -> String {
        self.as_percent(&self.signed(change * 100.0, 1))
    }

    fn as_percent(&self, number: &str) -> String {
        self.say_with("percent", &[("number", number.to_owned().into())])
    }

    /// A number with its sign, as people write it.
    #[must_use]
    pub fn signed(&self, number: f64, decimals: usize) -> String {
        let sign = if number < 0.0 { '−' } else { '+' };
        format!("{sign}{}", self.decimal(number.abs(), decimals))
    }
}

impl Computer {
    /// Nothing where the word stays the same, or where no computer player is spoken of.
    fn of(bundle: &FluentBundle<FluentResource>) -> Option<Computer> {
        let message = bundle.get_message("computer-name")?;
        let within = message.get_attribute("within")?;
        let begin = |pattern| {
            let name = bundle.format_pattern(pattern, None, &mut Vec::new());
            format!("{name} (")
        };
        let (alone, within) = (begin(message.value()?), begin(within.value()));
        let mut letters = within.chars();
        let first = letters.next()?.to_uppercase().chain(letters).collect();
        (alone != within).then_some(Computer {
            alone,
            within,
            first,
        })
    }

    /// What is put into a sentence, with the article before each computer player.
    fn within(&self, value: &FluentValue<'_>) -> Option<FluentValue<'static>> {
        let FluentValue::String(text) = value else {
            return None;
        };
        let names = [&self.alone, &self.first];
        let is_named = names.iter().any(|name| text.contains(*name));
        is_named.then(|| {
            let text = names.iter().fold(text.to_string(), |text, name| {
                text.replace(*name, &self.within)
            });
            text.into()
        })
    }

    /// A text some of whose sentences may begin with a computer player.
    fn begin(&self, text: String) -> String {
        if !text.contains(&self.within) {
            return text;
        }
        let text = match text.strip_prefix(&self.within) {
            Some(rest) => format!("{}{rest}", self.first),
            None => text,
        };
        let next = |name| format!(". {name}");
        text.replace(&next(&self.within), &next(&self.first))
    }
}

/// A number outside of a sentence, as people read it.
#[must_use]
pub fn number(number: impl Into<i64>) -> String {
    with_minus(&number.into().to_string())
}

/// By how much something changed: `+3`, `−2`, `±0`.
#[must_use]
pub fn signed(change: impl Into<i64>) -> String {
    match change.into() {
        0 => "±0".to_owned(),
        more @ 1.. => format!("+{more}"),
        less => number(less),
    }
}

/// People read a minus that is as wide as a plus; notation and programs have a hyphen.
fn with_minus(number: &str) -> String {
    number.replace('-', "−")
}
