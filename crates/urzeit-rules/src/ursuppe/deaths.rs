//! Phase 5: deaths (U-12). Its attacks are in [`super::attack`].

use super::{
    amoeba::{Amoeba, Colour},
    genes::Gene,
    phase::Phase,
    position::Ursuppe,
};

impl Ursuppe {
    /// Phase 5 begins: natural deaths in descending order, then Aggression (U-12.1, U-12.3).
    pub(super) fn begin_deaths(&mut self) {
        let mut player = self.foremost();
        while let Some(colour) = player {
            for own in self.own_colours(colour).iter() {
                self.die_naturally(own);
            }
            player = self.next_behind(colour);
        }
        if let Some(dummy) = self.dummy() {
            self.die_naturally(dummy);
        }
        // There is one card of Aggression, so one player at most decides.
        match self.holder(Gene::Aggression) {
            Some(colour) if self.player(colour).bp >= 1 => self.phase = Phase::Aggress(colour),
            _ => self.score_round(),
        }
    }

    fn die_naturally(&mut self, colour: Colour) {
        for number in self.alive(colour).iter() {
            let amoeba = Amoeba { colour, number };
            if self.is_dying(amoeba) {
                self.die(amoeba);
            }
        }
    }

    /// U-12.1: has it as much damage as it can bear?
    pub(super) fn is_dying(&self, amoeba: Amoeba) -> bool {
        let limit = self.deadly_damage(amoeba.colour);
        self.life(amoeba).is_some_and(|life| life.damage >= limit)
    }

    /// U-12.1: with how much damage an amoeba of this colour dies.
    #[must_use]
    #[inline]
    pub fn deadly_damage(&self, colour: Colour) -> u8 {
        let tough = self.has(colour, Gene::LifeExpectancy) || self.dummy() == Some(colour);
        if tough { 3 } else { 2 }
    }

    /// U-12.2: DIE.
    pub(super) fn die(&mut self, amoeba: Amoeba) {
        const LEFT: u8 = 2;
        let space = self.place(amoeba);
        *self.life_mut(amoeba) = None;
        for colour in self.colours().iter() {
            self.supply_cubes(space, colour, LEFT);
        }
    }
}
