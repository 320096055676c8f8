//! Where a game stood after each event that was told: [`Followed`], whichever game it is.

use leptos::prelude::*;
use urzeit_rules::{Game, Record, Seat};
use urzeit_table::{Followed, Told};

use crate::{played::OnPage, position::Position, session::Session};

/// Where a game stood after each event.
#[derive(Clone, Copy)]
pub(crate) struct Past {
    session: Session,
    made: StoredValue<Option<Made>>,
}

struct Made {
    seat: Option<Seat>,
    /// At a real table the counts of the box may turn out to be others.
    header: String,
    follows: Box<dyn Follows>,
}

impl Past {
    pub(crate) fn new(session: Session) -> Past {
        let made = StoredValue::new(None);
        Past { session, made }
    }

    /// The position after an event; nothing if it is not known.
    pub(crate) fn after(self, number: usize) -> Option<Position> {
        self.catch_up();
        self.made
            .with_value(|made| made.as_ref()?.follows.after(number))
    }

    /// The position before an event; nothing if it is not known.
    pub(crate) fn before(self, number: usize) -> Option<Position> {
        self.after(number.checked_sub(1)?)
    }

    fn catch_up(self) {
        let Past { session, made } = self;
        let seat = session.seat.get_untracked();
        let header = session.table.with_untracked(|table| table.header.clone());
        session.told.with_untracked(|told| {
            made.update_value(|made| {
                // Another viewer was told something else; somebody who goes back is told less.
                let fits = |made: &Made| {
                    let is_same = made.seat == seat && made.header == header;
                    is_same && made.follows.events() <= told.len()
                };
                if !made.as_ref().is_some_and(fits) {
                    *made = None;
                }
                let made = made.get_or_insert_with(|| Made {
                    seat,
                    follows: session.game.follow(&header),
                    header,
                });
                for event in &told[made.follows.events()..] {
                    made.follows.tell(event);
                }
                session
                    .now
                    .with_untracked(|now| made.follows.agree(&now.view));
            });
        });
    }
}

/// [`Followed`], whichever game it is.
pub(crate) trait Follows: Send + Sync {
    fn events(&self) -> usize;
    fn tell(&mut self, told: &Told);
    fn agree(&mut self, position: &Position);
    fn after(&self, number: usize) -> Option<Position>;
}

/// Follows a game that begins so.
pub(crate) fn follow<G: Game>(header: &str) -> Followed<G> {
    let reading = Record::<G>::read(&format!("{header}log\n")).ok();
    Followed::new(reading.as_ref().map(|reading| reading.record.header()))
}

impl<G: OnPage> Follows for Followed<G> {
    fn events(&self) -> usize {
        Followed::events(self)
    }

    fn tell(&mut self, told: &Told) {
        Followed::tell(self, told);
    }

    fn agree(&mut self, position: &Position) {
        if let Some(position) = position.get() {
            Followed::agree(self, position);
        }
    }

    fn after(&self, number: usize) -> Option<Position> {
        Followed::after(self, number).cloned().map(Position::of)
    }
}
