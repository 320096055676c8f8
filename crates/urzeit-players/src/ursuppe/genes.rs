//! What comes to mind when genes are bought or lost (U-9.3, U-10).

use urzeit_rules::ursuppe::{Action, Amoeba, Gene, Genes, genes::GENES};

use super::{Thoughts, prospects::STAGES, slots::slot_blocks, tribe::is_hunter};

slot_blocks! {
    from super::attack::END;
    /// Each gene early, in the middle and late.
    BUY[GENES * STAGES] = BUY_BY_INSTINCT;
    /// Each gene in a game of three colours.
    BUY_OF_THREE[GENES] = [
        0.7, 1.4, 0.5, 2.3, 0.9, 1.0, -1.0, -1.1, -1.0, -0.4,
        -1.0, -0.8, 0.0, 1.7, 0.0, -0.2, 0.8, 0.1, 0.8, -0.2,
    ];
    /// What it costs.
    PRICE[STAGES] = [-2.4, -1.0, -0.3];
    /// BP that are left: none, 1, 2 or 3, 4 to 6, more.
    PURSE[5] = [0.1, -0.8, -0.1, 0.3, 0.1];
    /// Amoebas that become unaffordable in this round.
    BUY_FORGOES[STAGES] = [0.7, -0.9, -2.6];
    /// Steps that it brings in every scoring that is left.
    BUY_STEPS[1] = [2.2];
    /// The weight that it leads to.
    BUY_WEIGHT[8] = [0.0, 2.8, 4.2, 1.1, 1.0, 0.8, -0.3, -4.5];
    /// The gene defect that is to be expected: of the next card, and of all.
    BUY_DEFECT[2] = [0.9, -10.4];
    /// Few defend themselves against Struggle for Survival.
    BUY_PREY[1] = [3.9];
    /// Each gene while others hunt, and while the own tribe does.
    BUY_HUNTED[GENES] = [
        0.9, 1.5, 0.6, -1.4, 0.7, 6.4, 1.1, -3.0, -0.2, -0.2,
        -0.8, 0.7, -1.0, -5.7, -0.7, 2.0, 0.5, -0.3, 1.5, -1.3,
    ];
    BUY_HUNTING[GENES] = [
        2.3, 0.9, 3.1, -2.0, -0.7, -2.1, -0.7, -4.2, -0.5, -0.7,
        -1.1, -1.4, -0.3, 0.0, -0.7, 1.7, 0.4, -0.9, 1.4, 0.0,
    ];
    /// Life Expectancy for those with damage, and for those that are dying.
    BUY_LIFE[2] = [6.9, 7.5];
    /// Genes of movement for many amoebas.
    BUY_MOTION[1] = [0.8];
    /// Genes of diets for those that find no meal.
    BUY_DIET[1] = [0.9];
    /// Division Rate for those who have amoebas to place.
    BUY_DIVISION[1] = [4.9];
    /// The last card.
    BUY_LAST_CARD[1] = [-1.0];
    /// Nothing more: early, in the middle, late.
    BUY_DONE[STAGES] = [-1.2, -3.1, -2.8];
    /// BP that are paid for a gene defect.
    PAY_BP[1] = [-3.5];
    /// Each gene that is given up for it, and what it cost.
    GIVE[GENES] = [
        2.2, -3.2, 0.7, 0.7, 1.8, -1.1, 1.3, 2.0, 1.6, 0.9,
        1.3, -5.7, 0.2, 0.1, 0.3, 1.6, -3.6, -0.3, -3.9, -0.2,
    ];
    GIVE_PRICE[1] = [-2.5];
    /// Steps that are lost in every scoring that is left.
    GIVE_STEPS[1] = [-2.6];
    /// Amoebas that become unaffordable in this round.
    PAY_FORGOES[1] = [-0.2];
    /// What is paid too much.
    WASTE[1] = [-7.4];
    /// The gene defect that is to be expected of the next card.
    GIVE_DEFECT[1] = [1.1];
}

