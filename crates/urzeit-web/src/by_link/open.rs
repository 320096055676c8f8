//! Opening a link: joining a game, or going on with one.

use leptos::prelude::*;
use leptos_router::{
    NavigateOptions,
    hooks::{use_location, use_navigate},
};
use urzeit_table::{
    by_link::{self, MAX_NAME},
    messages::Why,
};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::{
    app::{keep, kept},
    bring,
    later::Lost,
    place::at,
    played,
    session::{self, Arrived},
    setup::NAME,
    text::words,
};

/// What is shown of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Shown {
    /// Nothing is there yet.
    Nothing,
    /// A seat is left.
    Invited {
        game: &'static str,
        players: Vec<String>,
        seats: usize,
    },
    /// Why it cannot be gone on with: a sentence, and where to go instead.
    Refused(Why, Option<String>),
    /// A part of the page cannot be had.
    Lost,
}

/// The page that opens links.
#[component]
pub(crate) fn OpenLink() -> impl IntoView {
    let hash = use_location().hash;
    let shown = RwSignal::new(Shown::Nothing);
    let go = use_navigate();
    let go = StoredValue::new_local(move |to: String| {
        let options = NavigateOptions {
            replace: true,
            ..NavigateOptions::default()
        };
        go(&to, options);
    });
    let go = Callback::new(move |to: String| {
        // Somebody may have gone elsewhere meanwhile.
        go.try_with_value(|go| go(to));
    });
    let look = Callback::new(move |link: String| {
        spawn_local(async move {
            let (found, way) = look(&link).await;
            shown.try_set(found);
            if let Some(way) = way {
                go.run(way);
            }
        });
    });
    // The same page may get another link.
    Effect::new(move |_| {
        let link = hash.get();
        match link.trim_start_matches('#') {
            "" => shown.set(Shown::Nothing),
            link => look.run(link.to_owned()),
        }
    });
    move || match shown.get() {
        Shown::Nothing => view! { <Bring go/> }.into_any(),
        Shown::Invited {
            game,
            players,
            seats,
        } => {
            let link = hash.get_untracked();
            view! { <Join link game players seats go/> }.into_any()
        }
        Shown::Refused(why, instead) => view! { <Refused why instead/> }.into_any(),
        Shown::Lost => {
            let again = Callback::new(move |()| look.run(hash.get_untracked()));
            view! { <section class="narrow"><Lost says="page-part-lost" again/></section> }
                .into_any()
        }
    }
}

/// What a link comes to, and where it leads.
async fn look(link: &str) -> (Shown, Option<String>) {
    let game = match by_link::game_in(link) {
        Ok(game) => game,
        Err(bad) => return (Shown::Refused(Why::from(&bad), None), None),
    };
    if played::load(game).await.is_err() {
        return (Shown::Lost, None);
    }
    let play = |id: &str| format!("/play/{id}");
    let refused = |why, instead| (Shown::Refused(why, Some(instead)), None);
    match session::arrive(link) {
        Ok(Arrived::Invited {
            game,
            players,
            seats,
        }) => (
            Shown::Invited {
                game,
                players,
                seats,
            },
            None,
        ),
        Ok(Arrived::GoesOn(id) | Arrived::Known(id)) => (Shown::Nothing, Some(play(&id))),
        Ok(Arrived::Fork { id, is_own, .. }) if is_own => {
            refused(Why::only("link-fork-own"), play(&id))
        }
        Ok(Arrived::Fork { id, player, .. }) => {
            refused(Why::naming("link-fork", &[("who", player)]), play(&id))
        }
        Ok(Arrived::OtherPlayer { id, is_own, .. }) if is_own => {
            refused(Why::only("link-other-player-own"), play(&id))
        }
        Ok(Arrived::OtherPlayer { id, player, .. }) => refused(
            Why::naming("link-other-player", &[("who", player)]),
            play(&id),
        ),
        Ok(Arrived::NoRoom) => (Shown::Refused(Why::only("home-no-room"), None), None),
        Ok(Arrived::Stranger { record }) => {
            bring::keep(Some(&record));
            refused(Why::only("link-stranger"), "/replay/open".to_owned())
        }
        Err(bad) => (Shown::Refused(Why::from(&bad), None), None),
    }
}

