//! Games that outlive a correction of the rules.

use urzeit_rules::{Entry, Genesis, Lords, Record, Viewer};
use urzeit_table::{
    Awaits, Deed, EntryText, Event, Host, Refused, Settings, Source, Table, Unproved, open,
    protocol::{Dialogue, ToBot},
    resume, verify,
};

use crate::{
    play::{GENESIS, LORDS, Play, event, fair, header, read, settings},
    seating::seat,
    snapshots::line,
};

const SEED: u64 = 3;

/// A game of Genesis as a server has stored it.
struct Stored {
    header: String,
    events: Vec<Event>,
    /// The latest snapshot up to the middle of the game.
    snapshot: String,
    /// How many events it knows.
    known: usize,
}

impl Stored {
    fn game() -> Stored {
        let mut play = Play::<Genesis>::begin(GENESIS[0], settings(SEED), fair(SEED), SEED);
        while !play.table.is_over() {
            play.step();
        }
        let mut stored = Stored {
            header: header::<Genesis>(GENESIS[0]).to_string(),
            events: play.stored.iter().map(|text| event(text)).collect(),
            snapshot: String::new(),
            known: 0,
        };
        let mut host = open(&stored.header, settings(SEED), fair(SEED)).unwrap();
        for event in &stored.events[..stored.events.len() / 2] {
            let before = host.snapshot_before(&event.deed);
            host.apply(event).unwrap();
            if let Some(snapshot) = host.snapshot().or(before) {
                stored.snapshot = snapshot;
            }
        }
        stored.known = line(&stored.snapshot, "events ").parse().unwrap();
        assert!(stored.known > 20);
        stored
    }

    fn resume(&self) -> Box<dyn Host> {
        resume(&self.header, settings(SEED), fair(SEED), &self.snapshot).unwrap()
    }

    fn after(&self) -> &[Event] {
        &self.events[self.known..]
    }
}

/// Plays on at random.
fn finish(host: &mut dyn Host, mut now: u64) {
    while host.result().is_none() {
        now += 1;
        let event = match host.awaits() {
            Awaits::Chance => host.draw(now).unwrap(),
            Awaits::Confirm(seat) => Deed::Confirm(seat).at(now),
            Awaits::Choices(seats) => {
                let seat = seats.iter().next().unwrap();
                let choices = host.choices(seat);
                let choice = &*choices[now as usize % choices.len()];
                Deed::Entry(EntryText::choice(seat, choice)).at(now)
            }
            other => panic!("{other:?}"),
        };
        host.apply(&event).unwrap();
    }
}

/// What was before the snapshot is never looked at: here it cannot even be read.
#[test]
fn a_game_whose_events_cannot_be_replayed() {
    let mut stored = Stored::game();
    let mut host = open(&stored.header, settings(SEED), fair(SEED)).unwrap();
    for event in &stored.events {
        host.apply(event).unwrap();
    }
    stored.events[..stored.known].fill(event("0 1 play by the old rules"));
    stored.snapshot = stored.snapshot.replacen("rules 1\n", "rules 0\n", 1);

    let mut resumed = stored.resume();
    assert_ne!(
        resumed.rules().to_string(),
        line(&stored.snapshot, "rules ")
    );
    assert_eq!(resumed.catch_up(stored.after()), Ok(()));
    assert_eq!(resumed.len(), host.len());
    assert_eq!(resumed.result(), host.result());
    let viewer = Viewer::Seat(seat(1));
    assert_eq!(resumed.view(viewer), host.view(viewer));
    assert_eq!(resumed.told(viewer, 0), host.told(viewer, stored.known));
}

/// The snapshot counts, also where no game could have come there.
#[test]
fn a_position_that_no_event_gives() {
    let mut stored = Stored::game();
    let tile = stored.snapshot.find("Rf").unwrap();
    stored.snapshot.replace_range(tile..tile + 2, "Rs");
    let mut host = stored.resume();
    assert_eq!(
        host.view(Viewer::Spectator),
        line(&stored.snapshot, "position ")
    );
    finish(&mut *host, 0);
    let record = read::<Genesis>(&host.record(Viewer::Spectator));
    assert!(verify(&record).unwrap().before > 0);
}

