//! Parts of the program that cannot be had: computer players, pages that come later.

use serde_json::json;

use crate::harness::{Dice, NewGame, Stage};

#[tokio::test]
async fn who_cannot_think_says_so_and_tries_again() {
    let mut stage = Stage::new(1).await;
    let page = stage.page().await;
    // A browser that keeps no files.
    let without = json!({"source": "delete Navigator.prototype.serviceWorker"});
    page.tell("Page.addScriptToEvaluateOnNewDocument", without)
        .await;
    page.go("/new/genesis").await;
    page.until_there("form.set-up").await;
    stage.server.stop();
    page.may_lose();
    page.click("form.set-up > button.primary").await;
    page.until_says(".lost", "The computer player could not be loaded")
        .await;
    page.until_gone(".status [disabled]").await;
    stage.server.resume();
    page.click(".lost button").await;
    page.until_gone(".lost").await;
    // It answers now.
    page.play("genesis", &mut Dice::new(61), 6).await;
    page.until_there(".space.may").await;
    page.is_well().await;
}

/// Analysis and hints need the same program.
#[tokio::test]
async fn no_analysis_and_no_hint_without_a_program() {
    let mut stage = Stage::new(1).await;
    let page = stage.page().await;
    let without = json!({"source": "delete Navigator.prototype.serviceWorker"});
    page.tell("Page.addScriptToEvaluateOnNewDocument", without)
        .await;
    page.set_up(&NewGame::GENESIS, 2).await;
    page.until_there(".space.may").await;
    page.may_lose();
    // What this window has loaded of it is forgotten.
    page.tell("Network.enable", json!({})).await;
    page.tell("Network.setCacheDisabled", json!({"cacheDisabled": true}))
        .await;
    page.tell("Network.clearBrowserCache", json!({})).await;
    stage.server.stop();
    page.click("button.ask-hint").await;
    page.until_says(".lost", "The computer player could not be loaded")
        .await;
    page.until_there("button.ask-hint:not([disabled])").await;
    stage.server.resume();
    page.click(".lost button").await;
    page.until_gone(".lost").await;
    page.click("button.ask-hint").await;
    page.until_there(".hints li").await;

    page.play_to_the_end("genesis", &mut Dice::new(62)).await;
    page.click(".below a[href^='/replay/']").await;
    page.until_there(".review button.primary").await;
    page.tell("Network.clearBrowserCache", json!({})).await;
    stage.server.stop();
    page.click(".review button.primary").await;
    page.until_says(".review .lost", "The computer player could not be loaded")
        .await;
    stage.server.resume();
    page.click(".review .lost button").await;
    page.click(".review button.primary").await;
    page.until_there(".plot polyline.line[points*=',']").await;
    page.is_well().await;
}

#[tokio::test]
async fn a_renewed_page_is_loaded_anew() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let without = json!({"source": "delete Navigator.prototype.serviceWorker"});
    page.tell("Page.addScriptToEvaluateOnNewDocument", without)
        .await;
    page.go("/").await;
    page.until_there(".card.genesis").await;
    page.may_lose();
    page.tell("Network.enable", json!({})).await;
    page.tell(
        "Network.setBlockedURLs",
        json!({"urls": ["*split_around*"]}),
    )
    .await;
    page.click("footer a[href='/settings']").await;
    page.until_says(".lost", "This part of the page could not be loaded.")
        .await;
    // What belongs to a version is kept for ever, what leads to it is not; of another version there
    // is nothing.
    let keeping = "const done = arguments[1];
        fetch(arguments[0]).then((answer) => done([answer.status, answer.headers.get('cache-control')]));";
    let own = page
        .ask("document.querySelector('script[type=module]').getAttribute('src')")
        .await;
    for (path, status, kept) in [
        (own, 200, "public, max-age=31536000, immutable"),
        (json!("/"), 200, "no-cache"),
        (json!("/offline.js"), 200, "no-cache"),
        (json!("/page/0123456789abcdef/app.js"), 404, "no-store"),
    ] {
        let answer = page.run_until_done(keeping, vec![path.clone()]).await;
        assert_eq!(answer, json!([status, kept]), "{path}");
    }
    // As if the server had another version by now.
    page.go("/").await;
    page.until_there(".card.genesis").await;
    let older = "document.querySelector('script[type=module]').setAttribute('src', '/page/0123456789abcdef/start.js')";
    page.run(older, vec![]).await;
    page.click("footer a[href='/settings']").await;
    page.until_says(
        ".lost",
        "There is a new version of this page on the server.",
    )
    .await;
    page.tell("Network.setBlockedURLs", json!({"urls": []}))
        .await;
    page.click(".lost button").await;
    page.until_there("#pref-theme").await;
}
