//! What needs a server, on a page that has none: it says so, and leads to the page of a server that
//! somebody names. Nothing is ever asked of that server from here.

use leptos::{prelude::*, wasm_split::SplitLoaderError};
use leptos_router::hooks::use_location;
use web_sys::Url;

use crate::{
    app::{keep, kept},
    later::{Part, later},
    place::{at, base, is_alone},
    text::words,
};

/// Where the browser keeps the server that somebody named last.
const SERVER: &str = "urzeit.server";

/// A page that needs a server; where there is none, the way to one.
pub(crate) fn served<Load, Show>(
    load: impl Fn() -> Load + Copy + Send + Sync + 'static,
    show: impl Fn() -> Show + Send + Sync + 'static,
) -> AnyView
where
    Load: Future<Output = Result<(), SplitLoaderError>> + 'static,
    Show: Future<Output = Part>,
{
    if is_alone() {
        view! { <Elsewhere/> }.into_any()
    } else {
        later(load, show)
    }
}

/// Asks for a server, and opens there what was asked for here.
#[component]
fn Elsewhere() -> impl IntoView {
    let words = words();
    let place = use_location();
    let typed = RwSignal::new(kept(SERVER).unwrap_or_default());
    let is_wrong = RwSignal::new(false);
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(server) = server(&typed.get_untracked()) else {
            return is_wrong.set(true);
        };
        keep(SERVER, &server);
        let path = place.pathname.get_untracked();
        let path = path.strip_prefix(&*base()).unwrap_or(&path);
        // Here it is a folder.
        let path = path.trim_end_matches('/');
        let query = place.search.get_untracked();
        let mark = if query.is_empty() { "" } else { "?" };
        let _ = window()
            .location()
            .set_href(&format!("{server}{path}{mark}{query}"));
    };
    view! {
        <form class="narrow set-up elsewhere" on:submit=open novalidate>
            <h1>{move || words.say("alone-title")}</h1>
            <p>{move || words.say("alone-more")}</p>
            <label class="field wide">
                <span>{move || words.say("alone-address")}</span>
                <input type="url" id="server" autocomplete="url" autocapitalize="off" spellcheck="false"
                    placeholder="urzeit.example.org" aria-describedby="server-hint server-wrong"
                    aria-invalid=move || is_wrong.get().to_string()
                    prop:value=move || typed.get()
                    on:input=move |event| {
                        typed.set(event_target_value(&event));
                        is_wrong.set(false);
                    }/>
            </label>
            <p class="quiet" id="server-hint">{move || words.say("alone-hint")}</p>
            <p role="alert" id="server-wrong">
                {move || is_wrong.get().then(|| words.say("alone-wrong"))}
            </p>
            <button class="primary">{move || words.say("alone-open")}</button>
            <p>{move || words.say("alone-instead")}</p>
            <p><a href=at("/")>{move || words.say("page-to-start")}</a></p>
        </form>
    }
}

/// The address of a server, such as `https://urzeit.example.org`, from what somebody typed.
fn server(typed: &str) -> Option<String> {
    let typed = typed.trim();
    // Some browsers make a name of anything.
    if typed.is_empty() || typed.contains(char::is_whitespace) {
        return None;
    }
    let whole = if typed.contains("://") {
        typed.to_owned()
    } else {
        format!("https://{typed}")
    };
    let address = Url::new(&whole).ok()?;
    let is_web = ["http:", "https:"].contains(&&*address.protocol());
    let named = is_web && address.username().is_empty();
    named.then(|| address.origin())
}
