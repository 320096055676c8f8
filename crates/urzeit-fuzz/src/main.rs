//! Gives everything that reads what others write what nobody should write. See the library.

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::Parser;
use urzeit_fuzz::{
    driver::{Cost, Driver, Finding},
    state::{Done, State},
    targets,
};

/// With all targets, each has its turn for so long.
const TURN: Duration = Duration::from_secs(20);

/// Where inputs are kept that were not taken well.
const FINDINGS: &str = "target/findings";

/// Gives what reads what others write what nobody should write.
#[derive(Parser)]
struct Task {
    /// A target, or `all`.
    target: String,
    /// How long in all.
    #[arg(long, default_value_t = 1.0)]
    minutes: f64,
    /// Where inputs come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Goes on where this file says, and says there how far it came.
    #[arg(long)]
    state: Option<PathBuf>,
    /// Begins with this number.
    #[arg(long)]
    from: Option<u64>,
    /// Ends after so many inputs of each target.
    #[arg(long)]
    count: Option<u64>,
    /// Gives the target this file and nothing else.
    #[arg(long)]
    repeat: Option<PathBuf>,
}

/// A target and what it has come to in this run.
struct Lane {
    driver: Driver,
    name: &'static str,
    done: Done,
    /// In this run.
    inputs: u64,
    dearest: Cost,
    slowest: Cost,
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let task = Task::parse();
    let chosen = |name: &&str| task.target == "all" || task.target == **name;
    let names: Vec<_> = targets::names().filter(chosen).collect();
    if names.is_empty() {
        let known: Vec<_> = targets::names().collect();
        return Err(format!("no such target; there are all, {}", known.join(", ")).into());
    }
    let open = |name| Driver::open(name, task.seed).ok_or("no such target");
    if let Some(path) = &task.repeat {
        let input = fs::read(path)?;
        let cost = open(names[0])?.attempt(&input)?;
        println!("{cost:?}");
        return Ok(ExitCode::SUCCESS);
    }
    let mut state = match &task.state {
        Some(path) => State::read(path)?,
        None => State::default(),
    };
    let mut lanes = Vec::new();
    for name in names {
        let mut done = state.done(name, task.seed);
        done.inputs = task.from.unwrap_or(done.inputs);
        lanes.push(Lane {
            driver: open(name)?,
            name,
            done,
            inputs: 0,
            dearest: Cost::default(),
            slowest: Cost::default(),
        });
    }
    let end = Instant::now() + Duration::try_from_secs_f64(task.minutes * 60.0)?;
    let mut findings = 0;
    loop {
        let mut idle = true;
        for lane in &mut lanes {
            if Instant::now() >= end || task.count.is_some_and(|count| lane.inputs >= count) {
                continue;
            }
            idle = false;
            for finding in lane.run(end.min(Instant::now() + TURN), task.count) {
                findings += 1;
                report(&finding)?;
            }
            state.note(lane.name, task.seed, lane.done);
            if let Some(path) = &task.state {
                state.write(path)?;
            }
        }
        if idle {
            break;
        }
    }
    for lane in &lanes {
        lane.tell();
    }
    println!("{findings} findings");
    Ok(match findings {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

impl Lane {
    fn run(&mut self, end: Instant, count: Option<u64>) -> Vec<Finding> {
        let began = Instant::now();
        let before = self.done.time;
        let mut findings = Vec::new();
        while Instant::now() < end && count.is_none_or(|count| self.inputs < count) {
            match self.driver.step(self.done.inputs) {
                Err(finding) => findings.push(*finding),
                Ok(cost) => {
                    if cost.memory > self.dearest.memory {
                        self.dearest = cost;
                    }
                    if cost.time > self.slowest.time {
                        self.slowest = cost;
                    }
                }
            }
            self.done.inputs += 1;
            self.inputs += 1;
            self.done.time = before + began.elapsed();
        }
        findings
    }

    fn tell(&self) {
        let Lane {
            name,
            done,
            inputs,
            dearest,
            slowest,
            ..
        } = self;
        println!(
            "{name:9} {inputs:8} inputs; ever: {:9} in {:.1} min; dearest {} bytes for {}, slowest {:?}",
            done.inputs,
            done.time.as_secs_f64() / 60.0,
            dearest.memory,
            dearest.length,
            slowest.time,
        );
    }
}

/// Keeps the input, and says how to see it again.
fn report(finding: &Finding) -> Result<(), Box<dyn Error>> {
    let Finding {
        target,
        seed,
        number,
        why,
        input,
        after,
    } = finding;
    fs::create_dir_all(FINDINGS)?;
    let path = Path::new(FINDINGS).join(format!("{target}-{seed}-{number}"));
    fs::write(&path, input)?;
    println!("{target}, seed {seed}, input {number}: {why}");
    match after {
        None => println!("again: urzeit-fuzz {target} --repeat {}", path.display()),
        Some(first) => {
            let count = number - first + 1;
            println!(
                "again: urzeit-fuzz {target} --seed {seed} --from {first} --count {count} --minutes 60"
            );
        }
    }
    Ok(())
}
