//! What players cannot do to each other: roll again alone, beat the clock, freeze a table, play what
//! they did not mean, or leave the others with a game that waits for ever.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::time::sleep;
use urzeit_players::Level;
use urzeit_rules::{Genesis, Seat};
use urzeit_server::{
    Store,
    config::{Config, Limits},
    live::Change,
};
use urzeit_table::Deed;

use crate::{
    stage::{Person, Stage},
    tables::{step, tiny, wish},
    workshop::{Server, idle, until, working},
};

crate::on_both_stores!(
    nobody_rolls_again_while_somebody_is_away,
    a_game_that_was_played_is_not_aborted,
    requests_have_a_budget_and_moves_have_none,
    a_full_table_refuses_nothing_that_ends_a_game,
    a_wish_that_answers_something_else_is_out_of_date,
    steps_that_belong_together_are_not_out_of_date,
    two_players_who_are_one_by_resigning_are_done,
    those_who_stay_decide_about_those_who_left,
    a_seat_that_is_offered_is_taken_by_somebody_else,
    those_who_say_nothing_do_not_stop_the_others,
    those_who_disagree_do_not_stop_the_game,
    a_rated_seat_is_handed_over_only_if_the_others_agree,
    a_holiday_is_no_hiding_place,
    an_answer_to_another_request_is_out_of_date,
    a_chain_of_holidays_stops_no_clock,
    a_seat_that_nobody_takes_is_a_computer_players,
    the_last_who_is_present_ends_the_game_by_resigning,
    an_offer_from_before_offers_had_an_end_has_one,
);

async fn three(server: &Server) -> [Person; 3] {
    [
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Eve").await,
    ]
}

async fn table(server: &Server, people: &[&Person]) -> String {
    let new = json!({"game": "genesis", "players": people.len(), "confirm": true});
    server.table(new, people, "").await
}

async fn happen(server: &Server, id: &str, deed: Deed) {
    let live = server.registry.table(id).await.unwrap().unwrap();
    let changed = live.change(None, |_| Ok(Change::deeds([deed.clone()])));
    changed.await.unwrap();
}

async fn seen(person: &Person, id: &str) -> Value {
    person.get(&format!("/api/tables/{id}")).await
}

async fn refused(person: &Person, id: &str, wanted: &str) -> String {
    let (status, answer) = wish(person, id, wanted).await;
    assert_eq!(status, StatusCode::CONFLICT, "{wanted}: {answer}");
    answer["error"].as_str().unwrap().to_owned()
}

async fn granted(person: &Person, id: &str, wanted: &str) {
    let (status, answer) = wish(person, id, wanted).await;
    assert_eq!(status, StatusCode::OK, "{wanted}: {answer}");
}

fn entries(seen: &Value) -> usize {
    let told = seen["told"].as_array().unwrap().iter();
    let told = told.map(|told| told.as_str().unwrap());
    let entry = |told: &&str| told.contains(" * ") || told.contains(" place ");
    told.filter(entry).count()
}

async fn nobody_rolls_again_while_somebody_is_away(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = table(&server, &[&ada, &bob]).await;
    happen(&server, &id, Deed::StandIn(Seat::at(1), Level::Easy)).await;
    granted(&ada, &id, "ask 0").await;
    let after = seen(&ada, &id).await;
    assert_eq!(
        after["now"]["request"],
        json!({"seat": 1, "entries": 0, "agreed": [1]})
    );
    assert_eq!(entries(&after), 2, "start and dice stand: {after}");
    assert_eq!(refused(&bob, &id, "agree").await, "table-no-person");
    granted(&bob, &id, "return").await;
    granted(&bob, &id, "agree").await;
    let told = seen(&ada, &id).await["told"].clone();
    let back = |told: &Value| told.as_str().unwrap().contains("\nback 0");
    assert!(
        told.as_array().unwrap().iter().any(back),
        "both have agreed: {told}"
    );
}

