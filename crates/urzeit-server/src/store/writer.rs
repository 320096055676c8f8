//! The connection that writes to SQLite, and commits that several share.
//!
//! A commit costs more than everything in it, because the disk has to confirm it. So those who write at the same
//! time share one: they write one after the other, each undone alone if something is wrong, and are answered when
//! the commit of all is on the disk. The commit waits in the same queue as they do: it comes after those who were
//! waiting when the first one had written, so nobody waits for ever.

use std::sync::Arc;

use sqlx::{Connection as _, SqliteConnection, query};
use tokio::{
    runtime::Handle,
    sync::{Mutex, OwnedMutexGuard, watch},
};

use super::Broken;

/// How the first one begins to write in a transaction, and how that is undone.
const FIRST: [&str; 2] = ["BEGIN IMMEDIATE", "ROLLBACK"];

/// The same for each of those after the first.
const LATER: [&str; 2] = ["SAVEPOINT turn", "ROLLBACK TO turn; RELEASE turn"];

/// The one connection that writes. Clones are one.
#[derive(Clone)]
pub(super) struct Writer(Arc<Mutex<Writing>>);

struct Writing {
    /// None once the store is closed.
    connection: Option<SqliteConnection>,
    /// Tells those who have written in the open transaction what became of it.
    open: Option<watch::Sender<Outcome>>,
    /// What undoes the turn that has begun and not ended.
    unfinished: Option<&'static str>,
}

/// What became of a transaction: nothing yet, or its commit.
type Outcome = Option<Result<(), String>>;

/// Somebody's turn to write. What is written in it is undone unless it is ended.
pub(super) struct Turn {
    writer: Writer,
    writing: OwnedMutexGuard<Writing>,
    outcome: watch::Receiver<Outcome>,
    is_first: bool,
}

impl Writer {
    pub(super) fn new(connection: SqliteConnection) -> Writer {
        Writer(Arc::new(Mutex::new(Writing {
            connection: Some(connection),
            open: None,
            unfinished: None,
        })))
    }

    /// Waits until nobody else writes.
    pub(super) async fn turn(&self) -> Result<Turn, sqlx::Error> {
        let mut writing = Arc::clone(&self.0).lock_owned().await;
        writing.undo_unfinished().await;
        let is_first = writing.open.is_none();
        let outcome = match &writing.open {
            Some(open) => open.subscribe(),
            None => writing.open.insert(watch::Sender::new(None)).subscribe(),
        };
        let [begin, undo] = if is_first { FIRST } else { LATER };
        // Should whoever has the turn go away from here on, the next one knows what to undo.
        writing.unfinished = Some(undo);
        let mut turn = Turn {
            writer: self.clone(),
            writing,
            outcome,
            is_first,
        };
        query(begin).execute(turn.connection()?).await?;
        Ok(turn)
    }

    /// Commits what is written and closes.
    pub(super) async fn close(&self) {
        let mut writing = self.0.lock().await;
        writing.commit().await;
        if let Some(connection) = writing.connection.take() {
            let _ = connection.close().await;
        }
    }
}

impl Turn {
    pub(super) fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        let connection = self.writing.connection.as_mut();
        connection.ok_or(sqlx::Error::PoolClosed)
    }

    /// Ends the turn. What was written counts, if it shall, when this says so: then it is durable. Somebody who
    /// has only looked hears that what was seen is.
    pub(super) async fn end(mut self, counts: bool) -> Result<(), Broken> {
        if counts {
            self.writing.unfinished = None;
        } else {
            self.writing.undo_unfinished().await;
        }
        let mut outcome = self.outcome.clone();
        drop(self);
        let outcome = outcome.wait_for(Option::is_some).await;
        let outcome = outcome.map_err(|_| Broken::Closed)?;
        match &*outcome {
            Some(Err(error)) => Err(sqlx::Error::Protocol(error.clone()).into()),
            _ => Ok(()),
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        // Without a runtime the program ends, and what was not committed was not acknowledged.
        if self.is_first
            && let Ok(runtime) = Handle::try_current()
        {
            let writer = self.writer.clone();
            runtime.spawn(async move { writer.0.lock().await.commit().await });
        }
    }
}

