//! Trying something out while a game runs: a board of one's own, and nothing of it happens in the game.

use std::collections::BTreeSet;

use serde_json::json;

use crate::{
    harness::{Dice, NewGame, Page, Stage, Two},
    lost::march,
    offline::keep_files,
};

/// What gives help that nobody gets on this board.
const ENGINE: &str = ".ask-hint, .play-hint, .hints, .review, .branch-off, a[href^='/replay']";

impl Page {
    /// How many events the table has, and the entries of its game, as the server tells it.
    pub(crate) async fn on_server(&self) -> (u64, Vec<String>) {
        let ask = "const done = arguments[0];
            const table = '/api' + location.pathname.replace('table', 'tables');
            Promise.all([fetch(table).then((answer) => answer.json()),
                fetch(table + '/record').then((answer) => answer.text())]).then(done);";
        let told = self.run_until_done(ask, vec![]).await;
        let (_, log) = told[1].as_str().unwrap().split_once("\nlog\n").unwrap();
        let entries = log.lines().map(str::to_owned).collect();
        (told[0]["now"]["number"].as_u64().unwrap(), entries)
    }

    /// The lines that this browser keeps, the latest first.
    async fn lines(&self) -> Vec<Vec<String>> {
        let lines = "Object.keys(localStorage).filter((key) => key.startsWith('urzeit.try.'))
            .flatMap((key) => JSON.parse(localStorage[key]).lines.map((line) => line.entries))";
        serde_json::from_value(self.ask(lines).await).unwrap()
    }

    async fn try_out(&self) {
        self.click(".try-it").await;
        self.until_there(".tried .board").await;
        assert_eq!(self.count(ENGINE).await, 0);
    }

    async fn back_to_the_game(&self) {
        self.click(".leave-try").await;
        self.until_gone(".tried").await;
        self.until_there(".table .board").await;
    }

    /// Plays a turn of Genesis on this board, for whoever is asked, until dice are due.
    async fn play_until_dice(&self, dice: &mut Dice) {
        while self.count(".tried .pad").await == 0 {
            self.play("genesis", dice, 1).await;
        }
    }
}

#[tokio::test]
async fn a_line_is_tried_out_and_its_first_moves_are_played() {
    let stage = Stage::new(2).await;
    let two = Two::meet(&stage, NewGame::GENESIS, 41).await;
    let (page, name, other) = two.asked().await;
    let mut dice = Dice::new(411);
    let (before, log, seen) = (page.on_server().await, page.log().await, other.log().await);

    // For both, with dice that are chosen.
    page.try_out().await;
    page.until_says(".try-banner .news", "It is your turn")
        .await;
    page.play_until_dice(&mut dice).await;
    for _ in 0..2 {
        page.click(".pad-choice[data-part=mountain]").await;
    }
    page.until_gone(".tried .pad").await;
    let line = &page.lines().await[0];
    assert_eq!(line.last().unwrap(), "* dice mountain mountain", "{line:?}");
    assert!(page.text(".tried .turn").await.contains("turn"));
    assert!(
        !page.text(".tried .turn").await.contains(name),
        "the other’s"
    );
    page.play_until_dice(&mut dice).await;
    page.click(".roll-for-me").await;
    page.until_gone(".tried .pad").await;
    let line = page.lines().await[0].clone();
    // What is taken back is still there, to go forward to.
    page.click(".tried button.undo").await;
    page.until_there(".tried .pad").await;
    page.click(".tried button.forward").await;
    page.until_gone(".tried .pad").await;
    assert_eq!(page.lines().await, std::slice::from_ref(&line));

    // Nothing of it has happened.
    page.back_to_the_game().await;
    assert_eq!(page.log().await, log);
    assert_eq!(page.on_server().await, before);
    assert_eq!(other.log().await, seen);
    assert!(page.is("document.activeElement.matches('.try-it')").await);

    // The line is there after a reload. Played are the own moves, up to the dice.
    page.reload().await;
    page.try_out().await;
    assert_eq!(page.count(".play-this, .lines-kept .stale").await, 0);
    page.click(".open-line").await;
    page.until_there(".play-this").await;
    other.press("t").await;
    other.until_there(".tried .board").await;
    page.click(".play-this").await;
    page.until_gone(".tried").await;
    other.until_says("#try-why", "The game has moved on").await;
    other
        .until_says(".try-banner .news", "It is your turn")
        .await;
    let seat = line[0][..2].to_owned();
    let own: Vec<_> = line
        .iter()
        .take_while(|entry| entry.starts_with(&seat))
        .collect();
    let (_, after) = page.on_server().await;
    let new: Vec<_> = after[before.1.len()..].iter().collect();
    assert_eq!(new[..own.len()], own[..], "{new:?}");
    assert_eq!(new.len(), own.len() + 1, "and dice for the other: {new:?}");
    assert!(new[own.len()].starts_with("* dice "), "{new:?}");

    // It can still be looked at.
    page.try_out().await;
    page.until_says(".lines-kept .stale", "out of date").await;
    page.click(".open-line").await;
    page.until_says("#try-why", "The game has moved on").await;
    assert_eq!(page.count(".play-this").await, 0);

    // Once the game is over nothing of it is kept.
    assert!(!page.lines().await.is_empty());
    other.press("t").await;
    other.until_gone(".tried").await;
    other.click(".menu summary").await;
    other.click(".menu .plain").await;
    other.click(".menu .danger").await;
    page.until_says(".try-banner .news", "won").await;
    page.back_to_the_game().await;
    assert!(page.lines().await.is_empty());
    assert_eq!(page.count(".try-it").await, 0);
    for page in [page, other] {
        page.is_well().await;
    }
}

