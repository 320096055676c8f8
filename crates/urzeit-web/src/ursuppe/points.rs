//! What an event concerns, to be shown on the board: whatever it changed.

use urzeit_rules::{
    Entry, Ursuppe,
    ursuppe::{Action, Amoeba, Gene, Space},
};

use urzeit_table::Told;

use crate::{
    pointed::{How, Point},
    position::Position,
};

/// What an event concerns, if the positions around it are known.
pub(crate) fn points(
    event: &Told,
    before: Option<&Position>,
    after: Option<&Position>,
) -> Vec<Point> {
    let entries = event
        .entries()
        .filter_map(|entry| entry.read::<Ursuppe>().ok());
    let entries: Vec<_> = entries.collect();
    let mut points: Vec<_> = entries.iter().flat_map(|entry| named(*entry)).collect();
    let changes = before
        .and_then(Position::get)
        .zip(after.and_then(Position::get));
    if let (Some((before, after)), false) = (changes, entries.is_empty()) {
        points.extend(changed(before, after));
        if points.is_empty() {
            points.extend(rolling(before));
        }
    }
    // What changes nothing on the table was still done by somebody.
    if points.is_empty() {
        points.extend(entries.first().and_then(Entry::seat).map(Point::seat));
    }
    points
}

/// What an entry itself names.
fn named(entry: Entry<Ursuppe>) -> Option<Point> {
    let Entry::Player(_, action) = entry else {
        return None;
    };
    match action {
        Action::Put(_, space) | Action::Divide(_, space) => Some(Point::new(&space, How::To)),
        Action::Buy(gene, _) => Some(Point::new(&format!("gene-{gene}"), How::To)),
        _ => None,
    }
}

/// Where dice decide something.
fn rolling(before: &Ursuppe) -> Vec<Point> {
    let phase = before.phase();
    let at = |amoeba: Amoeba, how: How| Some(Point::new(&before.life(amoeba)?.space, how));
    let swims = phase
        .journey()
        .and_then(|journey| at(journey.amoeba, How::To));
    let fights = phase
        .attack()
        .and_then(|attack| at(attack.target, How::Target));
    swims.into_iter().chain(fights).collect()
}

fn changed(before: &Ursuppe, after: &Ursuppe) -> Vec<Point> {
    let mut points = Vec::new();
    let eaten = |space: &Space| before.cubes(*space) != after.cubes(*space);
    points.extend(
        Space::ALL
            .into_iter()
            .filter(eaten)
            .map(|space| Point::new(&space, How::To)),
    );
    for colour in before.colours().iter() {
        for number in 1..=before.scale().amoebas {
            let amoeba = Amoeba { colour, number };
            match (before.life(amoeba), after.life(amoeba)) {
                (Some(was), Some(is)) if was.space != is.space => {
                    points.push(Point::new(&was.space, How::From));
                    points.push(Point::new(&is.space, How::To));
                }
                (Some(was), Some(is)) if is.damage > was.damage => {
                    points.push(Point::new(&is.space, How::Target));
                }
                (Some(was), None) => points.push(Point::new(&was.space, How::Target)),
                (None, Some(is)) => points.push(Point::new(&is.space, How::To)),
                _ => {}
            }
        }
    }
    let traded = |gene: &Gene| before.pool(*gene) != after.pool(*gene);
    points.extend(
        Gene::ALL
            .into_iter()
            .filter(traded)
            .map(|gene| Point::new(&format!("gene-{gene}"), How::To)),
    );
    if before.card() != after.card() {
        points.push(Point::new(&"compass", How::To));
    }
    let climbed = before.players_in_game().iter();
    let climbed = climbed.filter(|&colour| before.marker(colour) != after.marker(colour));
    points.extend(climbed.filter_map(|colour| before.seat_of(colour).map(Point::seat)));
    points
}
