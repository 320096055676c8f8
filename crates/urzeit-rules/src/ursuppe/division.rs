//! Phase 4: cell division (U-11).

use super::{
    amoeba::{Amoeba, Colour},
    genes::Gene,
    legal::Illegal,
    phase::Phase,
    position::Ursuppe,
    soup::{Space, Spaces},
};

impl Ursuppe {
    /// U-11.1: descending order; each receives his income first.
    pub(super) fn begin_division(&mut self, player: Option<Colour>) {
        match player {
            Some(colour) => {
                self.player_mut(colour).bp += self.scale.income;
                self.phase = Phase::Divide(colour);
            }
            None if self.dummy().is_some() => self.divide_dummy(2),
            None => self.begin_deaths(),
        }
    }

    /// U-11.1, U-11.2: a new amoeba without damage.
    pub(super) fn divide(&mut self, amoeba: Amoeba, space: Space) {
        self.pay(amoeba.colour, self.division_price(amoeba.colour));
        self.place_new(amoeba, space, 0);
    }

    /// The next player of phase 4, or phase 5.
    pub(super) fn end_division(&mut self, colour: Colour) {
        let mut own = self.own_colours(colour).iter();
        match own.find(|own| own.index() > colour.index()) {
            // U-18.2: the player's other colour.
            Some(other) => self.phase = Phase::Divide(other),
            None => self.begin_division(self.next_behind(colour)),
        }
    }

    /// Why a new amoeba cannot be placed there (U-11).
    pub(super) fn allows_division(&self, amoeba: Amoeba, space: Space) -> Result<(), Illegal> {
        let colour = amoeba.colour;
        self.allows_new(amoeba)?;
        self.can_pay(colour, self.division_price(colour))?;
        if self.division_spaces(colour).contains(space) {
            Ok(())
        } else if self.homes(colour).contains(space) {
            Err(Illegal::OwnAmoebaThere { space })
        } else {
            Err(Illegal::NoOwnNeighbour { space })
        }
    }

    /// U-11.1: only amoebas that are not on the board.
    pub(super) fn allows_new(&self, amoeba: Amoeba) -> Result<(), Illegal> {
        let amoebas = self.scale.amoebas;
        if !(1..=amoebas).contains(&amoeba.number) {
            return Err(Illegal::NoSuchAmoeba { amoebas });
        }
        if self.life(amoeba).is_some() {
            return Err(Illegal::OnTheBoard { amoeba });
        }
        Ok(())
    }

    /// U-11.2, U-11.3: the price of a new amoeba.
    #[must_use]
    #[inline]
    pub fn division_price(&self, colour: Colour) -> u16 {
        let [price, cheaper] = self.scale.division_prices;
        if self.alive(colour).is_empty() {
            0
        } else if self.has(colour, Gene::DivisionRate) {
            cheaper
        } else {
            price
        }
    }

    /// U-11.3: where a new amoeba may be placed.
    #[must_use]
    #[inline]
    pub fn division_spaces(&self, colour: Colour) -> Spaces {
        let homes = self.homes(colour);
        match self.alive(colour).len() {
            // H20: also on the space of the only one.
            0 | 1 => Spaces::ALL,
            _ if self.has(colour, Gene::Spores) => Spaces::ALL.without(homes),
            _ => {
                let beside = homes.iter().map(Space::neighbours);
                beside.fold(Spaces::NONE, Spaces::and).without(homes)
            }
        }
    }
}
