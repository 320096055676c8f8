//! Games that are kept in this browser: they survive a reload.

use serde::{Deserialize, Serialize};
use urzeit_players::Level;
use urzeit_rules::{Unreadable, record::Bytes};
use urzeit_table::{Deed, Event, Seed};
use web_sys::Storage;

use super::by_link::KeptLink;
use crate::order::largest_first;

/// A game that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// Its name.
    pub(crate) id: String,
    /// The game.
    pub(crate) game: String,
    /// The head of its record.
    pub(crate) header: String,
    /// What the players agree on.
    pub(crate) settings: String,
    /// Where its chance comes from: 64 hexadecimal digits.
    pub(crate) seed: String,
    /// All events, one a line.
    pub(crate) events: String,
    /// When it was last played, in milliseconds since 1970.
    pub(crate) at: u64,
    /// Is it over?
    pub(crate) over: bool,
    /// The side that rolls its dice and draws its cards.
    #[serde(default)]
    pub(crate) dice: Dice,
    /// Could it not be opened when somebody last tried? The rules were corrected since it was played.
    #[serde(default)]
    pub(crate) misfit: bool,
    /// If it asks “what if”: where in a replay it began, as an address of the page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) what_if: Option<String>,
    /// What it needs if it is played by link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) link: Option<KeptLink>,
}

/// The side that rolls the dice and draws the cards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) enum Dice {
    /// The page, from a seed.
    #[default]
    Drawn,
    /// People at a real table, who tell the page what came out.
    Real,
    /// All players together, by link.
    Link,
}

const PREFIX: &str = "urzeit.game.";

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

impl Kept {
    pub(crate) fn load(id: &str) -> Option<Kept> {
        let text = storage()?.get_item(&Kept::key(id)).ok()??;
        serde_json::from_str(&text).ok()
    }

    /// Where its chance comes from.
    pub(crate) fn seed(&self) -> Result<Seed, Unreadable> {
        let seed: Bytes = self.seed.parse()?;
        let bytes = seed.0.try_into();
        bytes
            .map(Seed::new)
            .map_err(|_| Bytes::WANTED.not(&self.seed))
    }

    /// What shows later that its chance was not chosen afterwards; nothing for real dice. A game by
    /// link is called by what its first player has committed to.
    pub(crate) fn commitment(&self) -> String {
        match (self.dice, self.seed()) {
            (Dice::Drawn, Ok(seed)) => seed.commitment().to_string(),
            (Dice::Link, _) => self.id.clone(),
            _ => String::new(),
        }
    }

    /// Keeps it. Says no if the browser has no room or forbids it.
    pub(crate) fn save(&self) -> bool {
        let Ok(text) = serde_json::to_string(self) else {
            return false;
        };
        let key = Kept::key(&self.id);
        storage().is_some_and(|storage| storage.set_item(&key, &text).is_ok())
    }

    /// Where the browser keeps the game of this name.
    pub(crate) fn key(id: &str) -> String {
        format!("{PREFIX}{id}")
    }

    /// Is it the other game, or the other one played on?
    pub(crate) fn goes_on_from(&self, other: &Kept) -> bool {
        let since = self.events.strip_prefix(&*other.events);
        let since = since.filter(|_| self.header == other.header);
        since.is_some_and(|since| since.is_empty() || since.starts_with('\n'))
    }

    /// The players in the seats: a name, or the level of a computer player. While others are still to join by
    /// link, those who have.
    pub(crate) fn sitters(&self) -> Vec<Result<String, Level>> {
        if let Some(link) = self.link.as_ref().filter(|_| self.events.is_empty()) {
            return link.joined.iter().cloned().map(Ok).collect();
        }
        let events = self.events.lines();
        let sitters = events.map_while(|event| match event.parse::<Event>().ok()?.deed {
            Deed::Sit(_, person) => Some(Ok(person.name)),
            Deed::Computer(_, level) => Some(Err(level)),
            _ => None,
        });
        sitters.collect()
    }
}

/// All games that are kept, the last played first.
pub(crate) fn all() -> Vec<Kept> {
    let keys = keys_from(PREFIX).into_iter();
    let mut games: Vec<_> = keys
        .filter_map(|key| Kept::load(key.strip_prefix(PREFIX)?))
        .collect();
    largest_first(&mut games, |game| game.at);
    games
}

/// Keeps a game no longer.
pub(crate) fn forget(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&Kept::key(id));
    }
    let note = note_key(id);
    for key in keys_from(&note) {
        // The seats of those who share a screen are named after a dot.
        if key[note.len()..].is_empty() || key[note.len()..].starts_with('.') {
            forget_note(&key);
        }
    }
    forget_lines(id);
}

/// Where the browser keeps the lines that somebody has tried out at a table.
pub(crate) fn lines_key(id: &str) -> String {
    format!("urzeit.try.{id}")
}

/// Keeps no longer what anybody has tried out at a table.
pub(crate) fn forget_lines(id: &str) {
    for key in keys_from(&lines_key(&format!("{id}."))) {
        forget_note(&key);
    }
}

/// Where the browser keeps what somebody wrote down at a game.
pub(crate) fn note_key(id: &str) -> String {
    format!("urzeit.note.{id}")
}

/// Keeps no longer what somebody wrote down there.
pub(crate) fn forget_note(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// All names by which the browser keeps something that begin so.
pub(crate) fn keys_from(start: &str) -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok()?);
    keys.filter(|key| key.starts_with(start)).collect()
}

/// Keeps nothing of ours any longer: no game, nothing that was chosen.
pub(crate) fn forget_all() {
    let Some(storage) = storage() else {
        return;
    };
    for key in keys_from("urzeit.") {
        let _ = storage.remove_item(&key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(events: &str) -> Kept {
        Kept {
            id: "a".to_owned(),
            game: "genesis".to_owned(),
            header: String::new(),
            settings: String::new(),
            seed: String::new(),
            events: events.to_owned(),
            at: 0,
            over: false,
            dice: Dice::Drawn,
            misfit: false,
            what_if: None,
            link: None,
        }
    }

    #[test]
    fn who_sits_where_is_read() {
        let kept = kept("1 sit 1 - Ada King\n1 computer 2 easy\n1 begin\n2 * start 1");
        assert_eq!(
            kept.sitters(),
            [Ok("Ada King".to_owned()), Err(Level::Easy)]
        );
    }

    #[test]
    fn a_game_goes_on_by_whole_events() {
        let short = kept("1 begin\n2 1 place forest a1");
        let long = kept("1 begin\n2 1 place forest a1\n3 1 end");
        let other = kept("1 begin\n2 1 place forest a10");
        assert!(short.goes_on_from(&short) && long.goes_on_from(&short));
        assert!(!short.goes_on_from(&long));
        assert!(!other.goes_on_from(&short));
        // With other counts in the box it is another game from the first event on.
        let recounted = Kept {
            header: "option cards …".to_owned(),
            ..long
        };
        assert!(!recounted.goes_on_from(&short));
    }
}
