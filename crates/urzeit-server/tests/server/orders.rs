//! Standing orders: they act when their choice comes, once, and never otherwise.

use std::net::SocketAddr;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use urzeit_rules::{
    Game as _, Play, Record, Turn, Ursuppe,
    ursuppe::{Action, Genes, Phase},
};

use crate::{
    bots::token,
    operators::operator,
    stage::{Person, Stage},
    tables::{id, tiny, wish},
};

crate::on_both_stores!(
    a_ban_ends_orders,
    an_order_acts_when_its_choice_comes,
    an_order_acts_at_once_if_its_choice_has_come,
    an_order_that_is_withdrawn_does_nothing,
    an_order_given_elsewhere_acts_once,
    an_order_ends_with_its_owners_seat,
    an_order_ends_where_the_game_goes_back_from,
    a_turn_ends_by_itself,
    nobody_else_knows_of_an_order,
    orders_that_cannot_be_given,
    orders_go_with_the_account,
);

const RECORD: &str = include_str!("../../../../fixtures/ursuppe/g001-p3-default.urz");

/// A running game of Ursuppe in which one player can buy genes now and another next.
pub(crate) struct Market {
    pub(crate) id: String,
    pub(crate) people: Vec<Person>,
    /// The indices of those who buy: now, next.
    pub(crate) now: usize,
    next: usize,
    round: u8,
}

impl Market {
    pub(crate) async fn open(stage: &Stage) -> Market {
        let (entries, now, next, round) = moment();
        let mut people = Vec::new();
        for name in ["Ada", "Bob", "Cyd"] {
            people.push(stage.guest(name).await);
        }
        let new = json!({
            "from": {"record": RECORD, "entries": entries},
            "seats": ["me", "open", "open"],
            "confirm": false,
            "begins_when_full": true,
            "visibility": "open",
            "spectators": true,
            "pace": {"slow": {"days": 3}},
        });
        let made = people[0].post("/api/tables", new).await;
        for person in &people[1..] {
            let sit = json!({"invite": made["invite"]});
            person
                .post(&format!("/api/tables/{}/sit", id(&made)), sit)
                .await;
        }
        Market {
            id: id(&made),
            people,
            now,
            next,
            round,
        }
    }

    pub(crate) fn order(&self) -> String {
        format!("buy-nothing {}", self.round)
    }

    async fn wish(&self, player: usize, text: &str) {
        let (status, answer) = wish(&self.people[player], &self.id, text).await;
        assert_eq!(status, StatusCode::OK, "{text}: {answer}");
    }

    /// The events of the game, without their times.
    async fn told(&self) -> Vec<String> {
        let path = format!("/api/tables/{}/events?since=0", self.id);
        let told = self.people[0].get(&path).await["told"].clone();
        let told = told.as_array().unwrap().iter();
        let told = told.map(|told| told.as_str().unwrap().lines().next().unwrap());
        told.map(|told| told.split_once(' ').unwrap().1.to_owned())
            .collect()
    }

    pub(crate) async fn asked(&self) -> Value {
        let path = format!("/api/tables/{}?since=1000000", self.id);
        self.people[0].get(&path).await["now"]["awaits"]["choices"][0].clone()
    }
}

/// After how many entries of the record somebody can buy a gene and whoever comes next can too; and who
/// they are, in which round.
fn moment() -> (usize, usize, usize, u8) {
    let record = Record::<Ursuppe>::read(RECORD).unwrap().record;
    let mut play = record.header().begin();
    for (number, entry) in record.entries().enumerate() {
        if let (Phase::Buy(_, Genes::NONE), Turn::Player(now)) =
            (play.position().phase(), play.position().turn())
        {
            let mut after = Play::from(play.position().clone());
            let done = urzeit_rules::Entry::Player(now, Action::Done);
            let forced = after.enter(done).unwrap();
            if let (Phase::Buy(..), Turn::Player(next), true) = (
                after.position().phase(),
                after.position().turn(),
                forced.is_empty(),
            ) {
                let round = after.position().round();
                return (number, now.index(), next.index(), round);
            }
        }
        play.enter(entry).unwrap();
    }
    panic!("nobody buys");
}

