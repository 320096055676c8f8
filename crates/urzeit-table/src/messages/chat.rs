//! What people say at a table, and what they report.

use serde::{Deserialize, Serialize};
use urzeit_rules::{Seat, words};

use super::AccountId;
use crate::{clock::Millis, serial};

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Say {
    /// Chosen by the client, another one for each line. Sent again, it is said once.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Counted from 0.
    pub number: u64,
    /// When.
    pub at: Millis,
    /// The account of the person who said it.
    pub account: AccountId,
    /// The name of the person who said it.
    pub name: String,
    /// The seat of the one who said it, if they have one.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "serial::maybe_seat"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<usize>))]
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
}

words! {
    /// Something that players often say. A line of chat whose text is `phrase:WORD` is read by everybody in
    /// their own language.
    pub enum Phrase: "phrase" {
        /// Hello.
        Hello = "hello",
        /// Good luck.
        GoodLuck = "good-luck",
        /// That was a good move.
        GoodMove = "good-move",
        /// Well played.
        WellPlayed = "well-played",
        /// Thank you.
        Thanks = "thanks",
        /// I am sorry.
        Sorry = "sorry",
        /// I need a moment.
        OneMoment = "one-moment",
        /// Shall we play again?
        PlayAgain = "play-again",
        /// I have to go.
        Goodbye = "goodbye",
    }
}

impl Phrase {
    const MARK: &str = "phrase:";

    /// As it is said.
    #[must_use]
    pub fn line(self) -> String {
        format!("{}{self}", Phrase::MARK)
    }

    /// The phrase that a line of chat says; none if it says something else.
    #[must_use]
    pub fn of(text: &str) -> Option<Phrase> {
        text.strip_prefix(Phrase::MARK)?.parse().ok()
    }
}

/// Something that the operator shall know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Report {
    /// The table where it happened.
    pub table: String,
    /// The number of the line that it is about, if it is about one.
    pub chat: Option<u64>,
    /// What is wrong.
    pub text: String,
    /// What came with the invite link.
    pub invite: Option<String>,
}

/// A report that the operator will see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reported {
    /// Identifies it.
    pub id: i64,
}
