//! Double play II: two seats with two colours each, and one purse, one set of genes and one
//! marker a seat (U-18.2).
//!
//! What a player of two colours shares follows from [`Ursuppe::owner`]; here is what is played
//! differently: who puts start amoebas when, and who moves when.

use super::{amoeba::Colour, amoeba::Colours, legal::Illegal, phase::Phase, position::Ursuppe};

impl Ursuppe {
    /// The order in which the players put their first amoebas, with A on 1 and B on 2: A colour 1, B colour
    /// 1, B colour 2, A colour 2. The second ones are put in the reverse order (H25).
    fn pair_putting(&self) -> [Option<Colour>; 4] {
        let colour = |player: Option<Colour>, nth| {
            player.and_then(|player| self.own_colours(player).nth(nth))
        };
        let (a, b) = (self.rearmost(), self.foremost());
        [colour(a, 0), colour(b, 0), colour(b, 1), colour(a, 1)]
    }

    pub(super) fn pair_puts_after(&self, colour: Colour) -> Option<Colour> {
        let order = self.pair_putting().into_iter().flatten();
        order.skip_while(|&other| other != colour).nth(1)
    }

    pub(super) fn pair_puts_before(&self, colour: Colour) -> Option<Colour> {
        let order = self.pair_putting().into_iter().flatten().rev();
        order.skip_while(|&other| other != colour).nth(1)
    }

    /// The player who moves a colour when so many have moved: the rear player one, the leader both, the rear
    /// player the other.
    pub(super) fn pair_leads_after(&self, acted: usize) -> Option<Colour> {
        match acted {
            0 | 3 => self.rearmost(),
            1 | 2 => self.foremost(),
            _ => None,
        }
    }

    /// A colour has moved: the next player chooses one of his, or phase 2 begins.
    pub(super) fn end_pair_colour(&mut self, colour: Colour) {
        self.acted.insert(colour);
        match self.pair_leads_after(self.acted.len()) {
            Some(player) => self.phase = Phase::Lead(player),
            None => {
                self.acted = Colours::NONE;
                self.begin_environment();
            }
        }
    }

    /// Why a player cannot move this colour now.
    pub(super) fn allows_lead(&self, player: Colour, colour: Colour) -> Result<(), Illegal> {
        let own = self.own_colours(player).without(self.acted);
        if own.contains(colour) {
            Ok(())
        } else {
            Err(Illegal::CannotLead { colour })
        }
    }
}
