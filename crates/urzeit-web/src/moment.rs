//! The moment that a table shows: how the game stands, or a step that is played back.
//!
//! Whatever a table says, highlights, asks and lets people click comes from this one value, so that no
//! part of the page is ahead of another, and nobody plays what they have not seen.

use leptos::prelude::*;
use urzeit_rules::{Seat, Seats};
use urzeit_table::{Awaits, Told, followed::standing, messages::Now};

use crate::{playback::Step, position::Position, session::Session};

/// The moment that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// The position.
    pub(crate) view: Position,
    /// The players whose turn it is.
    pub(crate) turn_of: Seats,
    /// What the table waits for; nothing while a step is played back.
    pub(crate) awaits: Option<Awaits>,
}

impl Moment {
    /// A step that is played back.
    pub(crate) fn of_step(step: Step) -> Moment {
        Moment {
            view: step.view,
            turn_of: step.turn_of,
            awaits: None,
        }
    }

    /// How the game stands.
    pub(crate) fn of_now(now: &Now<Position>) -> Moment {
        let turn_of = match now.awaits {
            Awaits::Choices(seats) => seats,
            // The position is already that of the next player, but this turn is not over.
            Awaits::Confirm(seat) => [seat].into_iter().collect(),
            Awaits::Chance => now.view.in_turn().into_iter().collect(),
            Awaits::Players(_) | Awaits::Begin | Awaits::Nothing => Seats::NONE,
        };
        Moment {
            view: now.view.clone(),
            turn_of,
            awaits: Some(now.awaits),
        }
    }
}

impl Session {
    fn awaits(self) -> Option<Awaits> {
        self.moment.with(|moment| moment.awaits)
    }

    /// Is the game over, by its rules or because somebody resigned?
    pub(crate) fn is_over(self) -> bool {
        self.awaits() == Some(Awaits::Nothing)
    }

    /// Is it this player's turn?
    pub(crate) fn is_turn_of(self, seat: Seat) -> bool {
        self.moment.with(|moment| moment.turn_of.contains(seat))
    }

    /// Is the player at this screen asked for a choice?
    pub(crate) fn is_asked(self) -> bool {
        match (self.awaits(), self.seat.get()) {
            (Some(Awaits::Choices(seats)), Some(seat)) => seats.contains(seat),
            _ => false,
        }
    }

    /// Does a player have to confirm a turn?
    pub(crate) fn waits_for_confirmation(self) -> bool {
        matches!(self.awaits(), Some(Awaits::Confirm(_)))
    }

    /// Does the player at this screen have to confirm a turn?
    pub(crate) fn has_to_confirm(self) -> bool {
        let seat = self.seat.get();
        matches!(self.awaits(), Some(Awaits::Confirm(confirms)) if Some(confirms) == seat)
    }

    /// Is chance due that somebody at a real table decides?
    pub(crate) fn chance_is_asked(self) -> bool {
        self.has_real_dice() && self.awaits() == Some(Awaits::Chance)
    }

    /// How many of their last entries the player at this screen can take back.
    pub(crate) fn undoable(self) -> usize {
        match self.awaits() {
            Some(_) => self.now.with(|now| now.undoable),
            None => 0,
        }
    }

    /// What was told up to this moment.
    pub(crate) fn with_told<T>(self, look: impl FnOnce(&[Told]) -> T) -> T {
        let until = self.step.with(|step| Some(step.as_ref()?.number + 1));
        self.told.with(|told| {
            let until = until.unwrap_or(told.len());
            look(&told[..until.min(told.len())])
        })
    }

    /// The entries that were told up to this moment and stand: what was taken back is not among them. What
    /// the page derives from the past comes from here.
    pub(crate) fn with_standing<T>(self, look: impl FnOnce(&[&Told]) -> T) -> T {
        self.with_told(|told| look(&standing_events(told)))
    }

    /// How much was told up to this moment.
    pub(crate) fn told_until_now(self) -> usize {
        untrack(|| self.with_told(<[Told]>::len))
    }

    /// Has the game that is shown gone on from when so much was told? It has not where something was taken
    /// back, or where somebody looks at another moment: in a replay every step is one that somebody makes.
    pub(crate) fn has_gone_on_from(self, before: usize) -> bool {
        untrack(|| {
            let is_replay = self.table.with(|table| table.id.is_empty());
            self.with_told(|told| match told.get(before..) {
                Some(new) if is_replay => new.len() <= 1,
                Some(new) => new.iter().all(|event| event.went_back_to.is_none()),
                None => false,
            })
        })
    }

    /// Ends what is played back. Says whether something was.
    pub(crate) fn skip_playback(self) -> bool {
        let plays = self.step.with_untracked(Option::is_some);
        if plays {
            self.step.set(None);
        }
        plays
    }
}

/// The events whose entries stand.
pub(crate) fn standing_events(told: &[Told]) -> Vec<&Told> {
    let places = standing_places(told).into_iter();
    places.map(|place| &told[place]).collect()
}

/// The places of the entries that stand, as far as that is known where the first are not: since players last
/// went back.
pub(crate) fn standing_places(told: &[Told]) -> Vec<usize> {
    standing(told).unwrap_or_else(|| {
        let back = told.iter().rposition(|event| event.went_back_to.is_some());
        let since = back.map_or(0, |back| back + 1);
        let entries = (since..told.len()).filter(|&place| told[place].entry().is_some());
        entries.collect()
    })
}
