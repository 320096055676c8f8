//! Lines of chat that somebody has not seen: how many, and the latest one as it passes by; and whether they
//! want to know.

use std::{collections::BTreeMap, time::Duration};

use leptos::{ev, prelude::*};
use serde::{Deserialize, Serialize};
use urzeit_table::messages::{ChatLine, Phrase, SeatInfo};
use wasm_bindgen::JsCast as _;
use web_sys::{FocusOptions, HtmlElement};

use super::here::{Here, here};
use crate::{
    app::{bring_into_sight, keep, kept},
    session::online::Online,
    text::{Words, words},
};

/// Where the browser keeps what was read.
const KEPT: &str = "urzeit.chats";

/// Where the browser keeps that somebody does not want it beside the board.
const UNDOCKED: &str = "urzeit.chat-undocked";

/// Of so many tables it is known, the latest ones.
const MOST_TABLES: usize = 100;

/// How long a line passes by.
const PASSES: Duration = Duration::from_secs(8);

/// What the browser knows of the chat of a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
struct Known {
    /// The number of the first line that was not seen.
    #[serde(default)]
    read: u64,
    /// Does nobody here want to see it?
    #[serde(default)]
    muted: bool,
    /// When that was last so, in milliseconds.
    #[serde(default)]
    at: u64,
}

/// What is known of the chat of the table that is shown.
#[derive(Clone, Copy)]
pub(super) struct Unread {
    online: Online,
    here: Here,
    known: RwSignal<Known>,
    /// Does somebody want it beside the board, at whichever table?
    docks: RwSignal<bool>,
    /// Does it lie over the page, where there is no room beside the board?
    sheet: RwSignal<bool>,
    /// The line that passes by.
    passing: RwSignal<Option<ChatLine>>,
    /// What somebody has begun to write.
    pub(super) draft: RwSignal<String>,
}

impl Unread {
    pub(super) fn new(online: Online) -> Unread {
        let id = online
            .session
            .table
            .with_untracked(|table| table.id.clone());
        let known = load().remove(&id).unwrap_or_default();
        let unread = Unread {
            online,
            here: here(),
            known: RwSignal::new(known),
            docks: RwSignal::new(kept(UNDOCKED).is_none_or(|kept| kept.is_empty())),
            sheet: RwSignal::new(false),
            passing: RwSignal::new(None),
            draft: RwSignal::new(String::new()),
        };
        Effect::new(move |before: Option<u64>| {
            let next = online.chat.with(|chat| next_number(chat));
            // What was said before the page was opened does not pass by.
            let is_new = before.is_some_and(|before| before < next);
            if is_in_sight() {
                unread.read();
            } else if is_new {
                unread.pass_by();
            }
            next
        });
        let listeners = [
            window_event_listener(ev::scroll, move |_| unread.look()),
            window_event_listener(ev::resize, move |_| unread.look()),
            window_event_listener(ev::visibilitychange, move |_| unread.look()),
        ];
        on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
        unread
    }

    /// Does nobody here want to see what is said?
    pub(super) fn is_muted(self) -> bool {
        self.known.with(|known| known.muted)
    }

    pub(super) fn mute(self, muted: bool) {
        self.passing.set(None);
        self.keep(|known| known.muted = muted);
        if !muted {
            self.look();
        }
    }

    /// Does the chat stand beside the board, where there is room?
    pub(super) fn is_docked(self) -> bool {
        self.docks.get() && self.would_dock()
    }

    /// Would it stand there, if somebody wants it to? It would if several people play.
    fn would_dock(self) -> bool {
        // A player who has resigned still reads what is said.
        let is_person = |seat: &&SeatInfo| seat.is_person() || seat.resigned || seat.left;
        let table = self.online.session.table;
        let people = table.with(|table| table.seats.iter().filter(is_person).count());
        people > 1 && !self.is_muted()
    }

    /// Somebody wants it beside the board, or no longer.
    pub(super) fn dock(self, docks: bool) {
        self.docks.set(docks);
        keep(UNDOCKED, if docks { "" } else { "yes" });
    }

    /// Does it lie over the page?
    pub(super) fn is_sheet(self) -> bool {
        self.sheet.get()
    }

    /// Brings the chat into sight, or away if it lies over the page.
    fn show(self) {
        if !has_room() {
            if self.sheet.get_untracked() {
                return self.close();
            }
            self.sheet.set(true);
            // Once it has its place there.
            request_animation_frame(move || {
                focus(".chat");
                show_last_line();
                self.look();
            });
            return;
        }
        if untrack(|| self.would_dock()) {
            self.dock(true);
        }
        request_animation_frame(show_chat);
    }

    /// Somebody does not want it over the page, or beside the board.
    pub(super) fn close(self) {
        if self.sheet.get_untracked() {
            self.sheet.set(false);
            request_animation_frame(|| focus(".to-chat"));
        } else {
            self.dock(false);
        }
    }

    /// How many lines of others have not been seen.
    fn count(self) -> usize {
        let known = self.known.get();
        let me = self.here.me().map(|me| me.id);
        self.online.chat.with(|chat| {
            let unread = chat
                .iter()
                .filter(|line| line.number >= known.read && Some(line.account) != me);
            if known.muted { 0 } else { unread.count() }
        })
    }

    /// If the chat is in sight, all is read.
    fn look(self) {
        if is_in_sight() {
            self.read();
        }
    }