/// Undo and something else: both lines are kept.
#[tokio::test]
async fn another_move_begins_another_line() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.until_there(".space.may").await;
    let events = page.kept().await["events"].clone();
    // At one screen hints are given, but not here.
    assert_eq!(page.count(".ask-hint").await, 1);
    page.press("t").await;
    page.until_there(".tried .board").await;
    assert_eq!(page.count(ENGINE).await, 0);
    page.until("the title", "document.activeElement.id === 'try-title'")
        .await;
    for nth in [0, 1] {
        let find = "const space = document.querySelectorAll('.tried .space.may')[arguments[0]];
            space.scrollIntoView({block: 'center'});
            const {x, y, width, height} = space.getBoundingClientRect();
            return {x: x + width / 2, y: y + height / 2, covered: null};";
        let at = page.run(find, vec![json!(nth)]).await;
        page.click_at(&at).await;
        page.until_there(".tried button.undo").await;
        page.press("u").await;
        page.until_gone(".tried button.undo").await;
    }
    page.until(
        "two lines",
        "document.querySelectorAll('.open-line').length === 2",
    )
    .await;
    let lines = page.lines().await;
    assert_ne!(lines[0][0], lines[1][0]);
    page.is_fit_to_be_seen("something tried out").await;
    page.click(".forget-line").await;
    page.until(
        "one line",
        "document.querySelectorAll('.open-line').length === 1",
    )
    .await;
    page.click(".forget-lines").await;
    page.until_gone(".open-line").await;
    assert!(page.lines().await.is_empty());
    page.press("t").await;
    page.until_gone(".tried").await;
    assert_eq!(page.kept().await["events"], events);
}

/// Somebody plays on for all sides of a game in this browser, without any cover between them.
async fn tries_out(page: &Page, game: &str, dice: &mut Dice) {
    for step in 0..30 {
        if step % 2 == 0 && page.count(".roll-for-me").await == 1 {
            page.click(".roll-for-me").await;
        } else {
            page.play(game, dice, 1).await;
        }
        assert_eq!(page.count(".pass").await, 0);
    }
    let line = page.lines().await[0].clone();
    let seats: BTreeSet<_> = line.iter().map(|entry| &entry[..1]).collect();
    assert_eq!(seats, BTreeSet::from(["*", "1", "2"]), "{line:?}");
    assert_eq!(page.count(ENGINE).await, 0);
    page.is_well().await;
    page.back_to_the_game().await;
}

#[tokio::test]
async fn what_is_hidden_is_imagined() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let new = NewGame {
        players: 2,
        ..NewGame::LORDS
    };
    page.set_up(&new, 1).await;
    let mut dice = Dice::new(43);
    page.play("lords", &mut dice, 3).await;
    page.until_says(".status .turn", "your turn").await;
    page.try_out().await;
    page.until_says(".imagined", "other players’ hands").await;
    tries_out(&page, "lords", &mut dice).await;
    page.is_well().await;
}

/// Nothing is hidden in Ursuppe; and no server is needed.
#[tokio::test]
async fn something_is_tried_out_without_a_server() {
    let mut stage = Stage::new(1).await;
    let page = stage.page().await;
    keep_files(&page).await;
    stage.server.stop();
    page.may_lose();
    page.set_up(&NewGame::URSUPPE, 1).await;
    let mut dice = Dice::new(44);
    page.play("ursuppe", &mut dice, 4).await;
    page.until_says(".status .turn", "your turn").await;
    page.try_out().await;
    assert_eq!(page.count(".imagined").await, 0);
    tries_out(&page, "ursuppe", &mut dice).await;
}

/// What somebody has begun to write or to plan is there again after something was tried out.
#[tokio::test]
async fn what_was_begun_is_there_again() {
    for seed in 51..56 {
        let stage = Stage::new(2).await;
        let mut two = Two::meet(&stage, NewGame::LORDS, seed).await;
        let Some((here, _)) = march(&mut two).await else {
            continue;
        };
        let page = &two.pages[here];
        let way = "document.querySelector('.way').getAttribute('points')";
        let planned = page.ask(way).await;
        page.fill("#typed", "march ").await;
        page.fill("#say", "Wait, I have an idea").await;
        page.try_out().await;
        assert!(
            page.is("document.querySelector('#typed').value === ''")
                .await
        );
        let said = "document.querySelector('#say').value === 'Wait, I have an idea'";
        page.until("what was begun to be said", said).await;
        page.back_to_the_game().await;
        page.until("what was begun to be said", said).await;
        page.until(
            "what was begun to be typed",
            "document.querySelector('#typed').value === 'march '",
        )
        .await;
        page.until("the plan", &format!("{way} === {planned}"))
            .await;
        page.is_well().await;
        return;
    }
    panic!("nobody could march far in five games");
}
