//! What can go wrong, and how the command ends then.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use urzeit_studies::Mistake;

use crate::text::Text;

/// Why the command stops.
pub(crate) enum Failure {
    /// Something given to it is wrong: a sentence that says what.
    Wrong(String),
    /// It was called wrongly: a sentence that says how.
    Called(String),
    /// It has printed what was asked for: help, or its version.
    Printed,
    /// Its output cannot be written.
    Output(io::Error),
    /// Nobody reads its output any more, as in `urzeit legal … | head`.
    OutputClosed,
}

impl Failure {
    /// Tells the person at the terminal, and with what status the command ends.
    pub(crate) fn report(self, text: &Text) -> ExitCode {
        let (message, status) = match self {
            Failure::Wrong(message) => (message, 1),
            Failure::Called(message) => (message, 2),
            Failure::Output(error) => {
                let reason = [("reason", error.to_string().into())];
                (text.say_with("error-output", &reason), 1)
            }
            Failure::Printed | Failure::OutputClosed => return ExitCode::SUCCESS,
        };
        let line = text.say_with("error", &[("message", message.into())]);
        // If standard error is gone too there is nobody left to tell.
        let _ = writeln!(io::stderr(), "{line}");
        ExitCode::from(status)
    }
}

impl From<Mistake> for Failure {
    fn from(mistake: Mistake) -> Failure {
        match mistake {
            Mistake::Asked(message) => Failure::Called(message),
            Mistake::Given(message) => Failure::Wrong(message),
        }
    }
}

/// What goes wrong when the command writes to its own output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Output(error),
        }
    }
}
