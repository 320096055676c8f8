//! Turns in which nothing is to be reconsidered are not asked about: the page confirms them.
//!
//! Only what was chosen here and is shown is confirmed so. A turn that waited when the page was opened,
//! or that somebody else made, waits for a word of its player.

use leptos::{
    ev::{keydown, pointerdown},
    prelude::*,
};
use urzeit_table::{Told, Wish};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use crate::{
    moment::standing_places,
    prefs::{Confirms, Prefs, prefs},
    session::Session,
};

/// Which turns are confirmed without a question.
#[derive(Clone, Copy)]
pub(crate) struct Confirming {
    session: Session,
    prefs: Prefs,
    /// Was a finger on the board last? It shows nothing before it chooses.
    touched: RwSignal<bool>,
}

impl Confirming {
    /// Follows a table, and confirms what nobody has to be asked about.
    pub(crate) fn new(session: Session) -> Confirming {
        let confirming = Confirming {
            session,
            prefs: prefs(),
            touched: RwSignal::new(false),
        };
        let touched = confirming.touched;
        let pointer = window_event_listener(pointerdown, move |event| {
            let target = event.target().and_then(|target| target.dyn_into().ok());
            let board = target.and_then(|target: Element| target.closest(".board").ok().flatten());
            touched.set(event.pointer_type() == "touch" && board.is_some());
        });
        let keys = window_event_listener(keydown, move |_| touched.set(false));
        on_cleanup(move || {
            pointer.remove();
            keys.remove();
        });
        let confirms = Memo::new(move |_| session.has_to_confirm() && !confirming.asks());
        Effect::new(move |_| {
            if confirms.get() {
                session.wish(Wish::Confirm);
            }
        });
        confirming
    }

    /// Is the player at this screen asked to confirm a turn?
    pub(crate) fn asks(self) -> bool {
        let session = self.session;
        session.has_to_confirm()
            && match self.prefs.confirming() {
                Confirms::Always => true,
                _ if !self.is_chosen_here() => true,
                Confirms::Never => false,
                Confirms::WhenItMatters => !self.is_plain(),
            }
    }

    /// Has the player at this screen chosen here what is to be confirmed?
    fn is_chosen_here(self) -> bool {
        let session = self.session;
        let (seat, since) = (session.seat.get(), session.chose.get_value());
        let is_own = |event: &Told| event.entry().is_some_and(|entry| entry.seat == seat);
        session.with_told(|told| {
            let since = since.and_then(|since| told.get(since..));
            seat.is_some() && since.is_some_and(|since| since.iter().any(is_own))
        })
    }

    /// Is there nothing to reconsider: nothing that could be taken back, one choice that was shown before
    /// it was made, or the creation of the world? A player who has gone back in this turn reconsiders.
    fn is_plain(self) -> bool {
        let is_creation = self
            .session
            .moment
            .with(|moment| moment.view.round() == Some(0));
        match self.session.undoable() {
            0 => true,
            undoable if self.went_back(undoable) => false,
            1 => !self.touched.get() || is_creation,
            _ => is_creation,
        }
    }

    /// Was something taken back since the last entry that stays, before so many that could be undone?
    fn went_back(self, undoable: usize) -> bool {
        self.session.with_told(|told| {
            let standing = standing_places(told);
            let last = standing.iter().rev().nth(undoable);
            let since = &told[last.map_or(0, |last| last + 1)..];
            since.iter().any(|event| event.went_back_to.is_some())
        })
    }
}
