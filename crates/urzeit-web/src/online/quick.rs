//! Playing with whoever is there: one click leads to a table.

use leptos::prelude::*;
use leptos_router::{NavigateOptions, hooks::use_navigate};
use urzeit_rules::record::GAMES;
use urzeit_table::messages::{self, TableInfo};

use super::{
    api_call::{ApiCall, Trouble},
    arrival::SignedIn,
    own_bytes,
};
use crate::{
    app::{NotFound, named_game},
    http::post,
    text::words,
};

/// The way to a table where people wait for others, or where somebody waits then.
#[component]
pub(crate) fn QuickPlay() -> impl IntoView {
    let named = named_game();
    move || match named.get() {
        Some(game) => view! { <SignedIn><ToTable game/></SignedIn> }.into_any(),
        None => view! { <NotFound/> }.into_any(),
    }
}

#[component]
fn ToTable(game: &'static str) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let navigate = use_navigate();
    let wanted = messages::QuickPlay {
        game: game.to_owned(),
        bytes: own_bytes(),
    };
    api_call.run(post("/api/quick", wanted), move |table: TableInfo| {
        // Going back from the table does not lead to another one.
        let options = NavigateOptions {
            replace: true,
            ..NavigateOptions::default()
        };
        navigate(&format!("/table/{}", table.id), options);
    });
    view! {
        <section class="narrow">
            <h1>{move || words.say(&format!("{game}-title"))}</h1>
            <p class="quiet">{move || words.say("quick-looking")}</p>
            <Trouble api_call/>
        </section>
    }
}

/// A button for each game.
#[component]
pub(super) fn QuickGames() -> impl IntoView {
    let words = words();
    view! {
        <section class="make quick">
            <h2>{move || words.say("quick-play")}</h2>
            <p class="explained">{move || words.say("quick-play-more")}</p>
            <div class="buttons">
                {GAMES.iter().map(|game| view! {
                    <a class="button primary" href=format!("/online/quick/{game}")>
                        {move || words.say(&format!("{game}-title"))}
                    </a>
                }).collect_view()}
            </div>
        </section>
    }
}
