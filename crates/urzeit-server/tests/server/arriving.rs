//! What people see and do before they have given a name, and how they come to a table.

use std::collections::BTreeSet;

use futures_util::StreamExt as _;
use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use urzeit_server::{App, Store, clock::Clock};
use urzeit_table::messages::{Hello, Say, ToClient, ToServer};

use crate::{
    stage::{Person, Socket, Stage, Time, listen, unlimited},
    visitor::{Visitor, running, seated, sql},
    workshop::{Server, until, working},
};

crate::on_both_stores!(
    anybody_opens_what_everybody_may_see,
    anybody_follows_and_says_nothing,
    an_invitation_says_who_invites,
    a_profile_is_public_if_its_owner_allows_it,
    the_lobby_is_open_before_a_name,
    whom_somebody_seated_has_blocked_sits_elsewhere,
    a_rematch_keeps_no_seat_for_somebody_blocked,
    quick_play_brings_people_together,
    quick_play_keeps_those_apart_who_do_not_want_each_other,
    quick_play_brings_nobody_together_with_a_bot,
    quick_play_is_as_much_theirs_who_come,
    quick_play_outlasts_an_account_that_goes,
    nobody_keeps_a_seat_of_quick_play_by_going_away,
    quick_play_asked_for_many_times_at_once_leads_to_one_table,
    computer_players_take_the_seats_that_stay_free,
    computer_players_do_not_come_before_people_can,
    a_quick_game_that_somebody_does_not_begin_is_called_off,
);

const GET: Method = Method::GET;
const POST: Method = Method::POST;
const PUT: Method = Method::PUT;
const NOT_FOUND: (u16, &str) = (404, "server-not-found");

async fn two(stage: &Stage) -> [Visitor; 2] {
    [
        Visitor::guest(stage, "Ada").await,
        Visitor::guest(stage, "Bo").await,
    ]
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap()
}

async fn anybody_opens_what_everybody_may_see(stage: Stage) {
    let mut people = two(&stage).await;
    let mut anybody = Visitor::new(stage.address);
    let mut void = Visitor::new(stage.address);
    void.cookie = Some("urzeit=guessed".to_owned());
    let watched = json!({"visibility": "open", "spectators": true});
    let id = running(&mut people, "genesis", watched).await;
    let line = json!({"id": "1", "text": "only for those with a name"});
    people[0]
        .post(&format!("/api/tables/{id}/chat"), line)
        .await;
    for visitor in [&mut anybody, &mut void] {
        let seen = visitor.get(&format!("/api/tables/{id}")).await;
        assert_eq!(seen["table"]["state"], "running");
        assert_eq!(seen["table"]["invite"], Value::Null);
        assert_eq!(seen["table"]["you"], Value::Null);
        assert_eq!(seen["chat"], json!([]));
        let events = visitor
            .get(&format!("/api/tables/{id}/events?since=0"))
            .await;
        assert_eq!(events["told"], seen["told"]);
        let record = visitor.get(&format!("/api/tables/{id}/record")).await;
        assert!(record.as_str().unwrap().contains("game genesis"));
        let wish = json!({"id": "1", "wish": "resign"});
        let none = (401, "server-no-session");
        for (path, body) in [("wishes", wish), ("sit", json!({})), ("leave", json!({}))] {
            let path = format!("/api/tables/{id}/{path}");
            visitor.refused(POST, &path, body, none).await;
        }
    }
    // What nobody may watch looks like what does not exist.
    let hidden = running(&mut people, "genesis", json!({"visibility": "open"})).await;
    let private = seated(&mut people, "genesis", json!({})).await;
    for id in [&*hidden, &private, "nothing"] {
        for what in ["", "/events?since=0", "/record", "/verify", "/dice"] {
            let path = format!("/api/tables/{id}{what}");
            anybody.refused(GET, &path, Value::Null, NOT_FOUND).await;
        }
    }
    // A program with a token means to be somebody.
    let mut bot = Visitor::new(stage.address);
    bot.token = Some("guessed".to_owned());
    let path = format!("/api/tables/{id}");
    bot.refused(GET, &path, Value::Null, (401, "server-no-session"))
        .await;
}

