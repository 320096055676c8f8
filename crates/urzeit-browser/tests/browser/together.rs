//! What people do with each other besides their moves: clocks, chat, watching, taking back, playing
//! again.

use serde_json::json;

use crate::harness::{Dice, NewGame, Page, Stage, Two, agree_on_result};

/// Makes a table with so little time that nobody can play it to its end; says the link for others.
async fn make_hurried_table(page: &Page) -> String {
    let table = json!({
        "game": "genesis", "players": 2, "seats": ["me", "open"], "spectators": true,
        "pace": {"live": {"minutes": 0.08, "seconds": 0}}, "time_out": {"rest": "beginner"},
        "begins_when_full": true,
    });
    page.make_table_of(table).await
}

/// The players who have a clock, in the order of the seats.
async fn clocks(page: &Page) -> String {
    let names = page
        .ask("[...document.querySelectorAll('.clocks li span:first-child')].map((name) => name.innerText).join()")
        .await;
    names.as_str().unwrap().to_owned()
}

/// Waits until the log has this, whether or not it is folded away.
async fn until_logged(page: &Page, sentence: &str) {
    let logged = format!(
        "document.querySelector('.log')?.textContent.includes({})",
        json!(sentence)
    );
    page.until(sentence, &logged).await;
}

#[tokio::test]
async fn time_is_up_and_they_play_again() {
    let stage = Stage::new(2).await;
    let (one, two) = tokio::join!(stage.page(), stage.page());
    one.go("/online").await;
    one.come_in("Ada").await;
    let link = make_hurried_table(&one).await;
    one.go(&link).await;
    two.go(&link).await;
    two.come_in("Bert").await;
    let pages = [&one, &two];

    // Both see both clocks. One of them runs down.
    for page in pages {
        page.until_there(".clocks .runs").await;
        assert_eq!(clocks(page).await, "Ada,Bert");
        assert_eq!(page.count(".clocks .runs").await, 1);
    }
    let late = one.text(".clocks .runs span").await;
    let (hurried, other) = match &*late {
        "Ada" => (&one, &two),
        _ => (&two, &one),
    };
    let time = "document.querySelector('.clocks .runs .time')?.innerText";
    let begun = other.ask(time).await;
    other
        .until("a later time", &format!("{time} < {begun}"))
        .await;

    // When it is up a computer player sits in, until somebody comes back.
    hurried.until_says(".question", "Your time was up").await;
    until_logged(other, &format!("{late}’s time is up.")).await;
    hurried.click(".question button.primary").await;
    until_logged(other, &format!("{late} is back.")).await;
    for page in pages {
        page.until_says(".status .turn", "The game is over.").await;
    }
    agree_on_result(&one, &two).await;
    two.until_there("section.over").await;
    two.click(".check-game button").await;
    two.until_says(
        ".fair.proved",
        "The dice and cards of this game match its fingerprint.",
    )
    .await;

    // Both want to play again, and have changed places.
    one.until_says(".over button.primary", "Play again").await;
    let before = one.path().await;
    one.click(".over button.primary").await;
    one.until(
        "another table",
        &format!("!{}.startsWith(location.pathname)", json!(before)),
    )
    .await;
    two.until_says(".over button.primary", "Go to the new game")
        .await;
    two.click(".over button.primary").await;
    for page in pages {
        page.until_there(".table.genesis .board").await;
        page.until_there(".clocks .runs").await;
        assert_eq!(clocks(page).await, "Bert,Ada");
    }

    // What somebody has played stands on their page.
    two.enter("#say", "Once more!").await;
    one.until_says(".chat .said", "Once more!").await;
    one.click(".chat li a").await;
    one.until_says(".person h1", "Bert").await;
    one.until_says(".statistic", "Genesis: one game finished")
        .await;
    one.until_there(".history li").await;
    let played = one.text(".history .played-by").await;
    assert!(
        played.contains("Ada") && played.contains("Bert"),
        "{played}"
    );
    assert!(played.contains('★'), "{played}");
    one.click(".history .links a").await;
    one.until_there(".replay .slider").await;
    for page in pages {
        page.is_well().await;
    }
}

