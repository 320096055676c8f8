//! Pictures for those who read the rules.

use urzeit_rules::Ursuppe;

use super::{Names, board, frame, ladder, soup::part};
use crate::scene::{Frame, Scene};

/// The soup before anything is in it.
const EMPTY: &str = "ursuppe red,yellow,green,blue - 1 - w6,w9,w12,e8,e10,e10,n9,n11,s10,s13,14 \
    -/-,-,-,-,-/-,-,-,-/-,-,-,-,-/-,-,-,- red:-:4:-:- yellow:-:4:-:- green:-:4:-:- blue:-:4:-:- first-card";

/// A game under way.
const SOUP: &str = "ursuppe red,yellow,green,blue - 3 e10 w6,w12,e8,e10,n9,n11,s13,14 \
    r2y1g2b3/r3g2,r1y2g1b1,y2g1b1,r2b2,y1g3/r2y1,y2g1b2,r1y1g2b1,g2b2/\
    r2y3,y1b1,r1g1b2,y2g2b1,r2y1/y2,r1g2,y1b2,r2 \
    red:19:4:speed:1B2,2B3,3C4 yellow:16:3:tentacle:1B2+1,2D3,3D4 \
    green:23:1:armor/escape:1D2,2E3,3D3 blue:14:6:-:1A4,2B3+1,4C5 move red1";

/// The picture of this name, if there is one.
#[must_use]
pub fn example(name: &str, called: Names<'_>) -> Option<Scene> {
    match name {
        "board" => Some(soup(&read(EMPTY)?, called)),
        "soup" => Some(soup(&read(SOUP)?, called)),
        "drift" => of_soup("B2", "D4", called),
        "meal" => of_soup("B2", "B2", called),
        "ladder" => {
            let position = read(SOUP)?;
            let high = ladder::height(&position);
            Some(Scene {
                frame: Frame::new(-2, -2, ladder::WIDTH + 4, high),
                class: "board soup",
                shapes: vec![ladder::ladder(&position)],
            })
        }
        _ => None,
    }
}

fn read(position: &str) -> Option<Ursuppe> {
    position.parse().ok()
}

/// The soup without the ladder.
fn soup(position: &Ursuppe, called: Names<'_>) -> Scene {
    Scene {
        frame: frame(),
        ..board(position, called)
    }
}

fn of_soup(first: &str, last: &str, called: Names<'_>) -> Option<Scene> {
    let frame = part(first.parse().ok()?, last.parse().ok()?);
    let board = board(&read(SOUP)?, called);
    Some(Scene { frame, ..board })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_pictures_can_be_drawn() {
        for text in [EMPTY, SOUP] {
            assert!(
                text.parse::<Ursuppe>().is_ok(),
                "{:?}",
                text.parse::<Ursuppe>()
            );
        }
        for name in ["board", "soup", "drift", "meal", "ladder"] {
            let scene = example(name, &|name| format!("{name:?}"));
            assert!(
                scene.is_some_and(|scene| !scene.shapes.is_empty()),
                "{name}"
            );
        }
    }
}
