//! One thing changed in the record of a real game, whatever it is.
//!
//! What chance gave is proved: a record with one outcome replaced, removed, doubled or swapped, with
//! one byte of the seed or of a player's bytes changed, or with another table or commitment, is
//! rejected. What players chose is not chance: such a record is rejected if the rules refuse it or
//! another outcome would have been due, and accepted only if all outcomes still are what the seed gives.

use std::{collections::BTreeSet, fs, path::Path};

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{
    Choices, Due, Entry, Game, Genesis, Lords, Record, Ursuppe,
    record::{Line, Note},
};
use urzeit_table::{Settings, verify};

use crate::play::{GENESIS, Game4, LORDS, Play, URSUPPE, fair, read};

/// Is this a record whose chance is proved? As `urzeit verify` has it.
fn is_proved<G: Game>(text: &str) -> bool {
    match Record::<G>::read(text) {
        Ok(reading) => reading.stopped.is_none() && verify(&reading.record).is_ok(),
        Err(_) => false,
    }
}

/// Real games of each kind: kept ones, and new ones.
fn records<G: Game>(games: &[Game4<'_>]) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fair");
    let kept = fs::read_to_string(folder.join(format!("{}.urz", G::NAME))).unwrap();
    let mut records = vec![kept];
    for (seed, &game) in games.iter().enumerate() {
        let mut play = Play::<G>::begin(
            game,
            Settings::default(),
            fair(seed as u64),
            1 + seed as u64,
        );
        play.finish(|_| {});
        records.push(play.table.record(play.viewers()[0]));
    }
    records
}

/// A record's lines, with one thing done to them.
fn changed(lines: &[&str], change: impl Fn(&mut Vec<String>)) -> String {
    let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    change(&mut lines);
    lines.join("\n") + "\n"
}

/// Every other thing that could stand in a line of the log, or some of them if they are many.
fn others<G: Game>(record: &Record<G>, nth: usize) -> Vec<String> {
    const MOST: usize = 12;
    let mut play = record.header().begin();
    let entries = record.log().iter();
    let before = entries.take(nth).filter_map(|line| match line {
        Line::Entry(entry) => Some(*entry),
        Line::Note(_) => None,
    });
    for entry in before {
        play.enter(entry).unwrap();
    }
    let all: Vec<String> = match &record.log()[nth] {
        Line::Note(Note::Undo { outcomes }) => return vec![format!("! undo {}", outcomes + 1)],
        // Says nothing about chance.
        Line::Note(_) => return Vec::new(),
        Line::Entry(Entry::Player(seat, _)) => {
            let choices = play.position().choices(*seat);
            let step = (choices.len() / MOST).max(1);
            let some = (0..choices.len())
                .step_by(step)
                .filter_map(|n| choices.nth(n));
            some.map(|action| format!("{seat} {action}")).collect()
        }
        Line::Entry(Entry::Chance(_)) => {
            let due = play.position().due().unwrap();
            // Hands and boards are too many to list.
            let mut random = Xoshiro256PlusPlus::seed_from_u64(nth as u64);
            let any = || (0..MOST).map(|_| due.sample(&mut random)).collect();
            let outcomes = due.outcomes().unwrap_or_else(any);
            let step = (outcomes.len() / MOST).max(1);
            let some = outcomes.iter().step_by(step);
            some.map(|outcome| format!("* {outcome}")).collect()
        }
    };
    let own = record.log()[nth].to_string();
    all.into_iter().filter(|other| *other != own).collect()
}

/// Does this line say that outcomes were taken back, so that their numbers are used up?
fn is_undo_of_chance(line: &str) -> bool {
    line.strip_prefix("! undo ")
        .is_some_and(|count| count != "0")
}

fn text_of(lines: &[&str]) -> String {
    lines.join("\n") + "\n"
}

/// What kind of chance gave this line, if any did.
fn kind_of(line: &str) -> Option<String> {
    let kind = line.strip_prefix("* ")?.split(' ').next()?;
    Some(kind.to_owned())
}

fn outcomes(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| line.starts_with("* "));
    lines.map(str::to_owned).collect()
}

