//! What happens on a board moves, is heard, and stays marked until the next move.

use std::{fs, path::Path};

use serde_json::{Value, json};

use crate::harness::{NewGame, Page, Stage};

/// Notes every animation of a piece: its key, and where it comes from. The first is running when the click that
/// a test has prepared comes.
const WATCH: &str = "window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const animation = animate.call(this, frames, timing);
        const key = this.dataset?.piece ?? this.getAttribute('data-piece') ?? this.closest('.passing, .die, svg')?.getAttribute('class');
        window.moved.push({key, from: frames[0].translate ?? '', runs: this.getAnimations().length > 0});
        const click = window.clickThen;
        window.clickThen = null;
        click?.();
        return animation;
    };";

/// What was animated: keys, and where they came from.
async fn moved(page: &Page) -> Vec<Value> {
    let moved = page.ask("window.moved").await;
    moved.as_array().unwrap().clone()
}

fn keys(moved: &[Value]) -> Vec<&str> {
    let keys = moved.iter().filter_map(|one| one["key"].as_str());
    keys.collect()
}

/// Waits until nothing moves on the board.
async fn until_still(page: &Page) {
    page.until(
        "rest",
        "!document.getAnimations().some(({effect}) => effect.target?.closest('.board')) && !document.querySelector('.passing > *')",
    )
    .await;
}

/// How far a piece is from the middle of where it belongs, in pixels.
async fn astray(page: &Page, piece: &str, place: &str) -> f64 {
    let far = "const middle = (css) => {
            const {x, y, width, height} = document.querySelector(css).getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        };
        const [[x, y], [toX, toY]] = [middle(arguments[0]), middle(arguments[1])];
        return Math.hypot(toX - x, toY - y);";
    let far = page.run(far, vec![json!(piece), json!(place)]).await;
    far.as_f64().unwrap()
}

/// Opens a record and goes to the entry before the first of this kind. Says what the entry is.
async fn open_before(page: &Page, record: &str, such: fn(&str) -> bool) -> String {
    page.open_record(record).await;
    let entries = record.split_once("log\n").unwrap().1.lines();
    let entries = entries.map(|line| line.split('#').next().unwrap().trim());
    // Notes, such as of what was undone, are no entries.
    let is_entry = |line: &&str| !line.is_empty() && !line.starts_with('!');
    let entries: Vec<_> = entries.filter(is_entry).collect();
    let place = entries.iter().position(|entry| such(entry)).unwrap();
    let go = "const slider = document.querySelector('.replay input[type=range]');
        slider.value = arguments[0];
        slider.dispatchEvent(new Event('input', {bubbles: true}));";
    page.run(go, vec![json!(place.to_string())]).await;
    page.until_says(".replay output", &place.to_string()).await;
    until_still(page).await;
    entries[place].to_owned()
}

fn fixture(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    fs::read_to_string(folder.join(name)).unwrap()
}

#[tokio::test]
async fn a_tile_is_set_down_and_nobody_waits_for_it() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.allow_motion().await;
    page.set_up(&NewGame::GENESIS, 2).await;
    page.until_there(".space.may").await;
    page.run(WATCH, vec![]).await;
    // While the first tile is on its way another space is clicked.
    let then = "window.clickThen = () => {
        const next = [...document.querySelectorAll('.space.may')].find((space) => !space.querySelector('.tile'));
        next?.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
    };";
    page.run(then, vec![]).await;
    page.click(".space.may").await;
    page.until(
        "the first tile",
        "window.moved.some(({key}) => key?.startsWith('tile-'))",
    )
    .await;
    let first = moved(&page).await;
    let first = first.iter().find(|one| {
        one["key"]
            .as_str()
            .is_some_and(|key| key.starts_with("tile-"))
    });
    assert_eq!(first.unwrap()["runs"], true);
    page.until(
        "the second tile",
        "document.querySelectorAll('.space > .tile').length == 2",
    )
    .await;
    until_still(&page).await;
    let key = first.unwrap()["key"].as_str().unwrap();
    let space = key.replace("tile-", "#space-");
    // The side of a tile lies below its space.
    let piece = format!("[data-piece={key}] .ground rect");
    assert!(astray(&page, &piece, &format!("{space} > .ground-bare")).await < 1.0);
    page.is_well().await;
}

