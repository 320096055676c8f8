//! At a real table: dice and cards come from the box, and are entered by hand.

use serde_json::json;

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
    page.until_says(".sure", "will be undone").await;
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

    /// Types another count into a field.
    async fn set_count(&self, field: &str, count: u32) {
        let set = "const field = document.querySelector(arguments[0]);
            field.value = arguments[1];
            field.dispatchEvent(new Event('change', {bubbles: true}));
            return field.value;";
        let typed = vec![json!(field), json!(count.to_string())];
        assert_eq!(self.run(set, typed).await, count.to_string());
    }

    /// The player who is asked takes the device.
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

/// L-2.4, L-4.5: who begins is rolled, the highest first; those who tie roll again. All look at the
/// screen then, so it shows no hand, and is covered before the next one.
#[tokio::test]
async fn who_begins_is_rolled() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let new = NewGame {
        players: 3,
        ..NewGame::LORDS
    };
    page.set_up_with_real_dice(&new, 3).await;
    let mut dice = Dice::new(7);
    while page.count(".parts-of[data-kind=die]").await == 0 {
        page.play("lords", &mut dice, 1).await;
    }
    assert_eq!(page.count(".pad-choice").await, 6);
    assert_eq!(page.count(".slots li").await, 3);
    // A die lies on its button.
    let lies = "[...document.querySelectorAll('.pad-choice')].every((button) => {
        const [outer, inner] = [button, button.querySelector('svg')].map((each) => each.getBoundingClientRect());
        return inner.top >= outer.top && inner.bottom <= outer.bottom
            && inner.left >= outer.left && inner.right <= outer.right;
    })";
    assert!(page.is(lies).await);
    assert_eq!(page.count(".card-choice").await, 0);
    page.click(".text-board button").await;
    page.until_says("#text-board", "Guest").await;
    assert!(!page.text("#text-board").await.contains("What you hold"));
    page.until_says(".pad .asks", "Guest rolls").await;
    for pips in ["5", "2", "5"] {
        page.click(&format!(".pad-choice[data-part='{pips}']"))
            .await;
    }
    // The first and the third roll again.
    page.until_says(".pad .asks", "Guest rolls").await;
    assert_eq!(page.count(".slots li").await, 5);
    assert!(!events(&page).await.contains("* start"));
    page.click(".pad-choice[data-part='3']").await;
    page.until_says(".pad .asks", "Player 3 rolls").await;
    page.click(".pad-choice[data-part='4']").await;
    page.until_says(".pass h1", "Player 3").await;
    assert!(events(&page).await.contains("* start 3"));
    page.is_well().await;
}

/// L-1.3: what our box does not have, theirs has. Its counts are asked, filled in, and the game goes on.
#[tokio::test]
async fn a_box_with_other_counts() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let new = NewGame {
        players: 2,
        ..NewGame::LORDS
    };
    page.set_up_with_real_dice(&new, 2).await;
    page.uncover().await;
    page.until_there(".pad").await;
    // Our deck has two cards island 1.
    let hand = "island1 island1 island1 island2 hills1 hills2 forest3";
    page.enter("#typed", hand).await;
    page.until_there(".box-asked").await;
    assert_eq!(page.text("#typed-refusal").await, "");
    assert_eq!(page.text(".refusal").await, "");
    let count = |of: &str| format!("document.querySelector('.box-asked [data-{of}] input').value");
    assert_eq!(page.ask(&count("card=island1")).await, "3");
    assert_eq!(page.ask(&count("card=island2")).await, "2");
    assert_eq!(page.ask(&count("terrain=island")).await, "14");
    assert_eq!(page.count(".real .pad").await, 1);
    page.is_well().await;

    // It has fewer of something else, too.
    page.set_count(".box-asked [data-card=forest5] input", 1)
        .await;
    page.click(".box-asked .go-on").await;
    page.until("the hand", "!document.querySelector('.box-asked')")
        .await;
    let happened = events(&page).await;
    assert!(happened.contains(&format!("* deal 1 {hand}")), "{happened}");
    let header = page.kept().await["header"].as_str().unwrap().to_owned();
    let cards = "option cards 3.2.2.2.2,3.3.3.3.3,3.3.3.3.1,3.3.3.3.3";
    assert!(header.contains(cards), "{header}");

    // What was drawn is in the box, whatever somebody says.
    page.uncover().await;
    page.click(".open-box").await;
    page.set_count(".box-asked [data-card=island1] input", 2)
        .await;
    page.click(".box-asked .go-on").await;
    page.until_says(".box-asked [role=alert]", "cannot have come")
        .await;
    page.set_count(".box-asked [data-card=hills1] input", 0)
        .await;
    page.click(".box-asked .close").await;
    assert_eq!(events(&page).await, happened);

    // All is there after a reload, and goes on.
    page.reload().await;
    page.until_there(".table, .pass").await;
    assert_eq!(page.kept().await["header"].as_str().unwrap(), header);
    let mut dice = Dice::new(31);
    page.play("lords", &mut dice, 30).await;
    assert!(events(&page).await.len() > happened.len());
    page.is_well().await;
}

/// L-1.3: before a game the counts are folded away; a box with too little begins no game.
#[tokio::test]
async fn counts_are_agreed_on_before_a_game() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/new/lords").await;
    page.until_there("form.set-up").await;
    let is_open = "document.querySelector('.box-counts').open";
    assert_eq!(page.ask(is_open).await, false);
    page.click(".box-counts summary").await;
    page.set_count(".box-counts [data-terrain=hills] input", 0)
        .await;
    page.until_says("form.set-up > [role=alert]", "no terrain marker for hills")
        .await;
    let begins = "!document.querySelector('form.set-up > button.primary').disabled";
    assert_eq!(page.ask(begins).await, false);
    page.set_count(".box-counts [data-terrain=hills] input", 1)
        .await;
    page.set_count(".box-counts [data-card=grassland5] input", 7)
        .await;
    page.until("a game that may begin", begins).await;
    page.click("form.set-up > button.primary").await;
    page.until_there(".table").await;
    let header = page.kept().await["header"].as_str().unwrap().to_owned();
    for option in [
        "option markers 14,1,22,22,20,10,10",
        "option cards 2.2.2.2.2,3.3.3.3.3,3.3.3.3.3,3.3.3.3.7",
    ] {
        assert!(header.contains(option), "{header}");
    }
    page.is_well().await;
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
