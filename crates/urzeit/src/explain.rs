//! Why a record is refused, in sentences.

use std::path::Path;

use fluent_bundle::FluentValue;
use urzeit_rules::{
    BadPosition, Broken, OptionSpec, Reason, SetupError, Unreadable, Wanted,
    record::{Instead, Problem, ReadError},
};

use crate::{
    input,
    text::{Text, harmless},
};

/// No more of what somebody wrote is repeated in a message.
const QUOTED: usize = 60;

/// File, line, what is wrong, and what would have been right.
pub(crate) fn read_error(file: &Path, error: &ReadError, text: &Text) -> String {
    let words = [
        ("file", input::name(file).into()),
        ("line", error.line.to_string().into()),
        ("message", problem(&error.problem, text).into()),
    ];
    text.say_with("error-in-line", &words)
}

/// What is wrong, and what would have been right.
pub(crate) fn problem(problem: &Problem, text: &Text) -> String {
    match problem {
        Problem::TooLong => text.say("record-too-long"),
        Problem::LineTooLong => text.say("record-line-too-long"),
        Problem::CarriageReturn => text.say("record-carriage-return"),
        Problem::ControlCharacter => text.say("record-control-character"),
        Problem::NotARecord { found } if found.is_empty() => text.say("record-empty"),
        Problem::NotARecord { found } => {
            text.say_with("record-not-a-record", &[("found", quoted(found))])
        }
        Problem::Unreadable(problem) => unreadable(problem, text),
        Problem::UnreadableEntry {
            why,
            instead: other,
        } => {
            format!("{} {}", unreadable(why, text), instead(other, text))
        }
        Problem::KeyTwice { key } => text.say_with("record-key-twice", &[("key", quoted(key))]),
        Problem::KeyMissing { key } => text.say_with("record-key-missing", &[("key", quoted(key))]),
        Problem::Setup(error) => setup_error(error, text),
        Problem::RulesVersion { found, known } => {
            let words = [
                ("found", found.to_string().into()),
                ("known", known.to_string().into()),
            ];
            text.say_with("record-rules-version", &words)
        }
        Problem::Position(BadPosition::Unreadable(problem)) => unreadable(problem, text),
        Problem::Position(BadPosition::Setup(error)) => setup_error(error, text),
        Problem::Position(BadPosition::Broken(broken)) => broken_position(*broken, text),
        Problem::PositionHasBlanks => text.say("record-position-has-blanks"),
        Problem::PositionDoesNotFit => text.say("record-position-does-not-fit"),
        Problem::Refused {
            entry,
            why,
            instead: other,
        } => {
            format!(
                "{} {}",
                against_the_rules(entry, why, text),
                instead(other, text)
            )
        }
        Problem::AfterResults => text.say("record-after-results"),
        Problem::ResultBeforeEnd => text.say("record-result-before-end"),
        Problem::WrongResult { expected } => {
            text.say_with("record-wrong-result", &[("expected", quoted(expected))])
        }
        Problem::ResultMissing { expected } => {
            text.say_with("record-result-missing", &[("expected", quoted(expected))])
        }
    }
}

/// That an entry is against the rules, by which one, and why.
pub(crate) fn against_the_rules(entry: &str, reason: &Reason, text: &Text) -> String {
    let Reason {
        rule, key, words, ..
    } = reason;
    let game = key.split('-').next().unwrap_or_default();
    let reason: Vec<_> = words
        .iter()
        .map(|(name, word)| (*name, spoken(game, name, word, text)))
        .collect();
    let words = [
        ("entry", quoted(entry)),
        ("rule", (*rule).into()),
        ("reason", text.say_with(key, &reason).into()),
    ];
    text.say_with("record-refused", &words)
}

fn instead(instead: &Instead, text: &Text) -> String {
    match instead {
        Instead::Choices { seat, count, like } => {
            let quote = |entry: &String| text.say_with("quote", &[("text", entry.clone().into())]);
            let like: Vec<_> = like.iter().map(quote).collect();
            let words = [
                ("seat", seat.to_string().into()),
                ("count", count.to_string().into()),
                ("like", text.one_of(&like).into()),
            ];
            text.say_with("instead-choices", &words)
        }
        Instead::Seats(seats) => {
            let seats: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
            let words = [
                ("count", seats.len().into()),
                ("seats", text.one_of(&seats).into()),
            ];
            text.say_with("instead-seats", &words)
        }
        Instead::Chance { kind } => text.say_with("instead-chance", &[("kind", (*kind).into())]),
        Instead::Nothing => text.say("instead-nothing"),
    }
}

