//! Which lessons were read: kept, so that a reload goes on where it was.

use leptos::prelude::*;

use crate::app::{keep, kept};

fn place(game: &str) -> String {
    format!("urzeit.guide.{game}")
}

/// The keys of the lessons that were read, the first one first.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    game: &'static str,
    pub(super) keys: RwSignal<Vec<String>>,
}

impl Seen {
    pub(super) fn load(game: &'static str) -> Seen {
        let text = kept(&place(game)).unwrap_or_default();
        let keys = text.split_whitespace().map(str::to_owned).collect();
        Seen {
            game,
            keys: RwSignal::new(keys),
        }
    }

    pub(super) fn contains(self, key: &str) -> bool {
        self.keys.with(|keys| keys.iter().any(|seen| seen == key))
    }

    pub(super) fn add(self, key: &str) {
        if untrack(|| self.contains(key)) {
            return;
        }
        self.keys.update(|keys| keys.push(key.to_owned()));
        keep(&place(self.game), &self.keys.get_untracked().join(" "));
    }
}

/// Nothing was read.
pub(super) fn forget(game: &str) {
    keep(&place(game), "");
}
