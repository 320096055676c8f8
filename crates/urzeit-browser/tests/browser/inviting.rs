//! Somebody is starred, invited by name into a seat, and plays; a block makes it vanish.

use serde_json::{Value, json};

use crate::{
    arriving::show,
    harness::{Page, Stage},
    replay::post,
};

async fn member(page: &Page, name: &str) -> Value {
    page.go("/").await;
    let account = json!({"name": name, "password": "long enough"});
    let me = post(page, "/api/register", account).await;
    page.go("/online").await;
    page.until_there(".lobby").await;
    me["id"].clone()
}

/// Ada makes a private table and invites Bert to its second seat, by writing the name.
async fn invite(ada: &Page) {
    let link = ada
        .make_table_of(json!({
            "game": "genesis", "players": 2, "seats": ["me", "open"], "begins_when_full": true,
        }))
        .await;
    ada.go(&link).await;
    ada.until_there(".seats .change select").await;
    choose_named(ada).await;
}

/// Chooses that the second seat is for somebody by name.
async fn choose_named(page: &Page) {
    let choose = "const select = document.querySelector('.seats li:nth-child(2) select');
        select.value = 'named';
        select.dispatchEvent(new Event('change', {bubbles: true}));";
    page.run(choose, vec![]).await;
    page.until(
        "that the keyboard is at the name",
        "document.activeElement?.matches('.invite-name input')",
    )
    .await;
}

const SECOND: &str = ".seats li:nth-child(2) .name";

#[tokio::test]
async fn ada_stars_bert_and_invites_him_into_a_seat() {
    let stage = Stage::new(2).await;
    let (ada, bert) = tokio::join!(stage.page(), stage.page());
    member(&ada, "Ada").await;
    let berts = member(&bert, "Bert").await;
    ada.go(&format!("/people/{berts}")).await;
    ada.click(".person .star").await;
    ada.until_there(".person .star[aria-pressed=true]").await;
    show(&ada, "star").await;
    ada.is_fit_to_be_seen("a profile with a star").await;
    ada.speak("en").await;
    ada.go("/online").await;
    ada.until_says(".acquaintances", "Bert").await;
    ada.until_says(".acquaintances", "online").await;
    show(&ada, "people").await;
    ada.is_fit_to_be_seen("people in the lobby").await;
    ada.speak("en").await;

    invite(&ada).await;
    ada.until_says(".picks", "Bert").await;
    show(&ada, "invite").await;
    ada.is_fit_to_be_seen("a name for a seat").await;
    ada.speak("en").await;
    ada.fill(".invite-name input", "bert").await;
    ada.click(".invite-name .primary").await;
    ada.until_says(SECOND, "invited: Bert").await;
    show(&ada, "invited").await;

    // Bert, who is elsewhere, hears of it, declines, and is invited again by a click.
    bert.until_there(".bell button").await;
    bert.click(".bell button").await;
    bert.until_says(".bell-list", "Ada invites you to a game.")
        .await;
    bert.press("Escape").await;
    bert.until_says(".invitations", "Ada invites you to play Genesis")
        .await;
    // It stands there once, and not among his own tables too.
    let table = ada.path().await;
    let table = table.split('?').next().unwrap();
    assert_eq!(bert.count(&format!(".lobby a[href='{table}']")).await, 1);
    show(&bert, "invitations").await;
    bert.is_fit_to_be_seen("an invitation in the lobby").await;
    bert.speak("en").await;
    bert.until_there(".invitations").await;
    bert.click(".invitations button:not(.primary)").await;
    bert.until_gone(".invitations").await;
    ada.until_says(SECOND, "Bert has declined").await;
    ada.click(".bell button").await;
    ada.until_says(".bell-list", "Bert has declined your invitation.")
        .await;
    ada.press("Escape").await;
    choose_named(&ada).await;
    ada.until_says(".picks", "Bert").await;
    ada.click(".picks .pick").await;
    bert.until_there(".invitations .primary").await;
    bert.click(".invitations .primary").await;
    for page in [&ada, &bert] {
        page.until_there(".table.genesis .board").await;
        page.is_well().await;
    }
}

#[tokio::test]
async fn a_block_makes_an_invitation_vanish() {
    let stage = Stage::new(2).await;
    let (ada, bert) = tokio::join!(stage.page(), stage.page());
    let adas = member(&ada, "Ada").await;
    member(&bert, "Bert").await;
    invite(&ada).await;
    ada.fill(".invite-name input", "Bert").await;
    ada.press("Enter").await;
    ada.until_says(SECOND, "invited: Bert").await;
    bert.until_there(".invitations").await;
    let block = json!({"account": adas, "how": "block"});
    let post = "const [body] = arguments;
        fetch('/api/me/shunned', {
            method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'},
        });";
    bert.run(post, vec![block]).await;
    bert.until_gone(".invitations").await;
    bert.until_gone(".bell").await;
    ada.until_says(SECOND, "for anybody with the link").await;
    ada.is_well().await;
    bert.is_well().await;
}

