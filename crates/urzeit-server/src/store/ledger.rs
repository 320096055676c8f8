//! What tables, and those who work at them, need of a store: a contract, so that the same tables also
//! run where no database is, in a simulation that breaks everything that may break.

use std::{future::Future, ops::Range};

use tokio::sync::broadcast;
use urzeit_rules::Seat;

use super::{
    AccountId, Append, Attendance, Broken, ChatRow, Claim, DueTable, Game, Handover, News, Pool,
    Rate, Reserved, Row, Secret, Sitting, Store, Time, WorkSignal,
};
use crate::work::{DueWork, Lane};

/// Where tables are kept. Clones are one ledger.
///
/// Everything that is written is written as a whole or not at all, and durable when it is answered. An
/// error leaves open whether it was written.
pub trait Ledger: Clone + Send + Sync + 'static {
    /// A table.
    fn game(&self, id: &str) -> impl Future<Output = Result<Option<Game>, Broken>> + Send;

    /// How many events a table has.
    fn length(&self, game: &str) -> impl Future<Output = Result<i64, Broken>> + Send;

    /// The events of a table from a number on.
    fn events(
        &self,
        game: &str,
        since: i64,
    ) -> impl Future<Output = Result<Vec<Row>, Broken>> + Send;

    /// The people at a table.
    fn seats(&self, game: &str) -> impl Future<Output = Result<Vec<Sitting>, Broken>> + Send;

    /// The seats of a table that changed hands, in order.
    fn handovers(&self, game: &str) -> impl Future<Output = Result<Vec<Handover>, Broken>> + Send;

    /// The seats that are kept for somebody.
    fn reserved(&self, game: &str) -> impl Future<Output = Result<Vec<Reserved>, Broken>> + Send;

    /// Adds events to a table. Says `false`, and writes nothing, if the table does not have exactly the
    /// events and standing orders that the append comes after, is owed other time than the append
    /// credits, or if what the append's author has shown proves nothing any more.
    fn append(&self, append: Append) -> impl Future<Output = Result<bool, Broken>> + Send;

    /// Does it still prove who somebody is, and may they act?
    fn proves(
        &self,
        secret: Secret,
        now: Time,
    ) -> impl Future<Output = Result<bool, Broken>> + Send;

    /// A table goes on from here under other rules than those that made its last events. Nothing is
    /// written if it has changed meanwhile.
    fn go_on_from_here(
        &self,
        game: &str,
        length: i64,
        snapshot: Option<String>,
        waits: i64,
        asked: i64,
        due: DueWork,
    ) -> impl Future<Output = Result<(), Broken>> + Send;

    /// Everybody shall forget what is in memory of a table.
    fn load_anew(&self, game: &str) -> impl Future<Output = Result<(), Broken>> + Send;

    /// What is written from now on, here or elsewhere: also if whoever wanted it has gone meanwhile.
    /// A listener that may have missed something is told so.
    fn news(&self) -> broadcast::Receiver<News>;

    /// What time it is for all processes.
    fn time(&self) -> impl Future<Output = Result<Time, Broken>> + Send;

    /// What is stored of a table besides its events has changed: all processes hear of it.
    fn announce(&self, game: &str) -> impl Future<Output = Result<(), Broken>> + Send;

    /// How many lines have been said at a table.
    fn chat_length(&self, game: &str) -> impl Future<Output = Result<i64, Broken>> + Send;

    /// The last of these lines, as somebody may read them.
    fn chat(
        &self,
        game: &str,
        account: AccountId,
        numbers: Range<i64>,
        most: i64,
    ) -> impl Future<Output = Result<Vec<ChatRow>, Broken>> + Send;

    /// All lines from a number on.
    fn chat_since(
        &self,
        game: &str,
        first: i64,
    ) -> impl Future<Output = Result<Vec<ChatRow>, Broken>> + Send;

    /// The accounts that do not want to hear somebody.
    fn blocked_by(
        &self,
        other: AccountId,
    ) -> impl Future<Output = Result<Vec<AccountId>, Broken>> + Send;

    /// The people at a table, and whether they are there.
    fn attendance(
        &self,
        game: &str,
        now: Time,
    ) -> impl Future<Output = Result<Attendance, Broken>> + Send;

    /// Somebody has opened a table at this process, or has closed it here. All processes hear of it.
    fn attend(
        &self,
        game: &str,
        account: AccountId,
        here: bool,
        now: Time,
    ) -> impl Future<Output = Result<(), Broken>> + Send;

    /// This process answers for all whom it says to be there. When somebody was last there is remembered since `kept`.
    fn answer_for_attendance(
        &self,
        now: Time,
        kept: Time,
    ) -> impl Future<Output = Result<(), Broken>> + Send;

    /// Those for whom nobody has answered lately are gone: all processes hear of it.
    fn miss_people(&self, now: Time) -> impl Future<Output = Result<(), Broken>> + Send;

    /// What wakes those who work.
    fn work_signal(&self) -> &WorkSignal;

    /// Takes tables at which the server has to act.
    fn claim(&self, claim: &Claim) -> impl Future<Output = Result<Vec<DueTable>, Broken>> + Send;

    /// Keeps a table for longer.
    fn renew(&self, game: &str, until: Time) -> impl Future<Output = Result<(), Broken>> + Send;

    /// Gives back a table that was taken out of a queue, where this is left to do. Says `false`, and writes
    /// nothing, if it has changed meanwhile. If it waits in another queue, others may have taken it there.
    fn release(
        &self,
        game: &str,
        length: i64,
        taken: Lane,
        due: DueWork,
    ) -> impl Future<Output = Result<bool, Broken>> + Send;

    /// When the server has to act next, after now.
    fn next_due(&self, now: Time) -> impl Future<Output = Result<Option<Time>, Broken>> + Send;

    /// A sign of life. If there was none of anybody for longer than `long`, all tables where a clock
    /// ran are owed the time since the last; says how long that was.
    fn beat(
        &self,
        now: Time,
        long: i64,
    ) -> impl Future<Output = Result<Option<i64>, Broken>> + Send;

    /// Which of the people at a table are on holiday: their seats.
    fn away(&self, game: &str, now: Time)
    -> impl Future<Output = Result<Vec<Seat>, Broken>> + Send;

    /// Accounts of whose holiday their tables have to hear, since when, and until when it lasts.
    fn holidays_due(
        &self,
        now: Time,
        most: i64,
    ) -> impl Future<Output = Result<Vec<(AccountId, Time, Option<Time>)>, Broken>> + Send;

    /// The tables have heard of what was due then; the next time is when it is over.
    fn holiday_heard(
        &self,
        account: AccountId,
        due: Time,
        next: Option<Time>,
    ) -> impl Future<Output = Result<(), Broken>> + Send;

    /// The tables with a slow game at which an account sits.
    fn slow_games(
        &self,
        account: AccountId,
    ) -> impl Future<Output = Result<Vec<String>, Broken>> + Send;

    /// What a finished game (its table, its name, for how many) does to the ratings of these seats, if
    /// nobody has written it. `rate` gives the ratings of a pool after it.
    fn rate(
        &self,
        game: (&str, &str, i64),
        pools: &[Pool],
        now: Time,
        rate: Rate,
    ) -> impl Future<Output = Result<(), Broken>> + Send;
}

