//! The first thing that people see: three games, one click from each.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use urzeit_players::Level;
use urzeit_rules::record::GAMES;
use urzeit_table::Millis;
use wasm_bindgen_futures::spawn_local;

use crate::{
    genesis, guide,
    later::Lost,
    lords,
    online::{Invitations, Sure, YourTurns, ago},
    place::at,
    played,
    prefs::prefs,
    session::{self, Kept, New},
    text::{Words, words},
    ursuppe,
};

/// A newcomer meets this opponent.
const FIRST_LEVEL: Level = Level::Easy;

/// How many play a newcomer's first game.
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
        <div class="your-turns"><Invitations/></div>
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
            <a href=at("/online")>{move || words.say("home-friends")}</a>
            <a href=at("/link")>{move || words.say("link-title")}</a>
            <a href=at("/replay/open")>{move || words.say("open-link")}</a>
        </p>
    }
}

/// A game that can be begun with one click.
#[component]
fn Card(game: &'static str) -> impl IntoView {
    let words = words();
    let navigate = use_navigate();
    let prefs = prefs();
    let part_lost = RwSignal::new(false);
    let no_room = RwSignal::new(false);
    let begin = move || {
        part_lost.set(false);
        let new = New {
            game,
            options: Vec::new(),
            seats: std::iter::once(Ok(words.say("home-you")))
                .chain((1..first_players(game)).map(|_| Err(FIRST_LEVEL)))
                .collect(),
            who: Vec::new(),
            confirm: prefs.confirms(),
        };
        let navigate = navigate.clone();
        spawn_local(async move {
            if played::load(game).await.is_err() {
                part_lost.set(true);
                return;
            }
            match session::make(&new) {
                Some(id) => navigate(&format!("/play/{id}"), Default::default()),
                None => no_room.set(true),
            }
        });
    };
    let begin = StoredValue::new_local(begin);
    let again = Callback::new(move |()| begin.with_value(|begin| begin()));
    view! {
        <article class=format!("card {game}")>
            {picture(game)}
            <h2>{move || words.say(&format!("{game}-title"))}</h2>
            <p>{move || words.say(&format!("home-{game}"))}</p>
            <div class="buttons">
                <button class="primary" on:click=move |_| again.run(())>{move || words.say("home-play")}</button>
                <a class="button" href=at(&format!("/new/{game}"))>{move || words.say("home-set-up")}</a>
                <a class="button" href=at(&format!("/online/quick/{game}"))>{move || words.say("quick-play")}</a>
                <a class="button learn" href=guide::address(game)>{move || words.say("guide-learn")}</a>
            </div>
            <Show when=move || part_lost.get()><Lost says="page-part-lost" again/></Show>
            <Show when=move || no_room.get()><p role="alert">{move || words.say("home-no-room")}</p></Show>
        </article>
    }
}

/// A little picture of the game.
pub(crate) fn picture(game: &str) -> AnyView {
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
    let address = match guide::is_guided(&game.id) {
        // What no longer fits the rules can be gone through as far as it does.
        _ if game.misfit => at(&format!("/replay/{}", game.id)),
        true => guide::address(&game.game),
        false => at(&format!("/play/{}", game.id)),
    };
    let state = match game.over {
        _ if game.misfit => "home-misfit",
        true => "home-over",
        false => "home-running",
    };
    let asks_what_if = game.what_if.is_some();
    let kept = StoredValue::new(game);
    let forget = move || {
        kept.with_value(|kept| session::forget(&kept.id));
        games.set(session::all());
    };
    let title = move || words.say(&kept.with_value(|kept| format!("{}-title", kept.game)));
    let who = move || kept.with_value(|kept| who(words, kept));
    let when = move || ago(words, kept.with_value(|kept| kept.at as Millis));
    view! {
        <li>
            <a href=address>
                <strong>{title}</strong> " " {who}
                <br/>
                <span class="quiet">
                    {move || asks_what_if.then(|| format!("{} ", words.say("home-what-if")))}
                    {move || words.say(state)} ", " {when}
                </span>
            </a>
            <Sure label="home-forget" act=forget/>
        </li>
    }
}

/// The players, in one line.
fn who(words: Words, kept: &Kept) -> String {
    let names = kept.sitters().into_iter().map(|sitter| match sitter {
        Ok(name) => name,
        Err(level) => words.say(&format!("level-{level}")),
    });
    names.collect::<Vec<_>>().join(", ")
}