async fn a_game_that_was_played_is_not_aborted(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = table(&server, &[&ada, &bob]).await;
    step::<Genesis>(&[&ada, &bob], &id).await;
    granted(&ada, &id, "ask 0").await;
    granted(&bob, &id, "agree").await;
    let path = format!("/api/tables/{id}/abort");
    let (status, answer) = ada.ask(Method::POST, &path, json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(answer["error"], "server-too-late-to-abort");
    granted(&ada, &id, "end-game").await;
    granted(&bob, &id, "end-game").await;
    let over = seen(&ada, &id).await;
    assert_eq!(over["now"]["conclusion"], json!({"early": "agreement"}));
}

async fn requests_have_a_budget_and_moves_have_none(stage: Stage) {
    let limits = Limits {
        requests_per_seat: 5,
        ..Limits::off()
    };
    let config = Config {
        limits,
        ..Config::default()
    };
    let address = stage.server_with(config).await;
    let (ada, bob) = (
        Person::guest(address, "Ada").await,
        Person::guest(address, "Bob").await,
    );
    let id = tiny(&[&ada, &bob], json!({})).await;
    let mut times = 0;
    loop {
        let (status, answer) = wish(&ada, &id, "end-game").await;
        if status != StatusCode::OK {
            assert_eq!(answer["error"], "server-too-many-requests-here");
            break;
        }
        times += 1;
        assert!(times <= 5, "without end");
        granted(&ada, &id, "go-on").await;
    }
    assert_eq!(
        refused(&ada, &id, "ask 0").await,
        "server-too-many-requests-here"
    );
    granted(&bob, &id, "end-game").await;
    granted(&ada, &id, "go-on").await;
    assert!(step::<Genesis>(&[&ada, &bob], &id).await);
    granted(&ada, &id, "resign").await;
    // Nobody is kept from going on without somebody who is away.
    let eve = Person::guest(address, "Eve").await;
    let id = tiny(&[&ada, &bob, &eve], json!({})).await;
    for _ in 0..5 {
        granted(&ada, &id, "end-game").await;
        granted(&ada, &id, "go-on").await;
    }
    let other = Server::open(&stage, idle()).await;
    happen(&other, &id, Deed::StandIn(Seat::at(2), Level::Easy)).await;
    granted(&ada, &id, "vote 3 computer").await;
    assert_eq!(
        refused(&ada, &id, "vote 3 end").await,
        "server-too-many-requests-here",
        "to change it again and again"
    );
    // So have moves that are taken back again.
    let people = [&ada, &bob];
    let id = tiny(&people, json!({"confirm": true})).await;
    let (player, choices, _) = asked(&people, &id).await;
    for _ in 0..5 {
        granted(player, &id, &choices[0]).await;
        granted(player, &id, "undo 1").await;
    }
    granted(player, &id, &choices[0]).await;
    assert_eq!(
        refused(player, &id, "undo 1").await,
        "server-too-many-requests-here"
    );
}

/// Else somebody fills it and wins, because the others can do nothing.
async fn a_full_table_refuses_nothing_that_ends_a_game(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = table(&server, &[&ada, &bob]).await;
    let limits = Limits {
        events_per_table: 2,
        ..Limits::off()
    };
    let config = Config {
        limits,
        ..Config::default()
    };
    let address = stage.server_with(config).await;
    let people = [&ada.at(address), &bob.at(address)];
    let now = seen(people[0], &id).await["now"].clone();
    let in_turn = now["awaits"]["choices"][0].as_u64().unwrap() as usize - 1;
    let (player, gone) = (people[in_turn], 1 - in_turn);
    happen(&server, &id, Deed::StandIn(Seat::at(gone), Level::Easy)).await;
    assert_eq!(refused(player, &id, "end-game").await, "server-table-full");
    granted(player, &id, &format!("vote {} substitute", gone + 1)).await;
    granted(people[gone], &id, "return").await;
    assert!(step::<Genesis>(&people, &id).await);
    granted(people[gone], &id, "resign").await;
}

/// Wants something that answers what was seen.
async fn answer(
    person: &Person,
    id: &str,
    wish: &str,
    name: &str,
    answers: Value,
) -> Option<String> {
    let path = format!("/api/tables/{id}/wishes");
    let body = json!({"id": name, "wish": wish, "answers": answers});
    let (status, answer) = person.ask(Method::POST, &path, body).await;
    (status != StatusCode::OK).then(|| answer["error"].as_str().unwrap().to_owned())
}

/// The player who is asked, their choices, and the number of the next event.
async fn asked<'p>(people: &[&'p Person], id: &str) -> (&'p Person, Vec<String>, u64) {
    let now = seen(people[0], id).await["now"].clone();
    let seat = now["awaits"]["choices"][0].as_u64().unwrap() as usize;
    let view: Genesis = now["view"].as_str().unwrap().parse().unwrap();
    let choices = urzeit_rules::Game::choices(&view, Seat::at(seat - 1));
    let choices = urzeit_rules::Choices::iter(&choices).map(|choice| choice.to_string());
    let number = now["number"].as_u64().unwrap();
    (people[seat - 1], choices.collect(), number)
}

