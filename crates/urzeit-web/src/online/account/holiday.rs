//! Holidays: the clocks of slow games stand still.

use leptos::prelude::*;
use serde::Deserialize;
use serde_json::json;

use crate::{
    online::{
        api_call::{ApiCall, Trouble},
        listed::day,
    },
    session::ask,
    text::words,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
struct Taken {
    /// Until when.
    until: Option<i64>,
    /// How many days are left this year.
    left: i64,
}

#[component]
pub(super) fn Holiday() -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let taken = RwSignal::new(None::<Taken>);
    let days = RwSignal::new("7".to_owned());
    let show = move |answer: Taken| taken.set(Some(answer));
    api_call.run(async { ask("GET", "/api/me/holiday", None).await }, show);
    let take = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = json!({"days": days.get().parse::<i64>().unwrap_or(0)});
        let asked = async move { ask("PUT", "/api/me/holiday", Some(body)).await };
        api_call.run(asked, show);
    };
    let end = move |_| api_call.run(async { ask("DELETE", "/api/me/holiday", None).await }, show);
    let state = move || {
        let taken = taken.get()?;
        let left = ("left", taken.left.into());
        Some(match taken.until {
            Some(until) => {
                words.say_with("holiday-until", &[left, ("day", day(words, until).into())])
            }
            None => words.say_with("holiday-none", &[left]),
        })
    };
    let is_away = move || taken.get().is_some_and(|taken| taken.until.is_some());
    view! {
        <section>
            <h2>{move || words.say("holiday-title")}</h2>
            <p class="quiet">{move || words.say("holiday-more")}</p>
            <p role="status">{state}</p>
            <form class="fields" on:submit=take>
                <label class="field">
                    <span>{move || words.say("holiday-days")}</span>
                    <input type="number" min="1" max="30" required prop:value=move || days.get()
                        on:input=move |event| days.set(event_target_value(&event))/>
                </label>
                <Trouble api_call/>
                <div class="buttons">
                    <button>{move || words.say("holiday-take")}</button>
                    <Show when=is_away>
                        <button type="button" on:click=end>{move || words.say("holiday-end")}</button>
                    </Show>
                </div>
            </form>
        </section>
    }
}
