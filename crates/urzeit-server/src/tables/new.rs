//! What a table shall be: game, options, seats, pace.

use std::collections::BTreeMap;

use serde::Deserialize;
use urzeit_players::Level;
use urzeit_rules::{Game, Seat, Setup, record::GAMES, with_game};
use urzeit_table::{Millis, Overdue, Pace, Settings, messages::Why};
use utoipa::ToSchema;

use super::{header, record};
use crate::{
    random,
    store::{AccountId, NewGame, Reserved, Time, Visibility},
};

/// Minutes that everybody begins with at a live pace, at most.
pub const MOST_MINUTES: f64 = 600.0;
/// Seconds that every turn adds, at most.
pub const MOST_SECONDS: f64 = 600.0;
/// Days for a turn at a slow pace, at most.
pub const MOST_DAYS: f64 = 60.0;

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// `genesis`, `lords` or `ursuppe`. Only with `from` it need not be said.
    game: Option<String>,
    /// How many play; as many as are usual, if not said.
    players: Option<usize>,
    /// What each seat plays, species or colour; what is usual, if not said.
    who: Option<Vec<String>>,
    /// A named set of options.
    preset: Option<String>,
    /// Options of the game, which count more than those of the set.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The game begins where another one stood, instead of by its own setup.
    from: Option<From>,
    /// Who can sit in each seat; everybody in all of them, if not said.
    seats: Option<Vec<Sits>>,
    /// What the seat of whoever makes the table adds to chance, in hexadecimal digits.
    #[serde(default)]
    pub(crate) bytes: String,
    /// Who finds the table.
    #[serde(default)]
    visibility: Visible,
    /// May people watch who do not play?
    #[serde(default)]
    spectators: bool,
    /// Does it count for ratings?
    #[serde(default)]
    rated: bool,
    /// How much time people have.
    #[serde(default)]
    pace: Clock,
    /// What happens when somebody has none left.
    #[serde(default)]
    time_out: TimeOut,
    /// Are people asked to confirm the end of their turn? Until then they can undo it.
    #[serde(default = "yes")]
    confirm: bool,
    /// Does the game begin by itself when all sit? Otherwise whoever made the table begins it.
    #[serde(default)]
    begins_when_full: bool,
}

/// Where another game stood.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct From {
    /// Its record.
    record: String,
    /// After so many entries.
    entries: usize,
}

/// Who can sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sits {
    /// Whoever makes the table.
    Me,
    /// Everybody who finds the table.
    Open,
    /// Who has the invite link.
    Invited,
    /// A computer player of this level.
    Computer(String),
}

/// Who finds a table.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Visible {
    /// Everybody, in the lobby.
    Open,
    /// Who has the link.
    #[default]
    Link,
}

/// How much time people have.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// So much for the whole game, and a little more after every turn.
    Live {
        /// What everybody begins with.
        minutes: f64,
        /// What every turn adds.
        seconds: f64,
    },
    /// So much for every turn.
    Slow {
        /// For one turn.
        days: f64,
    },
}

/// What happens when the time of a person is up.
#[derive(Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum TimeOut {
    /// Nothing: it is only shown.
    #[default]
    Nothing,
    /// A computer player of this level plays this turn.
    Turn(String),
    /// A computer player of this level plays until the person comes back.
    Rest(String),
}

fn yes() -> bool {
    true
}

/// A table as it shall be made.
pub struct Plan {
    /// What is stored of it.
    pub made: NewGame,
    /// The seats that are kept for who has the link.
    pub reserved: Vec<Reserved>,
    /// The seat of whoever makes it.
    pub mine: Option<Seat>,
    /// Where computer players sit.
    pub computers: Vec<(Seat, Level)>,
}

impl NewTable {
    /// What is to be made of it.
    ///
    /// # Errors
    /// What makes no sense.
    pub fn plan(&self, creator: AccountId, now: Time) -> Result<Plan, Why> {
        let (game, header, players) = self.beginning()?;
        let mut plan = Plan {
            made: NewGame {
                id: random::word::<12>(),
                creator,
                game: game.to_owned(),
                header,
                settings: self.settings()?.to_string(),
                seed: random::bytes(),
                rules: 1,
                visibility: match self.visibility {
                    Visible::Open => Visibility::Open,
                    Visible::Link => Visibility::Link,
                },
                spectators: self.spectators,
                rated: self.rated,
                invite: random::word::<16>(),
                begins_when_full: self.begins_when_full,
                players: players as i64,
                created: now,
            },
            reserved: Vec::new(),
            mine: None,
            computers: Vec::new(),
        };
        self.plan_seats(players, &mut plan)?;
        if self.rated && !plan.computers.is_empty() {
            return Err(Why::only("server-rated-computers"));
        }
        if self.rated && self.from.is_some() {
            return Err(Why::only("server-rated-from"));
        }
        Ok(plan)
    }

