//! What was taken back is gone: the page shows nothing of it, and plays nothing of it back.

use serde_json::{Value, json};

use crate::harness::{NewGame, Page, Stage, Two};

const END: &str = ".hand > button:not(.tile-choice)";

/// A tile after which a second one is asked.
const FIRST_OF_TWO: &str = ".tile-choice:not(.single)[aria-disabled=false]";

/// Counts the steps that are played back from now on.
const WATCH: &str = "window.steps = new Set();
    new MutationObserver(() => {
        const at = document.querySelector('.playback small')?.textContent;
        if (at) steps.add(at);
    }).observe(document.body, {childList: true, subtree: true, characterData: true});";

/// What the dice show, and whether they are used.
async fn dice(page: &Page) -> Value {
    page.ask("[...document.querySelectorAll('.hand .die')].map((die) => die.ariaLabel)")
        .await
}

#[tokio::test]
async fn the_page_follows_players_who_go_back() {
    let stage = Stage::new(2).await;
    let table = json!({
        "game": "genesis", "players": 2, "seats": ["me", "open"], "confirm": true,
        "begins_when_full": true,
    });
    let two = Two::meet_at(&stage, table, NewGame::GENESIS, 1).await;
    let (here, _, other) = two.asked().await;
    here.click(FIRST_OF_TWO).await;
    here.click(".space.may").await;
    here.until_there(END).await;
    let one_is_used = "document.querySelector('.hand .die.used')";
    other.until("a used die", one_is_used).await;
    let rolled = dice(here).await;
    assert_eq!(dice(other).await, rolled);
    here.click(END).await;
    here.click(".status .confirm").await;
    other.until_there(".space.may").await;

    // The dice of the other are rolled; both go back to before the end of the turn.
    here.click(".menu summary").await;
    here.click(".menu .wishes button").await;
    other.click(".question button.primary").await;
    here.until_there(END).await;
    other.until_gone(".space.may").await;
    for page in [here, other] {
        page.until("a used die", one_is_used).await;
        assert_eq!(dice(page).await, rolled);
    }

    // A player who has thought again is asked whether that is it.
    here.click(END).await;
    here.click(".status .confirm").await;
    other.until_there(".space.may").await;

    // Nothing is played back of what was undone: the other has not done anything yet.
    other.allow_motion().await;
    other.reload().await;
    other.until_there(".playback small").await;
    let at = other.text(".playback small").await;
    let (_, steps) = at.split_once('/').unwrap();
    let (_, log) = other.on_server().await;
    let entries = log.iter().filter(|line| !line.starts_with('!'));
    assert_eq!(steps, entries.count().to_string(), "{log:?}");
    for page in [here, other] {
        page.is_well().await;
    }
}

#[tokio::test]
async fn nothing_old_is_played_back_after_something_was_tried_out() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.allow_motion().await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.click(".space.may").await;
    page.until(
        "the end of a turn",
        &format!("document.querySelector('{END}') || !document.querySelector('.space.may')"),
    )
    .await;
    if page.count(END).await > 0 {
        page.click(END).await;
    }
    page.until_there(".playback").await;
    page.until_there(".space.may").await;

    page.run(WATCH, vec![]).await;
    page.click(".try-it").await;
    page.click(&format!(".tried {FIRST_OF_TWO}")).await;
    page.click(".tried .space.may").await;
    page.click(".leave-try").await;
    page.until_gone(".tried").await;
    page.until_there(".space.may").await;
    assert_eq!(page.ask("steps.size").await, 0);
    page.click(".try-it").await;
    page.click(".open-line").await;
    page.click(".play-this").await;
    page.until_gone(".tried").await;
    page.until_there(END).await;
    assert_eq!(page.ask("steps.size").await, 0);
    page.is_well().await;
}

#[tokio::test]
async fn a_tap_that_skips_leaves_nothing_behind() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.become_a_phone().await;
    page.allow_motion().await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.until_there(".space.may").await;
    let tiles = page.count(".board .space > .tile").await;
    // Where a tile could be placed.
    let space = page
        .ask("'#' + document.querySelector('.space.may').id")
        .await;
    page.click(".play-again:enabled").await;
    page.until_there(".playback").await;
    page.click(space.as_str().unwrap()).await;
    page.until_gone(".playback").await;
    page.until_there(".space.may").await;
    assert_eq!(page.count(".ghost").await, 0);
    assert_eq!(page.count(".board .space > .tile").await, tiles);
    page.is_well().await;
}
