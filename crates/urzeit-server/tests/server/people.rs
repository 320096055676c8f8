//! Guests, accounts, sessions, passwords, recovery.

use reqwest::Method;
use serde_json::{Value, json};
use urzeit_server::{Store, clock::Clock, people::Token, store::NewSession};
use urzeit_table::messages::Program;

use crate::{
    sessions::with_https,
    stage::Stage,
    visitor::{Visitor, number, running, sql},
};

crate::on_both_stores!(
    a_guest_becomes_an_account_and_keeps_games,
    somebody_new_gets_an_account_at_once,
    names_of_accounts_are_unique,
    names_that_look_alike_are_refused,
    accounts_from_before_get_their_looks,
    one_of_two_gets_a_name,
    bad_names_and_passwords_are_refused,
    what_is_no_request_is_refused,
    only_the_right_password_signs_in,
    who_is_banned_is_told_so,
    signing_out_ends_a_session,
    signing_out_everywhere_ends_all,
    who_follows_a_table_is_let_go,
    a_new_password_ends_other_sessions,
    a_recovery_code_is_used_once,
    another_recovery_code_needs_the_password,
    sessions_end_unused,
    sessions_are_limited,
    only_hashes_are_stored,
    settings_are_kept,
    cookies_are_strict,
);

const STRANGER: (u16, &str) = (401, "server-no-session");

async fn a_guest_becomes_an_account_and_keeps_games(stage: Stage) {
    let mut people = [
        Visitor::guest(&stage, "Ada").await,
        Visitor::guest(&stage, "Bob").await,
    ];
    let table = running(&mut people, "genesis", json!({})).await;
    let ada = &mut people[0];
    let before = ada.get("/api/me").await;
    assert_eq!(before["guest"], true);
    let mut with_old_session = ada.clone();

    let body = json!({"name": "Ada Lovelace", "password": "difference engine"});
    let registered = ada.post("/api/register", body.clone()).await;
    assert_eq!(registered["id"], before["id"]);
    assert_eq!(registered["created"], before["created"]);
    assert_eq!(registered["guest"], false);
    assert_eq!(registered["name"], "Ada Lovelace");
    assert!(with_old_session.is_stranger().await);
    let again = (409, "server-account-already");
    ada.refused(Method::POST, "/api/register", body, again)
        .await;

    let mut elsewhere = Visitor::new(stage.address);
    let body = json!({"name": " ADA  lovelace ", "password": "difference engine"});
    elsewhere.post("/api/session", body).await;
    for ada in [ada, &mut elsewhere] {
        let seen = ada.get(&format!("/api/tables/{table}")).await;
        assert_eq!(seen["table"]["you"], 1);
        assert_eq!(seen["table"]["yours"], true);
    }
}

async fn somebody_new_gets_an_account_at_once(stage: Stage) {
    let (mut ada, code) = Visitor::member(&stage, "Ada").await;
    let me = ada.get("/api/me").await;
    assert_eq!((&me["name"], &me["guest"]), (&json!("Ada"), &json!(false)));
    assert_eq!(code.len(), 29);
}

async fn names_of_accounts_are_unique(stage: Stage) {
    let (mut zoe, _) = Visitor::member(&stage, "Zoë").await;
    let (mut max, _) = Visitor::member(&stage, "Max").await;
    let mut guest = Visitor::guest(&stage, "Ada").await;
    // Guests share names among themselves,
    Visitor::guest(&stage, "Ada").await;
    // but not with accounts.
    let taken = (409, "server-name-taken");
    for name in ["Zoë", "zoë", "ZOE\u{308}", " Zo\u{200b}ë "] {
        let with_password = json!({"name": name, "password": "long enough"});
        let only = json!({"name": name});
        let mut new = Visitor::new(stage.address);
        new.refused(Method::POST, "/api/guest", only.clone(), taken)
            .await;
        new.refused(Method::POST, "/api/register", with_password.clone(), taken)
            .await;
        guest
            .refused(Method::POST, "/api/register", with_password, taken)
            .await;
        guest
            .refused(Method::PUT, "/api/me/name", only.clone(), taken)
            .await;
        max.refused(Method::PUT, "/api/me/name", only, taken).await;
    }
    assert_eq!(guest.get("/api/me").await["name"], "Ada");
    assert_eq!(max.get("/api/me").await["name"], "Max");

    // One's own name is free to be written another way; the old name is free for others.
    zoe.put("/api/me/name", json!({"name": "ZOË"})).await;
    zoe.put("/api/me/name", json!({"name": "Chloë"})).await;
    let renamed = max.put("/api/me/name", json!({"name": "zoë"})).await;
    assert_eq!(renamed["name"], "zoë");
    let mut elsewhere = Visitor::new(stage.address);
    let body = json!({"name": "CHLOË", "password": "password of Zoë"});
    elsewhere.post("/api/session", body).await;
    assert_eq!(elsewhere.get("/api/me").await["name"], "Chloë");
    let renamed = guest.put("/api/me/name", json!({"name": "Max"})).await;
    assert_eq!(renamed["name"], "Max");
}

