//! Going through a game again, analysis, hints.

use std::{fs, path::Path};

use serde_json::json;

use crate::harness::{Dice, LARGE, NewGame, Page, SMALL, Stage};

/// Plays a whole game of Genesis and goes to its replay.
async fn replay(page: &Page, seed: u64) {
    page.set_up(&NewGame::GENESIS, 1).await;
    page.play_to_the_end("genesis", &mut Dice::new(seed)).await;
    page.click(".below a[href^='/replay/']").await;
    page.until_there(".replay .slider").await;
}

async fn entry(page: &Page) -> u64 {
    let value = page
        .ask("document.querySelector('.slider input').value")
        .await;
    value.as_str().unwrap().parse().unwrap()
}

async fn tiles(page: &Page) -> u64 {
    page.count(".board .space > .tile").await
}

#[tokio::test]
async fn slider_keys_link_and_what_if() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    replay(&page, 41).await;
    let last = entry(&page).await;
    assert!(last > 20, "{last}");
    // Keys: to the beginning, one forth, one back, to the end.
    page.press("Home").await;
    assert_eq!(entry(&page).await, 0);
    let empty = page.log().await;
    assert_eq!(empty, "");
    for key in ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"] {
        page.press(key).await;
    }
    assert_eq!(entry(&page).await, 2);
    page.until("its address", "location.search === '?entry=2'")
        .await;
    page.press("End").await;
    assert_eq!(entry(&page).await, last);
    let end = page.result_of_replay().await;
    // The slider, to the middle; the address is a link to it.
    let middle = last / 2;
    let slide =
        "const slider = document.querySelector('.slider input'); slider.value = arguments[0];
        slider.dispatchEvent(new Event('input', {bubbles: true}));";
    page.run(slide, vec![json!(middle)]).await;
    page.until(
        "the middle",
        &format!("location.search === '?entry={middle}'"),
    )
    .await;
    let shown = page.result_of_replay().await;
    assert_ne!(shown, end);
    page.reload().await;
    page.until_there(".replay .slider").await;
    assert_eq!(entry(&page).await, middle);
    assert_eq!(page.result_of_replay().await, shown);
    // What if: a new game goes on from here.
    let lain = tiles(&page).await;
    page.click(".slider .branch-off").await;
    page.until("a new game", "location.pathname.startsWith('/play/')")
        .await;
    page.until_there(".space.may").await;
    assert!(tiles(&page).await >= lain);
    page.play_to_the_end("genesis", &mut Dice::new(42)).await;
    // It is known as one, and leads back.
    page.until_says(".branched", &format!("from entry {middle}"))
        .await;
    let path = page.path().await;
    page.go("/").await;
    page.until_says(&format!(".kept a[href='{path}']"), "What if?")
        .await;
    page.go(&path).await;
    page.click(".branched a").await;
    page.until_there(".replay .slider").await;
    assert_eq!(entry(&page).await, middle);
    page.is_well().await;
}

/// What of the table the hints lie over, besides the bar.
const COVERED: &str = "scrollTo({top: 0, behavior: 'instant'});
    const edges = (css) => document.querySelector(css).getBoundingClientRect();
    const hints = edges('.hints'), bar = edges('.status');
    if (hints.top >= bar.top && hints.bottom <= bar.bottom) return [];
    return ['.board', '.dice', '.choices'].filter((css) => {
        const {left, right, top, bottom} = edges(css);
        return left < hints.right && right > hints.left && top < hints.bottom && bottom > hints.top;
    });";

