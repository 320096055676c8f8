//! What each viewer may see: in Genesis everybody sees everything.

use rand::Rng;

use super::Genesis;
use crate::{Entry, View, Viewer, view::Nothing};

impl Genesis {
    /// The position as a viewer sees it.
    pub(super) fn blanked(&self, _: Viewer) -> Genesis {
        *self
    }

    /// Nothing is ever hidden.
    pub(super) fn has_blanks(&self) -> bool {
        false
    }

    /// What a viewer may know of an entry, if not all of it.
    pub(super) fn veil(&self, _: Entry<Genesis>, _: Viewer) -> Option<Nothing> {
        None
    }

    /// The position that a view shows.
    pub(super) fn imagine(view: &View<Genesis>, _: &mut impl Rng) -> Genesis {
        *view.position()
    }
}
