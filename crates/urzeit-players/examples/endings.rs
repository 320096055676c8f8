//! How far the end of Genesis can be solved, and how well each level plays it: the figures of
//! `docs/players.md`.
//!
//! ```text
//! endings games 2 0 900 500 8 > positions.txt   seats, which games, iterations of `master`, most vacant spaces
//! endings reach positions.txt 2500000            steps
//! endings measure positions.txt results.txt easy hard master:10000      levels, with the most iterations
//! ```
//!
//! `games` and `measure` count iterations, so that they find the same on every machine, however busy;
//! `measure` goes on from the results that it finds.

use std::{
    collections::BTreeMap,
    error::Error,
    fs::{self, OpenOptions},
    io::Write,
    ops::Range,
    sync::Arc,
    time::Instant,
};

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_players::{Knowledge, Level, Mind, Pace, Player, Worth, contest};
use urzeit_rules::{Game, Genesis, Setup as _, Turn, View, Viewer, genesis::Setup};

/// The steps in which `measure` solves a position: about a second on a core.
const STEPS: u32 = 2_500_000;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["games", seats, first, end, iterations, vacant] => play(
            seats.parse()?,
            first.parse()?..end.parse()?,
            iterations.parse()?,
            vacant.parse()?,
        ),
        ["reach", file, steps] => reach(&positions(file)?, steps.parse()?),
        ["measure", file, results, ref levels @ ..] if !levels.is_empty() => {
            let levels: Result<Vec<_>, _> = levels.iter().map(|word| asked(word)).collect();
            measure(&positions(file)?, results, &levels?)
        }
        _ => Err(
            "games SEATS FIRST END ITERATIONS VACANT, reach FILE STEPS, or measure FILE RESULTS LEVEL…"
                .into(),
        ),
    }
}

fn positions(file: &str) -> Result<Vec<Genesis>, Box<dyn Error>> {
    let text = fs::read_to_string(file)?;
    let read = |line: &str| {
        let position = line.parse::<Genesis>();
        position.map_err(|error| format!("{error:?}: {line}").into())
    };
    text.lines().map(read).collect()
}

/// Prints the choices of `master` near the end of games against itself. It solves nothing.
fn play(
    seats: usize,
    games: Range<u64>,
    iterations: u32,
    vacant: usize,
) -> Result<(), Box<dyn Error>> {
    let knowledge = Arc::new(Knowledge::<Genesis>::learned());
    let setup = Setup::read(&Setup::usual_who(Some(seats), &[]), &[])?;
    for game in games {
        let player = |seat| Player::new(Level::Master, Arc::clone(&knowledge), game * 10 + seat);
        let mut players: Vec<_> = (0..seats as u64)
            .map(|seat| player(seat).only_searching())
            .collect();
        contest::play(
            Genesis::new(&setup),
            |seat, view| players[seat.index()].choose(view, Pace::Iterations(iterations)),
            &mut Xoshiro256PlusPlus::seed_from_u64(game),
            |position: &Genesis, _| {
                let is_choice = matches!(position.turn(), Turn::Player(_));
                if is_choice && position.vacant().len() <= vacant {
                    println!("{position}");
                }
            },
        );
    }
    Ok(())
}

