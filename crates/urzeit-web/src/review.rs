//! What is to be said of a whole game: everybody's chances, and big mistakes.

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::EntryText;
use web_sys::ScrollLogicalPosition;

use crate::{
    app::bring_into_sight,
    hint::{advice, percent},
    played::Emblem,
    pointed::Hinted,
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
    // The player whose choices are listed; nobody in particular for everybody's.
    let whose = RwSignal::new(None::<Seat>);
    draw_choices(session, studied, entries);
    view! {
        <section class="review">
            <Show
                when=move || is_asked.get()
                fallback=move || view! {
                    <button class="primary" on:click={
                        let ask = ask.clone();
                        move |event| {
                            is_asked.set(true);
                            ask(event);
                            // It stands beside or below the board, where the button was not.
                            request_animation_frame(|| bring_into_sight(".review", ScrollLogicalPosition::Start));
                        }
                    }>{move || words.say("review-ask")}</button>
                }
            >
                <h2>{move || words.say("review-title")}</h2>
                <Show when=move || !is_done()>
                    <progress max=last + 1 prop:value=move || studied.with(Vec::len)
                        aria-label=move || words.say("review-progress")></progress>
                </Show>
                <Plot session studied last entry/>
                <InWords session studied entries/>
                <Whose session whose/>
                <Mistakes session studied entries entry whose/>
                <Show when=move || is_done() && studied.with(|all| all.iter().all(|study| study.loss < MISTAKE))>
                    <p>{move || words.say("review-flawless")}</p>
                </Show>
            </Show>
        </section>
    }
}

/// The choices that gave something away: of one player, or of all.
#[component]
fn Mistakes(
    session: Session,
    studied: RwSignal<Vec<Studied>>,
    entries: StoredValue<Vec<EntryText>>,
    entry: RwSignal<usize>,
    whose: RwSignal<Option<Seat>>,
) -> impl IntoView {
    let words = words();
    let played = move |study: &Studied| {
        let place = study.number.checked_sub(1)?;
        entries.with_value(|entries| entries.get(place).cloned())
    };
    let is_listed = move |study: &Studied| {
        let whose = whose.get();
        let maker = || played(study).and_then(|played| played.seat);
        study.loss >= MISTAKE && (whose.is_none() || maker() == whose)
    };
    let line = move |study: Studied| {
        let place = study.number - 1;
        let say = |entry: EntryText| session.game.sentence(session, words, &entry);
        let played = played(&study);
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
            <li aria-current=move || (entry.get() == place).then_some("true")>
                <button class="plain" on:click=move |_| entry.set(place)>{study.number}</button>
                <span>{told}</span>
            </li>
        }
    };
    let mistakes = move || {
        let mistakes: Vec<_> = studied.with(|all| {
            let all = all.iter().filter(|study| is_listed(study));
            all.cloned().collect()
        });
        mistakes.into_iter().map(line).collect_view()
    };
    view! { <ul class="mistakes">{mistakes}</ul> }
}

/// What there is to say of the position that the board shows: of no other, while somebody goes to the next.
fn study_of_what_is_shown(
    session: Session,
    studied: RwSignal<Vec<Studied>>,
) -> Memo<Option<Studied>> {
    Memo::new(move |_| {
        let number = session.now.with(|now| now.number) as usize;
        studied.with(|all| all.get(number).cloned())
    })
}

/// Draws on the board, where somebody chose, what was played and what would have been best.
fn draw_choices(
    session: Session,
    studied: RwSignal<Vec<Studied>>,
    entries: StoredValue<Vec<EntryText>>,
) {
    let words = words();
    let study = study_of_what_is_shown(session, studied);
    Effect::new(move |_| {
        let drawn = study.with(|study| {
            let study = study.as_ref()?;
            let (best, chance) = study.best.first()?;
            let best = study.better.as_ref().unwrap_or(best);
            let played = entries.with_value(|entries| entries.get(study.number - 1).cloned())?;
            let seat = played.seat?;
            let hint =
                |action: &str, chance| Hinted::new(session, seat, action, percent(words, chance));
            let is_best = study.better.is_none() || *best == played.what;
            let mut drawn = vec![Hinted {
                is_played: !is_best,
                ..hint(
                    &played.what,
                    chance - if is_best { 0.0 } else { study.loss },
                )
            }];
            drawn.extend((!is_best).then(|| hint(best, *chance)));
            Some(drawn)
        });
        session.hinted.set(drawn.unwrap_or_default());
    });
    on_cleanup(move || {
        let _ = session.hinted.try_set(Vec::new());
    });
}

