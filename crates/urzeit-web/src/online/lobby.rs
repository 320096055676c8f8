//! The lobby: tables that wait for whoever is here, own tables, and those of others.

use std::time::Duration;

use leptos::prelude::*;
use urzeit_rules::record::GAMES;
use urzeit_table::messages::{Listed, Online};
use wasm_bindgen_futures::spawn_local;

use super::{
    arrival::{Anybody, AskName, Entrance},
    filter::{Filter, Filters},
    here::{here, is_out},
    inviting::Invitations,
    known::Acquaintances,
    listed::Tables,
    paged::Paged,
    quick::QuickGames,
};
use crate::{http::get, site::site, text::words};

/// How often it is asked how many people are there.
const AGAIN: Duration = Duration::from_secs(20);

/// The page of the lobby. Somebody without a name sees what there is to join and to watch, and can give one.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let here = here();
    view! {
        <Anybody>
            // Shown again when somebody comes or goes.
            {move || {
                if untrack(|| here.is_nobody()) {
                    view! { <ForAnybody/> }.into_any()
                } else {
                    view! { <Lists/> }.into_any()
                }
            }}
        </Anybody>
    }
}

#[component]
fn ForAnybody() -> impl IntoView {
    let words = words();
    view! {
        <section class="lobby">
            <h1>{move || words.say("lobby-title")}</h1>
            <Host/>
            <People/>
            <div class="own">
                <QuickGames/>
                <NewTables/>
                <AskName way=Entrance::Guest lead="arrival-lead"/>
            </div>
            <Others hidden=Vec::new()/>
        </section>
    }
}

#[component]
fn Lists() -> impl IntoView {
    let words = words();
    let here = here();
    let turns = Paged::new(|| "/api/turns?".to_owned());
    let running = Paged::new(|| "/api/me/tables?state=running".to_owned());
    let waiting = Paged::new(|| "/api/me/tables?state=waiting".to_owned());
    let over = Paged::new(|| "/api/me/tables?state=over".to_owned());
    // A player who was signed out elsewhere is asked for a name again.
    Effect::new(move |_| {
        let why = turns.why.get();
        if why.is_some_and(|why| is_out(&why)) {
            here.look_again();
        }
    });
    view! {
        <section class="lobby">
            <h1>{move || words.say("lobby-title")}</h1>
            <Host/>
            <p class="quiet">
                {move || here.me().map(|me| words.say_with("lobby-you", &[("who", me.name.into())]))}
                " "
                <a href="/account">{move || words.say("lobby-account")}</a>
            </p>
            <People/>
            <div class="own">
                <Invitations/>
                <Tables title="lobby-turns" tables=turns.tables.into()/>
                <QuickGames/>
                <NewTables/>
                <Tables title="lobby-running" tables=without(running, vec![turns])/>
                <More list=running/>
                <Tables title="lobby-waiting" tables=own(waiting)/>
                <More list=waiting/>
                <Acquaintances/>
            </div>
            <Others hidden=vec![turns, waiting, running]/>
            <div class="past">
                <Tables title="lobby-over" tables=over.tables.into()/>
                <More list=over/>
            </div>
        </section>
    }
}

/// The way to a table of one's own, for each game.
#[component]
fn NewTables() -> impl IntoView {
    let words = words();
    view! {
        <section class="make">
            <h2>{move || words.say("lobby-make")}</h2>
            <p class="explained">{move || words.say("lobby-make-more")}</p>
            <div class="buttons">
                {GAMES.iter().map(|game| view! {
                    <a class="button" href=format!("/online/new/{game}")>
                        {move || words.say(&format!("{game}-title"))}
                    </a>
                }).collect_view()}
            </div>
        </section>
    }
}

/// The tables at which the player at this screen sits, or which they made. Those to which they are only invited
/// stand among the invitations.
fn own(list: Paged) -> Signal<Vec<Listed>> {
    Signal::derive(move || {
        let tables = list.tables.get().into_iter();
        tables
            .filter(|table| table.yours || table.you.is_some())
            .collect()
    })
}

/// What stands in one list does not stand in another.
fn without(list: Paged, others: Vec<Paged>) -> Signal<Vec<Listed>> {
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
}

/// Tables of others, to join or to watch.
#[component]
fn Others(
    /// Tables that stand elsewhere.
    hidden: Vec<Paged>,
) -> impl IntoView {
    let words = words();
    let filter = Filter::new();
    let open = Paged::new(move || format!("/api/tables?state=waiting{}", filter.asked()));
    let offered = Paged::new(move || format!("/api/tables?offered=true{}", filter.asked()));
    let watch = Paged::new(move || format!("/api/tables?state=running{}", filter.asked()));
    let trouble = move || open.why.get().map(|why| words.why(&why));
    let open_tables = without(open, hidden.clone());
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
        <div class="others">
            <h2>{move || words.say("lobby-find")}</h2>
            <p class="refusal" role="alert">{trouble}</p>
            <Filters filter/>
            <Tables title="lobby-open" tables=joinable/>
            <Show when=nothing_open>
                <p class="quiet nothing-open">{move || words.say(nothing_key())}</p>
            </Show>
            <More list=open/>
            <Tables title="lobby-offered" tables=without(offered, hidden.clone())/>
            <More list=offered/>
            <Tables title="lobby-watch" tables=without(watch, hidden)/>
            <More list=watch/>
        </div>
    }
}

/// The server's name, if the operator has given it one.
#[component]
fn Host() -> impl IntoView {
    let words = words();
    let site = site();
    let name = move || Some(site.get().name).filter(|name| name != "Urzeit");
    let said = move || name().map(|name| words.say_with("lobby-host", &[("server", name.into())]));
    view! { <p class="quiet host">{said}</p> }
}

/// How many people are there: not who.
#[component]
fn People() -> impl IntoView {
    let words = words();
    let people = RwSignal::new(None::<usize>);
    let look = move || {
        spawn_local(async move {
            if let Ok(Online { people: found }) = get("/api/online").await {
                // The page may be gone meanwhile.
                people.try_set(Some(found));
            }
        });
    };
    look();
    if let Ok(again) = set_interval_with_handle(look, AGAIN) {
        on_cleanup(move || again.clear());
    }
    let here = here();
    let said = move || {
        let people = people.get()?;
        // The server counts those who read this a moment after they have come.
        if here.me().is_some() && people <= 1 {
            return Some(words.say("lobby-online-alone"));
        }
        Some(words.say_with("lobby-online", &[("count", people.into())]))
    };
    view! { <p class="quiet people-online">{said}</p> }
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
