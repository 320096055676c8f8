//! Several people at one screen.

use crate::harness::{Dice, NewGame, Stage};

/// Hands are hidden in Lords of Creation: the table is covered until whoever is asked has the
/// device.
#[tokio::test]
async fn hands_are_covered() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::LORDS, 2).await;
    let mut dice = Dice::new(21);
    let mut covers = 0;
    for _ in 0..60 {
        if page.count(".pass").await == 1 {
            covers += 1;
            let cover = page.text(".pass h1").await;
            assert!(cover.starts_with("Pass the device to "), "{cover}");
            // Nothing of the table is there to be read.
            assert_eq!(page.count(".table").await, 0);
            assert_eq!(page.count(".card-choice").await, 0);
            // The keyboard is where it is needed.
            page.until(
                "the keyboard at the cover",
                "document.activeElement.matches('.pass button')",
            )
            .await;
        }
        page.play("lords", &mut dice, 1).await;
    }
    assert!(covers >= 10, "the device was passed {covers} times");
    page.is_well().await;
}

/// Nothing is hidden in Genesis: nobody waits for a cover, and both play at one screen to the end.
#[tokio::test]
async fn open_games_need_no_cover() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 2).await;
    let mut dice = Dice::new(22);
    for _ in 0..10 {
        assert_eq!(page.count(".pass").await, 0);
        page.play("genesis", &mut dice, 1).await;
    }
    page.play_to_the_end("genesis", &mut dice).await;
    page.is_well().await;
}
