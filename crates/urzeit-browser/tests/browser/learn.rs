//! First games with a guide, played to their end by somebody who does what it says.

use std::time::{Duration, Instant};

use crate::{
    harness::{Dice, LARGE, PATIENCE, Page, Stage, Step},
    typed,
};

/// Does something on the board have the colour of what the guide points at?
const OUTLINED: &str = "(() => {
    const probe = document.querySelector('.guide');
    const own = probe.style.color;
    probe.style.color = 'var(--pointed)';
    const pointed = getComputedStyle(probe).color;
    probe.style.color = own;
    return [...document.querySelectorAll('.board *')]
        .some((shape) => getComputedStyle(shape).stroke === pointed);
})()";

/// Notes the title of every lesson: one that comes while something else is looked at counts too.
const NOTE_LESSONS: &str = "window.lessons = [];
    const note = () => {
        const title = document.querySelector('.guide h2')?.innerText;
        if (title && lessons.at(-1) !== title) lessons.push(title);
    };
    note();
    new MutationObserver(note).observe(document.body, {childList: true, subtree: true, characterData: true});";

async fn lessons_on(page: &Page) -> Vec<String> {
    serde_json::from_value(page.ask("lessons").await).unwrap()
}

/// The guide of Lords of Creation speaks of attacks where there are some, and denies them where there are none.
async fn speaks_of_attacks(page: &Page) {
    let said = page.text(".guide-text").await;
    let (dares, denies) = (
        said.contains("Attack if you dare"),
        said.contains("nobody to attack"),
    );
    if dares || denies {
        let choices = typed::choices_in(&page.kept_as("learn-lords").await);
        let attacks = choices.iter().any(|choice| choice.starts_with("attack"));
        assert_eq!(attacks, dares, "{said} {choices:?}");
    }
}

async fn learn(game: &'static str, seed: u64) {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go(&format!("/learn/{game}")).await;
    page.until_there(&format!(".table.{game} .board")).await;
    page.until_there(".guide .guide-next").await;
    let mut dice = Dice::new(seed);
    let mut waits_since = Instant::now();
    page.run(NOTE_LESSONS, vec![]).await;
    let (mut lessons, mut praised, mut outlined) = (Vec::new(), 0, 0);
    loop {
        praised += usize::from(page.text(".guide-reaction").await == "Well done!");
        outlined += usize::from(page.is(OUTLINED).await);
        if game == "lords" {
            speaks_of_attacks(&page).await;
        }
        match page.follow_the_guide(game, &mut dice).await {
            Step::Over => break,
            Step::Clicked(_) => waits_since = Instant::now(),
            Step::Waited => {
                let waited = waits_since.elapsed();
                assert!(waited < PATIENCE, "{}", page.text("main").await);
                tokio::time::sleep(Duration::from_millis(15)).await;
            }
        }
        if lessons.is_empty() && lessons_on(&page).await.len() > 2 {
            // A reload goes on where it was: what was read is not said again.
            lessons = lessons_on(&page).await;
            page.reload().await;
            page.until_there(&format!(".table.{game} .board")).await;
            page.run(NOTE_LESSONS, vec![]).await;
            let again = page.text(".guide h2").await;
            assert!(!lessons[..2].contains(&again), "{again}");
        }
    }
    lessons.extend(lessons_on(&page).await);
    assert!(lessons.len() >= 8, "{lessons:?}");
    assert!(praised > 0, "what is proposed is not praised");
    assert!(outlined > 0, "what the guide points at is not outlined");
    let result = page.result().await;
    assert!(result.starts_with("The game is over."), "{result}");
    // The guide says what decided the game, and what comes next.
    page.until_there(".guide .guide-stronger").await;
    assert!(page.count(".guide .guide-text").await >= 3);
    let won = result.contains("You ");
    let said = page.text(".guide h2").await;
    assert_eq!(said.starts_with("You have won"), won, "{said} {result}");
    assert!(!said.contains("Well played"), "{said}");
    // Attacks come up in every game in which there are any.
    assert!(
        game == "genesis" || lessons.iter().any(|name| name.contains("ttack")),
        "{lessons:?}"
    );
    // The line that says who has won has room beside the ways on.
    page.resize((1280, 800)).await;
    for language in page.languages().await {
        page.speak(&language).await;
        let high = "document.querySelector('.status .turn').getBoundingClientRect().height";
        let high = page.ask(high).await.as_f64().unwrap();
        assert!(high < 45.0, "{high} in {language}");
    }
    page.resize(LARGE).await;
    // Nothing is wider than its place in the narrow column beside the guide.
    page.speak("de").await;
    let fits = "[...document.querySelectorAll('.table .buttons')].every((row) => row.scrollWidth <= row.clientWidth)";
    assert!(page.is(fits).await);
    page.is_well().await;
    page.click(".guide .guide-stronger").await;
    page.until("a new game", "location.pathname.startsWith('/play/')")
        .await;
    page.until_there(&format!(".table.{game} .board")).await;
    page.is_well().await;
}

#[tokio::test]
async fn genesis() {
    learn("genesis", 91).await;
}

#[tokio::test]
async fn lords() {
    learn("lords", 92).await;
}

#[tokio::test]
async fn ursuppe() {
    learn("ursuppe", 93).await;
}
