//! When it is worth looking at the server again: the network comes or goes, or somebody looks at the
//! page.

use leptos::{ev, prelude::*};

/// Does this whenever the network comes or goes, or the page is looked at after a while. It ends with
/// its owner.
pub(crate) fn on_waking(act: impl Fn() + Clone + 'static) {
    let (online, offline, shown, seen) = (act.clone(), act.clone(), act.clone(), act);
    let listeners = [
        window_event_listener(ev::online, move |_| online()),
        window_event_listener(ev::offline, move |_| offline()),
        window_event_listener(ev::pageshow, move |_| shown()),
        window_event_listener(ev::visibilitychange, move |_| {
            if !document().hidden() {
                seen();
            }
        }),
    ];
    on_cleanup(move || {
        for listener in listeners {
            listener.remove();
        }
    });
}

/// Does the browser know of a network? It may be wrong when it says so, seldom when it says not.
pub(crate) fn has_network() -> bool {
    window().navigator().on_line()
}
