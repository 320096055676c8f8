//! What somebody is told while the server cannot be reached: calm, and what is kept meanwhile.

use leptos::prelude::*;

use crate::{
    session::{awake::has_network, online::Online},
    text::words,
};

/// A line above the table while there is no connection.
#[component]
pub(super) fn Connection(online: Online) -> impl IntoView {
    let words = words();
    let is_kept = move || online.unanswered.get() > 0;
    let sentence = move || {
        let key = match (has_network(), is_kept()) {
            (true, false) => "online-lost",
            (true, true) => "net-lost-kept",
            (false, false) => "net-offline",
            (false, true) => "net-offline-kept",
        };
        online.lost.get().then(|| words.say(key))
    };
    view! {
        <div class="connection" class:lost=move || online.lost.get()>
            <p class="banner" role="status" aria-live="polite">{sentence}</p>
            <Show when=move || online.lost.get()>
                <div class="buttons">
                    <button on:click=move |_| online.try_again()>{move || words.say("net-try-now")}</button>
                    <Show when=move || online.forgettable.get()>
                        <button class="plain" on:click=move |_| online.forget()>{move || words.say("net-forget")}</button>
                    </Show>
                </div>
            </Show>
        </div>
    }
}
