//! Somebody who is told of every event knows where the game stood after each, whatever is taken
//! back and whoever stands in.

use urzeit_rules::{Game, Genesis, Lords, Ursuppe, Viewer};
use urzeit_table::{Followed, Settings, Told};

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