    fn read(self) {
        let next = self.online.chat.with_untracked(|chat| next_number(chat));
        if self
            .known
            .with_untracked(|known| known.read < next && !known.muted)
        {
            self.keep(|known| known.read = next);
        }
        if self.passing.with_untracked(Option::is_some) {
            self.passing.set(None);
        }
    }

    fn pass_by(self) {
        let me = self.here.me().map(|me| me.id);
        let last = self.online.chat.with_untracked(|chat| chat.last().cloned());
        let last = last.filter(|line| Some(line.account) != me);
        let Some(line) = last.filter(|_| !self.known.with_untracked(|known| known.muted)) else {
            return;
        };
        let number = line.number;
        self.passing.set(Some(line));
        pass_after_a_while(self.passing, number);
    }

    fn keep(self, change: impl FnOnce(&mut Known)) {
        self.known.update(|known| {
            change(known);
            known.at = js_sys::Date::now() as u64;
        });
        let id = self
            .online
            .session
            .table
            .with_untracked(|table| table.id.clone());
        let mut all = load();
        all.insert(id, self.known.get_untracked());
        while all.len() > MOST_TABLES {
            let oldest = all.iter().min_by_key(|(_, known)| known.at);
            let Some(oldest) = oldest.map(|(id, _)| id.clone()) else {
                break;
            };
            all.remove(&oldest);
        }
        if let Ok(all) = serde_json::to_string(&all) {
            keep(KEPT, &all);
        }
    }
}

/// Nobody sees the line of this number any more after a while, unless somebody is about to open it.
fn pass_after_a_while(passing: RwSignal<Option<ChatLine>>, number: u64) {
    let gone = move || {
        let is_same = passing
            .try_with_untracked(|line| line.as_ref().map(|line| line.number) == Some(number));
        if is_same != Some(true) {
            return;
        }
        let used = ".passing-line :is(:focus, :hover)";
        match document().query_selector(used) {
            Ok(Some(_)) => pass_after_a_while(passing, number),
            _ => passing.set(None),
        }
    };
    set_timeout(gone, PASSES);
}

fn load() -> BTreeMap<String, Known> {
    let kept = kept(KEPT).unwrap_or_default();
    serde_json::from_str(&kept).unwrap_or_default()
}

fn next_number(chat: &[ChatLine]) -> u64 {
    chat.last().map_or(0, |line| line.number + 1)
}

/// Does somebody see the lines that were said last? They stand above the field to answer in, for those who
/// have one.
fn is_in_sight() -> bool {
    let mut places = ["#say", ".chat li:last-child", ".chat"].into_iter();
    let line = places.find_map(|css| document().query_selector(css).ok().flatten());
    let Some(line) = line.filter(|_| !document().hidden()) else {
        return false;
    };
    let place = line.get_bounding_client_rect();
    let height = window()
        .inner_height()
        .ok()
        .and_then(|height| height.as_f64());
    place.height() > 0.0 && place.top() >= 0.0 && place.bottom() <= height.unwrap_or_default()
}

/// Is there room for the chat beside a board, as `together.css` has it?
fn has_room() -> bool {
    let query = window().match_media("(min-width: 77rem)");
    matches!(query, Ok(Some(query)) if query.matches())
}

/// Brings the chat into sight.
fn show_chat() {
    bring_into_sight(".chat", web_sys::ScrollLogicalPosition::Center);
    focus("#say");
}

fn focus(css: &str) {
    let found = document().query_selector(css).ok().flatten();
    let found = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
    if let Some(found) = found {
        let how = FocusOptions::new();
        how.set_prevent_scroll(true);
        let _ = found.focus_with_options(&how);
    }
}

/// The last line is the one that people want to read.
pub(super) fn show_last_line() {
    if let Ok(Some(list)) = document().query_selector(".chat ol") {
        list.set_scroll_top(list.scroll_height());
    }
}

/// A line as it is read here: a phrase in the language of the page.
pub(super) fn text(words: Words, line: &str) -> String {
    match Phrase::of(line) {
        Some(phrase) => words.say(&format!("phrase-{phrase}")),
        None => line.to_owned(),
    }
}

/// The way to the chat, with the number of lines that were not seen.
#[component]
pub(super) fn ToChat(unread: Unread) -> impl IntoView {
    let words = words();
    let count = Memo::new(move |_| unread.count());
    let label = move || match count.get() {
        0 => words.say("chat-title"),
        count => words.say_with("chat-unread", &[("count", count.into())]),
    };
    view! {
        <button class="to-chat" aria-label=label on:click=move |_| unread.show()>
            // A phone has no room for the word.
            <svg class="speech" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v11H11l-5 4v-4H4z"/></svg>
            <span class="word">{move || words.say("chat-title")}</span>
            <Show when=move || { count.get() > 0 }>
                <span class="count" aria-hidden="true">{move || count.get()}</span>
            </Show>
        </button>
    }
}

/// The latest line, while the chat is out of sight.
#[component]
pub(super) fn PassingLine(unread: Unread) -> impl IntoView {
    let words = words();
    let line = move || {
        let line = unread.passing.get()?;
        let said = text(words, &line.text);
        Some(view! {
            <button class="passing" on:click=move |_| unread.show()>
                <strong>{line.name}</strong> " " <span>{said}</span>
            </button>
        })
    };
    // The chat itself is read out, wherever it is.
    view! { <div class="passing-line">{line}</div> }
}
