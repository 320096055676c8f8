//! What this browser keeps: taken along as one file, brought back from it, forgotten.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::{
    online::Sure,
    played,
    prefs::prefs,
    session::{self, Kept},
    text::words,
};

/// What stands in the file.
#[derive(Serialize, Deserialize)]
struct Chest {
    /// The version of this form.
    urzeit: u32,
    games: Vec<Kept>,
}

/// What came of bringing games back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    /// How many are new here or further on, and how many were left as they are.
    Brought(usize, usize),
    /// The browser has no room.
    NoRoom,
    /// A game's part of the page cannot be had now.
    PartLost,
    /// It is no file of ours.
    Unreadable,
    /// Nothing is kept any more.
    Forgotten,
}

#[component]
pub(crate) fn Chest() -> impl IntoView {
    let words = words();
    let prefs = prefs();
    let games = RwSignal::new(session::all().len());
    let outcome = RwSignal::new(None::<Outcome>);
    let take_along = move |_| {
        let chest = Chest {
            urzeit: 1,
            games: session::all(),
        };
        if let Ok(text) = serde_json::to_string(&chest) {
            let _ = download("urzeit.json", &text);
        }
    };
    let bring_back = move |event: leptos::ev::Event| {
        let input = event_target::<web_sys::HtmlInputElement>(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok();
            let text = text.and_then(|text| text.as_string()).unwrap_or_default();
            outcome.set(Some(bring(&text).await));
            games.set(session::all().len());
            // The same file can be chosen again.
            input.set_value("");
        });
    };
    let forget = move || {
        session::forget_all();
        prefs.load_again();
        games.set(0);
        outcome.set(Some(Outcome::Forgotten));
    };
    let said = move || {
        outcome.get().map(|outcome| match outcome {
            Outcome::Brought(new, left) => {
                let named = [("new", new.into()), ("left", left.into())];
                words.say_with("settings-brought", &named)
            }
            Outcome::NoRoom => words.say("home-no-room"),
            Outcome::PartLost => words.say("page-part-lost"),
            Outcome::Unreadable => words.say("settings-unreadable"),
            Outcome::Forgotten => words.say("settings-forgotten"),
        })
    };
    view! {
        <section class="chest" id="my-data">
            <h2>{move || words.say("settings-data")}</h2>
            <p>{move || words.say_with("settings-data-why", &[("count", games.get().into())])}</p>
            <div class="buttons">
                <button class="take-along" disabled=move || games.get() == 0 on:click=take_along>
                    {move || words.say("settings-download")}
                </button>
                <label class="button bring-back">
                    <input type="file" class="unseen" accept=".json,application/json" on:change=bring_back/>
                    <span>{move || words.say("settings-upload")}</span>
                </label>
                <Sure label="settings-forget" act=forget/>
            </div>
            <p class="quiet">{move || words.say("settings-forget-why")}</p>
            <p role="status" class="brought">{said}</p>
        </section>
    }
}

/// Lets the browser save a text as a file.
pub(crate) fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&address)
}

/// Keeps the games of a file. What is kept here already is never replaced by less.
async fn bring(text: &str) -> Outcome {
    let Ok(Chest { urzeit: 1, games }) = serde_json::from_str(text) else {
        return Outcome::Unreadable;
    };
    let (mut new, mut left) = (0, 0);
    for game in games {
        let goes_on = match Kept::load(&game.id) {
            Some(here) => game.events != here.events && game.goes_on_from(&here),
            None => true,
        };
        if played::load(&game.game).await.is_err() {
            return Outcome::PartLost;
        }
        if !goes_on || !session::is_sound(&game) {
            left += 1;
        } else if game.save() {
            new += 1;
        } else {
            return Outcome::NoRoom;
        }
    }
    Outcome::Brought(new, left)
}
