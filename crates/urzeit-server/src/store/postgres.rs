//! The database that several processes share.

use std::{io, sync::Arc, time::Duration};

use sqlx::{
    Connection as _, PgConnection, PgPool, Row as _,
    postgres::{PgListener, PgNotification},
};
use tokio::{
    sync::{broadcast, watch},
    time::{Instant, timeout},
};

use super::{
    Address, Append, Broken, Claim, News, SESSION, Time, WorkSignal,
    connections::{ALIVE, Connections, LONGEST_WAIT, ask, lend, timed_out},
    work::DueRow,
};

/// Only one transaction at a time looks for a table to play at at once. The number is that of nothing else.
pub(super) const QUICK_LOCK: &str = "SELECT pg_advisory_xact_lock(7127104513)";

/// On these channels processes tell each other what they have written.
const EVENTS: &str = "urzeit_events";
pub(super) const CHAT: &str = "urzeit_chat";
pub(super) const RELOAD: &str = "urzeit_anew";
pub(super) const SIGNED_OUT: &str = "urzeit_signed_out";
pub(super) const NOTICES: &str = "urzeit_notices";
pub(super) const PRESENCE: &str = "urzeit_presence";
const TABLES: &str = "urzeit_tables";
/// There is work for whoever has time.
const DUE: &str = "urzeit_due";

/// After so long without a word whoever listens asks whether the connection lives.
const QUIET: Duration = Duration::from_secs(15);

/// How long after it could not be reached the database is tried again.
const AGAIN: Duration = Duration::from_millis(500);

pub(super) async fn open(address: &Address<'_>) -> Result<Connections, Broken> {
    // One connection by itself first: it says what is wrong, where a pool only says that it waited.
    let direct = address.direct.unwrap_or(address.main);
    let first = timeout(LONGEST_WAIT, PgConnection::connect(direct)).await;
    first
        .map_err(|_| sqlx::Error::PoolTimedOut)??
        .close()
        .await?;
    let connections = Connections::open(address.main, address.direct).await?;
    super::migrations(spoken).run(&connections.direct).await?;
    Ok(connections)
}

/// What the two databases call by different names.
fn spoken(sql: &str) -> String {
    let sql = sql.replace(" BLOB", " BYTEA");
    sql.replace(") WITHOUT ROWID;", ");")
}

/// Passes on what other processes say, until the pool is closed.
pub(super) async fn listen(
    connections: &Connections,
    news: broadcast::Sender<News>,
    work_signal: Arc<WorkSignal>,
) -> Result<(), Broken> {
    let mut listener = listener(&connections.direct).await?;
    let pool = connections.direct.clone();
    let mut silence = connections.silence.subscribe();
    tokio::spawn(async move {
        loop {
            let error = hear(&mut listener, &mut silence, &news, &work_signal).await;
            tracing::warn!(%error, "cannot listen to the database");
            drop(listener);
            listener = loop {
                match self::listener(&pool).await {
                    Ok(listener) => break listener,
                    Err(sqlx::Error::PoolClosed) => return,
                    Err(_) => tokio::time::sleep(AGAIN).await,
                }
            };
            // What was said meanwhile was said to nobody here.
            work_signal.ring(Time::MIN);
            let _ = news.send(News::Lost);
        }
    });
    Ok(())
}

/// A connection that listens. It does not reconnect by itself: a caller that loses it has to know.
async fn listener(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener
        .listen_all([
            EVENTS, CHAT, RELOAD, SIGNED_OUT, NOTICES, PRESENCE, TABLES, DUE,
        ])
        .await?;
    Ok(listener)
}

