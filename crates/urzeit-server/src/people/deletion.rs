//! Somebody goes for good.
//!
//! Others' games go on and stay what they were, under another name for who has gone: a computer
//! player takes over in games that run, the seat is free where a table waits, and a table that waits
//! for its maker to begin it is aborted. What could say who it was is taken out everywhere.

use std::collections::BTreeSet;

use urzeit_players::Level;
use urzeit_rules::Seat;
use urzeit_table::{Deed, Sitter, messages::Why};

use super::name::NOBODY;
use crate::{
    live::{Author, Before, Change, ChangeError},
    registry::Registry,
    store::{AccountId, Naming, State},
};

/// Deletes an account. What fails can be tried again.
///
/// # Errors
/// If something cannot be written; the account can still be used then.
pub async fn delete(registry: &Registry, account: AccountId) -> Result<(), ChangeError> {
    let mut changed = leave_tables(registry, account).await?;
    let store = &registry.store;
    for table in store.tables_that_name(account).await? {
        let forget = |events: &mut [Naming], snapshot: Option<&mut String>, seat| {
            forget(events, snapshot, account, seat);
        };
        store.forget_name(&table, account, forget).await?;
        changed.insert(table);
    }
    store.erase(account, NOBODY, registry.clock.now()).await?;
    store.signed_out(account).await?;
    // Another session may have sat down meanwhile; it cannot any more.
    changed.append(&mut leave_tables(registry, account).await?);
    for table in changed {
        registry.load_anew(&table).await?;
    }
    Ok(())
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
    };
    for table in &tables {
        let Some(live) = registry.table(table).await? else {
            continue;
        };
        let leaves = |table: &Before<'_>| leave(table, account).ok_or_else(gone_already);
        let left = live.change(Some(&author), leaves).await;
        if let Err(ChangeError::Refused(why)) = left
            && live.look(|table| leave(table, account).is_some()).await?
        {
            return Err(ChangeError::Refused(why));
        }
    }
    Ok(tables.into_iter().collect())
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
            plays.then(|| Change::deeds([Deed::Resign(seat, Level::Medium)]))
        }
        State::Waiting => {
            let makes = table.game.made.creator == account;
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

/// Takes the name of who has gone out of a table's events and snapshots.
fn forget(
    events: &mut [Naming],
    snapshot: Option<&mut String>,
    account: AccountId,
    seat: Option<i64>,
) {
    if let (Some(snapshot), Some(seat)) = (snapshot, seat) {
        *snapshot = without_name(snapshot, seat);
    }
    // Who sits there now sat down last.
    let mut last = seat;
    for naming in events.iter_mut().rev() {
        let mut lines: Vec<_> = naming.texts.lines().map(str::to_owned).collect();
        let sits = lines.iter().filter(|line| sitting(line).is_some()).count();
        // Who sat down and left; but who seats others too has only one of those seats.
        let own = naming.author == Some(account) && sits == 1;
        for line in lines.iter_mut().rev() {
            let Some((before, sat)) = sitting(line) else {
                continue;
            };
            let theirs = last == Some(sat);
            if theirs || own {
                *line = format!("{before} {NOBODY}");
            }
            last = last.filter(|_| !theirs);
        }
        naming.texts = lines.join("\n");
    }
}

/// What stands before the name of somebody who sits down, `TIME sit SEAT HEX NAME`, and the seat.
fn sitting(line: &str) -> Option<(&str, i64)> {
    let mut words = line.splitn(5, ' ');
    let (_, sit, seat) = (words.next()?, words.next()?, words.next()?);
    let (_, name) = (words.next()?, words.next()?);
    let before = line.len() - name.len() - 1;
    (sit == "sit").then_some((&line[..before], seat.parse().ok()?))
}

/// A snapshot without the name in `seat SEAT … counts HEX NAME` or `… paused HEX NAME`.
fn without_name(snapshot: &str, seat: i64) -> String {
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
        if words.next().is_some() {
            kept.push(NOBODY);
        }
        kept.join(" ") + "\n"
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn naming(author: i64, texts: &str) -> Naming {
        Naming {
            number: 0,
            author: Some(author),
            texts: texts.to_owned(),
        }
    }

    #[test]
    fn only_the_name_of_who_has_gone_is_taken_out() {
        let snapshot = "snapshot 1\nseat 1 person 5 counts 00ff Ada B\nseat 2 rest medium 5 \
                        paused - counts C\nposition genesis\n";
        let before = [
            // Another sat there first; Ada sat elsewhere before.
            naming(8, "1 sit 1 - Bob"),
            naming(7, "2 sit 2 - Ada B"),
            naming(8, "3 leave 1"),
            naming(7, "4 leave 2"),
            naming(7, "5 sit 1 00ff Ada B"),
            naming(9, "6 sit 2 - Ada B"),
            naming(9, "7 begin\n7 * dice wild forest"),
        ];
        let mut after = before.clone();
        let mut kept = snapshot.to_owned();
        forget(&mut after, Some(&mut kept), 7, Some(1));
        assert_eq!(kept, snapshot.replace("Ada B", "—"));
        let mut wanted = before.clone();
        "2 sit 2 - —".clone_into(&mut wanted[1].texts);
        "5 sit 1 00ff —".clone_into(&mut wanted[4].texts);
        assert_eq!(after, wanted);

        // Who has no seat any more.
        let mut after = before.clone();
        forget(&mut after, None, 8, None);
        let mut wanted = before;
        "1 sit 1 - —".clone_into(&mut wanted[0].texts);
        assert_eq!(after, wanted);
    }

    #[test]
    fn who_seats_others_takes_only_one_name_along() {
        let mut events = [naming(7, "1 sit 1 - Ada\n1 sit 2 ff Bob\n1 begin")];
        forget(&mut events, None, 7, Some(1));
        assert_eq!(events[0].texts, "1 sit 1 - —\n1 sit 2 ff Bob\n1 begin");
    }

    #[test]
    fn a_snapshot_without_a_name_stays_as_it_is() {
        let snapshot = "seat 1 person 5 counts -\nseat 2 person 5 counts ff Bob\n";
        assert_eq!(without_name(snapshot, 1), snapshot);
        let without = snapshot.replace("Bob", "—");
        assert_eq!(without_name(snapshot, 2), without);
    }
}
