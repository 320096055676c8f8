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
    market::ToMarket,
    names,
    question::{die_means, way},
};
use crate::text::{Named, Words, words};

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
        let simple = legal.iter();
        let simple = simple.filter_map(|&action| answer(held, words, &position, action));
        let simple = simple.collect_view();
        let chooser = match position.phase() {
            Phase::PutFirst(colour) | Phase::PutSecond(colour) | Phase::Divide(colour) => {
                view! { <Which held colour/> }.into_any()
            }
            Phase::Cargo(..) | Phase::ClingersCargo(_) => view! { <Handful held/> }.into_any(),
            Phase::Cling(_, colour) => view! { <Clingers held colour/> }.into_any(),
            Phase::Feed(..) => view! { <Diets held/> }.into_any(),
            Phase::Defect(colour) => view! { <Payment held colour/> }.into_any(),
            Phase::Buy(..) => return view! { <ToMarket held/> }.into_any(),
            _ => ().into_any(),
        };
        view! { {chooser} <div class="answers">{simple}</div> }.into_any()
    };
    view! { {answers} }
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

/// What a button says and shows.
#[derive(Default)]
struct AnswerFace {
    label: String,
    cost: Option<u16>,
    /// Where it leads.
    to: Option<Space>,
    pictures: Vec<Pictured>,
}

enum Pictured {
    Colour(Colour),
    Die(u8),
    Amoeba(Amoeba),
}

impl AnswerFace {
    fn new(label: String) -> AnswerFace {
        AnswerFace {
            label,
            ..AnswerFace::default()
        }
    }

    fn costs(self, bp: u16) -> AnswerFace {
        AnswerFace {
            cost: Some(bp),
            ..self
        }
    }

    fn to(self, to: Option<Space>) -> AnswerFace {
        AnswerFace { to, ..self }
    }

    fn picture(mut self, picture: Pictured) -> AnswerFace {
        self.pictures.push(picture);
        self
    }
}

/// An action as a button; nothing if it has a chooser.
fn answer(held: Held, words: Words, position: &Ursuppe, action: Action) -> Option<AnyView> {
    let AnswerFace {
        label,
        cost,
        to,
        pictures,
    } = face(words, position, action)?;
    let picture = move |picture: Pictured| match picture {
        Pictured::Colour(colour) => view! { <CubePicture colour/> }.into_any(),
        Pictured::Die(face) => view! { <Die face/> }.into_any(),
        Pictured::Amoeba(amoeba) => view! { <Picture held amoeba/> }.into_any(),
    };
    let pictures: Vec<_> = pictures.into_iter().map(picture).collect();
    Some(view! { <Answer held action label cost to>{pictures}</Answer> }.into_any())
}

fn face(words: Words, position: &Ursuppe, action: Action) -> Option<AnswerFace> {
    let say = |key: &str| AnswerFace::new(words.say(key));
    let say_with = |key: &str, named: &[Named<'_>]| AnswerFace::new(words.say_with(key, named));
    let amoeba = |amoeba| ("amoeba", names::amoeba(words, amoeba).into());
    let asked = position.decider();
    // Swimming and escaping (U-8.3).
    let moves = |key: &str| {
        let face = say_with(key, &[("how", how(position, asked).into())]);
        AnswerFace {
            cost: asked.map(|colour| position.cost_of_move(colour)),
            ..face
        }
    };
    Some(match action {
        Action::Ladder(space) => {
            say_with("ursuppe-do-ladder", &[("space", space.to_string().into())])
        }
        Action::Lead(colour) => {
            let who = ("who", names::tribe(words, colour).into());
            say_with("ursuppe-do-lead", &[who]).picture(Pictured::Colour(colour))
        }
        Action::Drift => {
            let (label, to) = drift(words, position);
            AnswerFace::new(label).costs(0).to(to)
        }
        Action::Swim => moves("ursuppe-do-swim"),
        Action::Hold => say("ursuppe-do-hold").costs(0),
        Action::Use(die) => {
            AnswerFace::new(die_means(words, position, die)).picture(Pictured::Die(die))
        }
        Action::Go(direction) => {
            AnswerFace::new(way(words, position, direction)).to(goes_to(position, direction))
        }
        Action::Stay => say("ursuppe-do-stay"),
        Action::Again => say("ursuppe-do-again").costs(0),
        Action::Stop => say("ursuppe-do-stop"),
        Action::Attack(target) => say_with("ursuppe-do-attack", &[amoeba(target)])
            .costs(struggle_costs(position))
            .picture(Pictured::Amoeba(target)),
        Action::Starve => say("ursuppe-do-starve"),
        Action::Defend => say("ursuppe-do-defend").costs(1),
        Action::Escape => moves("ursuppe-do-escape"),
        Action::Accept => say("ursuppe-do-accept"),
        Action::Retry(target) => say_with("ursuppe-do-attack", &[amoeba(target)])
            .costs(0)
            .picture(Pictured::Amoeba(target)),
        Action::GiveUp => say("ursuppe-do-give-up"),
        Action::Aggress(own, target) => {
            let named = ("target", names::amoeba(words, target).into());
            say_with("ursuppe-do-aggress", &[amoeba(own), named])
                .costs(1)
                .to(position.life(target).map(|life| life.space))
                .picture(Pictured::Amoeba(own))
                .picture(Pictured::Amoeba(target))
        }
        Action::Done => say("ursuppe-do-done-dividing"),
        Action::Pass => say("ursuppe-do-pass"),
        // These are put together in a chooser, on the board or from cards.
        Action::Put(..)
        | Action::Divide(..)
        | Action::Take(_)
        | Action::Cling(_)
        | Action::Buy(..)
        | Action::Eat(..)
        | Action::Pay(..) => return None,
    })
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
