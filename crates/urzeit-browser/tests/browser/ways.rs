//! Ways into the page: the shortest ones, and those that lead nowhere.

use serde_json::json;

use crate::harness::Stage;

/// Every game is played by a newcomer after one click, guided after one, as one likes after two.
#[tokio::test]
async fn every_game_is_two_clicks_away() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    for game in ["genesis", "lords", "ursuppe"] {
        let playing = format!(".table.{game} .board");
        page.go("/").await;
        page.click(&format!(".card.{game} button.primary")).await;
        page.until_there(&playing).await;
        // A newcomer is invited to learn.
        page.click(".guide-offer a").await;
        page.until_there(".guided .guide-next").await;
        page.until_there(&playing).await;
        page.go("/").await;
        page.click(&format!(".card.{game} a.learn")).await;
        page.until_there(".guided .guide-next").await;
        page.go("/").await;
        page.click(&format!(".card.{game} a[href='/new/{game}']"))
            .await;
        page.click("form.set-up > button.primary").await;
        page.until_there(&playing).await;
    }
    // All of them are kept; none was lost on the way.
    page.go("/").await;
    page.until_there(".kept li").await;
    assert_eq!(page.count(".kept li").await, 9);
    page.is_well().await;
}

/// Where nothing is, that is said, and a link leads home.
#[tokio::test]
async fn wrong_addresses_say_so() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    for (path, sentence) in [
        ("/nonsense", "This page does not exist."),
        ("/nonsense/of/many/parts", "This page does not exist."),
        ("/play/none", "This game is not stored in this browser."),
        ("/replay/none", "This game is not stored in this browser."),
        ("/new/none", "This page does not exist."),
        ("/learn/none", "This page does not exist."),
        ("/rules/none", "This page does not exist."),
        ("/online/new/none", "This page does not exist."),
    ] {
        page.go(path).await;
        page.until_says("#main h1", sentence).await;
        page.click("#main a[href='/']").await;
        page.until_there(".card.genesis").await;
    }
    // Nobody without a name is told whether there is something.
    page.may_lose();
    for path in ["/table/none", "/replay/table/none", "/people/99"] {
        page.go(path).await;
        page.until_says("h1", "This is not open to everybody").await;
    }
    page.click("#main a[href='/online']").await;
    page.come_in("Ada").await;
    for (path, sentence) in [
        ("/table/none", "This does not exist, or you may not see it."),
        (
            "/table/none?invite=none",
            "This does not exist, or you may not see it.",
        ),
        (
            "/replay/table/none",
            "This does not exist, or you may not see it.",
        ),
        (
            "/people/none",
            "This does not exist, or you may not see it.",
        ),
        ("/people/99", "This does not exist, or you may not see it."),
    ] {
        page.go(path).await;
        page.until_says("#main", sentence).await;
        page.click("#main a[href='/online']").await;
        page.until_there(".lobby").await;
    }
    page.is_well().await;
}

/// Whatever is typed for a number, the rules allow what then stands there.
#[tokio::test]
async fn a_number_that_cannot_be_becomes_the_nearest() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/new/lords").await;
    page.until_there("form.set-up").await;
    let number = "form.set-up input[type=number]";
    for (typed, stands) in [
        ("-5", "1"),
        ("1e9", "999"),
        ("3.4", "3"),
        ("", "3"),
        ("12", "12"),
    ] {
        page.run(
            "const input = document.querySelector(arguments[0]);
            input.value = arguments[1];
            input.dispatchEvent(new Event('change', {bubbles: true}));",
            vec![json!(number), json!(typed)],
        )
        .await;
        page.settle().await;
        let value = format!("document.querySelector('{number}').value");
        assert_eq!(page.ask(&value).await, stands, "after “{typed}”");
        assert!(
            page.is("!document.querySelector('form.set-up > button.primary').disabled")
                .await
        );
    }
}

#[tokio::test]
async fn a_board_that_cannot_be_played_on_is_not_silently_another() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/new/genesis?board=junk").await;
    page.until_says(".set-up .refusal", "cannot be played on")
        .await;
}
