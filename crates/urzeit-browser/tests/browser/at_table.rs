//! People at a table: who is there, what they say, what they write down, and what happens when somebody stays
//! away.

use serde_json::{Value, json};

use crate::harness::{Dice, LARGE, NewGame, Page, SMALL, Stage, Two};

/// A phone held sideways.
const SIDEWAYS: (u32, u32) = (780, 360);

/// Three people at a table whose time is soon up.
async fn three(stage: &Stage, more: Value) -> [Page; 3] {
    let (one, two, three) = tokio::join!(stage.page(), stage.page(), stage.page());
    one.go("/online").await;
    one.come_in("Ada").await;
    let mut table = json!({
        "game": "genesis", "players": 3, "seats": ["me", "open", "open"], "begins_when_full": true,
    });
    let more = more.as_object().unwrap().clone();
    table.as_object_mut().unwrap().extend(more);
    let link = one.make_table_of(table).await;
    one.go(&link).await;
    for (page, name) in [(&two, "Bert"), (&three, "Cleo")] {
        page.go(&link).await;
        page.come_in(name).await;
    }
    for page in [&one, &two, &three] {
        page.until_there(".table .board").await;
    }
    [one, two, three]
}

#[tokio::test]
async fn everybody_sees_who_is_there() {
    let stage = Stage::new(2).await;
    let two = Two::meet(&stage, NewGame::GENESIS, 31).await;
    let [ada, bert] = &two.pages;
    for page in [ada, bert] {
        page.until(
            "both",
            "document.querySelectorAll('.clocks .presence.here').length === 2",
        )
        .await;
        let said = page
            .ask("document.querySelector('.clocks').textContent")
            .await;
        assert!(said.as_str().unwrap().contains("is here"), "{said}");
    }
    let before = ada.log().await;
    let table = bert.path().await;
    bert.go("/").await;
    ada.until_says(".clocks .presence.away", "away").await;
    assert_eq!(ada.count(".clocks .presence.here").await, 1);
    bert.go(&table).await;
    ada.until_gone(".clocks .presence.away").await;
    assert_eq!(ada.log().await, before, "it is not in the log");
    for page in [ada, bert] {
        page.is_well().await;
    }
}

#[tokio::test]
async fn a_line_passes_by_when_the_chat_is_out_of_sight() {
    let stage = Stage::new(2).await;
    let two = Two::meet(&stage, NewGame::GENESIS, 32).await;
    let [ada, bert] = &two.pages;
    ada.become_a_phone().await;
    ada.run("scrollTo(0, 0)", vec![]).await;
    bert.speak("de").await;
    bert.click(".phrases summary").await;
    let well_played = "const buttons = [...document.querySelectorAll('.phrase')];
        buttons.find((button) => button.innerText === 'Gut gespielt!').click();";
    bert.run(well_played, vec![]).await;
    bert.until_says(".chat .said", "Gut gespielt!").await;
    // Each reads it in their own language.
    ada.until_says(".dock .passing", "Well played!").await;
    assert!(ada.sees(".dock .passing").await);
    assert_eq!(ada.text(".to-chat .count").await, "1");
    ada.click(".dock .passing").await;
    ada.until_gone(".to-chat .count").await;
    ada.until_says(".chat .said", "Well played!").await;
    // Where nothing stands beside the board, that says nothing of a larger screen.
    let kept = "localStorage.getItem('urzeit.chat-undocked')";
    assert!(ada.ask(kept).await.is_null());

    // A player who does not want to know is not told.
    ada.click(".mute-all").await;
    ada.until_gone(".chat ol").await;
    ada.run("scrollTo(0, 0)", vec![]).await;
    bert.enter("#say", "Bist du da?").await;
    bert.until(
        "the line",
        "document.querySelectorAll('.chat .said').length === 2",
    )
    .await;
    ada.reload().await;
    ada.until_there(".chat.muted").await;
    assert_eq!(ada.count(".to-chat .count, .dock .passing").await, 0);
    ada.click(".mute-all").await;
    ada.until(
        "both lines",
        "document.querySelectorAll('.chat .said').length === 2",
    )
    .await;
    for page in [ada, bert] {
        page.is_well().await;
    }
}

