//! What the guide points at gets an outline.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{CssStyleSheet, HtmlLinkElement};

/// What surrounds a space of a board: bare ground, the tile on it, a hex, water, the island.
const SHAPES: &str = ".ground-bare, :not(.ghost) > .tile .ground rect, .rim, .water, .sand";

/// Outlines what this selector finds, now and as the board changes: it is a rule of our own style
/// sheet, since classes would be lost when a board redraws something.
pub(super) fn outline(selector: &str) {
    let Some(sheet) = sheet() else {
        return;
    };
    if was_added(&sheet) {
        let _ = sheet.delete_rule(0);
    }
    // An outline around a part of a drawing does not show in every browser; a stroke does.
    let rule = format!(
        "@media all {{ \
         :is({selector}) {{ outline: 3px solid var(--pointed); outline-offset: 3px; border-radius: .5rem; }} \
         svg :is({selector}):has({SHAPES}) {{ outline: none; }} \
         svg :is({selector}) :is({SHAPES}) {{ stroke: var(--pointed); stroke-width: 4; \
         stroke-dasharray: none; opacity: 1; }} }}"
    );
    if !selector.is_empty() {
        let _ = sheet.insert_rule_with_index(&rule, 0);
    }
}

/// The only rule of the sheet that stands for all media is the one added here.
fn was_added(sheet: &CssStyleSheet) -> bool {
    let first = sheet.css_rules().ok().and_then(|rules| rules.get(0));
    first.is_some_and(|rule| rule.css_text().starts_with("@media all"))
}

/// Brings the first thing that is pointed at into view.
pub(super) fn show(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Is the first thing that is pointed at not in sight, or only in part?
pub(super) fn is_hidden(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let guide = document().query_selector(".guide").ok().flatten();
    let (Some(found), Some(guide)) = (found, guide) else {
        return false;
    };
    let height = window().inner_height().ok();
    let height = height.and_then(|height| height.as_f64()).unwrap_or(0.0);
    let (found, guide) = (
        found.get_bounding_client_rect(),
        guide.get_bounding_client_rect(),
    );
    // On a small screen the guide lies over the end of the page.
    let end = if guide.left() < 1.0 {
        guide.top()
    } else {
        height
    };
    let fits = found.height() < end;
    found.bottom() < 0.0
        || found.top() > end
        || (fits && (found.top() < 0.0 || found.bottom() > end))
}

fn sheet() -> Option<CssStyleSheet> {
    let link = document()
        .query_selector("link[href$='/guide.css']")
        .ok()??;
    let link: HtmlLinkElement = link.dyn_into().ok()?;
    link.sheet()?.dyn_into().ok()
}