impl Writing {
    /// Undoes what somebody has written who did not end their turn. If that is not possible, nothing of the
    /// transaction counts.
    async fn undo_unfinished(&mut self) {
        let Some(undo) = self.unfinished else {
            return;
        };
        let undone = self.execute(undo).await;
        self.unfinished = None;
        match undone {
            // Nobody else has written in it.
            _ if undo == FIRST[1] => self.tell(Ok(())),
            Ok(()) => {}
            Err(error) => self.give_up(&error).await,
        }
    }

    /// Commits what is open, and tells those who have written.
    async fn commit(&mut self) {
        self.undo_unfinished().await;
        if self.open.is_none() {
            return;
        }
        match self.execute("COMMIT").await {
            Ok(()) => {
                metrics::counter!("urzeit_file_commits_total").increment(1);
                self.tell(Ok(()));
            }
            Err(error) => self.give_up(&error).await,
        }
    }

    async fn give_up(&mut self, error: &sqlx::Error) {
        // There may be nothing to roll back any more.
        let _ = self.execute("ROLLBACK").await;
        self.tell(Err(error.to_string()));
    }

    fn tell(&mut self, outcome: Result<(), String>) {
        if let Some(open) = self.open.take() {
            open.send_replace(Some(outcome));
        }
    }

    async fn execute(&mut self, sql: &'static str) -> Result<(), sqlx::Error> {
        let connection = self.connection.as_mut();
        let connection = connection.ok_or(sqlx::Error::PoolClosed)?;
        query(sql).execute(connection).await?;
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::{fs, path::Path};

    use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
    use tempfile::TempDir;
    use tokio::{
        sync::oneshot,
        task::{JoinHandle, yield_now},
    };

    use super::*;

    /// A file with a table of numbers, and who writes there.
    async fn begin() -> (TempDir, Writer) {
        let folder = tempfile::tempdir().unwrap();
        let options = SqliteConnectOptions::new()
            .filename(file(&folder))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .foreign_keys(true);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        for sql in [
            "CREATE TABLE numbers (number INTEGER PRIMARY KEY)",
            "CREATE TABLE later (number INTEGER REFERENCES numbers (number)
                 DEFERRABLE INITIALLY DEFERRED)",
        ] {
            query(sql).execute(&mut connection).await.unwrap();
        }
        (folder, Writer::new(connection))
    }

    fn file(folder: &TempDir) -> std::path::PathBuf {
        folder.path().join("numbers.db")
    }

    /// What somebody else finds in the file.
    async fn stored(folder: &TempDir) -> Vec<i64> {
        let options = SqliteConnectOptions::new().filename(file(folder));
        let mut other = SqliteConnection::connect_with(&options).await.unwrap();
        let numbers = sqlx::query_scalar("SELECT number FROM numbers ORDER BY number");
        numbers.fetch_all(&mut other).await.unwrap()
    }

    /// How many commits the log beside the file has.
    fn commits(file: &Path) -> usize {
        let log = fs::read(format!("{}-wal", file.display())).unwrap();
        let page = u32::from_be_bytes(log[8..12].try_into().unwrap()) as usize;
        let frames = log[32..].chunks_exact(24 + page);
        // The last page of a commit says how large the file is then.
        frames.filter(|frame| frame[4..8] != [0; 4]).count()
    }

    const NUMBER: &str = "INSERT INTO numbers VALUES ($1)";
    /// There is no such number, which is noticed when it is committed.
    const WRONG: &str = "INSERT INTO later VALUES ($1)";

    async fn write(
        writer: &Writer,
        sql: &'static str,
        number: i64,
        counts: bool,
    ) -> Result<(), Broken> {
        let mut turn = writer.turn().await?;
        let wrote = query(sql).bind(number);
        wrote.execute(turn.connection()?).await?;
        turn.end(counts).await
    }

