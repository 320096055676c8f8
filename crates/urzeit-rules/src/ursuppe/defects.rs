//! Phase 2: environment and gene defects (U-9).

use super::{
    action::Action,
    amoeba::Colour,
    environment::Card,
    genes::{Gene, Genes},
    legal::Illegal,
    phase::Phase,
    position::{Player, Ursuppe},
};

impl Ursuppe {
    /// U-9.1: the card of this round's ozone and the next round's drift.
    pub(super) fn turn_up(&mut self, card: Card) {
        self.card = Some(card);
        self.deck.remove(card);
        // U-9.2
        if self.round == 1 {
            self.begin_purchases();
        } else {
            self.begin_defects(self.foremost());
        }
    }

    /// U-9.2: descending order; only those whose genes the ozone does not bear.
    fn begin_defects(&mut self, first: Option<Colour>) {
        let mut player = first;
        while let Some(colour) = player {
            if self.defect(colour) > 0 {
                self.phase = Phase::Defect(colour);
                return;
            }
            player = self.next_behind(colour);
        }
        self.begin_purchases();
    }

    /// U-9.2: by how much a player's genes exceed the ozone. Only his own payment changes
    /// it, so it is the same until then (U-9.3).
    #[must_use]
    #[inline]
    pub fn defect(&self, colour: Colour) -> u16 {
        let ozone = self.card.map_or(0, Card::ozone);
        let excess = self.player(colour).genes.sensitivity() - ozone;
        excess.max(0).unsigned_abs()
    }

    /// U-9.3, U-9.4: the genes return to the pool.
    pub(super) fn pay_defect(&mut self, colour: Colour, bp: u16, genes: Genes) {
        self.pay(colour, bp);
        self.lose_genes(colour, genes);
        self.begin_defects(self.next_behind(colour));
    }

    /// U-9.3: enough, nothing superfluous (H18), and the rest in BP.
    pub(super) fn allows_payment(
        &self,
        colour: Colour,
        bp: u16,
        genes: Genes,
    ) -> Result<(), Illegal> {
        let owned = self.player(colour).genes;
        if let Some(gene) = genes.without(owned).first() {
            return Err(Illegal::NotOwned { gene });
        }
        let defect = self.defect(colour);
        if let Some(gene) = superfluous(defect, genes) {
            return Err(Illegal::Superfluous { gene });
        }
        let rest = rest(defect, genes);
        self.can_pay(colour, rest)?;
        if bp != rest {
            return Err(Illegal::WrongPayment { bp: rest });
        }
        Ok(())
    }

    /// The legal payments (U-9.3): of all sets of the player's genes those that are neither
    /// too little nor too much.
    #[inline]
    pub(super) fn payments(&self, colour: Colour) -> impl Iterator<Item = Action> + use<> {
        let Player { genes, bp, .. } = *self.player(colour);
        let defect = self.defect(colour);
        let sets = (0..1 << genes.len()).map(move |n| genes.subset(n));
        sets.filter(move |&set| rest(defect, set) <= bp && superfluous(defect, set).is_none())
            .map(move |set| Action::Pay(rest(defect, set), set))
    }
}

/// A gene without which a payment would suffice as well (H18).
#[inline]
fn superfluous(defect: u16, genes: Genes) -> Option<Gene> {
    let value = genes.defect_value();
    let mut genes = genes.iter();
    genes.find(|gene| value - gene.defect_value() >= defect)
}

/// The BP that are to be paid beside these genes (U-9.3).
#[inline]
fn rest(defect: u16, genes: Genes) -> u16 {
    defect.saturating_sub(genes.defect_value())
}
