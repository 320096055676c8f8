//! `replay --trace`: complete, of unfinished records, and up to a line that is wrong.

use tempfile::TempDir;

use crate::run::{Run, fixtures, fixtures_of, joined, log_line, urzeit, urzeit_reading, written};

fn trace(text: &str) -> Run {
    urzeit_reading(text, &["replay", "--trace", "-"])
}

#[test]
fn traces_agree_byte_for_byte() {
    let games = ["genesis", "lords", "ursuppe"];
    for (path, record, expected) in games.into_iter().flat_map(fixtures_of) {
        let file = path.to_str().unwrap();
        assert_eq!(
            urzeit(&["replay", "--trace", file]).ok(),
            expected,
            "{file}"
        );
        assert_eq!(trace(&record).ok(), expected, "from standard input");
    }
}

#[test]
fn traces_have_results_whether_or_not_the_file_has_them() {
    let (_, record, expected) = fixtures().swap_remove(0);
    let is_result = |line: &&str| line.starts_with("result ");
    let results = joined(expected.lines().filter(is_result));
    assert_eq!(results.lines().count(), 2);
    let without = joined(record.lines().filter(|line| !is_result(line)));
    assert_eq!(trace(&without).ok(), expected);
    assert_eq!(trace(&(without.clone() + &results)).ok(), expected);
    assert_eq!(
        trace(&format!("{without}# the end\n\n{results}")).ok(),
        expected
    );
    assert_eq!(
        trace(without.trim_end()).ok(),
        expected,
        "without a last line end"
    );
}

#[test]
fn an_unfinished_record_ends_with_its_last_entry() {
    for (_, record, expected) in fixtures() {
        for entries in [0, 1, 2, 3, 10, 51] {
            let part = joined(record.lines().take(log_line(&record) + entries));
            let last = part.lines().last().unwrap().to_owned();
            let out = trace(&part).ok();
            assert!(expected.starts_with(&out));
            assert_eq!(
                out.lines().filter(|line| !line.starts_with('?')).count(),
                entries
            );
            if entries > 0 {
                assert_eq!(out.lines().last(), Some(last.as_str()));
            }
        }
    }
}

/// What the trace of a record is up to, and without, the entry with this number.
fn trace_before(trace: &str, entry: usize) -> String {
    let mut seen = 0;
    let mut lines = Vec::new();
    for line in trace.lines() {
        if !line.starts_with('?') {
            seen += 1;
        }
        lines.push(line);
        if seen == entry {
            break;
        }
    }
    if entry == 0 {
        String::new()
    } else {
        joined(lines.into_iter())
    }
}

#[test]
fn a_broken_line_stops_the_trace_after_the_last_accepted_entry() {
    let folder = TempDir::new().unwrap();
    for (_, record, expected) in fixtures().into_iter().take(4) {
        let log = log_line(&record);
        for entry in [0, 1, 2, 7, 40] {
            let broken = record
                .lines()
                .enumerate()
                // Out of play for two, and never due as the very next chance.
                .map(|(n, line)| {
                    if n == log + entry {
                        "2 place forest n10"
                    } else {
                        line
                    }
                });
            let file = written(&folder, "broken.urz", joined(broken));
            let run = urzeit(&["replay", "--trace", &file]);
            assert_eq!(run.out, trace_before(&expected, entry), "entry {entry}");
            let message = run.complaint_after_output(1);
            let place = format!("{file}, line {}: ", log + entry + 1);
            assert!(message.contains(&place), "{message}");
            assert!(message.contains("(G-"), "the rule: {message}");
            assert!(message.contains("2 place forest n10"), "{message}");
        }
    }
}

#[test]
fn a_line_that_cannot_be_read_stops_the_trace_too() {
    let (_, record, expected) = fixtures().swap_remove(0);
    let broken = record.replacen("place", "Place", 1);
    let run = trace(&broken);
    assert_eq!(run.out, trace_before(&expected, 2));
    let message = run.complaint_after_output(1);
    assert!(message.contains("<stdin>, line 8: "), "{message}");
    assert!(
        message.contains("place TERRAIN SPACE"),
        "what would be right: {message}"
    );
}

/// The trace stops after the last accepted entry, also where that one ended the game.
#[test]
fn an_entry_after_the_end_stops_the_trace() {
    let (_, record, expected) = fixtures().swap_remove(0);
    let entries = joined(record.lines().filter(|line| !line.starts_with("result ")));
    let run = trace(&(entries + "* dice wild wild\n"));
    let upto = joined(expected.lines().filter(|line| !line.starts_with("result ")));
    let out = run.out.clone();
    assert!(run.complaint_after_output(1).contains("(G-4.1)"));
    let added = out.strip_prefix(&upto).unwrap();
    assert_eq!(added, "", "nothing follows the last accepted entry");
}

#[test]
fn wrong_results_are_refused() {
    let (_, record, expected) = fixtures().swap_remove(0);
    let entries = joined(record.lines().filter(|line| !line.starts_with("result ")));
    let line = entries.lines().count() + 1;
    let right = expected
        .lines()
        .find(|line| line.starts_with("result 1"))
        .unwrap();
    let run = trace(&(entries + "result 1 1000 win\n"));
    assert!(expected.starts_with(&run.out));
    let message = run.complaint_after_output(1);
    assert!(message.contains(&format!("line {line}: ")), "{message}");
    assert!(message.contains(right), "{message}");
}
