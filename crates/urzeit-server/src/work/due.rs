//! When the server has to act by itself at a table.

use urzeit_players::Level;
use urzeit_rules::{Seat, Seats};
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
    let players = waited_for(host).filter_map(|seat| host.chair(seat).player());
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
    let running = waited_for(host).filter(|&seat| !is_paused(host, seat, now));
    let left = running.filter_map(|seat| host.time_left(seat, now as Millis));
    left.min().map(|left| now.saturating_add_unsigned(left))
}

/// Does the clock of this seat stand still, because its person is on holiday?
pub(super) fn is_paused(host: &dyn Host, seat: Seat, now: Time) -> bool {
    host.check(&format!("{now} resume {seat}")).is_ok()
}

/// Whose choice or confirmation a table waits for.
pub(crate) fn waited_for(host: &dyn Host) -> impl Iterator<Item = Seat> + use<> {
    let seats = match host.awaits() {
        Awaits::Choices(seats) => seats,
        Awaits::Confirm(seat) => [seat].into_iter().collect(),
        _ => Seats::NONE,
    };
    seats.iter().collect::<Vec<_>>().into_iter()
}
