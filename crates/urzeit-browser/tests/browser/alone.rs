//! Whole games against the computer.

use serde_json::json;
use urzeit_rules::{Game, Genesis, Lords, OptionSpec, Ursuppe};

use crate::harness::{Dice, NewGame, Page, Stage};

/// Plays a whole game with the mouse and reads how it ended.
async fn whole_game(new: NewGame, seed: u64) {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&new, 1).await;
    page.play_to_the_end(new.game, &mut Dice::new(seed)).await;
    let result = page.result().await;
    assert!(result.starts_with("The game is over."), "{result}");
    // It is kept as it ended.
    page.reload().await;
    page.until_there(".table").await;
    assert_eq!(page.result().await, result);
    assert_eq!(page.kept().await["over"], true);
    page.is_well().await;
}

#[tokio::test]
async fn genesis() {
    whole_game(NewGame::GENESIS, 1).await;
}

#[tokio::test]
async fn lords() {
    whole_game(NewGame::LORDS, 2).await;
}

#[tokio::test]
async fn ursuppe() {
    whole_game(NewGame::URSUPPE, 3).await;
}

/// A short game with another value of an option.
fn with_option(new: &NewGame, key: &'static str, value: &'static str) -> NewGame {
    let others = new
        .options
        .iter()
        .copied()
        .filter(|(other, _)| *other != key);
    let options: Vec<_> = others.chain([(key, value)]).collect();
    // Two people play Ursuppe in modes of their own, and somebody sits in the seat that starts.
    let players = match (key, value) {
        ("mode", "standard") => 3,
        ("start", seat) => seat.parse::<usize>().unwrap_or(0).max(new.players),
        _ => new.players,
    };
    NewGame {
        game: new.game,
        players,
        options: options.leak(),
    }
}

/// Whole games with every value of every option, one at a time:
/// `cargo test -p urzeit-browser --test browser -- --ignored every_option`.
#[tokio::test]
#[ignore = "takes long"]
async fn every_option() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let options: [&[OptionSpec]; 3] = [Genesis::OPTIONS, Lords::OPTIONS, Ursuppe::OPTIONS];
    let mut dice = Dice::new(5);
    for (new, options) in NewGame::ALL.iter().zip(options) {
        for option in options {
            // What is a form and no value is left out; so are lists of counts, which have a field each.
            let values = option.values.iter();
            let values = values.filter(|value| !value.contains(['…', ',']));
            for value in values {
                println!("{} {} {value}", new.game, option.key);
                page.set_up(&with_option(new, option.key, value), 1).await;
                page.play_to_the_end(new.game, &mut dice).await;
                page.is_well().await;
            }
        }
    }
}

/// G-2.3 The player named in set-up begins, and only those who play can be named.
#[tokio::test]
async fn the_start_player_can_be_named() {
    const START: NewGame = NewGame {
        game: "genesis",
        players: 3,
        options: &[("start", "2")],
    };
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/new/genesis").await;
    page.until_there("form.set-up").await;
    let seats = "[...document.querySelectorAll('.set-up .option')[2].querySelectorAll('option')]
        .map((option) => option.innerText.trim())";
    assert_eq!(
        page.ask(seats).await,
        json!(["drawn at random", "Seat 1", "Seat 2"])
    );
    // A player who leaves no longer starts.
    let [more, fewer] = ["first-child", "last-child"]
        .map(|button| format!(".set-up fieldset:first-of-type .buttons button:{button}"));
    page.click(&more).await;
    page.until("a third seat", &format!("{seats}.length === 4"))
        .await;
    let third =
        "const start = document.querySelectorAll('.set-up .option')[2].querySelector('select');
        start.value = '3';
        start.dispatchEvent(new Event('change', {bubbles: true}));";
    page.run(third, vec![]).await;
    page.click(&fewer).await;
    page.until("two seats", &format!("{seats}.length === 3"))
        .await;
    page.until(
        "that the start is drawn again",
        "document.querySelectorAll('.set-up .option')[2].querySelector('select').value === 'drawn'",
    )
    .await;
    page.set_up(&START, 3).await;
    let header = page.kept().await.to_string();
    assert!(header.contains("option start 2"), "{header}");
    assert!(!header.contains("* start"), "{header}");
    page.until_says(".in-turn", "Player 2").await;
    page.is_well().await;
}

/// From the first page a newcomer plays at once: one click, then a move.
#[tokio::test]
async fn a_newcomer_plays_within_two_clicks() {
    let stage = Stage::new(1).await;
    let page: Page = stage.page().await;
    page.go("/").await;
    page.click(".card.genesis button.primary").await;
    page.until_there(".table.genesis .board").await;
    page.until("a turn", "document.querySelector('.space.may')")
        .await;
    page.click(".space.may").await;
    page.until("a tile", "document.querySelector('.log li')")
        .await;
    page.is_well().await;
}

/// Something can be taken back sooner in any game.
const MOST_TRIES: usize = 100;

/// So the log says it.
const BACK: &str = "undoes something.";

/// What is taken back stands in the log, as all that happens at a table.
#[tokio::test]
async fn the_log_says_what_was_taken_back() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    for new in &NewGame::ALL {
        page.set_up(new, 1).await;
        let mut dice = Dice::new(4);
        let undo = "[...document.querySelectorAll('.status .buttons button')]
            .some((button) => button.innerText.startsWith('Undo'))";
        let mut log = String::new();
        // A computer player or a die may come before the key.
        for _ in 0..MOST_TRIES {
            if page.is(undo).await {
                page.press("u").await;
            } else {
                page.play(new.game, &mut dice, 1).await;
            }
            page.settle().await;
            log = page.log().await;
            if log.contains(BACK) {
                break;
            }
        }
        assert!(log.contains(BACK), "{log}");
        page.is_well().await;
    }
}

/// Chooses a value in a field.
const CHOOSE: &str = "const field = document.querySelector(arguments[0]);
    field.value = arguments[1];
    field.dispatchEvent(new Event('change', {bubbles: true}));";

/// People choose what they play; the player who had it gets what they had.
#[tokio::test]
async fn a_colour_is_chosen() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/new/ursuppe").await;
    page.until_there("form.set-up .plays select").await;
    let plays = "[...document.querySelectorAll('.plays select')].map((plays) => plays.value)";
    let before = page.ask(plays).await;
    page.run(CHOOSE, vec![json!(".plays select"), before[1].clone()])
        .await;
    page.settle().await;
    let after = page.ask(plays).await;
    assert_eq!([&after[0], &after[1]], [&before[1], &before[0]]);
    // With three players nobody is purple.
    assert!(
        page.is(
            "![...document.querySelectorAll('.plays option')].some(({value}) => value === 'purple')"
        )
        .await
    );
    page.click("form.set-up > button.primary").await;
    page.until_there(".table.ursuppe").await;
    let header = page.kept().await["header"].as_str().unwrap().to_owned();
    let seat = format!("seat 1 {}", after[0].as_str().unwrap());
    assert!(header.lines().any(|line| line == seat), "{header}");

    // What was chosen goes where the options leave no room for it.
    page.go("/new/ursuppe").await;
    page.until_there("form.set-up .plays select").await;
    let mode = ".option select:has(option[value=double])";
    for (field, value) in [(".plays select", "blue"), (mode, "double")] {
        page.run(CHOOSE, vec![json!(field), json!(value)]).await;
    }
    page.until_there("span.plays").await;
    page.click("form.set-up > button.primary").await;
    page.until_there(".table.ursuppe").await;
    page.is_well().await;
}
