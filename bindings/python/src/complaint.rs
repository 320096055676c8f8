//! The exceptions. They say what the typed errors of the rules say to developers: short, in English,
//! with the rule's number.

use std::collections::BTreeMap;

use pyo3::{create_exception, exceptions::PyValueError, prelude::*};
use urzeit_rules::{
    Reason, Refusal, SetupError, Unreadable as NotInNotation,
    record::{Problem, ReadError},
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
    Illegal(Reason),
    Unreadable {
        line: Option<usize>,
        message: String,
    },
    Setup(String),
    Value(String),
}

impl Complaint {
    pub(crate) fn illegal(refusal: impl Refusal) -> Complaint {
        Complaint::Illegal(refusal.into())
    }

    pub(crate) fn unreadable(problem: &NotInNotation) -> Complaint {
        Complaint::Unreadable {
            line: None,
            message: problem.to_string(),
        }
    }

    /// What is wrong with a position.
    pub(crate) fn position(problem: &Problem) -> Complaint {
        Complaint::Unreadable {
            line: None,
            message: problem.to_string(),
        }
    }

    pub(crate) fn record(error: &ReadError) -> Complaint {
        Complaint::Unreadable {
            line: Some(error.line),
            message: error.to_string(),
        }
    }

    pub(crate) fn setup(error: &SetupError) -> Complaint {
        Complaint::Setup(error.to_string())
    }
}

impl From<Complaint> for PyErr {
    fn from(complaint: Complaint) -> PyErr {
        Python::attach(|py| match complaint {
            Complaint::Illegal(reason) => {
                let error = Illegal::new_err(reason.to_string());
                let value = error.value(py);
                let words: BTreeMap<_, _> = reason.words.into_iter().collect();
                let filled = value
                    .setattr("rule", reason.rule)
                    .and_then(|()| value.setattr("key", reason.key))
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
