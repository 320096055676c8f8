//! Codes with which people register: those that there are, and one to be made.

use leptos::prelude::*;
use urzeit_table::messages::{NewSignupCode, SignupCode};

use super::{
    api_call::{ApiCall, Trouble},
    listed::moment,
};
use crate::{clipboard::LinkField, http::post, text::words};

/// The codes that there are, and a form for another one.
#[component]
pub(super) fn Codes(
    /// Where codes are made.
    address: &'static str,
    /// Those that there are, as soon as they are known.
    codes: RwSignal<Option<Vec<SignupCode>>>,
    /// What is said of them.
    lead: Signal<String>,
    /// Can another one be made?
    #[prop(default = Signal::stored(true))]
    may_make: Signal<bool>,
    /// What makes the code of this number void.
    revoke: Callback<i64, AnyView>,
) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let made = move |new: NewSignupCode| {
        api_call.run(post(address, new), move |made: SignupCode| {
            codes.update(|codes| codes.get_or_insert_default().insert(0, made));
        });
    };
    view! {
        <section class="invitations">
            <h2>{move || words.say("codes-title")}</h2>
            <p class="quiet">{lead}</p>
            <Show when=move || may_make.get()><NewCode made=Callback::new(made)/></Show>
            <Trouble api_call/>
            <ul class="plain-list items codes">
                <For each=move || codes.get().unwrap_or_default() key=|code| (code.id, code.used) let:code>
                    <li>
                        <div class="item">
                            <Code code=code.clone()/>
                            {revoke.run(code.id)}
                        </div>
                    </li>
                </For>
            </ul>
        </section>
    }
}

/// A code: its link, how often it was used, and until when it counts.
#[component]
fn Code(code: SignupCode) -> impl IntoView {
    let words = words();
    let origin = window().location().origin().unwrap_or_default();
    let link = format!("{origin}/register/{}", code.code);
    let said = move || {
        let by = if code.by.is_empty() {
            words.say("operator-command-line")
        } else {
            code.by.clone()
        };
        let told = [
            ("who", by.into()),
            ("used", code.used.into()),
            ("uses", code.uses.into()),
            ("until", moment(words, code.ends).into()),
        ];
        words.say_with("codes-one", &told)
    };
    view! {
        <div class="code">
            <LinkField link=Signal::stored(Some(link)) label=move || words.say("codes-link")/>
            <small class="quiet">{said}</small>
        </div>
    }
}

/// A form for another code.
#[component]
fn NewCode(made: Callback<NewSignupCode>) -> impl IntoView {
    let words = words();
    let (uses, days) = (RwSignal::new(1_i64), RwSignal::new(7_i64));
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        made.run(NewSignupCode {
            uses: uses.get(),
            days: days.get(),
        });
    };
    let number = move |key: &'static str, value: RwSignal<i64>| {
        view! {
            <label class="field">
                <span>{move || words.say(key)}</span>
                <input type="number" min="1" required=true prop:value=move || value.get()
                    on:input=move |event| value.set(event_target_value(&event).parse().unwrap_or(0))/>
            </label>
        }
    };
    view! {
        <form class="fields new-code" on:submit=make>
            {number("codes-uses", uses)}
            {number("codes-days", days)}
            <button>{move || words.say("codes-make")}</button>
        </form>
    }
}
