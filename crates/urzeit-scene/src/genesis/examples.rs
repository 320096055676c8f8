//! Pictures for those who read the rules.

use urzeit_rules::{
    Genesis,
    genesis::{Area, Board, Face, Space, Spaces, Terrain},
};

use super::{Names, board, die, land, marked};
use crate::{
    scene::Scene,
    shape::{group, path},
};

/// A human has rolled forest and wild, and has placed c2 and d2.
const TURN: &str = "genesis mammal,human - \
    .v..Ms........./.MmHfHs.t......../.MmMf..Hw......../............../............../\
    ............../............../............../............../.............. roll 1";

/// Two areas: the larger one counts triple, the other one once, for there is a larger forest.
const AREAS: &str = "genesis reptile,dinosaur,mammal,human - \
    DfDfMfMfvRsRs......./DfHf.tRsRsHsHs....../.MwHmHmvMsHs......./RwRw.Dm..t......./\
    ............../............../............../...RfRfRfMfMfRfRf..../\
    ............../.............. roll 1";

/// A game for two that is over.
const END: &str = "genesis reptile,mammal - \
    RfRfRmvMwMwMw.t....v/.tRfRfRwMwv.MwRwRst../.RfRfRftMmMmRmRmvRs.../v..RfRfRmMmt.MsRs.v./\
    RsRstMfMfvMmMmMwMwt.../MsMsMsMsMfRsRsRwMwMwMw.../RmvMsMstMsMsRwRwRwv.t./RmMmMmRsRsRftRwMwMf..../\
    RmMmMmvMfMfMfMftMfMfv../MmMmMmMmRmMfRfMfRfMfRf... over";

/// The picture of this name, if there is one.
#[must_use]
pub fn example(name: &str, called: Names<'_>) -> Option<Scene> {
    match name {
        "board" => {
            let empty = format!("genesis reptile,mammal,human - {} start", Board::pangaea());
            Some(board(&read(&empty)?, called))
        }
        "turn" => turn(called),
        "areas" => areas(called),
        "end" => Some(board(&read(END)?, called)),
        _ => None,
    }
}

fn read(position: &str) -> Option<Genesis> {
    position.parse().ok()
}

/// The left upper part of the board, down to this space.
fn part(scene: Scene, last: &str) -> Option<Scene> {
    let frame = land::part(last.parse().ok()?);
    Some(Scene { frame, ..scene })
}

/// Two dice beside the two tiles that answer to them.
fn turn(called: Names<'_>) -> Option<Scene> {
    const WIDE: f64 = 56.0;
    let mut scene = part(board(&read(TURN)?, called), "g3")?;
    let placed: Spaces = ["c2", "d2"]
        .iter()
        .filter_map(|space| space.parse::<Space>().ok())
        .collect();
    let border = land::border(placed);
    scene.shapes.extend([
        path(&border).class("border under"),
        path(&border).class("border"),
    ]);
    scene.frame.x -= WIDE;
    scene.frame.width += WIDE;
    let (x, y) = (scene.frame.x + 8.0, scene.frame.y + 20.0);
    let dice = [Face::Terrain(Terrain::Forest), Face::Wild].map(die);
    let [forest, wild] = dice.map(|die| group([die]));
    scene.shapes.push(forest.at(x, y));
    scene.shapes.push(wild.at(x, y + 48.0));
    Some(scene)
}

/// Two areas with what their herds take.
fn areas(called: Names<'_>) -> Option<Scene> {
    let position = read(AREAS)?;
    let mut scene = part(board(&position, called), "h4")?;
    let shown = |area: &&Area| {
        let first = area.tiles.first();
        area.tiles.len() > 5 && first.is_some_and(|space| space.row() < 4)
    };
    let areas = position.score().areas;
    let marks = areas
        .iter()
        .filter(shown)
        .flat_map(|area| marked(area, None));
    scene.shapes.extend(marks);
    Some(scene)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::genesis::{Name, board::tests::called};

    fn shown(name: &str) -> String {
        let called: &dyn Fn(Name) -> String = &called;
        let scene = example(name, called).expect("there is such a picture");
        scene.to_svg(&crate::genesis::LOOK, "", "")
    }

    #[test]
    fn all_pictures_can_be_drawn() {
        assert_eq!(shown("board").matches("#blocked-").count(), 22); // G-1.2
        assert_eq!(shown("turn").matches("class=\"die-body\"").count(), 2);
        // G-5.5, G-5.7: once 4 and 2, triple 12 and 6.
        let areas = shown("areas");
        for points in ["+4", "+2", "+12", "+6"] {
            assert_eq!(areas.matches(&format!(">{points}<")).count(), 1, "{points}");
        }
        let end = read(END).expect("it can be read");
        assert!(end.is_land_full()); // G-4.1
        assert!(shown("end").contains("class=\"tile\""));
        assert!(example("none", &called).is_none());
    }
}