#[tokio::test]
async fn analysis_and_hint() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    // A hint for the first move is among what is legal.
    page.set_up(&NewGame::GENESIS, 1).await;
    page.until_there(".space.may").await;
    page.click("button.ask-hint").await;
    page.until(
        "a hint",
        "document.querySelectorAll('.hints li').length >= 1",
    )
    .await;
    let hint = page.text(".hints li").await;
    assert!(hint.contains('%'), "{hint}");
    // It says why, and covers neither the board nor the dice.
    assert!(!page.text(".hints .reason").await.is_empty());
    for size in [LARGE, SMALL] {
        page.resize(size).await;
        let covered = page.run(COVERED, vec![]).await;
        assert_eq!(covered, json!([]), "{size:?}");
    }
    page.resize(LARGE).await;
    page.until_there(".hint .hint-label").await;
    // A click plays it.
    let lain = tiles(&page).await;
    page.click(".hints .play-hint").await;
    page.until(
        "the tile of the hint",
        &format!("document.querySelectorAll('.board .space > .tile').length > {lain}"),
    )
    .await;
    page.until_gone(".hint-label").await;
    // The analysis of the whole game: a line for everybody, a point for every entry, mistakes.
    page.play_to_the_end("genesis", &mut Dice::new(43)).await;
    page.click(".below a[href^='/replay/']").await;
    page.click(".review button.primary").await;
    page.until_there(".plot").await;
    page.until(
        "the plot in sight",
        "(({top, bottom}) => top >= 0 && bottom <= innerHeight)(document.querySelector('.plot').getBoundingClientRect())",
    )
    .await;
    page.until(
        "the whole analysis",
        "document.querySelector('.review') && !document.querySelector('.review progress')",
    )
    .await;
    assert_eq!(page.count(".plot polyline.line[points*=',']").await, 2);
    // Beside the board, not below it.
    let beside = "(() => {
        scrollTo(0, 0);
        const [plot, board] = ['.plot', '.board'].map((css) => document.querySelector(css).getBoundingClientRect());
        return plot.left >= board.right && plot.bottom <= innerHeight;
    })()";
    page.resize(LARGE).await;
    page.until("the plot beside the board", beside).await;
    let points = page
        .ask("document.querySelector('.plot polyline').getAttribute('points').split(' ').length")
        .await;
    assert!(points.as_u64().unwrap() > entry(&page).await, "{points}");
    // A line has the colour and the shape of its player, and the plot has axes.
    let colours = "new Set([...document.querySelectorAll('.plot polyline.line')]
        .map((line) => getComputedStyle(line).stroke)).size";
    assert_eq!(page.ask(colours).await, 2);
    assert_eq!(page.count(".ends .emblem svg").await, 2);
    assert_eq!(page.count(".legend .emblem svg").await, 2);
    assert_eq!(page.text(".shares").await.matches('%').count(), 3);
    page.until_says(".entries", "Entry").await;
    // Everybody's chances in words, and the best choices where one was made.
    let chances = page.text(".in-words p").await;
    assert!(chances.matches('%').count() == 2, "{chances}");
    assert_eq!(page.count(".in-words .hints").await, 0, "the game is over");
    // A random player makes mistakes; a click leads to one.
    assert!(page.count(".mistakes li").await > 0);
    let number = page.text(".mistakes li button").await;
    page.click(".mistakes li button").await;
    let number: u64 = number.parse().unwrap();
    page.until(
        "the mistake",
        &format!("location.search === '?entry={}'", number - 1),
    )
    .await;
    let best = page.count(".in-words .hints li").await;
    assert!((1..=3).contains(&best), "{best}");
    // On the board stand what was played and what would have been better, each with its chance.
    page.until_there(".mistakes li[aria-current]").await;
    page.until_there(".hint.played .hint-label").await;
    let labels =
        "[...document.querySelectorAll('.hint-label')].map((label) => label.textContent).join()";
    let labels = page.ask(labels).await;
    assert_eq!(labels.as_str().unwrap().matches('%').count(), 2, "{labels}");
    // Only the mistakes of one player.
    let all = page.count(".mistakes li").await;
    let one = "const whose = document.querySelector('.whose select');
        whose.value = arguments[0];
        whose.dispatchEvent(new Event('change', {bubbles: true}));";
    let mut found = 0;
    for seat in ["0", "1"] {
        page.run(one, vec![json!(seat)]).await;
        found += page.count(".mistakes li").await;
    }
    assert_eq!(found, all);
    assert_ne!(page.text(".in-words p").await, chances);
    page.is_well().await;
}

