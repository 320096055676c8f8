//! Those who run a server: who may come in, what operators see and do, and that it is logged.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use urzeit_server::{
    Config, Store,
    config::{Conduct, Site},
};
use urzeit_table::messages::Registration;

use crate::{
    authority::Scene,
    endpoints::OF_OPERATORS,
    stage::{LOG, Person, Stage, unlimited},
    visitor::{Visitor, running},
};

crate::on_both_stores!(
    a_server_says_what_its_operator_decided,
    registration_takes_an_invitation,
    registration_is_closed,
    without_guests_only_accounts_sit,
    all_accounts_invite_where_they_may,
    nobody_but_operators_operates,
    a_ban_ends_everything_and_is_told,
    a_ban_ends,
    operators_see_what_was_reported_and_no_more,
    an_offensive_name_is_replaced_everywhere,
    a_stuck_table_is_closed,
    everything_is_logged,
    exports_and_deletion_know_it,
);

fn with(site: Site) -> Config {
    Config {
        site,
        ..unlimited()
    }
}

/// Somebody with an account who operates, and has just said the password.
async fn operator(stage: &Stage, name: &str) -> Visitor {
    let (mut visitor, _) = Visitor::member(stage, name).await;
    appoint(stage, &mut visitor).await;
    let password = json!({"password": format!("password of {name}")});
    visitor.post("/api/operator/proof", password).await;
    visitor
}

async fn appoint(stage: &Stage, visitor: &mut Visitor) {
    let store = Store::open(&stage.database).await.unwrap();
    let id = visitor.id().await;
    assert!(store.set_operator(id, true, &LOG).await.unwrap());
}

fn because(reason: &str) -> Value {
    json!({"reason": reason})
}

async fn a_server_says_what_its_operator_decided(stage: Stage) {
    let mut usual = Visitor::new(stage.address);
    let site = usual.get("/api/site").await;
    assert_eq!(
        site,
        json!({"name": "Urzeit", "registration": "open", "accounts_invite": false, "guests": true})
    );
    usual
        .refused(
            Method::GET,
            "/api/conduct",
            json!({}),
            (404, "server-not-found"),
        )
        .await;
    let address = stage
        .server_with(with(Site {
            name: "Spieleabend".parse().unwrap(),
            imprint: Some("https://example.org/imprint".parse().unwrap()),
            conduct: Some(Conduct::Text("Be kind.".to_owned())),
            ..Site::default()
        }))
        .await;
    let mut other = Visitor::new(address);
    let site = other.get("/api/site").await;
    assert_eq!(site["name"], "Spieleabend");
    assert_eq!(site["imprint"], "https://example.org/imprint");
    assert_eq!(site["conduct"], "/conduct");
    assert_eq!(other.get("/api/conduct").await, "Be kind.");
}

async fn registration_takes_an_invitation(stage: Stage) {
    let operator = operator(&stage, "Olga").await;
    let address = stage
        .server_with(with(Site {
            registration: Registration::Invitation,
            ..Site::default()
        }))
        .await;
    let mut olga = operator.at(address);
    let new = json!({"uses": 1, "days": 3});
    let made = olga.post("/api/operator/signup-codes", new).await;
    let code = made["code"].as_str().unwrap().to_owned();

    let mut ada = Visitor::new(address);
    let register = |name: &str, code: Option<&str>| json!({"name": name, "password": "password of her", "code": code});
    let path = "/api/register";
    let needed = (403, "server-invitation-needed");
    let uninvited = (403, "server-uninvited");
    for (code, why) in [
        (None, needed),
        (Some(""), needed),
        (Some("aaaaaaaaaaaaaaaa"), uninvited),
        (Some("no code\0"), uninvited),
    ] {
        ada.refused(Method::POST, path, register("Ada", code), why)
            .await;
    }
    // What a refused name leaves behind is not a used code.
    let taken = (409, "server-name-taken");
    ada.refused(Method::POST, path, register("Olga", Some(&code)), taken)
        .await;
    let look = format!("/api/signup-codes/{code}");
    assert_eq!(ada.get(&look).await["left"], 1);
    ada.post(path, register("Ada", Some(&code))).await;
    // It is used up, and everybody can see that before typing anything.
    let mut bo = Visitor::new(address);
    bo.refused(Method::POST, path, register("Bo", Some(&code)), uninvited)
        .await;
    bo.refused(Method::GET, &look, json!({}), (404, "server-not-found"))
        .await;
    assert_eq!(olga.get("/api/operator/signup-codes").await, json!([]));
    // One that was withdrawn, and one that has ended.
    for end in ["revoked", "ended"] {
        let new = json!({"uses": 5, "days": 3});
        let made = olga.post("/api/operator/signup-codes", new).await;
        let (id, code) = (
            made["id"].clone(),
            made["code"].as_str().unwrap().to_owned(),
        );
        if end == "revoked" {
            let path = format!("/api/operator/signup-codes/{id}");
            olga.delete(&path, because("a mistake")).await;
        } else {
            let ends = format!("UPDATE signup_codes SET ends = 1 WHERE id = {id}");
            stage.execute(&ends).await;
        }
        bo.refused(Method::POST, path, register("Bo", Some(&code)), uninvited)
            .await;
    }
    for bad in [
        json!({"uses": 0, "days": 3}),
        json!({"uses": 1, "days": 366}),
        json!({"uses": -1, "days": 3}),
    ] {
        let why = (400, "server-bad-invitation");
        olga.refused(Method::POST, "/api/operator/signup-codes", bad, why)
            .await;
    }
    // Those who have an account sign in, and guests play.
    let mut back = Visitor::new(address);
    let sign_in = json!({"name": "Ada", "password": "password of her"});
    back.post("/api/session", sign_in).await;
    bo.post("/api/guest", json!({"name": "Bo"})).await;
}

