//! A game on disk, in two files.
//!
//! `FILE` is its record, as whoever plays may have it: without the seed and without what is
//! hidden until the game is over, complete from then on. It is replaced as a whole, so that it
//! is never half written.
//!
//! `FILE.table` is the table: what it was set up with, its seed, then every event, a line each,
//! written before it counts. It is all that is needed to go on. Anyone who looks into it sees
//! hidden cards and coming dice; it is removed when the game is over and the record has everything.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
};

use urzeit_rules::record::{self, Bytes};
use urzeit_table::{Seed, Settings, Source};

use crate::{failure::Failure, input, text::Text};

/// The first line of a table's file.
const FIRST: &str = "urzeit-table 1";

/// The files of a game that is played.
pub(super) struct Saved {
    record: PathBuf,
    table: File,
    /// What the record's file holds.
    kept: String,
}

/// A table as its file has it.
pub(super) struct Stored<C> {
    /// What the players agree on.
    pub(super) settings: Settings,
    /// Where its chance comes from.
    pub(super) source: Source<C>,
    /// The header of its record, with `log`.
    pub(super) header: String,
    /// Its events.
    pub(super) events: Vec<String>,
}

impl Saved {
    /// New files for a game: those that were asked for, or the first free ones of the game's
    /// name in this folder. No file is overwritten.
    pub(super) fn create(file: Option<&Path>, game: &str, text: &Text) -> Result<Saved, Failure> {
        if let Some(file) = file {
            return create(file).map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => {
                    input::wrong(file, &text.say("play-file-exists"), text)
                }
                _ => cannot_write(file, &error, text),
            });
        }
        let mut number = 1;
        loop {
            let file = PathBuf::from(format!("{game}-{number}.urz"));
            match create(&file) {
                Ok(saved) => return Ok(saved),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(cannot_write(&file, &error, text)),
            }
        }
    }

    /// The files of a game that was begun, and what they hold. The end of a line that was not
    /// written to its end is dropped: it never counted.
    pub(super) fn open(file: &Path, text: &Text) -> Result<(Saved, String), Failure> {
        let path = table_file(file);
        if !path.exists() {
            let key = if file.exists() {
                "play-no-table"
            } else {
                "error-no-such-file"
            };
            return Err(input::wrong(file, &text.say(key), text));
        }
        let cannot_write = |error| cannot_write(&path, &error, text);
        let table = OpenOptions::new().append(true).open(&path);
        let table = table.map_err(cannot_write)?;
        if let Err(TryLockError::WouldBlock) = table.try_lock() {
            return Err(input::wrong(file, &text.say("play-in-use"), text));
        }
        let mut stored = input::read(&path, text)?;
        let whole = stored.rfind('\n').map_or(0, |end| end + 1);
        if whole < stored.len() {
            stored.truncate(whole);
            table.set_len(whole as u64).map_err(cannot_write)?;
        }
        let saved = Saved {
            record: file.to_owned(),
            table,
            kept: String::new(),
        };
        Ok((saved, stored))
    }

    /// The record's file.
    pub(super) fn file(&self) -> &Path {
        &self.record
    }

    /// Stores lines of the table, before they count.
    pub(super) fn store(&mut self, lines: &str, text: &Text) -> Result<(), Failure> {
        let stored = self.table.write_all(format!("{lines}\n").as_bytes());
        stored.map_err(|error| cannot_write(&table_file(&self.record), &error, text))
    }

    /// Makes sure that all that was stored outlives a power cut, and writes the record.
    pub(super) fn keep(&mut self, record: &str, text: &Text) -> Result<(), Failure> {
        if record == self.kept {
            return Ok(());
        }
        let synced = self.table.sync_data();
        synced.map_err(|error| cannot_write(&table_file(&self.record), &error, text))?;
        let written = replace(&self.record, record);
        written.map_err(|error| cannot_write(&self.record, &error, text))?;
        record.clone_into(&mut self.kept);
        Ok(())
    }

    /// The game is over and its record complete: the table is needed no longer.
    pub(super) fn finish(mut self, record: &str, text: &Text) -> Result<(), Failure> {
        self.keep(record, text)?;
        let file = table_file(&self.record);
        fs::remove_file(&file).map_err(|error| cannot_write(&file, &error, text))
    }

    /// A copy of the game from which it can go on too.
    pub(super) fn copy(&self, file: &Path, record: &str) -> io::Result<()> {
        let mut copy = create(file)?;
        let stored = fs::read(table_file(&self.record))?;
        copy.table.write_all(&stored)?;
        copy.table.sync_data()?;
        replace(file, record)
    }
}

