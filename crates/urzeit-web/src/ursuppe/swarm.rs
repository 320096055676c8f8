//! The amoebas in the soup. They have a layer of their own, so that one sees them swim from
//! space to space.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Amoeba, Space},
};

use super::{
    glyphs::Figure,
    held::Held,
    soup::{SHORE, SIZE, at, place, touch},
};

/// Where an amoeba is drawn.
#[derive(Clone, Copy, PartialEq)]
struct Spot {
    amoeba: Amoeba,
    space: Space,
    damage: u8,
    x: f64,
    y: f64,
    size: f64,
}

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
    let position = held.shown.position;
    let lives = Memo::new(move |_| spot.with(Option::is_some));
    let damage = Signal::derive(move || spot.get().map_or(0, |spot| spot.damage));
    let moved = move || {
        let Some(Spot { x, y, size, .. }) = spot.get() else {
            return String::new();
        };
        format!("translate({x}px, {y}px) scale({})", size / 40.0)
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
            // Who only looks at an amoeba is not told what is asked.
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
                style:transform=moved
                on:click=click
                on:mouseenter=move |_| held.looked_at.set(Some(amoeba))
                on:mouseleave=move |_| held.looked_at.set(None)
            >
                <circle cx="20" cy="20" r="21" class="ring"/>
                <Figure colour=amoeba.colour number=amoeba.number damage/>
            </g>
        </Show>
    }
}

/// Where all amoebas are drawn.
fn spots(position: &Ursuppe) -> Vec<Spot> {
    let spaces = Space::ALL.into_iter();
    let spots = spaces.flat_map(|space| {
        let amoebas: Vec<_> = position.amoebas_on(space).iter().collect();
        let (column, row) = place(space);
        let places = arrange(amoebas.len());
        amoebas
            .into_iter()
            .zip(places)
            .map(move |(amoeba, (x, y, size))| Spot {
                amoeba,
                space,
                damage: position.life(amoeba).map_or(0, |life| life.damage),
                x: f64::from(at(column)) + x,
                y: f64::from(at(row)) + y,
                size,
            })
    });
    spots.collect()
}

/// Where so many amoebas swim in one space, and how large they are: as large as there is room.
fn arrange(count: usize) -> Vec<(f64, f64, f64)> {
    const LARGEST: f64 = 44.0;
    const EDGE: f64 = 4.0;
    let wide = f64::from(SIZE) - 2.0 * EDGE;
    let high = f64::from(SHORE) - EDGE;
    let size = |rows: usize| {
        let columns = count.div_ceil(rows);
        (high / rows as f64).min(wide / columns as f64).min(LARGEST)
    };
    let rows =
        (1..=count.max(1)).max_by(|&one, &two| size(one).total_cmp(&size(two)).then(two.cmp(&one)));
    let rows = rows.unwrap_or(1);
    let columns = count.div_ceil(rows).max(1);
    let size = size(rows);
    let places = (0..count).map(|nth| {
        let (row, column) = (nth / columns, nth % columns);
        let in_row = columns.min(count - row * columns);
        let left = (f64::from(SIZE) - size * in_row as f64) / 2.0;
        let top = EDGE + (high - size * rows as f64) / 2.0;
        (left + size * column as f64, top + size * row as f64, size)
    });
    places.collect()
}
