//! Players who do not come back, seats that change hands, and what a game comes to.

use urzeit_players::Level;
use urzeit_rules::{Genesis, Record, Seat, Seats, Viewer, record::Early};
use urzeit_table::{
    Awaits, Conclusion, Gone, Offer, Overdue, Pace, Refused, Settings, Sitter, clock::PATIENCE,
};

use crate::seating::{At, genesis, refusal, seat, table};

/// This many people, the first of whom has to choose.
pub(crate) fn begun(players: usize, settings: Settings) -> At<Genesis> {
    let sit = (1..=players).map(|seat| format!("sit {seat} - Player {seat}"));
    let begin = ["begin", "* start 1", "* dice wild wild"].map(str::to_owned);
    let events: Vec<String> = sit.chain(begin).collect();
    let events: Vec<&str> = events.iter().map(String::as_str).collect();
    table(genesis(players), settings, &events)
}

/// The same when the time of the first is up.
pub(crate) fn missing(players: usize, settings: Settings) -> At<Genesis> {
    let mut table = begun(players, settings);
    table.now = PATIENCE;
    table.happen("time-out 1");
    table
}

pub(crate) fn clock(overdue: Overdue) -> Settings {
    let pace = Pace::Slow { allowance: 1000 };
    Settings {
        pace,
        overdue,
        ..Settings::default()
    }
}

/// With a clock or without, whatever happens by itself when time is up.
fn kinds() -> [Settings; 4] {
    [
        Settings::default(),
        clock(Overdue::Nothing),
        clock(Overdue::Turn(Level::Easy)),
        clock(Overdue::Rest(Level::Easy)),
    ]
}

