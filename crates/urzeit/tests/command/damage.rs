//! Databases and backups that are damaged, half written or not ours: every command says so, and nothing
//! is changed.

use std::{
    fs,
    path::Path,
    process::Stdio,
    thread::sleep,
    time::{Duration, Instant},
};

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};
use tempfile::TempDir;
use urzeit_load::saved::Saved;

use crate::{
    run::{Run, program, urzeit, written},
    serve::{Server, folder, path},
};

/// A database with people in it, as a server leaves it.
fn database() -> Vec<u8> {
    let data = folder();
    let server = Server::on(&data);
    for number in 0..30 {
        server.guest(&format!("Player {number}"));
    }
    assert_eq!(server.end().status, Some(0));
    fs::read(data.path().join("urzeit.db")).unwrap()
}

/// A backup of that database.
fn backup_of(database: &[u8]) -> String {
    let data = folder();
    written(&data, "urzeit.db", database);
    let file = path(&data, "backup");
    urzeit(&["backup", &file, "--data", &path(&data, "")]).ok();
    fs::read_to_string(file).unwrap()
}

/// Bytes that mean nothing, always the same.
fn noise(length: usize) -> Vec<u8> {
    let mut state = 1_u32;
    let next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    std::iter::repeat_with(next).take(length).collect()
}

fn overwritten(database: &[u8], at: usize, with: &[u8]) -> Vec<u8> {
    let mut damaged = database.to_owned();
    damaged[at..at + with.len()].copy_from_slice(with);
    damaged
}

/// A database after somebody else has changed it.
fn changed(database: &[u8], query: &str) -> Vec<u8> {
    let data = folder();
    let file = written(&data, "other.db", database);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut file = SqliteConnection::connect(&file).await.unwrap();
        file.execute(AssertSqlSafe(query.to_owned())).await.unwrap();
        file.close().await.unwrap();
    });
    fs::read(file).unwrap()
}

/// Every command that opens a database, in a folder of its own.
fn every_command(data: &str, backup: &str, new: &str) -> Vec<Vec<String>> {
    let commands: [&[&str]; 6] = [
        &["serve", "--listen", "0"],
        &["work"],
        &["migrate"],
        &["backup", new],
        &["restore", backup],
        &["admin", "list", "accounts"],
    ];
    let words = commands.map(|words| [words, &["--data", data]].concat());
    words
        .map(|words| words.into_iter().map(str::to_owned).collect())
        .to_vec()
}

/// What a command says that has to end by itself: a server that starts after all is a failure.
fn ended(words: &[String], name: &str) -> Run {
    let mut command = program();
    command
        .args(words)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut process = command.spawn().unwrap();
    let began = Instant::now();
    while process.try_wait().unwrap().is_none() {
        if began.elapsed() > Duration::from_secs(60) {
            process.kill().unwrap();
            panic!("{name}: {words:?} goes on with it");
        }
        sleep(Duration::from_millis(5));
    }
    process.wait_with_output().unwrap().into()
}

#[test]
fn a_damaged_database_is_named_and_not_touched() {
    let good = database();
    let backup = backup_of(&good);
    let page = 4096;
    let middle = good.len() / page / 2 * page;
    let newer =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        SELECT 999, description, success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
    let (damaged, no_database) = (
        ["is damaged", "ist beschädigt"],
        ["is not a database", "ist keine Datenbank"],
    );
    let other = ["another program", "anderen Programm"];
    for (name, file, said) in [
        ("empty", Vec::new(), ["is empty", "ist leer"]),
        ("half", good[..good.len() / 2].to_vec(), damaged),
        (
            "half a page less",
            good[..good.len() - page / 2].to_vec(),
            damaged,
        ),
        ("one page", good[..page].to_vec(), damaged),
        ("less than a head", good[..60].to_vec(), damaged),
        (
            "noise in the middle",
            overwritten(&good, middle, &noise(page)),
            damaged,
        ),
        (
            "zeros in the middle",
            overwritten(&good, middle, &vec![0; 2 * page]),
            damaged,
        ),
        (
            "noise everywhere but in the head",
            overwritten(&good, page, &noise(good.len() - page)),
            damaged,
        ),
        (
            "noise at the beginning",
            overwritten(&good, 0, &noise(page)),
            no_database,
        ),
        ("nothing but noise", noise(3 * page), no_database),
        (
            "a text",
            "This is no database. ".repeat(100).into_bytes(),
            no_database,
        ),
        (
            "another program's",
            changed(
                &[],
                "CREATE TABLE birds (name TEXT); INSERT INTO birds VALUES ('wren')",
            ),
            other,
        ),
        (
            "another program's with steps",
            changed(&good, "ALTER TABLE games RENAME TO matches"),
            other,
        ),
        (
            "a later version's",
            changed(&good, newer),
            ["later version", "späteren Version"],
        ),
    ] {
        let data = folder();
        let backup = written(&data, "backup", &backup);
        let (new, place) = (path(&data, "new-backup"), path(&data, "data"));
        fs::create_dir(&place).unwrap();
        let database = Path::new(&place).join("urzeit.db");
        fs::write(&database, &file).unwrap();
        for command in every_command(&place, &backup, &new) {
            for (language, said) in ["en", "de"].into_iter().zip(said) {
                let command = [&command[..], &["--lang".to_owned(), language.to_owned()]].concat();
                let complaint = ended(&command, name).complaint(1);
                assert!(complaint.contains(said), "{name}, {command:?}: {complaint}");
                assert!(complaint.contains("urzeit.db"), "{name}: {complaint}");
                let after = fs::read(&database).unwrap();
                assert!(after == file, "{name} was changed by {command:?}");
            }
        }
        assert!(!Path::new(&new).exists(), "half a backup of {name}");
    }
}

