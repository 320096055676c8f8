//! `verify`: was chance what the host had committed itself to?

use std::{fs, path::Path};

use urzeit_rules::Viewer;
use urzeit_table::{Awaits, Deed, EntryText, Host, Seed, Settings, Source};

use crate::run::{HEAD, urzeit, urzeit_reading};

/// A finished game whose chance can be checked.
fn fair(game: &str) -> (String, String) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fair");
    let path = folder.join(format!("{game}.urz"));
    let record = fs::read_to_string(&path).unwrap();
    (path.to_str().unwrap().to_owned(), record)
}

#[test]
fn fair_games_are_proved() {
    for game in ["genesis", "lords", "ursuppe"] {
        let (path, record) = fair(game);
        let out = urzeit(&["verify", &path]).ok();
        let outcomes = record.lines().filter(|line| line.starts_with("* "));
        let all = format!("All {} outcomes of chance", outcomes.count());
        let undone = record
            .lines()
            .filter_map(|line| line.strip_prefix("! undo "));
        let undone: u32 = undone.map(|count| count.parse::<u32>().unwrap()).sum();
        for expected in ["The seed is the one", &all, "beforehand cannot be proven"] {
            assert!(out.contains(expected), "{out}");
        }
        assert!(undone > 0);
        let expected = match undone {
            1 => "One more was undone".to_owned(),
            count => format!("{count} more were undone"),
        };
        assert!(out.contains(&expected), "{out}");
        assert!(!out.contains("ends before"), "{out}");
        let german = urzeit(&["verify", &path, "--lang", "de"]).ok();
        assert!(german.contains("folgen aus dem Startwert"), "{german}");
        assert_eq!(urzeit_reading(&record, &["verify", "-"]).ok(), out);
    }
}

/// Lets whoever is asked choose something, until the game is over or `enough`.
fn play(host: &mut dyn Host, enough: impl Fn(&dyn Host) -> bool) {
    while !enough(host) {
        let event = match host.awaits() {
            Awaits::Chance => host.draw(0).unwrap(),
            Awaits::Choices(seats) => {
                let seat = seats.iter().next().unwrap();
                let choice = &*host.choices(seat)[0];
                Deed::Entry(EntryText::choice(seat, choice)).at(0)
            }
            Awaits::Nothing => return,
            other => panic!("{other:?}"),
        };
        host.apply(&event).unwrap();
    }
}

/// A game that outlived a correction of the rules is exported from its snapshot on.
#[test]
fn what_came_before_the_record_is_told() {
    let source = || Source::Fair {
        table: "t".to_owned(),
        seed: Seed::new([7; 32]),
    };
    let settings = Settings::default();
    let mut host = urzeit_table::open(HEAD, settings, source()).unwrap();
    for event in ["0 computer 1 easy", "0 computer 2 easy", "0 begin"] {
        host.apply(&event.parse().unwrap()).unwrap();
    }
    play(&mut *host, |host| {
        host.len() > 40 && host.snapshot().is_some()
    });
    let drawn = host.record(Viewer::Spectator).matches("\n* ").count();
    let snapshot = host.snapshot().unwrap();
    let mut host = urzeit_table::resume(HEAD, settings, source(), &snapshot).unwrap();
    play(&mut *host, |_| false);
    let record = host.record(Viewer::Spectator);
    let out = urzeit_reading(&record, &["verify", "-"]).ok();
    assert!(out.contains(&format!("{drawn} more came before")), "{out}");
    assert!(!out.contains("taken back"), "{out}");
}

#[test]
fn what_does_not_match_is_named() {
    let (_, record) = fair("genesis");
    let lines: Vec<_> = record.lines().collect();
    let place = lines
        .iter()
        .rposition(|line| line.starts_with("* dice"))
        .unwrap();
    let other = match lines[place] {
        "* dice wild wild" => "* dice forest forest",
        _ => "* dice wild wild",
    };
    // The game as far as the changed dice: what followed may not be legal with them.
    let head = lines[..place].join("\n");
    let changed = format!("# a comment\n\n{head}\n{other}\n");
    let message = urzeit_reading(&changed, &["verify", "-"]).complaint(1);
    let outcomes = head.matches("\n* ").count();
    for expected in [
        format!("line {}: ", place + 3),
        format!("is “{}”", &other[2..]),
        format!("gives “{}”", &lines[place][2..]),
        format!("The {outcomes} before it are right"),
    ] {
        assert!(message.contains(&expected), "{expected}: {message}");
    }

    let seed = record.find("\nseed ").unwrap();
    let log = record.find("\nlog\n").unwrap();
    let secret = format!("{}{}", &record[..seed], &record[log..]);
    let table = record.find("\ntable ").unwrap();
    let bare = format!("{}{}", &record[..table], &record[log..]);
    let unfinished = format!("{head}\n");
    for (text, expected) in [
        (record.replacen("\nseed ", "\nseed 00", 1), "its hash is "),
        (secret, "not in the record yet"),
        (bare, "cannot be checked"),
        (format!("{HEAD}log\n1 end\n"), "G-2.3"),
        ("nothing".to_owned(), "urzeit 1"),
    ] {
        let english = urzeit_reading(&text, &["verify", "-"]).complaint(1);
        assert!(english.contains(expected), "{english}");
        let german = urzeit_reading(&text, &["verify", "-", "--lang", "de"]).complaint(1);
        assert_ne!(english, german);
    }
    let out = urzeit_reading(&unfinished, &["verify", "-"]).ok();
    assert!(out.contains("ends before the game does"), "{out}");
}
