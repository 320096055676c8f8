//! `urzeit admin`: what an operator does about accounts, tables and reports.

use std::io::{self, Write as _};

use urzeit_server::{
    Registry, Store,
    clock::Clock,
    live::ChangeError,
    people::Code,
    store::{Broken, KnownAccount},
    tables::seating,
};

use super::{data, options::Options, wait_for};
use crate::{
    columns::write_aligned,
    failure::Failure,
    text::{Text, harmless},
};

/// What the operator wants.
pub(crate) enum Deed {
    /// `admin list accounts`, so many
    Accounts(u32),
    /// `admin list tables`, so many
    Tables(u32),
    /// `admin close TABLE`
    Close(String),
    /// `admin ban ACCOUNT`
    Ban(String),
    /// `admin unban ACCOUNT`
    Unban(String),
    /// `admin reset-password ACCOUNT`
    ResetPassword(String),
    /// `admin reports`
    Reports,
    /// `admin reports --settle REPORT`
    Settle(i64),
}

pub(crate) fn run(options: &Options, deed: &Deed, text: &Text) -> Result<(), Failure> {
    let said = wait_for(
        async {
            let open = data::open_old(options, text).await?;
            let clock = Clock::default();
            let set = clock.set(&open.store).await;
            let now = set.map(|()| clock.now());
            let now = now.map_err(|broken| data::failed(&broken, text))?;
            let registry = Registry::open(open.store.clone(), clock);
            let said = act(&registry, deed, now, text).await;
            open.store.close().await;
            said
        },
        text,
    )?;
    io::stdout().write_all(said.as_bytes())?;
    Ok(())
}

/// Does it, and says what is to be said.
async fn act(registry: &Registry, deed: &Deed, now: i64, text: &Text) -> Result<String, Failure> {
    let store = &registry.store;
    let done = match deed {
        Deed::Accounts(most) => return accounts(store, (*most).into(), text).await,
        Deed::Tables(most) => return tables(store, (*most).into(), text).await,
        Deed::Reports => return reports(store, text).await,
        Deed::Close(table) => close(registry, table, text).await?,
        Deed::Settle(report) => {
            let words = [("report", report.to_string().into())];
            let settled = store.settle_report(*report, now).await;
            if !settled.map_err(|broken| data::failed(&broken, text))? {
                return Err(Failure::Wrong(text.say_with("admin-no-report", &words)));
            }
            text.say_with("admin-settled", &words)
        }
        Deed::Ban(named) => ban(store, named, Some(now), text).await?,
        Deed::Unban(named) => ban(store, named, None, text).await?,
        Deed::ResetPassword(named) => reset_password(store, named, text).await?,
    };
    Ok(format!("{done}\n"))
}

async fn accounts(store: &Store, most: i64, text: &Text) -> Result<String, Failure> {
    let accounts = store.known_accounts(most).await;
    let accounts = accounts.map_err(|broken| data::failed(&broken, text))?;
    let rows = accounts.into_iter().map(|account| {
        let what = match (account.banned, account.guest) {
            (Some(_), _) => "admin-banned",
            (None, true) => "admin-guest",
            (None, false) => "admin-account",
        };
        let (seen, created) = (date(account.seen), date(account.created));
        let name = harmless(&account.name);
        vec![account.id.to_string(), name, text.say(what), created, seen]
    });
    listed("admin-accounts", &[1, 2], rows, text)
}

async fn tables(store: &Store, most: i64, text: &Text) -> Result<String, Failure> {
    let tables = store.known_tables(most).await;
    let tables = tables.map_err(|broken| data::failed(&broken, text))?;
    let rows = tables.into_iter().map(|table| {
        let (length, changed) = (table.length.to_string(), date(table.changed));
        vec![table.id, table.game, table.state, length, changed]
    });
    listed("admin-tables", &[0, 1, 2], rows, text)
}

