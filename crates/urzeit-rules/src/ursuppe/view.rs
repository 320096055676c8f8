//! What each viewer may see: everybody sees everything (H6).
//!
//! The order of the environment cards is not part of a position: chance decides which card
//! comes when it comes.

use rand::Rng;

use super::Ursuppe;
use crate::{Entry, View, Viewer, view::Nothing};

impl Ursuppe {
    /// The position as a viewer sees it.
    pub(super) fn blanked(&self, _: Viewer) -> Ursuppe {
        self.clone()
    }

    /// Nothing is ever hidden.
    pub(super) fn has_blanks(&self) -> bool {
        false
    }

    /// What a viewer may know of an entry, if not all of it.
    pub(super) fn veil(&self, _: Entry<Ursuppe>, _: Viewer) -> Option<Nothing> {
        None
    }

    /// The position that a view shows.
    pub(super) fn imagine(view: &View<Ursuppe>, _: &mut impl Rng) -> Ursuppe {
        view.position().clone()
    }
}
