//! What can be taken back, and what cannot.

use urzeit_rules::{Genesis, Viewer};
use urzeit_table::{Awaits, Refused, Settings};

use crate::{
    play::read,
    seating::{TURN, genesis, lords, refusal, seat, table},
};

fn entries(text: &str) -> Vec<String> {
    let log = text.split("log\n").nth(1).unwrap();
    log.lines().map(str::to_owned).collect()
}

#[test]
fn a_step_or_the_whole_turn_at_once() {
    for (undo, left) in [("undo 1 1", 1), ("undo 1 2", 0)] {
        let mut table = table(genesis(2), Settings::default(), &TURN);
        for event in ["1 place forest a1", "1 place forest b1"] {
            table.happen(event);
        }
        assert_eq!(table.awaits(), Awaits::Confirm(seat(1)));
        assert_eq!(table.undoable(seat(1)), 2);
        table.happen(undo);
        assert_eq!(table.undoable(seat(1)), left);
        assert_eq!(
            table.awaits(),
            Awaits::Choices([seat(1)].into_iter().collect())
        );
        let record = table.record(Viewer::Spectator);
        assert_eq!(entries(&record).len(), 2 + left, "no trace of it: {record}");
    }
}

#[test]
fn not_what_others_did_or_answered() {
    let mut table = table(genesis(2), Settings::default(), &TURN);
    table.happen("1 place forest a1");
    for (event, most) in [("undo 1 2", 1), ("undo 1 0", 1), ("undo 2 1", 0)] {
        assert_eq!(
            refusal(&table, event),
            Refused::UndoTooFar { most },
            "{event}"
        );
    }
    table.happen("1 place forest b1");
    assert_eq!(
        refusal(&table, "confirm 2"),
        Refused::NothingToConfirm(seat(2))
    );
    assert_eq!(
        refusal(&table, "* dice wild wild"),
        Refused::Unconfirmed(seat(1))
    );
    table.happen("confirm 1");
    assert_eq!(refusal(&table, "undo 1 1"), Refused::UndoTooFar { most: 0 });
    table.happen("* dice wild wild");
    assert_eq!(refusal(&table, "undo 1 1"), Refused::UndoTooFar { most: 0 });
    assert_eq!(refusal(&table, "undo 2 1"), Refused::UndoTooFar { most: 0 });
}

#[test]
fn without_confirmation_chance_comes_at_once() {
    let settings = Settings {
        confirm: false,
        ..Settings::default()
    };
    let mut table = table(genesis(2), settings, &TURN);
    table.happen("1 place forest a1");
    table.happen("1 place forest b1");
    assert_eq!(table.awaits(), Awaits::Chance);
    assert_eq!(
        table.undoable(seat(1)),
        2,
        "as long as nothing has come out"
    );
    table.happen("* dice wild wild");
    assert_eq!(table.undoable(seat(1)), 0);
}

#[test]
fn computer_players_do_not_confirm() {
    let events = [
        "computer 1 easy",
        "sit 2 -",
        "begin",
        "* start 1",
        "* dice wild wild",
    ];
    let mut table = table(genesis(2), Settings::default(), &events);
    table.happen("1 place forest a1");
    assert_eq!(refusal(&table, "undo 1 1"), Refused::NoPerson(seat(1)));
    table.happen("1 place forest b1");
    assert_eq!(table.awaits(), Awaits::Chance);
}

