//! The ladder: markers, and the orders that follow from them (U-4).

use std::{fmt, str::FromStr};

use super::{
    action::Who,
    amoeba::{COLOURS, Colour},
    position::Ursuppe,
};
use crate::notation::{Unreadable, Words};

/// The last space (U-4.1).
pub const LAST_SPACE: u8 = 51;

impl Ursuppe {
    /// The first in ascending order: the rearmost marker (U-4.3).
    #[inline]
    pub(super) fn rearmost(&self) -> Option<Colour> {
        self.marked().min_by_key(|&colour| self.marker(colour))
    }

    /// The first in descending order: the foremost marker (U-4.3).
    #[inline]
    pub(super) fn foremost(&self) -> Option<Colour> {
        self.marked().max_by_key(|&colour| self.marker(colour))
    }

    /// The player who follows in ascending order.
    #[inline]
    pub(super) fn next_ahead(&self, of: Colour) -> Option<Colour> {
        self.marked()
            .filter(|&colour| self.marker(colour) > self.marker(of))
            .min_by_key(|&colour| self.marker(colour))
    }

    /// The player who follows in descending order.
    #[inline]
    pub(super) fn next_behind(&self, of: Colour) -> Option<Colour> {
        self.marked()
            .filter(|&colour| self.marker(colour) < self.marker(of))
            .max_by_key(|&colour| self.marker(colour))
    }

    /// U-4.2: spaces with a marker are passed without being counted.
    #[inline]
    pub(super) fn advance(&mut self, colour: Colour, steps: u8) {
        let mut space = self.marker(colour);
        for _ in 0..steps {
            space += 1;
            while self.has_marker(space) {
                space += 1;
            }
        }
        self.player_mut(colour).marker = Some(space);
    }

    /// Does a marker stand on this space?
    #[inline]
    pub(super) fn has_marker(&self, space: u8) -> bool {
        self.marked().any(|colour| self.marker(colour) == space)
    }

    /// The players whose markers stand on the ladder.
    #[inline]
    fn marked(&self) -> impl Iterator<Item = Colour> + '_ {
        let players = self.players_in_game().iter();
        players.filter(|&colour| self.player(colour).marker.is_some())
    }

    /// Where the marker stands; 0 as long as it stands nowhere.
    #[must_use]
    #[inline]
    pub fn marker(&self, colour: Colour) -> u8 {
        self.player(colour).marker.unwrap_or(0)
    }
}

/// Players one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order([Option<Who>; COLOURS]);

impl Order {
    /// Players in this order.
    ///
    /// # Panics
    /// If they are more than can play.
    pub fn of(players: impl IntoIterator<Item = Who>) -> Order {
        let mut order = Order([None; COLOURS]);
        for (place, who) in players.into_iter().enumerate() {
            order.0[place] = Some(who);
        }
        order
    }

    /// The first player.
    #[must_use]
    pub fn first(self) -> Option<Who> {
        self.0[0]
    }

    /// The order without the first.
    #[must_use]
    pub fn rest(self) -> Order {
        Order::of(self.iter().skip(1))
    }

    /// How many there are.
    #[must_use]
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// Is there nobody in it?
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.first().is_none()
    }

    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Who> + Clone {
        self.0.into_iter().flatten()
    }

    /// The permutation of these players with this number, counted from 0.
    #[must_use]
    pub fn permuted(self, mut number: usize) -> Order {
        let mut left = self.0;
        Order::of((1..=self.len()).rev().map(|choices| {
            let chosen = number % choices;
            number /= choices;
            let who = left[chosen].expect("as many are left as can be chosen");
            left.copy_within(chosen + 1.., chosen);
            who
        }))
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, who) in self.iter().enumerate() {
            let separator = if place == 0 { "" } else { " " };
            write!(f, "{separator}{who}")?;
        }
        Ok(())
    }
}

impl FromStr for Order {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Order, Unreadable> {
        let mut words = Words::of(text);
        let mut players = Vec::new();
        while words.more() || players.is_empty() {
            players.push(words.value(Who::WANTED)?);
            if players.len() > COLOURS {
                return Err(Who::WANTED.not(text));
            }
        }
        Ok(Order::of(players))
    }
}
