//! Who may see a table.

use crate::{
    live::Before,
    store::{AccountId, State, Visibility},
};

/// Who made a table or sits there sees it; who is invited to a seat, as long as it waits. Of the
/// others those see it who find it in the lobby or have the link, if it waits or may be watched.
#[must_use]
pub fn sees(table: &Before<'_>, account: AccountId, invite: Option<&str>) -> bool {
    let made = &table.game.made;
    let takes_part = made.creator == account || table.people.contains(&Some(account));
    let waiting = table.game.state == State::Waiting;
    let mut reserved = table.reserved.iter();
    let expected = waiting && reserved.any(|reserved| reserved.account == Some(account));
    let found = made.visibility == Visibility::Open || is_invite(table, invite);
    takes_part || expected || found && (waiting || made.spectators)
}

/// Is this what came with the table's invite link?
#[must_use]
pub fn is_invite(table: &Before<'_>, invite: Option<&str>) -> bool {
    invite == Some(&*table.game.made.invite)
}
