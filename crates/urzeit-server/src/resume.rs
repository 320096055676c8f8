//! A table from what is stored of it.
//!
//! It is the fold of its events, as long as the rules are those that made them. When rules were
//! corrected, old events of a running game may mean something else, or nothing: then it goes on from
//! the latest snapshot. If they come to the same as before, nothing of the past is cut off.

use urzeit_rules::{Seat, Viewer};
use urzeit_table::{Awaits, Deed, Event, Host, Millis, Refused, Seed, Settings, Source};

use crate::store::{Broken, Game, Row, State};

/// A table, and where it comes from.
pub(crate) struct Opened {
    pub(crate) host: Box<dyn Host>,
    /// Does it go on from a snapshot?
    pub(crate) resumed: bool,
}

/// The table that these rows, which are all, have made.
pub(crate) fn open(game: &Game, rows: &[Row]) -> Result<Opened, Broken> {
    let table = &game.made.id;
    let corrupt = |what: String| Broken::Corrupt(format!("table {table}: {what}"));
    let settings: Settings = game
        .made
        .settings
        .parse()
        .map_err(|error| corrupt(format!("{error:?}")))?;
    let source = || Source::Fair {
        table: table.clone(),
        seed: Seed::new(game.made.seed),
    };
    let header = &game.made.header;
    let host = urzeit_table::open(header, settings, source());
    let mut host = host.map_err(|error| corrupt(format!("{error:?}")))?;
    let agree = |host: &mut dyn Host| {
        if game.made.rated {
            host.rate();
        }
        if game.made.visibility.lets_strangers_meet(game.made.rated) {
            host.begin_soon();
        }
    };
    agree(&mut *host);
    let rules = i64::from(host.rules());
    let corrected = rows.iter().any(|row| row.rules != rules);
    let snapshot = game.snapshot.as_ref().filter(|_| corrected);
    let Some(snapshot) = snapshot else {
        replay(&mut *host, rows).map_err(corrupt)?;
        return Ok(Opened {
            host,
            resumed: false,
        });
    };
    let is_readable = replay(&mut *host, rows).is_ok();
    stay_over(&mut *host, game);
    let whole = Opened {
        host,
        resumed: false,
    };
    // How a game was played that is over can be shown, if these rules let it.
    if is_readable && game.state != State::Running {
        return Ok(whole);
    }
    let host = urzeit_table::resume(header, settings, source(), snapshot);
    let mut host = host.map_err(|error| corrupt(format!("{error:?}")))?;
    agree(&mut *host);
    let events = rows
        .iter()
        .flat_map(|row| (row.number..).zip(row.texts.lines()));
    let after = events.filter(|(number, _)| *number >= host.len() as i64);
    let after: Result<Vec<_>, _> = after.map(|(_, text)| read(text)).collect();
    let after = after.map_err(|error| corrupt(format!("{error:?}")))?;
    let caught_up = host.catch_up(&after);
    stay_over(&mut *host, game);
    if is_readable && caught_up.is_ok() && is_same(&*whole.host, &*host) {
        return Ok(whole);
    }
    if let Err(refused) = caught_up {
        tracing::warn!(
            table,
            events = after.len(),
            ?refused,
            "the rules were corrected: the last events of a game do not count"
        );
    }
    Ok(Opened {
        host,
        resumed: true,
    })
}

/// A game that is over, or was called off, stays so, also if these rules would not have ended it there.
fn stay_over(host: &mut dyn Host, game: &Game) {
    let is_over = matches!(game.state, State::Over | State::Aborted);
    if is_over && host.awaits() != Awaits::Nothing {
        // A host can close every table that is not over.
        let _ = host.apply(&Deed::Close.at(game.changed as Millis));
    }
}

/// Do two tables stand at the same point of the same game, for everybody who looks at it?
fn is_same(one: &dyn Host, other: &dyn Host) -> bool {
    let viewers = Seat::all(one.players()).map(Viewer::Seat);
    let same = |viewer| one.view(viewer) == other.view(viewer);
    one.awaits() == other.awaits() && viewers.chain([Viewer::Spectator]).all(same)
}

/// An event as it is stored.
pub(crate) fn read(text: &str) -> Result<Event, Refused> {
    Ok(text.parse()?)
}

fn replay(host: &mut dyn Host, rows: &[Row]) -> Result<(), String> {
    for text in rows.iter().flat_map(|row| row.texts.lines()) {
        // Its text may be a secret of a player: not for logs.
        let number = host.len();
        let applied = read(text).and_then(|event| host.apply(&event));
        applied.map_err(|refused| format!("event {number}: {refused:?}"))?;
    }
    Ok(())
}
