//! Those who run a server: what operators see and do, and that it is logged.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use urzeit_server::{Store, people::rename_for_operator};

use crate::{
    authority::Scene,
    endpoints::OF_OPERATORS,
    stage::{LOG, Person, Stage},
    visitor::{Visitor, running},
    workshop::{Server, idle},
};

crate::on_both_stores!(
    nobody_but_operators_operates,
    a_ban_ends_everything_and_is_told,
    a_ban_ends,
    a_banned_account_leaves_tables_that_wait,
    operators_see_what_was_reported_and_no_more,
    an_offensive_name_is_replaced_everywhere,
    a_name_that_is_not_written_is_put_nowhere,
    a_stuck_table_is_closed,
    everything_is_logged,
    exports_and_deletion_know_it,
);

/// Somebody with an account who operates, and has just said the password.
pub(crate) async fn operator(stage: &Stage, name: &str) -> Visitor {
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

pub(crate) fn because(reason: &str) -> Value {
    json!({"reason": reason})
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
        .refused(Method::PUT, &ban, because("no"), theirs)
        .await;
    scene.stage.ban(stan).await;
    operates
        .refused(Method::DELETE, &ban, because("no"), theirs)
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
    // Where a seat is kept for somebody the name is shown, too.
    let seats = json!(["me", {"named": "Rude Name"}]);
    let new = json!({"game": "genesis", "players": 2, "seats": seats});
    let kept = olga.post("/api/tables", new).await;
    let kept = format!("/api/tables/{}", kept["id"].as_str().unwrap());
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
    let shown = olga.get(&kept).await;
    assert_eq!(shown["table"]["seats"][1]["reserved"], "Player Seven");
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

/// A guest who has registered meanwhile has a name that the operator has not seen.
async fn a_name_that_is_not_written_is_put_nowhere(stage: Stage) {
    let mut people = [
        Visitor::guest(&stage, "Rude Name").await,
        Visitor::guest(&stage, "Bo").await,
    ];
    let table = running(&mut people, "genesis", json!({"players": 2})).await;
    let server = Server::open(&stage, idle()).await;
    let id = people[0].id().await;
    let seen = server.registry.store.account(id).await.unwrap().unwrap();
    let body = json!({"name": "Ada", "password": "password of Ada"});
    people[0].post("/api/register", body).await;
    let renamed = rename_for_operator(&server.registry, &seen, "Player Seven", &LOG);
    assert!(!renamed.await.unwrap());
    let shown = people[1].get(&format!("/api/tables/{table}")).await;
    assert!(!shown.to_string().contains("Player Seven"), "{shown}");
    assert_eq!(people[0].get("/api/me").await["name"], "Ada");
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

/// Else people sit down at a table whose maker cannot come, and its game begins.
async fn a_banned_account_leaves_tables_that_wait(stage: Stage) {
    let mut olga = operator(&stage, "Olga").await;
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let (mut bo, _) = Visitor::member(&stage, "Bo").await;
    let new = json!({
        "game": "genesis",
        "players": 3,
        "seats": ["me", "open", "open"],
        "visibility": "open",
        "begins_when_full": true,
    });
    let hers = ada.post("/api/tables", new.clone()).await["id"].clone();
    let his = bo.post("/api/tables", new).await["id"].clone();
    let [hers, his] = [hers, his].map(|id| id.as_str().unwrap().to_owned());
    ada.post(&format!("/api/tables/{his}/sit"), json!({"seat": 2}))
        .await;
    let id = ada.id().await;
    let path = format!("/api/operator/accounts/{id}/ban");
    olga.put(&path, json!({"days": 1, "reason": "rude"})).await;
    let state = |id: &str, state: &str| {
        format!("SELECT COUNT(*) FROM games WHERE id = '{id}' AND state = '{state}'")
    };
    assert_eq!(stage.number(&state(&hers, "aborted")).await, 1);
    assert_eq!(stage.number(&state(&his, "waiting")).await, 1);
    let seats = format!("SELECT COUNT(*) FROM seats WHERE account = {id}");
    assert_eq!(stage.number(&seats).await, 0, "the seat is free");
}
