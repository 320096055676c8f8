//! What is right: records, positions, and everything that happened at tables.

use std::{fs, path::Path};

use rand::{Rng as _, RngExt as _};
use rand_chacha::rand_core::SeedableRng as _;
use urzeit_rules::{Game, Genesis, Lords, Record, Seat, Setup as _, Ursuppe, record::game_of};
use urzeit_table::{Awaits, Event, Host, Seed, Settings, Source, open};

use crate::{harness, mutate::one_of, target::Random};

/// A header of everything, and a game that begins in the middle.
const EVERYTHING: &str = "urzeit 1\ngame genesis\nseat 1 reptile The Lizards\nseat 2 human\n\
    seat 3 mammal\noption board random\noption tiles_per_terrain 16\noption start 3\n\
    option end finish_turn\noption ties own_place\nrules 1\ntable T-1\ncommitment 00ff\nbytes 1 ab\nbytes 2\nbytes 3 00\n\
    seed 0123\nlog\n\
    * board ..........t.t./.......v....../.v..v..t...t../.......v...v../.v.v.......v../\
    ............../...t..vt....../...t......v.../....t.t.t..t../.v............\n\
    ! undo 2\n* dice wild forest\n3 place forest a1\n3 end\n";

const FROM: &str = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\noption end finish_turn\n\
    from genesis reptile,human end=finish_turn Rf....HmHm....vvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/\
    ....vvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/\
    vvvvvvvvvvvvvv second 1 wild\nlog\n1 place savannah b1\n* dice wild wild\n2 place forest c1\n";

/// The records of the fixtures, whole and in part, and some of our own.
///
/// # Panics
/// If there are no fixtures.
pub(crate) fn records() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut records = vec![
        EVERYTHING.to_owned(),
        FROM.to_owned(),
        "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\nlog\n".to_owned(),
    ];
    for folder in sorted(&folder) {
        for path in sorted(&folder) {
            if path.extension().is_none_or(|extension| extension != "urz") {
                continue;
            }
            let text = fs::read_to_string(path).expect("fixtures can be read");
            records.push(
                text.lines()
                    .take(30)
                    .flat_map(|line| [line, "\n"])
                    .collect(),
            );
            records.extend(by_link(&text));
            records.push(text);
        }
    }
    records
}

/// A record whose chance is said to come from its players, whichever game it is.
fn by_link(text: &str) -> Option<String> {
    let (_, table) = text.split_once("\ntable ")?;
    let seed = text.lines().find(|line| line.starts_with("seed "))?;
    let table = format!("\ntable {}\n", table.lines().next()?);
    let text = text.replacen(&format!("{seed}\n"), "", 1);
    Some(text.replacen(&table, "\ntable link-0011223344556677\n", 1))
}

fn sorted(folder: &Path) -> Vec<std::path::PathBuf> {
    let files = fs::read_dir(folder).expect("there are fixtures");
    let mut files: Vec<_> = files.flatten().map(|file| file.path()).collect();
    files.sort();
    files
}

/// Positions of random games and of the fixtures, by game played.
///
/// # Panics
/// If a fixture is no record.
pub(crate) fn positions() -> Vec<Vec<String>> {
    fn of<G: Game>(text: &str) -> Vec<String> {
        let reading = Record::<G>::read(text).expect("fixtures are records");
        harness::positions_of_record(&reading.record)
    }
    let mut positions = Vec::new();
    for seed in 0..40 {
        let mut bytes = vec![0; 100 + seed];
        Random::seed_from_u64(seed as u64).fill_bytes(&mut bytes);
        positions.extend(harness::positions(&bytes));
    }
    for text in records().iter().filter(|text| text.contains("\nlog\n")) {
        positions.push(match game_of(text) {
            Ok(Genesis::NAME) => of::<Genesis>(text),
            Ok(Lords::NAME) => of::<Lords>(text),
            _ => of::<Ursuppe>(text),
        });
    }
    positions
}

/// A table as somebody may have stored it.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    /// What the players agree on.
    pub(crate) settings: String,
    /// The head of the record.
    pub(crate) header: String,
    /// What happened.
    pub(crate) events: Vec<String>,
    /// The latest snapshot.
    pub(crate) snapshot: String,
}

/// Where the chance of these tables comes from.
pub(crate) fn source() -> Source<String> {
    Source::Fair {
        table: "fuzzed".to_owned(),
        seed: Seed::new([7; 32]),
    }
}

