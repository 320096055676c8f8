//! Positions and whole games under analysis.

use std::fs;

use urzeit_players::{
    Budget, Knowledge, Mind,
    analysis::{
        BEST, Explain, analyse, compare,
        review::{Cause, Moment, Study, accuracies, moments, swings},
    },
};
use urzeit_rules::{
    Choices as _, Entry, Game, Genesis, Lords, Record, Turn, Ursuppe, View, Viewer,
};

use crate::genesis_positions::position;

fn record<G: Game>(name: &str) -> Record<G> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures");
    let text = fs::read_to_string(format!("{folder}/{name}.urz")).unwrap();
    let reading = Record::read(&text).unwrap();
    assert!(reading.stopped.is_none());
    reading.record
}

/// Some moments of a record, from its beginning to its end.
fn some<G: Game>(name: &str) -> Vec<Moment<G>> {
    let all = moments(&record::<G>(name));
    let step = all.len() / 12;
    all.iter().rev().step_by(step).cloned().collect()
}

fn study<G: Mind + Explain>(moments: &[Moment<G>], seed: u64) -> Vec<Study<G>> {
    let knowledge = Knowledge::<G>::handmade();
    let studied = moments
        .iter()
        .map(|moment| moment.study(&knowledge, 60, seed));
    studied.collect()
}

/// Chances add up to 1, what is best is legal and the best comes first; the same seed says the
/// same again.
fn holds_together<G: Mind + Explain>(name: &str) {
    let moments = some::<G>(name);
    let studies = study(&moments, 5);
    assert!(studies == study(&moments, 5), "{name}: not the same again");
    for (moment, study) in moments.iter().zip(&studies) {
        let players = moment.position.players();
        let judgement = &study.analysis.judgement;
        let sum: f32 = judgement.shares[..players].iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{name} {}: {sum}", moment.number);
        let best = &study.analysis.best;
        assert!(best.len() <= BEST);
        if let Some(Entry::Player(seat, action)) = moment.entry {
            assert_eq!(moment.viewer, Viewer::Seat(seat));
            let choices = moment.position.choices(seat);
            assert!(best.iter().all(|best| choices.contains(best.action)));
            let choice = study.choice.as_ref().unwrap();
            assert_eq!((choice.seat, choice.played.action), (seat, action));
            let is_best = best[0].action == action;
            let is_as_good = study.analysis.exact && choice.loss == 0.0;
            assert_eq!(
                choice.better.is_none() && !is_as_good,
                is_best && !is_as_good
            );
            assert!((0.0..=1.0).contains(&choice.loss));
        } else {
            assert!(best.is_empty() || moment.entry.is_none());
        }
    }
}

#[test]
fn analysis_of_every_game_holds_together() {
    holds_together::<Genesis>("genesis/035-p3-uniform-default");
    holds_together::<Lords>("lords/default-3p-1");
    holds_together::<Ursuppe>("ursuppe/g042-p4-default");
}

#[test]
fn a_record_has_a_moment_before_every_entry_and_one_at_its_end() {
    let record = record::<Lords>("lords/default-2p-1");
    let moments = moments(&record);
    assert_eq!(moments.len(), record.entries().count() + 1);
    assert!((1..).zip(&moments).all(|(n, moment)| moment.number == n));
    let last = moments.last().unwrap();
    assert!(last.entry.is_none() && last.position.turn() == Turn::Over);
    // At chance whoever chooses next looks.
    for [chance, next] in moments.array_windows() {
        if let Some(Entry::Chance(_)) = chance.entry {
            assert_eq!(chance.viewer, next.viewer, "{}", chance.number);
        }
    }
}

/// With a forest at c1 the reptile leads, and a savannah at b3 then ends the game. The savannah
/// alone ends it in a draw.
const DECIDED_BY_ONE_TILE: &str = "reptile,human - RfRf.HfHf/vvvvv/... first 1 forest savannah";

#[test]
fn a_blunder_is_found_with_what_would_have_been_better() {
    let position = position(DECIDED_BY_ONE_TILE);
    let knowledge = Knowledge::<Genesis>::handmade();
    let view = View::of(&position, Viewer::Seat(urzeit_rules::Seat::at(0)));
    let budget = Budget::new(200, None);
    let analysis = analyse(&view, &knowledge, &budget, 1);
    assert_eq!(analysis.best[0].action.to_string(), "place forest c1");
    let worse = "place savannah b3".parse().unwrap();
    let actions = [worse, analysis.best[0].action];
    let compared = compare(&view, &actions, &knowledge, &budget, 2);
    assert_eq!(compared.len(), 2);
    assert_eq!(compared[0].action, worse, "in the order given");
    assert!(compared[0].value < compared[1].value);
    assert!(compared[0].visits.abs_diff(compared[1].visits) <= 1);
    let moment = |entry: &str| Moment {
        number: 1,
        position,
        viewer: view.viewer(),
        entry: Some(entry.parse().unwrap()),
    };
    let blunder = [moment("1 place savannah b3")];
    let studies = study(&blunder, 1);
    let swing = swings(&blunder, &studies)[0];
    assert_eq!(swing.cause, Cause::Mistake);
    assert!(swing.change < -0.3, "{swing:?}");
    let accuracies = accuracies(&studies, 2);
    assert_eq!((accuracies[0].choices, accuracies[0].mistakes), (1, 1));
    assert_eq!(accuracies[1].choices, 0);
    let best = [moment("1 place forest c1")];
    assert!(swings(&best, &study(&best, 1)).is_empty());
}
