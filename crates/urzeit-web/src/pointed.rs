//! What an event concerns, to be shown on the board: spaces, cards, genes, players.

use leptos::prelude::*;
use urzeit_rules::Seat;

use crate::{past::Past, session::Session};

/// How an event concerns something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum How {
    /// Something leaves it.
    From,
    /// Something comes there, or is done there.
    To,
    /// Something bad befalls it.
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

impl Session {
    /// How somebody points at this now, for the attribute `data-told`: in the log, or because what
    /// happened is played back.
    pub(crate) fn points_at(self, what: &str) -> Option<&'static str> {
        let find = |points: &Vec<Point>| {
            let mut points = points.iter().rev();
            points
                .find(|point| point.what == what)
                .map(|point| point.how.word())
        };
        if self.pointed.with(|points| !points.is_empty()) {
            return self.pointed.with(find);
        }
        let step = self.step.read();
        find(&step.as_ref()?.points)
    }
}
