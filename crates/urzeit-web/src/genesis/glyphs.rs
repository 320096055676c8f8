//! Terrains and species, drawn. Each terrain has a pattern and each species a shape, so that nobody
//! needs colours to tell them apart.

use leptos::prelude::*;
use urzeit_rules::genesis::{Board, Face, Space, Species, Terrain};

use crate::{letters::Letters, text::words};

/// What all boards refer to.
#[component]
pub(super) fn Definitions() -> impl IntoView {
    view! {
        <svg class="definitions" aria-hidden="true">
            <defs>
                <symbol id="ground-forest" viewBox="0 0 40 40">
                    <path d="M8 12l-5 9h3l-4 7h12l-4-7h3zM31 9l-5 9h3l-4 7h12l-4-7h3zM20 22l-5 9h3l-4 7h12l-4-7h3z"/>
                </symbol>
                <symbol id="ground-savannah" viewBox="0 0 40 40">
                    <path d="M4 36q2-8 0-12m4 12q0-8 4-12m12 12q2-8 0-12m4 12q0-8 4-12M14 18q2-7 0-10m4 10q0-7 4-10M32 18q2-7 0-10M4 14q2-6 0-9" fill="none"/>
                </symbol>
                <symbol id="ground-mountain" viewBox="0 0 40 40">
                    <path d="M2 37l9-15 6 9 8-18 13 24z" fill="none"/>
                    <path d="M22 20l3-7 4 8-3-2z"/>
                </symbol>
                <symbol id="ground-wetland" viewBox="0 0 40 40">
                    <path d="M2 10q4.5-5 9 0t9 0 9 0 9 0M2 20q4.5-5 9 0t9 0 9 0 9 0M2 30q4.5-5 9 0t9 0 9 0 9 0" fill="none"/>
                </symbol>
                <symbol id="corners-forest" viewBox="0 0 40 40">
                    <path d="M2 11l4.500-9 4.500 9zM29 11l4.500-9 4.500 9zM2 38l4.500-9 4.500 9zM29 38l4.500-9 4.500 9z"/>
                </symbol>
                <symbol id="corners-savannah" viewBox="0 0 40 40">
                    <path d="M4 11q0-5-1-7m4 7V3m3 8q0-5 1-7M30 11q0-5-1-7m4 7V3m3 8q0-5 1-7M4 38q0-5-1-7m4 7v-8m3 8q0-5 1-7M30 38q0-5-1-7m4 7v-8m3 8q0-5 1-7" fill="none"/>
                </symbol>
                <symbol id="corners-mountain" viewBox="0 0 40 40">
                    <path d="M2 10l4.500-7 4.500 7M29 10l4.500-7 4.500 7M2 37l4.500-7 4.500 7M29 37l4.500-7 4.500 7" fill="none"/>
                </symbol>
                <symbol id="corners-wetland" viewBox="0 0 40 40">
                    <path d="M2 5q2.300-3 4.500 0t4.500 0M2 9.500q2.300-3 4.500 0t4.500 0M29 5q2.300-3 4.500 0t4.500 0M29 9.500q2.300-3 4.500 0t4.500 0M2 31q2.300-3 4.500 0t4.500 0M2 35.500q2.300-3 4.500 0t4.500 0M29 31q2.300-3 4.500 0t4.500 0M29 35.500q2.300-3 4.500 0t4.500 0" fill="none"/>
                </symbol>
                <symbol id="blocked-volcano" viewBox="0 0 40 40">
                    <path d="M4 35l11-20h10l11 20z" class="cone"/>
                    <path d="M15 15h10l3.200 6q-2.200 3-4.200 0t-4 1-4 1.500-4.200-2.500z" class="lava"/>
                    <path d="M17 11q-3-3 0-6m6 6q3-3 0-7" class="smoke" fill="none"/>
                </symbol>
                <symbol id="blocked-tar" viewBox="0 0 40 40">
                    <path d="M4 24c0-7 8-11 17-10s15 4 15 11-8 9-16 9-16-3-16-10z" class="tar"/>
                    <path d="M9 23c1-3 6-5 10-5" class="shine" fill="none"/>
                    <circle cx="26" cy="23" r="3.500" class="bubble"/>
                    <circle cx="18" cy="28" r="2.200" class="bubble"/>
                </symbol>
                <symbol id="figure-reptile" viewBox="0 0 40 40">
                    <path d="M6 25c4-8 12-10 18-8l5-5c3-2 7 0 7 3-1 3-5 4-8 5-1 5-4 8-9 9l1 4h-4l-2-4c-4 0-6-2-8-4-2 2-3 5-3 8-3-2-4-6-2-10z"/>
                    <circle cx="31.500" cy="14.500" r="1.300" class="eye"/>
                </symbol>
                <symbol id="figure-dinosaur" viewBox="0 0 40 40">
                    <path d="M4 31c3-1 5-3 6-6 3-6 9-8 14-7 2-4 2-8 4-11 2-3 7-2 8 1 0 3-3 3-5 3-1 4-1 8-2 12 0 5-1 7-2 12h-4l-1-6c-3 1-6 1-8 0l-1 6H9l1-6c-2 2-4 3-6 2z"/>
                    <circle cx="32" cy="8" r="1.200" class="eye"/>
                </symbol>
                <symbol id="figure-mammal" viewBox="0 0 40 40">
                    <path d="M6 34V22c0-8 6-12 14-12h4c6 0 10 4 10 9 0 4-1 7 1 10 1 2-1 4-3 3-3-2-3-6-3-9-1 1-2 2-4 2l-1 9h-5l-1-7h-4l-1 7z"/>
                    <path d="M30 24c1 5 3 8 7 9" class="tusk" fill="none"/>
                    <circle cx="28" cy="16" r="1.300" class="eye"/>
                </symbol>
                <symbol id="figure-human" viewBox="0 0 40 40">
                    <path d="M20 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM14 16h12l5 10-3 2-4-6v14h-3l-1-9-1 9h-3V22l-4 6-3-2z"/>
                    <path d="M33 6v30" class="spear" fill="none"/>
                </symbol>
            </defs>
        </svg>
    }
}

