//! Scoring, and the end of the game (U-13, U-14).

use super::{
    amoeba::Colour,
    genes::Genes,
    phase::Phase,
    position::Ursuppe,
    setup::{AmoebaAdvance, FinishCheck},
};
use crate::{Seat, Standings};

/// Steps by live amoebas, from 0 to 7 (U-13.1).
const SHORT_RULES: [u8; 8] = [1, 1, 1, 2, 3, 4, 5, 6];
/// The same with `amoeba_advance=manual`.
const MANUAL: [u8; 8] = [0, 0, 0, 1, 2, 4, 5, 6];

impl Ursuppe {
    /// Phase 6: descending order, then the next round or the end.
    pub(super) fn score_round(&mut self) {
        // H2: the order of before, although markers move: each passes only those that have
        // scored.
        let mut player = self.foremost();
        while let Some(colour) = player {
            // Before the marker moves: afterwards it may have passed those that follow.
            player = self.next_behind(colour);
            self.advance(colour, self.steps(colour));
            if self.options.finish_check == FinishCheck::Immediate && self.is_finished(colour) {
                self.phase = Phase::Over;
                return;
            }
        }
        let mut players = self.players_in_game().iter();
        // U-14.1, U-14.2
        if players.any(|colour| self.is_finished(colour)) || self.deck.is_empty() {
            self.phase = Phase::Over;
            return;
        }
        self.round += 1;
        self.begin_round();
    }

    /// Does the marker stand in the finish zone (U-4.1)?
    fn is_finished(&self, colour: Colour) -> bool {
        self.marker(colour) >= self.options.finish_start
    }

    /// U-13.1: how far a player's marker would advance now.
    #[must_use]
    pub fn steps(&self, colour: Colour) -> u8 {
        let colours = self.own_colours(colour).iter();
        let by_amoebas = |colour| self.options.amoeba_advance.steps(self.alive(colour).len());
        colours.map(by_amoebas).sum::<u8>() + self.player(colour).genes.steps()
    }

    /// The result, once the game is over: the farthest marker wins (U-14.3), the lower one
    /// of those who have two (U-18.1).
    pub(super) fn result(&self) -> Option<Standings> {
        if self.phase != Phase::Over {
            return None;
        }
        let points = |seat| {
            let markers = self.colours_of(seat).iter();
            markers.map(|colour| self.marker(colour)).min().unwrap_or(0)
        };
        let mut all = [0; Seat::MAX];
        for seat in Seat::all(self.players()) {
            all[seat.index()] = u16::from(points(seat));
        }
        Some(Standings::by_points(&all[..self.players()]))
    }
}

impl AmoebaAdvance {
    /// U-13.1: steps by live amoebas of a colour, of which there are at most seven.
    #[must_use]
    #[inline]
    pub fn steps(self, alive: usize) -> u8 {
        match self {
            AmoebaAdvance::ShortRules => SHORT_RULES[alive],
            AmoebaAdvance::Manual => MANUAL[alive],
        }
    }
}

impl Genes {
    /// U-13.1: steps by gene weight.
    #[must_use]
    #[inline]
    pub fn steps(self) -> u8 {
        self.weight().clamp(2, 6) - 2
    }
}
