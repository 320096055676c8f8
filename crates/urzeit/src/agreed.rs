//! What game is to be played, as it is said at the command line.

use urzeit_rules::{Game, Preset, Setup, record::GAMES};

use crate::{
    failure::Failure,
    text::{Text, harmless},
};

/// A game and what is agreed before it.
pub(crate) struct Agreed {
    /// The game's name.
    pub(crate) game: String,
    /// How many play; as many as are usual, if not said.
    pub(crate) players: Option<u8>,
    /// A named set of options.
    pub(crate) preset: Option<String>,
    /// Options of the game, as `KEY=VALUE`.
    pub(crate) options: Vec<String>,
}

impl Agreed {
    /// The setup, if the rules allow it.
    pub(crate) fn setup<G: Game>(&self, text: &Text) -> Result<G::Setup, Failure> {
        let mut given = Vec::new();
        for option in &self.options {
            given.push(option.split_once('=').ok_or_else(|| {
                let found = [("found", harmless(option).into())];
                Failure::Called(text.say_with("error-option-form", &found))
            })?);
        }
        if let Some(name) = &self.preset {
            // An option that was given counts more than the preset's.
            let is_new = |option: &&(&str, &str)| !given.iter().any(|(key, _)| *key == option.0);
            let preset = preset::<G>(name, text)?.options;
            let more: Vec<_> = preset.iter().filter(is_new).copied().collect();
            given.extend(more);
        }
        let who = G::Setup::usual_who(self.players.map(usize::from), &given);
        G::Setup::read(&who, &given).map_err(|error| Failure::Called(text.setup_error(&error)))
    }
}

/// The game of this name.
pub(crate) fn game(name: &str, text: &Text) -> Result<&'static str, Failure> {
    let found = GAMES.iter().find(|game| **game == name);
    found.copied().ok_or_else(|| {
        let words = [
            ("found", harmless(name).into()),
            ("known", text.all_of(GAMES).into()),
        ];
        Failure::Called(text.say_with("error-unknown-game", &words))
    })
}

fn preset<G: Game>(name: &str, text: &Text) -> Result<Preset, Failure> {
    let found = G::PRESETS.iter().find(|preset| preset.name == name);
    found.copied().ok_or_else(|| {
        let known: Vec<_> = G::PRESETS.iter().map(|preset| preset.name).collect();
        let words = [
            ("found", harmless(name).into()),
            ("count", known.len().into()),
            ("known", text.all_of(&known).into()),
        ];
        Failure::Called(text.say_with("error-unknown-preset", &words))
    })
}
