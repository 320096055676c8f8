//! When the server has to act by itself at a table.

use urzeit_players::Level;
use urzeit_rules::Seat;
use urzeit_table::{Awaits, Host, Millis, Sitter};

use crate::{
    live::{Before, gathers_until},
    store::{State, Time},
};

/// When the server has to act.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct DueWork {
    /// When; never, if people can take as long as they like.
    pub at: Option<Time>,
    /// In which queue it waits.
    pub lane: Lane,
    /// When the time of a person, a vote or an offer is up, or that in which people have to come to a table whose seats
    /// are all taken. The quick queue looks at that too, however long a
    /// computer player that is asked at the same time waits for its turn, or thinks.
    pub deadline: Option<Time>,
}

/// How long, in milliseconds, a table waits for players: a week.
pub(crate) const MOST_WAITED: Time = 7 * 24 * 60 * 60 * 1000;

/// A queue of work. What waits in one takes about equally long, so taking turns shares out time as
/// well, and nobody whose work is short waits for work that is long.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Lane {
    /// What takes no thinking: clocks, chance, ratings.
    #[default]
    Quick,
    /// Computer players that think no longer than [`Level::Medium`] does.
    Medium,
    /// Computer players that think as long as [`Level::Hard`] does.
    Hard,
    /// Computer players that think as long as they may.
    Master,
}

impl Lane {
    /// All of them, the quickest first.
    pub const ALL: [Lane; 4] = [Lane::Quick, Lane::Medium, Lane::Hard, Lane::Master];

    /// As it is stored. A number means the same for ever.
    pub(crate) const fn number(self) -> i64 {
        match self {
            Lane::Quick => 0,
            Lane::Hard => 1,
            Lane::Master => 2,
            Lane::Medium => 3,
        }
    }

    const fn of(level: Level) -> Lane {
        match level {
            Level::Beginner | Level::Easy | Level::Medium => Lane::Medium,
            Level::Hard => Lane::Hard,
            Level::Master => Lane::Master,
        }
    }
}

impl DueWork {
    pub(crate) fn of(table: &Before<'_>) -> DueWork {
        let at_once = Some(table.now);
        let deadline = match table.game.state {
            State::Running => deadline(table.host, table.now),
            // What was to be done then is done, unless this is still to come.
            State::Waiting => gathers_until(table).filter(|until| *until > table.now),
            State::Over | State::Aborted => None,
        };
        let quick = |at| DueWork {
            at,
            lane: Lane::Quick,
            deadline,
        };
        match table.game.state {
            State::Aborted => quick(None),
            State::Waiting => quick(deadline.or(Some(table.game.changed + MOST_WAITED))),
            State::Over => quick(at_once.filter(|_| table.game.made.rated)),
            // Rules that were corrected may ask for chance where those before did not.
            State::Running if table.host.awaits() == Awaits::Chance || is_abandoned(table.host) => {
                quick(at_once)
            }
            State::Running => match computers(table.host).map(Lane::of).max() {
                Some(lane) => DueWork {
                    lane,
                    ..quick(at_once)
                },
                None => quick(deadline),
            },
        }
    }
}

/// Does no person hold a seat any more? Then nobody wants to know how the game goes on.
pub(super) fn is_abandoned(host: &dyn Host) -> bool {
    !Seat::all(host.players()).any(|seat| host.chair(seat).is_held())
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
    let left = host.deadline(now as Millis);
    left.map(|left| now.saturating_add_unsigned(left))
}
