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
    let mut hexes = Hexes::NONE;
    session.told.with(|told| {
        for event in told.iter().rev().take(most) {
            // The event itself, and choices with one option that it forced.
            for line in event.lines() {
                let entry = line
                    .split_once(' ')
                    .and_then(|(_, entry)| entry.split_once(' '));
                let Some((Ok(seat), action)) =
                    entry.map(|(seat, action)| (seat.parse::<Seat>(), action))
                else {
                    continue;
                };
                if Some(seat) == here {
                    return;
                }
                match action.parse() {
                    Ok(Action::Move(from, to, _)) => {
                        hexes.insert(from);
                        hexes.insert(to);
                    }
                    Ok(
                        Action::Lay(_, hex)
                        | Action::Put(hex)
                        | Action::Attack(_, hex)
                        | Action::Civilise(hex)
                        | Action::Altar(hex),
                    ) => hexes.insert(hex),
                    _ => {}
                }
            }
        }
    });
    hexes
}
