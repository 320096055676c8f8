//! What is said and offered in Lords of Creation, in whole turns.

use crate::harness::{Dice, LARGE, NewGame, Page, SMALL, Stage};

/// Where a button is.
async fn place(page: &Page, css: &str) -> String {
    let place = format!(
        "(() => {{
            const {{x, y}} = document.querySelector('{css}').getBoundingClientRect();
            return `${{Math.round(x + scrollX)}}, ${{Math.round(y + scrollY)}}`;
        }})()"
    );
    page.ask(&place).await.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_end_of_a_turn_stays_where_it_is() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.set_up(&NewGame::LORDS, 1).await;
    let mut dice = Dice::new(33);
    // People can march, and what lights up then are people who do.
    let march = ".doings button:first-child";
    while page.count(&format!("{march}:not(.idle)")).await == 0 {
        assert!(!page.play("lords", &mut dice, 1).await);
    }
    page.click(march).await;
    page.until_there(&format!("{march}[aria-pressed=true]"))
        .await;
    for size in [LARGE, SMALL] {
        page.resize(size).await;
        let free = place(&page, ".now .end").await;
        page.click(".hex.lit").await;
        page.until_there(".hex.picked").await;
        assert_eq!(place(&page, ".now .end").await, free, "with people in hand");
        page.click(".hex.lit.march, .hex.lit.attack").await;
        page.until_there(".now .buttons .primary").await;
        assert_eq!(place(&page, ".now .end").await, free, "with a plan");
        page.press("Escape").await;
        page.until_gone(".hex.picked").await;
    }
    page.is_well().await;
}

/// What is asked and what stands beside the board say the same of the pile, until the game is over.
#[tokio::test]
async fn the_pile_is_used_up_at_once_everywhere() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let new = NewGame {
        players: 3,
        ..NewGame::LORDS
    };
    page.set_up(&new, 1).await;
    let mut dice = Dice::new(34);
    let mut rests = 0;
    loop {
        let asked = page.text(".now .asked").await;
        let stock = page.text(".players .stock").await;
        if asked.starts_with("Choose a card") {
            let says = |text: &str| text.contains("The pile is exhausted");
            assert_eq!(says(&asked), says(&stock), "{asked} {stock}");
            rests += usize::from(stock.contains("left over"));
        }
        if page.play("lords", &mut dice, 1).await {
            break;
        }
    }
    assert!(rests > 0, "no card was left over");
    page.is_well().await;
}
