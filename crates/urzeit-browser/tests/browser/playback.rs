//! What others did is played back, as fast as somebody likes.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::harness::{LARGE, NewGame, Page, SMALL, Stage, Two};

/// A step of a slow run is shown this long at least; of a quick one, not so long.
const SLOW: Duration = Duration::from_millis(2300);

/// How many steps are to be shown, and which one is.
async fn step(page: &Page) -> (u64, u64) {
    let at = page.text(".playback small").await;
    let (step, steps) = at.split_once('/').unwrap_or_default();
    (step.parse().unwrap_or(0), steps.parse().unwrap_or(0))
}

/// The tiles on the board.
async fn tiles(page: &Page) -> u64 {
    page.count(".board .space > .tile").await
}

/// The tiles that were laid in all.
async fn laid(page: &Page) -> u64 {
    let kept = page.kept().await;
    let events = kept["events"].as_str().unwrap();
    events.matches(" place ").count() as u64
}

/// Waits until the computer players have played, however much of it is shown, and the dice of the
/// first player are rolled.
async fn until_rolled(page: &Page, players: usize) {
    let rolled = format!(
        "JSON.parse(localStorage.getItem('urzeit.game.' + location.pathname.split('/').pop()))
            .events.trim().split('\\n').slice(-2).join(' ').match(/ {players} [a-z0-9 ]+ \\* dice/)"
    );
    page.until("the dice", &rolled).await;
}

/// The text of the first such element, without what is smaller.
async fn name(page: &Page, css: &str) -> String {
    let name = format!("document.querySelector('{css}')?.firstChild.textContent ?? ''");
    page.ask(&name).await.as_str().unwrap().to_owned()
}

async fn own_name(page: &Page) -> String {
    name(page, ".players li:first-child .name").await
}

/// The player whose turn it is: what is said, and the name that is highlighted.
async fn turn(page: &Page) -> (String, String) {
    let highlighted = name(page, ".players .in-turn .name").await;
    (page.text(".status .turn").await, highlighted)
}

/// Waits until the computer players have played, and it is this one's turn.
async fn until_asked(page: &Page) {
    page.until_says(".status .turn", "It is your turn.").await;
}

/// A turn of one tile, after which all others play.
async fn play_a_turn(page: &Page) {
    until_asked(page).await;
    page.click(".space.may").await;
    page.until(
        "the end of a turn",
        "document.querySelector('.hand > button:not(.tile-choice)')
            || !document.querySelector('.space.may')",
    )
    .await;
    if page.count(".hand > button:not(.tile-choice)").await > 0 {
        page.click(".hand > button:not(.tile-choice)").await;
    }
}

async fn choose_speed(page: &Page, speed: &str) {
    let path = page.path().await;
    page.go("/settings").await;
    page.click(&format!("#pref-playback label:has([value={speed}])"))
        .await;
    page.go(&path).await;
    page.until_there(".table .board").await;
}

/// Notes when each step is shown: a quick one may be over before somebody asks for it.
const WATCH: &str = "window.steps = [];
    new MutationObserver(() => {
        const at = document.querySelector('.playback small')?.textContent;
        if (at && steps.at(-1)?.at !== at) steps.push({at, time: performance.now()});
    }).observe(document.body, {childList: true, subtree: true, characterData: true});";

/// How long each step was shown before the one after it came.
const LENGTHS: &str = "steps.map((step, nth) => [step, steps[nth + 1]])
    .filter(([one, two]) => two && parseInt(two.at) === parseInt(one.at) + 1)
    .map(([one, two]) => two.time - one.time)";

/// The shortest and the longest time for which a step is shown. On a busy machine a step may be seen late, so one
/// looks shorter than it is and the other longer.
async fn lengths_of_steps(page: &Page) -> (Duration, Duration) {
    page.run(WATCH, vec![]).await;
    page.click(".play-again:enabled").await;
    page.until("five steps", &format!("{LENGTHS}.length > 3"))
        .await;
    let of = async |which: &str| {
        let length = page.ask(&format!("Math.{which}(...{LENGTHS})")).await;
        Duration::from_secs_f64(length.as_f64().unwrap() / 1000.0)
    };
    (of("min").await, of("max").await)
}

