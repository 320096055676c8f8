//! What a viewer may have of a record while the game runs (L-10, `docs/records.md`).

use std::{fs, path::Path};

use urzeit_rules::{Lords, Record, Viewer};

use crate::support::seat;

fn fixture() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join("fixtures/lords/default-3p-1.urz")).expect("a fixture")
}

/// The record up to its `n`-th secret choice (counted from 1).
fn up_to_card(n: usize) -> Record<Lords> {
    let text = fixture();
    let is_card = |line: &&str| line.split(' ').nth(1) == Some("card");
    let mut cards = 0;
    let lines = text.lines().take_while(|line| {
        let wanted = cards < n;
        cards += usize::from(is_card(line));
        wanted
    });
    let part: String = lines.map(|line| format!("{line}\n")).collect();
    Record::read(&part).expect("a header").record
}

fn told(record: &Record<Lords>, viewer: Viewer) -> Vec<String> {
    record.told(viewer).lines().map(str::to_owned).collect()
}

#[test]
fn deals_markers_and_draws_are_open_to_their_seat_alone() {
    let record = up_to_card(8);
    let whole: Vec<_> = record.to_string().lines().map(str::to_owned).collect();
    for viewer in [
        Viewer::Seat(seat(1)),
        Viewer::Seat(seat(2)),
        Viewer::Spectator,
    ] {
        let told = told(&record, viewer);
        assert_eq!(told.len(), whole.len());
        for (told, whole) in told.iter().zip(&whole) {
            let words: Vec<_> = whole.split(' ').collect();
            let secret = matches!(words[..], ["*", "deal" | "marker" | "draw", ..]);
            let own =
                secret && matches!(viewer, Viewer::Seat(seat) if words[2] == seat.to_string());
            let chance_open = !secret || own;
            if words.get(1) != Some(&"card") {
                assert_eq!(told == whole, chance_open, "{told} for {whole}");
            }
            if !chance_open {
                assert_eq!(*told, format!("* {} {} ?", words[1], words[2]));
            }
        }
    }
}

/// L-4.1, L-4.2: a choice is hidden until all have chosen, then it is open.
#[test]
fn secret_choices_are_open_from_the_reveal_on() {
    for (cards, hidden) in [(1, 1), (2, 2), (3, 0), (4, 1), (5, 2), (6, 0)] {
        let record = up_to_card(cards);
        let chosen: Vec<_> = record.entries().map(|entry| entry.to_string()).collect();
        let chosen: Vec<_> = chosen
            .iter()
            .filter(|entry| entry.contains(" card "))
            .collect();
        assert_eq!(chosen.len(), cards);
        let last = told(&record, Viewer::Spectator);
        let veiled = last.iter().filter(|line| line.ends_with("card ?")).count();
        assert_eq!(veiled, hidden, "after {cards} choices");
        for (place, entry) in chosen.iter().enumerate() {
            let own: usize = entry[..1].parse().expect("a seat");
            let own = told(&record, Viewer::Seat(seat(own)));
            assert!(own.contains(entry), "{entry} is open to its seat");
            assert_eq!(last.contains(entry), place < cards - hidden, "{entry}");
        }
    }
}

#[test]
fn everybody_may_have_the_whole_record_of_a_finished_game() {
    let record = Record::<Lords>::read(&fixture()).expect("a header").record;
    assert_eq!(record.told(Viewer::Spectator), record.to_string());
}

#[test]
fn what_a_game_began_from_and_its_seed_stay_hidden() {
    let position = up_to_card(4).position().to_string();
    let text = format!(
        "urzeit 1\ngame lords\nseat 1 red\nseat 2 blue\nseat 3 green\nfrom {position}\n\
         table t\ncommitment 00\nbytes 1 01\nbytes 2\nbytes 3\nseed ff\nlog\n"
    );
    let record = Record::<Lords>::read(&text).expect("a header").record;
    let told = record.told(Viewer::Seat(seat(1)));
    assert!(!told.contains(&position) && told.contains("?7"), "{told}");
    assert!(
        told.contains("commitment 00") && !told.contains("seed"),
        "{told}"
    );
}
