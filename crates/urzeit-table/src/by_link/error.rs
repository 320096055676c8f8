//! Why a link is refused.

use std::{error::Error, fmt};

use urzeit_rules::{Reason, Seat};

use crate::messages::Why;

/// Why a link is refused, or what cannot be done in a game by link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLink {
    /// The text is none.
    NotALink,
    /// It is longer than any.
    TooLong,
    /// A newer page made it.
    Newer,
    /// Something in it was changed on its way.
    Damaged,
    /// The game was begun by other rules than those of this page.
    OtherRules,
    /// The game hides something from somebody.
    HasSecrets,
    /// All seats are taken.
    Full,
    /// Nobody can be called so.
    Name,
    /// A value is not of the chain that this seat has committed itself to.
    Chain(Seat),
    /// It is not the turn of what is told.
    Order,
    /// The rules refuse a choice.
    Refused(Reason),
}

impl BadLink {
    /// The key of its sentence in the locales.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            BadLink::NotALink => "link-none",
            BadLink::TooLong => "link-too-long",
            BadLink::Newer => "link-newer",
            BadLink::Damaged => "link-damaged",
            BadLink::OtherRules => "link-other-rules",
            BadLink::HasSecrets => "link-has-secrets",
            BadLink::Full => "link-full",
            BadLink::Name => "link-name",
            BadLink::Chain(_) => "link-chain",
            BadLink::Order => "link-order",
            BadLink::Refused(_) => "link-refused",
        }
    }
}

impl From<&BadLink> for Why {
    fn from(bad: &BadLink) -> Why {
        match bad {
            BadLink::Chain(seat) => Why::naming(bad.key(), &[("seat", seat.to_string())]),
            BadLink::Refused(reason) => Why::from(reason),
            _ => Why::only(bad.key()),
        }
    }
}

impl fmt::Display for BadLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLink::NotALink => f.write_str("this is no link of a game"),
            BadLink::TooLong => f.write_str("longer than any link"),
            BadLink::Newer => f.write_str("a newer version made this link"),
            BadLink::Damaged => f.write_str("the link is not as it was made"),
            BadLink::OtherRules => f.write_str("the game was begun by other rules"),
            BadLink::HasSecrets => f.write_str("a game with secrets is not played by link"),
            BadLink::Full => f.write_str("all seats are taken"),
            BadLink::Name => f.write_str("nobody can be called so"),
            BadLink::Chain(seat) => write!(f, "seat {seat} has not committed itself to this value"),
            BadLink::Order => f.write_str("not the turn of this"),
            BadLink::Refused(reason) => reason.fmt(f),
        }
    }
}

impl Error for BadLink {}