/// Why a link cannot be gone on with.
#[component]
fn Refused(why: Why, instead: Option<String>) -> impl IntoView {
    let words = words();
    let said = move || words.why(&why);
    let way = instead.map(|to| {
        let says = if to.starts_with("/play/") {
            "link-to-game"
        } else {
            "link-to-record"
        };
        view! { <p><a class="button" href=at(&to)>{move || words.say(says)}</a></p> }
    });
    view! {
        <section class="narrow by-link">
            <h1>{move || words.say("link-title")}</h1>
            <p class="notice wrong" role="alert">{said}</p>
            {way}
            <p><a href=at("/")>{move || words.say("page-to-start")}</a></p>
        </section>
    }
}

/// Somebody is invited: the seat is theirs once they say their name.
#[component]
fn Join(
    link: String,
    game: &'static str,
    players: Vec<String>,
    seats: usize,
    go: Callback<String>,
) -> impl IntoView {
    let words = words();
    let name = RwSignal::new(kept(NAME).unwrap_or_default());
    let trouble = RwSignal::new(None::<Why>);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = name.get_untracked();
        let typed: Vec<_> = typed.split_whitespace().collect();
        let called = typed.join(" ");
        match session::join(&link, &called) {
            Ok(Some(id)) => {
                keep(NAME, &called);
                go.run(format!("/play/{id}"));
            }
            Ok(None) => trouble.set(Some(Why::only("home-no-room"))),
            Err(bad) => trouble.set(Some(Why::from(&bad))),
        }
    };
    let invited = move || {
        let named = [
            ("who", words.list(&players).into()),
            ("count", players.len().into()),
            ("game", words.say(&format!("{game}-title")).into()),
            ("seats", seats.into()),
        ];
        words.say_with("link-invited", &named)
    };
    view! {
        <form class="narrow set-up by-link" on:submit=join>
            <h1>{move || words.say(&format!("{game}-title"))}</h1>
            <p class="lead">{invited}</p>
            <label class="field">
                <span>{move || words.say("setup-name")}</span>
                <input required maxlength=MAX_NAME autocomplete="nickname" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <p role="alert">{move || trouble.get().map(|why| words.why(&why))}</p>
            <button class="primary">{move || words.say("link-join")}</button>
        </form>
    }
}

/// Somebody has a link or its file, and opens it here.
#[component]
fn Bring(go: Callback<String>) -> impl IntoView {
    let words = words();
    let text = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<Why>);
    // What is no link does not become an address: it may be a whole file of anything.
    let open = move |typed: &str| match by_link::game_in(typed) {
        Err(bad) => trouble.set(Some(Why::from(&bad))),
        Ok(_) => go.run(to_link(typed)),
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        open(&text.get_untracked());
    };
    let chosen = move |event: leptos::ev::Event| {
        let files = event_target::<web_sys::HtmlInputElement>(&event).files();
        let Some(file) = files.and_then(|files| files.get(0)) else {
            return;
        };
        spawn_local(async move {
            let read = JsFuture::from(file.text()).await.ok();
            open(&read.and_then(|read| read.as_string()).unwrap_or_default());
        });
    };
    view! {
        <form class="narrow set-up by-link" on:submit=submit>
            <h1>{move || words.say("link-title")}</h1>
            <p class="quiet">{move || words.say("link-more")}</p>
            <label class="field">
                <span>{move || words.say("open-file")}</span>
                <input type="file" accept=".txt,text/plain" on:change=chosen/>
            </label>
            <label class="field wide">
                <span>{move || words.say("link-paste")}</span>
                <textarea id="link" rows="4" spellcheck="false" autocapitalize="off" required
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))></textarea>
            </label>
            <p role="alert">{move || trouble.get().map(|why| words.why(&why))}</p>
            <button class="primary">{move || words.say("open-button")}</button>
        </form>
    }
}

/// The address on this page of what somebody has copied, wherever it was made.
pub(crate) fn to_link(text: &str) -> String {
    let link = text.rsplit('#').next().unwrap_or_default();
    let link: String = link.split_whitespace().collect();
    format!("/link#{link}")
}
