//! The server that the page comes from, as its operator presents it.

use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_params_map};
use urzeit_table::messages::{Registration, Site};
use wasm_bindgen_futures::spawn_local;

use crate::{
    app::{keep, kept},
    http::{get, get_text},
    place,
    text::words,
};

/// Where the browser keeps it, for when the server cannot be reached.
const KEPT: &str = "urzeit.site";

/// What is known of the server; nothing until it has answered, or could not be reached.
#[derive(Clone, Copy)]
pub(crate) struct SiteInfo(RwSignal<Option<Site>>);

impl SiteInfo {
    /// Asks the server once, if there is one.
    pub(crate) fn new() -> SiteInfo {
        if place::is_alone() {
            return SiteInfo(RwSignal::new(Some(usual())));
        }
        let site = RwSignal::new(None);
        spawn_local(async move {
            let found = match get::<Site>("/api/site").await {
                Ok(found) => {
                    if let Ok(text) = serde_json::to_string(&found) {
                        keep(KEPT, &text);
                    }
                    found
                }
                Err(_) => {
                    let kept = kept(KEPT).and_then(|text| serde_json::from_str(&text).ok());
                    kept.unwrap_or_else(usual)
                }
            };
            site.set(Some(found));
        });
        SiteInfo(site)
    }

    /// Has the server answered, or could it not be reached?
    pub(crate) fn is_known(self) -> bool {
        self.0.with(Option::is_some)
    }

    /// What it is.
    pub(crate) fn get(self) -> Site {
        self.0.get().unwrap_or_else(usual)
    }
}

/// A server that nobody has decided anything about.
fn usual() -> Site {
    Site {
        name: "Urzeit".to_owned(),
        imprint: None,
        privacy: None,
        conduct: None,
        registration: Registration::Open,
        accounts_invite: false,
        guests: true,
    }
}

/// The server that the page comes from.
pub(crate) fn site() -> SiteInfo {
    expect_context()
}

/// The ways to what an operator has to say, below every page.
#[component]
pub(crate) fn SiteLinks() -> impl IntoView {
    let words = words();
    let site = site();
    let link = move |address: Option<String>, key: &'static str| {
        address.map(|address| {
            if address.starts_with('/') {
                view! { <A href=address>{move || words.say(key)}</A> }.into_any()
            } else {
                view! { <a href=address rel="external noopener">{move || words.say(key)}</a> }
                    .into_any()
            }
        })
    };
    move || {
        let site = site.get();
        view! {
            {link(site.conduct, "site-conduct")}
            {link(site.imprint, "site-imprint")}
            {link(site.privacy, "site-privacy")}
        }
    }
}

/// The rules of conduct that the operator has written, or else ours, in the language of the page.
#[component]
pub(crate) fn ConductPage() -> impl IntoView {
    let words = words();
    let text = LocalResource::new(move || {
        let language = words.language().code();
        get_text(format!("/api/conduct?language={language}"))
    });
    let shown = move || {
        text.get().map(|text| match text {
            Ok(text) => view! { <div class="conduct">{text}</div> }.into_any(),
            Err(why) => view! { <p role="alert">{move || words.why(&why)}</p> }.into_any(),
        })
    };
    view! {
        <article class="narrow">
            <h1>{move || words.say("site-conduct")}</h1>
            {shown}
        </article>
    }
}

/// The code in the address of an invitation to register.
pub(crate) fn code_in_address() -> Option<String> {
    use_params_map().with_untracked(|parameters| parameters.get("code"))
}
