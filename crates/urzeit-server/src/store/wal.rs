//! The log beside the embedded database (`urzeit.db-wal`): what is committed and does not stand in the
//! file yet. SQLite reads it as far as its checksums fit and writes over the rest. After a power cut the
//! rest is what was never acknowledged; where a disk has lost something it may be more. Nobody can
//! tell, so such a log is kept as it was found.

use std::{fs, io, path::PathBuf, thread, time::Duration};

/// The parts of a log: its head, then frames, each a head and a page.
const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;

/// Longer than it takes to write a page.
const A_WHILE: Duration = Duration::from_millis(200);

/// Keeps a copy of a database's log if SQLite is about to pass over something that was written in it.
pub(super) fn keep(database: &str) {
    let log = format!("{database}-wal");
    let Ok(found) = fs::read(&log) else {
        return;
    };
    if !has_more_than_is_read(&found) {
        return;
    }
    // Another process may be writing it: then it changes, and is not damaged.
    thread::sleep(A_WHILE);
    if !fs::read(&log).is_ok_and(|again| again == found) {
        return;
    }
    match kept(&log, &found) {
        Ok(copy) => tracing::error!(
            log,
            copy = %copy.display(),
            "the log beside the database is damaged: what stands in it before that is used, and it is kept as it was",
        ),
        Err(error) => {
            tracing::error!(log, %error, "the log beside the database is damaged, and cannot be kept");
        }
    }
}

/// Writes a copy that replaces nothing.
fn kept(log: &str, found: &[u8]) -> io::Result<PathBuf> {
    let mut number = 1;
    loop {
        let copy = PathBuf::from(format!("{log}.damaged-{number}"));
        match fs::read(&copy) {
            // It was opened before, and kept then.
            Ok(kept) if kept == found => return Ok(copy),
            Ok(_) => number += 1,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                fs::write(&copy, found)?;
                return Ok(copy);
            }
            Err(error) => return Err(error),
        }
    }
}

/// Is there a frame of this log behind the one at which SQLite stops to read?
fn has_more_than_is_read(log: &[u8]) -> bool {
    let Some((head, frames)) = log.split_at_checked(HEAD) else {
        return false;
    };
    let word = |bytes: &[u8], at: usize| {
        u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
    };
    // The last bit of the first word says in which order the bytes of a word are summed.
    let is_big = word(head, 0) & 1 == 1;
    let page = word(head, 8) as usize;
    let salt = &head[16..24];
    let mut sum = summed((0, 0), &head[..24], is_big);
    if sum != (word(head, 24), word(head, 28)) || page == 0 {
        // Nothing of it is read. A log that was never begun is empty.
        return true;
    }
    let mut is_read = true;
    for frame in frames.chunks_exact(FRAME_HEAD + page) {
        let is_ours = &frame[8..16] == salt;
        if is_read {
            sum = summed(sum, &frame[..8], is_big);
            sum = summed(sum, &frame[FRAME_HEAD..], is_big);
            is_read = is_ours && sum == (word(frame, 16), word(frame, 20));
        }
        if !is_read && is_ours {
            return true;
        }
    }
    false
}

/// The checksum of SQLite's log, going on from what was summed before.
fn summed((mut one, mut two): (u32, u32), bytes: &[u8], is_big: bool) -> (u32, u32) {
    let (words, _) = bytes.as_chunks::<4>();
    let words = words.iter().map(|&word| {
        if is_big {
            u32::from_be_bytes(word)
        } else {
            u32::from_le_bytes(word)
        }
    });
    for (place, word) in words.enumerate() {
        match place % 2 {
            0 => one = one.wrapping_add(word).wrapping_add(two),
            _ => two = two.wrapping_add(word).wrapping_add(one),
        }
    }
    (one, two)
}
