//! Records that somebody brings along: gone through, checked, refused with the reason.

use std::{fs, path::Path};

use crate::harness::{Page, Stage};

pub(crate) fn fair(game: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fair");
    fs::read_to_string(folder.join(format!("{game}.urz"))).unwrap()
}

/// With other dice for the first turn in which a single tile was laid: a legal game, but not this one.
fn tampered(record: &str) -> String {
    let lines: Vec<_> = record.lines().collect();
    let is_alone = |at: &usize| {
        let rolls = |line: &str| line.starts_with("* dice");
        rolls(lines[*at]) && rolls(lines[at + 2])
    };
    let at = (0..lines.len() - 2).find(is_alone).unwrap();
    let terrains = ["forest", "savannah", "mountain"];
    let mut others = terrains.into_iter().filter_map(|terrain| {
        let roll = format!("* dice {terrain} {terrain}");
        (!lines[at + 1].contains(terrain) && lines[at] != roll).then_some(roll)
    });
    let other = others.next().unwrap();
    let mut lines = lines.clone();
    lines[at] = &other;
    lines.join("\n") + "\n"
}

/// Opens a record as text.
pub(crate) async fn open(page: &Page, record: &str) {
    page.go("/replay/open").await;
    // The record opened last comes again, once its game is loaded.
    page.until_there(".other-record, #record").await;
    if page.count(".other-record").await == 1 {
        page.click(".other-record").await;
    }
    page.fill("#record", record).await;
    page.click(".open-record button.primary").await;
}

#[tokio::test]
async fn a_game_is_checked() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    for game in ["genesis", "lords", "ursuppe"] {
        open(&page, &fair(game)).await;
        // A game that was not open yet is loaded first.
        page.until_there(".replay .slider").await;
        page.click(".check-game button").await;
        page.until_says(".fair.proved", "outcomes of chance are what the seed gives")
            .await;
    }
    open(&page, &tampered(&fair("genesis"))).await;
    page.click(".check-game button").await;
    page.until_says(
        ".fair",
        "The dice and cards of this game are not proven to match",
    )
    .await;
    let why = page.text(".fair").await;
    assert!(why.contains("but the seed gives"), "{why}");
    assert_eq!(page.count(".fair.proved").await, 0);

    // The page about fairness checks too, also what is no record.
    page.go("/about").await;
    page.fill("#about-fair textarea", &fair("genesis")).await;
    page.click("#about-fair .check-game button").await;
    page.until_says(
        ".fair.proved",
        "The dice and cards of this game match its fingerprint.",
    )
    .await;
    let other_seed = fair("genesis").replace("seed 9bc2", "seed 9bc3");
    page.fill("#about-fair textarea", &other_seed).await;
    page.until_gone(".fair").await;
    page.click("#about-fair .check-game button").await;
    page.until_says(".fair", "not the one the host committed to")
        .await;
    page.fill("#about-fair textarea", "These are no dice.")
        .await;
    page.click("#about-fair .check-game button").await;
    page.until_says(
        ".fair",
        "The dice and cards of this game are not proven to match",
    )
    .await;
    page.is_well().await;
}

#[tokio::test]
async fn what_is_wrong_is_said() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    open(&page, "Dear Ada, this is no record.").await;
    page.until_says(".notice.wrong", "Line 1:").await;
    page.is_well().await;

    let good = fair("genesis");
    open(&page, &good.replace("game genesis", "game chess")).await;
    page.until_says(".notice.wrong", "Line 2:").await;
    page.is_well().await;

    // A rule is named once.
    open(&page, "urzeit 1\ngame genesis\nseat 1 reptile\nlog\n").await;
    let alone = "There is one player; the game is for 2 to 4. G-2.1";
    page.until_says(".notice.wrong", alone).await;

    // Twice on one space: the rule forbids it; what is before it can be gone through.
    let twice = good.replacen("2 place wetland f7", "2 place wetland a3", 1);
    let line = twice.lines().position(|line| line == "2 place wetland a3");
    open(&page, &twice).await;
    page.until_says(".notice.wrong", &format!("Line {}:", line.unwrap() + 1))
        .await;
    let rule = page.text(".notice.wrong a").await;
    assert!(rule.starts_with("G-"), "{rule}");
    assert_eq!(page.text(".notice.wrong pre").await, "2 place wetland a3");
    page.click(".notice.wrong button").await;
    page.until_there(".replay .slider").await;
    assert_eq!(page.count(".board .space > .tile").await, 1);
    page.is_well().await;
}
