//! What a viewer may know: a position with blanks, an entry with blanks.

use std::fmt;

use crate::{Entry, Game, Seat};

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who sees only what everybody sees.
    Spectator,
}

/// A position as one viewer may see it: what is hidden from the viewer is blank.
///
/// Only [`View::of`] makes one, so whoever is given a view cannot know more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View<G: Game> {
    position: G,
    viewer: Viewer,
}

impl<G: Game> View<G> {
    /// What `viewer` may see of a position.
    #[must_use]
    pub fn of(position: &G, viewer: Viewer) -> View<G> {
        View {
            position: position.blanked(viewer),
            viewer,
        }
    }

    /// The position with its blanks.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Who sees it so.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
}

/// What a viewer is told of an entry.
#[derive(PartialEq, Eq, Debug)]
pub enum Told<G: Game> {
    /// All of it.
    Open(Entry<G>),
    /// That it happened; the hidden part reads `?`.
    Veiled(G::Veiled),
}

impl<G: Game> fmt::Display for Told<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Told::Open(entry) => entry.fmt(f),
            Told::Veiled(veiled) => veiled.fmt(f),
        }
    }
}
