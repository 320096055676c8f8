//! Ways to spoil a game or to gain by leaving it, each of which once worked.

use urzeit_players::Level;
use urzeit_rules::{Choices as _, Entry, Game as _, Genesis, Record, Viewer, record::Early};
use urzeit_table::{
    Awaits, Conclusion, Deed, Gone, Offer, Overdue, Pace, Refused, Settings, Table, clock::PATIENCE,
};

use crate::{
    absence::{begun, clock, conclusion, missing, seats},
    play::fair,
    seating::{At, genesis, lords, refusal, seat},
};

const TURN: [&str; 2] = ["1 place forest a1", "1 place forest a2"];

fn happen_all(table: &mut At<Genesis>, deeds: &[&str]) {
    for deed in deeds {
        table.happen(deed);
    }
}

/// Else the clock of the player who takes over the seat never counts.
#[test]
fn a_holiday_ends_when_a_seat_changes_hands() {
    let mut table = begun(2, clock(Overdue::Nothing));
    happen_all(&mut table, &["pause 1", "offer 1", "substitute 1 - Dora"]);
    assert_eq!(refusal(&table, "resume 1"), Refused::NotPaused(seat(1)));
    assert_eq!(table.deadline(table.now), Some(1000));
}

/// There nobody would say when a holiday is over.
#[test]
fn without_a_clock_no_holiday_stops_it() {
    let mut table = begun(2, Settings::default());
    table.happen("pause 1");
    assert_eq!(table.deadline(table.now), Some(PATIENCE));
    table.now = PATIENCE;
    table.happen("time-out 1");
}

/// Else somebody who has run out of time hands the seat to a friend, who begins with a new clock.
#[test]
fn a_seat_offered_in_time_has_no_new_clock_afterwards() {
    for pace in ["slow 1000", "live 1000 10"] {
        let settings = Settings {
            pace: pace.parse::<Pace>().unwrap(),
            ..clock(Overdue::Nothing)
        };
        let mut table = begun(3, settings);
        table.happen("offer 1");
        table.now = 1000;
        happen_all(&mut table, &["time-out 1", "vote 2 1 computer"]);
        table.happen("substitute 1 - Dora");
        assert_eq!(table.time_left(seat(1), table.now), Some(0), "{pace}");
        assert!(table.votes().is_empty(), "that was about somebody else");
        assert_eq!(table.away(), seats(&[1]));
        assert!(table.overdue(table.now).is_empty(), "it was up before");
        happen_all(&mut table, &TURN);
        table.happen("confirm 1");
        assert!(table.away().is_empty());
    }
}

/// Nobody agrees to anything while away, so nobody rolls again with the help of a player who left.
#[test]
fn nobody_goes_back_while_somebody_is_away() {
    let mut table = begun(2, clock(Overdue::Nothing));
    table.happen("ask 2 0");
    table.now = 1000;
    table.happen("time-out 1");
    assert_eq!(refusal(&table, "agree 1"), Refused::Away(seat(1)));
    table.happen("refuse 1");
    assert_eq!(refusal(&table, "ask 1 0"), Refused::Away(seat(1)));
    happen_all(&mut table, &TURN);
    table.happen("confirm 1");
    happen_all(&mut table, &["ask 2 0", "agree 1"]);
    assert_eq!(table.entries(), 0);
}

/// What somebody wanted before leaving is no reason to end a game that the others have as good as won.
#[test]
fn a_player_who_left_agrees_to_no_end() {
    let mut table = begun(2, clock(Overdue::Nothing));
    table.happen("end-game 1");
    table.now = 1000;
    table.happen("time-out 1");
    table.happen("end-game 2");
    assert!(!table.is_over());
    table.happen("vote 2 1 end");
    assert_eq!(conclusion(&table).winners(), seats(&[2]));
}

