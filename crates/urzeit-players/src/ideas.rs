//! Actions worth a thought, and how much they come to mind.

use rand::Rng;

use crate::{search::fraction, sum::exp};

/// Actions worth a thought, with the notes that were taken on them.
///
/// The notes are weighed as they come. Only training keeps them.
pub struct Ideas<'w, A> {
    weights: &'w [f32],
    actions: Vec<A>,
    /// How much each action comes to mind: the sum of its weighed notes.
    urges: Vec<f32>,
    notes: Option<Vec<Note>>,
}

/// A note on an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// Which action, by its number among the ideas.
    pub idea: u16,
    /// What is noted.
    pub slot: u16,
    /// How much.
    pub amount: f32,
}

impl<'w, A: Copy> Ideas<'w, A> {
    /// No ideas yet; notes are weighed by these weights.
    #[must_use]
    pub fn weighed_by(weights: &'w [f32]) -> Ideas<'w, A> {
        Ideas {
            weights,
            actions: Vec::new(),
            urges: Vec::new(),
            notes: None,
        }
    }

    /// Keeps the notes from now on.
    #[must_use]
    pub fn keeping_notes(mut self) -> Ideas<'w, A> {
        self.notes = Some(Vec::new());
        self
    }

    /// Forgets all ideas.
    pub fn clear(&mut self) {
        self.actions.clear();
        self.urges.clear();
        if let Some(notes) = &mut self.notes {
            notes.clear();
        }
    }

    /// One more action. The notes that follow are on it.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.actions.push(action);
        self.urges.push(0.0);
    }

    /// Notes that of the last action `slot` is true to this amount.
    #[inline]
    pub fn note(&mut self, slot: usize, amount: f32) {
        let Some(urge) = self.urges.last_mut() else {
            return;
        };
        *urge += self.weights[slot] * amount;
        if let Some(notes) = &mut self.notes {
            notes.push(Note {
                idea: (self.actions.len() - 1) as u16,
                slot: slot as u16,
                amount,
            });
        }
    }

    /// The actions, in the order in which they came.
    #[must_use]
    pub fn actions(&self) -> &[A] {
        &self.actions
    }

    /// How much each action comes to mind.
    #[must_use]
    pub fn urges(&self) -> &[f32] {
        &self.urges
    }

    /// The notes on all actions, if they are kept.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        self.notes.as_deref().unwrap_or_default()
    }

    /// How likely each action is to be chosen; the larger the `temperature`, the more alike.
    #[must_use]
    pub fn chances(&self, temperature: f32) -> Vec<f32> {
        let most = self.urges.iter().copied().fold(f32::MIN, f32::max);
        let mut chances: Vec<f32> = self
            .urges
            .iter()
            .map(|u| exp((u - most) / temperature))
            .collect();
        let sum: f32 = chances.iter().sum();
        for chance in &mut chances {
            *chance /= sum;
        }
        chances
    }

    /// One of the actions, with these chances.
    ///
    /// # Panics
    /// If there is no action.
    pub fn draw(&self, temperature: f32, random: &mut impl Rng) -> A {
        let mut left = fraction(random);
        let drawn = self.chances(temperature).iter().position(|chance| {
            left -= chance;
            left <= 0.0
        });
        let last = self.actions.len() - 1;
        self.actions[drawn.unwrap_or(last)]
    }
}
