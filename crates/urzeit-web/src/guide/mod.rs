//! A first game in which everything is explained as it happens.
//!
//! It is a game like any other, kept in this browser, against an easy opponent. Beside it the guide
//! says what is happening and what to do; it waits for nothing and forbids nothing.
//!
//! | where | what |
//! |---|---|
//! | [`lesson`] | a lesson: when it is due, what it says, what it points at |
//! | [`genesis`], [`lords`], [`ursuppe`] | the lessons of each game |
//! | [`panel`] | what the guide says |
//! | [`outline`] | what the guide points at |
//! | [`seen`] | which lessons were read |
//! | [`ending`] | what is said when the game is over |
//! | [`offer`] | an invitation to whoever plays a game for the first time |

mod ending;
mod genesis;
mod lesson;
mod lords;
mod offer;
mod outline;
mod panel;
mod seen;
mod ursuppe;

use leptos::prelude::*;
use urzeit_players::Level;
use urzeit_rules::{Game, Genesis, Lords, Ursuppe, record::game_of};

use crate::{
    app::{NotFound, named_game},
    pass::Troubles,
    place::at,
    played::once_loaded,
    session::{self, Session},
    table::Table,
    text::{Words, words},
};
use lesson::Guided;
pub(crate) use offer::Offer;
use panel::Guide;

/// The name of a guided game begins so.
const PREFIX: &str = "learn-";

/// Where a game is learned by playing it.
pub(crate) fn address(game: &str) -> String {
    at(&format!("/learn/{game}"))
}

/// Is this the name of a guided game?
pub(crate) fn is_guided(id: &str) -> bool {
    id.starts_with(PREFIX)
}

fn id_of(game: &str) -> String {
    format!("{PREFIX}{game}")
}

/// The page of a guided game: it goes on where it was, or begins.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    let words = words();
    let named = named_game();
    // Counts how often the learner has begun again.
    let begun = RwSignal::new(0);
    move || {
        begun.track();
        let Some(game) = named.get() else {
            return view! { <NotFound/> }.into_any();
        };
        let again = Callback::new(move |()| {
            session::forget(&id_of(game));
            seen::forget(game);
            begun.update(|times| *times += 1);
        });
        once_loaded(game, move || guided(words, game, again))
    }
}

fn guided(words: Words, game: &str, again: Callback<()>) -> AnyView {
    let you = untrack(|| words.say("home-you"));
    let opened = match game {
        Lords::NAME => open::<Lords>(you),
        Ursuppe::NAME => open::<Ursuppe>(you),
        _ => open::<Genesis>(you),
    };
    let Some(session) = opened else {
        return view! {
            <p class="narrow" role="alert">{move || words.say("home-no-room")}</p>
        }
        .into_any();
    };
    let guide = match game {
        Lords::NAME => view! { <Guide<Lords> session again/> }.into_any(),
        Ursuppe::NAME => view! { <Guide<Ursuppe> session again/> }.into_any(),
        _ => view! { <Guide<Genesis> session again/> }.into_any(),
    };
    view! {
        <div class="guided">
            {guide}
            <div class="guided-game"><Troubles session/><Table session/></div>
        </div>
    }
    .into_any()
}

/// The guided game as it is kept, or from its beginning.
fn open<G: Guided>(you: String) -> Option<Session> {
    let id = id_of(G::NAME);
    session::open(&id).or_else(|| {
        debug_assert_eq!(game_of(G::START).ok(), Some(G::NAME));
        let players = G::START.lines().filter(|line| line.starts_with("seat "));
        let others = players.skip(1).map(|_| Err(Level::Easy));
        let seats: Vec<_> = std::iter::once(Ok(you)).chain(others).collect();
        let begun = session::begin_as(
            &id,
            G::SEED,
            G::NAME,
            G::START.to_owned(),
            &seats,
            G::CONFIRM,
        );
        session::open(&begun?)
    })
}
