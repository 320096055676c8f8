//! Trying something out while a game runs: a board of one's own on which a player plays on for all sides,
//! with dice of their choice. Nothing of it happens in the game, and no computer player says a word.
//!
//! | file | subject |
//! |---|---|
//! | `board.rs` | the board, in the place of the table |
//! | `tried.rs` | what is done on it |
//! | `line.rs` | a line: where it began, and what was played |
//! | `kept.rs` | the lines that this browser keeps |
//! | `own_moves.rs` | what of a line can be played in the game |
//!
//! Here is only what a table has of it from the beginning; the rest is loaded when it is wanted.

mod board;
mod kept;
mod line;
mod own_moves;
mod tried;

use leptos::prelude::*;
use urzeit_table::messages::State;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use crate::{
    guide,
    keyboard::is_typing,
    later::{Part, later},
    parts,
    session::{Session, forget_lines},
    text::words,
};
pub(crate) use own_moves::own_moves;

/// The key that leads there and back.
pub(crate) const KEY: &str = "t";

/// Is something tried out at a table?
#[derive(Clone, Copy)]
pub(crate) struct TryingOut {
    session: Session,
    on: RwSignal<bool>,
}

impl TryingOut {
    pub(crate) fn new(session: Session) -> TryingOut {
        let trying = TryingOut {
            session,
            on: RwSignal::new(false),
        };
        let keys = window_event_listener(leptos::ev::keydown, move |event| {
            let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
            if event.key() == KEY && plain && !is_typing() {
                match trying.on.get_untracked() {
                    true => trying.leave(),
                    false if untrack(|| trying.is_offered()) => trying.begin(),
                    false => return,
                }
                event.prevent_default();
            }
        });
        on_cleanup(move || keys.remove());
        Effect::new(move |_| {
            if trying.is_over() {
                let id = session.table.with_untracked(|table| table.id.clone());
                forget_lines(&id);
            }
        });
        trying
    }

    pub(crate) fn is_on(self) -> bool {
        self.on.get()
    }

    fn is_over(self) -> bool {
        self.session.table.with(|table| table.state == State::Over)
    }

    /// May somebody here try something out? The guide has a board on which everything is explained.
    fn is_offered(self) -> bool {
        let is_guided = self.session.table.with(|table| guide::is_guided(&table.id));
        !is_guided && !self.is_over() && self.session.seat.get().is_some()
    }

    fn begin(self) {
        let session = self.session;
        session.skip_playback();
        let told = session.told.with_untracked(Vec::len);
        session.seen.set_value(Some(told));
        self.on.set(true);
    }

    fn leave(self) {
        self.on.set(false);
        // The keyboard goes where it came from, once that is there again.
        request_animation_frame(|| {
            let button = document().query_selector(".try-it").ok().flatten();
            let button = button.and_then(|button| button.dyn_into::<HtmlElement>().ok());
            if let Some(button) = button {
                let _ = button.focus();
            }
        });
    }

    /// The board to try something out, with what stands beside the board of the table.
    pub(crate) fn board(
        self,
        beside: impl Fn() -> AnyView + Clone + Send + Sync + 'static,
    ) -> AnyView {
        later(parts::try_out::load, move || {
            let board = Board {
                trying: self,
                beside: ChildrenFn::to_children(beside.clone()),
            };
            parts::try_out::try_out(Box::new(board))
        })
    }
}

/// What the part has to know that shows the board.
pub(crate) struct Board {
    trying: TryingOut,
    beside: ChildrenFn,
}

impl Board {
    pub(crate) fn shown(self) -> Part {
        let Board { trying, beside } = self;
        Ok(view! { <board::TryOut trying beside/> }.into_any())
    }
}

/// The button that leads there.
#[component]
pub(crate) fn TryIt(trying: TryingOut) -> impl IntoView {
    let words = words();
    view! {
        <Show when=move || trying.is_offered()>
            <button class="try-it" aria-keyshortcuts=KEY on:click=move |_| trying.begin()>
                {move || words.say("try-it")}
                <kbd aria-hidden="true">{KEY}</kbd>
            </button>
        </Show>
    }
}
