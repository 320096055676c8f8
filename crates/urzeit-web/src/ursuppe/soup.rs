//! The soup: its spaces with their cubes. Amoebas swim in a layer of their own above it.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Action, Phase, Space},
};
use wasm_bindgen::JsCast as _;

use super::{
    chips::{Chip, Supply},
    compass::{Cards, Island},
    held::{Held, drifts_to},
    names,
    swarm::Swarm,
};
use crate::{shown::is_again, text::words};

/// A space is so wide and high.
pub(super) const SIZE: i32 = 100;
const GAP: i32 = 6;
/// For the names of columns and rows.
const MARGIN: i32 = 22;
/// Of columns, and of rows.
const COUNT: i32 = 5;
/// Cubes lie below this line of a space, amoebas above it.
pub(super) const SHORE: i32 = 57;

/// Where a column begins, or a row.
pub(super) fn at(place: i32) -> i32 {
    MARGIN + place * (SIZE + GAP)
}

/// The column and the row of a space, counted from 0.
pub(super) fn place(space: Space) -> (i32, i32) {
    let word = space.word().as_bytes();
    (i32::from(word[0] - b'A'), i32::from(word[1] - b'1'))
}

fn space_at(column: i32, row: i32) -> Option<Space> {
    let mut spaces = Space::ALL.into_iter();
    spaces.find(|&space| place(space) == (column, row))
}

#[component]
pub(super) fn Soup(held: Held) -> impl IntoView {
    let words = words();
    let end = at(COUNT);
    // Where the keyboard is.
    let focus = RwSignal::new(Space::ALL[0]);
    let rows = (0..COUNT).map(|row| {
        let spaces = (0..COUNT).filter_map(|column| space_at(column, row));
        let spaces = spaces.map(|space| view! { <Basin held space focus/> });
        view! { <g role="row">{spaces.collect_view()}</g> }
    });
    let names = (0..COUNT).map(|place| {
        let letter = char::from(b'A' + place as u8).to_string();
        let middle = at(place) + SIZE / 2;
        view! {
            <text x=middle y="15">{letter}</text>
            <text x="9" y=middle + 5>{place + 1}</text>
        }
    });
    view! {
        <svg
            class="board soup"
            viewBox=format!("0 0 {end} {end}")
            role="group"
            aria-label=move || words.say("ursuppe-board")
        >
            <g class="names" aria-hidden="true">{names.collect_view()}</g>
            <Round held/>
            <Cards held/>
            <Supply held/>
            <g role="grid" aria-label=move || words.say("ursuppe-spaces")>
                {rows.collect_view()}
            </g>
            <Island held/>
            <Swarm held/>
            {Space::ALL.map(|space| view! { <Food held space/> })}
        </svg>
    }
}

