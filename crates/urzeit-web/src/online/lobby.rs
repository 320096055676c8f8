//! The lobby: tables that wait for whoever is here, own tables, and those of others.

use leptos::prelude::*;
use urzeit_rules::record::GAMES;

use super::{
    arrival::SignedIn,
    filter::{Filter, Filters},
    here::here,
    listed::{Listed, Tables},
    paged::Paged,
};
use crate::text::words;

/// The page of the lobby.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    view! { <SignedIn><Lists/></SignedIn> }
}

#[component]
fn Lists() -> impl IntoView {
    let words = words();
    let here = here();
    let filter = Filter::new();
    let turns = Paged::new(|| "/api/turns?".to_owned());
    let running = Paged::new(|| "/api/me/tables?state=running".to_owned());
    let waiting = Paged::new(|| "/api/me/tables?state=waiting".to_owned());
    let over = Paged::new(|| "/api/me/tables?state=over".to_owned());
    let open = Paged::new(move || format!("/api/tables?state=waiting{}", filter.asked()));
    let watch = Paged::new(move || format!("/api/tables?state=running{}", filter.asked()));
    // Who was signed out elsewhere is asked for a name again.
    Effect::new(move |_| {
        let why = turns.why.get();
        if why.is_some_and(|why| why.error == "server-no-session") {
            here.look_again();
        }
    });
    let trouble = move || open.why.get().map(|why| words.why(&why));
    // What stands in one list does not stand in another.
    let without = move |list: Paged, others: [Paged; 2]| {
        Signal::derive(move || {
            let is_elsewhere = |table: &Listed| {
                let mut others = others.iter();
                others.any(|other| {
                    other
                        .tables
                        .with(|other| other.iter().any(|other| other.id == table.id))
                })
            };
            let tables = list.tables.get().into_iter();
            tables
                .filter(|table| !is_elsewhere(table))
                .collect::<Vec<_>>()
        })
    };
    let open_tables = without(open, [waiting, turns]);
    let joinable = Signal::derive(move || {
        let tables = open_tables.get().into_iter();
        tables
            .filter(|table| !filter.free.get() || table.free > 0)
            .collect::<Vec<_>>()
    });
    let nothing_open = move || open.known.get() && joinable.with(Vec::is_empty);
    let nothing_key = move || {
        if filter.is_any() {
            "lobby-nothing-open"
        } else {
            "lobby-nothing-found"
        }
    };
    view! {
        <section class="lobby">
            <h1>{move || words.say("lobby-title")}</h1>
            <p class="quiet">
                {move || here.me().map(|me| words.say_with("lobby-you", &[("who", me.name.into())]))}
                " "
                <a href="/account">{move || words.say("lobby-account")}</a>
            </p>
            <p class="refusal" role="alert">{trouble}</p>
            <div class="own">
                <Tables title="lobby-turns" tables=turns.tables.into()/>
                <section class="make">
                    <h2>{move || words.say("lobby-make")}</h2>
                    <div class="buttons">
                        {GAMES.iter().map(|game| view! {
                            <a class="button" href=format!("/online/new/{game}")>
                                {move || words.say(&format!("{game}-title"))}
                            </a>
                        }).collect_view()}
                    </div>
                </section>
                <Tables title="lobby-running" tables=without(running, [turns, turns])/>
                <More list=running/>
                <Tables title="lobby-waiting" tables=waiting.tables.into()/>
                <More list=waiting/>
            </div>
            <div class="others">
                <h2>{move || words.say("lobby-find")}</h2>
                <Filters filter/>
                <Tables title="lobby-open" tables=joinable/>
                <Show when=nothing_open>
                    <p class="quiet nothing-open">{move || words.say(nothing_key())}</p>
                </Show>
                <More list=open/>
                <Tables title="lobby-watch" tables=without(watch, [running, turns])/>
                <More list=watch/>
            </div>
            <div class="past">
                <Tables title="lobby-over" tables=over.tables.into()/>
                <More list=over/>
            </div>
        </section>
    }
}

/// A button for the next page of a list.
#[component]
fn More(list: Paged) -> impl IntoView {
    let words = words();
    view! {
        <Show when=move || list.more.get()>
            <p><button class="more" on:click=move |_| list.go_on()>{move || words.say("person-more")}</button></p>
        </Show>
    }
}
