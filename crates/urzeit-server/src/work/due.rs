//! When the server has to act by itself at a table.

use urzeit_players::Level;
use urzeit_table::{Awaits, Host, Millis, Overdue, Sitter};

use crate::{
    live::Before,
    store::{State, Time},
};

/// When the server has to act.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Due {
    /// When; never, if people can take as long as they like.
    pub at: Option<Time>,
    /// Does it take a computer player who thinks for long?
    pub thinks: bool,
}

impl Due {
    pub(crate) fn of(table: &Before<'_>) -> Due {
        let at_once = Some(table.now);
        match table.game.state {
            State::Waiting | State::Aborted => Due::default(),
            State::Over => Due {
                at: at_once.filter(|_| table.game.made.rated),
                thinks: false,
            },
            // Rules that were corrected may ask for chance where those before did not.
            State::Running if table.host.awaits() == Awaits::Chance => Due {
                at: at_once,
                thinks: false,
            },
            State::Running => {
                let mut levels = computers(table.host).peekable();
                if levels.peek().is_none() {
                    return Due {
                        at: deadline(table.host, table.now),
                        thinks: false,
                    };
                }
                Due {
                    at: at_once,
                    thinks: levels.any(thinks_for_long),
                }
            }
        }
    }
}

/// Does a computer player of this level keep a processor busy for seconds?
fn thinks_for_long(level: Level) -> bool {
    level >= Level::Hard
}

/// The levels of the computer players that are waited for.
fn computers(host: &dyn Host) -> impl Iterator<Item = Level> {
    let players = host.waited_for().iter();
    let players = players.filter_map(|seat| host.chair(seat).player());
    players.filter_map(|player| match player {
        Sitter::Computer(level) => Some(level),
        Sitter::Person => None,
    })
}

/// When somebody's time is up, if something has to happen then.
fn deadline(host: &dyn Host, now: Time) -> Option<Time> {
    if host.settings().overdue == Overdue::Nothing {
        return None;
    }
    let running = host.waited_for().iter();
    let running = running.filter(|&seat| !host.is_paused(seat));
    let left = running.filter_map(|seat| host.time_left(seat, now as Millis));
    left.min().map(|left| now.saturating_add_unsigned(left))
}
