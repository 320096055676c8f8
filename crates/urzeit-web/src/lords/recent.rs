//! Where something happened since whoever is here last did something.

use leptos::prelude::*;
use urzeit_rules::{
    Seat,
    lords::{Action, Hexes},
};

use crate::session::Session;

/// The hexes that others have changed since. Who only watches sees what happened last.
pub(super) fn recent(session: Session) -> Hexes {
    let here = session.seat.get();
    let most = if here.is_some() { usize::MAX } else { 1 };
    session.told.with(|told| {
        let events = told.iter().rev().take(most);
        let actions = events.flat_map(|event| event.lines().filter_map(action));
        actions
            .take_while(|(seat, _)| Some(*seat) != here)
            .fold(Hexes::NONE, |all, (_, action)| all | changed(action))
    })
}

/// Who does what in a line that is told: the event itself, or a choice that it forced.
fn action(line: &str) -> Option<(Seat, Action)> {
    let (_, entry) = line.split_once(' ')?;
    let (seat, action) = entry.split_once(' ')?;
    Some((seat.parse().ok()?, action.parse().ok()?))
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
