//! The chance of a game that is over, checked on request.

use leptos::prelude::*;
use serde::Deserialize;
use urzeit_table::messages::Why;

use super::errand::{Errand, Trouble};
use crate::{
    session::ask,
    text::{Words, words},
};

/// What the check gave.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Checked {
    proved: bool,
    outcomes: u64,
    taken_back: u64,
    #[serde(default)]
    before: u64,
    seats_with_bytes: usize,
    why: Option<Why>,
}

impl Checked {
    fn sentences(&self, words: Words) -> Vec<String> {
        if let Some(why) = &self.why {
            return vec![words.why(why)];
        }
        let count = |key, count: u64| words.say_with(key, &[("count", count.into())]);
        let mut sentences = vec![
            words.say("verify-seed"),
            count("verify-outcomes", self.outcomes),
            count("fair-bytes", self.seats_with_bytes as u64),
        ];
        if self.before > 0 {
            sentences.push(count("verify-before", self.before));
        }
        if self.taken_back > 0 {
            sentences.push(count("verify-taken-back", self.taken_back));
        }
        sentences.push(words.say("verify-peeked"));
        sentences
    }
}

/// A button that checks the chance of a table's game.
#[component]
pub(crate) fn Fair(id: String) -> impl IntoView {
    let words = words();
    let errand = Errand::new();
    let checked = RwSignal::new(None::<Checked>);
    let check = move |_| {
        let address = format!("/api/tables/{id}/verify");
        let asked = async move { ask("GET", &address, None).await };
        errand.run(asked, move |answer| checked.set(Some(answer)));
    };
    let result = move || {
        let checked = checked.get()?;
        let title = if checked.proved {
            "fair-proved"
        } else {
            "fair-unproved"
        };
        let sentences = checked.sentences(words).into_iter();
        Some(view! {
            <div class="fair" role="status">
                <strong>{words.say(title)}</strong>
                <ul>{sentences.map(|sentence| view! { <li>{sentence}</li> }).collect_view()}</ul>
            </div>
        })
    };
    view! {
        <div class="check-game">
            <button on:click=check disabled=move || errand.busy.get()>{move || words.say("fair-check")}</button>
            <Trouble errand/>
            {result}
        </div>
    }
}
