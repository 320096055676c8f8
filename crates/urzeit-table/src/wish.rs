//! What a player may want to happen.

use std::{convert::Infallible, fmt, str::FromStr};

use urzeit_rules::{Seat, Unreadable};

use crate::{
    absence::Remedy,
    event::{Deed, EntryText, worded},
    host::Host,
    settings::Settings,
};

worded! {
    /// Something that a player wants to happen, without the seat: it is known which player says it.
    pub enum Wish<A = ActionText>: "wish", &[
        "confirm", "undo", "ask", "agree", "refuse", "return", "resign", "vote", "offer", "withdraw",
        "end-game", "go-on", "…",
    ];
    {
        /// `confirm`: the turn shall count.
        Confirm = "confirm",
        /// `undo N`: takes back the last N entries of the turn.
        Undo(entries: usize) = "undo",
        /// `ask N`: asks the others to go back to where the game had N entries.
        Ask(entries: usize) = "ask",
        /// `agree`: agrees to that.
        Agree = "agree",
        /// `refuse`: does not, or not any more.
        Refuse = "refuse",
        /// `return`: is back, where a computer player stands in.
        Return = "return",
        /// `resign`: gives up.
        Resign = "resign",
        /// `vote SEAT REMEDY`: says what is to be done about a player who is away.
        Vote(away: Seat, remedy: Remedy) = "vote",
        /// `offer`: offers the own seat to somebody else.
        Offer = "offer",
        /// `withdraw`: does not any more.
        Withdraw = "withdraw",
        /// `end-game`: wants to end the game without a result, or agrees to it.
        EndGame = "end-game",
        /// `go-on`: does not, or not any more.
        GoOn = "go-on",
    }
    /// An action of the game, in its notation.
    else Choose if |_: &str| true
}

/// The text of an action, for those who do not know which game it is: `place forest c4`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionText(pub String);

impl fmt::Display for ActionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for ActionText {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<ActionText, Unreadable> {
        Ok(ActionText(text.to_owned()))
    }
}

impl<A: fmt::Display> Wish<A> {
    /// All that happens if it is granted to this seat: where nobody is left to play on after somebody
    /// has given up, the game is over too.
    pub fn deeds(self, seat: Seat, host: &dyn Host) -> Vec<Deed> {
        let ends = matches!(self, Wish::Resign) && host.ends_by_resigning(seat);
        let deed = self.deed(seat, host.settings());
        [deed]
            .into_iter()
            .chain(ends.then_some(Deed::Close))
            .collect()
    }

    /// What happens at least, at a table with these settings.
    pub fn deed(self, seat: Seat, settings: &Settings) -> Deed {
        match self {
            Wish::Confirm => Deed::Confirm(seat),
            Wish::Undo(entries) => Deed::Undo(seat, entries),
            Wish::Ask(entries) => Deed::Ask(seat, entries),
            Wish::Agree => Deed::Agree(seat),
            Wish::Refuse => Deed::Refuse(seat),
            Wish::Return => Deed::Return(seat),
            Wish::Resign => Deed::Resign(seat, settings.plays_on()),
            Wish::Vote(away, remedy) => Deed::Vote(seat, away, remedy),
            Wish::Offer => Deed::Offer(seat),
            Wish::Withdraw => Deed::Withdraw(seat),
            Wish::EndGame => Deed::EndGame(seat),
            Wish::GoOn => Deed::GoOn(seat),
            Wish::Choose(action) => Deed::Entry(EntryText::choice(seat, action.to_string())),
        }
    }

    /// The same with the action as text.
    #[must_use]
    pub fn as_text(self) -> Wish {
        let text = self.try_map(|action| Ok::<_, Infallible>(ActionText(action.to_string())));
        text.unwrap_or_else(|never| match never {})
    }
}
