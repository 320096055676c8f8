//! The board of Genesis.

use leptos::prelude::*;
use urzeit_rules::{
    Genesis, Seat,
    genesis::{
        Action, Space, Spaces,
        spaces::{COLUMNS, LEFT_COLUMNS, ROWS},
    },
};

use super::{Held, glyphs::Tile};
use crate::text::words;

/// A space is so wide, and the river too.
const SIZE: usize = 40;
const RIVER: usize = 14;
/// For the names of columns and rows.
const MARGIN: usize = 22;

#[component]
pub(super) fn Board(held: Held) -> impl IntoView {
    let words = words();
    let shown = held.shown;
    let columns = Memo::new(
        move |_| match shown.position.with(Genesis::in_play) == Spaces::ALL {
            true => COLUMNS,
            false => LEFT_COLUMNS,
        },
    );
    let frame = move || {
        let right = x(columns.get() - 1) + SIZE;
        format!("0 0 {} {}", right + 4, MARGIN + ROWS * SIZE + 4)
    };
    // Where the keyboard is.
    let focus = RwSignal::new((0, 0));
    let spaces = move || {
        let spaces = Space::all().filter(move |space| space.column() < columns.get());
        spaces
            .map(|space| view! { <SpaceOf held space focus/> })
            .collect_view()
    };
    let names = move || {
        let letters = (0..columns.get()).map(|column| {
            let letter = char::from(b'a' + column as u8).to_string();
            view! { <text x=x(column) + SIZE / 2 y="14">{letter}</text> }
        });
        let numbers = (0..ROWS).map(|row| {
            view! { <text x="10" y=y(row) + SIZE / 2 + 4>{row + 1}</text> }
        });
        (letters.collect_view(), numbers.collect_view())
    };
    let river = move || {
        (columns.get() == COLUMNS).then(|| {
            let left = x(LEFT_COLUMNS - 1) + SIZE + RIVER / 2;
            let points = (0..=ROWS * 2).map(|step| {
                let sway = if step % 2 == 0 { -3 } else { 3 };
                format!("{},{}", left as i64 + sway, MARGIN + step * SIZE / 2)
            });
            let points: Vec<_> = points.collect();
            view! { <polyline points=points.join(" ") class="river"/> }
        })
    };
    view! {
        <svg class="board" viewBox=frame role="grid" aria-label=move || words.say("genesis-board")>
            <g class="names" aria-hidden="true">{names}</g>
            {river}
            {spaces}
        </svg>
    }
}

fn x(column: usize) -> usize {
    let river = if column >= LEFT_COLUMNS { RIVER } else { 0 };
    MARGIN + column * SIZE + river
}

fn y(row: usize) -> usize {
    MARGIN + row * SIZE
}

/// One space, with what lies on it.
#[component]
fn SpaceOf(held: Held, space: Space, focus: RwSignal<(usize, usize)>) -> impl IntoView {
    let words = words();
    let Held {
        shown,
        terrain: chosen,
    } = held;
    let tile = Memo::new(move |_| {
        shown.position.with(|position| {
            let (seat, terrain) = position.tile(space)?;
            Some((position.species()[seat.index()], terrain))
        })
    });
    let is_blocked = move || {
        shown
            .position
            .with(|position| position.board().blocked().contains(space))
    };
    let action = move || Some(Action::Place(chosen.get()?, space));
    let may = Memo::new(move |_| {
        action().is_some_and(|action| shown.legal.with(|legal| legal.contains(&action)))
    });
    let place = move || {
        if let Some(action) = action() {
            shown.act(action);
        }
    };
    let label = move || {
        let space = space.to_string();
        match (tile.get(), is_blocked()) {
            (Some((species, terrain)), _) => words.say_with(
                "genesis-space-tile",
                &[
                    ("space", space.into()),
                    ("species", species.word().into()),
                    ("terrain", terrain.word().into()),
                ],
            ),
            (None, true) => words.say_with("genesis-space-blocked", &[("space", space.into())]),
            (None, false) => words.say_with("genesis-space-vacant", &[("space", space.into())]),
        }
    };
    let here = (space.column(), space.row());
    let keys = move |event: leptos::ev::KeyboardEvent| {
        let (column, row) = here;
        let next = match &*event.key() {
            "ArrowLeft" => (column.saturating_sub(1), row),
            "ArrowRight" => (column + 1, row),
            "ArrowUp" => (column, row.saturating_sub(1)),
            "ArrowDown" => (column, row + 1),
            "Enter" | " " => {
                event.prevent_default();
                place();
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let id = Space::at(next.0, next.1).map(|space| format!("space-{space}"));
        if let Some(element) = id.and_then(|id| document().get_element_by_id(&id)) {
            use wasm_bindgen::JsCast as _;
            focus.set(next);
            let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    };
    let content = move || match (tile.get(), is_blocked()) {
        (Some((species, terrain)), _) => view! { <Tile species terrain/> }.into_any(),
        (None, true) => view! { <path d="M6 34l9-16 5 6 6-12 8 22z" class="blocked"/> }.into_any(),
        (None, false) => ().into_any(),
    };
    let ghost = move || {
        let seat = shown.session.seat.get().unwrap_or(Seat::at(0));
        let species = shown
            .position
            .with(|position| position.species()[seat.index()]);
        may.get().then(|| {
            let terrain = chosen.get()?;
            Some(view! { <g class="ghost"><Tile species terrain/></g> })
        })
    };
    view! {
        <g
            id=format!("space-{space}")
            class="space"
            class:may=move || may.get()
            data-told=move || shown.session.points_at(&space.to_string())
            transform=format!("translate({} {})", x(space.column()), y(space.row()))
            role="gridcell"
            tabindex=move || if focus.get() == here { "0" } else { "-1" }
            aria-label=label
            on:click=move |_| place()
            on:focus=move |_| focus.set(here)
            on:keydown=keys
        >
            <rect x="1" y="1" width="38" height="38" rx="5" class="ground-bare"/>
            {content}
            {ghost}
            <rect x="2" y="2" width="36" height="36" rx="5" class="told-ring"/>
        </g>
    }
}
