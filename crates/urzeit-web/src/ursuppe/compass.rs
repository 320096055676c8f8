//! The island with the compass: where everything drifts, what the ozone layer bears; and the
//! environment cards to come.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Action, Card, Direction, Phase},
};

use super::{
    held::Held,
    soup::{SIZE, at},
};
use crate::text::words;

/// How far an arrow that points north is turned to point there.
pub(super) fn turned(direction: Direction) -> i32 {
    match direction {
        Direction::North => 0,
        Direction::East => 90,
        Direction::South => 180,
        Direction::West => 270,
    }
}

/// The island in the middle of the soup.
#[component]
pub(super) fn Island(held: Held) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let card = move || position.with(Ursuppe::card);
    let label = move || match card() {
        Some(card) => {
            let drift = card.drift().map_or("none", Direction::word);
            let named = [("drift", drift.into()), ("ozone", card.ozone().into())];
            words.say_with("ursuppe-compass", &named)
        }
        None => words.say("ursuppe-waits-card"),
    };
    let directs = move || {
        let directs = position.with(|position| matches!(position.phase(), Phase::Direct(_)));
        directs && held.is_asked()
    };
    let arm = move |direction: Direction| {
        let drifts = move || card().and_then(Card::drift) == Some(direction);
        let die = (1..=6).find(|&die| Direction::shown_by(die) == Some(direction));
        // Upright, although the arm is turned.
        let upright = format!("translate(0 -31) rotate({})", -turned(direction));
        view! {
            <g
                class="arm"
                class:drift=drifts
                class:may=directs
                transform=format!("rotate({})", turned(direction))
                on:click=move |_| {
                    // If it is not asked where to, the table says what is.
                    if position.with_untracked(Ursuppe::phase) != Phase::Over {
                        held.shown.act(Action::Go(direction));
                    }
                }
            >
                <path d="M0 -49l15 17-6 1v14h-18v-14l-6-1z"/>
                <text transform=upright y="5">{die}</text>
            </g>
        }
    };
    view! {
        <g
            class="compass"
            data-told=move || held.shown.session.points_at("compass")
            transform=format!("translate({} {})", at(2) + SIZE / 2, at(2) + SIZE / 2)
            role="img"
            aria-label=label
        >
            <circle r="52" class="sand"/>
            {Direction::ALL.map(arm)}
            <circle r="19" class="ozone"/>
            <text y="-5" class="title">{move || words.say("ursuppe-ozone")}</text>
            <text y="13" class="value">{move || card().map(Card::ozone)}</text>
        </g>
    }
}

/// The environment cards that are still to come.
#[component]
pub(super) fn Cards(held: Held) -> impl IntoView {
    let words = words();
    let deck = move || held.shown.position.with(Ursuppe::deck);
    let left = move || {
        let deck = deck();
        let copies = |card: Card| (0..deck.count(card)).map(move |_| card);
        Card::all().flat_map(copies).collect::<Vec<_>>()
    };
    let title = move || words.say_with("ursuppe-cards", &[("count", deck().len().into())]);
    let label = move || {
        let cards: Vec<_> = left()
            .into_iter()
            .map(|card| {
                let drift = card.drift().map_or("none", Direction::word);
                let named = [("drift", drift.into()), ("ozone", card.ozone().into())];
                words.say_with("ursuppe-card", &named)
            })
            .collect();
        format!("{} {}", title(), cards.join("; "))
    };
    let cards = move || {
        let cards = left().into_iter().zip(0..).map(|(card, nth)| {
            let (column, row) = (nth % 6, nth / 6);
            let arrow = match card.drift() {
                Some(direction) => view! {
                    <path
                        d="M0 -9l7 8h-4v8h-6v-8h-4z"
                        transform=format!("translate(13 17) rotate({})", turned(direction))
                    />
                }
                .into_any(),
                None => view! { <circle cx="13" cy="17" r="4"/> }.into_any(),
            };
            view! {
                <g class="card-to-come" transform=format!("translate({} {})", 3 + column * 51, 25 + row * 38)>
                    <rect width="48" height="34" rx="6"/>
                    {arrow}
                    <text x="34" y="24">{card.ozone()}</text>
                </g>
            }
        });
        cards.collect_view()
    };
    view! {
        <g
            class="cards"
            transform=format!("translate({} {})", at(2), at(0))
            role="img"
            aria-label=label
        >
            <text x="4" y="16" class="title">{title}</text>
            {cards}
        </g>
    }
}
