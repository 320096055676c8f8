//! What can be true of an action of Lords of Creation.

use urzeit_rules::{
    Seat,
    lords::{Hex, Terrain},
};

use crate::analysis::facts::{Fact, Word, change, notation, number, rival};

/// Something that is true of an action of Lords of Creation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LordsFact {
    /// Land for people is laid.
    Lays {
        /// What land.
        terrain: Terrain,
        /// How many hexes next to it are like it.
        like: usize,
    },
    /// Land on which nobody can live is laid.
    LaysWaste {
        /// What land.
        terrain: Terrain,
        /// How many hexes next to it people can live on.
        land: usize,
    },
    /// The player holds cards of a terrain.
    CardsFor {
        /// The terrain.
        terrain: Terrain,
        /// How many cards.
        cards: usize,
    },
    /// A marker is held back.
    Keeps {
        /// Its terrain.
        terrain: Terrain,
    },
    /// A card is chosen.
    Card {
        /// Its terrain.
        terrain: Terrain,
        /// How many people it brings.
        people: usize,
        /// Hexes of the terrain without people.
        free: usize,
        /// The player's own hexes of the terrain.
        own: usize,
    },
    /// When the turn with this card comes.
    Turn(Timing),
    /// People begin on an empty hex.
    Settles {
        /// Its terrain.
        terrain: Terrain,
        /// How many are there now.
        people: u16,
    },
    /// People join others of their own.
    Strengthens {
        /// How many were there.
        before: u16,
        /// How many are there now.
        after: u16,
    },
    /// From there another hex can be attacked.
    CanStrike {
        /// The hex's owner.
        seat: Seat,
        /// Which.
        hex: Hex,
        /// The chance to empty it, attacking on.
        emptied: f32,
    },
    /// The chance that a neighbour empties the hex in one go becomes less.
    Safer {
        /// Before.
        before: f32,
        /// Now.
        after: f32,
    },
    /// From there people can spread to empty hexes.
    CanSpread {
        /// How many.
        hexes: usize,
    },
    /// Attacking on until it is decided.
    Siege {
        /// The chance that no defender is left.
        emptied: f32,
        /// The chance that the hex can also be entered.
        entered: f32,
    },
    /// One roll of the attack.
    Attack {
        /// The chance that the defender loses one.
        hit: f32,
        /// The chance that the attacker loses one.
        lost: f32,
    },
    /// What the attacked hex counts.
    Prize {
        /// For whom.
        seat: Seat,
        /// How many points.
        points: u16,
    },
    /// The emptied hex is not entered.
    StaysOut,
    /// Another player's people are made civilised, so that they never attack again.
    Pacifies {
        /// Their owner.
        seat: Seat,
        /// How many they are.
        people: u16,
        /// Own hexes that they could have attacked.
        saved: usize,
    },
    /// The free choice of civilising is used up (L-7.3.3).
    FreeChoice,
    /// An altar is built.
    Altar {
        /// The people left on the hex.
        people: u16,
        /// The altars left.
        left: u16,
    },
    /// What changes in the own score at once.
    Points {
        /// More than before; fewer, if negative.
        points: i32,
    },
    /// What changes in another seat's score at once.
    Rival {
        /// That seat.
        seat: Seat,
        /// More than before; fewer, if negative.
        points: i32,
    },
    /// The turn ends.
    EndsTurn,
}

/// When a turn comes in its round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// Likely before most others.
    Early,
    /// Likely after most others.
    Late,
}

fn terrain_word(terrain: Terrain) -> (&'static str, Word) {
    ("terrain", Word::Name("terrain", terrain.word()))
}

