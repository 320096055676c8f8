//! What others did is played back on the board, step by step, before it is one's own turn again.
//!
//! The game never waits for it, but the player does: until the last step has been shown nothing is
//! asked, and a click or a key only skips what is left.

use std::time::Duration;

use leptos::{
    ev::{KeyboardEvent, MouseEvent},
    prelude::*,
};
use urzeit_rules::{Seat, Seats};
use urzeit_table::Told;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event};

use crate::{
    keyboard::is_typing,
    moment::standing_places,
    past::Past,
    pointed::{Point, points},
    position::Position,
    prefs::{Prefs, Speed, prefs},
    session::Session,
    table::Lines,
    text::words,
};

/// More steps than these are not played back to a player who comes back after a long time.
const MOST_STEPS: usize = 80;

/// How long a step is shown to somebody who wishes to see the rest fast.
const HURRIED: Duration = Duration::from_millis(80);

/// The key that plays what is left fast.
pub(crate) const FAST: &str = "f";

/// A step that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    /// The number of the event.
    pub(crate) number: usize,
    /// The position after it.
    pub(crate) view: Position,
    /// The player whose turn it is: the one who made it, or for whom chance decided.
    pub(crate) turn_of: Seats,
    /// What it concerns.
    pub(crate) points: Vec<Point>,
}

/// All that is played back.
#[derive(Clone, Copy)]
pub(crate) struct Playback {
    session: Session,
    past: Past,
    lines: Lines,
    prefs: Prefs,
    /// The numbers of the events that are played: each step shows the last of its events, and tells of all.
    run: RwSignal<Vec<Vec<usize>>>,
    /// Does somebody wish to see it fast?
    hurries: RwSignal<bool>,
    paused: RwSignal<bool>,
    /// Did somebody ask for it, or stop it to look?
    asked_for: RwSignal<bool>,
    /// How many events were shown, or are in the run; nothing before it begins.
    seen: StoredValue<Option<usize>>,
    /// The number of the last wait: only its end counts.
    waits: StoredValue<u32>,
}

impl Playback {
    pub(crate) fn new(session: Session, past: Past, lines: Lines) -> Playback {
        let playback = Playback {
            session,
            past,
            lines,
            prefs: prefs(),
            run: RwSignal::default(),
            hurries: RwSignal::new(false),
            paused: RwSignal::new(false),
            asked_for: RwSignal::new(false),
            seen: StoredValue::new(session.seen.try_update_value(Option::take).flatten()),
            waits: StoredValue::new(0),
        };
        Effect::new(move |_| {
            lines.track();
            session.seat.track();
            untrack(|| playback.follow());
        });
        // Nobody would end it.
        on_cleanup(move || drop(session.step.try_set(None)));
        playback
    }

    /// Takes up what is new.
    fn follow(self) {
        let new = match self.seen.get_value() {
            Some(seen) => self.steps(seen, self.own()),
            // A player who comes to the table when it is their turn sees what led to it.
            None if self.session.is_asked() => self.since_last_turn(),
            None => Vec::new(),
        };
        let told = self.session.told.with(Vec::len);
        self.seen.set_value(Some(told));
        self.drop_what_was_taken_back();
        if new.is_empty() || self.prefs.speed() == Speed::Off {
            return;
        }
        if self.session.step.with_untracked(Option::is_some) {
            self.run.update(|run| run.extend(self.together(&new)));
        } else {
            self.play(&new, false);
        }
    }

    /// Is something played back that nobody asked for?
    pub(crate) fn plays_by_itself(self) -> bool {
        self.session.step.with(Option::is_some) && !self.asked_for.get()
    }

    /// Of what is played only what stands is left to be shown.
    fn drop_what_was_taken_back(self) {
        let standing = self.standing();
        let stands = |step: &Vec<usize>| {
            step.iter()
                .all(|number| standing.binary_search(number).is_ok())
        };
        if !self.run.with_untracked(|run| run.iter().all(stands)) {
            self.run.update(|run| run.retain(stands));
            if self.place().is_none() {
                self.session.skip_playback();
            }
        }
    }

