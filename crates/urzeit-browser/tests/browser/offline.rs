//! After the first visit the page needs no server.

use std::{
    io::{Read as _, Write as _},
    net::TcpListener,
    thread,
    time::Duration,
};

use crate::harness::{Dice, NewGame, Page, Stage};

/// Goes to the page, and waits until all its files are kept.
pub(crate) async fn keep_files(page: &Page) {
    page.go("/").await;
    page.run_until_done(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true));",
        vec![],
    )
    .await;
    page.until("the keeper of files", "navigator.serviceWorker.controller")
        .await;
}

#[tokio::test]
async fn a_game_alone_without_a_server() {
    let mut stage = Stage::new(1).await;
    let page = stage.page().await;
    keep_files(&page).await;
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

/// Something else at the address of the server that was stopped, once that is free.
fn stand_in(stage: &Stage) -> TcpListener {
    let address = stage.server.address();
    let address = address.trim_start_matches("http://");
    let found = (0..100).find_map(|_| {
        thread::sleep(Duration::from_millis(50));
        TcpListener::bind(address).ok()
    });
    found.unwrap()
}

/// What stands in front of a server answers for it when it is down.
#[tokio::test]
async fn a_game_alone_behind_a_gate_that_says_no() {
    let mut stage = Stage::new(1).await;
    let page = stage.page().await;
    keep_files(&page).await;
    stage.server.stop();
    page.may_lose();
    let gate = stand_in(&stage);
    thread::spawn(move || {
        for mut caller in gate.incoming().flatten() {
            let _ = caller.read(&mut [0; 4096]);
            let no = "HTTP/1.1 503 Down\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
            let _ = caller.write_all(no.as_bytes());
        }
    });
    page.reload().await;
    page.until_there(".card.genesis").await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.play("genesis", &mut Dice::new(32), 4).await;
    page.go("/rules/genesis").await;
    page.until_there("[id='G-5.8']").await;
    page.is_well().await;
}

/// On a network that crawls nobody waits for what is kept.
#[tokio::test]
async fn the_page_comes_without_an_answer() {
    let mut stage = Stage::new(1).await;
    let page = stage.page().await;
    keep_files(&page).await;
    stage.server.stop();
    page.may_lose();
    // It takes calls and never says a word.
    let _silent = stand_in(&stage);
    page.reload().await;
    page.until_there(".card.genesis").await;
}
