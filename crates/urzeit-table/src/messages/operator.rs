//! What operators see and do.

use serde::{Deserialize, Serialize};
use urzeit_rules::words;

use super::{AccountId, State};
use crate::clock::Millis;

words! {
    /// What an operator did.
    pub enum OperatorDeed: "deed" {
        /// Banned an account.
        Ban = "ban",
        /// Let a banned account play again.
        Unban = "unban",
        /// Gave an account another name.
        Rename = "rename",
        /// Closed a table.
        Close = "close",
        /// Settled a report.
        Settle = "settle",
        /// Made a code with which people register.
        Invite = "invite",
        /// Made such a code void.
        Revoke = "revoke",
        /// Replaced a password by a recovery code.
        ResetPassword = "reset-password",
        /// Made an account an operator.
        Appoint = "appoint",
        /// Made an operator an account like others.
        Dismiss = "dismiss",
    }
}

/// Somebody, as an operator names them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Named {
    /// The account.
    pub account: AccountId,
    /// Its name.
    pub name: String,
}

/// A line of chat that was reported, or one just before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SaidLine {
    /// The person who said it.
    #[serde(flatten)]
    pub by: Named,
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
    /// Is it the one that was reported?
    pub reported: bool,
}

/// What somebody reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportInfo {
    /// Identifies it.
    pub id: i64,
    /// When.
    pub at: Millis,
    /// The person who reports.
    pub by: Named,
    /// At which table.
    pub table: String,
    /// What is played there.
    pub game: String,
    /// Those who sit there.
    pub people: Vec<Named>,
    /// What is wrong.
    pub text: String,
    /// The line of chat that it is about, the last, and up to five before; nothing if it is about no line.
    pub lines: Vec<SaidLine>,
    /// When it was settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settled: Option<Millis>,
    /// What an operator said about it then.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub settlement: String,
}

/// An account as an operator sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountInfo {
    /// The account.
    #[serde(flatten)]
    pub who: Named,
    /// Has it no password?
    pub guest: bool,
    /// Is it an operator's?
    pub operator: bool,
    /// Since when there is the account.
    pub created: Millis,
    /// When somebody used it last, give or take an hour.
    pub seen: Millis,
    /// Whether it is banned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ban: Option<BanInfo>,
}

/// That an account is banned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BanInfo {
    /// Since when.
    pub since: Millis,
    /// Until when; for good, if that is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
    /// Why.
    pub reason: String,
}

/// A ban to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewBan {
    /// For so many days; for good, if that is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub days: Option<i64>,
    /// Why; the account's owner is told.
    pub reason: String,
}

/// Another name for an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewName {
    /// The name from now on.
    pub name: String,
    /// Why; the account's owner is told.
    pub reason: String,
}

/// Why an operator does something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Because {
    /// For the log.
    pub reason: String,
}

/// A table at which nothing happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StuckTable {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// `waiting` or `running`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub state: State,
    /// When something last happened.
    pub changed: Millis,
    /// Those who sit there.
    pub people: Vec<Named>,
    /// Those of them who are waited for.
    pub waits_for: Vec<Named>,
    /// When the server goes on by itself: a clock runs out, or a player who gave no sign for long counts as
    /// away, so that the others can decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Millis>,
}

/// Something that an operator did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LogEntry {
    /// Identifies it.
    pub id: i64,
    /// When.
    pub at: Millis,
    /// The operator; nobody if it was done at the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Named>,
    /// `ban`, `unban`, `rename`, `close`, `settle`, `invite`, `revoke`, `reset-password`, `appoint` or
    /// `dismiss`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub deed: OperatorDeed,
    /// To whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<Named>,
    /// To which table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// To which report.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<i64>,
    /// Until when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
    /// Why.
    pub reason: String,
}