async fn a_wish_that_answers_something_else_is_out_of_date(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let people = [&ada, &bob];
    let id = table(&server, &people).await;
    let (player, choices, number) = asked(&people, &id).await;
    let (first, second) = (&*choices[0], &*choices[choices.len() / 2]);
    // Requests and chat come between, and do not matter.
    granted(player, &id, "end-game").await;
    granted(player, &id, "go-on").await;
    player
        .post(
            &format!("/api/tables/{id}/chat"),
            json!({"id": "c", "text": "hm"}),
        )
        .await;
    assert_eq!(answer(player, &id, first, "a", json!(number)).await, None);
    // Another tab of the same player, which has not seen it; or one that asks again after an undo.
    let stale = Some("server-out-of-date".to_owned());
    assert_eq!(answer(player, &id, second, "b", json!(number)).await, stale);
    assert_eq!(
        answer(player, &id, "undo 1", "c", json!(number)).await,
        stale
    );
    let now = seen(player, &id).await["now"]["number"].as_u64().unwrap();
    assert_eq!(answer(player, &id, "undo 1", "d", json!(now)).await, None);
    assert_eq!(answer(player, &id, first, "e", json!(now)).await, stale);
    let future = answer(player, &id, first, "g", json!(now + 1000)).await;
    assert_eq!(future, stale, "nobody has seen what has not happened");
    // The same wish again is answered as before, and giving up is never out of date.
    assert_eq!(answer(player, &id, first, "a", json!(number)).await, None);
    assert_eq!(answer(player, &id, "resign", "f", json!(0)).await, None);
}

/// The steps of a turn are sent one after the other, each after the one before; then the dice come, which
/// nobody has seen who sends more.
async fn steps_that_belong_together_are_not_out_of_date(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let people = [&ada, &bob];
    let id = table(&server, &people).await;
    let (player, choices, number) = asked(&people, &id).await;
    let stale = Some("server-out-of-date".to_owned());
    let first = answer(player, &id, &choices[0], "0", json!(number)).await;
    assert_eq!(first, None);
    let mut last = 0;
    while seen(player, &id).await["now"]["awaits"]["confirm"].is_null() {
        let (_, choices, _) = asked(&people, &id).await;
        let next = &*choices[0];
        let name = |step: usize| step.to_string();
        let unknown = answer(player, &id, next, &name(last + 1), json!("none such")).await;
        assert_eq!(unknown, stale);
        let step = answer(player, &id, next, &name(last + 1), json!(name(last))).await;
        assert_eq!(step, None);
        last += 1;
    }
    let confirmed = answer(player, &id, "confirm", "c", json!(last.to_string())).await;
    assert_eq!(confirmed, None);
    let (_, choices, _) = asked(&people, &id).await;
    assert_eq!(
        answer(player, &id, &choices[0], "d", json!("c")).await,
        stale
    );
}

async fn two_players_who_are_one_by_resigning_are_done(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = table(&server, &[&ada, &bob]).await;
    granted(&ada, &id, "resign").await;
    let over = seen(&bob, &id).await;
    assert_eq!(over["table"]["state"], "over");
    assert_eq!(
        over["now"]["conclusion"],
        json!({"early": "resigned", "ranks": [2, 1]})
    );
    let mine = bob.get("/api/me/tables?state=over").await;
    let seats = mine["tables"][0]["seats"].clone();
    assert_eq!(
        (&seats[0]["won"], &seats[1]["won"]),
        (&json!(false), &json!(true))
    );
    let path = format!("/api/tables/{id}/record");
    let (_, _, record) = bob.ask_text(Method::GET, &path, "").await;
    assert!(record.ends_with("! resign 1\n! end resigned\n"), "{record}");
}

async fn those_who_stay_decide_about_those_who_left(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let people = three(&server).await;
    let [ada, bob, eve] = &people;
    let id = table(&server, &[ada, bob, eve]).await;
    assert_eq!(refused(ada, &id, "vote 3 computer").await, "table-not-away");
    happen(&server, &id, Deed::StandIn(Seat::at(2), Level::Easy)).await;
    granted(ada, &id, "vote 3 end").await;
    assert_eq!(
        seen(bob, &id).await["now"]["votes"],
        json!([{"seat": 1, "away": 3, "remedy": "end"}])
    );
    granted(bob, &id, "vote 3 end").await;
    let over = seen(ada, &id).await;
    assert_eq!(
        over["now"]["conclusion"],
        json!({"early": "left", "ranks": [1, 1, 3]})
    );
    assert_eq!(over["table"]["seats"][2]["left"], true);
}

