//! Genes are bought from their cards, which stand in the place of the board meanwhile.

use serde_json::json;

use crate::{
    harness::{LARGE, NewGame, Page, Stage, Two},
    refused::go_on_before,
};

/// Which of these cards somebody sees whole, and can click: each by what it says.
const SEEN: &str = "return [...document.querySelectorAll(arguments[0])].filter((card) => {
        const {left, right, top, bottom} = card.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && card.contains(hit);
    }).map((card) => card.innerText);";

async fn seen(page: &Page, css: &str) -> Vec<String> {
    let seen = page.run(SEEN, vec![json!(css)]).await;
    serde_json::from_value(seen).unwrap()
}

/// Where the board is.
async fn board(page: &Page) -> String {
    let place = "const {x, y, width} = document.querySelector('.board').getBoundingClientRect();
        return [x, y, width].map(Math.round).join();";
    page.run(place, vec![]).await.to_string()
}

#[tokio::test]
async fn genes_are_bought_from_cards_on_one_screen() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    // How many cards are seen whole at least.
    for (size, least) in [
        (LARGE, 12),
        ((768, 1024), 8),
        ((360, 740), 4),
        ((740, 360), 3),
    ] {
        page.resize(LARGE).await;
        go_on_before(&page, "ursuppe/g042-p4-default", "3 buy spores").await;
        page.resize(size).await;
        page.until_there(".market.open").await;
        page.run("scrollTo({top: 0, behavior: 'instant'})", vec![])
            .await;
        // All that can be bought are among them.
        let offered = page.count(".gene.may").await as usize;
        assert_eq!(seen(&page, ".gene.may").await.len(), offered, "at {size:?}");
        let cards = seen(&page, ".gene").await;
        assert!(cards.len() >= least, "{} at {size:?}", cards.len());
        // The price, what it does, and what comes of it stand on each.
        for card in &cards {
            assert!(card.contains("BP"), "{card}");
            assert!(card.contains("Sensitivity"), "{card}");
            assert!(card.contains('→') && card.contains("ozone"), "{card}");
        }
        // What is asked, and the way on, are there too; nothing is bought by its name alone.
        assert_eq!(seen(&page, ".market .sentence").await.len(), 1, "{size:?}");
        assert_eq!(seen(&page, ".market .answer").await.len(), 1, "{size:?}");
        assert_eq!(page.count(".question .answer").await, 0);
        // The bar with what else can be done stays in sight.
        for css in [".status .turn", ".status .undo, .status button"] {
            assert!(!seen(&page, css).await.is_empty(), "{css} at {size:?}");
        }
        // Nothing below the cards can be used, and they have a name.
        let below = page.count(".soup-and-phases[inert], .ladder[inert]").await;
        assert_eq!(below, 2, "{size:?}");
        assert!(
            page.is(
                "document.querySelector('.market[aria-labelledby=market-title] #market-title')"
            )
            .await
        );
        // The board can be looked at, where it was.
        let place = board(&page).await;
        page.click(".market .to-board").await;
        page.until_gone(".market.open").await;
        assert_eq!(board(&page).await, place, "{size:?}");
        page.click(".question button.primary").await;
        page.until_there(".market.open").await;
        page.is_fit_to_be_seen(&format!("the market at {size:?}"))
            .await;
        page.resize(size).await;
        page.click(".gene.may button.may").await;
        let bought = "document.querySelector('.log').textContent.includes('buys Intelligence')";
        page.until("a purchase", bought).await;
    }
    page.is_well().await;
}

/// The words of their names that are broken, where a reader would not know how they go on.
const BROKEN: &str = "const broken = [];
    for (const heading of document.querySelectorAll('.market .gene h3')) {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            for (const {index, 0: word} of texts.currentNode.data.matchAll(/\\S+/g)) {
                const range = new Range();
                range.setStart(texts.currentNode, index);
                range.setEnd(texts.currentNode, index + word.length);
                const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
                if (lines.size > 1) broken.push(word);
            }
        }
        const {right} = heading.getBoundingClientRect();
        if (right > heading.closest('.gene').getBoundingClientRect().right) broken.push(`cut: ${heading.innerText}`);
    }
    return broken;";

