//! Games that this browser keeps: all that happens to them is said.

use std::{fs, path::Path};

use serde_json::{Value, json};

use crate::harness::{Dice, NewGame, Page, Stage};

/// Where the browser keeps the game that is shown.
const PLACE: &str = "'urzeit.game.' + location.pathname.split('/').pop()";

/// The game that is shown, as text.
async fn text(page: &Page) -> Value {
    page.ask(&format!("localStorage.getItem({PLACE})")).await
}

async fn keep(page: &Page, text: Value) {
    let keep = format!("localStorage.setItem({PLACE}, arguments[0])");
    page.run(&keep, vec![text]).await;
}

#[tokio::test]
async fn what_if_in_a_record_without_names() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/genesis");
    let record = fs::read_to_string(folder.join("001-p2-uniform-default.urz")).unwrap();
    page.go("/replay/open").await;
    page.fill("#record", &record).await;
    page.click(".open-record button.primary").await;
    page.until_there(".replay .slider").await;
    // Nobody goes on from the end.
    page.until_there(".slider .branch-off:disabled").await;
    page.press("Home").await;
    for _ in 0..5 {
        page.press("ArrowRight").await;
    }
    page.click(".slider .branch-off").await;
    page.until("a new game", "location.pathname.startsWith('/play/')")
        .await;
    page.until_there(".space.may").await;
    page.play("genesis", &mut Dice::new(7), 2).await;
    let log = page.log().await;
    page.reload().await;
    page.until_there(".table").await;
    assert!(page.log().await.ends_with(&log), "{log}");
    page.go("/").await;
    page.until_says(".kept li", "Player 1, Computer (medium)")
        .await;
    // The next choice is that of the player who wants to choose otherwise.
    page.go("/replay/open?entry=2").await;
    page.until_says(".slider output", "2 of").await;
    page.click(".slider .branch-off").await;
    page.until("a new game", "location.pathname.startsWith('/play/')")
        .await;
    page.until_there(".space.may").await;
    page.go("/").await;
    page.until_says(".kept li", "Computer (medium), Player 2")
        .await;
    page.is_well().await;
}

#[tokio::test]
async fn a_game_is_removed_when_that_is_meant() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/new/genesis").await;
    // A name survives a computer player who sits there for a while.
    let sit = "const seat = document.querySelector('.set-up .seat select');
        seat.value = arguments[0];
        seat.dispatchEvent(new Event('change', {bubbles: true}));";
    let rename = "const field = document.querySelector('.set-up .seat input');
        field.value = arguments[0];
        field.dispatchEvent(new Event('change', {bubbles: true}));";
    page.until_there(".set-up .seat input").await;
    page.run(rename, vec![json!("Ada")]).await;
    page.run(sit, vec![json!("easy")]).await;
    page.until_gone(".set-up .seat input").await;
    page.run(sit, vec![json!("person")]).await;
    page.until(
        "her name",
        "document.querySelector('.seat input').value === 'Ada'",
    )
    .await;
    page.click("form.set-up > button.primary").await;
    page.until_there(".table").await;
    // Nothing but spaces is no name.
    page.go("/new/genesis").await;
    page.until_there(".set-up .seat input").await;
    page.run(rename, vec![json!("  ")]).await;
    page.run(
        "document.querySelector('.set-up .seat input').value = ' '",
        vec![],
    )
    .await;
    page.click("form.set-up > button.primary").await;
    page.until_there(".table").await;

    page.go("/").await;
    page.until_says(".kept li:nth-child(1)", "Player 1, Computer (medium)")
        .await;
    page.until_says(".kept li:nth-child(2)", "Ada, Computer (medium)")
        .await;
    page.until_says(".kept li:nth-child(2)", "in progress, just now")
        .await;
    page.click(".kept li:nth-child(2) button.plain").await;
    page.click(".kept li:nth-child(2) .sure button:last-child")
        .await;
    page.until_gone(".sure").await;
    assert_eq!(page.count(".kept li").await, 2);
    page.click(".kept li:nth-child(2) button.plain").await;
    page.click(".kept li:nth-child(2) .sure .danger").await;
    page.until(
        "one game",
        "document.querySelectorAll('.kept li').length === 1",
    )
    .await;
    page.is_well().await;
}

#[tokio::test]
async fn a_full_browser_says_so() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 2).await;
    let mut dice = Dice::new(51);
    page.play("genesis", &mut dice, 2).await;
    assert_eq!(page.count(".unsaved").await, 0);
    let fill = "for (let size = 1 << 22; size >= 1; size >>= 1) {
            try { for (let at = 0; at < 9; at++) localStorage.setItem(`full${size}.${at}`, 'x'.repeat(size)); }
            catch {}
        }";
    page.run(fill, vec![]).await;
    page.play("genesis", &mut dice, 1).await;
    page.until_says(".unsaved", "This browser has no room for the latest moves")
        .await;
    let kept = text(&page).await;
    let free = "for (const key of Object.keys(localStorage)) {
            if (key.startsWith('full')) localStorage.removeItem(key);
        }";
    page.run(free, vec![]).await;
    page.play("genesis", &mut dice, 1).await;
    page.until_gone(".unsaved").await;
    let log = page.log().await;
    assert_ne!(text(&page).await, kept);
    page.reload().await;
    page.until_there(".space.may").await;
    assert_eq!(page.log().await, log);
    page.is_well().await;
}