/// What a table's file begins with.
pub(super) fn beginning<C>(settings: Settings, source: &Source<C>, header: &str) -> String {
    let source = match source {
        Source::Fair { table, seed } => {
            format!("fair {table} {}", Bytes(seed.bytes().to_vec()))
        }
        Source::Typed | Source::Fixed(_) => "typed".to_owned(),
    };
    format!(
        "{FIRST}\nsettings {settings}\nsource {source}\n{}",
        header.trim_end()
    )
}

/// The game of a table's file; nothing if it is none.
pub(super) fn game_of(stored: &str) -> Option<&'static str> {
    record::game_of(&read::<()>(stored)?.header).ok()
}

/// Reads a table's file; nothing if it is none.
pub(super) fn read<C>(stored: &str) -> Option<Stored<C>> {
    let rest = stored.strip_prefix(FIRST)?.strip_prefix('\n')?;
    let (settings, rest) = rest.strip_prefix("settings ")?.split_once('\n')?;
    let (source, rest) = rest.strip_prefix("source ")?.split_once('\n')?;
    let (header, events) = rest.split_once("\nlog\n")?;
    let words: Vec<_> = source.split(' ').collect();
    let source = match words[..] {
        ["typed"] => Source::Typed,
        ["fair", table, seed] => Source::Fair {
            table: table.to_owned(),
            seed: Seed::new(seed.parse::<Bytes>().ok()?.0.try_into().ok()?),
        },
        _ => return None,
    };
    Some(Stored {
        settings: settings.parse().ok()?,
        source,
        header: format!("{header}\nlog\n"),
        events: events.lines().map(str::to_owned).collect(),
    })
}

fn create(file: &Path) -> io::Result<Saved> {
    let new = |file: &Path| OpenOptions::new().append(true).create_new(true).open(file);
    let table = new(&table_file(file))?;
    // Where files cannot be locked nobody is warned of a second game at the same table.
    let _ = table.try_lock();
    if let Err(error) = new(file) {
        fs::remove_file(table_file(file))?;
        return Err(error);
    }
    Ok(Saved {
        record: file.to_owned(),
        table,
        kept: String::new(),
    })
}

/// Replaces a file as a whole.
fn replace(file: &Path, content: &str) -> io::Result<()> {
    let part = beside(file, ".part");
    let mut written = File::create(&part)?;
    written.write_all(content.as_bytes())?;
    written.sync_data()?;
    fs::rename(&part, file)
}

fn table_file(file: &Path) -> PathBuf {
    beside(file, ".table")
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

fn cannot_write(file: &Path, error: &io::Error, text: &Text) -> Failure {
    let reason = [("reason", error.to_string().into())];
    input::wrong(file, &text.say_with("error-cannot-write", &reason), text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let header = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\nlog\n";
        let fair = Source::<()>::Fair {
            table: "t".to_owned(),
            seed: Seed::new([7; 32]),
        };
        for source in [fair, Source::Typed] {
            let mut text = beginning(Settings::default(), &source, header);
            text.push_str("\n0 begin\n1 * start 2\n");
            let stored = read::<()>(&text).expect("it was just written");
            assert_eq!(stored.source, source);
            assert_eq!(stored.header, header);
            assert_eq!(stored.events, ["0 begin", "1 * start 2"]);
        }
    }

    #[test]
    fn other_files_are_no_tables() {
        for text in [
            "",
            "urzeit 1\ngame genesis\nlog\n",
            "urzeit-table 2\n",
            "urzeit-table 1\nsettings now\nsource typed\nurzeit 1\nlog\n",
            "urzeit-table 1\nsettings confirm any nothing\nsource fair t 00\nurzeit 1\nlog\n",
            "urzeit-table 1\nsettings confirm any nothing\nsource typed\nurzeit 1\n",
        ] {
            assert!(read::<()>(text).is_none(), "{text}");
        }
    }
}
