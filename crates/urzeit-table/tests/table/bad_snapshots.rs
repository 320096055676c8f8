//! When there is a snapshot, what it says, and texts that are none.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{Game, Genesis, Lords, Seat, Ursuppe, Viewer, record::Problem};
use urzeit_table::{Refused, Settings, Source, Table, open, resume};

use crate::{
    play::{GENESIS, Game4, LORDS, Play, URSUPPE, event as event_of, fair, header},
    snapshots::line,
};

#[test]
fn when_there_is_one() {
    let head = header::<Genesis>(GENESIS[0]).to_string();
    let mut host = open(&head, Settings::default(), Source::Typed).unwrap();
    for (event, before, after) in [
        ("0 sit 1 00ff Ada Lovelace", false, false),
        ("0 sit 2 -", false, false),
        ("5 begin", false, true),
        ("6 * start 1", true, true),
        ("6 * dice forest wild", true, true),
        // Can be taken back,
        ("7 1 place forest a1", true, false),
        ("7 1 place forest b1", false, false),
        // or confirmed.
        ("7 undo 1 1", false, false),
        ("7 1 place forest b1", false, false),
        ("8 confirm 1", false, true),
        ("8 stand-in 2 hard", true, true),
        ("8 pause 1", true, true),
        ("9 ask 1 0", true, true),
    ] {
        let event = event_of(event);
        let snapshot = host.snapshot_before(&event.deed);
        assert_eq!(snapshot.is_some(), before, "{event}");
        host.apply(&event).unwrap();
        assert_eq!(host.snapshot().is_some(), after, "{event}");
    }
}

/// Without confirmation a turn can be taken back until somebody answers it.
#[test]
fn an_answer_makes_one() {
    let head = header::<Genesis>(GENESIS[0]).to_string();
    let settings = "at-once any nothing".parse().unwrap();
    let mut host = open(&head, settings, Source::Typed).unwrap();
    for event in [
        "0 sit 1 -",
        "0 sit 2 -",
        "0 begin",
        "0 * start 1",
        "0 * dice forest wild",
        "0 1 place forest a1",
        "0 1 place forest b1",
    ] {
        host.apply(&event_of(event)).unwrap();
    }
    assert_eq!(host.snapshot(), None);
    assert_eq!(host.snapshot_before(&event_of("0 pause 1").deed), None);
    assert_eq!(host.snapshot_before(&event_of("0 undo 1 2").deed), None);
    let snapshot = host
        .snapshot_before(&event_of("0 * dice wild wild").deed)
        .unwrap();
    let mut resumed = resume(&head, settings, Source::Typed, &snapshot).unwrap();
    assert_eq!(resumed.apply(&event_of("0 * dice wild wild")), Ok(7));
}

#[test]
fn what_it_says() {
    let head = header::<Genesis>(GENESIS[0]).to_string();
    let settings = "at-once slow 60000 turn easy".parse().unwrap();
    let mut host = open(&head, settings, Source::Typed).unwrap();
    for event in [
        "0 sit 1 00ff Ada Lovelace",
        "0 sit 2 -",
        "5 begin",
        "6 * start 1",
        "7 * dice forest wild",
        "1007 stand-in 1 medium",
        "1008 resign 2 master",
        "1009 pause 2",
    ] {
        host.apply(&event_of(event)).unwrap();
    }
    let position = host.view(Viewer::Spectator);
    assert_eq!(
        host.snapshot().unwrap(),
        format!(
            "snapshot 1\nrules 1\nevents 8\nentries 2\noutcomes 2\nnow 1009\n\
             seat 1 away rest medium 59000 counts 00ff Ada Lovelace\n\
             seat 2 gone 0 resigned master 60000 paused -\n\
             position {position}\n"
        )
    );
}

