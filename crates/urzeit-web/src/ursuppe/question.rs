//! What is asked now, in a sentence, and what can be answered.

use std::collections::BTreeMap;

use leptos::prelude::*;
use urzeit_rules::{
    Seat, Ursuppe,
    ursuppe::{Card, Direction, Gene, Phase},
};
use wasm_bindgen::JsCast as _;

use super::{answers::Answers, held::Held, names};
use crate::{
    past::Past,
    session::Session,
    table::Lines,
    tally::{Source, Tally, ends_here},
    text::{Named, Words, words},
};

/// How many of the latest sentences stand above a question.
const LATEST: usize = 3;

#[component]
pub(super) fn Question(held: Held, lines: Lines) -> impl IntoView {
    let words = words();
    let shown = held.shown;
    let sentence = move || {
        if shown.session.waits_for_confirmation() {
            return None;
        }
        shown.position.with(|position| {
            if held.is_asked() {
                asks(words, position)
            } else {
                Some(waits(words, position))
            }
        })
    };
    // The log has them too, but people who look at the board miss a die.
    let latest = move || {
        let lines = lines.get();
        let latest = &lines[lines.len().saturating_sub(LATEST)..];
        let latest = latest
            .iter()
            .map(|(_, line)| view! { <li>{line.clone()}</li> });
        latest.collect_view()
    };
    let is_over = Memo::new(move |_| shown.position.with(Ursuppe::phase) == Phase::Over);
    let watched = ends_here(shown.session, is_over);
    let tally = move || {
        let sources = sources(shown.session, words);
        view! { <Tally session=shown.session sources watched/> }
    };
    keep_the_keyboard(held);
    view! {
        <section class="question" class:asked=move || held.is_asked() aria-label=move || words.say("ursuppe-question")>
            <ol class="latest" aria-hidden="true">{latest}</ol>
            <p class="sentence" role="status">{sentence}</p>
            <Show when=move || is_over.get()>{tally}</Show>
            <Answers held/>
        </section>
    }
}

/// After an answer by keyboard the focus is at the next question, or at the button that confirms a
/// turn: the button that had it is gone.
fn keep_the_keyboard(held: Held) {
    Effect::new(move |before: Option<()>| {
        let confirms = held.shown.session.has_to_confirm();
        let next = match held.is_asked() {
            true => ".question.asked button:not(:disabled)",
            false if confirms => ".status button.primary",
            false => return,
        };
        let document = document();
        let active = document.active_element();
        let is_lost = active.is_none_or(|active| active.tag_name() == "BODY");
        if before.is_none() || !is_lost {
            return;
        }
        request_animation_frame(move || {
            if let Ok(Some(next)) = document.query_selector(next) {
                let options = web_sys::FocusOptions::new();
                options.set_prevent_scroll(true);
                let next = next.unchecked_into::<web_sys::HtmlElement>();
                let _ = next.focus_with_options(&options);
            }
        });
    });
}

