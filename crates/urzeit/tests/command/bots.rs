//! Bots from outside in the arena, good ones and bad ones; and `urzeit bot` itself.

use std::{
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use serde_json::Value;
use tempfile::TempDir;

use crate::run::{PROGRAM, program, urzeit, urzeit_reading, written};

/// A little shell program as a command line: all that bad bots need.
#[cfg(unix)]
fn sh(script: &str) -> String {
    assert!(!script.contains('"'));
    format!("sh -c \"{script}\"")
}

/// An arena of `random` with these bots: what it says in JSON.
fn arena(game: &str, bots: &[&str], more: &[&str]) -> Value {
    let mut arguments = vec!["arena", game, "--json", "--players", "random"];
    for bot in bots {
        arguments.extend(["--bot", bot]);
    }
    arguments.extend(more);
    serde_json::from_str(&urzeit(&arguments).ok()).unwrap()
}

/// What the arena says of its only bot: how often it sat and failed, and how it failed first.
#[cfg(unix)]
fn faults(script: &str, time: &str) -> (u64, u64, String) {
    let more = ["--games", "2", "--bot-time", time];
    let arena = arena("genesis", &[&sh(script)], &more);
    let bot = &arena["bots"][0];
    let number = |key: &str| bot[key].as_u64().unwrap();
    let kind = bot["first_fault"]["kind"].as_str().unwrap_or("none");
    (number("sittings"), number("faults"), kind.to_owned())
}

/// More milliseconds than any answer takes.
const LONG: &str = "20000";
const GENEROUS: [&str; 4] = ["--bot-time", LONG, "--games", "2"];

#[test]
fn our_own_players_are_good_bots() {
    for game in ["genesis", "lords", "ursuppe"] {
        let bot = format!("'{PROGRAM}' bot {game} beginner --seed 7");
        let arena = arena(game, &[&bot], &GENEROUS);
        let bot = &arena["bots"][0];
        assert_eq!(bot["player"], "urzeit beginner");
        assert_eq!(bot["faults"], 0, "{bot}");
        assert_eq!(bot["first_fault"], Value::Null);
        let ratings = arena["ratings"].as_array().unwrap();
        let rating = ratings
            .iter()
            .find(|rating| rating["player"] == "urzeit beginner");
        assert!(rating.unwrap()["thinking"]["answers"].as_u64().unwrap() > 20);
    }
}

/// Search keeps to the time that it is given, 20 ms, instead of the 5 s that its level takes.
#[test]
fn our_own_players_keep_to_their_time() {
    let bot = format!("'{PROGRAM}' bot genesis master");
    let arena = arena(
        "genesis",
        &[&bot],
        &["--games", "1", "--bot-time", "20", "--threads", "1"],
    );
    let ratings = arena["ratings"].as_array().unwrap();
    let rating = ratings
        .iter()
        .find(|rating| rating["player"] == "urzeit master");
    let thinking = &rating.unwrap()["thinking"];
    let mean = thinking["mean_ms"].as_f64().unwrap();
    assert!(mean > 1.0 && mean < 1000.0, "{thinking}");
}

#[test]
fn the_sample_bot_plays_every_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("There is no python3 here: the sample bot is not tested.");
        return;
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let bot = format!("python3 '{}'", file.display());
    for game in ["genesis", "lords", "ursuppe"] {
        // Twice the same: each gets a name of its own.
        let arena = arena(game, &[&bot, &bot], &GENEROUS);
        let bots = arena["bots"].as_array().unwrap();
        let names: Vec<_> = bots
            .iter()
            .map(|bot| bot["player"].as_str().unwrap())
            .collect();
        assert_eq!(names, ["Sample", "Sample 2"]);
        assert!(bots.iter().all(|bot| bot["faults"] == 0), "{bots:?}");
    }
}

