//! Records: their canonical form, and every way in which a text can fail to be one.

#![allow(clippy::unwrap_used)]

use std::{fs, path::Path};

use urzeit_rules::{
    BadPosition, Game, Genesis, Lords, Record, Seat, Setup, SetupError, Turn, Unreadable, Ursuppe,
    record::{GAMES, Instead, Line, MAX_LINES, Problem, ReadError, game_of},
};

fn read(text: &str) -> Record<Genesis> {
    let reading = Record::<Genesis>::read(text).unwrap_or_else(|error| panic!("{text}{error:?}"));
    assert_eq!(reading.stopped, None, "{text}");
    reading.record
}

/// Why a text is refused, in its header or later.
fn error(text: &str) -> ReadError {
    match Record::<Genesis>::read(text) {
        Err(error) => error,
        Ok(reading) => {
            let printed = reading.record.to_string();
            reading
                .stopped
                .unwrap_or_else(|| panic!("this was accepted:\n{text}\nand reads\n{printed}"))
        }
    }
}

/// Is a problem the one that is meant?
type Meant = fn(&Problem) -> bool;

/// Every case is refused in this line for a reason of this kind.
fn refused(cases: &[(&str, usize, Meant)]) {
    for (text, line, is_meant) in cases {
        let error = error(text);
        assert!(is_meant(&error.problem), "{text}\n{error:?}");
        assert_eq!(error.line, *line, "{text}\n{error:?}");
    }
}

fn is_unknown(problem: &Problem) -> bool {
    matches!(problem, Problem::Unreadable(Unreadable::Unknown { .. }))
}

fn is_missing(problem: &Problem) -> bool {
    matches!(problem, Problem::Unreadable(Unreadable::Missing { .. }))
}

fn is_extra(problem: &Problem) -> bool {
    matches!(problem, Problem::Unreadable(Unreadable::Extra { .. }))
}

fn is_spacing(problem: &Problem) -> bool {
    matches!(problem, Problem::Unreadable(Unreadable::Spacing))
}

fn is_unreadable(problem: &Problem) -> bool {
    matches!(problem, Problem::Unreadable(_))
}

fn is_key_twice(problem: &Problem) -> bool {
    matches!(problem, Problem::KeyTwice { .. })
}

fn is_key_missing(problem: &Problem) -> bool {
    matches!(problem, Problem::KeyMissing { .. })
}

/// A header of two, in four lines.
const HEAD: &str = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\n";

/// A land of three spaces: one tile ends the game.
const TINY: &str = "...vvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/\
                    vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv";

/// A finished game of nine lines, without its results.
fn finished() -> String {
    format!("{HEAD}option board {TINY}\nlog\n* start 1\n* dice wild wild\n1 place forest b1\n")
}

#[test]
fn the_example_of_the_documents_is_canonical() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/records.md");
    let document = fs::read_to_string(file).unwrap();
    let example = document.split("```\n").nth(1).unwrap();
    assert!(example.starts_with("urzeit 1\n"));
    let record = read(example);
    assert_eq!(record.to_string(), example);
    assert_eq!(record.header().name(Seat::at(0)), "The Lizards");
    assert_eq!(record.header().name(Seat::at(1)), "");
    assert_eq!(record.header().rules(), 1);
    assert_eq!(record.entries().count(), 6);
    assert_eq!(record.position().turn(), Turn::Chance);
}

#[test]
fn fixtures_print_as_they_are() {
    fixtures_of::<Genesis>();
    fixtures_of::<Lords>();
    fixtures_of::<Ursuppe>();
}

fn fixtures_of<G: Game>() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures")
        .join(G::NAME);
    let read = |text: &str| {
        let reading = Record::<G>::read(text).unwrap();
        assert_eq!(reading.stopped, None);
        reading.record
    };
    let mut found = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "urz") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let record = read(&text);
        assert_eq!(game_of(&text), Ok(G::NAME));
        assert_eq!(record.position().turn(), Turn::Over, "{}", path.display());
        // A file may do without its results; printing writes them.
        let printed = record.to_string();
        let rest = printed.strip_prefix(&text).expect("all that the file has");
        assert!(
            rest.lines().all(|line| line.starts_with("result ")),
            "{rest}"
        );
        assert_eq!(read(&printed).to_string(), printed);
        found += 1;
    }
    assert!(found >= 7, "{found} fixtures");
}

