//! What an event concerns, to be shown on the board: spaces, cards, genes, players.

use std::collections::BTreeSet;

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_scene::{Shape, shape};
use urzeit_table::{EntryText, Told};

use crate::{drawn::draw, moment::standing_places, past::Past, session::Session};

/// How an event concerns something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum How {
    /// Something leaves it.
    From,
    /// Something comes there, or is done there.
    To,
    /// Something bad happens to it.
    Target,
}

impl How {
    fn word(self) -> &'static str {
        match self {
            How::From => "from",
            How::To => "to",
            How::Target => "target",
        }
    }
}

/// Something that an event concerns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Point {
    /// Its name: a space as the notation writes it, or `seat-2`, `gene-…`.
    pub(crate) what: String,
    /// How it is concerned.
    pub(crate) how: How,
}

impl Point {
    pub(crate) fn new(what: &impl ToString, how: How) -> Point {
        let what = what.to_string();
        Point { what, how }
    }

    /// Something that happens to a player rather than on the board.
    pub(crate) fn seat(seat: Seat) -> Point {
        Point::new(&format!("seat-{seat}"), How::To)
    }
}

/// A choice that could be made, or was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hinted {
    pub(crate) points: Vec<Point>,
    /// What is written on it: the chance to win.
    pub(crate) label: String,
    /// Was it played?
    pub(crate) is_played: bool,
}

impl Hinted {
    /// What a choice of this seat would concern.
    pub(crate) fn new(session: Session, seat: Seat, action: &str, label: String) -> Hinted {
        let mut told = session.told.get_untracked();
        let number = told.len();
        let entry = EntryText::choice(seat, action);
        told.push(Told::only(number, entry));
        Hinted {
            points: session.game.points(&told, number, Past::new(session)),
            label,
            is_played: false,
        }
    }
}

/// What an event concerns.
pub(crate) fn points(session: Session, past: Past, number: usize) -> Vec<Point> {
    session.told.with_untracked(|told| {
        if number < told.len() {
            session.game.points(told, number, past)
        } else {
            Vec::new()
        }
    })
}

/// How far back the last move is looked for that concerned something on the board.
const BACK: usize = 12;

/// Marks around the spaces that an event concerns. They lie above all else on a board, so that nothing
/// cuts them. As long as nobody points at anything else it is the last move, until the next one.
#[component]
pub(crate) fn Rings(
    session: Session,
    /// Draws a ring around the space of this name.
    ring: fn(&str) -> Option<Shape>,
    /// Draws the way from one space to another.
    #[prop(optional)]
    way: Option<fn(&str, &str) -> Option<Shape>>,
    /// The middle of a ring.
    #[prop(optional)]
    middle: (f64, f64),
) -> impl IntoView {
    let past = use_context::<Past>();
    let last_move = Memo::new(move |_| match past {
        Some(past) => last_move(session, past, ring),
        None => Vec::new(),
    });
    let shapes = move |points: &[Point]| {
        let names: BTreeSet<_> = points.iter().map(|point| &*point.what).collect();
        let rings = names.into_iter().filter_map(|name| {
            let how = find(points, name)?;
            Some(draw(ring(name)?.with("data-told", how)))
        });
        let ways = points.windows(2).filter_map(|pair| match pair {
            [from, to] if from.how == How::From && to.how != How::From => {
                Some(draw(way?(&from.what, &to.what)?))
            }
            _ => None,
        });
        rings.chain(ways).collect_view()
    };
    let is_last = move || session.with_points(<[Point]>::is_empty);
    let marks = move || {
        if is_last() {
            last_move.with(|points| shapes(points))
        } else {
            session.with_points(shapes)
        }
    };
    // The list beside the board says the same.
    let hints = move || {
        let hints = session.hinted.get();
        let hints = hints.into_iter().map(|hint| {
            let class = if hint.is_played {
                "hint played"
            } else {
                "hint"
            };
            view! { <g class=class>{shapes(&hint.points)}{label(&hint, ring, middle)}</g> }
        });
        hints.collect_view()
    };
    view! {
        <g class="hint-rings" aria-hidden="true">{hints}</g>
        <g class="told-rings" class:last-move=is_last aria-hidden="true">{marks}</g>
    }
}

/// What is written on a choice, where it leads.
fn label(
    hint: &Hinted,
    ring: fn(&str) -> Option<Shape>,
    (x, y): (f64, f64),
) -> Option<impl IntoView + use<>> {
    let mut places = hint.points.iter().rev();
    let place = places.find_map(|point| ring(&point.what))?;
    // A ring stands where its space is.
    let moved = place.attributes.into_iter();
    let moved = moved.filter(|(name, _)| *name == "transform");
    let words = shape::text(x, y + 4.0, &hint.label).class("hint-label");
    let label = moved.fold(shape::group([words]), |label, (name, value)| {
        label.with(name, value)
    });
    Some(draw(label))
}

/// What the last move concerned, with the chance that followed it.
fn last_move(session: Session, past: Past, ring: fn(&str) -> Option<Shape>) -> Vec<Point> {
    // What is still to be shown is not marked before, and what was taken back not any more.
    let told: Vec<(usize, bool)> = session.with_told(|told| {
        let is_choice = |place: usize| {
            told[place]
                .entry()
                .is_some_and(|entry| entry.seat.is_some())
        };
        let standing = standing_places(told).into_iter();
        standing.map(|place| (place, is_choice(place))).collect()
    });
    let is_on_board = |points: &Vec<Point>| points.iter().any(|point| ring(&point.what).is_some());
    let from = told.len().saturating_sub(BACK);
    let found = told[from..]
        .iter()
        .rposition(|&(place, is_choice)| is_choice && is_on_board(&points(session, past, place)));
    let Some(found) = found else {
        return Vec::new();
    };
    let (last, after) = (told[from + found], &told[from + found + 1..]);
    let chance = after.iter().take_while(|(_, is_choice)| !is_choice);
    let places = std::iter::once(&last).chain(chance);
    places
        .flat_map(|(place, _)| points(session, past, *place))
        .collect()
}

/// How something is concerned: as the last point says.
fn find(points: &[Point], what: &str) -> Option<&'static str> {
    let mut points = points.iter().rev();
    let point = points.find(|point| point.what == what)?;
    Some(point.how.word())
}

impl Session {
    /// What somebody points at now: in the log, because what happened is played back, or because a
    /// player asks to undo it.
    fn with_points<T>(self, look: impl FnOnce(&[Point]) -> T) -> T {
        let pointed = self.pointed.read();
        if !pointed.is_empty() {
            return look(&pointed);
        }
        let step = self.step.read();
        match &*step {
            Some(step) => look(&step.points),
            None => look(&self.requested.read()),
        }
    }

    /// How somebody points at this now, for the attribute `data-told`.
    pub(crate) fn points_at(self, what: &str) -> Option<&'static str> {
        self.with_points(|points| find(points, what))
    }
}