#[tokio::test]
async fn what_is_written_down_is_there_again() {
    let stage = Stage::new(2).await;
    let two = Two::meet(&stage, NewGame::GENESIS, 33).await;
    let [ada, bert] = &two.pages;
    ada.click(".notes summary").await;
    ada.fill(".notes textarea", "Bert likes forests").await;
    ada.until_says(".notes [role=status]", "Saved.").await;
    let note = "document.querySelector('.notes[open] textarea')?.value === 'Bert likes forests'";
    ada.reload().await;
    ada.until("the note", note).await;
    bert.reload().await;
    bert.until_there(".notes").await;
    assert!(
        !bert
            .is("document.body.innerHTML.includes('likes forests')")
            .await
    );

    // In a game of one's own it stays in the browser.
    let alone = ada;
    alone.set_up(&NewGame::GENESIS, 1).await;
    alone.click(".notes summary").await;
    alone.fill(".notes textarea", "Bert likes forests").await;
    alone.until_says(".notes [role=status]", "Saved.").await;
    alone.reload().await;
    alone.until("the note", note).await;
    for page in [ada, bert] {
        page.is_well().await;
    }
}

/// What stands below the list of what happened is at the same place however much has happened.
#[tokio::test]
async fn nothing_slides_away_under_a_growing_log() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let below = "const top = (css) => document.querySelector(css).getBoundingClientRect().top;
        return top('.notes') - top('.log');";
    for new in NewGame::ALL {
        page.set_up(&new, 1).await;
        let before = page.run(below, vec![]).await;
        let mut dice = Dice::new(5);
        page.play(new.game, &mut dice, 12).await;
        page.until("a log", "document.querySelectorAll('.log li').length > 4")
            .await;
        assert_eq!(page.run(below, vec![]).await, before, "{}", new.game);
    }
    page.is_well().await;
}

/// A player with three others who resigns has lost, and all that names them does so by name.
#[tokio::test]
async fn who_resigns_reads_before_what_follows() {
    let stage = Stage::new(3).await;
    let pages = three(
        &stage,
        json!({"pace": "none", "time_out": {"rest": "beginner"}}),
    )
    .await;
    let [ada, bert, _] = &pages;
    ada.click(".menu summary").await;
    ada.click(".menu .plain").await;
    ada.until_says(
        ".menu .sure",
        "you have lost, and a computer player takes your seat: Computer (beginner)",
    )
    .await;
    ada.click(".menu .danger").await;
    for (page, said) in pages.iter().zip([
        "You resigned and have lost.",
        "Ada resigned and has lost.",
        "Ada resigned and has lost.",
    ]) {
        page.until_says(".happened", said).await;
        // It can be seen at her seat later too.
        page.until_says(".clocks li:has(.plays-on)", "Ada").await;
        page.until_says(".clocks .plays-on", "resigned").await;
        page.until(
            "one name everywhere",
            "['.log', '.players', '.clocks'].every((part) =>
                document.querySelector(part).textContent.includes('Ada'))",
        )
        .await;
    }
    bert.click(".happened button").await;
    bert.until("its end", "!document.querySelector('.happened').innerText")
        .await;
    for page in &pages {
        page.is_well().await;
    }
}

/// Those who are there decide about somebody whose time was up, and offer the seat.
#[tokio::test]
async fn a_player_whose_time_was_up_is_asked_about() {
    let stage = Stage::new(3).await;
    let pace = json!({"live": {"minutes": 0.08, "seconds": 0}});
    let more = json!({"pace": pace, "time_out": "nothing", "visibility": "link"});
    let pages = three(&stage, more).await;
    let names = ["Ada", "Bert", "Cleo"];
    // The player who is to choose does not.
    for page in &pages {
        page.until_there(".dock .absence").await;
        // It is said once.
        assert_eq!(page.text(".happened").await, "");
    }
    let mut late = None;
    for (page, name) in pages.iter().zip(names) {
        if page
            .is("document.querySelector('.question')?.innerText.includes('Your time was up')")
            .await
        {
            late = Some((page, name));
        }
    }
    let (late, name) = late.expect("somebody is late");
    let others: Vec<_> = pages
        .iter()
        .zip(names)
        .filter(|(_, other)| *other != name)
        .collect();
    let [(one, first), (two, _)] = others[..] else {
        panic!("two others")
    };
    // On the phone of a player who is asked to choose it would lie over the choice: there it is one line.
    one.resize(SMALL).await;
    for folded in [false, true] {
        let shows = one.is("document.querySelector('div.absence .remedies').checkVisibility()");
        assert_eq!(shows.await, !folded);
        one.click("div.absence .fold").await;
    }
    one.resize(LARGE).await;
    for page in [one, two, late] {
        for size in [LARGE, SMALL, SIDEWAYS] {
            page.resize(size).await;
            page.settle().await;
            let fits =
                "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
            assert!(page.is(fits).await, "{size:?}");
        }
        page.resize(LARGE).await;
    }
    one.until_says("div.absence", &format!("{name}’s time was up."))
        .await;
    // On a phone the question leaves most of the screen to the board.
    one.resize(SMALL).await;
    for language in one.languages().await {
        one.speak(&language).await;
        one.settle().await;
        let share = "document.querySelector('.dock').getBoundingClientRect().height / innerHeight";
        let share = one.ask(share).await.as_f64().unwrap();
        assert!(share < 0.3, "{language}: it covers {share} of a phone");
    }
    one.speak("en").await;
    one.resize(LARGE).await;
    one.click("div.absence button:nth-of-type(2)").await;
    one.until_there("div.absence button[aria-pressed=true]")
        .await;
    two.until_says("div.absence", &format!("{first} is for a substitute."))
        .await;
    two.until_says("div.absence", "The votes are counted on ")
        .await;
    two.click("div.absence button:nth-of-type(2)").await;
    for page in [one, two] {
        page.until(
            "the offer",
            "[...document.querySelectorAll('div.absence')].some((question) =>
                question.innerText.includes('is offered to somebody else'))",
        )
        .await;
        page.until_there(".invite input").await;
    }
    for page in &pages {
        page.is_well().await;
    }
}

