//! A table to be made, and sitting down there.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Visibility;

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// `genesis`, `lords` or `ursuppe`. Only with `from` it need not be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// How many play; as many as are usual, if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<usize>,
    /// What each seat plays, species or colour; what is usual, if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<Vec<String>>,
    /// A named set of options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Options of the game, which count more than those of the set.
    pub options: BTreeMap<String, String>,
    /// The game begins where another one stood, instead of by its own setup.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<GoOn>,
    /// The people who can sit in each seat; everybody in all of them, if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<Sits>>,
    /// What the seat of the table's maker adds to chance, in hexadecimal digits.
    pub bytes: String,
    /// The people who can find the table: `open` or `link`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub visibility: Visibility,
    /// May people watch who do not play?
    pub spectators: bool,
    /// Does it count for ratings?
    pub rated: bool,
    /// How much time people have. If not said, three days for every turn at a table that everybody
    /// finds, and as much as they like at one that is only for people with the link.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<NewPace>,
    /// What happens when somebody has none left.
    pub time_out: TimeOut,
    /// Are people asked to confirm the end of their turn? Until then they can undo it.
    pub confirm: bool,
    /// Does the game begin by itself when all sit? Otherwise the table's maker begins it.
    pub begins_when_full: bool,
}

impl Default for NewTable {
    fn default() -> NewTable {
        NewTable {
            game: None,
            players: None,
            who: None,
            preset: None,
            options: BTreeMap::new(),
            from: None,
            seats: None,
            bytes: String::new(),
            visibility: Visibility::Link,
            spectators: false,
            rated: false,
            pace: None,
            time_out: TimeOut::Nothing,
            confirm: true,
            begins_when_full: false,
        }
    }
}

/// Where another game stood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GoOn {
    /// Its record.
    pub record: String,
    /// After so many entries.
    pub entries: usize,
}

/// The person or computer player who can sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Sits {
    /// The table's maker.
    Me,
    /// Everybody who finds the table.
    Open,
    /// Anyone who has the invite link.
    Invited,
    /// The account of this name, or somebody of this name whom the table's maker has starred or played with.
    Named(String),
    /// A computer player of this level.
    Computer(String),
}

/// How much time people have.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum NewPace {
    /// As much as they like; not at a table that everybody finds.
    None,
    /// This much for the whole game, and a little more after every turn.
    Live {
        /// What everybody begins with.
        minutes: f64,
        /// What every turn adds.
        seconds: f64,
    },
    /// This much for every turn.
    Slow {
        /// For one turn.
        days: f64,
    },
}

/// What happens when the time of a person is up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TimeOut {
    /// Nothing: it is only shown.
    Nothing,
    /// A computer player of this level plays this turn.
    Turn(String),
    /// A computer player of this level plays until the person comes back.
    Rest(String),
}

/// Where somebody wants to sit.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sit {
    /// The seat, counted from 1; the first that is free for the caller, if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What the seat adds to chance, in hexadecimal digits.
    #[serde(default)]
    pub bytes: String,
    /// What came with the invite link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// Shall a rated game count for the caller, who takes over a seat?
    #[serde(default)]
    pub counts: bool,
}

/// Somebody wants to play with whoever is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct QuickPlay {
    /// `genesis`, `lords` or `ursuppe`.
    pub game: String,
    /// What the seat adds to chance, in hexadecimal digits.
    #[serde(default)]
    pub bytes: String,
}

/// Computer players shall take the seats that are free.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fill {
    /// Their level.
    pub computer: String,
}

/// Somebody wants to play again.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rematch {
    /// What the seat adds to chance, in hexadecimal digits.
    #[serde(default)]
    pub bytes: String,
}
