//! Why an action or an outcome is refused.

use super::{
    action::Who,
    amoeba::{Amoeba, Colour},
    chance::Due,
    environment::Deck,
    genes::Gene,
    soup::Space,
};
use crate::{Due as _, Refusal, Seat, notation::words};

words! {
    /// A decision of U-7.2.
    pub enum Decision: "decision" {
        /// D-START.
        Start = "start",
        /// D-SETPLACE.
        SetPlace = "set-place",
        /// Which colour moves now (U-18.2).
        Lead = "lead",
        /// D-MOVE.
        Move = "move",
        /// D-DIE.
        Die = "die",
        /// D-DIR.
        Direction = "direction",
        /// D-CARGO.
        Cargo = "cargo",
        /// D-CLING.
        Cling = "cling",
        /// D-SECOND.
        Second = "second",
        /// D-FEED.
        Feed = "feed",
        /// D-REACT.
        React = "react",
        /// D-RETRY.
        Retry = "retry",
        /// D-DEFECT.
        Defect = "defect",
        /// D-BUY.
        Buy = "buy",
        /// D-DIVIDE.
        Divide = "divide",
        /// D-AGGR.
        Aggression = "aggression",
    }
}

impl Decision {
    fn rule(self) -> &'static str {
        match self {
            Decision::Start => "U-6.4",
            Decision::SetPlace => "U-6.5",
            Decision::Lead => "U-18.2",
            Decision::Move | Decision::Second => "U-8.2",
            Decision::Die | Decision::Direction => "U-8.3",
            Decision::Cargo | Decision::Cling => "U-8.4",
            Decision::Feed => "U-8.5",
            Decision::Retry => "U-8.6",
            Decision::React => "U-8.7",
            Decision::Defect => "U-9.3",
            Decision::Buy => "U-10.1",
            Decision::Divide => "U-11.1",
            Decision::Aggression => "U-12.3",
        }
    }
}

