//! What makes chance one that can be checked.

use urzeit_rules::{
    Record, Seat,
    record::{Bytes, Fairness, Problem},
};

use super::{
    HEAD, Meant, error, is_extra, is_key_twice, is_missing, is_spacing, is_unknown, read, refused,
};

const FAIR: &str =
    "table Urwald-7\ncommitment 00ff\nbytes 1 abcd\nbytes 2\nseed 0123456789abcdef\n";

#[test]
fn chance_that_can_be_checked() {
    let text = format!("{HEAD}{FAIR}log\n");
    let record = read(&text);
    assert_eq!(record.to_string(), text);
    let fairness = record.header().fairness().unwrap();
    assert_eq!(fairness.table, "Urwald-7");
    assert_eq!(fairness.commitment.to_string(), "00ff");
    assert_eq!(fairness.bytes, [Bytes(vec![0xab, 0xcd]), Bytes(vec![])]);
    assert_eq!(
        fairness.seed.as_ref().unwrap().to_string(),
        "0123456789abcdef"
    );
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

/// What a table fills in prints what reading would have given.
#[test]
fn a_header_can_be_filled_in() {
    let text = format!("{HEAD}{FAIR}log\n");
    let given = read(&text).header().fairness().unwrap().clone();
    let header = || read(&format!("{HEAD}log\n")).header().clone();
    let secret = Fairness {
        seed: None,
        ..given.clone()
    };
    let mut record = Record::new(header().with_fairness(secret).unwrap());
    record.publish_seed(&given.seed.clone().unwrap().0);
    assert_eq!(record, read(&text));

    for (table, bytes, meant) in [
        ("two words", 2, "words"),
        ("", 2, "table"),
        ("T", 1, "bytes 2"),
        ("T", 3, "seat 3"),
    ] {
        let fairness = Fairness {
            table: table.to_owned(),
            bytes: vec![Bytes::default(); bytes],
            ..given.clone()
        };
        let problem = header().with_fairness(fairness).unwrap_err();
        assert!(format!("{problem:?}").contains(meant), "{problem:?}");
    }
}

#[test]
fn names_that_a_record_can_hold() {
    let one = Seat::at(0);
    let header = || read(&format!("{HEAD}log\n")).header().clone();
    let named = Record::new(header().with_name(one, "The Lizards").unwrap());
    assert_eq!(read(&named.to_string()).header().name(one), "The Lizards");
    for name in ["two  spaces", " leads", "trails ", "a\nseat", "\u{202e}"] {
        assert!(header().with_name(one, name).is_err(), "{name:?}");
    }
    let long = "x".repeat(5000);
    assert_eq!(header().with_name(one, &long), Err(Problem::LineTooLong));
}
