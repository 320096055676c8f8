//! The legal actions, described (L-3 to L-7).

use super::{
    action::Action,
    board::{Hex, Hexes},
    cards::{Card, HABITABLE, Terrain},
    position::{Lords, Phase},
};
use crate::Seat;

/// The legal actions of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices<'a> {
    position: &'a Lords,
    seat: Seat,
    asked: Scope,
}

/// What the seat is asked for, with what can be told without looking at every hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scope {
    Nothing,
    /// A marker on one of these hexes, or the drawn one kept.
    Lay(Hexes),
    Card,
    Put(Hexes),
    /// Anything that can be done in a turn, civilising these or building on those.
    Act {
        civilisable: Hexes,
        buildable: Hexes,
    },
    /// Nothing but the end of the turn.
    End,
    /// Between so few and so many.
    Advance(u16, u16),
}

/// What people can do from one hex.
#[derive(Clone, Copy)]
struct Stack {
    hex: Hex,
    terrain: Terrain,
    /// How many can leave.
    mobile: usize,
}

impl Lords {
    /// What a seat may do now.
    #[inline]
    pub(super) fn choices(&self, seat: Seat) -> Choices<'_> {
        let asked = match self.phase {
            Phase::Lay(turn, _) if turn == seat => Scope::Lay(self.bare()),
            Phase::Select if self.choosing().contains(seat) => Scope::Card,
            Phase::Place(turn) if turn == seat => Scope::Put(self.placeable(seat)),
            Phase::Act(turn) if turn == seat => {
                if self.is_turn_used_up() {
                    Scope::End
                } else {
                    Scope::Act {
                        civilisable: self.civilisable(seat),
                        buildable: self.buildable(seat),
                    }
                }
            }
            Phase::Advance(turn, from, _) if turn == seat => {
                let (least, most) = self.advancing(from);
                Scope::Advance(least, most)
            }
            _ => Scope::Nothing,
        };
        Choices {
            position: self,
            seat,
            asked,
        }
    }
}

impl Choices<'_> {
    /// The terrains of the markers that may be laid.
    #[inline]
    fn markers(&self) -> impl Iterator<Item = Terrain> {
        Terrain::ALL
            .into_iter()
            .filter(|&terrain| self.position.has_marker(terrain))
    }

    /// The kinds of cards in the hand.
    #[inline]
    fn cards(&self) -> impl Iterator<Item = Card> {
        let hand = self.position.hand(self.seat).known();
        Card::all().filter(|card| hand[card.index()] > 0)
    }

    #[inline]
    fn stacks(&self) -> impl Iterator<Item = Stack> {
        let Choices { position, seat, .. } = *self;
        HABITABLE.into_iter().flat_map(move |terrain| {
            let hexes = position.stacks(seat, terrain);
            hexes.map(move |hex| Stack {
                hex,
                terrain,
                mobile: usize::from(position.counts[hex.index()]) - 1,
            })
        })
    }

    #[inline]
    fn enterable(&self, stack: Stack) -> Hexes {
        self.position.enterable(self.seat, stack.hex, stack.terrain)
    }

    #[inline]
    fn attackable(&self, stack: Stack) -> Hexes {
        self.position
            .attackable(self.seat, stack.hex, stack.terrain)
    }

    /// The move or attack with this number; how many there are, if there is none.
    #[inline]
    fn nth_of_stacks(&self, n: usize) -> Result<Action, usize> {
        let mut before = 0;
        for stack in self.stacks() {
            let (from, targets) = (stack.hex, self.enterable(stack));
            let moves = targets.len() * stack.mobile;
            if n - before < moves {
                let n = n - before;
                let to = targets.nth(n / stack.mobile);
                let count = (n % stack.mobile + 1) as u16;
                return to.map(|to| Action::Move(from, to, count)).ok_or(before);
            }
            before += moves;
            let targets = self.attackable(stack);
            if n - before < targets.len() {
                let to = targets.nth(n - before);
                return to.map(|to| Action::Attack(from, to)).ok_or(before);
            }
            before += targets.len();
        }
        Err(before)
    }

    #[inline]
    fn len_of_stacks(&self) -> usize {
        self.stacks()
            .map(|stack| self.enterable(stack).len() * stack.mobile + self.attackable(stack).len())
            .sum()
    }

    fn lays(&self) -> impl Iterator<Item = Action> {
        let hexes = match self.asked {
            Scope::Lay(hexes) => Some(hexes),
            _ => None,
        };
        hexes.into_iter().flat_map(|hexes| {
            let on_hexes = move |terrain| hexes.iter().map(move |hex| Action::Lay(terrain, hex));
            let keep = self.position.may_keep(self.seat);
            let lays = self.markers().flat_map(on_hexes);
            lays.chain(keep.then_some(Action::Keep))
        })
    }

    fn cards_to_choose(&self) -> impl Iterator<Item = Action> {
        let asked = (self.asked == Scope::Card).then_some(());
        asked
            .into_iter()
            .flat_map(|()| self.cards().map(Action::Card))
    }

    fn puts(&self) -> impl Iterator<Item = Action> {
        let hexes = match self.asked {
            Scope::Put(hexes) => hexes,
            _ => Hexes::NONE,
        };
        hexes.iter().map(Action::Put)
    }

    fn acts(&self) -> impl Iterator<Item = Action> {
        let (sets, end) = match self.asked {
            Scope::Act {
                civilisable,
                buildable,
            } => (Some((civilisable, buildable)), Some(Action::End)),
            Scope::End => (None, Some(Action::End)),
            _ => (None, None),
        };
        let acts = sets.into_iter().flat_map(|(civilisable, buildable)| {
            let of_stacks = self.stacks().flat_map(|stack| self.actions_of(stack));
            let civilise = civilisable.iter().map(Action::Civilise);
            let altar = buildable.iter().map(Action::Altar);
            of_stacks.chain(civilise).chain(altar)
        });
        acts.chain(end)
    }

    fn advances(&self) -> impl Iterator<Item = Action> {
        let counts = match self.asked {
            Scope::Advance(least, most) => Some(least..=most),
            _ => None,
        };
        counts.into_iter().flatten().map(Action::Advance)
    }

    fn actions_of(&self, stack: Stack) -> impl Iterator<Item = Action> {
        let from = stack.hex;
        let counts = 1..=stack.mobile as u16;
        let moves = self.enterable(stack).iter().flat_map(move |to| {
            let counts = counts.clone();
            counts.map(move |count| Action::Move(from, to, count))
        });
        let attacks = self.attackable(stack).iter();
        moves.chain(attacks.map(move |to| Action::Attack(from, to)))
    }
}

