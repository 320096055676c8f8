//! Texts that somebody takes along to another program.

use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::text::words;

/// What became of a text that somebody wants to copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Copied {
    Done,
    /// It is selected, for people to copy it themselves.
    Selected,
}

/// Copies a text; selects it where the browser lets no page copy.
pub(crate) async fn copy(text: &str, select: impl FnOnce()) -> Copied {
    let navigator = window().navigator();
    // Without TLS, as in a network at home, there is no clipboard.
    let has_clipboard = js_sys::Reflect::has(&navigator, &"clipboard".into()) == Ok(true);
    if has_clipboard
        && JsFuture::from(navigator.clipboard().write_text(text))
            .await
            .is_ok()
    {
        return Copied::Done;
    }
    select();
    Copied::Selected
}

/// Says that a text is selected, if it is.
#[component]
pub(crate) fn CopyByHand(copied: RwSignal<Option<Copied>>) -> impl IntoView {
    let words = words();
    let said = move || {
        let is_selected = copied.get() == Some(Copied::Selected);
        is_selected.then(|| words.say("copy-by-hand"))
    };
    view! { <p class="quiet by-hand" role="status">{said}</p> }
}
