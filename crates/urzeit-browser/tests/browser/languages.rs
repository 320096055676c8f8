//! One language is loaded: the one that somebody wishes for. Another one comes when it is chosen.

use serde_json::json;

use crate::harness::Stage;

/// The texts that the browser has asked for.
const LOADED: &str =
    "performance.getEntriesByType('resource').map((each) => each.name.split('/texts/')[1])
    .filter(Boolean).join(' ')";

#[tokio::test]
async fn only_the_language_that_is_wished_for_is_loaded() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    // A browser that keeps no files: it would load all of them later.
    let without = json!({"source": "delete Navigator.prototype.serviceWorker"});
    page.tell("Page.addScriptToEvaluateOnNewDocument", without)
        .await;
    for (wishes, language) in [
        ("de-AT,fr", "de"),
        ("xx,fr-CA;q=0.5", "fr"),
        ("en-GB,de", "en"),
        ("xx", "en"),
    ] {
        let agent = json!({"userAgent": "test", "acceptLanguage": wishes});
        page.tell("Emulation.setUserAgentOverride", agent).await;
        page.go("/").await;
        page.until_there(".card.genesis").await;
        assert_eq!(page.ask("document.documentElement.lang").await, language);
        // Once: what was loaded ahead is what the page wanted.
        assert_eq!(
            page.ask(LOADED).await,
            format!("{language}.ftl"),
            "{wishes}"
        );
    }
    page.is_well().await;
}

#[tokio::test]
async fn a_language_that_cannot_be_had_is_asked_for_again() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let without = json!({"source": "delete Navigator.prototype.serviceWorker"});
    page.tell("Page.addScriptToEvaluateOnNewDocument", without)
        .await;
    page.go("/").await;
    page.until_there(".card.genesis").await;
    page.may_lose();
    page.tell("Network.enable", json!({})).await;
    let blocked = |urls| json!({"urls": urls});
    page.tell("Network.setBlockedURLs", blocked(vec!["*de.ftl*"]))
        .await;
    let choose = "const languages = document.querySelector('.languages');
        languages.value = 'de';
        languages.dispatchEvent(new Event('change', {bubbles: true}));";
    page.run(choose, vec![]).await;
    page.until_says(".lost", "This language could not be loaded.")
        .await;
    // The page goes on in the language that it has.
    let shown = "document.querySelector('.languages').value";
    page.until("the old language", &format!("{shown} === 'en'"))
        .await;
    page.tell("Network.setBlockedURLs", blocked(vec![])).await;
    page.click(".lost button").await;
    page.until_gone(".lost").await;
    page.until("German", "document.documentElement.lang === 'de'")
        .await;
    assert_eq!(page.ask(shown).await, "de");
    page.is_well().await;
}
