//! The board and what is asked are on one screen, however small: phones upright and held sideways, and a
//! page at 200 %.

use serde_json::{Value, json};

use crate::harness::{Dice, LARGE, NewGame, Page, Stage};

/// A phone upright, two held sideways, and a screen of 1440 × 900 at 200 %.
const SCREENS: [(u32, u32); 4] = [(390, 844), (844, 390), (740, 360), (720, 450)];

/// What ends a turn of Genesis.
const END_TURN: &str = ".hand > button:not(.tile-choice)";

/// What is wrong on this screen: with the spaces of the board, or with what has to be in sight.
const WRONG: &str = "const [space, ...sights] = arguments;
    const wrong = [];
    scrollTo(0, 0);
    const box = (element) => element.getBoundingClientRect();
    for (const element of document.querySelectorAll(space)) {
        const {width, height} = box(element);
        if (Math.min(width, height) < 28) { wrong.push(`a space is ${width} by ${height}`); break; }
    }
    const world = document.querySelector('.world'), board = document.querySelector('.world .board');
    if (world && box(board).right > box(world).right + 1) wrong.push('the board is cut');
    const isIn = ({top, bottom}) => top >= -1 && bottom <= innerHeight + 1;
    for (const css of sights) {
        const element = document.querySelector(css);
        if (!element || !isIn(box(element))) wrong.push(`${css} is out of sight at ${element && box(element).bottom}`);
    }
    scrollTo(0, document.body.scrollHeight);
    const turn = box(document.querySelector('.status .turn'));
    if (!isIn(turn)) wrong.push(`the turn is out of sight at ${turn.top}`);
    scrollTo(0, 0);
    return wrong;";

async fn fits(page: &Page, space: &str, sights: &[&str]) {
    for size in SCREENS {
        page.resize(size).await;
        page.settle().await;
        let arguments = std::iter::once(&space).chain(sights).map(|css| json!(css));
        let wrong = page.run(WRONG, arguments.collect()).await;
        assert_eq!(wrong, Value::Array(vec![]), "at {size:?}");
    }
    page.is_well().await;
}

#[tokio::test]
async fn genesis() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    // The widest board.
    let new = NewGame {
        players: 4,
        ..NewGame::GENESIS
    };
    page.set_up(&new, 1).await;
    page.until_there(".space.may").await;
    let sights = [".board", ".hand .dice", ".hand .tile-choice"];
    fits(&page, ".board .space .ground-bare", &sights).await;
    // With a second tile to be placed.
    page.resize(LARGE).await;
    let mut dice = Dice::new(32);
    while page.count(END_TURN).await == 0 {
        page.play("genesis", &mut dice, 1).await;
    }
    let sights = [".board", ".hand .dice", ".hand .tile-choice", END_TURN];
    fits(&page, ".board .space .ground-bare", &sights).await;
    for size in SCREENS {
        page.resize(size).await;
        let wide = "document.querySelector('.hand .asked').getBoundingClientRect().width > 120";
        assert!(page.is(wide).await, "the question is narrow at {size:?}");
    }
}

/// What is offered to a newcomer covers nothing of the table, and goes when the game is under way.
#[tokio::test]
async fn the_offer_takes_no_room() {
    const WHOLE: &str = "const wrong = [], box = (css) => document.querySelector(css).getBoundingClientRect();
        scrollTo(0, 0);
        const offer = box('.guide-offer'), board = box('.board'), bar = box('.status');
        for (const [name, other] of [['board', board], ['bar', bar]]) {
            if (offer.bottom > other.top + 1 && offer.top < other.bottom) wrong.push(`it lies over the ${name}`);
        }
        const foot = bar.top > board.top ? bar.top : innerHeight;
        if (board.bottom > foot + 1) wrong.push(`the board ends at ${board.bottom} of ${foot}`);
        const cut = [...document.querySelectorAll('.guide-offer *')].filter((part) => part.scrollWidth > part.clientWidth + 1
            && part.clientWidth || box('.guide-offer').right > innerWidth);
        wrong.push(...cut.map((part) => `cut: ${part.textContent}`));
        return wrong;";
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.until_there(".guide-offer").await;
    for language in page.languages().await {
        page.speak(&language).await;
        for size in [LARGE, (1024, 768), (390, 844), (360, 740)] {
            page.resize(size).await;
            page.settle().await;
            let wrong = page.run(WHOLE, vec![]).await;
            assert_eq!(wrong, json!([]), "{language} at {size:?}");
        }
    }
    page.resize(LARGE).await;
    page.play("genesis", &mut Dice::new(33), 5).await;
    page.until_gone(".guide-offer").await;
    page.is_well().await;
}

#[tokio::test]
async fn lords() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::LORDS, 1).await;
    page.until_there(".hex.lit.lay").await;
    fits(
        &page,
        ".hex .bare",
        &[".board", ".now .asked", ".now .marker"],
    )
    .await;
    page.resize(LARGE).await;
    let mut dice = Dice::new(31);
    while page.count(".doings").await == 0 {
        page.play("lords", &mut dice, 1).await;
    }
    fits(
        &page,
        ".hex .bare",
        &[".board", ".now .asked", ".now .doings"],
    )
    .await;
}

#[tokio::test]
async fn ursuppe() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::URSUPPE, 1).await;
    page.until_there(".question.asked").await;
    fits(&page, ".basin .water", &[".board", ".question .sentence"]).await;
}
