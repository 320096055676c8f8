//! The lobby, somebody's tables, whose turn it is. Nothing here replays a game.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;
use urzeit_players::Level;
use urzeit_rules::Seat;
use urzeit_table::Settings;

use super::{
    AccountId, Broken, State, Store, Time, Visibility,
    games::{seat, word},
    read, row,
};

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// What it has come to.
    pub state: State,
    /// What the players agree on.
    pub settings: Settings,
    /// Does it count for ratings?
    pub rated: bool,
    /// May people watch who do not play?
    pub spectators: bool,
    /// The people who can find it.
    pub visibility: Visibility,
    /// How many play.
    pub players: usize,
    /// When it was made.
    pub created: Time,
    /// When something last happened.
    pub changed: Time,
    /// The people that are waited for, one bit a seat.
    pub waits: i64,
    /// The account that made it.
    pub creator: AccountId,
    /// That one's name.
    pub creator_name: String,
    /// The seats that are taken.
    pub seats: Vec<TakenSeat>,
}

/// What somebody has that is not over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfinished {
    /// Tables that they made and at which nobody plays yet.
    pub waiting: i64,
    /// Games at whose tables they sit, or that they made for others.
    pub playing: i64,
}

impl From<(i64, i64)> for Unfinished {
    fn from((waiting, playing): (i64, i64)) -> Unfinished {
        Unfinished { waiting, playing }
    }
}

/// Counts what somebody has that is not over.
pub(super) const UNFINISHED: &str = "SELECT
    (SELECT COUNT(*) FROM games WHERE creator = $1 AND state = 'waiting'),
    (SELECT COUNT(*) FROM games g WHERE g.state IN ('waiting', 'running')
         AND g.id IN (SELECT game FROM seats WHERE account = $1
                      UNION SELECT id FROM games WHERE creator = $1))";

/// A taken seat of a table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenSeat {
    /// The seat.
    pub seat: Seat,
    /// The account of the person who sits there, if it is a person.
    pub account: Option<AccountId>,
    /// That one's name.
    pub name: Option<String>,
    /// How strong the computer player is, if it is one.
    pub level: Option<Level>,
    /// Its points, once the game is over.
    pub points: Option<i64>,
    /// Has it won?
    pub won: Option<bool>,
    /// Has the person given up?
    pub resigned: bool,
    /// Did a bot sit down, for the account?
    pub bot: bool,
}

/// Where in a list a page ends: a time, and which of the tables of that time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The time by which the list is sorted.
    pub time: Time,
    /// The table.
    pub id: String,
}

impl Place {
    /// Before everything: lists go from the newest to the oldest.
    #[must_use]
    pub fn first() -> Place {
        Place {
            time: Time::MAX,
            id: String::new(),
        }
    }
}

/// What somebody looks for in the lobby; nothing where it does not matter.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Lobby {
    /// The game.
    pub game: Option<String>,
    /// How many play.
    pub players: Option<i64>,
    /// Does it count for ratings?
    pub rated: Option<bool>,
    /// The first word of the pace.
    pub pace: Option<String>,
    /// Only running games in which a seat is offered.
    pub offered: bool,
}

const SELECT: &str = "SELECT g.id, g.game, g.state, g.settings, g.rated, g.spectators,
    g.visibility, g.players, g.created, g.changed, g.waits, g.creator, c.name AS creator_name
    FROM games g JOIN accounts c ON c.id = g.creator ";

row! {
    struct TableRow {
        id: String,
        game: String,
        state: String,
        settings: String,
        rated: bool,
        spectators: bool,
        visibility: String,
        players: i64,
        created: Time,
        changed: Time,
        waits: i64,
        creator: AccountId,
        creator_name: String,
    }
}

row! {
    struct SeatRow {
        game: String,
        seat: i64,
        account: Option<AccountId>,
        name: Option<String>,
        level: Option<String>,
        points: Option<i64>,
        won: Option<bool>,
        resigned: bool,
        bot: bool,
    }
}

