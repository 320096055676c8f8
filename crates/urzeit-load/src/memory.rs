//! What a process needs.

use std::fs;

use crate::client::Trouble;

/// The memory of a process in kilobytes.
///
/// # Errors
/// If there is no such process, or this system does not say.
pub fn resident(process: u32) -> Result<u64, Trouble> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line
        .and_then(|line| line.trim().strip_suffix(" kB"))
        .ok_or("no VmRSS")?;
    Ok(kilobytes.parse()?)
}

/// What processes have used since they began.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Used {
    /// Seconds of processor time.
    pub seconds: f64,
    /// Bytes written to files.
    pub written: f64,
}

impl std::ops::Sub for Used {
    type Output = Used;

    fn sub(self, before: Used) -> Used {
        Used {
            seconds: self.seconds - before.seconds,
            written: self.written - before.written,
        }
    }
}

/// What these processes and their children have used, with children that have ended.
///
/// # Errors
/// If one of them is gone, or this system does not say.
pub fn used(processes: &[u32]) -> Result<Used, Trouble> {
    let mut sum = Used::default();
    for &process in processes {
        sum.add(process, 4)?;
        let children = format!("/proc/{process}/task/{process}/children");
        for child in fs::read_to_string(children)?.split_whitespace() {
            // It may end just now; then it counts with its parent.
            let _ = sum.add(child.parse()?, 2);
        }
    }
    Ok(sum)
}

/// So many of the kernel's ticks are a second, on every Linux.
const TICKS: f64 = 100.0;

impl Used {
    /// Adds a process: its time for itself and for the system, and, as third and fourth, that of children that
    /// have ended.
    fn add(&mut self, process: u32, times: usize) -> Result<(), Trouble> {
        let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
        // What stands before is the name, in which anything can stand.
        let (_, fields) = stat.rsplit_once(')').ok_or("no name")?;
        for field in fields.split_whitespace().skip(11).take(times) {
            self.seconds += field.parse::<f64>()? / TICKS;
        }
        let io = fs::read_to_string(format!("/proc/{process}/io"))?;
        let written = io
            .lines()
            .find_map(|line| line.strip_prefix("write_bytes: "));
        self.written += written.ok_or("no write_bytes")?.parse::<f64>()?;
        Ok(())
    }
}