/// The places of two players, the first of whom ran out of time at once, and never came back.
fn played_on(seed: u64, rated: bool) -> Vec<usize> {
    let settings = clock(Overdue::Rest(Level::Easy));
    let mut table = Table::<Genesis>::new(genesis(2), settings, fair(seed)).unwrap();
    if rated {
        table.rate();
    }
    for deed in ["sit 1 - Ada", "sit 2 - Bob", "begin"] {
        table.apply(format!("0 {deed}").parse().unwrap()).unwrap();
    }
    while !table.is_over() {
        let left = table.waited_for().iter().find(|&it| it == seat(1));
        let now = if table.away().is_empty() && left.is_some() {
            1000
        } else {
            0
        };
        let deed = match table.awaits() {
            _ if now > 0 => Deed::TimeOut(seat(1)),
            Awaits::Chance => table.draw(now).unwrap().deed,
            Awaits::Confirm(seat) => Deed::Confirm(seat),
            _ => {
                let seat = table.waited_for().iter().next().unwrap();
                let choices = table.position().choices(seat);
                let any = (table.len() * 7919 + seed as usize) % choices.len();
                Deed::Entry(Entry::Player(seat, choices.nth(any).unwrap()))
            }
        };
        table.apply(deed.at(now)).unwrap();
    }
    table.conclusion().unwrap().ranks
}

/// In a rated game those who are away at the end have left, whatever a computer player made of it.
#[test]
fn those_who_are_away_at_the_end_of_a_rated_game_come_last() {
    let wins = |seed: &u64| played_on(*seed, false) == [1, 2];
    let seed = (0..50).find(wins).expect("one of so many is won");
    assert_eq!(played_on(seed, true), [2, 1]);
}

/// Else a player who was missed plays the turn, takes it back and waits, and no vote ever counts.
#[test]
fn a_turn_that_was_owed_is_not_taken_back() {
    let settings = Settings {
        confirm: false,
        ..clock(Overdue::Nothing)
    };
    let mut table = missing(3, settings);
    table.happen("vote 2 1 computer");
    happen_all(&mut table, &TURN);
    assert!(table.away().is_empty());
    assert_eq!(refusal(&table, "undo 1 1"), Refused::UndoTooFar { most: 0 });
}

/// Else a player who is away keeps everybody from taking the seat.
#[test]
fn what_the_others_offer_is_not_withdrawn() {
    let mut table = missing(2, clock(Overdue::Nothing));
    table.happen("vote 2 1 substitute");
    assert_eq!(table.chair(seat(1)).offer(), Some(Offer::Others));
    assert_eq!(refusal(&table, "withdraw 1"), Refused::NotOffered(seat(1)));
}

/// Else a player without a clock says to be there every other week, and never plays.
#[test]
fn coming_back_twice_takes_a_move() {
    let mut table = missing(2, Settings::default());
    table.happen("return 1");
    assert_eq!(table.deadline(table.now), Some(PATIENCE));
    table.now += PATIENCE;
    table.happen("time-out 1");
    assert_eq!(refusal(&table, "return 1"), Refused::NoTimeLeft(seat(1)));
    assert_eq!(table.away(), seats(&[1]));
    let mut other = table.clone();
    other.happen("vote 2 1 computer");
    assert_eq!(other.chair(seat(1)).gone(), Some(Gone::Left));
    happen_all(&mut table, &TURN);
    table.happen("confirm 1");
    assert!(table.away().is_empty());
}

/// The last of the secret choices shows them all, and forces what follows: that was not seen before.
#[test]
fn a_choice_that_reveals_makes_wishes_out_of_date() {
    let (mut table, cards) = lords();
    let seen = table.len();
    table.happen(&cards[0]);
    assert!(!table.has_moved_on(seat(2), seen), "still secret");
    let seen = table.len();
    table.happen(&cards[1]);
    assert!(table.has_moved_on(seat(1), seen));
}

