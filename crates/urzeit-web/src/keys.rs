//! Keys that work everywhere, and a dialog that names them all.

use leptos::{html::Dialog, prelude::*};
use leptos_router::hooks::use_location;
use urzeit_table::Wish;

use crate::{
    keyboard::{CONFIRM, is_typing},
    playback,
    session::Session,
    text::words,
    try_out, typed,
};

/// One key takes back: `u`, or what is usual for it.
pub(crate) fn undo_key(session: Session) {
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let with_control = event.ctrl_key() || event.meta_key();
        let is_undo = match &*event.key() {
            "u" => !with_control && !event.alt_key(),
            "z" => with_control && !event.shift_key(),
            _ => false,
        };
        if is_undo && !is_typing() && untrack(|| session.undoable()) > 0 {
            event.prevent_default();
            session.wish(Wish::Undo(1));
        }
    });
    on_cleanup(move || keys.remove());
}

/// Keys with the same meaning, and the name of the sentence that tells it.
type Meaning = (&'static [&'static str], &'static str);

/// Keys by where they work, each with the name of its sentence. Those with a name of their own in every language are
/// called by its key.
const GROUPS: [(&str, &[Meaning]); 7] = [
    (
        "keys-everywhere",
        &[(&["?"], "keys-help"), (&["key-tab"], "keys-tab")],
    ),
    (
        "keys-table",
        &[
            (&["←", "↑", "→", "↓"], "keys-arrows"),
            (&["key-enter"], "keys-enter"),
            (&[CONFIRM], "keys-confirm"),
            (&["u"], "keys-undo"),
            (&[typed::KEY], "keys-typed"),
            (&[try_out::KEY], "keys-try"),
            (&[playback::FAST], "keys-hurry"),
            (&["key-escape"], "keys-escape"),
        ],
    ),
    ("keys-genesis", &[(&["1", "2", "3", "4"], "keys-terrains")]),
    ("keys-lords", &[(&["+", "−"], "keys-count")]),
    (
        "keys-real",
        &[
            (&["1", "…", "6"], "keys-dice"),
            (&["key-backspace"], "keys-remove"),
        ],
    ),
    (
        "keys-replay",
        &[
            (&["←", "→"], "keys-steps"),
            (&["⇧←", "⇧→"], "keys-turns"),
            (&[",", "."], "keys-rounds"),
            (&["␣"], "keys-play"),
            (&["key-home", "key-end"], "keys-ends"),
        ],
    ),
    ("keys-editor", &[(&["v", "t", "."], "keys-paint")]),
];

/// The dialog, opened by its key or its button.
#[component]
pub(crate) fn KeysHelp() -> impl IntoView {
    let words = words();
    let dialog = NodeRef::<Dialog>::new();
    let open = move || {
        if let Some(dialog) = dialog.get_untracked().filter(|dialog| !dialog.open()) {
            let _ = dialog.show_modal();
        }
    };
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "?" && !is_typing() {
            event.prevent_default();
            open();
        }
    });
    on_cleanup(move || keys.remove());
    let place = use_location();
    Effect::new(move |_| {
        place.pathname.track();
        close();
    });
    let groups = GROUPS.map(|(title, keys)| {
        let rows = keys.iter().map(|&(keys, what)| {
            let name = move |key: &str| match key {
                _ if key.starts_with("key-") => words.say(key),
                _ => key.to_owned(),
            };
            let keys = keys
                .iter()
                .map(|&key| view! { <kbd>{move || name(key)}</kbd> " " });
            view! {
                <dt>{keys.collect_view()}</dt>
                <dd>{move || words.say(what)}</dd>
            }
        });
        view! {
            <h3>{move || words.say(title)}</h3>
            <dl>{rows.collect_view()}</dl>
        }
    });
    view! {
        <button class="link keys-open" on:click=move |_| open()>{move || words.say("keys-title")}</button>
        <dialog node_ref=dialog class="keys" aria-labelledby="keys-title">
            // It is read from the beginning when it opens.
            <h2 id="keys-title" tabindex="-1" autofocus>{move || words.say("keys-title")}</h2>
            {groups.into_iter().collect_view()}
            <button class="primary" on:click=move |_| close()>{move || words.say("keys-close")}</button>
        </dialog>
    }
}
