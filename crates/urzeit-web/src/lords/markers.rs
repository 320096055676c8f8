//! The drawn marker and the kept ones, while the world is laid out.

use leptos::prelude::*;
use urzeit_rules::{
    Lords,
    lords::{Action, Phase, Terrain, setup::KeepMode},
};

use super::{glyphs::Land, names, plan::Plan};
use crate::text::words;

/// The markers that somebody can lay, and the choice to keep the drawn one.
#[component]
pub(super) fn Markers(plan: Plan) -> impl IntoView {
    let words = words();
    let position = plan.shown.position;
    let drawn = move || match position.with(Lords::phase) {
        Phase::Lay(_, drawn) => drawn.known(),
        _ => None,
    };
    let kept = move || {
        let seat = plan.seat()?;
        let kept = position.with(|position| *position.kept(seat));
        let lays_kept = position.with(|position| position.options().keep_mode) == KeepMode::Hand3;
        let each = |terrain: Terrain| {
            let count = usize::from(kept.known()[terrain.index()]);
            // What is set aside for good cannot be laid.
            let count = if lays_kept { count } else { 0 };
            std::iter::repeat_n(terrain, count)
        };
        let kept: Vec<_> = Terrain::ALL.into_iter().flat_map(each).collect();
        let marker = |terrain| view! { <Marker plan terrain key="lords-marker-kept"/> };
        Some(kept.into_iter().map(marker).collect_view())
    };
    let may_keep = move || plan.shown.legal.with(|legal| legal.contains(&Action::Keep));
    view! {
        <div class="markers" role="group" aria-label=move || words.say("lords-markers")>
            {move || drawn().map(|terrain| view! { <Marker plan terrain key="lords-marker-drawn"/> })}
            {kept}
            <button class="keep" class:idle=move || !may_keep() on:click=move |_| plan.shown.act(Action::Keep)>
                {move || words.say("lords-keep")}
            </button>
        </div>
    }
}

/// A marker that can be taken in hand.
#[component]
fn Marker(plan: Plan, terrain: Terrain, key: &'static str) -> impl IntoView {
    let words = words();
    let tag = move || words.say(key);
    let name = move || format!("{}, {}", names::terrain(words, terrain), tag());
    view! {
        <button
            class="marker"
            data-drag=".hex"
            aria-pressed=move || (plan.marker.get() == Some(terrain)).to_string()
            aria-label=name
            on:click=move |_| plan.marker.set(Some(terrain))
        >
            <svg viewBox="-28 -31 56 62" aria-hidden="true"><Land terrain/></svg>
            <small>{tag}</small>
        </button>
    }
}