async fn registration_is_closed(stage: Stage) {
    let (_, _) = Visitor::member(&stage, "Ada").await;
    let address = stage
        .server_with(with(Site {
            registration: Registration::Closed,
            ..Site::default()
        }))
        .await;
    let mut new = Visitor::new(address);
    let closed = (403, "server-registration-closed");
    let body = json!({"name": "Bo", "password": "password of Bo"});
    new.refused(Method::POST, "/api/register", body.clone(), closed)
        .await;
    // A guest gets no account either.
    new.post("/api/guest", json!({"name": "Bo"})).await;
    new.refused(Method::POST, "/api/register", body, closed)
        .await;
    let mut ada = Visitor::new(address);
    let sign_in = json!({"name": "Ada", "password": "password of Ada"});
    ada.post("/api/session", sign_in).await;
}

async fn without_guests_only_accounts_sit(stage: Stage) {
    let old = Visitor::guest(&stage, "Old").await;
    let (ada, _) = Visitor::member(&stage, "Ada").await;
    let address = stage
        .server_with(with(Site {
            guests: false,
            ..Site::default()
        }))
        .await;
    let (mut old, mut ada) = (old.at(address), ada.at(address));
    let no_guests = (403, "server-no-guests");
    let mut new = Visitor::new(address);
    let name = json!({"name": "New"});
    new.refused(Method::POST, "/api/guest", name, no_guests)
        .await;
    let open =
        json!({"game": "genesis", "players": 2, "seats": ["me", "open"], "visibility": "open"});
    let made = ada.post("/api/tables", open.clone()).await;
    let id = made["id"].as_str().unwrap();
    // A guest from before looks and does not sit.
    old.get(&format!("/api/tables/{id}")).await;
    let again = format!("/api/tables/{id}/rematch");
    for (path, body) in [
        (&*format!("/api/tables/{id}/sit"), json!({})),
        ("/api/tables", open),
        ("/api/quick", json!({"game": "genesis"})),
        (&*again, json!({})),
    ] {
        old.refused(Method::POST, path, body, no_guests).await;
    }
    // Anybody may look at what anybody may see.
    assert_eq!(new.get("/api/tables").await["tables"][0]["id"], id);
    // With an account they sit.
    let body = json!({"name": "Old", "password": "password of Old"});
    old.post("/api/register", body).await;
    old.post(&format!("/api/tables/{id}/sit"), json!({})).await;
}

