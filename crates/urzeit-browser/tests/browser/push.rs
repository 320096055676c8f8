//! Push messages: the account asks for them, and the service worker shows them and leads to the table.

use std::time::Instant;

use serde_json::{Value, json};

use crate::{
    harness::{PATIENCE, Page, Stage},
    offline::keep_files,
    replay::post,
};

const SERVICE_WORKER: &str = include_str!("../../../urzeit-web/static/offline.js");

/// A browser's address, as a push service would have given it: here is none.
const SUBSCRIBED: &str = r#"{
    "endpoint": "https://push.example.org/1", "expirationTime": null,
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg"
    }
}"#;

/// The page of an account, in a browser that allows notifications.
async fn account(stage: &Stage) -> Page {
    let page = stage.notified_page().await;
    keep_files(&page).await;
    let account = json!({"name": "Ada", "password": "long enough"});
    post(&page, "/api/register", account).await;
    page.tell(
        "Browser.grantPermissions",
        json!({"permissions": ["notifications"], "origin": stage.server.address()}),
    )
    .await;
    page.go("/account").await;
    page.until_there("#push").await;
    page
}

/// Do push messages come to this browser, as far as the server knows?
async fn is_pushed(page: &Page) -> Value {
    let ask = "const [done] = arguments;
        fetch('/api/me/notices').then((answer) => answer.json()).then((channels) => done(channels.push));";
    page.run_until_done(ask, vec![]).await
}

#[tokio::test]
async fn an_account_asks_for_push_messages_and_ends_them() {
    let stage = Stage::new(1).await;
    let page = account(&stage).await;
    let stand_in = "globalThis.keys = [];
        urzeitPush.begin = async (key) => { keys.push(key); return arguments[0]; };
        urzeitPush.end = async () => {};";
    page.run(stand_in, vec![json!(SUBSCRIBED)]).await;
    let is_settled = "!document.querySelector('#push').disabled";
    page.until("the account's settings", is_settled).await;
    page.click("#push").await;
    page.until("the answer", &format!("keys.length && {is_settled}"))
        .await;
    assert_eq!(is_pushed(&page).await, true);
    let key = page.run("return keys[0].length", vec![]).await;
    // 65 bytes.
    assert_eq!(key, 87);
    page.reload().await;
    page.until(
        "that it is kept",
        "document.querySelector('#push')?.checked",
    )
    .await;
    page.click("#push").await;
    page.until(
        "the end",
        &format!("{is_settled} && !document.querySelector('#push').checked"),
    )
    .await;
    assert_eq!(is_pushed(&page).await, false);
    page.is_well().await;
}

#[tokio::test]
async fn a_push_message_is_shown_with_what_it_says() {
    let stage = Stage::new(1).await;
    let page = account(&stage).await;
    page.tell("ServiceWorker.enable", json!({})).await;
    let message = json!({
        "title": "Genesis", "body": "It is your turn.", "path": "/table/abc", "tag": "abc",
    });
    let look = "const [done] = arguments;
        navigator.serviceWorker.ready
            .then((worker) => worker.getNotifications())
            .then((found) => { globalThis.shown = found; done(found.length); });";
    let begun = Instant::now();
    // The browser drops what comes before it knows the service worker, so it is delivered until it is shown;
    // one tag is one notification.
    while page.run_until_done(look, vec![]).await == 0 {
        assert!(begun.elapsed() < PATIENCE, "no notification is shown");
        // Nobody says which number the service worker has here; where there is none nothing happens.
        for number in 0..20 {
            let push = json!({
                "origin": stage.server.address(), "registrationId": number.to_string(),
                "data": message.to_string(),
            });
            page.tell("ServiceWorker.deliverPushMessage", push).await;
        }
    }
    let shown =
        "const [{ title, body, tag, data }] = shown; return { title, body, tag, path: data };";
    assert_eq!(page.run(shown, vec![]).await, message);
    page.is_well().await;
}

/// Nobody can click on a notification here, so the service worker runs in the page, with windows that only
/// tell what is done to them.
#[tokio::test]
async fn a_click_leads_to_the_table() {
    let stage = Stage::new(1).await;
    let page = stage.notified_page().await;
    page.go("/").await;
    let click = format!(
        "const [open, done] = arguments;
        const FOLDER = '/', FILES = [], heard = {{}}, did = [];
        const addEventListener = (name, hear) => {{ heard[name] = hear; }};
        const window = (url) => ({{ url, focus: async () => did.push(`focus ${{url}}`) }});
        const clients = {{
            matchAll: async () => open.map(window),
            openWindow: async (url) => did.push(`open ${{url}}`),
        }};
        {SERVICE_WORKER}
        heard.notificationclick({{
            notification: {{ data: '/table/abc', close: () => did.push('close') }},
            waitUntil: (promised) => promised.then(() => done(did)),
        }});"
    );
    for (open, did) in [
        (json!([]), "open /table/abc"),
        (json!(["http://x/table/abd"]), "open /table/abc"),
        (
            json!(["http://x/online", "http://x/table/abc?at=3"]),
            "focus http://x/table/abc?at=3",
        ),
    ] {
        let done = page.run_until_done(&click, vec![open]).await;
        assert_eq!(done, json!(["close", did]));
    }
}
