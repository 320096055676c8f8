//! Whole games between two browsers, with a reload in one and a lost connection in the other.

use crate::harness::{NewGame, Stage, Two, agree_on_result};

/// How a connection is lost.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loss {
    /// The browser has no network for a while.
    Network,
    /// The server is killed and starts again.
    Server,
}

impl Two {
    async fn lose(&self, loss: Loss, stage: &mut Stage) {
        let [one, two] = &self.pages;
        for page in [one, two] {
            page.may_lose();
        }
        match loss {
            Loss::Network => two.network(false).await,
            Loss::Server => stage.server.stop(),
        }
        two.until_there(".connection.lost").await;
        match loss {
            Loss::Network => two.network(true).await,
            Loss::Server => stage.server.resume(),
        }
        // The line that says so goes away, and what is below it moves: nobody clicks before that.
        for page in [one, two] {
            page.until_there(".connection:not(.lost)").await;
        }
    }
}

async fn whole_game(new: NewGame, seed: u64, loss: Loss) {
    let mut stage = Stage::new(2).await;
    let game = new.game;
    let mut two = Two::meet(&stage, new, seed).await;
    assert!(!two.play(12).await, "the game is too short for this test");
    // A reload shows the same table with all that happened.
    let before = two.pages[0].log().await;
    two.pages[0].reload().await;
    two.pages[0].until_there(".table .board").await;
    let after = two.pages[0].log().await;
    // What the other has done in the meantime stands first.
    assert!(after.ends_with(&before), "{before}\nbecame\n{after}");
    assert!(!two.play(8).await, "the game is too short for this test");
    two.lose(loss, &mut stage).await;
    assert!(two.play(3000).await, "the game does not end");
    let [one, two] = &two.pages;
    let result = one.result().await;
    assert!(result.starts_with("The game is over."), "{result}");
    agree_on_result(one, two).await;
    if game != "lords" {
        // There everybody knows only their own hand.
        assert_eq!(two.log().await, one.log().await);
    }
    for page in [one, two] {
        page.is_well().await;
    }
}

#[tokio::test]
async fn genesis() {
    whole_game(NewGame::GENESIS, 11, Loss::Network).await;
}

#[tokio::test]
async fn lords() {
    whole_game(NewGame::LORDS, 12, Loss::Server).await;
}

#[tokio::test]
async fn ursuppe() {
    whole_game(NewGame::URSUPPE, 13, Loss::Network).await;
}
