//! The lines that this browser keeps, by the table and the seat of the player who tried them.

use serde::{Deserialize, Serialize};
use urzeit_rules::Seat;

use super::line::TriedLine;
use crate::{
    app::{keep, kept},
    session::{forget_note, keys_from, lines_key},
};

/// The lines of so many games are kept, the latest ones.
const MOST_GAMES: usize = 10;

/// The lines of a game.
#[derive(Default, Serialize, Deserialize)]
struct OfGame {
    /// When the last of them was played, in milliseconds since 1970.
    at: u64,
    lines: Vec<TriedLine>,
}

fn key(table: &str, seat: Seat) -> String {
    lines_key(&format!("{table}.{seat}"))
}

fn at_key(key: &str) -> OfGame {
    let text = kept(key).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// The lines of a player, the latest first.
pub(super) fn load(table: &str, seat: Seat) -> Vec<TriedLine> {
    at_key(&key(table, seat)).lines
}

/// Keeps the lines of a player. Says no if the browser has no room or forbids it.
pub(super) fn save(table: &str, seat: Seat, lines: Vec<TriedLine>) -> bool {
    let key = key(table, seat);
    if lines.is_empty() {
        forget_note(&key);
        return true;
    }
    let at = js_sys::Date::now() as u64;
    let Ok(text) = serde_json::to_string(&OfGame { at, lines }) else {
        return false;
    };
    keep(&key, &text);
    let mut games = keys_from(&lines_key(""));
    games.sort_by_key(|game| std::cmp::Reverse(at_key(game).at));
    games
        .iter()
        .skip(MOST_GAMES)
        .for_each(|game| forget_note(game));
    kept(&key) == Some(text)
}
