//! The frame of the page: addresses, language, looks.

use leptos::prelude::*;
use leptos_router::{
    components::{A, Route, Router, Routes},
    path,
};

use crate::{
    genesis::editor::Editor,
    guide::Learn,
    home::Home,
    online::{AccountPage, Here, Lobby, NewTable, OnlineTable, Person, notices::Bell},
    replay::{LocalReplay, TableReplay},
    rules::Rules,
    setup::SetUp,
    table::LocalTable,
    text::{Language, Words, words},
};

/// Where the browser keeps what somebody has chosen.
const LANGUAGE: &str = "urzeit.language";

/// The page.
#[component]
pub(crate) fn App() -> impl IntoView {
    let language = RwSignal::new(usual_language());
    provide_context(Words::new(language));
    provide_context(Here::new());
    Effect::new(move |_| {
        let code = language.get().code();
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", code);
        }
        keep(LANGUAGE, code);
    });
    view! {
        <Router>
            <a class="skip" href="#main">{move || words().say("page-skip")}</a>
            <Frame/>
            <main id="main">
                <Routes fallback=NotFound>
                    <Route path=path!("/") view=Home/>
                    <Route path=path!("/play/:id") view=LocalTable/>
                    <Route path=path!("/new/:game") view=SetUp/>
                    <Route path=path!("/learn/:game") view=Learn/>
                    <Route path=path!("/replay/:id") view=LocalReplay/>
                    <Route path=path!("/replay/table/:id") view=TableReplay/>
                    <Route path=path!("/rules/:game") view=Rules/>
                    <Route path=path!("/editor") view=Editor/>
                    <Route path=path!("/online") view=Lobby/>
                    <Route path=path!("/online/new/:game") view=NewTable/>
                    <Route path=path!("/table/:id") view=OnlineTable/>
                    <Route path=path!("/account") view=AccountPage/>
                    <Route path=path!("/people/:id") view=Person/>
                </Routes>
            </main>
        </Router>
    }
}

/// What stands above every page.
#[component]
fn Frame() -> impl IntoView {
    let words = words();
    let choose = move |language: Language| {
        let chosen = move || words.language.get() == language;
        view! {
            <button
                class="language"
                lang=language.code()
                aria-pressed=move || chosen().to_string()
                on:click=move |_| words.language.set(language)
            >
                {language.code().to_uppercase()}
            </button>
        }
    };
    view! {
        <header class="frame">
            <A href="/" attr:class="mark">
                <svg viewBox="0 0 64 64" aria-hidden="true">
                    <path d="M12 46c6-18 14-26 20-26s10 6 8 12c-1 4-5 5-6 2s2-6 5-4"/>
                    <circle cx="47" cy="22" r="6"/>
                </svg>
                <span>"Urzeit"</span>
            </A>
            <nav aria-label=move || words.say("page-menu")>
                <Bell/>
                <A href="/rules/genesis">{move || words.say("page-rules")}</A>
                <span role="group" aria-label=move || words.say("page-language")>
                    {Language::ALL.map(choose)}
                </span>
            </nav>
        </header>
    }
}

#[component]
fn NotFound() -> impl IntoView {
    let words = words();
    view! {
        <section class="narrow">
            <h1>{move || words.say("page-not-found")}</h1>
            <p><A href="/">{move || words.say("page-to-start")}</A></p>
        </section>
    }
}

fn usual_language() -> Language {
    let kept = kept(LANGUAGE);
    let browser = || web_sys::window().and_then(|window| window.navigator().language());
    Language::of(&kept.or_else(browser).unwrap_or_default())
}

/// What the browser keeps under this name.
pub(crate) fn kept(name: &str) -> Option<String> {
    web_sys::window()?
        .local_storage()
        .ok()??
        .get_item(name)
        .ok()?
}

/// Lets the browser keep something.
pub(crate) fn keep(name: &str, value: &str) {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok()?);
    if let Some(storage) = storage {
        let _ = storage.set_item(name, value);
    }
}
