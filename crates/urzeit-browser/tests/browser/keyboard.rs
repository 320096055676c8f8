//! Everything is played with the keyboard alone.

use std::time::Duration;

use crate::harness::{Dice, NewGame, Page, Stage, Step};

/// Presses so many things, or all until the game is over. Says whether it is.
async fn play(page: &Page, game: &str, dice: &mut Dice, times: usize) -> bool {
    let mut pressed = 0;
    while pressed < times {
        match page.step_by_keys(game, dice).await {
            Step::Over => return true,
            Step::Clicked(_) => pressed += 1,
            Step::Waited => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    false
}

/// From the first page to the result.
#[tokio::test]
async fn a_whole_game_of_genesis() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/").await;
    page.press_element(".card.genesis button.primary").await;
    page.until_there(".table.genesis").await;
    assert!(play(&page, "genesis", &mut Dice::new(51), 1000).await);
    let result = page.result().await;
    assert!(result.starts_with("The game is over."), "{result}");
    page.is_well().await;
}

#[tokio::test]
async fn turns_of_lords() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::LORDS, 1).await;
    play(&page, "lords", &mut Dice::new(52), 60).await;
    page.is_well().await;
}

#[tokio::test]
async fn turns_of_ursuppe() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::URSUPPE, 1).await;
    play(&page, "ursuppe", &mut Dice::new(53), 40).await;
    page.is_well().await;
}
