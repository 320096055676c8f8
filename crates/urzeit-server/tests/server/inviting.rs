//! People whom somebody has starred or played with, and inviting them by name into a seat.

use std::collections::HashSet;

use reqwest::Method;
use serde_json::{Value, json};
use urzeit_server::{
    Config, Store,
    clock::Clock,
    config::{Limits, Site},
};

use crate::{
    notices::page::Page,
    stage::{PATIENCE, Person, Stage, unlimited},
    visitor::{Visitor, running, seated, sql},
};

crate::on_both_stores!(
    people_are_starred_and_met_again,
    who_is_online_is_told_unless_they_have_blocked,
    somebody_is_invited_by_name_and_plays,
    an_invitation_is_withdrawn_or_declined,
    a_guest_is_invited_by_whom_they_played_with,
    without_guests_none_is_invited,
    nobody_learns_who_exists_or_has_blocked_them,
    a_block_ends_invitations,
    invitations_have_a_limit,
    playing_again_invites_those_who_can_come,
    stars_and_invitations_are_given_out_and_forgotten,
);

const NOBODY: (u16, &str) = (409, "server-nobody-invited");
const NOT_FOUND: (u16, &str) = (404, "server-not-found");

async fn two(stage: &Stage) -> [Visitor; 2] {
    [
        Visitor::member(stage, "Ada").await.0,
        Visitor::member(stage, "Bert").await.0,
    ]
}

async fn block(blocks: &mut Visitor, blocked: &mut Visitor) {
    let new = json!({"account": blocked.id().await, "how": "block"});
    blocks.post("/api/me/shunned", new).await;
}

async fn star(visitor: &mut Visitor, other: i64) {
    let path = format!("/api/me/stars/{other}");
    visitor.put(&path, json!({})).await;
}

fn names(people: &Value) -> Vec<&str> {
    let people = people.as_array().unwrap().iter();
    people.map(|one| one["name"].as_str().unwrap()).collect()
}

/// A private table for two with a seat for Bert; says its name and what makes its link.
async fn invite(host: &mut Visitor, name: &str) -> (String, String) {
    let new = json!({
        "game": "genesis", "players": 2, "seats": ["me", {"named": name}],
        "begins_when_full": true,
    });
    let made = host.post("/api/tables", new).await;
    let text = |key: &str| made[key].as_str().unwrap().to_owned();
    (text("id"), text("invite"))
}

/// The second seat with the person invited to it, as somebody is told.
async fn kept(visitor: &mut Visitor, id: &str) -> Value {
    let seen = visitor.get(&format!("/api/tables/{id}")).await;
    seen["table"]["seats"][1].clone()
}

async fn people_are_starred_and_met_again(stage: Stage) {
    let [mut ada, mut bert] = two(&stage).await;
    let berts = bert.id().await;
    let mut people = [ada.clone(), bert.clone()];
    // A table that waits is no game together.
    seated(&mut people, "genesis", json!({})).await;
    let none = json!({"starred": [], "recent": []});
    assert_eq!(ada.get("/api/me/people").await, none);
    let first = running(&mut people, "genesis", json!({})).await;
    let last = running(&mut people, "genesis", json!({})).await;
    sql(
        &stage,
        &format!("UPDATE games SET changed = 1000 WHERE id = '{first}'"),
    )
    .await;
    let known = ada.get("/api/me/people").await;
    assert_eq!(known["starred"], json!([]));
    assert_eq!(names(&known["recent"]), ["Bert"]);
    assert_eq!(known["recent"][0]["account"], berts);
    assert_eq!(known["recent"][0]["last"]["table"], last);
    assert_eq!(known["recent"][0]["last"]["game"], "genesis");
    assert_eq!(known["recent"][0]["starred"], Value::Null);

    star(&mut ada, berts).await;
    star(&mut ada, berts).await;
    let known = ada.get("/api/me/people").await;
    assert_eq!(names(&known["starred"]), ["Bert"]);
    assert_eq!(known["recent"][0]["starred"], true);
    // Nobody is told.
    let told = bert.get("/api/me/people").await;
    assert_eq!(told["starred"], json!([]));
    assert_eq!(told["recent"][0]["starred"], Value::Null);
    for (path, refusal) in [
        (berts.to_string(), (400, "server-bad-star")),
        ("1".to_owned(), NOT_FOUND),
        ("x".to_owned(), NOT_FOUND),
    ] {
        let path = format!("/api/me/stars/{path}");
        bert.refused(Method::PUT, &path, json!({}), refusal).await;
    }
    let path = format!("/api/me/stars/{berts}");
    ada.delete(&path, json!({})).await;
    ada.refused(Method::DELETE, &path, json!({}), NOT_FOUND)
        .await;
    assert_eq!(ada.get("/api/me/people").await["starred"], json!([]));
}

