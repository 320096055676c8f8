//! Moves that are typed, in the notation of `docs/records.md`.

use serde_json::Value;
use urzeit_rules::{Seat, record::Bytes};
use urzeit_table::{Awaits, Host, Seed, Settings, Source};

use crate::harness::{Dice, NewGame, Page, Stage};

/// A table that a browser keeps, as the rules know it.
fn table(kept: &Value) -> Box<dyn Host> {
    let text = |key: &str| kept[key].as_str().unwrap().to_owned();
    let seed: Bytes = text("seed").parse().unwrap();
    let settings: Settings = text("settings").parse().unwrap();
    let source = Source::Fair {
        table: text("id"),
        seed: Seed::new(seed.0.try_into().unwrap()),
    };
    let mut host = urzeit_table::open(&text("header"), settings, source).unwrap();
    for event in text("events").lines() {
        host.apply(&event.parse().unwrap()).unwrap();
    }
    host
}

/// What the one person at the screen may do; nothing while others are asked.
async fn choices(page: &Page) -> Vec<String> {
    choices_in(&page.kept().await)
}

/// The same of a game as a browser keeps it.
pub(crate) fn choices_in(kept: &Value) -> Vec<String> {
    let host = table(kept);
    let me = Seat::at(0);
    match host.awaits() {
        Awaits::Choices(seats) if seats.contains(me) => host.choices(me),
        _ => Vec::new(),
    }
}

/// Types so many moves, or until the game is over.
async fn type_moves(new: NewGame, seed: u64, moves: usize) {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&new, 1).await;
    let mut dice = Dice::new(seed);
    let mut typed = 0;
    while typed < moves && page.kept().await["over"] == false {
        let choices = choices(&page).await;
        if choices.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        }
        let wish = &choices[(dice.roll() * choices.len() as f64) as usize];
        let before = page.kept().await["events"].as_str().unwrap().len();
        page.enter("#typed", wish).await;
        let after = page.kept().await["events"].as_str().unwrap().to_owned();
        // It is what happened, and the field is empty for the next one. Where all choose in secret another
        // player may have been faster.
        let mut happened = after[before..].lines();
        let is_done = happened.any(|event| event.ends_with(&format!(" 1 {wish}")));
        assert!(is_done, "{wish}: {}", page.text(".refusal").await);
        typed += 1;
        if page.kept().await["over"] == false {
            assert_eq!(page.ask("document.querySelector('#typed').value").await, "");
        }
    }
    page.is_well().await;
}

#[tokio::test]
async fn genesis() {
    type_moves(NewGame::GENESIS, 61, 30).await;
}

#[tokio::test]
async fn lords() {
    type_moves(NewGame::LORDS, 62, 40).await;
}

#[tokio::test]
async fn ursuppe() {
    type_moves(NewGame::URSUPPE, 63, 30).await;
}

/// What is not legal is refused with the rule, and the rule can be read.
#[tokio::test]
async fn a_refusal_names_its_rule() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.until_there(".space.may").await;
    page.enter("#typed", "end").await;
    page.until_there(".refusal a").await;
    let rule = page.text(".refusal a").await;
    assert!(rule.starts_with("G-"), "{rule}");
    page.go(&format!("/rules/genesis#{rule}")).await;
    page.until_there(&format!("[id='{rule}'].sought")).await;
    page.is_well().await;
}

/// As it stands in a record, with the seat before it, and taken back in a word.
#[tokio::test]
async fn with_a_seat_and_back() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 2).await;
    // Either of the two may begin, and what ends a turn cannot be taken back.
    loop {
        let host = table(&page.kept().await);
        let Awaits::Choices(seats) = host.awaits() else {
            panic!("nobody is asked")
        };
        let seat = seats.iter().next().unwrap();
        let choice = &host.choices(seat)[0];
        page.enter("#typed", &format!("{seat} {choice}")).await;
        page.until_says(".log", "places").await;
        if table(&page.kept().await).undoable(seat) > 0 {
            break;
        }
    }
    page.enter("#typed", "undo").await;
    page.until_says(".log li", "undoes something.").await;
    // Once to empty the line, once to leave it.
    page.run("document.querySelector('#typed').focus()", vec![])
        .await;
    page.press("x").await;
    page.press("Escape").await;
    assert!(page.is("document.activeElement.id === 'typed'").await);
    page.press("Escape").await;
    assert!(page.is("document.activeElement.id !== 'typed'").await);
    // What means nothing does not make the page wider.
    page.enter("#typed", &"x".repeat(500)).await;
    page.until_there(".typed .refusal:not(:empty)").await;
    assert!(
        page.is("document.scrollingElement.scrollWidth <= document.documentElement.clientWidth")
            .await
    );
    page.is_well().await;
}
