//! Somebody goes for good.
//!
//! Others' games go on and stay what they were, under another name for a player who has gone: a computer
//! player takes over in games that run, the seat is free where a table waits, and a table that waits
//! for its maker to begin it is aborted, unless quick play has led others there. What could say who it was is taken out
//! everywhere.

use std::collections::BTreeSet;

use urzeit_rules::Seat;
use urzeit_table::{ActionText, BOT, Deed, Sitter, Wish, messages::Why};

use super::name::NOBODY;
use crate::{
    live::{Author, Before, Change, ChangeError, Live},
    registry::Registry,
    store::{AccountId, Broken, Held, Naming, State},
    tables::quick,
};

/// Deletes an account. What fails can be tried again.
///
/// # Errors
/// If something cannot be written; the account can still be used then.
pub async fn delete(registry: &Registry, account: AccountId) -> Result<(), ChangeError> {
    let mut changed = leave_tables(registry, account).await?;
    let store = &registry.store;
    changed.append(&mut replace_name(registry, account, NOBODY).await?);
    // Where a seat was kept for the account, the name is shown.
    changed.extend(store.tables_that_invite(account).await?);
    store.erase(account, NOBODY, registry.clock.now()).await?;
    store.signed_out(account).await?;
    // Another session may have sat down meanwhile; it cannot any more.
    changed.append(&mut leave_tables(registry, account).await?);
    for table in changed {
        registry.load_anew(&table).await?;
    }
    Ok(())
}

/// Calls somebody by another name at all tables, those that are over too.
///
/// # Errors
/// If something cannot be written.
pub(super) async fn put_name(
    registry: &Registry,
    account: AccountId,
    name: &str,
) -> Result<(), Broken> {
    let mut changed = replace_name(registry, account, name).await?;
    // Where a seat is kept for the account, the name is shown.
    changed.extend(registry.store.tables_that_invite(account).await?);
    for table in changed {
        registry.load_anew(&table).await?;
    }
    Ok(())
}

/// Puts another name in the events of all tables, and says which those are.
async fn replace_name(
    registry: &Registry,
    account: AccountId,
    name: &str,
) -> Result<BTreeSet<String>, Broken> {
    let store = &registry.store;
    let tables = store.tables_that_name(account).await?;
    for table in &tables {
        let replace = |events: &mut [Naming], snapshot: Option<&mut String>, held: &[Held]| {
            forget(events, snapshot, account, held, name);
        };
        store.forget_name(table, account, replace).await?;
    }
    Ok(tables.into_iter().collect())
}

/// Leaves all tables that wait or run, and says which those were.
async fn leave_tables(
    registry: &Registry,
    account: AccountId,
) -> Result<BTreeSet<String>, ChangeError> {
    let tables = registry.store.tables_to_leave(account).await?;
    let author = Author {
        account,
        wish: None,
        secret: None,
    };
    for table in &tables {
        if let Some(live) = registry.table(table).await? {
            leave_table(&live, &author, leave).await?;
        }
    }
    Ok(tables.into_iter().collect())
}

/// Leaves a table in this way, if there is anything to leave.
async fn leave_table(
    live: &Live,
    author: &Author,
    leave: impl Fn(&Before<'_>, AccountId) -> Option<Change>,
) -> Result<(), ChangeError> {
    let account = author.account;
    let leaves = |table: &Before<'_>| leave(table, account).ok_or_else(gone_already);
    let left = live.change(Some(author), leaves).await;
    if let Err(ChangeError::Refused(why)) = left
        && live.look(|table| leave(table, account).is_some()).await?
    {
        return Err(ChangeError::Refused(why));
    }
    Ok(())
}

/// Leaves a table that waits for players, or aborts it if the account made it, unless quick play has led others there.
///
/// # Errors
/// If something cannot be written.
pub(super) async fn leave_waiting(live: &Live, account: AccountId) -> Result<(), ChangeError> {
    let author = Author {
        account,
        wish: None,
        secret: None,
    };
    let leave = |table: &Before<'_>, account| {
        let waits = table.game.state == State::Waiting;
        waits.then(|| leave(table, account)).flatten()
    };
    leave_table(live, &author, leave).await
}

fn gone_already() -> ChangeError {
    ChangeError::Refused(Why::only("server-not-seated"))
}

