//! What an event concerns, to be shown on the board.

use urzeit_rules::{
    Entry, Lords, Seat,
    lords::{Action, Chance, Hex},
};

use crate::pointed::{How, Point, entries};

/// What an event concerns, with all that was told before it.
pub(crate) fn points(event: &str, before: &[String]) -> Vec<Point> {
    let entries: Vec<_> = entries(event).collect();
    let points = entries.iter().enumerate().flat_map(|(place, entry)| {
        // An advance that is forced follows its roll in the same event.
        let earlier = entries[..place].iter().copied();
        concerned(entry, || last_attack(earlier, before))
    });
    points.collect()
}

fn concerned(told: &str, attack: impl FnOnce() -> Option<(Hex, Hex)>) -> Vec<Point> {
    let from = |hex: Hex| Point::new(&hex, How::From);
    let to = |hex: Hex| Point::new(&hex, How::To);
    let target = |hex: Hex| Point::new(&hex, How::Target);
    let Ok(entry) = told.parse::<Entry<Lords>>() else {
        return veiled(told).map(Point::seat).into_iter().collect();
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

/// Whose secret it is: `2 card ?`, `* draw 2 ?`.
fn veiled(told: &str) -> Option<Seat> {
    let told = told.strip_suffix(" ?")?;
    told.split(' ').find_map(|word| word.parse().ok())
}

/// From where to where the last attack went.
fn last_attack<'a>(
    earlier: impl DoubleEndedIterator<Item = &'a str>,
    before: &'a [String],
) -> Option<(Hex, Hex)> {
    let before = before.iter().rev().flat_map(|event| entries(event));
    earlier
        .rev()
        .chain(before)
        .find_map(|entry| match entry.split_once(' ')?.1.parse().ok()? {
            Action::Attack(from, to) => Some((from, to)),
            _ => None,
        })
}
