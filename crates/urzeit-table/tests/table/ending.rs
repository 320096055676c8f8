//! Ending early: by agreement, or because the host closes the table.

use urzeit_rules::{Game, Genesis, Lords, Seat, Viewer};
use urzeit_table::{Awaits, Refused, Settings, Table, verify};

use crate::{
    play::{Play, fair, header, read, texts},
    seating::{At, TURN, genesis, refusal, seat, table},
};

fn three() -> At<Genesis> {
    let events = ["sit 1 -", "sit 2 -", "sit 3 -", "begin", "* start 1"];
    table(genesis(3), Settings::default(), &events)
}

fn wanted<G: Game>(table: &Table<G>) -> Vec<usize> {
    table.ending().iter().map(Seat::number).collect()
}

#[test]
fn the_game_ends_when_all_people_agree() {
    let mut table = table(genesis(2), Settings::default(), &TURN);
    assert_eq!(refusal(&table, "go-on 1"), Refused::NobodyWantsToEnd);
    table.happen("end-game 2");
    assert_eq!(wanted(&table), [2]);
    assert_eq!(refusal(&table, "end-game 2"), Refused::WantsToEnd(seat(2)));
    assert_eq!(refusal(&table, "end-game 3"), Refused::NoSuchSeat(seat(3)));
    table.happen("end-game 1");
    assert_eq!(table.awaits(), Awaits::Nothing);
    assert_eq!(table.result(), None);
    assert_eq!(texts(&table.told(Viewer::Spectator, 6)), ["0 end-game 1"]);
    for deed in [
        "1 place forest b1",
        "end-game 1",
        "go-on 1",
        "close",
        "sit 1 -",
    ] {
        assert_eq!(refusal(&table, deed), Refused::Over, "{deed}");
    }
}

#[test]
fn one_who_does_not_want_it_is_enough() {
    for who in [1, 2, 3] {
        let mut table = three();
        table.happen("end-game 1");
        table.happen("end-game 2");
        table.happen(&format!("go-on {who}"));
        assert_eq!(wanted(&table), [0; 0]);
        table.happen("end-game 3");
        assert_eq!(table.awaits(), Awaits::Chance);
    }
}

#[test]
fn who_is_only_away_is_asked_who_gave_up_is_not() {
    let mut table = three();
    table.happen("stand-in 3 easy");
    table.happen("end-game 1");
    table.happen("end-game 2");
    assert_eq!(table.awaits(), Awaits::Chance, "3 may come back");
    let mut agreed = At::clone(&table);
    agreed.happen("end-game 3");
    assert_eq!(agreed.awaits(), Awaits::Nothing);
    table.happen("resign 3 easy");
    assert_eq!(table.awaits(), Awaits::Nothing, "all who are left agree");

    let mut table = three();
    table.happen("end-game 1");
    table.happen("resign 1 easy");
    assert_eq!(wanted(&table), [0; 0], "who gave up has no say");
    assert_eq!(refusal(&table, "end-game 1"), Refused::NoPerson(seat(1)));
    assert_eq!(refusal(&table, "go-on 1"), Refused::NoPerson(seat(1)));
}

#[test]
fn a_host_closes_a_table_at_any_time() {
    let mut empty = table(genesis(2), Settings::default(), &["sit 1 -"]);
    assert_eq!(refusal(&empty, "end-game 1"), Refused::NotBegun);
    empty.happen("close");
    assert_eq!(empty.awaits(), Awaits::Nothing);
    assert_eq!(refusal(&empty, "sit 2 -"), Refused::Over);

    let mut running = table(genesis(2), Settings::default(), &TURN);
    running.happen("ask 1 0");
    running.happen("close");
    assert_eq!(running.result(), None);
    assert_eq!(running.request(), None);
}

#[test]
fn what_was_hidden_is_known_then_and_chance_can_be_checked() {
    let mut play = Play::<Lords>::begin((2, &[]), Settings::default(), fair(5), 5);
    while !matches!(play.table.awaits(), Awaits::Choices(seats) if seats.len() == 2) {
        play.step();
    }
    let hidden = play.table.record(Viewer::Spectator);
    assert!(hidden.contains('?') && !hidden.contains("\nseed "));
    let mut table = play.table.clone();
    table.apply("0 close".parse().unwrap()).unwrap();
    let text = table.record(Viewer::Spectator);
    assert!(!text.contains('?') && !text.contains("result"));
    assert!(verify(&read::<Lords>(&text)).unwrap().outcomes > 0);

    // The fold of what was stored is the same table.
    let mut again = Table::<Lords>::new(header((2, &[])), Settings::default(), fair(5)).unwrap();
    for event in table.events() {
        let stored = event.to_string();
        again.apply(stored.parse().unwrap()).unwrap();
    }
    assert!(again == table);
}
