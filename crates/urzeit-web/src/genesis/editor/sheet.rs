//! The board on which somebody paints: with the mouse, a finger, or the keyboard.

use leptos::prelude::*;
use urzeit_rules::genesis::{
    Space,
    spaces::{COLUMNS, ROWS},
};
use urzeit_scene::genesis::{
    self as scene, Block,
    land::{frame, space_at},
};

use super::draft::{Draft, Paint, toggled};
use crate::{
    drawn::{draw, moved_to},
    genesis::board::{focus_space, ring},
    text::words,
};

#[component]
pub(super) fn Sheet(draft: Draft, paint: RwSignal<Paint>) -> impl IntoView {
    let words = words();
    let focus = RwSignal::new((0, 0));
    let begin = move |event: leptos::ev::PointerEvent| {
        if let Some(space) = pointed(&event).filter(|_| event.button() == 0) {
            draft.begin(space, paint.get_untracked());
        }
    };
    let go_on = move |event: leptos::ev::PointerEvent| {
        if event.buttons() == 0 {
            draft.lift();
        } else if let Some(space) = pointed(&event) {
            draft.go_on(space);
        }
    };
    let row = move |row: usize| {
        let spaces = (0..COLUMNS).filter_map(|column| Space::at(column, row));
        let spaces = spaces.map(|space| view! { <SpaceOf draft paint space focus/> });
        view! { <g role="row">{spaces.collect_view()}</g> }
    };
    view! {
        <svg
            class="sheet"
            viewBox=frame(COLUMNS).to_string()
            role="grid"
            aria-label=move || words.say("editor-sheet")
            on:pointerdown=begin
            on:pointermove=go_on
            on:pointerup=move |_| draft.lift()
            on:pointercancel=move |_| draft.lift()
        >
            {draw(scene::names(COLUMNS))}
            {scene::river(COLUMNS).map(draw)}
            {(0..ROWS).map(row).collect_view()}
        </svg>
    }
}

/// The space under a mouse or finger. A finger stays with the space where it began, so its place
/// on the board counts.
fn pointed(event: &leptos::ev::PointerEvent) -> Option<Space> {
    use wasm_bindgen::JsCast as _;
    let sheet = event
        .current_target()?
        .dyn_into::<web_sys::Element>()
        .ok()?;
    let frame = sheet.get_bounding_client_rect();
    space_at(
        (f64::from(event.client_x()) - frame.left()) / frame.width(),
        (f64::from(event.client_y()) - frame.top()) / frame.height(),
    )
}

#[component]
fn SpaceOf(
    draft: Draft,
    paint: RwSignal<Paint>,
    space: Space,
    focus: RwSignal<(usize, usize)>,
) -> impl IntoView {
    let words = words();
    let block = Memo::new(move |_| draft.board.with(|board| Block::on(*board, space)));
    let label = move || {
        let what = block.get().map_or("open", Block::word);
        let named = [("space", space.to_string().into()), ("what", what.into())];
        words.say_with("editor-space", &named)
    };
    let here = (space.column(), space.row());
    let keys = move |event: leptos::ev::KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let (column, row) = here;
        let next = match &*event.key() {
            "ArrowLeft" => Ok((column.saturating_sub(1), row)),
            "ArrowRight" => Ok((column + 1, row)),
            "ArrowUp" => Ok((column, row.saturating_sub(1))),
            "ArrowDown" => Ok((column, row + 1)),
            "Enter" | " " => {
                let board = draft.board.get_untracked();
                Err(toggled(board, space, paint.get_untracked()))
            }
            "v" => Err(Some(Block::Volcano)),
            "t" => Err(Some(Block::TarPit)),
            "." | "Delete" | "Backspace" => Err(None),
            _ => return,
        };
        event.prevent_default();
        match next {
            Ok(next) => focus_space(next, focus),
            Err(paint) => draft.paint(space, paint),
        }
    };
    view! {
        <g
            id=format!("space-{space}")
            class="space paintable"
            transform=moved_to(scene::place(space))
            role="gridcell"
            tabindex=move || if focus.get() == here { "0" } else { "-1" }
            aria-label=label
            on:focus=move |_| focus.set(here)
            on:keydown=keys
        >
            {draw(scene::bare())}
            {move || block.get().map(scene::blocked).map(draw)}
            {draw(ring("focus-ring"))}
        </g>
    }
}
