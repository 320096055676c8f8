//! Time as data.

use std::collections::BTreeMap;

use urzeit_players::Level;
use urzeit_rules::{Choices as _, Entry, Game, Genesis, Lords, Seats, Ursuppe};
use urzeit_table::{Awaits, Deed, Overdue, Pace, Refused, Settings, Table, clock::PATIENCE};

use crate::play::{Game4, LORDS, Play, URSUPPE, fair, header};
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

/// Where nobody counts the time nobody plays for somebody else, but a player who does nothing for a
/// fortnight is away.
#[test]
fn nobody_counts() {
    let mut table = begun("any", Overdue::Rest(Level::Easy));
    table.now = PATIENCE - 1;
    assert_eq!(left(&table), [None, None]);
    assert!(table.overdue(table.now).is_empty());
    assert_eq!(table.deadline(table.now), Some(1));
    table.now = PATIENCE;
    assert_eq!(table.overdue(table.now), Seats::from_iter([seat(1)]));
    table.happen("time-out 1");
    assert_eq!(table.away(), Seats::from_iter([seat(1)]));
    assert_eq!(table.chair(seat(1)).stand_in(), None);
    assert!(table.overdue(u64::MAX).is_empty(), "once");
    assert_eq!(table.deadline(table.now), None);
    turn(&mut table, 1, "a");
    assert!(table.away().is_empty(), "a move is a sign");
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

/// Else somebody who answers each time-out by coming back would think as long as they like.
#[test]
fn coming_back_gives_no_time() {
    for (pace, after) in [("slow 1000", 1000), ("live 1000 50", 50)] {
        let mut table = begun(pace, Overdue::Rest(Level::Easy));
        table.now = 2000;
        assert_eq!(table.overdue(table.now), Seats::from_iter([seat(1)]));
        table.happen("time-out 1");
        assert_eq!(
            refusal(&table, "time-out 1"),
            Refused::NotOverdue(seat(1)),
            "only once"
        );
        table.happen("return 1");
        assert_eq!(left(&table), [Some(0), Some(1000)]);
        assert!(
            table.chair(seat(1)).stand_in().is_some(),
            "the computer player finishes the turn"
        );
        assert_eq!(refusal(&table, "return 1"), Refused::NotGone(seat(1)));
        table.happen("1 place forest a1");
        table.happen("1 place forest a2");
        assert_eq!(
            table.chair(seat(1)).stand_in(),
            None,
            "the next turn is theirs"
        );
        assert_eq!(left(&table), [Some(after), Some(1000)], "{pace}");
    }
}

/// Between turns nobody has to wait: the person is back at once.
#[test]
fn coming_back_between_turns() {
    let mut table = begun("live 1000 50", Overdue::Rest(Level::Easy));
    table.now = 1000;
    table.happen("time-out 1");
    table.happen("1 place forest a1");
    table.happen("1 place forest a2");
    table.happen("* dice wild wild");
    table.happen("return 1");
    assert_eq!(table.chair(seat(1)).stand_in(), None);
    assert_eq!(left(&table), [Some(50), Some(1000)]);
}

/// A computer player that plays on for somebody saves up no time for them.
#[test]
fn nobody_saves_time_while_a_computer_player_plays() {
    let mut table = begun("live 1000 50", Overdue::Rest(Level::Easy));
    table.now = 400;
    table.happen("stand-in 1 easy");
    table.happen("1 place forest a1");
    table.happen("1 place forest a2");
    assert_eq!(left(&table), [Some(600), Some(1000)]);
}

/// Where turns are not confirmed, the next player's clock runs until the turn is taken back.
#[test]
fn what_is_taken_back_gives_back_the_time_it_took() {
    let settings = "at-once live 6000000 1000 rest easy".parse().unwrap();
    let mut tried = 0;
    for seed in 0..12 {
        tried += take_back_everything::<Lords>(LORDS[seed % LORDS.len()], settings, seed as u64);
        tried +=
            take_back_everything::<Ursuppe>(URSUPPE[seed % URSUPPE.len()], settings, seed as u64);
    }
    assert!(tried > 100, "{tried}");
}

/// Wherever a player can take back the end of a turn, says how often that was.
fn take_back_everything<G: Game>(game: Game4<'_>, settings: Settings, seed: u64) -> usize {
    let mut play = Play::<G>::begin(game, settings, fair(seed), seed);
    let seats = play.seats();
    let mut shown: BTreeMap<usize, (u64, Vec<Option<u64>>)> = BTreeMap::new();
    let mut tried = 0;
    for _ in 0..400 {
        if play.table.is_over() {
            break;
        }
        let entries = play.table.entries();
        let lefts = |table: &Table<G>, now| {
            seats
                .iter()
                .map(|&seat| table.time_left(seat, now))
                .collect()
        };
        shown.insert(entries, (play.now, lefts(&play.table, play.now)));
        for &seat in &seats {
            let undoable = play.table.undoable(seat);
            if undoable == 0 || play.table.waited_for().contains(seat) {
                continue;
            }
            let mut table = play.table.clone();
            let now = play.now + 5000;
            table.apply(Deed::Undo(seat, undoable).at(now)).unwrap();
            let (then, before) = &shown[&(entries - undoable)];
            let mut expected = before.clone();
            expected[seat.index()] = expected[seat.index()].map(|left| left - (now - then));
            let after: Vec<Option<u64>> = lefts(&table, now);
            assert_eq!(after, expected, "seed {seed}, entry {entries}");
            tried += 1;
        }
        play.now += 700;
        play.step();
    }
    tried
}

/// Else players who go back again and again would think as long as they like.
#[test]
fn going_back_takes_back_the_time_that_moves_gave() {
    for (pace, shown) in [("live 1000 50", [700, 400, 100]), ("slow 1000", [1000; 3])] {
        let mut table = begun(pace, Overdue::Nothing);
        for first in shown {
            table.now += 300;
            turn(&mut table, 1, "a");
            table.happen("* dice wild wild");
            table.now += 100;
            table.happen("2 place forest c1");
            table.happen("ask 2 2");
            table.happen("agree 1");
            assert_eq!(table.entries(), 2);
            assert_eq!(left(&table), [Some(first), Some(1000)], "{pace}");
        }
    }
}

/// A substitute does not inherit what was left of somebody else's time then.
#[test]
fn a_substitute_goes_back_with_time_of_their_own() {
    let mut table = begun("live 1000 0", Overdue::Nothing);
    table.now = 900;
    turn(&mut table, 1, "a");
    table.happen("* dice wild wild");
    let then = table.entries();
    turn(&mut table, 2, "c");
    table.happen("* dice wild wild");
    table.now = 1000;
    for event in ["time-out 1", "vote 2 1 substitute", "substitute 1 - Dora"] {
        table.happen(event);
    }
    table.happen(&format!("ask 2 {then}"));
    table.happen("agree 1");
    assert_eq!(table.entries(), then);
    assert_eq!(left(&table), [Some(1000), Some(1000)]);
}

/// In Lords the player who ends a round is asked for the next card at once, with all others. That is another turn:
/// its time is not what was left of the one before, and somebody who was away has played one.
#[test]
fn a_turn_that_is_confirmed_is_over_even_if_its_player_is_asked_again() {
    let settings = Settings {
        pace: "slow 1000".parse().unwrap(),
        overdue: Overdue::Nothing,
        confirm: true,
    };
    let mut table = Table::<Lords>::new(header((2, &[])), settings, fair(3)).unwrap();
    for deed in ["sit 1 - Ada", "sit 2 - Bob", "begin"] {
        table.apply(format!("0 {deed}").parse().unwrap()).unwrap();
    }
    let mut asked_again = 0;
    let mut now = 0;
    for any in 0.. {
        let deed = match table.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => table.draw(now).unwrap().deed,
            Awaits::Confirm(seat) => {
                now += 1000;
                table.apply(Deed::TimeOut(seat).at(now)).unwrap();
                assert!(table.chair(seat).is_away());
                table.apply(Deed::Confirm(seat).at(now)).unwrap();
                assert!(!table.chair(seat).is_away(), "a turn was played");
                if table.waited_for().contains(seat) {
                    asked_again += 1;
                    assert_eq!(table.time_left(seat, now), Some(1000));
                    assert!(table.overdue(now).is_empty());
                }
                continue;
            }
            _ => {
                let seat = table.waited_for().iter().next().unwrap();
                let choices = table.position().choices(seat);
                let choice = choices.nth((any * 7919) % choices.len()).unwrap();
                Deed::Entry(Entry::Player(seat, choice))
            }
        };
        table.apply(deed.at(now)).unwrap();
    }
    assert!(asked_again > 2, "{asked_again}");
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

/// A player whose time is up has agreed to nothing.
#[test]
fn nobody_goes_back_without_somebody_whose_time_is_up() {
    let mut table = begun("slow 1000", Overdue::Turn(Level::Easy));
    table.happen("1 place forest a1");
    table.happen("ask 2 1");
    table.now = 1000;
    table.happen("time-out 1");
    assert_eq!(table.entries(), 3);
    assert_eq!(refusal(&table, "agree 1"), Refused::NoPerson(seat(1)));
    assert_eq!(
        table.request().unwrap().agreed(),
        Seats::from_iter([seat(2)])
    );
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
