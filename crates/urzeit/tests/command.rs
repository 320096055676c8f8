//! The command as people and scripts use it: the real program, its output, its messages, its
//! exit status.

#![allow(clippy::unwrap_used)]

use std::{
    collections::BTreeMap,
    ffi::OsStr,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use serde_json::Value;
use sha2::{Digest, Sha256};
use tempfile::TempDir;

const PROGRAM: &str = env!("CARGO_BIN_EXE_urzeit");

/// What a run of the program left behind.
#[derive(PartialEq, Eq, Debug)]
struct Run {
    out: String,
    error: String,
    status: Option<i32>,
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        Run {
            out: String::from_utf8(output.stdout).unwrap(),
            error: String::from_utf8(output.stderr).unwrap(),
            status: output.status.code(),
        }
    }
}

impl Run {
    /// What it printed, having succeeded without a word of complaint.
    fn ok(self) -> String {
        assert_eq!(
            (self.status, self.error.as_str()),
            (Some(0), ""),
            "{}",
            self.out
        );
        self.out
    }

    /// Its complaint, having printed nothing: one line, no matter what was wrong.
    fn complaint(self, status: i32) -> String {
        assert_eq!(self.out, "");
        self.complaint_after_output(status)
    }

    fn complaint_after_output(self, status: i32) -> String {
        assert_eq!(self.status, Some(status), "{}", self.error);
        assert!(self.error.starts_with("urzeit: "), "{}", self.error);
        assert_eq!(self.error.lines().count(), 1, "{}", self.error);
        assert!(!self.error.contains("panicked"), "{}", self.error);
        assert!(self.error.len() < 1500, "{}", self.error);
        self.error
    }
}

/// The program in English, whatever the environment says.
fn program() -> Command {
    let mut command = Command::new(PROGRAM);
    for variable in [
        "LC_ALL",
        "LC_MESSAGES",
        "NO_COLOR",
        "CLICOLOR",
        "CLICOLOR_FORCE",
    ] {
        command.env_remove(variable);
    }
    command.env("LANG", "en_GB.UTF-8");
    command
}

fn urzeit(arguments: &[impl AsRef<OsStr>]) -> Run {
    program().args(arguments).output().unwrap().into()
}

/// The program with something on its standard input.
fn urzeit_reading(input: &str, arguments: &[&str]) -> Run {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The program may have seen enough.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output.into()
}

/// A shell line with the program as `$0` and these arguments.
#[cfg(unix)]
fn shell(line: &str, arguments: &[&str]) -> Run {
    Command::new("sh")
        .args(["-c", line, PROGRAM])
        .args(arguments)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .output()
        .unwrap()
        .into()
}

/// The records of Genesis in the repository with their traces.
fn fixtures() -> Vec<(PathBuf, String, String)> {
    fixtures_of("genesis")
}

fn fixtures_of(game: &str) -> Vec<(PathBuf, String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures")
        .join(game);
    let mut fixtures = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "urz") {
            let record = fs::read_to_string(&path).unwrap();
            let trace = fs::read_to_string(path.with_extension("trace")).unwrap();
            fixtures.push((path, record, trace));
        }
    }
    fixtures.sort();
    assert!(fixtures.len() >= 7);
    fixtures
}

fn written(folder: &TempDir, name: &str, text: impl AsRef<[u8]>) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

fn trace(text: &str) -> Run {
    urzeit_reading(text, &["replay", "--trace", "-"])
}

fn joined<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn traces_agree_byte_for_byte() {
    let games = ["genesis", "lords", "ursuppe"];
    for (path, record, expected) in games.into_iter().flat_map(fixtures_of) {
        let file = path.to_str().unwrap();
        assert_eq!(
            urzeit(&["replay", "--trace", file]).ok(),
            expected,
            "{file}"
        );
        assert_eq!(trace(&record).ok(), expected, "from standard input");
    }
}

#[test]
fn traces_have_results_whether_or_not_the_file_has_them() {
    let (_, record, expected) = fixtures().swap_remove(0);
    let is_result = |line: &&str| line.starts_with("result ");
    let results = joined(expected.lines().filter(is_result));
    assert_eq!(results.lines().count(), 2);
    let without = joined(record.lines().filter(|line| !is_result(line)));
    assert_eq!(trace(&without).ok(), expected);
    assert_eq!(trace(&(without.clone() + &results)).ok(), expected);
    assert_eq!(
        trace(&format!("{without}# the end\n\n{results}")).ok(),
        expected
    );
    assert_eq!(
        trace(without.trim_end()).ok(),
        expected,
        "without a last line end"
    );
}

