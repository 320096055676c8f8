//! The board of Genesis.

use leptos::prelude::*;
use urzeit_rules::{
    Genesis, Seat,
    genesis::{Action, Phase, Space, Terrain, spaces::ROWS},
};
use urzeit_scene::{
    Shape,
    genesis::{self as scene, Block},
    shape::{group, rect},
};
use wasm_bindgen::JsCast as _;

use super::{Held, glyphs::called, placeable};
use crate::{
    drawn::{draw, draw_all, moved_to},
    motion::{Motion, PassingBy},
    pointed::Rings,
    shown::is_again,
    text::words,
};

#[component]
pub(super) fn Board(held: Held) -> impl IntoView {
    let words = words();
    let shown = held.shown;
    let columns = Memo::new(move |_| shown.position.with(scene::columns));
    // How many spaces would lie side by side.
    let wide = move || {
        let wide = scene::land::frame(columns.get()).width;
        (wide / f64::from(scene::land::SIZE)).to_string()
    };
    // Where the keyboard is.
    let focus = RwSignal::new((0, 0));
    let motion = Motion::new(shown, move |position| {
        scene::pieces(position, &called(words))
    });
    let row = move |row: usize| {
        let spaces = move || {
            (0..columns.get())
                .filter_map(|column| Space::at(column, row))
                .map(|space| view! { <SpaceOf held space focus/> })
                .collect_view()
        };
        view! { <g role="row">{spaces}</g> }
    };
    let leave = move |event: leptos::ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            held.look.set(None);
        }
    };
    view! {
        <div class="board-view" style=("--wide", wide)>
            <svg
                class="board"
                class:walking=move || held.is_walking()
                viewBox=move || scene::land::frame(columns.get()).to_string()
                role="grid"
                aria-label=move || words.say("genesis-board")
                on:pointerleave=leave
            >
                {move || draw(scene::names(columns.get()))}
                {move || scene::river(columns.get()).map(draw)}
                {(0..ROWS).map(row).collect_view()}
                {move || draw(shown.position.with(scene::bonds))}
                <Marked held columns/>
                <PassingBy motion/>
                <Rings session=shown.session ring=told_ring middle=(20.0, 20.0)/>
            </svg>
        </div>
    }
}

/// The area that is looked at, with what its herds take.
#[component]
fn Marked(held: Held, columns: Memo<usize>) -> impl IntoView {
    let marked = move || {
        let veil = held.is_walking().then(|| columns.get());
        let area = held.marked.get()?;
        Some(draw_all(scene::marked(&area, veil)))
    };
    view! { <g class="marked" aria-hidden="true">{marked}</g> }
}

/// One space, with what lies on it.
#[component]
fn SpaceOf(held: Held, space: Space, focus: RwSignal<(usize, usize)>) -> impl IntoView {
    let words = words();
    let Held {
        shown,
        terrain: chosen,
        look,
        looked,
        ..
    } = held;
    let tile = Memo::new(move |_| {
        shown.position.with(|position| {
            let (seat, terrain) = position.tile(space)?;
            Some((position.species()[seat.index()], terrain))
        })
    });
    let block = Memo::new(move |_| {
        shown
            .position
            .with(|position| Block::on(position.board(), space))
    });
    let is_looked_at = Memo::new(move |_| look.get() == Some(space));
    let may = Memo::new(move |_| {
        let action = chosen.get().map(|terrain| Action::Place(terrain, space));
        action.is_some_and(|action| shown.legal.with(|legal| legal.contains(&action)))
    });
    let place = move || {
        look.set(Some(space));
        let phase = shown.position.with_untracked(Genesis::phase);
        // A player who only looks at a tile is not told that there is one.
        let looks = tile.with_untracked(Option::is_some) && !untrack(|| shown.session.is_asked());
        if phase == Phase::Over || looks {
            return;
        }
        // Where nothing is in hand, the table says why.
        let terrain = chosen.get_untracked().unwrap_or(Terrain::ALL[0]);
        shown.act(Action::Place(terrain, space));
    };
    let label = move || {
        let space = space.to_string();
        match (tile.get(), block.get()) {
            (Some((species, terrain)), _) => words.say_with(
                "genesis-space-tile",
                &[
                    ("space", space.into()),
                    ("species", species.word().into()),
                    ("terrain", terrain.word().into()),
                ],
            ),
            (None, Some(_)) => words.say_with("genesis-space-blocked", &[("space", space.into())]),
            (None, None) => words.say_with("genesis-space-vacant", &[("space", space.into())]),
        }
    };
    let description = move || {
        let looked = is_looked_at.get().then(|| looked.get()).flatten();
        looked.map(|looked| looked.spoken(shown, words))
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
            key => {
                choose_by_key(held, key);
                return;
            }
        };
        event.prevent_default();
        focus_space(next, focus);
    };
    let enter = move |event: leptos::ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            look.set(Some(space));
        }
    };
    let blur = move |_| {
        if is_looked_at.get_untracked() {
            look.set(None);
        }
    };
    let content = move || match (tile.get(), block.get()) {
        (Some(_), _) | (None, Some(_)) => {
            let content = shown
                .position
                .with_untracked(|position| scene::content(position, space, &called(words)));
            content.map(draw)
        }
        (None, None) => None,
    };
    let ghost = move || {
        if !is_looked_at.get() || !may.get() {
            return None;
        }
        let seat = shown.session.seat.get().unwrap_or(Seat::at(0));
        let species = shown
            .position
            .with(|position| position.species()[seat.index()]);
        let terrain = chosen.get()?;
        let tile = scene::tile(species, terrain, &called(words));
        Some(draw(group([tile]).class("ghost")))
    };
    view! {
        <g
            id=format!("space-{space}")
            class="space"
            class:may=move || may.get()
            data-told=move || shown.session.points_at(&space.to_string())
            transform=moved_to(scene::place(space))
            role="gridcell"
            tabindex=move || if focus.get() == here { "0" } else { "-1" }
            aria-label=label
            aria-description=description
            on:click=move |event| {
                if !is_again(&event) {
                    place();
                }
            }
            on:focus=move |_| {
                focus.set(here);
                look.set(Some(space));
            }
            on:blur=blur
            on:pointerenter=enter
            on:keydown=keys
        >
            {draw(scene::bare())}
            {content}
            {ghost}
            {draw(ring("focus-ring"))}
        </g>
    }
}

/// A ring inside the edge of a space.
pub(super) fn ring(class: &'static str) -> Shape {
    rect(2, 2, 36, 36).round(5).class(class)
}

/// A ring around the space of this name.
fn told_ring(space: &str) -> Option<Shape> {
    let (x, y) = scene::place(space.parse().ok()?);
    Some(group([ring("told-ring")]).at(x, y))
}

/// The keys 1 to 4 take a tile of that terrain in hand.
fn choose_by_key(held: Held, key: &str) {
    let number: Option<usize> = key.parse().ok();
    let terrain = number.and_then(|number| Terrain::ALL.get(number.checked_sub(1)?));
    let legal = held.shown.legal.get_untracked();
    if let Some(terrain) = terrain.filter(|terrain| placeable(&legal).contains(terrain)) {
        held.terrain.set(Some(*terrain));
    }
}

/// Moves the keyboard to a space, where there is one.
pub(super) fn focus_space((column, row): (usize, usize), focus: RwSignal<(usize, usize)>) {
    let id = Space::at(column, row).map(|space| format!("space-{space}"));
    if let Some(element) = id.and_then(|id| document().get_element_by_id(&id)) {
        focus.set((column, row));
        let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}
