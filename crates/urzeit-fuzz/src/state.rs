//! How far a run has come: a file with a line a target and seed, `TARGET SEED INPUTS SECONDS`.

use std::{collections::BTreeMap, fs, io, path::Path, time::Duration};

/// What was done with each target and seed.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct State(BTreeMap<(String, u64), Done>);

/// How much was done.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Done {
    /// How many inputs; the next one has this number.
    pub inputs: u64,
    /// How long it took.
    pub time: Duration,
}

impl State {
    /// Reads a file; nothing was done if there is none.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(path: &Path) -> io::Result<State> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(State::default()),
            text => text?,
        };
        let mut state = State::default();
        for line in text.lines() {
            let read = line_of(line).ok_or_else(|| {
                let what = format!("no line of a state: {line}");
                io::Error::new(io::ErrorKind::InvalidData, what)
            })?;
            state.0.insert(read.0, read.1);
        }
        Ok(state)
    }

    /// Writes the file, whole or not at all.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let lines = self.0.iter().map(|((target, seed), done)| {
            let seconds = done.time.as_secs_f64();
            format!("{target} {seed} {} {seconds:.3}\n", done.inputs)
        });
        let new = path.with_extension("new");
        fs::write(&new, lines.collect::<String>())?;
        fs::rename(new, path)
    }

    /// What was done with a target.
    #[must_use]
    pub fn done(&self, target: &str, seed: u64) -> Done {
        let known = self.0.get(&(target.to_owned(), seed));
        known.copied().unwrap_or_default()
    }

    /// Notes how much is done now.
    pub fn note(&mut self, target: &str, seed: u64, done: Done) {
        self.0.insert((target.to_owned(), seed), done);
    }
}

fn line_of(line: &str) -> Option<((String, u64), Done)> {
    let mut words = line.split(' ');
    let key = (words.next()?.to_owned(), words.next()?.parse().ok()?);
    let inputs = words.next()?.parse().ok()?;
    let time = Duration::try_from_secs_f64(words.next()?.parse().ok()?).ok()?;
    words
        .next()
        .is_none()
        .then_some((key, Done { inputs, time }))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_run_goes_on_where_it_ended() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("fuzz.state");
        assert_eq!(State::read(&path).unwrap(), State::default());
        let mut state = State::default();
        let done = Done {
            inputs: 4711,
            time: Duration::from_millis(1500),
        };
        state.note("record", 7, done);
        state.write(&path).unwrap();
        let read = State::read(&path).unwrap();
        assert_eq!(read.done("record", 7), done);
        assert_eq!(read.done("record", 8), Done::default());
        fs::write(&path, "record seven\n").unwrap();
        assert!(State::read(&path).is_err());
    }
}