/// One space, with its cubes.
#[component]
fn Basin(held: Held, space: Space, focus: RwSignal<Space>) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let (column, row) = place(space);
    let may = Memo::new(move |_| {
        let action = held.action_on(space);
        action.is_some_and(|action| held.is_legal(action))
    });
    let click = move || touch(held, space);
    let cubes = Memo::new(move |_| position.with(|position| position.cubes(space)));
    let amoebas = Memo::new(move |_| {
        position.with(|position| {
            let amoebas = position.amoebas_on(space).iter();
            let damage = |amoeba| position.life(amoeba).map_or(0, |life| life.damage);
            let amoebas = amoebas.map(|amoeba| (amoeba, damage(amoeba)));
            amoebas.collect::<Vec<_>>()
        })
    });
    let label = move || {
        let amoebas = amoebas.get().into_iter();
        let amoebas: Vec<_> = amoebas
            .map(|(amoeba, damage)| names::amoeba_with_damage(words, amoeba, damage))
            .collect();
        let amoebas = if amoebas.is_empty() {
            words.say("ursuppe-no-amoebas")
        } else {
            words.list(&amoebas)
        };
        let named = [
            ("space", space.to_string().into()),
            ("cubes", names::cubes(words, cubes.get()).into()),
            ("amoebas", amoebas.into()),
        ];
        words.say_with("ursuppe-space", &named)
    };
    let keys = move |event: leptos::ev::KeyboardEvent| {
        let step = match &*event.key() {
            "ArrowLeft" => (-1, 0),
            "ArrowRight" => (1, 0),
            "ArrowUp" => (0, -1),
            "ArrowDown" => (0, 1),
            "Enter" | " " => {
                event.prevent_default();
                return click();
            }
            _ => return,
        };
        event.prevent_default();
        if let Some(next) = next_space((column, row), step) {
            focus.set(next);
            let found = document().get_element_by_id(&format!("basin-{next}"));
            if let Some(element) = found {
                let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
            }
        }
    };
    let drift_ends_here = move || {
        let looked = held.looked_at.get();
        position
            .with(|position| looked.and_then(|amoeba| drifts_to(position, amoeba)) == Some(space))
    };
    let colours = position.with_untracked(Ursuppe::colours);
    let chips = colours.iter().zip(0..).map(|(colour, nth)| {
        view! { <Chip held space colour nth of=colours.len() as i32/> }
    });
    let moved = format!("translate({} {})", at(column), at(row));
    view! {
        <g
            id=format!("basin-{space}")
            class="basin"
            class:may=move || may.get()
            class:pointed=move || held.pointed_at.get() == Some(space)
            class:drift=drift_ends_here
            data-told=move || held.shown.session.points_at(space.word())
            transform=moved.clone()
            role="gridcell"
            tabindex=move || if focus.get() == space { "0" } else { "-1" }
            aria-label=label
            on:click=move |event| {
                if !is_again(&event) {
                    click();
                }
            }
            on:focus=move |_| focus.set(space)
            on:keydown=keys
        >
            <rect width=SIZE height=SIZE rx="16" class="water"/>
            <rect x="3" y="3" width=SIZE - 6 height=SIZE - 6 rx="14" class="told-ring"/>
        </g>
        // Beside the space, not in it: its name tells the cubes in words, not as bare numbers.
        <g class="lying" aria-hidden="true" transform=moved>{chips.collect_view()}</g>
    }
}

/// A click on a space. What is not legal is tried all the same: the table says why not.
pub(super) fn touch(held: Held, space: Space) {
    let phase = held.shown.position.with_untracked(Ursuppe::phase);
    if phase == Phase::Over {
        return;
    }
    // A finger that looked at an amoeba there does not leave it.
    held.looked_at.set(None);
    // Where the space means nothing, an amoeba is tried: the table says what is asked instead.
    let action = held.action_on(space).unwrap_or(Action::Put(1, space));
    held.shown.act(action);
}

/// The next space in a direction, across the island.
fn next_space((column, row): (i32, i32), (right, down): (i32, i32)) -> Option<Space> {
    let ahead = (1..COUNT).map(|steps| (column + steps * right, row + steps * down));
    ahead
        .filter_map(|(column, row)| space_at(column, row))
        .next()
}

/// Could the amoeba that somebody looks at eat here?
#[component]
fn Food(held: Held, space: Space) -> impl IntoView {
    let (column, row) = place(space);
    let corner = format!("translate({} {})", at(column) + SIZE - 7, at(row) + 7);
    let mark = move || {
        let amoeba = held.looked_at.get()?;
        let corner = corner.clone();
        held.shown.position.with(|position| {
            position.life(amoeba)?;
            let diets = position.diets_on(amoeba.colour, space);
            match (diets.has_base(), diets.is_empty()) {
                (true, _) => Some(
                    view! {
                        <g class="food" transform=corner>
                            <circle r="11"/>
                            <path d="M-5 0l4 4 6-8"/>
                        </g>
                    }
                    .into_any(),
                ),
                (false, false) => Some(
                    view! {
                        <g class="food other" transform=corner>
                            <circle r="11"/>
                            <path d="M-6 1q3-5 6 0t6 0"/>
                        </g>
                    }
                    .into_any(),
                ),
                (false, true) => None,
            }
        })
    };
    view! { {mark} }
}

/// The number of the round, where the soup has no space.
#[component]
fn Round(held: Held) -> impl IntoView {
    let words = words();
    let round = move || held.shown.position.with(Ursuppe::round);
    view! {
        <g class="round-now" transform=format!("translate({} {})", at(0) + SIZE / 2, at(0))>
            <text y="40">{move || words.say("ursuppe-round-title")}</text>
            <text y="84" class="large">{round}</text>
        </g>
    }
}
