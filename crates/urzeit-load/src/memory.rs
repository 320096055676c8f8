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
