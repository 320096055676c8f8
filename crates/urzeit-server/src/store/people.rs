//! People whom somebody has starred, and those whom somebody played with.

use std::collections::HashSet;

use serde::Serialize;
use urzeit_table::{
    Millis,
    messages::{Acquaintance, LastGame, People},
};

use super::{AccountId, Broken, Store, Time, in_transaction, read, row};

/// Has the account `a` blocked the one who asks?
macro_rules! hides {
    () => {
        "EXISTS (SELECT 1 FROM shunned x
                 WHERE x.account = a.id AND x.other = $1 AND x.how = 'block')"
    };
}

row! {
    /// Somebody with whom an account has played, and their last game together.
    struct Opponent {
        account: AccountId,
        name: String,
        guest: bool,
        hides: bool,
        starred: bool,
        played: String,
        game: String,
        changed: Time,
    }
}

row! {
    /// Somebody whom an account has starred, for its owner.
    #[derive(Serialize)]
    struct OwnStar {
        account: AccountId,
        at: Time,
    }
}

impl Store {
    /// Stars another, unless so many are already. Says whether it is written.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn star(
        &self,
        account: AccountId,
        other: AccountId,
        most: i64,
        now: Time,
    ) -> Result<bool, Broken> {
        // Somebody who is starred already stays so.
        let query = "INSERT INTO stars (account, other, at) SELECT $1, $2, $3
                     WHERE (SELECT COUNT(*) FROM stars WHERE account = $1 AND other <> $2) < $4
                     ON CONFLICT (account, other) DO UPDATE SET at = stars.at";
        Ok(in_transaction!(self, |tx| {
            let query = sqlx::query(query).bind(account).bind(other);
            let query = query.bind(now).bind(most);
            query.execute(&mut *tx).await?.rows_affected() > 0
        }))
    }

    /// Stars another no longer; says whether it did.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn unstar(&self, account: AccountId, other: AccountId) -> Result<bool, Broken> {
        Ok(in_transaction!(self, |tx| {
            let query = "DELETE FROM stars WHERE account = $1 AND other = $2";
            let query = sqlx::query(query).bind(account).bind(other);
            query.execute(&mut *tx).await?.rows_affected() > 0
        }))
    }

    /// The people whom somebody has starred, and so many of those whom they last played with; `online` are
    /// the accounts that are connected.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn people(
        &self,
        account: AccountId,
        online: &HashSet<AccountId>,
        most: i64,
    ) -> Result<People, Broken> {
        let query = concat!(
            "SELECT a.id, a.name, a.password IS NULL, ",
            hides!(),
            " FROM stars s JOIN accounts a ON a.id = s.other
             WHERE s.account = $1 AND a.deleted IS NULL ORDER BY a.name, a.id"
        );
        let rows: Vec<(i64, String, bool, bool)> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        let starred = rows.into_iter().map(|(account, name, guest, hides)| {
            let online = !hides && online.contains(&account);
            Acquaintance {
                account,
                name,
                guest,
                starred: true,
                online,
                last: None,
            }
        });
        Ok(People {
            starred: starred.collect(),
            recent: self.opponents(account, online, most).await?,
        })
    }

    /// Those whom somebody last played with, each with the last game; not bots, nor whom they have blocked.
    async fn opponents(
        &self,
        account: AccountId,
        online: &HashSet<AccountId>,
        most: i64,
    ) -> Result<Vec<Acquaintance>, Broken> {
        let query = concat!(
            "SELECT a.id AS account, a.name, a.password IS NULL AS guest, ",
            hides!(),
            " AS hides,
                 EXISTS (SELECT 1 FROM stars x WHERE x.account = $1 AND x.other = a.id) AS starred,
                 p.id AS played, p.game, p.changed
             FROM (SELECT o.account AS other, g.id AS id, g.game AS game, g.changed AS changed,
                       ROW_NUMBER() OVER (PARTITION BY o.account
                                          ORDER BY g.changed DESC, g.id) AS place
                   FROM seats s JOIN games g ON g.id = s.game JOIN seats o ON o.game = g.id
                   WHERE s.account = $1 AND NOT s.bot AND o.account <> $1 AND NOT o.bot
                     AND g.state IN ('running', 'over')) p
             JOIN accounts a ON a.id = p.other
             WHERE p.place = 1 AND a.deleted IS NULL
               AND NOT EXISTS (SELECT 1 FROM shunned x
                               WHERE x.account = $1 AND x.other = a.id AND x.how = 'block')
             ORDER BY p.changed DESC, a.id LIMIT $2"
        );
        let rows: Vec<Opponent> = read!(self, |db| sqlx::query_as(query)
            .bind(account)
            .bind(most)
            .fetch_all(db))?;
        let opponents = rows.into_iter();
        let opponents = opponents.map(|row| Acquaintance {
            account: row.account,
            name: row.name,
            guest: row.guest,
            starred: row.starred,
            online: !row.hides && online.contains(&row.account),
            last: Some(LastGame {
                table: row.played,
                game: row.game,
                at: row.changed as Millis,
            }),
        });
        Ok(opponents.collect())
    }

    /// The people whom an account has starred, for its owner.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn own_stars(&self, account: AccountId) -> Result<Vec<impl Serialize>, Broken> {
        let query = "SELECT other AS account, at FROM stars WHERE account = $1 ORDER BY at, other";
        let rows: Vec<OwnStar> =
            read!(self, |db| sqlx::query_as(query).bind(account).fetch_all(db))?;
        Ok(rows)
    }
}
