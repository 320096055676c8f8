//! The people who may see a table.

use crate::{
    live::Before,
    store::{AccountId, State, Visibility},
};

/// The maker of a table and its players see it; those invited to a seat, as long as it waits. Of the
/// others those see it who find it in the lobby or have the link, if it waits, may be watched, or a seat
/// is offered there; for that nobody has to say who they are.
#[must_use]
pub fn sees(table: &Before<'_>, account: Option<AccountId>, invite: Option<&str>) -> bool {
    let made = &table.game.made;
    let is_theirs = |account| made.creator == account || table.people.contains(&Some(account));
    let takes_part = account.is_some_and(is_theirs);
    let waiting = table.game.state == State::Waiting;
    let mut reserved = table.reserved.iter();
    let expected =
        waiting && account.is_some() && reserved.any(|reserved| reserved.invited() == account);
    let found = made.visibility == Visibility::Open || is_invite(table, invite);
    takes_part
        || expected
        || found && (waiting || made.spectators || !table.host.offered().is_empty())
}

/// Is this what came with the table's invite link?
#[must_use]
pub fn is_invite(table: &Before<'_>, invite: Option<&str>) -> bool {
    invite == Some(&*table.game.made.invite)
}