#[test]
fn a_reader_accepts_what_a_printer_orders() {
    let canonical = "urzeit 1\ngame genesis\nseat 1 reptile The Lizards\nseat 2 human\n\
                     seat 3 mammal Übermut & Söhne\noption tiles_per_terrain 16\n\
                     option end finish_turn\noption ties own_place\nlog\n* start 3\n";
    assert_eq!(read(canonical).to_string(), canonical);
    for other in [
        // Seats and options in any order, options at their default.
        "urzeit 1\ngame genesis\noption ties own_place\nseat 3 mammal Übermut & Söhne\n\
         option end finish_turn\nseat 1 reptile The Lizards\noption board pangaea\nseat 2 human\n\
         option tiles_per_terrain 16\nlog\n* start 3\n",
        // Blank lines and comments; the last line end may be missing.
        "# by hand\n\nurzeit 1\n#\ngame genesis\n\nseat 1 reptile The Lizards\nseat 2 human\n\
         seat 3 mammal Übermut & Söhne\n# options\noption tiles_per_terrain 16\n\
         option end finish_turn\noption ties own_place\n\n\nlog\n# 1\n\n* start 3",
        // The version of the rules, where it need not be.
        "urzeit 1\ngame genesis\nseat 1 reptile The Lizards\nseat 2 human\n\
         seat 3 mammal Übermut & Söhne\noption tiles_per_terrain 16\noption end finish_turn\n\
         option ties own_place\nrules 1\nlog\n* start 3\n",
    ] {
        assert_eq!(read(other), read(canonical), "{other}");
        assert_eq!(read(other).to_string(), canonical, "{other}");
    }
}

#[test]
fn every_default_is_accepted_and_not_printed() {
    for (key, values) in [
        ("board", vec!["pangaea", "random", TINY]),
        ("tiles_per_terrain", vec!["13", "16"]),
        ("end", vec!["immediate", "finish_turn"]),
        ("ties", vec!["herds", "players", "own_place"]),
    ] {
        for (n, value) in values.iter().enumerate() {
            let text = format!("{HEAD}option {key} {value}\nlog\n");
            let printed = read(&text).to_string();
            if n == 0 {
                assert_eq!(printed, format!("{HEAD}log\n"), "{key}");
            } else {
                assert_eq!(printed, text, "{key}");
            }
        }
    }
    let keys: Vec<_> = Genesis::OPTIONS.iter().map(|option| option.key).collect();
    assert_eq!(keys, ["board", "tiles_per_terrain", "end", "ties"]);
}

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

#[test]
fn entries_that_cannot_be_read() {
    let log = |entry: &str| format!("{HEAD}log\n* start 1\n* dice wild wild\n{entry}\n");
    for (entry, is_meant) in [
        ("place forest a1", is_unknown as Meant),
        ("01 place forest a1", is_unknown),
        ("0 place forest a1", is_unknown),
        ("7 place forest a1", is_unknown),
        ("1", is_missing),
        ("1 place", is_missing),
        ("1 place forest", is_missing),
        ("1 place tundra a1", is_unknown),
        ("1 place forest a01", is_unknown),
        ("1 place forest o1", is_unknown),
        ("1 place a1 forest", is_unknown),
        ("1 place forest a1 now", is_extra),
        ("1  place forest a1", is_spacing),
        ("1 place  forest a1", is_spacing),
        ("1 place forest a1 ", is_spacing),
        (" 1 place forest a1", is_spacing),
        ("1 Place forest a1", is_unknown),
        ("1 pass", is_unknown),
        ("1 end now", is_extra),
        ("1 ", is_unreadable),
        ("*", is_missing),
        ("* ", is_unreadable),
        ("* dice", is_missing),
        ("* dice wild", is_missing),
        ("* dice wild 6", is_unknown),
        ("* dice wild wild wild", is_extra),
        ("* start one", is_unknown),
        ("* board x", is_unknown),
        ("*dice wild wild", is_unknown),
        ("log", is_unknown),
        ("option ties players", is_unknown),
        ("! undo", is_missing),
        ("! undo one", is_unknown),
        ("! undo 01", is_unknown),
        ("! undo -1", is_unknown),
        ("! undo 4294967296", is_unknown),
        ("! undo 1 2", is_extra),
        ("! redo 1", is_unknown),
        ("!  undo 1", is_spacing),
        ("!undo 1", is_unknown),
        ("!", is_unknown),
        ("? 1 393 0123456789abcdef", is_unknown),
    ] {
        let text = log(entry);
        let error = error(&text);
        assert!(is_meant(&error.problem), "“{entry}” {error:?}");
        assert_eq!(error.line, 8, "{entry}");
        let reading = Record::<Genesis>::read(&text).unwrap();
        assert_eq!(
            reading.record.entries().count(),
            2,
            "what stood before is kept"
        );
    }
}

