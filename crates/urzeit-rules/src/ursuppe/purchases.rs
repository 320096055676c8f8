//! Phase 3: new genes (U-10).

use super::{
    amoeba::Colour,
    genes::{Gene, Genes},
    legal::Illegal,
    phase::Phase,
    position::Ursuppe,
};

impl Ursuppe {
    /// Phase 3 begins: descending order (U-10.1).
    pub(super) fn begin_purchases(&mut self) {
        if let Some(foremost) = self.foremost() {
            self.phase = Phase::Buy(foremost, Genes::NONE);
        }
    }

    /// U-10.1: a purchase, after which the player may go on.
    pub(super) fn buy(&mut self, colour: Colour, bought: Genes, gene: Gene, named: Option<Gene>) {
        self.pay(colour, gene.card().price);
        // U-10.3: the predecessor returns to the pool at once.
        let traded = named.or_else(|| self.tradable(colour, bought, gene).first());
        if let Some(traded) = traded {
            self.lose_genes(colour, Genes::one(traded));
        }
        let player = self.player_mut(colour);
        player.genes.insert(gene);
        if gene == Gene::Armor {
            player.armor_for = traded;
            if self.options.armor_excludes_both {
                self.lose_genes(colour, [Gene::Defense, Gene::Escape].into_iter().collect());
            }
        }
        // By that option a card bought just now may be gone.
        let owned = self.player(colour).genes;
        let bought = bought.and(Genes::one(gene));
        self.phase = Phase::Buy(colour, bought.without(bought.without(owned)));
    }

    /// The next player of phase 3, or phase 4.
    pub(super) fn end_purchases(&mut self, colour: Colour) {
        match self.next_behind(colour) {
            Some(next) => self.phase = Phase::Buy(next, Genes::NONE),
            None => self.begin_division(self.foremost()),
        }
    }

    /// Why a gene cannot be bought (U-10.2).
    pub(super) fn allows_purchase(
        &self,
        colour: Colour,
        bought: Genes,
        gene: Gene,
    ) -> Result<(), Illegal> {
        if self.has(colour, gene) {
            return Err(Illegal::Owned { gene });
        }
        if self.pool(gene) == 0 {
            return Err(Illegal::NoCard { gene });
        }
        if let Some(by) = self.barred_by(colour, gene) {
            return Err(Illegal::Barred { gene, by });
        }
        // U-10.3
        let higher = !gene.card().trade_in.is_empty();
        if higher && self.tradable(colour, bought, gene).is_empty() {
            return Err(Illegal::NoPredecessor { gene });
        }
        self.can_pay(colour, gene.card().price)
    }

    /// U-10.3: the card traded in is named if and only if there is a choice.
    pub(super) fn allows_trade(
        &self,
        colour: Colour,
        bought: Genes,
        gene: Gene,
        traded: Option<Gene>,
    ) -> Result<(), Illegal> {
        let tradable = self.tradable(colour, bought, gene);
        match traded {
            None if tradable.len() > 1 => Err(Illegal::NameTheTrade { gene }),
            Some(traded) if tradable.len() < 2 || !tradable.contains(traded) => {
                Err(Illegal::NoTradeToName { gene: traded })
            }
            _ => Ok(()),
        }
    }

    /// The predecessors that can be traded in for a higher gene: those owned and bought in
    /// an earlier round (U-10.3).
    #[inline]
    pub(super) fn tradable(&self, colour: Colour, bought: Genes, gene: Gene) -> Genes {
        let owned = self.player(colour).genes.without(bought);
        let trade_in = gene.card().trade_in.iter().copied();
        trade_in.filter(|&gene| owned.contains(gene)).collect()
    }

    /// U-10.4: the gene that bars another one from its owner.
    #[inline]
    pub(super) fn barred_by(&self, colour: Colour, gene: Gene) -> Option<Gene> {
        let barring = match gene {
            Gene::Speed => Gene::Persistence,
            Gene::Movement1 => Gene::Movement2,
            Gene::StruggleForSurvival => Gene::Aggression,
            Gene::Defense | Gene::Escape => {
                // H19: Armor bars the card that was traded in for it, by option both.
                let traded = self.player(colour).armor_for == Some(gene);
                if !traded && !self.options.armor_excludes_both {
                    return None;
                }
                Gene::Armor
            }
            _ => return None,
        };
        self.has(colour, barring).then_some(barring)
    }

    pub(super) fn lose_genes(&mut self, colour: Colour, genes: Genes) {
        let player = self.player_mut(colour);
        player.genes = player.genes.without(genes);
        if genes.contains(Gene::Armor) {
            player.armor_for = None;
        }
    }
}
