//! Going through a game again, analysis, hints.

use serde_json::json;

use crate::harness::{Dice, NewGame, Page, Stage};

/// Plays a whole game of Genesis and goes to its replay.
async fn replay(page: &Page, seed: u64) {
    page.set_up(&NewGame::GENESIS, 1).await;
    page.play_to_the_end("genesis", &mut Dice::new(seed)).await;
    page.click(".below a[href^='/replay/']").await;
    page.until_there(".replay .slider").await;
}

async fn entry(page: &Page) -> u64 {
    let value = page
        .ask("document.querySelector('.slider input').value")
        .await;
    value.as_str().unwrap().parse().unwrap()
}

async fn tiles(page: &Page) -> u64 {
    page.count(".board .space > .tile").await
}

#[tokio::test]
async fn slider_keys_link_and_what_if() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    replay(&page, 41).await;
    let last = entry(&page).await;
    assert!(last > 20, "{last}");
    // Keys: to the beginning, one forth, one back, to the end.
    page.press("Home").await;
    assert_eq!(entry(&page).await, 0);
    let empty = page.log().await;
    assert_eq!(empty, "");
    for key in ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"] {
        page.press(key).await;
    }
    assert_eq!(entry(&page).await, 2);
    page.until("its address", "location.search === '?entry=2'")
        .await;
    page.press("End").await;
    assert_eq!(entry(&page).await, last);
    let end = page.result_of_replay().await;
    // The slider, to the middle; the address is a link to it.
    let middle = last / 2;
    let slide =
        "const slider = document.querySelector('.slider input'); slider.value = arguments[0];
        slider.dispatchEvent(new Event('input', {bubbles: true}));";
    page.run(slide, vec![json!(middle)]).await;
    page.until(
        "the middle",
        &format!("location.search === '?entry={middle}'"),
    )
    .await;
    let shown = page.result_of_replay().await;
    assert_ne!(shown, end);
    page.reload().await;
    page.until_there(".replay .slider").await;
    assert_eq!(entry(&page).await, middle);
    assert_eq!(page.result_of_replay().await, shown);
    // What if: a new game goes on from here.
    let lain = tiles(&page).await;
    page.click(".slider button:last-child").await;
    page.until("a new game", "location.pathname.startsWith('/play/')")
        .await;
    page.until_there(".space.may").await;
    assert!(tiles(&page).await >= lain);
    page.play_to_the_end("genesis", &mut Dice::new(42)).await;
    page.is_well().await;
}

#[tokio::test]
async fn analysis_and_hint() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    // A hint for the first move is among what is legal.
    page.set_up(&NewGame::GENESIS, 1).await;
    page.until_there(".space.may").await;
    page.click("button.ask-hint").await;
    page.until(
        "a hint",
        "document.querySelectorAll('.hints li').length >= 1",
    )
    .await;
    let hint = page.text(".hints li").await;
    assert!(hint.ends_with('%'), "{hint}");
    // The analysis of the whole game: a line for everybody, a point for every entry, mistakes.
    page.play_to_the_end("genesis", &mut Dice::new(43)).await;
    page.click(".below a[href^='/replay/']").await;
    page.click(".review button.primary").await;
    page.until(
        "the whole analysis",
        "document.querySelector('.review') && !document.querySelector('.review progress')",
    )
    .await;
    assert_eq!(page.count(".plot polyline.line").await, 2);
    let points = page
        .ask("document.querySelector('.plot polyline').getAttribute('points').split(' ').length")
        .await;
    assert!(points.as_u64().unwrap() > entry(&page).await, "{points}");
    // Everybody's chances in words, and the best choices where one was made.
    let chances = page.text(".in-words p").await;
    assert!(chances.matches('%').count() == 2, "{chances}");
    assert_eq!(page.count(".in-words .hints").await, 0, "the game is over");
    // Who plays at random makes mistakes; a click leads to one.
    assert!(page.count(".mistakes li").await > 0);
    let number = page.text(".mistakes li button").await;
    page.click(".mistakes li button").await;
    let number: u64 = number.parse().unwrap();
    page.until(
        "the mistake",
        &format!("location.search === '?entry={}'", number - 1),
    )
    .await;
    let best = page.count(".in-words .hints li").await;
    assert!((1..=3).contains(&best), "{best}");
    assert_ne!(page.text(".in-words p").await, chances);
    page.is_well().await;
}

impl Page {
    /// What the players have, as the replay shows it.
    async fn result_of_replay(&self) -> String {
        self.text(".players").await
    }
}
