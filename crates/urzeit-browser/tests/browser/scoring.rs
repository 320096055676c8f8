//! The scoring of Genesis, area by area.

use std::{fs, path::Path};

use serde_json::{Value, json};

use crate::{
    harness::{Page, Stage},
    records,
};

/// Opens a record whose points are worked out by hand, at its end.
async fn open(page: &Page, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/by-hand");
    let record = fs::read_to_string(folder.join(name)).unwrap();
    records::open(page, &record).await;
    page.until_there(".scoring .order select").await;
}

/// The areas as the table of all has them, from the first to the last.
async fn told(page: &Page) -> Value {
    if page.count(".scoring table").await == 0 {
        page.click(".scoring .step-table").await;
        page.until_there(".scoring table").await;
    }
    page.ask("[...document.querySelectorAll('.scoring tbody .area-name')].map((name) => name.textContent)")
        .await
}

async fn choose(page: &Page, order: &str) {
    let choose = "const order = document.querySelector('.scoring .order select');
        order.value = arguments[0];
        order.dispatchEvent(new Event('change', {bubbles: true}));
        return order.value;";
    assert_eq!(page.run(choose, vec![json!(order)]).await, order);
}

#[tokio::test]
async fn both_orders_are_offered_and_the_choice_is_remembered() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    open(&page, "genesis-both-places-whole.urz").await;
    page.until_says(".scoring .step", "the most exciting last")
        .await;
    let exciting_last = json!(["mountain 3", "mountain 3", "savannah 3 × 2", "forest 9 × 3"]);
    assert_eq!(told(&page).await, exciting_last);
    choose(&page, "largest-first").await;
    let largest_first = json!(["forest 9 × 3", "savannah 3 × 2", "mountain 3", "mountain 3"]);
    assert_eq!(told(&page).await, largest_first);
    // The first area is the largest. One player takes all of it (G-5.12).
    page.click(".scoring tbody tr:first-child button").await;
    page.until_says(".scoring .herds", "tied only with the same player’s herds")
        .await;
    page.until_says(".scoring .herds li:first-child strong", "+18")
        .await;
    // On the board every number has room in its pill.
    let fits = "[...document.querySelectorAll('.marked .badge')].map((badge) => {
        const [pill, number] = ['rect', 'text'].map((part) => badge.querySelector(part).getBBox());
        return [number.x > pill.x && number.x + number.width < pill.x + pill.width, badge.textContent];
    })";
    let badges = page.ask(fits).await;
    let badges = badges.as_array().unwrap();
    assert!(badges.contains(&json!([true, "+18"])), "{badges:?}");
    assert!(badges.iter().all(|badge| badge[0] == true), "{badges:?}");
    // Another order begins with its own first area.
    choose(&page, "exciting-last").await;
    page.until_says(".scoring .step", "the most exciting last")
        .await;
    page.click(".scoring .step-next").await;
    page.until_says(".scoring .herds li:first-child strong", "+6")
        .await;
    // It is remembered.
    choose(&page, "largest-first").await;
    open(&page, "genesis-second-place-whole.urz").await;
    page.until_says(".scoring .step", "the largest first").await;
    let largest_first = json!(["forest 8", "forest 8", "mountain 3 × 2"]);
    assert_eq!(told(&page).await, largest_first);
    page.is_well().await;
}

/// The numbers that these elements say.
async fn numbers(page: &Page, css: &str) -> Value {
    let numbers = "return [...document.querySelectorAll(arguments[0])].map((each) => Number(each.textContent))";
    page.run(numbers, vec![json!(css)]).await
}

/// The walk through the scoring has its place on the board, wherever the pointer rests, and the points of the
/// players grow with it.
#[tokio::test]
async fn the_walk_is_not_lost_and_points_come_with_it() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    open(&page, "genesis-both-places-whole.urz").await;
    let all = numbers(&page, ".players .points").await;
    page.click(".scoring .step-next").await;
    page.until_there(".board.walking").await;
    page.until_there(".scoring .totals").await;
    let so_far = numbers(&page, ".scoring .totals strong").await;
    assert_ne!(so_far, all);
    assert_eq!(numbers(&page, ".players .points").await, so_far);
    // The pointer comes to rest on another tile.
    let shown = "document.querySelector('.marked').innerHTML";
    let before = page.ask(shown).await;
    let looked = "document.querySelector('.looked-at')?.innerText";
    let said = page.ask(looked).await;
    let tiles = "[...document.querySelectorAll('.board .space')].filter((space) => space.querySelector('.tile'))
        .map((tile) => tile.getBoundingClientRect())
        .map(({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2}))";
    for tile in page.ask(tiles).await.as_array().unwrap() {
        let mouse = json!({"type": "mouseMoved", "x": tile["x"], "y": tile["y"]});
        page.tell("Input.dispatchMouseEvent", mouse).await;
        page.settle().await;
        assert_eq!(page.ask(shown).await, before);
    }
    assert_ne!(page.ask(looked).await, said, "nothing was looked at");
    page.click(".scoring .step-table").await;
    page.until_there(".scoring table").await;
    assert_eq!(numbers(&page, ".players .points").await, all);
    page.is_well().await;
}
