//! The island with the compass: where everything drifts, what the ozone layer bears; and the
//! environment cards to come.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Action, Card, Direction, Phase},
};
use urzeit_scene::ursuppe as scene;

use super::{glyphs::called, held::Held};
use crate::{
    drawn::{draw, draw_all, moved_to},
    text::{Words, words},
};

/// The island in the middle of the soup.
#[component]
pub(super) fn Island(held: Held) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let card = Memo::new(move |_| position.with(Ursuppe::card));
    let label = move || match card.get() {
        Some(card) => said(words, "ursuppe-compass", card),
        None => words.say("ursuppe-waits-card"),
    };
    let drift = move || card.get().and_then(Card::drift);
    let is_pointing = move || drift().is_some();
    // Where nothing drifts, it stays as it was, unseen.
    let turn = Memo::new(move |before: Option<&i32>| {
        drift().map_or(before.copied().unwrap_or_default(), scene::turned)
    });
    let points = move || format!("{}deg", turn.get());
    let directs = move || {
        let directs = position.with(|position| matches!(position.phase(), Phase::Direct(_)));
        directs && held.is_asked()
    };
    let arm = move |direction: Direction| {
        let drifts = move || card.get().and_then(Card::drift) == Some(direction);
        view! {
            <g
                class="arm"
                class:drift=drifts
                class:may=directs
                transform=format!("rotate({})", scene::turned(direction))
                on:click=move |_| {
                    // If it is not asked where to, the table says what is.
                    if position.with_untracked(Ursuppe::phase) != Phase::Over {
                        held.shown.act(Action::Go(direction));
                    }
                }
            >
                {draw_all(scene::arm(direction))}
            </g>
        }
    };
    view! {
        <g
            class="compass"
            data-told=move || held.shown.session.points_at("compass")
            transform=moved_to(scene::middle_of_island())
            role="img"
            aria-label=label
        >
            {draw(scene::sand())}
            <g class="points" style:rotate=points style:opacity=move || if is_pointing() { "1" } else { "0" }>
                {draw(scene::needle())}
            </g>
            {Direction::ALL.map(arm)}
            {move || draw_all(scene::ozone(card.get(), &called(words)))}
        </g>
    }
}

/// A sentence about a card.
fn said(words: Words, key: &str, card: Card) -> String {
    let drift = card.drift().map_or("none", Direction::word);
    let named = [("drift", drift.into()), ("ozone", card.ozone().into())];
    words.say_with(key, &named)
}

/// The environment cards that are still to come.
#[component]
pub(super) fn Cards(held: Held) -> impl IntoView {
    let words = words();
    let deck = Memo::new(move |_| held.shown.position.with(Ursuppe::deck));
    let label = move || {
        let deck = deck.get();
        let copies = |card: Card| (0..deck.count(card)).map(move |_| card);
        let cards = Card::all().flat_map(copies);
        let cards: Vec<_> = cards
            .map(|card| said(words, "ursuppe-card", card))
            .collect();
        let title = words.say_with("ursuppe-cards", &[("count", deck.len().into())]);
        format!("{title} {}", words.text().apart(&cards))
    };
    view! {
        <g class="cards" role="img" aria-label=label>
            {move || draw(scene::cards(deck.get(), &called(words)))}
        </g>
    }
}
