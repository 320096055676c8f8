//! The rules, to read and to search.

use crate::harness::Stage;

/// The address leads to its paragraph once; a reader who searches afterwards stays at the field.
#[tokio::test]
async fn searching_stays_at_the_field() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/rules/genesis#G-5.8").await;
    page.until("the paragraph", "scrollY > 500").await;
    page.until_there("[id='G-5.8'].sought").await;
    page.run("scrollTo(0, 0)", vec![]).await;
    page.fill(".search input", "G-5").await;
    page.until("what is found", "!document.querySelector('.contents')")
        .await;
    page.until_there("[id='G-5.8']").await;
    page.settle().await;
    assert_eq!(page.ask("scrollY").await, 0);
    page.is_well().await;
}

/// Each game's rules begin with the game in short, and its pictures are drawn and told in words.
#[tokio::test]
async fn rules_begin_with_pictures() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/rules").await;
    page.until_there(".overview .scene svg").await;
    assert_eq!(page.path().await, "/rules/genesis");
    for (game, shapes) in [
        ("genesis", ".tile"),
        ("lords", ".people"),
        ("ursuppe", ".swimmer"),
    ] {
        page.go(&format!("/rules/{game}")).await;
        page.until_there(&format!(".overview .scene {shapes}"))
            .await;
        assert!(page.count(".overview .scene svg[role=img]").await >= 3);
        assert_eq!(page.count(".scene svg:not([aria-label])").await, 0);
        // The board of the numbered rules is a picture too.
        assert_eq!(page.count(".law ~ .scene svg").await, 1, "{game}");
        assert_eq!(page.count("pre").await, 0);
        let drawn = "[...document.querySelectorAll('.scene use')].every(
            (use) => document.querySelector(use.getAttribute('href')))";
        assert!(page.is(drawn).await, "{game}: a symbol is missing");
        let first = "document.querySelector('.scene').getBoundingClientRect().top
            < document.querySelector('.rule').getBoundingClientRect().top";
        assert!(page.is(first).await, "{game}");
        assert_eq!(page.count("h1").await, 1);
    }
    page.is_well().await;
}

/// What is sought is marked wherever it stands: in text, in emphasis, in the number of a rule.
#[tokio::test]
async fn what_is_found_is_marked() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/rules/genesis").await;
    page.until_there(".rule").await;
    assert_eq!(page.count("mark").await, 0);
    page.fill(".search input", "LARGEST AREA").await;
    page.until_there(".rule mark").await;
    let marks = "[...document.querySelectorAll('mark')].map((mark) => mark.textContent)";
    let all = format!("{marks}.every((text) => text.toLowerCase() === 'largest area')");
    assert!(page.is(&all).await);
    let parts = "[...document.querySelectorAll('.rules :is(p.rule, li)')]
        .every((part) => part.closest('.rules ul') || part.querySelector('mark'))";
    assert!(page.is(parts).await, "a rule without what is sought");
    page.fill(".search input", "g-5.8").await;
    page.until("the number", "document.querySelector('a.number mark')")
        .await;
    assert_eq!(page.text("a.number mark").await, "G-5.8");
    page.fill(".search input", "zzzz").await;
    page.until_says(".rules [role=status]", "Nothing found.")
        .await;
    page.fill(".search input", "").await;
    page.until_gone("mark").await;
    page.is_well().await;
}

/// The rules name an option as the set-up does, and lead to it.
#[tokio::test]
async fn options_are_linked() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/rules/genesis").await;
    page.until_there(".rule a[href='/new/genesis#more-ties']")
        .await;
    page.click(".rule a[href='/new/genesis#more-ties']").await;
    page.until_there("form.set-up #more-ties.sought").await;
    page.is_well().await;
}