/// If the rules refuse what came after the snapshot, all of it is lost, and nothing else.
#[test]
fn events_that_are_refused_now() {
    let mut stored = Stored::game();
    let outcomes: u64 = line(&stored.snapshot, "outcomes ").parse().unwrap();
    stored.events.truncate(stored.known + 12);
    stored.events.push(event("9000000 1 place forest z9"));
    let drawn = stored
        .after()
        .iter()
        .filter(|event| event.to_string().contains(" * "));
    let lost = drawn.count() as u64;
    assert!(lost > 0);

    let mut host = stored.resume();
    let untouched = stored.resume();
    let (mut bot, _) = Dialogue::begin(seat(1), &*host);
    let refused = host.catch_up(stored.after());
    assert!(
        matches!(refused, Err(Refused::Unreadable(_))),
        "{refused:?}"
    );

    // Numbers are used up, and so is time that nobody pays for.
    assert_eq!(
        (host.len(), host.first()),
        (stored.events.len(), stored.events.len())
    );
    assert_eq!(host.told(Viewer::Spectator, 0), []);
    for player in [seat(1), seat(2)] {
        assert_eq!(
            host.time_left(player, 9_000_000),
            untouched.time_left(player, 0)
        );
    }
    assert_eq!(
        host.view(Viewer::Spectator),
        untouched.view(Viewer::Spectator)
    );
    let snapshot = host.snapshot().unwrap();
    assert_eq!(line(&snapshot, "outcomes "), (outcomes + lost).to_string());
    // A client that was told of lost events is told where the game stands.
    assert_eq!(
        bot.news(&*host),
        [ToBot::Position(host.view(Viewer::Seat(seat(1))))]
    );
    assert_eq!(bot.news(&*host), []);

    let mut again = resume(&stored.header, settings(SEED), fair(SEED), &snapshot).unwrap();
    for host in [&mut host, &mut again] {
        finish(&mut **host, 9_000_000);
        let record = read::<Genesis>(&host.record(Viewer::Spectator));
        let verified = verify(&record).unwrap();
        assert_eq!(
            (verified.before, verified.taken_back),
            (outcomes + lost, outcomes + lost)
        );
    }
    assert_eq!(
        host.record(Viewer::Spectator),
        again.record(Viewer::Spectator)
    );
}

/// Only a table that has just come from a snapshot can lose something.
#[test]
fn catching_up_at_any_other_time() {
    let stored = Stored::game();
    let wrong = [event("0 sit 1 -"), event("0 1 dance")];
    let mut new = open(&stored.header, settings(SEED), fair(SEED)).unwrap();
    assert!(new.catch_up(&wrong).is_err());
    assert!(new.is_empty());
    let mut host = stored.resume();
    host.catch_up(&stored.after()[..5]).unwrap();
    let told = host.told(Viewer::Spectator, 0);
    assert!(host.catch_up(&wrong).is_err());
    assert_eq!(host.told(Viewer::Spectator, 0), told);
    assert_eq!(host.len(), stored.known + 5);
}

/// Nobody gets away with leaving out what the log begins with.
#[test]
fn the_numbers_before_are_told() {
    let stored = Stored::game();
    let mut host = stored.resume();
    finish(&mut *host, 0);
    let text = host.record(Viewer::Spectator);
    let outcomes = line(&stored.snapshot, "outcomes ");
    let opening = format!("log\n! undo {outcomes}\n");
    assert!(text.contains(&opening), "{text}");
    let hidden = read::<Genesis>(&text.replacen(&opening, "log\n", 1));
    let unproved = verify(&hidden).unwrap_err();
    assert!(
        matches!(unproved, Unproved::OtherOutcome { .. }),
        "{unproved:?}"
    );
}

