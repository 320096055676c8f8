//! How long everybody thought.

use std::time::Duration;

/// How long somebody thought.
#[derive(Clone, Copy, Default, Debug)]
pub struct Thinking {
    /// How many answers were given.
    pub answers: u32,
    /// All of it.
    pub time: Duration,
    /// The longest thought about one answer.
    pub longest_answer: Duration,
    /// The longest thought about the answers of one turn.
    pub longest_turn: Duration,
}

impl Thinking {
    /// Adds the thinking of other games or seats.
    pub fn join(&mut self, other: &Thinking) {
        self.answers += other.answers;
        self.time += other.time;
        self.longest_answer = self.longest_answer.max(other.longest_answer);
        self.longest_turn = self.longest_turn.max(other.longest_turn);
    }

    /// The time of one answer, on average.
    pub fn mean(&self) -> Duration {
        self.time / self.answers.max(1)
    }
}

/// The watch of one seat.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Watch {
    thinking: Thinking,
    /// The turn of the last answer, and how long it has taken.
    turn: Option<(u64, Duration)>,
}

impl Watch {
    /// How long the seat has thought.
    pub(super) fn thinking(&self) -> &Thinking {
        &self.thinking
    }

    /// How long this turn has taken so far.
    pub(super) fn used(&self, mark: u64) -> Duration {
        let turn = self.turn.filter(|(turn, _)| *turn == mark);
        turn.map_or(Duration::ZERO, |(_, used)| used)
    }

    /// Notes the time of an answer that belongs to a turn.
    pub(super) fn note(&mut self, mark: u64, time: Duration) {
        let turn = self.used(mark) + time;
        self.turn = Some((mark, turn));
        self.thinking.join(&Thinking {
            answers: 1,
            time,
            longest_answer: time,
            longest_turn: turn,
        });
    }
}
