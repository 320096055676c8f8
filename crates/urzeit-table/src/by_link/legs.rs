//! Legs: what one player does between opening a link and giving one on.
//!
//! Which entries belong to which leg follows from the game alone, so neither links nor records say
//! it. The first leg is seat 1's, even if nothing happens in it: so nobody's first chance comes from
//! a value that was chosen after the others' were known.

use urzeit_rules::{Due, Game, Record, Seat, Turn, record::Bytes};

use super::chain::Value;
use crate::fair::Stream;

/// How far the legs of a game have come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Legs {
    /// How many each seat has begun.
    pub(super) begun: Vec<usize>,
    /// The player whose leg it is; nobody before the first.
    pub(super) seat: Option<Seat>,
    /// How many outcomes this leg has had.
    pub(super) outcomes: u64,
}

impl Legs {
    pub(super) fn new(players: usize) -> Legs {
        Legs {
            begun: vec![0; players],
            seat: None,
            outcomes: 0,
        }
    }

    /// The player in whose leg the next entry is; nobody when the game is over.
    ///
    /// Chance in a player's turn belongs to that player, so nobody draws the dice of the next one
    /// while still choosing. Chance in nobody's turn stays where the game stands.
    pub(super) fn mover<G: Game>(&self, position: &G) -> Option<Seat> {
        let Some(seat) = self.seat else {
            return Some(Seat::at(0));
        };
        match position.turn() {
            Turn::Player(asked) => Some(asked),
            Turn::Secret(_) => unreachable!("no game with secrets is played by link"),
            Turn::Chance => position.in_turn().or(Some(seat)),
            Turn::Over => None,
        }
    }

    pub(super) fn begin(&mut self, seat: Seat) {
        self.begun[seat.index()] += 1;
        self.seat = Some(seat);
        self.outcomes = 0;
    }

    /// The outcome that is due in this leg, if all seats have opened these values, their commitments
    /// first. The leg's own value is unknown to the others before it, theirs to its player; what
    /// anybody chooses has no part in it.
    pub(super) fn outcome<G: Game>(
        &self,
        position: &G,
        table: &str,
        opened: &[Vec<Value>],
    ) -> Option<G::Chance> {
        let seat = self.seat?;
        let own = self.begun[seat.index()];
        let key = opened[seat.index()][own];
        // What was last opened before this leg.
        let before = Seat::all(opened.len()).map(|other| {
            let last = self.begun[other.index()] - usize::from(other == seat);
            opened[other.index()][last].bytes()
        });
        let before: Vec<Bytes> = before.collect();
        let mut stream = Stream::new(&key.0, table, self.outcomes + 1, &before);
        Some(position.due()?.sample(&mut stream))
    }
}

/// The legs that a record's entries are in.
pub(super) fn of<G: Game>(record: &Record<G>) -> Legs {
    let mut play = record.header().begin();
    let mut legs = Legs::new(play.position().players());
    for entry in record.entries() {
        legs.follow(play.position());
        legs.outcomes += u64::from(entry.seat().is_none());
        let again = play.enter(entry);
        again.expect("a record holds only what was accepted");
    }
    legs
}

impl Legs {
    /// Begins the leg that the next entry is in.
    pub(super) fn follow<G: Game>(&mut self, position: &G) {
        // The first leg may be empty.
        while let Some(mover) = self.mover(position).filter(|&seat| self.seat != Some(seat)) {
            self.begin(mover);
        }
    }
}
