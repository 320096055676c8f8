//! Headers that are refused: openings, seats, options, versions of the rules, line ends.

use urzeit_rules::{
    Game, Genesis, Seat, SetupError,
    record::{GAMES, Problem, game_of},
};

use super::{
    HEAD, Meant, TINY, error, finished, is_extra, is_key_missing, is_key_twice, is_missing,
    is_spacing, is_unknown, is_unreadable, refused,
};

#[test]
fn an_opening_that_is_none() {
    fn is_none(problem: &Problem) -> bool {
        matches!(problem, Problem::NotARecord { .. })
    }
    refused(&[
        ("", 1, is_none),
        ("\n\n# nothing\n", 4, is_none),
        ("urzeit 2\ngame genesis\nlog\n", 1, is_none),
        ("urzeit\ngame genesis\nlog\n", 1, is_none),
        ("urzeit 01\ngame genesis\nlog\n", 1, is_none),
        ("urzeit 1 \ngame genesis\nlog\n", 1, is_none),
        (" urzeit 1\ngame genesis\nlog\n", 1, is_none),
        ("Urzeit 1\ngame genesis\nlog\n", 1, is_none),
        ("\u{feff}urzeit 1\ngame genesis\nlog\n", 1, is_none),
        ("# a comment\n\ngame genesis\n", 3, is_none),
        ("{\"urzeit\": 1}", 1, is_none),
    ]);
    refused(&[
        ("urzeit 1\n", 2, is_missing),
        ("urzeit 1\ngame\nlog\n", 2, is_missing),
        ("urzeit 1\ngame chess\nlog\n", 2, is_unknown),
        ("urzeit 1\ngame Genesis\nlog\n", 2, is_unknown),
        ("urzeit 1\ngame genesis 2\nlog\n", 2, is_extra),
        ("urzeit 1\ngame  genesis\nlog\n", 2, is_spacing),
        ("urzeit 1\nseat 1 reptile\ngame genesis\n", 2, is_unknown),
        ("urzeit 1\nlog\n", 2, is_unknown),
    ]);
    for text in ["", "urzeit 1\n", "urzeit 1\ngame chess\n"] {
        assert_eq!(game_of(text).unwrap_err(), error(text));
    }
    assert!(GAMES.contains(&"genesis"));
}

#[test]
fn a_header_that_is_none() {
    let head = |rest: &str| format!("{HEAD}{rest}");
    for (rest, line, is_meant) in [
        ("", 5, is_key_missing as Meant),
        ("option ties players\n", 6, is_key_missing),
        ("players 2\nlog\n", 5, is_unknown),
        ("Log\n", 5, is_unknown),
        ("log now\n", 5, is_extra),
        ("log \n", 5, is_spacing),
        (" log\n", 5, is_spacing),
        ("* start 1\n", 5, is_unknown),
        ("game genesis\nlog\n", 5, is_unreadable),
        ("urzeit 1\nlog\n", 5, is_unreadable),
        // Seats.
        ("seat\nlog\n", 5, is_missing),
        ("seat 3\nlog\n", 5, is_missing),
        ("seat 03 mammal\nlog\n", 5, is_unknown),
        ("seat 0 mammal\nlog\n", 5, is_unknown),
        ("seat 7 mammal\nlog\n", 5, is_unknown),
        ("seat three mammal\nlog\n", 5, is_unknown),
        ("seat 3  mammal\nlog\n", 5, is_spacing),
        ("seat 3 mammal \nlog\n", 5, is_spacing),
        ("seat 3 mammal  Rudi\nlog\n", 5, is_spacing),
        ("seat 3 mammal Rudi \nlog\n", 5, is_spacing),
        ("seat 3 mammal Rudi  Ratlos\nlog\n", 5, is_spacing),
        ("seat 2 mammal\nlog\n", 5, is_key_twice),
        ("seat 4 mammal\nlog\n", 5, is_key_missing),
        ("# x\n\nseat 4 mammal\nlog\n", 7, is_key_missing),
        // Options.
        ("option\nlog\n", 5, is_missing),
        ("option ties\nlog\n", 5, is_missing),
        ("option ties players now\nlog\n", 5, is_extra),
        ("option  ties players\nlog\n", 5, is_spacing),
        ("option ties players \nlog\n", 5, is_spacing),
        (
            "option ties players\noption ties players\nlog\n",
            6,
            is_key_twice,
        ),
        (
            "option ties herds\noption end immediate\noption ties players\nlog\n",
            7,
            is_key_twice,
        ),
        // Versions of the rules.
        ("rules\nlog\n", 5, is_missing),
        ("rules 0\nlog\n", 5, is_unknown),
        ("rules 01\nlog\n", 5, is_unknown),
        ("rules +1\nlog\n", 5, is_unknown),
        ("rules -1\nlog\n", 5, is_unknown),
        ("rules 4294967296\nlog\n", 5, is_unknown),
        ("rules 1 2\nlog\n", 5, is_extra),
        ("rules 1\nrules 1\nlog\n", 6, is_key_twice),
    ] {
        refused(&[(&head(rest), line, is_meant)]);
    }
}

#[test]
fn the_last_line_end_plays_no_part_in_what_is_missing() {
    // One past the last line, whether or not that line has its end.
    for text in [HEAD, HEAD.trim_end()] {
        assert_eq!(error(text).line, 5, "{text:?}");
    }
    for text in ["urzeit 1\n", "urzeit 1"] {
        assert_eq!(error(text).line, 2, "{text:?}");
    }
    let one_result = finished() + "result 1 0 draw";
    for text in [one_result.clone() + "\n", one_result] {
        assert_eq!(error(&text).line, 11, "{text:?}");
    }
}

