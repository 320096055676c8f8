//! The dice, and the tile to place.

use leptos::prelude::*;
use urzeit_rules::{
    Entry, Genesis, Seat,
    genesis::{Action, Chance, Face, Phase, Terrain},
};
use urzeit_table::Told;

use super::{
    Held,
    glyphs::{DieFace, Tile},
    placeable,
};
use crate::{
    motion::{Turn, when_changed},
    text::words,
};

#[component]
pub(super) fn Hand(held: Held) -> impl IntoView {
    let words = words();
    let shown = held.shown;
    let may_end = move || shown.legal.with(|legal| legal.contains(&Action::End));
    let phase = Memo::new(move |_| shown.position.with(Genesis::phase));
    let asked = move || {
        let is_asked = shown.session.is_asked();
        match phase.get() {
            Phase::First(..) if is_asked => words.say("genesis-asked-first"),
            Phase::Second(_, face) if is_asked => words.say_with(
                "genesis-asked-second",
                &[("face", words.text().face(face).into())],
            ),
            Phase::First(seat, _) | Phase::Second(seat, _) if shown.session.you() == Some(seat) => {
                words.say("genesis-asked-own")
            }
            Phase::First(seat, _) | Phase::Second(seat, _) => words.say_with(
                "genesis-asked-other",
                &[("who", shown.session.name(seat).into())],
            ),
            _ => String::new(),
        }
    };
    view! {
        <div class="hand">
            <Dice held/>
            <p class="asked">{asked}</p>
            <div class="choices" role="group" aria-label=move || words.say("genesis-hand")>
                {Terrain::ALL.map(|terrain| view! { <Choice held terrain/> })}
            </div>
            <Show when=may_end>
                <button on:click=move |_| shown.act(Action::End)>
                    {move || words.say("genesis-end")}
                </button>
            </Show>
        </div>
    }
}

/// The dice as they were rolled; one that has been answered is crossed off.
#[component]
fn Dice(held: Held) -> impl IntoView {
    let words = words();
    let shown = held.shown;
    let dice = Memo::new(move |_| {
        let position = shown.position.get();
        match position.phase() {
            Phase::First(_, faces) => faces.map(|face| (face, false)).to_vec(),
            Phase::Second(_, left) => {
                // The position knows only the die that is left; the other stands in the log.
                let rolled = shown.session.with_standing(last_roll);
                let other = rolled.and_then(|[one, two]| {
                    if left == one {
                        Some(two)
                    } else {
                        (left == two).then_some(one)
                    }
                });
                let used = other.map(|face| (face, true));
                used.into_iter().chain([(left, false)]).collect()
            }
            // These are nobody's dice any more.
            Phase::Roll(next) if shown.session.is_turn_of(next) => Vec::new(),
            Phase::Roll(_) => {
                let rolled = shown.session.with_standing(last_roll);
                rolled.map_or_else(Vec::new, |faces| faces.map(|face| (face, true)).to_vec())
            }
            Phase::Board | Phase::Start | Phase::Over => Vec::new(),
        }
    });
    // Dice that are rolled again may show the same.
    let rolled = move || shown.session.with_told(rolls);
    when_changed(shown.session, ".hand .die .face", Turn::Roll, move || {
        vec![rolled(); 2]
    });
    let drawn = move || {
        let dice = dice.get().into_iter();
        dice.map(|(face, used)| view! { <Die face used/> })
            .collect_view()
    };
    view! { <div class="dice" data-told=move || held.shown.session.points_at("dice") role="group" aria-label=move || words.say("genesis-dice")>{drawn}</div> }
}

/// The last roll among the entries that stand.
fn last_roll(standing: &[&Told]) -> Option<[Face; 2]> {
    let mut entries = standing.iter().rev().filter_map(|told| told.entry());
    entries.find_map(|entry| match entry.read::<Genesis>().ok()? {
        Entry::Chance(Chance::Dice(faces)) => Some(faces),
        _ => None,
    })
}

