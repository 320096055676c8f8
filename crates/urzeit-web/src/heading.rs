//! Where the keyboard goes when another page opens, and what the window is called there.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::hooks::use_location;
use wasm_bindgen::JsCast as _;
use web_sys::{FocusOptions, HtmlElement};

use crate::text::words;

/// A page is looked for this often: until it has long taken the place of the one before, and longer
/// if it is loaded first.
const EVERY: Duration = Duration::from_millis(50);
const LEAST: u32 = 10;
const MOST: u32 = 400;

/// The heading of the page that is open.
#[derive(Clone, Copy)]
pub(crate) struct Heading(pub(crate) RwSignal<String>);

/// Follows from page to page: people who get to one are told what it is, and go on from there.
#[component]
pub(crate) fn HeadingFollowed() -> impl IntoView {
    let words = words();
    let heading: Heading = expect_context();
    let place = use_location();
    Effect::new(move |before: Option<String>| {
        // Another language has another heading.
        words.language();
        let path = place.pathname.get();
        // Where somebody comes from elsewhere the browser knows best.
        let moved = before.is_some_and(|before| before != path);
        look(heading, path.clone(), moved, 1);
        path
    });
}

/// The page has another heading, at the same address.
pub(crate) fn look_again(heading: Heading) {
    if let Ok(path) = window().location().pathname() {
        look(heading, path, false, 1);
    }
}

/// Waits for the heading of a page.
fn look(heading: Heading, path: String, moved: bool, times: u32) {
    let again = move || {
        if window().location().pathname().as_ref() != Ok(&path) {
            return;
        }
        let found = document().query_selector("main h1").ok().flatten();
        let found = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
        if let Some(found) = &found {
            arrive(heading, found, moved);
        }
        if times < LEAST || found.is_none() && times < MOST {
            look(heading, path, moved, times + 1);
        }
    };
    set_timeout(again, EVERY);
}

fn arrive(heading: Heading, found: &HtmlElement, moved: bool) {
    let text = found.text_content().unwrap_or_default();
    if heading.0.with_untracked(|before| *before != text) {
        heading.0.set(text);
    }
    if moved && !is_taken() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        found.set_tab_index(-1);
        let _ = found.focus_with_options(&options);
    }
}

/// Has the page itself said where the keyboard goes, or does its address?
fn is_taken() -> bool {
    let inside = document().query_selector("main :focus").ok().flatten();
    let sought = window().location().hash().unwrap_or_default();
    inside.is_some() || sought.len() > 1
}
