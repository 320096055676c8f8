//! The board of Genesis.

use leptos::prelude::*;
use urzeit_rules::{
    Genesis, Seat,
    genesis::{
        Action, Phase, Space, Spaces, Terrain,
        spaces::{COLUMNS, LEFT_COLUMNS, ROWS},
    },
};
use wasm_bindgen::JsCast as _;

use super::{
    Held,
    glyphs::{Block, Blocked, Tile},
    land::{SIZE, all_but, bonds, border, frame, joints, river, x, y},
    placeable,
    words::first_of,
};
use crate::{shown::is_again, text::words};

#[component]
pub(super) fn Board(held: Held) -> impl IntoView {
    let words = words();
    let shown = held.shown;
    let columns = Memo::new(move |_| {
        if shown.position.with(Genesis::in_play) == Spaces::ALL {
            COLUMNS
        } else {
            LEFT_COLUMNS
        }
    });
    // Where the keyboard is.
    let focus = RwSignal::new((0, 0));
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
        <svg
            class="board"
            class:walking=move || held.is_walking()
            viewBox=move || frame(columns.get())
            role="grid"
            aria-label=move || words.say("genesis-board")
            on:pointerleave=leave
        >
            {move || view! { <Names columns=columns.get()/> }}
            {move || (columns.get() == COLUMNS).then(|| view! { <path d=river() class="river"/> })}
            {(0..ROWS).map(row).collect_view()}
            <Bonds held/>
            <Marked held columns/>
        </svg>
    }
}

/// The names of columns and rows.
#[component]
pub(super) fn Names(columns: usize) -> impl IntoView {
    let letters = (0..columns).map(|column| {
        let letter = char::from(b'a' + column as u8).to_string();
        view! { <text x=x(column) + SIZE / 2 y="14">{letter}</text> }
    });
    let numbers = (0..ROWS).map(|row| {
        view! { <text x="9" y=y(row) + SIZE / 2 + 4>{row + 1}</text> }
    });
    view! { <g class="names" aria-hidden="true">{letters.collect_view()} {numbers.collect_view()}</g> }
}

/// What joins tiles into areas, and tiles of one species in an area into herds.
#[component]
fn Bonds(held: Held) -> impl IntoView {
    let position = held.shown.position;
    let of_terrain = move |terrain: Terrain| {
        let path =
            move || position.with(|position| bonds(position.tiles_of(terrain), SIZE / 2 - 3));
        let corners = move || position.with(|position| joints(position.tiles_of(terrain)));
        view! {
            <path d=path class=format!("bond {terrain}")/>
            <path d=corners class=format!("joint {terrain}")/>
        }
    };
    let herds = move || {
        position.with(|position| {
            let seats = Seat::all(position.species().len());
            let herds = seats.flat_map(|seat| {
                let owned = position.owned_by(seat);
                Terrain::ALL.map(|terrain| bonds(owned & position.tiles_of(terrain), 12))
            });
            herds.collect::<String>()
        })
    };
    view! {
        <g class="bonds" aria-hidden="true">
            {Terrain::ALL.map(of_terrain)}
            <path d=herds class="bond herd"/>
        </g>
    }
}

/// The area that is looked at, with what its herds take.
#[component]
fn Marked(held: Held, columns: Memo<usize>) -> impl IntoView {
    let marked = move || {
        let area = held.marked.get()?;
        let badge = |herd: &urzeit_rules::genesis::Herd| {
            let space = first_of(herd).filter(|_| herd.points > 0)?;
            let at = format!("translate({} {})", x(space.column()), y(space.row()));
            Some(view! {
                <g class="badge" transform=at>
                    <rect x="17" y="-5" width="26" height="18" rx="9"/>
                    <text x="30" y="8.500">{format!("+{}", herd.points)}</text>
                </g>
            })
        };
        let veil = held
            .is_walking()
            .then(|| view! { <path d=all_but(area.tiles, columns.get()) class="veil" fill-rule="evenodd"/> });
        let path = border(area.tiles);
        Some(view! {
            {veil}
            <path d=path.clone() class="border under"/>
            <path d=path class="border"/>
            {area.herds.iter().map(badge).collect_view()}
        })
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
        // Who only looks at a tile is not told that there is one.
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
        (Some((species, terrain)), _) => view! { <Tile species terrain/> }.into_any(),
        (None, Some(block)) => view! { <Blocked block/> }.into_any(),
        (None, None) => ().into_any(),
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
        Some(view! { <g class="ghost"><Tile species terrain/></g> })
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
            <rect x="1" y="1" width="38" height="38" rx="5" class="ground-bare"/>
            {content}
            {ghost}
            <rect x="2" y="2" width="36" height="36" rx="5" class="told-ring"/>
            <rect x="2" y="2" width="36" height="36" rx="5" class="focus-ring"/>
        </g>
    }
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
