//! Why something is refused, in sentences.

use fluent_bundle::FluentValue;
use urzeit_rules::{
    BadPosition, SetupError, Unreadable,
    record::{GAMES, Instead, Problem},
};
use urzeit_table::{messages::Why, why};

use crate::Text;

impl Text {
    /// Why something is refused; without the rule's number, unless the sentence names it.
    #[must_use]
    pub fn why(&self, why: &Why) -> String {
        let game = why.error.split('-').next();
        let game = game.filter(|game| GAMES.contains(game));
        let named = why.words.iter().map(|(name, word)| match &**name {
            // What was expected has a name of its own in each language.
            "kind" => ("wanted", self.say(&format!("word-{word}")).into()),
            name => (name, self.spoken(game, name, word)),
        });
        let rule = why.rule.iter().map(|rule| ("rule", rule.clone().into()));
        self.say_with(&why.error, &named.chain(rule).collect::<Vec<_>>())
    }

    /// What a refusal names, in the reader's language where it has words of its own for it.
    fn spoken(&self, game: Option<&str>, name: &str, word: &str) -> FluentValue<'static> {
        let called = game.and_then(|game| match name {
            "terrain" | "colour" | "gene" => Some(self.called(game, name, word)),
            "by" => Some(self.called(game, "gene", word)),
            "card" => Some(self.card(word.parse().ok()?)),
            "amoeba" => Some(self.amoeba(word.parse().ok()?)),
            _ => None,
        });
        match called {
            Some(called) => called.into(),
            None => number_or_word(word),
        }
    }

    /// What is wrong with a record, by which rule, and what would have been right.
    #[must_use]
    pub fn problem(&self, problem: &Problem) -> String {
        match problem {
            Problem::Unreadable(unreadable)
            | Problem::Position(BadPosition::Unreadable(unreadable)) => self.unreadable(unreadable),
            Problem::UnreadableEntry { why, instead } => {
                format!("{} {}", self.unreadable(why), self.instead(instead))
            }
            Problem::Setup(error) | Problem::Position(BadPosition::Setup(error)) => {
                self.setup_error(error)
            }
            Problem::Position(BadPosition::Broken(_)) => {
                self.by_rule("record-broken", &why::problem(problem), &[])
            }
            Problem::Refused { entry, instead, .. } => {
                let refused = self.against_the_rules(entry, &why::problem(problem));
                format!("{refused} {}", self.instead(instead))
            }
            _ => self.why(&why::problem(problem)),
        }
    }

    /// That an entry is against the rules, by which one, and why.
    #[must_use]
    pub fn against_the_rules(&self, entry: &str, why: &Why) -> String {
        self.by_rule("record-refused", why, &[("entry", quoted(entry).into())])
    }

    /// Why a setup is refused, and by which rule.
    #[must_use]
    pub fn setup_error(&self, error: &SetupError) -> String {
        let why = why::setup(error);
        match error {
            SetupError::Refused { option, .. } | SetupError::TooFew { option, .. } => {
                self.by_rule("setup-refused", &why, &[("key", option.key.into())])
            }
            _ => self.why(&why),
        }
    }

    /// What cannot be read, and what could.
    #[must_use]
    pub fn unreadable(&self, unreadable: &Unreadable) -> String {
        let said = self.why(&why::unreadable(unreadable));
        match unreadable {
            Unreadable::Unknown { wanted, .. } | Unreadable::Missing { wanted } => {
                let forms = match wanted.forms {
                    [] => "none".to_owned(),
                    forms => {
                        let forms: Vec<_> = forms.iter().map(|form| self.form(form)).collect();
                        self.one_of(&forms)
                    }
                };
                let forms = self.say_with("unreadable-forms", &[("forms", forms.into())]);
                format!("{said} {forms}")
            }
            Unreadable::Extra { .. } | Unreadable::Spacing => said,
        }
    }

    /// How something is written, with what stands there in capitals for something else.
    fn form(&self, form: &str) -> String {
        let letters: Vec<_> = form.chars().collect();
        let parts =
            letters.chunk_by(|one, next| one.is_ascii_uppercase() == next.is_ascii_uppercase());
        let said = parts.map(|part| {
            let part: String = part.iter().collect();
            let is_blank =
                part.len() > 1 && part.starts_with(|first: char| first.is_ascii_uppercase());
            if is_blank {
                self.say_with("form-blank", &[("blank", part.into())])
            } else {
                part
            }
        });
        said.collect()
    }

    /// A sentence that names the rule and has the reason in it.
    fn by_rule(&self, key: &str, why: &Why, named: &[crate::Named<'_>]) -> String {
        let rule = why.rule.clone().unwrap_or_default();
        let named = [
            named,
            &[("rule", rule.into()), ("reason", self.why(why).into())],
        ];
        self.say_with(key, &named.concat())
    }

    fn instead(&self, instead: &Instead) -> String {
        match instead {
            Instead::Choices { seat, count, like } => {
                let quote =
                    |entry: &String| self.say_with("quote", &[("text", entry.clone().into())]);
                let like: Vec<_> = like.iter().map(quote).collect();
                let named = [
                    ("seat", seat.to_string().into()),
                    ("count", count.to_string().into()),
                    ("like", self.one_of(&like).into()),
                ];
                self.say_with("instead-choices", &named)
            }
            Instead::Seats(seats) => {
                let seats: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
                let named = [
                    ("count", seats.len().into()),
                    ("seats", self.one_of(&seats).into()),
                ];
                self.say_with("instead-seats", &named)
            }
            Instead::Chance { kind } => {
                self.say_with("instead-chance", &[("kind", (*kind).into())])
            }
            Instead::Nothing => self.say("instead-nothing"),
        }
    }
}

/// A sentence counts with numbers: “one day”, “two days”.
fn number_or_word(word: &str) -> FluentValue<'static> {
    match word.parse::<u32>() {
        Ok(number) if number.to_string() == word => number.into(),
        _ => harmless(word).into(),
    }
}

/// What somebody wrote, so that it fills no screen and harms no terminal.
#[must_use]
pub fn quoted(found: &str) -> String {
    harmless(&why::quoted(found))
}

/// What somebody wrote, so that it harms no terminal.
#[must_use]
pub fn harmless(found: &str) -> String {
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
}
