//! A table to be made: game, players, options, who may sit where, how fast it is played.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use urzeit_players::Level;
use urzeit_rules::with_game;
use urzeit_table::messages::{self, Sits, TableInfo};

use super::{
    agreed::{Agreed, TakingPart, Time},
    api_call::{ApiCall, Trouble},
    arrival::SignedIn,
    invite_to::invited_to_new,
    inviting::NameField,
    own_bytes,
};
use crate::{
    app::{NotFound, named_game},
    genesis::editor::asked_options,
    http::post,
    options::{AllOptions, Presets, is_allowed, is_even, keep_fitting, offer, refusal, usual_who},
    played::once_loaded,
    setup::SeatCount,
    text::words,
    who::{Who, WhoFor},
};

/// The page where a table is made.
#[component]
pub(crate) fn NewTable() -> impl IntoView {
    let named = named_game();
    move || match named.get() {
        Some(game) => {
            // What is in the box is asked by the game itself.
            let make = move || once_loaded(game, move || view! { <Make game/> }.into_any());
            view! { <SignedIn>{make()}</SignedIn> }.into_any()
        }
        None => view! { <NotFound/> }.into_any(),
    }
}

#[component]
fn Make(game: &'static str) -> impl IntoView {
    let words = words();
    let offer = with_game!(game, offer());
    let others = with_game!(game, usual_who(None, &[])).len().max(2) - 1;
    let invited = invited_to_new().map(|name| format!("{NAMED}{name}"));
    let first = std::iter::once("me".to_owned()).chain(invited);
    let first = first.chain(std::iter::repeat_n("open".to_owned(), others));
    let seats = RwSignal::new(first.take(others + 1).collect::<Vec<_>>());
    let options = RwSignal::new(asked_options(game));
    keep_fitting(game, seats, options, "open".to_owned());
    let agreed = Agreed::new();
    let api_call = ApiCall::new();
    let navigate = use_navigate();
    let count = move || seats.with(Vec::len);
    let who = Who::of(game, Signal::derive(count), options);
    let allowed = move || options.with(|options| with_game!(game, is_allowed(count(), options)));
    let has_computers = Signal::derive(move || {
        seats.with(|seats| seats.iter().any(|seat| seat.parse::<Level>().is_ok()))
    });
    let is_even =
        Signal::derive(move || options.with(|options| with_game!(game, is_even(count(), options))));
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let seated = seats.get();
        let table = messages::NewTable {
            game: Some(game.to_owned()),
            players: Some(count()),
            who: Some(who.plays.get()),
            options: options.get().into_iter().collect(),
            seats: Some(seated.iter().map(|seat| sits(seat)).collect()),
            bytes: own_bytes(),
            visibility: agreed.visibility.get(),
            spectators: agreed.spectators.get(),
            rated: agreed.rated.get() && agreed.unrated(has_computers, is_even).is_none(),
            pace: Some(agreed.pace()),
            time_out: agreed.time_out(),
            confirm: agreed.confirm.get(),
            begins_when_full: agreed.begins.get(),
            ..messages::NewTable::default()
        };
        let navigate = navigate.clone();
        api_call.run(post("/api/tables", table), move |table: TableInfo| {
            navigate(&format!("/table/{}", table.id), Default::default());
        });
    };
    view! {
        <form class="narrow set-up" on:submit=make>
            <p><a href="/online">"← "{move || words.say("lobby-title")}</a></p>
            <h1>{move || words.say(&format!("{game}-title"))}</h1>
            <fieldset>
                <legend>{move || words.say("setup-who")}</legend>
                <p class="explained">{move || words.say("new-seats-more")}</p>
                <For each=move || 0..count() key=|seat| *seat let:seat>
                    <div class="seat-for">
                        <SeatFor seats seat/>
                        <WhoFor who seat/>
                        <NameFor seats seat/>
                    </div>
                </For>
                <SeatCount offer seats another="open".to_owned()/>
            </fieldset>
            <TakingPart agreed has_computers is_even/>
            <Time agreed/>
            <Presets offer options/>
            <fieldset>
                <legend>{move || words.say("setup-options")}</legend>
                <AllOptions game offer options players=Signal::derive(count)/>
                <Check label="new-confirm" more="new-confirm-more" value=agreed.confirm/>
            </fieldset>
            <p role="alert">{move || options.with(|options| refusal(words, game, count(), options))}</p>
            <Trouble api_call/>
            <button class="primary" disabled=move || !allowed() || api_call.busy.get()>
                {move || words.say("new-make")}
            </button>
        </form>
    }
}

