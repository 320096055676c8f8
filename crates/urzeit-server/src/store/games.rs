//! Tables: made, found, listed.

use std::str::FromStr;

use sqlx::Row as _;
use urzeit_rules::Seat;
pub use urzeit_table::messages::{State, Visibility};
use urzeit_table::{Orders, Settings};

use super::{AccountId, Broken, Handover, Store, Time, in_transaction, read, row};

/// As whose work a table's computer players wait. Blocks of networks take turns, within a block its networks, and
/// within a network those who make tables there: what many accounts of one network start, or many networks of
/// one owner, costs others no more than what one starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Maker {
    /// An account, or the guests of a network, who count as one.
    pub own: i64,
    /// What stands for the network from which the table was made, and for its block: see [`Maker::network`].
    pub network: i64,
}

/// How many bits of a network's number say which of its block it is.
const BITS_IN_BLOCK: u32 = 8;

impl Maker {
    /// The number of a network: some bits of a hash of its block and of its own, which many networks share. Below
    /// zero: accounts are above.
    #[must_use]
    pub fn network(block: [u8; 2], own: u8) -> i64 {
        let block = i64::from(u16::from_be_bytes(block));
        -1 - (block << BITS_IN_BLOCK | i64::from(own))
    }

    /// The number of the network's block. A network that nobody knows is a block of its own. Queries of both
    /// databases say the same.
    #[must_use]
    pub fn block(self) -> i64 {
        if self.network < 0 {
            self.network >> BITS_IN_BLOCK
        } else {
            self.network
        }
    }
}

/// A table that is made.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Its name, which no other table has.
    pub id: String,
    /// The account that makes it.
    pub creator: AccountId,
    /// As whose work its computer players wait in turn.
    pub maker: Maker,
    /// The game.
    pub game: String,
    /// The head of its record.
    pub header: String,
    /// What the players agree on.
    pub settings: String,
    /// Where its chance comes from.
    pub seed: [u8; 32],
    /// The version of the rules.
    pub rules: i64,
    /// The people who can find it.
    pub visibility: Visibility,
    /// May people watch who do not play?
    pub spectators: bool,
    /// Does it count for ratings?
    pub rated: bool,
    /// What makes its invite link.
    pub invite: String,
    /// Does the game begin by itself when all sit?
    pub begins_when_full: bool,
    /// How many play.
    pub players: i64,
    /// When.
    pub created: Time,
}

/// As plain as it can be: what matters is said besides.
impl Default for NewGame {
    fn default() -> NewGame {
        NewGame {
            id: String::new(),
            creator: 0,
            maker: Maker::default(),
            game: String::new(),
            header: String::new(),
            settings: Settings::default().to_string(),
            seed: [0; 32],
            rules: 1,
            visibility: Visibility::Link,
            spectators: false,
            rated: false,
            invite: String::new(),
            begins_when_full: false,
            players: 0,
            created: 0,
        }
    }
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct Game {
    /// What it was made with.
    pub made: NewGame,
    /// The name of the account that made it.
    pub creator_name: String,
    /// What it has come to.
    pub state: State,
    /// How many events it has.
    pub length: i64,
    /// When something last happened.
    pub changed: Time,
    /// The next game of the same players.
    pub rematch: Option<String>,
    /// Milliseconds in which nobody was there and clocks ran, not yet credited.
    pub owed: i64,
    /// The latest moment from which it can go on under other rules; with all secrets.
    pub snapshot: Option<String>,
    /// The standing orders of the people there.
    pub orders: Orders,
}

impl Game {
    /// A table at which nothing has happened yet.
    #[must_use]
    pub fn new(made: NewGame, creator_name: String) -> Game {
        Game {
            changed: made.created,
            made,
            creator_name,
            state: State::Waiting,
            length: 0,
            rematch: None,
            owed: 0,
            snapshot: None,
            orders: Orders::default(),
        }
    }
}

row! {
    /// Events that one wish brought about.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Row {
        /// The number of the first.
        pub number: i64,
        /// The account that wished it.
        pub author: Option<AccountId>,
        /// The identifier of the wish.
        pub wish: Option<String>,
        /// The events, one a line.
        pub texts: String,
        /// The version of the rules that made them.
        pub rules: i64,
    }
}

row! {
    /// A seat and the account that has it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Sitting {
        /// The seat.
        pub seat: i64,
        /// The account.
        pub account: AccountId,
        /// Did a bot sit down, for the account?
        pub bot: bool,
    }
}

/// The number of a seat, as it is stored.
pub(super) fn seat(number: i64) -> Result<Seat, Broken> {
    let unknown = |_| Broken::Corrupt(format!("a seat {number}"));
    number.to_string().parse().map_err(unknown)
}

/// A word that stands in a column, read as what it means.
pub(super) fn word<T: FromStr>(column: &str, word: &str) -> Result<T, Broken> {
    let unknown = |_| Broken::Corrupt(format!("a column “{column}” with “{word}”"));
    word.parse().map_err(unknown)
}

