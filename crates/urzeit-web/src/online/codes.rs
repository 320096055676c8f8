//! Codes with which people register: one that was made, and one to be made.

use leptos::prelude::*;
use urzeit_table::messages::{NewSignupCode, SignupCode};

use super::listed::moment;
use crate::{clipboard::LinkField, text::words};

/// A code: its link, how often it was used, and until when it counts.
#[component]
pub(super) fn Code(code: SignupCode) -> impl IntoView {
    let words = words();
    let origin = window().location().origin().unwrap_or_default();
    let link = format!("{origin}/register/{}", code.code);
    let said = move || {
        let by = match code.by.is_empty() {
            true => words.say("operator-command-line"),
            false => code.by.clone(),
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
pub(super) fn NewCode(made: Callback<NewSignupCode>) -> impl IntoView {
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