/// How many outcomes are hardly ever the same by chance.
const ENOUGH: usize = 10;

/// One line in `every` is changed; outcomes of this kind are among them.
fn one_entry_changed<G: Game>(games: &[Game4<'_>], every: usize, kind: &str) {
    let (mut chance, mut choices, mut accepted) = (0, 0, 0);
    let mut replaced = BTreeSet::new();
    for (nth, text) in records::<G>(games).into_iter().enumerate() {
        assert!(is_proved::<G>(&text));
        let record = read::<G>(&text);
        let lines: Vec<&str> = text.lines().collect();
        let log = 1 + lines.iter().position(|line| *line == "log").unwrap();
        let end = log + record.log().len();
        for place in (log + nth % every..end).step_by(every) {
            let own = lines[place];
            let after = lines[place + 1..end].iter();
            let outcomes_after = after.filter(|line| line.starts_with("* ")).count();
            // What is proved must not change; an undo is proved by what comes after it, if that is enough:
            // one or two outcomes may come out the same under other numbers.
            let proved_here =
                own.starts_with("* ") || is_undo_of_chance(own) && outcomes_after >= ENOUGH;
            let mut tampered = Vec::new();
            for other in others(&record, place - log) {
                replaced.extend(kind_of(own));
                let replace = |lines: &mut Vec<String>| lines[place].clone_from(&other);
                tampered.push((proved_here, changed(&lines, replace)));
                // With another hand or board the rules refuse what follows: nothing follows here.
                if own.starts_with("* ") {
                    tampered.push((true, changed(&lines[..=place], replace)));
                }
            }
            assert!(is_proved::<G>(&text_of(&lines[..=place])), "{own}");
            // A record that ends sooner is the same game, sooner.
            if place + 1 < end {
                let text = changed(&lines, |lines| drop(lines.remove(place)));
                tampered.push((proved_here, text));
            }
            let text = changed(&lines, |lines| lines.insert(place, lines[place].clone()));
            tampered.push((proved_here, text));
            if place + 1 < end && lines[place + 1] != own {
                let next = lines[place + 1];
                // Under another number the same may come out: then nothing differs.
                let chance = own.starts_with("* ") && next.starts_with("* ");
                let text = changed(&lines, |lines| lines.swap(place, place + 1));
                tampered.push((chance, text));
            }
            for (of_chance, tampered) in tampered {
                let proved = is_proved::<G>(&tampered);
                if proved {
                    assert_eq!(outcomes(&tampered), outcomes(&text_of(&lines)), "{own}");
                }
                if of_chance {
                    chance += 1;
                    assert!(!proved, "line {}: {own}\n{tampered}", place + 1);
                } else {
                    choices += 1;
                    accepted += usize::from(proved);
                }
            }
        }
    }
    assert!(chance > 100, "{chance}");
    assert!(replaced.contains(kind), "{replaced:?}");
    assert!(accepted < choices, "{accepted} of {choices}");
}

/// To look at all lines takes minutes: one in so many is hundreds.
const SOME: usize = 11;

/// All of them, in all kinds of games.
#[test]
#[ignore = "takes minutes"]
fn every_entry() {
    one_entry_changed::<Genesis>(GENESIS, 1, "board");
    one_entry_changed::<Lords>(LORDS, 1, "deal");
    one_entry_changed::<Ursuppe>(URSUPPE, 1, "environment");
}

#[test]
fn one_entry_of_genesis() {
    one_entry_changed::<Genesis>(GENESIS, SOME, "board");
}

#[test]
fn one_entry_of_lords() {
    one_entry_changed::<Lords>(&LORDS[..2], SOME, "deal");
}

#[test]
fn one_entry_of_ursuppe() {
    one_entry_changed::<Ursuppe>(&URSUPPE[..3], SOME, "environment");
}

/// Every byte of the seed, of the commitment and of everybody's bytes; one byte more and one less;
/// another table; bytes of another seat.
fn one_byte_changed<G: Game>(games: &[Game4<'_>]) {
    let mut changes = 0;
    for text in records::<G>(games) {
        assert!(is_proved::<G>(&text));
        let lines: Vec<&str> = text.lines().collect();
        for (place, line) in lines.iter().enumerate() {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            let hex = match key {
                "seed" | "commitment" => value,
                "bytes" => value.split_once(' ').map_or("", |(_, hex)| hex),
                "table" => {
                    let other = format!("table {value}x");
                    let tampered = changed(&lines, |lines| lines[place].clone_from(&other));
                    assert!(!is_proved::<G>(&tampered), "{other}");
                    continue;
                }
                "log" => break,
                _ => continue,
            };
            let front = &line[..line.len() - hex.len()];
            let mut others: Vec<String> = Vec::new();
            for byte in (0..hex.len()).step_by(2) {
                let old = u8::from_str_radix(&hex[byte..byte + 2], 16).unwrap();
                for new in [old ^ 1, old ^ 0x80, !old] {
                    others.push(format!(
                        "{front}{}{new:02x}{}",
                        &hex[..byte],
                        &hex[byte + 2..]
                    ));
                }
            }
            let more = if front.ends_with(' ') {
                front.to_owned()
            } else {
                format!("{front} ")
            };
            others.push(format!("{more}{hex}00"));
            if hex.len() > 2 {
                others.push(format!("{front}{}", &hex[2..]));
            }
            for other in others {
                changes += 1;
                let tampered = changed(&lines, |lines| lines[place].clone_from(&other));
                assert!(!is_proved::<G>(&tampered), "{line} became {other}");
            }
        }
        changes += other_seats_bytes::<G>(&lines);
        let mut needed: Vec<&str> = vec!["seed ", "commitment ", "table "];
        needed.extend(lines.iter().filter(|line| line.starts_with("bytes ")));
        for gone in needed {
            let kept = lines.iter().filter(|line| !line.starts_with(gone));
            let tampered: Vec<&str> = kept.copied().collect();
            assert!(
                !is_proved::<G>(&(tampered.join("\n") + "\n")),
                "without {gone}"
            );
        }
    }
    assert!(changes > 500, "{changes}");
}

/// A seat has another one's bytes, or two have each other's. Says how many such records were rejected.
fn other_seats_bytes<G: Game>(lines: &[&str]) -> usize {
    let bytes = |line: &str| {
        let (_, hex) = line.strip_prefix("bytes ")?.split_once(' ')?;
        Some(hex.to_owned())
    };
    let with_bytes = lines.iter().enumerate();
    let with_bytes = with_bytes.filter_map(|(place, line)| Some((place, bytes(line)?)));
    let with_bytes: Vec<(usize, String)> = with_bytes.collect();
    let mut changes = 0;
    for (here, own) in &with_bytes {
        for (there, other) in with_bytes.iter().filter(|(_, other)| other != own) {
            let copied = changed(lines, |lines| {
                lines[*here] = lines[*here].replace(own, other);
            });
            let exchanged = changed(lines, |lines| {
                lines[*here] = lines[*here].replace(own, other);
                lines[*there] = lines[*there].replace(other, own);
            });
            for tampered in [copied, exchanged] {
                changes += 1;
                assert!(!is_proved::<G>(&tampered), "{own} became {other}");
            }
        }
    }
    assert!(changes > 0, "{lines:?}");
    changes
}

#[test]
fn one_byte_of_genesis() {
    one_byte_changed::<Genesis>(GENESIS);
}

#[test]
fn one_byte_of_lords() {
    one_byte_changed::<Lords>(&LORDS[..2]);
}

#[test]
fn one_byte_of_ursuppe() {
    one_byte_changed::<Ursuppe>(&URSUPPE[..3]);
}
