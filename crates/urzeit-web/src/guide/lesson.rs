//! A lesson: when it is due, what it says, what it points at.

use urzeit_rules::{Entry, Game, Seat};
use urzeit_table::Told;

use crate::{
    played::OnPage,
    text::{Named, Words},
};

/// What a guide for a game knows.
///
/// Every lesson is due by what the game shows and what has happened in it, not by its place in a
/// script: so it comes when its subject first appears, whatever the learner does, also after an
/// undo or a reload.
pub(super) trait Guided: OnPage {
    /// The first game as the head of a record, the same for everybody.
    const START: &'static str;
    /// What chance is drawn from, so that the first dice are the same for everybody.
    const SEED: &'static str;
    /// Is the learner asked to confirm a turn? Where turns are ended by a button, that is enough.
    const CONFIRM: bool;
    /// All lessons; of several that are due, the first comes first.
    const LESSONS: &'static [Lesson<Self>];

    /// What the learner can do now.
    fn task(scene: &Scene<'_, Self>) -> Task<Self>;

    /// What the sentences of this game name.
    fn named(scene: &Scene<'_, Self>, words: Words) -> Vec<Named<'static>>;

    /// What decided the game, in sentences.
    fn decided(scene: &Scene<'_, Self>, words: Words) -> Vec<String>;
}

/// One thing to learn.
pub(super) struct Lesson<G: Game> {
    /// The key of its text.
    pub(super) key: &'static str,
    /// The rule to read about it.
    pub(super) rule: &'static str,
    /// Is it due?
    pub(super) when: fn(&Scene<'_, G>) -> bool,
    /// What it points at, as a selector of CSS.
    pub(super) at: fn(&Scene<'_, G>) -> String,
}

/// What the learner can do now.
pub(super) struct Task<G: Game> {
    /// The key of its text.
    pub(super) key: &'static str,
    /// What it points at, as a selector of CSS.
    pub(super) at: String,
    /// What it proposes; nothing, if anything will do.
    pub(super) proposed: Vec<G::Action>,
}

impl<G: Game> Task<G> {
    pub(super) fn new(key: &'static str, at: impl Into<String>) -> Task<G> {
        Task {
            key,
            at: at.into(),
            proposed: Vec::new(),
        }
    }

    pub(super) fn proposing(self, proposed: Vec<G::Action>) -> Task<G> {
        Task { proposed, ..self }
    }
}

/// The game as a lesson looks at it.
pub(super) struct Scene<'a, G: Game> {
    /// What the learner sees.
    pub(super) position: &'a G,
    /// What the learner may do.
    pub(super) legal: &'a [G::Action],
    /// Where the learner sits.
    pub(super) seat: Seat,
    /// Does the learner have to confirm a turn?
    pub(super) confirms: bool,
    /// What has happened so far.
    pub(super) past: &'a [Past<G>],
}

/// Something that has happened.
pub(super) enum Past<G: Game> {
    /// A player has done this.
    Did(Seat, G::Action),
    /// Chance has brought this.
    Fell(G::Chance),
}

impl<G: Game> Past<G> {
    /// An event as the table tells it; nothing, if it is none of the game or not to be known.
    pub(super) fn of(told: &Told) -> Option<Past<G>> {
        Some(match told.entry()?.read::<G>().ok()? {
            Entry::Player(seat, action) => Past::Did(seat, action),
            Entry::Chance(outcome) => Past::Fell(outcome),
        })
    }
}

impl<G: Game> Scene<'_, G> {
    /// Is the learner asked for something?
    pub(super) fn is_asked(&self) -> bool {
        !self.legal.is_empty()
    }

    /// May the learner do something like this?
    pub(super) fn may(&self, such: impl Fn(&G::Action) -> bool) -> bool {
        self.legal.iter().any(such)
    }

    /// Has somebody done something like this?
    pub(super) fn did(&self, such: impl Fn(Seat, &G::Action) -> bool) -> bool {
        self.past
            .iter()
            .any(|past| matches!(past, Past::Did(seat, action) if such(*seat, action)))
    }

    /// Has the learner done something like this?
    pub(super) fn have(&self, such: impl Fn(&G::Action) -> bool) -> bool {
        self.did(|seat, action| seat == self.seat && such(action))
    }

    /// Has chance brought something like this?
    pub(super) fn fell(&self, such: impl Fn(&G::Chance) -> bool) -> bool {
        self.past
            .iter()
            .any(|past| matches!(past, Past::Fell(outcome) if such(outcome)))
    }

    /// All that the learner has done, the latest last.
    pub(super) fn own(&self) -> impl DoubleEndedIterator<Item = G::Action> {
        self.past.iter().filter_map(|past| match past {
            Past::Did(seat, action) if *seat == self.seat => Some(*action),
            _ => None,
        })
    }
}

/// Points at nothing.
pub(super) fn nowhere<G: Game>(_: &Scene<'_, G>) -> String {
    String::new()
}

/// A selector for all of these.
pub(super) fn all(ids: impl IntoIterator<Item = String>) -> String {
    ids.into_iter().collect::<Vec<_>>().join(", ")
}
