//! The link that goes to the player who is waited for.

use leptos::prelude::*;

use super::qr::Qr;
use crate::{
    clipboard::LinkField,
    place::at,
    session::{GiveOn, Recipient},
    settings::download,
    text::{Words, words},
};

/// What messengers and mail programs let through without breaking it.
const SAFE_LENGTH: usize = 2_000;

/// The whole address of a link.
fn address(link: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{}#{link}", at("/link"))
}

/// The link that has to be given on, with all ways to do so.
#[component]
pub(crate) fn SendLink(
    #[prop(into)] give_on: Signal<Option<GiveOn>>,
    /// Called when somebody takes the link along.
    #[prop(into)]
    given: Callback<()>,
) -> impl IntoView {
    let words = words();
    let link = Signal::derive(move || give_on.with(|given| Some(address(&given.as_ref()?.link))));
    let says = move || give_on.with(|given| Some(to_whom(words, &given.as_ref()?.to)));
    let why = move || give_on.with(|given| Some(words.say(why(&given.as_ref()?.to))));
    let is_long = move || link.with(|link| link.as_ref().is_some_and(|l| l.len() > SAFE_LENGTH));
    let save = move |_| {
        if let Some(link) = link.get_untracked() {
            let _ = download("urzeit-link.txt", &format!("{link}\n"));
            given.run(());
        }
    };
    view! {
        <section class="give-on">
            // It is there from the beginning, so that it is read out when it has something to say.
            <div aria-live="polite">
                {move || says().map(|says| view! { <h2>{says}</h2> })}
            </div>
            <Show when=move || link.with(Option::is_some)>
                <p class="quiet">{why}</p>
                <LinkField link label=move || words.say("link-field") taken=given/>
                <div class="buttons">
                    <button class="save-link" on:click=save>{move || words.say("link-save")}</button>
                </div>
                <Qr link taken=given/>
                <Show when=is_long><p class="quiet">{move || words.say("link-long")}</p></Show>
            </Show>
        </section>
    }
}

fn to_whom(words: Words, to: &Recipient) -> String {
    match to {
        Recipient::Anybody { after } => {
            words.say_with("link-to-anybody", &[("after", (*after).into())])
        }
        Recipient::Player(name) => {
            words.say_with("link-to-player", &[("who", name.clone().into())])
        }
        Recipient::All => words.say("link-to-all"),
    }
}

fn why(to: &Recipient) -> &'static str {
    match to {
        Recipient::Anybody { .. } => "link-why-join",
        Recipient::Player(_) => "link-why-play",
        Recipient::All => "link-why-over",
    }
}

/// A game that still waits for players.
#[component]
pub(crate) fn Joining(
    game: String,
    players: Vec<String>,
    give_on: Option<GiveOn>,
) -> impl IntoView {
    let words = words();
    let seats = (1..).zip(players).map(|(seat, name)| {
        let who = move || {
            let seat = words.say_with("setup-seat", &[("seat", seat.into())]);
            let joins = words.say("link-joins");
            let who = if name.is_empty() { &joins } else { &name };
            words.text().labelled(&seat, who)
        };
        view! { <li>{who}</li> }
    });
    let give_on = StoredValue::new(give_on);
    view! {
        <section class="narrow by-link">
            <h1>{move || words.say(&format!("{game}-title"))}</h1>
            <ul class="joined">{seats.collect_view()}</ul>
            <SendLink give_on=Signal::derive(move || give_on.get_value()) given=|()| ()/>
        </section>
    }
}