/// A snapshot of the middle of a game, and a way to read others like it.
fn middle<G: Game>(game: Game4<'_>) -> String {
    let mut play = Play::<G>::begin(game, Settings::default(), fair(1), 1);
    while play.table.entries() < 30 || play.table.snapshot().is_none() {
        play.step();
    }
    play.table.snapshot().unwrap()
}

fn try_resume<G: Game>(game: Game4<'_>, text: &str) -> Result<Table<G>, Refused> {
    Table::resume(&header(game), Settings::default(), fair(1), text)
}

fn refuses<G: Game>(game: Game4<'_>) {
    let snapshot = middle::<G>(game);
    let read = |text: &str| try_resume::<G>(game, text);
    read(&snapshot).unwrap();
    for (end, _) in snapshot.char_indices() {
        assert!(read(&snapshot[..end]).is_err(), "{}", &snapshot[..end]);
    }
    assert!(read(&format!("{snapshot}\n")).is_err());
    assert!(read(&format!("{snapshot}seat 1 person 0 counts -\n")).is_err());
    assert!(read(&snapshot.replace('\n', "\r\n")).is_err());
    let lines: Vec<_> = snapshot.lines().collect();
    for place in 0..lines.len() {
        let mut without = lines.clone();
        let line = without.remove(place);
        let mut twice = lines.clone();
        twice.insert(place, line);
        let doubled = format!("{line} ");
        let mut trailing = lines.clone();
        trailing[place] = &doubled;
        for wrong in [without, twice, trailing] {
            let text = wrong.join("\n") + "\n";
            assert!(read(&text).is_err(), "{text}");
        }
    }
    let events = format!("events {}", line(&snapshot, "events "));
    let outcomes = format!("outcomes {}", line(&snapshot, "outcomes "));
    let person = snapshot
        .lines()
        .find(|line| line.contains(" person "))
        .unwrap();
    let named = snapshot
        .lines()
        .find(|line| line.starts_with("seat 1 "))
        .unwrap();
    for (from, to) in [
        ("snapshot 1", "snapshot 2"),
        ("snapshot 1", "snapshot"),
        ("rules 1", "rules -1"),
        (&events, "events 0"),
        (&events, "events 1000000001"),
        (&events, "events 18446744073709551616"),
        (&outcomes, "outcomes 4294967295"),
        (&outcomes, "outcomes 1000000000"),
        (person, &person.replace("person", "nobody")),
        (person, &person.replace("person", "turn")),
        (person, &person.replace("person", "rest god")),
        (person, &person.replace("counts", "ticks")),
        (named, &format!("{named}\tx")),
        (named, &format!("{named} {}", "x".repeat(9000))),
        (named, &named.replace(" counts ", " counts 0")),
        (
            named,
            &format!("seat 1 person 0 counts {}", "00".repeat(65)),
        ),
        ("seat 2", "seat 3"),
        ("position ", "position chess "),
        ("position ", "position  "),
    ] {
        let text = snapshot.replacen(from, to, 1);
        assert_ne!(text, snapshot, "{from}");
        assert!(read(&text).is_err(), "{text}");
    }
    let newer = read(&snapshot.replacen("rules 1", "rules 2", 1));
    let version = Problem::RulesVersion { found: 2, known: 1 };
    assert_eq!(newer, Err(Refused::Record(version)));
}

#[test]
fn texts_that_are_none() {
    refuses::<Genesis>(GENESIS[2]);
    refuses::<Lords>(LORDS[1]);
    refuses::<Ursuppe>(URSUPPE[0]);
}

