//! Worship points and winners (L-9).

use super::position::{Lords, Phase};
use crate::{Seat, Seats, Standings};

/// What one seat has on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Barbarian hexes, a point each.
    pub barbarian: u16,
    /// Civilised hexes without altar, two points each.
    pub civilised: u16,
    /// Hexes with an altar, three points each.
    pub altars: u16,
    /// People markers, which break ties.
    pub people: u16,
}

impl Score {
    /// Worship points (L-9.2).
    #[must_use]
    pub fn points(self) -> u16 {
        self.barbarian + 2 * self.civilised + 3 * self.altars
    }

    /// Hexes owned.
    #[must_use]
    pub fn hexes(self) -> u16 {
        self.barbarian + self.civilised + self.altars
    }

    /// The player with more of this wins (L-9.3).
    fn rank(self) -> (u16, u16, u16) {
        (self.points(), self.hexes(), self.people)
    }
}

impl Lords {
    /// What a seat has on the board, and what that would score now.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        let own = self.owned(seat);
        let civilised = (own & self.civilised).len() as u16;
        let altars = (own & self.altars).len() as u16;
        Score {
            barbarian: own.len() as u16 - civilised,
            civilised: civilised - altars,
            altars,
            people: self.options.people_per_player - self.supply(seat),
        }
    }

    /// Points and winners, once the game is over (L-9.3).
    pub(super) fn result(&self) -> Option<Standings> {
        if self.phase != Phase::Over {
            return None;
        }
        let best = self.seats().map(|seat| self.score(seat).rank()).max()?;
        let winners: Seats = self
            .seats()
            .filter(|&seat| self.score(seat).rank() == best)
            .collect();
        let mut points = [0; Seat::MAX];
        for seat in self.seats() {
            points[seat.index()] = self.score(seat).points();
        }
        Some(Standings::new(&points[..self.players()], winners))
    }
}
