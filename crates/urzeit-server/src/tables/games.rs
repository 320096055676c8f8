//! What there is to choose from when a table is made.

use std::collections::BTreeMap;

use serde::Serialize;
use urzeit_players::Level;
use urzeit_rules::{Game, Setup, record::GAMES, with_game};
use urzeit_table::{messages::Amount, seating::MAX_BYTES};
use utoipa::ToSchema;

use super::{MOST_PLAYING, MOST_WAITING, record};

/// All games, all levels, all limits.
#[derive(Serialize, ToSchema)]
pub struct Offer {
    /// The games.
    pub games: Vec<GameInfo>,
    /// How strong computer players can be, the weakest first.
    pub levels: Vec<&'static str>,
    /// What nobody can go beyond.
    pub limits: Limits,
}

/// A game.
#[derive(Serialize, ToSchema)]
pub struct GameInfo {
    /// Its name.
    pub game: &'static str,
    /// The fewest who can play.
    pub least: usize,
    /// The most who can play.
    pub most: usize,
    /// How many play if nobody says how many.
    pub usual: usize,
    /// What a seat can play: species or colours.
    pub who: &'static [&'static str],
    /// Its options, in the order of the rules.
    pub options: Vec<OptionInfo>,
    /// Sets of options by which many tables play; the first is the default.
    pub presets: Vec<PresetInfo>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
pub struct OptionInfo {
    /// Its name.
    pub key: &'static str,
    /// What it is if nobody says.
    pub default: &'static str,
    /// The values it can have, or the form they take.
    pub values: &'static [&'static str],
    /// The rule that defines it.
    pub rule: &'static str,
}

/// A named set of options.
#[derive(Serialize, ToSchema)]
pub struct PresetInfo {
    /// Its name.
    pub name: &'static str,
    /// What differs from the defaults.
    pub options: BTreeMap<&'static str, &'static str>,
}

/// What nobody can go beyond.
#[derive(Serialize, ToSchema)]
pub struct Limits {
    /// Minutes that everybody begins with, at a live pace.
    pub minutes: f64,
    /// Seconds that every turn adds.
    pub seconds: f64,
    /// Days for a turn, at a slow pace.
    pub days: f64,
    /// Tables that somebody has made at which nobody plays yet.
    pub waiting: i64,
    /// Tables at which somebody sits, or which somebody made for others, whose games are not over.
    pub playing: i64,
    /// Bytes that a seat adds to chance.
    pub bytes: usize,
    /// Bytes of a record that somebody brings along.
    pub record: usize,
}

/// All there is.
#[must_use]
pub fn offer() -> Offer {
    Offer {
        games: GAMES.iter().map(|&game| with_game!(game, info())).collect(),
        levels: Level::ALL.into_iter().map(Level::name).collect(),
        limits: Limits {
            minutes: Amount::MINUTES.most,
            seconds: Amount::SECONDS.most,
            days: Amount::DAYS.most,
            waiting: MOST_WAITING,
            playing: MOST_PLAYING,
            bytes: MAX_BYTES,
            record: record::MOST_BYTES,
        },
    }
}

fn info<G: Game>() -> GameInfo {
    let options = G::OPTIONS.iter().map(|option| OptionInfo {
        key: option.key,
        default: option.values.first().copied().unwrap_or_default(),
        values: option.values,
        rule: option.rule,
    });
    let presets = G::PRESETS.iter().map(|preset| PresetInfo {
        name: preset.name,
        options: preset.options.iter().copied().collect(),
    });
    GameInfo {
        game: G::NAME,
        least: *G::PLAYERS.start(),
        most: *G::PLAYERS.end(),
        usual: G::Setup::usual_who(None, &[]).len(),
        who: G::WHO,
        options: options.collect(),
        presets: presets.collect(),
    }
}
