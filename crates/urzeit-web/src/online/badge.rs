//! That a table waits for somebody, where it is seen from elsewhere: the title and the picture of the window,
//! and, for people who want that, a message of the browser.

use std::collections::HashSet;

use leptos::prelude::*;
use urzeit_table::messages::{About, Notice};
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{Notification, NotificationOptions, NotificationPermission};

use super::{here::Here, notices};
use crate::{
    app::{keep, kept},
    heading::Heading,
    place::at,
    site::site,
    text::{Words, words},
};

/// Where the browser keeps that somebody wants its messages.
const WANTED: &str = "urzeit.messages";

/// The pictures of the window: nothing waits; something does.
const ICONS: [&str; 2] = ["/icon.svg", "/icon-turn.svg"];

/// Shows in title and picture how many tables wait, and says it when one begins to.
pub(super) fn show(here: Here) {
    let words = words();
    let turns = here.turns;
    let Heading(heading) = expect_context();
    let site = site();
    Effect::new(move |_| {
        let waits = turns.get();
        let count = (waits > 0).then(|| format!("({waits}) "));
        let page = heading.with(|page| (!page.is_empty()).then(|| format!("{page} · ")));
        let [count, page] = [count, page].map(Option::unwrap_or_default);
        document().set_title(&format!("{count}{page}{}", site.get().name));
        let icon = document().query_selector("link[rel=icon]").ok().flatten();
        if let Some(icon) = icon {
            let _ = icon.set_attribute("href", &at(ICONS[usize::from(waits > 0)]));
        }
    });
    Effect::new(move |before: Option<HashSet<(About, String)>>| {
        let notices = here.notices.get();
        let waiting = notices.iter().filter(|notice| notice.waits());
        let which = |notice: &Notice| (notice.about, notice.table.clone());
        if let Some(before) = before {
            let new = waiting
                .clone()
                .filter(|notice| !before.contains(&which(notice)));
            new.for_each(|notice| say(words, notice));
        }
        waiting.map(which).collect()
    });
}

/// Has somebody asked for messages, and does the browser allow them?
pub(super) fn is_wanted() -> bool {
    kept(WANTED).as_deref() == Some("yes") && is_allowed()
}

pub(super) fn is_allowed() -> bool {
    is_possible() && Notification::permission() == NotificationPermission::Granted
}

/// Has the browser messages at all?
pub(super) fn is_possible() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false)
}

/// Wants messages while the page is open. Does the browser allow them?
pub(super) async fn want() -> bool {
    keep(WANTED, "yes");
    is_allowed_now().await
}

/// Asks the browser, if it has to be asked. Does it allow messages?
pub(super) async fn is_allowed_now() -> bool {
    if let Ok(asked) = Notification::request_permission() {
        let _ = wasm_bindgen_futures::JsFuture::from(asked).await;
    }
    is_allowed()
}

/// Wants no messages any more.
pub(super) fn want_none() {
    keep(WANTED, "no");
}

/// Says it through the system, unless the page is in sight and shows it anyway.
fn say(words: Words, notice: &Notice) {
    if !document().hidden() || !is_wanted() {
        return;
    }
    let game = words.say(&format!("{}-title", notice.game));
    let options = NotificationOptions::new();
    options.set_icon(&at(ICONS[0]));
    options.set_body(&game);
    // Several windows say it once, and a push message of the server says it no second time.
    options.set_tag(&notice.table);
    // Some browsers have messages but refuse to make them here: the title says it all the same.
    let title = notices::sentence(words, notice);
    let Ok(message) = Notification::new_with_options(&title, &options) else {
        return;
    };
    let address = notices::address(notice);
    let open = Closure::once_into_js(move || {
        let _ = window().focus();
        let _ = window().location().set_href(&address);
    });
    message.set_onclick(Some(open.unchecked_ref()));
}
