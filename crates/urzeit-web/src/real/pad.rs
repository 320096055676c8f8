//! The buttons for what came out.

use leptos::{html::Div, prelude::*};
use web_sys::HtmlDivElement;

use super::{AskedChance, asked::drawn_board, asks, face};
use crate::{
    keyboard::is_typing,
    session::{Command, Session},
    text::words,
};

#[component]
pub(crate) fn Pad(session: Session) -> impl IntoView {
    let words = words();
    let asked = Memo::new(move |_| session.now.with(|now| now.view.asked()));
    let chosen = RwSignal::new(Vec::<String>::new());
    // Every question starts afresh.
    Effect::new(move |_| {
        session.now.track();
        chosen.set(Vec::new());
    });
    let kind = move || asked.with(|asked| asked.as_ref().map_or("", AskedChance::parts));
    let next = Memo::new(move |_| {
        asked
            .with(|asked| {
                let asked = asked.as_ref()?;
                Some(chosen.with(|chosen| asked.next(chosen)))
            })
            .unwrap_or_default()
    });
    let choose = move |part: String| {
        chosen.update(|chosen| chosen.push(part));
        let outcome = asked.with_untracked(|asked| {
            chosen.with_untracked(|chosen| asked.as_ref()?.outcome(chosen))
        });
        if let Some(outcome) = outcome {
            session.command(Command::Outcome(outcome));
            // What the rules refuse is entered again; so may be what does not fit our box.
            let is_refused = session.refused.with_untracked(Option::is_some);
            if is_refused || session.other_box.with_untracked(Option::is_some) {
                chosen.update(|chosen| {
                    chosen.pop();
                });
            }
        }
    };
    let remove = move |nth: usize| {
        chosen.update(|chosen| match kind() {
            // The cards of a hand have no order.
            "deal" => {
                chosen.remove(nth);
            }
            _ => chosen.truncate(nth),
        });
    };
    // A die is also entered by its number; one without numbers has its sides in this order.
    let keys = move |event: leptos::ev::KeyboardEvent| {
        let key = event.key();
        let side = next.with_untracked(|next| {
            let nth = || key.parse::<usize>().ok()?.checked_sub(1);
            let same = next.iter().find(|side| **side == key);
            let same = same.or_else(|| next.get(nth()?).filter(|_| kind() == "dice"));
            same.cloned()
        });
        if let Some(side) = side {
            event.prevent_default();
            choose(side);
        } else if key == "Backspace" {
            chosen.update(|chosen| {
                chosen.pop();
            });
        }
    };
    let part = move |part: String| {
        let shown = face(words, session, kind(), &part);
        let pressed = part.clone();
        view! {
            <button
                class="pad-choice"
                class:pips=is_die(kind(), &part)
                data-part=part.clone()
                on:click=move |_| choose(pressed.clone())
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
    let len = Memo::new(move |_| {
        asked
            .with(|asked| chosen.with(|chosen| asked.as_ref().map_or(0, |asked| asked.len(chosen))))
    });
    // The player who rolls the die at this place, where several roll.
    let roller = move |place: usize| {
        let roller =
            asked.with(|asked| chosen.with(|chosen| asked.as_ref()?.roller(chosen, place)))?;
        Some(face(words, session, "start", &roller).name)
    };
    let rolls = move || {
        let who = roller(chosen.with(Vec::len))?;
        let rolls = words.say_with("real-rolls", &[("who", who.into())]);
        Some(format!(" {rolls}"))
    };
    view! {
        <div node_ref=pad class="pad" on:keydown=keys>
            <p class="asks" id="real-asks" role="status">{move || asks(words, session)}{rolls}</p>
            <Show when=move || { len.get() > 1 }>
                <Slots session chosen remove roller len=len.into() kind=Signal::derive(kind)/>
            </Show>
            <div class="parts-of" data-kind=kind role="group" aria-labelledby="real-asks">
                <For each=move || next.get() key=Clone::clone children=part/>
            </div>
            <Show when=move || { kind() == "board" }>
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
fn Slots(
    session: Session,
    chosen: RwSignal<Vec<String>>,
    remove: impl Fn(usize) + Copy + Send + Sync + 'static,
    roller: impl Fn(usize) -> Option<String> + Copy + Send + Sync + 'static,
    len: Signal<usize>,
    kind: Signal<&'static str>,
) -> impl IntoView {
    let words = words();
    let slot = move |nth: usize| {
        let part = move || chosen.with(|chosen| chosen.get(nth).cloned());
        let shown = move || {
            part().map(|part| {
                let shown = face(words, session, kind.get(), &part);
                let named = [("part", shown.name.clone().into())];
                let title = words.say_with("real-remove", &named);
                view! {
                    <button class="slot" aria-label=title.clone() title=title on:click=move |_| remove(nth)>
                        <span class="picture-of" aria-hidden="true">{shown.picture}</span>
                        <span class:unseen=is_die(kind.get(), &part)>{shown.name}</span>
                    </button>
                }
            })
        };
        let caption = move || {
            if let Some(who) = roller(nth) {
                return who;
            }
            let named = [("kind", kind.get().into()), ("nth", (nth + 1).into())];
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
