//! What somebody wants to happen at a table, and why it does not.

use urzeit_table::{Deed, Host, Refused, messages::Why};

use crate::store::{AccountId, Broken, Game, Reserved, State, Time};

/// Who wants something to happen.
#[derive(Clone, Debug)]
pub struct Author {
    /// The account.
    pub account: AccountId,
    /// The identifier that the client gave the wish.
    pub wish: Option<String>,
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
    /// Who sits where.
    pub people: &'a [Option<AccountId>],
    /// The seats that are kept for somebody.
    pub reserved: &'a [Reserved],
    /// What time it is.
    pub now: Time,
}

/// What shall change.
#[derive(Default)]
pub struct Change {
    /// What happens.
    pub deeds: Vec<Deed>,
    /// Who sits where then, if that changes, or where computer players sit.
    pub people: Option<Vec<Option<AccountId>>>,
    /// What the table comes to, if that is not for its events to say.
    pub state: Option<State>,
    /// Does whoever changes it also do what the server has to do at once then?
    pub hold: Option<Hold>,
}

/// Somebody who works goes on with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hold {
    /// Until when nobody else needs to.
    pub until: Time,
    /// Also with what takes long thinking?
    pub thinks: bool,
}

impl Change {
    pub(super) fn is_nothing(&self) -> bool {
        self.deeds.is_empty() && self.people.is_none() && self.state.is_none()
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
