//! Events and snapshots of tables; lines of bots. A page keeps its games so too, in the browser.

use rand::RngExt as _;
use urzeit_rules::{Seat, Viewer};
use urzeit_table::{
    Deed, EntryText, Event, Host, Settings, open,
    protocol::{Dialogue, Heard},
    resume,
};

use crate::{
    corpus::{self, Stored},
    mutate::{mutate, noise, one_of},
    target::{Bound, Plain, Random, Target},
};

/// A table remembers what happened for those who take something back.
const BOUND: Bound = Bound {
    per_byte: 64,
    base: 4 << 20,
};

/// What was agreed on, a record's header up to `log`, then events, then perhaps a snapshot.
pub(super) fn table() -> Box<dyn Target> {
    let tables = corpus::tables();
    let make = move |random: &mut Random| {
        let Stored {
            settings,
            header,
            events,
            snapshot,
        } = one_of(&tables, random);
        let other = one_of(&tables, random);
        let mut text = format!("{settings}\n{header}log\n");
        let mut events = events.clone();
        match random.random_range(0..4) {
            // Only what is wrong with single events.
            0 | 1 => {
                for _ in 0..random.random_range(1..4) {
                    let Some(last) = events.len().checked_sub(1) else {
                        break;
                    };
                    let place = random.random_range(0..=last);
                    let changed = mutate(events[place].as_bytes(), b" 1", random);
                    events[place] = String::from_utf8_lossy(&changed).into_owned();
                    if random.random() {
                        events.truncate(place + 20);
                    }
                }
                text += &events.join("\n");
                text.into_bytes()
            }
            2 => {
                let changed = mutate(snapshot.as_bytes(), other.snapshot.as_bytes(), random);
                [text.into_bytes(), changed].concat()
            }
            _ => {
                text += &events.join("\n");
                text += "\n";
                text += snapshot;
                mutate(text.as_bytes(), other.snapshot.as_bytes(), random)
            }
        }
    };
    let meet = |input: &[u8]| {
        let text = String::from_utf8_lossy(input);
        let (settings, rest) = text.split_once('\n').unwrap_or((&text, ""));
        let (header, rest) = rest.split_once("log\n").unwrap_or((rest, ""));
        let Ok(settings) = settings.parse::<Settings>() else {
            return;
        };
        let (events, snapshot) = match rest.find("snapshot ") {
            Some(start) => rest.split_at(start),
            None => (rest, ""),
        };
        if let Ok(mut host) = open(header, settings, corpus::source()) {
            for event in events.lines().filter_map(|event| event.parse().ok()) {
                happens(&mut *host, &event);
            }
            look_at(&mut *host);
            if let Some(snapshot) = host.snapshot() {
                let resumed = resume(header, settings, corpus::source(), &snapshot);
                assert!(resumed.is_ok(), "its own snapshot: {snapshot}");
            }
        }
        if let Ok(mut host) = resume(header, settings, corpus::source(), snapshot) {
            let stored = events.lines().filter_map(|event| event.parse().ok());
            let stored: Vec<Event> = stored.collect();
            let _ = host.catch_up(&stored);
            look_at(&mut *host);
        }
    };
    let bound = BOUND;
    Box::new(Plain { make, meet, bound })
}

/// What may happen happens, and nothing else changes anything.
fn happens(host: &mut dyn Host, event: &Event) {
    let before = (host.len(), host.view(Viewer::Spectator), host.awaits());
    let checked = host.check(event);
    let _ = host.snapshot_before(&event.deed);
    match host.apply(event) {
        Ok(number) => assert_eq!((checked, number), (Ok(()), before.0), "{event}"),
        Err(why) => {
            assert_eq!(checked, Err(why), "{event}");
            let after = (host.len(), host.view(Viewer::Spectator), host.awaits());
            assert_eq!(before, after, "{event} changed something");
        }
    }
}

