//! Genesis: every action is one step.

use std::sync::LazyLock;

use urzeit_rules::{
    Genesis,
    genesis::{
        Action, Space, Terrain,
        spaces::{COLUMNS, ROWS},
    },
};

use super::{Codebook, Spelled, Spelling};

static CODEBOOK: LazyLock<Codebook> = LazyLock::new(|| {
    let on_spaces = |terrain| Space::all().map(move |space| Action::Place(terrain, space));
    let places = Terrain::ALL.into_iter().flat_map(on_spaces);
    let actions = places.chain([Action::End]);
    Codebook::new(actions.map(|action| action.to_string()).collect())
});

impl Spelled for Genesis {
    fn codebook() -> &'static Codebook {
        &CODEBOOK
    }

    fn spell(action: Action, spelling: &mut Spelling) {
        // There are hundreds of them in most positions.
        match action {
            Action::Place(terrain, space) => {
                let place = space.row() * COLUMNS + space.column();
                spelling.push(terrain.index() * ROWS * COLUMNS + place);
            }
            Action::End => spelling.say(action),
        }
    }
}