/// Turns a row of `games` into a [`Game`]; a macro, because the two databases' rows are two types.
macro_rules! game {
    ($row:expr) => {{
        let row = $row;
        let seed: Vec<u8> = row.try_get("seed")?;
        let seed = seed.try_into();
        Ok::<Game, Broken>(Game {
            made: NewGame {
                id: row.try_get("id")?,
                creator: row.try_get("creator")?,
                maker: Maker {
                    own: row.try_get("maker")?,
                    network: row.try_get("network")?,
                },
                game: row.try_get("game")?,
                header: row.try_get("header")?,
                settings: row.try_get("settings")?,
                seed: seed.map_err(|_| Broken::Corrupt("a seed of another length".to_owned()))?,
                rules: row.try_get("rules")?,
                visibility: word("visibility", row.try_get("visibility")?)?,
                spectators: row.try_get("spectators")?,
                rated: row.try_get("rated")?,
                invite: row.try_get("invite")?,
                begins_when_full: row.try_get("begins_when_full")?,
                players: row.try_get("players")?,
                created: row.try_get("created")?,
            },
            creator_name: row.try_get("creator_name")?,
            state: word("state", row.try_get("state")?)?,
            length: row.try_get("length")?,
            changed: row.try_get("changed")?,
            rematch: row.try_get("rematch")?,
            owed: row.try_get("owed")?,
            snapshot: row.try_get("snapshot")?,
            orders: word("orders", row.try_get("orders")?)?,
        })
    }};
}

/// Writes a new table in a transaction.
macro_rules! insert_game {
    ($made:expr, $tx:ident) => {
        sqlx::query(
            "INSERT INTO games (id, creator, game, header, settings, seed, rules, visibility,
                 spectators, rated, invite, begins_when_full, players, created, state, length,
                 changed, waits, due, maker, network)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'waiting', 0,
                 $14, 0, $15, $16, $17)",
        )
        .bind(&$made.id)
        .bind($made.creator)
        .bind(&$made.game)
        .bind(&$made.header)
        .bind(&$made.settings)
        .bind(&$made.seed[..])
        .bind($made.rules)
        .bind($made.visibility.word())
        .bind($made.spectators)
        .bind($made.rated)
        .bind(&$made.invite)
        .bind($made.begins_when_full)
        .bind($made.players)
        .bind($made.created)
        // Also if nobody ever sits down, because the process died before.
        .bind($made.created + crate::work::MOST_WAITED)
        .bind($made.maker.own)
        .bind($made.maker.network)
        .execute(&mut *$tx)
        .await?
    };
}

pub(super) use insert_game;

impl Store {
    /// Keeps a new table.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn make_game(&self, made: &NewGame) -> Result<(), Broken> {
        in_transaction!(self, |tx| {
            insert_game!(made, tx);
        });
        Ok(())
    }

    /// A table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn game(&self, id: &str) -> Result<Option<Game>, Broken> {
        let query = "SELECT g.*, a.name AS creator_name
                     FROM games g JOIN accounts a ON a.id = g.creator WHERE g.id = $1";
        let game = read!(self, |db| async {
            let row = sqlx::query(query).bind(id).fetch_optional(db).await?;
            row.map(|row| game!(row)).transpose()
        })?;
        Ok(game)
    }

    /// How many events a table has.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn length(&self, game: &str) -> Result<i64, Broken> {
        let query = "SELECT length FROM games WHERE id = $1";
        Ok(read!(self, |db| sqlx::query_scalar(query)
            .bind(game)
            .fetch_one(db))?)
    }

    /// The events of a table from a number on.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn events(&self, game: &str, since: i64) -> Result<Vec<Row>, Broken> {
        let query = "SELECT number, author, wish, texts, rules FROM events
                     WHERE game = $1 AND number >= $2 ORDER BY number";
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(game)
            .bind(since)
            .fetch_all(db))?)
    }

    /// The people at a table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn seats(&self, game: &str) -> Result<Vec<Sitting>, Broken> {
        let query = "SELECT seat, account, bot FROM seats
                     WHERE game = $1 AND account IS NOT NULL ORDER BY seat";
        Ok(read!(self, |db| sqlx::query_as(query)
            .bind(game)
            .fetch_all(db))?)
    }

    /// The seats of a table that changed hands, in order.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn handovers(&self, game: &str) -> Result<Vec<Handover>, Broken> {
        let query = "SELECT seat, account, forfeits, counts FROM handovers
                     WHERE game = $1 ORDER BY number";
        let rows: Vec<(i64, AccountId, bool, bool)> =
            read!(self, |db| sqlx::query_as(query).bind(game).fetch_all(db))?;
        let handovers = rows.into_iter();
        let handovers = handovers.map(|(seat, account, forfeits, counts)| Handover {
            seat,
            account,
            forfeits,
            counts,
        });
        Ok(handovers.collect())
    }
}