/// The entries of a record begin after this line.
fn log_line(record: &str) -> usize {
    record.lines().position(|line| line == "log").unwrap() + 1
}

#[test]
fn an_unfinished_record_ends_with_its_last_entry() {
    for (_, record, expected) in fixtures() {
        for entries in [0, 1, 2, 3, 10, 51] {
            let part = joined(record.lines().take(log_line(&record) + entries));
            let last = part.lines().last().unwrap().to_owned();
            let out = trace(&part).ok();
            assert!(expected.starts_with(&out));
            assert_eq!(
                out.lines().filter(|line| !line.starts_with('?')).count(),
                entries
            );
            if entries > 0 {
                assert_eq!(out.lines().last(), Some(last.as_str()));
            }
        }
    }
}

/// What the trace of a record is up to, and without, the entry with this number.
fn trace_before(trace: &str, entry: usize) -> String {
    let mut seen = 0;
    let mut lines = Vec::new();
    for line in trace.lines() {
        if !line.starts_with('?') {
            seen += 1;
        }
        lines.push(line);
        if seen == entry {
            break;
        }
    }
    if entry == 0 {
        String::new()
    } else {
        joined(lines.into_iter())
    }
}

#[test]
fn a_broken_line_stops_the_trace_after_the_last_accepted_entry() {
    let folder = TempDir::new().unwrap();
    for (_, record, expected) in fixtures().into_iter().take(4) {
        let log = log_line(&record);
        for entry in [0, 1, 2, 7, 40] {
            let broken = record
                .lines()
                .enumerate()
                .map(|(n, line)| match n == log + entry {
                    // Out of play for two, and never due as the very next chance.
                    true => "2 place forest n10",
                    false => line,
                });
            let file = written(&folder, "broken.urz", joined(broken));
            let run = urzeit(&["replay", "--trace", &file]);
            assert_eq!(run.out, trace_before(&expected, entry), "entry {entry}");
            let message = run.complaint_after_output(1);
            let place = format!("{file}, line {}: ", log + entry + 1);
            assert!(message.contains(&place), "{message}");
            assert!(message.contains("(G-"), "the rule: {message}");
            assert!(message.contains("2 place forest n10"), "{message}");
        }
    }
}

#[test]
fn a_line_that_cannot_be_read_stops_the_trace_too() {
    let (_, record, expected) = fixtures().swap_remove(0);
    let broken = record.replacen("place", "Place", 1);
    let run = trace(&broken);
    assert_eq!(run.out, trace_before(&expected, 2));
    let message = run.complaint_after_output(1);
    assert!(message.contains("<stdin>, line 8: "), "{message}");
    assert!(
        message.contains("place TERRAIN SPACE"),
        "what would be right: {message}"
    );
}

/// The trace stops after the last accepted entry, also where that one ended the game.
#[test]
fn an_entry_after_the_end_stops_the_trace() {
    let (_, record, expected) = fixtures().swap_remove(0);
    let entries = joined(record.lines().filter(|line| !line.starts_with("result ")));
    let run = trace(&(entries + "* dice wild wild\n"));
    let upto = joined(expected.lines().filter(|line| !line.starts_with("result ")));
    let out = run.out.clone();
    assert!(run.complaint_after_output(1).contains("(G-4.1)"));
    let added = out.strip_prefix(&upto).unwrap();
    assert_eq!(added, "", "nothing follows the last accepted entry");
}

#[test]
fn wrong_results_are_refused() {
    let (_, record, expected) = fixtures().swap_remove(0);
    let entries = joined(record.lines().filter(|line| !line.starts_with("result ")));
    let line = entries.lines().count() + 1;
    let right = expected
        .lines()
        .find(|line| line.starts_with("result 1"))
        .unwrap();
    let run = trace(&(entries + "result 1 1000 win\n"));
    assert!(expected.starts_with(&run.out));
    let message = run.complaint_after_output(1);
    assert!(message.contains(&format!("line {line}: ")), "{message}");
    assert!(message.contains(right), "{message}");
}

