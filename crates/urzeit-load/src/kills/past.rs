//! What earlier rounds found, for a run that goes on later: one line a round, and one for each wish that was
//! acknowledged.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Write as _},
    path::{Path, PathBuf},
};

use serde::de::DeserializeOwned;

use super::{Tally, ledger::Acknowledged};
use crate::client::Trouble;

/// What earlier rounds found.
pub(super) struct Past {
    folder: PathBuf,
    pub(super) rounds: u64,
    pub(super) tally: Tally,
    pub(super) acknowledged: Vec<Acknowledged>,
    /// How much of that is kept.
    kept: usize,
}

impl Past {
    pub(super) fn read(folder: &Path) -> Result<Past, Trouble> {
        let mut past = Past {
            folder: folder.to_owned(),
            rounds: 0,
            tally: Tally::default(),
            acknowledged: Vec::new(),
            kept: 0,
        };
        for tally in lines::<Tally>(&folder.join("rounds.jsonl"))? {
            past.rounds += 1;
            past.tally += tally;
        }
        past.acknowledged = lines(&folder.join("acknowledged.jsonl"))?;
        past.kept = past.acknowledged.len();
        Ok(past)
    }

    /// Another round found nothing wrong.
    pub(super) fn add(&mut self, tally: Tally) -> io::Result<()> {
        let mut all = BufWriter::new(opened(&self.folder.join("acknowledged.jsonl"))?);
        for entry in &self.acknowledged[self.kept..] {
            writeln!(all, "{}", serde_json::to_string(entry)?)?;
        }
        all.flush()?;
        self.kept = self.acknowledged.len();
        let line = serde_json::to_string(&tally)?;
        writeln!(opened(&self.folder.join("rounds.jsonl"))?, "{line}")?;
        self.rounds += 1;
        self.tally += tally;
        Ok(())
    }
}

fn opened(file: &Path) -> io::Result<File> {
    File::options().append(true).create(true).open(file)
}

fn lines<T: DeserializeOwned>(file: &Path) -> Result<Vec<T>, Trouble> {
    match fs::read_to_string(file) {
        Ok(text) => Ok(text
            .lines()
            .map(serde_json::from_str)
            .collect::<Result<_, _>>()?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error.into()),
    }
}
