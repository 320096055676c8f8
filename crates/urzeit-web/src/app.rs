//! The frame of the page: addresses, language, looks.

use leptos::prelude::*;
use leptos_router::{
    NavigateOptions,
    components::{A, Redirect, Route, Router, Routes},
    hooks::use_params_map,
    path,
};
use urzeit_rules::record::GAMES;

use crate::{
    elsewhere::served,
    heading::{Heading, HeadingFollowed},
    home::Home,
    keys::KeysHelp,
    later::{Lost, later},
    online::{Here, notices::NoticeMenu},
    parts,
    place::{at, base},
    prefs::Prefs,
    site::{SiteInfo, SiteLinks},
    table::LocalTable,
    text::{Language, Words, words},
};
use urzeit_texts::Text;

/// The page.
#[component]
pub(crate) fn App(
    /// What it says at first.
    text: Text,
) -> impl IntoView {
    let words = Words::new(text);
    provide_context(words);
    provide_context(Prefs::new());
    provide_context(Here::new());
    provide_context(SiteInfo::new());
    provide_context(Heading(RwSignal::new(String::new())));
    Effect::new(move |_| {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", words.language().code());
        }
    });
    view! {
        <Router base=base()>
            <a class="skip" href="#main">{move || words.say("page-skip")}</a>
            <Frame/>
            <main id="main">
                <Routes fallback=NotFound>
                    <Route path=path!("/") view=Home/>
                    <Route path=path!("/play/:id") view=LocalTable/>
                    <Route path=path!("/new/:game") view=|| later(parts::set_up::load, parts::set_up::set_up)/>
                    <Route path=path!("/link") view=|| later(parts::open_link::load, parts::open_link::open_link)/>
                    <Route path=path!("/learn/:game") view=|| later(parts::learn::load, parts::learn::learn)/>
                    <Route path=path!("/replay") view=|| later(parts::open_record::load, parts::open_record::open_record)/>
                    <Route path=path!("/replay/open") view=|| later(parts::open_record::load, parts::open_record::open_record)/>
                    <Route path=path!("/replay/:id") view=|| later(parts::local_replay::load, parts::local_replay::local_replay)/>
                    <Route path=path!("/replay/table/:id") view=|| served(parts::table_replay::load, parts::table_replay::table_replay)/>
                    <Route path=path!("/rules") view=ToRules/>
                    <Route path=path!("/rules/:game") view=|| later(parts::rules::load, parts::rules::rules)/>
                    <Route path=path!("/editor") view=|| later(parts::editor::load, parts::editor::editor)/>
                    <Route path=path!("/online") view=|| served(parts::lobby::load, parts::lobby::lobby)/>
                    <Route path=path!("/online/new/:game") view=|| served(parts::new_table::load, parts::new_table::new_table)/>
                    <Route path=path!("/online/quick/:game") view=|| served(parts::quick::load, parts::quick::quick)/>
                    <Route path=path!("/table/:id") view=|| served(parts::table::load, parts::table::table)/>
                    <Route path=path!("/account") view=|| served(parts::account::load, parts::account::account)/>
                    <Route path=path!("/register/:code") view=|| served(parts::register::load, parts::register::register)/>
                    <Route path=path!("/operator") view=|| served(parts::operator::load, parts::operator::operator)/>
                    <Route path=path!("/conduct") view=|| served(parts::conduct::load, parts::conduct::conduct)/>
                    <Route path=path!("/people/:id") view=|| served(parts::person::load, parts::person::person)/>
                    <Route path=path!("/settings") view=|| later(parts::settings::load, parts::settings::settings)/>
                    <Route path=path!("/wins") view=|| later(parts::wins::load, parts::wins::wins)/>
                    <Route path=path!("/about") view=|| later(parts::about::load, parts::about::about)/>
                </Routes>
            </main>
            <Foot/>
            <HeadingFollowed/>
        </Router>
    }
}

/// What stands above every page.
#[component]
fn Frame() -> impl IntoView {
    let words = words();
    // A list to choose from has room for any number of languages.
    let choose = move |event| words.choose(Language::of(&event_target_value(&event)));
    let language = |language: Language| {
        let chosen = move || words.chosen() == language;
        let code = language.code();
        view! { <option value=code lang=code selected=chosen>{language.name()}</option> }
    };
    let again = move |language| Callback::new(move |()| words.choose(language));
    let missing = move || {
        let again = again(words.missing()?);
        Some(view! { <section class="narrow"><Lost says="page-language-lost" again/></section> })
    };
    view! {
        <header class="frame">
            <a href=at("/") class="mark">
                <svg viewBox="0 0 64 64" aria-hidden="true">
                    <path d="M12 46c6-18 14-26 20-26s10 6 8 12c-1 4-5 5-6 2s2-6 5-4"/>
                    <circle cx="47" cy="22" r="6"/>
                </svg>
                <span>"Urzeit"</span>
            </a>
            <nav aria-label=move || words.say("page-menu")>
                <NoticeMenu/>
                <A href=at("/rules")>{move || words.say("page-rules")}</A>
                <select class="languages" aria-label=move || words.say("page-language")
                    prop:value=move || words.chosen().code() on:change=choose>
                    {Language::all().map(language).collect_view()}
                </select>
                <A href=at("/settings") attr:class="gear" attr:aria-label=move || words.say("settings-title")
                    attr:title=move || words.say("settings-title")>
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M4 7h9m5 0h2M4 17h3m5 0h8"/>
                        <circle cx="15.500" cy="7" r="2.500"/>
                        <circle cx="9.500" cy="17" r="2.500"/>
                    </svg>
                </A>
            </nav>
        </header>
        {missing}
    }
}

/// What stands below every page.
#[component]
fn Foot() -> impl IntoView {
    let words = words();
    view! {
        <footer class="foot">
            <nav aria-label=move || words.say("page-foot")>
                <A href=at("/rules")>{move || words.say("page-rules")}</A>
                <A href=at("/wins")>{move || words.say("wins-title")}</A>
                <A href=at("/settings")>{move || words.say("settings-title")}</A>
                <A href=at("/about")>{move || words.say("about-title")}</A>
                <SiteLinks/>
                <KeysHelp/>
            </nav>
        </footer>
    }
}

/// A visitor who asks for the rules without naming a game gets those of the first one.
#[component]
fn ToRules() -> impl IntoView {
    let options = NavigateOptions {
        replace: true,
        ..NavigateOptions::default()
    };
    view! { <Redirect path=format!("/rules/{}", GAMES[0]) options/> }
}

/// The game that the address names, if there is such a game.
pub(crate) fn named_game() -> Memo<Option<&'static str>> {
    let parameters = use_params_map();
    Memo::new(move |_| {
        let named = parameters.with(|parameters| parameters.get("game").unwrap_or_default());
        GAMES.iter().copied().find(|game| *game == named)
    })
}

#[component]
pub(crate) fn NotFound() -> impl IntoView {
    let words = words();
    view! {
        <section class="narrow">
            <h1>{move || words.say("page-not-found")}</h1>
            <p><a href=at("/")>{move || words.say("page-to-start")}</a></p>
        </section>
    }
}

/// Scrolls until what is found so is in sight.
pub(crate) fn bring_into_sight(css: &str, block: web_sys::ScrollLogicalPosition) {
    if let Ok(Some(element)) = document().query_selector(css) {
        let how = web_sys::ScrollIntoViewOptions::new();
        how.set_block(block);
        element.scroll_into_view_with_scroll_into_view_options(&how);
    }
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