/// Why an action or an outcome is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// Chance decides now, not a player.
    ChanceDue {
        /// What it decides.
        due: Due,
    },
    /// A player decides now, not chance.
    ChoiceDue {
        /// Who decides.
        seat: Seat,
    },
    /// Chance decides something else now.
    OtherChanceDue {
        /// What it decides.
        due: Due,
    },
    /// Another player decides now.
    NotYourTurn {
        /// Who decides.
        seat: Seat,
    },
    /// Something else is to be decided now.
    OtherDecision {
        /// What is to be decided.
        decision: Decision,
    },
    /// The BP do not suffice.
    CannotPay {
        /// What it costs.
        bp: u16,
    },
    /// The player does not hold the gene that allows it.
    NeedsGene {
        /// The gene.
        gene: Gene,
    },
    /// That card is not in the deck any more.
    CardGone,
    /// The order does not name each player once.
    NotTheOrder,
    /// The dummy's amoeba cannot appear there.
    DummyNotThere {
        /// The space.
        space: Space,
    },
    /// The ladder has no such start space.
    NoStartSpace {
        /// How many it has.
        spaces: u8,
    },
    /// Another marker stands on that start space.
    StartSpaceTaken {
        /// The space.
        space: u8,
    },
    /// A colour has fewer amoebas.
    NoSuchAmoeba {
        /// How many it has.
        amoebas: u8,
    },
    /// That amoeba is on the board already.
    OnTheBoard {
        /// The amoeba.
        amoeba: Amoeba,
    },
    /// Start amoebas need an empty space.
    SpaceOccupied {
        /// The space.
        space: Space,
    },
    /// That colour cannot move now.
    CannotLead {
        /// The colour.
        colour: Colour,
    },
    /// Neither die shows that.
    NotRolled {
        /// What it should show.
        die: u8,
    },
    /// There are not so many cubes to take along.
    CargoNotThere {
        /// Of which colour.
        colour: Colour,
    },
    /// More cubes than can be carried.
    TooMuchCargo {
        /// How many can be carried.
        most: u8,
    },
    /// That amoeba is not there to cling.
    CannotCling {
        /// Its number.
        number: u8,
    },
    /// There are not so many cubes to eat.
    FoodNotThere {
        /// Of which colour.
        colour: Colour,
    },
    /// These cubes are no diet.
    NoDiet,
    /// That player cannot be host.
    NoHost {
        /// The player.
        host: Who,
    },
    /// An amoeba that finds its base diet eats.
    MustEat,
    /// The amoeba has attacked already.
    AttemptSpent,
    /// That amoeba does not stand on the attacker's space.
    TargetElsewhere {
        /// The amoeba.
        amoeba: Amoeba,
    },
    /// Armor protects that amoeba.
    Armoured {
        /// The amoeba.
        amoeba: Amoeba,
    },
    /// A second try in phase 5 is against the same amoeba.
    OtherTarget {
        /// The amoeba.
        amoeba: Amoeba,
    },
    /// The gene has been used in this attack.
    GeneUsed {
        /// The gene.
        gene: Gene,
    },
    /// The player does not own that gene.
    NotOwned {
        /// The gene.
        gene: Gene,
    },
    /// The payment suffices without that gene.
    Superfluous {
        /// The gene.
        gene: Gene,
    },
    /// With these genes other BP are to be paid.
    WrongPayment {
        /// How many.
        bp: u16,
    },
    /// No card of that gene is left.
    NoCard {
        /// The gene.
        gene: Gene,
    },
    /// The player owns that gene.
    Owned {
        /// The gene.
        gene: Gene,
    },
    /// A higher gene bars the card that was traded in for it.
    Barred {
        /// The gene.
        gene: Gene,
        /// The higher gene.
        by: Gene,
    },
    /// No predecessor was bought in an earlier round.
    NoPredecessor {
        /// The higher gene.
        gene: Gene,
    },
    /// Two cards could be traded in: one must be named.
    NameTheTrade {
        /// The higher gene.
        gene: Gene,
    },
    /// A card is named where there is no choice of that card.
    NoTradeToName {
        /// The card.
        gene: Gene,
    },
    /// A new amoeba needs a space without an own one.
    OwnAmoebaThere {
        /// The space.
        space: Space,
    },
    /// A new amoeba needs an own one next to it.
    NoOwnNeighbour {
        /// The space.
        space: Space,
    },
    /// The player has no such amoeba on the board.
    NotYourAmoeba {
        /// The amoeba.
        amoeba: Amoeba,
    },
    /// Aggression is against foreign amoebas.
    OwnTarget {
        /// The amoeba.
        amoeba: Amoeba,
    },
}

