//! The lobby: tables that wait for whoever is here, own tables, and those of others.

use leptos::prelude::*;
use urzeit_rules::record::GAMES;
use urzeit_table::messages::Why;
use wasm_bindgen_futures::spawn_local;

use super::{
    arrival::SignedIn,
    here::here,
    listed::{Listed, Page, Tables},
};
use crate::{session::ask, text::words};

/// So often the lists are asked for again.
const AGAIN: std::time::Duration = std::time::Duration::from_secs(8);

/// All lists of the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Lists {
    turns: Vec<Listed>,
    running: Vec<Listed>,
    waiting: Vec<Listed>,
    open: Vec<Listed>,
    watch: Vec<Listed>,
    over: Vec<Listed>,
}

async fn list(address: &str) -> Result<Vec<Listed>, Why> {
    Ok(ask::<Page>("GET", address, None).await?.tables)
}

async fn lists() -> Result<Lists, Why> {
    let lists = Lists {
        turns: list("/api/turns").await?,
        running: list("/api/me/tables").await?,
        waiting: list("/api/me/tables?state=waiting").await?,
        open: list("/api/tables").await?,
        watch: list("/api/tables?state=running&most=20").await?,
        over: list("/api/me/tables?state=over&most=10").await?,
    };
    Ok(lists.each_once())
}

impl Lists {
    /// What stands in one list does not stand in another.
    fn each_once(mut self) -> Lists {
        let without = |list: &mut Vec<Listed>, others: &[Listed]| {
            list.retain(|table| others.iter().all(|other| other.id != table.id));
        };
        without(&mut self.running, &self.turns);
        without(&mut self.open, &self.waiting);
        without(&mut self.watch, &self.running);
        without(&mut self.watch, &self.turns);
        self
    }
}

/// The page of the lobby.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    view! { <SignedIn><Lists/></SignedIn> }
}

#[component]
fn Lists() -> impl IntoView {
    let words = words();
    let here = here();
    let shown = RwSignal::new(None::<Result<Lists, Why>>);
    let renew = move || {
        spawn_local(async move {
            let new = lists().await;
            if let Err(why) = &new
                && why.error == "server-no-session"
            {
                here.look_again();
            }
            shown.set(Some(new));
        });
    };
    renew();
    if let Ok(again) = set_interval_with_handle(renew, AGAIN) {
        on_cleanup(move || again.clear());
    }
    let list = move |of: fn(&Lists) -> &Vec<Listed>| {
        Signal::derive(move || {
            shown.with(|shown| match shown {
                Some(Ok(lists)) => of(lists).clone(),
                _ => Vec::new(),
            })
        })
    };
    let trouble = move || {
        shown.with(|shown| match shown {
            Some(Err(why)) => Some(words.why(why)),
            _ => None,
        })
    };
    let nothing_open =
        move || shown.with(|shown| matches!(shown, Some(Ok(lists)) if lists.open.is_empty()));
    view! {
        <section class="lobby">
            <h1>{move || words.say("lobby-title")}</h1>
            <p class="quiet">
                {move || here.me().map(|me| words.say_with("lobby-you", &[("who", me.name.into())]))}
                " "
                <a href="/account">{move || words.say("lobby-account")}</a>
            </p>
            <p class="refusal" role="alert">{trouble}</p>
            <Tables title="lobby-turns" tables=list(|lists| &lists.turns)/>
            <section class="make">
                <h2>{move || words.say("lobby-make")}</h2>
                <div class="buttons">
                    {GAMES.iter().map(|game| view! {
                        <a class="button" href=format!("/online/new/{game}")>
                            {move || words.say(&format!("{game}-title"))}
                        </a>
                    }).collect_view()}
                </div>
            </section>
            <Tables title="lobby-running" tables=list(|lists| &lists.running)/>
            <Tables title="lobby-waiting" tables=list(|lists| &lists.waiting)/>
            <Tables title="lobby-open" tables=list(|lists| &lists.open)/>
            <Show when=nothing_open>
                <p class="quiet">{move || words.say("lobby-nothing-open")}</p>
            </Show>
            <Tables title="lobby-watch" tables=list(|lists| &lists.watch)/>
            <Tables title="lobby-over" tables=list(|lists| &lists.over)/>
        </section>
    }
}
