//! After the first visit the page needs no server.

use crate::harness::{Dice, NewGame, Stage};

#[tokio::test]
async fn a_game_alone_without_a_server() {
    let mut stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/").await;
    page.run_until_done(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true));",
        vec![],
    )
    .await;
    page.until("the keeper of files", "navigator.serviceWorker.controller")
        .await;
    stage.server.stop();
    page.may_lose();
    page.reload().await;
    page.until_there(".card.genesis").await;
    page.set_up(&NewGame::GENESIS, 1).await;
    let mut dice = Dice::new(31);
    page.play("genesis", &mut dice, 6).await;
    // The computer player has answered, and all is there after a reload.
    page.until(
        "an answer",
        "document.querySelectorAll('.log li').length > 12",
    )
    .await;
    page.until_there(".space.may").await;
    let log = page.log().await;
    page.reload().await;
    page.until_there(".space.may").await;
    assert_eq!(page.log().await, log);
    page.play("genesis", &mut dice, 4).await;
    assert_ne!(page.log().await, log);
    // The rules are kept too, and what needs a server says so.
    page.go("/rules/genesis").await;
    page.until_there("[id='G-5.8']").await;
    page.go("/online").await;
    page.until_there("#main h1").await;
    assert_eq!(page.text("#main h1").await, "The server cannot be reached.");
    page.is_well().await;
}
