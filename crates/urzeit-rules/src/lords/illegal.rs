//! Why an action or an outcome is refused.

use super::{
    board::Hex,
    cards::{Card, Terrain},
    chance::Kind,
};
use crate::{Refusal, Seat, notation::words};

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

/// Why an action or an outcome is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// Nobody sits there.
    NoSuchSeat {
        /// How many play.
        players: usize,
    },
    /// Chance decides now, not a player.
    ChanceDue {
        /// What it decides.
        due: Kind,
    },
    /// Chance decides something else now.
    OtherChanceDue {
        /// What it decides.
        due: Kind,
    },
    /// Players decide now, not chance.
    ChoiceDue,
    /// It is another player's turn.
    NotYourTurn {
        /// Whose turn it is.
        seat: Seat,
        /// What that seat is asked for.
        asked: Asked,
    },
    /// The player is asked for something else.
    OtherAsked {
        /// What for.
        asked: Asked,
    },
    /// Another seat is dealt to or draws.
    OtherSeatDraws {
        /// Which.
        seat: Seat,
    },
    /// A first hand has another number of cards.
    DealSize {
        /// How many.
        size: usize,
    },
    /// The pile has no such card, or not as many.
    NotInPile {
        /// The card.
        card: Card,
    },
    /// The bag has no such marker.
    NotInBag {
        /// Its terrain.
        terrain: Terrain,
    },
    /// The order is not one of exactly those who are tied.
    NotTheGroup,
    /// The player has no such marker to lay.
    NoMarker {
        /// Its terrain.
        terrain: Terrain,
    },
    /// The hex has a terrain already.
    HasTerrain {
        /// The hex.
        hex: Hex,
    },
    /// The player keeps as many markers as is allowed.
    KeepsEnough,
    /// The player has no such card.
    NoCard {
        /// The card.
        card: Card,
    },
    /// The player has chosen a card already.
    HasChosen,
    /// People are placed on the terrain of the card.
    OtherTerrain {
        /// The hex.
        hex: Hex,
        /// The terrain of the card.
        terrain: Terrain,
    },
    /// Another player's people are there.
    Foreign {
        /// What was tried.
        deed: Deed,
        /// The hex.
        hex: Hex,
    },
    /// The hex is not the player's own.
    NotYours {
        /// What was tried.
        deed: Deed,
        /// The hex.
        hex: Hex,
    },
    /// One people marker must stay, so none can leave.
    OneMustStay {
        /// What was tried.
        deed: Deed,
        /// The hex.
        hex: Hex,
    },
    /// As many cannot move.
    MoveCount {
        /// How many can.
        most: u16,
    },
    /// People stay on their kind of terrain.
    TerrainDiffers {
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// The hexes are not next to each other, nor linked across sea for islanders.
    NotLinked {
        /// What was tried.
        deed: Deed,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// No way of single steps leads there for so many.
    NoWay {
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// Barbarians and civilised people never mix.
    SidesDiffer {
        /// The hex.
        hex: Hex,
    },
    /// Civilised people do not enter an empty hex.
    CivilisedStay {
        /// The hex.
        hex: Hex,
    },
    /// Civilised people do not attack.
    CivilisedNeverAttack {
        /// The hex.
        hex: Hex,
    },
    /// Nobody is there to be attacked.
    NobodyThere {
        /// The hex.
        hex: Hex,
    },
    /// Nobody attacks a hex of his own.
    AttackOwn {
        /// The hex.
        hex: Hex,
    },
    /// No hex was emptied that could be entered.
    NothingToEnter,
    /// As many cannot advance.
    AdvanceCount {
        /// How few can.
        least: u16,
        /// How many can.
        most: u16,
    },
    /// The player has civilised in this turn.
    HasCivilised,
    /// There are no barbarians on the hex.
    NotBarbarian {
        /// The hex.
        hex: Hex,
    },
    /// The free choice is used and no civilised hex is next to it.
    NotNextToCivilised {
        /// The hex.
        hex: Hex,
    },
    /// The player has built an altar in this turn.
    HasBuilt,
    /// An altar needs a civilised hex.
    NotCivilised {
        /// The hex.
        hex: Hex,
    },
    /// An altar takes the place of one of at least two people markers.
    TooFewForAltar {
        /// The hex.
        hex: Hex,
    },
    /// There is an altar already.
    HasAltar {
        /// The hex.
        hex: Hex,
    },
    /// The player has no altar left.
    NoAltarLeft,
    /// The turn has had all the actions it may have.
    TurnTooLong,
}

impl Refusal for Illegal {
    fn rule(self) -> &'static str {
        match self {
            Illegal::GameOver => "L-9.1",
            Illegal::NoSuchSeat { .. } => "L-1.1",
            Illegal::ChanceDue { due } | Illegal::OtherChanceDue { due } => match due {
                Kind::Deal => "L-2.2",
                Kind::Start => "L-2.4",
                Kind::Marker => "L-3.2",
                Kind::Draw => "L-4.4",
                Kind::Order => "L-4.5",
                Kind::Roll => "L-7.2.4",
                Kind::Die => "L-11.4",
            },
            Illegal::ChoiceDue => "L-10.1",
            Illegal::NotYourTurn { asked, .. } => match asked {
                Asked::Lay => "L-3.1",
                Asked::Card | Asked::Put | Asked::Act | Asked::Advance => "L-4.5",
            },
            Illegal::OtherAsked { asked } => match asked {
                Asked::Lay => "L-3.2",
                Asked::Card => "L-4.1",
                Asked::Put => "L-5.1",
                Asked::Act => "L-5.2",
                Asked::Advance => "L-5.3",
            },
            Illegal::OtherSeatDraws { .. } => "L-10.3",
            Illegal::DealSize { .. } => "L-2.2",
            Illegal::NotInPile { .. } | Illegal::NotInBag { .. } => "L-1.3",
            Illegal::NotTheGroup => "L-4.5",
            Illegal::NoMarker { .. } | Illegal::HasTerrain { .. } => "L-3.2",
            Illegal::KeepsEnough => "L-3.3",
            Illegal::NoCard { .. } | Illegal::HasChosen => "L-4.1",
            Illegal::OtherTerrain { .. } => "L-6.2",
            Illegal::Foreign { deed, .. } => match deed {
                Deed::Put => "L-6.2",
                Deed::Move | Deed::Attack | Deed::Altar => "L-7.1.4",
            },
            Illegal::NotYours { deed, .. } | Illegal::OneMustStay { deed, .. } => match deed {
                Deed::Put | Deed::Move => "L-7.1.1",
                Deed::Attack => "L-7.2.1",
                Deed::Altar => "L-7.4.2",
            },
            Illegal::MoveCount { .. } => "L-7.1.1",
            Illegal::TerrainDiffers { .. } => "L-7.1.2",
            Illegal::NotLinked { deed, .. } => match deed {
                Deed::Put | Deed::Move | Deed::Altar => "L-7.1.3",
                Deed::Attack => "L-7.2.3",
            },
            Illegal::NoWay { .. } => "L-7.1.3",
            Illegal::SidesDiffer { .. } | Illegal::CivilisedStay { .. } => "L-7.1.4",
            Illegal::CivilisedNeverAttack { .. } => "L-7.2.1",
            Illegal::NobodyThere { .. } | Illegal::AttackOwn { .. } => "L-7.2.2",
            Illegal::NothingToEnter | Illegal::AdvanceCount { .. } => "L-7.2.7",
            Illegal::HasCivilised => "L-7.3.1",
            Illegal::NotBarbarian { .. } => "L-7.3.2",
            Illegal::NotNextToCivilised { .. } => "L-7.3.3",
            Illegal::HasBuilt => "L-7.4.1",
            Illegal::NotCivilised { .. } | Illegal::TooFewForAltar { .. } => "L-7.4.2",
            Illegal::HasAltar { .. } => "L-7.4.3",
            Illegal::NoAltarLeft => "L-7.4.4",
            Illegal::TurnTooLong => "L-5.5",
        }
    }

    fn key(self) -> &'static str {
        match self {
            Illegal::GameOver => "lords-game-over",
            Illegal::NoSuchSeat { .. } => "lords-no-such-seat",
            Illegal::ChanceDue { .. } => "lords-chance-due",
            Illegal::OtherChanceDue { .. } => "lords-other-chance-due",
            Illegal::ChoiceDue => "lords-choice-due",
            Illegal::NotYourTurn { .. } => "lords-not-your-turn",
            Illegal::OtherAsked { .. } => "lords-other-asked",
            Illegal::OtherSeatDraws { .. } => "lords-other-seat-draws",
            Illegal::DealSize { .. } => "lords-deal-size",
            Illegal::NotInPile { .. } => "lords-not-in-pile",
            Illegal::NotInBag { .. } => "lords-not-in-bag",
            Illegal::NotTheGroup => "lords-not-the-group",
            Illegal::NoMarker { .. } => "lords-no-marker",
            Illegal::HasTerrain { .. } => "lords-has-terrain",
            Illegal::KeepsEnough => "lords-keeps-enough",
            Illegal::NoCard { .. } => "lords-no-card",
            Illegal::HasChosen => "lords-has-chosen",
            Illegal::OtherTerrain { .. } => "lords-other-terrain",
            Illegal::Foreign { .. } => "lords-foreign",
            Illegal::NotYours { .. } => "lords-not-yours",
            Illegal::OneMustStay { .. } => "lords-one-must-stay",
            Illegal::MoveCount { .. } => "lords-move-count",
            Illegal::TerrainDiffers { .. } => "lords-terrain-differs",
            Illegal::NotLinked { .. } => "lords-not-linked",
            Illegal::NoWay { .. } => "lords-no-way",
            Illegal::SidesDiffer { .. } => "lords-sides-differ",
            Illegal::CivilisedStay { .. } => "lords-civilised-stay",
            Illegal::CivilisedNeverAttack { .. } => "lords-civilised-never-attack",
            Illegal::NobodyThere { .. } => "lords-nobody-there",
            Illegal::AttackOwn { .. } => "lords-attack-own",
            Illegal::NothingToEnter => "lords-nothing-to-enter",
            Illegal::AdvanceCount { .. } => "lords-advance-count",
            Illegal::HasCivilised => "lords-has-civilised",
            Illegal::NotBarbarian { .. } => "lords-not-barbarian",
            Illegal::NotNextToCivilised { .. } => "lords-not-next-to-civilised",
            Illegal::HasBuilt => "lords-has-built",
            Illegal::NotCivilised { .. } => "lords-not-civilised",
            Illegal::TooFewForAltar { .. } => "lords-too-few-for-altar",
            Illegal::HasAltar { .. } => "lords-has-altar",
            Illegal::NoAltarLeft => "lords-no-altar-left",
            Illegal::TurnTooLong => "lords-turn-too-long",
        }
    }

    fn words(self) -> Vec<(&'static str, String)> {
        match self {
            Illegal::GameOver
            | Illegal::ChoiceDue
            | Illegal::NotTheGroup
            | Illegal::KeepsEnough
            | Illegal::HasChosen
            | Illegal::NothingToEnter
            | Illegal::HasCivilised
            | Illegal::HasBuilt
            | Illegal::NoAltarLeft
            | Illegal::TurnTooLong => Vec::new(),
            Illegal::NoSuchSeat { players } => vec![("players", players.to_string())],
            Illegal::ChanceDue { due } | Illegal::OtherChanceDue { due } => {
                vec![("due", due.to_string())]
            }
            Illegal::NotYourTurn { seat, .. } | Illegal::OtherSeatDraws { seat } => {
                vec![("seat", seat.to_string())]
            }
            Illegal::OtherAsked { asked } => vec![("asked", asked.to_string())],
            Illegal::DealSize { size } => vec![("size", size.to_string())],
            Illegal::NotInPile { card } | Illegal::NoCard { card } => {
                vec![("card", card.to_string())]
            }
            Illegal::NotInBag { terrain } | Illegal::NoMarker { terrain } => {
                vec![("terrain", terrain.to_string())]
            }
            Illegal::HasTerrain { hex }
            | Illegal::Foreign { hex, .. }
            | Illegal::NotYours { hex, .. }
            | Illegal::OneMustStay { hex, .. }
            | Illegal::SidesDiffer { hex }
            | Illegal::CivilisedStay { hex }
            | Illegal::CivilisedNeverAttack { hex }
            | Illegal::NobodyThere { hex }
            | Illegal::AttackOwn { hex }
            | Illegal::NotBarbarian { hex }
            | Illegal::NotNextToCivilised { hex }
            | Illegal::NotCivilised { hex }
            | Illegal::TooFewForAltar { hex }
            | Illegal::HasAltar { hex } => vec![("hex", hex.to_string())],
            Illegal::OtherTerrain { hex, terrain } => {
                vec![("hex", hex.to_string()), ("terrain", terrain.to_string())]
            }
            Illegal::MoveCount { most } => vec![("most", most.to_string())],
            Illegal::TerrainDiffers { from, to }
            | Illegal::NoWay { from, to }
            | Illegal::NotLinked { from, to, .. } => {
                vec![("from", from.to_string()), ("to", to.to_string())]
            }
            Illegal::AdvanceCount { least, most } => {
                vec![("least", least.to_string()), ("most", most.to_string())]
            }
        }
    }
}
