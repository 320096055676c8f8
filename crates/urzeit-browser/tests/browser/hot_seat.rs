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
    let mut announced = 0;
    for _ in 0..60 {
        let is_covered = page.count(".pass").await == 1;
        if is_covered {
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
        if is_covered {
            page.settle().await;
            announced += page.count(".announced:not(:empty)").await;
        }
    }
    assert!(covers >= 10, "the device was passed {covers} times");
    // A player who takes the device again hears what the others have done meanwhile.
    assert!(
        announced + 2 >= covers,
        "something was said {announced} times"
    );
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
        // Both read and hear who is meant.
        let who = page
            .ask("document.querySelector('.players li[aria-current=true] .name').firstChild.textContent")
            .await;
        let turn = format!("It is {}’s turn.", who.as_str().unwrap());
        assert_eq!(page.text(".status .turn").await, turn);
        page.play("genesis", &mut dice, 1).await;
    }
    page.play_to_the_end("genesis", &mut dice).await;
    page.is_well().await;
}

/// A player who has to confirm a turn is called by name.
#[tokio::test]
async fn turns_are_confirmed_by_name() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/new/genesis").await;
    page.until_there("form.set-up").await;
    let sit = "const seat = document.querySelectorAll('.set-up .seat select')[1];
        seat.value = 'person';
        seat.dispatchEvent(new Event('change', {bubbles: true}));";
    page.run(sit, vec![]).await;
    page.click("form.set-up > button.primary").await;
    let mut dice = Dice::new(23);
    while page.count(".status .buttons button.primary").await == 0 {
        page.play("genesis", &mut dice, 1).await;
    }
    page.until_says(".status .turn", ", is that your turn?")
        .await;
    page.is_well().await;
}

/// Nor does going through the game show anybody's hand before it is over.
#[tokio::test]
async fn hands_are_not_gone_through() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::LORDS, 2).await;
    let id = page.path().await.replace("/play/", "");
    page.go(&format!("/replay/{id}")).await;
    page.until_says("#main h1", "This game cannot be replayed yet.")
        .await;
    assert_eq!(page.count(".replay").await, 0);
    page.is_well().await;
}