fn path(table: &str) -> String {
    format!("/api/tables/{table}/orders")
}

pub(crate) async fn give(person: &Person, table: &str, order: &str) -> (StatusCode, Value) {
    let body = json!({"order": order});
    person.ask(Method::POST, &path(table), body).await
}

async fn withdraw(person: &Person, table: &str, order: &str) -> (StatusCode, Value) {
    let path = format!("{}/{}", path(table), order.replace(' ', "%20"));
    person.ask(Method::DELETE, &path, Value::Null).await
}

async fn given(person: &Person, table: &str) -> Value {
    person.get(&path(table)).await["given"].clone()
}

async fn an_order_acts_when_its_choice_comes(stage: Stage) {
    let market = Market::open(&stage).await;
    let (now, next) = (market.now, market.next);
    let owner = &market.people[next];
    let orders = owner.get(&path(&market.id)).await;
    assert_eq!(
        orders,
        json!({"given": [], "offered": ["drift-to-meal", "defend", "pay-bp", market.order()]})
    );
    let before = market.told().await;
    let (status, orders) = give(owner, &market.id, &market.order()).await;
    assert_eq!(status, StatusCode::OK, "{orders}");
    assert_eq!(orders["given"], json!([{"order": market.order()}]));
    assert_eq!(market.told().await, before);
    market.wish(now, "done").await;
    let told = market.told().await;
    let seat = next + 1;
    let expected = [
        format!("{} done", now + 1),
        format!("order {seat}"),
        format!("{seat} done"),
    ];
    assert_eq!(told[before.len()..][..3], expected);
    assert_ne!(market.asked().await, json!(seat));
    // When all have bought, the round's order is over.
    while market.asked().await != json!(now + 1) && market.asked().await != json!(seat) {
        let third = 3 - now - next;
        market.wish(third, "done").await;
    }
    assert_eq!(given(owner, &market.id).await, json!([]));
}

async fn an_order_acts_at_once_if_its_choice_has_come(stage: Stage) {
    let market = Market::open(&stage).await;
    let before = market.told().await.len();
    let (status, _) = give(&market.people[market.now], &market.id, &market.order()).await;
    assert_eq!(status, StatusCode::OK);
    let seat = market.now + 1;
    assert_eq!(
        market.told().await[before..],
        [format!("order {seat}"), format!("{seat} done")]
    );
    assert_eq!(market.asked().await, json!(market.next + 1));
}

async fn an_order_that_is_withdrawn_does_nothing(stage: Stage) {
    let market = Market::open(&stage).await;
    let owner = &market.people[market.next];
    give(owner, &market.id, &market.order()).await;
    give(owner, &market.id, "defend").await;
    for _ in 0..2 {
        let (status, orders) = withdraw(owner, &market.id, &market.order()).await;
        assert_eq!(status, StatusCode::OK, "{orders}");
        assert_eq!(orders["given"], json!([{"order": "defend"}]));
    }
    market.wish(market.now, "done").await;
    assert_eq!(market.asked().await, json!(market.next + 1));
    assert!(
        !market
            .told()
            .await
            .iter()
            .any(|told| told.starts_with("order"))
    );
}

/// Processes that have the table in memory do not know of the order; whatever they do, it acts once.
async fn an_order_given_elsewhere_acts_once(stage: Stage) {
    let market = Market::open(&stage).await;
    let servers: [SocketAddr; 3] = [
        stage.address,
        stage.second_server().await,
        stage.second_server().await,
    ];
    let (chooser, owner) = (&market.people[market.now], &market.people[market.next]);
    for server in servers {
        owner.at(server).get(&path(&market.id)).await;
    }
    give(&owner.at(servers[1]), &market.id, &market.order()).await;
    assert_eq!(
        given(&owner.at(servers[2]), &market.id).await,
        json!([{"order": market.order()}])
    );
    // What was given at one server is withdrawn at another that heard of no event since, and given there again.
    withdraw(&owner.at(servers[0]), &market.id, &market.order()).await;
    for server in servers {
        assert_eq!(given(&owner.at(server), &market.id).await, json!([]));
    }
    give(&owner.at(servers[1]), &market.id, &market.order()).await;
    let (one, two) = (chooser.at(servers[0]), chooser.at(servers[2]));
    let wishes = [
        wish(&one, &market.id, "done"),
        wish(&two, &market.id, "done"),
    ];
    let granted = futures_util::future::join_all(wishes).await;
    let granted = granted.iter().filter(|(status, _)| status.is_success());
    assert_eq!(granted.count(), 1);
    let there = owner.at(servers[2]);
    let events = format!("/api/tables/{}/events?since=0", market.id);
    let told = there.get(&events).await["told"].to_string();
    assert_eq!(told.matches(" order ").count(), 1, "{told}");
    let done = format!(" {} done", market.next + 1);
    assert_eq!(told.matches(&done).count(), 1, "{told}");
}

