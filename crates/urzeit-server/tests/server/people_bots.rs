//! Bots' tokens; muting and blocking.

use reqwest::Method;
use serde_json::{Value, json};
use urzeit_server::{Store, store::NewSession};
use urzeit_table::messages::{BotToken, Program};

use crate::{
    stage::Stage,
    visitor::{Visitor, running},
};

crate::on_both_stores!(
    a_bot_plays_with_a_token,
    a_token_does_not_take_the_account,
    a_token_is_its_owners,
    a_token_takes_the_password_and_ends_with_it,
    what_an_old_password_made_does_not_come_later,
    tokens_are_limited,
    others_are_muted_and_blocked,
);

const NOT_FOUND: (u16, &str) = (404, "server-not-found");

async fn a_bot_plays_with_a_token(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let new = json!({"name": " My  bot ", "password": "password of Ada"});
    let made = ada.post("/api/me/tokens", new).await;
    assert_eq!(made["name"], "My bot");
    let listed = ada.get("/api/me/tokens").await;
    assert_eq!(listed[0]["id"], made["id"]);
    assert_eq!(listed[0]["seen"], Value::Null);
    assert!(!listed.to_string().contains(made["token"].as_str().unwrap()));

    let bot = ada.bot().await;
    let mut people = [bot, Visitor::guest(&stage, "Bob").await];
    let table = running(&mut people, "genesis", json!({})).await;
    let [bot, _] = &mut people;
    assert_eq!(bot.get("/api/me").await["name"], "Ada");
    assert_eq!(bot.set_cookie, None);
    let seen = ada.get(&format!("/api/tables/{table}")).await;
    assert_eq!(seen["table"]["you"], 1);
}

/// Whatever the interface offers under `/api/me` and `/api/sessions`.
async fn a_token_does_not_take_the_account(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let mut bot = ada.bot().await;
    let described = ada.get("/api").await;
    let mut tried = 0;
    for (path, methods) in described["paths"].as_object().unwrap() {
        let account = path.starts_with("/api/me") || path.starts_with("/api/sessions");
        for method in methods.as_object().unwrap().keys() {
            // A bot may know who it is and where it plays.
            let harmless = ["/api/me", "/api/me/tables"].contains(&&**path) && method == "get";
            if !account || harmless {
                continue;
            }
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let path = path.replace("{id}", "1");
            let no = (403, "server-not-for-bots");
            bot.refused(method, &path, json!({}), no).await;
            tried += 1;
        }
    }
    assert!(tried >= 15, "{tried}");
    let body = json!({"name": "Eve", "password": "long enough"});
    let no = (403, "server-not-for-bots");
    bot.refused(Method::POST, "/api/register", body, no).await;
    assert!(!ada.is_stranger().await);
}

async fn a_token_is_its_owners(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let (mut max, _) = Visitor::member(&stage, "Max").await;
    let mut bot = ada.bot().await;
    let id = ada.get("/api/me/tokens").await[0]["id"].clone();
    assert_eq!(max.get("/api/me/tokens").await, json!([]));
    let path = format!("/api/me/tokens/{id}");
    max.refused(Method::DELETE, &path, json!({}), NOT_FOUND)
        .await;
    for path in ["0", "-1", "x", "%00", "99999999999999999999", "1%27"] {
        let path = format!("/api/me/tokens/{path}");
        ada.refused(Method::DELETE, &path, json!({}), NOT_FOUND)
            .await;
    }
    assert!(!bot.is_stranger().await);

    // Neither is a session a token, nor a token a session.
    let token = bot.token.clone().unwrap();
    let mut wrong_way = Visitor::new(stage.address);
    wrong_way.cookie = Some(format!("urzeit={token}"));
    assert!(wrong_way.is_stranger().await);
    let session = ada.cookie.clone().unwrap().replace("urzeit=", "");
    wrong_way.cookie = None;
    for token in [&*session, "", "x", &"f".repeat(5000)] {
        wrong_way.token = Some(token.to_owned());
        assert!(wrong_way.is_stranger().await);
    }
    // A caller with a bad token is not taken for the owner of the cookie.
    wrong_way.cookie = ada.cookie.clone();
    assert!(wrong_way.is_stranger().await);

    ada.delete(&path, json!({})).await;
    assert!(bot.is_stranger().await);
    ada.refused(Method::DELETE, &path, json!({}), NOT_FOUND)
        .await;
}

