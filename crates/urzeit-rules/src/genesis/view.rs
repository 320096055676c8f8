//! Who may see what: in Genesis everybody sees everything.

use std::fmt;

use super::Genesis;
use crate::Viewer;

/// An entry that is hidden from somebody: Genesis has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nothing {}

impl fmt::Display for Nothing {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Genesis {
    /// The position as a viewer sees it.
    pub(super) fn seen_by(&self, _viewer: Viewer) -> Genesis {
        *self
    }
}