#[tokio::test]
async fn chat_watching_and_taking_back() {
    let stage = Stage::new(3).await;
    let two = Two::meet(&stage, NewGame::GENESIS, 14).await;

    // What was laid is taken back, until something else has happened.
    let (here, who, other) = two.asked().await;
    here.click(".tile-choice:not(.single)[aria-disabled=false]")
        .await;
    here.click(".space.may").await;
    other.until_says(".log li", &format!("{who} places")).await;
    here.click(".status .undo").await;
    for page in &two.pages {
        page.until_says(".log li", &format!("{who} undoes something."))
            .await;
        page.until_gone(".board .space > .tile").await;
        // What does not stand any more is struck out, and read so.
        page.until_says(".log li:has(s)", &format!("{who} places"))
            .await;
        page.until_says(".log li:has(s)", "(undone)").await;
    }
    // Later the other has to agree.
    here.play("genesis", &mut Dice::new(15), 1).await;
    here.until_there(".hand > button:not(.tile-choice), .board .space > .tile")
        .await;
    if here.count(".hand > button:not(.tile-choice)").await > 0 {
        here.click(".hand > button:not(.tile-choice)").await;
    }
    other.until_there(".space.may").await;
    for asks in ["and withdraws it", "and waits"] {
        here.run("document.querySelector('.menu').open = true", vec![])
            .await;
        here.click(".menu .wishes button").await;
        here.until_says(".question", "You asked to go back.").await;
        if asks == "and withdraws it" {
            other.until_there(".question").await;
            here.click(".question button").await;
            other.until_gone(".question").await;
            here.until_gone(".question").await;
        }
    }
    other
        .until_says(".question", &format!("{who} asks to go back."))
        .await;
    // Both see it, wherever they are on the page, with what would be undone; the board shows that too.
    other
        .run("scrollTo(0, document.body.scrollHeight)", vec![])
        .await;
    for page in &two.pages {
        assert!(page.sees(".dock .question").await);
        // The last choice was a tile, or to place no second one.
        page.until_says(".undone", who).await;
        if page.text(".undone").await.contains("places") {
            page.until_there(".told-rings > *").await;
        }
    }
    other.click(".question button.primary").await;
    // The answer stands with what was asked, and covers nothing that is asked on the board.
    here.until_says(".dock .happened", "agrees, and the game goes back.")
        .await;
    assert!(here.sees(".dock .happened").await);
    assert_eq!(other.text(".dock .happened").await, "");
    here.until_there(".hand > button:not(.tile-choice), .space.may")
        .await;
    other.until_gone(".space.may").await;

    // Somebody watches, and may not take part.
    let watcher = stage.page().await;
    let path = here.path().await;
    watcher.go(path.split('?').next().unwrap()).await;
    watcher.until_there(".table.genesis .board").await;
    watcher.until_says(".top", "You are watching.").await;
    // What is said is for people with a name.
    assert_eq!(watcher.count(".chat").await, 0);
    watcher.go("/online").await;
    watcher.come_in("Cleo").await;
    watcher.go(path.split('?').next().unwrap()).await;
    watcher.until_there(".table.genesis .board").await;
    watcher.until_says(".top", "You are watching.").await;
    assert_eq!(watcher.count(".space.may").await, 0);
    assert_eq!(watcher.count("#typed, #say, .menu").await, 0);
    watcher
        .until_says(".chat", "only its players may write")
        .await;

    // What one says the others read, except those who do not want to.
    let said = "document.querySelector('.chat li:last-child .said')?.innerText";
    here.enter("#say", "Good luck!").await;
    for page in [other, &watcher] {
        page.until("a line", &format!("{said} === 'Good luck!'"))
            .await;
    }
    other.click(".chat .about-line summary").await;
    other.click(".chat .mute").await;
    other.until_gone(".chat li").await;
    here.enter("#say", "Are you there?").await;
    watcher
        .until("a line", &format!("{said} === 'Are you there?'"))
        .await;
    other.enter("#say", "Quiet, please.").await;
    for page in [here, other, &watcher] {
        page.until("a line", &format!("{said} === 'Quiet, please.'"))
            .await;
    }
    assert_eq!(other.count(".chat li").await, 1);
    other.reload().await;
    other.until_says(".chat li", "Quiet, please.").await;
    assert_eq!(other.count(".chat li").await, 1);
    other.until_says(".top", "One person is watching.").await;
    for page in [here, other, &watcher] {
        page.is_well().await;
    }
}

/// A player who says too much at once has to wait, but does not have to write it again.
#[tokio::test]
async fn a_line_too_many_is_not_lost() {
    let stage = Stage::new(2).await;
    let two = Two::meet(&stage, NewGame::GENESIS, 16).await;
    let [page, _] = &two.pages;
    for number in 1.. {
        let line = format!("Line {number}");
        page.enter("#say", &line).await;
        page.until(
            "an answer",
            &format!(
                "document.querySelector('.chat .refusal').innerText
                    || document.querySelectorAll('.chat .said').length === {number}"
            ),
        )
        .await;
        if page.count(".chat .said").await < number {
            page.until(
                "the line",
                &format!("document.querySelector('#say').value === '{line}'"),
            )
            .await;
            break;
        }
    }
    page.is_well().await;
}

/// The end of a game lies within the window.
const IN_SIGHT: &str = "(() => {
    const place = document.querySelector('section.over').getBoundingClientRect();
    return place.height > 0 && place.top >= 0 && place.bottom <= innerHeight;
})()";

/// Nobody reads of points “now” in a game that is over, nor what they would be if it ended.
const LAST_POINTS: &str = "document.querySelector('.players h2').innerText === 'Points'
    && !document.querySelector('.what-if')";

