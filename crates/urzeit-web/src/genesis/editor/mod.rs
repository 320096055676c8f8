//! Where people draw boards of their own (G-1.5).
//!
//! | where | what |
//! |---|---|
//! | [`draft`] | the board that is being drawn, and the way back |
//! | [`sheet`] | the board on which somebody paints |
//! | [`maps`] | boards that are kept by name |
//! | [`shelf`], [`script`] | those boards; a board as text |
//! | [`choice`], [`thumb`] | boards where a game is agreed on |

mod choice;
mod draft;
mod maps;
mod script;
mod sheet;
mod shelf;
mod thumb;

use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use urzeit_rules::{
    Setup as _, SetupError,
    genesis::{Board, Setup, Spaces},
};
use urzeit_scene::genesis::{self as scene, Block};
use urzeit_table::fair::Stream;

use crate::{drawn::draw, genesis::glyphs::Definitions, place::at, rules, text::words};
pub(crate) use choice::{BoardAside, OwnBoards, asked_options, own_name};
use draft::{Draft, EMPTY, Paint};
use script::Script;
use sheet::Sheet;
use shelf::Shelf;

const PAINTS: [Paint; 3] = [Some(Block::Volcano), Some(Block::TarPit), None];

/// The page of the editor.
#[component]
pub(crate) fn Editor() -> impl IntoView {
    let words = words();
    let asked = use_query_map().with_untracked(|query| query.get("board")?.parse().ok());
    let draft = Draft::new(asked.or_else(maps::draft).unwrap_or_else(Board::pangaea));
    let paint = RwSignal::new(PAINTS[0]);
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let is_undo = (event.ctrl_key() || event.meta_key()) && event.key() == "z";
        if is_undo && !is_typing(&event) {
            event.prevent_default();
            draft.undo();
        }
    });
    on_cleanup(move || keys.remove());
    let play = move || at(&format!("/new/genesis?board={}", draft.board.get()));
    let is_playable = move || draft.board.with(|board| refusal(*board, 3).is_none());
    view! {
        <Definitions/>
        <section class="editor">
            <header>
                <h1>{move || words.say("editor-title")}</h1>
                <p class="quiet">{move || words.say("editor-lead")}</p>
            </header>
            <div class="painting">
                <Paints paint/>
                <Sheet draft paint/>
                <Tools draft/>
            </div>
            <div class="about">
                <Facts draft/>
                {move || is_playable().then(|| view! {
                    <a class="button primary play-here" href=play>{words.say("editor-play")}</a>
                })}
                <Shelf draft/>
                <Script draft/>
            </div>
        </section>
    }
}

/// Keys in a field are meant for the field.
fn is_typing(event: &leptos::ev::KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast as _;
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| ["INPUT", "TEXTAREA"].contains(&&*target.tag_name()))
}

/// What to paint with.
#[component]
fn Paints(paint: RwSignal<Paint>) -> impl IntoView {
    let words = words();
    let choose = move |one: Paint| {
        let name = one.map_or("open", Block::word);
        view! {
            <button
                class=format!("paint {name}")
                aria-pressed=move || (paint.get() == one).to_string()
                on:click=move |_| paint.set(one)
            >
                <svg viewBox="0 0 40 40" aria-hidden="true">
                    {draw(scene::bare())}
                    {one.map(scene::blocked).map(draw)}
                </svg>
                <span>{move || words.say(&format!("editor-{name}"))}</span>
            </button>
        }
    };
    view! {
        <div class="paints" role="group" aria-label=move || words.say("editor-paints")>
            {PAINTS.map(choose)}
        </div>
    }
}

/// What changes the whole board.
#[component]
fn Tools(draft: Draft) -> impl IntoView {
    let words = words();
    let random = move |_| {
        let mut seed = [0; 32];
        if getrandom::fill(&mut seed).is_ok() {
            draft.change(Board::sample(&mut Stream::new(&seed, "", 0, &[])));
        }
    };
    view! {
        <div class="buttons tools">
            <button class="undo" disabled=move || !draft.can_undo() on:click=move |_| draft.undo()>
                {move || words.say("table-undo")}
            </button>
            <button on:click=move |_| draft.change(Board::pangaea())>{move || words.say("editor-pangaea")}</button>
            <button on:click=random>{move || words.say("editor-random")}</button>
            <button on:click=move |_| draft.change(EMPTY)>{move || words.say("editor-empty")}</button>
        </div>
    }
}

/// Why so many cannot play on a board.
fn refusal(board: Board, players: usize) -> Option<SetupError> {
    let text = board.to_string();
    let options = [("board", &*text)];
    let who = Setup::usual_who(Some(players), &options);
    Setup::read(&who, &options).err()
}

/// What the rules say of the board, and what is on it.
#[component]
fn Facts(draft: Draft) -> impl IntoView {
    let words = words();
    // Three play with the same spaces as four (G-2.2).
    let verdict = move |(players, key): (usize, &'static str)| {
        let refused = Memo::new(move |_| draft.board.with(|board| refusal(*board, players)));
        let said = move || match refused.get() {
            None => words.say("editor-fits"),
            Some(SetupError::Refused { key, .. }) => words.say(key),
            Some(_) => words.say("setup-not-allowed"),
        };
        let rule = move || {
            let refused = refused.get()?;
            let rule = match refused {
                SetupError::Refused { rule, .. } => rule,
                _ => "G-1.5",
            };
            Some(
                view! { " " <a class="number" href=rules::address(rule) target="_blank">{rule}</a> },
            )
        };
        view! {
            <li class:refused=move || refused.with(Option::is_some)>
                <strong>{move || words.say(key)}</strong> " " {said} {rule}
            </li>
        }
    };
    let counts = move || {
        let board = draft.board.get();
        let open = !board.blocked();
        words.say_with(
            "editor-counts",
            &[
                ("volcanoes", board.volcanoes.len().into()),
                ("tar", board.tar_pits.len().into()),
                ("left", (open & Spaces::LEFT).len().into()),
                ("right", (open & !Spaces::LEFT).len().into()),
            ],
        )
    };
    let walled = move || {
        let open = draft.board.with(|board| !board.blocked());
        (!open.is_connected()).then(|| words.say("editor-walled"))
    };
    view! {
        <div class="board-facts">
            <div role="status">
                <ul class="verdicts">{[(2, "editor-two"), (3, "editor-more")].map(verdict)}</ul>
            </div>
            <p class="quiet counts">{counts} " " {walled}</p>
        </div>
    }
}