async fn names_that_look_alike_are_refused(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let (mut max, _) = Visitor::member(&stage, "Max").await;
    let mut guest = Visitor::guest(&stage, "Gus").await;
    let taken = (409, "server-name-taken");
    // In Cyrillic, in part or but for one letter.
    for name in ["\u{410}da", "\u{430}DA", "\u{410}\u{501}\u{430}"] {
        let both = json!({"name": name, "password": "long enough"});
        let only = json!({"name": name});
        let mut new = Visitor::new(stage.address);
        new.refused(Method::POST, "/api/guest", only.clone(), taken)
            .await;
        guest
            .refused(Method::POST, "/api/register", both, taken)
            .await;
        max.refused(Method::PUT, "/api/me/name", only, taken).await;
    }
    // Its owner may look as they like; then the old look is free.
    ada.put("/api/me/name", json!({"name": "\u{410}da"})).await;
    ada.put("/api/me/name", json!({"name": "Grace"})).await;
    max.put("/api/me/name", json!({"name": "\u{410}DA"})).await;
    // A deleted account looks like nobody.
    let farewell = json!({"password": "password of Max"});
    max.delete("/api/me", farewell).await;
    let body = json!({"name": "Ada", "password": "long enough"});
    guest.post("/api/register", body).await;
}

async fn accounts_from_before_get_their_looks(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let (mut max, _) = Visitor::member(&stage, "Max").await;
    let id = max.id().await;
    // As a server without looks has left them: two that look alike.
    let before =
        format!("UPDATE accounts SET name = '\u{410}da', unique_name = 'x' WHERE id = {id}");
    sql(&stage, "DELETE FROM looks").await;
    sql(&stage, &before).await;
    let address = stage.second_server().await;
    let mut new = Visitor::new(address);
    let taken = (409, "server-name-taken");
    let body = json!({"name": "\u{410}DA"});
    new.refused(Method::POST, "/api/guest", body, taken).await;
    // The older one has the look, and both keep their names.
    let id = ada.id().await;
    let looks = format!("SELECT COUNT(*) FROM looks WHERE look = 'Ada' AND account = {id}");
    assert_eq!(number(&stage, &looks).await, 1);
    assert_eq!(ada.get("/api/me").await["name"], "Ada");
    assert_eq!(max.get("/api/me").await["name"], "\u{410}da");
}

async fn one_of_two_gets_a_name(stage: Stage) {
    let register = async |name: &str| {
        let mut new = Visitor::guest(&stage, "somebody").await;
        let body = json!({"name": name, "password": "long enough"}).to_string();
        let (status, _) = new.send(Method::POST, "/api/register", body).await;
        status.as_u16()
    };
    let (one, other) = tokio::join!(register("Ada"), register("ADA"));
    assert_eq!([one.min(other), one.max(other)], [200, 409]);
}