/// What a gene is worth for what it does, early, in the middle and late.
#[rustfmt::skip]
const BUY_BY_INSTINCT: [f32; GENES * STAGES] = by_stage([
    [1.1, 3.5, 1.9], // Intelligence
    [8.7, 3.8, 1.6], // Movement I
    [1.9, 1.3, 1.2], // Spores
    [1.8, 0.3, 1.3], // Speed
    [-2.8, 0.4, 1.3], // Defense
    [-0.6, 1.2, -1.4], // Escape
    [-2.7, 2.5, 0.9], // Substitution
    [0.7, -5.4, -3.0], // Ray Protection
    [-0.8, 1.0, 0.9], // Streamlining
    [-1.4, -0.5, 0.8], // Tentacle
    [-2.3, -0.1, 1.0], // Holding
    [0.6, 5.1, 0.6], // Life Expectancy
    [-0.7, 0.4, 0.4], // Frugality
    [5.1, -1.0, -1.9], // Struggle for Survival
    [-0.3, 0.5, -0.4], // Parasitism
    [2.1, 2.5, 0.8], // Division Rate
    [4.6, 1.6, 0.9], // Persistence
    [-2.3, -1.1, -0.7], // Movement II
    [5.7, 2.0, 0.9], // Aggression
    [0.5, -1.1, -0.3], // Armor
]);

const fn by_stage(rows: [[f32; STAGES]; GENES]) -> [f32; GENES * STAGES] {
    let mut flat = [0.0; GENES * STAGES];
    let mut slot = 0;
    while slot < flat.len() {
        flat[slot] = rows[slot / STAGES][slot % STAGES];
        slot += 1;
    }
    flat
}

/// More ways to pay than this are too many to think about.
const PAYMENTS: usize = 8;

