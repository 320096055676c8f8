//! A game as a board shows it: the position somebody sees, and what they may do.

use leptos::prelude::*;
use urzeit_rules::{Choices as _, Game};
use urzeit_table::{ActionText, Wish};

use crate::{played::OnPage, session::Session};

/// A game as a board shows it.
pub(crate) struct Shown<G: Game + 'static> {
    /// The table.
    pub(crate) session: Session,
    /// What is seen, at the moment that is shown.
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

impl<G: OnPage> Shown<G>
where
    G::Action: PartialEq + Send + Sync,
{
    pub(crate) fn new(session: Session) -> Shown<G> {
        let position = Memo::new(move |before: Option<&G>| {
            let shown = session.moment.with(|moment| moment.view.get().cloned());
            shown.unwrap_or_else(|| before.expect("a table shows its own game").clone())
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

    /// Says why somebody here cannot do this; nothing is done, even if they can. While a step is played
    /// back it only ends that.
    pub(crate) fn explain(self, action: G::Action) {
        if self.session.skip_playback() {
            return;
        }
        if let Some(why) = self.session.why_not(&ActionText(action.to_string())) {
            self.session.refuse(why);
        }
    }
}

/// Is this the second half of a double click? A player who meant to do something once is not refused for
/// having done it.
pub(crate) fn is_again(click: &leptos::ev::MouseEvent) -> bool {
    click.detail() > 1
}