/// All that can be asked of a table, and what it does by itself.
fn look_at(host: &mut dyn Host) {
    let seats: Vec<_> = Seat::all(host.players()).collect();
    let viewers = seats.iter().map(|&seat| Viewer::Seat(seat));
    for viewer in viewers.chain([Viewer::Spectator]) {
        assert!(!host.view(viewer).is_empty());
        assert!(!host.record(viewer).is_empty());
        for since in [0, host.len() / 2, host.len(), usize::MAX] {
            let _ = host.told(viewer, since);
        }
    }
    for &seat in &seats {
        let _ = (host.choices(seat), host.undoable(seat), host.chair(seat));
        for now in [0, 1_700_000_000_000, u64::MAX] {
            let _ = host.time_left(seat, now);
        }
    }
    let _ = (
        host.computers(),
        host.request(),
        host.result(),
        host.was_played(),
        host.conclusion(),
        host.votes(),
        host.deadline(u64::MAX),
    );
    let _ = (
        host.before_last_outcome(),
        host.in_turn(),
        host.due(),
        host.snapshot(),
    );
    for now in [0, 1_700_000_000_000, u64::MAX] {
        for seat in host.overdue(now).iter() {
            let _ = host.check(&Deed::TimeOut(seat).at(now));
        }
        if let Some(drawn) = host.draw(now) {
            assert_eq!(host.check(&drawn), Ok(()));
        }
    }
    for seat in host.overdue(u64::MAX).iter() {
        happens(host, &Deed::TimeOut(seat).at(u64::MAX));
    }
}

/// Lines of a bot in a running game, the first a number: which game it is.
pub(super) fn bot() -> Box<dyn Target> {
    let tables = corpus::tables();
    let mut hosts: Vec<Box<dyn Host>> = Vec::new();
    for table in &tables {
        let settings = table.settings.parse().unwrap_or_default();
        let Ok(mut host) = open(&table.header, settings, corpus::source()) else {
            continue;
        };
        for event in &table.events {
            let _ = event.parse().map(|event| host.apply(&event));
        }
        hosts.push(host);
    }
    Box::new(Bots { hosts })
}

struct Bots {
    hosts: Vec<Box<dyn Host>>,
}

impl Target for Bots {
    fn make(&self, random: &mut Random) -> Vec<u8> {
        let number = random.random_range(0..self.hosts.len());
        let choices = self.hosts[number].choices(Seat::at(0));
        let choice = if choices.is_empty() {
            "end".to_owned()
        } else {
            one_of(&choices, random).clone()
        };
        let mut lines = number.to_string().into_bytes();
        for _ in 0..random.random_range(1..12) {
            let said = [
                "bot Test",
                "legal",
                "view",
                "do ",
                "do end",
                "",
                "do card ?",
            ];
            let line = format!("{}{choice}", one_of(&said, random));
            lines.push(b'\n');
            lines.extend(match random.random_range(0..5) {
                0 => noise(40, random),
                1 => line.into_bytes(),
                _ => mutate(line.as_bytes(), choice.as_bytes(), random),
            });
        }
        lines
    }

    fn meet(&mut self, input: &[u8]) {
        let text = String::from_utf8_lossy(input);
        let mut lines = text.split('\n');
        let number = lines.next().and_then(|line| line.parse::<usize>().ok());
        let host = &*self.hosts[number.unwrap_or_default() % self.hosts.len()];
        for seat in Seat::all(host.players()) {
            let (mut dialogue, said) = Dialogue::begin(seat, host);
            assert!(!said.is_empty());
            for line in lines.clone() {
                let _ = dialogue.ask(1000, 1000);
                match dialogue.hear(line, host) {
                    Heard::Action(action) => {
                        let choice = Deed::Entry(EntryText::choice(seat, action));
                        assert_eq!(host.check(&choice.at(0)), Ok(()), "{line}");
                    }
                    Heard::Reply(said) => assert!(said.iter().all(|line| {
                        let line = line.to_string();
                        !line.contains('\n') && !line.is_empty()
                    })),
                    Heard::Refused(_) | Heard::TooMuch => {}
                }
            }
            let _ = dialogue.news(host);
        }
    }

    fn bound(&self) -> Bound {
        BOUND
    }
}
