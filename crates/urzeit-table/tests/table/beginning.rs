//! First choices that have to come soon.

use urzeit_rules::Genesis;
use urzeit_table::{Millis, Refused, Settings, Source, Table};

use crate::seating::{At, TURN, genesis, refusal, seat, table};

/// Two people, the first of whom is asked for something; strangers, if they have to begin soon.
fn begun(pace: &str, strangers: bool, events: &[&str]) -> At<Genesis> {
    let settings = Settings {
        pace: pace.parse().unwrap(),
        ..Settings::default()
    };
    let mut table = table(genesis(2), settings, &[]);
    if strangers {
        table.begin_soon();
    }
    for event in events {
        table.happen(event);
    }
    table
}

fn by(table: &At<Genesis>) -> [Option<Millis>; 2] {
    [1, 2].map(|number| table.begins_by(seat(number)))
}

#[test]
fn a_game_that_somebody_does_not_begin_is_called_off() {
    for pace in ["live 1200000 30000", "live 120000 0"] {
        let mut table = begun(pace, true, &TURN);
        assert_eq!(by(&table), [Some(60_000), None]);
        assert_eq!(table.deadline(0), Some(60_000));
        table.now = 59_999;
        assert_eq!(table.unbegun(table.now), None);
        assert_eq!(refusal(&table, "call-off 1"), Refused::NotUnbegun(seat(1)));
        table.now = 60_000;
        assert_eq!(table.unbegun(table.now), Some(seat(1)));
        assert_eq!(refusal(&table, "call-off 2"), Refused::NotUnbegun(seat(2)));
        table.happen("call-off 1");
        assert!(table.is_over());
        assert_eq!(table.conclusion().unwrap().ranks, Vec::<usize>::new());
        assert_eq!(by(&table), [None, None]);
    }
}

/// Also if it is taken back again: that is what the clock is for.
#[test]
fn a_first_choice_is_made_once() {
    let mut table = begun("live 120000 0", true, &TURN);
    table.now = 40_000;
    table.happen("1 place forest a1");
    assert_eq!(by(&table), [None, None]);
    table.happen("undo 1 1");
    table.now = 90_000;
    assert_eq!((by(&table), table.unbegun(90_000)), ([None, None], None));
    table.happen("1 place forest a1");
    table.happen("1 place forest a2");
    table.happen("confirm 1");
    table.happen("* dice wild wild");
    assert_eq!(
        by(&table),
        [None, Some(150_000)],
        "from when it is asked for"
    );
}

#[test]
fn time_in_which_nobody_could_begin_is_given_back() {
    let mut table = begun("live 120000 0", true, &TURN);
    table.happen("credit 100");
    assert_eq!(by(&table), [Some(60_100), None]);
}

/// Nobody is missed twice.
#[test]
fn somebody_who_is_missed_is_not_expected_to_begin() {
    let mut table = begun("live 120000 0", true, &TURN);
    table.happen("stand-in 1 easy");
    table.happen("return 1");
    assert_eq!(by(&table), [None, None]);
}

/// Else a player who hands on the seat would keep the others waiting all the same.
#[test]
fn a_first_choice_is_waited_for_no_longer_because_another_took_the_seat() {
    let mut table = begun("live 120000 0", true, &TURN);
    table.now = 30_000;
    for name in ["Dora", "Emil"] {
        table.happen("offer 1");
        table.happen(&format!("substitute 1 - {name}"));
        assert_eq!(by(&table), [Some(60_000), None]);
    }
    table.now = 60_000;
    assert_eq!(table.unbegun(table.now), Some(seat(1)));
}

#[test]
fn where_nobody_waits_everybody_begins_when_they_like() {
    let alone = ["sit 1 -", "computer 2 easy", "begin", TURN[3], TURN[4]];
    for table in [
        begun("live 120000 0", false, &TURN),
        begun("live 119999 0", true, &TURN),
        begun("slow 1000", true, &TURN),
        begun("any", true, &TURN),
        begun("live 120000 0", true, &alone),
    ] {
        assert_eq!((by(&table), table.unbegun(u64::MAX)), ([None, None], None));
    }
}

/// It has come too far for that.
#[test]
fn a_game_that_goes_on_from_a_snapshot_is_not_called_off() {
    let table = begun("live 120000 0", true, &TURN);
    let snapshot = table.snapshot().unwrap();
    let settings = *table.settings();
    let resumed = Table::resume(&genesis(2), settings, Source::Typed, &snapshot);
    let mut resumed = resumed.unwrap();
    resumed.begin_soon();
    let dice = "0 credit 1".parse().unwrap();
    resumed.apply(dice).unwrap();
    assert_eq!(resumed.begins_by(seat(1)), None);
    assert_eq!(resumed.unbegun(u64::MAX), None);
}

/// Unless that has happened already.
#[test]
fn a_game_that_was_called_off_stays_so() {
    let table = begun("live 120000 0", true, &TURN);
    let snapshot = table.snapshot().unwrap();
    let settings = *table.settings();
    let resumed = Table::resume(&genesis(2), settings, Source::Typed, &snapshot);
    let mut resumed = resumed.unwrap();
    resumed.begin_soon();
    let stored = ["60000 call-off 1".parse().unwrap()];
    resumed.catch_up(&stored).unwrap();
    assert!(resumed.is_over());
    assert_eq!(resumed.len(), table.len() + 1);
    assert_eq!(resumed.conclusion().unwrap().ranks, Vec::<usize>::new());
}
