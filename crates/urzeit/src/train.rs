//! `urzeit train`: teaches the computer players of a game by letting them play themselves.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use urzeit_players::{
    Knowledge, Mind,
    training::{Effort, Losses, Trainer, drill, practise},
};
use urzeit_rules::with_game;

use crate::{agreed, cores, failure::Failure, input, knowledge, text::Text};

/// What `urzeit train` was asked for.
pub(crate) struct Options {
    /// The game's name.
    pub(crate) game: String,
    /// Where the weights are kept.
    pub(crate) out: PathBuf,
    /// How often to play and learn.
    pub(crate) rounds: u64,
    /// How many games by impulse in each round.
    pub(crate) drills: u64,
    /// How many games with thought in each round.
    pub(crate) games: u64,
    /// How much thought each choice gets.
    pub(crate) iterations: u32,
    /// Where randomness begins.
    pub(crate) seed: u64,
}

/// How often each position is gone through.
const PASSES: usize = 3;
/// The part of the choices that are learned from.
const KEPT_CHOICES: f32 = 0.2;
/// How far the weights go at first, and at last.
const RATES: [f32; 2] = [2e-3, 5e-5];

/// Plays, learns and writes down what was learned, round by round.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let game = agreed::game(&options.game, text)?;
    with_game!(game, train(options, text))
}

fn train<G: Mind>(options: &Options, text: &Text) -> Result<(), Failure> {
    let out = &mut io::stdout().lock();
    // What was interrupted goes on from what was learned.
    let begun = options.out.exists();
    let known = if begun {
        knowledge::read::<G>(&options.out, text)?
    } else {
        Knowledge::handmade()
    };
    let file = [("file", input::name(&options.out).into())];
    let beginning = if begun {
        "train-goes-on"
    } else {
        "train-begins"
    };
    writeln!(out, "{}", text.say_with(beginning, &file))?;
    let mut trainer = Trainer::new(known, options.seed);
    // At once, so that nobody waits for a round that cannot be kept.
    keep(&options.out, &trainer.knowledge().to_bytes(), text)?;
    for round in 0..options.rounds {
        let begin = Instant::now();
        let done = round as f32 / options.rounds as f32;
        let rate = RATES[0] * (RATES[1] / RATES[0]).powf(done);
        let mut report = Report::default();
        if options.drills > 0 {
            let first = seed(options, round, 0);
            let drill = |game| drill(trainer.knowledge(), first + game);
            let positions = cores::play_games(options.drills, cores::available(), drill);
            let positions = positions.into_iter().flatten().collect();
            report.judging = trainer.learn_to_judge(positions, PASSES, rate);
        }
        if options.games > 0 {
            let effort = Effort {
                iterations: options.iterations,
                kept_choices: KEPT_CHOICES,
            };
            let first = seed(options, round, 1);
            let practise = |game| practise(trainer.knowledge(), effort, first + game);
            let choices = cores::play_games(options.games, cores::available(), practise);
            report.choosing = trainer.learn_to_choose(&choices.concat(), rate);
        }
        keep(&options.out, &trainer.knowledge().to_bytes(), text)?;
        report.seconds = begin.elapsed().as_secs_f64();
        report.write(out, round, options, text)?;
    }
    Ok(())
}

/// What a round has come to.
#[derive(Default)]
struct Report {
    judging: Losses,
    choosing: f32,
    seconds: f64,
}

impl Report {
    fn write(
        &self,
        out: &mut impl Write,
        round: u64,
        options: &Options,
        text: &Text,
    ) -> io::Result<()> {
        let words = [
            ("round", (round + 1).to_string().into()),
            ("rounds", options.rounds.to_string().into()),
            ("seconds", text.decimal(self.seconds, 1).into()),
            (
                "guessed",
                text.decimal(self.judging.guessed_winner.into(), 4).into(),
            ),
            ("winner", text.decimal(self.judging.winner.into(), 4).into()),
            ("points", text.decimal(self.judging.points.into(), 4).into()),
            ("choices", text.decimal(self.choosing.into(), 4).into()),
        ];
        writeln!(out, "{}", text.say_with("train-round", &words))?;
        out.flush()
    }
}

/// Where the randomness of a round's games begins.
fn seed(options: &Options, round: u64, kind: u64) -> u64 {
    (options.seed << 40) + (kind << 39) + (round << 20)
}

/// Writes the weights beside the old ones and then puts them in their place, so that there
/// is a whole file at any time.
fn keep(file: &Path, bytes: &[u8], text: &Text) -> Result<(), Failure> {
    let mut new = file.as_os_str().to_owned();
    new.push(".new");
    let written = fs::write(&new, bytes).and_then(|()| fs::rename(&new, file));
    written.map_err(|error| {
        let reason = [("reason", error.to_string().into())];
        input::wrong(file, &text.say_with("error-cannot-write", &reason), text)
    })
}