async fn reports(store: &Store, text: &Text) -> Result<String, Failure> {
    let reports = store.open_reports(1000).await;
    let reports = reports.map_err(|broken| data::failed(&broken, text))?;
    let rows = reports.into_iter().map(|report| {
        let (id, account) = (report.id.to_string(), report.account.to_string());
        let said = harmless(&report.text);
        vec![id, date(report.at), account, harmless(&report.game), said]
    });
    listed("admin-reports", &[1, 3, 4], rows, text)
}

async fn close(registry: &Registry, table: &str, text: &Text) -> Result<String, Failure> {
    let words = [("table", harmless(table).into())];
    let refused = || Failure::Wrong(text.say_with("admin-no-table", &words));
    let failed = |broken: Broken| data::failed(&broken, text);
    let live = registry.table(table).await.map_err(failed)?;
    let live = live.ok_or_else(refused)?;
    match seating::close(&live).await {
        Ok(()) => Ok(text.say_with("admin-closed", &words)),
        Err(ChangeError::Refused(_)) => Err(refused()),
        Err(ChangeError::Broken(broken)) => Err(failed(broken)),
    }
}

/// Bans an account since a time, or lets it in again.
async fn ban(
    store: &Store,
    named: &str,
    since: Option<i64>,
    text: &Text,
) -> Result<String, Failure> {
    let failed = |broken: Broken| data::failed(&broken, text);
    let account = find(store, named, text).await?;
    store.ban(account.id, since).await.map_err(failed)?;
    let key = if since.is_some() {
        store.signed_out(account.id).await.map_err(failed)?;
        "admin-is-banned"
    } else {
        "admin-is-unbanned"
    };
    Ok(text.say_with(key, &[("name", harmless(&account.name).into())]))
}

async fn reset_password(store: &Store, named: &str, text: &Text) -> Result<String, Failure> {
    let failed = |broken: Broken| data::failed(&broken, text);
    let account = find(store, named, text).await?;
    let name = ("name", harmless(&account.name).into());
    if account.guest {
        return Err(Failure::Wrong(
            text.say_with("admin-guests-have-none", &[name]),
        ));
    }
    let code = Code::new();
    let reset = store.reset_password(account.id, &code.hash()).await;
    reset.map_err(failed)?;
    store.signed_out(account.id).await.map_err(failed)?;
    Ok(text.say_with("admin-reset", &[name, ("code", code.text().into())]))
}

fn listed(
    heading: &str,
    of_text: &[usize],
    rows: impl IntoIterator<Item = Vec<String>>,
    text: &Text,
) -> Result<String, Failure> {
    let mut out = Vec::new();
    write_aligned(&text.say(heading), of_text, rows, &mut out)?;
    Ok(String::from_utf8_lossy(&out).into_owned())
}

/// The one account that is meant.
async fn find(store: &Store, named: &str, text: &Text) -> Result<KnownAccount, Failure> {
    let found = store.find_accounts(named).await;
    let mut found = found.map_err(|broken| data::failed(&broken, text))?;
    let name = ("name", harmless(named).into());
    match found.len() {
        1 => Ok(found.remove(0)),
        0 => Err(Failure::Wrong(text.say_with("admin-no-account", &[name]))),
        _ => {
            let ids: Vec<_> = found.iter().map(|account| account.id.to_string()).collect();
            let ids = ("ids", text.all_of(&ids).into());
            Err(Failure::Wrong(text.say_with("admin-several", &[name, ids])))
        }
    }
}

/// A day and a time, in UTC: `2026-05-01 12:30`.
fn date(millis: i64) -> String {
    let minutes = millis.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(1440), minutes.rem_euclid(1440));
    // The calendar repeats itself every 400 years of 146097 days; a year begins in March here, so
    // that the day which comes every four years is its last.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = match month {
        0..=9 => (year + era * 400, month + 3),
        _ => (year + era * 400 + 1, month - 9),
    };
    let (hour, minute) = (minute / 60, minute % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (951_868_800, "2000-03-01 00:00"),
            (1_709_164_800, "2024-02-29 00:00"),
            (1_735_689_599, "2024-12-31 23:59"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(date(seconds * 1000), expected);
        }
    }
}
