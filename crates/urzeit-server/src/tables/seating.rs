//! Sitting down, leaving, beginning, aborting.

use urzeit_rules::{Seat, record::Bytes};
use urzeit_table::{
    BOT, Deed, Offer, Person, Sitter,
    messages::{Sits, Why},
};

use super::{inviting, may_play, new::Plan, new::level, quick, refused, sight};
use crate::{
    live::{Author, Before, Change, ChangeError, Live, TakesOver, lacks_somebody},
    store::{Account, AccountId, Attendance, Reserved, State, Store},
    wishes::{PERSONS_SEAT, Player},
};

/// Where somebody wants to sit, and what it brings along.
pub struct Sit<'a> {
    /// The seat; the first that is free, if not said.
    pub seat: Option<Seat>,
    /// What the seat adds to chance.
    pub bytes: &'a Bytes,
    /// What came with the invite link.
    pub invite: Option<&'a str>,
    /// Shall a rated game count for whoever takes over a seat?
    pub counts: bool,
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
            deeds.push(sit_deed(seat, bytes, account));
        }
        let computers = plan.computers.iter().filter(|(seat, _)| free(*seat));
        deeds.extend(computers.map(|&(seat, level)| Deed::Computer(seat, level)));
        Ok(Change {
            people: Some(people),
            bot: account.bot,
            ..Change::deeds(deeds)
        })
    };
    live.change(Some(&by(account.id)), seats).await?;
    live.begin_if_full().await;
    Ok(())
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
    // In this order: a seat changes hands together with what is noted of it.
    let (id, sits, is_makers) = live
        .look(|table| {
            let sits = table.people.contains(&Some(account.id));
            let made = &table.game.made;
            (made.id.clone(), sits, made.creator == account.id)
        })
        .await?;
    // A table of their own counts already.
    if !is_makers {
        may_play(store.unfinished(account.id).await?)?;
    }
    if sits {
        return Err(refused("server-sits-already"));
    }
    if store.is_unwelcome(&id, account.id).await? {
        return Err(refused("server-not-welcome"));
    }
    let handovers = store.handovers(&id).await?;
    if handovers
        .iter()
        .any(|handover| handover.account == account.id)
    {
        return Err(refused("server-sat-before"));
    }
    let sits = |table: &Before<'_>| {
        let mut people = table.people.to_vec();
        if people.contains(&Some(account.id)) {
            return Err(refused("server-sits-already"));
        }
        if table.game.made.rated && account.guest {
            return Err(refused("server-rated-guests"));
        }
        if account.bot && quick::is_quick(&table.game.made) {
            return Err(refused(quick::FOR_PEOPLE));
        }
        if table.game.state == State::Running {
            return take_over(table, account, sit);
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
            bot: account.bot,
            ..Change::deeds([sit_deed(seat, sit.bytes, account)])
        })
    };
    live.change(Some(&by(account.id)), sits).await?;
    live.begin_if_full().await;
    Ok(())
}

/// Somebody takes over a seat that is offered: the first, if not said which. A person's seat does not
/// become a bot's, nor a bot's a person's: the others know with whom they sat down.
fn take_over(table: &Before<'_>, account: &Account, sit: &Sit<'_>) -> Result<Change, ChangeError> {
    let offer = |seat: Seat| {
        let chair = (seat.index() < table.host.players()).then(|| table.host.chair(seat));
        chair.filter(|chair| chair.is_offered())?.offer()
    };
    let fits = |seat: &Seat| table.bots.contains(*seat) == account.bot;
    let offered = table.host.offered();
    let first = || offered.iter().find(fits).or(offered.iter().next());
    let offered = sit
        .seat
        .or_else(first)
        .and_then(|seat| Some((seat, offer(seat)?)));
    let (seat, offer) = offered.ok_or_else(|| refused("table-begun"))?;
    if !fits(&seat) {
        let theirs = if account.bot {
            PERSONS_SEAT
        } else {
            "server-bots-seat"
        };
        return Err(refused(theirs));
    }
    let takes_over = TakesOver {
        seat,
        account: account.id,
        forfeits: offer == Offer::Others,
        counts: sit.counts,
    };
    let person = Person {
        bytes: Bytes::default(),
        name: shown(account),
    };
    Ok(Change {
        takes_over: Some(takes_over),
        ..Change::deeds([Deed::Substitute(seat, person)])
    })
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
    found.map(Reserved::invited)
}