async fn who_is_online_is_told_unless_they_have_blocked(stage: Stage) {
    let [mut ada, mut bert] = two(&stage).await;
    let (adas, berts) = (ada.id().await, bert.id().await);
    star(&mut ada, berts).await;
    star(&mut bert, adas).await;
    let online = async |visitor: &mut Visitor| {
        let known = visitor.get("/api/me/people").await;
        known["starred"][0]["online"] == true
    };
    assert!(!online(&mut ada).await);
    // At this process, and at another one.
    let person = Person::known(stage.address, bert.cookie.clone().unwrap());
    let mut page = Page::open(stage.address, &person).await;
    page.hear().await;
    assert!(online(&mut ada).await);
    let other = Store::open(&stage.database).await.unwrap();
    let here = HashSet::from([adas]);
    other
        .write_online(&here, Clock::default().now())
        .await
        .unwrap();
    assert!(online(&mut bert).await);
    block(&mut bert, &mut ada).await;
    assert!(!online(&mut ada).await, "somebody blocked sees them");
    // One who blocks has no star for the other any more.
    assert_eq!(bert.get("/api/me/people").await["starred"], json!([]));
    // What a process said long ago does not count.
    other.write_online(&here, 1000).await.unwrap();
    let mut cy = Visitor::guest(&stage, "Cy").await;
    star(&mut cy, adas).await;
    assert!(!online(&mut cy).await);
}

async fn somebody_is_invited_by_name_and_plays(stage: Stage) {
    let [mut ada, mut bert] = two(&stage).await;
    let open = vec![json!("open"); 6];
    let seats: Vec<_> = open.into_iter().chain([json!({"named": "Bert"})]).collect();
    let many = json!({"game": "genesis", "players": 2, "seats": seats});
    ada.refused(
        Method::POST,
        "/api/tables",
        many,
        (409, "server-other-number"),
    )
    .await;
    let mut eve = Visitor::guest(&stage, "Eve").await;
    let person = Person::known(stage.address, bert.cookie.clone().unwrap());
    let mut page = Page::open(stage.address, &person).await;
    assert_eq!(page.hear().await, []);
    // However the name is written.
    let (id, invite) = invite(&mut ada, " bERT").await;
    assert_eq!(page.hear().await, [("invited".to_owned(), id.clone())]);
    let told = bert.get("/api/notices").await;
    assert_eq!(told["notices"][0]["who"], "Ada");
    let invitations = bert.get("/api/me/invitations").await;
    let one = &invitations[0];
    assert_eq!(
        (&one["table"], &one["game"], &one["seat"], &one["name"]),
        (&json!(id), &json!("genesis"), &json!(2), &json!("Ada"))
    );
    // Those at the table and the one who is invited know who that is; others who have the link do not.
    assert_eq!(kept(&mut ada, &id).await["reserved"], "Bert");
    assert_eq!(kept(&mut bert, &id).await["reserved"], "Bert");
    let path = format!("/api/tables/{id}?invite={invite}");
    assert_eq!(
        eve.get(&path).await["table"]["seats"][1]["reserved"],
        json!("")
    );
    let sit = format!("/api/tables/{id}/sit");
    let reserved = (409, "server-seat-reserved");
    let body = json!({"seat": 2, "invite": invite});
    eve.refused(Method::POST, &sit, body, reserved).await;
    let sat = bert.post(&sit, json!({})).await;
    assert_eq!((&sat["state"], &sat["you"]), (&json!("running"), &json!(2)));
    assert_eq!(bert.get("/api/me/invitations").await, json!([]));
}

