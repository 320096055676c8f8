//! The check of a backup notices what it is there to notice.

#![allow(clippy::unwrap_used)]

use serde_json::{Value, json};
use urzeit_load::saved::Saved;
use urzeit_rules::Seat;
use urzeit_table::{Awaits, Seed, Settings, Source};

const HEADER: &str = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\n";

/// A game of two people and a few choices, as a backup has it: `games`, `events` and `seats`.
fn tables() -> [Vec<Value>; 3] {
    let source = Source::Fair {
        table: "t".to_owned(),
        seed: Seed::new([7; 32]),
    };
    let settings = Settings::default();
    let mut host = urzeit_table::open(HEADER, settings, source).unwrap();
    let mut events = Vec::new();
    let mut happen = |host: &mut Box<dyn urzeit_table::Host>, author: Value, text: String| {
        let number = host.len();
        let mut texts = vec![text];
        host.apply(&texts[0].parse().unwrap()).unwrap();
        while let Some(outcome) = host.draw(1) {
            host.apply(&outcome).unwrap();
            texts.push(outcome.to_string());
        }
        let wish = author.is_number().then(|| format!("w{number}"));
        events.push(json!(["t", number, author, wish, texts.join("\n")]));
    };
    for text in ["1 sit 1 -", "1 sit 2 -", "1 begin"] {
        happen(&mut host, Value::Null, text.to_owned());
    }
    for _ in 0..5 {
        let deed = match host.awaits() {
            Awaits::Choices(seats) => {
                let seat = seats.iter().next().unwrap();
                format!("1 {seat} {}", host.choices(seat)[0])
            }
            Awaits::Confirm(seat) => format!("1 confirm {seat}"),
            other => panic!("{other:?}"),
        };
        happen(&mut host, json!(1), deed);
    }
    let asked = match host.awaits() {
        Awaits::Choices(seats) => seats.iter().next().unwrap(),
        Awaits::Confirm(seat) => seat,
        other => panic!("{other:?}"),
    };
    let waits = 1 << asked.index();
    let seed = "07".repeat(32);
    let length = host.len();
    let game = json!([
        "t",
        HEADER,
        settings.to_string(),
        seed,
        "running",
        length,
        waits,
        null,
        "link",
        0
    ]);
    let seats = Seat::all(2).map(|seat| json!(["t", seat.number(), seat.number(), null]));
    [vec![game], events, seats.collect()]
}

fn backup([games, events, seats]: &[Vec<Value>; 3]) -> String {
    let heads = [
        json!({"table": "games", "columns": ["id", "header", "settings", "seed", "state", "length", "waits", "due", "visibility", "rated"]}),
        json!({"table": "events", "columns": ["game", "number", "author", "wish", "texts"]}),
        json!({"table": "seats", "columns": ["game", "seat", "account", "points"]}),
    ];
    let mut lines = vec![json!({"urzeit-backup": 1, "schema": 1})];
    for (head, rows) in heads.into_iter().zip([games, events, seats]) {
        lines.push(head);
        lines.extend(rows.iter().cloned());
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn check(tables: &[Vec<Value>; 3]) -> Result<(), String> {
    let saved = Saved::read(backup(tables).as_bytes()).unwrap();
    saved.check().map_err(|wrong| wrong.to_string())
}

#[test]
fn what_is_whole_is_accepted() {
    check(&tables()).unwrap();
}

#[test]
fn whatever_is_missing_doubled_or_changed_is_noticed() {
    let last = tables()[1].len() - 1;
    type Damage = fn(&mut [Vec<Value>; 3], usize);
    let damages: [(&str, Damage); 10] = [
        ("an event is gone", |tables, _| drop(tables[1].remove(4))),
        ("the last event is gone", |tables, last| {
            drop(tables[1].remove(last));
        }),
        ("an event stands twice", |tables, last| {
            let twice = tables[1][last].clone();
            tables[1].push(twice);
        }),
        ("two change places", |tables, _| {
            let first = tables[1][2][4].take();
            tables[1][2][4] = tables[1][3][4].take();
            tables[1][3][4] = first;
        }),
        ("a wish stands twice", |tables, _| {
            tables[1][4][3] = tables[1][3][3].clone();
        }),
        ("another outcome", |tables, _| {
            tables[0][0][3] = json!("08".repeat(32));
        }),
        ("it is over", |tables, _| tables[0][0][4] = json!("over")),
        ("it is longer", |tables, _| tables[0][0][5] = json!(1000)),
        ("it waits for nobody", |tables, _| {
            tables[0][0][6] = json!(0);
        }),
        ("nobody sits there", |tables, _| drop(tables[2].remove(0))),
    ];
    for (name, damage) in damages {
        let mut tables = tables();
        damage(&mut tables, last);
        assert!(check(&tables).is_err(), "{name}");
    }
}
