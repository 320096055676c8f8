//! What an entry changes, and when the game ends (G-3, G-4).

use super::{
    action::Action,
    chance::{Chance, Face},
    position::{Genesis, Phase},
    setup::End,
    spaces::Space,
    terrain::Terrain,
};
use crate::Seat;

impl Genesis {
    /// Does one step of a player.
    #[inline]
    pub(super) fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Place(terrain, space) => self.place(seat, terrain, space),
            Action::End => self.end_turn(seat),
        }
    }

    /// Takes an outcome of chance.
    #[inline]
    pub(super) fn settle(&mut self, outcome: Chance) {
        match (outcome, self.phase) {
            (Chance::Board(board), _) => self.begin_on(board),
            (Chance::Start(seat), _) => self.phase = Phase::Roll(seat),
            (Chance::Dice(dice), Phase::Roll(seat)) => self.phase = Phase::First(seat, dice),
            (Chance::Dice(_), _) => {}
        }
    }

    /// Places a tile, the first or the second of a turn.
    #[inline]
    fn place(&mut self, seat: Seat, terrain: Terrain, space: Space) {
        // Before the supply changes: G-3.4 judges the supply just before the tile is placed.
        let die_left = match self.phase {
            Phase::First(_, dice) => self.other_die(seat, dice, terrain),
            _ => None,
        };
        self.put(seat, terrain, space);
        // G-4.1, G-4.2: with `finish_turn` a turn that can go on goes on first.
        let may_end_now = self.end == End::Immediate || die_left.is_none();
        if may_end_now && self.is_land_full() || self.is_supply_used_up(seat) {
            self.phase = Phase::Over;
        } else if let Some(die) = die_left {
            self.phase = Phase::Second(seat, die);
        } else {
            self.pass_on(seat);
        }
    }

    /// Ends a turn after its first tile.
    #[inline]
    fn end_turn(&mut self, seat: Seat) {
        // Only with `finish_turn` can the land be full here (G-4.2).
        if self.is_land_full() {
            self.phase = Phase::Over;
        } else {
            self.pass_on(seat);
        }
    }

    /// The die that is left when the first tile has used up the one it answers to: the one
    /// that shows its terrain, else one that takes any (G-3.6). Nothing, if it answers to none.
    #[inline]
    fn other_die(&self, seat: Seat, [one, two]: [Face; 2], terrain: Terrain) -> Option<Face> {
        let shown = Face::Terrain(terrain);
        let answers_one = self.answering(seat, one).contains(terrain);
        let answers_two = self.answering(seat, two).contains(terrain);
        let uses_one = (one == shown) | (answers_one & (two != shown));
        (uses_one | answers_two).then_some(if uses_one { two } else { one })
    }

    /// G-3.8, G-3.7: the next seat that has a tile left rolls.
    #[inline]
    fn pass_on(&mut self, seat: Seat) {
        let players = self.players();
        let mut next = seat.next(players);
        while !self.has_tiles(next) {
            next = next.next(players);
        }
        self.phase = Phase::Roll(next);
    }

    /// G-4.3: no player has a tile left. Only the one who just placed can have run out.
    #[inline]
    fn is_supply_used_up(&self, seat: Seat) -> bool {
        !self.has_tiles(seat) && Seat::all(self.players()).all(|seat| !self.has_tiles(seat))
    }
}
