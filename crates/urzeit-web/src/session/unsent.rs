//! What was said to a table and not answered yet. The window keeps it, so that it is said again after a
//! reload too; by its identifier the server counts it once.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use urzeit_table::messages::{AccountId, ToServer};
use web_sys::Storage;

/// Where the window keeps what a table has not answered.
const PREFIX: &str = "urzeit.unsent.";

/// Something that the server has not answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Unsent {
    pub(super) id: String,
    pub(super) message: ToServer,
    /// Was it handed to a socket? Then it may have arrived, and cannot be taken back.
    pub(super) tried: bool,
}

impl Unsent {
    /// Does it change the game, rather than say something?
    pub(super) fn is_wish(&self) -> bool {
        matches!(self.message, ToServer::Wish(_))
    }
}

/// Storage of this window alone: another one of the same player says its own things.
fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// What the table has not answered somebody.
pub(super) fn load(account: AccountId, table: &str) -> VecDeque<Unsent> {
    let text = storage().and_then(|storage| storage.get_item(&key(account, table)).ok()?);
    let unsent = text.and_then(|text| serde_json::from_str(&text).ok());
    unsent.unwrap_or_default()
}

/// Keeps what the table has not answered somebody.
pub(super) fn save(account: AccountId, table: &str, unsent: &VecDeque<Unsent>) {
    let Some(storage) = storage() else { return };
    let _ = match serde_json::to_string(unsent) {
        Ok(text) if !unsent.is_empty() => storage.set_item(&key(account, table), &text),
        _ => storage.remove_item(&key(account, table)),
    };
}

/// Nobody who signs in afterwards in the same window says what another has not got through.
fn key(account: AccountId, table: &str) -> String {
    format!("{PREFIX}{account}.{table}")
}
