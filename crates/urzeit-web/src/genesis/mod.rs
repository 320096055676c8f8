//! Genesis on the page.

mod board;
mod glyphs;

use leptos::prelude::*;
use urzeit_rules::{
    Choices as _, Game as _, Genesis, Seat,
    genesis::{Action, Face, Phase, Terrain},
};

use crate::{session::Session, text::words};
use board::Board;
use glyphs::{Definitions, Tile};

/// What the board needs to know.
#[derive(Clone, Copy)]
struct Shown {
    session: Session,
    position: Memo<Genesis>,
    /// What whoever is here may do.
    legal: Memo<Vec<Action>>,
    /// The terrain of the tile in hand.
    chosen: RwSignal<Option<Terrain>>,
}

impl Shown {
    fn new(session: Session) -> Shown {
        let position = Memo::new(move |before: Option<&Genesis>| {
            let read = session.now.with(|now| now.view.parse());
            // What the table shows is in the notation; should it not be, the board stays as it is.
            read.unwrap_or_else(|_| before.expect("the first view is read").clone())
        });
        let legal = Memo::new(move |_| match session.is_asked() {
            true => {
                let seat = session.seat.get().expect("somebody is asked");
                position.with(|position| position.choices(seat).iter().collect())
            }
            false => Vec::new(),
        });
        let chosen = RwSignal::new(None);
        // A tile is in hand as soon as there is one to place.
        Effect::new(move |_| {
            let terrains = placeable(&legal.get());
            let keep = chosen.get_untracked().filter(|terrain| terrains.contains(terrain));
            chosen.set(keep.or(terrains.first().copied()));
        });
        Shown { session, position, legal, chosen }
    }
}

/// The terrains of tiles that may be placed.
fn placeable(legal: &[Action]) -> Vec<Terrain> {
    let is_placeable = |terrain: &Terrain| {
        let mut legal = legal.iter();
        legal.any(|action| matches!(action, Action::Place(placed, _) if placed == terrain))
    };
    Terrain::ALL.into_iter().filter(is_placeable).collect()
}

#[component]
pub(crate) fn GenesisTable(session: Session) -> impl IntoView {
    let shown = Shown::new(session);
    view! {
        <Definitions/>
        <section class="board-and-hand">
            <Board shown/>
            <Hand shown/>
        </section>
        <Players shown/>
    }
}

/// The dice, and the tile to place.
#[component]
fn Hand(shown: Shown) -> impl IntoView {
    let words = words();
    let dice = move || {
        let phase = shown.position.with(Genesis::phase);
        let faces = match phase {
            Phase::First(_, faces) => faces.to_vec(),
            Phase::Second(_, face) => vec![face],
            Phase::Board | Phase::Start | Phase::Roll(_) | Phase::Over => Vec::new(),
        };
        faces.into_iter().map(|face| view! { <Die face/> }).collect_view()
    };
    let species = move || {
        let seat = shown.session.seat.get().map_or(0, Seat::index);
        shown.position.with(|position| position.species()[seat])
    };
    let choose = move |terrain: Terrain| {
        let may = move || shown.legal.with(|legal| placeable(legal).contains(&terrain));
        let is_chosen = move || shown.chosen.get() == Some(terrain);
        let left = move || {
            let seat = shown.session.seat.get().unwrap_or(Seat::at(0));
            shown.position.with(|position| position.supply(seat).left(terrain))
        };
        let label = move || {
            let named = [("terrain", terrain.word().into()), ("left", left().into())];
            words.say_with("genesis-tile-in-hand", &named)
        };
        view! {
            <button
                class="tile-choice"
                aria-pressed=move || is_chosen().to_string()
                disabled=move || !may()
                aria-label=label
                on:click=move |_| shown.chosen.set(Some(terrain))
            >
                <svg viewBox="0 0 40 40" aria-hidden="true">
                    {move || view! { <Tile species=species() terrain/> }}
                </svg>
                <span class="count">{left}</span>
            </button>
        }
    };
    let may_end = move || shown.legal.with(|legal| legal.contains(&Action::End));
    view! {
        <div class="hand">
            <div class="dice">{dice}</div>
            <div class="choices" role="group" aria-label=move || words.say("genesis-hand")>
                {Terrain::ALL.map(choose)}
            </div>
            <Show when=may_end>
                <button on:click=move |_| shown.session.wish(Action::End.to_string())>
                    {move || words.say("genesis-end")}
                </button>
            </Show>
        </div>
    }
}

#[component]
fn Die(face: Face) -> impl IntoView {
    let words = words();
    let label = move || match face {
        Face::Wild => words.say_with("genesis-face", &[("face", "wild".into()), ("terrain", "".into())]),
        Face::Terrain(terrain) => words.say_with("genesis-terrain", &[("terrain", terrain.word().into())]),
    };
    let shown = match face {
        Face::Wild => view! { <text x="20" y="27" class="wild">"★"</text> }.into_any(),
        Face::Terrain(terrain) => view! { <glyphs::Ground terrain/> }.into_any(),
    };
    view! {
        <svg class="die" viewBox="0 0 40 40" role="img" aria-label=label>
            <rect x="1" y="1" width="38" height="38" rx="8" class="die-body"/>
            <g transform="translate(6 6) scale(0.7)">{shown}</g>
        </svg>
    }
}

/// Everybody's points and supplies.
#[component]
fn Players(shown: Shown) -> impl IntoView {
    let words = words();
    let players = move || {
        let position = shown.position.get();
        let score = position.score();
        let seats = Seat::all(position.players());
        let row = |seat: Seat| {
            let species = position.species()[seat.index()];
            let name = shown.session.name(seat);
            let points = score.points[seat.index()];
            let in_turn = position.in_turn() == Some(seat);
            let left: u32 = Terrain::ALL
                .map(|terrain| u32::from(position.supply(seat).left(terrain)))
                .iter()
                .sum();
            let kind = words.say_with("genesis-species", &[("species", species.word().into())]);
            view! {
                <li class:in-turn=in_turn>
                    <svg viewBox="0 0 40 40" aria-hidden="true"><glyphs::Figure species/></svg>
                    <span class="name">{name}<small>{kind}</small></span>
                    <span class="points">{points}</span>
                    <small class="left">{words.say_with("genesis-left", &[("count", left.into())])}</small>
                </li>
            }
        };
        seats.map(row).collect_view()
    };
    view! {
        <section class="players">
            <h2>{move || words.say("genesis-points-now")}</h2>
            <ul>{players}</ul>
        </section>
    }
}