async fn an_invitation_is_withdrawn_or_declined(stage: Stage) {
    let [mut ada, mut bert] = two(&stage).await;
    let new = json!({"game": "genesis", "players": 2, "seats": ["me", "open"]});
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap();
    let seat = format!("/api/tables/{id}/seats/2");
    let person = Person::known(stage.address, bert.cookie.clone().unwrap());
    let mut page = Page::open(stage.address, &person).await;
    assert_eq!(page.hear().await, []);
    ada.put(&seat, json!({"named": "Bert"})).await;
    assert_eq!(page.hear().await.len(), 1);
    ada.put(&seat, json!("open")).await;
    assert_eq!(page.hear().await, [], "what is withdrawn is gone");
    ada.put(&seat, json!({"named": "Bert"})).await;
    assert_eq!(page.hear().await.len(), 1);
    // Only the table's maker invites.
    let body = json!({"named": "Ada"});
    bert.refused(Method::PUT, &seat, body, (409, "server-not-yours"))
        .await;

    let decline = format!("/api/me/invitations/{id}");
    let mut eve = Visitor::guest(&stage, "Eve").await;
    eve.refused(Method::DELETE, &decline, json!({}), NOT_FOUND)
        .await;
    let host = Person::known(stage.address, ada.cookie.clone().unwrap());
    let mut hosts = Page::open(stage.address, &host).await;
    assert_eq!(hosts.hear().await, []);
    bert.delete(&decline, json!({})).await;
    assert_eq!(page.hear().await, []);
    // The host is told by whom, until somebody else sits there.
    assert_eq!(hosts.hear().await, [("declined".to_owned(), id.to_owned())]);
    assert_eq!(ada.get("/api/notices").await["notices"][0]["who"], "Bert");
    bert.refused(Method::DELETE, &decline, json!({}), NOT_FOUND)
        .await;
    let waiting = bert.get("/api/me/tables?state=waiting").await;
    assert_eq!(waiting["tables"], json!([]));
    let table = format!("/api/tables/{id}");
    bert.refused(Method::GET, &table, Value::Null, NOT_FOUND)
        .await;
    let declined = async { while kept(&mut ada, id).await["declined"] != true {} };
    tokio::time::timeout(PATIENCE, declined).await.unwrap();
    assert_eq!(kept(&mut ada, id).await["reserved"], "Bert");
    // The seat is for whoever has the link.
    let sit = json!({"seat": 2, "invite": made["invite"]});
    eve.post(&format!("{table}/sit"), sit).await;
    assert_eq!(ada.get("/api/notices").await["notices"], json!([]));
    // Somebody who sits there is not invited to another seat.
    let first = format!("/api/tables/{id}/seats/1");
    let body = json!({"named": "Eve"});
    ada.refused(Method::PUT, &first, body, NOBODY).await;
}

async fn a_guest_is_invited_by_whom_they_played_with(stage: Stage) {
    let (ada, _) = Visitor::member(&stage, "Ada").await;
    let mut people = [ada, Visitor::guest(&stage, "Guido").await];
    let [mut ada, mut guido] = people.clone();
    let new = || json!({"game": "genesis", "players": 2, "seats": ["me", {"named": "Guido"}]});
    // Guests share names: nobody knows who is meant.
    ada.refused(Method::POST, "/api/tables", new(), NOBODY)
        .await;
    running(&mut people, "genesis", json!({})).await;
    ada.post("/api/tables", new()).await;
    assert_eq!(
        names(&guido.get("/api/me/invitations").await),
        ["Ada"],
        "who was met is"
    );
    let mut rated = new();
    rated["rated"] = json!(true);
    rated["pace"] = json!({"slow": {"days": 1.0}});
    let guests = (409, "server-rated-guests");
    ada.refused(Method::POST, "/api/tables", rated, guests)
        .await;
}

