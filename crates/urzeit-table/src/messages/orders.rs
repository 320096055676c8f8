//! Standing orders, as their owner sees them.

use serde::{Deserialize, Serialize};

/// The caller's standing orders at a table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnOrders {
    /// Those that the caller has given.
    pub given: Vec<OwnOrder>,
    /// Those that can be given now, in the notation.
    pub offered: Vec<String>,
}

/// A standing order of the caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnOrder {
    /// What it says, in the notation.
    pub order: String,
    /// Was it not possible when its choice came? Then it has done nothing and will not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unfit: bool,
}

/// A standing order that the caller gives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewOrder {
    /// What it says, in the notation.
    pub order: String,
}
