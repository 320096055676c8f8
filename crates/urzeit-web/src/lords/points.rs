//! What an event concerns, to be shown on the board.

use urzeit_rules::{
    Entry, EntryView, Lords,
    lords::{Action, Chance, Hex},
};

use urzeit_table::{EntryText, Told};

use crate::pointed::{How, Point};

/// What an event concerns, with all that was told before it.
pub(crate) fn points(event: &Told, before: &[Told]) -> Vec<Point> {
    let entries: Vec<_> = event.entries().collect();
    let points = entries.iter().enumerate().flat_map(|(place, entry)| {
        // An advance that is forced follows its roll in the same event.
        let earlier = entries[..place].iter().copied();
        concerned(entry, || last_attack(earlier, before))
    });
    points.collect()
}

fn concerned(told: &EntryText, attack: impl FnOnce() -> Option<(Hex, Hex)>) -> Vec<Point> {
    let from = |hex: Hex| Point::new(&hex, How::From);
    let to = |hex: Hex| Point::new(&hex, How::To);
    let target = |hex: Hex| Point::new(&hex, How::Target);
    let entry = match told.view::<Lords>() {
        Ok(EntryView::Open(entry)) => entry,
        Ok(EntryView::Veiled(veiled)) => return vec![Point::seat(veiled.seat())],
        Err(_) => return Vec::new(),
    };
    match entry {
        Entry::Player(seat, action) => match action {
            Action::Move(start, end, _) => vec![from(start), to(end)],
            Action::Attack(start, end) => vec![from(start), target(end)],
            Action::Lay(_, hex) | Action::Put(hex) | Action::Civilise(hex) | Action::Altar(hex) => {
                vec![to(hex)]
            }
            Action::Advance(_) => {
                attack().map_or_else(Vec::new, |(start, end)| vec![from(start), to(end)])
            }
            Action::Keep | Action::Card(_) | Action::End => vec![Point::seat(seat)],
        },
        Entry::Chance(outcome) => match outcome {
            Chance::Roll(_) => {
                attack().map_or_else(Vec::new, |(start, end)| vec![from(start), target(end)])
            }
            Chance::Deal(seat, _)
            | Chance::Start(seat)
            | Chance::Marker(seat, _)
            | Chance::Draw(seat, _) => vec![Point::seat(seat)],
            Chance::Order(order) => order.seats().iter().copied().map(Point::seat).collect(),
            Chance::Die(_) => Vec::new(),
        },
    }
}

/// From where to where the last attack went.
fn last_attack<'a>(
    earlier: impl DoubleEndedIterator<Item = &'a EntryText>,
    before: &'a [Told],
) -> Option<(Hex, Hex)> {
    let before = before.iter().rev().flat_map(Told::entries);
    earlier
        .rev()
        .chain(before)
        .find_map(|entry| match entry.what.parse().ok()? {
            Action::Attack(from, to) => Some((from, to)),
            _ => None,
        })
}