async fn all_accounts_invite_where_they_may(stage: Stage) {
    let (ada, _) = Visitor::member(&stage, "Ada").await;
    let guest = Visitor::guest(&stage, "Gus").await;
    let address = stage
        .server_with(with(Site {
            registration: Registration::Invitation,
            accounts_invite: true,
            ..Site::default()
        }))
        .await;
    let path = "/api/me/signup-codes";
    let new = json!({"uses": 2, "days": 7});
    let mut not_here = ada.clone();
    let only = (403, "server-operators-invite");
    not_here
        .refused(Method::POST, path, new.clone(), only)
        .await;
    let (mut ada, mut guest) = (ada.at(address), guest.at(address));
    let not_guests = (403, "server-not-for-guests");
    guest
        .refused(Method::POST, path, new.clone(), not_guests)
        .await;
    let made = ada.post(path, new.clone()).await;
    let body = json!({"name": "Bo", "password": "password of Bo", "code": made["code"]});
    let mut bo = Visitor::new(address);
    bo.post("/api/register", body).await;
    assert_eq!(ada.get(path).await[0]["used"], 1);
    // While its maker is banned it is good for nothing.
    let banned = |banned: &str| format!("UPDATE accounts SET banned = {banned} WHERE name = 'Ada'");
    stage.execute(&banned("1")).await;
    let body = json!({"name": "Cy", "password": "password of Cy", "code": made["code"]});
    let mut cy = Visitor::new(address);
    let uninvited = (403, "server-uninvited");
    cy.refused(Method::POST, "/api/register", body, uninvited)
        .await;
    stage.execute(&banned("NULL")).await;
    // Another's code is not theirs to withdraw.
    let one = format!("{path}/{}", made["id"]);
    bo.refused(Method::DELETE, &one, json!({}), (404, "server-not-found"))
        .await;
    ada.delete(&one, json!({})).await;
    assert_eq!(ada.get(path).await, json!([]));
    // At the same time they make no more than one after the other.
    let mut making = JoinSet::new();
    for _ in 0..12 {
        let (mut ada, new) = (ada.clone(), new.clone());
        making.spawn(async move { ada.send(Method::POST, path, new.to_string()).await.0 });
    }
    let made = making.join_all().await;
    let made = made.into_iter().filter(StatusCode::is_success);
    assert_eq!(made.count(), 5);
    let enough = (409, "server-too-many-invitations");
    ada.refused(Method::POST, path, new, enough).await;
}

async fn nobody_but_operators_operates(stage: Stage) {
    let mut scene = Scene::open(stage, json!({})).await;
    let mut operates = operator(&scene.stage, "Olga").await;
    let (mut stale, _) = Visitor::member(&scene.stage, "Stan").await;
    appoint(&scene.stage, &mut stale).await;
    let id = scene.bo.id().await;
    let guest = Visitor::guest(&scene.stage, "Gus").await;
    let mut bot = operates.bot().await;
    let before = scene.stored().await;
    for (method, path, body) in OF_OPERATORS {
        let method: Method = method.parse().unwrap();
        let table = path.contains("tables");
        let path = if table {
            path.replace("{id}", &scene.id)
        } else {
            path.replace("{id}", &id.to_string())
        };
        let body: Value = serde_json::from_str(body).unwrap_or(Value::Null);
        let proves = path.ends_with("/proof");
        let stale_why = if proves {
            (403, "server-wrong-password")
        } else {
            (403, "server-prove-first")
        };
        for (visitor, why) in [
            (
                &mut Visitor::new(scene.stage.address),
                (401, "server-no-session"),
            ),
            (&mut guest.clone(), (404, "server-not-found")),
            (&mut scene.ada.clone(), (404, "server-not-found")),
            (&mut bot, (403, "server-not-for-bots")),
            (&mut stale, stale_why),
        ] {
            visitor
                .refused(method.clone(), &path, body.clone(), why)
                .await;
        }
    }
    assert_eq!(before, scene.stored().await);
    // A proof does not last, and an operator who is none any more has none.
    operates.get("/api/operator/log").await;
    let later = "UPDATE sessions SET proved = proved - 1801000 WHERE proved > 0";
    scene.stage.execute(later).await;
    let (path, first) = ("/api/operator/log", (403, "server-prove-first"));
    operates.refused(Method::GET, path, json!({}), first).await;
    let wrong = json!({"password": "password of Eve"});
    let why = (403, "server-wrong-password");
    operates
        .refused(Method::POST, "/api/operator/proof", wrong, why)
        .await;
    let right = json!({"password": "password of Olga"});
    operates.post("/api/operator/proof", right).await;
    operates.get(path).await;
    // Operators do nothing to each other.
    let stan = stale.id().await;
    let ban = format!("/api/operator/accounts/{stan}/ban");
    let theirs = (403, "server-operators-account");
    operates
        .refused(Method::PUT, &ban, json!({"reason": "no"}), theirs)
        .await;
    let nobody = "UPDATE accounts SET operator = NULL";
    scene.stage.execute(nobody).await;
    let gone = (404, "server-not-found");
    operates.refused(Method::GET, path, json!({}), gone).await;
}