/// `legal` agrees with the digests in the traces.
#[test]
fn legal_lists_every_legal_entry_sorted() {
    for (_, record, expected) in fixtures() {
        let log = log_line(&record);
        let lines: Vec<_> = expected.lines().collect();
        let mut entry = 0;
        let mut listed = 0;
        for pair in lines.windows(2) {
            if pair[0].starts_with('?') {
                // Listing all of them would take long: the first, and some later ones.
                if listed > 0 && entry % 37 > 1 {
                    continue;
                }
                listed += 1;
                let part = joined(record.lines().take(log + entry));
                let out = urzeit_reading(&part, &["legal", "-"]).ok();
                let [_, seat, count, digest] = pair[0].split(' ').collect::<Vec<_>>()[..] else {
                    panic!("{}", pair[0]);
                };
                assert_eq!(out.lines().count().to_string(), count);
                assert!(out.lines().is_sorted());
                assert!(out.lines().any(|line| line == pair[1]), "{}", pair[1]);
                let prefix = format!("{seat} ");
                let actions = joined(out.lines().map(|line| line.strip_prefix(&prefix).unwrap()));
                let hash = Sha256::digest(actions);
                let hex: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
                assert_eq!(&hex[..16], digest, "{}", pair[1]);
            } else {
                entry += 1;
            }
        }
        assert!(listed > 2);
    }
}

const HEAD: &str = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\n";

#[test]
fn legal_names_the_chance_that_is_due() {
    for (rest, expected) in [
        ("log\n", "* start\n"),
        ("log\n* start 2\n", "* dice\n"),
        ("option board random\nlog\n", "* board\n"),
    ] {
        let text = format!("{HEAD}{rest}");
        assert_eq!(urzeit_reading(&text, &["legal", "-"]).ok(), expected);
    }
    for (path, ..) in fixtures() {
        assert_eq!(
            urzeit(&[OsStr::new("legal"), path.as_os_str()]).ok(),
            "",
            "over"
        );
    }
    let broken = format!("{HEAD}log\n1 end\n");
    let message = urzeit_reading(&broken, &["legal", "-"]).complaint(1);
    assert!(
        message.contains("line 6: ") && message.contains("G-2.3"),
        "{message}"
    );
}

#[test]
fn replay_shows_board_scoring_and_result() {
    let (path, _, expected) = fixtures().swap_remove(0);
    let out = urzeit(&[OsStr::new("replay"), path.as_os_str()]).ok();
    assert!(!out.contains('\u{1b}'), "no colours in a pipe");
    for part in [
        "Genesis, 2 players",
        "Scoring",
        "Winner: ",
        "G-5.7",
        "\ngenesis dinosaur,human - ",
    ] {
        assert!(out.contains(part), "{part}\n{out}");
    }
    for (row, line) in out.lines().skip(3).take(10).enumerate() {
        assert!(
            line.trim_start().starts_with(&(row + 1).to_string()),
            "{line}"
        );
    }
    let winner = expected
        .lines()
        .find(|line| line.ends_with(" win"))
        .unwrap();
    let points = winner.split(' ').nth(2).unwrap();
    assert!(out.contains(&format!("{points} points")), "{out}");
    // With or without colours it reads the same.
    let colored = urzeit(&["replay", "--color", "always", path.to_str().unwrap()]).ok();
    assert!(colored.contains("\u{1b}["));
    let mut plain = String::new();
    for (n, part) in colored.split('\u{1b}').enumerate() {
        plain.push_str(if n == 0 {
            part
        } else {
            part.split_once('m').unwrap().1
        });
    }
    assert_eq!(plain, out);
    let never = urzeit(&["replay", "--color", "never", path.to_str().unwrap()]).ok();
    assert_eq!(never, out);
}

#[test]
fn replay_shows_every_phase_and_board() {
    for (rest, expected) in [
        ("option board random\nlog\n", "The board is to be drawn."),
        ("log\n", "The start player is to be drawn."),
        ("log\n* start 2\n", "The human is to roll"),
        (
            "log\n* start 2\n* dice wild forest\n",
            "The human rolled wild and forest",
        ),
        (
            "log\n* start 2\n* dice wild forest\n2 place forest a1\n",
            "The human places a second tile for the die that shows wild",
        ),
    ] {
        let text = format!("{HEAD}{rest}");
        let out = urzeit_reading(&text, &["replay", "-"]).ok();
        assert!(out.contains(expected), "{expected}\n{out}");
        let german = urzeit_reading(&text, &["replay", "--lang", "de", "-"]).ok();
        assert_ne!(german, out);
    }
    for (path, ..) in fixtures() {
        for language in ["en", "de"] {
            let out = urzeit(&["replay", "--lang", language, path.to_str().unwrap()]).ok();
            assert!(!out.contains(['{', '}']), "a text lacks something: {out}");
        }
    }
}