/// What is said, however long, and the buttons have room on every screen: nothing is cut, and no word is broken.
async fn has_room(page: &Page) {
    const WRONG: &str = "const said = document.querySelector('.playback .said');
        const own = said.textContent, wrong = [];
        for (const text of [own, Array(4).fill(own).join(' ')]) {
            said.textContent = text;
            const all = [...document.querySelectorAll('.playback-box, .playback-box *')];
            const box = document.querySelector('.playback-box').getBoundingClientRect();
            for (const part of all.map((one) => one.getBoundingClientRect())) {
                const isIn = part.left >= Math.max(box.left, 0) - 1 && part.right <= Math.min(box.right, innerWidth) + 1
                    && part.top >= Math.max(box.top, 0) - 1 && part.bottom <= Math.min(box.bottom, innerHeight) + 1;
                if (!isIn) wrong.push(JSON.stringify(part));
            }
            if (said.clientWidth < 150) wrong.push(`the sentence has ${said.clientWidth}`);
        }
        said.textContent = own;
        return wrong;";
    for size in [LARGE, (1280, 800), SMALL, (740, 360), (667, 375)] {
        page.resize(size).await;
        let wrong = page.run(WRONG, vec![]).await;
        assert_eq!(wrong, json!([]), "at {size:?}");
    }
    page.resize(LARGE).await;
}

#[tokio::test]
async fn plays_pauses_steps_and_skips() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.allow_motion().await;
    let new = NewGame {
        players: 4,
        ..NewGame::GENESIS
    };
    page.set_up(&new, 1).await;

    // It plays by itself, from what was before to how the game stands.
    play_a_turn(&page).await;
    page.until_there(".playback").await;
    until_asked(&page).await;
    page.until_gone(".playback").await;
    assert_eq!(tiles(&page).await, laid(&page).await);
    page.until_there(".space.may").await;

    // A key plays all of it fast: every step is shown, and soon the player is asked again.
    page.run(WATCH, vec![]).await;
    page.click(".play-again:enabled").await;
    page.until_there(".playback").await;
    page.press("f").await;
    page.until_gone(".playback").await;
    assert!(page.ask("steps.length").await.as_u64() >= Some(4));
    page.until_there(".space.may").await;

    // Paused it stands still on an earlier position; step by step it goes on.
    page.click(".play-again:enabled").await;
    page.click(".playback .pause").await;
    page.until_there(".playback .pause[aria-pressed=true]")
        .await;
    let (at, steps) = step(&page).await;
    assert!(steps >= 6, "{steps}");
    let past = tiles(&page).await;
    assert!(past < laid(&page).await, "{past}");
    assert_eq!(page.count(".space.may").await, 0, "nothing is asked there");
    let said = page.text(".playback .said").await;
    assert!(said.ends_with('.'), "{said}");
    page.click(".playback .step").await;
    assert_eq!(step(&page).await, (at + 1, steps));
    page.click(".playback .step").await;
    assert_eq!(step(&page).await, (at + 2, steps));
    assert!(tiles(&page).await > past);
    // Longer than any step is shown.
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_millis(1500) {
        assert_eq!(step(&page).await, (at + 2, steps));
    }
    has_room(&page).await;
    page.click(".playback .pause").await;
    page.until(
        "the next step",
        &format!(
            "!document.querySelector('.playback small')?.innerText.startsWith('{}/')",
            at + 2
        ),
    )
    .await;
    // Skipped, by the button or by the key, it shows how the game stands.
    page.click(".skip-playback").await;
    page.until_gone(".playback").await;
    assert_eq!(tiles(&page).await, laid(&page).await);
    page.click(".play-again:enabled").await;
    page.until_there(".playback").await;
    page.press("Escape").await;
    page.until_gone(".playback").await;
    assert_eq!(tiles(&page).await, laid(&page).await);
    page.until_there(".space.may").await;

    // Its speed is chosen; chosen off, nothing is played.
    choose_speed(&page, "slow").await;
    let (_, longest) = lengths_of_steps(&page).await;
    assert!(longest > SLOW, "{longest:?}");
    choose_speed(&page, "fast").await;
    let (shortest, _) = lengths_of_steps(&page).await;
    assert!(shortest < SLOW, "{shortest:?}");
    choose_speed(&page, "off").await;
    assert_eq!(page.count(".playback").await, 0);
    play_a_turn(&page).await;
    until_asked(&page).await;
    page.until_there(".space.may").await;
    assert_eq!(page.count(".playback").await, 0);
    page.is_well().await;
}

