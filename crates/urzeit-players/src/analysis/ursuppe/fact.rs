//! What can be true of an action of Ursuppe.

use urzeit_rules::{
    Seat,
    ursuppe::{Amoeba, Gene, Space},
};

use crate::analysis::facts::{Fact, Word, notation, number};

/// Something that is true of an action of Ursuppe.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum UrsuppeFact {
    /// The marker starts here: farther is nearer to the end, but moves later (U-4.3).
    Ladder {
        /// The space of the ladder.
        space: u8,
    },
    /// The amoebas of a colour move first.
    Leads {
        /// How many they are.
        amoebas: usize,
    },
    /// A new amoeba will drift.
    DriftsTo {
        /// To this space.
        space: Space,
        /// Cubes of other colours there.
        food: u16,
        /// Amoebas of other colours there.
        others: usize,
    },
    /// An amoeba is sure to be able to eat.
    FindsFood {
        /// Which.
        amoeba: Amoeba,
    },
    /// An amoeba may be able to eat.
    MayEat {
        /// Which.
        amoeba: Amoeba,
        /// How likely.
        chance: f32,
    },
    /// An amoeba starves: one damage.
    Starves {
        /// Which.
        amoeba: Amoeba,
    },
    /// An amoeba starves, and that is deadly (U-12.1).
    Dies {
        /// Which.
        amoeba: Amoeba,
    },
    /// An amoeba dies if it cannot eat (U-12.1).
    HungerKills {
        /// Which.
        amoeba: Amoeba,
    },
    /// Cubes are eaten.
    Eats {
        /// How many.
        cubes: u16,
    },
    /// Another player pays for the meal (Parasitism).
    Host {
        /// The player who pays.
        seat: Seat,
    },
    /// Cubes are taken along.
    Carries {
        /// How many.
        cubes: u16,
    },
    /// Amoebas cling to the one that leaves.
    Clings {
        /// How many.
        amoebas: usize,
    },
    /// An attack, against all that its target can do.
    Attack {
        /// On which.
        target: Amoeba,
        /// How likely it succeeds.
        chance: f32,
    },
    /// No attack is made.
    NoAttack,
    /// An answer to an attack.
    Survives {
        /// Which amoeba is attacked.
        amoeba: Amoeba,
        /// How likely it gets off unhurt.
        chance: f32,
    },
    /// BP are paid.
    Costs {
        /// How many.
        bp: u16,
    },
    /// A gene is given up.
    GivesUp {
        /// Which.
        gene: Gene,
    },
    /// What a gene can do.
    Gene {
        /// Which.
        gene: Gene,
    },
    /// How far the marker would advance in scoring (U-13.1).
    Steps {
        /// Before.
        before: u8,
        /// Now.
        after: u8,
    },
    /// How likely the next environment card brings a gene defect (U-9.2).
    Defect {
        /// Before.
        before: f32,
        /// Now.
        after: f32,
    },
    /// What is left after a purchase.
    LeavesBp {
        /// BP.
        bp: u16,
    },
    /// Nothing more is bought or placed.
    Saves {
        /// BP.
        bp: u16,
    },
}

fn gene_word(gene: Gene) -> (&'static str, Word) {
    ("gene", Word::Name("gene", gene.word()))
}

fn amoeba_word(amoeba: Amoeba) -> (&'static str, Word) {
    ("amoeba", Word::Amoeba(amoeba))
}

impl Fact for UrsuppeFact {
    fn key(&self) -> &'static str {
        match self {
            UrsuppeFact::Ladder { .. } => "ursuppe-fact-ladder",
            UrsuppeFact::Leads { .. } => "ursuppe-fact-leads",
            UrsuppeFact::DriftsTo { .. } => "ursuppe-fact-drifts-to",
            UrsuppeFact::FindsFood { .. } => "ursuppe-fact-finds-food",
            UrsuppeFact::MayEat { .. } => "ursuppe-fact-may-eat",
            UrsuppeFact::Starves { .. } => "ursuppe-fact-starves",
            UrsuppeFact::Dies { .. } => "ursuppe-fact-dies",
            UrsuppeFact::HungerKills { .. } => "ursuppe-fact-hunger-kills",
            UrsuppeFact::Eats { .. } => "ursuppe-fact-eats",
            UrsuppeFact::Host { .. } => "ursuppe-fact-host",
            UrsuppeFact::Carries { .. } => "ursuppe-fact-carries",
            UrsuppeFact::Clings { .. } => "ursuppe-fact-clings",
            UrsuppeFact::Attack { .. } => "ursuppe-fact-attack",
            UrsuppeFact::NoAttack => "ursuppe-fact-no-attack",
            UrsuppeFact::Survives { .. } => "ursuppe-fact-survives",
            UrsuppeFact::Costs { .. } => "ursuppe-fact-costs",
            UrsuppeFact::GivesUp { .. } => "ursuppe-fact-gives-up",
            UrsuppeFact::Gene { .. } => "ursuppe-fact-gene",
            UrsuppeFact::Steps { .. } => "ursuppe-fact-steps",
            UrsuppeFact::Defect { .. } => "ursuppe-fact-defect",
            UrsuppeFact::LeavesBp { .. } => "ursuppe-fact-leaves-bp",
            UrsuppeFact::Saves { .. } => "ursuppe-fact-saves",
        }
    }

    fn words(&self) -> Vec<(&'static str, Word)> {
        match *self {
            UrsuppeFact::Ladder { space } => vec![("space", number(space))],
            UrsuppeFact::Leads { amoebas } | UrsuppeFact::Clings { amoebas } => {
                vec![("count", number(amoebas))]
            }
            UrsuppeFact::DriftsTo {
                space,
                food,
                others,
            } => vec![
                ("space", notation(&space)),
                ("food", number(food)),
                ("others", number(others)),
            ],
            UrsuppeFact::FindsFood { amoeba }
            | UrsuppeFact::Starves { amoeba }
            | UrsuppeFact::Dies { amoeba }
            | UrsuppeFact::HungerKills { amoeba } => vec![amoeba_word(amoeba)],
            UrsuppeFact::MayEat { amoeba, chance } | UrsuppeFact::Survives { amoeba, chance } => {
                vec![amoeba_word(amoeba), ("chance", Word::Chance(chance))]
            }
            UrsuppeFact::Eats { cubes } | UrsuppeFact::Carries { cubes } => {
                vec![("count", number(cubes))]
            }
            UrsuppeFact::Host { seat } => vec![("who", Word::Seat(seat))],
            UrsuppeFact::Attack { target, chance } => {
                vec![amoeba_word(target), ("chance", Word::Chance(chance))]
            }
            UrsuppeFact::GivesUp { gene } => vec![gene_word(gene)],
            // The text chooses what to say by the gene.
            UrsuppeFact::Gene { gene } => vec![("gene", notation(&gene))],
            UrsuppeFact::Steps { before, after } => {
                vec![("before", number(before)), ("after", number(after))]
            }
            UrsuppeFact::Defect { before, after } => vec![
                ("before", Word::Chance(before)),
                ("after", Word::Chance(after)),
            ],
            UrsuppeFact::Costs { bp }
            | UrsuppeFact::LeavesBp { bp }
            | UrsuppeFact::Saves { bp } => vec![("bp", number(bp))],
            UrsuppeFact::NoAttack => Vec::new(),
        }
    }
}
