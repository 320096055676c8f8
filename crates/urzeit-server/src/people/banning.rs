//! Somebody plays no more, for a while or for good.

use super::deletion::leave_waiting;
use crate::{
    live::ChangeError,
    orders,
    registry::Registry,
    store::{AccountId, Ban, Broken, NewLog},
    wishes::Player,
};

/// Bans an account, which is logged: its sockets are closed, its standing orders end, so that it does not play
/// through them, and it leaves tables that wait for players; those that it made are aborted, so that nobody waits
/// for it there. Says whether there is such an account.
///
/// # Errors
/// If it cannot be written.
pub async fn ban(
    registry: &Registry,
    account: AccountId,
    ban: &Ban,
    log: &NewLog<'_>,
) -> Result<bool, Broken> {
    let banned = registry.store.ban(account, Some(ban), log).await?;
    for table in registry.store.tables_to_leave(account).await? {
        let Some(live) = registry.table(&table).await? else {
            continue;
        };
        // Where nothing runs no order is refused its end, and where nothing waits there is nothing to leave.
        let ended = [
            orders::end_all(&live, Player::from(account)).await,
            leave_waiting(&live, account).await,
        ];
        for ended in ended {
            match ended {
                Ok(()) | Err(ChangeError::Refused(_)) => {}
                Err(ChangeError::Broken(broken)) => return Err(broken),
            }
        }
    }
    Ok(banned)
}
