//! Every main screen in every language, on a phone, a tablet and a large screen, in light and
//! dark: nothing is missing, nothing is cut off, and `axe-core` finds nothing serious.

use serde_json::json;

use crate::harness::{Dice, NewGame, Stage};

#[tokio::test]
async fn before_a_game() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    for path in [
        "/",
        "/new/genesis",
        "/new/lords",
        "/new/ursuppe",
        "/editor",
        "/replay/open",
        "/settings",
        "/about",
        "/nowhere",
    ] {
        page.go(path).await;
        page.until_there("#main h1").await;
        page.is_fit_to_be_seen(path).await;
    }
}

#[tokio::test]
async fn rules() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    for game in ["genesis", "lords", "ursuppe"] {
        page.go(&format!("/rules/{game}")).await;
        page.until_there(".rule").await;
        page.is_fit_to_be_seen(&format!("the rules of {game}"))
            .await;
    }
}

#[tokio::test]
async fn guided_games() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    for game in ["genesis", "lords", "ursuppe"] {
        page.go(&format!("/learn/{game}")).await;
        page.until_there(".board").await;
        page.is_fit_to_be_seen(&format!("the first game of {game}"))
            .await;
    }
}

async fn table(new: NewGame, seed: u64) {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let game = new.game;
    page.set_up(&new, 1).await;
    let mut dice = Dice::new(seed);
    page.play(game, &mut dice, 3).await;
    page.is_fit_to_be_seen(&format!("{game} at its beginning"))
        .await;
    page.play(game, &mut dice, 30).await;
    page.is_fit_to_be_seen(&format!("{game} in the middle"))
        .await;
}

#[tokio::test]
async fn genesis() {
    table(NewGame::GENESIS, 71).await;
}

#[tokio::test]
async fn lords() {
    table(NewGame::LORDS, 72).await;
}

#[tokio::test]
async fn ursuppe() {
    table(NewGame::URSUPPE, 73).await;
}

/// Many more positions, some of them rare:
/// `cargo test -p urzeit-browser --test browser -- --ignored whole_games`.
#[tokio::test]
#[ignore = "takes long"]
async fn whole_games() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let long = ["genesis", "lords", "ursuppe"].map(|game| NewGame {
        game,
        players: 4,
        options: &[],
    });
    let mut dice = Dice::new(78);
    for new in NewGame::ALL.iter().chain(&long) {
        for people in [1, 2] {
            page.set_up(new, people).await;
            for clicks in (8..).step_by(8) {
                let over = page.play(new.game, &mut dice, 8).await;
                let name = format!("{new:?} of {people} after {clicks} clicks");
                page.is_fit_to_be_seen(&name).await;
                if over {
                    break;
                }
            }
        }
    }
}

#[tokio::test]
async fn genes_too_dear_to_buy() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::URSUPPE, 1).await;
    let mut dice = Dice::new(76);
    while page.count(".gene button:not(.may)").await == 0 {
        page.play("ursuppe", &mut dice, 1).await;
    }
    page.is_fit_to_be_seen("genes too dear to buy").await;
}

#[tokio::test]
async fn cover_result_and_replay() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::LORDS, 2).await;
    page.until_there(".pass").await;
    page.is_fit_to_be_seen("the cover").await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.play_to_the_end("genesis", &mut Dice::new(74)).await;
    page.is_fit_to_be_seen("a result").await;
    page.click(".below a[href^='/replay/']").await;
    page.until_there(".replay .slider").await;
    page.is_fit_to_be_seen("a replay").await;
    page.click(".review button.primary").await;
    page.until(
        "the analysis",
        "document.querySelector('.plot') && !document.querySelector('.review progress')",
    )
    .await;
    page.is_fit_to_be_seen("an analysis").await;
    page.go("/").await;
    page.until_there(".kept li").await;
    page.is_fit_to_be_seen("the first page with games").await;
}

#[tokio::test]
async fn real_table_and_record() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up_with_real_dice(&NewGame::LORDS, 2).await;
    let mut dice = Dice::new(75);
    while page.count(".pad").await == 0 {
        page.play("lords", &mut dice, 1).await;
    }
    page.is_fit_to_be_seen("cards that are drawn by hand").await;
    page.go("/replay/open").await;
    let record = include_str!("../../../../fixtures/fair/ursuppe.urz");
    page.fill("#record", record).await;
    page.click(".open-record button.primary").await;
    page.until_there(".replay .slider").await;
    page.is_fit_to_be_seen("a record").await;
}

#[tokio::test]
async fn online() {
    let stage = Stage::new(2).await;
    let page = stage.page().await;
    page.go("/online").await;
    page.until_there(".arrival").await;
    page.is_fit_to_be_seen("the way in").await;
    page.come_in("Ada").await;
    page.until_there(".lobby").await;
    page.is_fit_to_be_seen("the lobby").await;
    page.go("/online/new/ursuppe").await;
    page.until_there("form.set-up").await;
    page.is_fit_to_be_seen("a new table").await;
    let link = page.make_table(&NewGame::GENESIS).await;
    page.is_fit_to_be_seen("a table before its game").await;
    let other = stage.page().await;
    other.go(&link).await;
    other.come_in("Bert").await;
    for page in [&page, &other] {
        page.until_there(".table.genesis").await;
    }
    page.is_fit_to_be_seen("a table online").await;
    page.go("/online").await;
    page.until_there(".lobby li").await;
    page.is_fit_to_be_seen("the lobby with a table").await;
    page.go("/account").await;
    page.until_there("#main h1").await;
    page.is_fit_to_be_seen("the account").await;
    let who = "const done = arguments[0]; fetch('/api/me').then((me) => me.json()).then(done);";
    let who = page.run_until_done(who, vec![]).await;
    page.go(&format!("/people/{}", who["id"])).await;
    page.until_there("#main h1").await;
    page.is_fit_to_be_seen("somebody's page").await;
}

#[tokio::test]
async fn long_names() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let name = "W".repeat(40);
    page.go("/").await;
    let called = vec![json!(name)];
    page.run("localStorage.setItem('urzeit.name', arguments[0])", called)
        .await;
    for new in &NewGame::ALL {
        let game = new.game;
        page.set_up(new, 2).await;
        page.is_fit_to_be_seen(&format!("long names before {game}"))
            .await;
        page.play(game, &mut Dice::new(77), 5).await;
        page.is_fit_to_be_seen(&format!("long names in {game}"))
            .await;
    }
    page.go("/").await;
    page.until_there(".kept li").await;
    page.is_fit_to_be_seen("long names on the first page").await;
    page.go("/online").await;
    page.come_in(&name).await;
    page.go("/account").await;
    page.until_there("#main h1").await;
    page.is_fit_to_be_seen("a long name as an account").await;
    page.go("/online/new/genesis").await;
    page.until_there("form.set-up").await;
    page.click("form.set-up > button.primary").await;
    page.until("a table", "location.pathname.startsWith('/table/')")
        .await;
    page.until_there("#main h1, .table").await;
    page.is_fit_to_be_seen("a long name at a table").await;
    page.go("/online").await;
    page.until_there("#main h1").await;
    page.is_fit_to_be_seen("a long name in the lobby").await;
}
