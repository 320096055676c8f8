//! What somebody wants to happen at a table, and why it does not.

use std::collections::HashMap;

use urzeit_rules::{Seat, Seats};
use urzeit_table::{Deed, Host, Orders, Refused, messages::Why};

use crate::{
    store::{AccountId, Broken, Game, Reserved, Secret, State, Time},
    work::Lane,
};

/// The account that wants something to happen.
#[derive(Clone, Debug)]
pub struct Author {
    /// The account.
    pub account: AccountId,
    /// The identifier that the client gave the wish.
    pub wish: Option<String>,
    /// What proved, when a socket was opened, that it is this account: nothing is written, or answered, if
    /// that proves nothing any more.
    pub secret: Option<Secret>,
}

/// Why a wish did not come true.
#[derive(Debug)]
pub enum ChangeError {
    /// The table refuses it.
    Refused(Why),
    /// The store fails; it is not known what became of it.
    Broken(Broken),
}

impl From<Broken> for ChangeError {
    fn from(broken: Broken) -> ChangeError {
        ChangeError::Broken(broken)
    }
}

impl From<Refused> for ChangeError {
    fn from(refused: Refused) -> ChangeError {
        ChangeError::Refused(Why::from(&refused))
    }
}

/// What somebody who changes a table sees of it.
pub struct Before<'a> {
    /// The table.
    pub host: &'a dyn Host,
    /// What is stored of it besides events.
    pub game: &'a Game,
    /// The people in the seats.
    pub people: &'a [Option<AccountId>],
    /// The seats in which bots sat down, for their accounts.
    pub bots: Seats,
    /// The seats that are kept for somebody.
    pub reserved: &'a [Reserved],
    /// What time it is.
    pub now: Time,
    /// What became of every wish: the number of its first event.
    pub wishes: &'a HashMap<(AccountId, String), i64>,
}

/// What shall change.
#[derive(Default)]
pub struct Change {
    /// What happens.
    pub deeds: Vec<Deed>,
    /// The people in the seats then, if they change, or the seats of computer players do.
    pub people: Option<Vec<Option<AccountId>>>,
    /// Is it a bot that sits down?
    pub bot: bool,
    /// The person who takes over a seat of a running game.
    pub takes_over: Option<TakesOver>,
    /// Which standing orders there are then, if somebody gives or withdraws one.
    pub orders: Option<Orders>,
    /// What the table comes to, if that is not for its events to say.
    pub state: Option<State>,
    /// Does whoever changes it also do what the server has to do at once then?
    pub hold: Option<Hold>,
}

/// Somebody takes over a seat of a running game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakesOver {
    /// The seat.
    pub seat: Seat,
    /// The person who takes it over.
    pub account: AccountId,
    /// Has the player before left without a word?
    pub forfeits: bool,
    /// Shall a rated game count for the one who takes over?
    pub counts: bool,
}

/// Somebody who works goes on with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hold {
    /// Until when nobody else needs to.
    pub until: Time,
    /// With what takes no longer than this.
    pub lane: Lane,
}

impl Change {
    pub(super) fn is_nothing(&self) -> bool {
        self.deeds.is_empty()
            && self.people.is_none()
            && self.orders.is_none()
            && self.state.is_none()
    }

    /// These things happen.
    #[must_use]
    pub fn deeds(deeds: impl IntoIterator<Item = Deed>) -> Change {
        let deeds = deeds.into_iter().collect();
        Change {
            deeds,
            ..Change::default()
        }
    }
}