/// The terrain of a tile: its colour and its pattern.
#[component]
pub(super) fn Ground(terrain: Terrain) -> impl IntoView {
    view! {
        <g class=format!("ground {terrain}")>
            <rect x="1" y="1" width="38" height="38" rx="5"/>
            <use href=format!("#ground-{terrain}") x="3" y="3" width="34" height="34" class="pattern"/>
        </g>
    }
}

/// A species: its shape.
#[component]
pub(super) fn Figure(species: Species) -> impl IntoView {
    view! { <use href=format!("#figure-{species}") x="0" y="0" width="40" height="40" class="figure"/> }
}

/// A tile: a species on its terrain, whose pattern fills the corners that the figure leaves.
#[component]
pub(super) fn Tile(species: Species, terrain: Terrain) -> impl IntoView {
    let words = words();
    let kind = move || words.called("genesis", "species", species.word());
    let land = move || words.called("genesis", "terrain", terrain.word());
    view! {
        <g class="tile">
            <g class=format!("ground {terrain}")>
                <rect x="1" y="1" width="38" height="38" rx="5"/>
                <use href=format!("#corners-{terrain}") x="0" y="0" width="40" height="40" class="pattern"/>
            </g>
            <circle cx="20" cy="20" r="13.500" class="disc"/>
            <g transform="translate(8 8) scale(0.6)"><Figure species/></g>
            <Letters name=kind x=8.0 y=10.0/>
            <Letters name=land x=32.0 y=37.0/>
        </g>
    }
}

/// What blocks a space (G-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Block {
    Volcano,
    TarPit,
}

impl Block {
    pub(super) fn on(board: Board, space: Space) -> Option<Block> {
        match () {
            () if board.volcanoes.contains(space) => Some(Block::Volcano),
            () if board.tar_pits.contains(space) => Some(Block::TarPit),
            () => None,
        }
    }

    /// As names of drawings and texts have it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Block::Volcano => "volcano",
            Block::TarPit => "tar",
        }
    }
}

#[component]
pub(super) fn Blocked(block: Block) -> impl IntoView {
    let drawing = format!("#blocked-{}", block.word());
    view! { <use href=drawing x="2" y="2" width="36" height="36" class="blocked"/> }
}

/// The face of a die.
#[component]
pub(super) fn DieFace(face: Face) -> impl IntoView {
    let shown = match face {
        Face::Wild => view! {
            <path class="wild" d="M20 5l4.300 9.900 10.700 1-8.100 7.100 2.400 10.500L20 28l-9.300 5.500 2.400-10.500L5 15.900l10.700-1z"/>
        }
        .into_any(),
        Face::Terrain(terrain) => view! { <Ground terrain/> }.into_any(),
    };
    view! {
        <rect x="1" y="1" width="38" height="38" rx="9" class="die-body"/>
        <g transform="translate(6 6) scale(0.7)">{shown}</g>
    }
}
