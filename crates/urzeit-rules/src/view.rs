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
/// Only [`View::of`] makes one, so whoever is given a view cannot know more. A view is never
/// played on: the host makes a new one after every entry. Who receives one as text reads it as
/// a position and makes the view of that; what is blank stays blank.
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

    /// Who sees it so.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
}

/// What a viewer is told of an entry: all of it, or that it happened.
///
/// Only [`Told::of`] makes one, so whoever is told cannot know more.
///
/// ```
/// use rand::SeedableRng;
/// use rand_xoshiro::Xoshiro256PlusPlus;
/// use urzeit_rules::{Due, Entry, Game, Lords, Setup, Told, Viewer, lords};
///
/// let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
/// let game = Lords::new(&lords::Setup::read(&["red", "blue"], &[])?);
/// let hand = game.due().expect("seat 1 is dealt its hand").sample(&mut random);
/// let told = Told::of(&game, Entry::Chance(hand), Viewer::Spectator);
/// assert_eq!(told.to_string(), "* deal 1 ?");
/// assert_eq!(told.entry(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<G: Game>(Telling<G>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Telling<G: Game> {
    Open(Entry<G>),
    /// The hidden part reads `?`.
    Veiled(G::Veiled),
}

impl<G: Game> Told<G> {
    /// What `viewer` is told of an entry made in this position.
    #[must_use]
    pub fn of(position: &G, entry: Entry<G>, viewer: Viewer) -> Told<G> {
        Told(match position.veil(entry, viewer) {
            Some(veiled) => Telling::Veiled(veiled),
            None => Telling::Open(entry),
        })
    }

    /// The entry, if the viewer may know all of it.
    #[must_use]
    pub fn entry(&self) -> Option<Entry<G>> {
        match self.0 {
            Telling::Open(entry) => Some(entry),
            Telling::Veiled(_) => None,
        }
    }
}

impl<G: Game> fmt::Display for Told<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Telling::Open(entry) => entry.fmt(f),
            Telling::Veiled(veiled) => veiled.fmt(f),
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
