//! Events: the one way in which a table changes.
//!
//! A writer says how many events it knows. If there are more by now nothing is written, and it
//! has to look again: so a table that several processes change at the same moment has one order of
//! events. Appends of different tables that come at the same time share a commit, because a commit
//! costs more than everything in it.

use std::{collections::HashSet, time::Instant};

use tokio::sync::{broadcast, mpsc, oneshot};

use super::{AccountId, Broken, Database, News, Secret, State, Time, postgres, sqlite};
use crate::work::Lane;

/// How many appends share a commit at most.
const MOST_AT_ONCE: usize = 256;

/// What shall be added to a table, and what is true of it then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub game: String,
    /// The number of the first new event: so many there have to be now.
    pub number: i64,
    /// How many there are then.
    pub length: i64,
    /// When.
    pub at: Time,
    /// The new events, one a line. If there are none, only what is true of the table changes.
    pub texts: String,
    /// The account that wished it.
    pub author: Option<AccountId>,
    /// The identifier that the client gave this wish.
    pub wish: Option<String>,
    /// What proves who wishes it, and when: if it proves nothing then, nothing is written.
    pub shown: Option<(Secret, Time)>,
    /// The latest moment from which the table can go on under other rules, if there is a new one.
    pub snapshot: Option<String>,
    /// The version of the rules that made it.
    pub rules: i64,
    /// What the table has come to.
    pub state: State,
    /// The people that are waited for, one bit a seat.
    pub waits: i64,
    /// The people who are asked something besides playing, one bit a seat.
    pub asked: i64,
    /// Is somebody asked by this who was not before? Otherwise it stays known since when they are.
    pub asks: bool,
    /// The seats that are offered to somebody else, one bit a seat.
    pub offers: i64,
    /// When the server has to act.
    pub due: Option<Time>,
    /// In which queue that waits.
    pub lane: Lane,
    /// When the time of a person, a vote or an offer is up, whatever else is due.
    pub deadline: Option<Time>,
    /// Until when whoever appends keeps the table to act itself; 0 if it does not.
    pub claimed: Time,
    /// What is credited of the time in which nobody was there: all that the table is owed now, or it
    /// has changed and nothing is written.
    pub credited: i64,
    /// The standing orders that its writer knows: if there are others now, nothing is written.
    pub orders_before: String,
    /// Those that there are then.
    pub orders: String,
    /// The people and computer players in the seats, if they have changed.
    pub seating: Option<Seating>,
}

impl Append {
    pub(super) fn session(&self) -> Option<&[u8]> {
        self.shown.as_ref().and_then(|(secret, _)| secret.session())
    }

    pub(super) fn bot(&self) -> Option<&[u8]> {
        self.shown.as_ref().and_then(|(secret, _)| secret.bot())
    }

    pub(super) fn shown_at(&self) -> Option<Time> {
        self.shown.map(|(_, at)| at)
    }

    /// When those who work have to look at the table, unless its writer does.
    #[must_use]
    pub fn wakes(&self) -> Option<Time> {
        let due = self.due.filter(|_| self.claimed == 0);
        due.into_iter().chain(self.deadline).min()
    }
}

/// What has changed about the seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seating {
    /// These sit there, before the game begins.
    Sitters {
        /// The people and computer players.
        sitters: Vec<Seated>,
        /// The account whose table it is then.
        creator: AccountId,
    },
    /// Somebody else has taken over a seat.
    Handover {
        /// The person who has the seat now.
        seated: Seated,
        /// What happened.
        handover: Handover,
    },
    /// The game is over.
    Over {
        /// What each seat came to.
        results: Vec<SeatResult>,
        /// How often each outcome of chance came.
        dice: String,
    },
}

/// A seat of a running game changes hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handover {
    /// The seat.
    pub seat: i64,
    /// The account that had it.
    pub account: AccountId,
    /// Did that one leave without a word, so that a rated game counts as lost?
    pub forfeits: bool,
    /// Shall a rated game count for the one who took over?
    pub counts: bool,
}

/// A seat with the person or computer player who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The seat.
    pub seat: i64,
    /// The account that has it; none if a computer player sits there.
    pub account: Option<AccountId>,
    /// How strong the computer player is.
    pub level: Option<String>,
    /// Did a bot sit down, for the account?
    pub bot: bool,
}

/// What a seat came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The seat.
    pub seat: i64,
    /// Its points; none if the game was ended early.
    pub points: Option<i64>,
    /// Has whoever sits there won?
    pub won: Option<bool>,
    /// Has the person given up?
    pub resigned: bool,
}

