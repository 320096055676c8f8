//! A move counts once, however often, wherever and in whatever order it is said; and it is answered as
//! the table is, not as some process remembers it.

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use urzeit_load::postgres::{CARELESS, Cluster};
use urzeit_rules::{Choices as _, Game as _, Genesis, Seat};
use urzeit_server::{
    Store,
    store::{Append, State},
    work::Lane,
};
use urzeit_table::messages::{Now, ToClient};

use crate::stage;
use crate::{
    play::table,
    stage::{Person, Socket, Stage},
    workshop::{Server, hear_of, idle},
};

crate::on_both_stores!(
    a_wish_said_again_has_the_same_answer,
    two_tabs_say_the_same_at_the_same_moment,
    two_tabs_say_different_things_at_the_same_moment,
    what_comes_in_another_order_counts_once,
    two_appends_to_one_table_at_the_same_moment,
);

crate::behind_a_pooler!(
    a_wish_said_again_has_the_same_answer,
    two_tabs_say_different_things_at_the_same_moment,
    what_comes_in_another_order_counts_once,
);

const SETTINGS: &str = "at-once any nothing";

/// The seat that is asked, and all that it may choose.
pub(crate) fn asked(now: &Now) -> (usize, Vec<String>) {
    let Some(seats) = stage::asked(now) else {
        panic!("{:?}", now.awaits)
    };
    let view: Genesis = now.view.parse().unwrap();
    let choices = view.choices(Seat::at(seats[0] - 1));
    let choices = (0..choices.len()).map(|index| choices.nth(index).unwrap().to_string());
    (seats[0] - 1, choices.collect())
}

pub(crate) async fn now(person: &Person, id: &str) -> Now {
    let welcome = person.get(&format!("/api/tables/{id}?since=1000000")).await;
    serde_json::from_value(welcome["now"].clone()).unwrap()
}

/// The number that a wish has, or why it is refused.
async fn answer(socket: &mut Socket, id: &str) -> Result<u64, String> {
    loop {
        match socket.hear().await {
            ToClient::Done(done) if done.id == id => return Ok(done.number),
            ToClient::Refused(refused) if refused.id == id => return Err(refused.why.error),
            _ => {}
        }
    }
}

pub(crate) async fn said(
    person: &Person,
    table: &str,
    id: &str,
    wish: &str,
) -> Result<u64, String> {
    let path = format!("/api/tables/{table}/wishes");
    let body = json!({"id": id, "wish": wish});
    let (status, answer) = person.ask(Method::POST, &path, body).await;
    match status {
        StatusCode::OK => Ok(answer["number"].as_u64().unwrap()),
        _ => Err(answer["error"].as_str().unwrap().to_owned()),
    }
}

async fn a_wish_said_again_has_the_same_answer(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, SETTINGS).await;
    let before = now(&people[0], &id).await;
    let (seat, choices) = asked(&before);
    let (person, socket) = (&people[seat], &mut sockets[seat]);
    for _ in 0..3 {
        socket.wish("a", &choices[0]).await;
    }
    for _ in 0..3 {
        assert_eq!(answer(socket, "a").await, Ok(before.number));
    }
    assert_eq!(said(person, &id, "a", &choices[0]).await, Ok(before.number));
    // It is the identifier that counts: what else is said with it is not heard.
    assert_eq!(said(person, &id, "a", &choices[1]).await, Ok(before.number));
    let (mut later, welcome) = person.follow(&id, before.number).await;
    assert!(welcome.events.told[0].to_string().ends_with(&choices[0]));
    later.wish("a", &choices[0]).await;
    assert_eq!(answer(&mut later, "a").await, Ok(before.number));
    // Others may call their wishes the same.
    let other = &people[(seat + 1) % people.len()];
    assert!(said(other, &id, "a", "undo 1").await.is_err());
    assert_eq!(now(person, &id).await.number, welcome.events.now.number);
}

async fn two_tabs_say_the_same_at_the_same_moment(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, SETTINGS).await;
    for turn in 0..10 {
        let before = now(&people[0], &id).await;
        let (seat, choices) = asked(&before);
        let (mut one, _) = people[seat].follow(&id, before.number).await;
        let (mut two, _) = people[seat].follow(&id, before.number).await;
        let wish = format!("w{turn}");
        tokio::join!(one.wish(&wish, &choices[0]), two.wish(&wish, &choices[0]));
        let answers = tokio::join!(answer(&mut one, &wish), answer(&mut two, &wish));
        assert_eq!(answers, (Ok(before.number), Ok(before.number)));
        let choices_made = made_since(&people[0], &id, before.number).await;
        assert_eq!(choices_made, [format!("{} {}", seat + 1, choices[0])]);
    }
}

