//! Lets many worlds happen, or one aloud.

use std::{
    process::ExitCode,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};

use clap::Parser;
use urzeit_worlds::{Seen, run};

/// The server's tables in small worlds where everything that may break does.
#[derive(Parser)]
struct Options {
    /// The seed of the first world.
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// How many worlds, one seed after the other.
    #[arg(long, default_value_t = 10_000)]
    count: u64,
    /// Say everything that happens, one world after the other.
    #[arg(long)]
    trace: bool,
    /// Let so many happen at the same time; as many as there are processors, if not said.
    #[arg(long)]
    threads: Option<usize>,
}

/// One world in this many happens twice, to see that it is the same.
const TWICE: u64 = 16;

/// How many worlds between two lines about how far we are.
const REPORT: u64 = 10_000;

fn main() -> ExitCode {
    let options = Options::parse();
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let threads = if options.trace {
        1
    } else {
        options.threads.unwrap_or(cores)
    };
    let next = AtomicU64::new(options.from);
    let end = options.from.saturating_add(options.count);
    let all = Mutex::new((Seen::new(), 0_u64));
    let begin = Instant::now();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end {
                        return;
                    }
                    let (seen, wrong) = one(seed, options.trace);
                    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
                    for (what, count) in seen {
                        *all.0.entry(what).or_default() += count;
                    }
                    all.1 += u64::from(wrong);
                    if (seed + 1).is_multiple_of(REPORT) {
                        println!(
                            "{} worlds up to seed {seed}, {} wrong, {:.0} s",
                            seed + 1 - options.from,
                            all.1,
                            begin.elapsed().as_secs_f64()
                        );
                    }
                }
            });
        }
    });
    let (seen, wrong) = all.into_inner().unwrap_or_else(PoisonError::into_inner);
    for (what, count) in seen {
        println!("{count:>12} {what}");
    }
    println!(
        "{} worlds, {wrong} wrong, {:.1} s",
        options.count,
        begin.elapsed().as_secs_f64()
    );
    ExitCode::from(u8::from(wrong > 0))
}

/// One world, and sometimes once more. Says what came up, and whether something was wrong.
fn one(seed: u64, aloud: bool) -> (Seen, bool) {
    let world = run(seed, aloud);
    let mut wrong = world.wrong;
    if !aloud && seed.is_multiple_of(TWICE) && run(seed, false).trace != world.trace {
        wrong.get_or_insert_with(|| "the same seed gives another world".to_owned());
    }
    if let Some(wrong) = &wrong {
        eprintln!(
            "world {seed}: {wrong}\n    cargo run -p urzeit-worlds -- --from {seed} --count 1 --trace"
        );
    }
    (world.seen, wrong.is_some())
}
