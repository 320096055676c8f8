//! The command as people and scripts use it: the real program, its output, its messages, its
//! exit status.
//!
//! - `run`: running the program, and records for it to read
//! - `play`: dialogues, games that go on, hidden hands, real dice
//! - `terminal`: the same at a real terminal
//! - `trace`: `replay --trace`, also of records that are unfinished or wrong
//! - `replay`: `replay` for people, and with `--json`
//! - `legal`: the entries and chances that may come next
//! - `verify`: chance that was drawn again
//! - `simulate`: random games and their files
//! - `analyse`: chances, reasons, pictures
//! - `arena`: computer players against each other
//! - `train`: weights that computer players learn
//! - `damage`: databases and backups that are damaged, half written or not ours
//! - `kills`: servers and databases that are killed while people play
//! - `serve`: the server as a process, its options, backups, the operator's commands
//! - `bots`: programs from outside in the arena, and our players as such programs
//! - `messages`: wrong calls, help, languages, every mistake in a record
//! - `files`: what is no record or too long; closed pipes and full disks

#![allow(clippy::unwrap_used)]
// A test is one story, or a table of facts.
#![allow(clippy::too_many_lines)]

mod analyse;
mod arena;
mod bots;
mod damage;
mod files;
#[cfg(unix)]
mod kills;
mod legal;
mod messages;
#[cfg(unix)]
mod overload;
mod page;
mod play;
mod replay;
mod run;
mod serve;
mod simulate;
#[cfg(target_os = "linux")]
mod terminal;
mod trace;
mod train;
mod verify;
