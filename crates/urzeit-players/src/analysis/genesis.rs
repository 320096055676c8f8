//! What an action of Genesis does: herds, areas, points (G-5).

use urzeit_rules::{
    Game, Genesis, Seat,
    genesis::{Action, Area, Herd, Multiplier, Phase, Score, Space, Spaces, Terrain, Took},
};

use super::facts::{Explain, Fact, Word, change, notation, number, rival};

/// Something that is true of an action of Genesis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GenesisFact {
    /// The tile is an area of its own.
    NewArea {
        /// Its terrain.
        terrain: Terrain,
    },
    /// The tile is part of a herd.
    Herd {
        /// The terrain.
        terrain: Terrain,
        /// Tiles of the largest own herd that it extends; 0 if it begins a herd.
        before: usize,
        /// Tiles of the herd with it.
        after: usize,
        /// Tiles of the area with it.
        area: usize,
        /// What the herd takes in its area.
        place: Place,
    },
    /// The tile joins own herds.
    JoinsHerds {
        /// How many.
        herds: usize,
    },
    /// The tile joins areas.
    JoinsAreas {
        /// How many.
        areas: usize,
    },
    /// The area's places count more often than before (G-5.7, G-5.8).
    Largest {
        /// How often they count now.
        multiplier: Multiplier,
    },
    /// What it changes in the own score at once.
    Points {
        /// More than before; fewer, if negative.
        points: i32,
    },
    /// What it changes in another seat's score at once.
    Rival {
        /// That seat.
        seat: Seat,
        /// More than before; fewer, if negative.
        points: i32,
    },
    /// The last space next to another seat's herd is taken.
    ShutsIn {
        /// The herd's owner.
        seat: Seat,
        /// Its terrain.
        terrain: Terrain,
        /// How many tiles it has.
        size: usize,
    },
    /// Two herds of another seat can no longer be joined here.
    KeepsApart {
        /// The herds' owner.
        seat: Seat,
        /// Their terrain.
        terrain: Terrain,
    },
    /// The tile answers to no die, so the turn has only this one (G-3.6).
    OnlyTile,
    /// The turn ends without a second tile.
    EndsTurn,
    /// The game is over with it.
    EndsGame,
}

/// What a herd takes in its area, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// First place, or both.
    First,
    /// A share of first place.
    FirstShared,
    /// Second place, or a share of it.
    Second,
    /// Nothing: others are larger, or the area is too small.
    None,
}

impl Place {
    /// The place of a herd. One that is counted with another herd of its owner has the same.
    fn of(herd: &Herd, area: &Area) -> Place {
        let alike = |other: &&Herd| (other.owner, other.size) == (herd.owner, herd.size);
        let places = area.herds.iter().filter(alike);
        let place = places.map(|herd| match herd.took {
            Took::Both
            | Took::First
            | Took::FirstShared { sharers: 1 }
            | Took::BothShared { sharers: 1 } => Place::First,
            Took::FirstShared { .. } | Took::BothShared { .. } => Place::FirstShared,
            Took::Second { .. } => Place::Second,
            Took::WithOther { .. } | Took::Nothing => Place::None,
        });
        place.min().unwrap_or(Place::None)
    }

    const fn word(self) -> &'static str {
        match self {
            Place::First => "first",
            Place::FirstShared => "shared",
            Place::Second => "second",
            Place::None => "none",
        }
    }
}

impl Explain for Genesis {
    type Fact = GenesisFact;

    fn facts(&self, seat: Seat, action: Action) -> Vec<GenesisFact> {
        let mut after = *self;
        after.act(seat, action);
        let mut facts = Vec::new();
        match action {
            Action::Place(terrain, space) => {
                let [before, now] = [self.score(), after.score()];
                let (own, rivals) = points(&before, &now, seat);
                facts.extend(own);
                facts.extend(tile(&before, &now, terrain, space));
                facts.extend(rivals);
                facts.extend(hindered(&before, &after, seat, terrain, space));
                let first = matches!(self.phase(), Phase::First(..));
                if first && matches!(after.phase(), Phase::Roll(_)) {
                    facts.push(GenesisFact::OnlyTile);
                }
            }
            Action::End => facts.push(GenesisFact::EndsTurn),
        }
        if after.phase() == Phase::Over {
            facts.push(GenesisFact::EndsGame);
        }
        facts
    }
}

/// What changes at once in the own score, and in those of others.
fn points(before: &Score, after: &Score, own: Seat) -> (Option<GenesisFact>, Vec<GenesisFact>) {
    let gain = |seat: Seat| {
        let index = seat.index();
        i32::from(after.points[index]) - i32::from(before.points[index])
    };
    let points = gain(own);
    let rivals = Seat::all(before.points.len()).filter(|&seat| seat != own && gain(seat) != 0);
    let rivals = rivals.map(|seat| GenesisFact::Rival {
        seat,
        points: gain(seat),
    });
    let own = (points != 0).then_some(GenesisFact::Points { points });
    (own, rivals.collect())
}

