//! What is said of Genesis wherever it is played.

use urzeit_rules::{
    Seat,
    genesis::{Area, Chance, Face, Herd, Terrain, Took},
};

use crate::Text;

impl Text {
    /// A face of the dice.
    #[must_use]
    pub fn face(&self, face: Face) -> String {
        let terrain = match face {
            Face::Terrain(terrain) => self.terrain(terrain),
            Face::Wild => String::new(),
        };
        let named = [
            ("face", face.to_string().into()),
            ("terrain", terrain.into()),
        ];
        self.say_with("genesis-face", &named)
    }

    fn terrain(&self, terrain: Terrain) -> String {
        self.called("genesis", "terrain", terrain.word())
    }

    /// For what a herd takes its points (G-5).
    #[must_use]
    pub fn took(&self, area: &Area, herd: &Herd) -> String {
        let (key, sharers) = match herd.took {
            Took::Both => ("genesis-took-both", 1),
            Took::First => ("genesis-took-first", 1),
            Took::FirstShared { sharers } => ("genesis-took-first-shared", sharers),
            Took::Second { sharers } => ("genesis-took-second", sharers),
            Took::BothShared { sharers } => ("genesis-took-both-shared", sharers),
            Took::WithOther { sharers } => ("genesis-took-with-other", sharers),
            Took::Nothing => ("genesis-took-nothing", 1),
        };
        let ties = if area.ties_with_own(herd) {
            "own"
        } else {
            "none"
        };
        self.say_with(key, &[("sharers", sharers.into()), ("ties", ties.into())])
    }

    /// What chance decided.
    pub fn genesis_chance(&self, outcome: Chance, name: impl Fn(Seat) -> String) -> String {
        match outcome {
            Chance::Board(_) => self.say("genesis-log-board"),
            Chance::Start(seat) => {
                self.say_with("genesis-log-start", &[("who", name(seat).into())])
            }
            Chance::Dice(faces) => {
                let [one, two] = faces.map(|face| self.face(face).into());
                self.say_with("genesis-log-dice", &[("one", one), ("two", two)])
            }
        }
    }
}
