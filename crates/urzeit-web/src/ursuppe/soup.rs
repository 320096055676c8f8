//! The soup: its spaces with their cubes. Amoebas swim in a layer of their own above it.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Action, Amoeba, Cubes, Phase, Space},
};
use urzeit_scene::{
    Shape, arrow,
    shape::{group, rect},
    ursuppe as scene,
};
use wasm_bindgen::JsCast as _;

use super::{
    chips::{Chip, Supply},
    compass::{Cards, Island},
    glyphs::called,
    held::{Held, drifts_to},
    names,
    swarm::Swarm,
};
use crate::{
    drawn::{draw, moved_to},
    motion::{Motion, PassingBy},
    pointed::Rings,
    shown::is_again,
    text::{Words, words},
};

#[component]
pub(super) fn Soup(held: Held) -> impl IntoView {
    let words = words();
    // Where the keyboard is.
    let focus = RwSignal::new(Space::ALL[0]);
    let motion = Motion::new(held.shown, move |position| {
        scene::pieces(position, &called(words))
    });
    let rows = (0..scene::COUNT).map(|row| {
        let spaces = (0..scene::COUNT).filter_map(|column| scene::space_at(column, row));
        let spaces = spaces.map(|space| view! { <Basin held space focus/> });
        view! { <g role="row">{spaces.collect_view()}</g> }
    });
    view! {
        <svg
            class="board soup"
            viewBox=scene::frame().to_string()
            role="group"
            aria-label=move || words.say("ursuppe-board")
        >
            {draw(scene::names())}
            {move || draw(held.shown.position.with(|position| scene::round(position, &called(words))))}
            <Cards held/>
            <Supply held/>
            {draw(scene::deep_water())}
            <g role="grid" aria-label=move || words.say("ursuppe-spaces")>
                {rows.collect_view()}
            </g>
            <Island held/>
            <Swarm held/>
            {Space::ALL.map(|space| view! { <Food held space/> })}
            <PassingBy motion/>
            <Rings session=held.shown.session ring=told_ring way=told_way middle=(MIDDLE, MIDDLE)/>
        </svg>
    }
}

/// The middle of a space.
const MIDDLE: f64 = scene::SIZE as f64 / 2.0;

/// A ring around the space of this name.
fn told_ring(space: &str) -> Option<Shape> {
    let (x, y) = scene::place(space.parse().ok()?);
    let ring = rect(3, 3, scene::SIZE - 6, scene::SIZE - 6).round(14);
    Some(group([ring.class("told-ring")]).at(x, y))
}

/// An arrow from one space to another.
fn told_way(from: &str, to: &str) -> Option<Shape> {
    let [from, to] = [from, to].map(|space| {
        let (x, y) = scene::place(space.parse().ok()?);
        Some((
            f64::from(x + scene::SIZE / 2),
            f64::from(y + scene::SIZE / 2),
        ))
    });
    Some(arrow(from?, to?, 26.0))
}

/// One space, with its cubes.
#[component]
fn Basin(held: Held, space: Space, focus: RwSignal<Space>) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let may = Memo::new(move |_| {
        let action = held.action_on(space);
        action.is_some_and(|action| held.is_legal(action))
    });
    let within = Memo::new(move |_| position.with(|position| InBasin::on(position, space)));
    let drift_ends_here = move || {
        let looked = held.looked_at.get();
        position
            .with(|position| looked.and_then(|amoeba| drifts_to(position, amoeba)) == Some(space))
    };
    let colours = position.with_untracked(Ursuppe::colours);
    let chips = colours.iter().zip(0..).map(|(colour, nth)| {
        view! { <Chip held space colour nth of=colours.len() as i32/> }
    });
    let moved = moved_to(scene::place(space));
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
            aria-label=move || within.with(|within| within.label(words, space))
            on:click=move |event| {
                if !is_again(&event) {
                    touch(held, space);
                }
            }
            on:focus=move |_| focus.set(space)
            on:keydown=move |event| key(held, space, focus, &event)
        >
            {draw(scene::water())}
            {draw(scene::ripples(space))}
        </g>
        // Beside the space, not in it: its name tells the cubes in words, not as bare numbers.
        <g class="lying" aria-hidden="true" transform=moved>{chips.collect_view()}</g>
    }
}

/// What is on a space, amoebas with their damage.
#[derive(PartialEq)]
struct InBasin {
    cubes: Cubes,
    amoebas: Vec<(Amoeba, u8)>,
}

impl InBasin {
    fn on(position: &Ursuppe, space: Space) -> InBasin {
        let damage = |amoeba| position.life(amoeba).map_or(0, |life| life.damage);
        let amoebas = position.amoebas_on(space).iter();
        InBasin {
            cubes: position.cubes(space),
            amoebas: amoebas.map(|amoeba| (amoeba, damage(amoeba))).collect(),
        }
    }

    /// To be heard.
    fn label(&self, words: Words, space: Space) -> String {
        let amoebas = self.amoebas.iter();
        let amoebas: Vec<_> = amoebas
            .map(|&(amoeba, damage)| names::amoeba_with_damage(words, amoeba, damage))
            .collect();
        let amoebas = if amoebas.is_empty() {
            words.say("ursuppe-no-amoebas")
        } else {
            words.list(&amoebas)
        };
        let named = [
            ("space", space.to_string().into()),
            ("cubes", names::cubes(words, self.cubes).into()),
            ("amoebas", amoebas.into()),
        ];
        words.say_with("ursuppe-space", &named)
    }
}

/// Arrows go from space to space, Enter and the space bar click.
fn key(held: Held, space: Space, focus: RwSignal<Space>, event: &leptos::ev::KeyboardEvent) {
    let step = match &*event.key() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "Enter" | " " => {
            event.prevent_default();
            return touch(held, space);
        }
        _ => return,
    };
    event.prevent_default();
    let Some(next) = next_space(space, step) else {
        return;
    };
    focus.set(next);
    if let Some(element) = document().get_element_by_id(&format!("basin-{next}")) {
        let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
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
fn next_space(space: Space, (right, down): (i32, i32)) -> Option<Space> {
    let (column, row) = scene::numbers(space);
    let ahead = (1..scene::COUNT).map(|steps| (column + steps * right, row + steps * down));
    ahead
        .filter_map(|(column, row)| scene::space_at(column, row))
        .next()
}

/// Could the amoeba that somebody looks at eat here?
#[component]
fn Food(held: Held, space: Space) -> impl IntoView {
    move || {
        let amoeba = held.looked_at.get()?;
        held.shown.position.with(|position| {
            position.life(amoeba)?;
            let diets = position.diets_on(amoeba.colour, space);
            let mark = draw(scene::food(space, diets.has_base()));
            (!diets.is_empty()).then_some(mark)
        })
    }
}
