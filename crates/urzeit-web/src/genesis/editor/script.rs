//! A board as text: to copy, to paste, to type.

use leptos::prelude::*;
use urzeit_rules::{Unreadable, genesis::Board};
use urzeit_table::messages::Why;
use wasm_bindgen_futures::spawn_local;

use super::draft::Draft;
use crate::{
    clipboard::{Copied, CopyByHand, copy},
    rules,
    text::words,
};

#[component]
pub(super) fn Script(draft: Draft) -> impl IntoView {
    let words = words();
    let wrong = RwSignal::new(None::<Why>);
    let copied = RwSignal::new(None);
    let field = NodeRef::<leptos::html::Textarea>::new();
    // What is drawn is rewritten; what is typed stays as it is typed.
    let text = RwSignal::new(String::new());
    Effect::new(move |_| {
        let board = draft.board.get();
        copied.set(None);
        if read(&text.get_untracked()) != Ok(board) {
            text.set(written(board));
            wrong.set(None);
        }
    });
    let typed = move |event| {
        text.set(event_target_value(&event));
        match read(&text.get_untracked()) {
            Ok(board) => {
                wrong.set(None);
                draft.change(board);
            }
            Err(unreadable) => wrong.set(Some(Why::from(&unreadable))),
        }
    };
    let select = move || {
        if let Some(Some(field)) = field.try_get_untracked() {
            let _ = field.focus();
            field.select();
        }
    };
    let copy = move |_| {
        let board = draft.board.get_untracked().to_string();
        spawn_local(async move {
            copied.set(Some(copy(&board, select).await));
        });
    };
    let complaint = move || {
        wrong.get().map(|why| {
            view! {
                {words.why(&why)} " " {words.say("editor-text-form")} " "
                <a class="number" href=rules::address("G-1.5") target="_blank">"G-1.5"</a>
            }
        })
    };
    view! {
        <section class="script">
            <h2 id="script-title">{move || words.say("editor-text")}</h2>
            <textarea node_ref=field rows="10" cols="16" spellcheck="false" autocapitalize="off"
                aria-labelledby="script-title"
                aria-invalid=move || wrong.with(Option::is_some).to_string()
                aria-describedby="script-wrong"
                prop:value=move || text.get() on:input=typed></textarea>
            <p id="script-wrong" class="wrong" role="alert">{complaint}</p>
            <button class="copy" on:click=copy>
                {move || words.say(if copied.get() == Some(Copied::Done) { "editor-copied" } else { "editor-copy" })}
            </button>
            <CopyByHand copied/>
        </section>
    }
}

/// One row a line.
fn written(board: Board) -> String {
    board.to_string().replace('/', "\n")
}

/// Rows may stand on lines of their own or between slashes, as records have them.
fn read(text: &str) -> Result<Board, Unreadable> {
    let rows: Vec<_> = text.split_whitespace().collect();
    rows.join("/").parse()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let board = Board::pangaea();
        assert_eq!(read(&written(board)), Ok(board));
        assert_eq!(read(&format!(" {board}\n")), Ok(board));
        assert!(read("").is_err());
    }
}
