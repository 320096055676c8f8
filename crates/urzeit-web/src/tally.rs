//! The end of a game: where everybody's points come from, one source after the other.

use std::time::Duration;

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::Conclusion;

use crate::{prefs::is_still, session::Session, text::words};

/// How long it takes until the next source is shown, as in `around.css`.
const PACE: Duration = Duration::from_millis(700);

/// Points that have one source: what it is called, and what it gave each seat.
pub(crate) type Source = (String, Vec<u16>);

/// Did a game end while somebody was watching? Asked when its table is opened; the answer is for later.
pub(crate) fn ends_here(session: Session, is_over: Memo<bool>) -> bool {
    let is_table = session.table.with_untracked(|table| !table.id.is_empty());
    is_table && !is_over.get_untracked()
}

/// All sources and their sums. If somebody watched the end they come one after the other, unless that
/// is skipped.
#[component]
pub(crate) fn Tally(session: Session, sources: Vec<Source>, watched: bool) -> impl IntoView {
    let words = words();
    let rows = sources.len();
    let comes = RwSignal::new(watched && !is_still());
    if comes.get_untracked() {
        let done = move || {
            let _ = comes.try_set(false);
        };
        set_timeout(done, PACE * (rows as u32 + 2));
    }
    let players = session.table.with_untracked(|table| table.seats.len());
    let seats: Vec<_> = Seat::all(players).collect();
    let sums = seats.iter().map(|seat| {
        let points = sources.iter().filter_map(|(_, all)| all.get(seat.index()));
        points.sum::<u16>()
    });
    let sums: Vec<_> = sums.collect();
    let (view, winners) = session.now.with_untracked(|now| {
        let conclusion = now.conclusion.as_ref();
        (now.view.clone(), conclusion.map(Conclusion::winners))
    });
    let has_won = move |seat: Seat| winners.is_some_and(|winners| winners.contains(seat));
    let head = |&seat: &Seat| {
        view! {
            <th scope="col" class:won=has_won(seat)>
                <span class="emblem" aria-hidden="true">{view.emblem(seat).picture}</span>
                <span>{move || session.name(seat)}</span>
                {has_won(seat).then(|| view! { <b>"★ " {move || words.say("tally-won")}</b> })}
            </th>
        }
    };
    let row = |(place, (name, points)): (usize, Source)| {
        let cells = points.into_iter().map(|points| match points {
            0 => view! { <td class="quiet">"–"</td> }.into_any(),
            points => view! { <td>{points}</td> }.into_any(),
        });
        view! {
            <tr style=("--row", place.to_string())>
                <th scope="row">{name}</th>{cells.collect_view()}
            </tr>
        }
    };
    let sum = |(seat, sum): (&Seat, u16)| view! { <td class:won=has_won(*seat)>{sum}</td> };
    let head = seats.iter().map(head).collect_view();
    let total = seats.iter().zip(sums).map(sum).collect_view();
    view! {
        <div class="tally" class:comes=move || comes.get()>
            <table>
                <caption>{move || words.say("tally-title")}</caption>
                <thead><tr><td></td>{head}</tr></thead>
                <tbody>{sources.into_iter().enumerate().map(row).collect_view()}</tbody>
                <tfoot>
                    <tr style=("--row", rows.to_string())>
                        <th scope="row">{move || words.say("tally-sum")}</th>{total}
                    </tr>
                </tfoot>
            </table>
            <Show when=move || comes.get()>
                <button class="plain" on:click=move |_| comes.set(false)>{move || words.say("playback-skip")}</button>
            </Show>
        </div>
    }
}
