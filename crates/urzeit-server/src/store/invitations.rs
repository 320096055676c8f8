//! Seats that are kept for somebody, rematches, and who is not welcome.

use serde::Serialize;
use urzeit_table::{Millis, messages::Invitation};

use super::{
    AccountId, Broken, Database, NewGame, News, Store, Time, Unfinished,
    games::{self, insert_game, word},
    in_transaction,
    lists::UNFINISHED,
    postgres,
    presence::{alive, is_there},
    read, row,
};

/// Somebody did not want a seat that was kept for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeclinedInvitation {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// The name of the person who declined.
    pub name: String,
    /// When.
    pub at: Time,
}

row! {
    /// A seat is kept for somebody.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Reserved {
        /// The seat.
        pub seat: i64,
        /// For this account; for whoever has the link, if there is none.
        pub account: Option<AccountId>,
        /// The account's name.
        pub name: Option<String>,
        /// Has its owner declined? Then the seat is for whoever has the link.
        pub declined: bool,
    }
}

row! {
    /// An invitation, and the table that it is to.
    struct InvitationRow {
        id: String,
        game: String,
        seat: i64,
        players: i64,
        creator: AccountId,
        name: String,
        settings: String,
        rated: bool,
        at: Time,
    }
}

row! {
    /// An invitation for the account's owner.
    #[derive(Serialize)]
    pub(super) struct OwnInvitation {
        game: String,
        seat: i64,
        at: Time,
        declined: bool,
    }
}

/// How many invitations are told of at most.
const MOST: i64 = 100;

impl Reserved {
    /// A seat for whoever has the link.
    #[must_use]
    pub fn by_link(seat: i64) -> Reserved {
        Reserved {
            seat,
            account: None,
            name: None,
            declined: false,
        }
    }

    /// A seat for an account.
    #[must_use]
    pub fn for_account(seat: i64, account: AccountId) -> Reserved {
        Reserved {
            account: Some(account),
            ..Reserved::by_link(seat)
        }
    }

    /// The account for which alone the seat is kept.
    #[must_use]
    pub fn invited(&self) -> Option<AccountId> {
        self.account.filter(|_| !self.declined)
    }
}

/// Writes which seats of a table are kept, in a transaction.
macro_rules! insert_reserved {
    ($game:expr, $reserved:expr, $now:expr, $tx:ident) => {
        for reserved in $reserved {
            let query = "INSERT INTO invitations (game, seat, account, at) VALUES ($1, $2, $3, $4)";
            let query = sqlx::query(query).bind($game).bind(reserved.seat);
            let query = query.bind(reserved.account).bind($now);
            query.execute(&mut *$tx).await?;
        }
    };
}

/// What an account has that is not over, in a transaction. Until that ends nobody else makes a table for it.
macro_rules! unfinished {
    ($account:expr, $tx:ident) => {{
        // Locks the row.
        let query = "UPDATE accounts SET seen = seen WHERE id = $1";
        let query = sqlx::query(query).bind($account);
        query.execute(&mut *$tx).await?;
        let query = sqlx::query_as(UNFINISHED).bind($account);
        let counts: (i64, i64) = query.fetch_one(&mut *$tx).await?;
        Unfinished::from(counts)
    }};
}

/// The table for somebody (`$1`) who wants to play a game (`$2`) with those who are there, or made a table since
/// (`$3`): the one where they sit, or the oldest with a seat for everybody. It has the set-up (`$4`) and the clock
/// (`$5`) of quick play (`$6`, `$7`: see [`is_there`]): nobody is led to a game that is lost before it begins, nor to seats that are kept or have a
/// computer player: there nobody else would come.
const QUICK: &str = concat!(
    "SELECT g.id FROM games g
     WHERE g.state = 'waiting' AND g.visibility = 'open' AND g.game = $2
         AND NOT g.rated AND g.begins_when_full AND g.header = $4 AND g.settings = $5
         AND (EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.account = $1)
             OR (SELECT COUNT(*) FROM seats s WHERE s.game = g.id) < g.players
             AND NOT EXISTS (SELECT 1 FROM invitations i WHERE i.game = g.id)
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.level IS NOT NULL)
             AND (g.created >= $3 OR EXISTS (SELECT 1
                 FROM seats s JOIN presence p ON p.game = s.game AND p.account = s.account
                 WHERE s.game = g.id AND ",
    is_there!("$6", "$7"),
    "))
             AND NOT EXISTS (SELECT 1 FROM shunned b WHERE b.how = 'block'
                 AND (b.other = $1 AND (b.account = g.creator OR b.account IN (
                         SELECT s.account FROM seats s WHERE s.game = g.id))
                     OR b.account = $1 AND (b.other = g.creator OR b.other IN (
                         SELECT s.account FROM seats s WHERE s.game = g.id)))))
     ORDER BY EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.account = $1) DESC,
         g.created, g.id LIMIT 1"
);