#[tokio::test]
async fn nothing_is_said_asked_or_played_before_it_is_shown() {
    const VACANT: &str = ".board .space[aria-label$=vacant]";
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.allow_motion().await;
    let new = NewGame {
        players: 4,
        ..NewGame::GENESIS
    };
    page.set_up(&new, 1).await;
    choose_speed(&page, "slow").await;
    play_a_turn(&page).await;
    until_rolled(&page, new.players).await;

    // What is said and what is highlighted is the step that is shown, and nothing is asked.
    page.click(".playback .pause").await;
    let (at, steps) = step(&page).await;
    assert!(at < steps, "{at} of {steps}");
    // What tells of it covers no way to another page, and nothing is drawn over its ring.
    let is_free = "[...document.querySelectorAll('.frame nav > a')].every((link) => {
        const {x, y, width, height} = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })";
    assert!(page.is(is_free).await);
    let ring = "document.querySelector('.board').lastElementChild.querySelector('.told-ring')";
    assert!(page.is(ring).await || page.count(".dice[data-told]").await > 0);
    for _ in at..steps {
        let (said, highlighted) = turn(&page).await;
        assert_eq!(said, format!("It is {highlighted}’s turn."));
        assert_eq!(page.count(".space.may").await, 0);
        assert_eq!(page.count(".ask-hint").await, 0);
        page.click(".playback .step").await;
    }
    let (said, highlighted) = turn(&page).await;
    assert_eq!(said, "Your turn is about to begin.");
    assert_eq!(page.text(".hand .asked").await, "Your dice.");
    assert_eq!(highlighted, own_name(&page).await);

    // A click, a double click and a key only skip; then they play.
    let before = laid(&page).await;
    page.click(VACANT).await;
    page.until_gone(".playback").await;
    until_asked(&page).await;
    assert_eq!(laid(&page).await, before);
    page.click(".play-again:enabled").await;
    page.double_click(VACANT).await;
    page.until_gone(".playback").await;
    assert_eq!(laid(&page).await, before);
    page.click(".play-again:enabled").await;
    page.until_there(".playback").await;
    let focus = format!("document.querySelector('{VACANT}').focus()");
    page.run(&focus, vec![]).await;
    page.press("Enter").await;
    page.until_gone(".playback").await;
    assert_eq!(laid(&page).await, before);
    // A typed move waits until it is shown.
    page.click(".play-again:enabled").await;
    page.until_there(".playback").await;
    page.enter("#typed", "undo").await;
    page.until_gone(".playback").await;
    assert_eq!(
        page.ask("document.querySelector('#typed').value").await,
        "undo"
    );
    assert_eq!(laid(&page).await, before);
    page.click(".space.may").await;
    page.until(
        "a tile",
        &format!("document.querySelectorAll('.board .space > .tile').length > {before}"),
    )
    .await;
    assert_eq!(laid(&page).await, before + 1);
    page.is_well().await;
}

#[tokio::test]
async fn a_turn_is_its_players_until_it_is_confirmed() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/new/genesis").await;
    page.click("form.set-up > button.primary").await;
    until_asked(&page).await;
    page.click(".space.may").await;
    page.until_there(".status .undo").await;
    let undo = "document.querySelector('.status .undo').getBoundingClientRect().x";
    let place = page.ask(undo).await;
    if page.count(".status .confirm").await == 0 {
        page.click(".hand > button:not(.tile-choice)").await;
    }
    page.until_says(".status .buttons", "Confirm turn").await;
    let (said, highlighted) = turn(&page).await;
    assert!(said.starts_with("Is that your turn?"), "{said}");
    assert_eq!(highlighted, own_name(&page).await);
    // No button has moved to where another was.
    assert_eq!(page.ask(undo).await, place);
    page.is_well().await;
}

/// Notes for how long at a stretch something was played back while the clock of the player at this screen ran.
const NOTE_HELD_UP: &str = "window.heldUp = {longest: 0, since: null, played: 0};
    const look = () => {
        const plays = Boolean(document.querySelector('.playback'));
        const runs = document.querySelector('.clocks .runs')?.innerText.includes('Ada');
        if (plays) heldUp.played += 1;
        heldUp.since = plays && runs ? heldUp.since ?? performance.now() : null;
        const held = heldUp.since === null ? 0 : performance.now() - heldUp.since;
        heldUp.longest = Math.max(heldUp.longest, held);
    };
    new MutationObserver(look).observe(document.body, {childList: true, subtree: true, characterData: true});
    setInterval(look, 20);";

/// One tile, and no more in this turn. What the others do then may be over before anybody looks.
async fn place_a_tile(page: &Page) {
    let placed = "[...document.querySelectorAll('.log li')]
        .filter((line) => line.textContent.startsWith('Ada places')).length";
    until_asked(page).await;
    let before = page.ask(placed).await;
    page.click(".space.may").await;
    page.until("a tile", &format!("{placed} > {before}")).await;
    page.until_answered().await;
    if page.count(".hand > button:not(.tile-choice)").await > 0 {
        page.click(".hand > button:not(.tile-choice)").await;
        page.until_answered().await;
    }
}

