//! Everybody's points and supplies.

use leptos::prelude::*;
use urzeit_rules::{
    Game as _, Genesis, Seat,
    genesis::{Phase, Terrain},
};

use super::{
    Held,
    glyphs::{Ground, Sign},
    scoring::Step,
};
use crate::{named::Name, text::words};

#[component]
pub(super) fn Players(held: Held) -> impl IntoView {
    let words = words();
    let Held { shown, walk, .. } = held;
    let is_full = move || shown.position.with(Genesis::phase) == Phase::Over;
    let players = move || {
        let position = shown.position.get();
        let score = position.score();
        let told = held.told_areas().filter(|_| is_full());
        let row = |seat: Seat| {
            let species = position.species()[seat.index()];
            let session = shown.session;
            // The end is told by the scoring, area by area.
            let points = match told {
                Some(areas) => held.points_of(seat, areas),
                None => score.points[seat.index()],
            };
            let in_turn = shown.session.is_turn_of(seat);
            let supply = Terrain::ALL.map(|terrain| position.supply(seat).left(terrain));
            let left: u32 = supply.into_iter().map(u32::from).sum();
            let kind = words.called("genesis", "species", species.word());
            let swatch = |(terrain, left): (Terrain, u8)| {
                view! {
                    <span class="swatch" class:none=left == 0>
                        <svg viewBox="0 0 40 40" aria-hidden="true"><Ground terrain/></svg>
                        <span class="unseen">{super::words::terrain_word(words, terrain)} " "</span>
                        {left}
                    </span>
                }
            };
            view! {
                <li class:in-turn=in_turn aria-current=in_turn.then_some("true") data-told=move || shown.session.points_at(&format!("seat-{seat}"))>
                    <svg class="face" viewBox="5 5 30 30" aria-hidden="true"><Sign species/></svg>
                    <span class="name"><Name session seat=Some(seat)/><small>{kind}</small></span>
                    <span class="points">{points}</span>
                    <span class="left">
                        <small class="unseen">{words.say_with("genesis-left", &[("count", left.into())])}</small>
                        {Terrain::ALL.into_iter().zip(supply).map(swatch).collect_view()}
                    </span>
                </li>
            }
        };
        Seat::all(position.players()).map(row).collect_view()
    };
    // The last turn may still have to be confirmed.
    let is_over = move || shown.session.is_over() || is_full();
    let is_open = move || walk.with(Option::is_some);
    let toggle = move |_| {
        walk.update(|walk| {
            *walk = match walk {
                Some(_) => None,
                None => Some(Step::Table),
            };
        });
    };
    view! {
        <section class="players">
            <h2>{move || words.say(if is_over() { "genesis-points-end" } else { "genesis-points-now" })}</h2>
            <ul>{players}</ul>
            // Opened before somebody resigned, it can still be closed.
            <Show when=move || !is_over() || (is_open() && !is_full())>
                <button class="what-if" aria-expanded=move || is_open().to_string() on:click=toggle>
                    {move || words.say(if is_open() { "genesis-what-if-close" } else { "genesis-what-if" })}
                </button>
            </Show>
        </section>
    }
}
