//! A network that goes away and comes back.

use crate::harness::{NewGame, Page, Stage, Two};

/// What is chosen meanwhile is kept, and happens once.
#[tokio::test]
async fn a_choice_without_a_network_is_made_once() {
    let stage = Stage::new(2).await;
    let mut two = Two::meet(&stage, NewGame::GENESIS, 111).await;
    two.play(4).await;
    let (here, who, other) = two.asked().await;
    let before = here.count(".log li").await;
    assert_eq!(here.text(".connection").await, "");
    here.network(false).await;
    here.until_says(".connection.lost .banner", "You are offline.")
        .await;
    // The choice is kept, and a second one has to wait for it.
    here.click(".space.may").await;
    here.until_says(".connection .banner", "Your choice is kept")
        .await;
    here.click(".space.may").await;
    here.until_says(".status .refusal", "Your last choice has not been sent yet")
        .await;
    assert_eq!(other.count(".log li").await, before);

    here.network(true).await;
    here.until_there(".connection:not(.lost)").await;
    assert_eq!(here.text(".connection").await, "");
    for page in [here, other] {
        page.until(
            "the kept choice",
            &format!("document.querySelectorAll('.log li').length > {before}"),
        )
        .await;
    }
    let log = other.log().await;
    let new = log.lines().count() as u64 - before;
    let placed = log.lines().take(new as usize);
    let placed = placed.filter(|line| line.starts_with(&format!("{who} places")));
    assert_eq!(placed.count(), 1, "{log}");

    // What is not to happen after all is forgotten before the network is back.
    let (here, ..) = two.asked().await;
    let before = here.log().await;
    here.network(false).await;
    here.until_there(".connection.lost").await;
    here.click(".space.may").await;
    here.until_says(".connection .banner", "Your choice is kept")
        .await;
    here.click(".connection .buttons button.plain").await;
    here.until_gone(".connection .buttons button.plain").await;
    here.network(true).await;
    here.until_there(".connection:not(.lost)").await;
    here.until_there(".space.may").await;
    assert_eq!(here.log().await, before);
    for page in &two.pages {
        page.is_well().await;
    }
}

/// Is nothing kept to be sent later?
const NOTHING_KEPT: &str =
    "Object.keys(sessionStorage).every((key) => !key.startsWith('urzeit.unsent.'))";

/// A click on what is not legal only asks why not. With or without a network it is nothing that is kept, and
/// it becomes no move when the network is back and it would be legal.
#[tokio::test]
async fn a_click_that_only_asked_why_not_is_never_sent() {
    let stage = Stage::new(2).await;
    let two = Two::meet(&stage, NewGame::LORDS, 134).await;
    let [one, other] = &two.pages;
    let (here, waiting) = loop {
        if one.count(".hex.lit.lay").await > 0 {
            break (one, other);
        }
        if other.count(".hex.lit.lay").await > 0 {
            break (other, one);
        }
    };
    let why_not = async || {
        waiting.click(".hex").await;
        waiting.until_there(".refusal a").await;
        assert!(waiting.is(NOTHING_KEPT).await);
    };
    why_not().await;
    waiting.network(false).await;
    waiting.until_there(".connection.lost").await;
    why_not().await;
    // Meanwhile the turn comes to the player who clicked.
    let before = here.count(".log li").await;
    here.click(".hex.lit.lay").await;
    let is_more = format!("document.querySelectorAll('.log li').length > {before}");
    here.until("a move", &is_more).await;
    here.until_gone(".hex.lit.lay").await;
    let lines = here.count(".log li").await;
    waiting.network(true).await;
    waiting.until_there(".connection:not(.lost)").await;
    waiting.until_there(".hex.lit.lay").await;
    waiting.settle().await;
    assert!(waiting.is(NOTHING_KEPT).await);
    for page in [here, waiting] {
        // Each reads other markers, but as many lines.
        assert_eq!(page.count(".log li").await, lines);
        page.is_well().await;
    }
}

/// Plans a march of several steps and says of how many; nothing if nobody can march so far.
const PLAN_MARCH: &str = "
    const done = arguments[0];
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const click = async (element) => {
        element.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        await drawn();
    };
    const plan = async () => {
        if (!document.querySelector('.doings button[aria-pressed=true]:first-child')) return 0;
        if (document.querySelector('.hex.picked')) return 0;
        for (const stack of document.querySelectorAll('.hex.lit')) {
            await click(stack);
            for (const goal of document.querySelectorAll('.hex.lit.march')) {
                await click(goal);
                const steps = document.querySelector('.way').getAttribute('points').split(' ').length - 1;
                if (steps > 1) return steps;
            }
            await click(stack);
        }
        return 0;
    };
    plan().then(done);";

/// Plays until somebody can march far, and plans it: who, and how many steps; nothing if nobody could
/// before the game was over.
pub(crate) async fn march(two: &mut Two) -> Option<(usize, usize)> {
    while !two.play(1).await {
        for place in [0, 1] {
            let page = &two.pages[place];
            page.until_answered().await;
            let steps = page.run_until_done(PLAN_MARCH, vec![]).await;
            if let Some(steps @ 1..) = steps.as_u64() {
                return Some((place, steps as usize));
            }
        }
    }
    None
}

/// The steps of a march belong together: all of them are kept, and the whole way is gone.
#[tokio::test]
async fn a_march_without_a_network_arrives() {
    for seed in 112..117 {
        let stage = Stage::new(2).await;
        let mut two = Two::meet(&stage, NewGame::LORDS, seed).await;
        if let Some((here, steps)) = march(&mut two).await {
            return arrives(&two.pages[here], &two.pages[1 - here], steps).await;
        }
    }
    panic!("nobody could march far in five games");
}

/// How many steps of marches the log names.
const MOVES: &str = "[...document.querySelectorAll('.log li')]
    .filter((entry) => entry.textContent.includes(' moves ')).length";

/// Somebody without a network decides on a planned march; it is gone when the network is back.
async fn arrives(here: &Page, other: &Page, steps: usize) {
    let before = here.ask(MOVES).await.as_u64().unwrap();
    here.network(false).await;
    here.until_there(".connection.lost").await;
    here.click(".now .buttons .primary").await;
    here.until_says(".connection .banner", "Your choice is kept")
        .await;
    assert_eq!(here.text(".status .refusal").await, "");
    here.network(true).await;
    here.until_there(".connection:not(.lost)").await;
    for page in [here, other] {
        let arrived = format!("{MOVES} >= {}", before + steps as u64);
        page.until("the march", &arrived).await;
        page.is_well().await;
    }
    assert_eq!(here.text(".status .refusal").await, "");
}
