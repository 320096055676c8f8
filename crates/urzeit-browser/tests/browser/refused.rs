//! What is not legal says why when it is tried, with the rule to read.

use std::{fs, path::Path};

use serde_json::json;

use crate::harness::{Dice, NewGame, Page, Stage, Two};

/// Waits until something is refused by a rule whose number begins so, and says the sentence.
async fn refusal(page: &Page, rule: &str) -> String {
    let number = "document.querySelector('.status .refusal a')?.innerText";
    page.until("a refusal", &format!("{number}?.startsWith('{rule}')"))
        .await;
    page.text(".status .refusal").await
}

/// Lets go of what is in hand, so that nothing is refused any more.
async fn let_go(page: &Page) {
    page.press("Escape").await;
    page.until_gone(".status .refusal a").await;
}

/// Where the middle of an element is.
const MIDDLE: &str = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
    return {x: box.left + box.width / 2, y: box.top + box.height / 2};";

/// Pulls with the mouse from one element to another.
async fn drag(page: &Page, from: &str, to: &str) {
    let from = page.run(MIDDLE, vec![json!(from)]).await;
    let to = page.run(MIDDLE, vec![json!(to)]).await;
    for (kind, at) in [
        ("mouseMoved", &from),
        ("mousePressed", &from),
        ("mouseMoved", &to),
        ("mouseReleased", &to),
    ] {
        let mouse = json!({
            "type": kind, "x": at["x"], "y": at["y"], "button": "left", "clickCount": 1,
        });
        page.tell("Input.dispatchMouseEvent", mouse).await;
    }
}

#[tokio::test]
async fn in_a_turn_of_lords() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::LORDS, 1).await;
    let mut dice = Dice::new(131);
    while page.count(".doings").await == 0 {
        page.play("lords", &mut dice, 1).await;
    }
    // Nothing is in hand: neither empty land nor others' people can be taken.
    page.click(".hex[aria-label$=empty]").await;
    let sentence = refusal(&page, "L-").await;
    assert!(
        sentence.contains("does not belong to the player"),
        "{sentence}"
    );
    let_go(&page).await;
    // Nor can they be pulled anywhere.
    let empty = ".hex[aria-label$=empty]";
    drag(&page, empty, ".hex:not([aria-label$=empty])").await;
    refusal(&page, "L-").await;
    page.settle().await;
    refusal(&page, "L-").await;
    let_go(&page).await;
    // The cards wait for the next round.
    page.click(".card-choice[aria-disabled=true]").await;
    refusal(&page, "L-").await;
    page.is_well().await;
}

#[tokio::test]
async fn who_is_not_asked_hears_whose_turn_it_is() {
    let stage = Stage::new(2).await;
    for (new, rule, asked, place) in [
        (NewGame::LORDS, "L-", ".hex.lit.lay", ".hex"),
        (NewGame::URSUPPE, "U-", ".question.asked", ".basin"),
    ] {
        let two = Two::meet(&stage, new, 132).await;
        let [one, other] = &two.pages;
        let is_asked = format!("document.querySelector('{asked}')");
        let (here, name, waiting) = loop {
            if one.is(&is_asked).await {
                break (one, "Ada", other);
            }
            if other.is(&is_asked).await {
                break (other, "Bert", one);
            }
        };
        waiting.click(place).await;
        let sentence = refusal(waiting, rule).await;
        let turn = format!("It is {name}’s turn.");
        assert!(sentence.contains(&turn), "{sentence}");
        // A player who is asked something else hears what: in Ursuppe first where the marker begins.
        if rule == "U-" {
            here.click(place).await;
            let sentence = refusal(here, rule).await;
            assert!(sentence.contains("start space"), "{sentence}");
        }
        for page in &two.pages {
            page.is_well().await;
        }
    }
}

/// Goes on where a game of the fixtures stood before a line, in the place of whoever chose it.
pub(crate) async fn go_on_before(page: &Page, game: &str, line: &str) {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let record = fs::read_to_string(fixtures.join(format!("{game}.urz"))).unwrap();
    let end = record.find(&format!("\n{line}\n")).unwrap() + 1;
    page.open_record(&record[..end]).await;
    page.click(".slider .branch-off").await;
    page.until("a new game", "location.pathname.startsWith('/play/')")
        .await;
    page.until_there(".question.asked, .now .doings").await;
}