async fn bad_names_and_passwords_are_refused(stage: Stage) {
    let (mut max, _) = Visitor::member(&stage, "Max").await;
    let mut guest = Visitor::guest(&stage, "Gus").await;
    let mut new = Visitor::new(stage.address);
    let bad = (400, "server-bad-name");
    for name in [
        "",
        "  ",
        "a\u{0}",
        "a\nb\u{7}",
        "\u{202e}evil",
        "\u{200b}",
        "—",
        "Computer strong",
        &"x".repeat(41),
        &"x".repeat(100_000),
    ] {
        let both = json!({"name": name, "password": "long enough"});
        let only = json!({"name": name});
        new.refused(Method::POST, "/api/guest", only.clone(), bad)
            .await;
        new.refused(Method::POST, "/api/register", both, bad).await;
        guest
            .refused(Method::PUT, "/api/me/name", only.clone(), bad)
            .await;
        max.refused(Method::PUT, "/api/me/name", only, bad).await;
    }
    let bad = (400, "server-bad-password");
    for password in ["", "seven77", &"x".repeat(513), &"x".repeat(1_000_000)] {
        let both = json!({"name": "Ada", "password": password});
        guest
            .refused(Method::POST, "/api/register", both, bad)
            .await;
        let both = json!({"old": "password of Max", "new": password});
        max.refused(Method::PUT, "/api/me/password", both, bad)
            .await;
    }
    assert_eq!(guest.get("/api/me").await["guest"], true);
    max.elsewhere("Max").await;
}

async fn what_is_no_request_is_refused(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let huge = format!("{{\"name\": \"{}\"}}", "x".repeat(3_000_000));
    let deep = "[".repeat(100_000);
    for (method, path) in [
        (Method::POST, "/api/guest"),
        (Method::POST, "/api/register"),
        (Method::POST, "/api/session"),
        (Method::POST, "/api/recover"),
        (Method::PUT, "/api/me/name"),
        (Method::PUT, "/api/me/password"),
        (Method::POST, "/api/me/recovery"),
        (Method::PUT, "/api/me/language"),
        (Method::PUT, "/api/me/holiday"),
        (Method::DELETE, "/api/me"),
        (Method::POST, "/api/me/tokens"),
        (Method::POST, "/api/me/shunned"),
    ] {
        for body in ["", "{", "[]", "7", "{\"name\": 7}", "\u{0}", &deep, &huge] {
            if (path, body) == ("/api/me", "{\"name\": 7}") {
                continue;
            }
            let (status, answer) = ada.send(method.clone(), path, body.to_owned()).await;
            let (expected, key) = if body == huge {
                (413, "server-too-large")
            } else {
                (400, "server-bad-json")
            };
            assert_eq!(status.as_u16(), expected, "{path} {answer}");
            assert_eq!(answer["error"], key, "{path}");
        }
    }
    assert_eq!(ada.get("/api/me").await["name"], "Ada");
    // Without a session nothing of one's own is there.
    let mut stranger = Visitor::new(stage.address);
    for cookie in [
        None,
        Some("urzeit="),
        Some("urzeit=00ff"),
        Some("x; =;;urzeit"),
    ] {
        stranger.cookie = cookie.map(str::to_owned);
        for (method, path, body) in own() {
            stranger.refused(method, path, body, STRANGER).await;
        }
    }
}

/// What only somebody with a session can ask.
fn own() -> Vec<(Method, &'static str, Value)> {
    vec![
        (Method::GET, "/api/me", json!({})),
        (Method::GET, "/api/sessions", json!({})),
        (Method::DELETE, "/api/sessions", json!({})),
        (Method::PUT, "/api/me/name", json!({"name": "Eve"})),
        (
            Method::PUT,
            "/api/me/password",
            json!({"old": "password of Ada", "new": "password of Eve"}),
        ),
        (
            Method::POST,
            "/api/me/recovery",
            json!({"password": "password of Ada"}),
        ),
        (Method::PUT, "/api/me/language", json!({"language": "de"})),
        (Method::PUT, "/api/me/holiday", json!({"days": 1})),
        (Method::DELETE, "/api/me/holiday", json!({})),
        (Method::GET, "/api/me/export", json!({})),
        (Method::DELETE, "/api/me", json!({})),
        (Method::GET, "/api/me/tokens", json!({})),
        (
            Method::POST,
            "/api/me/tokens",
            json!({"name": "bot", "password": "password of Ada"}),
        ),
        (Method::DELETE, "/api/me/tokens/1", json!({})),
        (Method::GET, "/api/me/shunned", json!({})),
        (
            Method::POST,
            "/api/me/shunned",
            json!({"account": 1, "how": "mute"}),
        ),
        (Method::DELETE, "/api/me/shunned/1", json!({})),
    ]
}