/// Looks at a table until it is so.
async fn until_seen(person: &Person, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let table = seen(person, id).await;
        if is_so(&table) {
            return table;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// One player does not come back, another one says nothing: the third decides, after a turn's time.
async fn those_who_say_nothing_do_not_stop_the_others(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let people = three(&server).await;
    let [ada, bob, eve] = &people;
    let new = json!({"game": "genesis", "players": 3, "settings": "confirm slow 300 nothing"});
    let id = server.table(new, &[ada, bob, eve], "").await;
    let table = until_seen(ada, &id, |table| away(table).is_some()).await;
    let gone = away(&table).unwrap();
    let voter = &people[(gone + 1) % 3];
    granted(voter, &id, &format!("vote {} computer", gone + 1)).await;
    let left = until_seen(voter, &id, |table| {
        table["table"]["seats"][gone]["left"] == true
    })
    .await;
    let told = left["told"].as_array().unwrap().iter();
    let count = format!(" count {}", gone + 1);
    assert!(
        told.clone()
            .any(|told| told.as_str().unwrap().ends_with(&count))
    );
}

/// One player does not come back, and the others want different things: a computer player plays on.
async fn those_who_disagree_do_not_stop_the_game(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let people = three(&server).await;
    let [ada, bob, eve] = &people;
    let new = json!({"game": "genesis", "players": 3, "settings": "confirm slow 2000 nothing"});
    let id = server.table(new, &[ada, bob, eve], "").await;
    let table = until_seen(ada, &id, |table| away(table).is_some()).await;
    let gone = away(&table).unwrap();
    for (voter, remedy) in [(1, "end"), (2, "substitute")] {
        let voter = &people[(gone + voter) % 3];
        // The first vote may count before the second comes.
        let (status, _) = wish(voter, &id, &format!("vote {} {remedy}", gone + 1)).await;
        assert!(status == StatusCode::OK || remedy != "end");
    }
    until_seen(ada, &id, |table| {
        table["table"]["seats"][gone]["left"] == true || table["table"]["state"] == "over"
    })
    .await;
}

/// The first player who is away.
fn away(table: &Value) -> Option<usize> {
    let mut seats = table["table"]["seats"].as_array().unwrap().iter();
    seats.position(|seat| seat["away"] == true)
}

/// Nobody gets rid of a rated game that goes badly; and nobody who has handed over a seat comes back.
async fn a_rated_seat_is_handed_over_only_if_the_others_agree(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cyd"] {
        people.push(server.member(&stage, name).await);
    }
    let [ada, bob, cyd] = &people[..] else {
        panic!("three")
    };
    let new = json!({
        "game": "genesis", "players": 2, "visibility": "open", "rated": true,
        "pace": {"slow": {"days": 1}},
    });
    let id = server.table(new, &[ada, bob], "").await;
    let sit = format!("/api/tables/{id}/sit");
    let lobby = async || cyd.get("/api/tables?offered=true").await["tables"].clone();
    granted(bob, &id, "offer").await;
    assert_eq!(seen(ada, &id).await["table"]["seats"][1]["offer"], "asked");
    assert_eq!(lobby().await, json!([]));
    let body = json!({"seat": 2, "counts": true});
    let (status, _) = cyd.ask(Method::POST, &sit, body.clone()).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "nobody is to see it");
    granted(ada, &id, "vote 2 substitute").await;
    assert_eq!(seen(ada, &id).await["table"]["seats"][1]["offer"], "holder");
    assert_eq!(lobby().await[0]["id"], json!(id));
    cyd.post(&sit, body).await;
    granted(ada, &id, "offer").await;
    granted(cyd, &id, "vote 1 substitute").await;
    let (_, why) = bob.refused(Method::POST, &sit, json!({"seat": 1})).await;
    assert_eq!(why, "server-sat-before");
    granted(ada, &id, "resign").await;
    let rated = format!("SELECT reckoned FROM games WHERE id = '{id}'");
    until(&stage, &rated, |rated| rated.is_some()).await;
    assert_eq!(bob.get("/api/me/ratings").await, json!([]));
    for person in [ada, cyd] {
        assert_eq!(person.get("/api/me/ratings").await[0]["games"], 1);
    }
}

