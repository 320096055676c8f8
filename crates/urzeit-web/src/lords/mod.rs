//! Lords of Creation on the page.
//!
//! | where | what |
//! |---|---|
//! | [`plan`] | what somebody at the board has in mind, and what a click does |
//! | [`board`], [`overlay`] | the hexes, by mouse, finger and keyboard |
//! | [`now`] | what is asked now, and the buttons for it |
//! | [`markers`], [`hand`] | what whoever is here holds |
//! | [`fight`] | the odds of an attack, and its dice |
//! | [`players`] | points, pieces, the order of play |
//! | [`log`], [`recent`], [`mod@points`] | what happened, and where |
//! | [`real`], [`mod@text_board`] | with real dice and cards; the position in words |
//! | [`names`], [`glyphs`] | how things are called; pieces drawn beside the board |

mod board;
mod fight;
mod glyphs;
mod hand;
mod log;
mod markers;
mod names;
mod now;
mod overlay;
mod plan;
mod players;
mod points;
mod real;
mod recent;
mod text_board;

use leptos::prelude::*;
use urzeit_rules::{
    Game as _, Lords, Seat,
    lords::{Card, Due},
};

use crate::{
    past::Past,
    played::OnPage,
    pointed::Point,
    real::{Asked, Face},
    session::Session,
    table::Lines,
    text::Words,
};
use board::Board;
use glyphs::Definitions;
pub(crate) use glyphs::{Picture, called};
use hand::Hand;
use now::NowAsked;
use plan::Plan;
use players::Players;

impl OnPage for Lords {
    fn table(session: Session, _lines: Lines) -> AnyView {
        view! { <LordsTable session/> }.into_any()
    }

    fn text_board(session: Session, words: Words) -> AnyView {
        text_board::text_board(session, words).into_any()
    }

    fn points(told: &[String], number: usize, _past: Past) -> Vec<Point> {
        points::points(&told[number], &told[..number])
    }

    fn sentence(session: Session, words: Words, entry: &str) -> Option<String> {
        log::sentence(session, words, entry)
    }

    fn lines(session: Session, words: Words) -> Lines {
        log::lines(session, words)
    }

    fn refused(words: Words, name: &str, word: &str) -> String {
        names::refused(words, name, word)
    }

    fn asks(&self, words: Words, session: Session) -> String {
        real::asks(words, session, self)
    }

    fn face(&self, words: Words, session: Session, kind: &str, part: &str) -> Option<Face> {
        real::face(words, session, self, kind, part)
    }

    /// A hand: there are too many to list.
    fn asked(&self) -> Option<Asked> {
        let Due::Deal { seat, size, pile } = self.due()? else {
            return None;
        };
        let pile = Card::all().zip(pile).filter(|(_, count)| *count > 0);
        let pile = pile.map(|(card, count)| (card.to_string(), count.into()));
        let beginning = format!("deal {seat}");
        Some(Asked::from_pile("deal", beginning, size, pile.collect()))
    }

    fn who_draws(&self) -> Option<Seat> {
        real::who_draws(self)
    }
}

#[component]
fn LordsTable(session: Session) -> impl IntoView {
    let plan = Plan::new(session);
    view! {
        <Definitions/>
        <section class="board-and-hand">
            <Board plan/>
            <Hand plan/>
        </section>
        <NowAsked plan/>
        <Players plan/>
    }
}
