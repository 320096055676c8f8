//! On a phone, with fingers.

use crate::harness::{Dice, NewGame, Stage};

async fn taps(new: NewGame, seed: u64, taps: usize) {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.become_a_phone().await;
    page.set_up(&new, 1).await;
    page.play(new.game, &mut Dice::new(seed), taps).await;
    let events = page.kept().await["events"].as_str().unwrap().to_owned();
    let own = events
        .lines()
        .filter(|event| event.split(' ').nth(1) == Some("1"));
    assert!(own.count() >= 3, "{events}");
    assert!(
        page.is("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
            .await,
        "the page can be moved sideways"
    );
    page.is_well().await;
}

#[tokio::test]
async fn genesis() {
    taps(NewGame::GENESIS, 91, 30).await;
}

#[tokio::test]
async fn lords() {
    taps(NewGame::LORDS, 92, 60).await;
}

#[tokio::test]
async fn ursuppe() {
    taps(NewGame::URSUPPE, 93, 40).await;
}
