//! The cards of whoever is here.

use leptos::prelude::*;
use urzeit_rules::{
    Lords,
    lords::{Action, Card, Phase},
};

use super::{glyphs::CardFace, names, plan::Plan};
use crate::{shown::is_again, text::words};

#[component]
pub(super) fn Hand(plan: Plan) -> impl IntoView {
    let words = words();
    // How many of each card there are; the cards stay in place as long as these do.
    let held = Memo::new(move |_| {
        let hand = plan.seat().map(|seat| {
            let hand = plan.shown.position.with(|position| *position.hand(seat));
            Card::all().map(move |card| (card, hand.known()[card.index()]))
        });
        let held = hand.into_iter().flatten().filter(|(_, count)| *count > 0);
        held.collect::<Vec<_>>()
    });
    let choosing = move || matches!(plan.asked(), Some(Phase::Select));
    // What was chosen stays in the hand until all have chosen.
    let chosen = move || {
        let seat = plan.seat()?;
        let selects = plan.shown.position.with(Lords::phase) == Phase::Select;
        let chosen = plan.shown.position.with(|position| position.chosen(seat));
        chosen.filter(|_| selects)?.known()
    };
    let play = move || {
        if let Some(card) = plan.card.get_untracked() {
            plan.shown.act(Action::Card(card));
        }
    };
    let pick = move |card: Card| match choosing() {
        // The same card again plays it.
        true if plan.card.get_untracked() == Some(card) => play(),
        true => plan.card.set(Some(card)),
        // The table says why not.
        false => plan.shown.act(Action::Card(card)),
    };
    let cards = move || {
        let card = |(card, count): (Card, u8)| {
            let is_chosen = move || plan.card.get() == Some(card) || chosen() == Some(card);
            let name = move || {
                let card = names::card(words, card).into();
                words.say_with("lords-card", &[("card", card), ("count", count.into())])
            };
            view! {
                <button
                    class="card-choice"
                    data-drag=".world, .players"
                    data-drop
                    aria-pressed=move || is_chosen().to_string()
                    aria-disabled=move || (!choosing()).to_string()
                    aria-label=name
                    on:click=move |event| {
                        if choosing() || !is_again(&event) {
                            pick(card);
                        }
                    }
                >
                    <svg viewBox="0 0 48 64" aria-hidden="true"><CardFace card/></svg>
                    {(count > 1).then(|| view! { <span class="count">{format!("×{count}")}</span> })}
                </button>
            }
        };
        held.get().into_iter().map(card).collect_view()
    };
    let play_key = move || {
        let card = plan.card.get().map(|card| names::card(words, card));
        words.say_with(
            "lords-play-card",
            &[("card", card.unwrap_or_default().into())],
        )
    };
    view! {
        <Show when=move || held.with(|held| !held.is_empty())>
            <section class="cards">
                <h2>{move || words.say("lords-hand")}</h2>
                <div class="fan" role="group" aria-label=move || words.say("lords-hand")>{cards}</div>
                <Show when=move || choosing() && plan.card.get().is_some()>
                    <button class="primary play-card" on:click=move |_| play()>{play_key}</button>
                </Show>
            </section>
        </Show>
    }
}