async fn a_ban_ends_everything_and_is_told(stage: Stage) {
    let mut olga = operator(&stage, "Olga").await;
    let (ada, _) = Visitor::member(&stage, "Ada").await;
    let (bo, _) = Visitor::member(&stage, "Bo").await;
    let mut people = [ada, bo];
    let mut bot = people[0].bot().await;
    let id = people[0].id().await;
    let table = running(&mut people, "genesis", json!({"players": 2})).await;
    let at_table = Person::known(stage.address, people[0].cookie.clone().unwrap());
    let (mut socket, _) = at_table.follow(&table, 0).await;

    let path = format!("/api/operator/accounts/{id}/ban");
    for (body, why) in [
        (json!({"reason": " "}), (400, "server-text-empty")),
        (
            json!({"reason": "x".repeat(501)}),
            (400, "server-text-too-long"),
        ),
        (
            json!({"reason": "rude", "days": 0}),
            (400, "server-bad-ban"),
        ),
        (
            json!({"reason": "rude", "days": 3651}),
            (400, "server-bad-ban"),
        ),
    ] {
        olga.refused(Method::PUT, &path, body, why).await;
    }
    let body = json!({"days": 2, "reason": "insults  others"});
    olga.put(&path, body).await;
    // The socket is closed at once, by whatever server it was.
    assert_eq!(socket.reason().await, "server-banned");
    // Session and token are good for nothing but to be told so.
    let wish = json!({"id": "a", "wish": "resign"});
    let wishes = format!("/api/tables/{table}/wishes");
    for visitor in [&mut people[0], &mut bot] {
        for (method, path, body) in [
            (Method::GET, "/api/me", Value::Null),
            (Method::GET, "/api/tables", Value::Null),
            (Method::POST, &*wishes, wish.clone()),
        ] {
            let (status, why) = visitor.send(method, path, body.to_string()).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
            assert_eq!(why["error"], "server-banned", "{path}");
            assert_eq!(
                why["words"][1],
                json!(["reason", "insults others"]),
                "{path}"
            );
            let until = why["words"][0][1].as_str().unwrap();
            assert_eq!(until.len(), "2026-05-01 12:30".len(), "{until}");
        }
    }
    let mut anew = Visitor::new(stage.address);
    let sign_in = json!({"name": "Ada", "password": "password of Ada"});
    let banned = (403, "server-banned");
    anew.refused(Method::POST, "/api/session", sign_in.clone(), banned)
        .await;
    let listed = olga.get("/api/operator/bans").await;
    assert_eq!(listed[0]["account"], id);
    assert_eq!(listed[0]["ban"]["reason"], "insults others");
    // Let in again, everything is as it was.
    olga.delete(&path, because("said sorry")).await;
    assert_eq!(people[0].get("/api/me").await["name"], "Ada");
    bot.get("/api/me").await;
    anew.post("/api/session", sign_in).await;
    assert_eq!(olga.get("/api/operator/bans").await, json!([]));
    olga.refused(
        Method::DELETE,
        &path,
        because("twice"),
        (404, "server-not-found"),
    )
    .await;
}

async fn a_ban_ends(stage: Stage) {
    let mut olga = operator(&stage, "Olga").await;
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let id = ada.id().await;
    let path = format!("/api/operator/accounts/{id}/ban");
    olga.put(&path, json!({"days": 1, "reason": "rude"})).await;
    ada.refused(Method::GET, "/api/me", json!({}), (403, "server-banned"))
        .await;
    stage
        .execute(&format!(
            "UPDATE accounts SET banned_until = 2 WHERE id = {id}"
        ))
        .await;
    assert_eq!(ada.get("/api/me").await["name"], "Ada");
    ada.get("/api/me/notices").await;
    assert_eq!(olga.get("/api/operator/bans").await, json!([]));
    let store = Store::open(&stage.database).await.unwrap();
    store.lift_bans(3).await.unwrap();
    let banned = "SELECT COUNT(*) FROM accounts WHERE banned IS NOT NULL";
    assert_eq!(stage.number(banned).await, 0);
}

