//! A game as a board shows it: the position somebody sees, and what they may do.

use leptos::prelude::*;
use urzeit_rules::{Choices as _, Game};
use urzeit_table::{ActionText, Wish};

use crate::session::Session;

/// A game as a board shows it.
pub(crate) struct Shown<G: Game + 'static> {
    /// The table.
    pub(crate) session: Session,
    /// What is seen: the game as it stands, or a step that is played back.
    pub(crate) position: Memo<G>,
    /// What whoever is here may do; nothing when nobody here is asked.
    pub(crate) legal: Memo<Vec<G::Action>>,
}

impl<G: Game> Clone for Shown<G> {
    fn clone(&self) -> Shown<G> {
        *self
    }
}

impl<G: Game> Copy for Shown<G> {}

impl<G: Game + PartialEq + Send + Sync + 'static> Shown<G>
where
    G::Action: PartialEq + Send + Sync,
{
    pub(crate) fn new(session: Session) -> Shown<G> {
        let position = Memo::new(move |before: Option<&G>| {
            let past = session.step.with(|step| step.as_ref()?.view.clone());
            let read = match past {
                Some(view) => view.parse(),
                None => session.now.with(|now| now.view.parse()),
            };
            // What the table shows is in the notation; should it not be, the board stays as it is.
            read.unwrap_or_else(|_| before.expect("the first view is read").clone())
        });
        let legal = Memo::new(
            move |_| match session.seat.get().filter(|_| session.is_asked()) {
                Some(seat) => position.with(|position| position.choices(seat).iter().collect()),
                None => Vec::new(),
            },
        );
        Shown {
            session,
            position,
            legal,
        }
    }

    /// Somebody here does this. If it is not legal, it is said why, and nothing happens.
    pub(crate) fn act(self, action: G::Action) {
        self.session.wish(Wish::Choose(action).as_text());
    }

    /// Says why somebody here cannot do this; nothing is done, even if they can.
    pub(crate) fn explain(self, action: G::Action) {
        if let Some(why) = self.session.why_not(&ActionText(action.to_string())) {
            self.session.refuse(why);
        }
    }
}

/// Is this the second half of a double click? Who meant to do something once is not refused for
/// having done it.
pub(crate) fn is_again(click: &leptos::ev::MouseEvent) -> bool {
    click.detail() > 1
}
