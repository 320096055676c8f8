//! What is drawn above all hexes: the chances of attacks, and the way that is planned.

use leptos::prelude::*;
use urzeit_rules::{
    Lords,
    lords::{Action, Hex, Phase},
};

use super::{
    board::centre,
    plan::{Lit, Plan},
};
use crate::text::words;

/// So far from the middle of a hex a way begins and ends, to leave the people readable.
const AROUND_PEOPLE: f64 = 20.0;

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
            let (x, y) = centre(hex);
            view! { <text class="chance" x=x y=y + 29.0>{words.say_with("lords-per-cent", &[("chance", chance.into())])}</text> }
        };
        chances.map(text).collect_view()
    };
    view! { <g aria-hidden="true">{chances}</g> }
}

/// The way of a march, an attack or an advance that is planned.
#[component]
pub(super) fn Way(plan: Plan) -> impl IntoView {
    let way = move || {
        let mut points: Vec<_> = hexes(plan)?.into_iter().map(centre).collect();
        let last = points.len().checked_sub(2)?;
        points[0] = towards(points[0], points[1]);
        points[last + 1] = towards(points[last + 1], points[last]);
        let points: Vec<_> = points
            .iter()
            .map(|(x, y)| format!("{x:.1},{y:.1}"))
            .collect();
        let points = points.join(" ");
        Some(view! {
            <polyline points=points class="way" marker-end="url(#way-head)" aria-hidden="true"/>
        })
    };
    view! { {way} }
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

/// A little way from one point to another.
fn towards((x, y): (f64, f64), (to_x, to_y): (f64, f64)) -> (f64, f64) {
    let (dx, dy) = (to_x - x, to_y - y);
    let part = AROUND_PEOPLE / dx.hypot(dy);
    (x + dx * part, y + dy * part)
}