#[tokio::test]
async fn nothing_moves_for_those_who_do_not_want_it() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 2).await;
    page.until_there(".space.may").await;
    page.run(WATCH, vec![]).await;
    page.click(".space.may").await;
    page.until_there(".space > .tile").await;
    page.settle().await;
    page.settle().await;
    assert_eq!(moved(&page).await, Vec::<Value>::new());
    assert_eq!(page.count(".passing > *").await, 0);
    page.is_well().await;
}

#[tokio::test]
async fn people_march_and_their_way_stays_marked() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.allow_motion().await;
    let record = fixture("fair/lords.urz");
    let entry = open_before(&page, &record, |entry| entry.contains(" move ")).await;
    let words: Vec<_> = entry.split(' ').collect();
    let to = words[3];
    page.run(WATCH, vec![]).await;
    page.press("ArrowRight").await;
    page.until("motion", "window.moved.length").await;
    let moved = moved(&page).await;
    let keys = keys(&moved);
    assert!(keys.contains(&&*format!("people-{to}")), "{entry} {keys:?}");
    until_still(&page).await;
    let (piece, hex) = (
        format!("[data-piece=people-{to}]"),
        format!("#hex-{to} > .bare"),
    );
    // A spear stands out at one side; the next hex is much farther away.
    assert!(astray(&page, &piece, &hex).await < 8.0);
    // Where from and where to stays marked, with an arrow, until the next move.
    assert_eq!(page.count(".last-move .told-ring").await, 2);
    assert_eq!(page.count(".last-move .told-way").await, 1);
    page.is_well().await;
}

#[tokio::test]
async fn amoebas_swim_and_eat() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.allow_motion().await;
    let record = fixture("fair/ursuppe.urz");
    open_before(&page, &record, |entry| entry.starts_with("* die ")).await;
    page.run(WATCH, vec![]).await;
    page.press("ArrowRight").await;
    page.until("motion", "window.moved.length").await;
    let swam = moved(&page).await;
    let is_swimmer = |one: &Value| {
        let [key, from] = ["key", "from"].map(|name| one[name].as_str().unwrap_or_default());
        key.starts_with("amoeba-") && from != "0px 0px"
    };
    assert!(swam.iter().any(is_swimmer), "{swam:?}");
    until_still(&page).await;
    // What is eaten goes into the amoeba.
    page.press("ArrowRight").await;
    page.until("a meal", "window.moved.some(({key}) => key === 'passing')")
        .await;
    until_still(&page).await;
    page.is_well().await;
}

#[tokio::test]
async fn a_sound_is_heard_once_it_is_wanted() {
    const LISTEN: &str = "window.heard = 0;
        const start = AudioScheduledSourceNode.prototype.start;
        const noise = AudioBufferSourceNode.prototype.start;
        AudioScheduledSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
        AudioBufferSourceNode.prototype.start = function (...when) { window.heard += 1; return noise.apply(this, when); };";
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 2).await;
    page.until_there(".space.may").await;
    page.run(LISTEN, vec![]).await;
    page.click(".space.may").await;
    page.until_there(".space > .tile").await;
    page.settle().await;
    assert_eq!(page.ask("window.heard").await, 0);
    let path = page.path().await;

    page.go("/settings").await;
    assert_eq!(page.count("#pref-sound [value=off]:checked").await, 1);
    page.click("#pref-sound label:has([value=quiet])").await;
    page.reload().await;
    page.until_there("#pref-sound [value=quiet]:checked").await;

    page.go(&path).await;
    page.until_there(".space.may").await;
    page.run(LISTEN, vec![]).await;
    page.click(".space.may").await;
    page.until("a sound", "window.heard > 0").await;
    page.is_well().await;
}

#[tokio::test]
async fn the_last_move_stays_marked_until_the_next() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 2).await;
    page.until_there(".space.may").await;
    assert_eq!(page.count(".last-move .told-ring").await, 0);
    page.click(".space.may").await;
    page.until_there(".last-move .told-ring").await;
    let place = "document.querySelector('.last-move [data-told]').getAttribute('transform')";
    let laid = "document.querySelector('.space:has(> .tile)').getAttribute('transform')";
    assert_eq!(page.ask(place).await, page.ask(laid).await);
    let first = page.ask(place).await;
    while page.count(".space.may").await == 0 {
        page.click(".hand > button:not(.tile-choice)").await;
    }
    page.click(".space.may").await;
    page.until("the next mark", &format!("{place} != {first}"))
        .await;
    assert_eq!(page.count(".last-move .told-ring").await, 1);
    page.is_well().await;
}