/// The player whose mistakes are listed.
#[component]
fn Whose(session: Session, whose: RwSignal<Option<Seat>>) -> impl IntoView {
    let words = words();
    let players = session.table.with_untracked(|table| table.seats.len());
    let choose = move |event| {
        let number = event_target_value(&event).parse::<usize>();
        whose.set(number.ok().map(Seat::at));
    };
    let name = move |seat: Seat| {
        view! { <option value=seat.index()>{move || session.name(seat)}</option> }
    };
    view! {
        <label class="whose">
            <span>{move || words.say("review-whose")}</span>
            <select on:change=choose>
                <option value="">{move || words.say("review-all")}</option>
                {Seat::all(players).map(name).collect_view()}
            </select>
        </label>
    }
}

/// Everybody's chance to win through the game. A line has its player's colour, and ends in the shape;
/// lines differ by their dashes, too.
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
                let points = points.collect::<Vec<_>>().join(" ");
                view! {
                    <polyline points=points.clone() class="casing"/>
                    <polyline points=points class=format!("line seat-{seat}") style=("stroke", stroke(session, seat))/>
                }
            };
            (0..players.get()).map(line).collect_view()
        })
    };
    let ends = move || {
        let last = studied.with(|all| all.last().map(|study| study.chances.clone()));
        let chances = last.unwrap_or_default().into_iter().enumerate();
        let end = |(seat, chance): (usize, f32)| {
            let top = format!("{:.1}%", (1.0 - chance) * 100.0);
            view! { <span class="emblem" style=("top", top)>{emblem(session, seat).picture}</span> }
        };
        chances.map(end).collect_view()
    };
    let shares = move || {
        let share = |share: f32| view! { <span>{percent(words, share)}</span> };
        [1.0, 0.5, 0.0].map(share)
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
        <div class="plot-frame">
            <p class="quiet" aria-hidden="true">{move || words.say("review-axis-chance")}</p>
            <div class="shares" aria-hidden="true">{shares}</div>
            <svg class="plot" viewBox=format!("0 -4 {WIDTH} {}", HEIGHT + 8.0) role="img"
                preserveAspectRatio="none" aria-label=move || words.say("review-plot") on:click=go>
                <rect width=WIDTH height=HEIGHT class="frame-of-plot"/>
                <line x1="0" x2=WIDTH y1=HEIGHT / 2.0 y2=HEIGHT / 2.0 class="half"/>
                {lines}
                <line x1=move || x(entry.get()) x2=move || x(entry.get()) y1="0" y2=HEIGHT class="here"/>
            </svg>
            <div class="ends" aria-hidden="true">{ends}</div>
            <div class="entries" aria-hidden="true">
                <span>"0"</span><span>{move || words.say("review-axis-entry")}</span><span>{last}</span>
            </div>
        </div>
        <PlotLegend session players/>
    }
}

/// Which line belongs to which player.
#[component]
fn PlotLegend(session: Session, players: Memo<usize>) -> impl IntoView {
    let name = move |seat: usize| {
        view! {
            <li>
                <span class="emblem" aria-hidden="true">{emblem(session, seat).picture}</span>
                <svg class="sample" viewBox="0 0 40 10" aria-hidden="true">
                    <line x1="0" x2="40" y1="5" y2="5" class="casing"/>
                    <line x1="0" x2="40" y1="5" y2="5" class=format!("line seat-{seat}")
                        style=("stroke", stroke(session, seat))/>
                </svg>
                {session.name(Seat::at(seat))}
            </li>
        }
    };
    view! { <ul class="legend">{move || (0..players.get()).map(name).collect_view()}</ul> }
}

fn emblem(session: Session, seat: usize) -> Emblem {
    let view = session.now.with_untracked(|now| now.view.clone());
    view.emblem(Seat::at(seat))
}

fn stroke(session: Session, seat: usize) -> String {
    format!("var(--{})", emblem(session, seat).colour)
}

/// The entry that is shown in words: everybody's chances there, and what was best.
#[component]
fn InWords(
    session: Session,
    studied: RwSignal<Vec<Studied>>,
    entries: StoredValue<Vec<EntryText>>,
) -> impl IntoView {
    let words = words();
    let study = study_of_what_is_shown(session, studied);
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
