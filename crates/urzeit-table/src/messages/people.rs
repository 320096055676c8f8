//! What others may know of somebody; people whom somebody has starred, played with, muted or blocked.

use serde::{Deserialize, Serialize};
use urzeit_rules::{Seat, words};

use super::AccountId;
use crate::{clock::Millis, serial, settings::Settings};

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// Identifies the account.
    pub id: AccountId,
    /// Its name.
    pub name: String,
    /// Has it no password?
    pub guest: bool,
    /// Since when, in milliseconds since 1970.
    pub since: Millis,
    /// How good it is.
    pub ratings: Vec<Rating>,
    /// How often it has played.
    pub games: Vec<Tally>,
}

/// How good somebody is at a game with so many players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The game.
    pub game: String,
    /// With so many players.
    pub players: i64,
    /// Among bots, where the account's own bots have played?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// A player who is better by 200 wins three games of four.
    pub rating: i64,
    /// Is too little known to rely on it?
    pub provisional: bool,
    /// How many games it comes from.
    pub games: i64,
}

/// What a game did to somebody's rating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingChange {
    /// The game.
    pub game: String,
    /// With so many players.
    pub players: i64,
    /// Among bots, where the account's own bots have played?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// The rating before.
    pub before: i64,
    /// The rating after.
    pub after: i64,
}

/// How often an account has played a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tally {
    /// The game.
    pub game: String,
    /// Did bots of the account play, rather than the person?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// How often to a result.
    pub finished: i64,
    /// How often it has won.
    pub won: i64,
}

/// A page of finished games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct History {
    /// The last one first.
    pub games: Vec<Finished>,
    /// What gets the next page, if there is one.
    pub next: Option<String>,
}

/// A finished game of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Finished {
    /// The table.
    pub id: String,
    /// The game.
    pub game: String,
    /// How many played.
    pub players: i64,
    /// Did it count for ratings?
    pub rated: bool,
    /// When it ended.
    pub ended: Millis,
    /// The people who played; other seats had computer players.
    pub people: Vec<Played>,
}

/// Somebody who played a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Played {
    /// The seat, counted from 1.
    #[serde(with = "serial::seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = usize))]
    pub seat: Seat,
    /// The account.
    pub account: AccountId,
    /// The account's name now.
    pub name: String,
    /// The seat's points.
    pub points: Option<i64>,
    /// Has the seat won?
    pub won: Option<bool>,
    /// Did a bot play, for the account?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
}

/// The people whom the caller has starred, and those whom the caller last played with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct People {
    /// By name.
    pub starred: Vec<Acquaintance>,
    /// The latest opponent first.
    pub recent: Vec<Acquaintance>,
}

/// Somebody whom the caller has starred or played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Acquaintance {
    /// The account.
    pub account: AccountId,
    /// Its name.
    pub name: String,
    /// Has it no password?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guest: bool,
    /// Has the caller starred it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub starred: bool,
    /// Is it connected? That is not told to somebody whom its owner has blocked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub online: bool,
    /// The last game with the caller, of an opponent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<LastGame>,
}

/// The last game of two people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LastGame {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// When something last happened there, in milliseconds since 1970.
    pub at: Millis,
}

/// A seat that is kept for the caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The seat, counted from 1.
    #[serde(with = "serial::seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = usize))]
    pub seat: Seat,
    /// How many play.
    pub players: i64,
    /// The account that invites.
    pub account: AccountId,
    /// Its name.
    pub name: String,
    /// What the players agree on, as `urzeit_table::Settings` writes it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub settings: Settings,
    /// Does it count for ratings?
    pub rated: bool,
    /// Since when, in milliseconds since 1970.
    pub at: Millis,
}

words! {
    /// What somebody does not want of another.
    pub enum BlockKind: "block" {
        /// To read what the other says.
        Mute = "mute",
        /// To sit with the other, nor to read.
        Block = "block",
    }
}

/// Somebody whom the caller has muted or blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Blocked {
    /// The account.
    pub account: AccountId,
    /// Its name.
    pub name: String,
    /// `mute`: the caller reads nothing of theirs; `block`: nor do they sit down together.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub how: BlockKind,
}

/// Somebody to be muted or blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewBlock {
    /// The account.
    pub account: AccountId,
    /// `mute` or `block`.
    pub how: String,
}
