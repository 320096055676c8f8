//! Boards of Genesis that somebody draws.

use crate::harness::{Dice, Page, Stage};

/// The board that is drawn, as text: ten rows.
async fn drawn(page: &Page) -> Vec<String> {
    let text = page
        .ask("document.querySelector('.script textarea').value")
        .await;
    text.as_str().unwrap().lines().map(str::to_owned).collect()
}

async fn paint(page: &Page, what: &str, space: &str) {
    page.click(&format!(".paint.{what}")).await;
    page.click(&format!(".sheet #space-{space}")).await;
}

#[tokio::test]
async fn a_board_is_painted_kept_and_played_on() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/editor").await;
    page.until_there(".sheet").await;
    page.click(".tools button:last-child").await;
    assert_eq!(drawn(&page).await, vec![".".repeat(14); 10]);

    // With the mouse, and back.
    paint(&page, "volcano", "a1").await;
    paint(&page, "tar", "c2").await;
    assert_eq!(page.count(".sheet #space-a1[aria-label$=volcano]").await, 1);
    assert_eq!(
        page.count(".sheet #space-c2[aria-label$='tar pit']").await,
        1
    );
    page.click(".tools .undo").await;
    assert_eq!(page.count(".sheet #space-c2[aria-label$=open]").await, 1);
    paint(&page, "tar", "c2").await;
    // With the keyboard alone: arrows and letters.
    page.run("document.querySelector('#space-a1').focus()", vec![])
        .await;
    for key in ["ArrowRight", "v", "ArrowDown", "t", "."] {
        page.press(key).await;
    }
    assert_eq!(page.count(".sheet #space-b1[aria-label$=volcano]").await, 1);
    assert_eq!(page.count(".sheet #space-b2[aria-label$=open]").await, 1);

    // What nobody could play on is refused, with the rule.
    assert_eq!(page.count(".verdicts .refused").await, 0);
    let board = drawn(&page).await;
    page.fill(".script textarea", &"v".repeat(14 * 10)).await;
    page.until_there(".script .wrong a").await;
    let wrong = page.text(".script .wrong").await;
    assert!(wrong.contains("ten rows of fourteen"), "{wrong}");
    assert_eq!(drawn(&page).await.len(), 1, "what is typed stays");
    page.fill(
        ".script textarea",
        &["v".repeat(14).as_str(); 10].join("\n"),
    )
    .await;
    page.until_there(".verdicts .refused a").await;
    for verdict in ["Two players:", "Three or four players:"] {
        assert!(page.text(".verdicts").await.contains(verdict));
    }
    let refused = page.text(".verdicts .refused").await;
    assert!(refused.contains("G-") && refused.len() > 30, "{refused}");
    page.until_gone(".play-here").await;
    page.fill(".script textarea", &board.join("\n")).await;
    page.until_gone(".verdicts .refused").await;

    // Kept by its name, through a reload.
    page.fill(".shelf input", "Two fires").await;
    page.click(".shelf .save").await;
    page.until_says(".shelf li", "Two fires").await;
    page.reload().await;
    page.until_says(".shelf li", "Two fires").await;
    assert_eq!(drawn(&page).await, board);
    page.click(".tools button:last-child").await;
    page.click(".shelf .load").await;
    assert_eq!(drawn(&page).await, board);
    page.is_well().await;

    // A game on it: nothing is laid where it is blocked.
    page.click(".play-here").await;
    page.until_there("form.set-up").await;
    let named = page
        .ask("document.querySelector('.set-up .option select').selectedOptions[0].innerText")
        .await;
    assert_eq!(named, "Two fires");
    page.click("form.set-up > button.primary").await;
    page.until_there(".table.genesis .space.may").await;
    for (space, is_blocked) in [("a1", true), ("b1", true), ("c2", true), ("b2", false)] {
        let label = page
            .ask(&format!(
                "document.querySelector('#space-{space}').ariaLabel"
            ))
            .await;
        let label = label.as_str().unwrap();
        assert_eq!(label.contains("blocked"), is_blocked, "{label}");
    }
    page.play("genesis", &mut Dice::new(94), 6).await;
    page.is_well().await;
}

/// Over plain HTTP browsers have no clipboard: then people copy what is selected.
#[tokio::test]
async fn without_a_clipboard_the_text_is_selected() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/editor").await;
    page.until_there(".script .copy").await;
    page.run("delete Navigator.prototype.clipboard", vec![])
        .await;
    page.click(".script .copy").await;
    page.until_says(".script .by-hand", "copy it by hand").await;
    let selected = page.ask("getSelection().toString()").await;
    let selected: Vec<_> = selected.as_str().unwrap().lines().collect();
    assert_eq!(selected, drawn(&page).await);
    page.is_well().await;
}