/// Row A of Lords of Creation has 6 hexes, row F 11: all lines end where their hexes do,
/// whether a count has two digits or three.
#[test]
fn the_hexagon_stays_one_with_many_people() {
    let (path, ..) = fixtures_of("lords").swap_remove(1);
    let few = urzeit(&[OsStr::new("replay"), path.as_os_str()]).ok();
    let position = few.lines().find(|line| line.starts_with("lords ")).unwrap();
    assert!(position.contains("hR10*"), "{position}");
    let many = position
        .replacen(" - ", " people_per_player=150 ", 1)
        .replacen("hR10*", "hR110*", 1);
    let record = format!(
        "urzeit 1\ngame lords\nseat 1 red\nseat 2 blue\noption people_per_player 150\n\
         from {many}\nlog\n"
    );
    let many = urzeit_reading(&record, &["replay", "-"]).ok();
    assert!(many.contains(" hR110a "), "{many}");
    for (out, cell) in [(few, 6), (many, 8)] {
        let rows = out.lines().skip_while(|line| !line.starts_with("A "));
        for (row, line) in rows.take(11).enumerate() {
            let shorter = row.abs_diff(5);
            let indent = shorter * cell / 2;
            assert_eq!(line.len(), 1 + indent + (11 - shorter) * cell, "{line}");
            assert!(line[1..].starts_with(&" ".repeat(indent + 1)), "{line}");
        }
    }
}

#[test]
fn replay_stops_at_a_refused_entry() {
    let text = format!("{HEAD}log\n* start 2\n* dice wild forest\n2 place forest n10\n2 end\n");
    let run = urzeit_reading(&text, &["replay", "-"]);
    assert!(
        run.out.contains("The human rolled wild and forest"),
        "{}",
        run.out
    );
    let message = run.complaint_after_output(1);
    for part in [
        "<stdin>, line 8: ",
        "2 place forest n10",
        "G-",
        "2 place forest ",
    ] {
        assert!(message.contains(part), "{part}: {message}");
    }
}

#[test]
fn json_is_json() {
    const KEYS: [&str; 12] = [
        "urzeit",
        "game",
        "rules",
        "seats",
        "options",
        "from",
        "log",
        "position",
        "waits_for",
        "result",
        "genesis",
        "stopped",
    ];
    for (path, record, expected) in fixtures() {
        let out = urzeit(&["replay", "--json", path.to_str().unwrap()]).ok();
        assert!(out.ends_with("}\n") && !out.contains('\u{1b}'));
        let json: Value = serde_json::from_str(&out).unwrap();
        let keys: Vec<_> = json.as_object().unwrap().keys().collect();
        assert_eq!(keys, KEYS);
        assert_eq!(json["urzeit"], 1);
        assert_eq!(json["game"], "genesis");
        assert_eq!(json["waits_for"]["kind"], "nothing");
        assert_eq!(json["stopped"], Value::Null);
        let log: Vec<_> = json["log"]
            .as_array()
            .unwrap()
            .iter()
            .map(|e| e.as_str().unwrap())
            .collect();
        let entries = record.lines().skip(log_line(&record));
        let entries: Vec<_> = entries
            .filter(|line| !line.starts_with("result "))
            .collect();
        assert_eq!(log, entries);
        let results = json["result"].as_array().unwrap().iter().map(|result| {
            let outcome = result["outcome"].as_str().unwrap();
            format!("result {} {} {outcome}\n", result["seat"], result["points"])
        });
        assert!(expected.ends_with(&results.collect::<String>()));
        let areas = json["genesis"]["areas"].as_array().unwrap();
        let mut points = vec![0; json["seats"].as_array().unwrap().len()];
        for herd in areas
            .iter()
            .flat_map(|area| area["herds"].as_array().unwrap())
        {
            let seat = herd["seat"].as_u64().unwrap() as usize;
            points[seat - 1] += herd["points"].as_u64().unwrap();
        }
        assert_eq!(
            json["genesis"]["points"],
            Value::from(points),
            "the breakdown adds up"
        );
    }
    let broken = format!("{HEAD}log\n* start 2\n2 end\n");
    let run = urzeit_reading(&broken, &["replay", "--json", "-"]);
    let json: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(json["stopped"]["line"], 7);
    assert_eq!(json["result"], Value::Null);
    assert_eq!(json["waits_for"]["outcome"], "dice");
    run.complaint_after_output(1);
}

/// The files of a folder, by name.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    entries
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read_to_string(entry.path()).unwrap())
        })
        .collect()
}

fn simulate(folder: &Path, arguments: &[&str]) -> Run {
    let fixed = ["simulate", "genesis", "--out", folder.to_str().unwrap()];
    urzeit(&[&fixed, arguments].concat())
}

