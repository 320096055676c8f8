//! What is printed for what is read, and what else reads the same.

use std::{fs, path::Path};

use urzeit_rules::{Game, Genesis, Lords, Record, Seat, Setup, Turn, Ursuppe, record::game_of};

use super::{HEAD, TINY, read};

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
        ("start", vec!["drawn", "1", "2"]),
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
    assert_eq!(keys, ["board", "tiles_per_terrain", "start", "end", "ties"]);
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
