//! What is asked now, in a sentence, and the buttons for it.

use leptos::prelude::*;
use urzeit_rules::{
    Game as _, Lords, Seat,
    lords::{
        Action, Hex, Phase, Secret,
        score::Score,
        setup::{KeepMode, RandomEnd, TurnOrder},
    },
};

use super::{
    fight::{LastFight, Odds},
    markers::Markers,
    names,
    plan::{Doing, Lit, Plan},
};
use crate::{
    tally::{Source, Tally, ends_here},
    text::{Words, words},
};

#[component]
pub(super) fn NowAsked(plan: Plan) -> impl IntoView {
    let words = words();
    let acting = move || matches!(plan.asked(), Some(Phase::Act(_)));
    let laying = move || matches!(plan.asked(), Some(Phase::Lay(..)));
    let is_over = Memo::new(move |_| plan.shown.position.with(Lords::phase) == Phase::Over);
    let watched = ends_here(plan.shown.session, is_over);
    let tally = move || {
        let sources = plan
            .shown
            .position
            .with(|position| sources(words, position));
        view! { <Tally session=plan.shown.session sources watched/> }
    };
    let advancing = move || matches!(plan.asked(), Some(Phase::Advance(..)));
    let advance = move |_| {
        if let Some(Phase::Advance(_, _, to)) = untrack(move || plan.asked()) {
            plan.advance(to);
        }
    };
    view! {
        <section class="now" aria-label=move || words.say("lords-now")>
            <p class="asked" role="status">{move || sentence(plan, words)}</p>
            <Show when=move || is_over.get()>{tally}</Show>
            <Show when=laying><Markers plan/></Show>
            <Show when=advancing>
                <Stepper plan/>
                <div class="buttons">
                    <button class="primary" on:click=advance>
                        {move || words.say_with("lords-advance", &[("count", plan.count.get().into())])}
                    </button>
                </div>
            </Show>
            <Show when=acting><Turn plan/></Show>
            <LastFight plan/>
            <LitList plan/>
        </section>
    }
}

/// What is asked of whom, in a sentence.
fn sentence(plan: Plan, words: Words) -> String {
    let position = plan.shown.position.get();
    let other =
        |key: &str, seat: Seat| words.say_with(key, &[("who", plan.name(words, seat).into())]);
    let phase = position.phase();
    // The bar above the board asks for that.
    if plan.shown.session.waits_for_confirmation() {
        return String::new();
    }
    if plan.asked().is_none() {
        return match phase {
            // What they will be asked comes when what happened has been shown.
            Phase::Lay(seat, _) | Phase::Place(seat) | Phase::Act(seat)
                if plan.shown.session.you() == Some(seat) =>
            {
                String::new()
            }
            Phase::Lay(seat, _) => other("lords-other-lay", seat),
            Phase::Select => words.say("lords-other-select"),
            Phase::Place(seat) => other("lords-other-place", seat),
            Phase::Act(seat) | Phase::Advance(seat, ..) | Phase::Roll(seat, ..) => {
                other("lords-other-act", seat)
            }
            Phase::Over => words.say(end(&position)),
            _ => String::new(),
        };
    }
    match phase {
        Phase::Lay(seat, drawn) => {
            let terrain = drawn.known().map(|drawn| names::terrain(words, drawn));
            let key = match (position.may_keep(seat), position.options().keep_mode) {
                (true, KeepMode::Hand3) => "lords-now-lay",
                (false, KeepMode::Hand3) => "lords-now-lay-one",
                (true, KeepMode::Refuse3) => "lords-now-lay-or-refuse",
                (false, KeepMode::Refuse3) => "lords-now-lay-it",
            };
            words.say_with(key, &[("terrain", terrain.unwrap_or_default().into())])
        }
        Phase::Select => {
            let options = position.options();
            let order = match options.turn_order {
                TurnOrder::LowFirst => "low",
                TurnOrder::HighFirst => "high",
            };
            let key = match (position.is_exhausted(), options.random_end) {
                (true, RandomEnd::Identical) => "lords-now-select-end",
                (true, RandomEnd::Die) => "lords-now-select-die",
                _ => "lords-now-select",
            };
            words.say_with(key, &[("order", order.into())])
        }
        Phase::Place(seat) => placing(&position, seat, words),
        Phase::Act(_) => words.say(match plan.doing.get() {
            Doing::Civilise => "lords-now-civilise",
            Doing::Altar => "lords-now-altar",
            Doing::March if plan.from.get().is_some() => "lords-now-march",
            Doing::March => "lords-now-act",
        }),
        Phase::Advance(_, _, to) => {
            words.say_with("lords-now-advance", &[("to", to.to_string().into())])
        }
        _ => String::new(),
    }
}

/// Where everybody's points come from (L-9.2).
fn sources(words: Words, position: &Lords) -> Vec<Source> {
    let seats = || Seat::all(position.players());
    let points = |of: fn(Score) -> u16| seats().map(|seat| of(position.score(seat))).collect();
    vec![
        (
            words.say("lords-tally-barbarian"),
            points(|score| score.barbarian),
        ),
        (
            words.say("lords-tally-civilised"),
            points(|score| 2 * score.civilised),
        ),
        (
            words.say("lords-tally-altars"),
            points(|score| 3 * score.altars),
        ),
    ]
}

/// Why the game is over: cards lie on the table only when identical ones have ended it, and are in
/// the hands only when a die has.
fn end(position: &Lords) -> &'static str {
    let mut seats = Seat::all(position.players());
    if seats.any(|seat| position.chosen(seat).is_some()) {
        return "lords-over-identical";
    }
    if position.hand(Seat::at(0)).is_empty() {
        "lords-over-cards"
    } else {
        "lords-over-die"
    }
}

