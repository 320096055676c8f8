//! Pictures of every main screen for `docs/screenshots`:
//! `cargo test -p urzeit-browser -- --ignored screenshots`.

use std::{fs, path::Path};

use crate::harness::{Dice, LARGE, NewGame, Page, SMALL, Stage};

/// A picture on a large screen and one on a phone.
async fn shoot(page: &Page, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    fs::create_dir_all(&folder).unwrap();
    for (size, suffix) in [(SMALL, "phone"), (LARGE, "screen")] {
        page.resize(size).await;
        page.run("scrollTo(0, 0)", vec![]).await;
        page.settle().await;
        let picture = page.screenshot().await;
        fs::write(folder.join(format!("{name}-{suffix}.png")), picture).unwrap();
    }
    page.is_well().await;
}

#[tokio::test]
#[ignore = "writes pictures"]
async fn screenshots_alone() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/").await;
    shoot(&page, "home").await;
    page.go("/new/genesis").await;
    shoot(&page, "set-up").await;
    page.go("/rules/genesis").await;
    page.until_there(".rule").await;
    shoot(&page, "rules").await;
    for (path, there, name) in [
        ("/learn/ursuppe", ".board", "guided"),
        ("/editor", "#main h1", "editor"),
        ("/settings", "#main h1", "settings"),
        ("/about", "#main h1", "about"),
        ("/wins", ".wins table", "wins"),
    ] {
        page.go(path).await;
        page.until_there(there).await;
        shoot(&page, name).await;
    }
    page.set_up_with_real_dice(&NewGame::URSUPPE, 2).await;
    page.until_there(".pad").await;
    shoot(&page, "real-table").await;
    for (new, clicks) in NewGame::ALL.into_iter().zip([30, 60, 30]) {
        page.set_up(&new, 1).await;
        page.play(new.game, &mut Dice::new(81), clicks).await;
        shoot(&page, new.game).await;
    }
    page.set_up(&NewGame::LORDS, 2).await;
    page.until_there(".pass").await;
    shoot(&page, "pass").await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.play_to_the_end("genesis", &mut Dice::new(82)).await;
    shoot(&page, "result").await;
    page.click(".below a[href^='/replay/']").await;
    page.click(".review button.primary").await;
    page.until(
        "the analysis",
        "document.querySelector('.plot') && !document.querySelector('.review progress')",
    )
    .await;
    shoot(&page, "replay").await;
}

#[tokio::test]
#[ignore = "writes pictures"]
async fn screenshots_dark() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.look("dark").await;
    page.go("/").await;
    shoot(&page, "home-dark").await;
    page.speak("de").await;
    for (new, clicks) in NewGame::ALL.into_iter().zip([30, 60, 30]) {
        page.set_up(&new, 1).await;
        page.play(new.game, &mut Dice::new(83), clicks).await;
        shoot(&page, &format!("{}-dark", new.game)).await;
    }
}

#[tokio::test]
#[ignore = "writes pictures"]
async fn screenshots_online() {
    let stage = Stage::new(2).await;
    let (page, other) = (stage.page().await, stage.page().await);
    page.go("/online").await;
    page.until_there(".arrival").await;
    shoot(&page, "arrival").await;
    page.come_in("Ada").await;
    page.go("/online/new/lords").await;
    page.until_there("form.set-up").await;
    shoot(&page, "new-table").await;
    let link = page.make_table(&NewGame::URSUPPE).await;
    shoot(&page, "room").await;
    other.go(&link).await;
    other.come_in("Bert").await;
    page.until_there(".table.ursuppe").await;
    other.enter("#say", "Good luck!").await;
    page.until_there(".chat li").await;
    shoot(&page, "table-online").await;
    page.go("/online").await;
    page.until_there(".lobby li").await;
    shoot(&page, "lobby").await;
    page.go("/account").await;
    page.until_there("#main h1").await;
    shoot(&page, "account").await;
    let who = "const done = arguments[0]; fetch('/api/me').then((me) => me.json()).then(done);";
    let who = page.run_until_done(who, vec![]).await;
    page.go(&format!("/people/{}", who["id"])).await;
    page.until_there("#main h1").await;
    shoot(&page, "person").await;
}
