//! The ground of the board: terrains that grow together into seas, woods and ranges.

use urzeit_rules::lords::{Hex, Terrain};

use super::{
    Names,
    board::centre,
    glyphs::{HUMP, PEAK, TREE, TUFT, bare, land},
};
use crate::shape::{Shape, group, path};

/// All hexes with their terrains.
#[must_use]
pub fn ground(terrain: impl Fn(Hex) -> Option<Terrain>, called: Names<'_>) -> Shape {
    let on = |hex: Hex| {
        let (x, y) = centre(hex);
        let land = terrain(hex).map(|terrain| land(terrain, called));
        group([bare()].into_iter().chain(land)).at(x, y)
    };
    let seams = Terrain::ALL
        .into_iter()
        .filter_map(|of| seams(&terrain, of));
    group(Hex::all().map(on).chain(seams).chain([coast(&terrain)]))
        .class("ground")
        .hidden()
}

/// The surf where the sea meets land.
fn coast(terrain: impl Fn(Hex) -> Option<Terrain>) -> Shape {
    let is_sea = |hex: Hex| terrain(hex).map(|terrain| soil(terrain) == Terrain::Sea);
    let lines = Hex::all().flat_map(|one| {
        let lands = one.neighbours().iter();
        let lands =
            lands.filter(move |two| is_sea(one) == Some(true) && is_sea(*two) == Some(false));
        lands.map(move |two| {
            let ((x, y), (to_x, to_y)) = (centre(one), centre(two));
            // Their common edge crosses the way from one to the other, and is a little longer than half of it.
            let (across, down) = ((to_x - x) * EDGE, (to_y - y) * EDGE);
            let (x, y) = ((x + to_x) / 2.0, (y + to_y) / 2.0);
            format!(
                "M{:.1} {:.1}l{:.1} {:.1}",
                x - down,
                y + across,
                2.0 * down,
                -2.0 * across
            )
        })
    });
    path(lines.collect::<String>()).class("coast")
}

/// Half of an edge, as a part of the way between two neighbours.
const EDGE: f64 = 0.29;

/// An island lies in the sea.
fn soil(terrain: Terrain) -> Terrain {
    match terrain {
        Terrain::Island => Terrain::Sea,
        terrain => terrain,
    }
}

/// What covers the lines between neighbours of one soil.
fn seams(terrain: impl Fn(Hex) -> Option<Terrain>, of: Terrain) -> Option<Shape> {
    let has = |hex: &Hex| terrain(*hex).map(soil) == Some(of);
    let pairs = Hex::all().filter(has).flat_map(|one| {
        let later = one
            .neighbours()
            .iter()
            .filter(move |two| two.index() > one.index());
        later.filter(has).map(move |two| (centre(one), centre(two)))
    });
    let pairs: Vec<_> = pairs.collect();
    if pairs.is_empty() {
        return None;
    }
    let line = |&((x, y), (to_x, to_y)): &((f64, f64), (f64, f64))| {
        // From a little before the middle of the way to a little behind it.
        let at = |part: f64| (x + (to_x - x) * part, y + (to_y - y) * part);
        let ((x, y), (to_x, to_y)) = (at(0.41), at(0.59));
        format!("M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}")
    };
    let joints = path(pairs.iter().map(line).collect::<String>()).class("seam");
    // Where three meet, a hole is left.
    let knots = Hex::all().filter(has).flat_map(|one| {
        let later = |of: Hex| {
            of.neighbours()
                .iter()
                .filter(move |to| to.index() > of.index())
        };
        later(one).filter(has).flat_map(move |two| {
            let third = later(two).filter(move |three| one.neighbours().contains(*three));
            third
                .filter(has)
                .map(move |three| [one, two, three].map(centre))
        })
    });
    let knots = knots.map(|around| {
        let third = |axis: fn((f64, f64)) -> f64| around.map(axis).iter().sum::<f64>() / 3.0;
        format!("M{:.1} {:.1}v.1", third(|(x, _)| x), third(|(_, y)| y))
    });
    let knots = path(knots.collect::<String>()).class("seam knot");
    let growth = growth(of).into_iter().flat_map(|shape| {
        pairs.iter().map(move |((x, y), (to_x, to_y))| {
            path(shape)
                .class("growth")
                .at((x + to_x) / 2.0, (y + to_y) / 2.0)
        })
    });
    Some(group([joints, knots].into_iter().chain(growth)).class(format_args!("land {of}")))
}

/// What grows where two hexes meet.
fn growth(terrain: Terrain) -> Option<&'static str> {
    match terrain {
        Terrain::Forest => Some(TREE),
        Terrain::Grassland => Some(TUFT),
        Terrain::Hills => Some(HUMP),
        Terrain::Mountains => Some(PEAK),
        Terrain::Sea | Terrain::Island | Terrain::Desert => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_at(hex: Hex, names: &[&str]) -> bool {
        names.contains(&&*hex.to_string())
    }

    #[test]
    fn neighbours_of_one_soil_grow_together() {
        // An island in the sea, and a wood of two.
        let terrain = |hex: Hex| {
            let [sea, island, wood] =
                [&["F6"][..], &["F7"], &["B1", "B2"]].map(|at| is_at(hex, at));
            let terrains = [
                (sea, Terrain::Sea),
                (island, Terrain::Island),
                (wood, Terrain::Forest),
            ];
            terrains
                .into_iter()
                .find_map(|(is, terrain)| is.then_some(terrain))
        };
        let ground = ground(terrain, &|_| String::new()).to_string();
        assert_eq!(ground.matches("class=\"seam\"").count(), 2, "{ground}");
        assert!(ground.contains("d=\"M21.3 0.0L30.7 0.0\""), "{ground}");
    }

    #[test]
    fn where_three_meet_nothing_is_left_open() {
        let terrain = |hex: Hex| is_at(hex, &["F6", "F7", "G6"]).then_some(Terrain::Sea);
        let ground = ground(terrain, &|_| String::new()).to_string();
        assert!(ground.contains("d=\"M26.0 15.0v.1\""), "{ground}");
    }

    #[test]
    fn there_is_surf_where_the_sea_meets_land() {
        let coasts = |land: &[&str]| {
            let terrain = |hex: Hex| {
                let sea = is_at(hex, &["F6", "F7"]).then_some(Terrain::Sea);
                sea.or_else(|| is_at(hex, land).then_some(Terrain::Forest))
            };
            coast(terrain).attributes[0].1.clone()
        };
        // Neither within the sea, nor where nothing lies yet.
        assert_eq!(coasts(&[]), "");
        // G6 is a neighbour of both.
        assert_eq!(coasts(&["G6"]).matches('M').count(), 2);
        assert_eq!(coasts(&["F5"]), "M-26.0 -15.1l0.0 30.2");
    }
}
