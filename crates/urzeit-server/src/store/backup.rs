//! Everything as one file, and back; the same file whichever database it is from.
//!
//! A line says what it is, each table follows with a line that names its columns and one line a row,
//! and the last line has the number of rows and a hash of all before: a file that lacks something, or
//! was changed, is not restored.
//!
//! ```text
//! {"urzeit-backup":1,"schema":1}
//! {"table":"accounts","columns":["id","name",…]}
//! [4711,"Ada",…]
//! {"rows":1,"sha256":"…"}
//! ```

use std::io::{self, BufRead, Read as _, Write};

use futures_util::TryStreamExt as _;
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};
use urzeit_rules::record::Bytes;

use super::{
    Broken, Database, SCHEMA, Store,
    columns::{Kind, Layout},
};

/// No row is longer.
const LONGEST_LINE: u64 = 64 << 20;

/// What only says when a process was last alive; a store with such rows alone is empty.
const BEATS: &str = "beats";

/// What was restored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Restored {
    /// How many rows all tables have.
    pub rows: u64,
}

/// Why nothing was saved or restored.
#[derive(Debug)]
pub enum Unusable {
    /// The store fails.
    Broken(Broken),
    /// The file cannot be read or written.
    File(io::Error),
    /// The file is no backup.
    NotABackup,
    /// The file is of a program with other tables: of this version, ours being that.
    OtherVersion {
        /// The file's.
        found: i64,
        /// Ours.
        known: i64,
    },
    /// The file is not whole, or was changed: what is wrong at this line.
    Damaged(u64),
    /// There is something in the store already.
    NotEmpty,
}

impl From<Broken> for Unusable {
    fn from(broken: Broken) -> Unusable {
        Unusable::Broken(broken)
    }
}

impl From<sqlx::Error> for Unusable {
    fn from(error: sqlx::Error) -> Unusable {
        Unusable::Broken(error.into())
    }
}

impl From<io::Error> for Unusable {
    fn from(error: io::Error) -> Unusable {
        Unusable::File(error)
    }
}

/// A row as JSON; a macro, because the two databases' rows are two types.
macro_rules! values {
    ($row:expr, $layout:expr) => {{
        let columns = (0..).zip(&$layout.columns);
        let values = columns.map(|(at, column)| {
            Ok::<Value, sqlx::Error>(match column.kind {
                Kind::Number => $row.try_get::<Option<i64>, usize>(at)?.into(),
                Kind::Real => $row.try_get::<Option<f64>, usize>(at)?.into(),
                Kind::Text => $row.try_get::<Option<String>, usize>(at)?.into(),
                Kind::Truth => $row.try_get::<Option<bool>, usize>(at)?.into(),
                Kind::Bytes => {
                    let bytes = $row.try_get::<Option<Vec<u8>>, usize>(at)?;
                    bytes.map(|bytes| Bytes(bytes).to_string()).into()
                }
            })
        });
        values.collect::<Result<Vec<Value>, sqlx::Error>>()?
    }};
}

/// Writes everything that a transaction sees; a macro for the same reason.
macro_rules! write_all {
    ($tx:ident, $layout:expr, $file:expr) => {
        for table in $layout {
            let names: Vec<_> = table.columns.iter().map(|column| &*column.name).collect();
            $file.line(&json!({"table": table.table, "columns": names}))?;
            let query = format!("SELECT {} FROM {}", table.names(), table.table);
            let mut rows = sqlx::query(AssertSqlSafe(query)).fetch(&mut *$tx);
            while let Some(row) = rows.try_next().await? {
                $file.rows += 1;
                $file.line(&Value::Array(values!(row, table)))?;
            }
        }
    };
}

/// Takes everything of a file into the empty tables of a transaction, and says how many rows; a macro for the same
/// reason.
macro_rules! take_all {
    ($tx:ident, $layout:expr, $file:ident) => {{
        for table in $layout {
            let query = match &*table.table {
                BEATS => "DELETE FROM beats".to_owned(),
                table => format!("SELECT 1 FROM {table} LIMIT 1"),
            };
            let found = sqlx::query(AssertSqlSafe(query)).fetch_optional(&mut *$tx);
            if found.await?.is_some() {
                return Err(Unusable::NotEmpty);
            }
        }
        let mut into: Option<(Layout, String)> = None;
        let mut rows = 0;
        loop {
            let hash = $file.hash.clone();
            match $file.next()? {
                Some(Value::Array(values)) => {
                    let (table, query) = into.as_ref().ok_or_else(|| $file.damaged())?;
                    if values.len() != table.columns.len() {
                        return Err($file.damaged());
                    }
                    let mut query = sqlx::query(AssertSqlSafe(query.clone()));
                    for (column, value) in table.columns.iter().zip(&values) {
                        let wrong = || $file.damaged();
                        query = match column.kind {
                            Kind::Number => query.bind(read(value, Value::as_i64, wrong)?),
                            Kind::Real => query.bind(read(value, Value::as_f64, wrong)?),
                            Kind::Text => query.bind(read(value, Value::as_str, wrong)?),
                            Kind::Truth => query.bind(read(value, Value::as_bool, wrong)?),
                            Kind::Bytes => query.bind(read(value, bytes, wrong)?),
                        };
                    }
                    // What the file says that the database refuses is the file's fault, but for
                    // a database that does not answer.
                    match query.execute(&mut *$tx).await {
                        Err(sqlx::Error::Database(_)) => return Err($file.damaged()),
                        done => done?,
                    };
                    rows += 1;
                }
                Some(Value::Object(line)) if line.contains_key("table") => {
                    into = Some(opened(&line, $layout).ok_or_else(|| $file.damaged())?);
                }
                Some(Value::Object(last)) => {
                    let hash = Bytes(hash.finalize().to_vec()).to_string();
                    let whole = last
                        == *json!({"rows": rows, "sha256": hash})
                            .as_object()
                            .unwrap_or(&Map::new());
                    if !whole || !$file.is_at_end()? {
                        return Err($file.damaged());
                    }
                    break rows;
                }
                _ => return Err($file.damaged()),
            }
        }
    }};
}

