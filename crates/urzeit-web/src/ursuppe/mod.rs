//! Ursuppe on the page.
//!
//! | where | what |
//! |---|---|
//! | [`held`] | what somebody is about to choose, and what a click means |
//! | [`soup`], [`chips`], [`compass`], [`swarm`] | the board: spaces, cubes, the island, the amoebas |
//! | [`phases`], [`ladder`], [`players`], [`market`], [`gene_card`] | what else lies on the table |
//! | [`looking`] | what an amoeba could eat where |
//! | [`question`], [`answers`], [`choosers`] | what is asked now, and how it is answered |
//! | [`log`], [`mod@points`] | what happened, in sentences and on the board |
//! | [`real`], [`mod@text_board`] | with real dice and cards; the position in words |
//! | [`names`], [`glyphs`] | words; pieces drawn beside the board |

mod answers;
mod chips;
mod choosers;
mod compass;
mod gene_card;
mod glyphs;
mod held;
mod ladder;
mod log;
mod looking;
mod market;
mod names;
mod phases;
mod players;
mod points;
mod question;
mod real;
mod soup;
mod swarm;
mod text_board;

use leptos::prelude::*;
use urzeit_rules::{
    Seat, Ursuppe,
    ursuppe::{Colour, standing::Order},
};
use urzeit_table::{EntryText, Told};

use crate::{
    past::Past,
    played::{Emblem, OnPage},
    pointed::Point,
    real::Face,
    session::Session,
    table::Lines,
    text::Words,
};
use gene_card::ToldGenes;
use glyphs::{Definitions, Shape};
use held::Held;
use ladder::Ladder;
use looking::Looking;
use market::Market;
use phases::Phases;
use players::Players;
use question::Question;
use soup::Soup;

pub(crate) use gene_card::AllGenes;
pub(crate) use glyphs::{Picture, called};

impl OnPage for Ursuppe {
    fn table(session: Session, lines: Lines) -> AnyView {
        view! { <UrsuppeTable session lines/> }.into_any()
    }

    fn text_board(session: Session, words: Words) -> AnyView {
        text_board::text_board(session, words).into_any()
    }

    fn points(told: &[Told], number: usize, past: Past) -> Vec<Point> {
        let (before, after) = (past.before(number), past.after(number));
        points::points(&told[number], before.as_ref(), after.as_ref())
    }

    fn sentence(session: Session, words: Words, entry: &EntryText) -> Option<String> {
        log::sentence(session, words, entry)
    }

    fn order(words: Words, order: &str) -> Option<String> {
        let order: Order = order.parse().ok()?;
        let (kind, round) = match order {
            Order::DriftToMeal | Order::Defend | Order::PayBp => (order.to_string(), 0),
            Order::BuyNothing(round) => ("buy-nothing".to_owned(), round),
        };
        let named = [("order", kind.into()), ("round", round.into())];
        Some(words.say_with("ursuppe-order", &named))
    }

    fn is_trivial(entry: &EntryText) -> bool {
        entry.read::<Ursuppe>().is_ok_and(log::is_nothing)
    }

    fn lines(session: Session, words: Words) -> Lines {
        log::lines(session, words)
    }

    fn round(&self) -> Option<usize> {
        Some(Ursuppe::round(self).into())
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        // A player of two colours is known by the first.
        let colour = self.colours_of(seat).first().unwrap_or(Colour::Red);
        Emblem {
            colour: format!("tribe-{colour}"),
            picture: view! { <svg viewBox="0 0 40 40"><Shape colour/></svg> }.into_any(),
        }
    }

    fn points_of(&self, seat: Seat) -> Option<u16> {
        // Of two colours the hindmost marker counts (U-18.1).
        let markers = self.colours_of(seat).iter();
        let markers = markers.map(|colour| self.player(colour).marker);
        markers.min().flatten().map(u16::from)
    }

    fn asks(&self, words: Words, _session: Session) -> String {
        real::asks(words, self)
    }

    fn face(&self, words: Words, _session: Session, kind: &str, part: &str) -> Option<Face> {
        real::face(words, self, kind, part)
    }
}

#[component]
fn UrsuppeTable(session: Session, lines: Lines) -> impl IntoView {
    let held = Held::new(session);
    view! {
        <Definitions/>
        <div class="left">
            <section class="soup-and-phases" inert=move || held.is_market_open()>
                <Phases held/>
                <Soup held/>
                <ToldGenes held/>
                <Looking held/>
            </section>
            <Ladder held/>
            <Market held/>
        </div>
        <div class="right">
            <Question held lines/>
            <Players held/>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use urzeit_rules::{Game as _, Record};

    use super::*;

    #[test]
    fn of_two_colours_the_hindmost_marker_counts() {
        let record = include_str!("../../../../fixtures/ursuppe/m001-p2-double.urz");
        let game = Record::<Ursuppe>::read(record).expect("a record").record;
        let end = game.position();
        let result = end.result().expect("the end");
        for seat in Seat::all(end.players()) {
            assert_eq!(end.points_of(seat), Some(result.points()[seat.index()]));
        }
    }
}