impl Fact for LordsFact {
    fn key(&self) -> &'static str {
        match self {
            LordsFact::Lays { .. } => "lords-fact-lays",
            LordsFact::LaysWaste { .. } => "lords-fact-lays-waste",
            LordsFact::CardsFor { .. } => "lords-fact-cards-for",
            LordsFact::Keeps { .. } => "lords-fact-keeps",
            LordsFact::Card { .. } => "lords-fact-card",
            LordsFact::Turn(Timing::Early) => "lords-fact-early",
            LordsFact::Turn(Timing::Late) => "lords-fact-late",
            LordsFact::Settles { .. } => "lords-fact-settles",
            LordsFact::Strengthens { .. } => "lords-fact-strengthens",
            LordsFact::CanStrike { .. } => "lords-fact-can-strike",
            LordsFact::Safer { .. } => "lords-fact-safer",
            LordsFact::CanSpread { .. } => "lords-fact-can-spread",
            LordsFact::Siege { entered: 0.0, .. } => "lords-fact-siege-only",
            LordsFact::Siege { .. } => "lords-fact-siege",
            LordsFact::Attack { .. } => "lords-fact-attack",
            LordsFact::Prize { .. } => "lords-fact-prize",
            LordsFact::StaysOut => "lords-fact-stays-out",
            LordsFact::Pacifies { .. } => "lords-fact-pacifies",
            LordsFact::FreeChoice => "lords-fact-free-choice",
            LordsFact::Altar { .. } => "lords-fact-altar",
            LordsFact::Points { .. } => "fact-points",
            LordsFact::Rival { .. } => "fact-rival",
            LordsFact::EndsTurn => "fact-ends-turn",
        }
    }

    fn words(&self) -> Vec<(&'static str, Word)> {
        match *self {
            LordsFact::Lays { terrain, like } => {
                vec![terrain_word(terrain), ("count", number(like))]
            }
            LordsFact::LaysWaste { terrain, land } => {
                vec![terrain_word(terrain), ("count", number(land))]
            }
            LordsFact::CardsFor { terrain, cards } => {
                vec![terrain_word(terrain), ("count", number(cards))]
            }
            LordsFact::Keeps { terrain } => vec![terrain_word(terrain)],
            LordsFact::Card {
                terrain,
                people,
                free,
                own,
            } => vec![
                terrain_word(terrain),
                ("people", number(people)),
                ("free", number(free)),
                ("own", number(own)),
            ],
            LordsFact::Settles { terrain, people } => {
                vec![terrain_word(terrain), ("people", number(people))]
            }
            LordsFact::Strengthens { before, after } => {
                vec![("before", number(before)), ("after", number(after))]
            }
            LordsFact::CanStrike { seat, hex, emptied } => vec![
                ("who", Word::Seat(seat)),
                ("hex", notation(&hex)),
                ("chance", Word::Chance(emptied)),
            ],
            LordsFact::Safer { before, after } => vec![
                ("before", Word::Chance(before)),
                ("after", Word::Chance(after)),
            ],
            LordsFact::CanSpread { hexes } => vec![("count", number(hexes))],
            LordsFact::Siege { emptied, entered } => vec![
                ("emptied", Word::Chance(emptied)),
                ("entered", Word::Chance(entered)),
            ],
            LordsFact::Attack { hit, lost } => {
                vec![("hit", Word::Chance(hit)), ("lost", Word::Chance(lost))]
            }
            LordsFact::Prize { seat, points } => {
                vec![("who", Word::Seat(seat)), ("points", number(points))]
            }
            LordsFact::Pacifies {
                seat,
                people,
                saved,
            } => vec![
                ("who", Word::Seat(seat)),
                ("people", number(people)),
                ("count", number(saved)),
            ],
            LordsFact::Altar { people, left } => {
                vec![("people", number(people)), ("left", number(left))]
            }
            LordsFact::Points { points } => change(points).to_vec(),
            LordsFact::Rival { seat, points } => rival(seat, points),
            LordsFact::Turn(_)
            | LordsFact::StaysOut
            | LordsFact::FreeChoice
            | LordsFact::EndsTurn => Vec::new(),
        }
    }
}