/// A game that plays by itself, by turns and by rounds; and what its record says besides the entries.
#[tokio::test]
async fn play_turns_rounds_and_an_early_end() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let whole = fs::read_to_string(fixtures.join("genesis/001-p2-uniform-default.urz")).unwrap();
    let cut: Vec<_> = whole.lines().take(18).collect();
    let notes = "! time-out 2\n! return 2\n! substitute 2 Cleo\n! resign 1\n! end resigned\n";
    page.open_record(&format!("{}\n{notes}", cut.join("\n")))
        .await;
    page.until_says(".replay > .turn", "has won").await;
    page.until_says(".replay > .turn", "resigned").await;
    let log = page.log().await;
    for said in [
        "time is up",
        "is back",
        "Cleo takes over",
        "resigns",
        "ended",
    ] {
        assert!(log.contains(said), "{said}: {log}");
    }
    // Before the end nobody has won.
    page.press("Home").await;
    page.until_says(".slider output", "0 of").await;
    assert_eq!(page.text(".replay > .turn").await, "");
    // By turns and by rounds: who began is asked after two entries of chance, and again in the next round.
    page.click(".replay-turn-forth").await;
    assert_eq!(entry(&page).await, 2);
    page.click(".replay-turn-forth").await;
    let second = entry(&page).await;
    assert!(second > 3, "{second}");
    page.click(".replay-round-back").await;
    assert_eq!(entry(&page).await, 2);
    page.press(".").await;
    assert!(entry(&page).await > second);
    page.press("Home").await;
    // By itself, as fast as it goes, up to the end.
    let fast = "const speed = document.querySelector('.speed');
        speed.value = '16';
        speed.dispatchEvent(new Event('change', {bubbles: true}));";
    page.run(fast, vec![]).await;
    page.click(".replay-play").await;
    page.until(
        "the end",
        "(({value, max}) => value === max)(document.querySelector('.slider input'))",
    )
    .await;
    page.until_says(".replay > .turn", "has won").await;
    page.is_well().await;
}

/// L-4.6: what was discarded can be looked through. When the game is over nobody is yet to play.
#[tokio::test]
async fn rounds_and_discards_of_lords() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let record = fs::read_to_string(fixtures.join("lords/olympus-3p.urz")).unwrap();
    page.open_record(&record).await;
    let players = page
        .ask("document.querySelector('.players').textContent")
        .await;
    let players = players.as_str().unwrap();
    assert!(
        !players.contains("yet to play") && !players.contains("may still"),
        "{players}"
    );
    page.click(".discards summary").await;
    assert!(page.count(".discards li").await > 5);
    page.go("/replay/open?entry=230").await;
    page.until_says(".players h2", "Round 5").await;
    assert!(page.count(".discards li").await > 5);
    page.is_well().await;
}

/// Asks the server for something in the name of whoever is at the page.
pub(crate) async fn post(page: &Page, path: &str, body: serde_json::Value) -> serde_json::Value {
    let post = "const [path, body, done] = arguments;
        fetch(path, {
            method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'},
        }).then((answer) => answer.json()).then(done);";
    page.run_until_done(post, vec![json!(path), body]).await
}

/// Neither at the replay of the table nor where its record is opened.
#[tokio::test]
async fn a_rated_game_that_runs_is_not_analysed() {
    let stage = Stage::new(2).await;
    let (one, two) = tokio::join!(stage.page(), stage.page());
    for (page, name) in [(&one, "Ada"), (&two, "Bert")] {
        page.go("/online").await;
        let account = json!({"name": name, "password": "long enough"});
        post(page, "/api/register", account).await;
        page.go("/online").await;
        page.until_there(".lobby").await;
    }
    for rated in [true, false] {
        let new = json!({
            "game": "genesis", "players": 2, "seats": ["me", "open"], "rated": rated,
            "pace": {"slow": {"days": 1}}, "begins_when_full": true,
        });
        let made = post(&one, "/api/tables", new).await;
        let id = made["id"].as_str().unwrap();
        let sit = json!({"invite": made["invite"]});
        post(&two, &format!("/api/tables/{id}/sit"), sit).await;
        one.go(&format!("/replay/table/{id}")).await;
        one.until_there(".replay .slider").await;
        let offered = if rated { (0, 0) } else { (1, 1) };
        let offers = (
            one.count(".slider .branch-off").await,
            one.count(".review").await,
        );
        assert_eq!(offers, offered);
        // The record that the player takes along is not analysed here either.
        let record = "const [id, done] = arguments;
            fetch(`/api/tables/${id}/record`).then((answer) => answer.text()).then(done);";
        let record = one.run_until_done(record, vec![json!(id)]).await;
        one.run(
            "sessionStorage.setItem('urzeit.opened', arguments[0])",
            vec![record],
        )
        .await;
        one.go("/replay").await;
        one.until_there(".replay .slider").await;
        let offers = (
            one.count(".slider .branch-off").await,
            one.count(".review").await,
        );
        assert_eq!(offers, offered);
        one.run("sessionStorage.removeItem('urzeit.opened')", vec![])
            .await;
    }
    one.is_well().await;
}

impl Page {
    /// What the players have, as the replay shows it.
    async fn result_of_replay(&self) -> String {
        self.text(".players").await
    }
}
