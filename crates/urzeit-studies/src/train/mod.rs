//! The rounds in which computer players learn: each plays by impulse and learns to judge, then plays with thought
//! and learns to choose.

pub mod portable;

use urzeit_players::{
    Knowledge, Mind,
    training::{Effort, Lesson, Losses, Position, Trainer, drill, practise},
};
use urzeit_texts::Text;

/// How much is played and learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How often to play and learn.
    pub rounds: u64,
    /// How many games by impulse in each round.
    pub drills: u64,
    /// How many games with thought in each round.
    pub games: u64,
    /// How much thought each choice gets.
    pub iterations: u32,
    /// Where randomness begins.
    pub seed: u64,
}

/// How often each position is gone through.
const PASSES: usize = 3;
/// The part of the choices that are learned from.
const KEPT_CHOICES: f32 = 0.2;
/// How far the weights go at first, and at last.
const RATES: [f32; 2] = [2e-3, 5e-5];

impl Plan {
    /// Plays a game of a round by impulse.
    #[must_use]
    pub fn drill<G: Mind>(&self, knowledge: &Knowledge<G>, round: u64, game: u64) -> Vec<Position> {
        drill(knowledge, self.first_seed(round, 0) + game)
    }

    /// Plays a game of a round with thought.
    #[must_use]
    pub fn practise<G: Mind>(
        &self,
        knowledge: &Knowledge<G>,
        round: u64,
        game: u64,
    ) -> Vec<Lesson> {
        let effort = Effort {
            iterations: self.iterations,
            kept_choices: KEPT_CHOICES,
        };
        practise(knowledge, effort, self.first_seed(round, 1) + game)
    }

    /// Learns from all games by impulse of a round, in their order.
    pub fn learn_to_judge<G: Mind>(
        &self,
        trainer: &mut Trainer<G>,
        round: u64,
        positions: Vec<Position>,
    ) -> Losses {
        trainer.learn_to_judge(positions, PASSES, self.rate(round))
    }

    /// Learns from all games with thought of a round, in their order.
    pub fn learn_to_choose<G: Mind>(
        &self,
        trainer: &mut Trainer<G>,
        round: u64,
        choices: &[Lesson],
    ) -> f32 {
        trainer.learn_to_choose(choices, self.rate(round))
    }

    fn rate(&self, round: u64) -> f32 {
        let done = round as f32 / self.rounds as f32;
        RATES[0] * (RATES[1] / RATES[0]).powf(done)
    }

    /// Where the randomness of a round's games begins.
    fn first_seed(&self, round: u64, kind: u64) -> u64 {
        (self.seed << 40) + (kind << 39) + (round << 20)
    }
}

/// What people read first: whether training begins anew or goes on from a file.
#[must_use]
pub fn heading(goes_on: bool, file: &str, text: &Text) -> String {
    let beginning = if goes_on {
        "train-goes-on"
    } else {
        "train-begins"
    };
    text.say_with(beginning, &[("file", file.into())])
}

/// What a round has come to.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Report {
    /// How far off the judgement was.
    pub judging: Losses,
    /// How surprising the choices were.
    pub choosing: f32,
    /// How long it took.
    pub seconds: f64,
}

impl Report {
    /// A line for people on the round of this number.
    #[must_use]
    pub fn say(&self, round: u64, plan: &Plan, text: &Text) -> String {
        let words = [
            ("round", (round + 1).to_string().into()),
            ("rounds", plan.rounds.to_string().into()),
            ("seconds", text.decimal(self.seconds, 1).into()),
            (
                "guessed",
                text.decimal(self.judging.guessed_winner.into(), 4).into(),
            ),
            ("winner", text.decimal(self.judging.winner.into(), 4).into()),
            ("points", text.decimal(self.judging.points.into(), 4).into()),
            ("choices", text.decimal(self.choosing.into(), 4).into()),
        ];
        text.say_with("train-round", &words)
    }
}
