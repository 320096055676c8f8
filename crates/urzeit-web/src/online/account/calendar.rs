//! The address at which a calendar program reads one's deadlines.

use leptos::prelude::*;
use urzeit_table::messages::{CalendarAddress, Channels};

use crate::{
    http::{delete, get, post},
    online::api_call::{ApiCall, Trouble},
    text::words,
};

#[component]
pub(super) fn Calendar() -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let is_there = RwSignal::new(false);
    let address = RwSignal::new(None::<String>);
    api_call.run(get("/api/me/notices"), move |channels: Channels| {
        is_there.set(channels.calendar);
    });
    let make = move |_| {
        let made = post("/api/me/calendar", ());
        api_call.run(made, move |made: CalendarAddress| {
            let site = window().location().origin().unwrap_or_default();
            address.set(Some(site + &made.path));
            is_there.set(true);
        });
    };
    let end = move |_| {
        api_call.run(delete("/api/me/calendar", ()), move |()| {
            address.set(None);
            is_there.set(false);
        });
    };
    let label = move || {
        words.say(if is_there.get() {
            "calendar-renew"
        } else {
            "calendar-make"
        })
    };
    let shown = move || {
        address.get().map(|address| {
            view! {
                <div class="notice" role="alert">
                    <p>{words.say("calendar-write-down")}</p>
                    <p class="secret">{address}</p>
                </div>
            }
        })
    };
    view! {
        <section id="calendar">
            <h2>{move || words.say("calendar-title")}</h2>
            <p class="quiet">{move || words.say("calendar-more")}</p>
            {shown}
            <Trouble api_call/>
            <div class="buttons">
                <button on:click=make>{label}</button>
                <Show when=move || is_there.get()>
                    <button on:click=end>{move || words.say("calendar-end")}</button>
                </Show>
            </div>
        </section>
    }
}
