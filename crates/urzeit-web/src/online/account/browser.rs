//! Messages of this browser when it is somebody's turn: while the page is open, and by push.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::push::Push;
use crate::{online::badge, text::words};

#[component]
pub(super) fn Messages(is_guest: Memo<bool>) -> impl IntoView {
    let words = words();
    let wanted = RwSignal::new(badge::is_wanted());
    let refused = RwSignal::new(false);
    let change = move |event| {
        refused.set(false);
        if !event_target_checked(&event) {
            badge::want_none();
            wanted.set(false);
            return;
        }
        spawn_local(async move {
            let allowed = badge::want().await;
            wanted.set(allowed);
            refused.set(!allowed);
        });
    };
    view! {
        <section>
            <h2>{move || words.say("messages-title")}</h2>
            <p class="quiet">{move || words.say("messages-more")}</p>
            <Show when=badge::is_possible fallback=move || view! { <p>{move || words.say("messages-never")}</p> }>
                <label class="check">
                    <input type="checkbox" id="messages" prop:checked=move || wanted.get() on:change=change/>
                    <span>{move || words.say("messages-want")}</span>
                </label>
            </Show>
            <p class="refusal" role="alert">{move || refused.get().then(|| words.say("messages-refused"))}</p>
            <Show when=move || !is_guest.get()><Push/></Show>
        </section>
    }
}