async fn anybody_follows_and_says_nothing(stage: Stage) {
    let mut people = two(&stage).await;
    let watched = json!({"visibility": "open", "spectators": true});
    let id = running(&mut people, "genesis", watched).await;
    let url = format!("ws://{}/api/socket", stage.address);
    for speaks in [false, true] {
        let (stream, _) = connect_async(&url).await.unwrap();
        let mut socket = Socket { stream };
        let hello = Hello {
            table: id.clone(),
            since: 0,
            invite: None,
        };
        socket.say(&ToServer::Hello(hello)).await;
        let ToClient::Welcome(welcome) = socket.hear().await else {
            panic!("no welcome")
        };
        assert_eq!((welcome.table.you, welcome.table.watching), (None, 1));
        let line = json!({"id": format!("{speaks}"), "text": "hello"});
        people[0]
            .post(&format!("/api/tables/{id}/chat"), line)
            .await;
        if speaks {
            let say = Say {
                id: "1".to_owned(),
                text: "let me in".to_owned(),
            };
            socket.say(&ToServer::Say(say)).await;
            assert!(socket.is_closed().await);
        } else {
            // The next that is told is an event, not the line.
            let wish = json!({"id": "1", "wish": "resign"});
            people[0]
                .post(&format!("/api/tables/{id}/wishes"), wish)
                .await;
            assert!(matches!(socket.hear().await, ToClient::Events(_)));
            drop(socket);
        }
        if !speaks {
            wait_until_nobody_watches(&mut people[0], &id).await;
        }
    }
    // A table that everybody may see only with the link is followed with it alone.
    let (stream, _) = connect_async(&url).await.unwrap();
    let mut socket = Socket { stream };
    let hello = Hello {
        table: seated(&mut people, "genesis", json!({})).await,
        since: 0,
        invite: None,
    };
    socket.say(&ToServer::Hello(hello)).await;
    while let Some(Ok(said)) = socket.stream.next().await {
        assert!(!said.is_text(), "{said}");
    }
}

