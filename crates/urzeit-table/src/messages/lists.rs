//! Lists of tables.

use serde::{Deserialize, Serialize};
use urzeit_players::Level;
use urzeit_rules::Seat;

use super::{State, Visibility};
use crate::{clock::Millis, serial, settings::Settings};

/// A page of a list of tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TablePage {
    /// The tables.
    pub tables: Vec<Listed>,
    /// What to ask for `after` to get the next page, nothing if this is the last; or where the tables wait
    /// for the caller, the one after the table where the caller is, from the last on to the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// How many people are connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Online {
    /// How many accounts have a page open, or another program that listens.
    pub people: usize,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Listed {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// `waiting`, `running`, `over` or `aborted`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub state: State,
    /// What the players agree on, as `urzeit_table::Settings` writes it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub settings: Settings,
    /// Does it count for ratings?
    pub rated: bool,
    /// May others watch?
    pub spectators: bool,
    /// `open` or `link`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub visibility: Visibility,
    /// How many play.
    pub players: usize,
    /// How many seats are free.
    pub free: usize,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
    /// When something last happened.
    pub changed: Millis,
    /// The name of the person who made it.
    pub creator: String,
    /// Is that the caller?
    pub yours: bool,
    /// The caller's seat.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "serial::maybe_seat"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<usize>))]
    pub you: Option<Seat>,
    /// Does it wait for the caller?
    pub your_turn: bool,
    /// The seats that are taken.
    pub seats: Vec<ListedSeat>,
}

/// A taken seat of a table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedSeat {
    /// Its number.
    #[serde(with = "serial::seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = usize))]
    pub seat: Seat,
    /// The name of the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level of the computer player, if it is one.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "serial::maybe_text"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub computer: Option<Level>,
    /// Its points, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i64>,
    /// Has it won?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// Has the person given up?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigned: bool,
    /// Does a bot sit there, for the person?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
}