/// How somebody leaves a table; nothing, if there is nothing to leave.
fn leave(table: &Before<'_>, account: AccountId) -> Option<Change> {
    let index = table
        .people
        .iter()
        .position(|person| *person == Some(account));
    let seat = index.map(Seat::at);
    match table.game.state {
        State::Over | State::Aborted => None,
        State::Running => {
            let seat = seat?;
            let plays = table.host.chair(seat).sitter() == Some(Sitter::Person);
            plays.then(|| Change::deeds(Wish::<ActionText>::Resign.deeds(seat, table.host)))
        }
        State::Waiting => {
            let makes = table.game.made.creator == account;
            let makes = makes && !quick::is_shared(table, account);
            if seat.is_none() && !makes {
                return None;
            }
            let mut people = table.people.to_vec();
            if let Some(index) = index {
                people[index] = None;
            }
            Some(Change {
                deeds: seat.map(Deed::Leave).into_iter().collect(),
                people: Some(people),
                state: makes.then_some(State::Aborted),
                ..Change::default()
            })
        }
    }
}

/// Takes the name of an account that has gone out of a table's events and snapshot, and puts another there.
fn forget(
    events: &mut [Naming],
    mut snapshot: Option<&mut String>,
    account: AccountId,
    held: &[Held],
    name: &str,
) {
    for naming in events.iter_mut() {
        let mut seats = naming.texts.lines().filter_map(named);
        // Somebody who sat down and left; but one who seats others too has only one of those seats.
        if let (Some((_, seat)), None) = (seats.next(), seats.next())
            && naming.author == Some(account)
        {
            naming.texts = with_name(seat, &naming.texts, name);
        }
    }
    for &Held { seat, until } in held {
        let names_seat = |naming: &Naming| {
            let mut seats = naming.texts.lines().filter_map(named);
            naming.number < until && seats.any(|(_, named)| named == seat)
        };
        // The person who has a seat is the last who was named there.
        let Some(naming) = events.iter_mut().rev().find(|naming| names_seat(naming)) else {
            continue;
        };
        naming.texts = with_name(seat, &naming.texts, name);
        if let Some(snapshot) = &mut snapshot
            && let Some(events) = events_before(snapshot)
            && (naming.number + 1..=until).contains(&events)
        {
            **snapshot = snapshot_with_name(snapshot, seat, name);
        }
    }
}

