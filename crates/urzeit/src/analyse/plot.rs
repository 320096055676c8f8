//! Everybody's chance to win through a game, as a picture (SVG).
//!
//! Lines are told apart by dashes and by the number of their seat; colours only help.

use std::fmt::Write as _;

use urzeit_players::{
    Mind,
    analysis::{
        Explain,
        review::{Cause, Swing},
    },
};
use urzeit_rules::{Entry, Seat};

use super::{Analysed, shortened};
use crate::{
    show::{Show, named},
    text::Text,
};

const WIDTH: f64 = 800.0;
/// Where the plot lies.
const LEFT: f64 = 62.0;
const RIGHT: f64 = 766.0;
const TOP: f64 = 108.0;
const BOTTOM: f64 = 408.0;
/// From one line of text to the next.
const LINE: f64 = 20.0;
/// A line of text has room for so many letters.
const LETTERS: usize = 112;
/// How many swings are marked, the biggest.
const MARKS: usize = 12;

/// Dashes and colours of the seats; the colours differ for all kinds of eyes.
const STROKES: [(&str, &str); Seat::MAX] = [
    ("", "#0072b2"),
    ("9 4", "#c04a00"),
    ("2 4", "#007a59"),
    ("12 4 2 4", "#a0408a"),
    ("5 3", "#000000"),
    ("16 5", "#806000"),
];

/// The picture.
pub(super) fn draw<G: Show + Mind + Explain>(analysed: &Analysed<'_, G>, text: &Text) -> String {
    let marks = marks(&analysed.swings);
    let legend = BOTTOM + 62.0;
    let list = legend + LINE * analysed.players().div_ceil(2) as f64 + 22.0;
    let height = list + LINE * marks.len() as f64 + 10.0;
    let mut plot = Plot {
        svg: String::new(),
        first: analysed.moments[0].number as f64,
        last: (analysed.moments[analysed.moments.len() - 1].number as f64),
    };
    let title = text.say_with("analyse-plot-title", &[("game", G::title(text).into())]);
    let title = escaped(&title);
    plot.add(&format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="13" fill="#222" role="img">"##
    ));
    plot.add(&format!("<title>{title}</title>"));
    plot.add(&format!(
        r##"<rect width="{WIDTH}" height="{height}" fill="#fdfcf8"/>"##
    ));
    plot.add(&format!(
        r#"<text x="{LEFT}" y="32" font-size="19" font-weight="bold">{title}</text>"#
    ));
    plot.axes(text);
    plot.mark_swings(&marks);
    for seat in Seat::all(analysed.players()) {
        let chances = analysed.moments.iter().zip(&analysed.studies);
        let points: Vec<_> = chances
            .map(|(moment, study)| {
                let share = study.analysis.judgement.shares[seat.index()];
                (plot.x(moment.number as f64), y(share.into()))
            })
            .collect();
        plot.line(seat, &points, analysed.players());
    }
    plot.legend(analysed, legend, text);
    for (number, swing) in (1..).zip(&marks) {
        let at = list + LINE * (f64::from(number) - 1.0);
        plot.badge(LEFT + 8.0, at - 4.5, number, swing.cause);
        let told = told(analysed, swing, text);
        plot.text(LEFT + 26.0, at, "start", &shortened(&told, LETTERS));
    }
    plot.add("</svg>");
    plot.svg
}

/// The biggest swings, in the order of the game.
fn marks(swings: &[Swing]) -> Vec<Swing> {
    let mut marks = swings.to_vec();
    marks.sort_by(|a, b| b.change.abs().total_cmp(&a.change.abs()));
    marks.truncate(MARKS);
    marks.sort_by_key(|swing| swing.number);
    marks
}

/// What a swing was, in a line.
fn told<G: Show + Mind + Explain>(
    analysed: &Analysed<'_, G>,
    swing: &Swing,
    text: &Text,
) -> String {
    let (moment, study) = analysed.at(swing);
    let played = match moment.entry {
        Some(Entry::Player(_, action)) => action.to_string(),
        Some(Entry::Chance(outcome)) => outcome.to_string(),
        None => String::new(),
    };
    let words = [
        ("number", moment.number.to_string().into()),
        ("who", moment.position.who(swing.seat, text).into()),
        ("played", played.into()),
        ("change", text.points_of_percent(swing.change.into()).into()),
    ];
    let told = text.say_with("analyse-plot-swing", &words);
    let better = study.choice.as_ref().and_then(|c| c.better.as_ref());
    match (swing.cause, better) {
        (Cause::Mistake, Some(better)) => {
            let action = [("action", better.action.to_string().into())];
            format!("{told}; {}", text.say_with("analyse-plot-better", &action))
        }
        _ => told,
    }
}

/// A picture in the making.
struct Plot {
    svg: String,
    /// The first and the last entry.
    first: f64,
    last: f64,
}

/// How high a chance lies.
fn y(chance: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * chance
}

impl Plot {
    /// Where an entry lies.
    fn x(&self, entry: f64) -> f64 {
        let length = (self.last - self.first).max(1.0);
        LEFT + (RIGHT - LEFT) * (entry - self.first) / length
    }

    fn add(&mut self, element: &str) {
        self.svg.push_str(element);
        self.svg.push('\n');
    }