/// How many times dice were rolled.
fn rolls(told: &[Told]) -> usize {
    let entries = told
        .iter()
        .filter_map(|told| told.entry()?.read::<Genesis>().ok());
    entries
        .filter(|entry| matches!(entry, Entry::Chance(Chance::Dice(_))))
        .count()
}

#[component]
fn Die(face: Face, used: bool) -> impl IntoView {
    let words = words();
    let label = move || {
        if used {
            words.say_with(
                "genesis-die-used",
                &[("face", words.text().face(face).into())],
            )
        } else {
            words.text().face(face)
        }
    };
    let answered = used.then(|| view! { <path d="M9 21l7 8 15-18" class="answered" fill="none"/> });
    view! {
        <svg class="die" class:used=used viewBox="0 0 40 40" role="img" aria-label=label>
            <g class="face"><DieFace face/></g>
            {answered}
        </svg>
    }
}

/// A terrain of which a tile can be placed.
#[component]
fn Choice(held: Held, terrain: Terrain) -> impl IntoView {
    let words = words();
    let Held {
        shown,
        terrain: chosen,
        ..
    } = held;
    let here = move || shown.session.seat.get().unwrap_or(Seat::at(0));
    let species = Memo::new(move |_| {
        let seat = here().index();
        shown.position.with(|position| position.species()[seat])
    });
    let may = Memo::new(move |_| {
        shown
            .legal
            .with(|legal| placeable(legal).contains(&terrain))
    });
    // Would the turn be over with this tile (G-3.6)?
    let is_single = Memo::new(move |_| {
        shown.position.with(|position| match position.phase() {
            Phase::First(seat, dice) => {
                may.get() && !dice.iter().any(|die| position.answers(seat, terrain, *die))
            }
            _ => false,
        })
    });
    let left = move || {
        shown
            .position
            .with(|position| position.supply(here()).left(terrain))
    };
    // Heard by the spaces of the board.
    let key = (terrain.index() + 1).to_string();
    let label = move || {
        let named = [("terrain", terrain.word().into()), ("left", left().into())];
        let label = words.say_with("genesis-tile-in-hand", &named);
        if is_single.get() {
            words
                .text()
                .apart(&[label, words.say("genesis-tile-single")])
        } else {
            label
        }
    };
    let choose = move |_| {
        if may.get_untracked() {
            chosen.set(Some(terrain));
        } else {
            // The table says why not.
            let vacant = shown
                .position
                .with_untracked(|position| position.vacant().first());
            if let Some(space) = vacant {
                shown.act(Action::Place(terrain, space));
            }
        }
    };
    view! {
        <button
            class="tile-choice"
            data-drag=".space"
            class:single=move || is_single.get()
            aria-pressed=move || (may.get() && chosen.get() == Some(terrain)).to_string()
            aria-disabled=move || (!may.get()).to_string()
            aria-keyshortcuts=key
            on:click=choose
        >
            <svg viewBox="0 0 40 40" aria-hidden="true">
                {move || view! { <Tile species=species.get() terrain/> }}
            </svg>
            <span class="unseen">{label}</span>
            <span class="count" aria-hidden="true">{left}</span>
            <Show when=move || is_single.get()>
                <span class="alone" aria-hidden="true">{move || words.say("genesis-alone")}</span>
            </Show>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moment::standing_events;

    #[test]
    fn the_last_roll_that_stands_is_found() {
        let told = [
            "5 * start 1",
            "6 * dice savannah mountain",
            "7 1 place savannah a1",
            "8 1 place mountain a2",
            "9 * dice forest mountain",
            "10 agree 2\nback 3",
        ];
        let told = told.map(|text| text.parse().expect("what is told"));
        let rolled = |events| last_roll(&standing_events(&told[..events]));
        let [first, next] = [Terrain::Savannah, Terrain::Forest]
            .map(|other| [Face::Terrain(other), Face::Terrain(Terrain::Mountain)]);
        assert_eq!(rolled(1), None);
        assert_eq!(rolled(4), Some(first));
        assert_eq!(rolled(5), Some(next));
        assert_eq!(rolled(6), Some(first));
    }
}