/// What somebody wanted was about the game as it stood: nobody agrees to it later, when it has become
/// something else.
#[test]
fn a_request_ends_with_the_next_choice_of_a_person() {
    let mut table = begun(3, Settings::default());
    happen_all(
        &mut table,
        &["ask 2 0", "agree 3", "end-game 2", "end-game 3"],
    );
    table.happen(TURN[0]);
    assert_eq!(table.request(), None);
    assert!(table.ending().is_empty() && table.asked().is_empty());
    assert_eq!(refusal(&table, "agree 1"), Refused::NotAsked(seat(1)));
    assert_eq!(refusal(&table, "refuse 1"), Refused::NotAsked(seat(1)));
    assert_eq!(refusal(&table, "go-on 1"), Refused::NobodyWantsToEnd);
    table.happen("end-game 1");
    assert!(!table.is_over(), "the others wanted it at another moment");
    // A choice that is taken back has been made.
    happen_all(&mut table, &["go-on 1", "ask 2 0", TURN[1], "undo 1 1"]);
    assert_eq!(table.request(), None);
}

/// Chance and computer players answer nobody.
#[test]
fn a_request_outlasts_what_no_person_chose() {
    let settings = clock(Overdue::Turn(Level::Easy));
    let mut table = missing(3, settings);
    happen_all(&mut table, &["ask 2 0", "end-game 2"]);
    happen_all(&mut table, &TURN);
    assert_eq!(table.awaits(), Awaits::Chance, "a computer player's turn");
    table.happen("* dice wild wild");
    assert!(table.request().is_some());
    assert_eq!(table.ending(), seats(&[2]));
}

/// A player who asked, or agreed, and does not want it any more.
#[test]
fn a_request_is_withdrawn() {
    for who in [2, 3] {
        let mut table = begun(3, Settings::default());
        happen_all(&mut table, &["ask 2 0", "agree 3"]);
        table.happen(&format!("refuse {who}"));
        assert_eq!(table.request(), None);
        assert_eq!(refusal(&table, "agree 1"), Refused::NotAsked(seat(1)));
        happen_all(&mut table, &["end-game 2", "end-game 3"]);
        table.happen(&format!("go-on {who}"));
        assert!(table.ending().is_empty());
    }
}

/// Else a player keeps the others' consent until the game goes badly.
#[test]
fn consent_to_a_hand_over_ends_with_the_holders_next_turn() {
    for agreed in [false, true] {
        let mut table = begun(2, clock(Overdue::Nothing));
        table.rate();
        table.happen("ask-hand-over 1");
        let offer = if agreed { Offer::Holder } else { Offer::Asked };
        if agreed {
            table.happen("vote 2 1 substitute");
        }
        happen_all(&mut table, &TURN);
        assert_eq!(table.chair(seat(1)).offer(), Some(offer), "until it counts");
        table.happen("confirm 1");
        assert_eq!(table.chair(seat(1)).offer(), None);
        assert_eq!(
            refusal(&table, "vote 2 1 substitute"),
            Refused::NotAway(seat(1))
        );
    }
    let mut unrated = begun(2, clock(Overdue::Nothing));
    unrated.happen("offer 1");
    happen_all(&mut unrated, &TURN);
    unrated.happen("confirm 1");
    assert_eq!(unrated.chair(seat(1)).offer(), Some(Offer::Holder));
}

/// Else accounts on holiday hand a seat on for ever, and its clock never runs.
#[test]
fn no_holiday_of_a_new_player_stops_the_clock() {
    let settings = Settings {
        confirm: false,
        ..clock(Overdue::Nothing)
    };
    let mut table = begun(2, settings);
    happen_all(&mut table, &["pause 1", "offer 1", "substitute 1 - Dora"]);
    assert_eq!(refusal(&table, "pause 1"), Refused::OwesTurn(seat(1)));
    happen_all(&mut table, &["offer 1", "substitute 1 - Eve"]);
    assert_eq!(refusal(&table, "pause 1"), Refused::OwesTurn(seat(1)));
    assert_eq!(table.deadline(table.now), Some(1000));
    happen_all(&mut table, &TURN);
    assert_eq!(
        refusal(&table, "undo 1 1"),
        Refused::UndoTooFar { most: 0 },
        "else a turn is played and taken back"
    );
    happen_all(&mut table, &["pause 1", "resume 1"]);
}

