//! A player with nothing but a keyboard finds the focus again: what had it may be gone after a move.

use leptos::{ev, prelude::*};
use urzeit_table::Wish;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, FocusOptions, HtmlElement};

use crate::session::Session;

/// The key that confirms a turn.
pub(crate) const CONFIRM: &str = "c";

/// Where the keyboard goes when chance is due, a turn is to be confirmed, or a choice is asked:
/// the first of these that is there.
const TO_CHANCE: &[&str] = &[".pad-choice", ".pad button"];
const TO_CONFIRM: &[&str] = &[".status button.primary"];
const TO_CHOICE: &[&str] = &[
    // What players ask each other lies elsewhere and is no choice of the game.
    ".question.asked button:not(:disabled)",
    ".card-choice[aria-disabled='false']",
    ".now .buttons button.primary",
    ".board [tabindex='0']",
];

/// Follows what happens at a table.
pub(crate) fn follow(session: Session) {
    let keys = Keys {
        session,
        in_use: StoredValue::new(false),
        last: StoredValue::new_local(None),
    };
    let down = window_event_listener(ev::keydown, move |event| {
        keys.in_use.set_value(true);
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        let confirms = event.key() == CONFIRM && plain && !is_typing();
        if confirms && untrack(|| session.has_to_confirm()) {
            session.wish(Wish::Confirm);
        }
    });
    let up = window_event_listener(ev::keyup, move |event| {
        if matches!(&*event.key(), "Enter" | " " | "Escape") {
            keys.find_again();
        }
    });
    let pointer = window_event_listener(ev::pointerdown, move |_| keys.in_use.set_value(false));
    let focus = window_event_listener(ev::focusin, move |event| {
        let element = event.target().and_then(|target| target.dyn_into().ok());
        keys.last.set_value(element);
    });
    on_cleanup(move || {
        down.remove();
        up.remove();
        pointer.remove();
        focus.remove();
    });
    Effect::new(move |_| {
        session.now.track();
        session.moment.track();
        keys.find_again();
    });
}

/// Does the keyboard belong to a field?
pub(crate) fn is_typing() -> bool {
    let active = document().active_element();
    active.is_some_and(|active| matches!(&*active.tag_name(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// Where the keyboard is.
#[derive(Clone, Copy)]
struct Keys {
    session: Session,
    /// Was it the keyboard that was used last, and not a mouse or a finger?
    in_use: StoredValue<bool>,
    /// What had it last.
    last: StoredValue<Option<Element>, LocalStorage>,
}

impl Keys {
    /// Once the page shows what has changed.
    fn find_again(self) {
        request_animation_frame(move || {
            // The table may be gone meanwhile.
            let in_use = self.in_use.try_get_value() == Some(true);
            let active = document().active_element();
            let lost = active.is_none_or(|active| {
                active.tag_name() == "BODY" || active.matches(":disabled") == Ok(true)
            });
            if !in_use || !lost {
                return;
            }
            let next = self.neighbour().or_else(|| self.next());
            if let Some(next) = next {
                let options = FocusOptions::new();
                options.set_prevent_scroll(true);
                // A space of a board is no element of HTML, but takes the keyboard alike.
                let next = next.unchecked_into::<HtmlElement>();
                let _ = next.focus_with_options(&options);
            }
        });
    }

    /// A button that can be pressed no more leaves the keyboard to one beside it.
    fn neighbour(self) -> Option<Element> {
        let last = self.last.try_get_value().flatten()?;
        let is_there = last.is_connected() && last.matches(":disabled") == Ok(true);
        let group = last.parent_element().filter(|_| is_there)?;
        group.query_selector("button:not(:disabled)").ok()?
    }

    /// Where the next thing is asked.
    fn next(self) -> Option<Element> {
        let places = untrack(|| {
            if self.session.chance_is_asked() {
                TO_CHANCE
            } else if self.session.has_to_confirm() {
                TO_CONFIRM
            } else if self.session.is_asked() {
                TO_CHOICE
            } else {
                &[]
            }
        });
        let mut found = places
            .iter()
            .filter_map(|place| document().query_selector(place).ok().flatten());
        found.next()
    }
}