/// Three computer players make far more steps than fit into the moment that a player's own clock allows.
#[tokio::test]
async fn a_live_clock_waits_for_no_playback() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.allow_motion().await;
    page.go("/online").await;
    page.come_in("Ada").await;
    let link = page
        .make_table_of(json!({
            "game": "genesis", "players": 4, "seats": ["me",
                {"computer": "beginner"}, {"computer": "beginner"}, {"computer": "beginner"}],
            "pace": {"live": {"minutes": 20, "seconds": 30}}, "confirm": false,
            "begins_when_full": true,
        }))
        .await;
    page.go(&link).await;
    page.until_there(".table .board").await;
    choose_speed(&page, "slow").await;
    page.run(NOTE_HELD_UP, vec![]).await;
    for _ in 0..6 {
        place_a_tile(&page).await;
    }
    until_asked(&page).await;
    assert!(
        page.is("heldUp.played > 0").await,
        "nothing was played back"
    );
    let longest = page.ask("heldUp.longest").await.as_f64().unwrap();
    let longest = Duration::from_secs_f64(longest / 1000.0);
    // A single step of a slow playback would take longer.
    assert!(longest < SLOW, "the clock ran for {longest:?} meanwhile");

    // What the player asks for is shown as slowly as they like.
    let (_, longest) = lengths_of_steps(&page).await;
    assert!(longest >= SLOW, "{longest:?}");
    page.is_well().await;
}

/// A single deed is seen too, for a moment, though the clock of the player who sees it runs at once.
#[tokio::test]
async fn a_single_deed_is_seen_while_the_clock_runs() {
    let stage = Stage::new(2).await;
    let table = json!({
        "game": "genesis", "players": 2, "seats": ["me", "open"],
        "pace": {"live": {"minutes": 20, "seconds": 30}}, "confirm": false, "begins_when_full": true,
    });
    let two = Two::meet_at(&stage, table, NewGame::GENESIS, 35).await;
    for page in &two.pages {
        page.allow_motion().await;
        choose_speed(page, "slow").await;
    }
    let (asked, _, other) = two.asked().await;
    // Until the other is asked each deed is played back alone.
    while other.count(".space.may").await == 0 {
        other.until_gone(".playback").await;
        let deeds = ".space.may, .hand > button:not(.tile-choice)";
        if asked.count(deeds).await == 0 {
            continue;
        }
        other.run(WATCH, vec![]).await;
        asked.click(deeds).await;
        asked.until_answered().await;
        other
            .until(
                "a step",
                "steps.length > 0 || document.querySelector('.space.may')",
            )
            .await;
    }
    let first = other.ask("steps[0]?.at ?? ''").await;
    assert!(first.as_str().unwrap().starts_with("1/"), "{first}");
    other.is_well().await;
}

/// What is played back covers what it speaks instead of, and no button.
#[tokio::test]
async fn no_button_is_covered() {
    const COVERED: &str = "const {left, right, top, bottom} = document.querySelector('.playback').getBoundingClientRect();
        const lies = (box) => box.width && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        return [...document.querySelectorAll('.status button, header a, .frame a')]
            .filter((button) => lies(button.getBoundingClientRect())).map((button) => button.textContent);";
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 1).await;
    play_a_turn(&page).await;
    until_asked(&page).await;
    for size in [(1440, 900), (1280, 800), (1024, 768)] {
        page.resize(size).await;
        page.click(".play-again:enabled").await;
        page.until_there(".playback .pause").await;
        page.click(".playback .pause").await;
        page.run("scrollTo({top: 0, behavior: 'instant'})", vec![])
            .await;
        let covered = page.run(COVERED, vec![]).await;
        assert_eq!(covered, json!([]), "at {size:?}");
        page.click(".skip-playback").await;
    }
    page.is_well().await;
}

/// What is played back can be read, and its buttons be reached, on phones and tablets too.
#[tokio::test]
async fn it_can_be_read_on_every_screen() {
    const WRONG: &str = "const wrong = [], bar = document.querySelector('.playback');
        const box = (element) => element.getBoundingClientRect();
        const said = bar.querySelector('.said');
        if (box(said).width < 200) wrong.push(`what is said is ${box(said).width} wide`);
        for (const part of [said, ...bar.querySelectorAll('button')]) {
            const {left, right, top, bottom} = box(part), all = box(bar);
            if (left < all.left - 1 || right > Math.min(all.right, innerWidth) + 1 || top < all.top - 1 || bottom > all.bottom + 1) {
                wrong.push(`${part.className} sticks out`);
            }
        }
        return wrong;";
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::GENESIS, 1).await;
    play_a_turn(&page).await;
    until_asked(&page).await;
    page.click(".play-again:enabled").await;
    page.click(".playback .pause").await;
    for language in page.languages().await {
        page.speak(&language).await;
        for size in [
            LARGE,
            (768, 1024),
            (844, 390),
            (740, 360),
            (390, 844),
            (360, 740),
        ] {
            page.resize(size).await;
            page.settle().await;
            let wrong = page.run(WRONG, vec![]).await;
            assert_eq!(wrong, json!([]), "{language} at {size:?}");
        }
    }
    page.is_well().await;
}
