//! Coming in, and an account as its owner sees it.

use serde::{Deserialize, Serialize};

use super::AccountId;
use crate::clock::Millis;

/// A name: of a guest, or from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Name {
    /// What others see.
    pub name: String,
}

/// Name and password of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignIn {
    /// What others see.
    pub name: String,
    /// At least 8 letters.
    pub password: String,
}

/// A recovery code instead of a forgotten password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Recovery {
    /// The account's name.
    pub name: String,
    /// The recovery code.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// An account as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Identifies it.
    pub id: AccountId,
    /// What others see.
    pub name: String,
    /// Has it no password?
    pub guest: bool,
    /// Since when, in milliseconds since 1970.
    pub created: Millis,
    /// Its language, such as `de` or `en`.
    pub language: String,
    /// Until when it is on holiday.
    pub holiday: Option<Millis>,
    /// May everybody see its profile, also people who have not said who they are?
    #[serde(default)]
    pub public_profile: bool,
    /// Is it an operator's?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub operator: bool,
    /// Why an operator gave it another name, until its owner has read that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renamed: Option<String>,
}

/// An account that its owner has come into.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Arrived {
    /// The account.
    #[serde(flatten)]
    pub me: Me,
    /// After registration and recovery: what replaces the password once, should it be forgotten. It is
    /// never shown again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery: Option<String>,
}

/// A password, and the one before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPassword {
    /// The password so far.
    pub old: String,
    /// From now on.
    pub new: String,
}

/// The caller's password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Password {
    /// As at signing in.
    pub password: String,
}

/// Whether the caller's account is really to be deleted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Farewell {
    /// The account's password; a guest has none.
    pub password: Option<String>,
}

/// A recovery code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecoveryCode {
    /// It is never shown again.
    pub recovery: String,
}

/// The people who may see the caller's profile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProfileSight {
    /// Everybody, or only people who have said who they are?
    pub public: bool,
}

/// A language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Language {
    /// Its code, such as `de` or `en`.
    pub language: String,
}

/// What kind of program somebody uses. Of its `User-Agent` nothing else is kept, above all no version.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Program {
    /// The browser, such as `Firefox`; none if it is another program.
    pub browser: Option<String>,
    /// What it runs on, such as `Linux`, if it says so.
    pub system: Option<String>,
}

/// A session of the caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnSession {
    /// When it began, in milliseconds since 1970.
    pub created: Millis,
    /// When it was last used, give or take an hour.
    pub seen: Millis,
    /// By what.
    #[serde(flatten)]
    pub program: Program,
    /// Is it the one that asks?
    pub this: bool,
}

/// A bot's token, but for the token itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotToken {
    /// Identifies it.
    pub id: i64,
    /// What its owner calls it.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub created: Millis,
    /// When it was last used, give or take an hour; nothing if it was not.
    pub seen: Option<Millis>,
    /// By what.
    #[serde(flatten)]
    pub program: Program,
}

/// A token to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewBotToken {
    /// What its owner calls it.
    pub name: String,
    /// The account's password: a token outlasts the session, so a session alone makes none.
    pub password: String,
}

/// A token that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeBotToken {
    /// As it is listed from now on.
    #[serde(flatten)]
    pub listed: BotToken,
    /// For `Authorization: Bearer …`. It is never shown again.
    pub token: String,
}

/// How many days of holiday somebody takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HolidayDays {
    /// From now on. They count for this year, whole days.
    pub days: i64,
}

/// Somebody's holiday.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HolidayInfo {
    /// Until when the clocks of slow games stand still, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Millis>,
    /// How many days are left this year.
    pub left: i64,
}

/// What somebody has written down for themselves at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Note {
    /// At most 4000 characters; empty if there is none.
    pub text: String,
}
