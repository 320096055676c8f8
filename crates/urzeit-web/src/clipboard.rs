//! Texts that somebody takes along to another program.

use leptos::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

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

/// A link for somebody else, to copy or to share.
#[component]
pub(crate) fn LinkField<Label: Fn() -> String + Copy + Send + Sync + 'static>(
    /// Nothing is shown while there is none.
    link: Signal<Option<String>>,
    /// What it is for.
    label: Label,
    /// Is it what everybody waits for?
    #[prop(optional)]
    leads: bool,
    /// Called when somebody takes it along.
    #[prop(optional)]
    taken: Option<Callback<()>>,
) -> impl IntoView {
    let words = words();
    let copied = RwSignal::new(None);
    let tell = move || {
        if let Some(taken) = taken {
            taken.run(());
        }
    };
    Effect::new(move |_| {
        link.track();
        copied.set(None);
    });
    let field = NodeRef::<leptos::html::Input>::new();
    let select = |event: leptos::ev::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    let select_link = move || {
        if let Some(Some(field)) = field.try_get_untracked() {
            // The focus selects it.
            let _ = field.focus();
        }
    };
    let copy = move |_| {
        let Some(link) = link.get_untracked() else {
            return;
        };
        tell();
        spawn_local(async move {
            copied.set(Some(copy(&link, select_link).await));
        });
    };
    // Phones can hand the link to any other program.
    let can_share = js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false);
    let share = move |_| {
        let Some(link) = link.get_untracked() else {
            return;
        };
        let shared = web_sys::ShareData::new();
        shared.set_url(&link);
        // A player who changes their mind has shared nothing, and that is all.
        let _ = window().navigator().share_with_data(&shared);
        tell();
    };
    view! {
        <Show when=move || link.with(Option::is_some)>
            <div class="invite">
                <label class="field">
                    <span>{label}</span>
                    <input readonly node_ref=field prop:value=move || link.get().unwrap_or_default()
                        on:focus=select on:copy=move |_| tell()/>
                </label>
                <button class="copy" class:primary=leads && !can_share on:click=copy>
                    {move || words.say(if copied.get() == Some(Copied::Done) { "room-copied" } else { "room-copy" })}
                </button>
                {can_share.then(|| view! {
                    <button class:primary=leads on:click=share>{move || words.say("room-share")}</button>
                })}
                <CopyByHand copied/>
            </div>
        </Show>
    }
}