/// Where there are no guests, nobody keeps a seat for one who could not sit down.
async fn without_guests_none_is_invited(stage: Stage) {
    let (ada, _) = Visitor::member(&stage, "Ada").await;
    let mut people = [ada, Visitor::guest(&stage, "Guido").await];
    let id = running(&mut people, "genesis", json!({})).await;
    let resign = json!({"id": "r", "wish": "resign"});
    let wishes = format!("/api/tables/{id}/wishes");
    people[0].post(&wishes, resign).await;
    let config = Config {
        site: Site {
            guests: false,
            ..Site::default()
        },
        ..unlimited()
    };
    let address = stage.server_with(config).await;
    let [ada, _] = people;
    let mut ada = ada.at(address);
    let new = |sits: Value| json!({"game": "genesis", "players": 2, "seats": ["me", sits]});
    let named = json!({"named": "Guido"});
    ada.refused(Method::POST, "/api/tables", new(named.clone()), NOBODY)
        .await;
    let made = ada.post("/api/tables", new(json!("open"))).await;
    let seat = format!("/api/tables/{}/seats/2", made["id"].as_str().unwrap());
    ada.refused(Method::PUT, &seat, named, NOBODY).await;
    let again = ada
        .post(&format!("/api/tables/{id}/rematch"), json!({}))
        .await;
    let seats = again["seats"].as_array().unwrap();
    let kept: Vec<_> = seats
        .iter()
        .filter_map(|seat| seat.get("reserved"))
        .collect();
    assert_eq!(kept, [""], "for anybody with the link");
}

async fn nobody_learns_who_exists_or_has_blocked_them(stage: Stage) {
    let [mut ada, mut bert] = two(&stage).await;
    let (mut cora, _) = Visitor::member(&stage, "Cora").await;
    let banned = Visitor::member(&stage, "Dan").await.0.id().await;
    sql(
        &stage,
        &format!("UPDATE accounts SET banned = 1 WHERE id = {banned}"),
    )
    .await;
    Visitor::guest(&stage, "Gerda").await;
    block(&mut bert, &mut ada).await;
    let made = json!({"game": "genesis", "players": 3, "seats": ["me", "open", "open"]});
    let made = ada.post("/api/tables", made).await;
    let id = made["id"].as_str().unwrap();
    let seat = format!("/api/tables/{id}/seats/2");
    let mut answers = HashSet::new();
    for name in ["Nobody", "Bert", "Dan", "Gerda", "", "%\0"] {
        let new = json!({"game": "genesis", "players": 2, "seats": ["me", {"named": name}]});
        for (method, path, body) in [
            (Method::POST, "/api/tables", new),
            (Method::PUT, &seat, json!({"named": name})),
        ] {
            let (status, answer) = ada.send(method, path, body.to_string()).await;
            answers.insert((status.as_u16(), answer.to_string()));
        }
    }
    let refused = r#"{"error":"server-nobody-invited"}"#;
    assert_eq!(answers, HashSet::from([(409, refused.to_owned())]));
    // Nor is somebody invited to where one sits who has blocked them.
    let sit = json!({"seat": 3, "invite": made["invite"]});
    cora.post(&format!("/api/tables/{id}/sit"), sit).await;
    let (mut fay, _) = Visitor::member(&stage, "Fay").await;
    block(&mut cora, &mut fay).await;
    let body = json!({"named": "Fay"});
    ada.refused(Method::PUT, &seat, body, NOBODY).await;
    // One's own doing can be said.
    block(&mut ada, &mut fay).await;
    let body = json!({"named": "Fay"});
    let own = (409, "server-invite-blocked");
    ada.refused(Method::PUT, &seat, body, own).await;
}

async fn a_block_ends_invitations(stage: Stage) {
    for ada_blocks in [false, true] {
        let names = ["Ada", "Bert"].map(|name| format!("{name} {ada_blocks}"));
        let (mut ada, _) = Visitor::member(&stage, &names[0]).await;
        let (mut bert, _) = Visitor::member(&stage, &names[1]).await;
        let (id, _) = invite(&mut ada, &names[1]).await;
        let person = Person::known(stage.address, bert.cookie.clone().unwrap());
        let mut page = Page::open(stage.address, &person).await;
        assert_eq!(page.hear().await.len(), 1);
        if ada_blocks {
            block(&mut ada, &mut bert).await;
        } else {
            block(&mut bert, &mut ada).await;
        }
        assert_eq!(page.hear().await, []);
        assert_eq!(bert.get("/api/me/invitations").await, json!([]));
        let gone = async { while kept(&mut ada, &id).await["reserved"] != "" {} };
        tokio::time::timeout(PATIENCE, gone).await.unwrap();
        let table = format!("/api/tables/{id}");
        bert.refused(Method::GET, &table, Value::Null, NOT_FOUND)
            .await;
    }
}

