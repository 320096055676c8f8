//! `urzeit analyse`: everybody's chances through a game, what was best and why.
//!
//! | where | what |
//! |---|---|
//! | this file | reading the record, and looking at its positions on all cores |
//! | [`table`] | what people read |
//! | [`json`] | what programs read |
//! | [`plot`] | the chances as a picture |

mod json;
mod plot;
mod table;

use std::{
    fs,
    io::{self, BufWriter, Write},
    ops::RangeInclusive,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use urzeit_players::{
    Mind,
    analysis::{
        Explain,
        review::{Accuracy, Moment, Study, Swing, accuracies, moments, swings},
    },
};
use urzeit_rules::{Record, Seat, record, record::ReadError, with_game};

use crate::{
    cores::{self, Progress},
    failure::Failure,
    input, knowledge,
    show::Show,
    text::{Text, harmless},
};

/// What `urzeit analyse` was asked for.
pub(crate) struct Options {
    /// The record, or `-`.
    pub(crate) file: PathBuf,
    /// The entries whose positions are looked at, as `K` or `K-L`; all, if not said.
    pub(crate) entries: Option<String>,
    /// How often search looks at each position; the usual number, if not said.
    pub(crate) iterations: Option<u32>,
    /// Where randomness begins.
    pub(crate) seed: u64,
    /// A file of weights to judge by.
    pub(crate) weights: Option<PathBuf>,
    /// What to print.
    pub(crate) form: Form,
    /// Where to write the picture.
    pub(crate) svg: Option<PathBuf>,
}

/// What to print of an analysis.
pub(crate) enum Form {
    /// A table of the big swings, or single positions in detail, for people.
    Swings,
    /// A table of all entries, for people.
    All,
    /// All of it, for programs.
    Json,
}

/// Search looks so often at each position of a game.
const ITERATIONS: u32 = 1000;
/// And so often where only some of them are asked for.
const ITERATIONS_OF_FEW: u32 = 10_000;
/// The most positions that are shown in detail.
const FEW: usize = 10;

/// A record, or a part of it, under analysis.
struct Analysed<'a, G: Mind + Explain> {
    record: &'a Record<G>,
    moments: &'a [Moment<G>],
    studies: Vec<Study<G>>,
    swings: Vec<Swing>,
    iterations: u32,
    seed: u64,
}

/// Analyses a record and prints what came of it.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let source = input::read(&options.file, text)?;
    let game = record::game_of(&source).map_err(|error| unread(&source, &error, options, text))?;
    with_game!(game, analyse(&source, options, text))
}

fn analyse<G: Show + Mind + Explain>(
    source: &str,
    options: &Options,
    text: &Text,
) -> Result<(), Failure> {
    let reading = Record::<G>::read(source);
    let reading = reading.map_err(|error| unread(source, &error, options, text))?;
    if let Some(error) = &reading.stopped {
        return Err(unread(source, error, options, text));
    }
    let knowledge = knowledge::usual_or::<G>(options.weights.as_deref(), text)?;
    let all = moments(&reading.record);
    let chosen = match &options.entries {
        Some(range) => &all[chosen(range, all.len(), text)?],
        None => &all[..],
    };
    let usual = if chosen.len() <= FEW {
        ITERATIONS_OF_FEW
    } else {
        ITERATIONS
    };
    let iterations = options.iterations.unwrap_or(usual);
    let studies = study_all(chosen, text, |moment| {
        moment.study(&knowledge, iterations, options.seed)
    });
    let analysed = Analysed {
        record: &reading.record,
        moments: chosen,
        swings: swings(chosen, &studies),
        studies,
        iterations,
        seed: options.seed,
    };
    if let Some(file) = &options.svg {
        write_new(file, &plot::draw(&analysed, text), text)?;
    }
    let mut out = BufWriter::new(io::stdout().lock());
    match options.form {
        Form::Json => {
            serde_json::to_writer_pretty(&mut out, &json::to_json(&analysed, text))
                .map_err(io::Error::from)?;
            writeln!(out)?;
        }
        Form::Swings if options.entries.is_some() && chosen.len() <= FEW => {
            table::write_details(&analysed, text, &mut out)?;
        }
        Form::Swings => table::write_swings(&analysed, text, &mut out)?,
        Form::All => table::write_all(&analysed, text, &mut out)?,
    }
    out.flush()?;
    Ok(())
}

/// Shares the moments among all cores; each is looked at on one.
fn study_all<G: Mind + Explain>(
    moments: &[Moment<G>],
    text: &Text,
    study: impl Fn(&Moment<G>) -> Study<G> + Sync,
) -> Vec<Study<G>> {
    let count = moments.len() as u64;
    let threads = cores::available().min(moments.len());
    let progress = Progress::of(count, "analyse-progress", text);
    let done = AtomicU64::new(0);
    let studies = cores::play_games(count, threads, |place| {
        let studied = study(&moments[place as usize]);
        progress.show(done.fetch_add(1, Ordering::Relaxed) + 1);
        studied
    });
    progress.finish();
    studies
}

impl<G: Mind + Explain> Analysed<'_, G> {
    fn players(&self) -> usize {
        self.record.position().players()
    }

    fn accuracies(&self) -> Vec<(Seat, Accuracy)> {
        let accuracies = accuracies(&self.studies, self.players());
        Seat::all(self.players()).zip(accuracies).collect()
    }

    /// The moment of a swing, and what is thought of it.
    fn at(&self, swing: &Swing) -> (&Moment<G>, &Study<G>) {
        let place = swing.number - self.moments[0].number;
        (&self.moments[place], &self.studies[place])
    }
}

/// Why a record cannot be analysed. What others have hidden cannot be played again.
fn unread(source: &str, error: &ReadError, options: &Options, text: &Text) -> Failure {
    let line = source.lines().nth(error.line - 1).unwrap_or_default();
    let mut message = input::read_error(&options.file, error, text);
    if line.split(' ').any(|word| word == "?") {
        message = format!("{message} {}", text.say("analyse-hidden"));
    }
    Failure::Wrong(message)
}

/// The places of the moments that `K` or `K-L` asks for, of so many.
fn chosen(range: &str, count: usize, text: &Text) -> Result<RangeInclusive<usize>, Failure> {
    let (first, last) = range.split_once('-').unwrap_or((range, range));
    let number = |word: &str| word.parse().ok().filter(|n| (1..=count).contains(n));
    match (number(first), number(last)) {
        (Some(first), Some(last)) if first <= last => Ok(first - 1..=last - 1),
        _ => {
            let words = [
                ("found", harmless(range).into()),
                ("last", count.to_string().into()),
            ];
            Err(Failure::Called(text.say_with("error-entries", &words)))
        }
    }
}

fn write_new(file: &Path, picture: &str, text: &Text) -> Result<(), Failure> {
    fs::write(file, picture).map_err(|error| {
        let reason = [("reason", error.to_string().into())];
        let message = text.say_with("error-cannot-write", &reason);
        input::wrong(file, &message, text)
    })
}

/// A text of at most so many letters.
fn shortened(text: &str, letters: usize) -> String {
    if text.chars().count() > letters {
        text.chars().take(letters - 1).chain(['…']).collect()
    } else {
        text.to_owned()
    }
}
