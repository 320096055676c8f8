//! The embedded database: one file, one writer, several readers.

use std::{fmt::Write as _, fs, io, time::Duration};

use sqlx::{
    Connection as _, Row as _, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use super::{Append, Broken, Claim, Problem, SCHEMA, SESSION, wal, work::DueRow};

/// How long a connection waits for another process that writes.
const BUSY: Duration = Duration::from_secs(10);

/// SQLite has one writer at a time; here it has its own connection, and readers do not wait for it.
#[derive(Clone)]
pub(super) struct Pools {
    pub(super) writer: SqlitePool,
    pub(super) readers: SqlitePool,
}

impl Pools {
    pub(super) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

pub(super) async fn open(path: &str) -> Result<Pools, Broken> {
    wal::keep(path);
    look(path).await?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // What was acknowledged survives a power cut.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY)
        .foreign_keys(true)
        // Pages of 4 KiB: checkpoints sync the file, so not too often.
        .pragma("wal_autocheckpoint", "4000");
    let writer = SqlitePoolOptions::new()
        .max_connections(1)
        .connect_with(options.clone())
        .await?;
    super::migrations(str::to_owned).run(&writer).await?;
    let readers = SqlitePoolOptions::new()
        .max_connections(4)
        .connect_with(options.read_only(true))
        .await?;
    Ok(Pools { writer, readers })
}

/// Looks at a file that is there before anything could change it: is it a database, ours, and whole?
async fn look(path: &str) -> Result<(), Broken> {
    let length = match fs::metadata(path) {
        Ok(file) if file.is_file() && file.len() == 0 => return Err(Problem::Empty.into()),
        Ok(file) => file.len(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        // The database says what is wrong with it.
        Err(_) => 0,
    };
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(BUSY);
    let mut file = SqliteConnection::connect_with(&options).await?;
    let looked = look_into(&mut file, length).await;
    file.close().await?;
    looked
}

async fn look_into(file: &mut SqliteConnection, length: u64) -> Result<(), Broken> {
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table'";
    let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut *file).await?;
    let has = |name: &str| tables.iter().any(|table| table == name);
    // What has no tables at all was ours to be: somebody was interrupted.
    let last: Option<i64> = match has("_sqlx_migrations") {
        true => {
            let last = "SELECT MAX(version) FROM _sqlx_migrations";
            sqlx::query_scalar(last).fetch_one(&mut *file).await?
        }
        false if tables.is_empty() => None,
        false => return Err(Problem::Foreign.into()),
    };
    match last {
        Some(_) if !has("games") => return Err(Problem::Foreign.into()),
        Some(last) if last > SCHEMA => return Err(Problem::Newer.into()),
        _ => {}
    }
    let page: i64 = sqlx::query_scalar("PRAGMA page_size")
        .fetch_one(&mut *file)
        .await?;
    // Pages are written whole, and what is missing of the last is not missed by a check.
    if !length.is_multiple_of(page as u64) {
        return Err(Problem::Damaged("cut in the middle of a page".to_owned()).into());
    }
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(&mut *file)
        .await?;
    match &*found {
        "ok" => Ok(()),
        found => Err(Problem::Damaged(super::problem::one_line(&found)).into()),
    }
}

/// Writes what can be written of several appends in one commit, and says which.
pub(super) async fn append(pools: &Pools, appends: &[Append]) -> Result<Vec<String>, sqlx::Error> {
    let mut tx = pools.writer.begin_with("BEGIN IMMEDIATE").await?;
    let wanted = json(appends.iter());
    let moved = sqlx::query(
        "UPDATE games SET length = w.length, changed = w.at, waits = w.waits, due = w.due,
                state = w.state, claimed = w.claimed, lane = w.lane, owed = 0,
                deadline = w.deadline,
                asked = w.asked, offers = w.offers,
                asked_since = CASE WHEN w.asks THEN w.first ELSE asked_since END,
                begun = CASE WHEN games.state = 'waiting' AND w.state = 'running' THEN w.first
                        ELSE begun END,
                snapshot = COALESCE(w.snapshot, games.snapshot), orders = w.orders
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS first, value ->> 2 AS length,
                      value ->> 3 AS at, value ->> 4 AS waits, value ->> 5 AS due,
                      value ->> 6 AS state, value ->> 12 AS claimed, value ->> 13 AS lane,
                      value ->> 14 AS credited, value ->> 10 AS snapshot,
                      value ->> 15 AS asked, value ->> 16 AS offers, value ->> 17 AS asks,
                      value ->> 18 AS orders_before, value ->> 19 AS orders,
                      value ->> 20 AS deadline, unhex(value ->> 21) AS session,
                      unhex(value ->> 22) AS bot, value ->> 23 AS shown
               FROM json_each($1)) AS w
         WHERE games.id = w.id AND games.length = w.first AND games.owed = w.credited
             AND games.orders = w.orders_before
             AND (w.shown IS NULL OR EXISTS (
                 SELECT 1 FROM sessions s JOIN accounts a ON a.id = s.account
                 WHERE s.token = w.session AND s.seen >= w.shown - $2 AND a.deleted IS NULL
                     AND (a.banned IS NULL OR a.banned_until <= w.shown))
             OR EXISTS (
                 SELECT 1 FROM bot_tokens t JOIN accounts a ON a.id = t.account
                 WHERE t.token = w.bot AND a.deleted IS NULL
                     AND (a.banned IS NULL OR a.banned_until <= w.shown)))
         RETURNING games.id",
    )
    .bind(&wanted)
    .bind(SESSION)
    .fetch_all(&mut *tx)
    .await?;
    let moved: Vec<String> = moved.iter().map(|row| row.get(0)).collect();
    let done = || appends.iter().filter(|append| moved.contains(&append.game));
    let stored = if moved.len() == appends.len() {
        wanted
    } else {
        json(done())
    };
    sqlx::query(
        "INSERT INTO events (game, number, texts, author, wish, rules)
         SELECT value ->> 0, value ->> 1, value ->> 7, value ->> 8, value ->> 9, value ->> 11
         FROM json_each($1) WHERE value ->> 7 <> ''",
    )
    .bind(stored)
    .execute(&mut *tx)
    .await?;
    for append in done() {
        super::append::seat!(append, tx);
    }
    tx.commit().await?;
    Ok(moved)
}

/// The tables at which the server has to act. A file has one process, which knows by itself what it
/// works at: nothing is written.
pub(super) async fn claim(pools: &Pools, claim: &Claim) -> Result<Vec<DueRow>, sqlx::Error> {
    let query = "WITH waiting AS (
                     SELECT id, length, maker, due,
                         CASE WHEN network = 0 THEN maker ELSE network END AS network,
                         CASE WHEN network < 0 THEN network >> 8 ELSE maker END AS block
                     FROM games
                     WHERE (due <= $1 AND lane = $2 OR deadline <= $1 AND $2 = 0)
                         AND id NOT IN (SELECT value FROM json_each($4))),
                 numbered AS (
                     SELECT waiting.*, COUNT(*) OVER (PARTITION BY maker) AS count,
                         COALESCE(makers.key, -1) AS maker_served,
                         COALESCE(networks.key, -1) AS network_served,
                         COALESCE(blocks.key, -1) AS block_served,
                         ROW_NUMBER() OVER (PARTITION BY network, maker ORDER BY due, waiting.id) AS number
                     FROM waiting LEFT JOIN json_each($5) AS makers ON makers.value = maker
                         LEFT JOIN json_each($6) AS networks ON networks.value = network
                         LEFT JOIN json_each($7) AS blocks ON blocks.value = block),
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
                         ORDER BY MAX(place, own_place), MAX(maker_served, network_served), due, id)
                         AS round
                     FROM own_in_blocks),
                 in_turn AS (
                     SELECT *, ROW_NUMBER() OVER (PARTITION BY maker
                         ORDER BY round, block_served, due, id) AS turn
                     FROM in_blocks)
                 SELECT id, length, maker, network, count FROM in_turn
                 ORDER BY MAX(round, turn), MAX(maker_served, block_served), due LIMIT $3";
    let query = sqlx::query_as(query)
        .bind(claim.now)
        .bind(claim.lane.number());
    let except = serde_json::json!(claim.except).to_string();
    let makers = serde_json::json!(claim.served_makers()).to_string();
    let networks = serde_json::json!(claim.served_networks()).to_string();
    let query = query.bind(claim.most).bind(except);
    let blocks = serde_json::json!(claim.served_blocks()).to_string();
    let query = query.bind(makers).bind(networks).bind(blocks);
    query.fetch_all(&pools.readers).await
}

/// As SQLite reads bytes in a text.
fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

fn json<'a>(appends: impl Iterator<Item = &'a Append>) -> String {
    let rows = appends.map(|append| {
        serde_json::json!([
            append.game,
            append.number,
            append.length,
            append.at,
            append.waits,
            append.due,
            append.state.word(),
            append.texts,
            append.author,
            append.wish,
            append.snapshot,
            append.rules,
            append.claimed,
            append.lane.number(),
            append.credited,
            append.asked,
            append.offers,
            append.asks,
            append.orders_before,
            append.orders,
            append.deadline,
            append.session().map(hex),
            append.bot().map(hex),
            append.shown_at(),
        ])
    });
    serde_json::Value::from_iter(rows).to_string()
}
