//! What somebody chooses for this browser.

use serde_json::json;

use crate::{
    harness::{Dice, NewGame, Stage},
    replay::post,
};

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
        ("pieces", "letter"),
        ("playback", "fast"),
        ("confirm", "never"),
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
    for (name, value) in [
        ("theme", "dark"),
        ("text", "large"),
        ("letters", "on"),
        ("pieces", "letter"),
    ] {
        assert_eq!(page.ask(&root(name)).await, value, "{name}");
    }
    assert_ne!(page.ask(ground).await, light);
    assert_eq!(page.ask("document.documentElement.lang").await, "de");
    for (pref, value) in [
        ("theme", "dark"),
        ("playback", "fast"),
        ("confirm", "never"),
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

/// Nobody is asked twice about a single choice that they saw before, nor while the world is made; a
/// player who wants to be asked always is.
#[tokio::test]
async fn turns_are_confirmed_when_it_matters() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let watch = "window.asked = 0;
        new MutationObserver(() => { if (document.querySelector('.status .confirm')) window.asked += 1; })
            .observe(document.body, {childList: true, subtree: true});";
    for (chosen, asks) in [("matters", false), ("always", true)] {
        page.go("/settings").await;
        page.click(&format!("#pref-confirm label:has([value={chosen}])"))
            .await;
        page.go("/new/lords").await;
        page.click("form.set-up > button.primary").await;
        page.until_there(".hex.lit.lay").await;
        page.run(watch, vec![]).await;
        page.play("lords", &mut Dice::new(31), 3).await;
        let confirmed = "Object.values(localStorage).some((kept) => kept.includes('confirm 1'))";
        page.until("a turn that counts", confirmed).await;
        assert_eq!(page.is("window.asked > 0").await, asks, "{chosen}");
        page.is_well().await;
        page.run("for (const key of Object.keys(localStorage)) if (!key.includes('confirm')) localStorage.removeItem(key);", vec![]).await;
    }
}

/// Somebody east of Greenwich wants one message a day at half past seven.
#[tokio::test]
async fn a_daily_digest_is_wanted_at_a_time_of_day() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let zone = json!({"timezoneId": "Asia/Kolkata"});
    page.tell("Emulation.setTimezoneOverride", zone).await;
    page.go("/").await;
    let account = json!({"name": "Ada", "password": "long enough"});
    post(&page, "/api/register", account).await;
    page.go("/account").await;
    page.until_there("input[type=url]").await;
    // There is nothing to bring it yet.
    assert_eq!(page.count(".digest").await, 0);
    page.enter("input[type=url]", "https://chat.example/hook")
        .await;
    page.click(".digest input[type=checkbox]").await;
    let at_half_past_seven = "const time = document.querySelector('.digest input[type=time]');
        time.value = '07:30';
        time.dispatchEvent(new Event('input', {bubbles: true}));";
    page.run(at_half_past_seven, vec![]).await;
    page.click(".digest button").await;
    page.until(
        "that it is saved",
        "document.querySelector('.digest [role=status]').innerText",
    )
    .await;
    let wanted = "const done = arguments[0];
        fetch('/api/me/notices').then((answer) => answer.json()).then(done);";
    let wanted = page.run_until_done(wanted, vec![]).await;
    assert_eq!(
        wanted["digest"],
        json!({"mail": false, "webhook": true, "minute": 120})
    );
    page.reload().await;
    page.until(
        "what was chosen",
        "document.querySelector('.digest input[type=checkbox]')?.checked
            && document.querySelector('.digest input[type=time]').value === '07:30'",
    )
    .await;
    page.is_fit_to_be_seen("an account with a digest").await;
    page.is_well().await;
}

/// The owner of a piece can be seen by a letter or by a shape of its own, in every game.
#[tokio::test]
async fn pieces_are_told_apart_as_somebody_wishes() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    for (new, lettered) in [
        (NewGame::GENESIS, ".players .sign .owner"),
        (NewGame::LORDS, ".players .sign .owner"),
        (NewGame::URSUPPE, ".board .owner"),
    ] {
        page.go("/settings").await;
        page.click("#pref-pieces label:has([value=colour])").await;
        page.set_up(&new, 1).await;
        page.until_there(lettered).await;
        let shown = format!("getComputedStyle(document.querySelector('{lettered}')).display");
        assert_eq!(page.ask(&shown).await, "none", "{}", new.game);
        let path = page.path().await;
        page.go("/settings").await;
        page.click("#pref-pieces label:has([value=letter])").await;
        page.go(&path).await;
        page.until_there(lettered).await;
        assert_ne!(page.ask(&shown).await, "none", "{}", new.game);
        page.is_well().await;
    }
    page.go("/settings").await;
    page.click("#pref-pieces label:has([value=shape])").await;
    page.set_up(&NewGame::GENESIS, 1).await;
    page.until_there(".players .plate").await;
    let shown = "getComputedStyle(document.querySelector('.players .plate')).display";
    assert_ne!(page.ask(shown).await, "none");
    page.is_well().await;
}
