//! Whole games between two browsers, with a reload in one and a lost connection in the other.

use std::time::{Duration, Instant};

use crate::harness::{Dice, NewGame, Page, Stage, Step};

/// Nobody waits longer than this for another.
const PATIENCE: Duration = Duration::from_secs(60);

/// How a connection is lost.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Loss {
    /// The browser has no network for a while.
    Network,
    /// The server is killed and starts again.
    Server,
}

/// Two browsers at one table.
struct Two {
    new: NewGame,
    pages: [Page; 2],
    dice: Dice,
}

impl Two {
    async fn meet(stage: &Stage, new: NewGame, seed: u64) -> Two {
        let (one, two) = tokio::join!(stage.page(), stage.page());
        one.go("/online").await;
        one.come_in("Ada").await;
        let link = one.make_table(&new).await;
        two.go(&link).await;
        two.come_in("Bert").await;
        two.click(".room .seats button.primary").await;
        for page in [&one, &two] {
            page.until_there(".table .board").await;
        }
        Two {
            new,
            pages: [one, two],
            dice: Dice::new(seed),
        }
    }

    /// Both play until somebody has clicked so often, or until both see the end. Says whether
    /// they do.
    async fn play(&mut self, clicks: usize) -> bool {
        let mut clicked = 0;
        let mut waits_since = Instant::now();
        while clicked < clicks {
            let mut over = 0;
            for page in &self.pages {
                match page.step(self.new.game, &mut self.dice).await {
                    Step::Clicked(_) => {
                        clicked += 1;
                        waits_since = Instant::now();
                    }
                    Step::Over => over += 1,
                    Step::Waited => {}
                }
            }
            if over == self.pages.len() {
                return true;
            }
            if waits_since.elapsed() > PATIENCE {
                for page in &self.pages {
                    println!("{}", page.text("main").await);
                }
                panic!("nobody is asked");
            }
        }
        false
    }

    async fn lose(&self, loss: Loss, stage: &mut Stage) {
        let [one, two] = &self.pages;
        for page in [one, two] {
            page.may_lose();
        }
        match loss {
            Loss::Network => two.network(false).await,
            Loss::Server => stage.server.stop(),
        }
        two.until(
            "word of the loss",
            "document.querySelector('.banner').innerText",
        )
        .await;
        match loss {
            Loss::Network => two.network(true).await,
            Loss::Server => stage.server.resume(),
        }
        two.until(
            "a new connection",
            "!document.querySelector('.banner').innerText",
        )
        .await;
    }
}

async fn whole_game(new: NewGame, seed: u64, loss: Loss) {
    let mut stage = Stage::new(2).await;
    let game = new.game;
    let mut two = Two::meet(&stage, new, seed).await;
    assert!(!two.play(12).await, "the game is too short for this test");
    // A reload shows the same table with all that happened.
    let before = two.pages[0].text(".log ol").await;
    two.pages[0].reload().await;
    two.pages[0].until_there(".table .board").await;
    let after = two.pages[0].text(".log ol").await;
    // What the other has done in the meantime stands first.
    assert!(after.ends_with(&before), "{before}\nbecame\n{after}");
    assert!(!two.play(8).await, "the game is too short for this test");
    two.lose(loss, &mut stage).await;
    assert!(two.play(3000).await, "the game does not end");
    let [one, two] = &two.pages;
    let result = one.result().await;
    assert!(result.starts_with("The game is over."), "{result}");
    assert_eq!(two.result().await, result);
    if game != "lords" {
        // There everybody knows only their own hand.
        assert_eq!(two.text(".log").await, one.text(".log").await);
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

/// What one says the other reads, and a spectator sees the board.
#[tokio::test]
async fn chat_and_spectators() {
    let stage = Stage::new(3).await;
    let two = Two::meet(&stage, NewGame::GENESIS, 14).await;
    let [one, other] = &two.pages;
    one.enter("#say", "Good luck!").await;
    other
        .until(
            "a line of chat",
            "document.querySelector('.chat li .said')?.innerText === 'Good luck!'",
        )
        .await;
    let watcher = stage.page().await;
    let path = one.path().await;
    watcher.go(path.split('?').next().unwrap()).await;
    watcher.come_in("Cleo").await;
    watcher.until_there(".table.genesis .board").await;
    assert_eq!(watcher.count(".space.may").await, 0);
    assert_eq!(watcher.count("#typed").await, 0);
    for page in [one, other, &watcher] {
        page.is_well().await;
    }
}
