//! One game, and how long everybody thought.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use urzeit_players::{
    Knowledge, Mind,
    contest::{self, Contender, Seated},
};
use urzeit_rules::{Seat, Standings};

use super::schedule::{Lineup, Schedule};

/// Where the games take place.
pub(super) struct Arena<'a, G: Mind> {
    /// The position before the first entry.
    pub(super) start: G,
    /// Who plays.
    pub(super) contenders: &'a [Contender],
    /// Who meets whom.
    pub(super) schedule: &'a Schedule,
    /// What our levels know of the game.
    pub(super) knowledge: Arc<Knowledge<G>>,
    /// What time and iterations are multiplied by.
    pub(super) scale: f32,
    /// Where randomness begins.
    pub(super) seed: u64,
}

/// How a game ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    /// The part of the win of the one who was alone.
    pub(super) wins: f64,
    /// The part of the others that the one who was alone finished ahead of.
    pub(super) ahead: f64,
    /// The one who was alone.
    pub(super) alone: Side,
    /// The others, together.
    pub(super) others: Side,
}

/// What one side of a table did.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Side {
    /// Points, on average of its seats.
    pub(super) points: f64,
    /// How long it thought.
    pub(super) thinking: Thinking,
}

/// How long somebody thought.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Thinking {
    /// How many answers were given.
    pub(super) answers: u32,
    /// All of it.
    pub(super) time: Duration,
    /// The longest thought about one answer.
    pub(super) longest_answer: Duration,
    /// The longest thought about the answers of one turn.
    pub(super) longest_turn: Duration,
}

impl Thinking {
    /// Adds the thinking of other games or seats.
    pub(super) fn join(&mut self, other: &Thinking) {
        self.answers += other.answers;
        self.time += other.time;
        self.longest_answer = self.longest_answer.max(other.longest_answer);
        self.longest_turn = self.longest_turn.max(other.longest_turn);
    }

    /// The time of one answer, on average.
    pub(super) fn mean(&self) -> Duration {
        self.time / self.answers.max(1)
    }
}

/// A player in its seat, with its watch.
struct Watched<G: Mind> {
    player: Seated<G>,
    thinking: Thinking,
    /// The turn of the last answer, and how long it has taken.
    turn: Option<(u64, Duration)>,
}

impl<G: Mind> Watched<G> {
    /// Notes the time of an answer that belongs to a turn.
    fn note(&mut self, mark: u64, time: Duration) {
        let turn = match self.turn {
            Some((turn, before)) if turn == mark => before + time,
            _ => time,
        };
        self.turn = Some((mark, turn));
        self.thinking.join(&Thinking {
            answers: 1,
            time,
            longest_answer: time,
            longest_turn: turn,
        });
    }
}

impl<G: Mind> Arena<'_, G> {
    /// Plays the game of this number to its end.
    pub(super) fn play(&self, number: u64) -> Played {
        let table = self.schedule.table(number);
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        chance.set_stream(table.block);
        let mut seats = self.seated(number);
        let begin = Instant::now();
        let clock = || begin.elapsed();
        let end = contest::play(
            self.start.clone(),
            |seat, view| {
                let watched = &mut seats[seat.index()];
                let asked = clock();
                let action = watched.player.choose(view, &clock, self.scale);
                watched.note(view.position().turn_mark(), clock() - asked);
                action
            },
            &mut chance,
            |_, _| {},
        );
        let standings = end.result().expect("the game is over");
        let others = seats.len() - 1;
        let mut played = Played {
            wins: match standings.winners() {
                winners if winners.contains(table.seat) => 1.0 / winners.len() as f64,
                _ => 0.0,
            },
            ahead: 0.0,
            alone: Side::default(),
            others: Side::default(),
        };
        for (seat, watched) in Seat::all(seats.len()).zip(&seats) {
            let points = f64::from(standings.points()[seat.index()]);
            if seat == table.seat {
                played.alone.points = points;
                played.alone.thinking = watched.thinking;
            } else {
                played.ahead += ahead(&standings, table.seat, seat) / others as f64;
                played.others.points += points / others as f64;
                played.others.thinking.join(&watched.thinking);
            }
        }
        played
    }

    /// Everybody at the table of this game. Who is asked in a seat is decided here alone.
    fn seated(&self, number: u64) -> Vec<Watched<G>> {
        let table = self.schedule.table(number);
        let Lineup { alone, others } = self.schedule.lineups()[table.lineup];
        // Chance has the seed as it is: players who had the same numbers could foresee it.
        let mut random = ChaCha8Rng::seed_from_u64(!self.seed);
        random.set_stream(number);
        let seats = Seat::all(self.schedule.seats());
        let seated = seats.map(|seat| {
            let who = if seat == table.seat { alone } else { others };
            let knowledge = Arc::clone(&self.knowledge);
            Watched {
                player: Seated::new(self.contenders[who], knowledge, random.next_u64()),
                thinking: Thinking::default(),
                turn: None,
            }
        });
        seated.collect()
    }
}

/// Did one seat finish ahead of another? Winners come first, then points; half if both are
/// equal.
fn ahead(standings: &Standings, one: Seat, other: Seat) -> f64 {
    let rank = |seat: Seat| {
        let wins = standings.winners().contains(seat);
        (wins, standings.points()[seat.index()] * u16::from(!wins))
    };
    match rank(one).cmp(&rank(other)) {
        std::cmp::Ordering::Less => 0.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use urzeit_rules::Seats;

    use super::*;

    #[test]
    fn winners_are_ahead_then_points() {
        let winners = Seats::from_iter([Seat::at(0), Seat::at(3)]);
        let standings = Standings::new(&[30, 30, 20, 29, 20], winners);
        let ahead = |one, other| ahead(&standings, Seat::at(one), Seat::at(other));
        // A tie was broken for 0, and won together with 3.
        assert_eq!(ahead(0, 1), 1.0);
        assert_eq!(ahead(0, 3), 0.5);
        assert_eq!(ahead(1, 3), 0.0);
        assert_eq!(ahead(1, 2), 1.0);
        assert_eq!(ahead(2, 4), 0.5);
    }
}
