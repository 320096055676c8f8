//! What an event concerns, to be shown on the board.

use urzeit_rules::{
    Entry, Genesis,
    genesis::{Action, Chance},
};

use urzeit_table::Told;

use crate::pointed::{How, Point};

/// What an event concerns.
pub(crate) fn points(event: &Told) -> Vec<Point> {
    let entries = event
        .entries()
        .filter_map(|entry| entry.read::<Genesis>().ok());
    let points = entries.map(|entry| match entry {
        Entry::Player(_, Action::Place(_, space)) => Point::new(&space, How::To),
        Entry::Player(seat, Action::End) | Entry::Chance(Chance::Start(seat)) => Point::seat(seat),
        Entry::Chance(Chance::Dice(_) | Chance::Board(_)) => Point::new(&"dice", How::To),
    });
    points.collect()
}
