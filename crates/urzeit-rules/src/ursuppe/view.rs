//! Who may see what: everybody sees everything (H6).
//!
//! The order of the environment cards is not part of a position: chance decides which card
//! comes when it comes.

use super::Ursuppe;
use crate::Viewer;

impl Ursuppe {
    /// The position as a viewer sees it.
    pub(super) fn seen_by(&self, _viewer: Viewer) -> Ursuppe {
        self.clone()
    }
}
