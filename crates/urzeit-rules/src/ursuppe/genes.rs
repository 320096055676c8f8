//! The one table of genes (U-2.6).
//!
//! What a gene does stands where the rule that it changes lives: look for its name there.

use super::sets::set;
use crate::notation::words;

words! {
    /// A gene: a capability of all amoebas of its owner.
    pub enum Gene: "gene" {
        /// Intelligenz.
        Intelligence = "intelligence",
        /// Bewegung I.
        Movement1 = "movement-1",
        /// Sporen.
        Spores = "spores",
        /// Geschwindigkeit.
        Speed = "speed",
        /// Verteidigung.
        Defense = "defense",
        /// Flucht.
        Escape = "escape",
        /// Ersatzkost.
        Substitution = "substitution",
        /// Strahlenschutz.
        RayProtection = "ray-protection",
        /// Stromlinienform.
        Streamlining = "streamlining",
        /// Tentakel.
        Tentacle = "tentacle",
        /// Klammern.
        Holding = "holding",
        /// Lebenserwartung.
        LifeExpectancy = "life-expectancy",
        /// Genügsamkeit.
        Frugality = "frugality",
        /// Überlebenskampf.
        StruggleForSurvival = "struggle-for-survival",
        /// Parasitismus.
        Parasitism = "parasitism",
        /// Teilungsrate.
        DivisionRate = "division-rate",
        /// Ausdauer.
        Persistence = "persistence",
        /// Bewegung II.
        Movement2 = "movement-2",
        /// Aggression.
        Aggression = "aggression",
        /// Panzerung.
        Armor = "armor",
    }
}

set! {
    /// A set of genes.
    pub struct Genes(u32) of Gene: Gene::index, |index| Gene::ALL[index]
}

/// How many kinds of genes there are.
pub const GENES: usize = Gene::ALL.len();

/// What is printed on a gene card, and how many there are of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GeneCard {
    /// What it costs.
    pub price: u16,
    /// What it adds to the sum that the ozone layer bears (U-9.2).
    pub sensitivity: i16,
    /// How many exist with three, with four, and with five or six colours (U-2.6, U-19).
    pub copies: [u8; 3],
    /// What it counts in scoring (U-13.1).
    pub weight: u8,
    /// The cards of which one must be traded in for it (U-10.3).
    pub trade_in: &'static [Gene],
}

impl Gene {
    /// Its row of the table.
    #[must_use]
    #[inline]
    pub fn card(self) -> &'static GeneCard {
        &TABLE[self.index()]
    }

    /// How many of it exist with so many colours in play (U-2.6, U-19).
    #[must_use]
    #[inline]
    pub fn copies(self, colours: usize) -> u8 {
        let column = match colours {
            ..=3 => 0,
            4 => 1,
            _ => 2,
        };
        self.card().copies[column]
    }

    /// What it is worth as payment for a gene defect (U-9.3).
    #[must_use]
    #[inline]
    pub fn defect_value(self) -> u16 {
        match self {
            Gene::RayProtection => 4,
            _ => self.card().sensitivity.unsigned_abs(),
        }
    }
}

impl Genes {
    /// The sum of their sensitivities (U-9.2).
    #[must_use]
    #[inline]
    pub fn sensitivity(self) -> i16 {
        self.iter().map(|gene| gene.card().sensitivity).sum()
    }

    /// What they are worth as payment for a gene defect (U-9.3).
    #[must_use]
    #[inline]
    pub fn defect_value(self) -> u16 {
        self.iter().map(Gene::defect_value).sum()
    }

    /// What they count in scoring (U-13.1).
    #[must_use]
    #[inline]
    pub fn weight(self) -> u8 {
        self.iter().map(|gene| gene.card().weight).sum()
    }
}

#[rustfmt::skip]
static TABLE: [GeneCard; GENES] = [
    //   price, sensitivity, copies, weight, trade in
    card(2,  3, [1, 2, 3], 1, &[]),                            // Intelligence
    card(3,  2, [2, 2, 3], 1, &[]),                            // Movement I
    card(3,  3, [1, 1, 2], 1, &[]),                            // Spores
    card(4,  3, [1, 2, 2], 1, &[]),                            // Speed
    card(4,  4, [1, 1, 2], 1, &[]),                            // Defense
    card(4,  4, [1, 2, 2], 1, &[]),                            // Escape
    card(4,  4, [1, 1, 2], 1, &[]),                            // Substitution
    card(5, -2, [1, 2, 2], 0, &[]),                            // Ray Protection
    card(5,  4, [1, 1, 2], 1, &[]),                            // Streamlining
    card(5,  4, [1, 2, 2], 1, &[]),                            // Tentacle
    card(5,  4, [1, 1, 1], 1, &[]),                            // Holding
    card(5,  5, [1, 2, 2], 1, &[]),                            // Life Expectancy
    card(6,  5, [0, 1, 2], 1, &[]),                            // Frugality
    card(6,  4, [2, 2, 3], 1, &[]),                            // Struggle for Survival
    card(6,  5, [0, 1, 2], 1, &[]),                            // Parasitism
    card(6,  5, [1, 2, 2], 1, &[]),                            // Division Rate
    card(4,  4, [1, 1, 1], 2, &[Gene::Speed]),                 // Persistence
    card(5,  5, [1, 2, 2], 2, &[Gene::Movement1]),             // Movement II
    card(5,  5, [1, 1, 1], 2, &[Gene::StruggleForSurvival]),   // Aggression
    card(6,  6, [1, 1, 1], 2, &[Gene::Defense, Gene::Escape]), // Armor
];

const fn card(
    price: u16,
    sensitivity: i16,
    copies: [u8; 3],
    weight: u8,
    trade_in: &'static [Gene],
) -> GeneCard {
    GeneCard {
        price,
        sensitivity,
        copies,
        weight,
        trade_in,
    }
}
