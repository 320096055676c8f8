//! A position of Genesis as numbers.

use urzeit_rules::{
    Game, Genesis, Seat,
    genesis::{Face, Phase, Space, Terrain},
};

use super::{Observed, Sheet};

impl Observed for Genesis {
    fn write(&self, sheet: &mut Sheet) {
        let (phase, dice) = match self.phase() {
            Phase::Board => (0, [None; 2]),
            Phase::Start => (1, [None; 2]),
            Phase::Roll(_) => (2, [None; 2]),
            Phase::First(_, dice) => (3, dice.map(Some)),
            Phase::Second(_, die) => (4, [Some(die), None]),
            Phase::Over => (5, [None; 2]),
        };
        sheet.place(
            format_args!("phase: board, start, roll, first, second, over"),
            Some(phase),
        );
        for (die, number) in dice.into_iter().zip(1..) {
            sheet.place(
                format_args!("die {number}: terrain, 5 wild"),
                die.map(|face| match face {
                    Face::Terrain(terrain) => terrain.index(),
                    Face::Wild => Terrain::ALL.len(),
                }),
            );
        }
        for space in Space::all() {
            let tile = self.tile(space);
            let owner = tile.map(|(seat, _)| seat.index());
            sheet.place(format_args!("{space} owner"), owner);
            sheet.place(
                format_args!("{space}: terrain, 5 volcano, 6 tar pit, 7 out of play"),
                ground(self, space),
            );
        }
        for seat in Seat::all(*Genesis::PLAYERS.end()) {
            let plays = seat.index() < self.players();
            for terrain in Terrain::ALL {
                let left = if plays {
                    self.supply(seat).left(terrain)
                } else {
                    0
                };
                sheet.note(format_args!("seat {seat} {terrain} left"), left);
            }
        }
    }
}

/// What is on a space: a tile of a terrain, or why there can be none.
fn ground(position: &Genesis, space: Space) -> Option<usize> {
    let terrains = Terrain::ALL.len();
    if let Some((_, terrain)) = position.tile(space) {
        return Some(terrain.index());
    }
    if position.board().volcanoes.contains(space) {
        return Some(terrains);
    }
    if position.board().tar_pits.contains(space) {
        return Some(terrains + 1);
    }
    (!position.in_play().contains(space)).then_some(terrains + 2)
}
