//! What a link tells to somebody who knows another one of the same game.

use urzeit_rules::{Game, Seat};

use super::LinkGame;

/// How a link fits to what is known of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// It is another game.
    OtherGame,
    /// It tells the same.
    Same,
    /// It goes on from what is known.
    Newer,
    /// More is known.
    Older,
    /// It tells differently what this seat did.
    Fork(Seat),
    /// Somebody else has taken this seat: two have joined with one invitation.
    OtherPlayer(Seat),
}

impl<G: Game> LinkGame<G> {
    /// How another link fits to this one.
    #[must_use]
    pub fn relation(&self, other: &LinkGame<G>) -> Relation {
        if self.id() != other.id() {
            return Relation::OtherGame;
        }
        match self.fork(other) {
            Some(fork) => fork,
            None if self.progress() == other.progress() => Relation::Same,
            None if self.progress() < other.progress() => Relation::Newer,
            None => Relation::Older,
        }
    }

    /// How far it has come: two links without a fork are as far if and only if they are the same.
    fn progress(&self) -> (usize, usize) {
        (self.opened.len(), self.legs())
    }

    /// What the two tell differently.
    fn fork(&self, other: &LinkGame<G>) -> Option<Relation> {
        let (here, there) = (self.record.header(), other.record.header());
        if here.setup() != there.setup() {
            return Some(Relation::Fork(Seat::at(0)));
        }
        let joined = self.opened.len().min(other.opened.len());
        for seat in Seat::all(joined) {
            // All that a seat opens follows from its commitment.
            if self.opened[seat.index()][0] != other.opened[seat.index()][0] {
                return Some(Relation::OtherPlayer(seat));
            }
            if here.name(seat) != there.name(seat) {
                return Some(Relation::Fork(seat));
            }
        }
        let mut both = self.record.entries().zip(other.record.entries());
        // Chance follows from the values, so the first difference is a choice.
        let (differs, _) = both.find(|(here, there)| here != there)?;
        differs.seat().map(Relation::Fork)
    }
}
