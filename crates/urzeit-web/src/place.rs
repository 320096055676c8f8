//! Where the page lies, and whether a server stands behind it.
//!
//! A server has the page at its root. Written as files by `urzeit page` it lies below any path of any web
//! space, and nothing there answers but files.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{HtmlScriptElement, Url};

/// Where the script lies that started the page, beside all other files of its version.
fn script() -> String {
    let script = document().query_selector("script[type=module]");
    let script = script.ok().flatten();
    let script = script.and_then(|script| script.dyn_into::<HtmlScriptElement>().ok());
    let address = script.and_then(|script| Url::new(&script.src()).ok());
    address
        .map(|address| address.pathname())
        .unwrap_or_default()
}

/// Where a file lies that belongs to this version of the page.
pub(crate) fn beside(file: &str) -> String {
    script().replace("start.js", file)
}

/// The path that the page lies below: nothing for the root, else such as `/games/urzeit`.
pub(crate) fn base() -> String {
    let script = script();
    let base = script.rsplit_once("/page/").map(|(base, _)| base);
    base.unwrap_or_default().to_owned()
}

/// What only the frame of this version names, wherever it lies.
pub(crate) fn version() -> String {
    let script = script();
    let version = script.rsplit_once("/page/").map(|(_, version)| version);
    version.unwrap_or_default().to_owned()
}

/// The whole path of an address of the page. The router's own links and ways need none.
pub(crate) fn at(path: &str) -> String {
    format!("{}{path}", base())
}

/// Is there no server behind the page? `urzeit page` says so in the frame.
pub(crate) fn is_alone() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute("data-alone"))
}
