//! What waits for somebody, and how they want to know.

use serde::{Deserialize, Serialize};

use crate::clock::Millis;

/// What waits for somebody at all tables, and what has happened there lately.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Notices {
    /// The latest first.
    pub notices: Vec<Notice>,
}

/// A table that somebody should look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Notice {
    /// What of it: in the page one of `turn`, `asked`, `full`, `invited`, `declined`, `over` and `closed`.
    pub about: About,
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// When something last happened there.
    pub at: Millis,
    /// The table where the same players play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The name of the person who invites, who wants to play again, or who has declined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
}

impl Notice {
    /// Does the table wait for something that the account does?
    #[must_use]
    pub fn waits(&self) -> bool {
        matches!(
            self.about,
            About::Turn | About::Asked | About::Full | About::Invited
        ) || self.is_rematch_offer()
    }

    /// The game is over, and somebody keeps a seat for the account to play again?
    #[must_use]
    pub fn is_rematch_offer(&self) -> bool {
        self.about == About::Over && self.who.is_some()
    }
}

/// What somebody is told of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum About {
    /// It waits for them.
    Turn,
    /// It waits for them, and a fifth of their time is left.
    Reminder,
    /// They are asked to go back, to end the game, or what to do about a player who is away.
    Asked,
    /// A seat is kept for them.
    Invited,
    /// Somebody whom they invited has declined.
    Declined,
    /// All seats are taken, and they can begin the game, or it begins when they come.
    Full,
    /// The game has begun.
    Begun,
    /// Somebody has said something.
    Said,
    /// The game is over.
    Over,
    /// It was closed before a game began.
    Closed,
}

impl About {
    /// All of them.
    pub const ALL: [About; 10] = [
        About::Turn,
        About::Reminder,
        About::Asked,
        About::Invited,
        About::Declined,
        About::Full,
        About::Begun,
        About::Said,
        About::Over,
        About::Closed,
    ];

    /// As it is stored and sent.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            About::Turn => "turn",
            About::Reminder => "reminder",
            About::Asked => "asked",
            About::Invited => "invited",
            About::Declined => "declined",
            About::Full => "full",
            About::Begun => "begun",
            About::Said => "said",
            About::Over => "over",
            About::Closed => "closed",
        }
    }

    /// What a word says.
    #[must_use]
    pub fn read(word: &str) -> Option<About> {
        About::ALL.into_iter().find(|about| about.word() == word)
    }
}

/// How somebody is told, outside the page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Channels {
    /// The address that messages are sent to, as chat services understand them.
    pub webhook: Option<String>,
    /// Of games with a live clock too?
    pub live: bool,
    /// The e-mail address.
    pub mail: Option<String>,
    /// Has its owner said the code?
    pub mail_confirmed: bool,
    /// Can the server send mails?
    pub mail_possible: bool,
    /// Is there an address at which the account's deadlines can be read as a calendar?
    #[serde(default)]
    pub calendar: bool,
    /// Does the browser that asks get push messages?
    pub push: bool,
    /// Which of them bring one message a day instead of single ones.
    #[serde(default)]
    pub digest: Digest,
    /// The server's public key, by which a browser knows whose push messages it gets: `applicationServerKey`.
    pub push_key: String,
}

/// One message a day with everything that waits, instead of single ones. A reminder shortly before somebody's
/// time is up comes singly all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Digest {
    /// By e-mail?
    pub mail: bool,
    /// By the webhook?
    pub webhook: bool,
    /// When: the minute of the day, in UTC, 0 to 1439.
    pub minute: i64,
}

/// Where the deadlines of an account can be read as a calendar. It is never shown again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CalendarAddress {
    /// At this server.
    pub path: String,
}

/// Where a browser gets push messages: what its `PushSubscription` is as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPush {
    /// The address of the push service that brings them to this browser.
    pub endpoint: String,
    /// What they are encrypted with.
    pub keys: PushKeys,
}

/// The keys of a browser, in base64url.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushKeys {
    /// Its public key: a point of P-256, not compressed.
    pub p256dh: String,
    /// A secret of 16 bytes.
    pub auth: String,
}

/// Where messages are sent to from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewWebhook {
    /// The address; none for no messages.
    pub webhook: Option<String>,
    /// Of games with a live clock too?
    #[serde(default)]
    pub live: bool,
}

/// Where mails are sent to from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewMail {
    /// The e-mail address; none for no mails.
    pub mail: Option<String>,
}

/// What was sent to an e-mail address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MailCode {
    /// As it stands in the mail.
    pub code: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_about_is_its_word_everywhere() {
        for about in About::ALL {
            assert_eq!(About::read(about.word()), Some(about));
            assert_eq!(serde_json::to_value(about).ok(), Some(about.word().into()));
        }
        assert_eq!(About::read("nothing"), None);
    }
}
