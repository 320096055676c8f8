//! Somebody who plays at random, without a mouse.

use serde_json::{Value, json};

use super::{
    Dice, Page, Step,
    player::{CHOOSE, TRACE},
};

const NEXT: &str = include_str!("keys.js");

/// No way on the page is longer.
const MOST_KEYS: usize = 400;

impl Page {
    /// Goes to an element with the keyboard alone, and presses Enter there.
    pub(crate) async fn press_element(&self, css: &str) {
        self.until_there(css).await;
        let find = "return document.querySelector(arguments[0]);";
        let element = self.run(find, vec![json!(css)]).await;
        self.press_on(element, css).await;
    }

    async fn press_on(&self, element: Value, name: &str) {
        for _ in 0..MOST_KEYS {
            let key = self.run(NEXT, vec![element.clone()]).await;
            let key = key.as_str().unwrap();
            self.press(key).await;
            if key == "Enter" {
                return;
            }
        }
        let here = self
            .ask("document.activeElement.outerHTML.slice(0, 300)")
            .await;
        panic!("the keyboard does not get to {name}, it is at {here}");
    }

    /// Presses one thing, if something is asked, and waits until that has an effect.
    pub(crate) async fn step_by_keys(&self, game: &str, dice: &mut Dice) -> Step {
        let chosen = self.choose(CHOOSE, game, dice).await;
        if chosen["over"] == true {
            return Step::Over;
        }
        if chosen == Value::Null {
            return Step::Waited;
        }
        let name = chosen["name"].as_str().unwrap_or_default().to_owned();
        self.press_on(chosen["element"].clone(), &name).await;
        self.until(
            &format!("an effect of a key on {name}"),
            &format!("window.before !== {TRACE}"),
        )
        .await;
        Step::Clicked(name)
    }
}