async fn only_the_right_password_signs_in(stage: Stage) {
    Visitor::member(&stage, "Ada").await;
    Visitor::guest(&stage, "Bob").await;
    let mut new = Visitor::new(stage.address);
    let wrong = (403, "server-wrong-sign-in");
    for (name, password) in [
        ("Ada", "password of ada"),
        ("Ada", ""),
        ("Ada", "password of Ada\u{0}"),
        ("Ada", &*"x".repeat(1_000_000)),
        ("Bob", ""),
        ("Nobody", "password of Ada"),
        ("", "password of Ada"),
        ("'; DROP TABLE accounts; --", "password of Ada"),
        ("\u{0}", "password of Ada"),
        (&*"x".repeat(1_000_000), "password of Ada"),
    ] {
        let body = json!({"name": name, "password": password});
        new.refused(Method::POST, "/api/session", body, wrong).await;
    }
    assert!(new.is_stranger().await);
    let body = json!({"name": "Ada", "password": "password of Ada"});
    new.post("/api/session", body).await;
    assert_eq!(new.get("/api/me").await["name"], "Ada");
}

async fn who_is_banned_is_told_so(stage: Stage) {
    let (mut ada, code) = Visitor::member(&stage, "Ada").await;
    let mut bot = ada.bot().await;
    let id = ada.id().await;
    sql(
        &stage,
        &format!("UPDATE accounts SET banned = 1 WHERE id = {id}"),
    )
    .await;
    let (right, wrong) = ("password of Ada", "password of Eve");
    let (banned, unknown) = ((403, "server-banned"), (403, "server-wrong-sign-in"));
    for visitor in [&mut ada, &mut bot] {
        visitor
            .refused(Method::GET, "/api/me", json!({}), banned)
            .await;
    }
    let mut ada = Visitor::new(stage.address);
    for (password, answer) in [(right, banned), (wrong, unknown)] {
        let body = json!({"name": "Ada", "password": password});
        ada.refused(Method::POST, "/api/session", body, answer)
            .await;
    }
    let body = json!({"name": "Ada", "code": code, "password": "another one"});
    ada.refused(Method::POST, "/api/recover", body, banned)
        .await;
}

async fn signing_out_ends_a_session(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let mut elsewhere = ada.elsewhere("Ada").await;
    let mut with_old_session = ada.clone();
    ada.delete("/api/session", json!({})).await;
    assert_eq!(ada.cookie, None, "the browser is told to forget it");
    assert!(with_old_session.is_stranger().await);
    assert!(!elsewhere.is_stranger().await);
    // A caller without a session has none afterwards either.
    ada.delete("/api/session", json!({})).await;
    with_old_session.delete("/api/session", json!({})).await;

    // Signing in ends the session that there was.
    let mut guest = Visitor::guest(&stage, "Bob").await;
    let mut as_guest = guest.clone();
    let body = json!({"name": "Ada", "password": "password of Ada"});
    guest.post("/api/session", body).await;
    assert!(as_guest.is_stranger().await);
}

async fn signing_out_everywhere_ends_all(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let mut elsewhere = ada.elsewhere("Ada").await;
    let (mut max, _) = Visitor::member(&stage, "Max").await;
    let sessions = ada.get("/api/sessions").await;
    let sessions = sessions.as_array().unwrap();
    assert_eq!(sessions.len(), 2);
    let this = sessions.iter().filter(|session| session["this"] == true);
    assert_eq!(this.count(), 1);
    elsewhere.delete("/api/sessions", json!({})).await;
    assert!(ada.is_stranger().await);
    assert!(elsewhere.is_stranger().await);
    assert_eq!(max.get("/api/sessions").await.as_array().unwrap().len(), 1);
}

async fn who_follows_a_table_is_let_go(stage: Stage) {
    let ada = stage.guest("Ada").await;
    let bob = stage.guest("Bob").await;
    let new = json!({"game": "genesis", "visibility": "open"});
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap();
    let (mut adas, _) = ada.follow(id, 0).await;
    let (mut bobs, _) = bob.follow(id, 0).await;
    let (status, _) = ada.ask(Method::DELETE, "/api/sessions", Value::Null).await;
    assert_eq!(status.as_u16(), 204);
    assert!(adas.is_closed().await);
    // Bob goes on.
    let sit = json!({"seat": 1});
    bob.post(&format!("/api/tables/{id}/sit"), sit).await;
    bobs.hear().await;
}

