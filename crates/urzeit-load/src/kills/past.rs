//! What earlier rounds found, for a run that goes on later: one line a round, and one for each wish that was
//! acknowledged.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Write as _},
    path::{Path, PathBuf},
};

use serde_json::{Value, json};

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
        for line in lines(&folder.join("rounds.jsonl"))? {
            let mut tally = Tally::default();
            for (name, count) in tally.fields() {
                *count = line[name].as_u64().ok_or_else(|| format!("no {name}"))?;
            }
            past.rounds += 1;
            past.tally += tally;
        }
        for line in lines(&folder.join("acknowledged.jsonl"))? {
            let text = |name: &str| {
                line[name]
                    .as_str()
                    .map(str::to_owned)
                    .ok_or_else(|| format!("no {name}"))
            };
            past.acknowledged.push(Acknowledged {
                table: text("table")?,
                account: line["account"].as_i64().ok_or("no account")?,
                id: text("id")?,
                number: line["number"].as_u64().ok_or("no number")?,
                deed: text("deed")?,
            });
        }
        past.kept = past.acknowledged.len();
        Ok(past)
    }

    /// Another round found nothing wrong.
    pub(super) fn add(&mut self, mut tally: Tally) -> io::Result<()> {
        let mut all = BufWriter::new(opened(&self.folder.join("acknowledged.jsonl"))?);
        for entry in &self.acknowledged[self.kept..] {
            let line = json!({
                "table": entry.table,
                "account": entry.account,
                "id": entry.id,
                "number": entry.number,
                "deed": entry.deed,
            });
            writeln!(all, "{line}")?;
        }
        all.flush()?;
        self.kept = self.acknowledged.len();
        let fields = tally
            .fields()
            .map(|(name, count)| (name.to_owned(), Value::from(*count)));
        let line = Value::from_iter(fields);
        writeln!(opened(&self.folder.join("rounds.jsonl"))?, "{line}")?;
        self.rounds += 1;
        self.tally += tally;
        Ok(())
    }
}

fn opened(file: &Path) -> io::Result<File> {
    File::options().append(true).create(true).open(file)
}

fn lines(file: &Path) -> Result<Vec<Value>, Trouble> {
    match fs::read_to_string(file) {
        Ok(text) => Ok(text
            .lines()
            .map(serde_json::from_str)
            .collect::<Result<_, _>>()?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error.into()),
    }
}
