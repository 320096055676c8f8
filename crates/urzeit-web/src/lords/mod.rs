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
//! | [`counts`] | what is in the box |
//! | [`real`], [`mod@text_board`] | with real dice and cards; the position in words |
//! | [`names`], [`glyphs`] | how things are called; pieces drawn beside the board |

mod board;
mod counts;
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
    Entry, EntryView, Game as _, Lords, Seat,
    lords::{Action, Chance, Phase, standing::Order},
};
use urzeit_table::{EntryText, Told, messages::Why};

use crate::{
    options::Chosen,
    past::Past,
    played::{Emblem, OnPage, SetValue, ValueOf},
    pointed::Point,
    real::{AskedChance, Face},
    session::Session,
    table::Lines,
    text::Words,
};
use board::Board;
use glyphs::{Definitions, Sign};
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

    fn points(told: &[Told], number: usize, _past: Past) -> Vec<Point> {
        points::points(&told[number], &told[..number])
    }

    fn sentence(session: Session, words: Words, entry: &EntryText) -> Option<String> {
        log::sentence(session, words, entry)
    }

    fn order(words: Words, order: &str) -> Option<String> {
        let Order::Card(card) = order.parse().ok()?;
        Some(names::card(words, card))
    }

    fn is_trivial(entry: &EntryText) -> bool {
        match entry.view::<Lords>() {
            Ok(EntryView::Open(Entry::Chance(chance))) => matches!(
                chance,
                Chance::Deal(..) | Chance::Marker(..) | Chance::Draw(..)
            ),
            Ok(EntryView::Open(Entry::Player(_, action))) => action == Action::End,
            Ok(EntryView::Veiled(_)) => true,
            _ => false,
        }
    }

    fn lines(session: Session, words: Words) -> Lines {
        log::lines(session, words)
    }

    fn round(&self) -> Option<usize> {
        let is_creation = matches!(
            self.phase(),
            Phase::Deal(_) | Phase::Start | Phase::Marker(_) | Phase::Lay(..)
        );
        // In each round everybody has put one card on the discard pile.
        let discards: usize = self.discards().into_iter().map(usize::from).sum();
        Some(if is_creation {
            0
        } else {
            discards / self.players() + 1
        })
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        let colour = self.colours()[seat.index()];
        Emblem {
            colour: colour.word().to_owned(),
            picture: view! { <Sign colour/> }.into_any(),
        }
    }

    fn points_of(&self, seat: Seat) -> Option<u16> {
        Some(self.score(seat).points())
    }

    fn asks(&self, words: Words, session: Session) -> String {
        real::asks(words, session, self)
    }

    fn face(&self, words: Words, session: Session, kind: &str, part: &str) -> Option<Face> {
        real::face(words, session, self, kind, part)
    }

    fn asked(&self) -> Option<AskedChance> {
        real::asked(self)
    }

    fn who_draws(&self) -> Option<Seat> {
        real::who_draws(self)
    }

    const COUNTS: &'static [&'static str] = counts::COUNTS;

    fn counts_fields(value: ValueOf, set: SetValue) -> AnyView {
        view! { <counts::Fields value set/> }.into_any()
    }

    fn with_one_more(counts: &Chosen, why: &Why) -> Option<Chosen> {
        counts::with_one_more(counts, why)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_shows_nothing_is_told_with_what_follows() {
        let is_trivial = |action| Lords::is_trivial(&EntryText::choice(Seat::at(0), action));
        assert!(is_trivial("end"));
        assert!(!is_trivial("put A1"));
    }
}