async fn wait_until_nobody_watches(person: &mut Visitor, id: &str) {
    loop {
        let seen = person.get(&format!("/api/tables/{id}")).await;
        if seen["table"]["watching"].as_u64().unwrap_or_default() == 0 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

async fn an_invitation_says_who_invites(stage: Stage) {
    let [mut ada, _] = two(&stage).await;
    let new =
        json!({"game": "lords", "players": 3, "seats": ["me", "invited", {"computer": "easy"}]});
    let made = ada.post("/api/tables", new).await;
    let (id, invite) = (text(&made, "id"), text(&made, "invite"));
    let mut anybody = Visitor::new(stage.address);
    let seen = anybody
        .get(&format!("/api/tables/{id}?invite={invite}"))
        .await;
    let table = &seen["table"];
    assert_eq!(table["creator"], "Ada");
    assert_eq!(table["seats"][0]["name"], "Ada");
    assert_eq!(
        (&table["yours"], &table["invite"]),
        (&json!(false), &Value::Null)
    );
    let without = format!("/api/tables/{id}");
    anybody.refused(GET, &without, Value::Null, NOT_FOUND).await;
}

async fn a_profile_is_public_if_its_owner_allows_it(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let id = ada.id().await;
    let (mut anybody, mut guest) = (
        Visitor::new(stage.address),
        Visitor::guest(&stage, "Bo").await,
    );
    let paths = ["", "/games", "/ratings"].map(|what| format!("/api/people/{id}{what}"));
    assert_eq!(ada.get("/api/me").await["public_profile"], false);
    for public in [false, true, false] {
        let me = ada.put("/api/me/profile", json!({"public": public})).await;
        assert_eq!(me["public_profile"], public);
        for path in &paths {
            guest.get(path).await;
            if public {
                anybody.get(path).await;
            } else {
                anybody.refused(GET, path, Value::Null, NOT_FOUND).await;
            }
        }
    }
    let export = ada.get("/api/me/export").await;
    assert_eq!(export["account"]["public_profile"], false);
}

async fn the_lobby_is_open_before_a_name(stage: Stage) {
    let mut people = two(&stage).await;
    let mut anybody = Visitor::new(stage.address);
    assert_eq!(anybody.get("/api/online").await, json!({"people": 0}));
    let open = json!({"game": "genesis", "visibility": "open", "seats": ["me", "open"]});
    let waiting = people[0].post("/api/tables", open).await;
    let watched = json!({"visibility": "open", "spectators": true});
    let runs = running(&mut people, "genesis", watched).await;
    seated(&mut people, "genesis", json!({})).await;
    for (state, id) in [("waiting", text(&waiting, "id")), ("running", &*runs)] {
        let found = anybody.get(&format!("/api/tables?state={state}")).await;
        let tables = found["tables"].as_array().unwrap();
        assert_eq!(tables.len(), 1, "{state}");
        assert_eq!(tables[0]["id"], id);
        assert_eq!(
            (&tables[0]["yours"], &tables[0]["you"]),
            (&json!(false), &Value::Null)
        );
    }
    // Two pages of one person are one person, and somebody without a name is none.
    let ada = Person::known(stage.address, people[0].cookie.clone().unwrap());
    let _pages = [ada.follow(&runs, 0).await, ada.follow(&runs, 0).await];
    let url = format!("ws://{}/api/socket", stage.address);
    let _nobody = connect_async(&url).await.unwrap();
    assert_eq!(anybody.get("/api/online").await, json!({"people": 1}));
    let there = Visitor::new(stage.second_server().await);
    sql(
        &stage,
        "INSERT INTO beats (process, at, online) VALUES (77, 9000000000000000, 3)",
    )
    .await;
    for mut visitor in [anybody, there] {
        let online = visitor.get("/api/online").await["people"].as_u64().unwrap();
        assert!((3..=4).contains(&online), "{online}");
    }
}

async fn block(blocks: &mut Visitor, blocked: &mut Visitor) {
    let new = json!({"account": blocked.id().await, "how": "block"});
    blocks.post("/api/me/shunned", new).await;
}

async fn whom_somebody_seated_has_blocked_sits_elsewhere(stage: Stage) {
    let [mut ada, mut bo] = two(&stage).await;
    let mut eve = Visitor::guest(&stage, "Eve").await;
    block(&mut bo, &mut eve).await;
    let open = json!({
        "game": "genesis", "players": 3, "visibility": "open", "spectators": true,
        "seats": ["me", "open", "open"],
    });
    let made = ada.post("/api/tables", open).await;
    let id = text(&made, "id");
    let found = eve.get("/api/tables").await;
    assert_eq!(found["tables"].as_array().unwrap().len(), 1);
    let sit = format!("/api/tables/{id}/sit");
    bo.post(&sit, json!({})).await;
    assert_eq!(eve.get("/api/tables").await["tables"], json!([]));
    let unwelcome = (409, "server-not-welcome");
    eve.refused(POST, &sit, json!({}), unwelcome).await;
    // Neither does she take over a seat later.
    let mut cid = Visitor::guest(&stage, "Cid").await;
    cid.post(&sit, json!({})).await;
    ada.post(&format!("/api/tables/{id}/begin"), json!({}))
        .await;
    let offer = json!({"id": "1", "wish": "offer"});
    cid.post(&format!("/api/tables/{id}/wishes"), offer).await;
    eve.refused(POST, &sit, json!({}), unwelcome).await;
    let mut dan = Visitor::guest(&stage, "Dan").await;
    assert_eq!(dan.post(&sit, json!({})).await["you"], 3);
}

async fn a_rematch_keeps_no_seat_for_somebody_blocked(stage: Stage) {
    let mut people = two(&stage).await;
    let id = running(&mut people, "genesis", json!({})).await;
    for person in &mut people {
        let end = json!({"id": "1", "wish": "end-game"});
        person.post(&format!("/api/tables/{id}/wishes"), end).await;
    }
    let [mut ada, mut bo] = people;
    block(&mut ada, &mut bo).await;
    let rematch = format!("/api/tables/{id}/rematch");
    let next = ada.post(&rematch, json!({})).await;
    let seats = next["seats"].as_array().unwrap();
    let kept: Vec<_> = seats.iter().map(|seat| &seat["reserved"]).collect();
    assert!(
        kept.contains(&&json!("")) && !kept.contains(&&json!("Bo")),
        "{kept:?}"
    );
    let unwelcome = (409, "server-not-welcome");
    bo.refused(POST, &rematch, json!({}), unwelcome).await;
}

async fn quick(person: &mut Visitor, game: &str) -> Value {
    person.post("/api/quick", json!({"game": game})).await
}

async fn quick_play_brings_people_together(stage: Stage) {
    let [mut ada, mut bo] = two(&stage).await;
    // Nothing of this fits: private, rated, another game, a day a turn, and what is lost before it begins: a clock of
    // a minute, another start, another clock.
    let (mut member, _) = Visitor::member(&stage, "Member").await;
    let live = json!({"live": {"minutes": 5, "seconds": 5}});
    for new in [
        json!({"game": "genesis", "seats": ["me", "open"], "pace": live}),
        json!({"game": "genesis", "seats": ["me", "open"], "visibility": "open", "rated": true,
               "pace": live, "begins_when_full": true}),
        json!({"game": "genesis", "seats": ["me", "open"], "visibility": "open",
               "begins_when_full": true}),
        json!({"game": "genesis", "seats": ["me", "open"], "visibility": "open",
               "pace": {"live": {"minutes": 1, "seconds": 0}}, "begins_when_full": true}),
        json!({"game": "genesis", "seats": ["me", "open"], "visibility": "open", "options": {"start": "2"},
               "pace": {"live": {"minutes": 20, "seconds": 30}}, "time_out": {"rest": "easy"},
               "begins_when_full": true}),
        json!({"game": "genesis", "seats": ["me", "open"], "visibility": "open", "pace": live,
               "begins_when_full": true}),
    ] {
        let mut new = new;
        new["players"] = json!(2);
        member.post("/api/tables", new).await;
    }
    let first = quick(&mut ada, "genesis").await;
    assert_eq!(
        (&first["state"], &first["you"]),
        (&json!("waiting"), &json!(1))
    );
    assert_eq!(
        (&first["visibility"], &first["rated"]),
        (&json!("open"), &json!(false))
    );
    assert_ne!(quick(&mut bo, "ursuppe").await["id"], first["id"]);
    // Once more is the same table.
    assert_eq!(quick(&mut ada, "genesis").await["id"], first["id"]);
    let mut others = vec![bo];
    for name in ["Cid", "Dan", "Eve"] {
        others.push(Visitor::guest(&stage, name).await);
    }
    let seats = first["seats"].as_array().unwrap().len();
    let mut last = first.clone();
    for other in others.iter_mut().take(seats - 1) {
        last = quick(other, "genesis").await;
        assert_eq!(last["id"], first["id"]);
    }
    assert_eq!(last["state"], "running");
    // Somebody who has gone is not waited for.
    let alone = quick(&mut others[3], "lords").await;
    let long_ago = "UPDATE games SET created = created - 600000";
    sql(&stage, long_ago).await;
    let next = quick(&mut others[2], "lords").await;
    assert_ne!(next["id"], alone["id"]);
    let unknown = json!({"game": "chess"});
    let refusal = (409, "server-no-such-game");
    ada.refused(POST, "/api/quick", unknown, refusal).await;
}

async fn quick_play_keeps_those_apart_who_do_not_want_each_other(stage: Stage) {
    let [mut ada, mut bo] = two(&stage).await;
    let mut eve = Visitor::guest(&stage, "Eve").await;
    block(&mut ada, &mut bo).await;
    block(&mut eve, &mut ada).await;
    let first = quick(&mut ada, "lords").await;
    assert_ne!(quick(&mut bo, "lords").await["id"], first["id"]);
    assert_ne!(quick(&mut eve, "lords").await["id"], first["id"]);
    let mut cid = Visitor::guest(&stage, "Cid").await;
    assert_eq!(quick(&mut cid, "lords").await["id"], first["id"]);
}

/// Neither a bot of somebody else's nor of their own, whoever made the table.
async fn quick_play_brings_nobody_together_with_a_bot(stage: Stage) {
    let (mut owner, _) = Visitor::member(&stage, "Ada").await;
    let mut bot = owner.bot().await;
    let refusal = (409, "server-quick-people");
    let game = json!({"game": "genesis"});
    bot.refused(POST, "/api/quick", game, refusal).await;
    let mut bo = Visitor::guest(&stage, "Bo").await;
    let first = quick(&mut bo, "genesis").await;
    let sit = |id: &str| format!("/api/tables/{id}/sit");
    bot.refused(POST, &sit(text(&first, "id")), json!({}), refusal)
        .await;
    // A table that looks like those of quick play: people are led there too.
    let seats = first["seats"].as_array().unwrap().len();
    let like = |first: &str| {
        let seats: Vec<_> = (0..seats)
            .map(|seat| if seat == 0 { first } else { "open" })
            .collect();
        json!({
            "game": "genesis", "players": seats.len(), "seats": seats,
            "visibility": "open", "spectators": true, "begins_when_full": true,
            "pace": {"live": {"minutes": 20, "seconds": 30}}, "time_out": {"rest": "easy"},
        })
    };
    let (status, why) = bot.send(POST, "/api/tables", like("me").to_string()).await;
    assert_eq!((status.as_u16(), &why["error"]), (400, &json!(refusal.1)));
    let made = bot.post("/api/tables", like("open")).await;
    bot.refused(POST, &sit(text(&made, "id")), json!({}), refusal)
        .await;
    // Elsewhere it may.
    let mut other = like("me");
    other["pace"] = json!({"live": {"minutes": 21, "seconds": 30}});
    bot.post("/api/tables", other).await;
}

/// Neither by giving the seat away, nor by calling it off, nor is anybody led to seats that nobody else may take.
async fn quick_play_is_as_much_theirs_who_come(stage: Stage) {
    let [mut ada, mut bo] = two(&stage).await;
    let made = quick(&mut ada, "ursuppe").await;
    let table = format!("/api/tables/{}", text(&made, "id"));
    let seat = format!("{table}/seats/2");
    assert_eq!(made["quick"], true);
    // As long as she is alone the table is hers.
    ada.put(&seat, json!("open")).await;
    let joined = quick(&mut bo, "ursuppe").await;
    assert_eq!((&joined["id"], &joined["you"]), (&made["id"], &json!(2)));
    let shared = (409, "server-quick-shared");
    for sits in [json!("open"), json!("invited"), json!({"computer": "easy"})] {
        for seat in [2, 3] {
            // That a free seat is free takes nothing from anybody.
            if (seat, &sits) != (3, &json!("open")) {
                let seat = format!("{table}/seats/{seat}");
                ada.refused(PUT, &seat, sits.clone(), shared).await;
            }
        }
    }
    ada.refused(POST, &format!("{table}/abort"), json!({}), shared)
        .await;
    bo.post(&format!("{table}/leave"), json!({})).await;
    let mut cid = Visitor::guest(&stage, "Cid").await;
    for (person, sits) in [
        (&mut bo, json!("invited")),
        (&mut cid, json!({"computer": "easy"})),
    ] {
        ada.put(&format!("{table}/seats/3"), sits).await;
        assert_ne!(quick(person, "ursuppe").await["id"], made["id"]);
    }
    let aborted = ada.post(&format!("{table}/abort"), json!({})).await;
    assert_eq!(aborted["state"], "aborted");
}

/// Nor by going for good.
async fn quick_play_outlasts_an_account_that_goes(stage: Stage) {
    let [mut ada, mut bo] = two(&stage).await;
    let made = quick(&mut ada, "ursuppe").await;
    quick(&mut bo, "ursuppe").await;
    ada.delete("/api/me", json!({})).await;
    let mut last = Value::Null;
    for name in ["Cid", "Dan"] {
        let mut guest = Visitor::guest(&stage, name).await;
        last = quick(&mut guest, "ursuppe").await;
        assert_eq!(last["id"], made["id"]);
    }
    assert_eq!(last["state"], "running");
}

/// Not for ever, nor does the table count among those that its maker has waiting.
async fn nobody_keeps_a_seat_of_quick_play_by_going_away(stage: Stage) {
    let time = Time::default();
    let address = time.server(&stage).await;
    let ada = Person::guest(address, "Ada").await;
    let bo = Person::guest(address, "Bo").await;
    let cid = Person::guest(address, "Cid").await;
    let lead = async |person: &Person| person.post("/api/quick", json!({"game": "ursuppe"})).await;
    let made = lead(&ada).await;
    let id = text(&made, "id");
    let table = format!("/api/tables/{id}");
    let (mut adas, _) = ada.follow(id, 0).await;
    let put = async |sits: &str| {
        let seat = format!("{table}/seats/2");
        ada.ask(PUT, &seat, json!(sits)).await.1["error"].clone()
    };
    let shared = json!("server-quick-shared");
    // A player who waits is not sent away, however long that takes, nor one who has just gone.
    lead(&bo).await;
    let (bos, _) = bo.follow(id, 0).await;
    adas.until_here(2, true).await;
    time.pass(600_000);
    assert_eq!(put("open").await, shared);
    drop(bos);
    adas.until_here(2, false).await;
    assert_eq!(put("open").await, shared);
    time.pass(301_000);
    assert_eq!(put("open").await, Value::Null);
    // With somebody there it is not called off.
    assert_eq!(lead(&cid).await["you"], 2);
    let (cids, _) = cid.follow(id, 0).await;
    adas.until_here(2, true).await;
    time.pass(600_000);
    let abort = format!("{table}/abort");
    assert_eq!(
        ada.refused(POST, &abort, json!({})).await.1,
        "server-quick-shared"
    );
    drop(cids);
    adas.until_here(2, false).await;
    assert_eq!(
        ada.refused(POST, &abort, json!({})).await.1,
        "server-quick-shared"
    );
    time.pass(301_000);
    assert_eq!(ada.post(&abort, json!({})).await["state"], "aborted");
}

async fn quick_play_asked_for_many_times_at_once_leads_to_one_table(stage: Stage) {
    for (name, game) in [("Ada", "genesis"), ("Bo", "lords"), ("Cid", "ursuppe")] {
        let guest = Visitor::guest(&stage, name).await;
        let mut tabs = vec![guest; 6];
        let asked = tabs.iter_mut().map(|tab| quick(tab, game));
        let tables = futures_util::future::join_all(asked).await;
        let ids: BTreeSet<_> = tables.iter().map(|table| text(table, "id")).collect();
        assert_eq!(ids.len(), 1, "{game}: {ids:?}");
        assert!(tables.iter().all(|table| table["you"] == 1), "{tables:?}");
    }
}

/// Neither from a maker who does not sit there, nor as soon as somebody comes: else nobody would meet anybody but
/// computer players.
async fn computer_players_do_not_come_before_people_can(stage: Stage) {
    let time = Time::default();
    let address = time.server(&stage).await;
    let [ada, bo] = two(&stage).await;
    let [mut ada, mut bo] = [ada.at(address), bo.at(address)];
    let made = quick(&mut ada, "ursuppe").await;
    let table = format!("/api/tables/{}", text(&made, "id"));
    let fill = format!("{table}/fill");
    let computer = json!({"computer": "master"});
    let soon = (409, "server-quick-fill");
    quick(&mut bo, "ursuppe").await;
    ada.refused(POST, &fill, computer.clone(), soon).await;
    ada.post(&format!("{table}/leave"), json!({})).await;
    time.pass(600_000);
    let not_hers = (409, "server-not-yours");
    ada.refused(POST, &fill, computer.clone(), not_hers).await;
    // Nor at a table like that at which its maker never sat.
    let seats = vec!["open"; made["seats"].as_array().unwrap().len()];
    let like = json!({"game": "ursuppe", "seats": seats, "visibility": "open", "spectators": true,
        "begins_when_full": true, "pace": {"live": {"minutes": 20, "seconds": 30}},
        "time_out": {"rest": "easy"}});
    let made = ada.post("/api/tables", like).await;
    assert_eq!(
        (&made["quick"], &made["yours"]),
        (&json!(true), &json!(true))
    );
    let table = format!("/api/tables/{}", text(&made, "id"));
    let mut cid = Visitor::guest(&stage, "Cid").await.at(address);
    cid.post(&format!("{table}/sit"), json!({})).await;
    time.pass(600_000);
    ada.refused(POST, &format!("{table}/fill"), computer, not_hers)
        .await;
}

async fn computer_players_take_the_seats_that_stay_free(stage: Stage) {
    let time = Time::default();
    let address = time.server(&stage).await;
    let [ada, bo] = two(&stage).await;
    let [mut ada, mut bo] = [ada.at(address), bo.at(address)];
    let made = quick(&mut ada, "ursuppe").await;
    let fill = format!("/api/tables/{}/fill", text(&made, "id"));
    let computer = json!({"computer": "easy"});
    let not_hers = (409, "server-not-yours");
    bo.refused(POST, &fill, computer.clone(), not_hers).await;
    quick(&mut bo, "ursuppe").await;
    time.pass(60_000);
    let bad = json!({"computer": "clever"});
    ada.refused(POST, &fill, bad, (409, "server-no-such-level"))
        .await;
    let begun = ada.post(&fill, computer.clone()).await;
    assert_eq!(begun["state"], "running");
    let sitters: Vec<_> = begun["seats"].as_array().unwrap().iter().collect();
    let sitters: Vec<_> = sitters.iter().map(|seat| text(seat, "sitter")).collect();
    assert_eq!(&sitters[..2], ["person", "person"]);
    assert!(
        sitters[2..].iter().all(|sitter| *sitter == "easy"),
        "{sitters:?}"
    );
    ada.refused(POST, &fill, computer, (409, "table-begun"))
        .await;
}

/// Those who come at the same time meet, whichever process they come to: the database decides.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quick_play_at_two_servers_makes_one_table() {
    let stage = Stage::postgres().await;
    let servers = [stage.address, stage.second_server().await];
    let mut people = Vec::new();
    for number in 0..4 {
        let mut guest = Visitor::guest(&stage, &format!("Ada {number}")).await;
        guest.address = servers[number % 2];
        people.push(guest);
    }
    for game in ["genesis", "lords", "ursuppe"] {
        let met = people.iter_mut().map(|person| quick(person, game));
        let met = futures_util::future::join_all(met).await;
        let seats = met[0]["seats"].as_array().unwrap().len();
        let tables: BTreeSet<_> = met.iter().map(|table| text(table, "id")).collect();
        assert_eq!(tables.len(), 4_usize.div_ceil(seats), "{game}: {tables:?}");
        assert!(met.iter().all(|table| table["you"].is_u64()), "{met:?}");
    }
}

/// Nobody waits for long for an opponent who never moves, and nobody is told that no game began.
async fn a_quick_game_that_somebody_does_not_begin_is_called_off(stage: Stage) {
    let store = Store::open(&stage.database).await.unwrap();
    let late = Clock::of(|| Clock::default().now() - 60_000);
    let past = listen(App::with(store, late, unlimited())).await;
    let (ada, bo) = (
        Person::guest(past, "Ada").await,
        Person::guest(past, "Bo").await,
    );
    let play = async |minutes: f64| {
        let new = json!({
            "game": "genesis", "players": 2, "seats": ["me", "open"], "visibility": "open",
            "pace": {"live": {"minutes": minutes, "seconds": 0}}, "begins_when_full": true,
        });
        let made = ada.post("/api/tables", new).await;
        let id = made["id"].as_str().unwrap().to_owned();
        bo.post(&format!("/api/tables/{id}/sit"), json!({"seat": 2}))
            .await;
        id
    };
    let (short, long) = (play(1.9).await, play(2.0).await);
    let first = async |id: &str| {
        let table = ada.get(&format!("/api/tables/{id}")).await;
        table["now"]["first"][0]["left"].as_u64()
    };
    assert_eq!(first(&short).await, None, "its clock is enough");
    let left = first(&long).await.unwrap();
    assert!((1..=60_000).contains(&left), "{left}");
    let _server = Server::open(&stage, working()).await;
    let aborted = "SELECT COUNT(*) FROM games WHERE state = 'aborted'";
    until(&stage, aborted, |count| count == Some(1)).await;
    let called_off =
        format!("SELECT COUNT(*) FROM events WHERE game = '{long}' AND texts LIKE '% call-off %'");
    assert_eq!(stage.number(&called_off).await, 1);
    for person in [&ada, &bo] {
        let notices = person.get("/api/notices").await.to_string();
        assert!(!notices.contains(&long), "{notices}");
    }
}
