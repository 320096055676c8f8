//! The sentences of notices, from `locales`, in the account's language.

use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use crate::store::Claimed;

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| {
    bundle(
        "en",
        include_str!("../../../urzeit-texts/locales/en/notices.ftl"),
    )
});
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| {
    bundle(
        "de",
        include_str!("../../../urzeit-texts/locales/de/notices.ftl"),
    )
});

fn bundle(language: &str, file: &str) -> Bundle {
    let identifier = language.parse::<unic_langid::LanguageIdentifier>();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier.expect("it is one of ours")]);
    // Chat services would show the invisible marks around what is put in.
    bundle.set_use_isolating(false);
    let file = FluentResource::try_new(file.to_owned()).expect("our files are Fluent");
    bundle.add_resource(file).expect("no key stands twice");
    bundle
}

/// A language's sentences.
#[derive(Clone, Copy)]
pub(crate) struct Text(&'static Bundle);

impl Text {
    /// English, if it is none of ours.
    pub(crate) fn of(language: &str) -> Text {
        Text(match language {
            "de" => &GERMAN,
            _ => &ENGLISH,
        })
    }

    pub(crate) fn say(self, key: &str, words: &[(&str, FluentValue<'_>)]) -> String {
        let message = self.0.get_message(key);
        let pattern = message.and_then(|message| message.value());
        let pattern = pattern.expect("every key has a sentence");
        let words: FluentArgs<'_> = words.iter().map(|(n, w)| (*n, w.clone())).collect();
        let said = self
            .0
            .format_pattern(pattern, Some(&words), &mut Vec::new());
        said.into_owned()
    }

    /// A line for each table, with a link if it is known where the page is.
    pub(super) fn tables(self, claimed: &[Claimed], site: Option<&str>) -> String {
        let line = |claimed: &Claimed| {
            let key = if claimed.over {
                "notice-over"
            } else {
                "notice-turn"
            };
            let game = self.say(&format!("notice-{}", claimed.game), &[]);
            let place = match site {
                Some(site) => format!("{site}/table/{}", claimed.table),
                None => claimed.table.clone(),
            };
            self.say(key, &[("game", game.into()), ("place", place.into())])
        };
        claimed.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use urzeit_rules::record::GAMES;

    #[test]
    fn every_sentence_can_be_said_in_both_languages() {
        for language in ["en", "de"] {
            let text = Text::of(language);
            for game in GAMES {
                let claimed = |over| Claimed {
                    table: "abc".to_owned(),
                    game: (*game).to_owned(),
                    number: 0,
                    over,
                };
                let lines = text.tables(&[claimed(false), claimed(true)], Some("https://x"));
                assert_eq!(lines.lines().count(), 2);
                assert_eq!(lines.matches("https://x/table/abc").count(), 2, "{lines}");
            }
            for count in [1, 2] {
                let said = text.say("notice-subject", &[("count", count.into())]);
                assert!(said.contains("Urzeit"), "{said}");
            }
            for (key, name) in [
                ("notice-code", "code"),
                ("notice-stop", "link"),
                ("notice-stop-in-page", "none"),
                ("notice-code-subject", "none"),
                ("notice-stop-title", "none"),
                ("notice-stop-button", "none"),
                ("notice-stopped", "none"),
            ] {
                let said = text.say(key, &[(name, "SOMETHING".into())]);
                assert_eq!(said.contains("SOMETHING"), name != "none", "{said}");
                assert!(!said.contains('{'), "{said}");
            }
        }
    }
}
