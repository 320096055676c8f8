//! Pictures for those who read the rules.

use urzeit_rules::{
    Lords,
    lords::{Card, Hex, Terrain},
};

use super::{
    Names,
    board::{board, on, part},
    card_face, chance, way,
};
use crate::{
    dice::die,
    scene::{Frame, Scene},
    shape::group,
};

/// The world before it is laid out.
const EMPTY: &str = "lords red,blue - ....../......./......../........./........../.........../\
    ........../........./......../......./...... - -/- - deal 1";

/// A world with people of two colours.
const WORLD: &str = "lords red,blue - smhhff/sggffis/shfR5ffhgs/ggffmhhss/hhffR3fB1gdssi/\
    ssgghhB2hffis/siggdgB3+hfdg/ssgghR4*hffi/gghhmssi/gghmmss/gghhsi 1,2 \
    i1i2i5f4f5f5g3/i2h1h3h4f1g1g5 - select -/-";

/// The picture of this name, if there is one.
#[must_use]
pub fn example(name: &str, called: Names<'_>) -> Option<Scene> {
    match name {
        "board" => Some(board(&read(EMPTY)?, called)),
        "world" => Some(board(&read(WORLD)?, called)),
        "cards" => Some(cards(called)),
        "march" => march(called),
        "attack" => attack(called),
        "pieces" => pieces(called),
        _ => None,
    }
}

fn read(position: &str) -> Option<Lords> {
    position.parse().ok()
}

fn hexes(names: &[&str]) -> Vec<Hex> {
    names.iter().filter_map(|name| name.parse().ok()).collect()
}

/// A part of the world: these hexes and those no farther from them.
fn around(names: &[&str], distance: u8, called: Names<'_>) -> Option<Scene> {
    let position = read(WORLD)?;
    let middle = hexes(names);
    let is_near = |hex: &Hex| {
        middle
            .iter()
            .any(|middle| middle.distance(*hex) <= distance)
    };
    let near: Vec<_> = Hex::all().filter(is_near).collect();
    Some(Scene {
        frame: part(&near),
        class: "board",
        shapes: near
            .into_iter()
            .map(|hex| on(&position, hex, called))
            .collect(),
    })
}

/// Cards in the order of their turns (L-4.5).
fn cards(called: Names<'_>) -> Scene {
    const STEP: i32 = 60;
    let cards = [
        (Terrain::Grassland, 1),
        (Terrain::Hills, 3),
        (Terrain::Forest, 3),
        (Terrain::Island, 5),
    ];
    let cards = cards.into_iter().zip(0..);
    let faces = cards.filter_map(|((terrain, value), nth)| {
        let card = Card::new(terrain, value)?;
        Some(group([card_face(card, called)]).at(nth * STEP, 0))
    });
    let shapes: Vec<_> = faces.collect();
    Scene {
        frame: Frame::new(-4, -4, STEP * shapes.len() as i32 - 4, 72),
        class: "board",
        shapes,
    }
}

/// Five barbarians before they march over two hexes.
fn march(called: Names<'_>) -> Option<Scene> {
    let march = ["C3", "C4", "C5"];
    let mut scene = around(&march, 1, called)?;
    scene.shapes.extend(way(&hexes(&march)));
    Some(scene)
}

/// An attack on the same terrain, and its dice beside it.
fn attack(called: Names<'_>) -> Option<Scene> {
    const WIDE: f64 = 104.0;
    let attack = ["E4", "E5"];
    let mut scene = around(&attack, 1, called)?;
    scene.shapes.extend(way(&hexes(&attack)));
    let (x, y) = (
        scene.frame.x + scene.frame.width + 8.0,
        scene.frame.y + 30.0,
    );
    for (pips, right, down) in [(2, 0.0, 0.0), (5, 48.0, 0.0), (6, 24.0, 56.0)] {
        scene
            .shapes
            .push(group([die(pips)]).at(x + right, y + down));
    }
    scene.frame.width += WIDE;
    Some(scene)
}

/// Barbarians, civilised people and an altar, each with what it is worth (L-9.2).
fn pieces(called: Names<'_>) -> Option<Scene> {
    let pieces = ["F6", "G6", "H5"];
    let mut scene = around(&pieces, 0, called)?;
    for (hex, worth) in hexes(&pieces).into_iter().zip(1..) {
        scene.shapes.push(chance(hex, worth));
    }
    Some(scene)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_pictures_can_be_drawn() {
        for text in [EMPTY, WORLD] {
            assert!(text.parse::<Lords>().is_ok(), "{:?}", text.parse::<Lords>());
        }
        for name in ["board", "world", "cards", "march", "attack", "pieces"] {
            let scene = example(name, &|name| format!("{name:?}"));
            assert!(
                scene.is_some_and(|scene| !scene.shapes.is_empty()),
                "{name}"
            );
        }
    }
}