/// Else two who want a substitute again and again, whom nobody is, freeze a game.
#[test]
fn a_seat_that_nobody_takes_becomes_a_computer_players() {
    let mut table = missing(4, clock(Overdue::Nothing));
    happen_all(&mut table, &["vote 2 1 substitute", "vote 3 1 substitute"]);
    table.happen("vote 4 1 computer");
    table.now += 1000;
    table.happen("count 1");
    assert_eq!(table.chair(seat(1)).offer(), Some(Offer::Others));
    table.now += 900;
    happen_all(&mut table, &["vote 2 1 substitute", "vote 3 1 substitute"]);
    table.happen("vote 4 1 substitute");
    assert_eq!(table.deadline(table.now), Some(100), "no more time by that");
    assert_eq!(refusal(&table, "count 1"), Refused::NotDecided(seat(1)));
    table.happen("credit 50");
    table.now += 150;
    assert_eq!(table.decided(table.now), Some(seat(1)));
    table.happen("count 1");
    assert_eq!(table.chair(seat(1)).gone(), Some(Gone::Left));
    assert_eq!(table.holders(), seats(&[2, 3, 4]));
}

/// Else two who want a substitute again and again freeze a game with people who sit down and never play.
#[test]
fn a_substitute_who_never_plays_is_followed_by_a_computer_player() {
    let mut table = missing(4, clock(Overdue::Nothing));
    happen_all(&mut table, &["vote 2 1 substitute", "vote 3 1 substitute"]);
    table.happen("vote 4 1 substitute");
    table.now += 500;
    table.happen("substitute 1 - Dora");
    assert_eq!(
        table.chair(seat(1)).offer_ends(),
        None,
        "nobody else is wanted"
    );
    assert_eq!(
        table.decided(table.now + 600),
        None,
        "Dora has time to play"
    );
    table.now += 5000;
    table.happen("time-out 1");
    assert_eq!(table.decided(table.now), Some(seat(1)));
    table.happen("count 1");
    assert_eq!(table.chair(seat(1)).gone(), Some(Gone::Left));
}

/// A player who is back has the seat, whatever the others offered.
#[test]
fn a_player_who_is_back_keeps_the_seat() {
    let mut table = missing(2, clock(Overdue::Nothing));
    table.happen("vote 2 1 substitute");
    happen_all(&mut table, &TURN);
    table.happen("confirm 1");
    table.now += 5000;
    assert_eq!(table.decided(table.now), None);
    assert_eq!(refusal(&table, "count 1"), Refused::NotDecided(seat(1)));
}

/// A player who is away is nobody who plays on: the last who is present ends the game by giving up, and those
/// who gave up come behind those who did not.
#[test]
fn nobody_plays_on_when_all_who_are_present_have_resigned() {
    let mut table = missing(3, clock(Overdue::Nothing));
    assert!(!table.ends_by_resigning(seat(2)));
    table.happen("resign 2 easy");
    assert!(table.ends_by_resigning(seat(3)));
    happen_all(&mut table, &["resign 3 easy", "close"]);
    let found = conclusion(&table);
    assert_eq!(found.early, Some(Early::Resigned));
    assert_eq!(found.ranks, [1, 3, 2]);
    assert_eq!(found.winners(), seats(&[1]));

    let mut table = missing(3, clock(Overdue::Nothing));
    happen_all(&mut table, &["resign 2 easy", "end-game 3", "close"]);
    assert_eq!(
        conclusion(&table).early,
        Some(Early::Host),
        "the operator's"
    );
}

