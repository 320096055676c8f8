//! An evening among three people: from a link in a chat to the next game. Ada sits at a large screen, Bert has a
//! phone and reads German, Cleo gives up.

use std::time::Instant;

use serde_json::{Value, json};
use urzeit_rules::{Genesis, Record, Seat};
use urzeit_table::{Conclusion, messages::Welcome};

use crate::{
    harness::{Dice, PATIENCE, Page, Stage},
    replay::post,
};

const NAMES: [&str; 3] = ["Ada", "Bert", "Cleo"];

/// Room for a few turns of everybody.
fn small_board() -> String {
    let mut rows = ["vvvvvvvvvvvvvv"; 10];
    for row in [4, 5, 6] {
        rows[row] = "......vvvvvvvv";
    }
    rows.join("/")
}

/// A game in which everybody misses the first turn and has plenty of time for all others: what has to happen in time
/// happens by itself. Nobody can make such a table rated any more.
fn new_table() -> Value {
    json!({
        "game": "genesis", "players": 3, "seats": ["me", "invited", "invited"],
        "options": {"board": small_board(), "start": "1"}, "confirm": false,
        "pace": {"live": {"minutes": 0.05, "seconds": 600}}, "time_out": {"turn": "beginner"},
    })
}

/// What the server says there.
async fn asked(page: &Page, path: &str) -> String {
    let ask = "const [path, done] = arguments;
        fetch(path).then((answer) => answer.text()).then(done);";
    let said = page.run_until_done(ask, vec![json!(path)]).await;
    said.as_str().unwrap().to_owned()
}

async fn asked_json(page: &Page, path: &str) -> Value {
    serde_json::from_str(&asked(page, path).await).unwrap()
}

/// Nothing is wider than a phone.
async fn fits(page: &Page) {
    let fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
    assert!(page.is(fits).await, "the page can be moved sideways");
}

/// From now on the page keeps every banner, however short it is shown.
async fn note_banners(page: &Page) {
    let note = "window.banners = '';
        new MutationObserver(() => {
            const banner = document.querySelector('.happened p')?.innerText ?? '';
            if (!window.banners.endsWith(banner)) window.banners += '\\n' + banner;
        }).observe(document.body, {subtree: true, childList: true, characterData: true});";
    page.run(note, vec![]).await;
}

async fn until_banner(page: &Page, banner: &str) {
    let seen = format!("window.banners.includes({})", json!(banner));
    page.until(banner, &seen).await;
}

/// Fills in the form that makes an account.
async fn register(page: &Page, form: &str, name: &str) {
    page.fill(&format!("{form} input[autocomplete=username]"), name)
        .await;
    let password = format!("{form} input[autocomplete=new-password]");
    page.fill(&password, "long enough").await;
    page.press("Enter").await;
    // The recovery code is shown once.
    page.until_there(".notice .secret").await;
    page.click(".notice button.primary").await;
    page.until_gone(".notice .secret").await;
}

/// Somebody opens the link, reads what it is about, sits down, and is asked for a name only then.
async fn sit_down(page: &Page, link: &str, name: &str) {
    page.go(link).await;
    page.until_there(".sit-down").await;
    assert_eq!(page.count(".arrival, .chat").await, 0, "asked too early");
    assert_eq!(page.count(".how-to-play[href='/rules/genesis']").await, 1);
    page.click(".sit-down").await;
    page.until_there(".ask-name > form").await;
    register(page, ".ask-name > form", name).await;
    page.until_says(".seats", name).await;
    page.until_gone(".sit-down, .ask-name").await;
}

/// What is shown of the link where it is posted: the game, who invites, the seats and the pace, but no board.
async fn is_previewed(ada: &Page, link: &str) {
    let frame = "const [path, done] = arguments;
        fetch(path, {credentials: 'omit'}).then((answer) => answer.text()).then((text) => {
            const frame = new DOMParser().parseFromString(text, 'text/html');
            const tags = [...frame.querySelectorAll('meta[property^=\"og:\"]')];
            done(Object.fromEntries(tags.map((tag) => [tag.getAttribute('property'), tag.content])));
        });";
    let tags = ada.run_until_done(frame, vec![json!(link)]).await;
    let tag = |name: &str| tags[name].as_str().unwrap_or_default();
    assert_eq!(tag("og:title"), "Ada invites you to play Genesis", "{tags}");
    let description = tag("og:description");
    for part in ["1 of 3 seats taken: Ada", "0.1 min per player"] {
        assert!(description.contains(part), "{description}");
    }
    assert!(!tags.to_string().contains("/preview/table"), "{tags}");
    let status = "const [path, done] = arguments;
        fetch(path, {credentials: 'omit'}).then((answer) => done(answer.status));";
    let (table, invite) = link.split_once('?').unwrap();
    let board = format!("/preview{table}.png?{invite}");
    ada.may_lose();
    assert_eq!(ada.run_until_done(status, vec![json!(board)]).await, 404);
}