/// On a phone the chat lies over the page when somebody wants it: the board stays where it is, and in sight.
#[tokio::test]
async fn the_chat_lies_over_the_page_of_a_phone() {
    let stage = Stage::new(2).await;
    for new in NewGame::ALL {
        let two = Two::meet(&stage, new, 37).await;
        let [ada, bert] = &two.pages;
        ada.become_a_phone().await;
        for size in [SMALL, SIDEWAYS] {
            ada.resize(size).await;
            ada.run("scrollTo(0, 0)", vec![]).await;
            ada.settle().await;
            let board = "(({left, top}) => [left, top].join())(
                document.querySelector('.table .board').getBoundingClientRect())";
            let before = ada.ask(board).await;
            ada.click(".to-chat").await;
            ada.until_there(".chat.sheet").await;
            ada.settle().await;
            for css in [".chat h2", "#say", ".chat .undock"] {
                assert!(ada.sees(css).await, "{css} at {size:?}");
            }
            assert_eq!(ada.ask(board).await, before, "{size:?}");
            bert.enter("#say", "Hello Ada").await;
            ada.until_says(".chat li:last-child .said", "Hello Ada")
                .await;
            assert!(ada.sees(".chat li:last-child .said").await);
            assert_eq!(ada.count(".to-chat .count, .dock .passing").await, 0);
            ada.click(".chat .undock").await;
            ada.until_gone(".chat.sheet").await;
            assert_eq!(ada.ask(board).await, before, "{size:?}");
        }
        ada.is_well().await;
    }
}

/// On the smallest phone everybody's time is in sight, and nothing has to be scrolled to.
#[tokio::test]
async fn everybodys_time_is_in_sight_on_a_phone() {
    let stage = Stage::new(3).await;
    let pace = json!({"live": {"minutes": 90, "seconds": 0}});
    let pages = three(&stage, json!({"pace": pace})).await;
    let [ada, bert, cleo] = &pages;
    // Away they are not wider. What waits elsewhere takes nothing from them.
    let waits = json!({
        "game": "genesis", "players": 2, "seats": ["me", {"computer": "beginner"}], "options": {"start": "1"},
        "begins_when_full": true,
    });
    let elsewhere = cleo.make_table_of(waits.clone()).await;
    cleo.go(&elsewhere).await;
    for page in [ada, bert] {
        page.make_table_of(waits.clone()).await;
    }
    for page in [ada, bert] {
        page.become_a_phone().await;
        page.until_there(".clocks .presence.away").await;
        for language in page.languages().await {
            page.speak(&language).await;
            page.run("scrollTo(0, 0)", vec![]).await;
            page.settle().await;
            let out = "const inside = (part) => {
                    const chip = part.closest('li').getBoundingClientRect();
                    const box = part.getBoundingClientRect();
                    return box.width > 0 && box.left >= chip.left && box.right <= chip.right
                        && chip.right <= innerWidth && chip.left >= 0;
                };
                return [...document.querySelectorAll('.clocks :is(.time, .dot, li > span:first-child)')]
                    .filter((part) => !inside(part)).map((part) => part.outerHTML);";
            assert_eq!(page.run(out, vec![]).await, json!([]), "{language}");
            assert_eq!(page.count(".clocks .time").await, 3);
        }
        page.is_well().await;
    }
}