/// Choices, without what chance and the rules made of them.
pub(crate) async fn made_since(person: &Person, id: &str, since: u64) -> Vec<String> {
    let welcome = person.get(&format!("/api/tables/{id}?since={since}")).await;
    let told: Vec<String> = serde_json::from_value(welcome["told"].clone()).unwrap();
    let deeds = told
        .iter()
        .map(|told| told.lines().next().unwrap().split_once(' ').unwrap().1);
    let choices = deeds.filter(|deed| deed.starts_with(|first: char| first.is_ascii_digit()));
    choices.map(str::to_owned).collect()
}

async fn two_tabs_say_different_things_at_the_same_moment(stage: Stage) {
    let (id, people, _) = table::<Genesis>(&stage, SETTINGS).await;
    for turn in 0..10 {
        let before = now(&people[0], &id).await;
        let (seat, choices) = asked(&before);
        let (mut one, _) = people[seat].follow(&id, before.number).await;
        let (mut two, _) = people[seat].follow(&id, before.number).await;
        let wishes = [format!("one{turn}"), format!("two{turn}")];
        let other = choices.last().unwrap();
        tokio::join!(
            one.wish(&wishes[0], &choices[0]),
            two.wish(&wishes[1], other)
        );
        let answers = tokio::join!(answer(&mut one, &wishes[0]), answer(&mut two, &wishes[1]));
        let mut granted = [(&answers.0, &choices[0]), (&answers.1, other)]
            .into_iter()
            .filter_map(|(answer, choice)| Some((*answer.as_ref().ok()?, choice)))
            .collect::<Vec<_>>();
        granted.sort();
        assert_eq!(
            granted.first().map(|(number, _)| *number),
            Some(before.number)
        );
        let granted: Vec<_> = granted
            .iter()
            .map(|(_, choice)| format!("{} {choice}", seat + 1))
            .collect();
        assert_eq!(made_since(&people[0], &id, before.number).await, granted);
        // A client that was refused hears the same again, or what it was granted.
        for (wish, answer) in wishes.iter().zip([answers.0, answers.1]) {
            if answer.is_ok() {
                assert_eq!(said(&people[seat], &id, wish, "undo 1").await, answer);
            }
        }
    }
}

async fn what_comes_in_another_order_counts_once(stage: Stage) {
    let (id, people, mut sockets) = table::<Genesis>(&stage, SETTINGS).await;
    let mut numbers: Vec<Vec<(String, String, u64)>> = vec![Vec::new(); people.len()];
    for turn in 0..12 {
        let before = now(&people[0], &id).await;
        let (seat, choices) = asked(&before);
        let wish = format!("w{turn}");
        // All that it has said before comes again first, the latest first.
        for (old, choice, _) in numbers[seat].iter().rev() {
            sockets[seat].wish(old, choice).await;
        }
        sockets[seat].wish(&wish, &choices[0]).await;
        for (old, _, number) in numbers[seat].iter().rev() {
            assert_eq!(answer(&mut sockets[seat], old).await, Ok(*number));
        }
        let number = answer(&mut sockets[seat], &wish).await.unwrap();
        assert_eq!(number, before.number);
        numbers[seat].push((wish, choices[0].clone(), number));
        assert_eq!(made_since(&people[0], &id, before.number).await.len(), 1);
    }
}

/// The same wish at two processes, and different ones.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_hear_the_same_at_the_same_moment() {
    let stage = Stage::postgres().await;
    let there = stage.second_server().await;
    let (id, people, _) = table::<Genesis>(&stage, SETTINGS).await;
    for turn in 0..20 {
        let before = now(&people[0], &id).await;
        let (seat, choices) = asked(&before);
        let (here, there) = (&people[seat], people[seat].at(there));
        let wishes = match turn % 2 {
            0 => [format!("w{turn}"), format!("w{turn}")],
            _ => [format!("w{turn}a"), format!("w{turn}b")],
        };
        let answers = tokio::join!(
            said(here, &id, &wishes[0], &choices[0]),
            said(&there, &id, &wishes[1], &choices[0])
        );
        let made = made_since(&people[0], &id, before.number).await;
        let granted = [&answers.0, &answers.1]
            .into_iter()
            .filter(|answer| answer.is_ok());
        if wishes[0] == wishes[1] {
            assert_eq!(answers, (Ok(before.number), Ok(before.number)));
            assert_eq!(made.len(), 1, "{made:?}");
        } else {
            assert_eq!(made.len(), granted.count(), "{answers:?} {made:?}");
        }
    }
}