/// Else a computer player plays every turn of somebody about whom nobody can ever vote, and wins for them.
#[test]
fn coming_back_again_and_again_is_no_turn() {
    for overdue in [Overdue::Turn(Level::Easy), Overdue::Rest(Level::Easy)] {
        let mut table = begun(3, clock(overdue));
        table.now = 1000;
        happen_all(&mut table, &["time-out 1", "return 1"]);
        assert!(table.away().is_empty(), "once it counts");
        let mut number = 0;
        let mut turns = |table: &mut At<Genesis>| {
            for player in [1, 2, 3] {
                for _ in 0..2 {
                    number += 1;
                    let column = ["a", "c", "e"][player - 1];
                    table.happen(&format!("{player} place forest {column}{number}"));
                }
                if player != 1 {
                    table.happen(&format!("confirm {player}"));
                }
                table.happen("* dice wild wild");
            }
        };
        turns(&mut table);
        table.now += 1000;
        table.happen("time-out 1");
        table.happen("vote 2 1 computer");
        if let Overdue::Rest(_) = overdue {
            table.happen("return 1");
        }
        assert_eq!(refusal(&table, "return 1"), Refused::NoTimeLeft(seat(1)));
        assert_eq!(table.away(), seats(&[1]), "{overdue:?}");
        assert_eq!(table.votes().len(), 1, "what was said counts");
        table.happen("vote 3 1 computer");
        assert_eq!(table.chair(seat(1)).gone(), Some(Gone::Left));
    }
}

/// Else a player and one guest after another hand on a seat in which nobody ever plays.
#[test]
fn without_a_clock_a_chain_of_substitutes_is_missed() {
    let mut table = begun(2, Settings::default());
    for guest in 0..4 {
        table.now = PATIENCE / 5 * (guest + 1);
        happen_all(&mut table, &["offer 1", "substitute 1 - Dora"]);
    }
    assert_eq!(table.deadline(table.now), Some(PATIENCE - table.now));
    table.now = PATIENCE;
    table.happen("time-out 1");
    assert_eq!(table.away(), seats(&[1]));
}

/// Else a player and one guest after another, each of whom takes the seat when time is up, hold up a game for
/// ever: coming back, and being new, begins the 14 days again.
#[test]
fn without_a_clock_nobody_is_back_because_another_took_the_seat() {
    let mut table = begun(3, Settings::default());
    table.happen("offer 1");
    table.now = PATIENCE;
    happen_all(&mut table, &["time-out 1", "substitute 1 - Dora"]);
    assert_eq!(table.away(), seats(&[1]), "nobody has played");
    assert_eq!(table.deadline(table.now), None, "and there is no new time");
    for deed in ["return 1", "offer 1"] {
        assert_eq!(refusal(&table, deed), Refused::NoTimeLeft(seat(1)));
    }
    let mut voted = table.clone();
    happen_all(&mut voted, &["vote 2 1 computer", "vote 3 1 computer"]);
    assert_eq!(voted.chair(seat(1)).gone(), Some(Gone::Left));
    happen_all(&mut table, &TURN);
    table.happen("confirm 1");
    assert!(table.away().is_empty(), "a turn is a sign");

    // The same with a player who has come back first.
    let mut table = missing(3, Settings::default());
    happen_all(&mut table, &["return 1", "offer 1", "substitute 1 - Dora"]);
    table.now += PATIENCE;
    table.happen("time-out 1");
    assert_eq!(refusal(&table, "return 1"), Refused::NoTimeLeft(seat(1)));
    assert_eq!(table.away(), seats(&[1]));
}

