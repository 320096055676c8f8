//! Many games on many cores, and how far they have come.

use std::{
    num::NonZero,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::text::Text;

/// How many cores there are.
pub(crate) fn available() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Does the same work on so many threads; it is up to them to share it.
pub(crate) fn on_threads<T: Send>(threads: usize, work: impl Fn() -> T + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(&work)).collect();
        let ended = workers
            .into_iter()
            .map(|worker| worker.join().expect("no game panics"));
        ended.collect()
    })
}

/// Plays games numbered from 0 on so many threads, each game on one. What they leave behind comes
/// in their order, whoever played them.
pub(crate) fn play_games<T: Send>(
    games: u64,
    threads: usize,
    play: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return played;
            }
            played.push((number, play(number)));
        }
    };
    let played = on_threads(threads, work).into_iter().flatten();
    let mut played: Vec<_> = played.collect();
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, left)| left).collect()
}

/// Shows how many games have been played: on standard error, and only where a person is
/// watching.
pub(crate) struct Progress {
    bar: ProgressBar,
    begin: Instant,
}

/// Runs shorter than this show no progress.
const PATIENCE: Duration = Duration::from_secs(1);

impl Progress {
    /// None of so many games has been played.
    pub(crate) fn new(games: u64, text: &Text) -> Progress {
        Progress::of(games, "progress", text)
    }

    /// The same of something else, with a text of this key.
    pub(crate) fn of(games: u64, key: &str, text: &Text) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
        let words = [("done", "{pos}".into()), ("games", "{len}".into())];
        let template = format!("{{bar:40}} {} {{eta}}", text.say_with(key, &words));
        Progress {
            bar: bar.with_style(ProgressStyle::with_template(&template).expect("a template")),
            begin: Instant::now(),
        }
    }

    /// Shows how many games have been played.
    pub(crate) fn show(&self, games: u64) {
        if self.begin.elapsed() > PATIENCE {
            self.bar.set_position(games);
        }
    }

    /// Clears the line.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