/// Why a setup is refused.
pub(crate) fn setup_error(error: &SetupError, text: &Text) -> String {
    match error {
        SetupError::Players {
            found,
            allowed,
            rule,
        } => {
            let words = [
                ("found", (*found).into()),
                ("least", allowed.start().to_string().into()),
                ("most", allowed.end().to_string().into()),
                ("rule", (*rule).into()),
            ];
            text.say_with("setup-players", &words)
        }
        SetupError::UnknownWho { seat, found, known } => {
            let words = [
                ("seat", seat.to_string().into()),
                ("found", quoted(found)),
                ("known", text.one_of(known).into()),
            ];
            text.say_with("setup-unknown-who", &words)
        }
        SetupError::SameWho { seat, who } => {
            let words = [("seat", seat.to_string().into()), ("who", quoted(who))];
            text.say_with("setup-same-who", &words)
        }
        SetupError::UnknownOption { key, known } => {
            let words = [("key", quoted(key)), ("known", text.all_of(known).into())];
            text.say_with("setup-unknown-option", &words)
        }
        SetupError::OptionTwice { key } => {
            text.say_with("setup-option-twice", &[("key", quoted(key))])
        }
        SetupError::Value {
            option: OptionSpec { key, values, rule },
            found,
        } => {
            let words = [
                ("key", (*key).into()),
                ("found", quoted(found)),
                ("known", text.one_of(values).into()),
                ("rule", (*rule).into()),
            ];
            text.say_with("setup-value", &words)
        }
        SetupError::TooFew {
            option,
            key,
            what,
            found,
            needed,
        } => {
            let short = [
                ("what", (*what).into()),
                ("found", (*found).into()),
                ("needed", (*needed).into()),
            ];
            let words = [
                ("key", option.key.into()),
                ("rule", option.rule.into()),
                ("reason", text.say_with(key, &short).into()),
            ];
            text.say_with("setup-refused", &words)
        }
        SetupError::Refused { option, rule, key } => {
            let words = [
                ("key", option.key.into()),
                ("rule", (*rule).into()),
                ("reason", text.say(key).into()),
            ];
            text.say_with("setup-refused", &words)
        }
    }
}

/// What cannot be read, and what could.
pub(crate) fn unreadable(problem: &Unreadable, text: &Text) -> String {
    let wanted_words = |wanted: &Wanted| {
        let forms = match wanted.forms {
            [] => "none".to_owned(),
            forms => text.one_of(forms),
        };
        [
            ("wanted", text.say(&format!("word-{}", wanted.kind)).into()),
            ("forms", forms.into()),
        ]
    };
    match problem {
        Unreadable::Unknown { wanted, found } => {
            let [wanted, forms] = wanted_words(wanted);
            text.say_with(
                "unreadable-unknown",
                &[wanted, forms, ("found", quoted(found))],
            )
        }
        Unreadable::Missing { wanted } => {
            text.say_with("unreadable-missing", &wanted_words(wanted))
        }
        Unreadable::Extra { found } => {
            text.say_with("unreadable-extra", &[("found", quoted(found))])
        }
        Unreadable::Spacing => text.say("unreadable-spacing"),
    }
}

fn broken_position(Broken { rule, key }: Broken, text: &Text) -> String {
    let words = [("rule", rule.into()), ("reason", text.say(key).into())];
    text.say_with("record-broken", &words)
}

/// What somebody wrote, so that it fills no screen.
pub(crate) fn quoted(found: &str) -> FluentValue<'static> {
    let mut shown = harmless(&found.chars().take(QUOTED).collect::<String>());
    if found.chars().count() > QUOTED {
        shown.push('…');
    }
    shown.into()
}

/// What a refusal names, in the reader's language where it has words of its own for it;
/// numbers as numbers, because the wording may depend on them.
fn spoken(game: &str, name: &str, word: &str, text: &Text) -> FluentValue<'static> {
    let kind = match name {
        "terrain" | "colour" | "gene" => name,
        "by" => "gene",
        _ => {
            return match word.parse::<u32>() {
                Ok(number) => number.into(),
                Err(_) => word.to_owned().into(),
            };
        }
    };
    let word = [(kind, word.to_owned().into())];
    text.say_with(&format!("{game}-{kind}"), &word).into()
}
