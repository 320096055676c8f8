//! From a link in a chat to a seat: what people see before they have given a name.

use std::{env, fs};

use serde_json::{Value, json};

use crate::harness::{LARGE, Page, SMALL, Stage};

/// Where `URZEIT_SHOW` names a folder, pictures are put there to be looked at.
pub(crate) async fn show(page: &Page, name: &str) {
    let Ok(folder) = env::var("URZEIT_SHOW") else {
        return;
    };
    for (size, suffix) in [(SMALL, "phone"), (LARGE, "screen")] {
        page.resize(size).await;
        page.settle().await;
        let picture = page.screenshot().await;
        fs::write(format!("{folder}/{name}-{suffix}.png"), picture).unwrap();
    }
}

async fn post(page: &Page, path: &str, body: Value) -> Value {
    let post = "const [path, body, done] = arguments;
        fetch(path, {
            method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'},
        }).then((answer) => answer.json()).then(done);";
    page.run_until_done(post, vec![json!(path), body]).await
}

#[tokio::test]
async fn an_invitation_is_read_before_a_name_is_given() {
    let stage = Stage::new(2).await;
    let (ada, bert) = tokio::join!(stage.page(), stage.page());
    ada.go("/online").await;
    ada.come_in("Ada").await;
    let link = ada
        .make_table_of(json!({
            "game": "genesis", "players": 2, "seats": ["me", "invited"], "begins_when_full": true,
            "pace": {"live": {"minutes": 20, "seconds": 30}},
        }))
        .await;
    ada.go(&link).await;
    ada.until_there(".room").await;
    bert.go(&link).await;
    bert.until_says("h1", "Ada invites you to play Genesis")
        .await;
    bert.until_says(".summary", "for 2 players").await;
    bert.until_says(".summary", "one seat is taken").await;
    bert.until_says(".summary", "20 min per player").await;
    bert.until_there(".room svg").await;
    assert_eq!(
        bert.count(".arrival, .chat").await,
        0,
        "no name is asked for"
    );
    show(&bert, "invitation").await;
    bert.is_fit_to_be_seen("an invitation").await;
    bert.speak("en").await;
    bert.click(".sit-down").await;
    bert.until_there(".arrival > form input").await;
    bert.until(
        "the keyboard in the field",
        "document.activeElement.matches('.arrival > form input')",
    )
    .await;
    show(&bert, "invitation-name").await;
    bert.fill(".arrival > form input", "Bert").await;
    bert.click(".arrival > form button.primary").await;
    for page in [&ada, &bert] {
        page.until_there(".table.genesis .board").await;
        // It is an invitation no longer.
        page.until("the title", "document.title.endsWith('Genesis · Urzeit')")
            .await;
        page.until("no invitation", "!document.title.includes('invites')")
            .await;
    }
    bert.is_well().await;
}

/// What happens at the table takes nothing from somebody who is writing their name.
#[tokio::test]
async fn a_name_that_is_being_written_stays() {
    let stage = Stage::new(2).await;
    let (ada, bert) = tokio::join!(stage.page(), stage.page());
    ada.go("/online").await;
    ada.come_in("Ada").await;
    let link = ada
        .make_table_of(json!({
            "game": "genesis", "players": 3, "seats": ["me", "open", "open"], "begins_when_full": true,
        }))
        .await;
    ada.go(&link).await;
    ada.until_there(".seats .change select").await;
    bert.go(&link).await;
    bert.until_says(".seats li:nth-child(3)", "free").await;
    bert.click(".sit-down").await;
    bert.fill(".arrival > form input", "Be").await;
    let choose = "const select = document.querySelector('.seats li:nth-child(3) select');
        select.value = 'beginner';
        select.dispatchEvent(new Event('change', {bubbles: true}));
        return select.value;";
    assert_eq!(ada.run(choose, vec![]).await, "beginner");
    bert.until_says(".seats li:nth-child(3)", "Computer").await;
    bert.tell("Input.insertText", json!({"text": "rt"})).await;
    let written = "document.querySelector('.arrival > form input').value";
    assert_eq!(bert.ask(written).await, "Bert");
    bert.click(".arrival > form button.primary").await;
    bert.until_says(".seats li:nth-child(2), .table .players", "Bert")
        .await;
    for page in [&ada, &bert] {
        page.is_well().await;
    }
}

