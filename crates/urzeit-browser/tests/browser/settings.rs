//! What somebody chooses for this browser.

use crate::harness::Stage;

#[tokio::test]
async fn what_is_chosen_survives_a_reload() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/settings").await;
    let root = |name: &str| format!("document.documentElement.dataset.{name}");
    assert_eq!(page.ask(&root("theme")).await, "light");
    let ground = "getComputedStyle(document.documentElement).backgroundColor";
    let light = page.ask(ground).await;
    for (pref, value) in [
        ("theme", "dark"),
        ("text", "large"),
        ("letters", "on"),
        ("playback", "fast"),
        ("confirm", "off"),
        ("language", "de"),
    ] {
        page.click(&format!("#pref-{pref} label:has([value={value}])"))
            .await;
        let chosen = format!("#pref-{pref} [value={value}]:checked");
        page.until_there(&chosen).await;
    }
    page.until_says("h1", "Einstellungen").await;
    assert_ne!(page.ask(ground).await, light);
    page.reload().await;
    page.until_says("h1", "Einstellungen").await;
    for (name, value) in [("theme", "dark"), ("text", "large"), ("letters", "on")] {
        assert_eq!(page.ask(&root(name)).await, value, "{name}");
    }
    assert_ne!(page.ask(ground).await, light);
    assert_eq!(page.ask("document.documentElement.lang").await, "de");
    for (pref, value) in [
        ("theme", "dark"),
        ("playback", "fast"),
        ("confirm", "off"),
        ("language", "de"),
    ] {
        let chosen = format!("#pref-{pref} [value={value}]:checked");
        assert_eq!(page.count(&chosen).await, 1, "{chosen}");
    }
    // It holds on every page: a new game asks for no confirmation.
    page.go("/new/genesis").await;
    page.until_says("form.set-up > button.primary", "Anfangen")
        .await;
    let ticked = "document.querySelector('.set-up .option').closest('fieldset')
        .querySelectorAll('.check input:checked').length";
    assert_eq!(page.ask(ticked).await, 0);
    page.is_well().await;
}
