//! Everybody's points and pieces, and the round: who plays which card, and when.

use leptos::prelude::*;
use urzeit_rules::{
    Game as _, Lords, Seat,
    lords::{Card, Phase, Secret, Side, Stack, setup::Knowledge},
};
use urzeit_scene::lords as scene;

use super::{
    glyphs::{CardFace, People, Sign},
    names,
    plan::Plan,
};
use crate::{
    drawn::draw,
    motion::{Turn, when_changed},
    named::Name,
    played::OnPage,
    text::words,
};

#[component]
pub(super) fn Players(plan: Plan) -> impl IntoView {
    let words = words();
    let position = plan.shown.position;
    let players = move || {
        let seats = Seat::all(position.with(Lords::players));
        seats
            .map(|seat| view! { <Player plan seat/> })
            .collect_view()
    };
    let stock = move || {
        let (pile, bag) = position.with(|position| (position.pile(), position.bag()));
        let laying = position.with(|position| !position.bare().is_empty());
        // Fewer cards than players refill nobody's hand any more (L-4.3).
        let is_rest = position.with(|position| {
            let is_dealt = position.options().knowledge == Knowledge::Full;
            pile < position.players() && (!is_dealt || position.is_exhausted())
        });
        let (key, count) = match (laying, is_rest) {
            (true, _) => ("lords-bag", bag),
            (false, true) => ("lords-pile-rest", pile),
            (false, false) => ("lords-pile-count", pile),
        };
        words.say_with(key, &[("count", count.into())])
    };
    // The last turn may still have to be confirmed.
    let is_over =
        move || plan.shown.session.is_over() || position.with(Lords::phase) == Phase::Over;
    let heading = move || {
        words.say(if is_over() {
            "lords-points"
        } else {
            "lords-points-now"
        })
    };
    view! {
        <section class="players">
            <Round plan/>
            <h2>{heading}</h2>
            <ul>{players}</ul>
            <p class="quiet stock">{stock}</p>
            <Discards plan/>
            <Legend/>
        </section>
    }
}

/// One player.
#[component]
fn Player(plan: Plan, seat: Seat) -> impl IntoView {
    let words = words();
    let position = plan.shown.position;
    let colour = position.with_untracked(|position| position.colours()[seat.index()]);
    let score = Memo::new(move |_| {
        let score = position.with(|position| position.score(seat));
        (
            score.points(),
            score.barbarian,
            score.civilised,
            score.altars,
        )
    });
    let made_of = move || {
        let (_, barbarian, civilised, altars) = score.get();
        words.say_with(
            "lords-score",
            &[
                ("barbarian", barbarian.into()),
                ("civilised", civilised.into()),
                ("altars", altars.into()),
            ],
        )
    };
    let left = move || {
        position.with(|position| {
            words.say_with(
                "lords-left",
                &[
                    ("people", position.supply(seat).into()),
                    ("altars", position.altars_left(seat).into()),
                    ("cards", position.hand(seat).len().into()),
                ],
            )
        })
    };
    // What few need to know stands where it is looked for: kept markers while the world is laid
    // out, the free choice as long as somebody has it.
    let special = move || {
        position.with(|position| {
            if position.phase() == Phase::Over {
                None
            } else if position.bare().is_empty() {
                let free = !position.free_civ_used().contains(seat);
                free.then(|| words.say("lords-free"))
            } else {
                let kept = position.kept(seat).len();
                (kept > 0).then(|| words.say_with("lords-keeps", &[("count", kept.into())]))
            }
        })
    };
    let in_turn = move || plan.shown.session.is_turn_of(seat);
    view! {
        <li
            class:in-turn=in_turn
            aria-current=move || in_turn().then_some("true")
            data-told=move || plan.shown.session.points_at(&format!("seat-{seat}"))
        >
            <Sign colour/>
            <span class="name">
                <Name session=plan.shown.session seat=Some(seat)/>
                <span class="unseen">{move || names::colour(words, colour)}</span>
            </span>
            <span class="points">{move || score.get().0}</span>
            <small class="left">
                <span>{made_of}</span>
                <span>{left}</span>
                {move || special().map(|special| view! { <span>{special}</span> })}
            </small>
        </li>
    }
}

