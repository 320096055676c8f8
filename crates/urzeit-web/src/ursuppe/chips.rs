//! Cubes: on a space, and in the supply.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Colour, Space},
};
use urzeit_scene::ursuppe::{self as scene, ChipSpot};

use super::{glyphs::called, held::Held, names};
use crate::{
    drawn::{draw, draw_all, moved_to},
    text::words,
};

/// The cubes of one colour on a space. Each colour has its place, the same everywhere.
#[component]
pub(super) fn Chip(held: Held, space: Space, colour: Colour, nth: i32, of: i32) -> impl IntoView {
    let words = words();
    let count = Memo::new(move |_| {
        let position = held.shown.position;
        position.with(|position| position.cubes(space)[colour])
    });
    let laid = move || held.table_is_laid_on() == Some(space);
    let picked = move || {
        if laid() {
            held.handful.get()[colour]
        } else {
            0
        }
    };
    let may = move || {
        let more = held.handful.get().and_one(colour);
        laid() && (picked() > 0 || held.leads_to_a_handful(more))
    };
    let pick = move |event: leptos::ev::MouseEvent| {
        if may() {
            event.stop_propagation();
            held.pick(colour);
        }
    };
    let badge = move || {
        (picked() > 0).then(|| {
            view! {
                <g class="picked-cubes">
                    <circle r="9"/>
                    <text y="5">{picked}</text>
                </g>
            }
        })
    };
    let spot = ChipSpot::on_space(nth, of);
    let cubes = move || draw_all(spot.cubes(colour, count.get(), &called(words)));
    view! {
        <g
            class="chip"
            class:none=move || count.get() == 0
            class:may=may
            class:beside=spot.is_beside
            transform=moved_to(spot.place())
            on:click=pick
        >
            {cubes}
            <g transform=moved_to(spot.corner())>{badge}</g>
        </g>
    }
}

/// The cubes off the board, where the soup has no space.
#[component]
pub(super) fn Supply(held: Held) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let label = move || {
        let supply = names::cubes(words, position.with(Ursuppe::supply));
        words.say_with("ursuppe-supply-is", &[("cubes", supply.into())])
    };
    view! {
        <g role="img" aria-label=label>
            {move || draw(position.with(|position| scene::supply(position, &called(words))))}
        </g>
    }
}