impl Ledger for Store {
    async fn game(&self, id: &str) -> Result<Option<Game>, Broken> {
        Store::game(self, id).await
    }

    async fn length(&self, game: &str) -> Result<i64, Broken> {
        Store::length(self, game).await
    }

    async fn events(&self, game: &str, since: i64) -> Result<Vec<Row>, Broken> {
        Store::events(self, game, since).await
    }

    async fn seats(&self, game: &str) -> Result<Vec<Sitting>, Broken> {
        Store::seats(self, game).await
    }

    async fn handovers(&self, game: &str) -> Result<Vec<Handover>, Broken> {
        Store::handovers(self, game).await
    }

    async fn reserved(&self, game: &str) -> Result<Vec<Reserved>, Broken> {
        Store::reserved(self, game).await
    }

    async fn append(&self, append: Append) -> Result<bool, Broken> {
        Store::append(self, append).await
    }

    async fn go_on_from_here(
        &self,
        game: &str,
        length: i64,
        snapshot: Option<String>,
        waits: i64,
        asked: i64,
        due: DueWork,
    ) -> Result<(), Broken> {
        Store::go_on_from_here(self, game, length, snapshot, waits, asked, due).await
    }

    async fn load_anew(&self, game: &str) -> Result<(), Broken> {
        Store::load_anew(self, game).await
    }

