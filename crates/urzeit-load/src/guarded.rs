//! Processes that end with the one that started them, however that ends.
//!
//! A shell starts the program and waits for a line. The line names the signal that ends the program;
//! if there is none, because whoever held the other end is gone, the program is killed.

use std::{
    io::{self, BufRead as _, BufReader, Write as _},
    os::unix::process::CommandExt as _,
    path::Path,
    process::{Child, Command, Stdio},
};

/// Starts `"$@"`, says its number, and ends it.
const GUARD: &str = r#"log=$1; remove=$2; shift 2
"$@" >>"$log" 2>&1 </dev/null & s=$!
echo $s; read -r how; kill -"${how:-KILL}" $s 2>/dev/null; wait $s
[ -n "$how" ] || [ -z "$remove" ] || rm -rf "$remove""#;

/// A process that ends with this one.
#[derive(Debug)]
pub struct Guarded {
    guard: Child,
    id: u32,
}

impl Guarded {
    /// Starts a program with arguments; what it says is added to a file. `shell` runs `/bin/sh`, as
    /// whoever it likes, where it likes. A folder is removed when the program ends with this process.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(
        mut shell: Command,
        log: &str,
        remove: Option<&Path>,
        program: &[&str],
    ) -> io::Result<Guarded> {
        let mut guard = shell
            .args(["-c", GUARD, "guard", log])
            .arg(remove.unwrap_or(Path::new("")))
            .args(program)
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // A shell says when what it started was killed.
            .stderr(Stdio::null())
            .spawn()?;
        let mut line = String::new();
        if let Some(said) = &mut guard.stdout {
            BufReader::new(said).read_line(&mut line)?;
        }
        let id = line.trim().parse().map_err(io::Error::other)?;
        Ok(Guarded { guard, id })
    }

    /// The number of the process.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Sends it a signal (`KILL`, `TERM`, `INT`) and waits until it has ended.
    ///
    /// # Errors
    /// If its guard is gone.
    pub fn end(mut self, signal: &str) -> io::Result<()> {
        if let Some(input) = &mut self.guard.stdin {
            writeln!(input, "{signal}")?;
        }
        self.guard.wait().map(drop)
    }

    /// Has it ended by itself?
    #[must_use]
    pub fn has_ended(&self) -> bool {
        // Its guard has not waited for it yet: what has ended is there without a program.
        let name = std::fs::read(format!("/proc/{}/cmdline", self.id));
        name.map_or(true, |name| name.is_empty())
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}
