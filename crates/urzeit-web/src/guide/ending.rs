//! What is said when the guided game is over.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use urzeit_players::Level;
use urzeit_rules::{Game, Seat};

use super::{lesson::Guided, panel::with_scene};
use crate::{
    place::at,
    prefs::prefs,
    session::{self, New},
    shown::Shown,
    text::words,
};

/// What decided the game, and what comes next.
#[component]
pub(super) fn Ending<G: Guided>(shown: Shown<G>, again: Callback<()>) -> impl IntoView {
    let words = words();
    let session = shown.session;
    let won = move || {
        shown.position.with(|position| {
            let seat = session.seat.get().unwrap_or(Seat::at(0));
            let standings = position.result();
            standings.is_some_and(|standings| standings.winners().contains(seat))
        })
    };
    let title = move || words.say(if won() { "guide-won" } else { "guide-lost" });
    let decided = move || {
        let sentences = with_scene(shown, |scene| G::decided(scene, words));
        sentences
            .into_iter()
            .map(|sentence| view! { <p class="guide-text">{sentence}</p> })
            .collect_view()
    };
    let navigate = use_navigate();
    let prefs = prefs();
    let troubled = RwSignal::new(false);
    let stronger = move |_| {
        let players = shown.position.with_untracked(Game::players);
        let others = (1..players).map(|_| Err(Level::Medium));
        let new = New {
            game: G::NAME,
            options: Vec::new(),
            seats: std::iter::once(Ok(words.say("home-you")))
                .chain(others)
                .collect(),
            who: Vec::new(),
            confirm: prefs.confirms(),
        };
        match session::make(&new) {
            Some(id) => navigate(&format!("/play/{id}"), Default::default()),
            None => troubled.set(true),
        }
    };
    view! {
        <div class="guide-says" role="status" aria-live="polite">
            <h2>{title}</h2>
            {decided}
            <p class="guide-text">{move || words.say("guide-what-next")}</p>
        </div>
        <div class="guide-do">
            <button class="primary guide-stronger" on:click=stronger>{move || words.say("guide-stronger")}</button>
            <button on:click=move |_| again.run(())>{move || words.say("guide-again")}</button>
            <a class="button" href=at(&format!("/new/{}", G::NAME))>{move || words.say("guide-one-screen")}</a>
            <a class="button" href=at(&format!("/online/new/{}", G::NAME))>{move || words.say("guide-friends")}</a>
            <Show when=move || troubled.get()>
                <p role="alert">{move || words.say("home-no-room")}</p>
            </Show>
        </div>
    }
}
