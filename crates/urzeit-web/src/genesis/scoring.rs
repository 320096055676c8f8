//! The scoring, area by area: at the end of the game, or as if it ended now.

use std::time::Duration;

use leptos::prelude::*;
use urzeit_rules::{
    Genesis, Seat,
    genesis::{Area, Multiplier, Phase},
};
use urzeit_scene::genesis::first_of;

use super::{
    Held,
    glyphs::{Ground, Sign},
    words::{area_name, linked, who},
};
use crate::{
    order::{largest_first, order_by},
    prefs::{Pref, is_still, prefs},
    text::{Words, words},
};

/// How long an area is shown while the scoring plays by itself.
const PACE: Duration = Duration::from_millis(2600);

/// Where somebody is in the scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Before the first area.
    Start,
    /// At the area with this number, counted from 0.
    Area(usize),
    /// At the table of all areas.
    Table,
}

impl Step {
    fn next(self, areas: usize) -> Step {
        match self {
            Step::Start if areas > 0 => Step::Area(0),
            Step::Area(area) if area + 1 < areas => Step::Area(area + 1),
            _ => Step::Table,
        }
    }

    fn back(self, areas: usize) -> Step {
        match self {
            Step::Area(area) if area > 0 => Step::Area(area - 1),
            Step::Table if areas > 0 => Step::Area(areas - 1),
            _ => Step::Start,
        }
    }
}

/// The order in which areas are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// What counts most comes last.
    ExcitingLast,
    /// As the published rules recommend.
    LargestFirst,
}

impl Order {
    /// As it is called among what somebody has chosen.
    pub(super) fn of(chosen: &str) -> Order {
        match chosen {
            "largest-first" => Order::LargestFirst,
            _ => Order::ExcitingLast,
        }
    }
}

/// The areas that score, in the order in which they are told.
pub(super) fn told_areas(position: &Genesis, order: Order) -> Vec<Area> {
    let mut areas = position.score().areas;
    areas.retain(|area| area.multiplier != Multiplier::None);
    let counts = |area: &Area| (area.multiplier.factor(), area.tiles.len());
    match order {
        Order::ExcitingLast => order_by(&mut areas, counts),
        Order::LargestFirst => largest_first(&mut areas, |area| {
            let (factor, size) = counts(area);
            (size, factor)
        }),
    }
    areas
}

/// The walk through the scoring. Its step is kept with the board, which shows the area.
#[derive(Clone, Copy)]
struct Walk {
    held: Held,
    /// Does it go on by itself?
    playing: RwSignal<bool>,
}

impl Walk {
    fn new(held: Held) -> Walk {
        // The end of a game that somebody watched plays by itself.
        let is_over = held.shown.position.with_untracked(Genesis::phase) == Phase::Over;
        let tells = held.watched && !is_still() && is_over;
        held.tells.set(tells);
        let playing = RwSignal::new(tells);
        let walk = Walk { held, playing };
        Effect::new(move |_| walk.play_on());
        walk
    }

    fn areas(self) -> usize {
        self.held.areas.with(Vec::len)
    }

    fn step(self) -> Step {
        self.held.walk.get().unwrap_or(Step::Start)
    }

    fn next(self) -> Step {
        self.step().next(self.areas())
    }

    fn back(self) -> Step {
        self.step().back(self.areas())
    }

    fn go(self, to: Step) {
        self.playing.set(false);
        self.show(to);
    }

    fn show(self, step: Step) {
        // The board shows the area of this step, not what was looked at before.
        self.held.look.set(None);
        self.held.walk.set(Some(step));
    }

    /// Begins to play, or stops.
    fn toggle(self) {
        let starts = !self.playing.get_untracked();
        if starts {
            // The first area at once: nobody who presses the button waits for it.
            let from = match self.step() {
                Step::Table => Step::Start,
                other => other,
            };
            self.show(from.next(self.areas()));
        }
        self.playing.set(starts);
    }

    /// The next step after a while, if it plays.
    fn play_on(self) {
        if !self.playing.get() {
            return;
        }
        let walk = self.held.walk;
        if walk.get() == Some(Step::Table) {
            self.playing.set(false);
            return;
        }
        let onward = move || walk.update(|step| *step = step.map(|step| step.next(self.areas())));
        if let Ok(handle) = set_timeout_with_handle(onward, PACE) {
            on_cleanup(move || handle.clear());
        }
    }
}

