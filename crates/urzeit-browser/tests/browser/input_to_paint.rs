//! How long it takes from a click or a key to the next frame, while animations run and another process is busy:
//! `cargo test -p urzeit-browser -- --ignored input_to_paint --nocapture`. The page that is handed out is measured with
//! `URZEIT_PROGRAM=target/release/urzeit`.

use std::process::{Child, Command};

use serde_json::json;

use crate::harness::{Dice, NewGame, Stage};

/// Notes how long each click and key took, as the browser says it, and whether something moved then.
const OBSERVE: &str = "window.took = [];
    new PerformanceObserver((list) => {
        for (const {name, duration} of list.getEntries()) {
            if (['pointerdown', 'click', 'keydown'].includes(name)) window.took.push(duration);
        }
    }).observe({type: 'event', durationThreshold: 16});
    // What is quicker is not told: those are counted.
    window.sent = 0;
    for (const kind of ['pointerdown', 'click', 'keydown']) addEventListener(kind, () => { window.sent += 1; }, true);";

/// A process that is busy as long as it is held.
struct Busy(Child);

impl Busy {
    fn begin() -> Busy {
        let busy = Command::new("sh")
            .args(["-c", "while :; do :; done"])
            .spawn();
        Busy(busy.unwrap())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test]
#[ignore = "measures"]
async fn input_to_paint() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.allow_motion().await;
    let _busy = Busy::begin();
    for new in NewGame::ALL {
        page.set_up(&new, 1).await;
        page.run(OBSERVE, vec![]).await;
        page.play(new.game, &mut Dice::new(7), 60).await;
        page.settle().await;
        let took = page.run("return [window.took, window.sent]", vec![]).await;
        let sent = took[1].as_u64().unwrap_or_default() as usize;
        let mut took: Vec<f64> = serde_json::from_value(took[0].clone()).unwrap();
        took.resize(took.len().max(sent), 8.0);
        took.sort_by(f64::total_cmp);
        let at = |share: f64| took[((took.len() - 1) as f64 * share) as usize];
        println!(
            "{}",
            json!({"game": new.game, "inputs": took.len(), "median": at(0.5), "p95": at(0.95), "worst": at(1.0)})
        );
    }
}