#[test]
fn who_cannot_begin_stops_the_arena_before_its_first_game() {
    let refused = |bot: &str, language: &str, status| {
        let arguments = ["arena", "genesis", "--players", "random", "--bot", bot];
        urzeit(&[&arguments[..], &["--lang", language]].concat()).complaint(status)
    };
    for (bot, status, english, german) in [
        (
            "no-such-program-at-all x",
            1,
            "could not be started",
            "nicht starten",
        ),
        (
            &format!("'{PROGRAM}' --version")[..],
            1,
            "instead of “bot NAME”",
            "statt „bot NAME“",
        ),
        (
            &format!("'{PROGRAM}' bot lords nobody"),
            1,
            "exit status 2",
            "Rückgabewert 2",
        ),
        (
            "'half a quotation",
            2,
            "not a valid command line",
            "keine Befehlszeile",
        ),
        ("", 2, "not a valid command line", "keine Befehlszeile"),
    ] {
        let message = refused(bot, "en", status);
        assert!(message.contains(english), "{message}");
        let message = refused(bot, "de", status);
        assert!(message.contains(german), "{message}");
    }
}

#[test]
#[cfg(unix)]
fn bad_bots_fail_and_the_arena_goes_on() {
    let first_turn = "echo bot Bad; while read w r; do case $w in turn) break;; esac; done";
    for (after, kind) in [
        // Hangs.
        ("exec sleep 1000", "too-late"),
        ("exec sleep 1000 <&-", "too-late"),
        // Crashes.
        ("exit 3", "ended"),
        ("kill -9 $$", "ended"),
        // Closes its output and hangs.
        ("exec sleep 1000 >&-", "ended"),
        // Floods.
        ("exec yes", "too-much"),
        ("exec yes legal", "too-much"),
        ("exec tr '\\\\0' x </dev/zero", "line-too-long"),
        ("exec cat /dev/zero", "line-too-long"),
        ("printf '\\\\377\\\\n'; exec sleep 1000", "not-text"),
        // Answers what is no action, or no legal one.
        ("while :; do echo do dance; read x; done", "refused"),
        ("while :; do echo do end; read x; done", "refused"),
    ] {
        // Only a bot that hangs is waited for: on a busy machine everything takes its time.
        let time = if kind == "too-late" { "50" } else { LONG };
        let (sittings, faults, found) = faults(&format!("{first_turn}; {after}"), time);
        assert_eq!((sittings, faults, found.as_str()), (2, 2, kind), "{after}");
    }
}

/// A client that talks without listening is stopped; by which limit is a matter of moments.
#[test]
#[cfg(unix)]
fn who_speaks_unasked_is_stopped() {
    let (sittings, faults, kind) = faults("echo bot Rude; exec yes do end", LONG);
    assert_eq!((sittings, faults), (2, 2));
    assert!(["too-much", "refused"].contains(&kind.as_str()), "{kind}");
}