/// Prints how many positions can be solved, by the number of vacant spaces.
fn reach(positions: &[Genesis], steps: u32) -> Result<(), Box<dyn Error>> {
    let mut rows: BTreeMap<usize, Vec<Option<u32>>> = BTreeMap::new();
    let (begin, mut all) = (Instant::now(), 0);
    for position in positions {
        let solved = position.solve(steps).map(|solution| solution.steps);
        all += u64::from(solved.unwrap_or(steps));
        rows.entry(position.vacant().len())
            .or_default()
            .push(solved);
    }
    println!("| vacant spaces | positions | solved | steps, median | most |");
    println!("|---|---|---|---|---|");
    for (vacant, row) in rows {
        let mut solved: Vec<u32> = row.iter().copied().flatten().collect();
        solved.sort_unstable();
        let share = 100.0 * solved.len() as f64 / row.len() as f64;
        let median = solved.get(solved.len() / 2).copied().unwrap_or(0);
        let most = solved.last().copied().unwrap_or(0);
        println!(
            "| {vacant} | {} | {share:.1} % | {median} | {most} |",
            row.len()
        );
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("{all} steps in {seconds:.1} s");
    Ok(())
}

/// A level and its most iterations: `hard`, or `master:10000`.
fn asked(word: &str) -> Result<(Level, u32), Box<dyn Error>> {
    Ok(match word.split_once(':') {
        Some((level, iterations)) => (level.parse()?, iterations.parse()?),
        None => (word.parse()?, u32::MAX),
    })
}

/// Asks levels, which solve nothing, and compares each answer with the solution. For every position a line is
/// written to the results: what the worst action loses, then what each level's answer loses. Positions that
/// have their line are not looked at again.
fn measure(
    positions: &[Genesis],
    results: &str,
    levels: &[(Level, u32)],
) -> Result<(), Box<dyn Error>> {
    let knowledge = Arc::new(Knowledge::<Genesis>::learned());
    let known = fs::read_to_string(results).unwrap_or_default();
    let mut file = OpenOptions::new().create(true).append(true).open(results)?;
    let rest = positions.iter().enumerate().skip(known.lines().count());
    for (number, position) in rest {
        let (Turn::Player(seat), Some(solution)) = (position.turn(), position.solve(STEPS)) else {
            writeln!(file, "unsolved")?;
            continue;
        };
        let view = View::of(position, Viewer::Seat(seat));
        let loss = |(_, worth): &(_, Worth)| worth.loss(&solution.worth, seat);
        let worst = solution.options.iter().map(loss).fold(0.0, f64::max);
        let mut line = worst.to_string();
        for &(level, iterations) in levels {
            let player = Player::new(level, Arc::clone(&knowledge), number as u64);
            let pace = Pace::Iterations(iterations);
            let chosen = player.only_searching().choose(&view, pace);
            let mut options = solution.options.iter();
            let option = options.find(|(action, _)| Some(*action) == chosen);
            line += &format!(" {}", loss(option.ok_or("no legal action is chosen")?));
        }
        writeln!(file, "{line}")?;
    }
    summarise(&fs::read_to_string(results)?, levels)
}

/// Prints how often nothing was lost, and how much on average: in all positions, and in those in which
/// something could be lost.
fn summarise(results: &str, levels: &[(Level, u32)]) -> Result<(), Box<dyn Error>> {
    let mut solved: Vec<Vec<f64>> = Vec::new();
    for line in results.lines().filter(|line| *line != "unsolved") {
        let losses: Result<_, _> = line.split(' ').map(str::parse).collect();
        solved.push(losses?);
    }
    println!(
        "{} positions, {} solved",
        results.lines().count(),
        solved.len()
    );
    println!("| level | positions | optimal | mean loss |\n|---|---|---|---|");
    for (place, (level, _)) in (1..).zip(levels) {
        let matter = |row: &&Vec<f64>| row[0] > 0.0;
        let all: Vec<f64> = solved.iter().map(|row| row[place]).collect();
        let some: Vec<f64> = solved.iter().filter(matter).map(|row| row[place]).collect();
        for losses in [all, some] {
            let n = losses.len() as f64;
            let best = losses.iter().filter(|&&loss| loss == 0.0).count() as f64;
            let mean = losses.iter().sum::<f64>() / n;
            let squares: f64 = losses.iter().map(|loss| (loss - mean).powi(2)).sum();
            let error = 1.96 * (squares / (n - 1.0) / n).sqrt();
            let [share, low, high] =
                [best / n, wilson(best / n, n)[0], wilson(best / n, n)[1]].map(|part| 100.0 * part);
            let [mean, error] = [100.0 * mean, 100.0 * error];
            println!(
                "| {level} | {n} | {share:.1} % ({low:.1} to {high:.1}) | {mean:.2} % (±{error:.2}) |"
            );
        }
    }
    Ok(())
}

/// Wilson's interval for 95 %.
fn wilson(share: f64, n: f64) -> [f64; 2] {
    const Z: f64 = 1.96;
    let middle = share + Z * Z / (2.0 * n);
    let width = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    [-1.0, 1.0].map(|side| (middle + side * width) / (1.0 + Z * Z / n))
}
