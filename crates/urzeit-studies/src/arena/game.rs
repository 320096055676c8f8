//! One game, and how it ended.

use std::cell::RefCell;

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use urzeit_players::{Mind, contest};
use urzeit_rules::{Seat, Standings};

use super::{Arena, seats::Seats, thinking::Thinking};

/// How a game ended.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The part of the win of the one who was alone.
    pub wins: f64,
    /// The part of the others that the one who was alone finished ahead of.
    pub ahead: f64,
    /// The one who was alone.
    pub alone: Side,
    /// The others, together.
    pub others: Side,
}

/// What one side of a table did.
#[derive(Clone, Copy, Default, Debug)]
pub struct Side {
    /// Points, on average of its seats.
    pub points: f64,
    /// How long it thought.
    pub thinking: Thinking,
}

impl<G: Mind> Arena<G> {
    /// Plays the game of this number to its end.
    pub fn play(&self, number: u64) -> Played {
        let table = self.schedule.table(number);
        let mut chance = ChaCha8Rng::seed_from_u64(self.terms.seed);
        chance.set_stream(table.block);
        // Asked by one closure, told by the other, never at once.
        let seats = RefCell::new(Seats::new(self, number));
        let end = contest::play(
            G::new(&self.setup),
            |seat, view| seats.borrow_mut().ask(seat, view),
            &mut chance,
            |_, entry| seats.borrow_mut().tell(entry),
        );
        let standings = end.result().expect("the game is over");
        let thinking = seats.into_inner().leave();
        let others = thinking.len() - 1;
        let mut played = Played {
            wins: match standings.winners() {
                winners if winners.contains(table.seat) => 1.0 / winners.len() as f64,
                _ => 0.0,
            },
            ahead: 0.0,
            alone: Side::default(),
            others: Side::default(),
        };
        for (seat, thinking) in Seat::all(thinking.len()).zip(&thinking) {
            let points = f64::from(standings.points()[seat.index()]);
            if seat == table.seat {
                played.alone.points = points;
                played.alone.thinking = *thinking;
            } else {
                played.ahead += ahead(&standings, table.seat, seat) / others as f64;
                played.others.points += points / others as f64;
                played.others.thinking.join(thinking);
            }
        }
        played
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
