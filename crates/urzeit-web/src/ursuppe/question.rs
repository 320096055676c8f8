//! What is asked now, in a sentence, and what can be answered.

use std::collections::BTreeMap;

use leptos::prelude::*;
use urzeit_rules::{
    Seat, Ursuppe,
    ursuppe::{Card, Direction, Phase},
};
use wasm_bindgen::JsCast as _;

use super::{answers::Answers, held::Held, names};
use crate::{
    moment::standing_places,
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
            true => ".market.open .answer, .question.asked button:not(:disabled)",
            false if confirms => ".status button.primary",
            false => return,
        };
        let document = document();
        let active = document.active_element();
        // Nothing below the open market can be used.
        let below = |active: &web_sys::Element| {
            let below = active.closest(".soup-and-phases, .ladder");
            held.is_market_open() && matches!(below, Ok(Some(_)))
        };
        let is_lost = active.is_none_or(|active| active.tag_name() == "BODY" || below(&active));
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

/// The question to the player who is asked here.
pub(super) fn asks(words: Words, position: &Ursuppe) -> Option<String> {
    let (key, named) = question(words, position)?;
    Some(words.say_with(key, &named))
}

/// The key of the question, and what it names.
fn question(words: Words, position: &Ursuppe) -> Option<(&'static str, Vec<Named<'static>>)> {
    let amoeba = |amoeba| ("amoeba", names::amoeba(words, amoeba).into());
    let space = |amoeba| {
        let space = position.life(amoeba).map(|life| life.space.to_string());
        ("space", space.unwrap_or_default().into())
    };
    let there = |here| vec![amoeba(here), space(here)];
    let direction = |direction| ("direction", names::direction(words, direction).into());
    let (asked, _) = position.asked()?;
    let who = ("who", names::player(words, position, asked).into());
    let bp = ("bp", position.player(asked).bp.into());
    let tribe = || tribe(words, position);
    Some(match position.phase() {
        Phase::Start(_) => ("ursuppe-ask-start", vec![who]),
        Phase::PutFirst(_) => {
            let damage = ("damage", position.scale().start_damage.into());
            ("ursuppe-ask-put-first", vec![tribe(), damage])
        }
        Phase::PutSecond(_) => ("ursuppe-ask-put-second", vec![tribe()]),
        Phase::Lead(_) => ("ursuppe-ask-lead", vec![]),
        Phase::Move(moving) => ("ursuppe-ask-move", vec![amoeba(moving), space(moving), bp]),
        Phase::Use(journey, _) => ("ursuppe-ask-use", vec![amoeba(journey.amoeba)]),
        Phase::Direct(journey) => ("ursuppe-ask-direct", there(journey.amoeba)),
        Phase::Cargo(journey, towards) => {
            let most = ("most", position.scale().cargo.into());
            let named = vec![amoeba(journey.amoeba), direction(towards), most];
            ("ursuppe-ask-cargo", named)
        }
        Phase::Cling(departure, _) => {
            let moving = departure.journey.amoeba;
            let cargo = if departure.cargo.is_none() {
                "none".to_owned()
            } else {
                names::cubes(words, departure.cargo)
            };
            let mut named = vec![amoeba(moving), space(moving), tribe()];
            named.extend([direction(departure.direction), ("cargo", cargo.into())]);
            ("ursuppe-ask-cling", named)
        }
        Phase::ClingersCargo(departure) => {
            let count = departure.clingers.len();
            let most = count * usize::from(position.scale().cargo);
            let clingers = names::amoebas(words, departure.clingers.iter());
            let mut named = vec![("count", count.into()), ("most", most.into())];
            named.push(("amoebas", clingers.into()));
            ("ursuppe-ask-clingers-cargo", named)
        }
        Phase::Second(journey) => ("ursuppe-ask-second", there(journey.amoeba)),
        Phase::Feed(feeding, _) => {
            let has_food = !position.diets(feeding).is_empty();
            let food = ("food", if has_food { "yes" } else { "no" }.into());
            (
                "ursuppe-ask-feed",
                vec![amoeba(feeding), space(feeding), food],
            )
        }
        Phase::React(attack) => {
            let target = ("target", names::amoeba(words, attack.target).into());
            let named = vec![amoeba(attack.attacker), space(attack.attacker), target, bp];
            ("ursuppe-ask-react", named)
        }
        Phase::Retry(attack) => ("ursuppe-ask-retry", vec![amoeba(attack.attacker)]),
        Phase::Defect(colour) => {
            let sensitivity = position.player(colour).genes.sensitivity();
            let ozone = position.card().map_or(0, Card::ozone);
            let mut named = vec![("sensitivity", sensitivity.into()), ("ozone", ozone.into())];
            named.extend([("defect", position.defect(colour).into()), who, bp]);
            ("ursuppe-ask-defect", named)
        }
        Phase::Buy(..) => ("ursuppe-ask-buy", vec![who, bp]),
        Phase::Divide(colour) => {
            let price = ("price", position.division_price(colour).into());
            ("ursuppe-ask-divide", vec![tribe(), price, bp])
        }
        Phase::Aggress(_) => ("ursuppe-ask-aggress", vec![bp]),
        _ => return None,
    })
}

/// The colour that is asked, where a player may have two.
fn tribe<'a>(words: Words, position: &Ursuppe) -> Named<'a> {
    let colour = position.decider();
    let tribe = colour.map(|colour| names::tribe(words, colour));
    ("who", tribe.unwrap_or_default().into())
}

/// What the game waits for, to people who are not asked.
fn waits(words: Words, position: &Ursuppe) -> String {
    if position.phase() == Phase::Over {
        return over(words, position);
    }
    let who = |colour| names::player(words, position, colour);
    words.text().ursuppe_waits(position, who)
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
    let standing = session.told.with_untracked(|told| standing_places(told));
    let mut rounds = BTreeMap::<u8, Vec<u16>>::new();
    let mut before: Option<(u8, Vec<u16>)> = None;
    for position in standing.into_iter().filter_map(|event| past.after(event)) {
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
