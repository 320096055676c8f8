//! Boards that somebody has drawn, kept in this browser by name.

use serde::{Deserialize, Serialize};
use urzeit_rules::genesis::Board;

use crate::app::{keep, kept};

const MAPS: &str = "urzeit.boards";
const DRAFT: &str = "urzeit.board-draft";

/// A board with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Map {
    pub(crate) name: String,
    pub(crate) board: Board,
}

/// As it is kept: the board as records write it.
#[derive(Serialize, Deserialize)]
struct Text {
    name: String,
    board: String,
}

/// All that are kept, in the order of their names.
pub(crate) fn all() -> Vec<Map> {
    let texts: Vec<Text> = kept(MAPS)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    let maps = texts.into_iter().filter_map(|text| {
        Some(Map {
            board: text.board.parse().ok()?,
            name: text.name,
        })
    });
    let mut maps: Vec<_> = maps.collect();
    maps.sort_by_key(|map| map.name.to_lowercase());
    maps
}

/// Keeps a board under a name, in place of another of that name.
pub(super) fn keep_map(map: Map) {
    let mut maps = all();
    maps.retain(|other| other.name != map.name);
    maps.push(map);
    write(maps);
}

pub(super) fn forget(name: &str) {
    let mut maps = all();
    maps.retain(|map| map.name != name);
    write(maps);
}

fn write(maps: Vec<Map>) {
    let texts: Vec<_> = maps
        .into_iter()
        .map(|map| Text {
            name: map.name,
            board: map.board.to_string(),
        })
        .collect();
    if let Ok(text) = serde_json::to_string(&texts) {
        keep(MAPS, &text);
    }
}

/// What was drawn last, so that a reload loses nothing.
pub(super) fn draft() -> Option<Board> {
    kept(DRAFT)?.parse().ok()
}

pub(super) fn keep_draft(board: Board) {
    keep(DRAFT, &board.to_string());
}