#[test]
fn simulate_repeats_itself() {
    let folder = TempDir::new().unwrap();
    let run = |name: &str, arguments: &[&str]| {
        let folder = folder.path().join(name);
        let out = simulate(&folder, arguments).ok();
        // All but the speed and the folder.
        let lines = out.lines().count() - 2;
        (files(&folder), joined(out.lines().take(lines)))
    };
    let (one, said) = run("one", &["--games", "150", "--seed", "7"]);
    let (two, said_again) = run("two", &["--games", "150", "--seed", "7"]);
    assert_eq!(one, two);
    assert_eq!(said, said_again);
    let (other, _) = run("other", &["--games", "150", "--seed", "8"]);
    assert_eq!(
        one.keys().collect::<Vec<_>>(),
        other.keys().collect::<Vec<_>>()
    );
    assert!(one.iter().all(|(name, record)| other[name] != *record));
    assert_eq!(one.len(), 150);
    assert_eq!(one.keys().next().unwrap(), "genesis-001.urz");
    let mut games: Vec<_> = one.values().collect();
    games.sort();
    games.dedup();
    assert_eq!(games.len(), 150, "no game twice");
}

#[cfg(target_os = "linux")]
#[test]
fn simulate_does_not_depend_on_the_number_of_cores() {
    let folder = TempDir::new().unwrap();
    let many = folder.path().join("many");
    simulate(&many, &["--games", "150", "--seed", "3"]).ok();
    let single = folder.path().join("single");
    let line = "if command -v taskset > /dev/null; then exec taskset -c 0 \"$0\" \"$@\"; fi; exec \"$0\" \"$@\"";
    let out = single.to_str().unwrap();
    let run = shell(
        line,
        &[
            "simulate", "genesis", "--games", "150", "--seed", "3", "--out", out,
        ],
    );
    run.ok();
    assert_eq!(files(&many), files(&single));
}

#[test]
fn simulated_games_replay() {
    let folder = TempDir::new().unwrap();
    let mut n = 0;
    for players in ["2", "3", "4"] {
        for option in [
            "board=random",
            "tiles_per_terrain=16",
            "end=finish_turn",
            "ties=own_place",
        ] {
            n += 1;
            let out = folder.path().join(n.to_string());
            let arguments = ["--games", "2", "--players", players, "--option", option];
            let said = simulate(&out, &arguments).ok();
            assert!(
                said.contains(&format!("{players} players: 2 random games, seed 1")),
                "{said}"
            );
            for (name, record) in files(&out) {
                let (key, value) = option.split_once('=').unwrap();
                assert!(
                    record.contains(&format!("\noption {key} {value}\n")),
                    "{record}"
                );
                let results = record
                    .lines()
                    .filter(|line| line.starts_with("result "))
                    .count();
                assert_eq!(results.to_string(), players);
                let file = out.join(name);
                urzeit(&["replay", "--trace", file.to_str().unwrap()]).ok();
            }
        }
    }
}

#[test]
fn simulate_overwrites_nothing() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("deep/down");
    simulate(&out, &["--games", "3"]).ok();
    let before = files(&out);
    let message = simulate(&out, &["--games", "3", "--seed", "2"]).complaint(1);
    assert!(message.contains("genesis-1.urz"), "{message}");
    assert_eq!(files(&out), before);
    // A file where the folder should be.
    let file = written(&folder, "file", "");
    simulate(Path::new(&file), &["--games", "1"]).complaint(1);
    assert_eq!(fs::read_to_string(&file).unwrap(), "");
}

#[test]
fn wrong_calls_exit_with_2() {
    for arguments in [
        &["dance"][..],
        &["replay"],
        &["legal"],
        &["simulate"],
        &["--loud"],
        &["replay", "--loud", "x"],
        &["replay", "x", "y"],
        &["replay", "--json", "--trace", "x"],
        &["replay", "--color", "pink", "x"],
        &["replay", "--color"],
        &["replay", "--trace", "--trace", "x"],
        &["legal", "--json", "x"],
        &["simulate", "chess"],
        &["simulate", "Genesis"],
        &["simulate", "genesis", "--games", "0"],
        &["simulate", "genesis", "--games", "-1"],
        &["simulate", "genesis", "--games", "many"],
        &["simulate", "genesis", "--games", "1.5"],
        &["simulate", "genesis", "--seed", "x"],
        &["simulate", "genesis", "--seed", "18446744073709551616"],
        &["simulate", "genesis", "--players", "0"],
        &["simulate", "genesis", "--players", "1"],
        &["simulate", "genesis", "--players", "5"],
        &["simulate", "genesis", "--players", "255"],
        &["simulate", "genesis", "--players", "256"],
        &["simulate", "genesis", "--option", "ties"],
        &["simulate", "genesis", "--option", "ties=nobody"],
        &["simulate", "genesis", "--option", "moon=full"],
        &[
            "simulate",
            "genesis",
            "--option",
            "ties=herds",
            "--option",
            "ties=players",
        ],
        &["simulate", "genesis", "--option", "board=..."],
        &["simulate", "genesis", "--option", "="],
        &["simulate", "genesis", "--option"],
    ] {
        let english = urzeit(arguments).complaint(2);
        let german = program()
            .args(arguments)
            .env("LANG", "de_DE.UTF-8")
            .output()
            .unwrap();
        let german = Run::from(german).complaint(2);
        assert_ne!(english, german, "{arguments:?}");
    }
    urzeit(&["--lang", "fr", "replay", "x"]).complaint(2);
}

