//! `urzeit admin`: what an operator does about accounts, tables and reports.

use std::io::{self, Write as _};

use urzeit_server::{
    Registry, Store,
    clock::{Clock, date},
    config::PublicUrl,
    live::ChangeError,
    people::{self, Code, DAY},
    store::{Ban, Broken, KnownAccount, NewLog, State},
    tables::seating,
};
use urzeit_studies::columns::write_aligned;

use super::{data, options::Options, wait_for};
use crate::{
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
    /// `admin ban ACCOUNT`, for so many days, for this reason
    Ban(String, Option<u32>, String),
    /// `admin invite`, for so many accounts and days
    Invite(i64, i64),
    /// `admin operator ACCOUNT`, or `--end`
    Operator(String, bool),
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
            let said = act(&registry, deed, now, options, text).await;
            open.store.close().await;
            said
        },
        text,
    )?;
    io::stdout().write_all(said.as_bytes())?;
    Ok(())
}

/// Does it, and says what is to be said.
async fn act(
    registry: &Registry,
    deed: &Deed,
    now: i64,
    options: &Options,
    text: &Text,
) -> Result<String, Failure> {
    let store = &registry.store;
    let done = match deed {
        Deed::Accounts(most) => return accounts(store, (*most).into(), text).await,
        Deed::Tables(most) => return tables(store, (*most).into(), text).await,
        Deed::Reports => return reports(store, text).await,
        Deed::Close(table) => close(registry, table, now, text).await?,
        Deed::Invite(uses, days) => invite(store, *uses, *days, now, options, text).await?,
        Deed::Operator(named, operates) => operator(store, named, *operates, now, text).await?,
        Deed::Settle(report) => {
            let words = [("report", report.to_string().into())];
            let settled = store.settle_report(*report, &log(now, "")).await;
            if !settled.map_err(|broken| data::failed(&broken, text))? {
                return Err(Failure::Wrong(text.say_with("admin-no-report", &words)));
            }
            text.say_with("admin-settled", &words)
        }
        Deed::Ban(named, days, reason) => {
            let ban = Ban {
                until: days.map(|days| now + i64::from(days) * DAY),
                reason: reason.clone(),
            };
            self::ban(registry, named, Some(&ban), now, text).await?
        }
        Deed::Unban(named) => ban(registry, named, None, now, text).await?,
        Deed::ResetPassword(named) => reset_password(store, named, now, text).await?,
    };
    Ok(format!("{done}\n"))
}

async fn accounts(store: &Store, most: i64, text: &Text) -> Result<String, Failure> {
    let accounts = store.known_accounts(most).await;
    let accounts = accounts.map_err(|broken| data::failed(&broken, text))?;
    let rows = accounts.into_iter().map(|account| {
        let what = match account {
            KnownAccount { ban: Some(_), .. } => "admin-banned",
            KnownAccount { operator: true, .. } => "admin-operator",
            KnownAccount { guest: true, .. } => "admin-guest",
            _ => "admin-account",
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

async fn close(registry: &Registry, table: &str, now: i64, text: &Text) -> Result<String, Failure> {
    let words = [("table", harmless(table).into())];
    let refused = || Failure::Wrong(text.say_with("admin-no-table", &words));
    let failed = |broken: Broken| data::failed(&broken, text);
    let live = registry.table(table).await.map_err(failed)?;
    let live = live.ok_or_else(refused)?;
    let state = live.look(|table| table.game.state).await.map_err(failed)?;
    if matches!(state, State::Over | State::Aborted) {
        return Err(refused());
    }
    let logged = registry.store.log_close(table, &log(now, "")).await;
    logged.map_err(failed)?;
    match seating::close(&live).await {
        Ok(()) => Ok(text.say_with("admin-closed", &words)),
        Err(ChangeError::Refused(_)) => Err(refused()),
        Err(ChangeError::Broken(broken)) => Err(failed(broken)),
    }
}

/// Bans an account, or lets it in again.
async fn ban(
    registry: &Registry,
    named: &str,
    ban: Option<&Ban>,
    now: i64,
    text: &Text,
) -> Result<String, Failure> {
    let store = &registry.store;
    let account = find(store, named, text).await?;
    let reason = ban.map_or("", |ban| &ban.reason);
    let log = log(now, reason);
    let done = match ban {
        Some(ban) => people::ban(registry, account.id, ban, &log).await,
        None => store.ban(account.id, None, &log).await,
    };
    done.map_err(|broken| data::failed(&broken, text))?;
    let key = match ban {
        Some(_) => "admin-is-banned",
        None => "admin-is-unbanned",
    };
    Ok(text.say_with(key, &[("name", harmless(&account.name).into())]))
}

/// Makes a code with which people register: the first operator of a server has to come in somehow.
async fn invite(
    store: &Store,
    uses: i64,
    days: i64,
    now: i64,
    options: &Options,
    text: &Text,
) -> Result<String, Failure> {
    let code = people::signup_code("", uses, days, now);
    let reason = format!("{uses} × {days} d");
    let log = log(now, &reason);
    let made = store.make_signup_code(None, &code, i64::MAX, Some(&log));
    made.await.map_err(|broken| data::failed(&broken, text))?;
    let site = options.config.public_url.as_ref().map(PublicUrl::origin);
    let link = format!("{}/register/{}", site.unwrap_or_default(), code.code);
    let words = [
        ("link", link.into()),
        ("uses", uses.into()),
        ("until", date(code.ends as i64).into()),
    ];
    Ok(text.say_with("admin-invited", &words))
}

/// Makes an account an operator's, or one like others again.
async fn operator(
    store: &Store,
    named: &str,
    operates: bool,
    now: i64,
    text: &Text,
) -> Result<String, Failure> {
    let account = find(store, named, text).await?;
    let name = [("name", harmless(&account.name).into())];
    if account.guest {
        return Err(Failure::Wrong(
            text.say_with("admin-guests-have-none", &name),
        ));
    }
    let done = store
        .set_operator(account.id, operates, &log(now, ""))
        .await;
    done.map_err(|broken| data::failed(&broken, text))?;
    let key = if operates {
        "admin-is-operator"
    } else {
        "admin-is-no-operator"
    };
    Ok(text.say_with(key, &name))
}

/// What is done here is nobody's deed but that of the command line.
fn log(at: i64, reason: &str) -> NewLog<'_> {
    NewLog {
        at,
        operator: None,
        reason,
    }
}

async fn reset_password(
    store: &Store,
    named: &str,
    now: i64,
    text: &Text,
) -> Result<String, Failure> {
    let failed = |broken: Broken| data::failed(&broken, text);
    let account = find(store, named, text).await?;
    let name = ("name", harmless(&account.name).into());
    if account.guest {
        return Err(Failure::Wrong(
            text.say_with("admin-guests-have-none", &[name]),
        ));
    }
    let code = Code::new();
    let reset = store
        .reset_password(account.id, &code.hash(), &log(now, ""))
        .await;
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
