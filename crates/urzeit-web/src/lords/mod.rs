//! Lords of Creation on the page.
//!
//! | where | what |
//! |---|---|
//! | [`plan`] | what somebody at the board has in mind, and what a click does |
//! | [`board`], [`overlay`] | the hexes, by mouse, finger and keyboard |
//! | [`now`] | what is asked now, and the buttons for it |
//! | [`markers`], [`hand`] | what whoever is here holds |
//! | [`fight`] | the odds of an attack, and its dice |
//! | [`players`] | points, pieces, the order of play |
//! | [`log`], [`recent`], [`mod@points`] | what happened, and where |
//! | [`real`], [`mod@text_board`] | with real dice and cards; the position in words |
//! | [`names`], [`glyphs`], [`picture`] | how things are called and drawn |

mod board;
mod fight;
mod glyphs;
mod hand;
mod log;
mod markers;
mod names;
mod now;
mod overlay;
mod picture;
mod plan;
mod players;
mod points;
pub(crate) mod real;
mod recent;
mod text_board;

use leptos::{prelude::*, wasm_split::wasm_split};

use crate::{later::Part, session::Session};
use board::Board;
use glyphs::Definitions;
use hand::Hand;
pub(crate) use log::{lines, sentence};
pub(crate) use names::refused;
use now::NowAsked;
pub(crate) use picture::Picture;
use plan::Plan;
use players::Players;
pub(crate) use points::points;
pub(crate) use real::who_draws;
pub(crate) use text_board::text_board;

#[wasm_split(lords, fallible, wasm_split_path = leptos::wasm_split, preload(load))]
pub(crate) fn table(session: Session) -> Part {
    Ok(view! { <LordsTable session/> }.into_any())
}

#[component]
fn LordsTable(session: Session) -> impl IntoView {
    let plan = Plan::new(session);
    view! {
        <Definitions/>
        <section class="board-and-hand">
            <Board plan/>
            <Hand plan/>
        </section>
        <NowAsked plan/>
        <Players plan/>
    }
}
