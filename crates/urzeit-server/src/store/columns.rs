//! The tables and columns of a store, as its database describes them.

use super::{Broken, Database, Store, connections::ask};

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    pub(super) table: String,
    pub(super) columns: Vec<Column>,
}

/// A column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Number,
    Real,
    Text,
    Truth,
    Bytes,
}

impl Kind {
    /// By the names that the two databases have for it.
    fn of(name: &str) -> Result<Kind, Broken> {
        Ok(match name.to_ascii_lowercase().as_str() {
            "bigint" => Kind::Number,
            "double precision" => Kind::Real,
            "text" => Kind::Text,
            "boolean" => Kind::Truth,
            "blob" | "bytea" => Kind::Bytes,
            other => return Err(Broken::Corrupt(format!("a column of {other}"))),
        })
    }
}

/// Tables in the order in which they were made, so that what others point to comes first.
const OF_SQLITE: &str = "SELECT t.name, c.name, c.type
    FROM sqlite_schema t, pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite!_%' ESCAPE '!'
        AND t.name NOT LIKE '!_sqlx!_%' ESCAPE '!'
    ORDER BY t.rowid, c.cid";
const OF_POSTGRES: &str = "SELECT t.relname::text, a.attname::text, format_type(a.atttypid, NULL)
    FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
    WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace
        AND t.relname NOT LIKE '!_sqlx!_%' ESCAPE '!' AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY t.oid, a.attnum";

impl Store {
    /// All tables with their columns.
    pub(super) async fn layout(&self) -> Result<Vec<Layout>, Broken> {
        let rows: Vec<(String, String, String)> = match &self.database {
            Database::Sqlite(pools) => {
                let mut reader = pools.readers.lend().await?;
                sqlx::query_as(OF_SQLITE).fetch_all(&mut *reader).await?
            }
            Database::Postgres(connections) => {
                ask!(connections, |db| sqlx::query_as(OF_POSTGRES).fetch_all(db))?
            }
        };
        let mut layout: Vec<Layout> = Vec::new();
        for (table, name, kind) in rows {
            let column = Column {
                name,
                kind: Kind::of(&kind)?,
            };
            match layout.last_mut().filter(|last| last.table == table) {
                Some(last) => last.columns.push(column),
                None => layout.push(Layout {
                    table,
                    columns: vec![column],
                }),
            }
        }
        Ok(layout)
    }
}

impl Layout {
    /// The names of its columns, as a query has them.
    pub(super) fn names(&self) -> String {
        let names: Vec<_> = self.columns.iter().map(|column| &*column.name).collect();
        names.join(", ")
    }
}
