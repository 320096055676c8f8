//! Why an action or an outcome is refused.

use super::{
    action::Who,
    amoeba::{Amoeba, Colour},
    chance::Due,
    environment::Deck,
    genes::Gene,
    soup::Space,
};
use crate::{Seat, notation::words, refusal::refusals};

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

impl Due {
    /// The rule by which chance decides this.
    fn rule(self) -> &'static str {
        match self {
            // The first card is due while all eleven are there, later ones in phase 2.
            Due::Environment(deck) if deck == Deck::full() => "U-6.3",
            Due::Environment(_) => "U-9.1",
            Due::Order(_) => "U-6.4",
            Due::Die | Due::Dice => "U-8.3",
            Due::Fight => "U-8.7",
            Due::Dummy(_) => "U-18.3",
        }
    }
}

refusals! {
    /// Why an action or an outcome is refused.
    pub enum Illegal {
        GameOver = "ursuppe-game-over" by "U-14.1" => "the game is over",
        ChanceDue { due: Due } = "ursuppe-chance-due" by due.rule() =>
            "chance decides now: {due}",
        ChoiceDue { seat: Seat } = "ursuppe-choice-due" by "U-5.1" =>
            "seat {seat} decides now, not chance",
        OtherChanceDue { due: Due } = "ursuppe-other-chance-due" by due.rule() =>
            "chance decides something else now: {due}",
        NotYourTurn { seat: Seat } = "ursuppe-not-your-turn" as NotYourTurn by "U-7.2" =>
            "seat {seat} decides now",
        OtherDecision { decision: Decision } = "ursuppe-other-decision" by decision.rule() =>
            "something else is to be decided now: {decision}",
        CannotPay { bp: u16 } = "ursuppe-cannot-pay" by "U-2.3" =>
            "it costs {bp} BP, more than the player has",
        NeedsGene { gene: Gene } = "ursuppe-needs-gene" by match gene {
            Gene::Holding => "U-8.2",
            Gene::Movement2 => "U-8.3",
            Gene::Defense | Gene::Escape => "U-8.7",
            _ => "U-8.5",
        } => "only {gene} allows it, which the player does not hold",
        CardGone = "ursuppe-card-gone" by "U-9.1" => "that card is not in the deck any more",
        NotTheOrder = "ursuppe-not-the-order" by "U-6.4" =>
            "the order does not name each player once",
        DummyNotThere { space: Space } = "ursuppe-dummy-not-there" by "U-18.3" =>
            "the dummy's amoeba cannot appear on {space}",
        NoStartSpace { spaces: u8 } = "ursuppe-no-start-space" by "U-6.4" =>
            "the ladder has {spaces} start spaces only",
        StartSpaceTaken { space: u8 } = "ursuppe-start-space-taken" by "U-6.4" =>
            "another marker stands on start space {space}",
        NoSuchAmoeba { amoebas: u8 } = "ursuppe-no-such-amoeba" by "U-2.2" =>
            "a colour has {amoebas} amoebas only",
        OnTheBoard { amoeba: Amoeba } = "ursuppe-on-the-board" by "U-11.1" =>
            "amoeba {amoeba} is on the board already",
        SpaceOccupied { space: Space } = "ursuppe-space-occupied" by "U-6.5" =>
            "start amoebas need an empty space, which {space} is not",
        CannotLead { colour: Colour } = "ursuppe-cannot-lead" by "U-18.2" =>
            "{colour} cannot move now",
        NotRolled { die: u8 } = "ursuppe-not-rolled" by "U-8.3" => "neither die shows {die}",
        CargoNotThere { colour: Colour } = "ursuppe-cargo-not-there" by "U-8.4" =>
            "there are not so many {colour} cubes to take along",
        TooMuchCargo { most: u8 } = "ursuppe-too-much-cargo" by "U-8.4" =>
            "at most {most} cubes can be carried",
        CannotCling { number: u8 } = "ursuppe-cannot-cling" by "U-8.4" =>
            "amoeba number {number} is not there to cling",
        FoodNotThere { colour: Colour } = "ursuppe-food-not-there" by "U-8.5" =>
            "there are not so many {colour} cubes to eat",
        NoDiet = "ursuppe-no-diet" by "U-8.5" => "these cubes are no diet",
        NoHost { host: Who } = "ursuppe-no-host" by "U-8.5" => "player {host} cannot be the host",
        MustEat = "ursuppe-must-eat" by "U-8.5" => "an amoeba that finds its base diet eats",
        AttemptSpent = "ursuppe-attempt-spent" by "U-8.6" => "the amoeba has attacked already",
        TargetElsewhere { amoeba: Amoeba } = "ursuppe-target-elsewhere" by "U-8.6" =>
            "amoeba {amoeba} does not stand on the attacker's space",
        Armoured { amoeba: Amoeba } = "ursuppe-armoured" by "U-8.6" =>
            "armor protects amoeba {amoeba}",
        OtherTarget { amoeba: Amoeba } = "ursuppe-other-target" by "U-12.3" =>
            "a second try in phase 5 is against the same amoeba, {amoeba}",
        GeneUsed { gene: Gene } = "ursuppe-gene-used" by "U-8.7" =>
            "{gene} has been used in this attack",
        NotOwned { gene: Gene } = "ursuppe-not-owned" by "U-9.3" =>
            "the player does not own {gene}",
        Superfluous { gene: Gene } = "ursuppe-superfluous" by "U-9.3" =>
            "the payment suffices without {gene}",
        WrongPayment { bp: u16 } = "ursuppe-wrong-payment" by "U-9.3" =>
            "with these genes {bp} BP are to be paid",
        NoCard { gene: Gene } = "ursuppe-no-card" by "U-10.2" => "no card of {gene} is left",
        Owned { gene: Gene } = "ursuppe-owned" by "U-10.2" => "the player owns {gene} already",
        Barred { gene: Gene, by: Gene } = "ursuppe-barred" by "U-10.4" =>
            "{by} bars {gene}, which was traded in for it",
        NoPredecessor { gene: Gene } = "ursuppe-no-predecessor" by "U-10.3" =>
            "no predecessor of {gene} was bought in an earlier round",
        NameTheTrade { gene: Gene } = "ursuppe-name-the-trade" by "U-10.3" =>
            "two cards could be traded in for {gene}: one must be named",
        NoTradeToName { gene: Gene } = "ursuppe-no-trade-to-name" by "U-10.3" =>
            "{gene} is named where there is no choice of that card",
        OwnAmoebaThere { space: Space } = "ursuppe-own-amoeba-there" by "U-11.3" =>
            "a new amoeba needs a space without an own one, which {space} is not",
        NoOwnNeighbour { space: Space } = "ursuppe-no-own-neighbour" by "U-11.3" =>
            "a new amoeba needs an own one next to it, which {space} has not",
        NotYourAmoeba { amoeba: Amoeba } = "ursuppe-not-your-amoeba" by "U-12.3" =>
            "the player has no amoeba {amoeba} on the board",
        OwnTarget { amoeba: Amoeba } = "ursuppe-own-target" by "U-12.3" =>
            "aggression is against foreign amoebas, which {amoeba} is not",
    }
}
