//! Learning: what was learned foresees games that it was not learned from.

use urzeit_players::{
    Knowledge,
    training::{Effort, Trainer, drill, practise},
};
use urzeit_rules::Ursuppe;

#[test]
fn drills_teach_to_foresee_who_wins() {
    let drills = |from: u64, games: u64| {
        let knowledge = Knowledge::<Ursuppe>::handmade();
        let games = (from..from + games).flat_map(|seed| drill(&knowledge, seed));
        games.collect::<Vec<_>>()
    };
    let mut trainer = Trainer::new(Knowledge::<Ursuppe>::handmade(), 1);
    let before = trainer.learn_to_judge(drills(0, 600), 6, 2e-3);
    // It begins as the hand-made guess.
    assert!((before.winner - before.guessed_winner).abs() < 1e-4);
    let after = trainer.learn_to_judge(drills(10_000, 200), 1, 0.0);
    assert!(after.winner < after.guessed_winner, "{after:?}");
    assert!(after.points < before.points, "{after:?}");
}

#[test]
fn practice_teaches_to_think_of_what_search_finds() {
    let knowledge = Knowledge::<Ursuppe>::handmade();
    let effort = Effort {
        iterations: 30,
        kept_choices: 1.0,
    };
    let choices: Vec<_> = (0..6)
        .flat_map(|seed| practise(&knowledge, effort, seed))
        .collect();
    let mut trainer = Trainer::new(knowledge, 1);
    let before = trainer.learn_to_choose(&choices, 2e-3);
    for _ in 0..5 {
        trainer.learn_to_choose(&choices, 2e-3);
    }
    assert!(trainer.learn_to_choose(&choices, 0.0) < before);
}