    /// The numbers of the events that tell of entries and stand.
    fn standing(self) -> Vec<usize> {
        self.session
            .told
            .with_untracked(|told| standing_places(told))
    }

    /// Those whose deeds whoever is at this screen has seen.
    fn own(self) -> Seats {
        let here = self.session.seat.get_untracked();
        if self.session.at_one_screen {
            self.session.people()
        } else {
            here.into_iter().collect()
        }
    }

    /// What happened since the last turn of whoever is here.
    fn since_last_turn(self) -> Vec<usize> {
        let own: Seats = self.session.seat.get_untracked().into_iter().collect();
        let standing = self.standing();
        let last = self.session.told.with_untracked(|told| {
            let is_own =
                |&&number: &&usize| player(&told[number]).is_some_and(|seat| own.contains(seat));
            standing.iter().rfind(is_own).copied()
        });
        let mut steps = self.steps(last.map_or(0, |last| last + 1), own);
        steps.drain(..steps.len().saturating_sub(MOST_STEPS));
        steps
    }

    /// The events from a number on that are worth a step: entries of the game by others that stand, and
    /// the chance that followed them.
    fn steps(self, from: usize, own: Seats) -> Vec<usize> {
        let mut numbers: Vec<_> = self.lines.with_untracked(|lines| {
            let numbers = lines.iter().map(|(number, _)| *number);
            numbers.filter(|number| *number >= from).collect()
        });
        numbers.dedup();
        let standing = self.standing();
        self.session.told.with_untracked(|told| {
            let made_by_others = |number: &usize| {
                let Ok(place) = standing.binary_search(number) else {
                    return false;
                };
                let mut until = standing[..=place].iter().rev();
                let maker = until.find_map(|&number| player(&told[number]));
                !maker.is_some_and(|maker| own.contains(maker))
            };
            numbers.retain(made_by_others);
        });
        numbers
    }

    /// Steps of one event each, save that those at which there is nothing to see go with the next.
    fn together(self, numbers: &[usize]) -> Vec<Vec<usize>> {
        let steps = numbers.chunk_by(|before, _| self.is_trivial(*before));
        steps.map(<[usize]>::to_vec).collect()
    }

    /// Is there nothing to see of this event?
    fn is_trivial(self, number: usize) -> bool {
        self.session.told.with_untracked(|told| {
            let entry = told.get(number).and_then(Told::entry);
            entry.is_some_and(|entry| self.session.game.is_trivial(entry))
        })
    }

    fn play(self, numbers: &[usize], asked_for: bool) {
        let run = self.together(numbers);
        let Some(&first) = run.first().and_then(|step| step.last()) else {
            return;
        };
        self.run.set(run);
        self.asked_for.set(asked_for);
        self.hurries.set(false);
        self.paused.set(false);
        self.show(first);
        self.wait();
    }

    fn show(self, number: usize) {
        let session = self.session;
        // Where a position is not known, the one before stays.
        let shown = || session.moment.with_untracked(|moment| moment.view.clone());
        let view = self.past.after(number).unwrap_or_else(shown);
        let maker = session
            .told
            .with_untracked(|told| player(told.get(number)?));
        let turn_of = maker.or_else(|| view.in_turn());
        session.step.set(Some(Step {
            number,
            view,
            turn_of: turn_of.into_iter().collect(),
            points: points(session, self.past, number),
        }));
    }

    /// Goes on after a while, if nobody has done anything else by then.
    fn wait(self) {
        let steps = self.run.with_untracked(Vec::len);
        let speed = match self.prefs.speed() {
            // Asked for, it is played all the same.
            Speed::Off => Speed::Normal,
            speed => speed,
        };
        self.waits.update_value(|waits| *waits += 1);
        let wait = self.waits.get_value();
        let go_on = move || {
            let is_last = self.waits.try_get_value() == Some(wait);
            // What is gone by then says nothing.
            let plays = self.session.step.try_with_untracked(Option::is_some);
            let paused = self.paused.try_get_untracked();
            if is_last && plays == Some(true) && paused == Some(false) {
                self.next();
            }
        };
        let number = self
            .session
            .step
            .with_untracked(|step| Some(step.as_ref()?.number));
        let length = if self.hurries.get_untracked() {
            HURRIED
        } else if number.is_some_and(|number| self.is_trivial(number)) {
            // Nothing follows with which it could go.
            pause(speed, steps) / 3
        } else {
            pause(speed, steps)
        };
        set_timeout(go_on, length);
    }