/// What stands before the name of somebody for whom a seat is.
const NAMED: &str = "named:";

/// What was chosen for a seat: `me`, `open`, `invited`, `named:` with a name, or a computer player of a level.
pub(super) fn sits(sits: &str) -> Sits {
    match sits {
        "me" => Sits::Me,
        "open" => Sits::Open,
        "invited" => Sits::Invited,
        other => match other.strip_prefix(NAMED) {
            Some(name) => Sits::Named(name.to_owned()),
            None => Sits::Computer(other.to_owned()),
        },
    }
}

/// The choice of people who may sit in a seat.
#[component]
fn SeatFor(seats: RwSignal<Vec<String>>, seat: usize) -> impl IntoView {
    let words = words();
    let value = Signal::derive(move || {
        let sits = seats.with(|seats| seats.get(seat).cloned());
        let sits = sits.unwrap_or_default();
        if sits.starts_with(NAMED) {
            "named".to_owned()
        } else {
            sits
        }
    });
    let choose = move |chosen: String| {
        seats.update(|seats| {
            // Nobody sits in two seats.
            if chosen == "me" {
                for other in seats.iter_mut().filter(|other| **other == "me") {
                    *other = "open".to_owned();
                }
            }
            if let Some(sits) = seats.get_mut(seat) {
                *sits = match &*chosen {
                    "named" => NAMED.to_owned(),
                    _ => chosen,
                };
            }
        });
    };
    let label = move || words.say_with("setup-seat", &[("seat", (seat + 1).into())]);
    view! {
        <label class="choice">
            <span>{label}</span>
            <Choose value choose choices=sitters(&["me", "open", "invited", "named"])/>
        </label>
    }
}

/// For whom a seat is, if somebody is invited to it by name.
#[component]
fn NameFor(seats: RwSignal<Vec<String>>, seat: usize) -> impl IntoView {
    let named = seats.with_untracked(|seats| {
        let sits = seats.get(seat).and_then(|sits| sits.strip_prefix(NAMED));
        sits.unwrap_or_default().to_owned()
    });
    let name = RwSignal::new(named);
    let is_named = Memo::new(move |_| {
        seats.with(|seats| seats.get(seat).is_some_and(|sits| sits.starts_with(NAMED)))
    });
    Effect::new(move |_| {
        let named = format!("{NAMED}{}", name.get());
        if is_named.get() {
            seats.update(|seats| {
                if let Some(sits) = seats.get_mut(seat) {
                    *sits = named;
                }
            });
        }
    });
    view! {
        <Show when=move || is_named.get()>
            <div class="name-for"><NameField name seat/></div>
        </Show>
    }
}

/// What can be chosen for a seat, each with the key of its text.
pub(super) fn sitters(first: &[&'static str]) -> Vec<(String, String)> {
    let people = first
        .iter()
        .map(|sits| ((*sits).to_owned(), format!("new-seat-{sits}")));
    let computers = Level::ALL.map(|level| (level.to_string(), format!("level-{level}")));
    people.chain(computers).collect()
}

/// One of several values, each with the key of its text.
#[component]
pub(super) fn Choose(
    value: Signal<String>,
    choose: impl Fn(String) + 'static,
    choices: Vec<(String, String)>,
) -> impl IntoView {
    let words = words();
    let choice = move |(name, key): (String, String)| {
        let is_chosen = {
            let name = name.clone();
            move || value.with(|value| *value == name)
        };
        view! { <option value=name selected=is_chosen>{move || words.say(&key)}</option> }
    };
    view! {
        <select prop:value=move || value.get() on:change=move |event| choose(event_target_value(&event))>
            {choices.into_iter().map(choice).collect_view()}
        </select>
    }
}

/// Yes or no.
#[component]
pub(super) fn Check(
    label: &'static str,
    value: RwSignal<bool>,
    /// The key of what explains it.
    #[prop(optional)]
    more: Option<&'static str>,
) -> impl IntoView {
    let words = words();
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=move || value.get()
                on:change=move |event| value.set(event_target_checked(&event))/>
            <span>
                {move || words.say(label)}
                {more.map(|more| view! { <small>{move || words.say(more)}</small> })}
            </span>
        </label>
    }
}