#[test]
fn further_back_if_all_agree_and_the_record_shows_it() {
    let mut table = table(genesis(3), Settings::default(), &[]);
    for event in [
        "sit 1 -",
        "sit 2 -",
        "computer 3 easy",
        "begin",
        "* start 1",
    ] {
        table.happen(event);
    }
    table.happen("* dice wild wild");
    table.happen("1 place forest a1");
    table.happen("1 place forest b1");
    table.happen("confirm 1");
    table.happen("* dice forest forest");
    assert_eq!(refusal(&table, "ask 3 1"), Refused::NoPerson(seat(3)));
    assert_eq!(refusal(&table, "ask 1 5"), Refused::NothingToGoBack);
    assert_eq!(refusal(&table, "agree 2"), Refused::NotAsked(seat(2)));
    table.happen("ask 1 2");
    assert_eq!(refusal(&table, "ask 2 1"), Refused::AskedAlready);
    assert_eq!(refusal(&table, "agree 1"), Refused::NotAsked(seat(1)));
    table.happen("refuse 2");
    assert_eq!(table.request(), None);
    assert_eq!(table.entries(), 5);

    table.happen("ask 1 2");
    table.happen("2 place forest a2");
    assert_eq!(refusal(&table, "agree 2"), Refused::NotAsked(seat(2)));
    table.happen("ask 1 2");
    table.happen("agree 2");
    let log = ["* start 1", "* dice wild wild", "! undo 1"];
    assert_eq!(entries(&table.record(Viewer::Spectator)), log);
    table.happen("1 place forest c1");
    assert_eq!(table.undoable(seat(1)), 1);

    // Going back over the note of an undo keeps what it says.
    table.happen("ask 2 1");
    table.happen("agree 1");
    let record = table.record(Viewer::Spectator);
    assert_eq!(entries(&record), ["* start 1", "! undo 2"]);
    read::<Genesis>(&record);
}

#[test]
fn who_plays_alone_need_not_ask() {
    let events = ["sit 1 -", "computer 2 easy", "begin", "* start 2"];
    let mut table = table(genesis(2), Settings::default(), &events);
    table.happen("ask 1 0");
    assert_eq!(entries(&table.record(Viewer::Spectator)), ["! undo 1"]);
    table.happen("* start 1");
}

#[test]
fn all_who_hold_seats_agree_also_those_who_are_away() {
    let mut table = table(genesis(2), Settings::default(), &TURN);
    table.happen("ask 1 1");
    table.happen("stand-in 2 easy");
    assert_eq!(table.entries(), 2, "alone nobody rolls again");
    assert_eq!(refusal(&table, "agree 2"), Refused::NoPerson(seat(2)));
    table.happen("return 2");
    table.happen("agree 2");
    assert_eq!(table.entries(), 1);
    table.happen("* dice wild wild");
    table.happen("ask 1 1");
    table.happen("stand-in 1 easy");
    assert_eq!(table.request(), None, "who asked is away");
    assert_eq!(table.entries(), 2);
}

/// What players did besides playing is not undone.
#[test]
fn notes_outlast_going_back() {
    let mut table = table(
        genesis(3),
        Settings::default(),
        &[
            "sit 1 -",
            "sit 2 -",
            "sit 3 -",
            "begin",
            "* start 1",
            "* dice wild wild",
        ],
    );
    table.happen("resign 3 easy");
    table.happen("ask 1 1");
    table.happen("agree 2");
    let record = table.record(Viewer::Spectator);
    assert!(
        record.ends_with("* start 1\n! undo 1\n! resign 3\n"),
        "{record}"
    );
    table.happen("ask 2 0");
    table.happen("agree 1");
    let record = table.record(Viewer::Spectator);
    assert!(record.ends_with("log\n! undo 2\n! resign 3\n"), "{record}");
}

/// In Lords: a secret choice is given, and nobody goes back between choices that were shown.
#[test]
fn secret_choices() {
    let (mut table, cards) = lords();
    table.happen(&cards[0]);
    assert_eq!(refusal(&table, "undo 1 1"), Refused::UndoTooFar { most: 0 });
    let before = table.entries() - 1;
    // Not yet revealed: to choose again is fair.
    table.happen(&format!("ask 1 {before}"));
    table.happen("agree 2");
    assert_eq!(table.entries(), before);
    table.happen(&cards[0]);
    table.happen(&cards[1]);
    let between = format!("ask 1 {}", before + 1);
    assert_eq!(refusal(&table, &between), Refused::BetweenSecrets);
    table.happen(&format!("ask 1 {before}"));
    table.happen("agree 2");
    assert_eq!(table.entries(), before);
}
