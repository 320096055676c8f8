//! Sitting down, leaving, beginning, aborting.

use urzeit_rules::{Seat, record::Bytes};
use urzeit_table::{Awaits, Deed, Person, Sitter, messages::Why};

use super::{may_play, new::Plan, new::Sits, new::level, refused, sight};
use crate::{
    live::{Author, Before, Change, ChangeError, Live},
    store::{Account, AccountId, State, Store},
};

/// Where somebody wants to sit, and what it brings along.
pub struct Sit<'a> {
    /// The seat; the first that is free, if not said.
    pub seat: Option<Seat>,
    /// What the seat adds to chance.
    pub bytes: &'a Bytes,
    /// What came with the invite link.
    pub invite: Option<&'a str>,
}

/// Seats computer players and whoever makes the table.
///
/// # Errors
/// Why not.
pub async fn seat_first(
    live: &Live,
    account: &Account,
    plan: &Plan,
    bytes: &Bytes,
) -> Result<(), ChangeError> {
    let seats = |table: &Before<'_>| {
        let mut people = table.people.to_vec();
        let free = |seat: Seat| table.host.chair(seat).sitter().is_none();
        let mut deeds = Vec::new();
        // At a rematch others may sit already, and who asked for it twice does.
        if let Some(seat) = plan.mine.filter(|&seat| free(seat)) {
            people[seat.index()] = Some(account.id);
            deeds.push(sit_deed(seat, bytes, &account.name));
        }
        let computers = plan.computers.iter().filter(|(seat, _)| free(*seat));
        deeds.extend(computers.map(|&(seat, level)| Deed::Computer(seat, level)));
        Ok(Change {
            people: Some(people),
            ..Change::deeds(deeds)
        })
    };
    live.change(Some(&by(account.id)), seats).await?;
    begin_if_full(live).await
}

/// Somebody sits down.
///
/// # Errors
/// Why not.
pub async fn sit(
    store: &Store,
    live: &Live,
    account: &Account,
    sit: &Sit<'_>,
) -> Result<(), ChangeError> {
    let creator = live.look(|table| table.game.made.creator).await?;
    if store.has_blocked(creator, account.id).await? {
        return Err(refused("server-not-welcome"));
    }
    may_play(store, account.id).await?;
    let sits = |table: &Before<'_>| {
        let mut people = table.people.to_vec();
        if people.contains(&Some(account.id)) {
            return Err(refused("server-sits-already"));
        }
        let seat = match sit.seat {
            Some(seat) => seat,
            None => free_for(table, account.id, sit.invite)?,
        };
        let place = people.get_mut(seat.index());
        *place.ok_or_else(|| refused("server-no-such-seat"))? = Some(account.id);
        if !may_take(table, seat, account.id, sit.invite) {
            return Err(refused("server-seat-reserved"));
        }
        Ok(Change {
            people: Some(people),
            ..Change::deeds([sit_deed(seat, sit.bytes, &account.name)])
        })
    };
    live.change(Some(&by(account.id)), sits).await?;
    begin_if_full(live).await
}

/// The first free seat that somebody may take.
fn free_for(
    table: &Before<'_>,
    account: AccountId,
    invite: Option<&str>,
) -> Result<Seat, ChangeError> {
    let seats = || Seat::all(table.host.players());
    let free = |seat: &Seat| table.host.chair(*seat).sitter().is_none();
    // First what is kept for exactly this one.
    let own = |seat: &Seat| keeper(table, *seat) == Some(Some(account));
    let may = |seat: &Seat| may_take(table, *seat, account, invite);
    let found = seats().find(|seat| free(seat) && own(seat));
    let found = found.or_else(|| seats().find(|seat| free(seat) && may(seat)));
    found.ok_or_else(|| refused("server-no-free-seat"))
}

/// For whom a seat is kept: nobody, one account, or whoever has the link.
fn keeper(table: &Before<'_>, seat: Seat) -> Option<Option<AccountId>> {
    let mut reserved = table.reserved.iter();
    let found = reserved.find(|reserved| reserved.seat == seat.number() as i64);
    found.map(|reserved| reserved.account)
}

fn may_take(table: &Before<'_>, seat: Seat, account: AccountId, invite: Option<&str>) -> bool {
    match keeper(table, seat) {
        None => true,
        Some(Some(kept_for)) => kept_for == account,
        Some(None) => table.game.made.creator == account || sight::is_invite(table, invite),
    }
}

/// Somebody leaves before the game begins.
///
/// # Errors
/// Why not.
pub async fn leave(live: &Live, account: AccountId) -> Result<(), ChangeError> {
    let leaves = |table: &Before<'_>| {
        let mut people = table.people.to_vec();
        let index = people.iter().position(|person| *person == Some(account));
        let index = index.ok_or_else(|| refused("server-not-seated"))?;
        people[index] = None;
        Ok(Change {
            people: Some(people),
            ..Change::deeds([Deed::Leave(Seat::at(index))])
        })
    };
    live.change(Some(&by(account)), leaves).await?;
    Ok(())
}