impl Store {
    /// Keeps a new table and which of its seats are for whom, if somebody who has so many may make one.
    ///
    /// # Errors
    /// If it cannot be written; why somebody may not.
    pub async fn make_table<E>(
        &self,
        made: &NewGame,
        reserved: &[Reserved],
        may: impl Fn(Unfinished) -> Result<(), E>,
    ) -> Result<Result<(), E>, Broken> {
        Ok(in_transaction!(self, |tx| {
            let may = may(unfinished!(made.creator, tx));
            if may.is_ok() {
                insert_game!(made, tx);
                insert_reserved!(&made.id, reserved, made.created, tx);
            }
            may
        }))
    }

    /// The table where somebody who wants to play at once meets others: one where people wait, or `made`, if
    /// there is none and somebody who has so many may make one. Only one at a time looks for one, at any
    /// process, so that two who come at the same time do not make a table each.
    ///
    /// # Errors
    /// If it cannot be written; why somebody may not.
    pub async fn quick_table<E>(
        &self,
        made: &NewGame,
        since: Time,
        may: impl Fn(Unfinished) -> Result<(), E>,
    ) -> Result<Result<String, E>, Broken> {
        let alone = match &self.database {
            // A transaction that writes is the only one.
            Database::Sqlite(_) => "SELECT 1",
            Database::Postgres(_) => postgres::QUICK_LOCK,
        };
        Ok(in_transaction!(self, |tx| {
            sqlx::query(alone).execute(&mut *tx).await?;
            let query = sqlx::query_scalar(QUICK);
            let query = query.bind(made.creator).bind(&made.game).bind(since);
            let query = query.bind(&made.header).bind(&made.settings);
            let query = query.bind(self.process).bind(alive(made.created));
            let found: Option<String> = query.fetch_optional(&mut *tx).await?;
            match found {
                Some(found) => Ok(found),
                None => {
                    let may = may(unfinished!(made.creator, tx));
                    if may.is_ok() {
                        insert_game!(made, tx);
                    }
                    may.map(|()| made.id.clone())
                }
            }
        }))
    }