async fn an_order_ends_with_its_owners_seat(stage: Stage) {
    let market = Market::open(&stage).await;
    let owner = &market.people[market.next];
    give(owner, &market.id, &market.order()).await;
    market.wish(market.next, "offer").await;
    let eve = stage.guest("Eve").await;
    let sit = json!({"seat": market.next + 1});
    eve.post(&format!("/api/tables/{}/sit", market.id), sit)
        .await;
    assert_eq!(given(&eve, &market.id).await, json!([]));
    market.wish(market.now, "done").await;
    assert_eq!(market.asked().await, json!(market.next + 1));
    // Nor does it come back, or go on for a computer player.
    give(&eve, &market.id, "defend").await;
    let (status, _) = wish(&eve, &market.id, "resign").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(given(&eve, &market.id).await, json!([]));
    assert_eq!(
        stage
            .number("SELECT COUNT(*) FROM games WHERE orders <> ''")
            .await,
        0
    );
}

async fn an_order_ends_where_the_game_goes_back_from(stage: Stage) {
    let market = Market::open(&stage).await;
    let owner = &market.people[market.now];
    let other = &market.people[market.next];
    give(other, &market.id, "pay-bp").await;
    give(owner, &market.id, &market.order()).await;
    assert_eq!(market.asked().await, json!(market.next + 1));
    give(other, &market.id, "defend").await;
    market.wish(market.now, "undo 1").await;
    assert_eq!(
        market.asked().await,
        json!(market.now + 1),
        "it does not act again"
    );
    assert_eq!(given(owner, &market.id).await, json!([]));
    assert_eq!(given(other, &market.id).await, json!([{"order": "pay-bp"}]));
}

async fn a_turn_ends_by_itself(stage: Stage) {
    let (ada, bob) = (stage.guest("Ada").await, stage.guest("Bob").await);
    let people = [&ada, &bob];
    let table = tiny(&people, json!({"confirm": true, "options": {}})).await;
    let seen = async || ada.get(&format!("/api/tables/{table}?since=0")).await;
    let seat = seen().await["now"]["awaits"]["choices"][0]
        .as_u64()
        .unwrap();
    let person = people[seat as usize - 1];
    assert_eq!(person.get(&path(&table)).await["offered"], json!(["end"]));
    give(person, &table, "end").await;
    while seen().await["now"]["awaits"]["choices"] == json!([seat]) {
        let view = seen().await["now"]["view"].as_str().unwrap().to_owned();
        let view: urzeit_rules::Genesis = view.parse().unwrap();
        let choices = view.choices(urzeit_rules::Seat::at(seat as usize - 1));
        let action = urzeit_rules::Choices::nth(&choices, 0).unwrap();
        wish(person, &table, &action.to_string()).await;
    }
    let now = seen().await["now"]["awaits"].clone();
    assert!(now["confirm"].is_null(), "{now}");
    let told = seen().await["told"].to_string();
    let (order, confirm) = (format!(" order {seat}"), format!(" confirm {seat}"));
    assert_eq!(told.matches(&order).count(), 1, "{told}");
    assert_eq!(told.matches(&confirm).count(), 1, "{told}");
    assert_eq!(
        given(person, &table).await,
        json!([{"order": "end"}]),
        "it stays"
    );
}

