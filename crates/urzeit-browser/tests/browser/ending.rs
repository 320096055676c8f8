//! The end of a game: why it ended, and where everybody's points come from.

use std::{fs, path::Path};

use serde_json::json;
use urzeit_rules::{Game, Lords, Record, Ursuppe};

use crate::harness::{Dice, LARGE, NewGame, Page, Stage};

fn fixture(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    fs::read_to_string(folder.join(name)).unwrap()
}

/// The sums of the table are the points of the game.
async fn adds_up<G: Game>(page: &Page, name: &str, why: &str) {
    let text = fixture(name);
    let record = Record::<G>::read(&text).unwrap().record;
    let points = record.position().result().unwrap().points().to_vec();
    page.open_record(&text).await;
    page.until_there(".tally tfoot td").await;
    let sums =
        "[...document.querySelectorAll('.tally tfoot td')].map((sum) => Number(sum.textContent))";
    assert_eq!(page.ask(sums).await, json!(points), "{name}");
    assert!(page.count(".tally tbody tr").await >= 3, "{name}");
    assert!(page.count(".tally thead .won").await >= 1, "{name}");
    page.until_says(".now .asked, .question .sentence", why)
        .await;
    // Somebody who opens a record has not seen the end come.
    assert_eq!(page.count(".tally.comes").await, 0);
    page.is_well().await;
}

#[tokio::test]
async fn points_by_source() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    adds_up::<Lords>(&page, "lords/olympus-3p.urz", "All cards have been played.").await;
    let finish = "A marker has reached the finish zone.";
    adds_up::<Ursuppe>(&page, "ursuppe/m061-p5-default.urz", finish).await;
}

/// The scoring plays by itself for somebody who saw the end, and can be skipped.
#[tokio::test]
async fn the_end_plays_by_itself() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.until_there(".space.may").await;
    page.allow_motion().await;
    page.play_to_the_end("genesis", &mut Dice::new(47)).await;
    page.until_there(".scoring .why-over").await;
    page.until_there(".scoring .step-play[aria-pressed=true]")
        .await;
    page.until_there(".scoring .herds").await;
    page.click(".scoring .step-table").await;
    page.until_there(".scoring table").await;
    // A player who comes back later is not shown it again.
    page.reload().await;
    page.until_there(".scoring .step-play[aria-pressed=false]")
        .await;
    page.is_well().await;
}

/// The line that says how the game ended is whole, and the board stands where it stood.
#[tokio::test]
async fn the_end_moves_nothing() {
    const SAID: &str = "const box = (css) => document.querySelector(css).getBoundingClientRect();
        const bar = box('.status'), turn = box('.status .turn');
        return turn.height > 0 && turn.top >= bar.top && turn.bottom <= Math.min(bar.bottom, innerHeight) + 1;";
    const BOARD: &str = "scrollTo({top: 0, behavior: 'instant'});
        const {y, width} = document.querySelector('.board').getBoundingClientRect();
        return [y, width].map(Math.round);";
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.play("genesis", &mut Dice::new(48), 8).await;
    page.settle().await;
    let before = page.run(BOARD, vec![]).await;
    page.play_to_the_end("genesis", &mut Dice::new(48)).await;
    page.until_there(".below.ended").await;
    page.settle().await;
    assert_eq!(page.run(BOARD, vec![]).await, before);
    for language in page.languages().await {
        page.speak(&language).await;
        for size in [LARGE, (390, 844), (844, 390)] {
            page.resize(size).await;
            page.settle().await;
            assert_eq!(
                page.run(SAID, vec![]).await,
                json!(true),
                "{language} at {size:?}"
            );
        }
    }
    page.is_well().await;
}
