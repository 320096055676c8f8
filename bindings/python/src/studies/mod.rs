//! Many games and what they add up to: a task's share of a study, as Python hands it out. While games are
//! played other threads of Python run.
//!
//! | file | subject |
//! |---|---|
//! | `columns.rs` | tables on their way to Python and back |
//! | `simulation.rs` | random games |
//! | `arena.rs` | computer players against each other |
//! | `training.rs` | computer players that learn |
//! | `self_play.rs` | games of a player against itself, with all that its search found |

mod arena;
mod columns;
mod self_play;
mod simulation;
mod training;

use urzeit_players::{Knowledge, Mind};
use urzeit_studies::{Mistake, agreed::Agreed};
use urzeit_texts::{COMMAND, Language, Text};

pub(crate) use arena::Arena;
pub(crate) use self_play::SelfPlay;
pub(crate) use simulation::Simulation;
pub(crate) use training::{Trainer, Training};

use crate::complaint::Complaint;

impl From<Mistake> for Complaint {
    fn from(mistake: Mistake) -> Complaint {
        match mistake {
            Mistake::Asked(message) | Mistake::Given(message) => Complaint::Value(message),
        }
    }
}

/// The sentences of the command, in a language of ours or the one closest to it.
fn text(lang: &str) -> Text {
    Text::new(Language::of(lang), COMMAND)
}

/// The game, how many play, and with which options, as the command is told.
fn agreed(
    game: &str,
    players: Option<u8>,
    preset: Option<String>,
    options: Vec<String>,
) -> Result<Agreed, Complaint> {
    Ok(Agreed {
        game: crate::hosted::known(game)?.to_owned(),
        players,
        preset,
        options,
    })
}

/// What our players know, or what the bytes of a file of weights teach them.
fn knowledge<G: Mind>(weights: Option<&[u8]>) -> Result<Knowledge<G>, Complaint> {
    let Some(weights) = weights else {
        return Ok(Knowledge::learned());
    };
    Knowledge::from_bytes(weights).map_err(|bad| Complaint::Value(bad.to_string()))
}