async fn nobody_else_knows_of_an_order(stage: Stage) {
    let market = Market::open(&stage).await;
    let owner = &market.people[market.next];
    let other = &market.people[market.now];
    let watcher = stage.guest("Eve").await;
    let table = &market.id;
    let paths = [
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/events?since=0"),
        format!("/api/tables/{table}/record"),
        "/api/tables?state=running".to_owned(),
        "/api/me/tables".to_owned(),
        "/api/notices".to_owned(),
        "/api/me/export".to_owned(),
    ];
    let look = async || {
        let mut said = Vec::new();
        for person in [other, &watcher] {
            for path in &paths {
                let mut answer = person.get(path).await;
                // When it was asked.
                answer.as_object_mut().map(|answer| answer.remove("time"));
                said.push(
                    answer
                        .to_string()
                        .split("\"left\"")
                        .next()
                        .unwrap()
                        .to_owned(),
                );
            }
        }
        said.push(other.get(&path(table)).await.to_string());
        said
    };
    let before = look().await;
    give(owner, table, "defend").await;
    give(owner, table, &market.order()).await;
    assert_eq!(look().await, before);
    let refused = watcher
        .refused(Method::GET, &path(table), Value::Null)
        .await;
    assert_eq!(
        refused,
        (StatusCode::FORBIDDEN, "server-not-seated".to_owned())
    );
}

async fn orders_that_cannot_be_given(stage: Stage) {
    let market = Market::open(&stage).await;
    let owner = &market.people[market.next];
    let table = &market.id;
    let past = format!("buy-nothing {}", market.round.wrapping_sub(1));
    for order in [
        "",
        "end",
        "fly",
        "card island1",
        "buy-nothing",
        &past,
        "defend\nx",
        " ",
    ] {
        let (status, answer) = give(owner, table, order).await;
        assert_eq!(status, StatusCode::CONFLICT, "{order:?}: {answer}");
        assert_eq!(answer["error"], "server-no-such-order", "{order:?}");
    }
    assert_eq!(given(owner, table).await, json!([]));
    let waiting = owner
        .post(
            "/api/tables",
            json!({"game": "ursuppe", "players": 3, "seats": ["me", "open", "open"]}),
        )
        .await;
    let (status, answer) = give(owner, &id(&waiting), "defend").await;
    assert_eq!(
        (status, &answer["error"]),
        (StatusCode::CONFLICT, &json!("table-not-begun"))
    );
    let member = stage.guest("Dan").await.with_account(&stage).await;
    let tiny = tiny(&[&member, owner], json!({"confirm": true})).await;
    let bot = member.bot(token(&stage, &member).await);
    let refused = bot
        .refused(Method::POST, &path(&tiny), json!({"order": "end"}))
        .await;
    assert_eq!(
        refused,
        (StatusCode::FORBIDDEN, "server-not-for-bots".to_owned())
    );
}

async fn orders_go_with_the_account(stage: Stage) {
    let market = Market::open(&stage).await;
    let owner = &market.people[market.next];
    give(owner, &market.id, "defend").await;
    let exported = owner.get("/api/me/export").await;
    assert_eq!(
        exported["orders"],
        json!([{"game": market.id, "order": "defend"}])
    );
    let (status, _) = owner.ask(Method::DELETE, "/api/me", json!({})).await;
    assert!(status.is_success());
    assert_eq!(
        stage
            .number("SELECT COUNT(*) FROM games WHERE orders <> ''")
            .await,
        0
    );
}

/// A banned account does not play on through them.
async fn a_ban_ends_orders(stage: Stage) {
    let market = Market::open(&stage).await;
    let mut olga = operator(&stage, "Olga").await;
    let owner = &market.people[market.next];
    let (status, _) = give(owner, &market.id, &market.order()).await;
    assert_eq!(status, StatusCode::OK);
    let given = "SELECT COUNT(*) FROM games WHERE orders <> ''";
    assert_eq!(stage.number(given).await, 1);
    let account = owner.get("/api/me").await["id"].clone();
    let path = format!("/api/operator/accounts/{account}/ban");
    olga.put(&path, json!({"days": 1, "reason": "rude"})).await;
    assert_eq!(stage.number(given).await, 0);
}
