//! Seats that are kept for somebody, rematches, and who is not welcome.

use super::{
    AccountId, Broken, Database, NewGame, News, Store, Time, Unfinished, games::insert_game,
    in_transaction, lists::UNFINISHED, postgres, read,
};

/// A seat is kept for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reserved {
    /// The seat.
    pub seat: i64,
    /// For this account; for whoever has the link, if there is none.
    pub account: Option<AccountId>,
    /// The account's name.
    pub name: Option<String>,
}

impl Reserved {
    /// A seat for whoever has the link.
    #[must_use]
    pub fn by_link(seat: i64) -> Reserved {
        Reserved {
            seat,
            account: None,
            name: None,
        }
    }
}

/// Writes which seats of a table are kept, in a transaction.
macro_rules! insert_reserved {
    ($game:expr, $reserved:expr, $tx:ident) => {
        for reserved in $reserved {
            let query = "INSERT INTO invitations (game, seat, account) VALUES ($1, $2, $3)";
            let query = sqlx::query(query).bind($game).bind(reserved.seat);
            query.bind(reserved.account).execute(&mut *$tx).await?;
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
/// (`$3`): the one where they sit, or the oldest with a seat for everybody.
const QUICK: &str = "SELECT g.id FROM games g
     WHERE g.state = 'waiting' AND g.visibility = 'open' AND g.game = $2
         AND NOT g.rated AND g.begins_when_full AND g.settings LIKE '% live %'
         AND (EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.account = $1)
             OR (SELECT COUNT(*) FROM seats s WHERE s.game = g.id)
                 + (SELECT COUNT(*) FROM invitations i WHERE i.game = g.id
                    AND NOT EXISTS (SELECT 1 FROM seats s
                        WHERE s.game = g.id AND s.seat = i.seat)) < g.players
             AND (g.created >= $3 OR EXISTS (SELECT 1
                 FROM seats s JOIN presence p ON p.game = s.game AND p.account = s.account
                 WHERE s.game = g.id AND p.here))
             AND NOT EXISTS (SELECT 1 FROM shunned b WHERE b.how = 'block'
                 AND (b.other = $1 AND (b.account = g.creator OR b.account IN (
                         SELECT s.account FROM seats s WHERE s.game = g.id))
                     OR b.account = $1 AND (b.other = g.creator OR b.other IN (
                         SELECT s.account FROM seats s WHERE s.game = g.id)))))
     ORDER BY EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.account = $1) DESC,
         g.created, g.id LIMIT 1";

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
                insert_reserved!(&made.id, reserved, tx);
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
    /// and writes nothing, if that has one already.
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
                let query = "UPDATE games SET rematch = $1 WHERE id = $2 AND rematch IS NULL";
                let query = sqlx::query(query).bind(&made.id).bind(of);
                first = query.execute(&mut *tx).await?.rows_affected() == 1;
            }
            if first {
                insert_game!(made, tx);
                insert_reserved!(&made.id, reserved, tx);
            }
            may.map(|()| first)
        }))
    }

    /// The seats of a table that are kept for somebody.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn reserved(&self, game: &str) -> Result<Vec<Reserved>, Broken> {
        let query = "SELECT i.seat, i.account, a.name FROM invitations i
                     LEFT JOIN accounts a ON a.id = i.account
                     WHERE i.game = $1 ORDER BY i.seat";
        let rows: Vec<(i64, Option<i64>, Option<String>)> =
            read!(self, |db| sqlx::query_as(query).bind(game).fetch_all(db))?;
        let rows = rows.into_iter().map(|(seat, account, name)| Reserved {
            seat,
            account,
            name,
        });
        Ok(rows.collect())
    }

    /// From now on a seat is for whoever has the link, or for everybody.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn reserve(&self, game: &str, seat: i64, by_link: bool) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            let query = "DELETE FROM invitations WHERE game = $1 AND seat = $2";
            let query = sqlx::query(query).bind(game).bind(seat);
            query.execute(&mut *tx).await?;
            if by_link {
                insert_reserved!(game, [Reserved::by_link(seat)], tx);
            }
        });
        Ok(())
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
            Database::Postgres(pool) => postgres::announce(pool, table).await?,
        }
        Ok(())
    }
}
