//! All targets.
//!
//! | file | subject |
//! |---|---|
//! | `rules.rs` | records, positions, games, the notation, set-ups |
//! | `tables.rs` | events and snapshots of tables; lines of bots |
//! | `links.rs` | links of games without a server |
//! | `files.rs` | files of weights, backups |
//! | `talk.rs` | HTTP and sockets of a server |

mod files;
mod links;
mod rules;
mod tables;
mod talk;

use crate::target::Target;

/// Opens a target.
pub type Open = fn() -> Box<dyn Target>;

/// Each with its name.
pub const ALL: [(&str, Open); 12] = [
    ("record", rules::record),
    ("position", rules::position),
    ("play", rules::play),
    ("notation", rules::notation),
    ("setup", rules::setup),
    ("table", tables::table),
    ("bot", tables::bot),
    ("link", links::link),
    ("weights", files::weights),
    ("backup", files::backup),
    ("http", talk::http),
    ("socket", talk::socket),
];

/// The names.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.into_iter().map(|(name, _)| name)
}