/// Lets these play until an expression holds on the page of the last.
async fn play_until(pages: &[&Page], dice: &mut Dice, is_done: &str) {
    let begun = Instant::now();
    let last = pages[pages.len() - 1];
    while !last.is(is_done).await {
        for page in pages {
            page.step("genesis", dice).await;
        }
        assert!(begun.elapsed() < PATIENCE, "{is_done} does not come");
    }
}

/// Is the player at this page to place a tile?
const MAY_PLACE: &str = "document.querySelector('.space.may')";

/// Lets somebody finish a turn; then the next one is to place a tile.
async fn finish_turn(page: &Page, next: &Page, dice: &mut Dice) {
    let begun = Instant::now();
    while !next.is(MAY_PLACE).await {
        page.step("genesis", dice).await;
        assert!(begun.elapsed() < PATIENCE, "the turn does not end");
    }
}

/// Nobody plays the first turn: everybody is told of it, and that they are back.
async fn their_time_is_up([ada, bert, cleo]: [&Page; 3]) {
    for (page, whose) in [(ada, "Cleo’s"), (cleo, "Your")] {
        until_banner(
            page,
            &format!("{whose} time is up. A computer player plays this turn."),
        )
        .await;
    }
    until_banner(
        bert,
        "Die Zeit von Cleo ist um. Ein Computerspieler spielt diesen Zug.",
    )
    .await;
    // Ada is asked to play by now, and is back when she does.
    for page in [bert, cleo] {
        // They decide about nobody before they are back.
        page.until_there(".asked-here:not(.fresh) p.absence").await;
        assert_eq!(page.count("div.absence").await, 0);
        page.click("p.absence button.primary").await;
        page.until_gone("p.absence").await;
    }
    for (page, banners) in [
        (
            ada,
            ["Bert is back and plays on.", "Cleo is back and plays on."],
        ),
        (
            cleo,
            ["Bert is back and plays on.", "You are back and play on."],
        ),
        (
            bert,
            [
                "Du bist wieder da und spielst weiter.",
                "Cleo ist wieder da und spielt weiter.",
            ],
        ),
    ] {
        for banner in banners {
            until_banner(page, banner).await;
        }
    }
}

/// A line that nobody has seen yet is counted and passes by; a phrase is read in everybody's language.
async fn they_talk(ada: &Page, bert: &Page, cleo: &Page) {
    bert.run("scrollTo(0, 0)", vec![]).await;
    ada.click(".phrases summary").await;
    let good_luck = "[...document.querySelectorAll('.phrase')]
        .find((button) => button.innerText === 'Good luck!').click();";
    ada.run(good_luck, vec![]).await;
    bert.until_says(".dock .passing", "Viel Glück!").await;
    assert_eq!(bert.text(".to-chat .count").await, "1");
    bert.click(".to-chat").await;
    bert.until_gone(".to-chat .count").await;
    bert.until_says(".chat .said", "Viel Glück!").await;
    bert.enter("#say", "Danke gleichfalls").await;
    // It lies over the page until he closes it.
    bert.click(".chat .undock").await;
    bert.until_gone(".chat.sheet").await;
    for page in [ada, cleo] {
        page.until_says(".chat li:last-child .said", "Danke gleichfalls")
            .await;
    }
}

