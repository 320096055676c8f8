//! The board of Genesis.

use leptos::prelude::*;
use urzeit_rules::{
    Genesis, Seat,
    genesis::{Action, Phase, Space, Species, Terrain, spaces::ROWS},
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
    text::{Words, words},
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

/// One space, as it is with this in hand.
#[derive(Clone, Copy)]
struct OnSpace {
    held: Held,
    space: Space,
    tile: Memo<Option<(Species, Terrain)>>,
    block: Memo<Option<Block>>,
    is_looked_at: Memo<bool>,
    /// May what is in hand be placed here?
    may: Memo<bool>,
}

impl OnSpace {
    fn new(held: Held, space: Space) -> OnSpace {
        let Held { shown, look, .. } = held;
        let tile = move |position: &Genesis| {
            let (seat, terrain) = position.tile(space)?;
            Some((position.species()[seat.index()], terrain))
        };
        let block = move |position: &Genesis| Block::on(position.board(), space);
        let may = move |_: Option<&bool>| {
            let terrain = held.terrain.get();
            let action = terrain.map(|terrain| Action::Place(terrain, space));
            action.is_some_and(|action| shown.legal.with(|legal| legal.contains(&action)))
        };
        OnSpace {
            held,
            space,
            tile: Memo::new(move |_| shown.position.with(tile)),
            block: Memo::new(move |_| shown.position.with(block)),
            is_looked_at: Memo::new(move |_| look.get() == Some(space)),
            may: Memo::new(may),
        }
    }

    /// Places what is in hand, or says why not.
    fn place(self) {
        let Held { shown, look, .. } = self.held;
        look.set(Some(self.space));
        let phase = shown.position.with_untracked(Genesis::phase);
        // A player who only looks at a tile is not told that there is one.
        let is_tile = self.tile.with_untracked(Option::is_some);
        let looks = is_tile && !untrack(|| shown.session.is_asked());
        if phase == Phase::Over || looks {
            return;
        }
        // Where nothing is in hand, the table says why.
        let terrain = self.held.terrain.get_untracked().unwrap_or(Terrain::ALL[0]);
        shown.act(Action::Place(terrain, self.space));
    }

    fn label(self, words: Words) -> String {
        let space = ("space", self.space.to_string().into());
        match (self.tile.get(), self.block.get()) {
            (Some((species, terrain)), _) => {
                let species = ("species", species.word().into());
                let terrain = ("terrain", terrain.word().into());
                words.say_with("genesis-space-tile", &[space, species, terrain])
            }
            (None, Some(_)) => words.say_with("genesis-space-blocked", &[space]),
            (None, None) => words.say_with("genesis-space-vacant", &[space]),
        }
    }

    /// The area that is looked at here, to be heard.
    fn description(self, words: Words) -> Option<String> {
        let looked = self.is_looked_at.get().then(|| self.held.looked.get());
        looked
            .flatten()
            .map(|looked| looked.spoken(self.held.shown, words))
    }

    /// What lies here.
    fn content(self, words: Words) -> Option<AnyView> {
        if self.tile.get().is_none() && self.block.get().is_none() {
            return None;
        }
        let position = self.held.shown.position;
        let content = position
            .with_untracked(|position| scene::content(position, self.space, &called(words)));
        content.map(draw)
    }

    /// What would lie here, if it were placed.
    fn ghost(self, words: Words) -> Option<AnyView> {
        if !self.is_looked_at.get() || !self.may.get() {
            return None;
        }
        let shown = self.held.shown;
        let seat = shown.session.seat.get().unwrap_or(Seat::at(0));
        let species = shown
            .position
            .with(|position| position.species()[seat.index()]);
        let tile = scene::tile(species, self.held.terrain.get()?, &called(words));
        Some(draw(group([tile]).class("ghost")))
    }

    /// The keyboard walks over the board, places, and takes tiles in hand.
    fn key(self, event: &leptos::ev::KeyboardEvent, focus: RwSignal<(usize, usize)>) {
        let (column, row) = (self.space.column(), self.space.row());
        let next = match &*event.key() {
            "ArrowLeft" => (column.saturating_sub(1), row),
            "ArrowRight" => (column + 1, row),
            "ArrowUp" => (column, row.saturating_sub(1)),
            "ArrowDown" => (column, row + 1),
            "Enter" | " " => {
                event.prevent_default();
                return self.place();
            }
            key => return choose_by_key(self.held, key),
        };
        event.prevent_default();
        focus_space(next, focus);
    }
}

/// One space, with what lies on it.
#[component]
fn SpaceOf(held: Held, space: Space, focus: RwSignal<(usize, usize)>) -> impl IntoView {
    let words = words();
    let on = OnSpace::new(held, space);
    let here = (space.column(), space.row());
    let enter = move |event: leptos::ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            held.look.set(Some(space));
        }
    };
    let blur = move |_| {
        if on.is_looked_at.get_untracked() {
            held.look.set(None);
        }
    };
    view! {
        <g
            id=format!("space-{space}")
            class="space"
            class:may=move || on.may.get()
            data-told=move || held.shown.session.points_at(&space.to_string())
            transform=moved_to(scene::place(space))
            role="gridcell"
            tabindex=move || if focus.get() == here { "0" } else { "-1" }
            aria-label=move || on.label(words)
            aria-description=move || on.description(words)
            on:click=move |event| {
                if !is_again(&event) {
                    on.place();
                }
            }
            on:focus=move |_| {
                focus.set(here);
                held.look.set(Some(space));
            }
            on:blur=blur
            on:pointerenter=enter
            on:keydown=move |event| on.key(&event, focus)
        >
            {draw(scene::bare())}
            {move || on.content(words)}
            {move || on.ghost(words)}
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