#[test]
fn a_setup_that_the_rules_refuse() {
    let setup_error = |text: &str| {
        let error = error(text);
        match *error.problem {
            Problem::Setup(problem) => (error.line, problem),
            other => panic!("{text}\n{other:?}"),
        }
    };
    let (line, problem) = setup_error("urzeit 1\ngame genesis\nlog\n");
    assert!(matches!(problem, SetupError::Players { found: 0, .. }));
    assert_eq!(line, 3, "where they are missing");
    let (_, problem) = setup_error("urzeit 1\ngame genesis\nseat 1 human\nlog\n");
    assert!(matches!(problem, SetupError::Players { found: 1, .. }));
    let five: String = (1..=5).map(|n| format!("seat {n} human\n")).collect();
    let (_, problem) = setup_error(&format!("urzeit 1\ngame genesis\n{five}log\n"));
    assert!(matches!(
        problem,
        SetupError::Players {
            found: 5,
            rule: "G-2.1",
            ..
        }
    ));

    let (line, problem) = setup_error("urzeit 1\ngame genesis\nseat 2 red\nseat 1 human\nlog\n");
    assert_eq!(line, 3);
    assert!(matches!(problem, SetupError::UnknownWho { seat, .. } if seat == Seat::at(1)));
    let (line, problem) = setup_error(&format!("{HEAD}seat 3 reptile\nlog\n"));
    assert_eq!(line, 5);
    assert!(matches!(problem, SetupError::SameWho { seat, .. } if seat == Seat::at(2)));
    let (line, problem) = setup_error(&format!("{HEAD}# x\noption moon full\nlog\n"));
    assert_eq!(line, 6);
    assert!(matches!(problem, SetupError::UnknownOption { key, .. } if key == "moon"));

    let short = TINY.replacen("...", "..", 1);
    let small = TINY.replacen("...", "..v", 1);
    let long = format!("{TINY}/vvvvvvvvvvvvvv");
    for (option, value) in [
        ("ties", "nobody"),
        ("end", "soon"),
        ("start", "0"),
        ("tiles_per_terrain", "14"),
        ("tiles_per_terrain", "013"),
        ("board", "gondwana"),
        ("board", &short),
        ("board", &long),
        ("board", &TINY.replacen('.', "x", 1)),
    ] {
        let text = format!("{HEAD}option {option} {value}\nlog\n");
        let (line, problem) = setup_error(&text);
        assert_eq!(line, 5, "{option} {value}");
        assert!(
            matches!(&problem, SetupError::Value { option: spec, found } if spec.key == option && found == value),
            "{problem:?}"
        );
    }
    let (line, problem) = setup_error(&format!("{HEAD}option start 3\nlog\n"));
    assert_eq!(line, 5);
    assert!(
        matches!(problem, SetupError::Refused { rule: "G-2.3", .. }),
        "{problem:?}"
    );
    let (line, problem) = setup_error(&format!(
        "{HEAD}option end immediate\noption board {small}\nlog\n"
    ));
    assert_eq!(line, 6);
    assert!(
        matches!(problem, SetupError::Refused { rule: "G-1.5", .. }),
        "{problem:?}"
    );
}

#[test]
fn rules_that_are_too_new() {
    let text = format!("{HEAD}option ties players\nrules 2\nlog\n* start 1\n");
    let error = error(&text);
    assert_eq!(
        *error.problem,
        Problem::RulesVersion {
            found: 2,
            known: Genesis::RULES
        }
    );
    assert_eq!(error.line, 6, "the line that names them");
}

#[test]
fn line_ends_and_control_characters() {
    fn is_return(problem: &Problem) -> bool {
        matches!(problem, Problem::CarriageReturn)
    }
    fn is_control(problem: &Problem) -> bool {
        matches!(problem, Problem::ControlCharacter)
    }
    let windows = format!("{HEAD}log\n").replace('\n', "\r\n");
    refused(&[
        (&windows, 1, is_return),
        (&format!("{HEAD}\r\nlog\n"), 5, is_return),
        (&format!("{HEAD}log\n* start 1\r\n"), 6, is_return),
        (&format!("{HEAD}log\n* start 1\r"), 6, is_return),
        (&format!("{HEAD}log\r* start 1\n"), 5, is_control),
        (&format!("{HEAD}log\n* start\t1\n"), 6, is_control),
        (
            &format!("{HEAD}seat 3 mammal \u{1b}[31mred\nlog\n"),
            5,
            is_control,
        ),
        (&format!("{HEAD}seat 3 mammal nul\0\nlog\n"), 5, is_control),
        (&format!("{HEAD}seat 3 mammal \u{85}\nlog\n"), 5, is_control),
        ("\0\0\0\0", 1, is_control),
        ("\u{7f}ELF", 1, is_control),
    ]);
}

/// A header is read in time that grows with its length, not with its square: ten times as many lines would
/// take a hundred times as long. The shortest of several times is compared, whatever else the machine does.
#[test]
fn a_header_of_many_options_is_refused_quickly() {
    let time = |options: usize| {
        let lines: String = (0..options).map(|n| format!("option o{n} v\n")).collect();
        let text = format!("{HEAD}{lines}log\n");
        let times = (0..5).map(|_| {
            let begin = std::time::Instant::now();
            error(&text);
            begin.elapsed()
        });
        times.min().unwrap()
    };
    let (short, long) = (time(6_000), time(60_000));
    assert!(
        long < short * 40,
        "{long:?} for ten times what took {short:?}"
    );
}