fn may_take(table: &Before<'_>, seat: Seat, account: AccountId, invite: Option<&str>) -> bool {
    match keeper(table, seat) {
        None => true,
        Some(Some(kept_for)) => kept_for == account,
        Some(None) => table.game.made.creator == account || sight::is_invite(table, invite),
    }
}

/// Somebody leaves before the game begins. Where quick play leads people, the last one calls the table off: nobody is
/// led there any more.
///
/// # Errors
/// Why not.
pub async fn leave(live: &Live, player: Player) -> Result<(), ChangeError> {
    let leaves = |table: &Before<'_>| {
        let seat = player.seat(table).map_err(refused)?;
        let mut people = table.people.to_vec();
        people[seat.index()] = None;
        let waits = table.game.state == State::Waiting;
        let ends = waits && quick::is_quick(&table.game.made) && people.iter().all(Option::is_none);
        let close = ends.then_some(Deed::Close);
        Ok(Change {
            people: Some(people),
            state: ends.then_some(State::Aborted),
            ..Change::deeds([Deed::Leave(seat)].into_iter().chain(close))
        })
    };
    live.change(Some(&by(player.account)), leaves).await?;
    Ok(())
}

/// The table's maker says who can sit in a seat, before the game begins. A player who sits there goes. Where the
/// server has no `guests`, none is invited.
///
/// # Errors
/// Why not.
pub async fn change_seat(
    store: &Store,
    live: &Live,
    player: Player,
    guests: bool,
    seat: Seat,
    sits: &Sits,
) -> Result<(), ChangeError> {
    let computer = match sits {
        Sits::Computer(name) => Some(level(name).map_err(ChangeError::Refused)?),
        Sits::Open | Sits::Invited | Sits::Named(_) => None,
        Sits::Me => return Err(refused("server-sit-yourself")),
    };
    let invited = match sits {
        Sits::Named(name) => Some(invitee(store, live, player, guests, name).await?),
        _ => None,
    };
    let known = live.attendance().await?;
    let changes = |table: &Before<'_>| {
        may_arrange(table, player)?;
        let person = table.people.get(seat.index());
        let person = person.ok_or_else(|| refused("server-no-such-seat"))?;
        let other = person.filter(|person| *person != player.account);
        let waits = other.is_some_and(|other| quick::waits(table, other, &known));
        // A seat that nobody waits in takes nothing from anybody if it is for everybody.
        if waits || *sits != Sits::Open {
            is_nobody_elses(table, player, &known)?;
        }
        if computer.is_some() && table.game.made.rated {
            return Err(refused("server-rated-computers"));
        }
        let for_people = |other: Seat| {
            let sitter = table.host.chair(other).sitter();
            other != seat && !matches!(sitter, Some(Sitter::Computer(_)))
        };
        if computer.is_some() && !Seat::all(table.host.players()).any(for_people) {
            return Err(refused("server-no-person"));
        }
        if invited.is_some() && table.people.contains(&invited) {
            return Err(refused("server-invited-sits"));
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
    live.change(Some(&by(player.account)), changes).await?;
    if computer.is_none() {
        let number = seat.number() as i64;
        let kept = match (sits, invited) {
            (_, Some(invited)) => Some(Reserved::for_account(number, invited)),
            (Sits::Invited, None) => Some(Reserved::by_link(number)),
            (_, None) => None,
        };
        let about = |table: &Before<'_>| (table.game.made.id.clone(), table.now);
        let (id, now) = live.look(about).await?;
        let before = store.reserve(&id, number, kept, now).await?;
        live.renew().await?;
        store.announce(&id).await?;
        for account in before.into_iter().chain(invited) {
            store.announce_notices(account).await?;
        }
    }
    live.begin_if_full().await;
    Ok(())
}

/// The one whom the table's maker invites by name.
async fn invitee(
    store: &Store,
    live: &Live,
    player: Player,
    guests: bool,
    name: &str,
) -> Result<AccountId, ChangeError> {
    let about = |table: &Before<'_>| {
        may_arrange(table, player)?;
        Ok::<_, ChangeError>((table.game.made.id.clone(), table.game.made.rated))
    };
    let (id, rated) = live.look(about).await??;
    let account = inviting::find(store, player.account, guests, name, rated)
        .await?
        .id;
    // Nor if somebody who sits there has blocked them.
    if store.is_unwelcome(&id, account).await? {
        return Err(refused(inviting::NOBODY));
    }
    Ok(account)
}

