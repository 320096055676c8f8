//! Going through a game: entry by entry, turn by turn, round by round, or by itself.

use std::time::Duration;

use leptos::{ev::KeyboardEvent, leptos_dom::helpers::TimeoutHandle, prelude::*};
use wasm_bindgen::JsCast as _;

use crate::text::words;

/// How long an entry is shown at the usual speed.
const PACE: u32 = 1200;

/// How many times the usual speed a game can be played at, in quarters.
const SPEEDS: [(u32, &str); 4] = [(2, "½ ×"), (4, "1 ×"), (8, "2 ×"), (16, "4 ×")];

/// The entry of a game that is shown, and where others begin.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) entry: RwSignal<usize>,
    pub(super) last: usize,
    /// The entries at which somebody's turn begins.
    turns: StoredValue<Vec<usize>>,
    /// The entries at which a round begins.
    rounds: StoredValue<Vec<usize>>,
    plays: RwSignal<bool>,
    speed: RwSignal<u32>,
}

/// How far to go at once.
#[derive(Clone, Copy)]
enum Stride {
    Entry,
    Turn,
    Round,
}

impl Place {
    pub(super) fn new(entry: usize, last: usize, turns: Vec<usize>, rounds: Vec<usize>) -> Place {
        let place = Place {
            entry: RwSignal::new(entry.min(last)),
            last,
            turns: StoredValue::new(turns),
            rounds: StoredValue::new(rounds),
            plays: RwSignal::new(false),
            speed: RwSignal::new(4),
        };
        // Whatever changes begins a new wait.
        Effect::new(move |before: Option<Option<TimeoutHandle>>| {
            if let Some(wait) = before.flatten() {
                wait.clear();
            }
            let (entry, speed) = (place.entry.get(), place.speed.get());
            place
                .plays
                .get()
                .then(|| place.wait(entry, speed))
                .flatten()
        });
        let keys = window_event_listener(leptos::ev::keydown, move |event| place.key(&event));
        on_cleanup(move || keys.remove());
        place
    }

    /// Goes on by itself after a while.
    fn wait(self, entry: usize, speed: u32) -> Option<TimeoutHandle> {
        if entry >= self.last {
            self.plays.set(false);
            return None;
        }
        // The page may be gone by then.
        let go_on = move || {
            let _ = self.entry.try_set(entry + 1);
        };
        let pause = Duration::from_millis((PACE * 4 / speed).into());
        set_timeout_with_handle(go_on, pause).ok()
    }

    fn toggle(self) {
        let plays = self.plays.get_untracked();
        if !plays && self.entry.get_untracked() == self.last {
            self.entry.set(0);
        }
        self.plays.set(!plays);
    }

    fn back(self, stride: Stride) {
        self.entry.update(|entry| {
            let before = |starts: &Vec<usize>| starts.iter().copied().rfind(|at| at < entry);
            *entry = match stride {
                Stride::Entry => entry.saturating_sub(1),
                Stride::Turn => self.turns.with_value(before).unwrap_or(0),
                Stride::Round => self.rounds.with_value(before).unwrap_or(0),
            };
        });
    }

    fn forth(self, stride: Stride) {
        let last = self.last;
        self.entry.update(|entry| {
            let after = |starts: &Vec<usize>| starts.iter().copied().find(|at| at > entry);
            *entry = match stride {
                Stride::Entry => (*entry + 1).min(last),
                Stride::Turn => self.turns.with_value(after).unwrap_or(last),
                Stride::Round => self.rounds.with_value(after).unwrap_or(last),
            };
        });
    }

    fn key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || is_typing(event) {
            return;
        }
        let stride = if event.shift_key() {
            Stride::Turn
        } else {
            Stride::Entry
        };
        match &*event.key() {
            "ArrowLeft" => self.back(stride),
            "ArrowRight" => self.forth(stride),
            "," => self.back(Stride::Round),
            "." => self.forth(Stride::Round),
            "Home" => self.entry.set(0),
            "End" => self.entry.set(self.last),
            " " if is_nowhere() => {
                event.prevent_default();
                self.toggle();
            }
            _ => {}
        }
    }
}

/// The slider, and the buttons to go on with.
#[component]
pub(super) fn Controls(place: Place, children: Children) -> impl IntoView {
    let words = words();
    let Place { entry, last, .. } = place;
    let at = move || {
        let named = [("entry", entry.get().into()), ("last", last.into())];
        words.say_with("replay-at", &named)
    };
    let button = move |says: &'static str, sign: &'static str, go: fn(Place)| {
        view! {
            <button class=says aria-label=move || words.say(says) title=move || words.say(says)
                on:click=move |_| go(place)>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=sign/></svg>
            </button>
        }
    };
    let sign = move || {
        if place.plays.get() {
            "M7 5h4v14H7zM13 5h4v14h-4z"
        } else {
            "M8 5l11 7-11 7z"
        }
    };
    let says = move || {
        words.say(if place.plays.get() {
            "replay-pause"
        } else {
            "replay-play"
        })
    };
    let choose = move |event| {
        let chosen = event_target_value(&event).parse();
        place.speed.set(chosen.unwrap_or(4));
    };
    let speed = |(quarters, name): (u32, &'static str)| {
        view! { <option value=quarters selected={quarters == 4}>{name}</option> }
    };
    view! {
        <div class="slider">
            <input type="range" min="0" max=last aria-label=move || words.say("replay-entry")
                aria-valuetext=at
                prop:value=move || entry.get().to_string()
                on:input=move |event| entry.set(event_target_value(&event).parse().unwrap_or(0))/>
            <output>{at}</output>
            <div class="strides" role="group" aria-label=move || words.say("replay-go")>
                {button("replay-round-back", "M3 5h3v14H3zM14 5v14l-7-7zM21 5v14l-7-7z", |place| place.back(Stride::Round))}
                {button("replay-turn-back", "M12 5v14l-9-7zM21 5v14l-9-7z", |place| place.back(Stride::Turn))}
                {button("replay-back", "M16 5v14l-9-7z", |place| place.back(Stride::Entry))}
                <button class="primary replay-play" aria-label=says title=says on:click=move |_| place.toggle()>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=sign/></svg>
                </button>
                {button("replay-forth", "M8 5v14l9-7z", |place| place.forth(Stride::Entry))}
                {button("replay-turn-forth", "M12 5v14l9-7zM3 5v14l9-7z", |place| place.forth(Stride::Turn))}
                {button("replay-round-forth", "M18 5h3v14h-3zM10 5v14l7-7zM3 5v14l7-7z", |place| place.forth(Stride::Round))}
            </div>
            <select class="speed" aria-label=move || words.say("replay-speed") on:change=choose>
                {SPEEDS.map(speed).into_iter().collect_view()}
            </select>
            {children()}
        </div>
    }
}

/// Keys in a field are meant for the field.
fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| {
        matches!(&*target.tag_name(), "INPUT" | "SELECT" | "TEXTAREA")
            || target.get_attribute("role").as_deref() == Some("gridcell")
    })
}

/// Has nothing the keyboard that has a use for a space of its own?
fn is_nowhere() -> bool {
    let active = document().active_element();
    active.is_none_or(|active| active.tag_name() == "BODY")
}
