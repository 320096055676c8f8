//! What somebody looks at: a tile, its area and herds, and what they score now. Or a space where the
//! tile in hand could go, and what that would change.

use leptos::prelude::*;
use urzeit_rules::{
    Game, Genesis, Seat,
    genesis::{Action, Area, Multiplier, Space, Terrain},
};
use urzeit_texts::signed;

use super::{
    Held,
    glyphs::{Ground, Sign},
    words::{area_name, linked, who},
};
use crate::{
    order::largest_first,
    shown::Shown,
    text::{Words, words},
};

/// An area that is looked at.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Looked {
    pub(super) space: Space,
    pub(super) area: Area,
    /// What every seat would have more or less in all, if the tile in hand went there.
    gains: Option<Vec<i32>>,
}

impl Looked {
    /// What there is to see at a space.
    pub(super) fn at(
        shown: Shown<Genesis>,
        in_hand: Option<Terrain>,
        space: Space,
    ) -> Option<Looked> {
        let position = shown.position.get();
        if position.tile(space).is_some() {
            let area = area_at(position.score().areas, space)?;
            return Some(Looked {
                space,
                area,
                gains: None,
            });
        }
        let action = Action::Place(in_hand?, space);
        let seat = shown.session.seat.get()?;
        if !shown.legal.with(|legal| legal.contains(&action)) {
            return None;
        }
        let mut after = position;
        after.act(seat, action);
        let (before, after) = (position.score(), after.score());
        let points = before.points.iter().zip(&after.points);
        Some(Looked {
            space,
            area: area_at(after.areas, space)?,
            gains: Some(
                points
                    .map(|(&before, &after)| i32::from(after) - i32::from(before))
                    .collect(),
            ),
        })
    }

    /// The sizes of a seat's herds, the largest first, and what they score.
    fn of(&self, seat: Seat) -> (Vec<usize>, u16) {
        let herds = self.area.herds.iter().filter(|herd| herd.owner == seat);
        let points = herds.clone().map(|herd| herd.points).sum();
        let mut sizes: Vec<_> = herds.map(|herd| herd.size).collect();
        largest_first(&mut sizes, |size| *size);
        (sizes, points)
    }

    /// All of it in a few sentences, for those who listen.
    pub(super) fn spoken(&self, shown: Shown<Genesis>, words: Words) -> String {
        let players = shown.position.with(Game::players);
        let mut sentences = vec![format!("{}.", area_name(words, &self.area))];
        for seat in Seat::all(players) {
            let (sizes, points) = self.of(seat);
            if sizes.is_empty() {
                continue;
            }
            let named = [
                ("who", who(shown, words, seat).into()),
                ("sizes", join(&sizes).into()),
                ("count", sizes.len().into()),
                ("points", points.into()),
            ];
            sentences.push(words.say_with("genesis-look-spoken", &named));
        }
        if let Some(gain) = self.gain_here(shown) {
            sentences.push(words.say_with("genesis-look-gain", &[("gain", signed(gain).into())]));
        }
        sentences.join(" ")
    }

    fn gain_here(&self, shown: Shown<Genesis>) -> Option<i32> {
        let seat = shown.session.seat.get()?;
        self.gains.as_ref()?.get(seat.index()).copied()
    }
}

fn area_at(areas: Vec<Area>, space: Space) -> Option<Area> {
    areas.into_iter().find(|area| area.tiles.contains(space))
}

fn join(sizes: &[usize]) -> String {
    let sizes: Vec<_> = sizes.iter().map(usize::to_string).collect();
    sizes.join(" + ")
}

/// The panel that says it. It is as high with something to say as without.
#[component]
pub(super) fn Looking(held: Held) -> impl IntoView {
    let words = words();
    let players = held.shown.position.with_untracked(Game::players);
    let said = move || match held.looked.get() {
        Some(looked) => said_of(held.shown, words, &looked).into_any(),
        None => view! { <p class="quiet">{move || words.say("genesis-look")}</p> }.into_any(),
    };
    view! {
        <section class=format!("looked-at seats-{players}") aria-label=move || words.say("genesis-looking")>
            {said}
        </section>
    }
}

/// Called where signals are followed, so that the panel changes with what it names.
fn said_of(shown: Shown<Genesis>, words: Words, looked: &Looked) -> impl IntoView + use<> {
    let (players, species) = shown
        .position
        .with(|position| (position.players(), position.species().to_vec()));
    let terrain = looked.area.terrain;
    let would = looked.gains.is_some().then(|| {
        let space = looked.space.to_string();
        view! { <small>{words.say_with("genesis-look-would", &[("space", space.into())])}</small> }
    });
    let scores = looked.area.multiplier != Multiplier::None;
    let row = |seat: Seat| {
        let (sizes, points) = looked.of(seat);
        let gain = looked.gains.as_ref().map(|gains| gains[seat.index()]);
        let herds = if sizes.is_empty() {
            "–".to_owned()
        } else {
            join(&sizes)
        };
        let class = match gain.map_or(0, i32::signum) {
            1 => "gain more",
            -1 => "gain less",
            _ => "gain",
        };
        view! {
            <tr>
                <th scope="row">
                    <svg viewBox="5 5 30 30" aria-hidden="true"><Sign species=species[seat.index()]/></svg>
                    {who(shown, words, seat)}
                </th>
                <td>{herds}</td>
                <td>{if scores { points.to_string() } else { "–".to_owned() }}</td>
                {gain.map(|gain| view! { <td class=class>{signed(gain)}</td> })}
            </tr>
        }
    };
    let rows: Vec<_> = Seat::all(players).map(row).collect();
    let gain_head = looked
        .gains
        .is_some()
        .then(|| view! { <th scope="col">{words.say("genesis-look-gains")}</th> });
    view! {
        <h2>
            <svg viewBox="0 0 40 40" aria-hidden="true"><Ground terrain/></svg>
            <span class="area-name">{linked(&area_name(words, &looked.area))}{would}</span>
        </h2>
        <table>
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{words.say("genesis-look-herds")}</th>
                    <th scope="col">{words.say("genesis-look-points")}</th>
                    {gain_head}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