/// The cards of this round in the order of play.
#[component]
fn Round(plan: Plan) -> impl IntoView {
    let words = words();
    let position = plan.shown.position;
    // Cards that have ended the game stay on the table.
    let is_on = move || {
        position.with(|position| {
            let seats = Seat::all(position.players());
            let shows_cards = seats
                .into_iter()
                .any(|seat| position.chosen(seat).is_some());
            position.phase() == Phase::Select || shows_cards
        })
    };
    let round = move || position.with(OnPage::round).unwrap_or_default();
    let cards = move || {
        position.with(|position| {
            let order = position.expected_order().iter();
            let cards = order.map(|&seat| position.chosen(seat).map(Secret::known));
            cards.collect::<Vec<_>>()
        })
    };
    when_changed(plan.shown.session, ".round .mini-card", Turn::Over, cards);
    let places = move || {
        let position = position.get();
        let (_, finished) = position.turn_order();
        let place = |(place, &seat): (usize, &Seat)| {
            let chosen = position.chosen(seat);
            let acts = plan.shown.session.is_turn_of(seat) && position.phase() != Phase::Select;
            let state = match (chosen, acts) {
                (Some(Secret::Known(_)), _) if position.phase() == Phase::Over => "over",
                (None, _) => "thinking",
                (Some(Secret::Hidden), _) => "chosen",
                (Some(_), true) => "acting",
                (Some(_), false) if position.phase() == Phase::Select => "chosen",
                (Some(_), false) if place < finished => "finished",
                (Some(_), false) => "waiting",
            };
            let card = match chosen {
                None => draw(scene::no_card()),
                Some(Secret::Hidden) => draw(scene::card_back()),
                Some(Secret::Known(card)) => view! { <CardFace card/> }.into_any(),
            };
            let known = chosen.and_then(Secret::known);
            let name = words.say_with(
                "lords-place",
                &[
                    ("who", plan.name(words, seat).into()),
                    (
                        "card",
                        known
                            .map(|card| names::card(words, card))
                            .unwrap_or_default()
                            .into(),
                    ),
                    ("state", state.into()),
                ],
            );
            view! {
                <li class=state>
                    <svg class="mini-card" viewBox="0 0 48 64" aria-hidden="true">{card}</svg>
                    <Sign colour=position.colours()[seat.index()]/>
                    <span class="unseen">{name}</span>
                </li>
            }
        };
        let order = position.expected_order().iter().enumerate();
        order.map(place).collect_view()
    };
    view! {
        <Show when=is_on>
            <h2>{move || words.say_with("lords-round", &[("round", round().into())])}</h2>
            <ol class="round">{places}</ol>
        </Show>
    }
}

/// The cards of earlier rounds, which everybody may look at (L-4.6).
#[component]
fn Discards(plan: Plan) -> impl IntoView {
    let words = words();
    let discards = Memo::new(move |_| {
        let discards = plan.shown.position.with(Lords::discards);
        let cards = Card::all().map(|card| (card, discards[card.index()]));
        cards.filter(|(_, count)| *count > 0).collect::<Vec<_>>()
    });
    let count = move || {
        let counts = discards.with(|discards| {
            discards
                .iter()
                .map(|(_, count)| u32::from(*count))
                .sum::<u32>()
        });
        words.say_with("lords-discards", &[("count", counts.into())])
    };
    let cards = move || {
        let card = |(card, count): (Card, u8)| {
            let name = words.say_with(
                "lords-card",
                &[
                    ("card", names::card(words, card).into()),
                    ("count", count.into()),
                ],
            );
            view! {
                <li>
                    <svg class="mini-card" viewBox="0 0 48 64" aria-hidden="true"><CardFace card/></svg>
                    <span aria-hidden="true">{format!("×{count}")}</span>
                    <span class="unseen">{name}</span>
                </li>
            }
        };
        discards.get().into_iter().map(card).collect_view()
    };
    view! {
        <Show when=move || discards.with(|discards| !discards.is_empty())>
            <details class="discards">
                <summary>{count}</summary>
                <ul>{cards}</ul>
            </details>
        </Show>
    }
}

/// What the pieces mean and what they are worth.
#[component]
fn Legend() -> impl IntoView {
    let words = words();
    let piece = move |side: Side, altar: bool, key: &'static str| {
        let stack = Stack {
            owner: Seat::at(0),
            count: 3,
            side,
            altar,
        };
        view! {
            <li>
                <svg viewBox="-24 -28 52 52" aria-hidden="true">
                    <People stack colour=urzeit_rules::lords::Colour::Red/>
                </svg>
                {move || words.say(key)}
            </li>
        }
    };
    view! {
        <details class="legend">
            <summary>{move || words.say("lords-pieces")}</summary>
            <ul>
                {piece(Side::Barbarian, false, "lords-piece-barbarian")}
                {piece(Side::Civilised, false, "lords-piece-civilised")}
                {piece(Side::Civilised, true, "lords-piece-altar")}
            </ul>
        </details>
    }
}
