//! `urzeit train`: teaches the computer players of a game by letting them play themselves.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use urzeit_players::{Knowledge, Mind, training::Trainer};
use urzeit_rules::with_game;
use urzeit_studies::{
    agreed,
    train::{Plan, Report},
};

use crate::{cores, failure::Failure, input, knowledge, text::Text};

/// What `urzeit train` was asked for.
pub(crate) struct Options {
    /// The game's name.
    pub(crate) game: String,
    /// Where the weights are kept.
    pub(crate) out: PathBuf,
    /// How much is played and learned.
    pub(crate) plan: Plan,
}

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
    let mut trainer = Trainer::new(known, options.plan.seed);
    // At once, so that nobody waits for a round that cannot be kept.
    keep(&options.out, &trainer.knowledge().to_bytes(), text)?;
    for round in 0..options.plan.rounds {
        let begin = Instant::now();
        let mut report = play_and_learn(&mut trainer, &options.plan, round);
        keep(&options.out, &trainer.knowledge().to_bytes(), text)?;
        report.seconds = begin.elapsed().as_secs_f64();
        writeln!(out, "{}", report.say(round, &options.plan, text))?;
        out.flush()?;
    }
    Ok(())
}

fn play_and_learn<G: Mind>(trainer: &mut Trainer<G>, plan: &Plan, round: u64) -> Report {
    let cores = cores::available();
    let mut report = Report::default();
    if plan.drills > 0 {
        let drill = |game| plan.drill(trainer.knowledge(), round, game);
        let positions = cores::play_games(plan.drills, cores, drill);
        report.judging =
            plan.learn_to_judge(trainer, round, positions.into_iter().flatten().collect());
    }
    if plan.games > 0 {
        let practise = |game| plan.practise(trainer.knowledge(), round, game);
        let choices = cores::play_games(plan.games, cores, practise);
        report.choosing = plan.learn_to_choose(trainer, round, &choices.concat());
    }
    report
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
