//! What happened, in sentences. Each shows on the board what it tells of.

use std::collections::BTreeSet;

use leptos::{ev::KeyboardEvent, prelude::*};
use urzeit_table::followed::standing;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use crate::{
    app::bring_into_sight, past::Past, pointed::points, session::Session, table::Lines, text::words,
};

/// How many sentences stand together. A list that gets several at its front moves all others, one by
/// one: anyone who drags the slider of a replay would wait for that.
const TOGETHER: usize = 32;

/// What happened, the latest first.
#[component]
pub(crate) fn Log(session: Session, past: Past, lines: Lines) -> impl IntoView {
    let words = words();
    let groups = Memo::new(move |_| lines.with(Vec::len).div_ceil(TOGETHER));
    let undone = Memo::new(move |_| undone(session));
    let latest_first = move |group: usize| {
        lines.with(|lines| {
            let group = lines.chunks(TOGETHER).nth(group).unwrap_or_default();
            let group = group.iter().rev();
            undone.with(|undone| {
                let group = group.map(|(number, line)| {
                    let is_undone = undone.contains(number);
                    (*number, line.clone(), is_undone)
                });
                group.collect::<Vec<_>>()
            })
        })
    };
    let point = move |number: usize| session.pointed.set(points(session, past, number));
    let leave = move || {
        if session.pointed.with_untracked(|points| !points.is_empty()) {
            session.pointed.set(Vec::new());
        }
    };
    on_cleanup(leave);
    // One of them is reached with the tabulator, the others from there.
    let latest = Selector::new(move || lines.with(|lines| lines.last().cloned()));
    let entry = move |(number, text, is_undone): (usize, String, bool)| {
        let (latest, here) = (latest.clone(), Some((number, text.clone())));
        let is_latest = move || latest.selected(&here);
        view! {
            <li>
                <button
                    class="entry"
                    tabindex=move || if is_latest() { "0" } else { "-1" }
                    on:mouseenter=move |_| point(number)
                    on:focus=move |_| point(number)
                    on:click=move |_| {
                        point(number);
                        show_board();
                    }
                    on:mouseleave=move |_| leave()
                    on:blur=move |_| leave()
                    on:keydown=|event| walk(&event)
                >
                    {if is_undone {
                        // Not everybody sees the stroke.
                        view! { <s>{text}</s> <span class="unseen">" " {words.say("log-undone")}</span> }.into_any()
                    } else {
                        text.into_any()
                    }}
                </button>
            </li>
        }
    };
    view! {
        <section class="log">
            <h2>{move || words.say("table-log")}</h2>
            <ul>
                <For each=move || (0..groups.get()).rev() key=|group| *group let:group>
                    <For
                        each=move || latest_first(group)
                        key=Clone::clone
                        children=entry.clone()
                    />
                </For>
            </ul>
        </section>
    }
}

/// The events whose entries stand in the game no more.
fn undone(session: Session) -> BTreeSet<usize> {
    session.told.with(|told| {
        let Some(standing) = standing(told) else {
            return BTreeSet::new();
        };
        let standing: BTreeSet<usize> = standing.into_iter().collect();
        let entries = told.iter().enumerate();
        let entries = entries.filter(|(_, event)| event.entry().is_some());
        let undone = entries.map(|(place, _)| place);
        undone.filter(|place| !standing.contains(place)).collect()
    })
}

/// Arrows go from entry to entry.
fn walk(event: &KeyboardEvent) {
    let here = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let entry = here.and_then(|here| here.parent_element());
    let next = entry.and_then(|entry| match &*event.key() {
        "ArrowUp" => entry.previous_element_sibling(),
        "ArrowDown" => entry.next_element_sibling(),
        _ => None,
    });
    let button = next.and_then(|next| next.first_element_child());
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        event.prevent_default();
        let _ = button.focus();
    }
}

/// On a phone the log is below the board.
pub(crate) fn show_board() {
    bring_into_sight(".table .board", web_sys::ScrollLogicalPosition::Nearest);
}
