//! Inviting somebody by name into a seat.

use urzeit_rules::Seat;
use urzeit_table::messages::{NewTable, Sits};

use super::{new::Plan, refused};
use crate::{
    live::ChangeError,
    people::name,
    store::{Account, AccountId, Reserved, Store},
};

/// How many of the last opponents are offered, and found by name.
pub const MOST_RECENT: i64 = 30;

/// Whether there is nobody of this name or whether that one does not want to play with the host: the answer is
/// the same, so that nobody learns which.
pub(super) const NOBODY: &str = "server-nobody-invited";

/// How many seats of a new table are for somebody by name.
#[must_use]
pub fn count(new: &NewTable) -> usize {
    let seats = new.seats.iter().flatten();
    seats.filter(|sits| matches!(sits, Sits::Named(_))).count()
}

/// The account of this name, or else a guest whom the host has starred or played with; if the host may invite
/// them. Where the server has no `guests`, none could sit down.
///
/// # Errors
/// If not.
pub async fn find(
    store: &Store,
    host: AccountId,
    guests: bool,
    wanted: &str,
    rated: bool,
) -> Result<Account, ChangeError> {
    let wanted = name::folded(wanted);
    let found = match store.id_of_name(&wanted).await? {
        Some(id) => store.account(id).await?,
        None => {
            let known = store.people(host, &Default::default(), MOST_RECENT).await?;
            let mut known = known.starred.into_iter().chain(known.recent);
            let found = known.find(|one| name::folded(&one.name) == wanted);
            match found {
                Some(found) => store.account(found.account).await?,
                None => None,
            }
        }
    };
    let account = found.ok_or_else(|| refused(NOBODY))?;
    if account.id == host {
        return Err(refused("server-sit-yourself"));
    }
    if account.guest && !guests || !store.may_be_invited(account.id, host).await? {
        return Err(refused(NOBODY));
    }
    if store.has_blocked(host, account.id).await? {
        return Err(refused("server-invite-blocked"));
    }
    if rated && account.guest {
        return Err(refused("server-rated-guests"));
    }
    Ok(account)
}

/// Those who are invited by name to a new table, each with the seat.
///
/// # Errors
/// If somebody cannot be.
pub async fn find_all(
    store: &Store,
    host: AccountId,
    guests: bool,
    new: &NewTable,
) -> Result<Vec<(Seat, AccountId)>, ChangeError> {
    let mut found: Vec<(Seat, AccountId)> = Vec::new();
    // How many seats the game has is looked at later.
    if new
        .seats
        .as_ref()
        .is_some_and(|seats| seats.len() > Seat::MAX)
    {
        return Err(refused("server-other-number"));
    }
    for (index, sits) in new.seats.iter().flatten().enumerate() {
        let Sits::Named(name) = sits else {
            continue;
        };
        let account = find(store, host, guests, name, new.rated).await?.id;
        if found.iter().any(|(_, other)| *other == account) {
            return Err(refused("server-two-seats"));
        }
        found.push((Seat::at(index), account));
    }
    Ok(found)
}

/// Keeps seats of a table that is to be made.
pub fn keep(plan: &mut Plan, invited: &[(Seat, AccountId)]) {
    for (seat, account) in invited {
        let number = seat.number() as i64;
        plan.reserved.retain(|kept| kept.seat != number);
        plan.reserved.push(Reserved::for_account(number, *account));
    }
}
