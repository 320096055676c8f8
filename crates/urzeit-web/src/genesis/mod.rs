//! Genesis on the page.

mod board;
mod glyphs;
pub(crate) mod real;
mod text_board;

use leptos::prelude::*;
use urzeit_rules::{
    Game as _, Genesis, Seat,
    genesis::{Action, Chance, Face, Phase, Terrain},
};

use crate::{
    session::Session,
    shown::Shown,
    text::{Words, words},
};
use board::Board;
use glyphs::{Definitions, Tile};
pub(crate) use text_board::text_board;

/// The game, and the tile in hand.
#[derive(Clone, Copy)]
struct Held {
    shown: Shown<Genesis>,
    /// The terrain of the tile in hand.
    terrain: RwSignal<Option<Terrain>>,
}

impl Held {
    fn new(session: Session) -> Held {
        let shown = Shown::<Genesis>::new(session);
        let terrain = RwSignal::new(None);
        // A tile is in hand as soon as there is one to place.
        Effect::new(move |_| {
            let terrains = placeable(&shown.legal.get());
            let keep = terrain
                .get_untracked()
                .filter(|held| terrains.contains(held));
            terrain.set(keep.or(terrains.first().copied()));
        });
        Held { shown, terrain }
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
    let held = Held::new(session);
    view! {
        <Definitions/>
        <section class="board-and-hand">
            <Board held/>
            <Hand held/>
        </section>
        <Players shown=held.shown/>
    }
}

/// The dice, and the tile to place.
#[component]
fn Hand(held: Held) -> impl IntoView {
    let words = words();
    let Held {
        shown,
        terrain: chosen,
    } = held;
    let dice = move || {
        let phase = shown.position.with(Genesis::phase);
        let faces = match phase {
            Phase::First(_, faces) => faces.to_vec(),
            Phase::Second(_, face) => vec![face],
            Phase::Board | Phase::Start | Phase::Roll(_) | Phase::Over => Vec::new(),
        };
        faces
            .into_iter()
            .map(|face| view! { <Die face/> })
            .collect_view()
    };
    let species = move || {
        let seat = shown.session.seat.get().map_or(0, Seat::index);
        shown.position.with(|position| position.species()[seat])
    };
    let choose = move |terrain: Terrain| {
        let may = move || {
            shown
                .legal
                .with(|legal| placeable(legal).contains(&terrain))
        };
        let is_chosen = move || chosen.get() == Some(terrain);
        let left = move || {
            let seat = shown.session.seat.get().unwrap_or(Seat::at(0));
            shown
                .position
                .with(|position| position.supply(seat).left(terrain))
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
                on:click=move |_| chosen.set(Some(terrain))
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
                <button on:click=move |_| shown.act(Action::End)>
                    {move || words.say("genesis-end")}
                </button>
            </Show>
        </div>
    }
}

#[component]
fn Die(face: Face) -> impl IntoView {
    let words = words();
    let label = move || face_word(words, face);
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
fn Players(shown: Shown<Genesis>) -> impl IntoView {
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

/// What somebody did, as a sentence.
pub(crate) fn sentence(words: Words, who: &str, action: Action) -> String {
    match action {
        Action::Place(terrain, space) => words.say_with(
            "genesis-log-place",
            &[
                ("who", who.to_owned().into()),
                ("terrain", terrain.word().into()),
                ("space", space.to_string().into()),
            ],
        ),
        Action::End => words.say_with("genesis-log-end", &[("who", who.to_owned().into())]),
    }
}

/// What chance decided, as a sentence.
pub(crate) fn chance_sentence(
    words: Words,
    chance: Chance,
    name: impl Fn(Seat) -> String,
) -> String {
    match chance {
        Chance::Board(_) => words.say("genesis-log-board"),
        Chance::Start(seat) => words.say_with("genesis-log-start", &[("who", name(seat).into())]),
        Chance::Dice(faces) => {
            let [one, two] = faces.map(|face| face_word(words, face));
            words.say_with(
                "genesis-log-dice",
                &[("one", one.into()), ("two", two.into())],
            )
        }
    }
}

fn face_word(words: Words, face: Face) -> String {
    match face {
        Face::Wild => words.say("genesis-wild"),
        Face::Terrain(terrain) => {
            words.say_with("genesis-terrain", &[("terrain", terrain.word().into())])
        }
    }
}