/// Wherever somebody clicks, the answer is there, and moves nothing.
#[tokio::test]
async fn it_is_said_where_one_clicked() {
    const UNAFFORDABLE: &str = ".gene button:not(.may)";
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    go_on_before(&page, "ursuppe/g042-p4-default", "3 buy spores").await;
    page.click(UNAFFORDABLE).await;
    refusal(&page, "U-").await;
    let clicked = page.run(MIDDLE, vec![json!(UNAFFORDABLE)]).await;
    let said = page.run(MIDDLE, vec![json!(".status .refusal")]).await;
    assert!(page.sees(".status .refusal").await);
    for axis in ["x", "y"] {
        let far = clicked[axis].as_f64().unwrap() - said[axis].as_f64().unwrap();
        assert!(far.abs() < 200.0, "{clicked} {said}");
    }
    // By the keyboard too; a key takes it away.
    page.press("Escape").await;
    page.until_gone(".status .refusal a").await;
    page.run(
        "document.querySelector(arguments[0]).focus()",
        vec![json!(UNAFFORDABLE)],
    )
    .await;
    page.press("Enter").await;
    refusal(&page, "U-").await;
    assert!(page.sees(".status .refusal").await);
    page.is_well().await;
}

/// Answers that are put together: what leads to no legal answer is refused when it is chosen.
#[tokio::test]
async fn parts_of_answers_in_ursuppe() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let chosen_until_refused = [
        (
            "ursuppe/options-1-p4",
            "1 take yellow 1 green 2",
            ".steppers li button:last-child",
        ),
        (
            "ursuppe/g042-p4-default",
            "1 pay 0 defense streamlining life-expectancy",
            ".question .part",
        ),
    ];
    for (game, line, part) in chosen_until_refused {
        go_on_before(&page, game, line).await;
        let more = format!("{part}[aria-disabled=false]:not([aria-pressed=true])");
        let too_much = format!("{part}[aria-disabled=true]");
        while page.count(&too_much).await == 0 {
            page.click(&more).await;
            page.settle().await;
        }
        assert_eq!(page.text(".status .refusal").await, "");
        page.click(&too_much).await;
        refusal(&page, "U-").await;
        page.is_well().await;
    }
}

/// A player who clicks twice where once would do is not told that it is done already.
#[tokio::test]
async fn a_double_click_is_one() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 2).await;
    page.until_there(".space.may").await;
    page.double_click(".space.may").await;
    page.until_there(".space .tile").await;
    page.settle().await;
    assert_eq!(page.count(".space .tile").await, 1);
    assert_eq!(page.text(".status .refusal").await, "");
}

/// A player with so many dice to throw empties a hex at last.
const MOST_FIGHTS: usize = 50;

/// Attacks H3 from I2 until it is empty and at least three can advance, in as many games as that
/// takes.
async fn empty_a_hex(page: &Page) {
    for _ in 0..MOST_FIGHTS {
        go_on_before(page, "lords/olympus-3p", "2 attack I2 H3").await;
        page.click("#hex-I2").await;
        page.click("#hex-H3.lit.attack").await;
        // Doubles end the turn, and nobody who is alone attacks.
        while page.count("#hex-H3.lit.attack").await > 0 {
            page.click(".now .buttons .primary").await;
            page.settle().await;
        }
        let advancing = page.text(".stepper output").await.parse();
        if advancing.is_ok_and(|count: u16| count >= 3) {
            return;
        }
    }
    panic!("nobody could empty a hex");
}

/// What is planned is what can be done, whatever has happened since.
#[tokio::test]
async fn only_so_many_are_sent_as_can_go() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    empty_a_hex(&page).await;
    // All but two advance, who could go on from there.
    page.click(".stepper button:first-child").await;
    page.click(".now .buttons .primary").await;
    page.until_there("#hex-H3.picked").await;
    assert_eq!(page.count(".now .buttons .primary").await, 0);
    // Most go back; all of them could come again, until that is undone.
    page.click("#hex-I2.lit.march").await;
    page.click("#hex-I2.lit.march").await;
    page.until_there("#hex-I2.picked").await;
    page.click("#hex-H3.lit.march").await;
    page.until_there(".now .buttons .primary").await;
    page.press("u").await;
    page.until_says(".now .buttons .primary", "Move one").await;
    page.click(".now .buttons .primary").await;
    page.until_gone(".now .buttons .primary").await;
    assert_eq!(page.text(".status .refusal").await, "");
    page.is_well().await;
}
