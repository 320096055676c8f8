//! A network that goes away and comes back.

use crate::harness::{NewGame, Stage, Two};

/// What is chosen meanwhile is kept, and happens once.
#[tokio::test]
async fn a_choice_without_a_network_is_made_once() {
    let stage = Stage::new(2).await;
    let mut two = Two::meet(&stage, NewGame::GENESIS, 111).await;
    two.play(4).await;
    let (here, who, other) = two.asked().await;
    let before = here.count(".log li").await;
    assert_eq!(here.text(".connection").await, "");
    here.network(false).await;
    here.until_says(".connection.lost .banner", "You are offline.")
        .await;
    // The choice is kept, and a second one has to wait for it.
    here.click(".space.may").await;
    here.until_says(".connection .banner", "What you chose is kept")
        .await;
    here.click(".space.may").await;
    here.until_says(".status .refusal", "One at a time").await;
    assert_eq!(other.count(".log li").await, before);

    here.network(true).await;
    here.until_there(".connection:not(.lost)").await;
    assert_eq!(here.text(".connection").await, "");
    for page in [here, other] {
        page.until(
            "the kept choice",
            &format!("document.querySelectorAll('.log li').length > {before}"),
        )
        .await;
    }
    let log = other.log().await;
    let new = log.lines().count() as u64 - before;
    let placed = log.lines().take(new as usize);
    let placed = placed.filter(|line| line.starts_with(&format!("{who} places")));
    assert_eq!(placed.count(), 1, "{log}");

    // What is not to happen after all is forgotten before the network is back.
    let (here, ..) = two.asked().await;
    let before = here.log().await;
    here.network(false).await;
    here.until_there(".connection.lost").await;
    here.click(".space.may").await;
    here.until_says(".connection .banner", "What you chose is kept")
        .await;
    here.click(".connection .buttons button.plain").await;
    here.until_gone(".connection .buttons button.plain").await;
    here.network(true).await;
    here.until_there(".connection:not(.lost)").await;
    here.until_there(".space.may").await;
    assert_eq!(here.log().await, before);
    for page in &two.pages {
        page.is_well().await;
    }
}