#[tokio::test]
async fn no_name_of_a_gene_is_broken() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    go_on_before(&page, "ursuppe/g042-p4-default", "3 buy spores").await;
    page.until_there(".market.open").await;
    for language in page.languages().await {
        page.speak(&language).await;
        for size in [LARGE, (1280, 800), (1024, 768), (360, 740), (740, 360)] {
            page.resize(size).await;
            page.settle().await;
            let broken = page.run(BROKEN, vec![]).await;
            assert_eq!(broken, json!([]), "{language} at {size:?}");
        }
    }
    page.is_well().await;
}

/// What a card says of a gene, however it is laid out: its name, its price, what it bears and what it does.
const SAYS: &str = "const [css, name] = arguments;
    const card = [...document.querySelectorAll(css)].find((card) => card.textContent.includes(name));
    return card && ['3 BP', 'sensitivity 3', 'weight 1', 'may appear on any space', 'svg']
        .filter((part) => part === 'svg' ? !card.querySelector('.gene-picture') : !card.textContent.includes(part));";

/// A gene has the same card where it is bought, with its owner, where the log tells of it and in the rules.
#[tokio::test]
async fn a_gene_has_one_card_everywhere() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    go_on_before(&page, "ursuppe/g042-p4-default", "3 buy spores").await;
    let says = async |css: &str| {
        let said = page.run(SAYS, vec![json!(css), json!("Spores")]).await;
        assert_eq!(said, json!([]), "{css}");
    };
    says(".market.open .gene").await;
    page.click(".gene button.may[aria-label*=Spores]").await;
    let bought = "document.querySelector('.log').textContent.includes('buys Spores')";
    page.until("a purchase", bought).await;
    if page.count(".market.open").await > 0 {
        page.click(".market .to-board").await;
    }
    let named = "(css) => [...document.querySelectorAll(css)].find((one) => one.textContent.includes('Spores'))";
    page.run(
        &format!("({named})('.players .genes summary').click()"),
        vec![],
    )
    .await;
    says(".players .genes details[open]").await;
    let point = format!("({named})('.log .entry').dispatchEvent(new MouseEvent('mouseenter'))");
    page.run(&point, vec![]).await;
    page.until_there(".told-genes .gene").await;
    says(".told-genes .gene").await;
    page.go("/rules/ursuppe").await;
    page.until_there(".all-genes .gene").await;
    assert_eq!(page.count(".all-genes .gene").await, 20);
    says(".all-genes .gene").await;
    page.is_fit_to_be_seen("the cards in the rules").await;
    page.is_well().await;
}

/// The player who buys sees their clock run.
#[tokio::test]
async fn the_clock_is_seen_beside_the_cards() {
    let stage = Stage::new(2).await;
    let table = json!({
        "game": "ursuppe", "players": 4,
        "seats": ["me", "open", {"computer": "beginner"}, {"computer": "beginner"}],
        "pace": {"live": {"minutes": 60, "seconds": 30}}, "confirm": false, "begins_when_full": true,
    });
    let mut two = Two::meet_at(&stage, table, NewGame::URSUPPE, 37).await;
    let buyer = loop {
        two.play(1).await;
        let [ada, bert] = [&two.pages[0], &two.pages[1]];
        if ada.count(".market.open").await > 0 {
            break ada;
        }
        if bert.count(".market.open").await > 0 {
            break bert;
        }
    };
    for size in [LARGE, (768, 1024), (360, 740), (740, 360)] {
        buyer.resize(size).await;
        buyer
            .run("scrollTo({top: 0, behavior: 'instant'})", vec![])
            .await;
        for css in [".clocks .runs", ".status .turn", ".market .answer"] {
            assert_eq!(seen(buyer, css).await.len(), 1, "{css} at {size:?}");
        }
    }
    buyer.is_well().await;
}