impl Store {
    /// Tables that `account` finds in the lobby, the newest first: those that wait for players, or
    /// those that can be watched; not those of people who do not want to play with it.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn lobby(
        &self,
        account: Option<AccountId>,
        state: State,
        wanted: &Lobby,
        after: &Place,
        most: i64,
    ) -> Result<Vec<Summary>, Broken> {
        // Written out, so that the databases use their indexes of such tables.
        let which = match state {
            State::Waiting => "g.state = 'waiting' AND g.visibility = 'open'",
            _ if wanted.offered => {
                "g.state = 'running' AND g.visibility = 'open' AND g.offers <> 0"
            }
            _ => "g.state = 'running' AND g.visibility = 'open' AND g.spectators",
        };
        let query = format!(
            "{SELECT} WHERE {which} AND (g.created, g.id) < ($1, $2)
                 AND (CAST($3 AS TEXT) IS NULL OR g.game = $3)
                 AND (CAST($4 AS BIGINT) IS NULL OR g.players = $4)
                 AND (CAST($5 AS BOOLEAN) IS NULL OR g.rated = $5)
                 AND (CAST($6 AS TEXT) IS NULL OR g.settings LIKE '% ' || $6 || ' %')
                 AND NOT EXISTS (SELECT 1 FROM shunned s WHERE s.other = $7 AND s.how = 'block'
                     AND (s.account = g.creator OR s.account IN (
                         SELECT t.account FROM seats t WHERE t.game = g.id)))
             ORDER BY g.created DESC, g.id DESC LIMIT $8"
        );
        let lines: Vec<TableRow> = read!(self, |db| sqlx::query_as(AssertSqlSafe(query))
            .bind(after.time)
            .bind(&after.id)
            .bind(&wanted.game)
            .bind(wanted.players)
            .bind(wanted.rated)
            .bind(&wanted.pace)
            .bind(account)
            .bind(most)
            .fetch_all(db))?;
        self.with_seats(lines).await
    }

    /// The tables of somebody who made them, sits there, or is invited; what changed last comes
    /// first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn tables_of(
        &self,
        account: AccountId,
        state: State,
        after: &Place,
        most: i64,
    ) -> Result<Vec<Summary>, Broken> {
        let query = format!(
            "{SELECT} WHERE g.state = $1 AND (g.changed, g.id) < ($2, $3) AND g.id IN (
                 SELECT id FROM games WHERE creator = $4
                 UNION SELECT game FROM seats WHERE account = $4
                 UNION SELECT game FROM invitations
                     WHERE account = $4 AND NOT declined AND $1 = 'waiting')
             ORDER BY g.changed DESC, g.id DESC LIMIT $5"
        );
        let lines: Vec<TableRow> = read!(self, |db| sqlx::query_as(AssertSqlSafe(query))
            .bind(state.word())
            .bind(after.time)
            .bind(&after.id)
            .bind(account)
            .bind(most)
            .fetch_all(db))?;
        self.with_seats(lines).await
    }

    /// The tables that wait for somebody, the longest waiting first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn turns_of(&self, account: AccountId, most: i64) -> Result<Vec<Summary>, Broken> {
        let query = format!(
            "{SELECT} JOIN seats s ON s.game = g.id
             WHERE s.account = $1 AND g.state = 'running'
                 AND ((g.waits >> CAST(s.seat - 1 AS INTEGER)) & 1) = 1
             ORDER BY g.changed, g.id LIMIT $2"
        );
        let lines: Vec<TableRow> = read!(self, |db| sqlx::query_as(AssertSqlSafe(query))
            .bind(account)
            .bind(most)
            .fetch_all(db))?;
        self.with_seats(lines).await
    }

    /// What somebody has that is not over.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn unfinished(&self, account: AccountId) -> Result<Unfinished, Broken> {
        let counts: (i64, i64) = read!(self, |db| sqlx::query_as(UNFINISHED)
            .bind(account)
            .fetch_one(db))?;
        Ok(Unfinished::from(counts))
    }

    /// The tables at which an account plays a rated game that is not over.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn running_rated(&self, account: AccountId) -> Result<Vec<String>, Broken> {
        let query = "SELECT g.id FROM seats s JOIN games g ON g.id = s.game
                     WHERE s.account = $1 AND g.state = 'running' AND g.rated";
        Ok(read!(self, |db| sqlx::query_scalar(query)
            .bind(account)
            .fetch_all(db))?)
    }

    async fn with_seats(&self, lines: Vec<TableRow>) -> Result<Vec<Summary>, Broken> {
        if lines.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<String> = lines.iter().map(|line| line.id.clone()).collect();
        let mut seats = self.seats_of(&ids).await?;
        let summaries = lines.into_iter().map(|line| {
            Ok(Summary {
                seats: seats.remove(&line.id).unwrap_or_default(),
                id: line.id,
                game: line.game,
                state: word("state", &line.state)?,
                settings: word("settings", &line.settings)?,
                rated: line.rated,
                spectators: line.spectators,
                visibility: word("visibility", &line.visibility)?,
                players: line.players as usize,
                created: line.created,
                changed: line.changed,
                waits: line.waits,
                creator: line.creator,
                creator_name: line.creator_name,
            })
        });
        summaries.collect()
    }

    async fn seats_of(&self, ids: &[String]) -> Result<HashMap<String, Vec<TakenSeat>>, Broken> {
        let places: Vec<_> = (1..=ids.len()).map(|place| format!("${place}")).collect();
        let query = format!(
            "SELECT s.game, s.seat, s.account, a.name, s.level, s.points, s.won, s.resigned,
                 s.bot
             FROM seats s LEFT JOIN accounts a ON a.id = s.account
             WHERE s.game IN ({}) ORDER BY s.seat",
            places.join(", ")
        );
        let lines: Vec<SeatRow> = read!(self, |db| {
            let query = sqlx::query_as(AssertSqlSafe(query));
            ids.iter()
                .fold(query, sqlx::query::QueryAs::bind)
                .fetch_all(db)
        })?;
        let mut seats: HashMap<String, Vec<TakenSeat>> = HashMap::new();
        for line in lines {
            let level = line.level.map(|level| word("level", &level)).transpose()?;
            seats.entry(line.game).or_default().push(TakenSeat {
                seat: seat(line.seat)?,
                account: line.account,
                name: line.name,
                level,
                points: line.points,
                won: line.won,
                resigned: line.resigned,
                bot: line.bot,
            });
        }
        Ok(seats)
    }
}
