//! The position in words: for whoever hears the page rather than sees it, or finds a table easier
//! to read than a board. What it says is each game's own; it changes with the game.

use leptos::prelude::*;

use crate::{
    app::{keep, kept},
    session::Session,
    text::{Words, words},
};

/// Where the browser keeps whether somebody wants it.
const WANTED: &str = "urzeit.text-board";

#[component]
pub(crate) fn TextBoard(session: Session) -> impl IntoView {
    let words = words();
    let open = RwSignal::new(kept(WANTED).as_deref() == Some("on"));
    let toggle = move |_| {
        open.update(|open| *open = !*open);
        keep(WANTED, if open.get_untracked() { "on" } else { "off" });
    };
    let board = move || session.game.text_board(session, words);
    let shown = Memo::new(move |_| open.get());
    view! {
        <section class="text-board" aria-label=move || words.say("text-board")>
            <h2>
                <button aria-expanded=move || open.get().to_string() aria-controls="text-board" on:click=toggle>
                    {move || words.say("text-board")}
                </button>
            </h2>
            <div id="text-board">{move || shown.get().then(board)}</div>
        </section>
    }
}

/// A heading and what stands under it; nothing, if nothing does.
pub(crate) fn part(words: Words, key: &'static str, lines: Vec<String>) -> impl IntoView {
    (!lines.is_empty()).then(|| {
        let lines = lines.into_iter().map(|line| view! { <li>{line}</li> });
        view! {
            <h3>{words.say(key)}</h3>
            <ul>{lines.collect_view()}</ul>
        }
    })
}

/// A table with the name of each row first.
pub(crate) fn rows(
    caption: String,
    columns: Vec<String>,
    rows: Vec<(String, Vec<String>)>,
) -> impl IntoView {
    let columns = columns
        .into_iter()
        .map(|column| view! { <th scope="col">{column}</th> });
    let rows = rows.into_iter().map(|(name, cells)| {
        let cells = cells.into_iter().map(|cell| view! { <td>{cell}</td> });
        view! { <tr><th scope="row">{name}</th>{cells.collect_view()}</tr> }
    });
    let name = caption.clone();
    view! {
        <div class="scroll" tabindex="0" role="group" aria-label=name>
            <table>
                <caption>{caption}</caption>
                <thead><tr>{columns.collect_view()}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}
