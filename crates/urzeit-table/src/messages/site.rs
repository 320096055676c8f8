//! What the operator of a server has decided and everybody may know; codes with which people register.

use serde::{Deserialize, Serialize};
use urzeit_rules::words;

use crate::clock::Millis;

words! {
    /// The people who may register.
    pub enum Registration: "registration" {
        /// Everybody.
        Open = "open",
        /// Those who have a code.
        Invitation = "invitation",
        /// Nobody: those who have an account sign in.
        Closed = "closed",
    }
}

/// A server, as its operator presents it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Site {
    /// What it is called.
    pub name: String,
    /// The address of its imprint.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imprint: Option<String>,
    /// The address of its privacy policy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub privacy: Option<String>,
    /// The address of its rules of conduct: elsewhere, or `/conduct`, where the page shows the text of
    /// `/api/conduct`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conduct: Option<String>,
    /// `open`, `invitation` or `closed`: who may register.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub registration: Registration,
    /// Do all accounts make codes with which others register, or only operators?
    pub accounts_invite: bool,
    /// May people play with nothing but a name?
    pub guests: bool,
}

/// Name and password of an account to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Register {
    /// What others see.
    pub name: String,
    /// At least 8 letters.
    pub password: String,
    /// The code of an invitation, where that is needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// What a code with which people register is still good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenSignupCode {
    /// Until when, in milliseconds since 1970.
    pub ends: Millis,
    /// For so many accounts.
    pub left: i64,
}

/// A code to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewSignupCode {
    /// How many accounts can be made with it.
    pub uses: i64,
    /// For so many days.
    pub days: i64,
}

/// A code with which people register.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignupCode {
    /// Identifies it.
    pub id: i64,
    /// The code; the page reads it at `/register/CODE`.
    pub code: String,
    /// The name of whoever made it; empty if that was the command line.
    pub by: String,
    /// When it was made.
    pub created: Millis,
    /// When it counts no more.
    pub ends: Millis,
    /// How many accounts can be made with it.
    pub uses: i64,
    /// How many were.
    pub used: i64,
}