async fn operators_see_what_was_reported_and_no_more(stage: Stage) {
    let mut olga = operator(&stage, "Olga").await;
    let mut people = [
        Visitor::guest(&stage, "Ada").await,
        Visitor::guest(&stage, "Bo").await,
    ];
    let table = running(&mut people, "lords", json!({"players": 2})).await;
    let chat = format!("/api/tables/{table}/chat");
    for number in 0..9 {
        let line = json!({"id": number.to_string(), "text": format!("line {number}")});
        people[number % 2].post(&chat, line).await;
    }
    let report = json!({"table": table, "chat": 7, "text": "rude"});
    people[0].post("/api/reports", report).await;
    let about = json!({"table": table, "chat": null, "text": "never moves"});
    people[0].post("/api/reports", about).await;
    let reports = olga.get("/api/operator/reports").await;
    let lines = reports[0]["lines"].as_array().unwrap();
    let texts: Vec<_> = lines
        .iter()
        .map(|line| line["text"].as_str().unwrap())
        .collect();
    assert_eq!(
        texts,
        ["line 2", "line 3", "line 4", "line 5", "line 6", "line 7"]
    );
    assert_eq!(lines[5]["reported"], true);
    assert_eq!(lines[5]["name"], "Bo");
    assert_eq!(reports[0]["by"]["name"], "Ada");
    assert_eq!(
        (&reports[1]["lines"], &reports[1]["text"]),
        (&json!([]), &json!("never moves"))
    );
    assert_eq!(reports[1]["people"].as_array().unwrap().len(), 2);
    // Nothing else of the table is an operator's to see.
    for path in [
        format!("/api/tables/{table}"),
        chat,
        format!("/api/tables/{table}/record"),
    ] {
        olga.refused(Method::GET, &path, json!({}), (404, "server-not-found"))
            .await;
    }
    let settle = format!("/api/operator/reports/{}/settle", reports[0]["id"]);
    olga.post(&settle, because("talked to him")).await;
    olga.refused(
        Method::POST,
        &settle,
        because("again"),
        (404, "server-not-found"),
    )
    .await;
    let open = olga.get("/api/operator/reports").await;
    assert_eq!(open.as_array().unwrap().len(), 1);
    let settled = olga.get("/api/operator/reports?settled=true").await;
    assert_eq!(settled[0]["settlement"], "talked to him");
}

async fn an_offensive_name_is_replaced_everywhere(stage: Stage) {
    let mut olga = operator(&stage, "Olga").await;
    let (rude, _) = Visitor::member(&stage, "Rude Name").await;
    let mut people = [rude, Visitor::guest(&stage, "Bo").await];
    let table = running(&mut people, "genesis", json!({"players": 2})).await;
    let chat = format!("/api/tables/{table}/chat");
    people[0]
        .post(&chat, json!({"id": "a", "text": "hello"}))
        .await;
    let id = people[0].id().await;
    let found = olga.get("/api/operator/accounts?name=rude%20name").await;
    assert_eq!(found[0]["account"], id);
    let path = format!("/api/operator/accounts/{id}/name");
    let taken = json!({"name": "Olga", "reason": "offends"});
    olga.refused(Method::PUT, &path, taken, (409, "server-name-taken"))
        .await;
    let bad = json!({"name": "", "reason": "offends"});
    olga.refused(Method::PUT, &path, bad, (400, "server-bad-name"))
        .await;
    olga.put(
        &path,
        json!({"name": "Player Seven", "reason": "offends others"}),
    )
    .await;
    // Its owner is told, everybody reads the new name, and signs in with it.
    let me = people[0].get("/api/me").await;
    assert_eq!(me["name"], "Player Seven");
    assert_eq!(me["renamed"], "offends others");
    for path in [format!("/api/tables/{table}"), chat] {
        let shown = people[1].get(&path).await.to_string();
        assert!(shown.contains("Player Seven"), "{shown}");
        assert!(!shown.contains("Rude Name"), "{shown}");
    }
    let sign_in = json!({"name": "Player Seven", "password": "password of Rude Name"});
    Visitor::new(stage.address)
        .post("/api/session", sign_in)
        .await;
    people[0].delete("/api/me/renamed", json!({})).await;
    assert_eq!(people[0].get("/api/me").await.get("renamed"), None);
    let log = olga.get("/api/operator/log").await;
    assert_eq!(
        (&log[0]["deed"], &log[0]["account"]["name"]),
        (&json!("rename"), &json!("Player Seven"))
    );
}

