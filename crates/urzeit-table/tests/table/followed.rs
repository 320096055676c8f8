//! Somebody who is told of every event knows where the game stood after each, whatever is taken
//! back and whoever stands in.

use std::{fs, path::Path};

use urzeit_rules::{
    Game, Genesis, Lords, Record, Ursuppe, Viewer,
    record::{Line, game_of},
    with_game,
};
use urzeit_table::{EntryText, Followed, Settings, Told, followed::standing};

use crate::{
    play::{GENESIS, Game4, LORDS, Play, URSUPPE, fair, header, settings},
    seating::{genesis, table},
};

/// What is told, as a client hears it: the text carries all of it.
fn heard<E: std::fmt::Display>(told: &Told<E>) -> Told {
    let mut heard: Told = told.to_string().parse().unwrap();
    heard.number = told.number;
    heard
}

fn follow<G: Game>(game: Game4<'_>, seed: u64) -> usize {
    let mut play = Play::<G>::begin(game, settings(seed), fair(seed), seed);
    let header = header::<G>(game);
    let viewers = play.viewers();
    let mut all = vec![Followed::<G>::new(Some(&header)); viewers.len()];
    play.finish(|play| {
        for (viewer, followed) in viewers.iter().zip(&mut all) {
            let known = followed.events();
            for told in play.table.told(*viewer, known) {
                assert_eq!(told.number, followed.events());
                followed.tell(&heard(&told));
            }
            let view = play.table.view(*viewer);
            assert_eq!(
                followed.now(),
                Some(view.position()),
                "{viewer:?}, seed {seed}"
            );
        }
    });
    play.undone + play.agreed
}

#[test]
fn every_position_is_followed() {
    let mut taken_back = 0;
    for seed in 0..30 {
        taken_back += follow::<Genesis>(GENESIS[seed as usize % GENESIS.len()], seed);
        taken_back += follow::<Lords>(LORDS[seed as usize % LORDS.len()], seed);
    }
    for seed in 0..10 {
        taken_back += follow::<Ursuppe>(URSUPPE[seed as usize % URSUPPE.len()], seed);
    }
    assert!(taken_back > 50, "{taken_back}");
}

/// The only other person gives up after somebody has asked: so the table goes back at once, and says so.
#[test]
fn a_table_says_that_it_went_back() {
    let events = ["sit 1 -", "sit 2 -", "sit 3 -", "begin", "* start 1"];
    let mut table = table(genesis(3), Settings::default(), &events);
    table.happen("* dice wild wild");
    table.happen("1 place forest a1");
    let entries = table.entries();
    table.happen(&format!("ask 1 {}", entries - 1));
    table.happen("agree 2");
    table.happen("resign 3 easy");
    let told = table.told(Viewer::Spectator, table.len() - 1);
    assert_eq!(told[0].went_back_to, Some(entries - 1));

    let mut followed = Followed::<Genesis>::new(Some(&genesis(3)));
    for told in table.told(Viewer::Spectator, 0) {
        followed.tell(&heard(&told));
    }
    assert_eq!(followed.now(), Some(table.position()));
}

/// A record tells each entry alone. Somebody who goes through it comes to where it was played to.
#[test]
fn a_record_is_followed_as_it_was_played() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut records = 0;
    for game in ["genesis", "lords", "ursuppe"] {
        for file in fs::read_dir(folder.join(game)).unwrap() {
            let file = file.unwrap().path();
            if file.extension().is_some_and(|ending| ending == "urz") {
                let text = fs::read_to_string(&file).unwrap();
                let game = game_of(&text).unwrap();
                with_game!(game, follow_record(&text, &file));
                records += 1;
            }
        }
    }
    assert!(records > 20, "{records}");
}

fn follow_record<G: Game>(text: &str, file: &Path) {
    let record = Record::<G>::read(text).unwrap().record;
    let mut play = record.header().begin();
    let mut followed = Followed::new(Some(record.header()));
    for line in record.log() {
        if let Line::Entry(entry) = line {
            play.enter(*entry).unwrap();
            followed.tell(&Told::only(followed.events(), EntryText::from(*entry)));
            let file = file.display();
            assert_eq!(followed.now(), Some(play.position()), "{file}: {entry}");
        }
    }
}

fn told(texts: &[&str]) -> Vec<Told> {
    let numbered = texts.iter().enumerate();
    let told = numbered.map(|(number, text)| Told {
        number,
        ..text.parse().unwrap()
    });
    told.collect()
}

#[test]
fn entries_are_those_that_count() {
    let told = told(&[
        "1 begin",
        "1 * start 1",
        "2 1 place forest a1\nforced 1 end",
        "3 2 place wetland b1",
        "4 undo 2 1\nback 2",
        "5 2 place wetland b2",
        "6 ask 2 1",
    ]);
    // What was taken back is not there, and a choice that another forced is no entry: the log has one line
    // an event.
    assert_eq!(standing(&told), Some(vec![1, 2, 5]));
}

#[test]
fn where_the_beginning_is_not_known_nothing_is_said() {
    let mut told = told(&["1 begin", "1 * start 1"]);
    told.remove(0);
    assert_eq!(standing(&told), None);
}
