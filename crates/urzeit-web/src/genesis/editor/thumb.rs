//! A board, small.

use leptos::prelude::*;
use urzeit_rules::genesis::{Board, Space, spaces::LEFT_COLUMNS};

/// A space is so wide.
const SIZE: usize = 6;
const RIVER: usize = 3;

#[component]
pub(super) fn Thumb(board: Board) -> impl IntoView {
    let spot = |space: Space| {
        let river = if space.column() >= LEFT_COLUMNS {
            RIVER
        } else {
            0
        };
        (space.column() * SIZE + river, space.row() * SIZE)
    };
    let path = |shape: &str, is_on: &dyn Fn(Space) -> bool| {
        let spots = Space::all().filter(|space| is_on(*space)).map(spot);
        spots
            .map(|(x, y)| format!("M{x} {y}{shape}"))
            .collect::<String>()
    };
    let blocked = board.blocked();
    view! {
        <svg class="thumb" viewBox="0 0 87 60" aria-hidden="true">
            <path class="open" d=path("m.500 .500h5v5h-5z", &|space| !blocked.contains(space))/>
            <path class="cone" d=path("m0 5.500l3-5.500 3 5.500z", &|space| board.volcanoes.contains(space))/>
            <path class="tar" d=path("m.500 3a2.500 2.200 0 1 0 5 0a2.500 2.200 0 1 0-5 0z", &|space| board.tar_pits.contains(space))/>
        </svg>
    }
}
