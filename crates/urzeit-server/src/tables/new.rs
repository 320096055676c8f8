//! What a table shall be: game, options, seats, pace.

use urzeit_players::Level;
use urzeit_rules::{Game, Seat, Setup, record::GAMES, with_game};
use urzeit_table::{
    Overdue, Settings,
    messages::{NewPace, NewTable, Sits, TimeOut, Why},
};

use super::{header, quick, record};
use crate::{
    random,
    store::{Account, Maker, NewGame, Reserved, Time, Visibility},
};

/// A table as it shall be made.
pub struct Plan {
    /// What is stored of it.
    pub made: NewGame,
    /// The seats that are kept for somebody, or for anyone who has the link.
    pub reserved: Vec<Reserved>,
    /// The seat of whoever makes it.
    pub mine: Option<Seat>,
    /// Where computer players sit.
    pub computers: Vec<(Seat, Level)>,
}

/// What is to be made of it.
///
/// # Errors
/// What makes no sense.
pub fn plan(new: &NewTable, creator: &Account, maker: Maker, now: Time) -> Result<Plan, Why> {
    let (game, header, players) = beginning(new)?;
    let mut plan = Plan {
        made: NewGame {
            id: random::word::<12>(),
            creator: creator.id,
            maker,
            game: game.to_owned(),
            header,
            settings: settings(new)?.to_string(),
            seed: random::bytes(),
            rules: 1,
            visibility: new.visibility,
            spectators: new.spectators,
            rated: new.rated,
            invite: random::word::<16>(),
            begins_when_full: new.begins_when_full,
            players: players as i64,
            created: now,
        },
        reserved: Vec::new(),
        mine: None,
        computers: Vec::new(),
    };
    plan_seats(new, players, &mut plan)?;
    if plan.computers.len() == players {
        return Err(Why::only("server-no-person"));
    }
    may_be_rated(new, creator, &plan)?;
    if creator.bot && plan.mine.is_some() && quick::is_quick(&plan.made) {
        return Err(Why::only(quick::FOR_PEOPLE));
    }
    Ok(plan)
}

/// If it shall be rated: may it be?
fn may_be_rated(new: &NewTable, creator: &Account, plan: &Plan) -> Result<(), Why> {
    let refusals = [
        (!plan.computers.is_empty(), "server-rated-computers"),
        (new.from.is_some(), "server-rated-from"),
        (creator.guest, "server-rated-guests"),
    ];
    let why = refusals.into_iter().find(|(refused, _)| *refused);
    let why = why.map(|(_, why)| why);
    match why.or_else(|| unfit_for_rating(&plan.made)) {
        Some(why) if new.rated => Err(Why::only(why)),
        _ => Ok(()),
    }
}

/// Why a game cannot count, if it cannot. Nobody gains points by a clock or a set-up that decides before others can
/// play, nor by what a strong computer player does for them when their time is up.
pub(super) fn unfit_for_rating(made: &NewGame) -> Option<&'static str> {
    let Ok(Settings { pace, overdue, .. }) = made.settings.parse() else {
        return Some("server-bad-pace");
    };
    let clock = NewPace::from(pace);
    let is_strong = match overdue {
        Overdue::Nothing => false,
        Overdue::Turn(level) | Overdue::Rest(level) => level > Level::Medium,
    };
    let refusals = [
        (clock == NewPace::None, "server-rated-clock"),
        (clock.is_trap(), "server-rated-short-clock"),
        (is_strong, "server-rated-stand-in"),
        (!header::is_even(&made.header), "server-rated-setup"),
    ];
    let why = refusals.into_iter().find(|(refused, _)| *refused);
    why.map(|(_, why)| why)
}

/// The game, the head of its record, how many play.
pub(super) fn beginning(new: &NewTable) -> Result<(&'static str, String, usize), Why> {
    let named = new.game.as_deref().map(known_game).transpose()?;
    let Some(from) = &new.from else {
        let game = named.ok_or_else(|| Why::only("server-no-such-game"))?;
        return with_game!(game, begin(game, &agreed(new)));
    };
    let agreed = agreed(new);
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

fn agreed(new: &NewTable) -> header::Agreed<'_> {
    let who = new.who.as_ref();
    let options = new.options.iter();
    header::Agreed {
        players: new.players,
        who: who.map(|who| who.iter().map(|who| &**who).collect()),
        preset: new.preset.as_deref(),
        options: options.map(|(key, value)| (&**key, &**value)).collect(),
    }
}

fn plan_seats(new: &NewTable, players: usize, plan: &mut Plan) -> Result<(), Why> {
    let Some(seats) = &new.seats else {
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
            // `inviting::keep` says who that is.
            Sits::Invited | Sits::Named(_) => {
                plan.reserved.push(Reserved::by_link(seat.number() as i64));
            }
            Sits::Computer(name) => plan.computers.push((seat, level(name)?)),
        }
    }
    Ok(())
}

/// Where strangers play, nobody shall wait for ever, nor lose before they could begin.
fn clock(new: &NewTable) -> Result<NewPace, Why> {
    match (new.pace, new.visibility) {
        (None, Visibility::Open) => Ok(NewPace::USUAL),
        (None, Visibility::Link) => Ok(NewPace::None),
        (Some(NewPace::None), Visibility::Open) => Err(Why::only("server-open-clock")),
        (Some(clock), Visibility::Open) if clock.is_trap() => {
            Err(Why::only("server-open-short-clock"))
        }
        (Some(clock), _) => Ok(clock),
    }
}

pub(super) fn settings(new: &NewTable) -> Result<Settings, Why> {
    Ok(Settings {
        confirm: new.confirm,
        pace: clock(new)?
            .read()
            .ok_or_else(|| Why::only("server-bad-pace"))?,
        overdue: match &new.time_out {
            TimeOut::Nothing => Overdue::Nothing,
            TimeOut::Turn(name) => Overdue::Turn(level(name)?),
            TimeOut::Rest(name) => Overdue::Rest(level(name)?),
        },
    })
}

/// The level of this name.
///
/// # Errors
/// If there is none.
pub fn level(name: &str) -> Result<Level, Why> {
    name.parse().map_err(|_| Why::only("server-no-such-level"))
}

pub(super) fn known_game(name: &str) -> Result<&'static str, Why> {
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
