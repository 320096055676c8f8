//! The exceptions, and what they say.
//!
//! The rules refuse with typed reasons and leave the sentences to their hosts. This host speaks to
//! developers: short, in English, with the rule's number.

use pyo3::{create_exception, exceptions::PyValueError, prelude::*};
use urzeit_rules::{
    BadPosition, Refusal, SetupError, Unreadable as NotInNotation, Wanted,
    record::{Instead, Problem, ReadError},
};

create_exception!(
    urzeit,
    Illegal,
    PyValueError,
    "The rules refuse an action or an outcome.\n\n\
     rule: the number of the rule, as in docs/rules: 'G-3.5'.\n\
     key: what is wrong, as a word that stays the same: 'genesis-occupied'.\n\
     words: what the reason speaks of, in notation: {'space': 'c4'}."
);
create_exception!(
    urzeit,
    Unreadable,
    PyValueError,
    "A text is no action, outcome, position or record.\n\n\
     line: the line of the record, counted from 1; None for other texts."
);
create_exception!(
    urzeit,
    BadSetup,
    PyValueError,
    "The rules do not allow this game, these players or these options."
);

/// Why something is refused.
pub(crate) enum Complaint {
    Illegal {
        rule: &'static str,
        key: &'static str,
        words: Vec<(&'static str, String)>,
        message: String,
    },
    Unreadable {
        line: Option<usize>,
        message: String,
    },
    Setup(String),
    Value(String),
}

impl Complaint {
    pub(crate) fn illegal(refusal: impl Refusal) -> Complaint {
        let (rule, key, words) = (refusal.rule(), refusal.key(), refusal.words());
        Complaint::Illegal {
            message: reason(rule, key, &words),
            rule,
            key,
            words,
        }
    }

    pub(crate) fn unreadable(problem: &NotInNotation) -> Complaint {
        Complaint::Unreadable {
            line: None,
            message: not_in_notation(problem),
        }
    }

    /// What is wrong with a position.
    pub(crate) fn position(problem: &Problem) -> Complaint {
        Complaint::Unreadable {
            line: None,
            message: said(problem),
        }
    }

    pub(crate) fn record(error: &ReadError) -> Complaint {
        Complaint::Unreadable {
            line: Some(error.line),
            message: format!("line {}: {}", error.line, said(&error.problem)),
        }
    }