/// The question to whoever is here.
fn asks(words: Words, position: &Ursuppe) -> Option<String> {
    let say = |key: &str, named: &[Named<'_>]| Some(words.say_with(key, named));
    let amoeba = |amoeba| ("amoeba", names::amoeba(words, amoeba).into());
    let space = |amoeba| {
        let space = position.life(amoeba).map(|life| life.space.to_string());
        ("space", space.unwrap_or_default().into())
    };
    let (asked, _) = position.asked()?;
    let who = ("who", names::player(words, position, asked).into());
    let bp = ("bp", position.player(asked).bp.into());
    match position.phase() {
        Phase::Start(_) => say("ursuppe-ask-start", &[who]),
        Phase::PutFirst(_) => {
            let damage = ("damage", position.scale().start_damage.into());
            say("ursuppe-ask-put-first", &[tribe(words, position), damage])
        }
        Phase::PutSecond(_) => say("ursuppe-ask-put-second", &[tribe(words, position)]),
        Phase::Lead(_) => say("ursuppe-ask-lead", &[]),
        Phase::Move(moving) => say("ursuppe-ask-move", &[amoeba(moving), space(moving), bp]),
        Phase::Use(journey, _) => say("ursuppe-ask-use", &[amoeba(journey.amoeba)]),
        Phase::Direct(journey) => say(
            "ursuppe-ask-direct",
            &[amoeba(journey.amoeba), space(journey.amoeba)],
        ),
        Phase::Cargo(journey, direction) => say(
            "ursuppe-ask-cargo",
            &[
                amoeba(journey.amoeba),
                ("direction", names::direction(words, direction).into()),
                ("most", position.scale().cargo.into()),
            ],
        ),
        Phase::Cling(departure, _) => {
            let moving = departure.journey.amoeba;
            let direction = names::direction(words, departure.direction);
            let cargo = if departure.cargo.is_none() {
                "none".to_owned()
            } else {
                names::cubes(words, departure.cargo)
            };
            say(
                "ursuppe-ask-cling",
                &[
                    amoeba(moving),
                    space(moving),
                    ("direction", direction.into()),
                    ("cargo", cargo.into()),
                    tribe(words, position),
                ],
            )
        }
        Phase::ClingersCargo(departure) => {
            let most = departure.clingers.len() * usize::from(position.scale().cargo);
            let clingers = names::amoebas(words, departure.clingers.iter());
            let named = [
                ("count", departure.clingers.len().into()),
                ("amoebas", clingers.into()),
                ("most", most.into()),
            ];
            say("ursuppe-ask-clingers-cargo", &named)
        }
        Phase::Second(journey) => say(
            "ursuppe-ask-second",
            &[amoeba(journey.amoeba), space(journey.amoeba)],
        ),
        Phase::Feed(feeding, _) => {
            let fed = if position.diets(feeding).is_empty() {
                "no"
            } else {
                "yes"
            };
            let named = [amoeba(feeding), space(feeding), ("food", fed.into())];
            say("ursuppe-ask-feed", &named)
        }
        Phase::React(attack) => say(
            "ursuppe-ask-react",
            &[
                amoeba(attack.attacker),
                space(attack.attacker),
                ("target", names::amoeba(words, attack.target).into()),
                bp,
            ],
        ),
        Phase::Retry(attack) => say("ursuppe-ask-retry", &[amoeba(attack.attacker)]),
        Phase::Defect(colour) => say(
            "ursuppe-ask-defect",
            &[
                (
                    "sensitivity",
                    position.player(colour).genes.sensitivity().into(),
                ),
                ("ozone", position.card().map_or(0, Card::ozone).into()),
                ("defect", position.defect(colour).into()),
                who,
                bp,
            ],
        ),
        Phase::Buy(..) => say("ursuppe-ask-buy", &[who, bp]),
        Phase::Divide(colour) => {
            let price = ("price", position.division_price(colour).into());
            say("ursuppe-ask-divide", &[tribe(words, position), price, bp])
        }
        Phase::Aggress(_) => say("ursuppe-ask-aggress", &[bp]),
        _ => None,
    }
}

/// The colour that is asked, where a player may have two.
fn tribe<'a>(words: Words, position: &Ursuppe) -> Named<'a> {
    let colour = position.decider();
    let tribe = colour.map(|colour| names::tribe(words, colour));
    ("who", tribe.unwrap_or_default().into())
}

/// What the game waits for, to whoever is not asked.
fn waits(words: Words, position: &Ursuppe) -> String {
    let say = |key: &str, named: &[Named<'_>]| words.say_with(key, named);
    let amoeba = |amoeba| ("amoeba", names::amoeba(words, amoeba).into());
    let target = |amoeba| ("target", names::amoeba(words, amoeba).into());
    let who = |colour| ("who", names::player(words, position, colour).into());
    match position.phase() {
        Phase::FirstCard | Phase::Environment => words.say("ursuppe-waits-card"),
        Phase::Order => words.say("ursuppe-waits-order"),
        Phase::Start(order) => {
            let first = order
                .first()
                .map(|first| names::named(words, position, first));
            let who = ("who", first.unwrap_or_default().into());
            say("ursuppe-waits-start", &[who])
        }
        Phase::PutFirst(colour) | Phase::PutSecond(colour) => {
            say("ursuppe-waits-put", &[who(colour)])
        }
        Phase::DummyStart | Phase::DummyDivides(_) => words.say("ursuppe-waits-dummy"),
        Phase::Lead(colour) => say("ursuppe-waits-lead", &[who(colour)]),
        Phase::Move(moving) if position.has(moving.colour, Gene::Holding) => {
            say("ursuppe-waits-move", &[amoeba(moving)])
        }
        Phase::Move(moving) => say("ursuppe-waits-drift", &[amoeba(moving)]),
        Phase::Roll(journey) => say("ursuppe-waits-roll", &[amoeba(journey.amoeba)]),
        Phase::Use(journey, [one, two]) => {
            let dice = [one, two].map(|die| die.to_string());
            let [one, two] = dice;
            let named = [
                amoeba(journey.amoeba),
                ("one", one.into()),
                ("two", two.into()),
            ];
            say("ursuppe-waits-use", &named)
        }
        Phase::Direct(journey) => say("ursuppe-waits-direct", &[amoeba(journey.amoeba)]),
        Phase::Cargo(journey, direction) => {
            let direction = names::direction(words, direction);
            let named = [amoeba(journey.amoeba), ("direction", direction.into())];
            say("ursuppe-waits-cargo", &named)
        }
        Phase::Cling(departure, colour) => {
            let named = [who(colour), amoeba(departure.journey.amoeba)];
            say("ursuppe-waits-cling", &named)
        }
        Phase::ClingersCargo(departure) => say(
            "ursuppe-waits-clingers-cargo",
            &[amoeba(departure.journey.amoeba)],
        ),
        Phase::Second(journey) => say("ursuppe-waits-second", &[amoeba(journey.amoeba)]),
        Phase::Feed(feeding, _) => say("ursuppe-waits-feed", &[amoeba(feeding)]),
        Phase::React(attack) => say(
            "ursuppe-waits-react",
            &[amoeba(attack.attacker), target(attack.target)],
        ),
        Phase::Fight(attack, _) => say(
            "ursuppe-waits-fight",
            &[amoeba(attack.attacker), target(attack.target)],
        ),
        Phase::Retry(attack) => say("ursuppe-waits-retry", &[amoeba(attack.attacker)]),
        Phase::Defect(colour) => say("ursuppe-waits-defect", &[who(colour)]),
        Phase::Buy(colour, _) => say("ursuppe-waits-buy", &[who(colour)]),
        Phase::Divide(colour) => say("ursuppe-waits-divide", &[who(colour)]),
        Phase::Aggress(colour) => say("ursuppe-waits-aggress", &[who(colour)]),
        Phase::Over => over(words, position),
    }
}

/// Why the game is over (U-14.1, U-14.2), and where the markers stand.
fn over(words: Words, position: &Ursuppe) -> String {
    let finish = position.options().finish_start;
    let mut players = position.players_in_game().iter();
    let is_finished = players.any(|colour| position.marker(colour) >= finish);
    let why = if is_finished { "finish" } else { "cards" };
    let named = [
        ("why", why.into()),
        ("markers", names::markers(words, position).into()),
    ];
    words.say_with("ursuppe-over", &named)
}

/// How far everybody came in which round (U-13.1): of a player with two markers the lower one counts.
fn sources(session: Session, words: Words) -> Vec<Source> {
    let past = Past::new(session);
    let markers = |position: &Ursuppe| -> Vec<u16> {
        let of = |seat| {
            let markers = position.colours_of(seat).iter();
            markers.map(|colour| position.marker(colour)).min()
        };
        let seats = Seat::all(position.players());
        seats.map(|seat| of(seat).unwrap_or(0).into()).collect()
    };
    let events = session.told.with_untracked(Vec::len);
    let mut rounds = BTreeMap::<u8, Vec<u16>>::new();
    let mut before: Option<(u8, Vec<u16>)> = None;
    for position in (0..events).filter_map(|event| past.after(event)) {
        let Some(position) = position.get::<Ursuppe>() else {
            continue;
        };
        let now = markers(position);
        let (round, were) = before.unwrap_or_else(|| (0, vec![0; now.len()]));
        let gained = now
            .iter()
            .zip(&were)
            .map(|(now, was)| now.saturating_sub(*was));
        let gained: Vec<_> = gained.collect();
        if gained.iter().any(|steps| *steps > 0) {
            let sums = rounds.entry(round).or_insert_with(|| vec![0; now.len()]);
            for (sum, steps) in sums.iter_mut().zip(gained) {
                *sum += steps;
            }
        }
        before = Some((Ursuppe::round(position), now));
    }
    let name = |round: u8| words.say_with("ursuppe-tally-round", &[("round", round.into())]);
    let rounds = rounds.into_iter();
    rounds
        .map(|(round, points)| (name(round), points))
        .collect()
}

/// What going there means: where it leads, or that something is in the way.
pub(super) fn way(words: Words, position: &Ursuppe, direction: Direction) -> String {
    let journey = position.phase().journey();
    let here = journey.and_then(|journey| position.life(journey.amoeba));
    let there = here.and_then(|here| here.space.neighbour(direction));
    let there = there.map_or_else(|| "none".to_owned(), |there| there.to_string());
    let named = [
        ("direction", names::direction(words, direction).into()),
        ("space", there.into()),
    ];
    words.say_with("ursuppe-do-go", &named)
}

/// What a die means for whoever uses it (U-3.4, U-8.3).
pub(super) fn die_means(words: Words, position: &Ursuppe, die: u8) -> String {
    match (Direction::shown_by(die), die) {
        (Some(direction), _) => way(words, position, direction),
        (None, 6) => words.say("ursuppe-die-choose"),
        (None, _) => words.say("ursuppe-die-stay"),
    }
}
