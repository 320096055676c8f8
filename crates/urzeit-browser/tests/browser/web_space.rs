//! The page as `urzeit page` writes it, below a path of a web space that has nothing but files.

use std::sync::atomic::Ordering;

use serde_json::json;

use crate::{
    harness::{BELOW, Dice, FilesOnly, NewGame, Page},
    offline::keep_files,
    records,
};

/// Every link leads below the path, and nothing was ever asked of a server.
async fn stays_below(page: &Page, path: &str) {
    let outside = "return [...document.querySelectorAll('a[href]')]
        .filter((a) => a.origin === location.origin && !a.pathname.startsWith(arguments[0] + '/'))
        .map((a) => a.getAttribute('href'))";
    let outside = page.run(outside, vec![json!(BELOW)]);
    assert_eq!(outside.await, json!([]), "{path}");
    let asked = "return performance.getEntriesByType('resource').map((file) => new URL(file.name))
        .filter((file) => file.protocol.startsWith('http') && !file.pathname.startsWith(arguments[0] + '/'))
        .map((file) => file.pathname)";
    let asked = page.run(asked, vec![json!(BELOW)]);
    assert_eq!(asked.await, json!([]), "{path}");
}

#[tokio::test]
async fn every_address_is_there_below_a_path() {
    let stage = FilesOnly::new(1).await;
    let page = stage.page().await;
    for (path, there) in [
        ("/", ".card.genesis"),
        ("/index.html", ".card.genesis"),
        ("/new/lords", "form.set-up"),
        ("/link", "#link"),
        ("/replay/open", "#record"),
        ("/rules", "[id='G-5.8']"),
        ("/rules/ursuppe", "[id='U-2.1']"),
        ("/learn/genesis", ".table .board"),
        ("/editor", "main svg"),
        ("/settings", "main h1"),
        ("/about", "#about-fair"),
        ("/wins", ".wins table"),
    ] {
        page.go(path).await;
        page.until_there(there).await;
        stays_below(&page, path).await;
    }
    // The way through the page stays there too.
    page.click(".mark").await;
    page.until_there(".card.genesis").await;
    assert_eq!(page.path().await, format!("{BELOW}/"));
    page.click("footer a[href$='/rules']").await;
    page.until_there("[id='G-5.8']").await;
    assert_eq!(page.path().await, format!("{BELOW}/rules/genesis"));
    page.is_well().await;
}

/// Alone, with every way to come back to the game: its address is no file.
#[tokio::test]
async fn a_game_alone_and_its_address() {
    let stage = FilesOnly::new(1).await;
    let page = stage.page().await;
    page.may_lose();
    keep_files(&page).await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.play("genesis", &mut Dice::new(51), 4).await;
    page.until_there(".space.may").await;
    let (log, address) = (page.log().await, page.path().await);
    assert!(address.starts_with(&format!("{BELOW}/play/")), "{address}");
    let is_back = async |way: &str| {
        page.until_there(".space.may").await;
        assert_eq!(page.log().await, log, "{way}");
        assert_eq!(page.path().await, address, "{way}");
    };
    // The web space says that there is no such file, and nothing more.
    stage.space.has_404.store(false, Ordering::Relaxed);
    page.reload().await;
    is_back("by the service worker").await;
    page.network(false).await;
    page.reload().await;
    is_back("without a network").await;
    page.network(true).await;
    // Without the service worker the page comes by what the web space says instead of the file.
    stage.space.has_404.store(true, Ordering::Relaxed);
    let forget = "const done = arguments[0];
        navigator.serviceWorker.getRegistration().then((worker) => worker.unregister()).then(done);";
    page.run_until_done(forget, vec![]).await;
    page.reload().await;
    is_back("by 404.html").await;
    page.play("genesis", &mut Dice::new(52), 2).await;
    stays_below(&page, "the game").await;
    page.is_well().await;
}

#[tokio::test]
async fn a_replay_and_its_analysis() {
    let stage = FilesOnly::new(1).await;
    let page = stage.page().await;
    page.open_record(&records::fair("genesis")).await;
    page.click(".check-game button").await;
    page.until_says(".fair.proved", "outcomes of chance are what the seed gives")
        .await;
    stays_below(&page, "the replay").await;
    page.is_well().await;
}

#[tokio::test]
async fn what_needs_a_server_asks_for_one() {
    let stage = FilesOnly::new(1).await;
    let page = stage.page().await;
    for path in [
        "/online/new/genesis",
        "/online/quick/lords",
        "/account",
        "/online",
    ] {
        page.go(path).await;
        page.until_says("#main h1", "This needs a server").await;
        page.until_there("#server").await;
        stays_below(&page, path).await;
    }
    page.is_fit_to_be_seen("what needs a server").await;
    page.speak("en").await;
    for wrong in [
        "",
        "ftp://example.org",
        "not an address",
        "https://ada@example.org",
    ] {
        page.enter("#server", wrong).await;
        page.until_says("[role=alert]", "not the address of a server")
            .await;
    }
    page.is_well().await;
    // The server's own page opens: here nothing is there but the web space.
    page.may_lose();
    page.enter("#server", &format!("{}/whatever", stage.space.origin()))
        .await;
    page.until("the server's page", "location.pathname === '/online'")
        .await;
}