/// The entry, rule, and what would have been accepted, of a refused entry.
fn refusal(text: &str) -> (usize, String, &'static str, Instead) {
    let error = error(text);
    match *error.problem {
        Problem::Refused {
            entry,
            rule,
            instead,
            ..
        } => (error.line, entry, rule, instead),
        other => panic!("{text}\n{other:?}"),
    }
}

#[test]
fn entries_out_of_turn() {
    let log = |entries: &str| format!("{HEAD}log\n{entries}\n");
    let (line, entry, rule, instead) = refusal(&log("* dice wild wild"));
    assert_eq!(
        (line, entry.as_str(), rule),
        (6, "* dice wild wild", "G-2.3")
    );
    assert_eq!(instead, Instead::Chance { kind: "start" });

    let (line, _, rule, instead) = refusal(&log("* start 1\n\n# here\n1 place forest a1"));
    assert_eq!((line, rule), (9, "G-3.1"));
    assert_eq!(instead, Instead::Chance { kind: "dice" });

    let entries = "* start 1\n* dice forest wild\n2 place forest a1";
    let (line, entry, rule, instead) = refusal(&log(entries));
    assert_eq!(
        (line, entry.as_str(), rule),
        (8, "2 place forest a1", "G-3.8")
    );
    assert_eq!(instead, Instead::Seats([Seat::at(0)].into_iter().collect()));

    // What a seat may choose is shown to that seat.
    let entries = "* start 1\n* dice forest wild\n1 place forest d1";
    let (.., instead) = refusal(&log(entries));
    let Instead::Choices { seat, count, like } = instead else {
        panic!("{instead:?}");
    };
    assert_eq!((seat, count), (Seat::at(0), 4 * 93));
    assert!((1..=10).contains(&like.len()));
    assert!(like.iter().all(|entry| entry.starts_with("1 ")), "{like:?}");

    let entries = "* start 1\n* dice forest wild\n1 place forest a1\n1 place forest a1";
    let (line, _, rule, instead) = refusal(&log(entries));
    assert_eq!((line, rule), (9, "G-3.5"));
    let Instead::Choices { like, .. } = instead else {
        panic!("{instead:?}");
    };
    assert!(
        like.iter()
            .all(|entry| entry.starts_with("1 place forest a")),
        "{like:?}"
    );

    let random = format!("{HEAD}option board random\nlog\n* start 1\n");
    let (line, _, rule, instead) = refusal(&random);
    assert_eq!((line, rule), (7, "G-1.5"));
    assert_eq!(instead, Instead::Chance { kind: "board" });
}

#[test]
fn entries_after_the_end() {
    for entry in [
        "* dice wild wild",
        "1 place forest a1",
        "1 end",
        "* start 1",
    ] {
        let (line, _, rule, instead) = refusal(&(finished() + entry));
        assert_eq!((line, rule), (10, "G-4.1"), "{entry}");
        assert_eq!(instead, Instead::Nothing);
    }
}

#[test]
fn a_refused_entry_keeps_what_stood_before() {
    let text = format!("{HEAD}log\n* start 1\n* dice forest wild\n1 place forest l1\n1 end\n");
    let reading = Record::<Genesis>::read(&text).unwrap();
    assert_eq!(reading.stopped.unwrap().line, 8);
    assert_eq!(
        reading.record,
        read(&format!("{HEAD}log\n* start 1\n* dice forest wild\n"))
    );
}

