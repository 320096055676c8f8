//! What players may wish for, and the events that it becomes.

use urzeit_rules::Seat;
use urzeit_table::{
    Deed, Question, Refused, Sitter, Wish,
    messages::{Answers, Why, Wished},
};

use crate::{
    live::{Author, Before, Change, ChangeError, Live},
    store::{Account, AccountId, Ledger, Secret},
};

/// A client's identifier is no longer.
const LONGEST_ID: usize = 64;

/// No action of a game is longer.
const LONGEST_WISH: usize = 1000;

/// A bot acts where its owner sat down as a person.
pub(crate) const PERSONS_SEAT: &str = "server-persons-seat";

/// Why a wish is not granted.
#[derive(Debug)]
pub enum WishError {
    /// Nobody can wish for anything like that.
    Bad(&'static str),
    /// It does not come true at this table.
    ChangeError(ChangeError),
}

/// A player who wishes for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The account.
    pub account: AccountId,
    /// Does a bot act for it?
    pub bot: bool,
    /// What it has shown on a socket: should that have ended since, nothing is granted. Where somebody asks
    /// once it has just been looked at.
    pub secret: Option<Secret>,
}

impl From<&Account> for Player {
    fn from(account: &Account) -> Player {
        Player {
            account: account.id,
            bot: account.bot,
            secret: None,
        }
    }
}

impl From<AccountId> for Player {
    fn from(account: AccountId) -> Player {
        Player {
            account,
            bot: false,
            secret: None,
        }
    }
}

impl Player {
    /// The same player, who has shown this.
    #[must_use]
    pub fn showing(self, secret: Option<Secret>) -> Player {
        Player { secret, ..self }
    }

    /// Where it sits, if it may do anything there: a bot only where a bot sat down, so that nobody takes
    /// it for a person. Its owner may act in a bot's seat too, which stays a bot's.
    ///
    /// # Errors
    /// Why not.
    pub fn seat(self, table: &Before<'_>) -> Result<Seat, &'static str> {
        let mut people = table.people.iter();
        let index = people.position(|person| *person == Some(self.account));
        let seat = Seat::at(index.ok_or("server-not-seated")?);
        if self.bot && !table.bots.contains(seat) {
            return Err(PERSONS_SEAT);
        }
        Ok(seat)
    }

    /// May it do something at this table that takes no seat there? A bot may not where a person sat down.
    ///
    /// # Errors
    /// Why not.
    pub fn may_act(self, table: &Before<'_>) -> Result<(), &'static str> {
        match self.seat(table) {
            Err(why) if why == PERSONS_SEAT => Err(why),
            _ => Ok(()),
        }
    }
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
    player: impl Into<Player>,
    said: &Wished,
) -> Result<i64, WishError> {
    if !is_id(&said.id) {
        return Err(WishError::Bad("server-bad-id"));
    }
    if said.wish.len() > LONGEST_WISH || said.wish.contains(['\n', '\r']) {
        return Err(WishError::Bad("server-wish-too-long"));
    }
    let player = player.into();
    let author = Author {
        account: player.account,
        wish: Some(said.id.clone()),
        secret: player.secret,
    };
    let granted = live.change(Some(&author), |table| {
        let seat = player.seat(table).map_err(refused)?;
        let wish: Wish = said.wish.parse().map_err(Refused::Unreadable)?;
        if let Some(answers) = &said.answers {
            check_date(table, player.account, seat, &wish, answers)?;
        }
        let deeds = deeds(table, seat, wish)?;
        // Playing on, coming back and giving up are always possible, and bring the game to its end.
        if deeds.iter().any(Deed::is_request) {
            check_requests(live, table, seat, &deeds)?;
        }
        Ok(Change::deeds(deeds))
    });
    granted.await.map_err(WishError::ChangeError)
}

/// A choice is out of date if its player has not seen all that it would answer. What is said about the
/// game rather than played in it never is, except that nobody agrees to another request than was seen: an
/// end is agreed on as the game stands, and a vote is about the absence or the request that was seen.
fn check_date(
    table: &Before<'_>,
    account: AccountId,
    seat: Seat,
    wish: &Wish,
    answers: &Answers,
) -> Result<(), ChangeError> {
    let seen = match answers {
        // Nobody has seen what has not happened.
        Answers::Number(number) => {
            let number = usize::try_from(*number).ok();
            number.filter(|number| *number <= table.host.len())
        }
        // Right after it; chance that followed at once has not been seen.
        Answers::Wish(id) => {
            let number = table.wishes.get(&(account, id.clone()));
            number.and_then(|number| usize::try_from(number + 1).ok())
        }
    };
    let host = table.host;
    let fresh = |is_old: &dyn Fn(usize) -> bool| seen.is_some_and(|seen| !is_old(seen));
    let fresh = match wish {
        Wish::Choose(_) | Wish::Confirm | Wish::Undo(_) => {
            fresh(&|seen| host.has_moved_on(seat, seen))
        }
        Wish::EndGame => fresh(&|seen| {
            host.has_moved_on(seat, seen) || host.was_asked_since(seen, Question::End)
        }),
        Wish::Agree => fresh(&|seen| host.was_asked_since(seen, Question::GoBack)),
        Wish::Vote(about, _) => fresh(&|seen| host.was_asked_since(seen, Question::Seat(*about))),
        _ => true,
    };
    if fresh {
        Ok(())
    } else {
        Err(refused("server-out-of-date"))
    }
}

/// Requests, and what is taken back again, bring a game no nearer to its end: a seat has so many of them
/// in a while, and none where the table is full. But nobody keeps the others from going on without somebody
/// who is away.
fn check_requests(
    live: &Live<impl Ledger>,
    table: &Before<'_>,
    seat: Seat,
    deeds: &[Deed],
) -> Result<(), ChangeError> {
    let votes = deeds.iter().all(|deed| matches!(deed, Deed::Vote(..)));
    if live.is_full(table) && !votes {
        return Err(refused("server-table-full"));
    }
    let decides = deeds.iter().all(|deed| is_first_vote(table, deed));
    if live.has_asked_enough(table, seat) && !decides {
        return Err(refused("server-too-many-requests-here"));
    }
    Ok(())
}

/// Is it somebody's first vote about an absence? (Votes that change again and again are requests.)
fn is_first_vote(table: &Before<'_>, deed: &Deed) -> bool {
    let Deed::Vote(seat, away, _) = deed else {
        return false;
    };
    let mut votes = table.host.votes().iter();
    !votes.any(|vote| (vote.seat, vote.away) == (*seat, *away))
}

/// What a wish of this seat becomes.
fn deeds(table: &Before<'_>, seat: Seat, wish: Wish) -> Result<Vec<Deed>, ChangeError> {
    match wish {
        // A person with a computer player in their place comes back first.
        Wish::Choose(_) if table.host.chair(seat).player() != Some(Sitter::Person) => {
            Err(refused("server-stand-in-plays"))
        }
        // Else a player who is about to lose would hand the seat to anybody, and not have lost.
        Wish::Offer if table.game.made.rated => Ok(vec![Deed::AskToHandOver(seat)]),
        wish => Ok(wish.deeds(seat, table.host)),
    }
}

fn refused(key: &str) -> ChangeError {
    ChangeError::Refused(Why::only(key))
}
