//! Who may see what: everybody sees everything (H6).
//!
//! The order of the environment cards is not part of a position: chance decides which card
//! comes when it comes.

use std::fmt;

use super::Ursuppe;
use crate::Viewer;

/// An entry that is hidden from somebody: Ursuppe has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nothing {}

impl fmt::Display for Nothing {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Ursuppe {
    /// The position as a viewer sees it.
    pub(super) fn seen_by(&self, _viewer: Viewer) -> Ursuppe {
        self.clone()
    }
}
