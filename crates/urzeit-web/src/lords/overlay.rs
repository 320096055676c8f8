//! What is drawn above all hexes: the chances of attacks, and the way that is planned.

use leptos::prelude::*;
use urzeit_rules::{
    Lords,
    lords::{Action, Hex, Phase},
};
use urzeit_scene::lords as scene;

use super::plan::{Lit, Plan};
use crate::{
    drawn::{draw, draw_all},
    text::words,
};

/// The chances of the people in hand to empty the hexes around them.
#[component]
pub(super) fn Chances(plan: Plan) -> impl IntoView {
    let words = words();
    let chances = move || {
        let lit = plan.lit.get();
        let chances = Hex::all().zip(lit).filter_map(|(hex, lit)| match lit {
            Some(Lit::Attack(chance)) => Some((hex, chance?)),
            _ => None,
        });
        let text = |(hex, chance): (Hex, u32)| {
            let words = words.say_with("lords-per-cent", &[("chance", chance.into())]);
            scene::chance(hex, words)
        };
        draw_all(chances.map(text))
    };
    view! { <g aria-hidden="true">{chances}</g> }
}

/// The way of a march, an attack or an advance that is planned.
#[component]
pub(super) fn Way(plan: Plan) -> impl IntoView {
    move || scene::way(&hexes(plan)?).map(draw)
}

fn hexes(plan: Plan) -> Option<Vec<Hex>> {
    if let Phase::Advance(_, from, to) = plan.shown.position.with(Lords::phase) {
        return Some(vec![from, to]);
    }
    let from = plan.from.get()?;
    let Some(march) = plan.march() else {
        return Some(vec![from, plan.to.get()?]);
    };
    let steps = march.moves.into_iter().filter_map(|step| match step {
        Action::Move(_, to, _) => Some(to),
        _ => None,
    });
    Some([from].into_iter().chain(steps).collect())
}
