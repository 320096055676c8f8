//! What is in hand is dragged onto the board, in every game.

use serde_json::json;

use crate::harness::{Dice, NewGame, Page, Stage};

/// Presses the pointer on one element, moves it to another and lets go. Says what follows the pointer meanwhile.
const DRAG: &str = "const [from, to] = [...arguments].map((css) => {
        const element = document.querySelector(css);
        element.scrollIntoView({block: 'center'});
        return element;
    });
    const middle = (element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        return {clientX: x + width / 2, clientY: y + height / 2};
    };
    const send = (target, kind, at) => target.dispatchEvent(new PointerEvent(kind,
        {bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse', button: 0, ...at}));
    send(from, 'pointerdown', middle(from));
    send(from, 'pointermove', middle(to));
    send(from, 'pointermove', middle(to));
    const follows = document.querySelectorAll('.dragged').length;
    send(document.elementFromPoint(middle(to).clientX, middle(to).clientY) ?? to, 'pointerup', middle(to));
    return [follows, document.querySelectorAll('.dragged, .dragged-over').length];";

async fn drag(page: &Page, from: &str, to: &str) {
    page.resize((1440, 1400)).await;
    page.settle().await;
    let followed = page.run(DRAG, vec![json!(from), json!(to)]).await;
    assert_eq!(followed, json!([1, 0]), "{from} {to}");
}

#[tokio::test]
async fn a_tile_of_genesis() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 2).await;
    page.until_there(".space.may").await;
    drag(&page, ".tile-choice[aria-disabled=false]", ".space.may").await;
    page.until_there(".space > .tile").await;
    page.is_well().await;
}

#[tokio::test]
async fn a_marker_and_a_card_of_lords() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::LORDS, 1).await;
    page.until_there(".hex.lit.lay").await;
    let log = "document.querySelectorAll('.log li').length";
    let before = page.ask(log).await;
    drag(&page, ".marker", ".hex.lit.lay").await;
    page.until("a land", &format!("{log} > {before}")).await;
    let mut dice = Dice::new(31);
    while page.count(".card-choice[aria-disabled=false]").await == 0 {
        page.play("lords", &mut dice, 1).await;
    }
    let before = page.ask(log).await;
    drag(&page, ".card-choice[aria-pressed=false]", ".world").await;
    page.until("a card", &format!("{log} > {before}")).await;
    page.is_well().await;
}

/// The mouse at the middle of an element; `held` if its button is.
async fn mouse(page: &Page, kind: &str, css: &str, held: bool) {
    const MIDDLE: &str = "const {x, y, width, height} = document.querySelector(arguments[0]).getBoundingClientRect();
        return [x + width / 2, y + height / 2];";
    let at = page.run(MIDDLE, vec![json!(css)]).await;
    let mouse = json!({
        "type": kind, "x": at[0], "y": at[1], "button": "left", "buttons": u8::from(held), "clickCount": 1,
    });
    page.tell("Input.dispatchMouseEvent", mouse).await;
}

/// People go with the mouse to where they shall march, and only what is meant is planned.
#[tokio::test]
async fn people_of_lords() {
    const MAY_GO: &str = ".hex.lit:not(.march, .attack, .lay)";
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::LORDS, 1).await;
    let mut dice = Dice::new(131);
    // A hex that lights up means people who may set out.
    let marches = "document.querySelector('.doings button')?.ariaPressed === 'true' && !document.querySelector('.hex.picked')";
    while !page.is(marches).await || page.count(MAY_GO).await == 0 {
        page.play("lords", &mut dice, 1).await;
    }
    page.settle().await;
    let own = page
        .ask(&format!("document.querySelector('{MAY_GO}').id"))
        .await;
    let own = format!("#{}", own.as_str().unwrap());
    // Where they can go is seen when they are in hand.
    page.click(&own).await;
    let goals = ".hex.march, .hex.attack";
    page.until_there(goals).await;
    let to = page
        .ask(&format!("document.querySelector('{goals}').id"))
        .await;
    let to = format!("#{}", to.as_str().unwrap());
    page.click(&own).await;
    page.until_gone(goals).await;
    mouse(&page, "mouseMoved", &own, false).await;
    mouse(&page, "mousePressed", &own, true).await;
    assert_eq!(page.count(".board .pulled").await, 0);
    mouse(&page, "mouseMoved", &to, true).await;
    mouse(&page, "mouseMoved", &to, true).await;
    page.until_there(".board .pulled").await;
    mouse(&page, "mouseReleased", &to, false).await;
    page.until_gone(".board .pulled").await;
    page.until_there(&format!("{to}.aimed")).await;
    page.is_well().await;
}

#[tokio::test]
async fn a_new_amoeba_of_ursuppe() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::URSUPPE, 1).await;
    let mut dice = Dice::new(41);
    while page.count(".part[data-drag]").await == 0 || page.count(".basin.may").await == 0 {
        page.play("ursuppe", &mut dice, 1).await;
    }
    let amoebas = "document.querySelectorAll('.board .swimmer').length";
    let before = page.ask(amoebas).await;
    drag(&page, ".part[data-drag]", ".basin.may").await;
    page.until("an amoeba", &format!("{amoebas} > {before}"))
        .await;
    page.is_well().await;
}
