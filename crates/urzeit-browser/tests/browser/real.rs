//! At a real table: dice and cards come from the box, and are entered by hand.

use crate::harness::{Dice, NewGame, Page, Stage};

async fn events(page: &Page) -> String {
    page.kept().await["events"].as_str().unwrap().to_owned()
}

/// Plays until dice or cards are due.
async fn until_due(page: &Page, game: &str, dice: &mut Dice) {
    while page.count(".pad").await == 0 {
        page.play(game, dice, 1).await;
    }
}

/// What is due is typed; `wrong` is nothing that could come out.
async fn referee(new: NewGame, seed: u64, clicks: usize, wrong: &str) {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let game = new.game;
    page.set_up_with_real_dice(&new, 2).await;
    let mut dice = Dice::new(seed);
    // The page draws nothing by itself.
    until_due(&page, game, &mut dice).await;
    assert_eq!(events(&page).await.matches(" * ").count(), 0);
    assert!(page.text(".pad .asks").await.ends_with('?'));

    // What cannot come out is refused in a sentence and stays to be mended.
    let before = events(&page).await;
    page.enter("#typed", wrong).await;
    page.until(
        "a refusal",
        "document.querySelector('#typed-refusal').innerText.endsWith('.')",
    )
    .await;
    assert_eq!(
        page.ask("document.querySelector('#typed').value").await,
        wrong
    );
    assert_eq!(events(&page).await, before);

    // Several turns with what is clicked.
    page.play(game, &mut dice, clicks).await;
    let happened = events(&page).await;
    assert!(happened.matches(" * ").count() >= 3, "{happened}");

    // An entry that was wrong is entered again.
    until_due(&page, game, &mut dice).await;
    let before = events(&page).await;
    page.enter_any(&mut dice).await;
    assert_ne!(events(&page).await, before);
    page.uncover().await;
    page.click("button.correct").await;
    page.until_says(".sure", "taken back").await;
    page.click("button.correct-now").await;
    page.uncover().await;
    page.until_there(".pad").await;
    let after = events(&page).await;
    assert!(
        after.starts_with(&before) && after.contains(" ask "),
        "{after}"
    );

    // All is there after a reload, and goes on.
    page.reload().await;
    page.until_there(".table, .pass").await;
    assert_eq!(events(&page).await, after);
    page.play(game, &mut dice, 6).await;
    assert!(events(&page).await.len() > after.len());
    page.is_well().await;
}

impl Page {
    /// Enters what comes out, whatever has to be chosen for it.
    async fn enter_any(&self, dice: &mut Dice) {
        let before = events(self).await;
        while events(self).await == before {
            self.play("", dice, 1).await;
        }
    }

    /// Whoever is asked takes the device.
    async fn uncover(&self) {
        if self.count(".pass").await == 1 {
            self.click(".pass button.primary").await;
            self.until_there(".table").await;
        }
    }
}

#[tokio::test]
async fn genesis() {
    referee(NewGame::GENESIS, 101, 20, "dice forest tree").await;
}

#[tokio::test]
async fn lords() {
    let new = NewGame {
        players: 2,
        ..NewGame::LORDS
    };
    referee(new, 102, 40, "deal 1 f1 f1 f1").await;
}

#[tokio::test]
async fn ursuppe() {
    referee(NewGame::URSUPPE, 103, 30, "environment up 99").await;
}

/// Dice are typed too, also by the first letters; a choice is taken back by one key.
#[tokio::test]
async fn typed_dice_and_undo() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up_with_real_dice(&NewGame::GENESIS, 2).await;
    page.until_there(".pad").await;
    page.enter("#typed", "2").await;
    page.until_says(".log li", "Player 2 begins.").await;
    page.enter("#typed", "forest wild").await;
    page.until_says(".log li", "The dice show forest and").await;
    page.click(".space.may").await;
    page.until_says(".log li", "Player 2 places").await;
    page.run("document.activeElement.blur()", vec![]).await;
    page.press("u").await;
    page.until_says(".log li", "Player 2 undoes something.")
        .await;
    assert_eq!(page.count(".board .space > .tile").await, 0);
    let log = page.log().await;
    page.reload().await;
    page.until_there(".space.may").await;
    assert_eq!(page.log().await, log);
    page.is_well().await;
}

/// The sides of a die without numbers have numbers on the keyboard.
#[tokio::test]
async fn dice_are_entered_by_keys() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up_with_real_dice(&NewGame::GENESIS, 2).await;
    let mut dice = Dice::new(44);
    while page.count(".parts-of[data-kind=dice]").await == 0 {
        page.play("genesis", &mut dice, 1).await;
    }
    page.run("document.querySelector('.pad-choice').focus()", vec![])
        .await;
    page.press("2").await;
    page.press("5").await;
    page.until_there(".space.may").await;
    let happened = events(&page).await;
    assert!(happened.contains("* dice savannah wild"), "{happened}");
}