#[component]
pub(crate) fn Scoring(held: Held) -> impl IntoView {
    let words = words();
    let walk = Walk::new(held);
    let position = held.shown.position;
    let is_over = Memo::new(move |_| position.with(Genesis::phase) == Phase::Over);
    let why = move || {
        let key = if position.with(Genesis::is_land_full) {
            "genesis-over-land"
        } else {
            "genesis-over-tiles"
        };
        is_over
            .get()
            .then(|| view! { <p class="why-over">{words.say(key)}</p> })
    };
    let title = move || {
        if is_over.get() {
            words.say("genesis-scoring")
        } else {
            words.say("genesis-scoring-now")
        }
    };
    let content = move || match walk.step() {
        Step::Start => {
            let order = prefs().get(Pref::Scoring);
            let named = [("count", walk.areas().into()), ("order", order.into())];
            view! { <p>{words.say_with("genesis-walk-start", &named)}</p> }.into_any()
        }
        Step::Area(number) => match held.areas.with(|areas| areas.get(number).cloned()) {
            Some(area) => one_area(held, words, &area, number).into_any(),
            None => ().into_any(),
        },
        Step::Table => all_areas(held, words, move |step| walk.go(step)).into_any(),
    };
    let begin_again = move || {
        if matches!(walk.step(), Step::Area(_)) {
            walk.go(Step::Start);
        }
    };
    view! {
        <section class="scoring">
            <h2>{title}</h2>
            {why}
            <Steps walk is_over/>
            <Show when=move || { walk.areas() > 1 }>
                <OrderOf after=begin_again/>
            </Show>
            <div class="step" aria-live="polite">{content}</div>
        </section>
    }
}

/// The buttons that lead through the scoring.
#[component]
fn Steps(walk: Walk, is_over: Memo<bool>) -> impl IntoView {
    let words = words();
    let playing = walk.playing;
    view! {
        <div class="buttons" role="group" aria-label=move || words.say("genesis-walk")>
            <button
                class="step-back"
                aria-label=move || words.say("genesis-walk-back")
                disabled=move || walk.step() == Step::Start
                on:click=move |_| walk.go(walk.back())
            >"←"</button>
            <button class="step-play" class:primary=is_over aria-pressed=move || playing.get().to_string()
                on:click=move |_| walk.toggle()>
                {move || words.say(if playing.get() { "genesis-walk-pause" } else { "genesis-walk-play" })}
            </button>
            <button
                class="step-next"
                aria-label=move || words.say("genesis-walk-next")
                disabled=move || walk.step() == Step::Table
                on:click=move |_| walk.go(walk.next())
            >"→"</button>
            <button class="step-table" disabled=move || walk.step() == Step::Table on:click=move |_| walk.go(Step::Table)>
                {move || words.say("genesis-walk-table")}
            </button>
        </div>
    }
}

/// In which order the areas are told; remembered for the next game.
#[component]
fn OrderOf(after: impl Fn() + Copy + Send + 'static) -> impl IntoView {
    let words = words();
    let prefs = prefs();
    let choose = move |event| {
        let chosen = event_target_value(&event);
        let mut values = Pref::Scoring.values().iter();
        if let Some(value) = values.find(|value| **value == chosen) {
            prefs.set(Pref::Scoring, value);
            after();
        }
    };
    let value = |value: &'static str| {
        view! {
            <option value=value selected=move || prefs.get(Pref::Scoring) == value>
                {move || words.say(&format!("genesis-walk-{value}"))}
            </option>
        }
    };
    view! {
        <label class="order">
            <span>{move || words.say("genesis-walk-order")}</span>
            <select on:change=choose prop:value=move || prefs.get(Pref::Scoring)>
                {Pref::Scoring.values().iter().map(|each| value(each)).collect_view()}
            </select>
        </label>
    }
}

/// One area: its herds, what they take, and what everybody has so far.
fn one_area(held: Held, words: Words, area: &Area, number: usize) -> impl IntoView + use<> {
    let shown = held.shown;
    let species = shown.position.with(|position| position.species().to_vec());
    let of = held.areas.with(Vec::len);
    let totals = Seat::all(species.len()).map(|seat| held.points_of(seat, number + 1));
    let totals: Vec<_> = totals.collect();
    let at = words.say_with(
        "genesis-walk-at",
        &[("number", (number + 1).into()), ("count", of.into())],
    );
    let mut herds = area.herds.clone();
    largest_first(&mut herds, |herd| (herd.points, herd.size));
    let herd = |herd: urzeit_rules::genesis::Herd| {
        let first = first_of(&herd).map(|space| space.to_string());
        let named = [
            ("who", who(shown, words, herd.owner).into()),
            ("size", herd.size.into()),
            ("first", first.unwrap_or_default().into()),
        ];
        view! {
            <li class:none=herd.points == 0>
                <svg viewBox="5 5 30 30" aria-hidden="true"><Sign species=species[herd.owner.index()]/></svg>
                <span>{words.say_with("genesis-herd", &named)} <small>{linked(&words.text().took(area, &herd))}</small></span>
                <strong>{format!("+{}", herd.points)}</strong>
            </li>
        }
    };
    let total = |(seat, total): (Seat, u16)| {
        view! {
            <li>
                <svg viewBox="5 5 30 30" aria-hidden="true"><Sign species=species[seat.index()]/></svg>
                <span>{who(shown, words, seat)}</span>
                <strong>{total}</strong>
            </li>
        }
    };
    view! {
        <h3>
            <svg viewBox="0 0 40 40" aria-hidden="true"><Ground terrain=area.terrain/></svg>
            <span>
                <small>{at}</small>
                <span class="area-name">{linked(&area_name(words, area))}</span>
            </span>
        </h3>
        <ul class="herds">{herds.into_iter().map(herd).collect_view()}</ul>
        <h4>{words.say("genesis-walk-totals")}</h4>
        <ul class="totals">{Seat::all(totals.len()).zip(totals.clone()).map(total).collect_view()}</ul>
    }
}