async fn invitations_have_a_limit(stage: Stage) {
    let limits = Limits {
        wishes: "1000/s".parse().unwrap(),
        ..Limits::off()
    };
    let config = Config {
        limits,
        ..Config::default()
    };
    let address = stage.server_with(config).await;
    let [mut ada, _] = two(&stage).await;
    let new = json!({"game": "genesis", "players": 2, "seats": ["me", "open"]});
    let made = ada.post("/api/tables", new).await;
    let seat = format!("/api/tables/{}/seats/2", made["id"].as_str().unwrap());
    ada.address = address;
    // Names that nobody has count as well.
    for number in 0..20 {
        let name = if number % 2 == 0 { "Bert" } else { "Nobody" };
        let body = json!({"named": name}).to_string();
        let (status, _) = ada.send(Method::PUT, &seat, body).await;
        assert_eq!(status.as_u16(), if number % 2 == 0 { 200 } else { 409 });
    }
    let too_many = (429, "server-too-many");
    let body = json!({"named": "Bert"});
    ada.refused(Method::PUT, &seat, body, too_many).await;
    let new = json!({"game": "genesis", "players": 2, "seats": ["me", {"named": "Bert"}]});
    ada.refused(Method::POST, "/api/tables", new, too_many)
        .await;
    ada.put(&seat, json!("open")).await;
}

async fn playing_again_invites_those_who_can_come(stage: Stage) {
    for blocks in [false, true] {
        let names = ["Ada", "Bert"].map(|name| format!("{name} {blocks}"));
        let mut people = [
            Visitor::member(&stage, &names[0]).await.0,
            Visitor::member(&stage, &names[1]).await.0,
        ];
        let id = running(&mut people, "genesis", json!({})).await;
        let [mut ada, mut bert] = people;
        let resign = json!({"id": "r", "wish": "resign"});
        bert.post(&format!("/api/tables/{id}/wishes"), resign).await;
        if blocks {
            block(&mut bert, &mut ada).await;
        }
        let rematch = format!("/api/tables/{id}/rematch");
        let next = ada.post(&rematch, json!({})).await;
        // All move on by one seat.
        let wanted = if blocks { "" } else { &*names[1] };
        assert_eq!(next["seats"][0]["reserved"], wanted);
        let invitations = bert.get("/api/me/invitations").await;
        assert_eq!(invitations.as_array().unwrap().len(), usize::from(!blocks));
        // The bell says once that Ada wants to play again, to Bert alone.
        let who = if blocks { json!(null) } else { json!(names[0]) };
        for (person, who) in [(&mut bert, who), (&mut ada, json!(null))] {
            let told = person.get("/api/notices").await;
            let told = told["notices"].as_array().unwrap();
            let told: Vec<_> = told
                .iter()
                .map(|one| (&one["about"], &one["who"]))
                .collect();
            assert_eq!(told, [(&json!("over"), &who)]);
        }
        if !blocks {
            let new = next["id"].as_str().unwrap();
            // An invitation by name does as well: it moves to another seat.
            let seat = format!("/api/tables/{new}/seats/1");
            ada.put(&seat, json!("open")).await;
            assert_eq!(bert.get("/api/me/invitations").await, json!([]));
            ada.put(&seat, json!({"named": names[1]})).await;
            let again = bert.post(&rematch, json!({})).await;
            assert_eq!(again["id"], next["id"]);
            assert_eq!(again["state"], "running");
        }
    }
}

async fn stars_and_invitations_are_given_out_and_forgotten(stage: Stage) {
    let [mut ada, mut bert] = two(&stage).await;
    let (adas, berts) = (ada.id().await, bert.id().await);
    star(&mut ada, berts).await;
    star(&mut bert, adas).await;
    let (id, _) = invite(&mut ada, "Bert").await;
    let export = bert.get("/api/me/export").await;
    assert_eq!(export["stars"][0]["account"], adas);
    assert_eq!(export["invitations"][0]["game"], id);
    assert_eq!(export["digest"]["mail"], false);
    let sure = json!({"password": "password of Bert"});
    bert.delete("/api/me", sure).await;
    assert_eq!(ada.get("/api/me/people").await["starred"], json!([]));
    assert_eq!(stage.number("SELECT COUNT(*) FROM stars").await, 0);
    assert_eq!(kept(&mut ada, &id).await["reserved"], "");
    let named = "SELECT COUNT(*) FROM invitations WHERE account IS NOT NULL";
    assert_eq!(stage.number(named).await, 0);
}
