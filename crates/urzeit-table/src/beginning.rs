//! The first choice of each person where strangers meet to play at once. It has to come soon: else there is no
//! game, and nobody waits for somebody who never began.

use urzeit_rules::{Game, Seat, record::Early};

use crate::{clock::Millis, refused::Refused, table::Table};

/// What is known of the first choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Beginning {
    /// How long everybody has, where there is a limit.
    within: Option<Millis>,
    seats: Vec<First>,
}

/// The first choice of the person in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum First {
    /// They are not asked for anything.
    NotAsked,
    /// It has to come by then.
    By(Millis),
    /// It came, or nobody waits for it any more.
    Made,
}

impl Beginning {
    pub(crate) fn new(players: usize) -> Beginning {
        Beginning {
            within: None,
            seats: vec![First::NotAsked; players],
        }
    }

    /// Nobody asks any more whether the person of this seat has begun.
    pub(crate) fn is_made(&mut self, seat: Seat) {
        self.seats[seat.index()] = First::Made;
    }

    /// Adds the time in which nobody could begin.
    pub(crate) fn credit(&mut self, millis: Millis) {
        for first in &mut self.seats {
            if let First::By(at) = first {
                *at = at.saturating_add(millis);
            }
        }
    }
}

impl<G: Game> Table<G> {
    /// Strangers meet here: in a live game everybody has to make a first choice soon after being asked for it, or
    /// it is called off.
    pub fn begin_soon(&mut self) {
        self.beginning.within = self.settings.pace.first_choice();
    }

    /// When the game is called off, unless the person of this seat has chosen something by then.
    #[must_use]
    pub fn begins_by(&self, seat: Seat) -> Option<Millis> {
        let mut all = self.beginnings();
        all.find(|(other, _)| *other == seat).map(|(_, at)| at)
    }

    /// A player whose first choice has not come in time.
    #[must_use]
    pub fn unbegun(&self, now: Millis) -> Option<Seat> {
        let late = self.beginnings().filter(|(_, at)| *at <= now);
        late.min_by_key(|(_, at)| *at).map(|(seat, _)| seat)
    }

    /// Those whose first choice is waited for, and until when. Nobody waits for a person who is alone with computer
    /// players.
    pub(crate) fn beginnings(&self) -> impl Iterator<Item = (Seat, Millis)> + '_ {
        let seats = self.people(self.waited_for());
        let together = self.holders().len() > 1;
        let limited = self.beginning.within.is_some() && together;
        let seats = seats.iter().filter(move |_| limited);
        seats.filter_map(|seat| match self.beginning.seats[seat.index()] {
            First::By(at) => Some((seat, at)),
            First::NotAsked | First::Made => None,
        })
    }

    /// Time for a first choice begins when it is asked for. If what asked for it is taken back, it begins anew.
    pub(crate) fn see_who_begins(&mut self) {
        let Some(within) = self.beginning.within else {
            return;
        };
        let (asked, now) = (self.people(self.waited_for()), self.clocks.now());
        for seat in Seat::all(self.chairs.len()) {
            let first = &mut self.beginning.seats[seat.index()];
            *first = match *first {
                First::NotAsked if asked.contains(seat) => First::By(now.saturating_add(within)),
                First::By(_) if !asked.contains(seat) => First::NotAsked,
                first => first,
            };
        }
    }

    pub(crate) fn check_call_off(&self, seat: Seat, now: Millis) -> Result<(), Refused> {
        self.existing(seat)?;
        let late = self.begins_by(seat).is_some_and(|at| at <= now);
        Refused::NotUnbegun(seat).unless(late)
    }

    pub(crate) fn call_off(&mut self) {
        self.end(Early::Host);
    }
}