    /// Those who write these numbers wait behind somebody who has the turn.
    async fn waiting(
        writer: &Writer,
        numbers: impl IntoIterator<Item = (&'static str, i64, bool)>,
    ) -> Vec<JoinHandle<Result<(), Broken>>> {
        let mut all = Vec::new();
        for (sql, number, counts) in numbers {
            let writer = writer.clone();
            all.push(tokio::spawn(async move {
                write(&writer, sql, number, counts).await
            }));
            yield_now().await;
        }
        all
    }

    #[tokio::test]
    async fn those_who_write_at_the_same_time_share_a_commit() {
        let (folder, writer) = begin().await;
        let before = commits(&file(&folder));
        let mut first = writer.turn().await.unwrap();
        let numbers = (2..7).map(|number| (NUMBER, number, true));
        let others = waiting(&writer, numbers).await;
        let wrote = query(NUMBER).bind(1).execute(first.connection().unwrap());
        wrote.await.unwrap();
        first.end(true).await.unwrap();
        for other in others {
            other.await.unwrap().unwrap();
        }
        assert_eq!(stored(&folder).await, [1, 2, 3, 4, 5, 6]);
        assert_eq!(commits(&file(&folder)) - before, 1);
        write(&writer, NUMBER, 7, true).await.unwrap();
        assert_eq!(
            stored(&folder).await.len(),
            7,
            "it is there when it is answered"
        );
    }

    #[tokio::test]
    async fn each_is_undone_alone() {
        let (folder, writer) = begin().await;
        for first_counts in [true, false] {
            let mut first = writer.turn().await.unwrap();
            let numbers = [(NUMBER, 2, true), (NUMBER, 3, false), (NUMBER, 4, true)];
            let mut others = waiting(&writer, numbers).await;
            // Somebody who goes away in the middle, with the turn.
            let (leaving, (written, has_written)) = (writer.clone(), oneshot::channel());
            let leaving = tokio::spawn(async move {
                let mut turn = leaving.turn().await.unwrap();
                let wrote = query(NUMBER).bind(5).execute(turn.connection().unwrap());
                wrote.await.unwrap();
                written.send(()).unwrap();
                std::future::pending::<()>().await;
            });
            yield_now().await;
            others.extend(waiting(&writer, [(NUMBER, 6, true)]).await);
            let wrote = query(NUMBER).bind(1).execute(first.connection().unwrap());
            wrote.await.unwrap();
            let first = tokio::spawn(first.end(first_counts));
            has_written.await.unwrap();
            leaving.abort();
            for other in others.into_iter().chain([first]) {
                other.await.unwrap().unwrap();
            }
            let mut expected = vec![1, 2, 4, 6];
            expected.drain(..usize::from(!first_counts));
            assert_eq!(stored(&folder).await, expected);
            write(&writer, "DELETE FROM numbers WHERE number > $1", 0, true)
                .await
                .unwrap();
        }
    }

    #[tokio::test]
    async fn nothing_stays_open_when_all_go_away() {
        let (folder, writer) = begin().await;
        let mut turn = writer.turn().await.unwrap();
        let wrote = query(NUMBER).bind(1).execute(turn.connection().unwrap());
        wrote.await.unwrap();
        drop(turn);
        let mut turn = writer.turn().await.unwrap();
        let wrote = query(NUMBER).bind(2).execute(turn.connection().unwrap());
        wrote.await.unwrap();
        let ending = tokio::spawn(turn.end(true));
        yield_now().await;
        // Nobody waits for the answer any more.
        ending.abort();
        while stored(&folder).await != [2] {
            yield_now().await;
        }
    }

    #[tokio::test]
    async fn all_hear_that_their_commit_has_failed() {
        let (folder, writer) = begin().await;
        let first = writer.turn().await.unwrap();
        let numbers = [(NUMBER, 2, true), (WRONG, 9, true), (NUMBER, 4, true)];
        let others = waiting(&writer, numbers).await;
        assert!(first.end(true).await.is_err());
        for other in others {
            assert!(other.await.unwrap().is_err());
        }
        assert!(stored(&folder).await.is_empty());
        write(&writer, NUMBER, 1, true).await.unwrap();
        assert_eq!(stored(&folder).await, [1]);
    }

    #[tokio::test]
    async fn what_was_written_is_committed_before_it_closes() {
        let (folder, writer) = begin().await;
        let mut turn = writer.turn().await.unwrap();
        let wrote = query(NUMBER).bind(1).execute(turn.connection().unwrap());
        wrote.await.unwrap();
        let (ended, ()) = tokio::join!(turn.end(true), writer.close());
        ended.unwrap();
        assert_eq!(stored(&folder).await, [1]);
        assert!(write(&writer, NUMBER, 2, true).await.is_err());
    }
}