pub(crate) fn seats(numbers: &[usize]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

/// What the game came to; its record says the same.
pub(crate) fn conclusion(table: &At<Genesis>) -> Conclusion {
    let found = table.conclusion().expect("the game is over");
    let record = Record::<Genesis>::read(&table.record(Viewer::Spectator)).unwrap();
    assert_eq!(Conclusion::of_record(&record.record), Some(found.clone()));
    found
}

#[test]
fn those_who_are_present_decide_together() {
    for settings in kinds() {
        let mut table = missing(3, settings);
        assert_eq!(table.away(), seats(&[1]), "{settings}");
        table.happen("vote 2 1 computer");
        assert!(table.chair(seat(1)).is_held());
        assert_eq!(
            refusal(&table, "vote 2 1 computer"),
            Refused::VotedAlready(seat(2))
        );
        table.happen("vote 3 1 substitute");
        assert!(table.chair(seat(1)).is_held(), "they do not agree");
        table.happen("vote 3 1 computer");
        let chair = table.chair(seat(1));
        assert_eq!(chair.gone(), Some(Gone::Left));
        assert_eq!(chair.player(), Some(Sitter::Computer(settings.plays_on())));
        assert!(table.votes().is_empty());
        assert_eq!(table.holders(), seats(&[2, 3]));
        assert!(table.record(Viewer::Spectator).ends_with("! leave 1\n"));
        assert_eq!(refusal(&table, "return 1"), Refused::NotGone(seat(1)));
    }
}

#[test]
fn only_those_who_are_away_are_voted_about() {
    let table = begun(3, Settings::default());
    assert_eq!(refusal(&table, "vote 2 1 end"), Refused::NotAway(seat(1)));
    let mut table = missing(3, Settings::default());
    assert_eq!(refusal(&table, "vote 2 3 end"), Refused::NotAway(seat(3)));
    assert_eq!(refusal(&table, "vote 2 2 end"), Refused::NotAway(seat(2)));
    assert_eq!(
        refusal(&table, "vote 2 4 end"),
        Refused::NoSuchSeat(seat(4))
    );
    assert_eq!(refusal(&table, "vote 1 1 end"), Refused::Away(seat(1)));
    table.happen("vote 2 1 end");
    for step in ["1 place forest a1", "1 place forest a2", "confirm 1"] {
        assert!(!table.away().is_empty());
        table.happen(step);
    }
    assert!(
        table.away().is_empty() && table.votes().is_empty(),
        "a turn is a sign"
    );
    assert_eq!(refusal(&table, "vote 3 1 end"), Refused::NotAway(seat(1)));
}

/// With two players the one who stayed has won, at once or after playing on.
#[test]
fn the_one_who_stayed_has_won() {
    for settings in kinds() {
        let mut table = missing(2, settings);
        table.happen("vote 2 1 end");
        assert_eq!(table.awaits(), Awaits::Nothing);
        let found = conclusion(&table);
        assert_eq!(
            (found.early, &*found.ranks),
            (Some(Early::Left), &[2, 1][..])
        );
        assert_eq!(found.winners(), seats(&[2]));
        assert!(table.record(Viewer::Spectator).ends_with("! end left\n"));
    }
}

#[test]
fn nobody_who_stayed_loses() {
    let mut table = missing(4, Settings::default());
    table.happen("resign 4 easy");
    table.happen("vote 2 1 end");
    table.happen("vote 3 1 end");
    let found = conclusion(&table);
    assert_eq!(found.ranks, [3, 1, 1, 4], "the first who went is last");
    assert_eq!(found.winners(), Seats::NONE, "several stayed");
}

#[test]
fn an_early_end_says_who_has_won() {
    let mut table = begun(2, Settings::default());
    assert!(table.ends_by_resigning(seat(1)));
    table.happen("resign 1 easy");
    table.happen("close");
    let found = conclusion(&table);
    assert_eq!(found.early, Some(Early::Resigned));
    assert_eq!((found.winners(), &*found.ranks), (seats(&[2]), &[2, 1][..]));
    assert!(
        table
            .record(Viewer::Spectator)
            .ends_with("! resign 1\n! end resigned\n")
    );

    for (deed, early) in [("close", Early::Host), ("end-game 2", Early::Agreement)] {
        let mut table = begun(2, Settings::default());
        table.happen("end-game 1");
        table.happen(deed);
        let found = conclusion(&table);
        assert_eq!((found.early, found.winners()), (Some(early), Seats::NONE));
        assert!(found.ranks.is_empty());
    }
    let mut table = begun(3, Settings::default());
    for seat in [1, 2] {
        assert!(!table.ends_by_resigning(Seat::at(seat - 1)));
        table.happen(&format!("resign {seat} easy"));
    }
    assert!(table.ends_by_resigning(seat(3)), "nobody plays on");
}

#[test]
fn a_seat_is_offered_by_those_who_are_present() {
    for settings in kinds() {
        let mut table = missing(3, settings);
        assert_eq!(
            refusal(&table, "substitute 1 - Dora"),
            Refused::NotOffered(seat(1))
        );
        table.happen("vote 2 1 substitute");
        table.happen("vote 3 1 substitute");
        assert_eq!(table.chair(seat(1)).offer(), Some(Offer::Others));
        table.happen("substitute 1 - Dora B.");
        let chair = table.chair(seat(1));
        assert_eq!(
            (chair.name(), chair.player()),
            ("Dora B.", Some(Sitter::Person))
        );
        assert_eq!(chair.offer(), None);
        assert!(table.away().is_empty() && table.overdue(table.now).is_empty());
        let record = table.record(Viewer::Spectator);
        assert!(
            record.contains("Player 1\n"),
            "the header names the first: {record}"
        );
        assert!(record.ends_with("! substitute 1 Dora B.\n"), "{record}");
    }
}

#[test]
fn the_others_offer_a_seat_only_as_long_as_its_player_is_away() {
    let mut table = missing(2, Settings::default());
    table.happen("vote 2 1 substitute");
    table.happen("return 1");
    assert_eq!(table.chair(seat(1)).offer(), None);
}

/// Nobody whose time is up avoids the loss by offering the seat, or says again and again to be there.
#[test]
fn a_player_who_is_missed_has_nothing_but_the_turn() {
    let mut table = missing(2, clock(Overdue::Nothing));
    assert_eq!(refusal(&table, "return 1"), Refused::NoTimeLeft(seat(1)));
    assert_eq!(refusal(&table, "offer 1"), Refused::NoTimeLeft(seat(1)));
    table.happen("vote 2 1 substitute");
    assert_eq!(refusal(&table, "offer 1"), Refused::NoTimeLeft(seat(1)));
    let asked = table.len();
    table.happen("end-game 1");
    assert!(table.overdue(u64::MAX).is_empty(), "no time-out follows");
    assert_eq!(table.len(), asked + 1);
    for overdue in [Overdue::Rest(Level::Easy), Overdue::Turn(Level::Easy)] {
        let mut table = missing(2, clock(overdue));
        table.happen("vote 2 1 substitute");
        table.happen("return 1");
        let chair = table.chair(seat(1));
        assert!(chair.stand_in().is_some(), "it plays this turn");
        assert!(!chair.is_away() && !chair.is_offered());
        assert_eq!(refusal(&table, "offer 1"), Refused::NoTimeLeft(seat(1)));
        assert_eq!(refusal(&table, "return 1"), Refused::NotGone(seat(1)));
        table.happen("1 place forest a1");
        table.happen("1 place forest a2");
        let chair = table.chair(seat(1));
        assert!(chair.stand_in().is_none() && !chair.is_away());
        assert_eq!(refusal(&table, "vote 2 1 end"), Refused::NotAway(seat(1)));
    }
}

#[test]
fn a_player_offers_the_own_seat() {
    let mut table = begun(3, clock(Overdue::Rest(Level::Easy)));
    assert_eq!(refusal(&table, "withdraw 2"), Refused::NotOffered(seat(2)));
    table.happen("offer 2");
    assert_eq!(refusal(&table, "offer 2"), Refused::OfferedAlready(seat(2)));
    table.happen("withdraw 2");
    table.happen("offer 2");
    assert_eq!(refusal(&table, "substitute 2 -"), Refused::NameMissing);
    assert_eq!(
        refusal(&table, "substitute 2 00ff Dora"),
        Refused::TooManyBytes { most: 0 }
    );
    table.happen("ask 1 0");
    table.happen("agree 2");
    table.happen("end-game 2");
    table.happen("substitute 2 - Dora");
    assert_eq!(
        table.request().unwrap().agreed(),
        seats(&[1]),
        "Dora agreed to nothing"
    );
    assert!(table.ending().is_empty());
}

/// A clock that has run out does not begin again because a seat changes hands.
#[test]
fn handing_over_a_seat_gives_no_time() {
    let mut table = begun(2, clock(Overdue::Rest(Level::Easy)));
    table.happen("offer 1");
    table.now = 1000;
    table.happen("time-out 1");
    table.happen("substitute 1 - Dora");
    assert_eq!(table.time_left(seat(1), table.now), Some(0));
    assert!(
        table.chair(seat(1)).stand_in().is_some(),
        "the turn is finished first"
    );
}

#[test]
fn a_wish_is_out_of_date_when_the_game_has_moved_on() {
    let mut table = begun(2, Settings::default());
    let seen = table.len();
    for request in [
        "ask 2 0",
        "refuse 1",
        "end-game 2",
        "go-on 1",
        "pause 2",
        "resume 2",
    ] {
        table.happen(request);
        assert!(!table.has_moved_on(seat(1), seen), "{request}");
    }
    table.happen("1 place forest a1");
    assert!(table.has_moved_on(seat(1), seen));
    let seen = table.len();
    table.happen("undo 1 1");
    assert!(table.has_moved_on(seat(1), seen));
}

#[test]
fn requests_are_counted_by_seat_and_time() {
    let mut table = begun(2, Settings::default());
    for now in [10, 20, 30] {
        table.now = now;
        table.happen("end-game 2");
        table.happen("go-on 1");
    }
    let counted = |seat, since| table.requests(seat, since);
    assert_eq!(
        [0, 15, 25, 35].map(|since| counted(seat(2), since)),
        [3, 2, 1, 0]
    );
    assert_eq!(counted(seat(1), 0), 0, "an answer is no request");
}

/// Else somebody fills a table with any of them.
#[test]
fn whatever_brings_the_game_no_nearer_to_its_end_is_counted() {
    let unrated = begun(2, clock(Overdue::Nothing));
    let mut rated = unrated.clone();
    rated.rate();
    for (table, request, times) in [
        (&unrated, "undo 1 1", 1),
        (&unrated, "ask 1 0", 1),
        (&unrated, "end-game 1", 1),
        (&unrated, "offer 1", 1),
        (&rated, "ask-hand-over 1", 1),
        (&unrated, "1 place forest a2", 0),
        (&unrated, "resign 1 easy", 0),
    ] {
        let mut table = table.clone();
        table.happen("1 place forest a1");
        table.happen(request);
        assert_eq!(table.requests(seat(1), 0), times, "{request}");
    }
}

/// Even when all of it was taken back.
#[test]
fn a_game_that_was_played_stays_one() {
    let mut table = begun(2, Settings::default());
    assert!(!table.was_played());
    table.happen("1 place forest a1");
    table.happen("ask 1 0");
    table.happen("agree 2");
    assert_eq!(table.entries(), 0);
    assert!(table.was_played());
}

/// The time in which people answer a vote: a turn's, where turns have one.
const ANSWER: u64 = 1000;

/// Else one who stays and says nothing would stop the game as well as one who left.
#[test]
fn those_who_say_nothing_leave_it_to_those_who_vote() {
    let mut table = missing(4, clock(Overdue::Nothing));
    table.happen("vote 2 1 computer");
    let ends = table.now + ANSWER;
    assert_eq!(table.chair(seat(1)).vote_ends(), Some(ends));
    assert_eq!(table.deadline(table.now), Some(ANSWER));
    table.now = ends - 1;
    table.happen("vote 3 1 computer");
    assert_eq!(table.decided(table.now), None);
    assert_eq!(refusal(&table, "count 1"), Refused::NotDecided(seat(1)));
    assert_eq!(
        table.deadline(table.now),
        Some(1),
        "the time does not begin anew"
    );
    table.now = ends;
    assert_eq!(table.decided(table.now), Some(seat(1)));
    assert_eq!(refusal(&table, "count 2"), Refused::NotDecided(seat(2)));
    table.happen("count 1");
    assert_eq!(table.chair(seat(1)).gone(), Some(Gone::Left));
    assert!(table.votes().is_empty());
    assert_eq!(table.decided(u64::MAX), None);
}

#[test]
fn most_of_those_who_vote_decide() {
    for (votes, decided) in [
        (&["computer", "end"][..], "computer"),
        (&["end", "substitute"], "computer"),
        (&["substitute", "end", "end"], "end"),
        (&["substitute", "computer", "substitute"], "substitute"),
        (&["substitute", "computer", "end"], "computer"),
    ] {
        let mut table = missing(4, clock(Overdue::Nothing));
        for (voter, remedy) in (2..).zip(votes) {
            table.happen(&format!("vote {voter} 1 {remedy}"));
        }
        assert_eq!(refusal(&table, "count 1"), Refused::NotDecided(seat(1)));
        table.now = PATIENCE + 3 * ANSWER;
        assert_eq!(table.decided(table.now), Some(seat(1)), "{votes:?}");
        table.happen("count 1");
        let chair = table.chair(seat(1));
        let found = match (table.conclusion(), chair.gone(), chair.offer()) {
            (Some(_), ..) => "end",
            (None, Some(Gone::Left), None) => "computer",
            (None, None, Some(Offer::Others)) => "substitute",
            other => panic!("{votes:?}: {other:?}"),
        };
        assert_eq!(found, decided, "{votes:?}");
    }
}

/// Nobody who was content with what was wanted is surprised.
#[test]
fn everybody_has_time_again_when_something_else_would_be_done() {
    let mut table = missing(4, clock(Overdue::Nothing));
    table.happen("vote 2 1 computer");
    table.now += ANSWER - 1;
    table.happen("vote 3 1 end");
    assert_eq!(
        table.deadline(table.now),
        Some(1),
        "still a computer player"
    );
    table.happen("vote 4 1 end");
    assert_eq!(table.deadline(table.now), Some(ANSWER));
    table.now += ANSWER;
    table.happen("count 1");
    assert_eq!(conclusion(&table).early, Some(Early::Left));
}

/// Else a friend of the player who left votes otherwise just before the votes count, again and again.
#[test]
fn nobody_puts_off_a_decision_for_ever() {
    let mut table = missing(4, clock(Overdue::Nothing));
    let first = table.now;
    table.happen("vote 2 1 end");
    for remedy in ["computer", "end"].iter().cycle().take(6) {
        table.now += table.deadline(table.now).unwrap() - 1;
        table.happen(&format!("vote 3 1 {remedy}"));
        assert!(table.now < first + 3 * ANSWER);
    }
    table.now = first + 3 * ANSWER;
    table.happen("count 1");
    assert_eq!(conclusion(&table).early, Some(Early::Left));
}

#[test]
fn a_vote_ends_with_the_absence_and_waits_for_the_host() {
    let mut table = missing(3, clock(Overdue::Rest(Level::Easy)));
    table.happen("vote 2 1 end");
    table.happen("credit 500");
    assert_eq!(table.deadline(table.now), Some(ANSWER + 500));
    table.happen("1 place forest a1");
    table.happen("1 place forest a2");
    table.happen("return 1");
    assert_eq!(table.chair(seat(1)).vote_ends(), None);
    assert_eq!(refusal(&table, "count 1"), Refused::NotDecided(seat(1)));
    for (pace, answer) in [
        ("live 5000 1000", 60_000),
        ("live 5000 90000", 90_000),
        ("any", 259_200_000),
    ] {
        let pace = pace.parse().unwrap();
        let mut table = missing(
            3,
            Settings {
                pace,
                ..clock(Overdue::Nothing)
            },
        );
        table.happen("vote 2 1 end");
        let ends = table.chair(seat(1)).vote_ends();
        assert_eq!(ends, Some(table.now + answer), "{pace}");
    }
}

/// Else a player who was missed says `return` and goes on holiday, and nobody may decide for a month.
#[test]
fn a_player_who_was_missed_plays_before_a_holiday() {
    let mut table = missing(3, clock(Overdue::Rest(Level::Easy)));
    let owes = Refused::OwesTurn(seat(1));
    assert_eq!(refusal(&table, "pause 1"), owes);
    table.happen("1 place forest a1");
    table.happen("1 place forest a2");
    assert_eq!(refusal(&table, "pause 1"), owes);
    table.happen("return 1");
    assert!(table.away().is_empty());
    assert_eq!(refusal(&table, "pause 1"), owes, "back, and nothing played");
    for number in [2, 3] {
        table.happen("* dice wild wild");
        for row in [1, 2] {
            let column = ["c", "e"][number - 2];
            table.happen(&format!("{number} place forest {column}{row}"));
        }
        table.happen(&format!("confirm {number}"));
    }
    table.happen("* dice wild wild");
    table.happen("1 place forest a3");
    table.happen("1 place forest b1");
    assert_eq!(refusal(&table, "pause 1"), owes, "until the turn counts");
    table.happen("confirm 1");
    table.happen("pause 1");
}

/// Where a result counts, nobody gets rid of a game that goes badly unless all the others agree.
#[test]
fn the_others_agree_that_a_seat_is_handed_over() {
    let mut table = begun(3, clock(Overdue::Nothing));
    table.happen("ask-hand-over 2");
    assert_eq!(table.chair(seat(2)).offer(), Some(Offer::Asked));
    assert_eq!(table.asked(), seats(&[1, 3]));
    assert!(table.offered().is_empty());
    let dora = "substitute 2 - Dora";
    assert_eq!(refusal(&table, dora), Refused::NotOffered(seat(2)));
    assert_eq!(refusal(&table, "offer 2"), Refused::OfferedAlready(seat(2)));
    for refused in ["vote 1 2 end", "vote 1 2 computer", "vote 2 2 substitute"] {
        assert_eq!(refusal(&table, refused), Refused::NotAway(seat(2)));
    }
    table.happen("vote 1 2 substitute");
    table.now = 999;
    assert_eq!(table.decided(u64::MAX), None, "silence is no agreement");
    table.happen("withdraw 2");
    assert!(table.votes().is_empty());
    table.happen("ask-hand-over 2");
    table.happen("vote 1 2 substitute");
    table.happen("vote 3 2 substitute");
    assert_eq!(table.chair(seat(2)).offer(), Some(Offer::Holder));
    assert!(table.votes().is_empty() && table.asked().is_empty());
    table.happen(dora);
}

/// Asking is no word with which to leave.
#[test]
fn a_player_who_asks_and_leaves_has_left() {
    let mut table = begun(3, clock(Overdue::Nothing));
    table.happen("ask-hand-over 1");
    table.happen("vote 2 1 substitute");
    table.now = 1000;
    table.happen("time-out 1");
    assert!(
        table.votes().is_empty(),
        "that was about a player who was there"
    );
    table.happen("vote 2 1 substitute");
    table.happen("vote 3 1 substitute");
    assert_eq!(table.chair(seat(1)).offer(), Some(Offer::Others));
}
