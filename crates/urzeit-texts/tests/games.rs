//! What page and command both say of a game has its sentence in every language, whatever happens.

#![allow(clippy::unwrap_used)]

use std::{fs, path::Path};

use urzeit_rules::{
    Entry, EntryView, Game, Genesis, Lords, Record, Seat, Ursuppe, Viewer,
    ursuppe::{Colour, Gene, Phase, Who},
};
use urzeit_texts::{COMMAND, Language, Text};

/// All recorded games of a kind, entry by entry: the position before each, and the entry.
fn entries<G: Game>() -> impl Iterator<Item = (G, Entry<G>)> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let files = fs::read_dir(fixtures.join(G::NAME)).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let records = files.filter(|path| path.extension().is_some_and(|ending| ending == "urz"));
    records.flat_map(|path| {
        let text = fs::read_to_string(path).unwrap();
        let record = Record::<G>::read(&text).unwrap().record;
        let mut again = Record::new(record.header().clone());
        let entries: Vec<_> = record.entries().collect();
        let entries = entries.into_iter().map(move |entry| {
            let before = again.position().clone();
            again.enter(entry).unwrap();
            (before, entry)
        });
        entries.collect::<Vec<_>>()
    })
}

fn texts() -> Vec<Text> {
    Language::all().map(|one| Text::new(one, COMMAND)).collect()
}

fn name(seat: Seat) -> String {
    format!("player {seat}")
}

fn check(said: &str) {
    assert!(!said.is_empty() && !said.contains('⟨'), "{said}");
}

#[test]
fn every_outcome_has_its_sentence() {
    let texts = texts();
    for (_, entry) in entries::<Genesis>() {
        if let Entry::Chance(outcome) = entry {
            texts
                .iter()
                .for_each(|text| check(&text.genesis_chance(outcome, name)));
        }
    }
    for (position, entry) in entries::<Lords>() {
        for text in &texts {
            match EntryView::of(&position, entry, Viewer::Spectator) {
                EntryView::Veiled(veiled) => check(&text.hidden(veiled, name)),
                EntryView::Open(Entry::Chance(outcome)) => {
                    let said = text.lords_chance(outcome, name);
                    check(&said.unwrap_or_else(|| "a roll".to_owned()));
                }
                EntryView::Open(Entry::Player(..)) => {}
            }
        }
    }
    let who = |who: Who| who.to_string();
    for (position, entry) in entries::<Ursuppe>() {
        if let Entry::Chance(outcome) = entry {
            for text in &texts {
                check(&text.ursuppe_chance(Some(&position), outcome, who));
                check(&text.ursuppe_chance(None, outcome, who));
            }
        }
    }
}

#[test]
fn ursuppe_waits_for_what_can_be_done() {
    let texts = texts();
    let holding = |text: &Text| text.called("ursuppe", "gene", Gene::Holding.word());
    let mut moves = [0, 0];
    for (position, _) in entries::<Ursuppe>() {
        for text in &texts {
            let said = text.ursuppe_waits(&position, |colour: Colour| colour.to_string());
            check(&said);
            // U-8: an amoeba without the gene cannot hold.
            if let Phase::Move(amoeba) = position.phase() {
                let holds = position.has(amoeba.colour, Gene::Holding);
                assert_eq!(said.contains(&holding(text)), holds, "{said}");
                moves[usize::from(holds)] += 1;
            }
        }
    }
    assert!(moves.iter().all(|count| *count > 0), "{moves:?}");
}
