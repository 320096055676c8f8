//! Nothing moves under the pointer: what lasts is at the same place whatever is asked.

use serde_json::{Value, json};

use crate::harness::{Dice, LARGE, NewGame, Stage};

/// A small phone.
const PHONE: (u32, u32) = (360, 740);

/// Where what lasts is on the page: the board, the players, what happened, and the place of each button of the bar.
const PLACES: &str = "const places = {};
    scrollTo({top: 0, behavior: 'instant'});
    for (const css of arguments) {
        const element = document.querySelector(css);
        if (!element) continue;
        const {x, y, width} = element.getBoundingClientRect();
        places[css] = [x, y, width].map(Math.round);
        // What the players have takes the room that it takes.
        if (css === '.log') places[css][1] -= Math.round(document.querySelector('.players').getBoundingClientRect().height);
    }
    return places;";

const LASTING: [&str; 8] = [
    ".board",
    ".players",
    ".log",
    ".slot.confirms",
    ".slot.undoes",
    ".slot.hinted",
    ".try-it",
    ".status .buttons",
];

/// What stands below what is asked on a phone is out of sight, and follows it.
fn lasting(new: &NewGame, size: (u32, u32)) -> Vec<Value> {
    let is_below = |css: &str| [".players", ".log"].contains(&css);
    let follows = |css: &str| size == PHONE && new.game != "genesis" && is_below(css);
    let lasting = LASTING.iter().filter(|css| !follows(css));
    lasting.map(|css| json!(css)).collect()
}

async fn stays(new: NewGame, size: (u32, u32)) {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.resize(size).await;
    page.set_up(&new, 1).await;
    let mut dice = Dice::new(17);
    // Until the first question is answered there may be an offer to be guided.
    page.play(new.game, &mut dice, 2).await;
    let before = page.run(PLACES, lasting(&new, size)).await;
    let mut moved = Vec::new();
    for click in 0..30 {
        if page.play(new.game, &mut dice, 1).await || page.count(".ended").await > 0 {
            break;
        }
        page.settle().await;
        let after = page.run(PLACES, lasting(&new, size)).await;
        for (css, place) in before.as_object().unwrap() {
            if after.get(css) != Some(place) {
                let to = after.get(css).unwrap_or(&Value::Null);
                moved.push(format!("{css} {place} {to} (click {click})"));
            }
        }
    }
    assert!(moved.is_empty(), "{} {size:?}: {moved:#?}", new.game);
    page.is_well().await;
}

#[tokio::test]
async fn genesis() {
    stays(NewGame::GENESIS, LARGE).await;
    stays(NewGame::GENESIS, PHONE).await;
}

#[tokio::test]
async fn lords() {
    stays(NewGame::LORDS, LARGE).await;
    stays(NewGame::LORDS, PHONE).await;
}

#[tokio::test]
async fn ursuppe() {
    stays(NewGame::URSUPPE, LARGE).await;
    stays(NewGame::URSUPPE, PHONE).await;
}