    /// Plays what is left fast.
    pub(crate) fn hurry(self) {
        if self.session.step.with_untracked(Option::is_some) {
            self.hurries.set(true);
            self.paused.set(false);
            self.next();
        }
    }

    /// Plays what is left fast, from the step that is shown on. The last step stays.
    pub(crate) fn hasten(self) {
        let steps = self.run.with_untracked(Vec::len);
        let is_last = untrack(|| self.place()).is_none_or(|place| place + 1 == steps);
        self.hurries.set(true);
        if !is_last {
            self.wait();
        }
    }

    /// Stops, or goes on, because somebody wants to look at it in their own time.
    fn pause(self, paused: bool) {
        self.asked_for.set(true);
        self.hurries.set(false);
        self.paused.set(paused);
    }

    fn place(self) -> Option<usize> {
        let number = self.session.step.with(|step| Some(step.as_ref()?.number))?;
        self.run
            .with(|run| run.iter().position(|step| step.last() == Some(&number)))
    }

    /// The next step, or how the game stands.
    fn next(self) {
        let next = untrack(|| self.place()).and_then(|place| {
            self.run
                .with_untracked(|run| run.get(place + 1)?.last().copied())
        });
        match next {
            Some(number) => {
                self.show(number);
                self.wait();
            }
            None => self.session.step.set(None),
        }
    }

    fn sentence(self) -> String {
        let Some(place) = self.place() else {
            return String::new();
        };
        let numbers = self.run.with(|run| run[place].clone());
        self.lines.with(|lines| {
            let lines = lines.iter().filter(|(other, _)| numbers.contains(other));
            let lines: Vec<_> = lines.map(|(_, line)| &**line).collect();
            lines.join(" ")
        })
    }
}

/// How long a step is shown: shorter when there are many, and when more come meanwhile.
fn pause(speed: Speed, steps: usize) -> Duration {
    let steps = steps.max(1) as u64;
    Duration::from_millis(match speed {
        Speed::Slow => 2400,
        Speed::Normal => (14_000 / steps).clamp(300, 1300),
        Speed::Fast | Speed::Off => (5_000 / steps).clamp(120, 500),
    })
}

/// The player whose choice an event is.
fn player(event: &Told) -> Option<Seat> {
    event.entry()?.seat
}

/// Does a key do what a click does?
fn presses(event: &KeyboardEvent) -> bool {
    matches!(&*event.key(), "Enter" | " ")
}

/// Keeps clicks and keys from a board while something is played back: they only skip it.
#[derive(Clone, Copy)]
pub(crate) struct Guard {
    session: Session,
    /// Was the mouse last pressed while something was played back? The click that follows was not
    /// meant for what is shown by then, nor is the second half of a double click.
    pressed: StoredValue<bool>,
}

impl Guard {
    pub(crate) fn new(session: Session) -> Guard {
        let pressed = StoredValue::new(false);
        Guard { session, pressed }
    }

    pub(crate) fn press(self, event: &MouseEvent) {
        let plays = self.session.step.with_untracked(Option::is_some);
        let goes_on = self.pressed.get_value() && event.detail() > 1;
        let is_pressed = is_on_board(event) && (plays || goes_on);
        self.pressed.set_value(is_pressed);
        if is_pressed {
            // Nor does what was pressed get the keyboard: a board shows what would be done there.
            event.prevent_default();
        }
    }

    pub(crate) fn click(self, event: &MouseEvent) {
        // A key that clicks a button presses no mouse.
        let is_pressed = self.pressed.get_value() && event.detail() > 0;
        let skips = is_on_board(event) && self.session.skip_playback();
        if skips || is_pressed {
            keep(event);
        }
    }