/// On a large screen the chat stands beside the board, until somebody closes it; then it is a button away.
#[tokio::test]
async fn the_chat_is_beside_the_board() {
    let stage = Stage::new(2).await;
    for new in NewGame::ALL {
        let two = Two::meet(&stage, new, 34).await;
        let [ada, bert] = &two.pages;
        ada.until_there(".chat.docked").await;
        for css in ["#say", ".chat .undock", ".chat h2"] {
            assert!(ada.sees(css).await, "{css} at {}", two.new.game);
        }
        // Nothing lies below it.
        let covers = "const edge = document.querySelector('.chat').getBoundingClientRect().left;
            return ['.table', '.top', '.frame', '.below', '.foot'].filter((css) =>
                document.querySelector(css).getBoundingClientRect().right > edge);";
        assert_eq!(ada.run(covers, vec![]).await, json!([]));
        bert.enter("#say", "Hello Ada").await;
        ada.until_says(".chat .said", "Hello Ada").await;
        assert_eq!(ada.count(".to-chat .count, .dock .passing").await, 0);

        // Closed it stays closed, at the next table too.
        ada.click(".undock").await;
        ada.until_gone(".chat.docked").await;
        ada.reload().await;
        ada.until_there(".table .chat").await;
        assert_eq!(ada.count(".chat.docked").await, 0);
        ada.run("scrollTo(0, 0)", vec![]).await;
        ada.click(".to-chat").await;
        ada.until_there(".chat.docked").await;
        ada.until("the field", "document.activeElement?.id === 'say'")
            .await;
        ada.is_well().await;
    }
}

/// A table with computer players alone needs no chat beside it.
#[tokio::test]
async fn nobody_to_talk_to_takes_no_room() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/online").await;
    page.come_in("Ada").await;
    let table = json!({
        "game": "genesis", "players": 2, "seats": ["me", {"computer": "beginner"}], "begins_when_full": true,
    });
    let link = page.make_table_of(table).await;
    page.go(&link).await;
    page.until_there(".table .chat").await;
    assert_eq!(page.count(".chat.docked").await, 0);
}

/// On a phone the end leaves the board in sight, and its headline stands in the bar.
#[tokio::test]
async fn the_end_is_small_on_a_phone() {
    let stage = Stage::new(2).await;
    let two = Two::meet(&stage, NewGame::GENESIS, 36).await;
    let [ada, bert] = &two.pages;
    ada.become_a_phone().await;
    bert.click(".menu summary").await;
    bert.click(".menu .plain").await;
    bert.click(".menu .danger").await;
    ada.until_there("section.over .opponent").await;
    for language in ada.languages().await {
        ada.speak(&language).await;
        ada.settle().await;
        let share =
            "document.querySelector('section.over').getBoundingClientRect().height / innerHeight";
        let share = ada.ask(share).await.as_f64().unwrap();
        assert!(share < 0.34, "{language}: it covers {share} of a phone");
        let cut = "const bar = document.querySelector('.status').getBoundingClientRect();
            const turn = document.querySelector('.status .turn').getBoundingClientRect();
            return turn.top < bar.top || turn.bottom > bar.bottom;";
        assert_eq!(ada.run(cut, vec![]).await, false, "{language}");
    }
    ada.is_well().await;
}

/// On a phone everybody's points are in sight, and two taps lead to the question whether somebody resigns.
#[tokio::test]
async fn points_and_resigning_are_within_reach_on_a_phone() {
    let stage = Stage::new(2).await;
    for new in NewGame::ALL {
        let two = Two::meet(&stage, new, 35).await;
        let [ada, _] = &two.pages;
        ada.become_a_phone().await;
        for language in ada.languages().await {
            ada.speak(&language).await;
            ada.run("scrollTo(0, 0)", vec![]).await;
            ada.settle().await;
            let points = "[...document.querySelectorAll('.clocks .has-points')].every((points) => points.checkVisibility())";
            assert!(ada.is(points).await, "{language}");
            let at = ada.ask("scrollY").await;
            ada.click(".menu summary").await;
            ada.until_there(".menu[open] .plain").await;
            assert!(ada.sees(".menu .wishes").await, "{language}");
            ada.click(".menu .plain").await;
            ada.until_there(".menu .danger").await;
            assert!(ada.sees(".menu .danger").await, "{language}");
            assert_eq!(ada.ask("scrollY").await, at, "nothing scrolled");
            ada.click(".menu .sure button:last-child").await;
            // A tap elsewhere closes it.
            ada.click(".clocks").await;
            ada.until_gone(".menu[open]").await;
        }
        ada.is_well().await;
    }
}