#[test]
fn results_are_checked() {
    let ok = finished() + "result 1 0 draw\nresult 2 0 draw\n";
    assert_eq!(read(&ok).to_string(), ok);
    assert_eq!(read(&finished()).to_string(), ok, "printing writes them");
    assert_eq!(read(&(ok.clone() + "\n# well played\n")).to_string(), ok);

    fn is_wrong(problem: &Problem) -> bool {
        matches!(problem, Problem::WrongResult { .. })
    }
    fn is_after(problem: &Problem) -> bool {
        matches!(problem, Problem::AfterResults)
    }
    fn is_early(problem: &Problem) -> bool {
        matches!(problem, Problem::ResultBeforeEnd)
    }
    for (results, line, is_meant) in [
        ("result 1 1 win\nresult 2 0 loss\n", 10, is_wrong as Meant),
        ("result 1 0 draw\nresult 2 0 loss\n", 11, is_wrong),
        ("result 2 0 draw\nresult 1 0 draw\n", 10, is_wrong),
        ("result 1 0\nresult 2 0\n", 10, is_wrong),
        ("result 1 00 draw\nresult 2 0 draw\n", 10, is_wrong),
        ("result 1 0 draw \nresult 2 0 draw\n", 10, is_wrong),
        ("result 1 0 draw\n* dice wild wild\n", 11, is_wrong),
        (
            "result 1 0 draw\nresult 2 0 draw\nresult 3 0 draw\n",
            12,
            is_after,
        ),
        (
            "result 1 0 draw\nresult 2 0 draw\nresult 1 0 draw\n",
            12,
            is_after,
        ),
        ("result 1 0 draw\nresult 2 0 draw\n1 end\n", 12, is_after),
    ] {
        refused(&[(&(finished() + results), line, is_meant)]);
    }
    let missing = error(&(finished() + "result 1 0 draw\n"));
    let expected = "result 2 0 draw".to_owned();
    assert_eq!(*missing.problem, Problem::ResultMissing { expected });
    assert_eq!(missing.line, 11);
    let wrong = error(&(finished() + "result 1 7 win\n"));
    let expected = "result 1 0 draw".to_owned();
    assert_eq!(*wrong.problem, Problem::WrongResult { expected });
    refused(&[
        (&format!("{HEAD}log\nresult 1 0 draw\n"), 6, is_early),
        (
            &format!("{HEAD}log\n* start 1\nresult 1 0 draw\n"),
            7,
            is_early,
        ),
    ]);
}

#[test]
fn undo_is_noted_and_ignored_by_the_rules() {
    let text = format!(
        "{HEAD}log\n! undo 0\n* start 2\n! undo 3\n* dice forest wild\n2 place forest c4\n\
         ! undo 4294967295\n2 end\n! undo 1\n"
    );
    let record = read(&text);
    assert_eq!(record.to_string(), text);
    assert_eq!(record.entries().count(), 4);
    assert_eq!(record.log().len(), 8);
    assert_eq!(record.log()[0], Line::Undo { outcomes: 0 });
    let without: String = text
        .lines()
        .filter(|l| !l.starts_with('!'))
        .map(|l| format!("{l}\n"))
        .collect();
    assert_eq!(record.position(), read(&without).position());
    let mut noted = read(&format!("{HEAD}log\n"));
    noted.note_undo(0);
    assert_eq!(noted.to_string(), format!("{HEAD}log\n! undo 0\n"));
    // Also after the end, before the results.
    let text = finished() + "! undo 2\nresult 1 0 draw\nresult 2 0 draw\n";
    assert_eq!(read(&text).to_string(), text);
}

/// A position whose land is the beginning of the first row; all else is blocked.
fn position(who: &str, options: &str, land: &str, phase: &str) -> String {
    let spaces = land.len() - land.matches(char::is_uppercase).count();
    let row = land.to_owned() + &"v".repeat(14 - spaces);
    let rows = TINY.replacen("...vvvvvvvvvvv", &row, 1);
    format!("genesis {who} {options} {rows} {phase}")
}

#[test]
fn a_game_can_begin_from_a_position() {
    let two = "reptile,human";
    let from = position(two, "-", "Rf...", "roll 2");
    let text = format!("{HEAD}from {from}\nlog\n* dice wild wild\n2 place forest c1\n");
    let record = read(&text);
    assert_eq!(record.header().from().unwrap().to_string(), from);
    assert_eq!(record.position().turn(), Turn::Over);
    let whole = text + "result 1 0 draw\nresult 2 0 draw\n";
    assert_eq!(record.to_string(), whole);
    assert_eq!(read(&whole), record);

    // From the end there is nothing to play.
    let over = position(two, "-", "RfRfRf", "over");
    let text = format!("{HEAD}from {over}\nlog\nresult 1 18 win\nresult 2 0 loss\n");
    assert_eq!(read(&text).to_string(), text);
    assert_eq!(
        refusal(&format!("{HEAD}from {over}\nlog\n1 end\n")).2,
        "G-4.1"
    );
}