    pub(crate) fn key(self, event: &KeyboardEvent) {
        if presses(event) && is_on_board(event) && self.session.skip_playback() {
            keep(event);
        }
    }
}

/// What happened and what is said beside the board can be used at any time.
fn is_on_board(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    let beside = target.and_then(|target: Element| target.closest(".side").ok().flatten());
    beside.is_none()
}

fn keep(event: &Event) {
    event.stop_propagation();
    event.prevent_default();
}

/// What is played back now, above everything, and how to go on. Clicks go through all but its buttons.
#[component]
pub(crate) fn PlaybackBar(playback: Playback) -> impl IntoView {
    let words = words();
    let Playback {
        session,
        run,
        hurries,
        paused,
        ..
    } = playback;
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let nowhere = || {
            let active = document().active_element();
            active.is_none_or(|active| active.tag_name() == "BODY")
        };
        if event.key() == FAST && !is_typing() {
            playback.hurry();
        }
        if event.key() == "Escape" || presses(&event) && nowhere() {
            session.skip_playback();
        }
    });
    on_cleanup(move || keys.remove());
    let plays = Memo::new(move |_| session.step.with(Option::is_some));
    let at = move || {
        let named = [
            ("step", playback.place().map_or(0, |place| place + 1).into()),
            ("steps", run.with(Vec::len).into()),
        ];
        words.say_with("playback-at", &named)
    };
    let toggle = move |_| {
        let pauses = !paused.get_untracked();
        playback.pause(pauses);
        if !pauses {
            playback.next();
        }
    };
    let one_step = move |_| {
        playback.pause(true);
        playback.next();
    };
    let pause_sign = move || {
        if paused.get() {
            "M8 5l11 7-11 7z"
        } else {
            "M7 5h3v14H7zM14 5h3v14h-3z"
        }
    };
    view! {
        <Show when=move || plays.get()>
            <section class="playback" aria-label=move || words.say("playback-title")>
                <div class="playback-box">
                    <p class="said">{move || playback.sentence()}</p>
                    <small class="quiet" aria-hidden="true">{at}</small>
                    <div class="buttons">
                        <SignButton class="pause" label="playback-pause" sign=Signal::derive(pause_sign)
                            attr:aria-pressed=move || paused.get().to_string() on:click=toggle/>
                        <SignButton class="step" label="playback-step" sign="M6 5l9 7-9 7zM16 5h3v14h-3z" on:click=one_step/>
                        <SignButton class="hurry" label="playback-hurry" sign="M3 5l9 7-9 7zM12 5l9 7-9 7z"
                            attr:aria-keyshortcuts=FAST attr:aria-pressed=move || hurries.get().to_string()
                            on:click=move |_| playback.hurry()/>
                        <button class="skip-playback" on:click=move |_| { session.skip_playback(); }>{move || words.say("playback-skip")}</button>
                    </div>
                </div>
            </section>
        </Show>
    }
}

/// A button that shows a sign.
#[component]
fn SignButton(
    class: &'static str,
    label: &'static str,
    #[prop(into)] sign: Signal<&'static str>,
) -> impl IntoView {
    let words = words();
    view! {
        <button class=class aria-label=move || words.say(label) title=move || words.say(label)>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=sign/></svg>
        </button>
    }
}

/// Plays again what happened since the last turn of whoever is here.
#[component]
pub(crate) fn PlayAgain(playback: Playback) -> impl IntoView {
    let words = words();
    let can = Memo::new(move |_| {
        playback.lines.track();
        playback.session.seat.track();
        untrack(|| !playback.since_last_turn().is_empty())
    });
    let again = move |_| playback.play(&playback.since_last_turn(), true);
    view! {
        // Its place is kept, so that nothing below moves when it can be used.
        <button class="plain play-again" disabled=move || !can.get() on:click=again>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12a7 7 0 1 0 2.500-5.400M5 4v4h4"/></svg>
            {move || words.say("playback-again")}
        </button>
    }
}
