//! Where something happened since whoever is here last did something.

use leptos::prelude::*;
use urzeit_rules::{
    Seat,
    lords::{Action, Hexes},
};

use urzeit_table::EntryText;

use crate::session::Session;

/// The hexes that others have changed since. Spectators see what happened last.
pub(super) fn recent(session: Session) -> Hexes {
    let here = session.seat.get();
    let most = if here.is_some() { usize::MAX } else { 1 };
    session.with_standing(|standing| {
        let events = standing.iter().rev().take(most);
        let actions = events.flat_map(|told| told.made().filter_map(action));
        actions
            .take_while(|(seat, _)| Some(*seat) != here)
            .fold(Hexes::NONE, |all, (_, action)| all | changed(action))
    })
}

/// The player, and what they do.
fn action(entry: &EntryText) -> Option<(Seat, Action)> {
    Some((entry.seat?, entry.what.parse().ok()?))
}

fn changed(action: Action) -> Hexes {
    match action {
        Action::Move(from, to, _) => Hexes::from_iter([from, to]),
        Action::Lay(_, hex)
        | Action::Put(hex)
        | Action::Attack(_, hex)
        | Action::Civilise(hex)
        | Action::Altar(hex) => Hexes::from(hex),
        Action::Keep | Action::Card(_) | Action::Advance(_) | Action::End => Hexes::NONE,
    }
}