#[test]
fn snapshots_of_other_tables() {
    let genesis = middle::<Genesis>(GENESIS[0]);
    let lords = middle::<Lords>(LORDS[1]);
    assert!(try_resume::<Lords>(LORDS[0], &genesis).is_err());
    assert!(try_resume::<Genesis>(GENESIS[0], &lords).is_err());
    assert!(try_resume::<Ursuppe>(URSUPPE[0], &lords).is_err());
    let fit = Err(Refused::Record(Problem::PositionDoesNotFit));
    assert_eq!(try_resume::<Genesis>(GENESIS[2], &genesis), fit);
    let fit = Err(Refused::Record(Problem::PositionDoesNotFit));
    assert_eq!(try_resume::<Lords>((3, &[]), &lords), fit);

    // Too few seats, too many.
    let last = lords
        .lines()
        .find(|line| line.starts_with("seat 3 "))
        .unwrap();
    let few = lords.replacen(&format!("{last}\n"), "", 1);
    let key = "seat 3".to_owned();
    let missing = Err(Refused::Record(Problem::KeyMissing { key }));
    assert_eq!(try_resume::<Lords>(LORDS[1], &few), missing);
    let fourth = format!("{last}\n{}\n", last.replacen("seat 3", "seat 4", 1));
    let many = lords.replacen(&format!("{last}\n"), &fourth, 1);
    let nobody = Err(Refused::NoSuchSeat(Seat::at(3)));
    assert_eq!(try_resume::<Lords>(LORDS[1], &many), nobody);

    // What somebody sees of a position is none to go on from.
    let whole = line(&lords, "position ");
    let table = try_resume::<Lords>(LORDS[1], &lords).unwrap();
    let seen = table.view(Viewer::Spectator).position().to_string();
    let blanks = Err(Refused::Record(Problem::PositionHasBlanks));
    assert_eq!(
        try_resume::<Lords>(LORDS[1], &lords.replacen(whole, &seen, 1)),
        blanks
    );

    // The header must be that of a new table.
    let head = header::<Genesis>(GENESIS[0]);
    let spoken_for = format!("{head}table T\ncommitment 00\nbytes 1\nbytes 2\n");
    assert!(resume(&spoken_for, Settings::default(), fair(1), &genesis).is_err());
}

/// Whatever is read, nothing panics; what is accepted can be played.
#[test]
fn damaged_snapshots() {
    damaged::<Genesis>(GENESIS[0]);
    damaged::<Lords>(LORDS[1]);
    damaged::<Ursuppe>(URSUPPE[0]);
}

fn damaged<G: Game>(game: Game4<'_>) {
    let snapshot = middle::<G>(game);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let letters: Vec<_> = snapshot.chars().collect();
    for _ in 0..2000 {
        let mut letters = letters.clone();
        for _ in 0..random.random_range(1..4) {
            let place = random.random_range(0..letters.len());
            match random.random_range(0..3) {
                0 => letters[place] = char::from(random.random_range(b'\n'..0x7f)),
                1 => drop(letters.remove(place)),
                _ => letters.insert(place, char::from(random.random_range(b'0'..=b'9'))),
            }
        }
        let text: String = letters.into_iter().collect();
        if let Ok(table) = try_resume::<G>(game, &text) {
            play_on(table);
        }
    }
}

/// The largest numbers that can be read do not run over.
#[test]
fn huge_numbers() {
    let mut snapshot = middle::<Genesis>(GENESIS[0]);
    for (key, number) in [
        ("events ", "1000000000"),
        ("entries ", "1000000000"),
        ("outcomes ", "1000000000"),
        ("now ", "18446744073709551615"),
    ] {
        let old = format!("{key}{}", line(&snapshot, key));
        snapshot = snapshot.replacen(&old, &format!("{key}{number}"), 1);
    }
    snapshot = snapshot.replace(" 0 counts", " 18446744073709551615 counts");
    let table = try_resume::<Genesis>(GENESIS[0], &snapshot).unwrap();
    assert_eq!(table.snapshot(), Some(snapshot));
    play_on(table);
}

fn play_on<G: Game>(table: Table<G>) {
    let mut play = Play::at(table, 1);
    for _ in 0..20 {
        if play.table.is_over() {
            break;
        }
        play.step();
        play.mischief();
        let _ = play.table.told(Viewer::Spectator, 0);
        let _ = play.table.record(Viewer::Spectator);
        let _ = play.table.snapshot();
    }
}
