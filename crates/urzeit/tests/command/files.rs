//! Files that are no records, and output that has nowhere to go.

use std::fs;

use tempfile::TempDir;

#[cfg(unix)]
use crate::run::{HEAD, fixtures, joined, log_line, shell};
use crate::run::{PROGRAM, urzeit, urzeit_reading, written};

#[test]
fn files_that_are_no_records() {
    let folder = TempDir::new().unwrap();
    let missing = folder
        .path()
        .join("missing.urz")
        .to_str()
        .unwrap()
        .to_owned();
    let directory = folder.path().to_str().unwrap().to_owned();
    let empty = written(&folder, "empty", "");
    let elf = fs::read(PROGRAM).unwrap();
    let binary = written(&folder, "binary", &elf[..4096.min(elf.len())]);
    let latin = written(
        &folder,
        "latin",
        b"urzeit 1\ngame genesis\nseat 1 reptile J\xfcrgen\n",
    );
    let zeros = written(&folder, "zeros", [0; 1000]);
    for (file, expected) in [
        (&missing, "no such file"),
        (&directory, "cannot be read"),
        (&empty, "line 1: "),
        (&binary, ""),
        (&latin, "byte 39 is not UTF-8"),
        (&zeros, "line 1: "),
    ] {
        for command in [
            &["replay"][..],
            &["replay", "--trace"],
            &["replay", "--json"],
            &["legal"],
        ] {
            let message = urzeit(&[command, &[file.as_str()]].concat()).complaint(1);
            assert!(message.starts_with(&format!("urzeit: {file}")), "{message}");
            assert!(message.contains(expected), "{message}");
        }
    }
    let message = urzeit_reading("", &["replay", "-"]).complaint(1);
    assert!(message.contains("<stdin>, line 1: "), "{message}");
}

/// A program that reads what it is given without end runs out of this memory.
#[cfg(unix)]
#[test]
fn files_that_are_too_long_take_little_memory() {
    const LIMITED: &str = "ulimit -v 250000 && exec \"$0\" \"$@\"";
    let folder = TempDir::new().unwrap();
    let rubbish: Vec<u8> = (0..17_000_000u32)
        .map(|n| b'!' + (n.wrapping_mul(2_654_435_761) >> 26) as u8)
        .collect();
    let long = written(&folder, "long", &rubbish);
    // Below the limit of a record, as one line and as many.
    let line = written(&folder, "line", &rubbish[..16_000_000]);
    let mut lines = HEAD.as_bytes().to_vec();
    lines.extend_from_slice(b"log\n");
    lines.extend(
        rubbish[..15_000_000]
            .iter()
            .enumerate()
            .map(|(n, b)| if n % 20 == 0 { b'\n' } else { *b }),
    );
    let lines = written(&folder, "lines", &lines);
    let blank = written(&folder, "blank", vec![b'\n'; 16_000_000]);
    let name = format!(
        "urzeit 1\ngame genesis\nseat 1 reptile {}\nlog\n",
        "x".repeat(15_000_000)
    );
    let name = written(&folder, "name", name);
    let sparse = folder.path().join("sparse");
    fs::File::create(&sparse)
        .unwrap()
        .set_len(100_000_000)
        .unwrap();
    let sparse = sparse.to_str().unwrap();
    for file in [&long, &line, &lines, &blank, &name, sparse] {
        let message = shell(LIMITED, &["replay", "--trace", file]).complaint(1);
        assert!(message.starts_with(&format!("urzeit: {file}")), "{message}");
    }
    for file in [&long, sparse] {
        let message = shell(LIMITED, &["legal", file]).complaint(1);
        assert!(message.contains("longer than any record"), "{message}");
    }
    let endless = "ulimit -v 250000 && cat /dev/zero 2> /dev/null | \"$0\" legal -";
    shell(endless, &[]).complaint(1);
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_failure() {
    let (path, record, _) = fixtures().swap_remove(0);
    let folder = TempDir::new().unwrap();
    let unfinished = written(
        &folder,
        "part.urz",
        joined(record.lines().take(log_line(&record) + 2)),
    );
    let file = path.to_str().unwrap();
    for arguments in [
        &["replay", file][..],
        &["replay", "--trace", file],
        &["replay", "--json", file],
        &["legal", &unfinished],
        &["simulate", "genesis", "--games", "2"],
        &["--help"],
    ] {
        // The status of the program itself goes to standard error.
        let run = shell(
            "{ \"$0\" \"$@\"; echo \"status $?\" >&2; } | head -1 > /dev/null",
            arguments,
        );
        assert_eq!(
            (run.status, run.error.as_str()),
            (Some(0), "status 0\n"),
            "{arguments:?}"
        );
        let run = shell(
            "{ \"$0\" \"$@\"; echo \"status $?\" >&2; } | true",
            arguments,
        );
        assert_eq!(run.error, "status 0\n", "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure() {
    let (path, ..) = fixtures().swap_remove(0);
    let file = path.to_str().unwrap();
    for arguments in [
        &["replay", file][..],
        &["replay", "--trace", file],
        &["replay", "--json", file],
        &["simulate", "genesis", "--games", "2"],
    ] {
        shell("exec \"$0\" \"$@\" > /dev/full", arguments).complaint(1);
    }
}
