//! What players may wish for, and the events that it becomes.

use urzeit_players::Level;
use urzeit_rules::Seat;
use urzeit_table::{Overdue, Sitter, messages::Why};

use crate::{
    live::{Author, Before, Change, Live, Unfulfilled},
    store::{AccountId, Ledger},
};

/// A client's identifier is no longer.
const LONGEST_ID: usize = 64;

/// No action of a game is longer.
const LONGEST_WISH: usize = 1000;

/// Why a wish is not granted.
#[derive(Debug)]
pub enum Ungranted {
    /// Nobody can wish for anything like that.
    Bad(&'static str),
    /// It does not come true at this table.
    Unfulfilled(Unfulfilled),
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
) -> Result<i64, Ungranted> {
    if !is_id(id) {
        return Err(Ungranted::Bad("server-bad-id"));
    }
    if wish.len() > LONGEST_WISH || wish.contains(['\n', '\r']) {
        return Err(Ungranted::Bad("server-wish-too-long"));
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
        // Who gives up can always do so: then computer players bring the game to its end.
        if live.is_full(table) && wish != "resign" {
            return Err(refused("server-table-full"));
        }
        Ok(Change::deeds(deeds(table, seat, wish)?))
    });
    granted.await.map_err(Ungranted::Unfulfilled)
}

/// The events that a wish of this seat becomes.
fn deeds(table: &Before<'_>, seat: Seat, wish: &str) -> Result<Vec<String>, Unfulfilled> {
    let (word, rest) = wish.split_once(' ').unwrap_or((wish, ""));
    if let ("resign", "") = (word, rest) {
        return Ok(resign(table, seat));
    }
    let deed = match word {
        "confirm" | "agree" | "refuse" | "return" | "end-game" | "go-on" if rest.is_empty() => {
            format!("{word} {seat}")
        }
        "undo" | "ask" => format!("{word} {seat} {rest}"),
        _ => {
            // Who has a computer player in its place comes back first.
            let player = table.host.chair(seat).player();
            if player != Some(Sitter::Person) {
                return Err(refused("server-stand-in-plays"));
            }
            format!("{seat} {wish}")
        }
    };
    Ok(vec![deed])
}

/// A computer player plays on, as strong as one who steps in when time is up. If it would play with
/// computer players alone, the game ends here.
fn resign(table: &Before<'_>, seat: Seat) -> Vec<String> {
    let level = match table.host.settings().overdue {
        Overdue::Turn(level) | Overdue::Rest(level) => level,
        Overdue::Nothing => Level::Medium,
    };
    let mut deeds = vec![format!("resign {seat} {level}")];
    let mut others = Seat::all(table.host.players()).filter(|&other| other != seat);
    if !others.any(|other| table.host.chair(other).sitter() == Some(Sitter::Person)) {
        deeds.push("close".to_owned());
    }
    deeds
}

fn refused(key: &str) -> Unfulfilled {
    Unfulfilled::Refused(Why::only(key))
}
