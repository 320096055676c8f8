//! The first thing that people see: three games, one click from each.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use urzeit_rules::record::GAMES;

use crate::{
    guide,
    session::{self, Kept, New},
    text::words,
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
    }
}

/// A game that can be begun with one click.
#[component]
fn Card(game: &'static str) -> impl IntoView {
    let words = words();
    let navigate = use_navigate();
    let troubled = RwSignal::new(false);
    let begin = move |_| {
        let new = New {
            game,
            options: Vec::new(),
            seats: std::iter::once(Ok(words.say("home-you")))
                .chain((1..first_players(game)).map(|_| Err(FIRST_LEVEL.to_owned())))
                .collect(),
            confirm: true,
        };
        match session::make(&new) {
            Some(id) => navigate(&format!("/play/{id}"), Default::default()),
            None => troubled.set(true),
        }
    };
    view! {
        <article class=format!("card {game}")>
            <Picture game/>
            <h2>{move || words.say(&format!("{game}-title"))}</h2>
            <p>{move || words.say(&format!("home-{game}"))}</p>
            <div class="buttons">
                <button class="primary" on:click=begin>{move || words.say("home-play")}</button>
                <a class="button" href=format!("/new/{game}")>{move || words.say("home-set-up")}</a>
                <a class="button learn" href=guide::address(game)>{move || words.say("guide-learn")}</a>
            </div>
            <Show when=move || troubled.get()>
                <p role="alert">{move || words.say("home-no-room")}</p>
            </Show>
        </article>
    }
}

/// A little picture of the game.
#[component]
fn Picture(game: &'static str) -> impl IntoView {
    let picture = match game {
        "genesis" => view! {
            <g>
                <rect x="14" y="20" width="36" height="36" rx="5" class="forest"/>
                <rect x="54" y="20" width="36" height="36" rx="5" class="forest"/>
                <rect x="54" y="60" width="36" height="36" rx="5" class="savannah"/>
                <rect x="94" y="20" width="36" height="36" rx="5" class="wetland"/>
                <rect x="94" y="60" width="36" height="36" rx="5" class="mountain"/>
                <path d="M104 92l14-24 14 24z" class="line"/>
            </g>
        }
        .into_any(),
        "lords" => view! {
            <g>
                <path d="M40 22l24 14v28l-24 14-24-14v-28z" class="plains"/>
                <path d="M88 22l24 14v28l-24 14-24-14v-28z" class="hills"/>
                <path d="M64 64l24 14v28l-24 14-24-14v-28z" class="sea"/>
                <circle cx="40" cy="50" r="9" class="people"/>
                <circle cx="88" cy="50" r="9" class="people two"/>
            </g>
        }
        .into_any(),
        _ => view! {
            <g>
                <path d="M20 70c0-30 26-50 56-46s48 30 40 54-40 26-62 20-34-8-34-28z" class="soup"/>
                <path d="M52 60c4-12 20-12 24-2s-4 20-14 20-14-8-10-18z" class="amoeba"/>
                <path d="M84 76c3-8 14-8 17-1s-3 14-10 14-10-6-7-13z" class="amoeba two"/>
                <rect x="84" y="42" width="9" height="9" class="cube"/>
                <rect x="40" y="84" width="9" height="9" class="cube two"/>
            </g>
        }
        .into_any(),
    };
    view! { <svg class="picture" viewBox="0 0 144 120" aria-hidden="true">{picture}</svg> }
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
