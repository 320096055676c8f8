//! Whole games between people.

use serde_json::json;
use urzeit_load::follower::Follower;
use urzeit_rules::{Choices as _, Game, Genesis, Lords, Seat, Setup as _, Ursuppe};
use urzeit_table::{Awaits, messages::ToClient};

use crate::{
    bots::token,
    stage::{Person, Socket, Stage, asked},
    workshop::choice,
};

crate::on_both_stores!(
    genesis_is_played_to_the_end,
    lords_is_played_to_the_end,
    ursuppe_is_played_to_the_end,
);

crate::behind_a_pooler!(genesis_is_played_to_the_end, lords_is_played_to_the_end);

async fn genesis_is_played_to_the_end(stage: Stage) {
    play::<Genesis>(&stage).await;
}

async fn lords_is_played_to_the_end(stage: Stage) {
    play::<Lords>(&stage).await;
}

async fn ursuppe_is_played_to_the_end(stage: Stage) {
    play::<Ursuppe>(&stage).await;
}

/// Several processes share a PostgreSQL.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_made_at_one_server_is_seen_at_another() {
    let stage = Stage::postgres().await;
    let (id, people, mut sockets) = table::<Genesis>(&stage, "at-once any nothing").await;
    let other = people[1].at(stage.second_server().await);
    let (mut socket, welcome) = other.follow(&id, 0).await;
    let now = welcome.events.now;
    let Some(seats) = asked(&now) else {
        panic!("{:?}", now.awaits)
    };
    let seat = Seat::at(seats[0] - 1);
    let position: Genesis = now.view.parse().unwrap();
    let action = position.choices(seat).nth(0).unwrap().to_string();
    sockets[seat.index()].wish("a", &action).await;
    let ToClient::Events(events) = socket.hear().await else {
        panic!("no events")
    };
    assert_eq!(events.first, now.number);
    assert!(events.told[0].to_string().ends_with(&action));
}

/// The loser of a race between two processes learns of the other's events by the way; those who follow
/// the table there hear of them all the same.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_two_servers_write_at_the_same_moment_is_told_at_both() {
    let stage = Stage::postgres().await;
    let other = stage.second_server().await;
    let mut people = Vec::new();
    for number in 0..4 {
        people.push(stage.guest(&format!("Player {number}")).await);
    }
    for _ in 0..10 {
        let new = json!({"game": "genesis", "players": 4, "visibility": "open"});
        let made = people[0].post("/api/tables", new).await;
        let id = made["id"].as_str().unwrap();
        let mut followers = Vec::new();
        for address in [stage.address, other] {
            followers.push(people[0].at(address).follow(id, 0).await.0);
        }
        let mut sitting = tokio::task::JoinSet::new();
        for (seat, person) in (1..).zip(&people) {
            let person = person.at(if seat % 2 == 0 { other } else { stage.address });
            let path = format!("/api/tables/{id}/sit");
            sitting.spawn(async move { person.post(&path, json!({"seat": seat})).await });
        }
        sitting.join_all().await;
        for follower in &mut followers {
            let mut known = 0;
            while known < 4 {
                let ToClient::Events(events) = follower.hear().await else {
                    panic!("no events")
                };
                assert_eq!(events.first, known);
                known += events.told.len() as u64;
            }
        }
    }
}

/// A running table of as many people as are usual, who follow it.
pub(crate) async fn table<G: Game>(
    stage: &Stage,
    settings: &str,
) -> (String, Vec<Person>, Vec<Socket>) {
    let people = people::<G>(stage).await;
    let (id, sockets) = begin::<G>(&people, &people, settings).await;
    (id, people, sockets)
}

/// The same, where their bots sit down.
pub(crate) async fn table_of_bots<G: Game>(
    stage: &Stage,
    settings: &str,
) -> (String, Vec<Person>, Vec<Socket>) {
    let people = people::<G>(stage).await;
    let mut bots = Vec::new();
    for person in &people {
        bots.push(person.bot(token(stage, person).await));
    }
    let (id, sockets) = begin::<G>(&people, &bots, settings).await;
    (id, people, sockets)
}

async fn people<G: Game>(stage: &Stage) -> Vec<Person> {
    let mut people = vec![stage.guest("Ada").await];
    for number in 1..G::Setup::usual_who(None, &[]).len() {
        people.push(stage.guest(&format!("Player {number}")).await);
    }
    people
}

/// A running table that these people follow, where these sat down for them.
async fn begin<G: Game>(
    people: &[Person],
    sitters: &[Person],
    settings: &str,
) -> (String, Vec<Socket>) {
    let new = json!({"game": G::NAME, "settings": settings});
    let made = people[0].post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap().to_owned();
    for (seat, sitter) in (1..).zip(sitters) {
        let sit = json!({"seat": seat, "bytes": "00ff", "invite": made["invite"]});
        sitter.post(&format!("/api/tables/{id}/sit"), sit).await;
    }
    people[0]
        .post(&format!("/api/tables/{id}/begin"), json!({}))
        .await;
    let mut sockets = Vec::new();
    for person in people {
        sockets.push(person.follow(&id, 0).await.0);
    }
    (id, sockets)
}

/// Everybody makes any legal choice until the game is over; each hears of everything once, in order, and comes by
/// that to all that is shown.
async fn play<G: Game>(stage: &Stage) {
    let (id, people, mut sockets) = table::<G>(stage, "at-once any nothing").await;
    let mut followers = Vec::new();
    let mut header = String::new();
    for person in &people {
        let welcome = person.follow(&id, 0).await.1;
        let mut follower = Follower::default();
        assert_eq!(follower.hear(welcome.events), Ok(0));
        followers.push(follower);
        header = welcome.table.header;
    }
    let mut wishes = 0;
    while let Awaits::Choices(seats) = followers[0].now().unwrap().awaits {
        let seat = seats.iter().next().unwrap();
        let number = followers[0].known();
        let now = followers[seat.index()].now().unwrap();
        let action = choice::<G>(now, seat.number(), wishes).unwrap();
        wishes += 1;
        let wish = wishes.to_string();
        sockets[seat.index()].wish(&wish, &action).await;
        for (socket, follower) in sockets.iter_mut().zip(&mut followers) {
            let ToClient::Events(events) = socket.hear().await else {
                panic!("no events")
            };
            assert_eq!(follower.hear(events), Ok(0));
        }
        match sockets[seat.index()].hear().await {
            ToClient::Done(done) => assert_eq!((done.id, done.number), (wish, number)),
            other => panic!("{action} is not done: {other:?}"),
        }
    }
    for follower in followers {
        let now = follower.now().unwrap();
        assert_eq!(now.awaits, Awaits::Nothing);
        assert_eq!(now.result.as_ref().unwrap().points().len(), people.len());
        assert_eq!(follower.follows(&header), Ok(()));
    }
}
