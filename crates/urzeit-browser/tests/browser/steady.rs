//! Nothing moves under the pointer: what lasts is at the same place whatever is asked.

use serde_json::{Value, json};

use crate::harness::{Dice, LARGE, NewGame, Stage, Two};

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

fn lasting() -> Vec<Value> {
    LASTING.map(|css| json!(css)).to_vec()
}

async fn stays(new: NewGame, size: (u32, u32)) {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.resize(size).await;
    page.set_up(&new, 1).await;
    let mut dice = Dice::new(17);
    // Until the first question is answered there may be an offer to be guided.
    page.play(new.game, &mut dice, 2).await;
    page.settle().await;
    let before = page.run(PLACES, lasting()).await;
    let mut moved = Vec::new();
    for click in 0..30 {
        if page.play(new.game, &mut dice, 1).await || page.count(".ended").await > 0 {
            break;
        }
        page.settle().await;
        let after = page.run(PLACES, lasting()).await;
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

/// Where things are while the pointer is on one space or piece after the other: what moved, and what was cut.
const LOOKED_AT: &str = "const [css, ...lasting] = arguments, done = lasting.pop();
    scrollTo({top: 0, behavior: 'instant'});
    const places = () => lasting.map(css => {
        const element = document.querySelector(css);
        if (!element) return '';
        const {x, y, width} = element.getBoundingClientRect();
        return [css, ...[x, y, width].map(Math.round)].join(' ');
    });
    const frame = () => new Promise(requestAnimationFrame);
    const before = places(), wrong = new Set(), said = new Set();
    (async () => {
        for (const each of document.querySelectorAll(css)) {
            for (const event of ['pointerenter', 'mouseenter']) each.dispatchEvent(new PointerEvent(event, {pointerType: 'mouse'}));
            await frame();
            places().forEach((place, at) => { if (place !== before[at]) wrong.add(`${before[at]} -> ${place}`); });
            for (const text of document.querySelectorAll('.looked, .looking, .looked-at')) {
                said.add(text.innerText);
                if (text.checkVisibility() && text.scrollHeight > text.clientHeight + 1) wrong.add(`cut: ${text.innerText}`);
            }
            for (const event of ['pointerleave', 'mouseleave']) each.dispatchEvent(new PointerEvent(event));
        }
        if (said.size < 3) wrong.add(`nothing is said: ${[...said]}`);
        done([...wrong]);
    })();";

/// What is said of the space or piece under the pointer has a place of its own.
async fn looking_moves_nothing(new: NewGame, spaces: &str, clicks: usize) {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&new, 1).await;
    page.play(new.game, &mut Dice::new(18), clicks).await;
    page.settle().await;
    for language in page.languages().await {
        page.speak(&language).await;
        for size in [LARGE, PHONE] {
            page.resize(size).await;
            let mut asked = vec![json!(spaces)];
            asked.extend(lasting());
            let wrong = page.run_until_done(LOOKED_AT, asked).await;
            assert_eq!(wrong, json!([]), "{} in {language} at {size:?}", new.game);
        }
    }
    page.is_well().await;
}

#[tokio::test]
async fn while_the_pointer_looks_around() {
    looking_moves_nothing(NewGame::GENESIS, ".board .space", 20).await;
    looking_moves_nothing(NewGame::LORDS, ".board .hex", 90).await;
    looking_moves_nothing(NewGame::URSUPPE, ".board .swimmer", 30).await;
}

/// Online the clocks and the chat are beside the question. Wherever somebody reads or writes, the question stays.
#[tokio::test]
async fn between_people() {
    let stage = Stage::new(2).await;
    let mut two = Two::meet(&stage, NewGame::GENESIS, 5).await;
    for page in &two.pages {
        page.resize(LARGE).await;
    }
    let mut places = Vec::new();
    for _ in 0..8 {
        two.play(1).await;
        for page in &two.pages {
            page.settle().await;
            places.push(page.run(PLACES, vec![json!(".board")]).await);
        }
    }
    places.dedup();
    assert_eq!(places.len(), 1, "{places:#?}");
    let page = &two.pages[0];
    page.run("scrollTo({top: 600, behavior: 'instant'})", vec![])
        .await;
    let top = "document.querySelector('.status .turn').getBoundingClientRect().top";
    assert!(page.is(&format!("scrollY > 300 && {top} >= 0")).await);
    page.is_well().await;
}