async fn a_token_takes_the_password_and_ends_with_it(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let (mut max, _) = Visitor::member(&stage, "Max").await;
    // Somebody who has found a session makes no token with it, which would outlast it.
    for (body, no) in [
        (json!({"name": "bot"}), (400, "server-bad-json")),
        (
            json!({"name": "bot", "password": "password of Max"}),
            (403, "server-wrong-password"),
        ),
    ] {
        ada.refused(Method::POST, "/api/me/tokens", body, no).await;
    }
    assert_eq!(ada.get("/api/me/tokens").await, json!([]));

    let mut others = max.bot().await;
    let mut bot = ada.bot().await;
    let body = json!({"old": "password of Ada", "new": "password of Ada"});
    ada.put("/api/me/password", body).await;
    assert!(bot.is_stranger().await, "a new password ends tokens");
    let mut bot = ada.bot().await;
    ada.delete("/api/sessions", json!({})).await;
    assert!(
        bot.is_stranger().await,
        "and so does signing out everywhere"
    );
    assert!(!others.is_stranger().await);
}

/// Somebody has said the right password, and while it was looked at the account got another one.
async fn what_an_old_password_made_does_not_come_later(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let store = Store::open(&stage.database).await.unwrap();
    let id = ada.id().await;
    let old = store.password(id).await.unwrap().unwrap();
    let new = json!({"old": "password of Ada", "new": "another password"});
    ada.send(Method::PUT, "/api/me/password", new.to_string())
        .await;
    let token = BotToken {
        id: 1,
        name: "bot".to_owned(),
        created: 0,
        seen: None,
        program: Program::default(),
    };
    let made = store.make_bot_token(&[1; 32], id, &token, &old, 20);
    assert!(!made.await.unwrap());
    let session = NewSession {
        account: id,
        created: store.time().await.unwrap(),
        program: Program::default(),
        host_cookie: false,
        proved: Some(old.clone()),
    };
    assert!(!store.make_session(&[1; 32], &session).await.unwrap());
    assert!(!store.set_recovery(id, &old, "code").await.unwrap());
    assert!(!store.set_password(id, &old, "-", &[1; 32]).await.unwrap());
    let now = store.password(id).await.unwrap().unwrap();
    let made = store.make_bot_token(&[1; 32], id, &token, &now, 20);
    assert!(made.await.unwrap());
    assert_eq!(ada.get("/api/sessions").await.as_array().unwrap().len(), 1);
}

async fn tokens_are_limited(stage: Stage) {
    let mut guest = Visitor::guest(&stage, "Bob").await;
    let body = json!({"name": "bot", "password": "password of Ada"});
    let no = (403, "server-not-for-guests");
    guest
        .refused(Method::POST, "/api/me/tokens", body.clone(), no)
        .await;
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    for name in ["", "\u{0}", &"x".repeat(41), &"x".repeat(1_000_000)] {
        let bad = (400, "server-bad-name");
        let body = json!({"name": name, "password": "password of Ada"});
        ada.refused(Method::POST, "/api/me/tokens", body, bad).await;
    }
    for _ in 0..20 {
        ada.bot().await;
    }
    let full = (409, "server-too-many-tokens");
    ada.refused(Method::POST, "/api/me/tokens", body, full)
        .await;
    let (mut max, _) = Visitor::member(&stage, "Max").await;
    max.bot().await;
}

async fn others_are_muted_and_blocked(stage: Stage) {
    let mut ada = Visitor::guest(&stage, "Ada").await;
    let mut bob = Visitor::guest(&stage, "Bob").await;
    let mut eve = Visitor::guest(&stage, "Eve").await;
    let (adas, bobs, eves) = (ada.id().await, bob.id().await, eve.id().await);
    let shun = |account: i64, how: &str| json!({"account": account, "how": how});
    ada.post("/api/me/shunned", shun(bobs, "mute")).await;
    ada.post("/api/me/shunned", shun(bobs, "block")).await;
    ada.post("/api/me/shunned", shun(eves, "mute")).await;
    let both = json!([
        {"account": bobs, "name": "Bob", "how": "block"},
        {"account": eves, "name": "Eve", "how": "mute"},
    ]);
    assert_eq!(ada.get("/api/me/shunned").await, both);
    // Nobody knows.
    assert_eq!(bob.get("/api/me/shunned").await, json!([]));

    let bad = (400, "server-bad-shunning");
    for body in [shun(adas, "mute"), shun(bobs, "kill"), shun(bobs, "")] {
        ada.refused(Method::POST, "/api/me/shunned", body, bad)
            .await;
    }
    for nobody in [0, -1, i64::MAX] {
        let body = shun(nobody, "mute");
        ada.refused(Method::POST, "/api/me/shunned", body, NOT_FOUND)
            .await;
    }
    let path = format!("/api/me/shunned/{eves}");
    bob.refused(Method::DELETE, &path, Value::Null, NOT_FOUND)
        .await;
    ada.delete(&path, json!({})).await;
    ada.refused(Method::DELETE, &path, Value::Null, NOT_FOUND)
        .await;
    let left = ada.get("/api/me/shunned").await;
    assert_eq!(left.as_array().unwrap().len(), 1);
}
