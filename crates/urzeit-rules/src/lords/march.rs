//! A longer way as its single steps: what a person means by "move these three from A to B"
//! (L-7.1).

use super::{
    action::Action,
    board::{HEXES, Hex, Hexes},
    cards::Terrain,
    illegal::Illegal,
    position::{Lords, MOST_ACTIONS},
};
use crate::Seat;

/// A way with its single moves, each legal after those before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct March {
    /// The moves, in order.
    pub moves: Vec<Action>,
    /// How many arrive: those who set out less one for every empty hex on the way.
    pub arriving: u16,
}

/// What it costs to come to a hex: people left behind, then steps.
type Cost = (u16, u16);

impl Lords {
    /// How so many of a hex's people get to another hex of their terrain.
    ///
    /// `count` people set out. On every empty hex that they pass one stays behind, as
    /// L-7.1.1 demands; nobody stays on own hexes. Of all ways that one is taken on which
    /// most arrive, and of these a shortest one.
    ///
    /// # Errors
    /// Why not even the first step is possible, or that no way leads there.
    pub fn march(&self, seat: Seat, from: Hex, to: Hex, count: u16) -> Result<March, Illegal> {
        // A single step is refused for the reasons of a single step, but for its length.
        match self.check(seat, Action::Move(from, to, count)) {
            Ok(()) | Err(Illegal::NotLinked { .. }) => {}
            Err(illegal) => return Err(illegal),
        }
        let no_way = Illegal::NoWay { from, to };
        let terrain = self.habitable(from).ok_or(no_way)?;
        let open = self.open_to(seat, from) & self.land(terrain);
        let way = self.cheapest_way(seat, terrain, open, from, to);
        let (mut way, (left_behind, steps)) = way.ok_or(no_way)?;
        if count <= left_behind || from == to {
            return Err(no_way);
        }
        if self.so_far.actions + steps > MOST_ACTIONS {
            return Err(Illegal::TurnTooLong);
        }
        let mut moves = Vec::new();
        let (mut here, mut marching) = (from, count);
        while let Some(next) = way.pop() {
            moves.push(Action::Move(here, next, marching));
            if !self.owned(seat).contains(next) && next != to {
                marching -= 1;
            }
            here = next;
        }
        Ok(March {
            moves,
            arriving: marching,
        })
    }

    /// Dijkstra's search. The hexes of the way are given backwards and without the start.
    fn cheapest_way(
        &self,
        seat: Seat,
        terrain: Terrain,
        open: Hexes,
        from: Hex,
        to: Hex,
    ) -> Option<(Vec<Hex>, Cost)> {
        let mut costs: [Option<Cost>; HEXES] = [None; HEXES];
        let mut before = [from; HEXES];
        let mut waiting = open;
        costs[from.index()] = Some((0, 0));
        loop {
            let reached = waiting.iter().filter(|hex| costs[hex.index()].is_some());
            let here = reached.min_by_key(|hex| costs[hex.index()])?;
            waiting.remove(here);
            let (left_behind, steps) = costs[here.index()]?;
            if here == to {
                break;
            }
            let stays = u16::from(!self.owned(seat).contains(here));
            let cost = (left_behind + stays, steps + 1);
            for next in (self.reach(here, terrain) & waiting).iter() {
                if costs[next.index()].is_none_or(|known| cost < known) {
                    costs[next.index()] = Some(cost);
                    before[next.index()] = here;
                }
            }
        }
        let mut way = Vec::new();
        let mut here = to;
        while here != from {
            way.push(here);
            here = before[here.index()];
        }
        Some((way, costs[to.index()]?))
    }
}
