//! How somebody's rating came about, game by game: a line, and the same as a table.

use leptos::prelude::*;
use urzeit_table::messages::RatingChange;
use urzeit_texts::signed;

use super::listed::day;
use crate::text::words;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 90.0;
/// Beside the line stand the numbers.
const LEFT: f64 = 36.0;
/// The line is no steeper than if it went through so many points of rating.
const LEAST_SPAN: i64 = 100;

/// The rating of one game with so many players.
#[component]
pub(super) fn Progress(changes: Vec<RatingChange>) -> impl IntoView {
    let words = words();
    let first = changes.first().map(|change| change.before);
    let ratings: Vec<_> = first
        .into_iter()
        .chain(changes.iter().map(|change| change.after))
        .collect();
    let (Some(&first), Some(&last)) = (ratings.first(), ratings.last()) else {
        return ().into_any();
    };
    let least = ratings.iter().copied().min().unwrap_or(first);
    let most = ratings.iter().copied().max().unwrap_or(first);
    let games = changes.len();
    let said = move || {
        let named = [
            ("games", games.into()),
            ("first", first.into()),
            ("last", last.into()),
            ("least", least.into()),
            ("most", most.into()),
        ];
        words.say_with("person-progress", &named)
    };
    let rows = changes.into_iter().rev().map(|change| {
        let RatingChange {
            at, before, after, ..
        } = change;
        view! {
            <tr>
                <td>{move || day(words, at)}</td>
                <td class="amount">{after}</td>
                <td class="amount">{signed(after - before)}</td>
            </tr>
        }
    });
    view! {
        <div class="progress">
            {line(&ratings, least, most, said)}
            <details>
                <summary>{move || words.say("person-progress-table")}</summary>
                <div class="scroll" tabindex="0">
                    <table>
                        <thead>
                            <tr>
                                <th scope="col">{move || words.say("person-progress-day")}</th>
                                <th scope="col" class="amount">{move || words.say("person-progress-rating")}</th>
                                <th scope="col" class="amount">{move || words.say("person-progress-change")}</th>
                            </tr>
                        </thead>
                        <tbody>{rows.collect_view()}</tbody>
                    </table>
                </div>
            </details>
        </div>
    }
    .into_any()
}

/// The line, with its highest and its lowest place named.
fn line(
    ratings: &[i64],
    least: i64,
    most: i64,
    said: impl Fn() -> String + Send + 'static,
) -> AnyView {
    let spare = (LEAST_SPAN - (most - least)).max(0) / 2;
    let (bottom, top) = ((least - spare) as f64, (most + spare).max(least + 1) as f64);
    let y = move |rating: i64| (top - rating as f64) / (top - bottom) * HEIGHT;
    let step = (WIDTH - LEFT) / (ratings.len() - 1).max(1) as f64;
    let points = ratings
        .iter()
        .zip(0u32..)
        .map(|(&rating, game)| format!("{:.1},{:.1}", LEFT + f64::from(game) * step, y(rating)));
    let points: Vec<_> = points.collect();
    let last = ratings.last().copied().unwrap_or(least);
    let named = match most - least {
        // Two numbers would stand one upon the other.
        0..20 => vec![last],
        _ => vec![most, least],
    };
    let named = named.into_iter().map(move |rating| {
        let y = y(rating);
        view! {
            <line x1=LEFT x2=WIDTH y1=y y2=y class="level"/>
            <text x=LEFT - 6.0 y=y + 4.0>{rating}</text>
        }
    });
    view! {
        <svg class="progress-line" viewBox=format!("0 -8 {} {}", WIDTH + 6.0, HEIGHT + 16.0)
            role="img" aria-label=said>
            {named.collect_view()}
            <polyline points=points.join(" ")/>
            <circle cx=WIDTH cy=y(last) r="4"/>
        </svg>
    }
    .into_any()
}