/// Tables of all games at which much happened.
pub(crate) fn tables() -> Vec<Stored> {
    const SETTINGS: [&str; 3] = [
        "at-once any nothing",
        "confirm live 600000 5000 turn medium",
        "confirm slow 86400000 rest easy",
    ];
    let mut tables = Vec::new();
    for (number, settings) in (0..).zip(SETTINGS.iter().cycle().take(6)) {
        let mut random = Random::seed_from_u64(number);
        tables.push(played::<Genesis>(settings, &mut random));
        tables.push(played::<Lords>(settings, &mut random));
        tables.push(played::<Ursuppe>(settings, &mut random));
    }
    tables
}

fn played<G: Game>(settings: &str, random: &mut Random) -> Stored {
    // Fewer and more need options of their own in some games.
    let players = random.random_range(3..=4);
    let who: Vec<_> = G::WHO.iter().copied().take(players).collect();
    let setup = G::Setup::read(&who, &[]).expect("the usual setup is allowed");
    let header = urzeit_rules::record::Header::<G>::new(setup).to_string();
    let agreed: Settings = settings.parse().expect("settings are written so");
    let mut host = open(&header, agreed, source()).expect("a table opens");
    let mut stored = Stored {
        settings: settings.to_owned(),
        header,
        events: Vec::new(),
        snapshot: String::new(),
    };
    let mut now = 1_700_000_000_000;
    let steps = random.random_range(10..150);
    for _ in 0..steps {
        now += random.random_range(0..20_000);
        let event = happening(&*host, now, random);
        let before = host.snapshot_before(&event.deed);
        stored.snapshot = before.unwrap_or(stored.snapshot);
        if host.apply(&event).is_ok() {
            stored.events.push(event.to_string());
        }
        stored.snapshot = host.snapshot().unwrap_or(stored.snapshot);
    }
    stored
}

/// What somebody does at a table, mostly what it waits for.
fn happening(host: &dyn Host, now: u64, random: &mut Random) -> Event {
    let any = random.random_range(1..=host.players());
    let deed = match random.random_range(0..30) {
        0 => format!("undo {any} 1"),
        1 => format!("ask {any} {}", random.random_range(0..20)),
        2 => format!(
            "{} {any}",
            one_of(&["agree", "refuse", "return", "go-on"], random)
        ),
        3 => format!("stand-in {any} easy"),
        4 => format!("time-out {any}"),
        _ => match host.awaits() {
            Awaits::Players(seats) => match (seats.iter().next(), random.random_range(0..3)) {
                (Some(seat), 0) => format!("computer {seat} easy"),
                (Some(seat), _) => format!("sit {seat} 00ff Ada"),
                (None, _) => "begin".to_owned(),
            },
            Awaits::Begin => "begin".to_owned(),
            Awaits::Choices(seats) => {
                let seat = seats.iter().next().unwrap_or(Seat::at(0));
                let choices = host.choices(seat);
                if choices.is_empty() {
                    format!("confirm {seat}")
                } else {
                    format!("{seat} {}", one_of(&choices, random))
                }
            }
            Awaits::Confirm(seat) => format!("confirm {seat}"),
            Awaits::Chance => return host.draw(now).expect("fair chance is drawn"),
            Awaits::Nothing => "close".to_owned(),
        },
    };
    let event = format!("{now} {deed}");
    event.parse().expect("it is written so")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_records_are_records() {
        fn whole<G: Game>(text: &str) {
            let reading = Record::<G>::read(text).unwrap();
            assert_eq!(reading.stopped, None, "{text}");
        }
        let records = records();
        let records = records.iter().filter(|text| text.starts_with("urzeit 1"));
        let mut count = 0;
        for text in records {
            count += 1;
            match game_of(text).unwrap() {
                Genesis::NAME => whole::<Genesis>(text),
                Lords::NAME => whole::<Lords>(text),
                _ => whole::<Ursuppe>(text),
            }
            harness::record(text.as_bytes());
        }
        assert!(count > 20, "{count}");
    }

    #[test]
    fn much_happens_at_the_tables() {
        let tables = tables();
        let events: Vec<_> = tables.iter().flat_map(|table| &table.events).collect();
        for word in [
            " undo ",
            " ask ",
            " stand-in ",
            " confirm ",
            " * ",
            " begin",
        ] {
            let found = events.iter().filter(|event| event.contains(word)).count();
            assert!(found > 0, "{word}");
        }
        assert!(
            tables
                .iter()
                .filter(|table| !table.snapshot.is_empty())
                .count()
                > 10
        );
    }
}
