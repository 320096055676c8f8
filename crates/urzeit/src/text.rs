//! Every sentence a person reads, in German and English, from the Fluent files in `locales`.

use std::ffi::OsString;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The files of a language.
macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/command.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/verify.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/play.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/records.ftl"
            )),
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/serve.ftl"
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
            include_str!(concat!(
                "../../urzeit-texts/locales/",
                $language,
                "/analysis.ftl"
            )),
        ]
    };
}

/// The languages, each with its files.
const LANGUAGES: [(&str, [&str; 9]); 2] = [("en", files!("en")), ("de", files!("de"))];

/// The sentences of one language.
pub(crate) struct Text {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// The language that `--lang` or the environment asks for; English if it is none of ours.
    ///
    /// Needed before the arguments are read, because their help is text too.
    pub(crate) fn of_environment(arguments: &[OsString]) -> Text {
        let words: Vec<_> = arguments
            .iter()
            .map(|word| word.to_string_lossy())
            .collect();
        let after_flag = words.iter().skip_while(|word| *word != "--lang").nth(1);
        let in_flag = words.iter().find_map(|word| word.strip_prefix("--lang="));
        let environment = || {
            let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
            let values = variables.iter().filter_map(|name| std::env::var(name).ok());
            values.into_iter().find(|value| !value.is_empty())
        };
        let asked = match (after_flag, in_flag) {
            (Some(language), _) => language.to_string(),
            (None, Some(language)) => language.to_owned(),
            (None, None) => environment().unwrap_or_default(),
        };
        Text::of_language(if asked.starts_with("de") { "de" } else { "en" })
    }

    fn of_language(asked: &str) -> Text {
        let (language, files) = LANGUAGES
            .into_iter()
            .find(|(language, _)| *language == asked)
            .unwrap_or(LANGUAGES[0]);
        let identifier: LanguageIdentifier = language.parse().expect("our languages are valid");
        let mut bundle = FluentBundle::new(vec![identifier]);
        // Terminals would show the invisible marks around what is put in.
        bundle.set_use_isolating(false);
        for file in files {
            let file = FluentResource::try_new(file.to_owned()).expect("our files are Fluent");
            bundle.add_resource(file).expect("no key stands twice");
        }
        Text { language, bundle }
    }

    /// A sentence.
    pub(crate) fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// A sentence with something put in: text, or numbers where the wording depends on them.
    pub(crate) fn say_with(&self, key: &str, words: &[(&str, FluentValue<'_>)]) -> String {
        let message = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value());
        let pattern = message.unwrap_or_else(|| panic!("locales/{}: no “{key}”", self.language));
        let arguments: FluentArgs<'_> = words.iter().cloned().collect();
        let mut wrong = Vec::new();
        let sentence = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut wrong);
        debug_assert!(wrong.is_empty(), "{key}: {wrong:?}");
        sentence.into_owned()
    }

    /// `a, b and c`.
    pub(crate) fn all_of(&self, items: &[impl AsRef<str>]) -> String {
        self.list("list-and", items)
    }

    /// `a, b or c`.
    pub(crate) fn one_of(&self, items: &[impl AsRef<str>]) -> String {
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

    /// A number with so many decimals, with the language's decimal sign.
    pub(crate) fn decimal(&self, number: f64, decimals: usize) -> String {
        let written = format!("{number:.decimals$}");
        match self.language {
            "de" => written.replace('.', ","),
            _ => written,
        }
    }

    /// A share as percents.
    pub(crate) fn percent(&self, share: f64) -> String {
        format!("{} %", self.decimal(share * 100.0, 1))
    }

    /// A share as whole percents.
    pub(crate) fn rough_percent(&self, share: f64) -> String {
        format!("{} %", self.decimal(share * 100.0, 0))
    }

    /// By how many percents a share changed: `+12 %`.
    pub(crate) fn points_of_percent(&self, change: f64) -> String {
        format!("{} %", self.signed(change * 100.0, 1))
    }

    /// A number with its sign, as people write it.
    pub(crate) fn signed(&self, number: f64, decimals: usize) -> String {
        let sign = if number < 0.0 { '−' } else { '+' };
        format!("{sign}{}", self.decimal(number.abs(), decimals))
    }
}

/// What somebody wrote, so that it harms no terminal.
pub(crate) fn harmless(found: &str) -> String {
    let mut harmless = String::new();
    for character in found.chars() {
        match character {
            '\'' | '"' | '\\' => harmless.push(character),
            other => harmless.extend(other.escape_debug()),
        }
    }
    harmless
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn only_what_could_do_harm_is_written_otherwise() {
        for (found, shown) in [
            (
                "python3 'my bot.py' \"ä ß\" C:\\b",
                "python3 'my bot.py' \"ä ß\" C:\\b",
            ),
            ("\u{1b}[2J\r\n\0", "\\u{1b}[2J\\r\\n\\0"),
        ] {
            assert_eq!(harmless(found), shown);
        }
    }

    fn keys(files: &[&str]) -> BTreeSet<String> {
        let lines = files.iter().flat_map(|file| file.lines());
        let keys = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        keys.filter_map(|line| Some(line.split_once(" =")?.0.to_owned()))
            .collect()
    }

    fn sources(folder: &std::path::Path, all: &mut String) {
        for file in std::fs::read_dir(folder).expect("a folder") {
            let path = file.expect("a file").path();
            if path.is_dir() {
                sources(&path, all);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                all.push_str(&std::fs::read_to_string(path).expect("a text"));
            }
        }
    }

    #[test]
    fn every_language_has_the_same_keys_and_each_is_used() {
        let [(_, english), (_, german)] = LANGUAGES;
        assert_eq!(keys(&english), keys(&german));
        let mut code = String::new();
        let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        sources(&crates.join("urzeit/src"), &mut code);
        sources(&crates.join("urzeit-rules/src"), &mut code);
        sources(&crates.join("urzeit-players/src"), &mut code);
        for key in keys(&english) {
            let kind = key.strip_prefix("word-");
            // What a refusal names is looked up by its game and kind.
            let spoken = ["-terrain", "-colour", "-gene"]
                .iter()
                .any(|kind| key.ends_with(kind));
            let used = spoken
                || code.contains(&format!("\"{key}\""))
                || kind.is_some_and(|kind| {
                    code.contains(&format!("kind: \"{kind}\""))
                        || code.contains(&format!(": \"{kind}\" {{"))
                });
            assert!(used, "{key} is used nowhere");
        }
    }

    #[test]
    fn everything_the_rules_name_has_a_text() {
        let [(_, english), _] = LANGUAGES;
        let known = keys(&english);
        let mut code = String::new();
        let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        sources(&crates.join("urzeit-rules/src"), &mut code);
        sources(&crates.join("urzeit-players/src"), &mut code);
        let kinds = code
            .split("kind: \"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        for kind in kinds {
            assert!(
                known.contains(&format!("word-{kind}")),
                "word-{kind} is missing"
            );
        }
        let games = ["genesis-", "lords-", "ursuppe-", "fact-"];
        let quoted = code
            .split('"')
            .filter(|text| games.iter().any(|game| text.starts_with(game)));
        for key in quoted {
            assert!(known.contains(key), "{key} is missing");
        }
    }
}