impl Store {
    /// Writes everything into a file, as it is at one moment, while others may go on.
    ///
    /// # Errors
    /// Why not; what is in the file then is no backup.
    pub async fn back_up(&self, file: impl Write) -> Result<u64, Unusable> {
        let layout = self.layout().await?;
        let mut file = Written {
            file,
            hash: Sha256::new(),
            rows: 0,
        };
        file.line(&json!({"urzeit-backup": 1, "schema": SCHEMA}))?;
        match &self.database {
            Database::Sqlite(pools) => {
                // What a transaction reads is of one moment.
                let mut reader = pools.readers.lend().await?;
                let mut tx = reader.begin().await?;
                write_all!(tx, &layout, file);
            }
            Database::Postgres(connections) => {
                let moment = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                let mut tx = connections.direct.begin_with(moment).await?;
                write_all!(tx, &layout, file);
            }
        }
        let hash = Bytes(file.hash.clone().finalize().to_vec()).to_string();
        file.line(&json!({"rows": file.rows, "sha256": hash}))?;
        file.file.flush()?;
        Ok(file.rows)
    }

    /// Takes everything from a file into this store, which has to be empty; all of it or nothing.
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    pub async fn restore(&self, file: impl BufRead) -> Result<Restored, Unusable> {
        let layout = self.layout().await?;
        let mut file = Lines {
            file,
            hash: Sha256::new(),
            number: 0,
        };
        file.head()?;
        // However long that takes.
        let rows = match &self.database {
            Database::Sqlite(pools) => {
                let mut turn = pools.writer.turn().await?;
                let tx = turn.connection()?;
                let rows = take_all!(tx, &layout, file);
                turn.end(true).await?;
                rows
            }
            Database::Postgres(connections) => {
                let mut tx = connections.direct.begin().await?;
                let rows = take_all!(tx, &layout, file);
                tx.commit().await?;
                rows
            }
        };
        Ok(Restored { rows })
    }
}

/// The table that comes now, in the order of the file's columns, and how to insert a row.
fn opened(line: &Map<String, Value>, layout: &[Layout]) -> Option<(Layout, String)> {
    let name = line.get("table")?.as_str()?;
    let table = layout.iter().find(|table| table.table == name)?;
    let names = line.get("columns")?.as_array()?;
    let column = |name: &Value| {
        let mut columns = table.columns.iter();
        columns.find(|column| *name == column.name).cloned()
    };
    let columns: Vec<_> = names.iter().map(column).collect::<Option<_>>()?;
    let table = Layout {
        table: table.table.clone(),
        columns,
    };
    let places: Vec<_> = (1..=table.columns.len())
        .map(|place| format!("${place}"))
        .collect();
    let (places, names) = (places.join(", "), table.names());
    let query = format!("INSERT INTO {name} ({names}) VALUES ({places})");
    Some((table, query))
}

fn read<'a, T>(
    value: &'a Value,
    get: impl Fn(&'a Value) -> Option<T>,
    wrong: impl Fn() -> Unusable,
) -> Result<Option<T>, Unusable> {
    match value {
        Value::Null => Ok(None),
        value => get(value).map(Some).ok_or_else(wrong),
    }
}

fn bytes(value: &Value) -> Option<Vec<u8>> {
    let bytes: Bytes = value.as_str()?.parse().ok()?;
    Some(bytes.0)
}

/// A file that is written.
struct Written<W> {
    file: W,
    hash: Sha256,
    rows: u64,
}

impl<W: Write> Written<W> {
    fn line(&mut self, value: &Value) -> io::Result<()> {
        let line = format!("{value}\n");
        self.hash.update(&line);
        self.file.write_all(line.as_bytes())
    }
}

/// A file that is read.
struct Lines<R> {
    file: R,
    hash: Sha256,
    number: u64,
}

impl<R: BufRead> Lines<R> {
    /// The first line says that it is a backup, and of which schema.
    fn head(&mut self) -> Result<(), Unusable> {
        let Some(Value::Object(head)) = self.next()? else {
            return Err(Unusable::NotABackup);
        };
        let schema = head.get("schema").and_then(Value::as_i64);
        match (head.get("urzeit-backup"), schema) {
            (Some(_), Some(SCHEMA)) => Ok(()),
            (Some(_), Some(found)) => Err(Unusable::OtherVersion {
                found,
                known: SCHEMA,
            }),
            _ => Err(Unusable::NotABackup),
        }
    }

    /// The next line; nothing if it is none of ours, or there is none.
    fn next(&mut self) -> Result<Option<Value>, Unusable> {
        let mut line = Vec::new();
        let mut file = (&mut self.file).take(LONGEST_LINE);
        file.read_until(b'\n', &mut line)?;
        self.hash.update(&line);
        self.number += 1;
        Ok(serde_json::from_slice(&line).ok())
    }

    fn is_at_end(&mut self) -> Result<bool, Unusable> {
        Ok(self.file.fill_buf()?.is_empty())
    }

    fn damaged(&self) -> Unusable {
        Unusable::Damaged(self.number)
    }
}