#[test]
fn help_reads_in_both_languages() {
    let help = urzeit(&["--help"]).ok();
    assert_eq!(
        urzeit(&[""; 0]).ok(),
        help,
        "who asks for nothing gets help"
    );
    for arguments in [
        &["--help"][..],
        &["-h"],
        &["replay", "--help"],
        &["legal", "-h"],
        &["simulate", "--help"],
    ] {
        let english = urzeit(arguments).ok();
        let german = urzeit(&[arguments, &["--lang", "de"]].concat());
        // A flag after `--help` is read as well, because help has a language.
        let german = german.ok();
        assert!(english.contains("Usage: urzeit"), "{english}");
        assert!(german.contains("Aufruf: urzeit"), "{german}");
        assert!(
            !german.contains("Usage") && !german.contains("Options:"),
            "{german}"
        );
    }
    assert_eq!(
        urzeit(&["--version"]).ok(),
        format!("urzeit {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn the_language_comes_from_the_flag_or_the_environment() {
    let run = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = program();
        command.env_remove("LANG").envs(variables.iter().copied());
        let run: Run = command.args(arguments).output().unwrap().into();
        run.complaint(1)
    };
    let file = "no-such-file.urz";
    let english = run(&[], &["replay", file]);
    assert!(english.contains("There is no such file"), "{english}");
    let german = run(&[("LANG", "de_AT.UTF-8")], &["replay", file]);
    assert!(german.contains("Diese Datei gibt es nicht"), "{german}");
    for (variables, arguments, expected) in [
        (
            &[("LANG", "fr_FR.UTF-8")][..],
            &["replay", file][..],
            &english,
        ),
        (&[("LANG", "C")], &["replay", file], &english),
        (
            &[("LANG", "en_US"), ("LC_ALL", "de_DE")],
            &["replay", file],
            &german,
        ),
        (
            &[("LANG", "de_DE"), ("LC_MESSAGES", "en_US")],
            &["replay", file],
            &english,
        ),
        (
            &[("LANG", "de_DE"), ("LC_ALL", "")],
            &["replay", file],
            &german,
        ),
        (
            &[("LANG", "de_DE")],
            &["--lang", "en", "replay", file],
            &english,
        ),
        (
            &[("LANG", "de_DE")],
            &["replay", file, "--lang=en"],
            &english,
        ),
        (&[], &["replay", "--lang", "de", file], &german),
    ] {
        assert_eq!(
            &run(variables, arguments),
            expected,
            "{variables:?} {arguments:?}"
        );
    }
}

/// A record for every kind of mistake, with the line of it.
fn mistakes() -> Vec<(String, usize)> {
    let rows = ["vvvvvvvvvvvvvv"; 10].join("/");
    let row = |land: &str| rows.replacen(&"v".repeat(land.len()), land, 1);
    let position =
        |land: &str, phase: &str| format!("genesis reptile,human - {} {phase}", row(land));
    let full = row("...");
    let finished =
        format!("option board {full}\nlog\n* start 1\n* dice wild wild\n1 place forest b1\n");
    let turn = "log\n* start 1\n* dice forest mountain\n";
    let mut all = vec![
        (String::new(), 1),
        ("urzeit 2\n".to_owned(), 1),
        ("urzeit 1\r\ngame genesis\r\n".to_owned(), 1),
        ("urzeit 1\ngame chess\n".to_owned(), 2),
        ("urzeit 1\ngame genesis\nlog\n".to_owned(), 3),
        ("urzeit 1\ngame genesis\nseat 1 human\nlog\n".to_owned(), 4),
    ];
    let with_head = [
        ("", 5),
        ("seat 3 mammal\tRudi\nlog\n", 5),
        ("seat 3 mammal \u{202e}\u{1b}[2J\nlog\n", 5),
        ("seat 2 mammal\nlog\n", 5),
        ("seat 4 mammal\nlog\n", 5),
        ("seat 3 red\nlog\n", 5),
        ("seat 3 human\nlog\n", 5),
        ("option moon full\nlog\n", 5),
        ("option ties nobody\nlog\n", 5),
        (&format!("option board {rows}\nlog\n"), 5),
        ("option end immediate\noption end immediate\nlog\n", 6),
        ("colour blue\nlog\n", 5),
        ("table a\nlog\n", 6),
        ("commitment xy\nlog\n", 5),
        ("from nothing\nlog\n", 5),
        (&format!("from {}\nlog\n", position("...", "over")), 5),
        (&format!("from {}\nlog\n", position("..", "roll 1")), 5),
        (&format!("from {}\nlog\n", position("...", "roll 3")), 5),
        (
            &format!("from {}\nlog\n", position("...", "second 1 wild")),
            5,
        ),
        (
            &format!(
                "from {}\nlog\n",
                position("...", "start").replace("reptile,human", "human,reptile")
            ),
            5,
        ),
        (
            &format!(
                "from {}\nlog\n",
                position("...", "start").replace("human", "reptile")
            ),
            5,
        ),
        ("log\n1 end\n", 6),
        ("log\n* dice wild wild\n", 6),
        ("log\n* start 3\n", 6),
        ("log\n* start 1\n1 place forest a1\n", 7),
        ("option board random\nlog\n1 end\n", 7),
        ("option board random\nlog\n* start 1\n", 7),
        (&format!("option board random\nlog\n* board {full}\n"), 7),
        (&format!("{turn}* dice wild wild\n"), 8),
        (&format!("{turn}2 place forest a1\n"), 8),
        (&format!("{turn}1 end\n"), 8),
        (&format!("{turn}1 place forest d1\n"), 8),
        (&format!("{turn}1 place forest l1\n"), 8),
        (
            &format!("{turn}1 place forest a1\n1 place mountain a1\n"),
            9,
        ),
        (&format!("{turn}1 place forest a1\n1 place forest a2\n"), 9),
        (&format!("{turn}1 place tundra a1\n"), 8),
        (&format!("{turn}1 place\n"), 8),
        (&format!("{turn}1 place forest a1 now\n"), 8),
        (&format!("{turn}1  place forest a1\n"), 8),
        (&format!("{turn}! redo 1\n"), 8),
        (&format!("{turn}! undo x\n"), 8),
        (&format!("{turn}result 1 0 draw\n"), 8),
        (&format!("{finished}1 end\n"), 10),
        (&format!("{finished}result 1 1 win\n"), 10),
        (&format!("{finished}result 1 0 draw\n"), 11),
        (
            &format!("{finished}result 1 0 draw\nresult 2 0 draw\nresult 3 0 draw\n"),
            12,
        ),
        (&format!("log\n{}\n", "x".repeat(100_000)), 6),
    ];
    all.extend(with_head.map(|(rest, line)| (format!("{HEAD}{rest}"), line)));
    all
}

#[test]
fn every_mistake_has_a_message_in_both_languages() {
    for (record, line) in mistakes() {
        let english = urzeit_reading(&record, &["legal", "-"]).complaint(1);
        let german = urzeit_reading(&record, &["--lang", "de", "legal", "-"]).complaint(1);
        let start = record.chars().take(400).collect::<String>();
        assert!(
            english.contains(&format!("<stdin>, line {line}: ")),
            "{english}{start}"
        );
        assert!(
            german.contains(&format!("<stdin>, Zeile {line}: ")),
            "{german}{start}"
        );
        for message in [&english, &german] {
            let texts_are_whole = !message.contains(['{', '}', '\u{1b}']);
            assert!(texts_are_whole, "{message}");
        }
        let words = |message: &str| message.split_once(": ").unwrap().1.to_owned();
        assert_ne!(words(&english), words(&german));
        let traced = urzeit_reading(&record, &["replay", "--trace", "-"]);
        assert_eq!(
            traced.complaint_after_output(1),
            english,
            "every command says the same"
        );
    }
}

#[test]
fn files_that_are_no_records() {
    let folder = TempDir::new().unwrap();
    let missing = folder
        .path()
        .join("missing.urz")
        .to_str()
        .unwrap()
        .to_owned();
    let directory = folder.path().to_str().unwrap().to_owned();
    let empty = written(&folder, "empty", "");
    let elf = fs::read(PROGRAM).unwrap();
    let binary = written(&folder, "binary", &elf[..4096.min(elf.len())]);
    let latin = written(
        &folder,
        "latin",
        b"urzeit 1\ngame genesis\nseat 1 reptile J\xfcrgen\n",
    );
    let zeros = written(&folder, "zeros", [0; 1000]);
    for (file, expected) in [
        (&missing, "no such file"),
        (&directory, "cannot be read"),
        (&empty, "line 1: "),
        (&binary, ""),
        (&latin, "byte 39 is not UTF-8"),
        (&zeros, "line 1: "),
    ] {
        for command in [
            &["replay"][..],
            &["replay", "--trace"],
            &["replay", "--json"],
            &["legal"],
        ] {
            let message = urzeit(&[command, &[file.as_str()]].concat()).complaint(1);
            assert!(message.starts_with(&format!("urzeit: {file}")), "{message}");
            assert!(message.contains(expected), "{message}");
        }
    }
    let message = urzeit_reading("", &["replay", "-"]).complaint(1);
    assert!(message.contains("<stdin>, line 1: "), "{message}");
}

/// A program that reads what it is given without end runs out of this memory.
#[cfg(unix)]
#[test]
fn files_that_are_too_long_take_little_memory() {
    const LIMITED: &str = "ulimit -v 250000 && exec \"$0\" \"$@\"";
    let folder = TempDir::new().unwrap();
    let rubbish: Vec<u8> = (0..17_000_000u32)
        .map(|n| b'!' + (n.wrapping_mul(2_654_435_761) >> 26) as u8)
        .collect();
    let long = written(&folder, "long", &rubbish);
    // Below the limit of a record, as one line and as many.
    let line = written(&folder, "line", &rubbish[..16_000_000]);
    let mut lines = HEAD.as_bytes().to_vec();
    lines.extend_from_slice(b"log\n");
    lines.extend(
        rubbish[..15_000_000]
            .iter()
            .enumerate()
            .map(|(n, b)| if n % 20 == 0 { b'\n' } else { *b }),
    );
    let lines = written(&folder, "lines", &lines);
    let blank = written(&folder, "blank", vec![b'\n'; 16_000_000]);
    let name = format!(
        "urzeit 1\ngame genesis\nseat 1 reptile {}\nlog\n",
        "x".repeat(15_000_000)
    );
    let name = written(&folder, "name", name);
    let sparse = folder.path().join("sparse");
    fs::File::create(&sparse)
        .unwrap()
        .set_len(100_000_000)
        .unwrap();
    let sparse = sparse.to_str().unwrap();
    for file in [&long, &line, &lines, &blank, &name, sparse] {
        let message = shell(LIMITED, &["replay", "--trace", file]).complaint(1);
        assert!(message.starts_with(&format!("urzeit: {file}")), "{message}");
    }
    for file in [&long, sparse] {
        let message = shell(LIMITED, &["legal", file]).complaint(1);
        assert!(message.contains("longer than any record"), "{message}");
    }
    let endless = "ulimit -v 250000 && cat /dev/zero 2> /dev/null | \"$0\" legal -";
    shell(endless, &[]).complaint(1);
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_failure() {
    let (path, record, _) = fixtures().swap_remove(0);
    let folder = TempDir::new().unwrap();
    let unfinished = written(
        &folder,
        "part.urz",
        joined(record.lines().take(log_line(&record) + 2)),
    );
    let file = path.to_str().unwrap();
    for arguments in [
        &["replay", file][..],
        &["replay", "--trace", file],
        &["replay", "--json", file],
        &["legal", &unfinished],
        &["simulate", "genesis", "--games", "2"],
        &["--help"],
    ] {
        // The status of the program itself goes to standard error.
        let run = shell(
            "{ \"$0\" \"$@\"; echo \"status $?\" >&2; } | head -1 > /dev/null",
            arguments,
        );
        assert_eq!(
            (run.status, run.error.as_str()),
            (Some(0), "status 0\n"),
            "{arguments:?}"
        );
        let run = shell(
            "{ \"$0\" \"$@\"; echo \"status $?\" >&2; } | true",
            arguments,
        );
        assert_eq!(run.error, "status 0\n", "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure() {
    let (path, ..) = fixtures().swap_remove(0);
    let file = path.to_str().unwrap();
    for arguments in [
        &["replay", file][..],
        &["replay", "--trace", file],
        &["replay", "--json", file],
        &["simulate", "genesis", "--games", "2"],
    ] {
        shell("exec \"$0\" \"$@\" > /dev/full", arguments).complaint(1);
    }
}