/// Ada has no network for a while; what she chooses meanwhile happens once.
async fn a_connection_is_lost(ada: &Page, cleo: &Page) {
    ada.until_there(".space.may").await;
    let placed = |log: String| {
        let own = log.lines().filter(|line| line.starts_with("Ada places"));
        own.count()
    };
    let before = placed(ada.log().await);
    ada.network(false).await;
    ada.until_there(".connection.lost").await;
    ada.click(".space.may").await;
    ada.until_says(".connection .banner", "Your choice is kept")
        .await;
    ada.network(true).await;
    ada.until_there(".connection:not(.lost)").await;
    ada.until_answered().await;
    let arrived = format!(
        "[...document.querySelectorAll('.log li')]
            .filter((line) => line.textContent.startsWith('Ada places')).length > {before}"
    );
    for page in [ada, cleo] {
        page.until("the choice", &arrived).await;
        assert_eq!(placed(page.log().await), before + 1);
    }
}

/// Bert asks to take back his last choice; everybody reads what that is, and the others agree.
async fn they_go_back([ada, bert, cleo]: [&Page; 3]) {
    bert.click(".menu summary").await;
    bert.click(".menu .wishes button").await;
    bert.until_says(".question .undone", "Bert").await;
    fits(bert).await;
    for page in [ada, cleo] {
        page.until_says(".question", "Bert asks to go back.").await;
        page.until_says(".question .undone", "Bert").await;
        page.click(".question button.primary").await;
    }
    bert.until(
        "his choice",
        &format!("{MAY_PLACE} || document.querySelector('.hand > button:not(.tile-choice)')"),
    )
    .await;
    cleo.until_gone(".space.may").await;
    for page in [ada, bert, cleo] {
        page.until_gone(".dock .question").await;
    }
}

/// Cleo reads what follows, and resigns; everybody reads who has.
async fn cleo_resigns(pages: [&Page; 3]) {
    let [ada, bert, cleo] = pages;
    cleo.click(".menu summary").await;
    cleo.click(".menu .plain").await;
    cleo.until_says(
        ".menu .sure",
        "you have lost, and a computer player takes your seat",
    )
    .await;
    cleo.click(".menu .danger").await;
    until_banner(ada, "Cleo resigned and has lost.").await;
    until_banner(cleo, "You resigned and have lost.").await;
    until_banner(bert, "Cleo hat aufgegeben und damit verloren.").await;
    for page in pages {
        page.until(
            "one name everywhere",
            "['.log', '.players', '.clocks'].every((part) =>
                document.querySelector(part).textContent.includes('Cleo'))",
        )
        .await;
    }
}

/// What the game came to, which everybody says alike: the table, the headlines, the record, the profiles and the
/// ratings.
async fn is_told_alike(pages: [&Page; 3], id: &str) {
    let mut told = Vec::new();
    for page in pages {
        let table = asked(page, &format!("/api/tables/{id}")).await;
        let table: Welcome = serde_json::from_str(&table).unwrap();
        told.push(table.events.now.conclusion.expect("it is over"));
    }
    let conclusion = &told[0];
    assert!(told.iter().all(|one| one == conclusion), "{told:?}");
    assert_eq!(conclusion.ranks[2], 3, "Cleo has lost");
    let winners = conclusion.winners();
    let has_won = |place: usize| winners.contains(Seat::at(place));
    let won: Vec<_> = (0..3).filter(|&place| has_won(place)).collect();
    // Everybody reads it as “you”.
    let of_others = |place: usize| match (&won[..], place) {
        (&[one], 1) => format!("Gewonnen hat {}.", NAMES[one]),
        (&[one], _) => format!("{} has won.", NAMES[one]),
        (_, 0) => "You share the victory with Bert.".to_owned(),
        (_, 1) => "Du teilst dir den Sieg mit Ada.".to_owned(),
        _ => "Ada and Bert share the victory.".to_owned(),
    };
    for (place, page) in pages.into_iter().enumerate() {
        let headline = match (won == [place], place) {
            (true, 0) => "You have won.".to_owned(),
            (true, _) => "Du hast gewonnen.".to_owned(),
            (false, _) => of_others(place),
        };
        let gone = ["Cleo resigned.", "Cleo hat aufgegeben.", "You resigned."][place];
        page.until_says(".status .turn", &format!("{headline} {gone}"))
            .await;
        let record = page.ask("document.querySelector('.over a[download]').getAttribute('href')");
        let record = asked(page, record.await.as_str().unwrap()).await;
        let record = Record::<Genesis>::read(&record).unwrap().record;
        assert_eq!(Conclusion::of_record(&record).as_ref(), Some(conclusion));
    }
    let mut gained = Vec::new();
    for page in pages {
        let me = asked_json(page, "/api/me").await["id"].clone();
        page.go(&format!("/people/{me}")).await;
        page.until_there(".history .played-by a").await;
        let played = page.text(".history .played-by").await;
        for (place, name) in NAMES.iter().enumerate() {
            assert_eq!(
                played.contains(&format!("★ {name}")),
                has_won(place),
                "{played}"
            );
        }
        gained.push(rating_gained(page, &me).await);
    }
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        let places = conclusion.ranks[other].cmp(&conclusion.ranks[one]);
        assert_eq!(gained[one].cmp(&gained[other]), places, "{gained:?}");
    }
}

