//! What wins: answers from many games, with their intervals, in every language.

use serde_json::json;

use crate::harness::Stage;

/// What is wrong with the lines of the charts: each has a name, how many games it comes from, a bar
/// whose point lies within it, and the numbers that the bar shows.
const WRONG: &str = r"return [...document.querySelectorAll('.wins tbody tr:has(.bar)')].filter((line) => {
        const at = (bar, end) => Number(line.querySelector(`.bar .${bar}`).getAttribute(end));
        const [low, high, point] = [at('span', 'x1'), at('span', 'x2'), at('point', 'x1')];
        const numbers = line.lastElementChild.textContent.match(/\d/g) ?? [];
        const named = line.querySelector('th').innerText.trim().split('\n');
        return !(0 <= low && low <= point && point <= high && high <= 100)
            || numbers.length < 3 || named.length < 2 || !/[1-9]/.test(named[1]);
    }).map((line) => line.innerText)";

const LINES: &str = "document.querySelectorAll('.wins tbody tr:has(.bar)').length";

/// Has the browser asked for the numbers?
const ASKED: &str = "performance.getEntriesByType('resource').some((file) => file.name.endsWith('/what-wins.json'))";

#[tokio::test]
async fn what_wins_is_answered_in_every_language() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    // A browser that keeps no files: it would load all of them later.
    let without = json!({"source": "delete Navigator.prototype.serviceWorker"});
    page.tell("Page.addScriptToEvaluateOnNewDocument", without)
        .await;
    page.go("/").await;
    page.until_there(".card.genesis").await;
    assert!(!page.is(ASKED).await);
    page.click("footer a[href='/wins']").await;
    page.until_there(".wins table").await;
    assert!(page.is(ASKED).await);
    let lines = page.ask(LINES).await;
    assert!(lines.as_u64() > Some(60), "{lines}");
    let tables = "document.querySelectorAll('.wins table').length";
    for language in page.languages().await {
        page.speak(&language).await;
        page.until("all charts", &format!("{tables} === 4")).await;
        assert_eq!(page.ask(LINES).await, lines, "{language}");
        assert_eq!(page.run(WRONG, vec![]).await, json!([]), "{language}");
        // A sentence that is missing stands in such brackets.
        let said = page.text("#main").await;
        assert!(!said.contains('⟨'), "{language}: {said}");
    }
    page.speak("en").await;
    page.is_fit_to_be_seen("what wins").await;
}

#[tokio::test]
async fn numbers_that_cannot_be_had_are_asked_for_again() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let without = json!({"source": "delete Navigator.prototype.serviceWorker"});
    page.tell("Page.addScriptToEvaluateOnNewDocument", without)
        .await;
    page.may_lose();
    page.tell("Network.enable", json!({})).await;
    let blocked = |urls| json!({"urls": urls});
    page.tell("Network.setBlockedURLs", blocked(vec!["*what-wins.json*"]))
        .await;
    page.go("/wins").await;
    page.until_there(".wins .lost").await;
    page.tell("Network.setBlockedURLs", blocked(vec![])).await;
    page.click(".lost button").await;
    page.until_there(".wins table").await;
    page.until_gone(".lost").await;
    page.is_well().await;
}
