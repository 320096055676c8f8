//! A player's own live clock waits for nothing: what others did is played back fast while it runs.

use std::time::Duration;

use leptos::prelude::*;
use urzeit_table::Pace;

use super::clocks::runs;
use crate::{playback::Playback, session::Session};

/// So long, at the most, the page shows something else while the clock of its player runs.
const AT_MOST: Duration = Duration::from_millis(300);

/// Ends within a moment what nobody asked for and what would keep the player at this screen from choosing while
/// their live clock runs. It stands inside the board, which has the playback.
#[component]
pub(super) fn Haste(session: Session) -> impl IntoView {
    let playback = expect_context::<Playback>();
    let costs = Memo::new(move |_| playback.plays_by_itself() && is_on_the_clock(session));
    Effect::new(move |_| {
        if costs.get() {
            untrack(|| playback.hasten());
            let end = move || {
                session.skip_playback();
            };
            if let Ok(handle) = set_timeout_with_handle(end, AT_MOST) {
                on_cleanup(move || handle.clear());
            }
        }
    });
}

/// Does the clock of the player at this screen run down, for all their turns?
fn is_on_the_clock(session: Session) -> bool {
    let awaits = session.now.with(|now| now.awaits);
    session.seat.get().is_some_and(|seat| {
        session.table.with(|table| {
            let is_live = matches!(table.settings.pace, Pace::Live { .. });
            is_live && runs(awaits, table, seat)
        })
    })
}
