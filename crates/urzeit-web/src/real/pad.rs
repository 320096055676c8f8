//! The buttons for what came out.

use leptos::{html::Div, prelude::*};
use web_sys::HtmlDivElement;

use super::{AskedChance, asked::drawn_board, asks, face};
use crate::{
    keyboard::is_typing,
    session::{Command, Session},
    text::{Words, words},
};

/// What is asked, and what has been entered of it.
#[derive(Clone, Copy)]
struct Entering {
    session: Session,
    asked: Memo<Option<AskedChance>>,
    /// The parts of the outcome so far.
    chosen: RwSignal<Vec<String>>,
    /// The parts that may come next.
    next: Memo<Vec<String>>,
}

impl Entering {
    fn new(session: Session) -> Entering {
        let asked = Memo::new(move |_| session.now.with(|now| now.view.asked()));
        let chosen = RwSignal::new(Vec::<String>::new());
        // Every question starts afresh.
        Effect::new(move |_| {
            session.now.track();
            chosen.set(Vec::new());
        });
        let next = move |_: Option<&Vec<String>>| {
            let next = asked.with(|asked| {
                let asked = asked.as_ref()?;
                Some(chosen.with(|chosen| asked.next(chosen)))
            });
            next.unwrap_or_default()
        };
        Entering {
            session,
            asked,
            chosen,
            next: Memo::new(next),
        }
    }

    fn kind(self) -> &'static str {
        self.asked
            .with(|asked| asked.as_ref().map_or("", AskedChance::parts))
    }

    /// How many parts the outcome has.
    fn len(self) -> usize {
        let len = |asked: &AskedChance| self.chosen.with(|chosen| asked.len(chosen));
        self.asked.with(|asked| asked.as_ref().map_or(0, len))
    }

    /// The player who rolls the die at this place, where several roll.
    fn roller(self, words: Words, place: usize) -> Option<String> {
        let roller = self.asked.with(|asked| {
            let asked = asked.as_ref()?;
            self.chosen.with(|chosen| asked.roller(chosen, place))
        })?;
        Some(face(words, self.session, "start", &roller).name)
    }

    /// One more part; the last one makes the outcome.
    fn choose(self, part: String) {
        self.chosen.update(|chosen| chosen.push(part));
        let outcome = self.asked.with_untracked(|asked| {
            let asked = asked.as_ref()?;
            self.chosen.with_untracked(|chosen| asked.outcome(chosen))
        });
        let Some(outcome) = outcome else { return };
        let session = self.session;
        session.command(Command::Outcome(outcome));
        // What the rules refuse is entered again; so may be what does not fit our box.
        let is_refused = session.refused.with_untracked(Option::is_some);
        if is_refused || session.other_box.with_untracked(Option::is_some) {
            self.remove_last();
        }
    }

    fn remove_last(self) {
        self.chosen.update(|chosen| {
            chosen.pop();
        });
    }

    fn remove(self, nth: usize) {
        self.chosen.update(|chosen| match self.kind() {
            // The cards of a hand have no order.
            "deal" => {
                chosen.remove(nth);
            }
            _ => chosen.truncate(nth),
        });
    }

    /// A die is also entered by its number; one without numbers has its sides in this order.
    fn key(self, event: &leptos::ev::KeyboardEvent) {
        let key = event.key();
        let side = self.next.with_untracked(|next| {
            let nth = || key.parse::<usize>().ok()?.checked_sub(1);
            let same = next.iter().find(|side| **side == key);
            let same = same.or_else(|| next.get(nth()?).filter(|_| self.kind() == "dice"));
            same.cloned()
        });
        if let Some(side) = side {
            event.prevent_default();
            self.choose(side);
        } else if key == "Backspace" {
            self.remove_last();
        }
    }
}

#[component]
pub(crate) fn Pad(session: Session) -> impl IntoView {
    let words = words();
    let entering = Entering::new(session);
    let part = move |part: String| {
        let shown = face(words, session, entering.kind(), &part);
        let pressed = part.clone();
        view! {
            <button
                class="pad-choice"
                class:pips=is_die(entering.kind(), &part)
                data-part=part.clone()
                on:click=move |_| entering.choose(pressed.clone())
            >
                <span class="picture-of" aria-hidden="true">{shown.picture}</span>
                <span class="name-of">{shown.name}</span>
            </button>
        }
    };
    let draw = move |_| {
        if let Some(board) = drawn_board() {
            session.command(Command::Outcome(board));
        }
    };
    let pad = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(pad) = pad.get() {
            show(&pad);
        }
    });
    let len = Memo::new(move |_| entering.len());
    let rolls = move || {
        let who = entering.roller(words, entering.chosen.with(Vec::len))?;
        let rolls = words.say_with("real-rolls", &[("who", who.into())]);
        Some(format!(" {rolls}"))
    };
    view! {
        <div node_ref=pad class="pad" on:keydown=move |event| entering.key(&event)>
            <p class="asks" id="real-asks" role="status">{move || asks(words, session)}{rolls}</p>
            <Show when=move || { len.get() > 1 }>
                <Slots entering len/>
            </Show>
            <div class="parts-of" data-kind=move || entering.kind() role="group" aria-labelledby="real-asks">
                <For each=move || entering.next.get() key=Clone::clone children=part/>
            </div>
            <Show when=move || { entering.kind() == "board" }>
                <button class="primary" on:click=draw>{move || words.say("real-draw-board")}</button>
            </Show>
            <p class="quiet">{move || words.say("real-typed")}</p>
        </div>
    }
}

/// A player who has scrolled down to the board sees what is asked now; one who types stays there.
fn show(pad: &HtmlDivElement) {
    if !is_typing() && pad.get_bounding_client_rect().bottom() < 0.0 {
        pad.scroll_into_view();
    }
}

/// Is a part of an outcome so many pips?
fn is_die(kind: &str, part: &str) -> bool {
    matches!(kind, "die" | "dice" | "roll" | "fight") && part.parse::<u8>().is_ok()
}

/// What has been entered so far, and how much is missing.
#[component]
fn Slots(entering: Entering, len: Memo<usize>) -> impl IntoView {
    let words = words();
    let slot = move |nth: usize| {
        let part = move || entering.chosen.with(|chosen| chosen.get(nth).cloned());
        let shown = move || {
            part().map(|part| {
                let kind = entering.kind();
                let shown = face(words, entering.session, kind, &part);
                let named = [("part", shown.name.clone().into())];
                let title = words.say_with("real-remove", &named);
                view! {
                    <button class="slot" aria-label=title.clone() title=title on:click=move |_| entering.remove(nth)>
                        <span class="picture-of" aria-hidden="true">{shown.picture}</span>
                        <span class:unseen=is_die(kind, &part)>{shown.name}</span>
                    </button>
                }
            })
        };
        let caption = move || {
            if let Some(who) = entering.roller(words, nth) {
                return who;
            }
            let named = [("kind", entering.kind().into()), ("nth", (nth + 1).into())];
            words.say_with("real-slot", &named)
        };
        view! {
            <li class:filled=move || part().is_some()>
                <small>{caption}</small>
                {shown}
            </li>
        }
    };
    view! { <ol class="slots">{move || (0..len.get()).map(slot).collect_view()}</ol> }
}
