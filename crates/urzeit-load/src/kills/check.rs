//! What clients were told against what is stored.

use std::collections::HashMap;

use urzeit_table::{Sitter, messages::Now};

use super::{Tally, ledger::Acknowledged, log::Log};
use crate::{
    client::Trouble,
    follower::timeless,
    saved::{Row, Saved},
};

/// Is everything there that was acknowledged, once, as the number and with the words that were said?
pub(super) fn acknowledged(all: &[Acknowledged], saved: &Saved) -> Result<(), Trouble> {
    let mut places: HashMap<(&str, i64, &str), Vec<&Row>> = HashMap::new();
    for (table, game) in &saved.games {
        for row in &game.rows {
            if let (Some(author), Some(wish)) = (row.author, &row.wish) {
                places.entry((table, author, wish)).or_default().push(row);
            }
        }
    }
    for entry in all {
        let key = (&*entry.table, entry.account, &*entry.id);
        let stored = places.get(&key).map_or(&[][..], |rows| rows);
        let [row] = stored else {
            return Err(format!("{entry:?} stands {} times", stored.len()).into());
        };
        let first = row.texts.first().and_then(|text| text.split_once(' '));
        if row.number != entry.number || first.map(|(_, deed)| deed) != Some(&entry.deed) {
            return Err(format!("{entry:?} stands as {row:?}").into());
        }
    }
    Ok(())
}

/// Was every client told what the record says, and is every refusal true?
pub(super) fn told(logs: &[Log], saved: &Saved) -> Result<Tally, Trouble> {
    let mut tally = Tally::default();
    let mut tables: HashMap<&str, Vec<&Log>> = HashMap::new();
    for log in logs {
        tables.entry(&log.table).or_default().push(log);
    }
    for (table, logs) in tables {
        let game = saved
            .games
            .get(table)
            .ok_or_else(|| format!("table {table} is gone"))?;
        let mut looked = vec![0; logs.len()];
        let host = game.check(table, |number, host| {
            for (log, looked) in logs.iter().zip(&mut looked) {
                let Some(heard) = log.follower.shown().get(&number) else {
                    continue;
                };
                *looked += 1;
                let now = Now::of(host, log.viewer(), 0);
                if timeless(&now) != timeless(heard) {
                    let who = &log.name;
                    return Err(
                        format!("table {table}: {who} was shown {heard:?}, not {now:?}").into(),
                    );
                }
            }
            Ok(())
        })?;
        for (log, looked) in logs.iter().zip(looked) {
            let who = format!("table {table}, {}", log.name);
            if looked != log.follower.shown().len() {
                return Err(format!("{who} was shown what was never stored").into());
            }
            let told = host.told(log.viewer(), 0);
            let heard = log.follower.told();
            if !told.starts_with(heard) {
                return Err(format!("{who} was told {heard:?}, not {told:?}").into());
            }
            let follows = log.follower.follows(game.header()?);
            follows.map_err(|what| format!("{who} {what}"))?;
            tally.secrets += heard
                .iter()
                .filter(|told| told.to_string().contains('?'))
                .count() as u64;
            refusals(log, &game.rows).map_err(|what| format!("{who}: {what}"))?;
        }
        let computers = game.rows.iter().filter(|row| row.author.is_none());
        let sits = |row: &&Row| {
            let seat = row
                .texts
                .first()
                .and_then(|text| text.split(' ').nth(1)?.parse().ok());
            seat.is_some_and(|seat| matches!(host.chair(seat).sitter(), Some(Sitter::Computer(_))))
        };
        tally.computers += computers.filter(sits).count() as u64;
    }
    Ok(tally)
}

/// A client was refused what was legal as it saw the game: something else has to have happened first.
fn refusals(log: &Log, rows: &[Row]) -> Result<(), String> {
    for (id, wished) in &log.wishes {
        let Some(why) = wished.refused.as_ref().filter(|_| wished.done.is_none()) else {
            continue;
        };
        let mine = |row: &Row| row.author == Some(log.account);
        if let Some(row) = rows
            .iter()
            .find(|row| mine(row) && row.wish.as_ref() == Some(id))
        {
            return Err(format!("{id} was refused ({why}) and stands as {row:?}"));
        }
        // What it said before may have been on its way for longer.
        let later = |row: &Row| {
            let other = row.wish.as_deref().and_then(|wish| wish.split_once('-'));
            let order = |number: &str| number.parse::<u64>().ok();
            let own = id.split_once('-').and_then(|(_, number)| order(number));
            mine(row) && other.is_some_and(|(tab, number)| tab == log.name && order(number) > own)
        };
        let next = rows.iter().find(|row| row.number == wished.seen);
        if let Some(next) = next.filter(|row| later(row)) {
            return Err(format!(
                "{id} was refused ({why}) though nothing came before {next:?}"
            ));
        }
    }
    Ok(())
}
