//! Games that are kept in this browser: they survive a reload.

use serde::{Deserialize, Serialize};
use urzeit_rules::{Unreadable, record::Bytes};
use urzeit_table::Seed;
use web_sys::Storage;

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
    /// Who rolls its dice and draws its cards.
    #[serde(default)]
    pub(crate) dice: Dice,
}

/// Who rolls the dice and draws the cards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) enum Dice {
    /// The page, from a seed.
    #[default]
    Drawn,
    /// People at a real table, who tell the page what came out.
    Real,
}

const PREFIX: &str = "urzeit.game.";

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

impl Kept {
    pub(crate) fn load(id: &str) -> Option<Kept> {
        let text = storage()?.get_item(&format!("{PREFIX}{id}")).ok()??;
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

    /// What shows later that its chance was not chosen afterwards; nothing for real dice.
    pub(crate) fn commitment(&self) -> String {
        match (self.dice, self.seed()) {
            (Dice::Drawn, Ok(seed)) => seed.commitment().to_string(),
            _ => String::new(),
        }
    }

    /// Keeps it. Says no if the browser has no room or forbids it.
    pub(crate) fn save(&self) -> bool {
        let Ok(text) = serde_json::to_string(self) else {
            return false;
        };
        let key = format!("{PREFIX}{}", self.id);
        storage().is_some_and(|storage| storage.set_item(&key, &text).is_ok())
    }
}

/// All games that are kept, the last played first.
pub(crate) fn all() -> Vec<Kept> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok()?);
    let ids = keys.filter_map(|key| Some(key.strip_prefix(PREFIX)?.to_owned()));
    let mut games: Vec<_> = ids.filter_map(|id| Kept::load(&id)).collect();
    games.sort_by_key(|game| std::cmp::Reverse(game.at));
    games
}

/// Keeps a game no longer.
pub(crate) fn forget(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{PREFIX}{id}"));
    }
}

/// Keeps nothing of ours any longer: no game, nothing that was chosen.
pub(crate) fn forget_all() {
    let Some(storage) = storage() else {
        return;
    };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok()?);
    let ours: Vec<_> = keys.filter(|key| key.starts_with("urzeit.")).collect();
    for key in ours {
        let _ = storage.remove_item(&key);
    }
}