    /// Keeps a table as the rematch of another one, if somebody who has so many may make one. Says `false`,
    /// and writes nothing, if that has one already which was not called off.
    ///
    /// # Errors
    /// If it cannot be written; why somebody may not.
    pub async fn make_rematch<E>(
        &self,
        of: &str,
        made: &NewGame,
        reserved: &[Reserved],
        may: impl Fn(Unfinished) -> Result<(), E>,
    ) -> Result<Result<bool, E>, Broken> {
        Ok(in_transaction!(self, |tx| {
            let may = may(unfinished!(made.creator, tx));
            let mut first = false;
            if may.is_ok() {
                let query = "UPDATE games SET rematch = $1 WHERE id = $2 AND (rematch IS NULL
                                 OR rematch IN (SELECT id FROM games WHERE state = 'aborted'))";
                let query = sqlx::query(query).bind(&made.id).bind(of);
                first = query.execute(&mut *tx).await?.rows_affected() == 1;
            }
            if first {
                insert_game!(made, tx);
                insert_reserved!(&made.id, reserved, made.created, tx);
            }
            may.map(|()| first)
        }))
    }

    /// The seats of a table that are kept for somebody.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn reserved(&self, game: &str) -> Result<Vec<Reserved>, Broken> {
        let query = "SELECT i.seat, i.account, a.name, i.declined FROM invitations i
                     LEFT JOIN accounts a ON a.id = i.account
                     WHERE i.game = $1 ORDER BY i.seat";
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(game)
            .fetch_all(db))?)
    }

    /// From now on a seat is kept so, or is for everybody. An account that is invited to it is not to another
    /// one of the table. Says who was invited before.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn reserve(
        &self,
        game: &str,
        seat: i64,
        kept: Option<Reserved>,
        now: Time,
    ) -> Result<Vec<AccountId>, Broken> {
        let account = kept.as_ref().and_then(|kept| kept.account);
        let before: Vec<Option<AccountId>> = in_transaction!(self, |tx| {
            let query = "DELETE FROM invitations WHERE game = $1 AND (seat = $2 OR account = $3)
                         RETURNING account";
            let query = sqlx::query_scalar(query).bind(game).bind(seat);
            let before = query.bind(account).fetch_all(&mut *tx).await?;
            insert_reserved!(game, kept.iter(), now, tx);
            before
        });
        Ok(before.into_iter().flatten().collect())
    }

    /// The seats that are kept for an account at tables of others that wait, the latest first; not those of
    /// somebody whom its owner has blocked.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn invitations(&self, account: AccountId) -> Result<Vec<Invitation>, Broken> {
        let query =
            "SELECT g.id, g.game, i.seat, g.players, c.id AS creator, c.name, g.settings, g.rated,
                         i.at
                     FROM invitations i JOIN games g ON g.id = i.game
                     JOIN accounts c ON c.id = g.creator
                     WHERE i.account = $1 AND NOT i.declined AND g.state = 'waiting'
                       AND g.creator <> $1
                       AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game = i.game
                                       AND (s.account = $1 OR s.seat = i.seat))
                       AND NOT EXISTS (SELECT 1 FROM shunned x WHERE x.account = $1
                                       AND x.other = g.creator AND x.how = 'block')
                     ORDER BY i.at DESC, g.id LIMIT $2";
        let rows: Vec<InvitationRow> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(MOST)
            .fetch_all(db))?;
        let invitations = rows.into_iter().map(|row| {
            Ok(Invitation {
                table: row.id,
                game: row.game,
                seat: games::seat(row.seat)?,
                players: row.players,
                account: row.creator,
                name: row.name,
                settings: word("settings", &row.settings)?,
                rated: row.rated,
                at: row.at as Millis,
            })
        });
        invitations.collect()
    }

    /// Somebody declines to play at a table that waits; says who made the table, if there was an invitation.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn decline(
        &self,
        game: &str,
        account: AccountId,
        now: Time,
    ) -> Result<Option<AccountId>, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = "UPDATE invitations SET declined = TRUE, at = $3
                         WHERE game = $1 AND account = $2 AND NOT declined
                           AND game IN (SELECT id FROM games WHERE state = 'waiting')
                         RETURNING (SELECT creator FROM games WHERE id = $1)";
            let query = sqlx::query_scalar(query).bind(game).bind(account);
            query.bind(now).fetch_optional(&mut *tx).await?
        }))
    }

    /// The invitations to tables of an account that wait, which were declined since a time, unless somebody else
    /// has taken the seat.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn declined(
        &self,
        account: AccountId,
        since: Time,
    ) -> Result<Vec<DeclinedInvitation>, Broken> {
        let query = "SELECT g.id, g.game, a.name, i.at
                     FROM invitations i JOIN games g ON g.id = i.game
                     JOIN accounts a ON a.id = i.account
                     WHERE g.creator = $1 AND i.declined AND i.at >= $2 AND g.state = 'waiting'
                       AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game = i.game AND s.seat = i.seat)
                     ORDER BY i.at DESC, g.id LIMIT $3";
        let rows: Vec<(String, String, String, Time)> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(since)
            .bind(MOST)
            .fetch_all(db))?;
        let declined = rows
            .into_iter()
            .map(|(table, game, name, at)| DeclinedInvitation {
                table,
                game,
                name,
                at,
            });
        Ok(declined.collect())
    }

    /// One has blocked the other: what they were invited to together they are no longer. Says at which tables.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn end_invitations(
        &self,
        one: AccountId,
        other: AccountId,
    ) -> Result<Vec<String>, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = "UPDATE invitations SET account = NULL, declined = FALSE
                         WHERE game IN (SELECT id FROM games WHERE state = 'waiting')
                           AND (account = $1 AND game IN (SELECT id FROM games WHERE creator = $2)
                                OR account = $2
                                AND game IN (SELECT id FROM games WHERE creator = $1
                                             UNION SELECT game FROM seats WHERE account = $1))
                         RETURNING game";
            let query = sqlx::query_scalar(query).bind(one).bind(other);
            query.fetch_all(&mut *tx).await?
        }))
    }

    /// The tables that wait at which a seat is kept for an account.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn tables_that_invite(&self, account: AccountId) -> Result<Vec<String>, Broken> {
        let query = "SELECT i.game FROM invitations i JOIN games g ON g.id = i.game
                     WHERE i.account = $1 AND g.state = 'waiting'";
        Ok(read!(self, |db| sqlx::query_scalar(query)
            .bind(account)
            .fetch_all(db))?)
    }

    /// To which tables an account was invited, for its owner.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn own_invitations(&self, account: AccountId) -> Result<Vec<impl Serialize>, Broken> {
        let query = "SELECT game, seat, at, declined FROM invitations WHERE account = $1
                     ORDER BY at, game";
        let rows: Vec<OwnInvitation> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        Ok(rows)
    }

    /// Tells all processes that what waits for an account has changed.
    ///
    /// # Errors
    /// If they cannot be told.
    pub async fn announce_notices(&self, account: AccountId) -> Result<(), Broken> {
        match &self.database {
            Database::Sqlite(_) => {
                // Nobody may listen.
                let _ = self.news.send(News::Notices(account));
            }
            Database::Postgres(connections) => {
                postgres::tell(connections, postgres::NOTICES, "account", account).await?;
            }
        }
        Ok(())
    }

    /// May an account be invited by another? Not if it is banned or has blocked the other.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn may_be_invited(&self, account: AccountId, by: AccountId) -> Result<bool, Broken> {
        let query = "SELECT 1 FROM accounts a
                     WHERE a.id = $1 AND a.banned IS NULL AND a.deleted IS NULL
                       AND NOT EXISTS (SELECT 1 FROM shunned x WHERE x.account = $1
                                       AND x.other = $2 AND x.how = 'block')";
        let row: Option<(i32,)> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(by)
            .fetch_optional(db))?;
        Ok(row.is_some())
    }

    /// Does `account` not want to sit with `other`?
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn has_blocked(&self, account: AccountId, other: AccountId) -> Result<bool, Broken> {
        let query = "SELECT 1 FROM shunned WHERE account = $1 AND other = $2 AND how = 'block'";
        let row: Option<(i32,)> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(other)
            .fetch_optional(db))?;
        Ok(row.is_some())
    }

    /// Does somebody who made a table, or sits there, not want to sit with `account`?
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn is_unwelcome(&self, game: &str, account: AccountId) -> Result<bool, Broken> {
        let query = "SELECT 1 FROM shunned
                     WHERE other = $2 AND how = 'block' AND account IN (
                         SELECT creator FROM games WHERE id = $1
                         UNION SELECT account FROM seats WHERE game = $1)";
        let row: Option<(i32,)> = read!(self, |db| sqlx::query_as(query)
            .bind(game)
            .bind(account)
            .fetch_optional(db))?;
        Ok(row.is_some())
    }

    /// Tells all processes that what is known of a table besides its events has changed.
    ///
    /// # Errors
    /// If the database cannot be reached.
    pub async fn announce(&self, table: &str) -> Result<(), Broken> {
        match &self.database {
            Database::Sqlite(_) => {
                // Nobody may listen.
                let _ = self.news.send(News::Table(table.to_owned()));
            }
            Database::Postgres(connections) => postgres::announce(connections, table).await?,
        }
        Ok(())
    }
}