/// All can go back to the snapshot, and not further.
#[test]
fn going_back_to_the_snapshot() {
    let mut play = Play::<Genesis>::begin(GENESIS[0], Settings::default(), fair(1), 1);
    while play.table.entries() < 9 || play.table.snapshot().is_none() {
        play.step();
    }
    let snapshot = play.table.snapshot().unwrap();
    let head = header::<Genesis>(GENESIS[0]);
    let table = Table::resume(&head, Settings::default(), fair(1), &snapshot).unwrap();
    let least = table.entries();
    let mut play = Play::at(table, 2);
    while play.table.entries() < least + 7 {
        play.step();
    }
    let mut table = play.table;
    let ask =
        |entries: usize| -> Event<Entry<Genesis>> { format!("0 ask 1 {entries}").parse().unwrap() };
    let too_far = Err(Refused::BeforeSnapshot { least });
    assert_eq!(table.check(&ask(least - 1)), too_far);
    assert_eq!(table.check(&ask(0)), too_far);
    table.apply(ask(least)).unwrap();
    if table.request().is_some() {
        table.apply("0 agree 2".parse().unwrap()).unwrap();
    }
    assert_eq!(table.entries(), least);
    let position = line(&snapshot, "position ");
    assert_eq!(table.position().to_string(), position);
    finish(&mut table, 0);
    let record = read::<Genesis>(&table.record(Viewer::Spectator));
    let verified = verify(&record).unwrap();
    assert_eq!(verified.before.to_string(), line(&snapshot, "outcomes "));
    assert!(verified.taken_back > verified.before);
}

/// Where chance is typed in or fixed, nobody checks it, and the record has no more to say.
#[test]
fn chance_that_is_not_drawn() {
    let fixed = ["start 2", "dice wild wild", "dice wild forest"].map(str::to_owned);
    let head = header::<Genesis>(GENESIS[0]).to_string();
    for source in [Source::Typed, Source::Fixed(fixed.to_vec())] {
        let mut host = open(&head, Settings::default(), source.clone()).unwrap();
        for event in [
            "0 sit 1 - Ada",
            "0 sit 2 -",
            "0 begin",
            "0 * start 2",
            "0 * dice wild wild",
        ] {
            host.apply(&self::event(event)).unwrap();
        }
        let snapshot = host.snapshot().unwrap();
        let mut resumed = resume(&head, Settings::default(), source, &snapshot).unwrap();
        for event in ["0 2 place forest a1", "0 2 place forest b1", "0 confirm 2"] {
            host.apply(&self::event(event)).unwrap();
            resumed.apply(&self::event(event)).unwrap();
        }
        assert_eq!(resumed.draw(7), host.draw(7));
        let record = resumed.record(Viewer::Spectator);
        let expected = format!(
            "{}from {}\nlog\n2 place forest a1\n2 place forest b1\n",
            head.replacen("seat 1 reptile", "seat 1 reptile Ada", 1),
            line(&snapshot, "position ")
        );
        assert_eq!(record, expected);
    }
}

/// The record of a running game tells nobody more than the game does.
#[test]
fn a_record_from_a_snapshot_keeps_secrets() {
    let mut play = Play::<Lords>::begin(LORDS[1], Settings::default(), fair(2), 2);
    while play.table.entries() < 12 || play.table.snapshot().is_none() {
        play.step();
    }
    let snapshot = play.table.snapshot().unwrap();
    let head = header::<Lords>(LORDS[1]);
    let table = Table::resume(&head, Settings::default(), fair(2), &snapshot).unwrap();
    for viewer in play.viewers() {
        let record = table.record(viewer);
        let view = play.table.view(viewer);
        assert_eq!(line(&record, "from "), view.position().to_string());
        assert!(!record.contains("seed "));
        assert!(Record::<Lords>::read(&record).is_err(), "it has blanks");
    }
    let Source::Fair { seed, .. } = fair::<String>(2) else {
        unreachable!()
    };
    let secret: String = seed
        .bytes()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert!(!snapshot.contains(&secret));
}