    fn news(&self) -> broadcast::Receiver<News> {
        Store::news(self)
    }

    async fn time(&self) -> Result<Time, Broken> {
        Store::time(self).await
    }

    async fn chat_length(&self, game: &str) -> Result<i64, Broken> {
        Store::chat_length(self, game).await
    }

    async fn chat(
        &self,
        game: &str,
        account: AccountId,
        numbers: Range<i64>,
        most: i64,
    ) -> Result<Vec<ChatRow>, Broken> {
        Store::chat(self, game, account, numbers, most).await
    }

    async fn chat_since(&self, game: &str, first: i64) -> Result<Vec<ChatRow>, Broken> {
        Store::chat_since(self, game, first).await
    }

    async fn blocked_by(&self, other: AccountId) -> Result<Vec<AccountId>, Broken> {
        Store::blocked_by(self, other).await
    }

    async fn announce(&self, game: &str) -> Result<(), Broken> {
        Store::announce(self, game).await
    }

    async fn attendance(&self, game: &str, now: Time) -> Result<Attendance, Broken> {
        Store::attendance(self, game, now).await
    }

    async fn attend(
        &self,
        game: &str,
        account: AccountId,
        here: bool,
        now: Time,
    ) -> Result<(), Broken> {
        Store::attend(self, game, account, here, now).await
    }

    async fn answer_for_attendance(&self, now: Time, kept: Time) -> Result<(), Broken> {
        Store::answer_for_attendance(self, now, kept).await
    }

    async fn miss_people(&self, now: Time) -> Result<(), Broken> {
        Store::miss_people(self, now).await
    }

    fn work_signal(&self) -> &WorkSignal {
        Store::work_signal(self)
    }

    async fn claim(&self, claim: &Claim) -> Result<Vec<DueTable>, Broken> {
        Store::claim(self, claim).await
    }

    async fn renew(&self, game: &str, until: Time) -> Result<(), Broken> {
        Store::renew(self, game, until).await
    }

    async fn release(
        &self,
        game: &str,
        length: i64,
        taken: Lane,
        due: DueWork,
    ) -> Result<bool, Broken> {
        Store::release(self, game, length, taken, due).await
    }

    async fn next_due(&self, now: Time) -> Result<Option<Time>, Broken> {
        Store::next_due(self, now).await
    }

    async fn beat(&self, now: Time, long: i64) -> Result<Option<i64>, Broken> {
        Store::beat(self, now, long).await
    }

    async fn proves(&self, secret: Secret, now: Time) -> Result<bool, Broken> {
        let session = self.shown(secret, now).await?;
        Ok(session.is_some_and(|session| session.ban.is_none()))
    }

    async fn away(&self, game: &str, now: Time) -> Result<Vec<Seat>, Broken> {
        Store::away(self, game, now).await
    }

    async fn holidays_due(
        &self,
        now: Time,
        most: i64,
    ) -> Result<Vec<(AccountId, Time, Option<Time>)>, Broken> {
        Store::holidays_due(self, now, most).await
    }

    async fn holiday_heard(
        &self,
        account: AccountId,
        due: Time,
        next: Option<Time>,
    ) -> Result<(), Broken> {
        Store::holiday_heard(self, account, due, next).await
    }

    async fn slow_games(&self, account: AccountId) -> Result<Vec<String>, Broken> {
        Store::slow_games(self, account).await
    }

    async fn rate(
        &self,
        game: (&str, &str, i64),
        pools: &[Pool],
        now: Time,
        rate: Rate,
    ) -> Result<(), Broken> {
        Store::rate(self, game, pools, now, rate).await?;
        Ok(())
    }
}
