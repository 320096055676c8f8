//! The amoebas in the soup. They have a layer of their own, so that one sees them swim from
//! space to space.

use leptos::prelude::*;
use urzeit_rules::ursuppe::Amoeba;
use urzeit_scene::{
    shape::circle,
    ursuppe::{Spot, amoeba_key, figure, spots},
};

use super::{glyphs::called, held::Held, soup::touch};
use crate::{
    drawn::{draw, moved_to},
    text::words,
};

#[component]
pub(super) fn Swarm(held: Held) -> impl IntoView {
    let position = held.shown.position;
    let spots = Memo::new(move |_| position.with(spots));
    let all = position.with_untracked(|position| {
        let numbers = 1..=position.scale().amoebas;
        let colours = position.colours().iter();
        let amoebas =
            colours.flat_map(|colour| numbers.clone().map(move |number| Amoeba { colour, number }));
        amoebas.collect::<Vec<_>>()
    });
    let swarm = all.into_iter().map(|amoeba| {
        let spot = Memo::new(move |_| {
            let find = |spots: &Vec<Spot>| spots.iter().find(|spot| spot.amoeba == amoeba).copied();
            spots.with(find)
        });
        view! { <Swimmer held amoeba spot/> }
    });
    view! { <g class="swarm" aria-hidden="true">{swarm.collect_view()}</g> }
}

#[component]
fn Swimmer(held: Held, amoeba: Amoeba, spot: Memo<Option<Spot>>) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let lives = Memo::new(move |_| spot.with(Option::is_some));
    let damage = Memo::new(move |_| spot.get().map_or(0, |spot| spot.damage));
    let drawn = move || {
        let Amoeba { colour, number } = amoeba;
        draw(figure(colour, number, damage.get(), &called(words)))
    };
    let moved = move || {
        let at = spot.get().map(|Spot { x, y, .. }| (x, y));
        moved_to(at.unwrap_or_default())
    };
    let scaled = move || {
        let scale = spot.get().map_or(1.0, |spot| spot.scale);
        format!("scale({scale})")
    };
    let attack = move || position.with(|position| position.phase().attack());
    let is_acting = move || {
        position.with(|position| {
            let journey = position.phase().journey();
            journey.map(|journey| journey.amoeba).or(position.acting()) == Some(amoeba)
        })
    };
    let may = move || {
        let attack = held.action_against(amoeba);
        held.can_cling(amoeba) || attack.is_some_and(|action| held.is_legal(action))
    };
    let is_chosen = move || held.can_cling(amoeba) && held.clingers.get().contains(amoeba.number);
    let click = move |_| {
        if held.can_cling(amoeba) {
            held.toggle_clinger(amoeba.number);
        } else if let Some(action) = held.action_against(amoeba).filter(|_| held.is_asked()) {
            held.looked_at.set(None);
            held.shown.act(action);
        } else if let Some(Spot { space, .. }) = spot.get()
            // A player who only looks at an amoeba is not told what is asked.
            && held.is_asked()
            && held.action_on(space).is_some()
        {
            touch(held, space);
        }
    };
    view! {
        <Show when=move || lives.get()>
            <g
                class="swimmer"
                class:acting=is_acting
                class:target=move || attack().is_some_and(|attack| attack.target == amoeba)
                class:attacker=move || attack().is_some_and(|attack| attack.attacker == amoeba)
                class:may=may
                class:chosen=is_chosen
                class:watched=move || held.looked_at.get() == Some(amoeba)
                data-piece=amoeba_key(amoeba)
                transform=moved
                on:click=click
                on:mouseenter=move |_| held.looked_at.set(Some(amoeba))
                on:mouseleave=move |_| held.looked_at.set(None)
            >
                <g transform=scaled>
                    {draw(circle(20, 20, 21).class("ring"))}
                    {drawn}
                </g>
            </g>
        </Show>
    }
}
