//! Actions as numbers with a fixed meaning.
//!
//! Learning wants a finite list of actions that means the same everywhere. The games have too
//! many for one number each (a payment is any set of twenty genes), so an action is *spelled*: it
//! is one step, or a few steps one after the other, and each step is a number. Whatever is one
//! step has the action's notation as its label; the label of a part is no action.
//!
//! No action's spelling begins another's. So the steps themselves say when an action is complete.

mod genesis;
mod lords;
mod ursuppe;

use std::{collections::HashMap, fmt};

use urzeit_rules::{Choices, Game, Seat};

use crate::complaint::Complaint;

/// A game whose actions can be spelled.
pub(crate) trait Spelled: Game {
    /// The steps of this game.
    fn codebook() -> &'static Codebook;

    /// Says the steps of an action, by their labels.
    fn spell(action: Self::Action, spelling: &mut Spelling);

    /// How many numbers this very game needs.
    fn numbers_needed(&self) -> usize {
        Self::codebook().labels.len()
    }
}

/// The steps of a game: labels by number, numbers by label.
pub(crate) struct Codebook {
    labels: Vec<String>,
    numbers: HashMap<String, usize>,
}

impl Codebook {
    fn new(labels: Vec<String>) -> Codebook {
        let numbers = labels.iter().cloned().zip(0..).collect();
        Codebook { labels, numbers }
    }

    /// What each number means.
    pub(crate) fn labels(&self) -> impl Iterator<Item = &str> {
        self.labels.iter().map(String::as_str)
    }
}

/// The steps of one action.
pub(crate) struct Spelling {
    book: &'static Codebook,
    steps: Vec<usize>,
    /// Kept because a label is written for every legal action.
    label: String,
}

impl Spelling {
    fn new(book: &'static Codebook) -> Spelling {
        Spelling {
            book,
            steps: Vec::new(),
            label: String::new(),
        }
    }

    fn of<G: Spelled>(&mut self, action: G::Action) -> &[usize] {
        self.steps.clear();
        G::spell(action, self);
        &self.steps
    }

    /// One more step, where its number is known: a label need not be written to find it.
    fn push(&mut self, number: usize) {
        self.steps.push(number);
    }

    /// One more step.
    fn say(&mut self, label: impl fmt::Display) {
        use fmt::Write;
        self.label.clear();
        write!(self.label, "{label}").expect("writing to a string");
        let number = self.book.numbers.get(&self.label);
        self.steps
            .push(*number.expect("the codebook has every step of every action"));
    }
}

/// The numbers that may come next when a seat has begun to spell an action, ascending.
pub(crate) fn steps<G: Spelled>(position: &G, seat: Seat, begun: &[usize]) -> Vec<usize> {
    let mut spelling = Spelling::new(G::codebook());
    let choices = position.choices(seat);
    let mut next: Vec<_> = choices
        .iter()
        .filter_map(|action| {
            let rest = spelling.of::<G>(action).strip_prefix(begun)?;
            rest.first().copied()
        })
        .collect();
    next.sort_unstable();
    next.dedup();
    next
}

/// The legal action that these steps spell; nothing, if more must follow.
///
/// # Errors
/// If no legal action begins so.
pub(crate) fn spelled<G: Spelled>(
    position: &G,
    seat: Seat,
    steps: &[usize],
) -> Result<Option<G::Action>, Complaint> {
    let book = G::codebook();
    // Most actions are one step, and its label is their notation: nothing to look through.
    if let [step] = steps
        && let Some(action) = book.labels.get(*step).and_then(|label| label.parse().ok())
    {
        let checked = position.check(seat, action).map_err(Complaint::illegal);
        return checked.map(|()| Some(action));
    }
    let mut spelling = Spelling::new(book);
    let choices = position.choices(seat);
    let mut more = false;
    for action in choices.iter() {
        match spelling.of::<G>(action).strip_prefix(steps) {
            Some([]) => return Ok(Some(action)),
            Some(_) => more = true,
            None => {}
        }
    }
    if more {
        Ok(None)
    } else {
        Err(Complaint::Value(format!(
            "no legal action of seat {seat} is spelled {steps:?}"
        )))
    }
}
