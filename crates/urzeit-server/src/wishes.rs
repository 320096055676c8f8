//! What players may wish for, and the events that it becomes.

use urzeit_rules::Seat;
use urzeit_table::{Deed, Refused, Sitter, Wish, messages::Why};

use crate::{
    live::{Author, Before, Change, ChangeError, Live},
    store::{AccountId, Ledger},
};

/// A client's identifier is no longer.
const LONGEST_ID: usize = 64;

/// No action of a game is longer.
const LONGEST_WISH: usize = 1000;

/// Why a wish is not granted.
#[derive(Debug)]
pub enum WishError {
    /// Nobody can wish for anything like that.
    Bad(&'static str),
    /// It does not come true at this table.
    ChangeError(ChangeError),
}

/// Can this be a client's identifier for a wish, or for a line of chat?
#[must_use]
pub fn is_id(text: &str) -> bool {
    (1..=LONGEST_ID).contains(&text.len()) && !text.contains(char::is_control)
}

/// Grants a player's wish at a table, and says what number its event has. The same wish said again
/// has the same number.
///
/// # Errors
/// Why not.
pub async fn grant(
    live: &Live<impl Ledger>,
    account: AccountId,
    id: &str,
    wish: &str,
) -> Result<i64, WishError> {
    if !is_id(id) {
        return Err(WishError::Bad("server-bad-id"));
    }
    if wish.len() > LONGEST_WISH || wish.contains(['\n', '\r']) {
        return Err(WishError::Bad("server-wish-too-long"));
    }
    let author = Author {
        account,
        wish: Some(id.to_owned()),
    };
    let granted = live.change(Some(&author), |table| {
        let index = table
            .people
            .iter()
            .position(|person| *person == Some(account));
        let seat = Seat::at(index.ok_or_else(|| refused("server-not-seated"))?);
        let wish: Wish = wish.parse().map_err(Refused::Unreadable)?;
        // Giving up is always possible: then computer players bring the game to its end.
        if live.is_full(table) && wish != Wish::Resign {
            return Err(refused("server-table-full"));
        }
        Ok(Change::deeds(deeds(table, seat, wish)?))
    });
    granted.await.map_err(WishError::ChangeError)
}

/// What a wish of this seat becomes.
fn deeds(table: &Before<'_>, seat: Seat, wish: Wish) -> Result<Vec<Deed>, ChangeError> {
    let (host, settings) = (table.host, table.host.settings());
    match wish {
        Wish::Resign => {
            let mut deeds = vec![wish.deed(seat, settings)];
            let mut others = Seat::all(host.players()).filter(|&other| other != seat);
            // Computer players do not play on among themselves.
            if !others.any(|other| host.chair(other).sitter() == Some(Sitter::Person)) {
                deeds.push(Deed::Close);
            }
            Ok(deeds)
        }
        // A person with a computer player in their place comes back first.
        Wish::Choose(_) if host.chair(seat).player() != Some(Sitter::Person) => {
            Err(refused("server-stand-in-plays"))
        }
        wish => Ok(vec![wish.deed(seat, settings)]),
    }
}

fn refused(key: &str) -> ChangeError {
    ChangeError::Refused(Why::only(key))
}