/// Events in which somebody sits down in this seat, or takes it over, under this name.
fn with_name(seat: i64, texts: &str, name: &str) -> String {
    let lines = texts.lines().map(|line| match named(line) {
        Some((before, named)) if named == seat => format!("{before} {}", instead_of(line, name)),
        _ => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A bot is still called so, unless there is nobody any more.
fn instead_of(old: &str, name: &str) -> String {
    if old.ends_with(BOT) && name != NOBODY {
        format!("{name} {BOT}")
    } else {
        name.to_owned()
    }
}

/// What stands before the name of somebody who sits down or takes over, `TIME sit SEAT HEX NAME` or
/// `TIME substitute SEAT HEX NAME`, and the seat.
fn named(line: &str) -> Option<(&str, i64)> {
    let mut words = line.splitn(5, ' ');
    let (_, deed, seat) = (words.next()?, words.next()?, words.next()?);
    let (_, name) = (words.next()?, words.next()?);
    let before = line.len() - name.len() - 1;
    matches!(deed, "sit" | "substitute").then_some((&line[..before], seat.parse().ok()?))
}

/// How many events there were when a snapshot was made.
fn events_before(snapshot: &str) -> Option<i64> {
    let mut lines = snapshot.lines();
    lines.find_map(|line| line.strip_prefix("events ")?.parse().ok())
}

/// A snapshot with this name in `seat SEAT … counts HEX NAME` or `… paused HEX NAME`.
fn snapshot_with_name(snapshot: &str, seat: i64, name: &str) -> String {
    let beginning = format!("seat {seat} ");
    let lines = snapshot.split_inclusive('\n').map(|line| {
        if !line.starts_with(&beginning) {
            return line.to_owned();
        }
        let mut words = line.trim_end().split(' ');
        let mut kept: Vec<_> = Vec::new();
        for word in words.by_ref() {
            kept.push(word);
            if matches!(word, "counts" | "paused") {
                break;
            }
        }
        kept.extend(words.next());
        let name = instead_of(line.trim_end(), name);
        if words.next().is_some() {
            kept.push(&name);
        }
        kept.join(" ") + "\n"
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Events in their order, each with its author.
    fn namings<const N: usize>(events: [(i64, &str); N]) -> [Naming; N] {
        let mut number = 0;
        events.map(|(author, texts)| {
            let naming = Naming {
                number,
                author: Some(author),
                texts: texts.to_owned(),
            };
            number += texts.lines().count() as i64;
            naming
        })
    }

    #[test]
    fn only_the_name_of_who_has_gone_is_taken_out() {
        let snapshot = "snapshot 1\nevents 8\nseat 1 person 5 counts 00ff Ada B\nseat 2 rest medium 5 \
                        paused - counts C\nposition genesis\n";
        let before = namings([
            // Another sat there first; Ada sat elsewhere before.
            (8, "1 sit 1 - Bob"),
            (7, "2 sit 2 - Ada B"),
            (8, "3 leave 1"),
            (7, "4 leave 2"),
            (7, "5 sit 1 00ff Ada B"),
            (9, "6 sit 2 - Ada B"),
            (9, "7 begin\n7 * dice wild forest"),
        ]);
        let mut after = before.clone();
        let mut kept = snapshot.to_owned();
        forget(
            &mut after,
            Some(&mut kept),
            7,
            &[Held { seat: 1, until: 8 }],
            NOBODY,
        );
        assert_eq!(kept, snapshot.replace("Ada B", "—"));
        let mut wanted = before.clone();
        "2 sit 2 - —".clone_into(&mut wanted[1].texts);
        "5 sit 1 00ff —".clone_into(&mut wanted[4].texts);
        assert_eq!(after, wanted);

        // Somebody who has no seat any more.
        let mut after = before.clone();
        forget(&mut after, None, 8, &[], NOBODY);
        let mut wanted = before;
        "1 sit 1 - —".clone_into(&mut wanted[0].texts);
        assert_eq!(after, wanted);
    }

    #[test]
    fn who_seats_others_takes_only_one_name_along() {
        let mut events = namings([(7, "1 sit 1 - Ada\n1 sit 2 ff Bob\n1 begin")]);
        forget(&mut events, None, 7, &[Held { seat: 1, until: 3 }], NOBODY);
        assert_eq!(events[0].texts, "1 sit 1 - —\n1 sit 2 ff Bob\n1 begin");
    }

    /// Ada's seat was taken over by Cleo, and that by Ada again.
    #[test]
    fn each_holder_of_a_seat_takes_the_own_name_along() {
        let stored = |names: [&str; 4]| {
            let [ada, bob, cleo, again] = names;
            namings([
                (7, &format!("1 sit 1 - {ada}\n1 sit 2 - {bob}\n1 begin")),
                (9, &format!("2 substitute 1 - {cleo}")),
                (7, &format!("3 substitute 1 - {again}")),
            ])
        };
        let before = stored(["Ada", "Bob", "Cleo", "Ada"]);
        let adas = [Held { seat: 1, until: 3 }, Held { seat: 1, until: 5 }];
        let cleos = [Held { seat: 1, until: 4 }];
        let bobs = [Held { seat: 2, until: 5 }];
        for (account, held, wanted, snapshots) in [
            (7, &adas[..], ["—", "Bob", "Cleo", "—"], [true, false, true]),
            (
                9,
                &cleos[..],
                ["Ada", "Bob", "—", "Ada"],
                [false, true, false],
            ),
            (
                8,
                &bobs[..],
                ["Ada", "—", "Cleo", "Ada"],
                [false, false, false],
            ),
        ] {
            // After the game has begun, and after each substitute.
            for (events, is_forgotten) in [3, 4, 5].into_iter().zip(snapshots) {
                let mut after = before.clone();
                let mut snapshot = format!("events {events}\nseat 1 person 5 counts - X\n");
                forget(&mut after, Some(&mut snapshot), account, held, NOBODY);
                assert_eq!(after, stored(wanted));
                assert_eq!(!snapshot.contains('X'), is_forgotten, "{account} {events}");
            }
        }
    }

    #[test]
    fn a_snapshot_without_a_name_stays_as_it_is() {
        let snapshot = "seat 1 person 5 counts -\nseat 2 person 5 counts ff Bob\n";
        assert_eq!(snapshot_with_name(snapshot, 1, NOBODY), snapshot);
        let without = snapshot.replace("Bob", "—");
        assert_eq!(snapshot_with_name(snapshot, 2, NOBODY), without);
    }

    #[test]
    fn another_name_leaves_a_bot_a_bot() {
        let snapshot = "seat 1 person 5 counts - Rude (bot)\n";
        let mut kept = format!("events 1\n{snapshot}");
        let mut events = namings([(7, "1 sit 1 - Rude (bot)")]);
        let held = [Held { seat: 1, until: 1 }];
        forget(&mut events, Some(&mut kept), 7, &held, "Ada");
        assert_eq!(events[0].texts, "1 sit 1 - Ada (bot)");
        assert_eq!(kept, "events 1\nseat 1 person 5 counts - Ada (bot)\n");
    }
}
