//! What a viewer may know: a position with blanks, an entry with blanks.

use std::{fmt, str::FromStr};

use crate::{
    Entry, Game, Seat,
    notation::{Unreadable, Wanted},
};

/// A player or spectator who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who sees only what everybody sees.
    Spectator,
}

/// A position as one viewer may see it: what is hidden from the viewer is blank.
///
/// Only [`View::of`] makes one, so whoever is given a view cannot know more. A view is never
/// played on: the host makes a new one after every entry. A client that receives one as text reads it
/// as a position and makes the view of that; what is blank stays blank.
///
/// ```
/// use rand::SeedableRng;
/// use rand_xoshiro::Xoshiro256PlusPlus;
/// use urzeit_rules::{Due, Game, Lords, Seat, Setup, View, Viewer, lords};
///
/// let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
/// let mut game = Lords::new(&lords::Setup::read(&["red", "blue"], &[])?);
/// let hand = game.due().expect("seat 1 is dealt its hand").sample(&mut random);
/// game.settle(hand);
/// let own = View::of(&game, Viewer::Seat(Seat::at(0)));
/// assert!(!own.position().has_blanks());
/// let others = View::of(&game, Viewer::Spectator);
/// assert!(others.position().has_blanks());
/// assert!(!Lords::imagine(&others, &mut random).has_blanks());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

    /// The viewer who sees it so.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
}

/// An entry as one viewer may know it: all of it, or that it happened.
///
/// [`EntryView::of`] makes one from a position, so whoever is given one cannot know more. Its text
/// has `?` for what is hidden, and reads back to the same value.
///
/// ```
/// use rand::SeedableRng;
/// use rand_xoshiro::Xoshiro256PlusPlus;
/// use urzeit_rules::{Due, Entry, EntryView, Game, Lords, Setup, Viewer, lords};
///
/// let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
/// let game = Lords::new(&lords::Setup::read(&["red", "blue"], &[])?);
/// let hand = game.due().expect("seat 1 is dealt its hand").sample(&mut random);
/// let told = EntryView::of(&game, Entry::Chance(hand), Viewer::Spectator);
/// assert_eq!(told.to_string(), "* deal 1 ?");
/// assert_eq!(told.entry(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(PartialEq, Eq, Debug)]
pub enum EntryView<G: Game> {
    /// The viewer may know all of it.
    Open(Entry<G>),
    /// A part of it is hidden.
    Veiled(G::Veiled),
}

// Not derived: an entry is copied even where a position is not.
impl<G: Game> Copy for EntryView<G> {}
impl<G: Game> Clone for EntryView<G> {
    fn clone(&self) -> EntryView<G> {
        *self
    }
}

impl<G: Game> EntryView<G> {
    /// What `viewer` may know of an entry made in this position.
    #[must_use]
    pub fn of(position: &G, entry: Entry<G>, viewer: Viewer) -> EntryView<G> {
        match position.veil(entry, viewer) {
            Some(veiled) => EntryView::Veiled(veiled),
            None => EntryView::Open(entry),
        }
    }

    /// The entry, if the viewer may know all of it.
    #[must_use]
    pub fn entry(&self) -> Option<Entry<G>> {
        match self {
            EntryView::Open(entry) => Some(*entry),
            EntryView::Veiled(_) => None,
        }
    }
}

impl<G: Game> fmt::Display for EntryView<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryView::Open(entry) => entry.fmt(f),
            EntryView::Veiled(veiled) => veiled.fmt(f),
        }
    }
}

impl<G: Game> FromStr for EntryView<G> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<EntryView<G>, Unreadable> {
        if text.ends_with(" ?") {
            text.parse().map(EntryView::Veiled)
        } else {
            text.parse().map(EntryView::Open)
        }
    }
}

/// An entry that is hidden from somebody, in a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nothing {}

impl fmt::Display for Nothing {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Nothing {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Nothing, Unreadable> {
        const NOTHING: Wanted = Wanted {
            kind: "entry",
            forms: &[],
        };
        Err(NOTHING.not(text))
    }
}
