//! Boards of one's own where a game is agreed on.

use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use urzeit_rules::genesis::Board;

use super::{maps, thumb::Thumb};
use crate::{
    place::at,
    text::{Words, words},
};

/// The board that an address asks for: `/new/genesis?board=ROW/ROW/…`.
fn asked_board() -> Option<String> {
    use_query_map().with_untracked(|query| query.get("board"))
}

fn is_board(text: &str) -> bool {
    text.parse::<Board>().is_ok()
}

/// The options that an address asks for.
pub(crate) fn asked_options(game: &str) -> Vec<(String, String)> {
    let board = asked_board().filter(|_| game == "genesis");
    board
        .filter(|board| is_board(board))
        .map(|board| ("board".to_owned(), board))
        .into_iter()
        .collect()
}

/// What a board is called that somebody has drawn.
pub(crate) fn own_name(words: Words, text: &str) -> Option<String> {
    let board: Board = text.parse().ok()?;
    let mut maps = maps::all().into_iter();
    let kept = maps.find(|map| map.board == board);
    Some(kept.map_or_else(|| words.say("editor-own"), |map| map.name))
}

/// The boards to choose from besides those of the rules.
#[component]
pub(crate) fn OwnBoards(value: Signal<String>) -> impl IntoView {
    let words = words();
    let mut boards: Vec<_> = maps::all()
        .into_iter()
        .map(|map| map.board.to_string())
        .collect();
    let asked = value.get_untracked();
    if is_board(&asked) && !boards.contains(&asked) {
        boards.insert(0, asked);
    }
    let choice = |text: String| {
        let (named, compared) = (text.clone(), text.clone());
        view! {
            <option value=text selected=move || value.get() == compared>
                {move || own_name(words, &named)}
            </option>
        }
    };
    boards.into_iter().map(choice).collect_view()
}

/// The board that is chosen, small, and the way to draw one.
#[component]
pub(crate) fn BoardAside(value: Signal<String>) -> impl IntoView {
    let words = words();
    let board = move || match &*value.get() {
        "pangaea" => Some(Board::pangaea()),
        text => text.parse().ok(),
    };
    let address = move || match value.get().parse::<Board>() {
        Ok(board) => at(&format!("/editor?board={board}")),
        Err(_) => at("/editor"),
    };
    let is_wrong = asked_board().is_some_and(|board| !is_board(&board));
    let first = value.get_untracked();
    // Until another one is chosen.
    let says_wrong = move || is_wrong && value.with(|value| *value == first);
    view! {
        <Show when=says_wrong>
            <p class="refusal" role="alert">{move || words.say("editor-asked-wrong")}</p>
        </Show>
        <div class="board-aside">
            {move || board().map(|board| view! { <Thumb board/> })}
            <a class="button to-editor" href=address>{move || words.say("editor-draw")}</a>
        </div>
    }
}