async fn a_stuck_table_is_closed(stage: Stage) {
    let mut olga = operator(&stage, "Olga").await;
    let mut people = [
        Visitor::guest(&stage, "Ada").await,
        Visitor::guest(&stage, "Bo").await,
    ];
    let table = running(&mut people, "genesis", json!({"players": 2})).await;
    assert_eq!(olga.get("/api/operator/tables").await, json!([]));
    stage
        .execute("UPDATE games SET changed = changed - 8 * 86400000")
        .await;
    let stuck = olga.get("/api/operator/tables").await;
    assert_eq!(stuck[0]["id"], table);
    assert_eq!(stuck[0]["people"].as_array().unwrap().len(), 2);
    let waits = stuck[0]["waits_for"].as_array().unwrap();
    assert_eq!(waits.len(), 1, "{stuck}");
    assert!(!stuck.to_string().contains("view"), "{stuck}");
    assert_eq!(olga.get("/api/operator/tables?days=9").await, json!([]));
    let close = format!("/api/operator/tables/{table}/close");
    olga.post(&close, because("both are gone")).await;
    let seen = people[0].get(&format!("/api/tables/{table}")).await;
    assert_eq!(seen["table"]["state"], "over");
    let over = (409, "table-over");
    olga.refused(Method::POST, &close, because("again"), over)
        .await;
    let log = olga.get("/api/operator/log").await;
    assert_eq!(
        (&log[0]["deed"], &log[0]["table"]),
        (&json!("close"), &json!(table))
    );
    assert_eq!(log[1]["deed"], "appoint", "what was refused is not logged");
}

async fn everything_is_logged(stage: Stage) {
    let mut olga = operator(&stage, "Olga").await;
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let id = ada.id().await;
    let ban = format!("/api/operator/accounts/{id}/ban");
    olga.put(&ban, json!({"days": 1, "reason": "one"})).await;
    olga.delete(&ban, because("two")).await;
    let made = olga.post("/api/operator/signup-codes", json!({"uses": 3, "days": 2}));
    let made = made.await;
    let revoke = format!("/api/operator/signup-codes/{}", made["id"]);
    olga.delete(&revoke, because("four")).await;
    let log = olga.get("/api/operator/log").await;
    let told: Vec<_> = log.as_array().unwrap().iter().collect();
    let deeds: Vec<_> = told
        .iter()
        .map(|entry| entry["deed"].as_str().unwrap())
        .collect();
    assert_eq!(deeds, ["revoke", "invite", "unban", "ban", "appoint"]);
    let reasons: Vec<_> = told
        .iter()
        .map(|entry| entry["reason"].as_str().unwrap())
        .collect();
    assert_eq!(reasons, ["four", "3 × 2 d", "two", "one", ""]);
    for entry in &told[..4] {
        assert_eq!(entry["by"]["name"], "Olga");
    }
    assert!(told[3]["until"].is_u64());
    assert_eq!(told[3]["account"]["name"], "Ada");
    assert!(told[4].get("by").is_none(), "the command line is nobody");
    let next = format!("/api/operator/log?before={}", told[3]["id"]);
    assert_eq!(olga.get(&next).await[0]["deed"], "appoint");
}

async fn exports_and_deletion_know_it(stage: Stage) {
    let mut olga = operator(&stage, "Olga").await;
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let id = ada.id().await;
    let ban = format!("/api/operator/accounts/{id}/ban");
    olga.put(&ban, json!({"reason": "rude"})).await;
    olga.delete(&ban, because("sorry")).await;
    olga.post("/api/operator/signup-codes", json!({"uses": 3, "days": 2}))
        .await;
    let adas = ada.get("/api/me/export").await;
    let log = adas["operator_log"].as_array().unwrap();
    assert_eq!((log.len(), &log[0]["reason"]), (2, &json!("rude")));
    assert_eq!(log[0]["by_you"], false);
    assert!(!adas.to_string().contains("Olga"), "{adas}");
    let olgas = olga.get("/api/me/export").await;
    assert_eq!(olgas["signup_codes"][0]["uses"], 3);
    assert!(olgas["account"]["operator"].is_i64());
    let sure = json!({"password": "password of Olga"});
    olga.delete("/api/me", sure).await;
    for gone in [
        "SELECT COUNT(*) FROM signup_codes",
        "SELECT COUNT(*) FROM accounts WHERE operator IS NOT NULL",
    ] {
        assert_eq!(stage.number(gone).await, 0, "{gone}");
    }
    // What was done stays known, without a name.
    assert_eq!(stage.number("SELECT COUNT(*) FROM operator_log").await, 4);
}
