//! `replay` for people, and with `--json` for programs.

use std::{ffi::OsStr, path::Path};

use serde_json::Value;

use crate::run::{HEAD, fixtures, fixtures_of, log_line, urzeit, urzeit_reading};

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

/// G-5.12 The scoring says where nothing is divided.
#[test]
fn replay_says_what_one_player_takes_whole() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/by-hand");
    let replay = |name: &str, language| {
        let path = folder.join(name);
        urzeit(&["replay", "--lang", language, path.to_str().unwrap()]).ok()
    };
    let second = replay("genesis-second-place-whole.urz", "en");
    let both = replay("genesis-both-places-whole.urz", "en");
    for (out, line) in [
        (
            &second,
            "  4  dinosaur, herd of 5 at b1: first place (G-5.5)\n",
        ),
        (
            &second,
            "  2  mammal, herd of 1 at a1: second place, tied only with the same player’s herds (G-5.12)\n",
        ),
        (
            &second,
            "  0  mammal, herd of 1 at d2: counted together with another herd of the same player (G-5.12)\n",
        ),
        (
            &both,
            " 18  mammal, herd of 2 at c1: both places, tied only with the same player’s herds (G-5.12)\n",
        ),
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
    let german = replay("genesis-both-places-whole.urz", "de");
    assert!(german.contains("gleichauf nur mit eigenen Herden (G-5.12)\n"));
}

#[test]
fn computer_players_are_named_in_the_language_of_the_reader() {
    let text = "urzeit 1\ngame genesis\nseat 1 reptile Ada\nseat 2 human computer easy\nlog\n";
    for (language, line) in [
        ("en", "Seat 2: human, computer easy\n"),
        ("de", "Platz 2: Mensch, Computer, leicht\n"),
        ("fr", "Place\u{a0}2\u{a0}: humain, ordinateur, facile\n"),
    ] {
        let out = urzeit_reading(text, &["replay", "--lang", language, "-"]).ok();
        assert!(out.contains(line), "{out}");
    }
}

#[test]
fn replay_shows_every_phase_and_board() {
    for (rest, expected) in [
        (
            "option board random\nlog\n",
            "The board has yet to be drawn.",
        ),
        ("log\n", "The start player has yet to be drawn."),
        ("log\n* start 2\n", "The human has yet to roll"),
        ("option start 2\nlog\n", "The human has yet to roll"),
        (
            "log\n* start 2\n* dice wild forest\n",
            "The human rolled wild and forest",
        ),
        (
            "log\n* start 2\n* dice wild forest\n2 place forest a1\n",
            "The human places a second tile to match the wild die",
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
    const KEYS: [&str; 13] = [
        "urzeit",
        "game",
        "rules",
        "seats",
        "options",
        "from",
        "log",
        "notes",
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

/// A picture that needs nothing else: no variable, no symbol that is not in it.
#[test]
fn replay_draws_the_board_of_every_game() {
    for (game, part) in [
        ("genesis", "class=\"tile\""),
        ("lords", "class=\"people "),
        ("ursuppe", "class=\"ladder-space"),
    ] {
        let (path, _, _) = fixtures_of(game).swap_remove(0);
        let path = path.to_str().unwrap();
        let svg = urzeit(&["replay", "--svg", path]).ok();
        assert!(svg.starts_with("<svg xmlns="), "{svg}");
        assert!(svg.ends_with("</svg>\n"), "{svg}");
        assert!(svg.contains(part), "{game}");
        assert!(svg.contains("<title id=\"title\">"), "{game}");
        assert!(!svg.contains("var("), "{game}");
        for used in svg.split("href=\"#").skip(1) {
            let name = used.split('"').next().unwrap();
            assert!(svg.contains(&format!("<symbol id=\"{name}\"")), "{name}");
        }
        let german = urzeit(&["replay", "--lang", "de", "--svg", path]).ok();
        assert_ne!(german, svg);
    }
    let wrong = urzeit(&["replay", "--svg", "--json", "x"]);
    assert_eq!(wrong.status, Some(2));
}
