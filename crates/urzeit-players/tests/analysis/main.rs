//! Analysis: what is said of actions, positions and whole games.
//!
//! - `genesis`, `lords`, `ursuppe`: facts as tables, `position → action → facts`
//! - `endings`: the end of Genesis, solved
//! - `review`: positions and whole games

#![allow(clippy::unwrap_used)]

mod endings;
mod genesis;
mod lords;
mod review;
mod ursuppe;

// The scenes of the tests of the rules.
#[allow(dead_code)]
#[path = "../../../urzeit-rules/tests/genesis/facts.rs"]
mod genesis_positions;
#[allow(dead_code)]
#[path = "../../../urzeit-rules/tests/lords/support.rs"]
mod lords_worlds;
#[allow(dead_code)]
#[path = "../../../urzeit-rules/tests/ursuppe/table.rs"]
mod ursuppe_scenes;

use urzeit_players::analysis::{Explain, Fact as _, Word};
use urzeit_rules::Entry;

/// What is said of an entry of a player: `herd terrain=forest before=2 …`, one a line.
pub(crate) fn facts<G: Explain>(position: &G, entry: &str) -> String {
    let Ok(Entry::<G>::Player(seat, action)) = entry.parse() else {
        panic!("no entry of a player: {entry}");
    };
    assert!(position.check(seat, action).is_ok(), "{entry}: {position}");
    let facts = position.facts(seat, action).into_iter().map(|fact| {
        let (_, key) = fact.key().split_once("fact-").unwrap();
        let words = fact.words().into_iter().map(|(name, word)| match word {
            // The same number stands with its sign beside it.
            Word::Number(_) if name == "points" && key != "prize" => String::new(),
            Word::Change(change) => format!(" {change:+}"),
            Word::Number(number) => format!(" {name}={number}"),
            Word::Chance(chance) => format!(" {name}={chance:.3}"),
            Word::Seat(seat) => format!(" {name}={seat}"),
            Word::Name(_, word) => format!(" {name}={word}"),
            Word::Amoeba(amoeba) => format!(" {name}={amoeba}"),
            Word::Notation(word) => format!(" {name}={word}"),
        });
        format!("{key}{}", words.collect::<String>())
    });
    facts.collect::<Vec<_>>().join("\n")
}
