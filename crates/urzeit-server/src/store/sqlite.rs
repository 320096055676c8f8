//! The embedded database: one file, one writer, several readers.

use std::{fs, io, time::Duration};

use sqlx::{
    AssertSqlSafe, Connection as _, Row as _, SqliteConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};

use super::{
    Append, Broken, Claim, Problem, SCHEMA, SESSION, readers::Readers, wal, work::DueRow,
    writer::Writer,
};

/// How long a connection waits for another process that writes.
const BUSY: Duration = Duration::from_secs(10);

/// What the connection that writes keeps of the file: so many KiB (SQLite says that with a minus), for it reads
/// again whatever it has dropped.
const WRITER_CACHE: &str = "-16384";

/// SQLite has one writer at a time; here it has its own connection, and readers do not wait for it.
#[derive(Clone)]
pub(super) struct Pools {
    pub(super) writer: Writer,
    pub(super) readers: Readers,
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
    let writing = options.clone().pragma("cache_size", WRITER_CACHE);
    let mut writer = SqliteConnection::connect_with(&writing).await?;
    super::migrations(str::to_owned).run(&mut writer).await?;
    Ok(Pools {
        writer: Writer::new(writer),
        readers: Readers::new(options.read_only(true)),
    })
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
pub(super) async fn append(pools: &Pools, appends: &[Append]) -> Result<Vec<String>, Broken> {
    let mut turn = pools.writer.turn().await?;
    let moved = write(turn.connection()?, appends).await?;
    turn.end(true).await?;
    Ok(moved)
}

async fn write(tx: &mut SqliteConnection, appends: &[Append]) -> Result<Vec<String>, sqlx::Error> {
    let wanted = rows(appends.len());
    let sql = format!(
        "WITH w (id, first, length, at, waits, due, state, snapshot, claimed, lane, credited, asked,
                 offers, asks, orders_before, orders, deadline, session, bot, shown) AS ({})
         UPDATE games SET length = w.length, changed = w.at, waits = w.waits, due = w.due,
                state = w.state, claimed = w.claimed, lane = w.lane, owed = 0,
                deadline = w.deadline,
                asked = w.asked, offers = w.offers,
                asked_since = CASE WHEN w.asks THEN w.first ELSE asked_since END,
                begun = CASE WHEN games.state = 'waiting' AND w.state = 'running' THEN w.first
                        ELSE begun END,
                snapshot = COALESCE(w.snapshot, games.snapshot), orders = w.orders
         FROM w
         WHERE games.id = w.id AND games.length = w.first AND games.owed = w.credited
             AND games.orders = w.orders_before
             AND (w.shown IS NULL OR EXISTS (
                 SELECT 1 FROM sessions s JOIN accounts a ON a.id = s.account
                 WHERE s.token = w.session AND s.seen >= w.shown - ? AND a.deleted IS NULL
                     AND (a.banned IS NULL OR a.banned_until <= w.shown))
             OR EXISTS (
                 SELECT 1 FROM bot_tokens t JOIN accounts a ON a.id = t.account
                 WHERE t.token = w.bot AND a.deleted IS NULL
                     AND (a.banned IS NULL OR a.banned_until <= w.shown)))
         RETURNING games.id",
        values(wanted, 20),
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for append in appends {
        query = (query.bind(&append.game).bind(append.number))
            .bind(append.length)
            .bind(append.at)
            .bind(append.waits)
            .bind(append.due)
            .bind(append.state.word())
            .bind(&append.snapshot)
            .bind(append.claimed)
            .bind(append.lane.number())
            .bind(append.credited)
            .bind(append.asked)
            .bind(append.offers)
            .bind(append.asks)
            .bind(&append.orders_before)
            .bind(&append.orders)
            .bind(append.deadline)
            .bind(append.session())
            .bind(append.bot())
            .bind(append.shown_at());
    }
    for _ in 20 * appends.len()..20 * wanted {
        query = query.bind(None::<i64>);
    }
    let moved = query.bind(SESSION).fetch_all(&mut *tx).await?;
    let moved: Vec<String> = moved.iter().map(|row| row.get(0)).collect();
    let done = || appends.iter().filter(|append| moved.contains(&append.game));
    let happened: Vec<_> = done().filter(|append| !append.texts.is_empty()).collect();
    if !happened.is_empty() {
        store(tx, &happened).await?;
    }
    for append in done() {
        super::append::seat!(append, tx);
    }
    Ok(moved)
}

/// Keeps what has happened.
async fn store(tx: &mut SqliteConnection, happened: &[&Append]) -> Result<(), sqlx::Error> {
    let wanted = rows(happened.len());
    let sql = format!(
        "WITH w (game, number, texts, author, wish, rules) AS ({})
         INSERT INTO events (game, number, texts, author, wish, rules)
         SELECT * FROM w WHERE game IS NOT NULL",
        values(wanted, 6),
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for append in happened {
        query = (query.bind(&append.game).bind(append.number))
            .bind(&append.texts)
            .bind(append.author)
            .bind(&append.wish)
            .bind(append.rules);
    }
    for _ in 6 * happened.len()..6 * wanted {
        query = query.bind(None::<i64>);
    }
    query.execute(tx).await?;
    Ok(())
}

/// For how many rows there is a query that takes so many; the others are empty. So few queries are prepared.
fn rows(count: usize) -> usize {
    count.next_power_of_two()
}

/// So many rows of so many values that are bound.
fn values(rows: usize, columns: usize) -> String {
    let row = format!("({})", vec!["?"; columns].join(","));
    format!("VALUES {}", vec![row; rows].join(","))
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
    query.fetch_all(&mut *pools.readers.lend().await?).await
}
