//! Why an action or an outcome is refused.

use super::{
    board::Hex,
    cards::{Card, Terrain},
    chance::Kind,
};
use crate::{Seat, notation::words, refusal::refusals};

words! {
    /// What a player is asked for.
    pub enum Asked: "asked" {
        /// A terrain marker laid or kept.
        Lay = "lay",
        /// A card.
        Card = "card",
        /// A hex to place people on.
        Put = "put",
        /// Any action of a turn, or its end.
        Act = "act",
        /// How many advance.
        Advance = "advance",
    }
}

/// What somebody tried, where one reason refuses several things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Placing people.
    Put,
    /// Moving.
    Move,
    /// Attacking.
    Attack,
    /// Building an altar.
    Altar,
}

impl Kind {
    /// The rule by which chance decides this.
    fn rule(self) -> &'static str {
        match self {
            Kind::Deal => "L-2.2",
            Kind::Start => "L-2.4",
            Kind::Marker => "L-3.2",
            Kind::Draw => "L-4.4",
            Kind::Order => "L-4.5",
            Kind::Roll => "L-7.2.4",
            Kind::Die => "L-11.4",
        }
    }
}

impl Asked {
    /// The rule by which a player is asked for it.
    fn rule(self) -> &'static str {
        match self {
            Asked::Lay => "L-3.2",
            Asked::Card => "L-4.1",
            Asked::Put => "L-5.1",
            Asked::Act => "L-5.2",
            Asked::Advance => "L-5.3",
        }
    }

    /// The rule by which players are asked for it in turn.
    fn rule_of_turns(self) -> &'static str {
        match self {
            Asked::Lay => "L-3.1",
            Asked::Card | Asked::Put | Asked::Act | Asked::Advance => "L-4.5",
        }
    }
}

impl Deed {
    /// The rule by which people of the player's own do it.
    fn rule_of_owners(self) -> &'static str {
        match self {
            Deed::Put | Deed::Move => "L-7.1.1",
            Deed::Attack => "L-7.2.1",
            Deed::Altar => "L-7.4.2",
        }
    }
}