async fn a_new_password_ends_other_sessions(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let mut elsewhere = ada.elsewhere("Ada").await;
    let mut bot = ada.bot().await;
    let wrong = json!({"old": "password of Eve", "new": "analytical engine"});
    ada.refused(
        Method::PUT,
        "/api/me/password",
        wrong,
        (403, "server-wrong-password"),
    )
    .await;
    assert!(!elsewhere.is_stranger().await);
    let body = json!({"old": "password of Ada", "new": "analytical engine"});
    ada.put("/api/me/password", body).await;
    assert!(!ada.is_stranger().await);
    assert!(elsewhere.is_stranger().await);
    assert!(bot.is_stranger().await);
    let old = json!({"name": "Ada", "password": "password of Ada"});
    let wrong = (403, "server-wrong-sign-in");
    elsewhere
        .refused(Method::POST, "/api/session", old, wrong)
        .await;
    let new = json!({"name": "Ada", "password": "analytical engine"});
    elsewhere.post("/api/session", new).await;

    let mut guest = Visitor::guest(&stage, "Bob").await;
    let body = json!({"old": "", "new": "analytical engine"});
    let no = (403, "server-not-for-guests");
    guest
        .refused(Method::PUT, "/api/me/password", body, no)
        .await;
}

async fn a_recovery_code_is_used_once(stage: Stage) {
    let (mut ada, code) = Visitor::member(&stage, "Ada").await;
    let (_, others) = Visitor::member(&stage, "Max").await;
    let mut bot = ada.bot().await;
    let mut new = Visitor::new(stage.address);
    let wrong = (403, "server-wrong-code");
    for (name, code) in [
        ("Ada", ""),
        ("Ada", &*others),
        ("Ada", "\u{0}"),
        ("Nobody", &code),
        ("Ada", &"a".repeat(1_000_000)),
    ] {
        let body = json!({"name": name, "code": code, "password": "a new one"});
        new.refused(Method::POST, "/api/recover", body, wrong).await;
    }
    // A bad password does not use it up.
    let body = json!({"name": "Ada", "code": code, "password": "short"});
    let bad = (400, "server-bad-password");
    new.refused(Method::POST, "/api/recover", body, bad).await;
    assert!(!ada.is_stranger().await);

    let body = json!({"name": "ada", "code": code.to_uppercase(), "password": "a new one"});
    let recovered = new.post("/api/recover", body.clone()).await;
    assert_eq!(new.get("/api/me").await["name"], "Ada");
    assert!(ada.is_stranger().await);
    assert!(bot.is_stranger().await);
    ada.refused(Method::POST, "/api/recover", body, wrong).await;
    let body = json!({"name": "Ada", "password": "a new one"});
    ada.post("/api/session", body).await;
    let body = json!({"name": "Ada", "code": recovered["recovery"], "password": "another one"});
    new.post("/api/recover", body).await;
    assert!(ada.is_stranger().await);
}

async fn another_recovery_code_needs_the_password(stage: Stage) {
    let (mut ada, old) = Visitor::member(&stage, "Ada").await;
    let body = json!({"password": "password of Eve"});
    let wrong = (403, "server-wrong-password");
    ada.refused(Method::POST, "/api/me/recovery", body, wrong)
        .await;
    let body = json!({"password": "password of Ada"});
    let renewed = ada.post("/api/me/recovery", body.clone()).await;
    let recover = |code: &Value| json!({"name": "Ada", "code": code, "password": "a new one"});
    let wrong = (403, "server-wrong-code");
    ada.refused(Method::POST, "/api/recover", recover(&json!(old)), wrong)
        .await;
    ada.post("/api/recover", recover(&renewed["recovery"]))
        .await;

    let mut guest = Visitor::guest(&stage, "Bob").await;
    let no = (403, "server-not-for-guests");
    guest
        .refused(Method::POST, "/api/me/recovery", body, no)
        .await;
}

