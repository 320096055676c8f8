//! Somebody who plays at random, with the mouse.

use serde_json::{Value, json};
use std::time::{Duration, Instant};

use super::{PATIENCE, Page};

pub(super) const CHOOSE: &str = concat!(include_str!("where.js"), include_str!("player.js"));

/// As somebody chooses who follows the guide, as far as it points at something.
const FOLLOW: &str = concat!(
    include_str!("where.js"),
    include_str!("guide.js"),
    include_str!("player.js")
);

/// What shows that something has happened.
pub(super) const TRACE: &str = "document.querySelector('main').innerHTML";

/// A random game that is not over after so many clicks never ends.
const MOST: usize = 3000;

/// What somebody did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Clicked this.
    Clicked(String),
    /// Was not asked.
    Waited,
    /// The game is over.
    Over,
}

/// Numbers between 0 and 1 that a test can repeat.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn roll(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Has the server answered everything? Until then the board is outdated: a click may hit what has
/// become another's turn.
pub(super) const ANSWERED: &str =
    "Object.keys(sessionStorage).every((key) => !key.startsWith('urzeit.unsent.'))";

impl Page {
    /// Waits until the server has answered everything.
    pub(crate) async fn until_answered(&self) {
        self.until("the server's answer", ANSWERED).await;
    }

    /// Clicks one thing, if something is asked, and waits until that has an effect.
    pub(crate) async fn step(&self, game: &str, dice: &mut Dice) -> Step {
        self.step_by(CHOOSE, game, dice).await
    }

    /// Does what the guide of a first game says.
    pub(crate) async fn follow_the_guide(&self, game: &str, dice: &mut Dice) -> Step {
        self.step_by(FOLLOW, game, dice).await
    }

    /// What somebody clicks next. How the page looks then is remembered at the same moment: what
    /// others do before the click comes is an effect too, and may leave it without one of its own.
    pub(super) async fn choose(&self, choose: &str, game: &str, dice: &mut Dice) -> Value {
        let script = format!("if (!({ANSWERED})) return null; window.before = {TRACE};\n{choose}");
        self.run(&script, vec![json!(game), json!(dice.roll())])
            .await
    }

    async fn step_by(&self, choose: &str, game: &str, dice: &mut Dice) -> Step {
        let chosen = self.choose(choose, game, dice).await;
        assert_eq!(
            chosen["nothing_at"],
            Value::Null,
            "the guide points at nothing"
        );
        if chosen["over"] == true {
            return Step::Over;
        }
        if chosen == Value::Null {
            return Step::Waited;
        }
        self.click_at(&chosen).await;
        let name = chosen["name"].as_str().unwrap_or_default().to_owned();
        self.until(
            &format!("an effect of a click on {name}"),
            &format!("window.before !== {TRACE}"),
        )
        .await;
        Step::Clicked(name)
    }

    /// Clicks so often, or until the game is over. Says whether it is.
    pub(crate) async fn play(&self, game: &str, dice: &mut Dice, clicks: usize) -> bool {
        let mut clicked = 0;
        let mut waits_since = Instant::now();
        while clicked < clicks {
            match self.step(game, dice).await {
                Step::Over => return true,
                Step::Clicked(_) => {
                    clicked += 1;
                    waits_since = Instant::now();
                }
                Step::Waited => {
                    let waited = waits_since.elapsed();
                    assert!(
                        waited < PATIENCE,
                        "nothing is asked: {}",
                        self.text("main").await
                    );
                    tokio::time::sleep(Duration::from_millis(15)).await;
                }
            }
        }
        false
    }

    /// Plays until the game is over.
    pub(crate) async fn play_to_the_end(&self, game: &str, dice: &mut Dice) {
        let over = self.play(game, dice, MOST).await;
        assert!(over, "{game} does not end: {}", self.text("main").await);
    }

    /// The winner, as it stands above the board.
    pub(crate) async fn result(&self) -> String {
        self.text(".status .turn").await
    }
}

/// Ada and Bert read the same end of their game, each as “you”.
pub(crate) async fn agree_on_result(ada: &Page, bert: &Page) {
    let said = [ada.result().await, bert.result().await];
    for [adas, berts] in [
        ["You have won.", "Ada has won."],
        ["Bert has won.", "You have won."],
        [
            "You share the victory with Bert.",
            "You share the victory with Ada.",
        ],
        ["Nobody has won.", "Nobody has won."],
    ] {
        let [ada, bert] = &said;
        assert_eq!(ada.contains(adas), bert.contains(berts), "{said:?}");
    }
}