impl Refusal for Illegal {
    fn rule(self) -> &'static str {
        match self {
            Illegal::GameOver => "U-14.1",
            Illegal::ChanceDue { due } | Illegal::OtherChanceDue { due } => match due {
                // The first card is due while all eleven are there, later ones in phase 2.
                Due::Environment(deck) if deck == Deck::full() => "U-6.3",
                Due::Environment(_) => "U-9.1",
                Due::Order(_) => "U-6.4",
                Due::Die | Due::Dice => "U-8.3",
                Due::Fight => "U-8.7",
                Due::Dummy(_) => "U-18.3",
            },
            Illegal::ChoiceDue { .. } => "U-5.1",
            Illegal::NotYourTurn { .. } => "U-7.2",
            Illegal::OtherDecision { decision } => decision.rule(),
            Illegal::CannotPay { .. } => "U-2.3",
            Illegal::NeedsGene { gene } => match gene {
                Gene::Holding => "U-8.2",
                Gene::Movement2 => "U-8.3",
                Gene::Defense | Gene::Escape => "U-8.7",
                _ => "U-8.5",
            },
            // Of the first card none is gone.
            Illegal::CardGone => "U-9.1",
            Illegal::NotTheOrder => "U-6.4",
            Illegal::DummyNotThere { .. } => "U-18.3",
            Illegal::NoStartSpace { .. } | Illegal::StartSpaceTaken { .. } => "U-6.4",
            Illegal::NoSuchAmoeba { .. } => "U-2.2",
            Illegal::OnTheBoard { .. } => "U-11.1",
            Illegal::SpaceOccupied { .. } => "U-6.5",
            Illegal::CannotLead { .. } => "U-18.2",
            Illegal::NotRolled { .. } => "U-8.3",
            Illegal::CargoNotThere { .. }
            | Illegal::TooMuchCargo { .. }
            | Illegal::CannotCling { .. } => "U-8.4",
            Illegal::FoodNotThere { .. }
            | Illegal::NoDiet
            | Illegal::NoHost { .. }
            | Illegal::MustEat => "U-8.5",
            Illegal::AttemptSpent | Illegal::TargetElsewhere { .. } | Illegal::Armoured { .. } => {
                "U-8.6"
            }
            Illegal::GeneUsed { .. } => "U-8.7",
            Illegal::NotOwned { .. }
            | Illegal::Superfluous { .. }
            | Illegal::WrongPayment { .. } => "U-9.3",
            Illegal::NoCard { .. } | Illegal::Owned { .. } => "U-10.2",
            Illegal::Barred { .. } => "U-10.4",
            Illegal::NoPredecessor { .. }
            | Illegal::NameTheTrade { .. }
            | Illegal::NoTradeToName { .. } => "U-10.3",
            Illegal::OwnAmoebaThere { .. } | Illegal::NoOwnNeighbour { .. } => "U-11.3",
            Illegal::OtherTarget { .. }
            | Illegal::NotYourAmoeba { .. }
            | Illegal::OwnTarget { .. } => "U-12.3",
        }
    }

    fn key(self) -> &'static str {
        match self {
            Illegal::GameOver => "ursuppe-game-over",
            Illegal::ChanceDue { .. } => "ursuppe-chance-due",
            Illegal::ChoiceDue { .. } => "ursuppe-choice-due",
            Illegal::OtherChanceDue { .. } => "ursuppe-other-chance-due",
            Illegal::NotYourTurn { .. } => "ursuppe-not-your-turn",
            Illegal::OtherDecision { .. } => "ursuppe-other-decision",
            Illegal::CannotPay { .. } => "ursuppe-cannot-pay",
            Illegal::NeedsGene { .. } => "ursuppe-needs-gene",
            Illegal::CardGone => "ursuppe-card-gone",
            Illegal::NotTheOrder => "ursuppe-not-the-order",
            Illegal::DummyNotThere { .. } => "ursuppe-dummy-not-there",
            Illegal::NoStartSpace { .. } => "ursuppe-no-start-space",
            Illegal::StartSpaceTaken { .. } => "ursuppe-start-space-taken",
            Illegal::NoSuchAmoeba { .. } => "ursuppe-no-such-amoeba",
            Illegal::OnTheBoard { .. } => "ursuppe-on-the-board",
            Illegal::SpaceOccupied { .. } => "ursuppe-space-occupied",
            Illegal::CannotLead { .. } => "ursuppe-cannot-lead",
            Illegal::NotRolled { .. } => "ursuppe-not-rolled",
            Illegal::CargoNotThere { .. } => "ursuppe-cargo-not-there",
            Illegal::TooMuchCargo { .. } => "ursuppe-too-much-cargo",
            Illegal::CannotCling { .. } => "ursuppe-cannot-cling",
            Illegal::FoodNotThere { .. } => "ursuppe-food-not-there",
            Illegal::NoDiet => "ursuppe-no-diet",
            Illegal::NoHost { .. } => "ursuppe-no-host",
            Illegal::MustEat => "ursuppe-must-eat",
            Illegal::AttemptSpent => "ursuppe-attempt-spent",
            Illegal::TargetElsewhere { .. } => "ursuppe-target-elsewhere",
            Illegal::Armoured { .. } => "ursuppe-armoured",
            Illegal::OtherTarget { .. } => "ursuppe-other-target",
            Illegal::GeneUsed { .. } => "ursuppe-gene-used",
            Illegal::NotOwned { .. } => "ursuppe-not-owned",
            Illegal::Superfluous { .. } => "ursuppe-superfluous",
            Illegal::WrongPayment { .. } => "ursuppe-wrong-payment",
            Illegal::NoCard { .. } => "ursuppe-no-card",
            Illegal::Owned { .. } => "ursuppe-owned",
            Illegal::Barred { .. } => "ursuppe-barred",
            Illegal::NoPredecessor { .. } => "ursuppe-no-predecessor",
            Illegal::NameTheTrade { .. } => "ursuppe-name-the-trade",
            Illegal::NoTradeToName { .. } => "ursuppe-no-trade-to-name",
            Illegal::OwnAmoebaThere { .. } => "ursuppe-own-amoeba-there",
            Illegal::NoOwnNeighbour { .. } => "ursuppe-no-own-neighbour",
            Illegal::NotYourAmoeba { .. } => "ursuppe-not-your-amoeba",
            Illegal::OwnTarget { .. } => "ursuppe-own-target",
        }
    }

    fn words(self) -> Vec<(&'static str, String)> {
        match self {
            Illegal::GameOver
            | Illegal::CardGone
            | Illegal::NotTheOrder
            | Illegal::NoDiet
            | Illegal::MustEat
            | Illegal::AttemptSpent => Vec::new(),
            Illegal::ChanceDue { due } | Illegal::OtherChanceDue { due } => {
                vec![("due", due.kind().to_owned())]
            }
            Illegal::ChoiceDue { seat } | Illegal::NotYourTurn { seat } => {
                vec![("seat", seat.to_string())]
            }
            Illegal::OtherDecision { decision } => vec![("decision", decision.to_string())],
            Illegal::CannotPay { bp } | Illegal::WrongPayment { bp } => {
                vec![("bp", bp.to_string())]
            }
            Illegal::NeedsGene { gene }
            | Illegal::GeneUsed { gene }
            | Illegal::NotOwned { gene }
            | Illegal::Superfluous { gene }
            | Illegal::NoCard { gene }
            | Illegal::Owned { gene }
            | Illegal::NoPredecessor { gene }
            | Illegal::NameTheTrade { gene }
            | Illegal::NoTradeToName { gene } => vec![("gene", gene.to_string())],
            Illegal::Barred { gene, by } => {
                vec![("gene", gene.to_string()), ("by", by.to_string())]
            }
            Illegal::NoStartSpace { spaces } => vec![("spaces", spaces.to_string())],
            Illegal::StartSpaceTaken { space } => vec![("space", space.to_string())],
            Illegal::NoSuchAmoeba { amoebas } => vec![("amoebas", amoebas.to_string())],
            Illegal::OnTheBoard { amoeba }
            | Illegal::TargetElsewhere { amoeba }
            | Illegal::Armoured { amoeba }
            | Illegal::OtherTarget { amoeba }
            | Illegal::NotYourAmoeba { amoeba }
            | Illegal::OwnTarget { amoeba } => vec![("amoeba", amoeba.to_string())],
            Illegal::DummyNotThere { space }
            | Illegal::SpaceOccupied { space }
            | Illegal::OwnAmoebaThere { space }
            | Illegal::NoOwnNeighbour { space } => vec![("space", space.to_string())],
            Illegal::NotRolled { die } => vec![("die", die.to_string())],
            Illegal::CannotLead { colour }
            | Illegal::CargoNotThere { colour }
            | Illegal::FoodNotThere { colour } => vec![("colour", colour.to_string())],
            Illegal::TooMuchCargo { most } => vec![("most", most.to_string())],
            Illegal::CannotCling { number } => vec![("number", number.to_string())],
            Illegal::NoHost { host } => vec![("host", host.to_string())],
        }
    }
}
