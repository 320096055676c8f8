//! `urzeit train`: teaches the computer players of a game by letting them play themselves.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use urzeit_players::{
    Knowledge, Mind,
    training::{Effort, Lessons, Losses, Trainer, practise},
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
    /// How many games in each round.
    pub(crate) games: u64,
    /// How much thought each choice gets.
    pub(crate) iterations: u32,
    /// Where randomness begins.
    pub(crate) seed: u64,
}

/// How often each position is gone through.
const PASSES: usize = 6;
/// How far the weights go at first, and at last.
const RATES: [f32; 2] = [2e-3, 2e-4];

/// Plays, learns and writes down what was learned, round by round.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let game = agreed::game(&options.game, text)?;
    with_game!(game, train(options, text))
}

fn train<G: Mind>(options: &Options, text: &Text) -> Result<(), Failure> {
    let out = &mut io::stdout().lock();
    // What was interrupted goes on from what was learned.
    let begun = options.out.exists();
    let known = match begun {
        true => knowledge::read::<G>(&options.out, text)?,
        false => Knowledge::handmade(),
    };
    let file = [("file", options.out.display().to_string().into())];
    let beginning = if begun {
        "train-goes-on"
    } else {
        "train-begins"
    };
    writeln!(out, "{}", text.say_with(beginning, &file))?;
    let mut trainer = Trainer::new(known, options.seed);
    for round in 0..options.rounds {
        let begin = Instant::now();
        let lessons = play_all(trainer.knowledge(), options, round);
        let done = round as f32 / options.rounds as f32;
        let rate = RATES[0] * (RATES[1] / RATES[0]).powf(done);
        let losses = trainer.learn(lessons, PASSES, rate);
        keep(&options.out, &trainer.knowledge().to_bytes(), text)?;
        report(out, round, options, losses, begin, text)?;
    }
    Ok(())
}

fn report(
    out: &mut impl Write,
    round: u64,
    options: &Options,
    losses: Losses,
    begin: Instant,
    text: &Text,
) -> io::Result<()> {
    let words = [
        ("round", (round + 1).to_string().into()),
        ("rounds", options.rounds.to_string().into()),
        ("games", options.games.to_string().into()),
        (
            "seconds",
            text.decimal(begin.elapsed().as_secs_f64(), 1).into(),
        ),
        ("winner", text.decimal(losses.winner.into(), 4).into()),
        ("points", text.decimal(losses.points.into(), 4).into()),
        ("choices", text.decimal(losses.choices.into(), 4).into()),
    ];
    writeln!(out, "{}", text.say_with("train-round", &words))?;
    out.flush()
}

/// The games of one round, on all cores. Each has a seed of its own and its place among the
/// lessons, so what is learned does not depend on which core played it.
fn play_all<G: Mind>(knowledge: &Knowledge<G>, options: &Options, round: u64) -> Vec<Lessons> {
    let effort = Effort {
        iterations: options.iterations,
        kept_choices: 0.2,
        kept_positions: 0.5,
    };
    cores::play_games(options.games, cores::available(), |number| {
        let seed =
            options.seed ^ (round * options.games + number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        practise(knowledge, effort, seed)
    })
}

/// Writes the weights beside the old ones and then puts them in their place, so that there
/// is a whole file at any time.
fn keep(file: &Path, bytes: &[u8], text: &Text) -> Result<(), Failure> {
    let new = file.with_extension("new");
    let written = fs::write(&new, bytes).and_then(|()| fs::rename(&new, file));
    written.map_err(|error| {
        let reason = [("reason", error.to_string().into())];
        input::wrong(file, &text.say_with("error-cannot-write", &reason), text)
    })
}
