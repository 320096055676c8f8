//! The ladder: how far everybody has come.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Action, Colour, ladder::LAST_SPACE},
};
use urzeit_scene::ursuppe as scene;

use super::{held::Held, names};
use crate::{drawn::decoration, text::words};

#[component]
pub(super) fn Ladder(held: Held) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    // In one mode markers run past the last space.
    let last = Memo::new(move |_| {
        position.with(|position| {
            let players = position.players_in_game().iter();
            let markers = players.map(|colour| position.marker(colour));
            markers.max().unwrap_or(0).max(LAST_SPACE)
        })
    });
    let label = move || position.with(|position| names::markers(words, position));
    view! {
        <section class="ladder" inert=move || held.is_market_open()>
            <h2>{move || words.say("ursuppe-ladder-title")}</h2>
            <p class="unseen">{label}</p>
            <ol>
                <For each=move || 1..=last.get() key=|space| *space let:space>
                    <Rung held space/>
                </For>
            </ol>
        </section>
    }
}

/// One space of the ladder, with the marker on it.
#[component]
fn Rung(held: Held, space: u8) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let marker = Memo::new(move |_| {
        position.with(|position| {
            let mut players = position.players_in_game().iter();
            players.find(|&colour| position.marker(colour) == space)
        })
    });
    let is_start = move || position.with(|position| space <= position.scale().start_spaces);
    let is_finish = move || position.with(|position| space >= position.options().finish_start);
    let may = Memo::new(move |_| held.is_legal(Action::Ladder(space)));
    let standing = move || match (marker.get(), may.get()) {
        (Some(colour), _) => view! { <Marker position colour/> }.into_any(),
        (None, true) => {
            let named = [("space", space.to_string().into())];
            let label = words.say_with("ursuppe-do-ladder", &named);
            view! {
                <button
                    class="rung"
                    aria-label=label
                    on:click=move |_| held.shown.act(Action::Ladder(space))
                >
                    {space}
                </button>
            }
            .into_any()
        }
        (None, false) => view! { <span aria-hidden="true">{space}</span> }.into_any(),
    };
    view! {
        <li class:start=is_start class:finish=is_finish class:taken=move || marker.get().is_some()>
            {standing}
        </li>
    }
}

/// A player's marker.
#[component]
fn Marker(position: Memo<Ursuppe>, colour: Colour) -> impl IntoView {
    decoration(position.with_untracked(|position| scene::pawn(position, colour)))
}