/// What the game has brought somebody, as soon as it is reckoned.
async fn rating_gained(page: &Page, account: &Value) -> i64 {
    let path = format!("/api/people/{account}/ratings");
    let begun = Instant::now();
    loop {
        let changes = asked_json(page, &path).await;
        if let [change] = &changes.as_array().unwrap()[..] {
            return change["after"].as_i64().unwrap() - change["before"].as_i64().unwrap();
        }
        assert!(begun.elapsed() < PATIENCE, "no rating: {changes}");
    }
}

/// The same people sit down again, each at the next seat.
async fn they_play_again(pages: [&Page; 3], path: &str) {
    for page in pages {
        page.go(path).await;
        page.until_there("section.over").await;
    }
    let [ada, bert, cleo] = pages;
    // Ada would like to play with Bert again.
    ada.until_there(".opponents .opponent:nth-of-type(3)").await;
    ada.click(".opponents .star[aria-label*=Bert]").await;
    ada.until_there(".opponents .star[aria-label*=Bert][aria-pressed=true]")
        .await;
    assert_eq!(ada.count(".opponents [aria-pressed=true]").await, 1);
    ada.until_says(".over button.primary", "Play again").await;
    ada.click(".over button.primary").await;
    ada.until_there(".room").await;
    for (page, label) in [(bert, "Zum neuen Spiel"), (cleo, "Go to the new game")] {
        page.until_says(".over button.primary", label).await;
        page.click(".over button.primary").await;
    }
    let names = "[...document.querySelectorAll('.clocks li span:first-child')]
        .map((name) => name.innerText).join() === 'Cleo,Ada,Bert'";
    for page in pages {
        page.until_there(".table.genesis .board").await;
        page.until("the same people", names).await;
        assert_ne!(page.path().await, path);
    }
}

#[tokio::test]
async fn from_a_link_to_the_next_game() {
    let mut stage = Stage::new(3).await;
    let (ada, bert, cleo) = tokio::join!(stage.page(), stage.page(), stage.page());
    let pages = [&ada, &bert, &cleo];
    let mut dice = Dice::new(7);
    ada.go("/").await;
    let account = json!({"name": "Ada", "password": "long enough"});
    post(&ada, "/api/register", account).await;
    let link = ada.make_table_of(new_table()).await;
    let rate = "UPDATE games SET rated = TRUE";
    ada.may_lose();
    stage.server.change_stored(rate).await;
    let path = link.split('?').next().unwrap();
    is_previewed(&ada, &link).await;
    bert.become_a_phone().await;
    bert.go("/").await;
    bert.speak("de").await;
    sit_down(&bert, &link, "Bert").await;
    sit_down(&cleo, &link, "Cleo").await;
    ada.go(path).await;
    for page in pages {
        page.until_there(".seats li:nth-child(3).taken").await;
        note_banners(page).await;
    }
    ada.click(".room .buttons button.primary").await;
    for page in pages {
        page.until_there(".table.genesis .board").await;
    }

    their_time_is_up(pages).await;
    fits(&bert).await;
    they_talk(&ada, &bert, &cleo).await;
    a_connection_is_lost(&ada, &cleo).await;
    finish_turn(&ada, &bert, &mut dice).await;
    finish_turn(&bert, &cleo, &mut dice).await;
    they_go_back(pages).await;
    finish_turn(&bert, &cleo, &mut dice).await;
    cleo_resigns(pages).await;
    play_until(
        &[&ada, &bert],
        &mut dice,
        "document.querySelector('section.over')",
    )
    .await;
    for page in pages {
        page.until_there("section.over").await;
    }
    fits(&bert).await;
    is_told_alike(pages, path.rsplit('/').next().unwrap()).await;
    they_play_again(pages, path).await;
    for page in pages {
        page.is_well().await;
    }
}
