//! Cubes: on a space, and in the supply.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Colour, Space},
};

use super::{
    glyphs::Cube,
    held::Held,
    names,
    soup::{SHORE, SIZE, at},
};
use crate::text::words;

/// The cubes of one colour on a space. Each colour has its place, the same everywhere.
#[component]
pub(super) fn Chip(held: Held, space: Space, colour: Colour, nth: i32, of: i32) -> impl IntoView {
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
    let spot = ChipSpot::new(nth, of);
    let moved = format!("translate({} {})", spot.x, f64::from(SHORE) + spot.y);
    view! {
        <g
            class="chip"
            class:none=move || count.get() == 0
            class:may=may
            class:beside=spot.beside
            transform=moved
            on:click=pick
        >
            <g transform=format!("scale({})", spot.wide / 20.0)><Cube colour/></g>
            <text x=spot.number.0 y=spot.number.1>
                {move || Some(count.get()).filter(|&count| count > 0)}
            </text>
            <g transform=format!("translate({} 2)", spot.wide)>{badge}</g>
        </g>
    }
}

/// The cubes off the board, where the soup has no space.
#[component]
pub(super) fn Supply(held: Held) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let colours = position.with_untracked(Ursuppe::colours);
    let of = colours.len() as i32;
    let chips = colours.iter().zip(0..).map(|(colour, nth)| {
        let spot = ChipSpot::new(nth, of);
        let moved = format!("translate({} {})", spot.x, 44.0 + spot.y);
        let count = move || position.with(|position| position.supply()[colour]);
        view! {
            <g class="chip" class:beside=spot.beside transform=moved>
                <g transform=format!("scale({})", spot.wide / 20.0)><Cube colour/></g>
                <text x=spot.number.0 y=spot.number.1>{count}</text>
            </g>
        }
    });
    let label = move || {
        let supply = names::cubes(words, position.with(Ursuppe::supply));
        words.say_with("ursuppe-supply-is", &[("cubes", supply.into())])
    };
    view! {
        <g
            class="supply"
            transform=format!("translate({} {})", at(4), at(4))
            role="img"
            aria-label=label
        >
            <text x=SIZE / 2 y="28" class="title">{move || words.say("ursuppe-supply")}</text>
            {chips.collect_view()}
        </g>
    }
}

/// Where the cubes of a colour lie, with their number below them, or beside them if there are
/// many colours.
struct ChipSpot {
    x: f64,
    y: f64,
    wide: f64,
    number: (f64, f64),
    beside: bool,
}

impl ChipSpot {
    fn new(nth: i32, of: i32) -> ChipSpot {
        const ROOM: f64 = 92.0;
        const MOST_IN_A_ROW: i32 = 4;
        let edge = (f64::from(SIZE) - ROOM) / 2.0;
        if of > MOST_IN_A_ROW {
            let in_a_row = (of + 1) / 2;
            return ChipSpot {
                x: edge + ROOM / f64::from(in_a_row) * f64::from(nth % in_a_row),
                y: 20.0 * f64::from(nth / in_a_row) + 1.0,
                wide: 13.0,
                number: (14.0, 12.0),
                beside: true,
            };
        }
        let each = ROOM / f64::from(of);
        let wide = 20.0;
        ChipSpot {
            x: edge + each * f64::from(nth) + (each - wide) / 2.0,
            y: 0.0,
            wide,
            number: (wide / 2.0, 37.0),
            beside: false,
        }
    }
}
