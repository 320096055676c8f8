//! The rules, to read and to search.

use crate::harness::Stage;

/// The address leads to its paragraph once; who searches afterwards stays at the field.
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
