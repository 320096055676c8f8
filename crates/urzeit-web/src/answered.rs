//! What a table answers: why something is refused. It stands where the player last clicked or pressed a key,
//! so that it is in sight wherever that was, and is read aloud.

use leptos::{ev, prelude::*};
use urzeit_rules::{RefusalKind, Seat};
use urzeit_table::messages::Why;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use crate::{
    rules,
    session::Session,
    text::{Words, words},
};

/// The latest answer.
#[component]
pub(crate) fn Answered(session: Session) -> impl IntoView {
    let words = words();
    // The player who was told that others are asked is asked now.
    Effect::new(move |_| {
        let is_other = |why: &Why| RefusalKind::of(&why.error) == Some(RefusalKind::NotYourTurn);
        let told_so = session
            .refused
            .with_untracked(|why| why.as_ref().is_some_and(is_other));
        if session.is_asked() && told_so {
            session.refused.set(None);
        }
    });
    let said = move || {
        let (sentence, rule) = refusal(session, words)?;
        let rule = rule.map(
            |rule| view! { " " <a href=rules::address(&rule) target="_blank">{rule.clone()}</a> },
        );
        Some(view! { {sentence} {rule} })
    };
    let place = Place::new();
    let at = Memo::new(move |_| {
        session.refused.track();
        untrack(|| place.at())
    });
    let close = move || {
        if session.refused.with_untracked(Option::is_some) {
            session.refused.set(None);
        }
    };
    let pressed = window_event_listener(ev::pointerdown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into().ok());
        let inside = target.and_then(|target: Element| target.closest(".answered-here").ok()?);
        if inside.is_none() {
            close();
        }
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            close();
        }
    });
    on_cleanup(move || {
        pressed.remove();
        keys.remove();
    });
    view! {
        <p
            class="refusal answered-here"
            class:above=move || at.with(|at| at.is_low)
            style=("--x", move || at.with(|at| format!("{}px", at.x)))
            style=("--y", move || at.with(|at| format!("{}px", at.y)))
            role="alert"
        >
            {said}
        </p>
    }
}

/// Why the last wish was refused, and the rule that says so.
pub(crate) fn refusal(session: Session, words: Words) -> Option<(String, Option<String>)> {
    let why = session.refused.get()?;
    // What is not there is in somebody's hand: the player who draws must not learn that from the page.
    let is_table = session.table.with(|table| !table.id.is_empty());
    let kind = RefusalKind::of(&why.error);
    if is_table && session.has_real_dice() && kind == Some(RefusalKind::NotThere) {
        return Some((words.say("real-not-there"), None));
    }
    if let Some(sentence) = by_name(session, words, &why) {
        return Some((sentence, why.rule));
    }
    Some((words.why(&why), why.rule))
}

/// Where a refusal names a seat: the rules know seats, players know names.
fn by_name(session: Session, words: Words, why: &Why) -> Option<String> {
    let seat: Seat = why.words.first()?.1.parse().ok()?;
    let key = match &*why.error {
        "table-unconfirmed" if session.seat.get() == Some(seat) => "table-confirm-first",
        "table-unconfirmed" => "table-confirms-first",
        error if RefusalKind::of(error) == Some(RefusalKind::NotYourTurn) => "table-turn",
        _ => return None,
    };
    let named = [("count", 1.into()), ("who", session.name(seat).into())];
    Some(words.say_with(key, &named))
}

/// A point of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
struct At {
    x: f64,
    y: f64,
    /// Is there more room above it than below?
    is_low: bool,
}

/// Where the player last did something.
#[derive(Clone, Copy)]
struct Place {
    /// Where the mouse or a finger was; nothing if a key was pressed since.
    pointer: StoredValue<Option<(f64, f64)>>,
}

impl Place {
    fn new() -> Place {
        let pointer = StoredValue::new(None);
        let down = window_event_listener(ev::pointerdown, move |event| {
            let at = (event.client_x().into(), event.client_y().into());
            pointer.set_value(Some(at));
        });
        let key = window_event_listener(ev::keydown, move |_| pointer.set_value(None));
        on_cleanup(move || {
            down.remove();
            key.remove();
        });
        Place { pointer }
    }

    fn at(self) -> At {
        let size = |side: Result<wasm_bindgen::JsValue, _>| {
            side.ok().and_then(|side| side.as_f64()).unwrap_or_default()
        };
        let (width, height) = (size(window().inner_width()), size(window().inner_height()));
        let focus = || {
            let active = document().active_element();
            let active = active.filter(|active| active.tag_name() != "BODY")?;
            let place = active.get_bounding_client_rect();
            Some((place.x() + place.width() / 2.0, place.bottom()))
        };
        let (x, y) = self
            .pointer
            .get_value()
            .or_else(focus)
            .unwrap_or((width / 2.0, 0.0));
        let y = y.clamp(0.0, height);
        At {
            x: x.clamp(0.0, width),
            y,
            is_low: y > height / 2.0,
        }
    }
}