impl crate::Choices for Choices<'_> {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        match self.asked {
            Scope::Nothing => 0,
            Scope::Lay(hexes) => {
                let keep = usize::from(self.position.may_keep(self.seat));
                self.markers().count() * hexes.len() + keep
            }
            Scope::Card => self.cards().count(),
            Scope::Put(hexes) => hexes.len(),
            Scope::Act {
                civilisable,
                buildable,
            } => self.len_of_stacks() + civilisable.len() + buildable.len() + 1,
            Scope::End => 1,
            Scope::Advance(least, most) => usize::from(most - least) + 1,
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Action> {
        match self.asked {
            Scope::Nothing => None,
            Scope::Lay(hexes) => match self.markers().nth(n / hexes.len()) {
                Some(terrain) => Some(Action::Lay(terrain, hexes.nth(n % hexes.len())?)),
                None => (n + 1 == self.len() && self.position.may_keep(self.seat))
                    .then_some(Action::Keep),
            },
            Scope::Card => self.cards().nth(n).map(Action::Card),
            Scope::Put(hexes) => hexes.nth(n).map(Action::Put),
            Scope::Act {
                civilisable,
                buildable,
            } => {
                let n = match self.nth_of_stacks(n) {
                    Ok(action) => return Some(action),
                    Err(before) => n - before,
                };
                if let Some(hex) = civilisable.nth(n) {
                    return Some(Action::Civilise(hex));
                }
                let n = n - civilisable.len();
                if let Some(hex) = buildable.nth(n) {
                    return Some(Action::Altar(hex));
                }
                (n == buildable.len()).then_some(Action::End)
            }
            Scope::End => (n == 0).then_some(Action::End),
            Scope::Advance(least, most) => {
                let count = usize::from(least).checked_add(n)?;
                (count <= usize::from(most)).then_some(Action::Advance(count as u16))
            }
        }
    }

    fn contains(&self, action: Action) -> bool {
        self.position.check(self.seat, action).is_ok()
    }

    fn iter(&self) -> impl Iterator<Item = Action> {
        // Only one of them has anything.
        self.lays()
            .chain(self.cards_to_choose())
            .chain(self.puts())
            .chain(self.acts())
            .chain(self.advances())
    }
}