    /// The game, the head of its record, how many play.
    fn beginning(&self) -> Result<(&'static str, String, usize), Why> {
        let named = self.game.as_deref().map(known_game).transpose()?;
        let Some(from) = &self.from else {
            let game = named.ok_or_else(|| Why::only("server-no-such-game"))?;
            return with_game!(game, begin(game, &self.agreed()));
        };
        let agreed = self.agreed();
        let other = agreed.players.is_some() || agreed.who.is_some() || agreed.preset.is_some();
        if other || !agreed.options.is_empty() {
            return Err(Why::only("server-from-has-setup"));
        }
        let (game, header, players) = record::go_on(&from.record, from.entries)?;
        if named.is_some_and(|named| named != game) {
            return Err(Why::only("server-from-other-game"));
        }
        Ok((game, header, players))
    }

    fn agreed(&self) -> header::Agreed<'_> {
        let who = self.who.as_ref();
        let options = self.options.iter();
        header::Agreed {
            players: self.players,
            who: who.map(|who| who.iter().map(|who| &**who).collect()),
            preset: self.preset.as_deref(),
            options: options.map(|(key, value)| (&**key, &**value)).collect(),
        }
    }

    fn plan_seats(&self, players: usize, plan: &mut Plan) -> Result<(), Why> {
        let Some(seats) = &self.seats else {
            return Ok(());
        };
        if seats.len() != players {
            return Err(Why::only("server-other-number"));
        }
        for (seat, sits) in Seat::all(players).zip(seats) {
            match sits {
                Sits::Me if plan.mine.is_some() => return Err(Why::only("server-two-seats")),
                Sits::Me => plan.mine = Some(seat),
                Sits::Open => {}
                Sits::Invited => plan.reserved.push(Reserved::by_link(seat.number() as i64)),
                Sits::Computer(name) => plan.computers.push((seat, level(name)?)),
            }
        }
        Ok(())
    }

    fn settings(&self) -> Result<Settings, Why> {
        Ok(Settings {
            confirm: self.confirm,
            pace: self
                .pace
                .read()
                .ok_or_else(|| Why::only("server-bad-pace"))?,
            overdue: match &self.time_out {
                TimeOut::Nothing => Overdue::Nothing,
                TimeOut::Turn(name) => Overdue::Turn(level(name)?),
                TimeOut::Rest(name) => Overdue::Rest(level(name)?),
            },
        })
    }
}

impl Clock {
    fn read(self) -> Option<Pace> {
        Some(match self {
            Clock::None => Pace::Any,
            Clock::Live { minutes, seconds } => Pace::Live {
                bank: millis(minutes, MOST_MINUTES, 60_000.0).filter(|&bank| bank > 0)?,
                increment: millis(seconds, MOST_SECONDS, 1000.0)?,
            },
            Clock::Slow { days } => Pace::Slow {
                allowance: millis(days, MOST_DAYS, 86_400_000.0).filter(|&while_| while_ > 0)?,
            },
        })
    }
}

/// A while of so many units.
fn millis(count: f64, most: f64, unit: f64) -> Option<Millis> {
    (0.0..=most)
        .contains(&count)
        .then(|| (count * unit).round() as Millis)
}

/// The level of this name.
///
/// # Errors
/// If there is none.
pub fn level(name: &str) -> Result<Level, Why> {
    name.parse().map_err(|_| Why::only("server-no-such-level"))
}

fn known_game(name: &str) -> Result<&'static str, Why> {
    let found = GAMES.iter().find(|game| **game == name);
    found
        .copied()
        .ok_or_else(|| Why::only("server-no-such-game"))
}

fn begin<G: Game>(
    game: &'static str,
    agreed: &header::Agreed<'_>,
) -> Result<(&'static str, String, usize), Why> {
    let header = header::of::<G>(agreed)?;
    Ok((game, header.to_string(), header.setup().who().len()))
}
