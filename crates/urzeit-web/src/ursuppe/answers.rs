//! The answers to a question, as buttons; those that are made of parts have choosers.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Action, Amoeba, Colour, Direction, Gene, Phase, Space},
};

use super::{
    choosers::{Clingers, Diets, Handful, Payment, Which},
    glyphs::{CubePicture, Die, FigurePicture},
    held::{Held, drifts_to},
    names,
    question::{die_means, way},
};
use crate::text::{Words, words};

#[component]
pub(super) fn Answers(held: Held) -> impl IntoView {
    let words = words();
    let shown = held.shown;
    let answers = move || {
        let legal = shown.legal.get();
        if legal.is_empty() {
            return ().into_any();
        }
        let position = shown.position.get();
        let simple = legal.iter().filter(|action| is_simple(action));
        let simple = simple.map(|&action| answer(held, words, &position, action));
        let simple = simple.collect_view();
        let chooser = match position.phase() {
            Phase::PutFirst(colour) | Phase::PutSecond(colour) | Phase::Divide(colour) => {
                view! { <Which held colour/> }.into_any()
            }
            Phase::Cargo(..) | Phase::ClingersCargo(_) => view! { <Handful held/> }.into_any(),
            Phase::Cling(_, colour) => view! { <Clingers held colour/> }.into_any(),
            Phase::Feed(..) => view! { <Diets held/> }.into_any(),
            Phase::Defect(colour) => view! { <Payment held colour/> }.into_any(),
            _ => ().into_any(),
        };
        view! { {chooser} <div class="answers">{simple}</div> }.into_any()
    };
    view! { {answers} }
}

/// Is an action a button of its own? The others are put together in a chooser or on the board.
fn is_simple(action: &Action) -> bool {
    !matches!(
        action,
        Action::Put(..)
            | Action::Divide(..)
            | Action::Take(_)
            | Action::Cling(_)
            | Action::Eat(..)
            | Action::Pay(..)
    )
}

/// A button that does something.
#[component]
pub(super) fn Answer(
    held: Held,
    action: Action,
    #[prop(into)] label: Signal<String>,
    /// What it costs, if that is to be said.
    #[prop(default = None)]
    cost: Option<u16>,
    /// Where it leads, to be shown on the board.
    #[prop(default = None)]
    to: Option<Space>,
    #[prop(into, default = false.into())] primary: Signal<bool>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let words = words();
    let cost = cost.map(|bp| {
        let cost = move || words.say_with("ursuppe-cost", &[("bp", bp.into())]);
        view! { <small>{cost}</small> }
    });
    let point = move || held.pointed_at.set(to);
    let point_nowhere = move || held.pointed_at.set(None);
    view! {
        <button
            class="answer"
            class:primary=move || primary.get()
            data-action=action.to_string()
            on:click=move |_| held.shown.act(action)
            on:mouseenter=move |_| point()
            on:focus=move |_| point()
            on:mouseleave=move |_| point_nowhere()
            on:blur=move |_| point_nowhere()
        >
            {children.map(|children| children())}
            <span>{move || label.get()}</span>
            {cost}
        </button>
    }
}