/// The places of two players, and how many choices were the first one's. A computer player made so many of
/// those; then the player came back.
fn came_back_after(chosen: usize, seed: u64, rated: bool) -> (Vec<usize>, usize) {
    let settings = clock(Overdue::Rest(Level::Easy));
    let mut table = Table::<Genesis>::new(genesis(2), settings, fair(seed)).unwrap();
    if rated {
        table.rate();
    }
    for deed in ["sit 1 - Ada", "sit 2 - Bob", "begin"] {
        table.apply(format!("0 {deed}").parse().unwrap()).unwrap();
    }
    let mut adas = 0;
    while !table.is_over() {
        let asked = table.waited_for().contains(seat(1));
        let stands_in = table.chair(seat(1)).stand_in().is_some();
        let deed = match table.awaits() {
            Awaits::Choices(_) if asked && adas == 0 && !stands_in => Deed::TimeOut(seat(1)),
            Awaits::Choices(_) if !asked && stands_in && adas >= chosen => Deed::Return(seat(1)),
            Awaits::Chance => table.draw(0).unwrap().deed,
            Awaits::Confirm(seat) => Deed::Confirm(seat),
            _ => {
                adas += usize::from(asked);
                let seat = table.waited_for().iter().next().unwrap();
                let choices = table.position().choices(seat);
                // The same whatever else happens at the table.
                let any = (table.entries() * 7919 + seed as usize) % choices.len();
                Deed::Entry(Entry::Player(seat, choices.nth(any).unwrap()))
            }
        };
        let now = if let Deed::TimeOut(_) = deed { 1000 } else { 0 };
        table.apply(deed.at(now)).unwrap();
    }
    assert!(table.away().is_empty(), "Ada is there at the end");
    let record = table.record(Viewer::Spectator);
    let record = Record::<Genesis>::read(&record).unwrap().record;
    assert_eq!(Conclusion::of_record(&record), table.conclusion());
    (table.conclusion().unwrap().ranks, adas)
}

/// Else a strong computer player wins a rated game for somebody who comes back for its last turn.
#[test]
fn those_for_whom_a_computer_player_made_most_choices_come_last_in_a_rated_game() {
    let wins = |seed: &u64| came_back_after(1, *seed, false).0 == [1, 2];
    let seed = (0..50).find(wins).expect("one of so many is won");
    let (_, all) = came_back_after(1, seed, false);
    for (chosen, rated, ranks) in [
        (all - 4, false, [1, 2]),
        (all - 4, true, [2, 1]),
        (all / 2 + 4, true, [2, 1]),
        (all / 2 - 4, true, [1, 2]),
    ] {
        let found = came_back_after(chosen, seed, rated).0;
        assert_eq!(found, ranks, "{chosen} of {all}");
    }
}

/// Else a player who is away avoids every vote by saying to be back.
#[test]
fn in_a_rated_game_a_vote_that_has_begun_ends_by_a_turn() {
    for (overdue, rated) in [
        (Overdue::Turn(Level::Easy), true),
        (Overdue::Rest(Level::Easy), true),
        (Overdue::Rest(Level::Easy), false),
    ] {
        let mut table = begun(3, clock(overdue));
        if rated {
            table.rate();
        }
        table.now = 1000;
        happen_all(&mut table, &["time-out 1", "vote 2 1 computer"]);
        if let Overdue::Rest(_) = overdue {
            table.happen("return 1");
        }
        if !rated {
            assert!(table.away().is_empty() && table.votes().is_empty());
            continue;
        }
        assert_eq!(refusal(&table, "return 1"), Refused::NoTimeLeft(seat(1)));
        assert_eq!((table.away(), table.votes().len()), (seats(&[1]), 1));
        table.happen("vote 3 1 computer");
        assert_eq!(table.chair(seat(1)).gone(), Some(Gone::Left));
    }
}

/// Else somebody spends what a seat may ask for, and hands it on.
#[test]
fn a_substitute_has_asked_for_nothing() {
    let mut table = begun(2, Settings::default());
    happen_all(
        &mut table,
        &["end-game 1", "go-on 1", "end-game 2", "go-on 2"],
    );
    happen_all(&mut table, &["offer 1", "substitute 1 - Dora"]);
    assert_eq!(table.requests(seat(1), 0), 0);
    assert_eq!(table.requests(seat(2), 0), 1, "the other seat's remain");
    happen_all(&mut table, &["end-game 1"]);
    assert_eq!(table.requests(seat(1), 0), 1);
}
