//! What a bot can do wrong.

use urzeit_texts::{Text, harmless};

/// Why a bot does not play on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Its program cannot be started, as the operating system says.
    NotStarted(String),
    /// It does not say `bot NAME` first, but this.
    NoName(String),
    /// It has not answered in so many milliseconds.
    TooLate(u64),
    /// It has ended, or closed its output; with this exit status, if it had one.
    Ended(Option<i32>),
    /// It says more lines than it may.
    TooMuch,
    /// It says a longer line than it may.
    LineTooLong,
    /// What it says is not UTF-8.
    NotText,
    /// It does not read what it is told.
    Deaf,
    /// Its last allowed answer was refused too.
    Refused {
        /// What it said.
        said: String,
        /// The reason that it was told.
        reason: String,
    },
    /// It has failed so often that it is not started any more.
    GivenUp,
}

impl Fault {
    /// Its name for programs.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Fault::NotStarted(_) => "not-started",
            Fault::NoName(_) => "no-name",
            Fault::TooLate(_) => "too-late",
            Fault::Ended(_) => "ended",
            Fault::TooMuch => "too-much",
            Fault::LineTooLong => "line-too-long",
            Fault::NotText => "not-text",
            Fault::Deaf => "deaf",
            Fault::Refused { .. } => "refused",
            Fault::GivenUp => "given-up",
        }
    }

    /// A sentence for people.
    pub(crate) fn say(&self, text: &Text) -> String {
        match self {
            Fault::NotStarted(reason) => {
                text.say_with("fault-not-started", &[("reason", harmless(reason).into())])
            }
            Fault::NoName(found) => {
                text.say_with("fault-no-name", &[("found", harmless(found).into())])
            }
            Fault::TooLate(time) => {
                text.say_with("fault-too-late", &[("time", time.to_string().into())])
            }
            Fault::Ended(None) => text.say("fault-ended"),
            Fault::Ended(Some(status)) => {
                let status = [("status", status.to_string().into())];
                text.say_with("fault-ended-with", &status)
            }
            Fault::TooMuch => text.say("fault-too-much"),
            Fault::LineTooLong => text.say("fault-line-too-long"),
            Fault::NotText => text.say("fault-not-text"),
            Fault::Deaf => text.say("fault-deaf"),
            Fault::Refused { said, reason } => {
                let words = [
                    ("said", harmless(said).into()),
                    ("reason", harmless(reason).into()),
                ];
                text.say_with("fault-refused", &words)
            }
            Fault::GivenUp => text.say("fault-given-up"),
        }
    }
}