/// A process that has not heard what another one wrote neither refuses what is legal by now, nor shows
/// somebody less than it has seen. Two servers on one file never hear of each other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_behind_looks_before_it_refuses() {
    let stage = Stage::sqlite().await;
    let behind = stage.second_server().await;
    let (id, people, _) = table::<Genesis>(&stage, SETTINGS).await;
    let mut sockets = Vec::new();
    for person in &people {
        sockets.push(person.at(behind).follow(&id, 0).await.0);
    }
    for turn in 0..6 {
        let before = now(&people[0], &id).await;
        let (seat, choices) = asked(&before);
        // Each choice is made where the one before is not known.
        let number = match turn % 2 {
            0 => said(&people[seat], &id, &format!("w{turn}"), &choices[0]).await,
            _ => {
                sockets[seat].wish(&format!("w{turn}"), &choices[0]).await;
                answer(&mut sockets[seat], &format!("w{turn}")).await
            }
        };
        assert_eq!(number, Ok(before.number), "turn {turn}");
    }
    let here = now(&people[0], &id).await;
    let (seat, choices) = asked(&here);
    said(&people[seat], &id, "last", &choices[0]).await.unwrap();
    let known = now(&people[0], &id).await.number;
    let (_, welcome) = people[0].at(behind).follow(&id, known).await;
    assert_eq!(
        (welcome.events.first, welcome.events.now.number),
        (known, known)
    );
}

/// A database that was away: what is written as soon as it is back is heard everywhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_written_after_the_database_was_away_is_heard_everywhere() {
    let mut cluster = Cluster::temporary(&CARELESS).unwrap();
    let stage = Stage::on(cluster.address("postgres")).await;
    let there = Server::open(&stage, idle()).await;
    let (id, people, _) = table::<Genesis>(&stage, SETTINGS).await;
    for _ in 0..2 {
        let before = now(&people[0], &id).await;
        let (seat, choices) = asked(&before);
        let (mut follower, _) = people[0].at(there.address).follow(&id, before.number).await;
        cluster.end().unwrap();
        // Those who listen have noticed by now, and have tried in vain.
        tokio::time::sleep(Duration::from_millis(100)).await;
        cluster.begin().unwrap();
        let wish = format!("w{}", before.number);
        while said(&people[seat], &id, &wish, &choices[0]).await.is_err() {}
        let events = hear_of(&mut follower, |_| true).await;
        assert_eq!(events.first, before.number);
    }
}

/// What became of a wish that the store did not answer is not known: that is no refusal.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_cannot_say_what_became_of_a_wish_does_not_refuse_it() {
    let mut cluster = Cluster::temporary(&CARELESS).unwrap();
    let stage = Stage::on(cluster.address("postgres")).await;
    let (id, people, mut sockets) = table::<Genesis>(&stage, SETTINGS).await;
    let before = now(&people[0], &id).await;
    let (seat, choices) = asked(&before);
    cluster.end().unwrap();
    sockets[seat].wish("a", &choices[0]).await;
    assert!(sockets[seat].is_closed().await);
    let path = format!("/api/tables/{id}/wishes");
    let wish = json!({"id": "a", "wish": choices[0]});
    let (status, said): (_, Value) = people[seat].ask(Method::POST, &path, wish.clone()).await;
    assert_eq!(
        (status.as_u16(), &said["error"]),
        (503, &json!("server-broken"))
    );
    cluster.begin().unwrap();
    while people[seat].ask(Method::POST, &path, wish.clone()).await.0 != StatusCode::OK {}
    assert_eq!(made_since(&people[0], &id, before.number).await.len(), 1);
}

/// A client that hangs up leaves an append behind, and the next one does not know of it: one of both is right, and
/// what others append at the same moment is written.
async fn two_appends_to_one_table_at_the_same_moment(stage: Stage) {
    let store = Store::open(&stage.database).await.unwrap();
    let (one, ..) = table::<Genesis>(&stage, SETTINGS).await;
    let (other, ..) = table::<Genesis>(&stage, SETTINGS).await;
    let append = async |id: &str| {
        let game = store.game(id).await.unwrap().unwrap();
        let number = store.length(id).await.unwrap();
        Append {
            game: id.to_owned(),
            number,
            length: number + 1,
            at: 1,
            texts: "1 1 end".to_owned(),
            author: None,
            wish: None,
            shown: None,
            snapshot: None,
            rules: game.made.rules,
            state: State::Running,
            waits: 1,
            asked: 0,
            asks: false,
            offers: 0,
            due: None,
            lane: Lane::Quick,
            deadline: None,
            claimed: 0,
            credited: 0,
            orders_before: String::new(),
            orders: String::new(),
            seating: None,
        }
    };
    for _ in 0..20 {
        let (first, second) = (append(&one).await, append(&other).await);
        let (a, b, c) = tokio::join!(
            store.append(first.clone()),
            store.append(first),
            store.append(second)
        );
        assert_eq!((a.unwrap(), b.unwrap(), c.unwrap()), (true, false, true));
    }
}