/// What a killed server leaves: a file, and beside it what it had not written back yet.
fn killed() -> (TempDir, Vec<u8>) {
    let data = folder();
    let server = Server::on(&data);
    for number in 0..30 {
        server.guest(&format!("Player {number}"));
    }
    // Dropped, a server is killed.
    drop(server);
    let log = fs::read(data.path().join("urzeit.db-wal")).unwrap();
    assert!(log.len() > 10_000, "{}", log.len());
    (data, log)
}

/// A log that is damaged by others, cut or gone costs what stood in it from there on; what is left is a
/// whole database of an earlier moment, and serves. A damaged one is kept.
#[test]
fn a_log_that_is_cut_leaves_what_was_before() {
    let (data, log) = killed();
    let database = fs::read(data.path().join("urzeit.db")).unwrap();
    let mut counts = Vec::new();
    for (name, log) in [
        ("whole", Some(log.clone())),
        (
            "cut in the last page",
            Some(log[..log.len() - 100].to_vec()),
        ),
        ("half", Some(log[..log.len() / 2].to_vec())),
        (
            "noise in the middle",
            Some(overwritten(&log, log.len() / 2, &noise(5000))),
        ),
        ("gone", None),
    ] {
        let data = folder();
        written(&data, "urzeit.db", &database);
        if let Some(log) = &log {
            written(&data, "urzeit.db-wal", log);
        }
        let (place, file) = (path(&data, ""), path(&data, "backup"));
        urzeit(&["backup", &file, "--data", &place]).ok();
        let saved = Saved::read(fs::read(&file).unwrap().as_slice()).unwrap();
        saved
            .check()
            .unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        counts.push(saved.rows);
        let server = Server::on(&data);
        server.guest("Ada");
        assert_eq!(server.end().status, Some(0), "{name}");
        // What comes behind the damage is kept, once, as it was found.
        let kept = fs::read(data.path().join("urzeit.db-wal.damaged-1")).ok();
        let is_damaged = name == "noise in the middle";
        assert_eq!(kept, log.filter(|_| is_damaged), "{name}");
        assert!(!data.path().join("urzeit.db-wal.damaged-2").exists());
    }
    assert!(counts[0] > counts[1] && counts[1] > counts[2], "{counts:?}");
}

#[test]
fn a_damaged_backup_is_named_and_restores_nothing() {
    let backup = backup_of(&database());
    let data = folder();
    let place = path(&data, "data");
    let text = backup.as_bytes();
    let mut files = vec![
        ("empty".to_owned(), Vec::new()),
        ("noise".to_owned(), noise(5000)),
        (
            "without its end".to_owned(),
            text[..text.len() - 1 - backup.lines().last().unwrap().len()].to_vec(),
        ),
        ("twice".to_owned(), [text, text].concat()),
    ];
    for part in 1..8 {
        let at = text.len() * part / 8;
        files.push((format!("cut at {at}"), text[..at].to_vec()));
        let other = if text[at] == b'7' { b'8' } else { b'7' };
        files.push((
            format!("another byte at {at}"),
            overwritten(text, at, &[other]),
        ));
    }
    for (name, file) in files {
        let file = written(&data, "damaged", file);
        for (language, said) in [
            ("en", ["not a backup", "damaged"]),
            ("de", ["keine Sicherung", "beschädigt"]),
        ] {
            let run = urzeit(&["restore", &file, "--data", &place, "--lang", language]);
            let complaint = run.complaint(1);
            assert!(
                said.iter().any(|said| complaint.contains(said)),
                "{name}: {complaint}"
            );
        }
    }
    // Nothing of all that has left a trace.
    let good = written(&data, "good", &backup);
    urzeit(&["restore", &good, "--data", &place]).ok();
}
