//! The server and what its operator does: `serve`, `work`, `migrate`, `backup`, `restore`, `admin`.
//!
//! | file | subject |
//! |---|---|
//! | `options.rs` | what can be decided: by flag, environment or file |
//! | `data.rs` | the data folder, and opening the store |
//! | `serve.rs` | the server itself, and work without it |
//! | `reach.rs` | where browsers find it, and opening one |
//! | `logs.rs` | what it logs |
//! | `backup.rs` | the store brought up to date, saved, restored |
//! | `admin.rs` | accounts, tables, reports |

pub(crate) mod admin;
pub(crate) mod backup;
mod data;
mod logs;
pub(crate) mod options;
pub(crate) mod reach;
pub(crate) mod serve;

use crate::{failure::Failure, text::Text};

/// Runs what waits for a database or a network.
fn wait_for<T>(what: impl Future<Output = Result<T, Failure>>, text: &Text) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| {
            let reason = [("reason", error.to_string().into())];
            Failure::Wrong(text.say_with("serve-no-runtime", &reason))
        })?;
    runtime.block_on(what)
}
