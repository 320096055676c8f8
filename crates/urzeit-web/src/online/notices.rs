//! What waits for whoever is here, at all tables: beside the menu, and in the title of the window.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::components::A;
use urzeit_table::messages::Notices;
use wasm_bindgen_futures::spawn_local;

use super::here::{Who, here};
use crate::{session::ask, text::words};

/// So often it is asked for.
const AGAIN: Duration = Duration::from_secs(20);

/// The way to the lobby, with the number of tables that wait for whoever is here.
#[component]
pub(crate) fn Bell() -> impl IntoView {
    let words = words();
    let here = here();
    let turns = here.turns;
    if here.was_signed_in() {
        here.look();
    }
    let renew = move || {
        if here
            .who
            .with_untracked(|who| !matches!(who, Who::Somebody(_)))
        {
            return;
        }
        spawn_local(async move {
            if let Ok(notices) = ask::<Notices>("GET", "/api/notices", None).await {
                let waits = notices
                    .notices
                    .iter()
                    .filter(|notice| notice.about == "turn");
                turns.set(waits.count());
            }
        });
    };
    Effect::new(move |_| {
        here.who.track();
        renew();
    });
    if let Ok(again) = set_interval_with_handle(renew, AGAIN) {
        on_cleanup(move || again.clear());
    }
    Effect::new(move |_| {
        document().set_title(&match turns.get() {
            0 => "Urzeit".to_owned(),
            turns => format!("({turns}) Urzeit"),
        });
    });
    let label = move || match turns.get() {
        0 => words.say("page-online"),
        turns => words.say_with("page-online-turns", &[("count", turns.into())]),
    };
    view! {
        <A href="/online" attr:aria-label=label>
            {move || words.say("page-online")}
            {move || (turns.get() > 0).then(|| view! { <span class="count">{turns.get()}</span> })}
        </A>
    }
}
