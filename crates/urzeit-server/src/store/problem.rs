//! Why a store cannot be opened: what an operator can do something about, and the rest.

use std::fmt;

use sqlx::migrate::MigrateError;

use super::Broken;

/// Why a store cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The file cannot be made or written.
    NotWritable,
    /// The file is no database.
    NotADatabase,
    /// There is nothing in the file, not even an empty database.
    Empty,
    /// The file is a database, but not a whole one: what was found first.
    Damaged(String),
    /// A later version of the program made it.
    Newer,
    /// Another version of the program made it, or another program did.
    Foreign,
    /// The database server does not answer.
    Unreachable(String),
    /// The address of the database is none.
    BadAddress,
    /// Something else.
    Other(String),
}

impl Problem {
    /// What is wrong with a store that does not open.
    #[must_use]
    pub fn of(broken: &Broken) -> Problem {
        match broken {
            Broken::Database(error) => of_database(error),
            Broken::Unfit(problem) => problem.clone(),
            other => Problem::Other(other.to_string()),
        }
    }
}

fn of_database(error: &sqlx::Error) -> Problem {
    match error {
        sqlx::Error::Migrate(error) => match &**error {
            MigrateError::VersionMissing(_) => Problem::Newer,
            MigrateError::VersionMismatch(_) | MigrateError::Dirty(_) => Problem::Foreign,
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                match of_database(error) {
                    // Our tables cannot be made where others have the same names.
                    Problem::Other(_) => Problem::Foreign,
                    problem => problem,
                }
            }
            error => Problem::Other(error.to_string()),
        },
        sqlx::Error::Configuration(_) => Problem::BadAddress,
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::PoolTimedOut => {
            Problem::Unreachable(one_line(error))
        }
        sqlx::Error::Database(database) => {
            let code = database.code();
            let code = code.as_deref().unwrap_or_default();
            if database
                .try_downcast_ref::<sqlx::sqlite::SqliteError>()
                .is_none()
            {
                // 28…: who are you? 3D000: no such database. 53…, 57…: too busy, starting.
                let refused = ["28", "3D", "53", "57"]
                    .iter()
                    .any(|class| code.starts_with(class));
                return if refused {
                    Problem::Unreachable(one_line(error))
                } else {
                    Problem::Other(one_line(error))
                };
            }
            // The low byte is SQLite's primary code.
            match code.parse::<u32>().map(|code| code & 0xff) {
                Ok(3 | 8 | 10 | 13 | 14) => Problem::NotWritable,
                Ok(11) => Problem::Damaged(one_line(database)),
                Ok(26) => Problem::NotADatabase,
                _ => Problem::Other(one_line(error)),
            }
        }
        error => Problem::Other(one_line(error)),
    }
}

pub(super) fn one_line(error: &impl fmt::Display) -> String {
    let text = error.to_string();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