/// A bot that fails again and again does not hold the arena up for ever.
#[test]
#[cfg(unix)]
fn who_fails_too_often_is_given_up() {
    let folder = TempDir::new().unwrap();
    let starts = folder.path().join("starts");
    let script = format!("echo >>'{}'; echo bot Weak; read x", starts.display());
    let bot = sh(&script);
    let arguments = [
        "arena",
        "genesis",
        "--players",
        "random",
        "--bot",
        &bot,
        "--games",
        "30",
    ];
    let said = urzeit(&[&arguments[..], &["--threads", "1"]].concat()).ok();
    for part in [
        "failed 30 of the 30 times",
        "played at random in its place",
        "in game 1: It ended",
        "After 10 failures it was not started again.",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert_eq!(std::fs::read_to_string(starts).unwrap().lines().count(), 10);
}

/// Neither a bot nor what it has started outlives the arena.
#[test]
#[cfg(unix)]
fn nothing_is_left_behind() {
    let folder = TempDir::new().unwrap();
    let pids = folder.path().join("pids");
    let script = format!(
        "sleep 1000 & echo $! >>'{0}'; echo $$ >>'{0}'; echo bot Parent; sleep 1000",
        pids.display()
    );
    let more = ["--games", "2", "--bot-time", "1"];
    let arena = arena("genesis", &[&sh(&script)], &more);
    assert_eq!(arena["bots"][0]["faults"], 2);
    let pids = std::fs::read_to_string(pids).unwrap();
    assert!(pids.lines().count() >= 2, "{pids}");
    for pid in pids.lines() {
        assert!(ends(pid), "{pid} still runs");
    }
}

/// Does this process end soon? A zombie that nobody has buried counts as ended.
#[cfg(unix)]
fn ends(pid: &str) -> bool {
    let patience = Instant::now() + Duration::from_secs(10);
    while Instant::now() < patience {
        let state = Command::new("ps")
            .args(["-o", "stat=", "-p", pid])
            .output()
            .unwrap();
        let state = String::from_utf8(state.stdout).unwrap();
        if state.trim().is_empty() || state.starts_with('Z') {
            return true;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    false
}

/// An interrupted arena takes bots along that would not notice.
#[test]
#[cfg(unix)]
fn an_interrupted_arena_ends_its_bots() {
    let folder = TempDir::new().unwrap();
    let pid = folder.path().join("pid");
    let script = format!(
        "echo $$ >'{}'; echo bot Deaf; exec sleep 1000",
        pid.display()
    );
    let mut arena = program()
        .args([
            "arena",
            "genesis",
            "--players",
            "random",
            "--bot-time",
            "600000",
        ])
        .args(["--bot", &sh(&script)])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let patience = Instant::now() + Duration::from_secs(20);
    let bot = loop {
        let written = std::fs::read_to_string(&pid).unwrap_or_default();
        if written.ends_with('\n') {
            break written;
        }
        assert!(Instant::now() < patience);
        std::thread::sleep(Duration::from_millis(20));
    };
    let killed = Command::new("kill")
        .arg(arena.id().to_string())
        .status()
        .unwrap();
    assert!(killed.success());
    assert_eq!(arena.wait().unwrap().code(), Some(130));
    assert!(ends(bot.trim()), "{bot} still runs");
}

/// What bots complain of is kept if somebody wants it.
#[test]
#[cfg(unix)]
fn complaints_go_to_the_log() {
    let folder = TempDir::new().unwrap();
    let log = written(&folder, "log", "old");
    let bot = sh("echo something is wrong >&2; echo bot Loud; exit 1");
    let more = ["--games", "2", "--bot-log", &log];
    let arena = arena("genesis", &[&bot], &more);
    assert_eq!(arena["bots"][0]["faults"], 2);
    let complaints = std::fs::read_to_string(&log).unwrap();
    assert!(
        complaints.starts_with("something is wrong\n"),
        "{complaints}"
    );
}

/// `urzeit bot` answers a host line by line and says nothing else.
#[test]
fn a_bot_says_what_it_has_to_and_no_more() {
    let board = [".............."; 10].join("/");
    let position = format!("genesis reptile,human - {board} first 1 forest wild");
    let host = format!(
        "urzeit 1\nsomething new\ngame genesis\nyou 1\nposition {position}\nturn 5 10\n\
         position {position}\nresult 1 4 win\nbye\nturn 5 10\n"
    );
    let said = urzeit_reading(&host, &["bot", "genesis", "easy", "--seed", "1"]).ok();
    let lines: Vec<_> = said.lines().collect();
    assert_eq!(lines[..2], ["bot urzeit easy", "view"]);
    assert!(lines[2].starts_with("do place "), "{said}");
    assert_eq!(lines.len(), 3, "{said}");
    assert_eq!(
        urzeit_reading("", &["bot", "lords", "hard"]).ok(),
        "bot urzeit hard\n"
    );
    for line in [
        "urzeit 2",
        "game lords",
        "refused notation space z1",
        "error unknown-line",
    ] {
        let run = urzeit_reading(&format!("{line}\n"), &["bot", "genesis", "easy"]);
        let complaint = run.complaint_after_output(1);
        assert!(complaint.contains(line), "{complaint}");
    }
}