/// The table's maker begins the game.
///
/// # Errors
/// Why not.
pub async fn begin(live: &Live, player: Player) -> Result<(), ChangeError> {
    let known = live.attendance().await?;
    let begins = |table: &Before<'_>| {
        is_makers(table, player)?;
        if lacks_somebody(table, &known) {
            return Err(refused("server-not-all-here"));
        }
        Ok(Change::deeds([Deed::Begin]))
    };
    live.change(Some(&by(player.account)), begins).await?;
    Ok(())
}

/// Computer players take all seats that are free, and the game begins: for the table's maker. Until then
/// the seats are free for people who come.
///
/// # Errors
/// Why not.
pub async fn fill(live: &Live, player: Player, computer: &str) -> Result<(), ChangeError> {
    let level = level(computer).map_err(ChangeError::Refused)?;
    let fills = |table: &Before<'_>| {
        may_arrange(table, player)?;
        if table.game.made.rated {
            return Err(refused("server-rated-computers"));
        }
        // Else people who are led here to play with others would play with computer players as soon as they come.
        let sits = table.people.contains(&Some(player.account));
        if quick::is_shared(table, player.account) && (!sits || quick::is_fresh(table)) {
            return Err(refused("server-quick-fill"));
        }
        let seats = || Seat::all(table.host.players());
        let is_free = |seat: &Seat| table.host.chair(*seat).sitter().is_none();
        if !seats().any(|seat| table.host.chair(seat).sitter() == Some(Sitter::Person)) {
            return Err(refused("server-no-person"));
        }
        let computers = seats().filter(is_free);
        let computers = computers.map(|seat| Deed::Computer(seat, level));
        Ok(Change::deeds(computers.chain([Deed::Begin])))
    };
    live.change(Some(&by(player.account)), fills).await?;
    Ok(())
}

/// There is no game after all: the person who made the table can say so as long as it waits, and a player who
/// is the only person there until they have ever made a choice, even if it was taken back. Otherwise the
/// players can only end the game together: nobody takes a seat to spoil a game that others have waited for.
///
/// # Errors
/// Why not.
pub async fn abort(live: &Live, player: Player) -> Result<(), ChangeError> {
    let people = |table: &Before<'_>| table.people.iter().flatten().count();
    let known = live.attendance().await?;
    let aborts = |table: &Before<'_>| {
        if table.game.state == State::Running {
            player.seat(table).map_err(refused)?;
        }
        match table.game.state {
            State::Waiting => {
                may_arrange(table, player)?;
                is_nobody_elses(table, player, &known)?;
            }
            // All have seen how it begins: an end would be a second throw.
            State::Running if table.game.made.rated => {
                return Err(refused("server-rated-begun"));
            }
            State::Running if table.host.was_played() || people(table) > 1 => {
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
    live.change(Some(&by(player.account)), aborts).await?;
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
fn may_arrange(table: &Before<'_>, player: Player) -> Result<(), ChangeError> {
    is_makers(table, player)?;
    match table.game.state {
        State::Waiting => Ok(()),
        State::Running => Err(refused("table-begun")),
        State::Over | State::Aborted => Err(refused("table-over")),
    }
}

/// Has quick play led nobody else here who waits? Else whoever made the table could send away those who come, one after
/// the other, or let them wait for nobody.
fn is_nobody_elses(
    table: &Before<'_>,
    player: Player,
    known: &Attendance,
) -> Result<(), ChangeError> {
    let waits = |other: &AccountId| *other != player.account && quick::waits(table, *other, known);
    if table.people.iter().flatten().any(waits) {
        return Err(refused("server-quick-shared"));
    }
    Ok(())
}

/// Is it the table of this player, and not one where it is a bot and its owner sat down as a person?
fn is_makers(table: &Before<'_>, player: Player) -> Result<(), ChangeError> {
    if table.game.made.creator != player.account {
        return Err(refused("server-not-yours"));
    }
    player.may_act(table).map_err(refused)
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
            Some(Sitter::Computer(level)) if chair.gone().is_none() => Some((seat, level)),
            _ => None,
        }
    });
    computers.collect()
}

fn sit_deed(seat: Seat, bytes: &Bytes, account: &Account) -> Deed {
    let person = Person {
        bytes: bytes.clone(),
        name: shown(account),
    };
    Deed::Sit(seat, person)
}

/// The name of somebody who sits down. A bot is called so wherever it stands, in the record too.
fn shown(account: &Account) -> String {
    let name = &account.name;
    if account.bot {
        format!("{name} {BOT}")
    } else {
        name.clone()
    }
}

fn by(account: AccountId) -> Author {
    Author {
        account,
        wish: None,
        secret: None,
    }
}