/// A player who was missed, says `return` and goes on holiday has not stopped the clock.
async fn a_holiday_is_no_hiding_place(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let (ada, bob) = (
        server.member(&stage, "Ada").await,
        server.member(&stage, "Bob").await,
    );
    let new = json!({"game": "genesis", "players": 2, "settings": "confirm slow 300 nothing"});
    let id = server.table(new, &[&ada, &bob], "").await;
    let both = [&ada, &bob];
    let gone = away(&until_seen(&ada, &id, |table| away(table).is_some()).await).unwrap();
    let (gone_person, stayed) = (both[gone], both[1 - gone]);
    let (status, _) = gone_person
        .ask(Method::PUT, "/api/me/holiday", json!({"days": 5}))
        .await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(
        refused(gone_person, &id, "return").await,
        "table-no-time-left"
    );
    let told = seen(stayed, &id).await["told"].clone();
    let paused = |told: &Value| told.as_str().unwrap().contains(" pause ");
    assert!(!told.as_array().unwrap().iter().any(paused), "{told}");
    granted(stayed, &id, &format!("vote {} end", gone + 1)).await;
    assert_eq!(seen(stayed, &id).await["table"]["state"], "over");
}

/// Anybody with the link sees a table where a seat is offered, takes it and plays on. The player who had it
/// does not any more.
async fn a_seat_that_is_offered_is_taken_by_somebody_else(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let people = three(&server).await;
    let [ada, bob, eve] = &people;
    let new = json!({
        "game": "genesis", "players": 2, "confirm": false, "visibility": "open",
        "pace": {"slow": {"days": 3}},
    });
    let id = server.table(new, &[ada, bob], "").await;
    let sit = format!("/api/tables/{id}/sit");
    let lobby = async || eve.get("/api/tables?offered=true").await["tables"].clone();
    assert_eq!(lobby().await, json!([]));
    let (status, _) = eve.ask(Method::POST, &sit, json!({"seat": 2})).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "nobody may watch");
    granted(bob, &id, "offer").await;
    assert_eq!(lobby().await[0]["id"], json!(id));
    assert_eq!(seen(eve, &id).await["table"]["seats"][1]["offer"], "holder");
    let (status, why) = ada.ask(Method::POST, &sit, json!({"seat": 2})).await;
    assert_eq!(
        (status, &why["error"]),
        (StatusCode::CONFLICT, &json!("server-sits-already"))
    );
    let (status, why) = eve.ask(Method::POST, &sit, json!({"seat": 1})).await;
    assert_eq!(
        (status, &why["error"]),
        (StatusCode::CONFLICT, &json!("table-begun"))
    );
    let table = eve.post(&sit, json!({"seat": 2})).await;
    assert_eq!(table["you"], 2);
    assert_eq!(table["seats"][1]["name"], "Eve");
    let (status, _) = wish(bob, &id, "resign").await;
    assert_eq!(
        status,
        StatusCode::NOT_FOUND,
        "it is not Bob's table any more"
    );
    for _ in 0..6 {
        step::<Genesis>(&[ada, eve], &id).await;
    }
    granted(ada, &id, "resign").await;
    let over = eve.get("/api/me/tables?state=over").await;
    assert_eq!(over["tables"][0]["seats"][1]["won"], true);
    let path = format!("/api/tables/{id}/record");
    let (_, _, record) = eve.ask_text(Method::GET, &path, "").await;
    assert!(
        record.contains("Bob\n") && record.contains("! substitute 2 Eve\n"),
        "{record}"
    );
    assert_eq!(lobby().await, json!([]));
}

/// The number of the next event, as somebody sees it.
async fn number(person: &Person, id: &str) -> Value {
    seen(person, id).await["now"]["number"].clone()
}