/// Writes an append's seating in its transaction.
macro_rules! seat {
    ($append:expr, $tx:ident) => {
        match &$append.seating {
            None => {}
            Some(crate::store::Seating::Sitters { sitters, creator }) => {
                let query = "UPDATE games SET creator = $2 WHERE id = $1 AND creator <> $2";
                let query = sqlx::query(query).bind(&$append.game).bind(creator);
                query.execute(&mut *$tx).await?;
                let query = "DELETE FROM seats WHERE game = $1";
                sqlx::query(query)
                    .bind(&$append.game)
                    .execute(&mut *$tx)
                    .await?;
                for seated in sitters {
                    let query = "INSERT INTO seats (game, seat, account, level, bot)
                                 VALUES ($1, $2, $3, $4, $5)";
                    let query = sqlx::query(query)
                        .bind(&$append.game)
                        .bind(seated.seat)
                        .bind(seated.account)
                        .bind(&seated.level)
                        .bind(seated.bot);
                    query.execute(&mut *$tx).await?;
                }
            }
            Some(crate::store::Seating::Handover { seated, handover }) => {
                let query = "UPDATE seats SET account = $1, bot = $2 WHERE game = $3 AND seat = $4";
                let query = sqlx::query(query).bind(seated.account).bind(seated.bot);
                let query = query.bind(&$append.game).bind(seated.seat);
                query.execute(&mut *$tx).await?;
                let query = "INSERT INTO handovers (game, number, seat, account, forfeits, counts)
                             VALUES ($1, $2, $3, $4, $5, $6)";
                let query = sqlx::query(query).bind(&$append.game).bind($append.number);
                let query = query.bind(handover.seat).bind(handover.account);
                let query = query.bind(handover.forfeits).bind(handover.counts);
                query.execute(&mut *$tx).await?;
            }
            Some(crate::store::Seating::Over { results, dice }) => {
                let query = "UPDATE games SET dice = $1 WHERE id = $2";
                sqlx::query(query)
                    .bind(dice)
                    .bind(&$append.game)
                    .execute(&mut *$tx)
                    .await?;
                for result in results {
                    let query = "UPDATE seats SET points = $1, won = $2, resigned = $3
                                 WHERE game = $4 AND seat = $5";
                    let query = sqlx::query(query).bind(result.points).bind(result.won);
                    let query = query.bind(result.resigned).bind(&$append.game);
                    query.bind(result.seat).execute(&mut *$tx).await?;
                }
            }
        }
    };
}

pub(super) use seat;

/// The way to the task that writes.
#[derive(Clone)]
pub(super) struct Appends(mpsc::Sender<(Append, Reply)>);

type Reply = oneshot::Sender<Result<Appended, Broken>>;

/// What became of an append.
struct Appended {
    moved: bool,
    /// What others are to hear when its writer, who knows it already, has it; or at once if that one is gone.
    news: Option<(broadcast::Sender<News>, News)>,
}

impl Drop for Appended {
    fn drop(&mut self) {
        if let Some((listeners, news)) = self.news.take() {
            // Nobody may want to know.
            let _ = listeners.send(news);
        }
    }
}

impl Appends {
    pub(super) fn start(database: Database, news: broadcast::Sender<News>) -> Appends {
        let (sender, receiver) = mpsc::channel(1024);
        tokio::spawn(write_all(database, news, receiver));
        Appends(sender)
    }
}

impl super::Store {
    /// Adds events to a table. Says `false`, and writes nothing, if there are others by now, or its author's
    /// session or token has ended.
    ///
    /// # Errors
    /// If it cannot be written; then it may be unknown whether it was: look again.
    pub async fn append(&self, append: Append) -> Result<bool, Broken> {
        let (reply, answer) = oneshot::channel();
        let wakes = append.wakes();
        let sent = self.appends.0.send((append, reply)).await;
        sent.map_err(|_| Broken::Closed)?;
        let appended = answer.await.map_err(|_| Broken::Closed)??;
        if let (true, Some(wakes)) = (appended.moved, wakes) {
            self.work_signal.ring(wakes);
        }
        Ok(appended.moved)
    }
}

async fn write_all(
    database: Database,
    news: broadcast::Sender<News>,
    mut receiver: mpsc::Receiver<(Append, Reply)>,
) {
    let mut wanted: Vec<(Append, Reply)> = Vec::new();
    while !wanted.is_empty() || receiver.recv_many(&mut wanted, MOST_AT_ONCE).await > 0 {
        // A table has one writer in this process. But a writer may hang up and leave its append here,
        // and the next one knows nothing of it: only the first of them can be right.
        let mut tables = HashSet::new();
        let (first, later) = wanted
            .drain(..)
            .partition::<Vec<_>, _>(|(append, _)| tables.insert(append.game.clone()));
        wanted = later;
        let (appends, replies): (Vec<_>, Vec<_>) = first.into_iter().unzip();
        metrics::histogram!("urzeit_commit_appends").record(appends.len() as f64);
        let began = Instant::now();
        let done = match &database {
            Database::Sqlite(pools) => sqlite::append(pools, &appends).await,
            Database::Postgres(connections) => {
                let appended = postgres::append(connections, &appends).await;
                appended.map_err(Broken::from)
            }
        };
        metrics::histogram!("urzeit_commit_seconds").record(began.elapsed().as_secs_f64());
        match done {
            Ok(moved) => {
                metrics::counter!("urzeit_appends_total").increment(moved.len() as u64);
                for (append, reply) in appends.into_iter().zip(replies) {
                    let moved = moved.contains(&append.game);
                    // Where several processes share a store the database tells them, and us too.
                    let told = moved && matches!(database, Database::Sqlite(_));
                    let events = || (news.clone(), News::Events(append.game, append.length));
                    let news = told.then(events);
                    // The writer may be gone: a request that was cut off.
                    let _ = reply.send(Ok(Appended { moved, news }));
                }
            }
            Err(error) => {
                tracing::error!(%error, "events cannot be written");
                let text = error.to_string();
                for reply in replies {
                    let error = sqlx::Error::Protocol(text.clone());
                    let _ = reply.send(Err(error.into()));
                }
            }
        }
    }
}