/// The herd and the area that a new tile belongs to, and what they were before.
fn tile(before: &Score, after: &Score, terrain: Terrain, space: Space) -> Vec<GenesisFact> {
    let mut areas = after.areas.iter();
    let Some(area) = areas.find(|area| area.tiles.contains(space)) else {
        return Vec::new();
    };
    if area.tiles.len() == 1 {
        return vec![GenesisFact::NewArea { terrain }];
    }
    let mut herds = area.herds.iter();
    let Some(herd) = herds.find(|herd| herd.tiles.contains(space)) else {
        return Vec::new();
    };
    let areas_before: Vec<&Area> = before
        .areas
        .iter()
        .filter(|old| old.terrain == terrain && is_part(old.tiles, area.tiles))
        .collect();
    let herds_before: Vec<&Herd> = areas_before
        .iter()
        .flat_map(|old| &old.herds)
        .filter(|old| old.owner == herd.owner && is_part(old.tiles, herd.tiles))
        .collect();
    let mut facts = vec![GenesisFact::Herd {
        terrain,
        before: herds_before.iter().map(|old| old.size).max().unwrap_or(0),
        after: herd.size,
        area: area.tiles.len(),
        place: Place::of(herd, area),
    }];
    if herds_before.len() > 1 {
        let herds = herds_before.len();
        facts.push(GenesisFact::JoinsHerds { herds });
    } else if areas_before.len() > 1 {
        let areas = areas_before.len();
        facts.push(GenesisFact::JoinsAreas { areas });
    }
    let factor = areas_before.iter().map(|old| old.multiplier.factor()).max();
    if area.multiplier.factor() > factor.unwrap_or(0).max(1) {
        let multiplier = area.multiplier;
        facts.push(GenesisFact::Largest { multiplier });
    }
    facts
}

fn is_part(part: Spaces, whole: Spaces) -> bool {
    (part & !whole).is_empty()
}

/// The herds of others that the tile stands in the way of.
fn hindered(
    before: &Score,
    after: &Genesis,
    own: Seat,
    terrain: Terrain,
    space: Space,
) -> Vec<GenesisFact> {
    /// Smaller herds hardly matter.
    const WORTH_IT: usize = 2;
    let herds = before.areas.iter().flat_map(|area| {
        let herds = area.herds.iter().map(|herd| (area.terrain, herd));
        herds.filter(|(_, herd)| herd.owner != own && is_next_to(herd.tiles, space))
    });
    let herds: Vec<_> = herds.collect();
    let mut facts = Vec::new();
    for (place, &(herd_terrain, herd)) in herds.iter().enumerate() {
        let seat = herd.owner;
        let is_open = |vacant: Space| is_next_to(herd.tiles, vacant);
        if herd.size >= WORTH_IT && !after.vacant().iter().any(is_open) {
            facts.push(GenesisFact::ShutsIn {
                seat,
                terrain: herd_terrain,
                size: herd.size,
            });
        }
        let same = |other: &&(Terrain, &Herd)| other.0 == herd_terrain && other.1.owner == seat;
        let other = herds[place + 1..].iter().find(same);
        // A tile of the same terrain joins the areas, if not the herds.
        let large = other.is_some_and(|other| herd.size + other.1.size > WORTH_IT);
        if large && herd_terrain != terrain {
            facts.push(GenesisFact::KeepsApart {
                seat,
                terrain: herd_terrain,
            });
        }
    }
    facts
}

fn is_next_to(tiles: Spaces, space: Space) -> bool {
    tiles.iter().any(|tile| tile.is_at_or_next_to(space))
}

fn terrain_word(terrain: Terrain) -> (&'static str, Word) {
    ("terrain", Word::Name("terrain", terrain.word()))
}

impl Fact for GenesisFact {
    fn key(&self) -> &'static str {
        match self {
            GenesisFact::NewArea { .. } => "genesis-fact-new-area",
            GenesisFact::Herd { .. } => "genesis-fact-herd",
            GenesisFact::JoinsHerds { .. } => "genesis-fact-joins-herds",
            GenesisFact::JoinsAreas { .. } => "genesis-fact-joins-areas",
            GenesisFact::Largest { .. } => "genesis-fact-largest",
            GenesisFact::Points { .. } => "fact-points",
            GenesisFact::Rival { .. } => "fact-rival",
            GenesisFact::ShutsIn { .. } => "genesis-fact-shuts-in",
            GenesisFact::KeepsApart { .. } => "genesis-fact-keeps-apart",
            GenesisFact::OnlyTile => "genesis-fact-only-tile",
            GenesisFact::EndsTurn => "fact-ends-turn",
            GenesisFact::EndsGame => "fact-ends-game",
        }
    }

    fn words(&self) -> Vec<(&'static str, Word)> {
        match *self {
            GenesisFact::NewArea { terrain } => vec![terrain_word(terrain)],
            GenesisFact::Herd {
                terrain,
                before,
                after,
                area,
                place,
            } => vec![
                terrain_word(terrain),
                ("before", number(before)),
                ("after", number(after)),
                ("area", number(area)),
                ("place", notation(&place.word())),
            ],
            GenesisFact::JoinsHerds { herds } => vec![("count", number(herds))],
            GenesisFact::JoinsAreas { areas } => vec![("count", number(areas))],
            GenesisFact::Largest { multiplier } => vec![("factor", number(multiplier.factor()))],
            GenesisFact::Points { points } => change(points).to_vec(),
            GenesisFact::Rival { seat, points } => rival(seat, points),
            GenesisFact::ShutsIn {
                seat,
                terrain,
                size,
            } => vec![
                ("who", Word::Seat(seat)),
                terrain_word(terrain),
                ("size", number(size)),
            ],
            GenesisFact::KeepsApart { seat, terrain } => {
                vec![("who", Word::Seat(seat)), terrain_word(terrain)]
            }
            GenesisFact::OnlyTile | GenesisFact::EndsTurn | GenesisFact::EndsGame => Vec::new(),
        }
    }
}