refusals! {
    /// Why an action or an outcome is refused.
    pub enum Illegal {
        GameOver = "lords-game-over" by "L-9.1" => "the game is over",
        NoSuchSeat { players: usize } = "lords-no-such-seat" by "L-1.1" => "only {players} play",
        ChanceDue { due: Kind } = "lords-chance-due" by due.rule() => "chance decides now: {due}",
        OtherChanceDue { due: Kind } = "lords-other-chance-due" by due.rule() =>
            "chance decides something else now: {due}",
        ChoiceDue = "lords-choice-due" by "L-10.1" => "players decide now, not chance",
        NotYourTurn { seat: Seat; asked: Asked } =
            "lords-not-your-turn" as NotYourTurn by asked.rule_of_turns() =>
            "it is the turn of seat {seat}, which is asked for: {asked}",
        OtherAsked { asked: Asked } = "lords-other-asked" by asked.rule() =>
            "the player is asked for something else: {asked}",
        OtherSeatDraws { seat: Seat } = "lords-other-seat-draws" by "L-10.3" =>
            "seat {seat} is dealt to or draws",
        DealSize { size: usize } = "lords-deal-size" by "L-2.2" => "a first hand has {size} cards",
        NotInPile { card: Card } = "lords-not-in-pile" as NotThere by "L-1.3" =>
            "the pile has no such card, or not as many: {card}",
        NotInBag { terrain: Terrain } = "lords-not-in-bag" as NotThere by "L-1.3" =>
            "the bag has no {terrain} marker",
        NotTheGroup = "lords-not-the-group" by "L-4.5" =>
            "the order is not one of exactly those who are tied",
        NoMarker { terrain: Terrain } = "lords-no-marker" by "L-3.2" =>
            "the player has no {terrain} marker to lay",
        HasTerrain { hex: Hex } = "lords-has-terrain" by "L-3.2" => "{hex} has a terrain already",
        KeepsEnough = "lords-keeps-enough" by "L-3.3" =>
            "the player keeps as many markers as is allowed",
        NoCard { card: Card } = "lords-no-card" by "L-4.1" => "the player has no card {card}",
        HasChosen = "lords-has-chosen" by "L-4.1" => "the player has chosen a card already",
        OtherTerrain { hex: Hex, terrain: Terrain } = "lords-other-terrain" by "L-6.2" =>
            "people are placed on the terrain of the card, {terrain}, which {hex} has not",
        Foreign { hex: Hex; deed: Deed } = "lords-foreign" by match deed {
            Deed::Put => "L-6.2",
            Deed::Move | Deed::Attack | Deed::Altar => "L-7.1.4",
        } => "another player's people are on {hex}",
        NotYours { hex: Hex; deed: Deed } = "lords-not-yours" by deed.rule_of_owners() =>
            "{hex} is not the player's own",
        OneMustStay { hex: Hex; deed: Deed } = "lords-one-must-stay" by deed.rule_of_owners() =>
            "one people marker must stay on {hex}, so none can leave",
        MoveCount { most: u16 } = "lords-move-count" by "L-7.1.1" => "at most {most} can move",
        TerrainDiffers { from: Hex, to: Hex } = "lords-terrain-differs" by "L-7.1.2" =>
            "people stay on their kind of terrain, and {to} has another than {from}",
        NotLinked { from: Hex, to: Hex; deed: Deed } = "lords-not-linked" by match deed {
            Deed::Put | Deed::Move | Deed::Altar => "L-7.1.3",
            Deed::Attack => "L-7.2.3",
        } => "{from} and {to} are not next to each other, nor linked across sea for islanders",
        NoWay { from: Hex, to: Hex } = "lords-no-way" by "L-7.1.3" =>
            "no way of single steps leads from {from} to {to} for so many",
        SidesDiffer { hex: Hex } = "lords-sides-differ" by "L-7.1.4" =>
            "barbarians and civilised people never mix, as they would on {hex}",
        CivilisedStay { hex: Hex } = "lords-civilised-stay" by "L-7.1.4" =>
            "civilised people do not enter an empty hex like {hex}",
        CivilisedNeverAttack { hex: Hex } = "lords-civilised-never-attack" by "L-7.2.1" =>
            "civilised people like those on {hex} do not attack",
        NobodyThere { hex: Hex } = "lords-nobody-there" by "L-7.2.2" =>
            "nobody is on {hex} to be attacked",
        AttackOwn { hex: Hex } = "lords-attack-own" by "L-7.2.2" =>
            "{hex} is the player's own and cannot be attacked",
        NothingToEnter = "lords-nothing-to-enter" by "L-7.2.7" =>
            "no hex was emptied that could be entered",
        AdvanceCount { least: u16, most: u16 } = "lords-advance-count" by "L-7.2.7" =>
            "from {least} to {most} can advance",
        HasCivilised = "lords-has-civilised" by "L-7.3.1" =>
            "the player has civilised in this turn",
        NotBarbarian { hex: Hex } = "lords-not-barbarian" by "L-7.3.2" =>
            "there are no barbarians on {hex}",
        NotNextToCivilised { hex: Hex } = "lords-not-next-to-civilised" by "L-7.3.3" =>
            "the free choice is used and no civilised hex is next to {hex}",
        HasBuilt = "lords-has-built" by "L-7.4.1" =>
            "the player has built an altar in this turn",
        NotCivilised { hex: Hex } = "lords-not-civilised" by "L-7.4.2" =>
            "an altar needs a civilised hex, which {hex} is not",
        TooFewForAltar { hex: Hex } = "lords-too-few-for-altar" by "L-7.4.2" =>
            "an altar takes the place of one of at least two people markers; {hex} has fewer",
        HasAltar { hex: Hex } = "lords-has-altar" by "L-7.4.3" =>
            "there is an altar on {hex} already",
        NoAltarLeft = "lords-no-altar-left" by "L-7.4.4" => "the player has no altar left",
        TurnTooLong = "lords-turn-too-long" by "L-5.5" =>
            "the turn has had all the actions it may have",
    }
}