/// The log of the other window.
const OTHER_LOG: &str =
    "[...other.document.querySelectorAll('.log li')].map((entry) => entry.textContent).join('\\n')";

#[tokio::test]
async fn two_windows_show_one_game() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 1).await;
    let mut dice = Dice::new(52);
    page.play("genesis", &mut dice, 3).await;
    page.until_there(".space.may").await;
    page.run("window.other = window.open(location.href)", vec![])
        .await;
    // A window that nobody sees takes its time.
    page.tell("Page.bringToFront", json!({})).await;
    page.until(
        "another window",
        "window.other.document.querySelector('.space.may')",
    )
    .await;
    // What happens here shows there, with what the computer player does, and the other way round.
    let same = format!(
        "document.querySelector('.space.may') && {OTHER_LOG} === \
         [...document.querySelectorAll('.log li')].map((entry) => entry.textContent).join('\\n')"
    );
    page.until("the same", &same).await;
    for _ in 0..6 {
        let before = page.count(".log li").await;
        page.play("genesis", &mut dice, 1).await;
        page.until("the same there", &same).await;
        assert!(page.count(".log li").await > before);
    }
    for _ in 0..6 {
        let before = page.count(".log li").await;
        let click = "other.document.querySelector('.space.may')
            .dispatchEvent(new other.MouseEvent('click', {bubbles: true}));";
        page.until("a turn there", "other.document.querySelector('.space.may')")
            .await;
        page.run(click, vec![]).await;
        page.until(
            "the same here",
            &format!("document.querySelectorAll('.log li').length > {before} && {same}"),
        )
        .await;
    }
    let log = page.log().await;
    page.run("other.close()", vec![]).await;
    page.reload().await;
    page.until_there(".space.may").await;
    assert_eq!(page.log().await, log);
    page.is_well().await;
}

/// A window that has not heard yet how the game went on elsewhere overwrites nothing.
#[tokio::test]
async fn what_is_further_is_not_overwritten() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 2).await;
    let mut dice = Dice::new(53);
    page.play("genesis", &mut dice, 2).await;
    let (early, shown) = (text(&page).await, page.log().await);
    page.play("genesis", &mut dice, 3).await;
    let (further, log) = (text(&page).await, page.log().await);
    keep(&page, early).await;
    page.reload().await;
    page.until_there(".space.may").await;
    assert_eq!(page.log().await, shown);
    keep(&page, further.clone()).await;
    page.click(".space.may").await;
    page.until_says(".status .refusal", "The game continued in another window")
        .await;
    assert_eq!(page.log().await, log);
    assert_eq!(text(&page).await, further);
    page.is_well().await;
}

/// The rules were corrected, and a game no longer fits them.
#[tokio::test]
async fn what_no_longer_fits_can_be_gone_through() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 2).await;
    page.play("genesis", &mut Dice::new(54), 4).await;
    let tiles = page.count(".board .space > .tile").await;
    let mut kept = page.kept().await;
    let events = kept["events"].as_str().unwrap();
    kept["events"] = json!(format!("{events}\n1 1 place forest z99"));
    keep(&page, json!(kept.to_string())).await;
    page.reload().await;
    page.until_says("#main h1", "The rules have been corrected since")
        .await;
    page.go("/").await;
    page.until_says(".kept li", "no longer fits the rules")
        .await;
    page.click(".kept li a").await;
    page.until_there(".replay .slider").await;
    page.until_says(".banner", "The rules have been corrected since")
        .await;
    assert_eq!(page.count(".board .space > .tile").await, tiles);
    assert_eq!(page.count(".take-record").await, 1);
    page.is_well().await;
}

/// A game that is over leaves as a record, and its chance can be checked.
#[tokio::test]
async fn a_game_is_taken_along_and_checked() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.play_to_the_end("genesis", &mut Dice::new(55)).await;
    let caught = "window.saved = null;
        URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return '#'; };";
    page.run(caught, vec![]).await;
    page.click(".ended .take-record").await;
    page.until(
        "the record",
        "window.saved?.startsWith('urzeit 1\\ngame genesis\\n')",
    )
    .await;
    let record = page.ask("window.saved").await;
    assert!(record.as_str().unwrap().contains("\nseed "), "{record}");
    page.click(".below a[href^='/replay/']").await;
    page.click(".check-game button").await;
    page.until_says(
        ".fair.proved",
        "The dice and cards of this game match its fingerprint.",
    )
    .await;
    page.is_well().await;
}
