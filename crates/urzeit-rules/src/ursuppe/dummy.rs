//! The dummy: a colour that plays itself (U-18.3).
//!
//! It has no BP, no genes and no marker; it drifts, and acts after the players. Where its
//! amoebas appear is chance.

use std::cmp::Reverse;

use super::{
    amoeba::{Amoeba, Colour},
    phase::Phase,
    position::Ursuppe,
    soup::Space,
};

impl Ursuppe {
    /// It eats the first available base diet: two of the colour of which there are more, on a
    /// tie of the first of the two.
    pub(super) fn feed_dummy(&mut self, amoeba: Amoeba) {
        let food = self.cubes(self.place(amoeba));
        let diets = self.diets(amoeba);
        let first = diets.iter().map(|(diet, _)| diet).min_by_key(|diet| {
            let double = Colour::ALL.into_iter().find(|&colour| diet[colour] == 2);
            double.map(|colour| (Reverse(food[colour]), colour))
        });
        match first {
            Some(diet) => self.eat(amoeba, diet, None),
            None => self.starve(amoeba),
        }
    }

    /// U-18.3: an amoeba of the dummy appears; it takes the lowest free number.
    pub(super) fn place_dummy(&mut self, space: Space) {
        let Some(colour) = self.dummy() else {
            return;
        };
        if let Some(number) = self.unborn(colour).first() {
            self.place_new(Amoeba { colour, number }, space, 0);
        }
        match self.phase {
            Phase::DummyDivides(left) => self.divide_dummy(left - 1),
            _ if self.alive(colour).len() < 2 => self.phase = Phase::DummyStart,
            _ => self.begin_round(),
        }
    }

    /// U-18.3: so many more amoebas for the dummy, if there is room.
    pub(super) fn divide_dummy(&mut self, left: u8) {
        let room = self.dummy().is_some_and(|colour| {
            !self.unborn(colour).is_empty() && !self.division_spaces(colour).is_empty()
        });
        if left > 0 && room {
            self.phase = Phase::DummyDivides(left);
        } else {
            self.begin_deaths();
        }
    }
}
