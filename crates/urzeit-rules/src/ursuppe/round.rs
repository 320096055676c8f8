//! The course of a game: setup, and the six phases of a round (U-6, U-7).
//!
//! Phase 1 is a chain of amoebas, each of which moves ([`super::movement`]), feeds
//! ([`super::feeding`]) and perhaps attacks ([`super::attack`]). Phases 2 to 5 are here,
//! phase 6 is in [`super::score`].

use super::{
    amoeba::{Amoeba, Colour},
    legal::Illegal,
    phase::Phase,
    position::Ursuppe,
    setup::Mode,
    soup::{Space, Spaces},
};

impl Ursuppe {
    /// U-6.4: a start space is chosen; when all are, the first amoebas follow.
    pub(super) fn start_on(&mut self, colour: Colour, space: u8) {
        let Phase::Start(order) = self.phase else {
            return;
        };
        self.player_mut(colour).marker = Some(space);
        let rest = order.rest();
        self.phase = match self.rearmost() {
            Some(rearmost) if rest.is_empty() => Phase::PutFirst(rearmost),
            _ => Phase::Start(rest),
        };
    }

    /// U-6.4: a free start space.
    pub(super) fn allows_start(&self, space: u8) -> Result<(), Illegal> {
        let spaces = self.scale.start_spaces;
        if !(1..=spaces).contains(&space) {
            return Err(Illegal::NoStartSpace { spaces });
        }
        if self.has_marker(space) {
            return Err(Illegal::StartSpaceTaken { space });
        }
        Ok(())
    }

    /// U-6.5: a first amoeba, in ascending order.
    pub(super) fn put_first(&mut self, amoeba: Amoeba, space: Space) {
        self.place_new(amoeba, space, self.scale.start_damage);
        self.phase = match self.puts_first_after(amoeba.colour) {
            Some(next) => Phase::PutFirst(next),
            // The last to put the first is the first to put the second.
            None => Phase::PutSecond(amoeba.colour),
        };
    }

    /// U-6.6: a second amoeba, in descending order.
    pub(super) fn put_second(&mut self, amoeba: Amoeba, space: Space) {
        self.place_new(amoeba, space, 0);
        match self.puts_second_after(amoeba.colour) {
            Some(next) => self.phase = Phase::PutSecond(next),
            None if self.dummy().is_some() => self.phase = Phase::DummyStart,
            None => self.begin_round(),
        }
    }

    pub(super) fn puts_first_after(&self, colour: Colour) -> Option<Colour> {
        match self.options.mode {
            Mode::Pair => self.pair_puts_after(colour),
            _ => self.next_ahead(colour),
        }
    }

    pub(super) fn puts_second_after(&self, colour: Colour) -> Option<Colour> {
        match self.options.mode {
            Mode::Pair => self.pair_puts_before(colour),
            _ => self.next_behind(colour),
        }
    }

    /// U-6.5, U-6.6: any number that is left, on a space without an amoeba.
    pub(super) fn allows_put(&self, amoeba: Amoeba, space: Space) -> Result<(), Illegal> {
        self.allows_new(amoeba)?;
        if self.empty_spaces().contains(space) {
            Ok(())
        } else {
            Err(Illegal::SpaceOccupied { space })
        }
    }

    /// The spaces without any amoeba (U-6.5, U-6.6).
    pub(super) fn empty_spaces(&self) -> Spaces {
        let colours = self.colours().iter();
        colours.fold(Spaces::ALL, |empty, colour| {
            empty.without(self.homes(colour))
        })
    }

    /// Phase 1 begins: ascending order (U-8.1).
    pub(super) fn begin_round(&mut self) {
        match self.rearmost() {
            Some(rearmost) if self.options.mode == Mode::Pair => self.phase = Phase::Lead(rearmost),
            Some(rearmost) => self.begin_colour(rearmost),
            None => self.begin_environment(),
        }
    }

    /// The amoebas of a colour, by number (U-8.1).
    pub(super) fn begin_colour(&mut self, colour: Colour) {
        match self.alive(colour).first() {
            Some(number) => self.begin_turn(Amoeba { colour, number }),
            None => self.end_colour(colour),
        }
    }

    /// The next player's amoebas; after the last, phase 2.
    fn end_colour(&mut self, colour: Colour) {
        if self.options.mode == Mode::Pair {
            return self.end_pair_colour(colour);
        }
        match self.acts_after(colour) {
            Some(next) => self.begin_colour(next),
            None => self.begin_environment(),
        }
    }

    /// U-8.1: the next amoeba of the player that is on the board now, or the next player.
    #[inline]
    pub(super) fn end_turn(&mut self, amoeba: Amoeba) {
        let colour = amoeba.colour;
        let mut later = self.alive(colour).iter();
        match later.find(|&number| number > amoeba.number) {
            Some(number) => self.begin_turn(Amoeba { colour, number }),
            None => self.end_colour(colour),
        }
    }

    #[inline]
    fn begin_turn(&mut self, amoeba: Amoeba) {
        if self.seat_of(amoeba.colour).is_none() {
            // U-18.3: the dummy always drifts.
            return self.drift(amoeba);
        }
        self.phase = Phase::Move(amoeba);
    }

    /// Ascending order; the dummy comes last (U-18.3).
    fn acts_after(&self, colour: Colour) -> Option<Colour> {
        let dummy = self.dummy().filter(|&dummy| dummy != colour);
        match self.seat_of(colour) {
            Some(_) => self.next_ahead(colour).or(dummy),
            None => None,
        }
    }

    /// Phase 2 begins (U-9.1).
    pub(super) fn begin_environment(&mut self) {
        if self.round == 1 && !self.options.first_round_flip {
            self.begin_purchases();
        } else {
            self.phase = Phase::Environment;
        }
    }
}
