//! Time as data.

use urzeit_players::Level;
use urzeit_rules::{Genesis, Seats};
use urzeit_table::{Overdue, Pace, Refused, Settings};

use crate::seating::{At, TURN, genesis, refusal, seat, table};

fn begun(pace: &str, overdue: Overdue) -> At<Genesis> {
    let settings = Settings {
        pace: pace.parse().unwrap(),
        overdue,
        ..Settings::default()
    };
    table(genesis(2), settings, &TURN)
}

fn left(table: &At<Genesis>) -> [Option<u64>; 2] {
    [seat(1), seat(2)].map(|seat| table.time_left(seat, table.now))
}

fn turn(table: &mut At<Genesis>, number: usize, column: &str) {
    table.happen(&format!("{number} place forest {column}1"));
    table.happen(&format!("{number} place forest {column}2"));
    table.happen(&format!("confirm {number}"));
}

#[test]
fn live_games_have_a_bank_and_increments() {
    let mut table = begun("live 1000 50", Overdue::Nothing);
    table.now = 300;
    assert_eq!(left(&table), [Some(700), Some(1000)]);
    table.happen("1 place forest a1");
    table.now = 400;
    assert_eq!(
        left(&table),
        [Some(600), Some(1000)],
        "a part of a turn adds nothing"
    );
    table.happen("1 place forest a2");
    table.now = 500;
    assert_eq!(
        left(&table),
        [Some(500), Some(1000)],
        "until it is confirmed"
    );
    table.happen("confirm 1");
    assert_eq!(left(&table), [Some(550), Some(1000)]);
    table.now = 900;
    assert_eq!(
        left(&table),
        [Some(550), Some(1000)],
        "chance costs nobody time"
    );
    table.happen("* dice wild wild");
    table.now = 1000;
    assert_eq!(left(&table), [Some(550), Some(900)]);
    table.now = 1_000_000;
    assert_eq!(
        left(&table),
        [Some(550), Some(0)],
        "never less than nothing"
    );
    turn(&mut table, 2, "c");
    assert_eq!(left(&table), [Some(550), Some(50)]);
}

#[test]
fn slow_games_have_an_allowance_for_every_turn() {
    let mut table = begun("slow 1000", Overdue::Nothing);
    table.now = 900;
    assert_eq!(left(&table), [Some(100), Some(1000)]);
    turn(&mut table, 1, "a");
    assert_eq!(left(&table), [Some(1000), Some(1000)]);
}

/// Else whoever ends a turn and takes that back, again and again, would never run out of time.
#[test]
fn taking_back_the_end_of_a_turn_gains_no_time() {
    for (pace, ended) in [("live 1000 50", 750), ("slow 1000", 1000)] {
        let settings = Settings {
            confirm: false,
            pace: pace.parse().unwrap(),
            ..Settings::default()
        };
        let mut table = table(genesis(2), settings, &TURN);
        table.happen("1 place forest a1");
        table.now = 300;
        for _ in 0..3 {
            table.happen("1 place forest a2");
            assert_eq!(left(&table), [Some(ended), Some(1000)], "{pace}");
            table.happen("undo 1 1");
            assert_eq!(left(&table), [Some(700), Some(1000)], "{pace}");
        }
        table.happen("undo 1 1");
        assert_eq!(left(&table), [Some(700), Some(1000)], "a part of a turn");
    }
}

#[test]
fn nobody_counts() {
    let mut table = begun("any", Overdue::Rest(Level::Easy));
    table.now = u64::MAX;
    assert_eq!(left(&table), [None, None]);
    assert!(table.overdue(table.now).is_empty());
}

#[test]
fn holidays_stop_a_clock() {
    let mut table = begun("slow 1000", Overdue::Turn(Level::Easy));
    table.now = 400;
    table.happen("pause 1");
    assert_eq!(refusal(&table, "pause 1"), Refused::Paused(seat(1)));
    assert_eq!(refusal(&table, "pause 3"), Refused::NoSuchSeat(seat(3)));
    assert_eq!(refusal(&table, "resume 2"), Refused::NotPaused(seat(2)));
    table.now = 5000;
    assert!(table.overdue(table.now).is_empty());
    table.happen("resume 1");
    table.now = 5100;
    assert_eq!(left(&table), [Some(500), Some(1000)]);
}

#[test]
fn downtime_is_given_back() {
    let mut table = begun("live 1000 0", Overdue::Rest(Level::Easy));
    table.now = 700;
    table.happen("1 place forest a1");
    // The host is away for a minute, the time would be up.
    table.now = 60_800;
    assert_eq!(table.overdue(table.now).len(), 1);
    table.happen("credit 60000");
    assert_eq!(
        left(&table),
        [Some(200), Some(1000)],
        "who did not think gets nothing"
    );
    assert!(table.overdue(table.now).is_empty());
}

#[test]
fn a_clock_that_goes_back_stands_still() {
    let mut table = begun("live 1000 0", Overdue::Nothing);
    table.now = 500;
    table.happen("1 place forest a1");
    table.now = 200;
    assert_eq!(left(&table), [Some(500), Some(1000)]);
    table.happen("undo 1 1");
    table.now = 600;
    assert_eq!(left(&table), [Some(400), Some(1000)]);
}

#[test]
fn who_comes_back_has_time_to_move() {
    let mut table = begun("slow 1000", Overdue::Rest(Level::Easy));
    table.now = 2000;
    assert_eq!(table.overdue(table.now), Seats::from_iter([seat(1)]));
    table.happen("time-out 1");
    assert_eq!(
        refusal(&table, "time-out 1"),
        Refused::NotOverdue(seat(1)),
        "only once"
    );
    table.happen("return 1");
    assert_eq!(left(&table), [Some(1000), Some(1000)]);
}

#[test]
fn an_unconfirmed_turn_ends_when_time_is_up() {
    let mut table = begun("slow 1000", Overdue::Turn(Level::Easy));
    table.happen("1 place forest a1");
    table.happen("1 place forest a2");
    table.now = 1000;
    table.happen("time-out 1");
    assert_eq!(
        table.chair(seat(1)).stand_in(),
        None,
        "nothing is left to play"
    );
    table.happen("* dice wild wild");
}

/// The only one who had not agreed to go back runs out of time, so the table goes back: then it is a
/// person's turn again, and not one that is over at once.
#[test]
fn who_is_back_because_the_table_went_back_has_time_to_move() {
    let mut table = begun("slow 1000", Overdue::Turn(Level::Easy));
    table.happen("1 place forest a1");
    table.happen("ask 2 1");
    table.now = 1000;
    table.happen("time-out 1");
    assert_eq!(table.entries(), 1, "the table went back");
    assert_eq!(table.chair(seat(1)).stand_in(), None);
    assert_eq!(left(&table), [Some(1000), Some(1000)]);
    table.happen("* dice wild wild");
    assert!(table.overdue(table.now).is_empty());
}

#[test]
fn texts_of_settings() {
    for text in [
        "confirm any nothing",
        "at-once live 1 2 turn easy",
        "confirm slow 9 rest master",
    ] {
        assert_eq!(text.parse::<Settings>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "confirm",
        "any",
        "confirm live 1 nothing",
        "confirm any turn",
        "confirm any turn god",
        "confirm any nothing else",
        "confirm slow 01 nothing",
    ] {
        assert!(text.parse::<Settings>().is_err(), "{text}");
    }
    assert!("live 5".parse::<Pace>().is_err());
}
