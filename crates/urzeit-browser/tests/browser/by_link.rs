//! Games by link: two people, two browsers, no server.

use crate::harness::{Dice, FilesOnly, Page, Stage, Step};

/// The link that the page gives, as far as it belongs to no server.
async fn given(page: &Page) -> String {
    page.until_there(".give-on input").await;
    let link = page.ask("document.querySelector('.give-on input').value");
    let link = link.await.as_str().unwrap().to_owned();
    let (_, link) = link.split_once("/link#").unwrap();
    format!("/link#{link}")
}

/// Makes a game of Genesis on a board of twelve spaces, and has the other one join it.
async fn meet(ada: &Page, bert: &Page) -> String {
    let rows = [["....vvvvvvvvvv"; 3].as_slice(), &["vvvvvvvvvvvvvv"; 7]].concat();
    ada.go(&format!("/new/genesis?board={}", rows.join("/")))
        .await;
    ada.click(".real-dice label:nth-of-type(3) input").await;
    ada.click("form.set-up > button.primary").await;
    let invitation = given(ada).await;
    bert.go(&invitation).await;
    bert.fill("form.by-link input", "Bert").await;
    bert.click("form.by-link button.primary").await;
    given(bert).await
}

/// Plays until there is a link to give on, and says it. Says also whether the game is over.
async fn play(page: &Page, dice: &mut Dice) -> (String, bool) {
    loop {
        match page.step("genesis", dice).await {
            Step::Over => return (given(page).await, true),
            Step::Waited if page.count(".give-on input").await > 0 => {
                return (given(page).await, false);
            }
            Step::Clicked(_) | Step::Waited => {}
        }
    }
}

/// Both play, each in a browser of their own. There is no server, only the page as files.
#[tokio::test]
async fn a_game_by_link_without_a_server() {
    let stage = FilesOnly::new(2).await;
    let (ada, bert) = tokio::join!(stage.page(), stage.page());
    for page in [&ada, &bert] {
        // The address of a game is no file: the web space says so, and leads to the page all the same.
        page.may_lose();
    }
    let mut link = meet(&ada, &bert).await;
    let mut dice = Dice::new(41);
    let mut players = [&ada, &bert];
    for leg in 0.. {
        let [here, there] = players;
        let before = link;
        here.go(&before).await;
        here.until_there(".table .board").await;
        let is_over;
        (link, is_over) = play(here, &mut dice).await;
        assert_ne!(link, before, "leg {leg}");
        // A reload loses nothing, and the same link again changes nothing.
        if leg == 3 {
            here.reload().await;
            assert_eq!(given(here).await, link);
            here.go(&before).await;
            assert_eq!(given(here).await, link);
        }
        if is_over {
            there.go(&link).await;
            break;
        }
        players = [there, here];
    }
    // Both see the same end, and nobody has chosen the dice.
    for page in [&ada, &bert] {
        page.until_there(".below a.button[href*='/replay/']").await;
    }
    assert_eq!(ada.log().await, bert.log().await);
    for page in [&ada, &bert] {
        page.click(".below a.button[href*='/replay/']").await;
        page.click(".check-game button").await;
        page.until_says(
            ".fair.proved",
            "outcomes of chance are what these values give",
        )
        .await;
        let asked = "performance.getEntriesByType('resource')
            .filter((file) => file.name.includes('/api/')).length";
        assert_eq!(page.ask(asked).await, 0);
        page.is_well().await;
    }
}

/// What is no link, a link of a game of others, and a game that hides something.
#[tokio::test]
async fn links_that_lead_nowhere_say_why() {
    let stage = Stage::new(3).await;
    let (ada, bert, cleo) = tokio::join!(stage.page(), stage.page(), stage.page());
    let link = meet(&ada, &bert).await;
    cleo.go(&link).await;
    cleo.until_says(".by-link [role=alert]", "All seats of this game are taken")
        .await;
    cleo.go("/").await;
    cleo.go(&link[..link.len() - 3]).await;
    cleo.until_says(".by-link [role=alert]", "is missing or was changed")
        .await;
    cleo.go("/link").await;
    cleo.fill("#link", "nothing").await;
    cleo.click(".by-link button.primary").await;
    cleo.until_says(".by-link [role=alert]", "not a link to a game")
        .await;
    cleo.go("/new/lords").await;
    cleo.until_says(".real-dice", "cannot be played by link")
        .await;
    cleo.is_well().await;
}

/// Two people join with one invitation, and somebody opens what is no link.
#[tokio::test]
async fn two_who_join_with_one_invitation_are_told_so() {
    let stage = Stage::new(3).await;
    let (ada, bert, cleo) = tokio::join!(stage.page(), stage.page(), stage.page());
    ada.go("/new/genesis").await;
    // A computer player cannot invite anybody.
    let choose = "const field = document.querySelector('.seat-line select');
        field.value = 'easy';
        field.dispatchEvent(new Event('change', {bubbles: true}));";
    ada.until_there(".seat-line .seat input").await;
    ada.run(choose, vec![]).await;
    ada.click(".real-dice label:nth-of-type(3) input").await;
    ada.until_there(".seat-line .seat input").await;
    ada.fill(".seat-line .seat input", "Ada").await;
    ada.click("form.set-up > button.primary").await;
    let invitation = given(&ada).await;
    let mut links = Vec::new();
    for (page, name) in [(&bert, "Bert"), (&cleo, "Cleo")] {
        page.go(&invitation).await;
        page.fill("form.by-link input", name).await;
        page.click("form.by-link button.primary").await;
        links.push(given(page).await);
    }
    // The players who have joined are to be seen before the game begins.
    ada.go("/").await;
    ada.until_says(".kept", "Ada").await;
    ada.go(&links[0]).await;
    ada.until_there(".table .board").await;
    ada.go(&links[1]).await;
    ada.until_says(".by-link [role=alert]", "joined with the same invitation")
        .await;
    bert.go(&links[1]).await;
    bert.until_says(".by-link [role=alert]", "same invitation as you")
        .await;
    cleo.go("/link").await;
    let long = "x".repeat(70_000);
    cleo.run(
        "const field = document.querySelector('#link');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', {bubbles: true}));",
        vec![long.into()],
    )
    .await;
    cleo.click(".by-link button.primary").await;
    cleo.until_says(".by-link [role=alert]", "longer than any link")
        .await;
    assert_eq!(cleo.path().await, "/link");
    for page in [&ada, &bert, &cleo] {
        page.is_well().await;
    }
}
