//! What is to be said of a whole game: everybody's chances, and big mistakes.

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::EntryText;

use crate::{
    hint::{advice, percent},
    session::Session,
    text::words,
    thinker::{Question, Said, Studied, Task, Thinker},
};

/// A choice that gives away so much of the chance to win is worth a word.
const MISTAKE: f32 = 0.05;

const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 160.0;

/// The plot of chances, and the mistakes; a click leads to the entry.
#[component]
pub(crate) fn Review(
    session: Session,
    record: String,
    entries: Vec<EntryText>,
    entry: RwSignal<usize>,
) -> impl IntoView {
    let words = words();
    let studied = RwSignal::new(Vec::<Studied>::new());
    let thinker = StoredValue::new_local(None::<Thinker>);
    let last = entries.len();
    let ask = move |_| {
        studied.set(Vec::new());
        let started = Thinker::start(move |answer| {
            if let Said::Studied(study) = answer.said {
                studied.update(|all| all.push(study));
            }
        });
        if let Ok(started) = started {
            started.ask(&Question {
                id: 1,
                game: session.table.with_untracked(|table| table.game.clone()),
                task: Task::Review {
                    record: record.clone(),
                },
            });
            thinker.set_value(Some(started));
        }
    };
    let is_done = move || studied.with(|all| all.len() > last);
    let is_asked = RwSignal::new(false);
    let entries = StoredValue::new(entries);
    let mistakes = move || {
        let mistakes: Vec<_> = studied.with(|all| {
            let all = all.iter().filter(|study| study.loss >= MISTAKE);
            all.cloned().collect()
        });
        let line = |study: Studied| {
            let place = study.number - 1;
            let say = |entry: EntryText| session.game.sentence(session, words, &entry);
            let played = entries.with_value(|entries| entries.get(place).cloned());
            let seat = played.as_ref().and_then(|played| played.seat);
            let better = seat.zip(study.better);
            let better = better.map(|(seat, better)| EntryText::choice(seat, better));
            let named = [
                ("played", played.and_then(say).unwrap_or_default().into()),
                ("better", better.and_then(say).unwrap_or_default().into()),
                ("lost", percent(words, study.loss).into()),
            ];
            let told = words.say_with("review-mistake", &named);
            view! {
                <li>
                    <button class="plain" on:click=move |_| entry.set(place)>{study.number}</button>
                    <span>{told}</span>
                </li>
            }
        };
        mistakes.into_iter().map(line).collect_view()
    };
    view! {
        <section class="review">
            <Show
                when=move || is_asked.get()
                fallback=move || view! {
                    <button class="primary" on:click={
                        let ask = ask.clone();
                        move |event| { is_asked.set(true); ask(event) }
                    }>{move || words.say("review-ask")}</button>
                }
            >
                <h2>{move || words.say("review-title")}</h2>
                <Show when=move || !is_done()>
                    <progress max=last + 1 prop:value=move || studied.with(Vec::len)
                        aria-label=move || words.say("review-progress")></progress>
                </Show>
                <Plot session studied last entry/>
                <InWords session studied entries entry/>
                <ul class="mistakes">{mistakes}</ul>
                <Show when=move || is_done() && studied.with(|all| all.iter().all(|study| study.loss < MISTAKE))>
                    <p>{move || words.say("review-flawless")}</p>
                </Show>
            </Show>
        </section>
    }
}

/// Everybody's chance to win through the game. Lines differ by their dashes, too.
#[component]
fn Plot(
    session: Session,
    studied: RwSignal<Vec<Studied>>,
    last: usize,
    entry: RwSignal<usize>,
) -> impl IntoView {
    let words = words();
    let x = move |number: usize| number as f32 / last.max(1) as f32 * WIDTH;
    let players =
        Memo::new(move |_| studied.with(|all| all.first().map_or(0, |study| study.chances.len())));
    let lines = move || {
        studied.with(|all| {
            let line = |seat: usize| {
                let points = all.iter().map(|study| {
                    let y = (1.0 - study.chances[seat]) * HEIGHT;
                    format!("{:.1},{y:.1}", x(study.number - 1))
                });
                let points: Vec<_> = points.collect();
                view! { <polyline points=points.join(" ") class=format!("line seat-{seat}")/> }
            };
            (0..players.get()).map(line).collect_view()
        })
    };
    let legend = move || {
        let name = |seat: usize| {
            view! {
                <li>
                    <svg viewBox="0 0 40 10" aria-hidden="true">
                        <line x1="0" x2="40" y1="5" y2="5" class=format!("line seat-{seat}")/>
                    </svg>
                    {session.name(Seat::at(seat))}
                </li>
            }
        };
        (0..players.get()).map(name).collect_view()
    };
    let go = move |event: leptos::ev::MouseEvent| {
        let target = event
            .current_target()
            .map(wasm_bindgen::JsCast::unchecked_into::<web_sys::Element>);
        if let Some(target) = target {
            let frame = target.get_bounding_client_rect();
            let share = (f64::from(event.client_x()) - frame.left()) / frame.width();
            entry.set(((share * last as f64).round().max(0.0) as usize).min(last));
        }
    };
    view! {
        <svg class="plot" viewBox=format!("0 -4 {WIDTH} {}", HEIGHT + 8.0) role="img"
            preserveAspectRatio="none" aria-label=move || words.say("review-plot") on:click=go>
            <rect width=WIDTH height=HEIGHT class="frame-of-plot"/>
            <line x1="0" x2=WIDTH y1=HEIGHT / 2.0 y2=HEIGHT / 2.0 class="half"/>
            {lines}
            <line x1=move || x(entry.get()) x2=move || x(entry.get()) y1="0" y2=HEIGHT class="here"/>
        </svg>
        <ul class="legend">{legend}</ul>
    }
}

/// The entry that is shown in words: everybody's chances there, and what was best.
#[component]
fn InWords(
    session: Session,
    studied: RwSignal<Vec<Studied>>,
    entries: StoredValue<Vec<EntryText>>,
    entry: RwSignal<usize>,
) -> impl IntoView {
    let words = words();
    let study = Memo::new(move |_| studied.with(|all| all.get(entry.get()).cloned()));
    let chances = move || {
        let chances = study.get()?.chances.into_iter().enumerate();
        let chances: Vec<_> = chances
            .map(|(seat, chance)| {
                let named = [
                    ("who", session.name(Seat::at(seat)).into()),
                    ("chance", percent(words, chance).into()),
                ];
                words.say_with("review-chance", &named)
            })
            .collect();
        let named = [("chances", words.list(&chances).into())];
        Some(words.say_with("review-chances", &named))
    };
    let best = move || {
        let study = study.get().filter(|study| !study.best.is_empty())?;
        let chosen = entries.with_value(|entries| entries.get(study.number - 1).cloned())?;
        let seat = chosen.seat?;
        let named = [("who", session.name(seat).into())];
        Some(view! {
            <p>{words.say_with("review-best", &named)}</p>
            {advice(session, words, seat, study.best)}
        })
    };
    view! {
        <div class="in-words" aria-live="polite" aria-atomic="true">
            <p>{chances}</p>
            {best}
        </div>
    }
}