#[test]
fn positions_that_are_none() {
    fn is_bad(problem: &Problem) -> bool {
        matches!(problem, Problem::Position(BadPosition::Unreadable(_)))
    }
    fn is_bad_setup(problem: &Problem) -> bool {
        matches!(problem, Problem::Position(BadPosition::Setup(_)))
    }
    fn is_broken(problem: &Problem) -> bool {
        matches!(problem, Problem::Position(BadPosition::Broken(_)))
    }
    fn does_not_fit(problem: &Problem) -> bool {
        matches!(problem, Problem::PositionDoesNotFit)
    }
    let two = "reptile,human";
    let good = position(two, "-", "...", "start");
    read(&format!("{HEAD}from {good}\nlog\n"));
    for (from, is_meant) in [
        // Not in the notation.
        ("nothing".to_owned(), is_bad as Meant),
        ("genesis".to_owned(), is_bad),
        (good.replace("genesis", "lords"), is_bad),
        (good.replace(" -", ""), is_bad),
        (good.replace(" start", ""), is_bad),
        (good.replace("start", "begin"), is_bad),
        (good.replace("start", "start 1"), is_bad),
        (good.replace("start", "roll"), is_bad),
        (good.replace("start", "roll 9"), is_bad),
        (good.replace("start", "first 1 wild"), is_bad),
        (good.replace("start", "second 1 red"), is_bad),
        (good.replace("start", "board"), is_bad),
        (format!("genesis {two} - - start"), is_bad),
        (good.replacen("...", "..", 1), is_bad),
        (good.replacen("...", "Rx..", 1), is_bad),
        (good.replacen("...", "Mf..", 1), is_bad),
        (good.replacen("...", "rf..", 1), is_bad),
        (good.replace(" -", " ties"), is_bad),
        (good.replace(" -", " "), is_bad),
        (good.replace(" -", "  -"), is_bad),
        (format!("{good} "), is_bad),
        (format!(" {good}"), is_bad),
        // Players or options that the rules refuse.
        (good.replace(two, "reptile"), is_bad_setup),
        (good.replace(two, "reptile,reptile"), is_bad_setup),
        (good.replace(two, "reptile,human,"), is_bad_setup),
        (good.replace(two, "reptile,red"), is_bad_setup),
        (good.replace(" -", " ties=nobody"), is_bad_setup),
        (good.replace(" -", " moon=full"), is_bad_setup),
        (
            good.replace(" -", " ties=players,ties=players"),
            is_bad_setup,
        ),
        (good.replace(" -", " board=pangaea"), is_bad_setup),
        // Not by the rules.
        (position(two, "-", "Rf...", "start"), is_broken),
        (position(two, "-", "..v", "start"), is_broken),
        (position(two, "-", "..v", "roll 1"), is_broken),
        (position(two, "-", "...", "roll 3"), is_broken),
        (position(two, "-", "...", "first 6 wild wild"), is_broken),
        (position(two, "-", "...", "second 1 wild"), is_broken),
        (position(two, "-", "...", "second 6 wild"), is_broken),
        (position(two, "-", "...", "over"), is_broken),
        (
            good.replacen("...vvvvvvvvvvv", "...vvvvvvvvvvRf", 1)
                .replace("start", "roll 1"),
            is_broken,
        ),
        // Another game than the header's.
        (good.replace(two, "human,reptile"), does_not_fit),
        (good.replace(two, "reptile,human,mammal"), does_not_fit),
        (good.replace(" -", " ties=players"), does_not_fit),
        (good.replace(" -", " tiles_per_terrain=16"), does_not_fit),
        (good.replace(" -", " end=finish_turn"), does_not_fit),
        (format!("genesis {two} - - board"), does_not_fit),
    ] {
        refused(&[(&format!("{HEAD}from {from}\n# x\nlog\n"), 5, is_meant)]);
    }
    refused(&[
        (&format!("{HEAD}from\nlog\n"), 5, is_missing),
        (
            &format!("{HEAD}from {good}\nfrom {good}\nlog\n"),
            6,
            is_key_twice,
        ),
    ]);
    let random = format!("{HEAD}option board random\nfrom genesis {two} - - board\nlog\n");
    assert_eq!(read(&random).to_string(), random);
}