#[tokio::test]
async fn anybody_watches_and_replays() {
    let stage = Stage::new(2).await;
    let (ada, anybody) = tokio::join!(stage.page(), stage.page());
    ada.go("/online").await;
    ada.come_in("Ada").await;
    let link = ada
        .make_table_of(json!({
            "game": "genesis", "players": 2, "seats": ["me", {"computer": "beginner"}],
            "visibility": "open", "spectators": true, "begins_when_full": true,
        }))
        .await;
    let path = link.split('?').next().unwrap();
    anybody.go("/online").await;
    anybody
        .until_there(&format!(".listed a[href='{path}']"))
        .await;
    anybody.until_there(".people-online").await;
    assert_eq!(anybody.count(".quick a.button").await, 3);
    show(&anybody, "lobby-anybody").await;
    anybody.is_fit_to_be_seen("the lobby before a name").await;
    anybody.speak("en").await;
    anybody.click(&format!(".listed a[href='{path}']")).await;
    anybody.until_there(".table.genesis .board").await;
    anybody.until_says(".top", "You are watching.").await;
    assert_eq!(anybody.count(".arrival, .chat, .to-chat").await, 0);
    show(&anybody, "watching-anybody").await;
    anybody.go(&format!("/replay{path}")).await;
    anybody.until_there(".replay .slider").await;
    // A profile is for everybody if its owner allows it.
    let me = "const done = arguments[0]; fetch('/api/me').then((me) => me.json()).then(done);";
    let me = ada.run_until_done(me, vec![]).await;
    let profile = format!("/people/{}", me["id"]);
    anybody.may_lose();
    anybody.go(&profile).await;
    anybody
        .until_says("h1", "This is not open to everybody")
        .await;
    show(&anybody, "hidden").await;
    ada.go("/account").await;
    ada.click(".profile-sight input").await;
    ada.until(
        "the answer",
        "document.querySelector('.profile-sight input').checked",
    )
    .await;
    let allowed = "const [path, done] = arguments;
        fetch('/api/me').then((me) => me.json()).then((me) => done(me.public_profile));";
    while ada.run_until_done(allowed, vec![json!("")]).await != true {}
    anybody.reload().await;
    anybody.until_says("h1", "Ada").await;
    anybody.is_well().await;
}

#[tokio::test]
async fn quick_play_brings_two_together_or_computers() {
    let stage = Stage::new(2).await;
    let (ada, bert) = tokio::join!(stage.page(), stage.page());
    ada.go("/").await;
    ada.until_there(".card.ursuppe").await;
    show(&ada, "home").await;
    ada.click(".card.ursuppe a[href='/online/quick/ursuppe']")
        .await;
    ada.come_in("Ada").await;
    ada.until_there(".room").await;
    assert_eq!(
        ada.count(".filling").await,
        0,
        "others have a minute to come"
    );
    bert.go("/online/quick/ursuppe").await;
    bert.come_in("Bert").await;
    bert.until_there(".room").await;
    assert_eq!(ada.path().await, bert.path().await);
    for page in [&ada, &bert] {
        page.until_says(".seats", "Ada").await;
        page.until_says(".seats", "Bert").await;
    }
    // Others may follow: it takes a minute from when somebody has come or gone.
    bert.click(".room > .buttons > button").await;
    ada.until(
        "a free seat",
        "!document.querySelector('.seats').innerText.includes('Bert')",
    )
    .await;
    assert_eq!(ada.count(".filling").await, 0);
    ada.run(
        "const now = Date.now; Date.now = () => now() + 61000;",
        vec![],
    )
    .await;
    ada.until_there(".filling button").await;
    show(&ada, "filling").await;
    ada.click(".filling button").await;
    ada.until_there(".table.ursuppe").await;
    ada.until_says("#main", "Computer (easy)").await;
    // Asked again, there is another table.
    let next = post(&bert, "/api/quick", json!({"game": "ursuppe"})).await;
    assert_eq!(next["state"], "waiting");
    ada.is_well().await;
}