/// A profile says that its owner is blocked, and the block ends there.
#[tokio::test]
async fn a_block_is_seen_and_ended_on_a_profile() {
    const BUTTON: &str = ".relation > button:last-child";
    let stage = Stage::new(2).await;
    let (ada, bert) = tokio::join!(stage.page(), stage.page());
    let adas = member(&ada, "Ada").await;
    member(&bert, "Bert").await;
    bert.go(&format!("/people/{adas}")).await;
    bert.until_says(BUTTON, "Block").await;
    bert.click(BUTTON).await;
    for reloads in [true, false] {
        bert.until_says(".shunned", "Blocked. They can no longer join your tables.")
            .await;
        bert.until_says(BUTTON, "Unblock").await;
        if reloads {
            bert.reload().await;
        }
    }
    bert.is_fit_to_be_seen("a profile of somebody blocked")
        .await;
    bert.speak("en").await;
    bert.until_says(BUTTON, "Unblock").await;
    bert.click(BUTTON).await;
    bert.until(
        "that nothing is blocked",
        "document.querySelector('.shunned').innerText === ''",
    )
    .await;
    assert_eq!(bert.text(BUTTON).await, "Block");
    bert.reload().await;
    bert.until_says(BUTTON, "Block").await;
    assert_eq!(bert.text(".shunned").await, "");
    bert.is_well().await;
}

#[tokio::test]
async fn a_new_table_has_a_seat_for_somebody_by_name() {
    let stage = Stage::new(2).await;
    let (ada, bert) = tokio::join!(stage.page(), stage.page());
    member(&ada, "Ada").await;
    member(&bert, "Bert").await;
    ada.go("/online/new/genesis").await;
    ada.until_there(".seat-for:nth-of-type(2) select").await;
    let choose = "const selects = [...document.querySelectorAll('.seat-for select')];
        const seat = selects.find((one) => one.value === 'open');
        seat.value = 'named';
        seat.dispatchEvent(new Event('change', {bubbles: true}));";
    ada.run(choose, vec![]).await;
    ada.fill(".name-for input", "Bert").await;
    show(&ada, "new-named").await;
    ada.click("form.set-up > button.primary").await;
    ada.until_says(".seats", "invited: Bert").await;
    bert.until_says(".invitations", "Ada invites you").await;
    ada.is_well().await;
}

/// The page of somebody leads to a table for both, one that waits or a new one.
#[tokio::test]
async fn somebody_is_invited_from_their_page() {
    let stage = Stage::new(2).await;
    let (ada, bert) = tokio::join!(stage.page(), stage.page());
    member(&ada, "Ada").await;
    let berts = member(&bert, "Bert & Co").await;
    let profile = format!("/people/{berts}");

    // To a new one.
    ada.go(&profile).await;
    ada.click(".invite-to summary").await;
    assert_eq!(ada.count(".invite-to li").await, 0);
    ada.is_fit_to_be_seen("a profile with an invitation").await;
    ada.speak("en").await;
    ada.click(".invite-to .buttons a").await;
    ada.until(
        "the name",
        "document.querySelector('.name-for input')?.value === 'Bert & Co'",
    )
    .await;
    ada.click("form.set-up > button.primary").await;
    ada.until_says(".seats", "invited: Bert & Co").await;
    bert.until_says(".invitations", "Ada invites you").await;

    // To one that waits.
    let link = ada
        .make_table_of(json!({
            "game": "lords", "players": 3, "seats": ["me", {"named": "Bert & Co"}, "open"],
        }))
        .await;
    let cleo = bert;
    cleo.go("/account").await;
    let cleos = member_again(&cleo, "Cleo").await;
    ada.go(&format!("/people/{cleos}")).await;
    ada.click(".invite-to summary").await;
    ada.click(".invite-to li button").await;
    ada.until_says(".seats li:nth-child(3)", "invited: Cleo")
        .await;
    assert!(link.starts_with(&ada.path().await));
    cleo.go("/online").await;
    cleo.until_says(".invitations", "Ada invites you").await;

    // Nobody invites themselves, nor somebody they have blocked.
    cleo.go(&format!("/people/{cleos}")).await;
    cleo.until_there(".person h1").await;
    assert_eq!(cleo.count(".invite-to").await, 0);
    ada.go(&profile).await;
    ada.until_there(".invite-to").await;
    ada.click(".relation button:last-of-type").await;
    ada.until_gone(".invite-to").await;
    ada.is_well().await;
}

/// Somebody else uses this browser.
async fn member_again(page: &Page, name: &str) -> Value {
    let leave = "const done = arguments[0]; fetch('/api/session', {method: 'DELETE'}).then(() => done(true));";
    page.run_until_done(leave, vec![]).await;
    member(page, name).await
}