    fn text(&mut self, x: f64, y: f64, anchor: &str, words: &str) {
        let words = escaped(words);
        self.add(&format!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{words}</text>"#
        ));
    }

    fn stroke(&mut self, [x1, y1, x2, y2]: [f64; 4], style: &str) {
        self.add(&format!(
            r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" {style}/>"#
        ));
    }

    fn axes(&mut self, text: &Text) {
        for quarter in 0..=4 {
            let chance = f64::from(quarter) / 4.0;
            let height = y(chance);
            let style = r##"stroke="#c9c5ba" stroke-width="1""##;
            self.stroke([LEFT, height, RIGHT, height], style);
            self.text(LEFT - 8.0, height + 4.5, "end", &text.rough_percent(chance));
        }
        let step = step(self.last - self.first);
        let mut entry = (self.first / step).ceil() * step;
        while entry <= self.last {
            let x = self.x(entry);
            let style = r##"stroke="#777" stroke-width="1""##;
            self.stroke([x, BOTTOM, x, BOTTOM + 5.0], style);
            self.text(x, BOTTOM + 20.0, "middle", &entry.to_string());
            entry += step;
        }
        let middle = f64::midpoint(LEFT, RIGHT);
        self.text(
            middle,
            BOTTOM + 38.0,
            "middle",
            &text.say("analyse-plot-entries"),
        );
        self.text(LEFT, 56.0, "start", &text.say("analyse-plot-chances"));
    }

    /// A number above every swing and a thin line down to the axis. Numbers that would hide
    /// each other stand side by side.
    fn mark_swings(&mut self, marks: &[Swing]) {
        const APART: f64 = 23.0;
        let height = TOP - 26.0;
        let mut places: Vec<f64> = marks
            .iter()
            .map(|mark| self.x(mark.number as f64))
            .collect();
        for next in 1..places.len() {
            places[next] = places[next].max(places[next - 1] + APART);
        }
        let mut most = RIGHT;
        for place in places.iter_mut().rev() {
            *place = place.min(most);
            most = *place - APART;
        }
        for (number, (swing, place)) in (1..).zip(marks.iter().zip(places)) {
            let x = self.x(swing.number as f64);
            let style = r##"stroke="#8a8a8a" stroke-width="1" stroke-dasharray="1 3""##;
            self.stroke([place, height, x, TOP], style);
            self.stroke([x, TOP, x, BOTTOM], style);
            self.badge(place, height, number, swing.cause);
        }
    }

    /// The number of a swing: a mistake in a dark square, luck in a light diamond.
    fn badge(&mut self, x: f64, y: f64, number: i32, cause: Cause) {
        let (left, top) = (x - 9.0, y - 9.0);
        let (shape, ink) = match cause {
            Cause::Mistake => (
                format!(
                    r##"<rect x="{left:.1}" y="{top:.1}" width="18" height="18" fill="#333"/>"##
                ),
                "#fff",
            ),
            Cause::Luck => (
                format!(
                    r##"<path d="M{x:.1} {top:.1}l11 11l-11 11l-11 -11z" fill="#fff" stroke="#333" stroke-width="1.5"/>"##,
                    top = y - 11.0
                ),
                "#222",
            ),
        };
        self.add(&shape);
        let height = y + 4.0;
        self.add(&format!(
            r#"<text x="{x:.1}" y="{height:.1}" font-size="11" text-anchor="middle" fill="{ink}">{number}</text>"#
        ));
    }

    fn line(&mut self, seat: Seat, points: &[(f64, f64)], players: usize) {
        let (dashes, colour) = STROKES[seat.index()];
        let mut path = String::new();
        for (x, y) in points {
            let _ = write!(path, "{x:.1},{y:.1} ");
        }
        self.add(&format!(
            r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}" stroke-linejoin="round"/>"#,
            path.trim_end()
        ));
        // Each seat's number stands elsewhere, so that none hides another.
        for part in 0..3 {
            let place = (part * players + seat.index()) * 2 + 1;
            let place = points.len() * place / (6 * players);
            if let Some(&(x, y)) = points.get(place) {
                self.seat_number(x, y, seat);
            }
        }
    }

    fn seat_number(&mut self, x: f64, y: f64, seat: Seat) {
        let (_, colour) = STROKES[seat.index()];
        self.add(&format!(
            r##"<circle cx="{x:.1}" cy="{y:.1}" r="8" fill="#fdfcf8" stroke="{colour}" stroke-width="1.5"/>"##
        ));
        let height = y + 4.0;
        self.add(&format!(
            r#"<text x="{x:.1}" y="{height:.1}" font-size="11" text-anchor="middle">{seat}</text>"#
        ));
    }

    fn legend<G: Show + Mind + Explain>(
        &mut self,
        analysed: &Analysed<'_, G>,
        top: f64,
        text: &Text,
    ) {
        for seat in Seat::all(analysed.players()) {
            let column = f64::from(u8::from(seat.index() % 2 == 1));
            let left = LEFT + column * 260.0;
            let at = top + LINE * (seat.index() / 2) as f64;
            let (dashes, colour) = STROKES[seat.index()];
            let style =
                format!(r#"stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}""#);
            self.stroke([left, at - 4.5, left + 44.0, at - 4.5], &style);
            self.seat_number(left + 22.0, at - 4.5, seat);
            let named = named(analysed.record, seat, text);
            let named: String = named.chars().take(24).collect();
            self.text(left + 52.0, at, "start", &named);
        }
        for (line, (key, cause)) in [
            ("analyse-plot-mistake", Cause::Mistake),
            ("analyse-plot-luck", Cause::Luck),
        ]
        .into_iter()
        .enumerate()
        {
            let at = top + LINE * line as f64;
            self.badge(RIGHT - 166.0, at - 4.5, 1, cause);
            self.text(RIGHT - 150.0, at, "start", &text.say(key));
        }
    }
}

/// A round step that gives about ten marks on an axis of this length.
fn step(length: f64) -> f64 {
    let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0];
    let fits = steps.into_iter().find(|step| length / step <= 11.0);
    fits.unwrap_or((length / 10.0).ceil())
}

/// Words as XML has them.
fn escaped(words: &str) -> String {
    let mut escaped = String::new();
    for letter in words.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(letter),
        }
    }
    escaped
}
