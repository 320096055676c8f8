//! Something that the server is asked to do: once at a time, and what it says if it does not.

use std::future::Future;

use leptos::prelude::*;
use urzeit_table::messages::Why;
use wasm_bindgen_futures::spawn_local;

use crate::text::words;

/// Something that the server is asked to do.
#[derive(Clone, Copy)]
pub(super) struct ApiCall {
    /// Is it on its way?
    pub(super) busy: RwSignal<bool>,
    /// Why it was not done.
    pub(super) why: RwSignal<Option<Why>>,
}

impl ApiCall {
    pub(super) fn new() -> ApiCall {
        ApiCall {
            busy: RwSignal::new(false),
            why: RwSignal::new(None),
        }
    }

    /// Asks; what is answered goes on.
    pub(super) fn run<T>(
        self,
        asked: impl Future<Output = Result<T, Why>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.why.set(None);
        spawn_local(async move {
            let answer = asked.await;
            // The visitor may have gone to another page meanwhile.
            if self.busy.try_set(false).is_some() {
                return;
            }
            match answer {
                Ok(answer) => then(answer),
                Err(why) => self.why.set(Some(why)),
            }
        });
    }
}

/// Why something was not done.
#[component]
pub(super) fn Trouble(api_call: ApiCall) -> impl IntoView {
    let words = words();
    view! {
        <p class="refusal" role="alert">
            {move || api_call.why.with(|why| why.as_ref().map(|why| words.why(why)))}
        </p>
    }
}

/// A button for what cannot be taken back: it asks once more.
#[component]
pub(crate) fn Sure(
    label: &'static str,
    /// What it asks, if there is more to be said than whether somebody is sure.
    #[prop(optional, into)]
    question: Option<Signal<String>>,
    act: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let words = words();
    let asks = RwSignal::new(false);
    let really = move |_| {
        asks.set(false);
        act();
    };
    view! {
        <Show
            when=move || asks.get()
            fallback=move || view! {
                <button type="button" class="plain" on:click=move |_| asks.set(true)>{move || words.say(label)}</button>
            }
        >
            <span class="sure" role="group" aria-label=move || words.say(label)>
                <span>{move || question.map_or_else(|| words.say("sure-question"), |question| question.get())}</span>
                <button type="button" class="danger" on:click=really>{move || words.say(label)}</button>
                <button type="button" on:click=move |_| asks.set(false)>{move || words.say("sure-no")}</button>
            </span>
        </Show>
    }
}
