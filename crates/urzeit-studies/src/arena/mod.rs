//! Computer players against each other, and how strong they prove.
//!
//! | file | subject |
//! |---|---|
//! | `schedule.rs` | who meets whom, in which seats, with which chance |
//! | `entrant.rs`, `bots/` | the players; bots from outside and their processes |
//! | `game.rs`, `seats.rs` | one game; who sits at its table and is asked |
//! | `thinking.rs` | how long everybody thought |
//! | `tally.rs` | what the games of a lineup add up to |
//! | `rating.rs` | Bradley-Terry ratings with their intervals |
//! | `results.rs` | what all games come to |
//! | `report.rs`, `json.rs` | all of it for people and for programs |

mod bots;
mod entrant;
mod game;
mod json;
mod rating;
mod report;
mod results;
mod schedule;
mod seats;
mod tally;
mod thinking;

use std::{fs::File, sync::Arc};

use urzeit_players::{Knowledge, Mind};
use urzeit_rules::Setup;
use urzeit_texts::{Text, harmless};

use crate::Mistake;
pub use bots::end_with_all_bots;
use entrant::Entrant;
pub use game::{Played, Side};
pub use results::Results;
pub use schedule::{Lineup, Schedule, Table};
pub use thinking::Thinking;

/// The players of an arena, and how they play.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Our own players, with commas between them.
    pub players: Option<String>,
    /// The command lines of bots that play.
    pub bots: Vec<String>,
    /// How many milliseconds bots have for an answer; as many as `master`, if not said.
    pub bot_time: Option<u64>,
    /// How many games any two of them play at least.
    pub games: u64,
    /// What time and iterations are multiplied by: `0.05` or `1/20`.
    pub scale: String,
    /// Where randomness begins.
    pub seed: u64,
    /// What the file of weights is called that they play by, if not by the usual ones.
    pub weights: Option<String>,
}

/// Where the games take place.
pub struct Arena<G: Mind> {
    terms: Terms,
    /// What the players agreed on.
    setup: G::Setup,
    entrants: Vec<Entrant>,
    schedule: Schedule,
    /// What our levels know of the game.
    knowledge: Arc<Knowledge<G>>,
    /// What time and iterations are multiplied by.
    scale: f64,
}

impl<G: Mind> Arena<G> {
    /// Lets all who were named come, and says who meets whom. Bots write what they complain of to the log, which is
    /// opened once the terms are found right.
    ///
    /// # Errors
    /// If the terms name a player or a number that there is not, or a bot does not start.
    pub fn new<E: From<Mistake>>(
        setup: G::Setup,
        terms: Terms,
        knowledge: Knowledge<G>,
        log: impl FnOnce() -> Result<Option<File>, E>,
        text: &Text,
    ) -> Result<Arena<G>, E> {
        let scale = scale(&terms.scale, text)?;
        let entrants = entrant::entrants(&terms, scale, log, text)?;
        Ok(Arena {
            schedule: Schedule::new(entrants.len(), setup.who().len(), terms.games),
            terms,
            setup,
            entrants,
            knowledge: Arc::new(knowledge),
            scale,
        })
    }

    /// Which players meet.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// What all are called, in the order of the schedule.
    pub fn names(&self) -> Vec<String> {
        self.entrants.iter().map(ToString::to_string).collect()
    }
}

/// A number above 0 and up to 100, or a fraction of two.
fn scale(written: &str, text: &Text) -> Result<f64, Mistake> {
    let (above, below) = written.split_once('/').unwrap_or((written, "1"));
    let number = |word: &str| word.parse::<f64>().ok();
    number(above)
        .zip(number(below))
        .map(|(above, below)| above / below)
        .filter(|scale| *scale > 0.0 && *scale <= 100.0)
        .ok_or_else(|| {
            let found = [("found", harmless(written).into())];
            Mistake::Asked(text.say_with("error-scale", &found))
        })
}
