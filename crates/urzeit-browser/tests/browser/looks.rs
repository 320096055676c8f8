//! What the page looks like: its typeface, its themes, and that nothing lies over anything else.

use std::{fs, path::Path};

use serde_json::json;

use crate::harness::{Dice, NewGame, Stage};

#[tokio::test]
async fn the_typeface_is_ours() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/").await;
    let weights = "[...document.fonts].filter((font) => font.family === 'Literata' && font.status === 'loaded')
        .map((font) => font.weight).sort().join() === '400,700'";
    page.until("both weights", weights).await;
    let bytes =
        "performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.woff2'))
        .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)";
    let bytes = page.ask(bytes).await.as_u64().unwrap();
    assert!((10_000..60_000).contains(&bytes), "{bytes}");
    page.is_well().await;
}

#[tokio::test]
async fn wood_and_high_contrast() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    for theme in ["wood", "contrast"] {
        page.go("/settings").await;
        page.click(&format!("#pref-theme label:has([value={theme}])"))
            .await;
        let look = format!("document.documentElement.dataset.theme === '{theme}'");
        page.until("the theme", &look).await;
        page.is_accessible(&format!("settings in {theme}")).await;
        for (new, clicks) in NewGame::ALL.into_iter().zip([12, 24, 12]) {
            page.set_up(&new, 1).await;
            page.play(new.game, &mut Dice::new(83), clicks).await;
            assert!(page.is(&look).await);
            page.is_accessible(&format!("{} in {theme}", new.game))
                .await;
            page.is_well().await;
        }
    }
}

/// With six players the cubes in the supply cover neither each other nor a number.
#[tokio::test]
async fn six_players_have_room_in_the_supply() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let record = fs::read_to_string(fixtures.join("ursuppe/m133-p6-default.urz")).unwrap();
    page.open_record(&record).await;
    page.until_there(".supply .chip").await;
    let overlaps = "const boxes = [...document.querySelectorAll('.supply .chip')].map((chip) => {
            const box = chip.getBBox();
            const {e, f} = chip.transform.baseVal.consolidate().matrix;
            return {x: box.x + e, y: box.y + f, width: box.width, height: box.height};
        });
        const meet = (one, two) => one.x + one.width - 1 > two.x && two.x + two.width - 1 > one.x
            && one.y + one.height - 1 > two.y && two.y + two.height - 1 > one.y;
        const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((two) => meet(one, two)));
        return [boxes.length, pairs.length];";
    assert_eq!(page.run(overlaps, vec![]).await, json!([6, 0]));
    page.is_well().await;
}