#[tokio::test]
async fn who_resigns_is_named_and_plays_again() {
    let stage = Stage::new(2).await;
    let two = Two::meet(&stage, NewGame::GENESIS, 16).await;
    let (here, who, other) = two.asked().await;
    let winner = if who == "Ada" { "Bert" } else { "Ada" };
    here.click(".menu summary").await;
    here.click(".menu .plain").await;
    here.click(".menu .danger").await;
    // With two players the other one has won, and everybody reads so, the two as “you”.
    let lost = format!("{winner} has won. You resigned.");
    let won = format!("You have won. {who} resigned.");
    for (page, headline) in [(here, lost), (other, won)] {
        until_logged(page, &format!("{who} resigns.")).await;
        page.until_says(".status .turn", &headline).await;
        page.until("the last points", LAST_POINTS).await;
        // It is where they look, also where somebody has pressed a button far below.
        page.until("the end in sight", IN_SIGHT).await;
        // A player who has resigned may still be there.
        page.until(
            "both are there",
            "document.querySelectorAll('.clocks .presence.here').length === 2",
        )
        .await;
        page.is_well().await;
    }
    here.until(
        "that the keyboard goes on there",
        "document.activeElement?.matches('section.over')",
    )
    .await;
    // A player who comes back later reads where they like.
    other.reload().await;
    other.until_there("section.over").await;
    other.until("the top", "scrollY === 0").await;

    // The one who has won wants to play again: the other sees it at the table and at the bell.
    other.click(".over button.primary").await;
    let waits = format!("Waiting for {who}. The game begins");
    other.until_says(".room > [role=status]", &waits).await;
    let wants = format!("{winner} wants to play again.");
    here.until_says(".dock .rematch-offer", &wants).await;
    here.until_there(".bell .rings").await;
    here.until("a title that counts it", "document.title.startsWith('(1)')")
        .await;
    here.click(".bell button").await;
    here.until_says(".bell-list .your-turn", &wants).await;
    here.press("Escape").await;
    here.is_fit_to_be_seen("an offer to play again").await;
    here.speak("en").await;
    assert_eq!(other.count(".rematch-offer.question").await, 0);
    here.click(".dock .rematch-offer button").await;
    for page in [here, other] {
        page.until_there(".clocks .runs").await;
        page.until_gone(".rematch-offer.question").await;
        page.is_well().await;
    }
}

/// What is proposed for a new table.
const PROPOSED: &str = "[document.querySelector('[name=visibility]:checked').value,
    document.querySelector('fieldset:has(.check) ~ fieldset select').value]";

/// Friends find a table of their own with a live clock, strangers one that gives them days; what somebody has chosen
/// stays chosen.
#[tokio::test]
async fn a_new_table_is_what_friends_expect() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/online").await;
    page.come_in("Ada").await;
    page.until_says(".make.quick", "With whoever is there now")
        .await;
    page.until_says(".make:not(.quick)", "For friends").await;
    page.go("/online/new/genesis").await;
    page.until_there("form.set-up").await;
    assert_eq!(page.ask(PROPOSED).await, json!(["link", "live"]));
    page.click("[name=visibility][value=open]").await;
    assert_eq!(page.ask(PROPOSED).await, json!(["open", "slow"]));
    page.click("[name=visibility][value=link]").await;
    assert_eq!(page.ask(PROPOSED).await, json!(["link", "live"]));
    let choose = "const pace = document.querySelector('fieldset:has(.check) ~ fieldset select');
        pace.value = arguments[0];
        pace.dispatchEvent(new Event('change', {bubbles: true}));";
    page.run(choose, vec![json!("slow")]).await;
    page.click("[name=visibility][value=open]").await;
    page.click("[name=visibility][value=link]").await;
    assert_eq!(page.ask(PROPOSED).await, json!(["link", "slow"]));
    // To type a number is to choose its pace, and nobody loses the field meanwhile.
    page.go("/online/new/genesis").await;
    page.until_there("form.set-up").await;
    let type_minutes = "const field = document.querySelector('fieldset:has(.check) ~ fieldset input[type=number]');
        field.focus();
        field.value = '7';
        field.dispatchEvent(new Event('input', {bubbles: true}));";
    page.run(type_minutes, vec![]).await;
    page.settle().await;
    let typed = "document.activeElement.value === '7'";
    assert!(page.is(typed).await);
    page.click("[name=visibility][value=open]").await;
    assert_eq!(page.ask(PROPOSED).await, json!(["open", "live"]));
    page.click("[name=visibility][value=link]").await;
    // Without a clock nobody plays with strangers.
    page.run(choose, vec![json!("none")]).await;
    assert_eq!(page.ask(PROPOSED).await, json!(["link", "none"]));
    page.click("[name=visibility][value=open]").await;
    assert_eq!(page.ask(PROPOSED).await, json!(["open", "slow"]));
    page.click("[name=visibility][value=link]").await;
    page.run(choose, vec![json!("live")]).await;
    page.click("form.set-up > button.primary").await;
    page.until_says(".room .summary", "7 min").await;
    let facts = page.text(".facts").await;
    assert!(facts.contains("only for people with the link"), "{facts}");
    page.is_well().await;
}
