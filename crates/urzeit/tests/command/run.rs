//! Running the program, and records for it to read.

use std::{
    ffi::OsStr,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use tempfile::TempDir;

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_urzeit");

/// A header of two, in four lines.
pub(crate) const HEAD: &str = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\n";

/// What a run of the program left behind.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) error: String,
    pub(crate) status: Option<i32>,
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        Run {
            out: String::from_utf8(output.stdout).unwrap(),
            error: String::from_utf8(output.stderr).unwrap(),
            status: output.status.code(),
        }
    }
}

impl Run {
    /// What it printed, having succeeded without a word of complaint.
    pub(crate) fn ok(self) -> String {
        assert_eq!(
            (self.status, self.error.as_str()),
            (Some(0), ""),
            "{}",
            self.out
        );
        self.out
    }

    /// Its complaint, having printed nothing: one line, no matter what was wrong.
    pub(crate) fn complaint(self, status: i32) -> String {
        assert_eq!(self.out, "");
        self.complaint_after_output(status)
    }

    pub(crate) fn complaint_after_output(self, status: i32) -> String {
        assert_eq!(self.status, Some(status), "{}", self.error);
        assert!(self.error.starts_with("urzeit: "), "{}", self.error);
        assert_eq!(self.error.lines().count(), 1, "{}", self.error);
        assert!(!self.error.contains("panicked"), "{}", self.error);
        assert!(self.error.len() < 1500, "{}", self.error);
        self.error
    }
}

/// The program in English, whatever the environment says.
pub(crate) fn program() -> Command {
    let mut command = Command::new(PROGRAM);
    for variable in [
        "LC_ALL",
        "LC_MESSAGES",
        "NO_COLOR",
        "CLICOLOR",
        "CLICOLOR_FORCE",
    ] {
        command.env_remove(variable);
    }
    command.env("LANG", "en_GB.UTF-8");
    command
}

pub(crate) fn urzeit(arguments: &[impl AsRef<OsStr>]) -> Run {
    program().args(arguments).output().unwrap().into()
}

/// The program with something on its standard input.
pub(crate) fn urzeit_reading(input: &str, arguments: &[&str]) -> Run {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // The program may have seen enough.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output.into()
}

/// A shell line with the program as `$0` and these arguments.
#[cfg(unix)]
pub(crate) fn shell(line: &str, arguments: &[&str]) -> Run {
    Command::new("sh")
        .args(["-c", line, PROGRAM])
        .args(arguments)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .output()
        .unwrap()
        .into()
}

/// The records of Genesis in the repository with their traces.
pub(crate) fn fixtures() -> Vec<(PathBuf, String, String)> {
    fixtures_of("genesis")
}

pub(crate) fn fixtures_of(game: &str) -> Vec<(PathBuf, String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures")
        .join(game);
    let mut fixtures = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "urz") {
            let record = fs::read_to_string(&path).unwrap();
            let trace = fs::read_to_string(path.with_extension("trace")).unwrap();
            fixtures.push((path, record, trace));
        }
    }
    fixtures.sort();
    assert!(fixtures.len() >= 7);
    fixtures
}

pub(crate) fn written(folder: &TempDir, name: &str, text: impl AsRef<[u8]>) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

pub(crate) fn joined<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.map(|line| format!("{line}\n")).collect()
}

/// The entries of a record begin after this line.
pub(crate) fn log_line(record: &str) -> usize {
    record.lines().position(|line| line == "log").unwrap() + 1
}