/// An action as a button.
fn answer(held: Held, words: Words, position: &Ursuppe, action: Action) -> AnyView {
    let say = |key: &str| words.say(key);
    let asked = position.decider();
    let cost_of_move = asked.map(|colour| position.cost_of_move(colour));
    let space_of = |amoeba| position.life(amoeba).map(|life| life.space);
    let amoeba = |amoeba| ("amoeba", names::amoeba(words, amoeba).into());
    match action {
        Action::Ladder(space) => {
            let named = [("space", space.to_string().into())];
            let label = words.say_with("ursuppe-do-ladder", &named);
            view! { <Answer held action label/> }.into_any()
        }
        Action::Lead(colour) => {
            let label = words.say_with(
                "ursuppe-do-lead",
                &[("who", names::tribe(words, colour).into())],
            );
            view! { <Answer held action label><CubePicture colour/></Answer> }.into_any()
        }
        Action::Drift => {
            let (label, to) = drift(words, position);
            view! { <Answer held action label to cost=Some(0)/> }.into_any()
        }
        Action::Swim => {
            let label = words.say_with("ursuppe-do-swim", &[("how", how(position, asked).into())]);
            view! { <Answer held action label cost=cost_of_move/> }.into_any()
        }
        Action::Hold => {
            view! { <Answer held action label=say("ursuppe-do-hold") cost=Some(0)/> }.into_any()
        }
        Action::Use(die) => {
            let label = die_means(words, position, die);
            view! { <Answer held action label><Die face=die/></Answer> }.into_any()
        }
        Action::Go(direction) => {
            let label = way(words, position, direction);
            let to = goes_to(position, direction);
            view! { <Answer held action label to/> }.into_any()
        }
        Action::Stay => view! { <Answer held action label=say("ursuppe-do-stay")/> }.into_any(),
        Action::Again => {
            view! { <Answer held action label=say("ursuppe-do-again") cost=Some(0)/> }.into_any()
        }
        Action::Stop => view! { <Answer held action label=say("ursuppe-do-stop")/> }.into_any(),
        Action::Attack(target) => {
            let label = words.say_with("ursuppe-do-attack", &[amoeba(target)]);
            let cost = Some(struggle_costs(position));
            view! { <Answer held action label cost><Picture held amoeba=target/></Answer> }
                .into_any()
        }
        Action::Starve => view! { <Answer held action label=say("ursuppe-do-starve")/> }.into_any(),
        Action::Defend => {
            view! { <Answer held action label=say("ursuppe-do-defend") cost=Some(1)/> }.into_any()
        }
        Action::Escape => {
            let label =
                words.say_with("ursuppe-do-escape", &[("how", how(position, asked).into())]);
            view! { <Answer held action label cost=cost_of_move/> }.into_any()
        }
        Action::Accept => view! { <Answer held action label=say("ursuppe-do-accept")/> }.into_any(),
        Action::Retry(target) => {
            let label = words.say_with("ursuppe-do-attack", &[amoeba(target)]);
            view! { <Answer held action label cost=Some(0)><Picture held amoeba=target/></Answer> }
                .into_any()
        }
        Action::GiveUp => {
            view! { <Answer held action label=say("ursuppe-do-give-up")/> }.into_any()
        }
        Action::Buy(gene, traded) => {
            let traded =
                traded.map_or_else(|| "none".to_owned(), |traded| names::gene(words, traded));
            let named = [
                ("gene", names::gene(words, gene).into()),
                ("traded", traded.into()),
            ];
            let label = words.say_with("ursuppe-do-buy", &named);
            view! { <Answer held action label cost=Some(gene.card().price)/> }.into_any()
        }
        Action::Aggress(own, target) => {
            let target_name = ("target", names::amoeba(words, target).into());
            let label = words.say_with("ursuppe-do-aggress", &[amoeba(own), target_name]);
            let to = space_of(target);
            view! { <Answer held action label cost=Some(1) to><Picture held amoeba=own/><Picture held amoeba=target/></Answer> }
                .into_any()
        }
        Action::Done => {
            let key = match position.phase() {
                Phase::Buy(..) => "ursuppe-do-done-buying",
                _ => "ursuppe-do-done-dividing",
            };
            view! { <Answer held action label=say(key)/> }.into_any()
        }
        Action::Pass => view! { <Answer held action label=say("ursuppe-do-pass")/> }.into_any(),
        // These have choosers.
        Action::Put(..)
        | Action::Divide(..)
        | Action::Take(_)
        | Action::Cling(_)
        | Action::Eat(..)
        | Action::Pay(..) => ().into_any(),
    }
}

/// An amoeba as it is now.
#[component]
fn Picture(held: Held, amoeba: Amoeba) -> impl IntoView {
    let position = held.shown.position;
    let life = position.with_untracked(|position| position.life(amoeba));
    let damage = life.map_or(0, |life| life.damage);
    view! { <FigurePicture colour=amoeba.colour number=amoeba.number damage/> }
}

/// What drifting means for the amoeba whose turn it is.
fn drift(words: Words, position: &Ursuppe) -> (String, Option<Space>) {
    let Phase::Move(amoeba) = position.phase() else {
        return Default::default();
    };
    let here = position.life(amoeba).map(|life| life.space);
    let there = drifts_to(position, amoeba);
    let why = match position.direction_of_drift() {
        None => "none",
        Some(_) if here == there => "blocked",
        Some(direction) => direction.word(),
    };
    let space = there.map(|there| there.to_string()).unwrap_or_default();
    let named = [("drift", why.into()), ("space", space.into())];
    (words.say_with("ursuppe-do-drift", &named), there)
}

/// How a colour swims (U-8.3).
fn how(position: &Ursuppe, colour: Option<Colour>) -> &'static str {
    let has = |gene| colour.is_some_and(|colour| position.has(colour, gene));
    match (has(Gene::Movement2), has(Gene::Movement1)) {
        (true, _) => "will",
        (false, true) => "dice",
        (false, false) => "die",
    }
}

fn goes_to(position: &Ursuppe, direction: Direction) -> Option<Space> {
    let journey = position.phase().journey()?;
    position.life(journey.amoeba)?.space.neighbour(direction)
}

/// A second try is free (U-8.6).
fn struggle_costs(position: &Ursuppe) -> u16 {
    use urzeit_rules::ursuppe::Attempt;
    match position.phase() {
        Phase::Feed(_, Attempt::SecondTry) => 0,
        _ => 1,
    }
}
