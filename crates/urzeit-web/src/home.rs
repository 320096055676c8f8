//! The first thing that people see: three games, one click from each.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use urzeit_rules::record::GAMES;
use wasm_bindgen_futures::spawn_local;

use crate::{
    genesis, guide, lords,
    online::YourTurns,
    played,
    prefs::prefs,
    session::{self, Kept, New},
    text::words,
    ursuppe,
};

/// A newcomer meets this opponent.
const FIRST_LEVEL: &str = "easy";

/// So many play a newcomer's first game.
fn first_players(game: &str) -> usize {
    match game {
        // Two would need a mode of its own.
        "ursuppe" => 3,
        _ => 2,
    }
}

#[component]
pub(crate) fn Home() -> impl IntoView {
    let words = words();
    let games = RwSignal::new(session::all());
    view! {
        <section class="hero">
            <h1>{move || words.say("home-title")}</h1>
            <p class="lead">{move || words.say("home-lead")}</p>
        </section>
        <YourTurns/>
        <section class="games" aria-label=move || words.say("home-games")>
            {GAMES.iter().map(|game| view! { <Card game/> }).collect_view()}
        </section>
        <Show when=move || games.with(|games| !games.is_empty())>
            <section class="kept">
                <h2>{move || words.say("home-kept")}</h2>
                <ul>
                    <For each=move || games.get() key=|game| game.id.clone() let:game>
                        <Saved game games/>
                    </For>
                </ul>
            </section>
        </Show>
        <p class="open-link">
            <a href="/online">{move || words.say("home-friends")}</a>
            <a href="/replay/open">{move || words.say("open-link")}</a>
        </p>
    }
}

/// A game that can be begun with one click.
#[component]
fn Card(game: &'static str) -> impl IntoView {
    let words = words();
    let navigate = use_navigate();
    let prefs = prefs();
    let trouble = RwSignal::new(None);
    let begin = move |_| {
        let new = New {
            game,
            options: Vec::new(),
            seats: std::iter::once(Ok(words.say("home-you")))
                .chain((1..first_players(game)).map(|_| Err(FIRST_LEVEL.to_owned())))
                .collect(),
            confirm: prefs.confirms(),
        };
        let navigate = navigate.clone();
        spawn_local(async move {
            if played::load(game).await.is_err() {
                trouble.set(Some("page-part-lost"));
                return;
            }
            match session::make(&new) {
                Some(id) => navigate(&format!("/play/{id}"), Default::default()),
                None => trouble.set(Some("home-no-room")),
            }
        });
    };
    view! {
        <article class=format!("card {game}")>
            {picture(game)}
            <h2>{move || words.say(&format!("{game}-title"))}</h2>
            <p>{move || words.say(&format!("home-{game}"))}</p>
            <div class="buttons">
                <button class="primary" on:click=begin>{move || words.say("home-play")}</button>
                <a class="button" href=format!("/new/{game}")>{move || words.say("home-set-up")}</a>
                <a class="button learn" href=guide::address(game)>{move || words.say("guide-learn")}</a>
            </div>
            {move || trouble.get().map(|trouble| view! { <p role="alert">{words.say(trouble)}</p> })}
        </article>
    }
}

/// A little picture of the game.
fn picture(game: &str) -> AnyView {
    match game {
        "genesis" => view! { <genesis::Picture/> }.into_any(),
        "lords" => view! { <lords::Picture/> }.into_any(),
        _ => view! { <ursuppe::Picture/> }.into_any(),
    }
}

/// A game that somebody can go on with.
#[component]
fn Saved(game: Kept, games: RwSignal<Vec<Kept>>) -> impl IntoView {
    let words = words();
    let Kept { id, game, over, .. } = game;
    let address = match guide::is_guided(&id) {
        true => guide::address(&game),
        false => format!("/play/{id}"),
    };
    let state = if over { "home-over" } else { "home-running" };
    let forget = move |_| {
        session::forget(&id);
        games.set(session::all());
    };
    view! {
        <li>
            <a href=address>
                <strong>{move || words.say(&format!("{game}-title"))}</strong>
                " "
                <span class="quiet">{move || words.say(state)}</span>
            </a>
            <button class="plain" on:click=forget>{move || words.say("home-forget")}</button>
        </li>
    }
}
