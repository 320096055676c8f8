//! The people whom the player at this screen has starred or last played with.

use std::{collections::HashSet, time::Duration};

use leptos::prelude::*;
use urzeit_table::messages::{AccountId, Acquaintance, LastGame, People};
use wasm_bindgen_futures::spawn_local;

use super::{
    api_call::{ApiCall, Trouble},
    invite_to::InviteTo,
    listed::ago,
};
use crate::{
    http::{delete, get, put},
    text::words,
};

/// How often it is asked who is online.
const AGAIN: Duration = Duration::from_secs(20);

/// The people whom the player at this screen knows.
#[derive(Clone, Copy, Default)]
pub(super) struct Known {
    pub(super) people: RwSignal<People>,
}

impl Known {
    /// As soon as the server has told them.
    pub(super) fn new() -> Known {
        let known = Known::default();
        known.load();
        known
    }

    pub(super) fn load(self) {
        spawn_local(async move {
            if let Ok(people) = get("/api/me/people").await {
                // The page may be gone meanwhile.
                self.people.try_set(people);
            }
        });
    }

    /// Everybody once: those who are starred first.
    pub(super) fn all(self) -> Vec<Acquaintance> {
        let People { starred, recent } = self.people.get();
        let mut seen = HashSet::new();
        let all = starred.into_iter().chain(recent);
        all.filter(|one| seen.insert(one.account)).collect()
    }
}

/// Stars somebody, or no longer.
#[component]
pub(super) fn StarButton(
    known: Known,
    account: AccountId,
    name: String,
    /// Is it said in words too?
    #[prop(default = false)]
    in_words: bool,
) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let is_starred = move || {
        let is = |one: &Acquaintance| one.account == account;
        known.people.with(|people| people.starred.iter().any(is))
    };
    let toggle = move |_| {
        let path = format!("/api/me/stars/{account}");
        let starred = untrack(is_starred);
        let asked = async move {
            if starred {
                delete::<()>(path, ()).await
            } else {
                put::<()>(path, ()).await
            }
        };
        api_call.run(asked, move |()| known.load());
    };
    let label = move || words.say_with("star-who", &[("who", name.clone().into())]);
    let mark = move || if is_starred() { "★" } else { "☆" };
    view! {
        <button type="button" class="plain star" aria-pressed=move || is_starred().to_string()
            aria-label=label on:click=toggle>
            <span aria-hidden="true">{mark}</span>
            {in_words.then(|| view! { <span>{move || words.say("star-give")}</span> })}
        </button>
        <Trouble api_call/>
    }
}

/// The people whom the player at this screen has starred or last played with, in the lobby.
#[component]
pub(super) fn Acquaintances() -> impl IntoView {
    let words = words();
    let known = Known::new();
    if let Ok(again) = set_interval_with_handle(move || known.load(), AGAIN) {
        on_cleanup(move || again.clear());
    }
    let list = move |title: &'static str, of: fn(&People) -> &Vec<Acquaintance>| {
        let people = Signal::derive(move || known.people.with(|people| of(people).clone()));
        view! {
            <Show when=move || people.with(|people| !people.is_empty())>
                <h2>{move || words.say(title)}</h2>
                <ul class="plain-list">
                    <For each=move || people.get()
                        key=|one| (one.account, one.name.clone(), one.online, one.last.as_ref().map(|last| last.at))
                        let:one>
                        <Row known one/>
                    </For>
                </ul>
            </Show>
        }
    };
    view! {
        <section class="acquaintances">
            {list("people-starred", |people| &people.starred)}
            {list("people-recent", |people| &people.recent)}
        </section>
    }
}

#[component]
fn Row(known: Known, one: Acquaintance) -> impl IntoView {
    let words = words();
    let Acquaintance {
        account,
        name,
        online,
        last,
        ..
    } = one;
    let named = name.clone();
    let last = last.map(|LastGame { table, game, at }| {
        view! {
            <a href=format!("/table/{table}")>{move || words.say(&format!("{game}-title"))}</a>
            ", "
            {move || ago(words, at)}
        }
    });
    view! {
        <li>
            <span>
                <a href=format!("/people/{account}")>{name.clone()}</a>
                <OnlineMark online/>
                <small class="quiet">{last}</small>
            </span>
            <StarButton known account name/>
            <InviteTo name=named/>
        </li>
    }
}

/// A mark for somebody who is online.
#[component]
pub(super) fn OnlineMark(online: bool) -> impl IntoView {
    let words = words();
    online.then(|| {
        view! {
            " "
            <span class="presence here">
                <span class="dot" aria-hidden="true"></span>
                <span class="long">{move || words.say("people-online")}</span>
            </span>
        }
    })
}