/// Passes on what is heard until the connection is lost, and says why it is.
async fn hear(
    listener: &mut PgListener,
    silence: &mut watch::Receiver<Option<Instant>>,
    news: &broadcast::Sender<News>,
    work_signal: &WorkSignal,
) -> sqlx::Error {
    loop {
        let heard = tokio::select! {
            heard = timeout(QUIET, listener.try_recv()) => heard.ok(),
            // Another connection is dead: this one may be, too.
            _ = silence.changed() => None,
        };
        match heard {
            Some(Ok(Some(said))) => pass_on(&said, news, work_signal),
            Some(Ok(None)) => return io::Error::from(io::ErrorKind::UnexpectedEof).into(),
            Some(Err(error)) => return error,
            None => {
                let asked = sqlx::query("SELECT 1").execute(&mut *listener);
                match timeout(ALIVE, asked).await {
                    Ok(Ok(_)) => {}
                    Ok(Err(error)) => return error,
                    Err(_) => return timed_out(),
                }
            }
        }
    }
}

fn pass_on(said: &PgNotification, news: &broadcast::Sender<News>, work_signal: &WorkSignal) {
    let heard = match said.channel() {
        DUE => return work_signal.ring(Time::MIN),
        TABLES => News::Table(said.payload().to_owned()),
        channel => {
            let Some((word, number)) = said.payload().split_once(' ') else {
                return;
            };
            let (word, Ok(number)) = (word.to_owned(), number.parse()) else {
                return;
            };
            match channel {
                CHAT => News::Chat(word, number),
                RELOAD => News::Reload(word),
                PRESENCE => News::Presence(word),
                SIGNED_OUT => News::SignedOut(number),
                NOTICES => News::Notices(number),
                _ => News::Events(word, number),
            }
        }
    };
    // Nobody may want to know.
    let _ = news.send(heard);
}

/// Tells all processes something: a word and a number.
pub(super) async fn tell(
    connections: &Connections,
    channel: &str,
    word: &str,
    number: i64,
) -> Result<(), sqlx::Error> {
    let query = sqlx::query("SELECT pg_notify($1, $2)").bind(channel);
    let query = query.bind(format!("{word} {number}"));
    ask!(connections, |db| query.execute(db))?;
    Ok(())
}

/// Tells all processes, also this one, that what is known of a table has changed.
pub(super) async fn announce(connections: &Connections, table: &str) -> Result<(), sqlx::Error> {
    let query = sqlx::query("SELECT pg_notify($1, $2)");
    let query = query.bind(TABLES).bind(table);
    ask!(connections, |db| query.execute(db))?;
    Ok(())
}

pub(super) async fn time(connections: &Connections) -> Result<Time, sqlx::Error> {
    let query = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    ask!(connections, |db| sqlx::query_scalar(query).fetch_one(db))
}

/// Writes what can be written of several appends in one commit, and says which.
///
/// Rows are locked in the order of their keys, so that two processes never wait for each other.
pub(super) async fn append(
    connections: &Connections,
    appends: &[Append],
) -> Result<Vec<String>, sqlx::Error> {
    if appends.iter().all(|append| append.seating.is_none()) {
        // One statement is one transaction: one way to the database and back.
        return ask!(connections, |db| write(db, appends));
    }
    lend!(connections, |lent| async {
        let mut tx = lent.transaction().await?;
        let moved = write(&mut tx, appends).await?;
        for append in appends.iter().filter(|append| moved.contains(&append.game)) {
            super::append::seat!(append, tx);
        }
        tx.commit().await?;
        Ok::<_, sqlx::Error>(moved)
    })
}