    pub(crate) fn setup(error: &SetupError) -> Complaint {
        Complaint::Setup(setup_error(error))
    }
}

impl From<Complaint> for PyErr {
    fn from(complaint: Complaint) -> PyErr {
        Python::attach(|py| match complaint {
            Complaint::Illegal {
                rule,
                key,
                words,
                message,
            } => {
                let error = Illegal::new_err(message);
                let value = error.value(py);
                let words = words
                    .into_iter()
                    .collect::<std::collections::BTreeMap<_, _>>();
                let filled = value
                    .setattr("rule", rule)
                    .and_then(|()| value.setattr("key", key))
                    .and_then(|()| value.setattr("words", words));
                filled.err().unwrap_or(error)
            }
            Complaint::Unreadable { line, message } => {
                let error = Unreadable::new_err(message);
                let filled = error.value(py).setattr("line", line);
                filled.err().unwrap_or(error)
            }
            Complaint::Setup(message) => BadSetup::new_err(message),
            Complaint::Value(message) => PyValueError::new_err(message),
        })
    }
}

/// `G-3.5: genesis-occupied (space c4)`
fn reason(rule: &str, key: &str, words: &[(&str, String)]) -> String {
    let words: Vec<_> = words
        .iter()
        .map(|(name, word)| format!("{name} {word}"))
        .collect();
    if words.is_empty() {
        format!("{rule}: {key}")
    } else {
        format!("{rule}: {key} ({})", words.join(", "))
    }
}

fn said(problem: &Problem) -> String {
    match problem {
        Problem::TooLong => "longer than any record".to_owned(),
        Problem::LineTooLong => "longer than any line of a record".to_owned(),
        Problem::CarriageReturn => "lines must end in \\n, not \\r\\n".to_owned(),
        Problem::ControlCharacter => "a control character".to_owned(),
        Problem::NotARecord { found } => {
            format!("a record begins with 'urzeit 1', not {found:?}")
        }
        Problem::Unreadable(why) => not_in_notation(why),
        Problem::UnreadableEntry { why, instead } => {
            format!("{}{}", not_in_notation(why), expected(instead))
        }
        Problem::KeyTwice { key } => format!("'{key}' stands twice"),
        Problem::KeyMissing { key } => format!("'{key}' is missing"),
        Problem::Setup(error) => setup_error(error),
        Problem::RulesVersion { found, known } => {
            format!("played by version {found} of the rules; known here is {known}")
        }
        Problem::Position(BadPosition::Unreadable(why)) => not_in_notation(why),
        Problem::Position(BadPosition::Setup(error)) => setup_error(error),
        Problem::Position(BadPosition::Broken(broken)) => reason(broken.rule, broken.key, &[]),
        Problem::PositionDoesNotFit => {
            "the position has other players or options than the game".to_owned()
        }
        Problem::PositionHasBlanks => {
            "the position has blanks: it is only what somebody sees".to_owned()
        }
        Problem::Refused {
            entry,
            rule,
            key,
            words,
            instead,
        } => format!(
            "'{entry}' is refused by {}{}",
            reason(rule, key, words),
            expected(instead)
        ),
        Problem::ResultBeforeEnd => "a result before the game is over".to_owned(),
        Problem::WrongResult { expected } | Problem::ResultMissing { expected } => {
            format!("the rules say '{expected}'")
        }
        Problem::AfterResults => "something after the results".to_owned(),
    }
}

fn expected(instead: &Instead) -> String {
    match instead {
        Instead::Choices { seat, count, like } => format!(
            "; seat {seat} has {count} legal actions, such as '{}'",
            like.join("', '")
        ),
        Instead::Seats(seats) => {
            let seats: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
            format!("; to move: seat {}", seats.join(", "))
        }
        Instead::Chance { kind } => format!("; due is '* {kind}'"),
        Instead::Nothing => "; the game is over".to_owned(),
    }
}

fn not_in_notation(problem: &NotInNotation) -> String {
    let one_of = |wanted: &Wanted| format!("{} ({})", wanted.kind, wanted.forms.join(", "));
    match problem {
        NotInNotation::Unknown { wanted, found } => {
            format!("{found:?} is no {}", one_of(wanted))
        }
        NotInNotation::Missing { wanted } => {
            format!("the text ends before a {}", one_of(wanted))
        }
        NotInNotation::Extra { found } => format!("the text should end before {found:?}"),
        NotInNotation::Spacing => "words are separated by single spaces".to_owned(),
    }
}

fn setup_error(error: &SetupError) -> String {
    match error {
        SetupError::Players {
            found,
            allowed,
            rule,
        } => format!(
            "{} to {} can play, not {found} ({rule})",
            allowed.start(),
            allowed.end()
        ),
        SetupError::UnknownWho { seat, found, known } => {
            format!("seat {seat} cannot be {found:?}: {}", known.join(", "))
        }
        SetupError::SameWho { seat, who } => format!("seat {seat}: somebody else is '{who}'"),
        SetupError::UnknownOption { key, known } => {
            format!("no option {key:?}: {}", known.join(", "))
        }
        SetupError::OptionTwice { key } => format!("option '{key}' stands twice"),
        SetupError::Value { option, found } => format!(
            "option '{}' cannot be {found:?}: {} ({})",
            option.key,
            option.values.join(", "),
            option.rule
        ),
        SetupError::TooFew {
            option,
            key,
            what,
            found,
            needed,
        } => {
            let words = [
                ("what", (*what).to_owned()),
                ("found", found.to_string()),
                ("needed", needed.to_string()),
            ];
            format!(
                "option '{}': {}",
                option.key,
                reason(option.rule, key, &words)
            )
        }
        SetupError::Refused { option, rule, key } => {
            format!("option '{}': {}", option.key, reason(rule, key, &[]))
        }
    }
}
