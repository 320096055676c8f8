//! `legal`: what may be entered next.

use std::ffi::OsStr;

use sha2::{Digest, Sha256};

use crate::run::{HEAD, fixtures, joined, log_line, urzeit, urzeit_reading};

/// `legal` agrees with the digests in the traces.
#[test]
fn legal_lists_every_legal_entry_sorted() {
    for (_, record, expected) in fixtures() {
        let log = log_line(&record);
        let lines: Vec<_> = expected.lines().collect();
        let mut entry = 0;
        let mut listed = 0;
        for pair in lines.windows(2) {
            if pair[0].starts_with('?') {
                // Listing all of them would take long: the first, and some later ones.
                if listed > 0 && entry % 37 > 1 {
                    continue;
                }
                listed += 1;
                let part = joined(record.lines().take(log + entry));
                let out = urzeit_reading(&part, &["legal", "-"]).ok();
                let [_, seat, count, digest] = pair[0].split(' ').collect::<Vec<_>>()[..] else {
                    panic!("{}", pair[0]);
                };
                assert_eq!(out.lines().count().to_string(), count);
                assert!(out.lines().is_sorted());
                assert!(out.lines().any(|line| line == pair[1]), "{}", pair[1]);
                let prefix = format!("{seat} ");
                let actions = joined(out.lines().map(|line| line.strip_prefix(&prefix).unwrap()));
                let hash = Sha256::digest(actions);
                let hex: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
                assert_eq!(&hex[..16], digest, "{}", pair[1]);
            } else {
                entry += 1;
            }
        }
        assert!(listed > 2);
    }
}

#[test]
fn legal_names_the_chance_that_is_due() {
    for (rest, expected) in [
        ("log\n", "* start\n"),
        ("log\n* start 2\n", "* dice\n"),
        ("option board random\nlog\n", "* board\n"),
    ] {
        let text = format!("{HEAD}{rest}");
        assert_eq!(urzeit_reading(&text, &["legal", "-"]).ok(), expected);
    }
    for (path, ..) in fixtures() {
        assert_eq!(
            urzeit(&[OsStr::new("legal"), path.as_os_str()]).ok(),
            "",
            "over"
        );
    }
    let broken = format!("{HEAD}log\n1 end\n");
    let message = urzeit_reading(&broken, &["legal", "-"]).complaint(1);
    assert!(
        message.contains("line 6: ") && message.contains("G-2.3"),
        "{message}"
    );
}