fn placing(position: &Lords, seat: Seat, words: Words) -> String {
    let Some(card) = position.chosen(seat).and_then(Secret::known) else {
        return String::new();
    };
    // The rules say how many: a short supply places the rest.
    let count = position.placeable(seat).first().map(|hex| {
        let mut placed = position.clone();
        placed.act(seat, Action::Put(hex));
        placed.people(hex) - position.people(hex)
    });
    words.say_with(
        "lords-now-place",
        &[
            ("count", count.unwrap_or_default().into()),
            ("terrain", names::terrain(words, card.terrain()).into()),
        ],
    )
}

/// All that can be done in a turn.
#[component]
fn Turn(plan: Plan) -> impl IntoView {
    let words = words();
    let choose = move |doing: Doing, key: &'static str| {
        let is_possible = move || {
            plan.shown.legal.with(|legal| {
                legal.iter().any(|action| match doing {
                    Doing::March => matches!(action, Action::Move(..) | Action::Attack(..)),
                    Doing::Civilise => matches!(action, Action::Civilise(_)),
                    Doing::Altar => matches!(action, Action::Altar(_)),
                })
            })
        };
        view! {
            <button
                class:idle=move || !is_possible()
                aria-pressed=move || (plan.doing.get() == doing).to_string()
                on:click=move |_| {
                    plan.let_go();
                    plan.doing.set(doing);
                }
            >
                {move || words.say(key)}
            </button>
        }
    };
    let marching = move || plan.bounds().is_some();
    let attacking = move || plan.to.get().is_some() && !marching();
    view! {
        <div class="doings" role="group" aria-label=move || words.say("lords-doing")>
            {choose(Doing::March, "lords-doing-march")}
            {choose(Doing::Civilise, "lords-doing-civilise")}
            {choose(Doing::Altar, "lords-doing-altar")}
        </div>
        // Above what comes and goes with a plan, so that the end of the turn stays where it is.
        <div class="buttons ends-turn">
            <div class="buttons">
                <Show when=marching>
                    <button class="primary" on:click=move |_| plan.go()>
                        {move || words.say_with("lords-march", &[("count", plan.count.get().into())])}
                    </button>
                </Show>
                <Show when=attacking>
                    <button class="primary" on:click=move |_| plan.go()>
                        {move || words.say("lords-attack")}
                    </button>
                </Show>
                <Show when=move || plan.from.get().is_some()>
                    <button on:click=move |_| plan.let_go()>{move || words.say("lords-let-go")}</button>
                </Show>
            </div>
            <button class="end" on:click=move |_| plan.shown.act(Action::End)>
                {move || words.say("lords-end")}
            </button>
        </div>
        <Show when=marching>
            <Stepper plan/>
        </Show>
        <Show when=attacking>
            <Odds plan/>
        </Show>
    }
}

/// How many go, and how many stay.
#[component]
fn Stepper(plan: Plan) -> impl IntoView {
    let words = words();
    let at = move |end: fn((u16, u16)) -> u16| plan.bounds().map(end) == Some(plan.count.get());
    let fewest = move || at(|(least, _)| least);
    let most = move || at(|(_, most)| most);
    let tells = move || {
        let position = plan.shown.position.get();
        let count = plan.count.get();
        let (from, arriving) = match position.phase() {
            Phase::Advance(_, from, _) => (from, count),
            _ => (plan.from.get()?, plan.march()?.arriving),
        };
        let stay = position.people(from).saturating_sub(count);
        Some(words.say_with(
            "lords-count-tells",
            &[
                ("from", from.to_string().into()),
                ("stay", stay.into()),
                ("arrive", arriving.into()),
                ("behind", count.saturating_sub(arriving).into()),
            ],
        ))
    };
    view! {
        <div class="stepper" role="group" aria-label=move || words.say("lords-count")>
            <button disabled=fewest aria-label=move || words.say("lords-fewer") on:click=move |_| plan.change_count(-1)>
                "−"
            </button>
            <output>{move || plan.count.get()}</output>
            <button disabled=most aria-label=move || words.say("lords-more") on:click=move |_| plan.change_count(1)>
                "+"
            </button>
            <p aria-live="polite">{tells}</p>
        </div>
    }
}

/// The hexes that light up as a list of buttons, for those to whom the board is too small.
#[component]
fn LitList(plan: Plan) -> impl IntoView {
    let words = words();
    let lit = Memo::new(move |_| {
        plan.lit.with(|lit| {
            let hexes = Hex::all().zip(lit.iter().copied());
            let lit = hexes.filter_map(|(hex, lit)| Some((hex, lit?)));
            lit.collect::<Vec<(_, Lit)>>()
        })
    });
    let buttons = move || {
        let button = |(hex, _)| {
            let name = move || names::There::on(plan, hex).name(words, plan, hex);
            view! {
                <li>
                    <button aria-label=name on:click=move |_| plan.click(hex)>{hex.to_string()}</button>
                </li>
            }
        };
        lit.get().into_iter().map(button).collect_view()
    };
    let count = move || lit.with(Vec::len);
    view! {
        <Show when=move || { count() > 0 }>
            <details class="lit-list">
                <summary>
                    {move || words.say_with("lords-lit-list", &[("count", count().into())])}
                </summary>
                <ul>{buttons}</ul>
            </details>
        </Show>
    }
}
