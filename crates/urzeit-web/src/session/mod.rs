//! A table that somebody plays at, wherever it is kept. What is shown of it is the same at one
//! screen and online: the messages of `urzeit-table`.

mod kept;
mod local;

use std::rc::Rc;

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::messages::{Now, TableInfo, Waiting, Why};

pub(crate) use kept::{Kept, all, forget};
pub(crate) use local::{New, make, open};

/// A table, as the page shows it.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    /// What the table is.
    pub(crate) table: RwSignal<TableInfo>,
    /// Where the game stands.
    pub(crate) now: RwSignal<Now>,
    /// What happened: every event as it is told.
    pub(crate) told: RwSignal<Vec<String>>,
    /// Why the last wish was refused.
    pub(crate) refused: RwSignal<Option<Why>>,
    /// For whom the table is shown: whoever is at this screen.
    pub(crate) seat: RwSignal<Option<Seat>>,
    /// Is a computer player thinking?
    pub(crate) thinking: RwSignal<bool>,
    wish: StoredValue<Rc<dyn Fn(String)>, LocalStorage>,
}

impl Session {
    /// Somebody at this screen wants this to happen: an action, `confirm`, `undo N` and so on.
    pub(crate) fn wish(self, wish: impl Into<String>) {
        self.refused.set(None);
        let say = self.wish.get_value();
        say(wish.into());
    }

    /// Is whoever is at this screen asked for a choice?
    pub(crate) fn is_asked(self) -> bool {
        let Some(seat) = self.seat.get() else {
            return false;
        };
        self.now.with(|now| match &now.awaits {
            Waiting::Choices(seats) => seats.contains(&seat.number()),
            _ => false,
        })
    }

    /// Does whoever is at this screen have to confirm a turn?
    pub(crate) fn has_to_confirm(self) -> bool {
        let seat = self.seat.get().map(Seat::number);
        self.now.with(|now| match now.awaits {
            Waiting::Confirm(confirms) => Some(confirms) == seat,
            _ => false,
        })
    }

    /// How many people play at this screen.
    pub(crate) fn people_here(self) -> usize {
        self.table.with(|table| {
            let people = table.seats.iter().filter(|seat| seat.sitter == "person");
            people.count()
        })
    }

    /// The name of who sits there.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.table.with(|table| {
            let info = table.seats.get(seat.index());
            info.map(|info| info.name.clone()).unwrap_or_default()
        })
    }
}
