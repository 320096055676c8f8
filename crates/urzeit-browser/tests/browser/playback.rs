//! What others did is played back, as fast as somebody likes.

use std::time::{Duration, Instant};

use crate::harness::{NewGame, Page, Stage};

/// A step of a slow run is shown this long at least; of a quick one, not so long.
const SLOW: Duration = Duration::from_millis(2300);

/// How many steps are to be shown, and which one is.
async fn step(page: &Page) -> (u64, u64) {
    let at = page.text(".playback small").await;
    let (step, steps) = at.split_once('/').unwrap_or_default();
    (step.parse().unwrap_or(0), steps.parse().unwrap_or(0))
}

/// Waits until this step is shown.
async fn until_step(page: &Page, step: u64) {
    let shown =
        format!("document.querySelector('.playback small')?.innerText.startsWith('{step}/')");
    page.until(&format!("step {step}"), &shown).await;
}

/// The tiles on the board.
async fn tiles(page: &Page) -> u64 {
    page.count(".board .space > .tile").await
}

/// The tiles that were laid in all.
async fn laid(page: &Page) -> u64 {
    let kept = page.kept().await;
    let events = kept["events"].as_str().unwrap();
    events.matches(" place ").count() as u64
}

/// Waits until the computer players have played, and it is this one's turn.
async fn until_asked(page: &Page) {
    page.until_says(".status .turn", "It is your turn.").await;
}

/// A turn of one tile, after which all others play.
async fn play_a_turn(page: &Page) {
    until_asked(page).await;
    page.click(".space.may").await;
    page.until(
        "the end of a turn",
        "document.querySelector('.hand > button:not(.tile-choice)')
            || !document.querySelector('.space.may')",
    )
    .await;
    if page.count(".hand > button:not(.tile-choice)").await > 0 {
        page.click(".hand > button:not(.tile-choice)").await;
    }
}

async fn choose_speed(page: &Page, speed: &str) {
    let path = page.path().await;
    page.go("/settings").await;
    page.click(&format!("#pref-playback label:has([value={speed}])"))
        .await;
    page.go(&path).await;
    page.until_there(".table .board").await;
}

/// How long a step is shown.
async fn length_of_a_step(page: &Page) -> Duration {
    page.click(".play-again").await;
    until_step(page, 1).await;
    let begun = Instant::now();
    until_step(page, 2).await;
    begun.elapsed()
}

#[tokio::test]
async fn plays_pauses_steps_and_skips() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.allow_motion().await;
    let new = NewGame {
        players: 4,
        ..NewGame::GENESIS
    };
    page.set_up(&new, 1).await;

    // It plays by itself, from what was before to how the game stands.
    play_a_turn(&page).await;
    page.until_there(".playback").await;
    until_asked(&page).await;
    page.until_gone(".playback").await;
    assert_eq!(tiles(&page).await, laid(&page).await);
    page.until_there(".space.may").await;

    // Paused it stands still on an earlier position; step by step it goes on.
    page.click(".play-again").await;
    page.click(".playback .pause").await;
    page.until_there(".playback .pause[aria-pressed=true]")
        .await;
    let (at, steps) = step(&page).await;
    assert!(steps >= 6, "{steps}");
    let past = tiles(&page).await;
    assert!(past < laid(&page).await, "{past}");
    assert_eq!(page.count(".space.may").await, 0, "nothing is asked there");
    let said = page.text(".playback .said").await;
    assert!(said.ends_with('.'), "{said}");
    page.click(".playback .step").await;
    assert_eq!(step(&page).await, (at + 1, steps));
    page.click(".playback .step").await;
    assert_eq!(step(&page).await, (at + 2, steps));
    assert!(tiles(&page).await > past);
    // Longer than any step is shown.
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_millis(1500) {
        assert_eq!(step(&page).await, (at + 2, steps));
    }
    page.click(".playback .pause").await;
    page.until(
        "the next step",
        &format!(
            "!document.querySelector('.playback small')?.innerText.startsWith('{}/')",
            at + 2
        ),
    )
    .await;
    // Skipped, by the button or by the key, it shows how the game stands.
    page.click(".skip-playback").await;
    page.until_gone(".playback").await;
    assert_eq!(tiles(&page).await, laid(&page).await);
    page.click(".play-again").await;
    page.until_there(".playback").await;
    page.press("Escape").await;
    page.until_gone(".playback").await;
    assert_eq!(tiles(&page).await, laid(&page).await);
    page.until_there(".space.may").await;

    // Its speed is chosen; chosen off, nothing is played.
    choose_speed(&page, "slow").await;
    assert!(length_of_a_step(&page).await > SLOW);
    choose_speed(&page, "fast").await;
    assert!(length_of_a_step(&page).await < SLOW);
    choose_speed(&page, "off").await;
    assert_eq!(page.count(".playback").await, 0);
    play_a_turn(&page).await;
    until_asked(&page).await;
    page.until_there(".space.may").await;
    assert_eq!(page.count(".playback").await, 0);
    page.is_well().await;
}
