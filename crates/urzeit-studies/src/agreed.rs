//! What game is to be played, as it is said in words.

use urzeit_rules::{Game, Preset, Setup, record::GAMES};

use urzeit_texts::{Text, harmless};

use crate::Mistake;

/// A game and what is agreed before it.
pub struct Agreed {
    /// The game's name.
    pub game: String,
    /// How many play; as many as are usual, if not said.
    pub players: Option<u8>,
    /// A named set of options.
    pub preset: Option<String>,
    /// Options of the game, as `KEY=VALUE`.
    pub options: Vec<String>,
}

impl Agreed {
    /// The setup, if the rules allow it.
    pub fn setup<G: Game>(&self, text: &Text) -> Result<G::Setup, Mistake> {
        let mut given = Vec::new();
        for option in &self.options {
            given.push(option.split_once('=').ok_or_else(|| {
                let found = [("found", harmless(option).into())];
                Mistake::Asked(text.say_with("error-option-form", &found))
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
        G::Setup::read(&who, &given).map_err(|error| Mistake::Asked(text.setup_error(&error)))
    }
}

/// The game of this name.
pub fn game(name: &str, text: &Text) -> Result<&'static str, Mistake> {
    let found = GAMES.iter().find(|game| **game == name);
    found.copied().ok_or_else(|| {
        let words = [
            ("found", harmless(name).into()),
            ("known", text.all_of(GAMES).into()),
        ];
        Mistake::Asked(text.say_with("error-unknown-game", &words))
    })
}

fn preset<G: Game>(name: &str, text: &Text) -> Result<Preset, Mistake> {
    let found = G::PRESETS.iter().find(|preset| preset.name == name);
    found.copied().ok_or_else(|| {
        let known: Vec<_> = G::PRESETS.iter().map(|preset| preset.name).collect();
        let words = [
            ("found", harmless(name).into()),
            ("count", known.len().into()),
            ("known", text.all_of(&known).into()),
        ];
        Mistake::Asked(text.say_with("error-unknown-preset", &words))
    })
}
