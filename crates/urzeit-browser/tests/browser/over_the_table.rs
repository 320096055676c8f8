//! What lies over a table and beside it is whole and in reach: the menu, the names by the clocks, and the
//! way to another table.

use serde_json::json;

use crate::harness::{LARGE, NewGame, Page, SMALL, Stage, Two};

/// A phone held sideways.
const SIDEWAYS: (u32, u32) = (844, 390);

/// What of these elements cannot be reached, at its edges or in the middle.
const OUT_OF_REACH: &str = "const wrong = [];
    for (const element of document.querySelectorAll(arguments[0])) {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        for (const x of [left + 4, (left + right) / 2, right - 4]) {
            const hit = document.elementFromPoint(x, middle);
            if (!element.contains(hit)) wrong.push(`${element.innerText} at ${x}: ${hit?.className}`);
        }
    }
    return wrong;";

async fn are_in_reach(page: &Page, css: &str, at: (u32, u32)) {
    page.resize(at).await;
    page.settle().await;
    assert!(page.count(css).await > 0, "{css}");
    let wrong = page.run(OUT_OF_REACH, vec![json!(css)]).await;
    assert_eq!(wrong, json!([]), "at {at:?}");
}

#[tokio::test]
async fn the_menu_is_whole_beside_the_chat() {
    let stage = Stage::new(2).await;
    let two = Two::meet(&stage, NewGame::GENESIS, 61).await;
    let [page, _] = &two.pages;
    page.resize(LARGE).await;
    page.until_there(".chat.docked").await;
    page.click(".menu summary").await;
    for size in [LARGE, (1240, 800), (1024, 768), (390, 844), SIDEWAYS] {
        are_in_reach(page, ".menu .wishes > button", size).await;
    }
    page.is_well().await;
}

/// Three with long names, of whom one has another table to go to, see as much of their board as others.
#[tokio::test]
async fn long_names_and_other_tables_leave_the_board_its_place() {
    let stage = Stage::new(3).await;
    let pages = tokio::join!(stage.page(), stage.page(), stage.page());
    let (ada, others) = (pages.0, [pages.1, pages.2]);
    ada.go("/online").await;
    ada.come_in("Maximiliane von Hohen").await;
    let table = json!({
        "game": "genesis", "players": 3, "seats": ["me", "open", "open"], "begins_when_full": true,
        "options": {"start": "2"}, "pace": {"live": {"minutes": 20, "seconds": 30}},
    });
    let link = ada.make_table_of(table).await;
    for (page, name) in others.iter().zip(["Bartholomaeus", "Wilhelmina-Sophie"]) {
        page.go(&link).await;
        page.come_in(name).await;
    }
    ada.go(&link).await;
    ada.become_a_phone().await;
    ada.speak("fr").await;
    ada.until_there(".table .board").await;
    let place = "document.querySelector('.table .board').getBoundingClientRect().top + scrollY";
    assert!(
        ada.is("document.querySelector('.clocks').offsetHeight <= 60")
            .await,
        "{}",
        ada.ask("document.querySelector('.clocks').offsetHeight")
            .await
    );
    let before = ada.ask(place).await;
    // It is her turn elsewhere.
    let elsewhere = json!({
        "game": "genesis", "players": 2, "seats": ["me", {"computer": "beginner"}], "begins_when_full": true,
        "options": {"start": "1"},
    });
    ada.make_table_of(elsewhere).await;
    ada.until_there(".next-table").await;
    assert_eq!(ada.ask(place).await, before, "the board has moved");
    for size in [SMALL, (390, 844), SIDEWAYS, (740, 360)] {
        are_in_reach(&ada, ".next-table, .menu > summary, .try-it", size).await;
    }
    ada.is_well().await;
}