/// A request ends with the next choice, its author can withdraw it, and nobody answers another one than was
/// seen.
async fn an_answer_to_another_request_is_out_of_date(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (
        server.member(&stage, "Ada").await,
        server.member(&stage, "Bob").await,
    );
    let new = json!({"game": "genesis", "players": 2, "confirm": true, "rated": true,
        "pace": {"slow": {"days": 1}}});
    let id = server.table(new, &[&ada, &bob], "").await;
    let stale = Some("server-out-of-date".to_owned());
    // To go back.
    granted(&ada, &id, "ask 0").await;
    let asked = number(&bob, &id).await;
    granted(&ada, &id, "refuse").await;
    assert_eq!(refused(&bob, &id, "agree").await, "table-not-asked");
    granted(&ada, &id, "ask 0").await;
    assert_eq!(answer(&bob, &id, "agree", "a", asked).await, stale);
    // To end the game.
    granted(&ada, &id, "end-game").await;
    let asked = number(&bob, &id).await;
    granted(&ada, &id, "go-on").await;
    granted(&ada, &id, "end-game").await;
    assert_eq!(answer(&bob, &id, "end-game", "e", asked).await, stale);
    let asked = number(&bob, &id).await;
    step::<Genesis>(&[&ada, &bob], &id).await;
    assert_eq!(seen(&bob, &id).await["now"]["ending"], Value::Null);
    assert_eq!(refused(&bob, &id, "agree").await, "table-not-asked");
    assert_eq!(answer(&bob, &id, "end-game", "b", asked).await, stale);
    // To hand over a seat.
    granted(&ada, &id, "offer").await;
    let asked = number(&bob, &id).await;
    granted(&ada, &id, "withdraw").await;
    granted(&ada, &id, "offer").await;
    let vote = "vote 1 substitute";
    assert_eq!(answer(&bob, &id, vote, "c", asked).await, stale);
    let asked = number(&bob, &id).await;
    assert_eq!(answer(&bob, &id, vote, "d", asked).await, None);
}

/// Accounts on holiday hand on a seat: its clock runs.
async fn a_chain_of_holidays_stops_no_clock(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cyd", "Dan"] {
        people.push(server.member(&stage, name).await);
    }
    let [ada, bob, chain @ ..] = &people[..] else {
        panic!("four")
    };
    let new = json!({"game": "genesis", "players": 2, "visibility": "open",
        "pace": {"slow": {"days": 3}}});
    let id = server.table(new, &[ada, bob], "").await;
    let mut holder = bob;
    for next in chain {
        let holiday = json!({"days": 20});
        let (status, _) = next.ask(Method::PUT, "/api/me/holiday", holiday).await;
        assert_eq!(status, StatusCode::OK);
        granted(holder, &id, "offer").await;
        let sit = format!("/api/tables/{id}/sit");
        next.post(&sit, json!({"seat": 2})).await;
        holder = next;
    }
    let told = seen(ada, &id).await["told"].clone();
    let paused = |told: &Value| told.as_str().unwrap().contains(" pause ");
    assert!(!told.as_array().unwrap().iter().any(paused), "{told}");
}

/// Two who want a substitute whom nobody is do not freeze a game.
async fn a_seat_that_nobody_takes_is_a_computer_players(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let people = three(&server).await;
    let [ada, bob, eve] = &people;
    let new = json!({"game": "genesis", "players": 3, "settings": "confirm slow 300 nothing"});
    let id = server.table(new, &[ada, bob, eve], "").await;
    let table = until_seen(ada, &id, |table| away(table).is_some()).await;
    let gone = away(&table).unwrap();
    for voter in [1, 2] {
        let voter = &people[(gone + voter) % 3];
        // The first vote may count before the second comes.
        let _ = wish(voter, &id, &format!("vote {} substitute", gone + 1)).await;
    }
    until_seen(ada, &id, |table| {
        table["table"]["seats"][gone]["left"] == true
    })
    .await;
}

async fn the_last_who_is_present_ends_the_game_by_resigning(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let people = three(&server).await;
    let [ada, bob, eve] = &people;
    let id = table(&server, &[ada, bob, eve]).await;
    happen(&server, &id, Deed::StandIn(Seat::at(2), Level::Easy)).await;
    granted(ada, &id, "resign").await;
    granted(bob, &id, "resign").await;
    let over = seen(eve, &id).await;
    assert_eq!(over["table"]["state"], "over");
    assert_eq!(
        over["now"]["conclusion"],
        json!({"early": "resigned", "ranks": [3, 2, 1]})
    );
}

/// The step of the schema for seats that the others offer: nothing was ever due where they had no end.
async fn an_offer_from_before_offers_had_an_end_has_one(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let people = three(&server).await;
    let [ada, bob, eve] = &people;
    let offered = table(&server, &[ada, bob]).await;
    let other = table(&server, &[bob, eve]).await;
    for before in [
        "UPDATE games SET due = NULL".to_owned(),
        format!("UPDATE games SET offers = 1 WHERE id = '{offered}'"),
        "DELETE FROM _sqlx_migrations WHERE description = 'offers'".to_owned(),
    ] {
        stage.execute(&before).await;
    }
    Store::open(&stage.database).await.unwrap();
    for (id, due) in [(offered, 1), (other, 0)] {
        let query = format!("SELECT COUNT(*) FROM games WHERE id = '{id}' AND due = changed");
        assert_eq!(stage.number(&query).await, due);
    }
}