/// What a seat has of an area.
pub(super) fn points_in(area: &Area, seat: Seat) -> u16 {
    let herds = area.herds.iter().filter(|herd| herd.owner == seat);
    herds.map(|herd| herd.points).sum()
}

/// Every area in one table, with the sums.
fn all_areas(held: Held, words: Words, go: impl Fn(Step) + Copy + Send + 'static) -> impl IntoView {
    let shown = held.shown;
    let position = shown.position.get();
    let score = position.score();
    let seats: Vec<_> = Seat::all(score.points.len()).collect();
    let small = score.areas.len() - held.areas.with(Vec::len);
    let head = |seat: &Seat| {
        let species = position.species()[seat.index()];
        view! {
            <th scope="col">
                <svg viewBox="5 5 30 30" aria-hidden="true"><Sign species/></svg>
                <span>{who(shown, words, *seat)}</span>
            </th>
        }
    };
    let row = |(number, area): (usize, &Area)| {
        let cells = seats.iter().map(|seat| match points_in(area, *seat) {
            0 => view! { <td class="none">"–"</td> }.into_any(),
            points => view! { <td>{points}</td> }.into_any(),
        });
        let named = [
            (
                "terrain",
                super::words::terrain_word(words, area.terrain).into(),
            ),
            ("size", area.tiles.len().into()),
            ("factor", area.multiplier.factor().into()),
        ];
        view! {
            <tr>
                <th scope="row">
                    <button class="plain" on:click=move |_| go(Step::Area(number))>
                        <svg viewBox="0 0 40 40" aria-hidden="true"><Ground terrain=area.terrain/></svg>
                        <span class="area-name">{words.say_with("genesis-walk-row", &named)}</span>
                    </button>
                </th>
                {cells.collect_view()}
            </tr>
        }
    };
    let most = score.points.iter().max().copied().unwrap_or(0);
    let sum = |points: &u16| view! { <td class:most=*points == most>{*points}</td> };
    let rows = held
        .areas
        .with(|areas| areas.iter().enumerate().map(row).collect_view());
    let note = (small > 0)
        .then(|| view! { <p class="quiet">{linked(&words.say_with("genesis-small-areas", &[("count", small.into())]))}</p> });
    view! {
        <table>
            <thead>
                <tr><td></td>{seats.iter().map(head).collect_view()}</tr>
            </thead>
            <tbody>{rows}</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{words.say("genesis-walk-sum")}</th>
                    {score.points.iter().map(sum).collect_view()}
                </tr>
            </tfoot>
        </table>
        {note}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Forest 4 (triple), savannah 3 (double), mountain 3 and 3 (single).
    const LAND: &str = "genesis reptile,human - RfRfRfRfvRmRmRmvvvvvv/vvvvvvvvvvvvvv/\
        HsHsHsvvHmHmHmvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/\
        vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv over";

    #[test]
    fn areas_are_told_in_the_order_that_was_chosen() {
        let told = |order: &str| {
            let position: Genesis = LAND.parse().unwrap_or_else(|error| panic!("{error:?}"));
            let areas = told_areas(&position, Order::of(order));
            areas
                .iter()
                .map(|area| (area.terrain.word(), area.multiplier.factor()))
                .collect::<Vec<_>>()
        };
        let mountains = [("mountain", 1); 2];
        let [first, second] = [("forest", 3), ("savannah", 2)];
        assert_eq!(
            told("largest-first"),
            [&[first, second][..], &mountains].concat()
        );
        assert_eq!(
            told("exciting-last"),
            [&mountains[..], &[second, first]].concat()
        );
    }

    /// Two forests tie for largest and count once; the savannah is smaller and counts double.
    #[test]
    fn the_largest_area_need_not_count_most() {
        let land = LAND.replace("RmRmRmv", "RfRfRfRf").replace("HmHmHm", "vvv");
        let position: Genesis = land.parse().unwrap_or_else(|error| panic!("{error:?}"));
        let sizes = |order| {
            let areas = told_areas(&position, order);
            areas
                .iter()
                .map(|area| area.tiles.len())
                .collect::<Vec<_>>()
        };
        assert_eq!(sizes(Order::LargestFirst), [4, 4, 3]);
        assert_eq!(sizes(Order::ExcitingLast), [4, 4, 3]);
    }

    #[test]
    fn every_area_is_visited_both_ways() {
        let mut steps = vec![Step::Start];
        while steps.last() != Some(&Step::Table) {
            steps.extend(steps.last().map(|step| step.next(2)));
        }
        assert_eq!(
            steps,
            [Step::Start, Step::Area(0), Step::Area(1), Step::Table]
        );
        let back = [Step::Table, Step::Area(1), Step::Area(0)].map(|step| step.back(2));
        assert_eq!(back, [Step::Area(1), Step::Area(0), Step::Start]);
        assert_eq!(Step::Start.next(0), Step::Table);
        assert_eq!(Step::Table.back(0), Step::Start);
    }
}