impl Thoughts<'_, '_, '_> {
    /// D-BUY.
    pub(super) fn on_buy(&mut self, options: impl Iterator<Item = Action>) {
        let hunger = self.hunger();
        for action in options {
            self.push(action);
            match action {
                Action::Buy(gene, traded) => {
                    self.note_purchase(gene, traded);
                    self.note_complement(gene, hunger);
                }
                _ => {
                    self.note(BUY_DONE + self.prospects.stage, 1.0);
                    self.note_purse(self.tribe.bp);
                }
            }
        }
    }

    fn note_purchase(&mut self, gene: Gene, traded: Option<Gene>) {
        let tribe = self.tribe;
        let prospects = self.prospects;
        let stage = prospects.stage;
        let price = gene.card().price;
        let mut after = tribe.genes;
        after.insert(gene);
        let traded = traded.or_else(|| {
            let mut trade_in = gene.card().trade_in.iter();
            trade_in.find(|&&gene| tribe.has(gene)).copied()
        });
        if let Some(traded) = traded {
            after.remove(traded);
        }
        self.note(BUY + gene.index() * STAGES + stage, 1.0);
        if tribe.position.colours().len() == 3 {
            self.note(BUY_OF_THREE + gene.index(), 1.0);
        }
        self.note(PRICE + stage, f32::from(price) / 5.0);
        self.note_purse(tribe.bp.saturating_sub(price));
        let forgone = self.births(tribe.bp) - self.births(tribe.bp.saturating_sub(price));
        self.note(BUY_FORGOES + stage, forgone as f32);
        let steps = f32::from(after.steps()) - f32::from(tribe.genes.steps());
        self.note(BUY_STEPS, steps * prospects.rounds / 10.0);
        self.note(BUY_WEIGHT + usize::from(after.weight().min(7)), 1.0);
        let defect = self.expected_defect(after) - self.expected_defect(tribe.genes);
        self.note(BUY_DEFECT, defect / 4.0);
        self.note(
            BUY_DEFECT + 1,
            defect * (prospects.rounds - 1.0).min(6.0) / 16.0,
        );
        if tribe.position.pool(gene) == 1 {
            self.note(BUY_LAST_CARD, 1.0);
        }
    }

    /// The gene defect to be expected of the next card that matters.
    fn expected_defect(&self, genes: Genes) -> f32 {
        if self.prospects.is_last {
            return 0.0;
        }
        self.prospects.defect(genes.sensitivity())
    }

    fn note_purse(&mut self, bp: u16) {
        let purse = match bp {
            0 => 0,
            1 => 1,
            2..=3 => 2,
            4..=6 => 3,
            _ => 4,
        };
        self.note(PURSE + purse, 1.0);
    }

    /// What else makes a gene useful.
    fn note_complement(&mut self, gene: Gene, hunger: f32) {
        if self.prospects.is_last {
            return;
        }
        let tribe = self.tribe;
        let position = tribe.position;
        let alive = position.alive(tribe.colour);
        let others = position
            .colours()
            .iter()
            .filter(|&other| !position.is_own(other, tribe.colour));
        if !self.hunters.is_empty() {
            self.note(BUY_HUNTED + gene.index(), 1.0);
        }
        if is_hunter(position, tribe.colour) {
            self.note(BUY_HUNTING + gene.index(), 1.0);
        }
        match gene {
            Gene::StruggleForSurvival => {
                let shields = [Gene::Defense, Gene::Escape, Gene::Armor];
                let bare = |&other: &_| shields.iter().all(|&shield| !position.has(other, shield));
                let bare_ones = others.clone().filter(bare).count();
                self.note(BUY_PREY, bare_ones as f32 / others.count().max(1) as f32);
            }
            Gene::LifeExpectancy => {
                let lives = alive.iter().map(|number| tribe.lives(number));
                let weak = lives.clone().filter(|&lives| lives == 1).count();
                let dying = lives.filter(|&lives| lives == 0).count();
                self.note(BUY_LIFE, weak as f32 / 3.0);
                self.note(BUY_LIFE + 1, dying as f32 / 2.0);
            }
            Gene::Movement1
            | Gene::Movement2
            | Gene::Speed
            | Gene::Persistence
            | Gene::Streamlining
            | Gene::Tentacle
            | Gene::Holding => self.note(BUY_MOTION, alive.len() as f32 / 4.0),
            Gene::Substitution | Gene::Frugality | Gene::Parasitism => {
                self.note(BUY_DIET, hunger);
            }
            Gene::DivisionRate => {
                let unborn = position.unborn(tribe.colour).len() as f32;
                self.note(BUY_DIVISION, unborn * self.prospects.rounds / 20.0);
            }
            _ => {}
        }
    }

    /// Which share of the tribe will find no meal, about.
    pub(super) fn hunger(&self) -> f32 {
        let tribe = self.tribe;
        let alive = tribe.position.alive(tribe.colour);
        let fed = alive.iter().map(|number| {
            let amoeba = Amoeba {
                colour: tribe.colour,
                number,
            };
            tribe.fed_in_turn(self.place(amoeba))
        });
        1.0 - fed.sum::<f32>() / alive.len().max(1) as f32
    }

    /// D-DEFECT: the cheapest ways to pay.
    pub(super) fn on_defect(&mut self, options: impl Iterator<Item = Action>) {
        let mut payments: Vec<(f32, Action)> = options
            .map(|action| match action {
                Action::Pay(bp, genes) => (self.dearness(bp, genes), action),
                _ => (0.0, action),
            })
            .collect();
        if payments.len() > PAYMENTS {
            payments.sort_by(|(one, _), (other, _)| one.total_cmp(other));
            payments.truncate(PAYMENTS);
        }
        for (_, action) in payments {
            self.push(action);
            if let Action::Pay(bp, genes) = action {
                self.note_defect(bp, genes);
            }
        }
    }

    /// What a payment costs, roughly, in BP.
    fn dearness(&self, bp: u16, genes: Genes) -> f32 {
        let kept = self.tribe.genes.without(genes);
        let steps = f32::from(self.tribe.genes.steps()) - f32::from(kept.steps());
        f32::from(bp) + 0.8 * price(genes) + 2.0 * steps * self.prospects.rounds
    }

    fn note_defect(&mut self, bp: u16, genes: Genes) {
        let tribe = self.tribe;
        let kept = tribe.genes.without(genes);
        self.note(PAY_BP, f32::from(bp) / 5.0);
        for gene in genes.iter() {
            self.note(GIVE + gene.index(), 1.0);
        }
        self.note(GIVE_PRICE, price(genes) / 5.0);
        let steps = f32::from(tribe.genes.steps()) - f32::from(kept.steps());
        self.note(GIVE_STEPS, steps * self.prospects.rounds / 10.0);
        let forgone = self.births(tribe.bp) - self.births(tribe.bp - bp);
        self.note(PAY_FORGOES, forgone as f32);
        let due = tribe.position.defect(tribe.colour);
        let waste = genes.defect_value().saturating_sub(due);
        self.note(WASTE, f32::from(waste) / 4.0);
        self.note(GIVE_DEFECT, self.expected_defect(kept) / 4.0);
    }
}

fn price(genes: Genes) -> f32 {
    let prices = genes.iter().map(|gene| gene.card().price);
    f32::from(prices.sum::<u16>())
}
