//! Why the rules refuse a setup or a record, or its chance is not proved, in keys of the locales.

use crate::{messages::Why, verify::Unproved};
use urzeit_rules::{
    BadPosition, SetupError, Unreadable,
    record::{Problem, ReadError},
};

/// No more of what somebody wrote is repeated.
const QUOTED: usize = 60;

/// Why a setup is refused.
#[must_use]
pub fn setup(error: &SetupError) -> Why {
    match error {
        SetupError::Players {
            found,
            allowed,
            rule,
        } => {
            let words = [
                ("found", found.to_string()),
                ("least", allowed.start().to_string()),
                ("most", allowed.end().to_string()),
            ];
            by_rule(rule, Why::naming("setup-players", &words))
        }
        SetupError::UnknownWho { seat, found, known } => Why::naming(
            "setup-unknown-who",
            &[
                ("seat", seat.to_string()),
                ("found", quoted(found)),
                ("known", known.join(", ")),
            ],
        ),
        SetupError::SameWho { seat, who } => Why::naming(
            "setup-same-who",
            &[("seat", seat.to_string()), ("who", quoted(who))],
        ),
        SetupError::UnknownOption { key, known } => Why::naming(
            "setup-unknown-option",
            &[("key", quoted(key)), ("known", known.join(", "))],
        ),
        SetupError::OptionTwice { key } => {
            Why::naming("setup-option-twice", &[("key", quoted(key))])
        }
        SetupError::Value { option, found } => {
            let words = [
                ("key", option.key.to_owned()),
                ("found", quoted(found)),
                ("known", option.values.join(", ")),
            ];
            by_rule(option.rule, Why::naming("setup-value", &words))
        }
        SetupError::TooFew {
            option,
            key,
            what,
            found,
            needed,
        } => {
            let words = [
                ("key", option.key.to_owned()),
                ("what", (*what).to_owned()),
                ("found", found.to_string()),
                ("needed", needed.to_string()),
            ];
            by_rule(option.rule, Why::naming(key, &words))
        }
        SetupError::Refused { option, rule, key } => {
            by_rule(rule, Why::naming(key, &[("key", option.key.to_owned())]))
        }
    }
}

/// Why a text is no record, and in which line.
#[must_use]
pub fn reading(error: &ReadError) -> Why {
    let mut why = problem(&error.problem);
    why.words.push(("line".to_owned(), error.line.to_string()));
    why
}

/// Why the chance of a record is not proved.
#[must_use]
pub fn unproved(unproved: &Unproved) -> Why {
    match unproved {
        Unproved::NoFairness => Why::only("verify-no-fairness"),
        Unproved::SeedUnknown => Why::only("verify-seed-unknown"),
        Unproved::OtherSeed { commitment, hash } => Why::naming(
            "verify-other-seed",
            &[
                ("commitment", commitment.to_string()),
                ("hash", hash.to_string()),
            ],
        ),
        Unproved::OtherValues => Why::only("verify-other-values"),
        Unproved::OtherOutcome {
            number,
            right,
            found,
            drawn,
            by_link,
            ..
        } => Why::naming(
            if *by_link {
                "verify-link-other-outcome"
            } else {
                "verify-other-outcome"
            },
            &[
                ("number", number.to_string()),
                ("right", right.to_string()),
                ("found", found.clone()),
                ("drawn", drawn.clone()),
            ],
        ),
    }
}

/// What is wrong with a record.
#[must_use]
pub fn problem(problem: &Problem) -> Why {
    match problem {
        Problem::TooLong => Why::only("record-too-long"),
        Problem::LineTooLong => Why::only("record-line-too-long"),
        Problem::CarriageReturn => Why::only("record-carriage-return"),
        Problem::ControlCharacter => Why::only("record-control-character"),
        Problem::NotARecord { found } if found.is_empty() => Why::only("record-empty"),
        Problem::NotARecord { found } => {
            Why::naming("record-not-a-record", &[("found", quoted(found))])
        }
        Problem::Unreadable(why)
        | Problem::UnreadableEntry { why, .. }
        | Problem::Position(BadPosition::Unreadable(why)) => unreadable(why),
        Problem::KeyTwice { key } => Why::naming("record-key-twice", &[("key", quoted(key))]),
        Problem::KeyMissing { key } => Why::naming("record-key-missing", &[("key", quoted(key))]),
        Problem::Setup(error) | Problem::Position(BadPosition::Setup(error)) => setup(error),
        Problem::RulesVersion { found, known } => Why::naming(
            "record-rules-version",
            &[("found", found.to_string()), ("known", known.to_string())],
        ),
        Problem::Position(BadPosition::Broken(broken)) => {
            by_rule(broken.rule, Why::only(broken.key))
        }
        Problem::PositionHasBlanks => Why::only("record-position-has-blanks"),
        Problem::PositionDoesNotFit => Why::only("record-position-does-not-fit"),
        Problem::Refused { entry, why, .. } => {
            let mut why = Why::from(&**why);
            why.words.push(("entry".to_owned(), quoted(entry)));
            why
        }
        Problem::ResultBeforeEnd => Why::only("record-result-before-end"),
        Problem::WrongResult { expected } => {
            Why::naming("record-wrong-result", &[("expected", expected.clone())])
        }
        Problem::AfterResults => Why::only("record-after-results"),
        Problem::ResultMissing { expected } => {
            Why::naming("record-result-missing", &[("expected", expected.clone())])
        }
    }
}

fn by_rule(rule: &str, why: Why) -> Why {
    Why {
        rule: Some(rule.to_owned()),
        ..why
    }
}

/// What cannot be read.
#[must_use]
pub fn unreadable(unreadable: &Unreadable) -> Why {
    let mut why = Why::from(unreadable);
    for (_, word) in &mut why.words {
        *word = quoted(word);
    }
    why
}

/// What somebody wrote, so that it fills no screen.
#[must_use]
pub fn quoted(found: &str) -> String {
    let mut shown: String = found.chars().take(QUOTED).collect();
    if shown.len() < found.len() {
        shown.push('…');
    }
    shown
}