const FAIR: &str =
    "table Urwald-7\ncommitment 00ff\nbytes 1 abcd\nbytes 2\nseed 0123456789abcdef\n";

#[test]
fn chance_that_can_be_checked() {
    let text = format!("{HEAD}{FAIR}log\n");
    let record = read(&text);
    assert_eq!(record.to_string(), text);
    let fairness = record.header().fairness().unwrap();
    assert_eq!(fairness.table, "Urwald-7");
    assert_eq!(fairness.commitment, "00ff");
    assert_eq!(fairness.bytes, ["abcd", ""]);
    assert_eq!(fairness.seed.as_deref(), Some("0123456789abcdef"));
    // The seed stays secret until the end.
    let secret = text.replace("seed 0123456789abcdef\n", "");
    assert_eq!(read(&secret).to_string(), secret);
    assert_eq!(read(&secret).header().fairness().unwrap().seed, None);
    assert_eq!(read(&format!("{HEAD}log\n")).header().fairness(), None);
}

#[test]
fn chance_that_cannot_be_checked() {
    for (missing, key) in [
        ("table Urwald-7\n", "table"),
        ("commitment 00ff\n", "commitment"),
        ("bytes 1 abcd\n", "bytes 1"),
        ("bytes 2\n", "bytes 2"),
    ] {
        let error = error(&format!("{HEAD}{}log\n", FAIR.replace(missing, "")));
        let key = key.to_owned();
        assert_eq!(*error.problem, Problem::KeyMissing { key });
    }
    for (line, is_meant) in [
        ("table", is_missing as Meant),
        ("table a b", is_extra),
        ("commitment", is_missing),
        ("commitment 0", is_unknown),
        ("commitment 00FF", is_unknown),
        ("commitment xy", is_unknown),
        ("commitment 00 ff", is_extra),
        ("bytes", is_missing),
        ("bytes 0 00", is_unknown),
        ("bytes 1 0", is_unknown),
        ("bytes 1 00 00", is_extra),
        ("bytes 1 ", is_spacing),
        ("seed", is_missing),
        ("seed ä", is_unknown),
    ] {
        refused(&[(&format!("{HEAD}{line}\nlog\n"), 5, is_meant)]);
    }
    for twice in FAIR.lines() {
        refused(&[(&format!("{HEAD}{FAIR}{twice}\nlog\n"), 10, is_key_twice)]);
    }
}

#[test]
fn bytes_of_a_seat_that_nobody_has() {
    let text = format!("{HEAD}{FAIR}bytes 3 00\nlog\n");
    assert_eq!(error(&text).line, 10);
}

#[test]
fn a_log_that_is_too_long() {
    let undo = "! undo 0\n";
    let longest = format!("{HEAD}log\n{}", undo.repeat(MAX_LINES));
    assert_eq!(Record::<Genesis>::read(&longest).unwrap().stopped, None);
    let error = error(&(longest + undo));
    assert_eq!(*error.problem, Problem::TooLong);
    assert_eq!(error.line, MAX_LINES + 6);
}

/// A header is read in time that grows with its length, not with its square: some hundredths
/// of a second here.
#[test]
fn a_header_of_many_options_is_refused_quickly() {
    let lines: String = (0..60_000).map(|n| format!("option o{n} v\n")).collect();
    let text = format!("{HEAD}{lines}log\n");
    let begin = std::time::Instant::now();
    error(&text);
    let seconds = begin.elapsed().as_secs_f64();
    assert!(seconds < 1.0, "a header of a megabyte took {seconds} s");
}

#[test]
fn a_record_is_made_by_playing() {
    let setup = Setup::read(&["reptile", "human"], &[("ties", "players")]).unwrap();
    let mut record = Record::<Genesis>::new(urzeit_rules::record::Header::new(setup));
    for entry in [
        "* start 2",
        "* dice forest wild",
        "2 place forest c4",
        "2 end",
    ] {
        let entry = entry.parse().unwrap();
        assert_eq!(record.check(entry), Ok(()));
        record.enter(entry).unwrap();
        assert_eq!(read(&record.to_string()), record);
    }
    let before = record.clone();
    assert!(record.enter("2 end".parse().unwrap()).is_err());
    assert_eq!(record, before, "a refused entry changes nothing");
}