async fn write(
    connection: &mut PgConnection,
    appends: &[Append],
) -> Result<Vec<String>, sqlx::Error> {
    let column = |f: fn(&Append) -> i64| appends.iter().map(f).collect::<Vec<_>>();
    let text = |f: fn(&Append) -> &str| appends.iter().map(f).collect::<Vec<_>>();
    let some = |f: fn(&Append) -> Option<&str>| appends.iter().map(f).collect::<Vec<_>>();
    let number = |f: fn(&Append) -> Option<i64>| appends.iter().map(f).collect::<Vec<_>>();
    let query = sqlx::query(
        "WITH wanted AS (
             SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],
                 $6::bigint[], $7::text[], $8::text[], $9::bigint[], $10::text[], $11::text[],
                 $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[],
                 $17::bigint[], $18::boolean[], $19::text[], $20::text[], $21::bigint[],
                 $22::bytea[], $23::bytea[], $24::bigint[])
             AS w (id, first, length, at, waits, due, state, texts, author, wish, snapshot, rules,
                 claimed, lane, credited, asked, offers, asks, orders_before, orders, deadline,
                 session, bot, shown)),
         locked AS (
             SELECT g.id FROM games g JOIN wanted w ON g.id = w.id
             WHERE g.length = w.first AND g.owed = w.credited AND g.orders = w.orders_before
                 AND (w.shown IS NULL OR EXISTS (
                     SELECT 1 FROM sessions s JOIN accounts a ON a.id = s.account
                     WHERE s.token = w.session AND s.seen >= w.shown - $25 AND a.deleted IS NULL
                         AND (a.banned IS NULL OR a.banned_until <= w.shown))
                 OR EXISTS (
                     SELECT 1 FROM bot_tokens t JOIN accounts a ON a.id = t.account
                     WHERE t.token = w.bot AND a.deleted IS NULL
                         AND (a.banned IS NULL OR a.banned_until <= w.shown)))
             ORDER BY g.id FOR UPDATE OF g),
         moved AS (
             UPDATE games g SET length = w.length, changed = w.at, waits = w.waits, due = w.due,
                 state = w.state, claimed = w.claimed, lane = w.lane, owed = 0,
                 deadline = w.deadline,
                 asked = w.asked, offers = w.offers,
                 asked_since = CASE WHEN w.asks THEN w.first ELSE g.asked_since END,
                 begun = CASE WHEN g.state = 'waiting' AND w.state = 'running' THEN w.first
                         ELSE g.begun END,
                 snapshot = COALESCE(w.snapshot, g.snapshot), orders = w.orders
             FROM wanted w WHERE g.id = w.id AND g.id IN (SELECT id FROM locked)
             RETURNING g.id),
         stored AS (
             INSERT INTO events (game, number, texts, author, wish, rules)
             SELECT w.id, first, texts, author, wish, rules
             FROM wanted w JOIN moved m ON w.id = m.id WHERE w.texts <> '')
         SELECT w.id, pg_notify('urzeit_events', w.id || ' ' || w.length),
             CASE WHEN w.due <= w.at AND w.claimed = 0 THEN pg_notify('urzeit_due', '') END
         FROM wanted w JOIN moved m ON w.id = m.id",
    )
    .bind(text(|a| &a.game))
    .bind(column(|a| a.number))
    .bind(column(|a| a.length))
    .bind(column(|a| a.at))
    .bind(column(|a| a.waits))
    .bind(number(|a| a.due))
    .bind(text(|a| a.state.word()))
    .bind(text(|a| &a.texts))
    .bind(number(|a| a.author))
    .bind(some(|a| a.wish.as_deref()))
    .bind(some(|a| a.snapshot.as_deref()))
    .bind(column(|a| a.rules))
    .bind(column(|a| a.claimed))
    .bind(column(|a| a.lane.number()))
    .bind(column(|a| a.credited))
    .bind(column(|a| a.asked))
    .bind(column(|a| a.offers))
    .bind(appends.iter().map(|a| a.asks).collect::<Vec<_>>())
    .bind(text(|a| &a.orders_before))
    .bind(text(|a| &a.orders))
    .bind(number(|a| a.deadline))
    .bind(appends.iter().map(Append::session).collect::<Vec<_>>())
    .bind(appends.iter().map(Append::bot).collect::<Vec<_>>())
    .bind(number(Append::shown_at))
    .bind(SESSION);
    let rows = query.fetch_all(connection).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// Takes tables at which the server has to act, and no other process does. Those that another one is