async fn sessions_end_unused(stage: Stage) {
    const HOUR: i64 = 60 * 60 * 1000;
    const DAY: i64 = 24 * HOUR;
    let mut ada = Visitor::guest(&stage, "Ada").await;
    let seen = "SELECT seen FROM sessions";
    let now = number(&stage, seen).await;
    // Not written again within an hour,
    for (ago, refreshed) in [(HOUR / 2, false), (2 * HOUR, true), (364 * DAY, true)] {
        let past = now - ago;
        sql(&stage, &format!("UPDATE sessions SET seen = {past}")).await;
        assert!(!ada.is_stranger().await);
        assert_eq!(number(&stage, seen).await > past, refreshed, "{ago}");
    }
    assert!(number(&stage, "SELECT seen FROM accounts").await >= now);
    // and gone after a year.
    let past = now - 366 * DAY;
    sql(&stage, &format!("UPDATE sessions SET seen = {past}")).await;
    assert!(ada.is_stranger().await);
}

async fn sessions_are_limited(stage: Stage) {
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    let (mut max, _) = Visitor::member(&stage, "Max").await;
    let id = ada.id().await;
    let store = Store::open(&stage.database).await.unwrap();
    let now = Clock::default().now();
    for number in 0..60 {
        let token = Token::hash(&number.to_string());
        let session = NewSession {
            account: id,
            created: now + number,
            program: Program::default(),
            host_cookie: false,
            proved: None,
        };
        store.make_session(&token, &session).await.unwrap();
    }
    let sessions = store.sessions(id, now).await.unwrap();
    assert_eq!(sessions.len(), 50);
    assert!(ada.is_stranger().await, "the oldest went first");
    assert!(!max.is_stranger().await);
}

async fn only_hashes_are_stored(stage: Stage) {
    let (mut ada, code) = Visitor::member(&stage, "Ada").await;
    let bot = ada.bot().await;
    let hashed = "SELECT COUNT(*) FROM accounts WHERE password LIKE '$argon2id$%'";
    assert_eq!(number(&stage, hashed).await, 1);
    let code = code.replace('-', "");
    let plain = format!("SELECT COUNT(*) FROM accounts WHERE recovery LIKE '%{code}%'");
    assert_eq!(number(&stage, &plain).await, 0);
    let session = ada.cookie.as_ref().unwrap().strip_prefix("urzeit=");
    for (table, token) in [
        ("sessions", session.unwrap()),
        ("bot_tokens", bot.token.as_ref().unwrap()),
    ] {
        let query = format!("SELECT COUNT(*) FROM {table} WHERE LENGTH(token) = 32");
        assert_eq!(number(&stage, &query).await, 1, "{table}");
        assert_eq!(token.len(), 64);
    }
}

async fn settings_are_kept(stage: Stage) {
    let mut ada = Visitor::guest(&stage, "Ada").await;
    let me = ada.get("/api/me").await;
    assert_eq!(
        (&me["language"], &me["holiday"]),
        (&json!("en"), &Value::Null)
    );
    ada.put("/api/me/language", json!({"language": "de"})).await;
    let bad = (400, "server-bad-language");
    for language in ["", "DE", "xx", "'", &"x".repeat(100_000)] {
        let body = json!({"language": language});
        ada.refused(Method::PUT, "/api/me/language", body, bad)
            .await;
    }
    let me = ada.get("/api/me").await;
    assert_eq!(
        (&me["language"], &me["holiday"]),
        (&json!("de"), &Value::Null)
    );
}

async fn cookies_are_strict(stage: Stage) {
    let ada = Visitor::guest(&stage, "Ada").await;
    let cookie = ada.set_cookie.unwrap();
    let (_, attributes) = cookie.split_once(';').unwrap();
    assert_eq!(
        attributes,
        " Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000"
    );

    // Where the server is reached by https.
    let mut bob = Visitor::new(with_https(&stage).await);
    bob.post("/api/guest", json!({"name": "Bob"})).await;
    let set = bob.set_cookie.take().unwrap();
    assert!(set.starts_with("__Host-urzeit="), "{set}");
    assert!(set.ends_with("; Max-Age=31536000; Secure"), "{set}");
    // A browser that asks gets it again, so that it does not end while it is used.
    bob.get("/api/me").await;
    assert_eq!(bob.set_cookie.take().unwrap(), set);
    bob.delete("/api/session", json!({})).await;
    let gone = bob.set_cookie.unwrap();
    assert!(gone.starts_with("__Host-urzeit=;") && gone.contains("Max-Age=0"));
}
