//! The end of a game, for those who see it come: it comes into sight, wherever the page is scrolled to.

use leptos::{ev, prelude::*};
use urzeit_table::{Awaits, messages::State};
use wasm_bindgen::JsCast as _;

use crate::session::Session;

/// What the game came to, and what can be done then.
const PLACE: &str = "section.over";

/// Brings the end of a game into sight, once, when it is shown: not to somebody who comes when it is over, who
/// writes or tries something out, or who has scrolled since the game ended.
pub(super) fn bring_into_sight(session: Session, is_at_table: impl Fn() -> bool + 'static) {
    if session
        .table
        .with_untracked(|table| table.state == State::Over)
    {
        return;
    }
    let has_scrolled = StoredValue::new(false);
    let scroll = move || {
        let is_over = session.now.with_untracked(|now| now.conclusion.is_some());
        has_scrolled.set_value(is_over);
    };
    let listeners = [
        window_event_listener(ev::wheel, move |_| scroll()),
        window_event_listener(ev::touchmove, move |_| scroll()),
    ];
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    Effect::new(move |was_shown: Option<bool>| {
        // While steps are played back nothing is awaited, not even nothing.
        let is_ended = session.moment.with(|moment| moment.awaits) == Some(Awaits::Nothing);
        let is_shown = is_ended && session.table.with(|table| table.state == State::Over);
        let is_new = is_shown && was_shown != Some(true);
        if is_new && !has_scrolled.get_value() && untrack(&is_at_table) && !is_writing() {
            // It is in the page a moment later.
            request_animation_frame(bring);
        }
        is_shown
    });
}

fn is_writing() -> bool {
    let focus = document().active_element();
    focus.is_some_and(|focus| focus.matches("input, textarea").unwrap_or(false))
}

fn bring() {
    let Ok(Some(place)) = document().query_selector(PLACE) else {
        return;
    };
    let edges = place.get_bounding_client_rect();
    let height = window().inner_height().ok();
    let height = height.and_then(|height| height.as_f64());
    if edges.top() < 0.0 || edges.bottom() > height.unwrap_or_default() {
        let how = web_sys::ScrollIntoViewOptions::new();
        how.set_block(web_sys::ScrollLogicalPosition::Center);
        place.scroll_into_view_with_scroll_into_view_options(&how);
    }
    // The button with which somebody resigned is gone: the keyboard goes on here.
    let is_lost = document()
        .active_element()
        .is_none_or(|focus| focus.tag_name() == "BODY");
    if is_lost && let Ok(place) = place.dyn_into::<web_sys::HtmlElement>() {
        let how = web_sys::FocusOptions::new();
        how.set_prevent_scroll(true);
        let _ = place.focus_with_options(&how);
    }
}