/// just taking are left to it. At a table that waits in the queue of a computer player a deadline is not taken from
/// others: several processes may come to it, and the first one writes it.
pub(super) async fn claim(
    connections: &Connections,
    claim: &Claim,
) -> Result<Vec<DueRow>, sqlx::Error> {
    let query = "WITH numbered AS (
                     SELECT id, maker, number_of.network, number_of.block, due,
                         COUNT(*) OVER (PARTITION BY maker) AS count,
                         COALESCE(ARRAY_POSITION($6, maker), 0) AS maker_served,
                         COALESCE(ARRAY_POSITION($7, number_of.network), 0) AS network_served,
                         COALESCE(ARRAY_POSITION($8, number_of.block), 0) AS block_served,
                         ROW_NUMBER() OVER (PARTITION BY number_of.network, maker
                             ORDER BY due, id) AS number
                     FROM games, LATERAL (SELECT
                         CASE WHEN games.network = 0 THEN maker ELSE games.network END AS network,
                         CASE WHEN games.network < 0 THEN games.network >> 8 ELSE maker END AS block)
                         AS number_of
                     WHERE (due <= $1 AND claimed <= $1 AND lane = $3
                            OR deadline <= $1 AND $3 = 0 AND (lane <> 0 OR claimed <= $1))
                         AND NOT (id = ANY ($5))),
                 in_networks AS (
                     SELECT *, ROW_NUMBER() OVER (PARTITION BY network
                         ORDER BY number, maker_served, due, id) AS place
                     FROM numbered),
                 own_in_blocks AS (
                     SELECT *, ROW_NUMBER() OVER (PARTITION BY block, maker
                         ORDER BY place, network_served, due, id) AS own_place
                     FROM in_networks),
                 in_blocks AS (
                     SELECT *, ROW_NUMBER() OVER (PARTITION BY block
                         ORDER BY GREATEST(place, own_place), GREATEST(maker_served, network_served), due, id)
                         AS round
                     FROM own_in_blocks),
                 in_turn AS (
                     SELECT *, ROW_NUMBER() OVER (PARTITION BY maker
                         ORDER BY round, block_served, due, id) AS turn
                     FROM in_blocks),
                 taken AS (
                     SELECT g.id, t.network, t.count FROM games g JOIN in_turn t ON t.id = g.id
                     WHERE g.due <= $1 AND g.claimed <= $1 AND g.lane = $3
                         OR g.deadline <= $1 AND $3 = 0 AND (g.lane <> 0 OR g.claimed <= $1)
                     ORDER BY GREATEST(t.round, t.turn),
                         GREATEST(t.maker_served, t.block_served), g.due
                     LIMIT $4 FOR UPDATE OF g SKIP LOCKED)
                 UPDATE games SET claimed = CASE WHEN games.lane = $3 THEN $2
                     ELSE games.claimed END
                 FROM taken WHERE games.id = taken.id
                 RETURNING games.id, games.length, games.maker, taken.network, taken.count";
    let query = sqlx::query_as(query).bind(claim.now).bind(claim.until);
    let query = query.bind(claim.lane.number()).bind(claim.most);
    let query = query.bind(&claim.except);
    let query = query
        .bind(claim.served_makers())
        .bind(claim.served_networks())
        .bind(claim.served_blocks());
    ask!(connections, |db| query.fetch_all(db))
}

/// Keeps a table that was taken, unless others have changed it meanwhile.
pub(super) async fn renew(
    connections: &Connections,
    game: &str,
    until: Time,
) -> Result<(), sqlx::Error> {
    let query = "UPDATE games SET claimed = $2 WHERE id = $1 AND claimed BETWEEN 1 AND $2";
    let query = sqlx::query(query).bind(game).bind(until);
    ask!(connections, |db| query.execute(db))?;
    Ok(())
}
