//! The stream, and records that were tampered with.

use urzeit_rules::{Game, Genesis, Lords, Record, Ursuppe, record::Bytes};
use urzeit_table::{Settings, Unproved, Verified, fair::Stream, verify};

use crate::play::{GENESIS, Game4, LORDS, Play, URSUPPE, fair, header, read};

/// No part of the message can be taken for another.
#[test]
fn every_part_counts() {
    use rand::Rng;
    let bytes = |parts: &[&[u8]]| {
        parts
            .iter()
            .map(|part| Bytes(part.to_vec()))
            .collect::<Vec<_>>()
    };
    let mut words: Vec<u64> = [
        Stream::new(b"k", "T", 1, &bytes(&[b"a", b"b"])),
        Stream::new(b"j", "T", 1, &bytes(&[b"a", b"b"])),
        Stream::new(b"k", "U", 1, &bytes(&[b"a", b"b"])),
        Stream::new(b"k", "T", 2, &bytes(&[b"a", b"b"])),
        Stream::new(b"k", "T", 1, &bytes(&[b"b", b"a"])),
        Stream::new(b"k", "T", 1, &bytes(&[b"ab", b""])),
        Stream::new(b"k", "T", 1, &bytes(&[b"", b"ab"])),
        Stream::new(b"k", "T", 1, &bytes(&[b"a", b"b", b""])),
    ]
    .into_iter()
    .map(|mut stream| stream.next_u64())
    .collect();
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), 8);
}

/// A finished game with undos over chance.
fn finished<G: Game>(game: Game4<'_>) -> String {
    for seed in 0..50 {
        let mut play = Play::<G>::begin(game, Settings::default(), fair(seed), seed);
        play.finish(|_| {});
        let text = play.table.record(play.viewers()[0]);
        let took_back = text.contains("! undo ") && !text.contains("! undo 0");
        if took_back && text.lines().any(|line| line.starts_with("bytes 1 ")) {
            return text;
        }
    }
    panic!("no such game");
}

/// One hexadecimal digit changed, somewhere in the line that begins so.
fn with_other_digit(text: &str, line: &str) -> String {
    let place = text.find(line).unwrap() + line.len() + 5;
    let digit = if &text[place..=place] == "0" {
        "1"
    } else {
        "0"
    };
    format!("{}{digit}{}", &text[..place], &text[place + 1..])
}

fn tampering_is_found<G: Game>(game: Game4<'_>) {
    let text = finished::<G>(game);
    let check = |text: &str| verify(&read::<G>(text));
    let Verified {
        outcomes,
        taken_back,
        before,
        seats_with_bytes,
        by_link,
    } = check(&text).unwrap();
    assert!(outcomes > 10 && taken_back > 0 && before == 0 && seats_with_bytes > 0 && !by_link);

    let other_seed = check(&with_other_digit(&text, "\nseed "));
    assert!(
        matches!(other_seed, Err(Unproved::OtherSeed { .. })),
        "{other_seed:?}"
    );
    let other_commitment = check(&with_other_digit(&text, "\ncommitment "));
    assert!(matches!(other_commitment, Err(Unproved::OtherSeed { .. })));
    let differs = |text: &str| match Record::<G>::read(text).map(|reading| verify(&reading.record))
    {
        Ok(Err(Unproved::OtherOutcome { number, .. })) => number,
        other => panic!("{other:?}"),
    };
    assert!(differs(&with_other_digit(&text, "\nbytes 1 ")) <= 3);
    assert!(differs(&text.replacen("table Urwald", "table Urwelt", 1)) <= 3);
    let undo = text.find("! undo ").unwrap();
    let drawn = text[text.find("\nlog\n").unwrap()..undo]
        .matches("\n* ")
        .count() as u64;
    let rest: String = text[undo..]
        .lines()
        .skip(1)
        .map(|line| format!("{line}\n"))
        .collect();
    let hidden = format!("{}{rest}", &text[..undo]);
    assert!(
        differs(&hidden) > drawn,
        "an undo that is not told is found"
    );

    // Without its seed, or without all of it, nothing is proved.
    let header = text.find("\ntable ").unwrap() + 1;
    let log = text.find("\nlog\n").unwrap() + 1;
    let seed = text.find("\nseed ").unwrap() + 1;
    let secret = format!("{}{}", &text[..seed], &text[log..]);
    assert_eq!(check(&secret), Err(Unproved::SeedUnknown));
    let bare = format!("{}{}", &text[..header], &text[log..]);
    assert_eq!(check(&bare), Err(Unproved::NoFairness));
}

#[test]
fn tampering_is_found_in_genesis() {
    tampering_is_found::<Genesis>(GENESIS[0]);
}

#[test]
fn tampering_is_found_in_lords() {
    tampering_is_found::<Lords>(LORDS[1]);
}

#[test]
fn tampering_is_found_in_ursuppe() {
    tampering_is_found::<Ursuppe>(URSUPPE[0]);
}

/// Every single die of a game of Genesis, changed to each other face.
#[test]
fn every_changed_outcome_is_found() {
    let text = finished::<Genesis>(GENESIS[0]);
    let mut number = 0;
    let mut found = 0;
    let lines: Vec<_> = text.lines().collect();
    for (place, line) in lines.iter().enumerate() {
        if let Some(undo) = line.strip_prefix("! undo ") {
            number += undo.parse::<u64>().unwrap();
        }
        if !line.starts_with("* ") {
            continue;
        }
        number += 1;
        for face in ["forest", "savannah", "mountain", "wetland", "wild"] {
            let Some(dice) = line.strip_prefix("* dice ") else {
                continue;
            };
            let (one, two) = dice.split_once(' ').unwrap();
            if one == face {
                continue;
            }
            let other = format!("* dice {face} {two}");
            let mut lines = lines.clone();
            lines[place] = &other;
            // The choices that followed may not fit any more: up to there it is read.
            let reading = Record::<Genesis>::read(&(lines.join("\n") + "\n")).unwrap();
            match verify(&reading.record) {
                Err(Unproved::OtherOutcome {
                    number: n, drawn, ..
                }) => {
                    assert_eq!((n, format!("* {drawn}").as_str()), (number, *line));
                    found += 1;
                }
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(found > 100, "{found}");
}

/// Fixed outcomes come one after the other; others are refused as long as there are some.
#[test]
fn fixed_outcomes() {
    use urzeit_table::{Awaits, Refused, Source, Table};
    let fixed = Source::Fixed(vec![
        "start 2".parse().unwrap(),
        "dice wild wild".parse().unwrap(),
    ]);
    let mut table = Table::<Genesis>::new(header((2, &[])), Settings::default(), fixed).unwrap();
    for event in ["0 sit 1 -", "0 sit 2 -", "0 begin"] {
        table.apply(event.parse().unwrap()).unwrap();
    }
    assert_eq!(
        table.check(&"0 * start 1".parse().unwrap()),
        Err(Refused::OtherOutcome)
    );
    for expected in ["* start 2", "* dice wild wild"] {
        let event = table.draw(0).unwrap();
        assert_eq!(event.deed.to_string(), expected);
        table.apply(event).unwrap();
    }
    for event in ["0 2 place forest a1", "0 2 place forest b1", "0 confirm 2"] {
        table.apply(event.parse().unwrap()).unwrap();
    }
    assert_eq!((table.awaits(), table.draw(0)), (Awaits::Chance, None));
    table
        .apply("0 * dice forest wild".parse().unwrap())
        .unwrap();
}
