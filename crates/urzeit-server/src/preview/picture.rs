//! Pictures of boards, as PNG. They have no letters: those who show a preview write beside it what it is.

use resvg::{
    tiny_skia::{Color, Pixmap, Transform},
    usvg::{Options, Tree},
};
use urzeit_rules::{Game, Genesis, Lords, Ursuppe, with_game};
use urzeit_scene::{Look, Scene, genesis, lords, ursuppe};

/// Width and height, as those who show previews like them.
pub(super) const SIZE: (u32, u32) = (1200, 630);

/// How much is free on each side.
const MARGIN: f32 = 24.0;

/// A game that can be drawn.
trait Drawn: Game {
    const LOOK: Look;

    fn board(&self) -> Scene;
    /// The game's own picture.
    fn picture() -> Scene;
}

impl Drawn for Genesis {
    const LOOK: Look = genesis::LOOK;

    fn board(&self) -> Scene {
        genesis::board(self, &unnamed)
    }

    fn picture() -> Scene {
        genesis::picture(&unnamed)
    }
}

impl Drawn for Lords {
    const LOOK: Look = lords::LOOK;

    fn board(&self) -> Scene {
        lords::board(self, &unnamed)
    }

    fn picture() -> Scene {
        lords::picture(&unnamed)
    }
}

impl Drawn for Ursuppe {
    const LOOK: Look = ursuppe::LOOK;

    fn board(&self) -> Scene {
        ursuppe::board(self, &unnamed)
    }

    fn picture() -> Scene {
        ursuppe::picture(&unnamed)
    }
}

fn unnamed<N>(_: N) -> String {
    String::new()
}

/// The board of a position, given as its text.
pub(super) fn board(game: &'static str, view: &str) -> Result<Vec<u8>, String> {
    with_game!(game, board_of(view))
}

/// The game's own picture.
pub(super) fn game(game: &'static str) -> Result<Vec<u8>, String> {
    with_game!(game, picture_of())
}

fn board_of<G: Drawn>(view: &str) -> Result<Vec<u8>, String> {
    let position: G = view.parse().map_err(|_| format!("a view {view}"))?;
    png(&position.board(), &G::LOOK)
}

fn picture_of<G: Drawn>() -> Result<Vec<u8>, String> {
    png(&G::picture(), &G::LOOK)
}

fn png(scene: &Scene, look: &Look) -> Result<Vec<u8>, String> {
    let svg = scene.to_svg(look, "", "");
    let tree = Tree::from_str(&svg, &Options::default()).map_err(|error| error.to_string())?;
    let (width, height) = (SIZE.0 as f32, SIZE.1 as f32);
    let (own_width, own_height) = (tree.size().width(), tree.size().height());
    let room = |size: f32| size - 2.0 * MARGIN;
    let scale = (room(width) / own_width).min(room(height) / own_height);
    let left = (width - own_width * scale) / 2.0;
    let top = (height - own_height * scale) / 2.0;
    let mut picture = Pixmap::new(SIZE.0, SIZE.1).ok_or("no picture has this size")?;
    // The paper of the page, in daylight.
    picture.fill(Color::from_rgba8(0xf6, 0xf1, 0xe7, 0xff));
    let place = Transform::from_scale(scale, scale).post_translate(left, top);
    resvg::render(&tree, place, &mut picture.as_mut());
    picture.encode_png().map_err(|error| error.to_string())
}