/// Whoever made the table says who can sit in a seat, before the game begins. Who sits there goes.
///
/// # Errors
/// Why not.
pub async fn change_seat(
    store: &Store,
    live: &Live,
    account: &Account,
    seat: Seat,
    sits: &Sits,
) -> Result<(), ChangeError> {
    let computer = match sits {
        Sits::Computer(name) => Some(level(name).map_err(ChangeError::Refused)?),
        Sits::Open | Sits::Invited => None,
        Sits::Me => return Err(refused("server-sit-yourself")),
    };
    let changes = |table: &Before<'_>| {
        may_arrange(table, account.id)?;
        if seat.index() >= table.host.players() {
            return Err(refused("server-no-such-seat"));
        }
        if computer.is_some() && table.game.made.rated {
            return Err(refused("server-rated-computers"));
        }
        let taken = table.host.chair(seat).sitter().is_some();
        let leave = taken.then_some(Deed::Leave(seat));
        let computer = computer.map(|level| Deed::Computer(seat, level));
        let mut people = table.people.to_vec();
        people[seat.index()] = None;
        Ok(Change {
            people: Some(people),
            ..Change::deeds(leave.into_iter().chain(computer))
        })
    };
    live.change(Some(&by(account.id)), changes).await?;
    if computer.is_none() {
        let by_link = *sits == Sits::Invited;
        let id = live.look(|table| table.game.made.id.clone()).await?;
        store.reserve(&id, seat.number() as i64, by_link).await?;
        live.renew().await?;
        store.announce(&id).await?;
    }
    begin_if_full(live).await
}

/// Whoever made the table begins the game.
///
/// # Errors
/// Why not.
pub async fn begin(live: &Live, account: AccountId) -> Result<(), ChangeError> {
    let begins = |table: &Before<'_>| {
        if table.game.made.creator == account {
            Ok(Change::deeds([Deed::Begin]))
        } else {
            Err(refused("server-not-yours"))
        }
    };
    live.change(Some(&by(account)), begins).await?;
    Ok(())
}

/// Begins the game if all sit and nobody has to say so.
async fn begin_if_full(live: &Live) -> Result<(), ChangeError> {
    let full = |table: &Before<'_>| {
        table.game.made.begins_when_full && table.host.awaits() == Awaits::Begin
    };
    if !live.look(full).await? {
        return Ok(());
    }
    let begins = |_: &Before<'_>| Ok(Change::deeds([Deed::Begin]));
    match live.change(None, begins).await {
        // Another one was faster: with beginning, or with leaving.
        Ok(_) | Err(ChangeError::Refused(_)) => Ok(()),
        Err(broken) => Err(broken),
    }
}

/// There is no game after all: whoever made the table can say so as long as it waits, everybody who
/// sits there until the first move.
///
/// # Errors
/// Why not.
pub async fn abort(live: &Live, account: AccountId) -> Result<(), ChangeError> {
    let aborts = |table: &Before<'_>| {
        let sits = table.people.contains(&Some(account));
        match table.game.state {
            State::Waiting => may_arrange(table, account)?,
            State::Running if !sits => return Err(refused("server-not-seated")),
            State::Running if table.host.moves() > 0 => {
                return Err(refused("server-too-late-to-abort"));
            }
            State::Running => {}
            State::Over | State::Aborted => return Err(refused("table-over")),
        }
        Ok(Change {
            state: Some(State::Aborted),
            ..Change::deeds([Deed::Close])
        })
    };
    live.change(Some(&by(account)), aborts).await?;
    Ok(())
}

/// The operator ends whatever goes on at a table, without a result.
///
/// # Errors
/// If nothing does.
pub async fn close(live: &Live) -> Result<(), ChangeError> {
    let closes = |table: &Before<'_>| match table.game.state {
        State::Waiting | State::Running => Ok(Change::deeds([Deed::Close])),
        State::Over | State::Aborted => Err(refused("table-over")),
    };
    live.change(None, closes).await?;
    Ok(())
}

/// Only whoever made a table arranges it, and only until the game begins.
fn may_arrange(table: &Before<'_>, account: AccountId) -> Result<(), ChangeError> {
    if table.game.made.creator != account {
        return Err(refused("server-not-yours"));
    }
    match table.game.state {
        State::Waiting => Ok(()),
        State::Running => Err(refused("table-begun")),
        State::Over | State::Aborted => Err(refused("table-over")),
    }
}

/// What the seat adds to chance, as somebody wrote it.
///
/// # Errors
/// If it is not hexadecimal.
pub fn read_bytes(text: &str) -> Result<Bytes, Why> {
    if text.is_empty() {
        return Ok(Bytes::default());
    }
    text.parse().map_err(|_| Why::only("server-bad-bytes"))
}

/// Where a computer player sits, and how strong it is.
pub(super) fn computers(table: &Before<'_>) -> Vec<(Seat, urzeit_players::Level)> {
    let seats = Seat::all(table.host.players());
    let computers = seats.filter_map(|seat| {
        let chair = table.host.chair(seat);
        match chair.sitter() {
            Some(Sitter::Computer(level)) if !chair.has_resigned() => Some((seat, level)),
            _ => None,
        }
    });
    computers.collect()
}

fn sit_deed(seat: Seat, bytes: &Bytes, name: &str) -> Deed {
    let person = Person {
        bytes: bytes.clone(),
        name: name.to_owned(),
    };
    Deed::Sit(seat, person)
}

fn by(account: AccountId) -> Author {
    Author {
        account,
        wish: None,
    }
}
