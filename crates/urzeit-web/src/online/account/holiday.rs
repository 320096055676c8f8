//! Holidays: the clocks of slow games stand still.

use leptos::prelude::*;
use urzeit_table::messages::{HolidayDays, HolidayInfo};

use crate::{
    http::{delete, get, put},
    online::{
        api_call::{ApiCall, Trouble},
        listed::day,
    },
    text::words,
};

#[component]
pub(super) fn Holiday() -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let taken = RwSignal::new(None::<HolidayInfo>);
    let days = RwSignal::new("7".to_owned());
    let show = move |answer: HolidayInfo| taken.set(Some(answer));
    api_call.run(get("/api/me/holiday"), show);
    let take = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let days = days.get().parse().unwrap_or(0);
        api_call.run(put("/api/me/holiday", HolidayDays { days }), show);
    };
    let end = move |_| api_call.run(delete("/api/me/holiday", ()), show);
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
