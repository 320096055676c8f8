//! What is heard at a table on the server, besides the game: somebody speaks, time is short.

use std::time::Duration;

use leptos::prelude::*;

use super::{
    clocks::{SHORT, runs},
    here::here,
    unread::Unread,
};
use crate::{
    session::online::Online,
    sound::{Sound, Sounds},
};

/// Lets whoever is here hear it.
pub(super) fn hear(online: Online, unread: Unread) {
    let sounds = Sounds::here();
    let here = here();
    Effect::new(move |before: Option<usize>| {
        let (said, speaker) = online
            .chat
            .with(|chat| (chat.len(), chat.last().map(|line| line.account)));
        let own = untrack(|| here.me()).map(|me| me.id);
        let is_muted = untrack(|| unread.is_muted());
        if before.is_some_and(|before| before < said) && speaker != own && !is_muted {
            sounds.play(Sound::Chat);
        }
        said
    });
    let session = online.session;
    let waits = StoredValue::new(0);
    Effect::new(move |_| {
        waits.update_value(|waits| *waits += 1);
        let wait = waits.get_value();
        let left = session.now.with(|now| {
            let seat = session.seat.get()?;
            let runs = session.table.with(|table| runs(now.awaits, table, seat));
            now.left.get(seat.index()).copied().filter(|_| runs)
        });
        // The table may be shown again long after it was heard how much time is left.
        let passed = js_sys::Date::now() - online.heard_at.get_untracked();
        let until = left.and_then(|left| until_short(left, passed.max(0.0) as u64));
        let Some(until) = until else {
            return;
        };
        let is_short = move || {
            if waits.try_get_value() == Some(wait) {
                sounds.play(Sound::ShortTime);
            }
        };
        // A browser counts no longer than this.
        if let Ok(millis) = i32::try_from(until) {
            set_timeout(is_short, Duration::from_millis(millis as u64));
        }
    });
}

/// After how long time is short, if so much was left so long ago; nothing if it is already.
fn until_short(left: u64, passed: u64) -> Option<u64> {
    left.checked_sub(SHORT)?.checked_sub(passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_that_has_passed_does_not_come_again() {
        assert_eq!(until_short(SHORT + 60_000, 0), Some(60_000));
        assert_eq!(until_short(SHORT + 60_000, 45_000), Some(15_000));
        assert_eq!(until_short(SHORT + 60_000, 61_000), None);
        assert_eq!(until_short(SHORT - 1, 0), None);
    }
}
