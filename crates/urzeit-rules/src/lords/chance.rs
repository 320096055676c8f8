//! What chance decides: cards, markers, who begins, orders and dice (L-10.1).

use rand::Rng;

use super::{
    cards::{CARDS, Card, TERRAINS, Terrain, pick, total},
    fight::Roll,
    illegal::Illegal,
    outcome::{Chance, Die, Order},
    position::{Lords, Phase},
};
use crate::{Probability, Seat, Seats, chance::below, notation::words};

/// The chance that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A seat's first hand.
    Deal {
        /// The seat.
        seat: Seat,
        /// How many cards.
        size: usize,
        /// What it is dealt from.
        pile: [u8; CARDS],
    },
    /// The start player, one of so many.
    Start {
        /// How many play.
        players: usize,
    },
    /// A marker from the bag.
    Marker {
        /// The player who draws it.
        seat: Seat,
        /// What is in the bag.
        bag: [u8; TERRAINS],
    },
    /// A card from the pile.
    Draw {
        /// The player who draws it.
        seat: Seat,
        /// What is in the pile.
        pile: [u8; CARDS],
    },
    /// The order of a tied group.
    Order {
        /// The players who are tied.
        group: Seats,
    },
    /// The dice of an attack.
    Roll,
    /// The die that may end the game.
    Die,
}

words! {
    /// The kinds of chance, by the first word of their outcomes.
    pub enum Kind: "chance" {
        /// A first hand.
        Deal = "deal",
        /// The start player.
        Start = "start",
        /// A marker from the bag.
        Marker = "marker",
        /// A card from the pile.
        Draw = "draw",
        /// The order of a tied group.
        Order = "order",
        /// The dice of an attack.
        Roll = "roll",
        /// The die that may end the game.
        Die = "die",
    }
}

impl Lords {
    /// The chance that is due. In a view what is drawn from is all that the viewer has not
    /// seen, which gives every outcome the probability that it has for the viewer.
    #[inline]
    pub(super) fn due(&self) -> Option<Due> {
        match self.phase {
            Phase::Deal(seat) => Some(Due::Deal {
                seat,
                size: self.deal_size(),
                pile: self.unseen_cards,
            }),
            Phase::Start => Some(Due::Start {
                players: self.players(),
            }),
            Phase::Marker(seat) => Some(Due::Marker {
                seat,
                bag: self.unseen_markers,
            }),
            Phase::Draw(seat) => Some(Due::Draw {
                seat,
                pile: self.unseen_cards,
            }),
            Phase::Order => Some(Due::Order {
                group: self.tied_group(),
            }),
            Phase::Roll(..) => Some(Due::Roll),
            Phase::Die => Some(Due::Die),
            Phase::Lay(..)
            | Phase::Select
            | Phase::Place(_)
            | Phase::Act(_)
            | Phase::Advance(..)
            | Phase::Over => None,
        }
    }
}

impl Due {
    /// What kind of chance it is.
    #[must_use]
    pub fn of_kind(&self) -> Kind {
        match self {
            Due::Deal { .. } => Kind::Deal,
            Due::Start { .. } => Kind::Start,
            Due::Marker { .. } => Kind::Marker,
            Due::Draw { .. } => Kind::Draw,
            Due::Order { .. } => Kind::Order,
            Due::Roll => Kind::Roll,
            Due::Die => Kind::Die,
        }
    }
}

impl crate::Due for Due {
    type Outcome = Chance;
    type Illegal = Illegal;

    fn kind(&self) -> &'static str {
        self.of_kind().word()
    }

    fn check(&self, outcome: Chance) -> Result<(), Illegal> {
        let (refusal, possible) = match (*self, outcome) {
            (Due::Deal { seat, size, pile }, Chance::Deal(to, cards)) => {
                due_to(seat, to)?;
                if total(&cards) != size {
                    return Err(Illegal::DealSize { size });
                }
                let short = Card::all().find(|c| cards[c.index()] > pile[c.index()]);
                return short.map_or(Ok(()), |card| Err(Illegal::NotInPile { card }));
            }
            (Due::Start { players }, Chance::Start(seat)) => {
                (Illegal::NoSuchSeat { players }, seat.index() < players)
            }
            (Due::Marker { seat, bag }, Chance::Marker(to, terrain)) => {
                due_to(seat, to)?;
                (Illegal::NotInBag { terrain }, bag[terrain.index()] > 0)
            }
            (Due::Draw { seat, pile }, Chance::Draw(to, card)) => {
                due_to(seat, to)?;
                (Illegal::NotInPile { card }, pile[card.index()] > 0)
            }
            (Due::Order { group }, Chance::Order(order)) => {
                let all = order.seats().iter().copied().collect::<Seats>() == group;
                (
                    Illegal::NotTheGroup,
                    all && order.seats().len() == group.len(),
                )
            }
            (Due::Roll, Chance::Roll(..)) | (Due::Die, Chance::Die(_)) => return Ok(()),
            (due, _) => return Err(Illegal::OtherChanceDue { due: due.of_kind() }),
        };
        if possible { Ok(()) } else { Err(refusal) }
    }

    #[inline]
    fn sample(&self, random: &mut impl Rng) -> Chance {
        match *self {
            Due::Deal {
                seat,
                size,
                mut pile,
            } => {
                let mut cards = [0; CARDS];
                for _ in 0..size {
                    let card = pick(&pile, random);
                    pile[card] -= 1;
                    cards[card] += 1;
                }
                Chance::Deal(seat, cards)
            }
            Due::Start { players } => Chance::Start(Seat::at(below(players, random))),
            Due::Marker { seat, bag } => Chance::Marker(seat, Terrain::ALL[pick(&bag, random)]),
            Due::Draw { seat, pile } => Chance::Draw(seat, Card::from_index(pick(&pile, random))),
            Due::Order { group } => Chance::Order(Order::sample(group, random)),
            Due::Roll => {
                let mut die = || Die::sample(random);
                Chance::Roll(Roll {
                    attacker: [die(), die()],
                    defender: die(),
                })
            }
            Due::Die => Chance::Die(Die::sample(random)),
        }
    }

    fn probability(&self, outcome: Chance) -> Option<Probability> {
        if self.check(outcome).is_err() {
            return Some(Probability::ZERO);
        }
        let (ways, of) = match (*self, outcome) {
            (Due::Deal { size, pile, .. }, Chance::Deal(_, cards)) => {
                let of = choose(total(&pile), size)?;
                let mut kinds = pile.iter().zip(cards);
                let ways = kinds.try_fold(1u128, |ways, (&all, some)| {
                    ways.checked_mul(choose(all.into(), some.into())?)
                });
                (ways?, of)
            }
            (Due::Start { players }, _) => (1, players as u128),
            (Due::Marker { bag, .. }, Chance::Marker(_, terrain)) => {
                (bag[terrain.index()].into(), total(&bag) as u128)
            }
            (Due::Draw { pile, .. }, Chance::Draw(_, card)) => {
                (pile[card.index()].into(), total(&pile) as u128)
            }
            (Due::Order { group }, _) => (1, (1..=group.len() as u128).product()),
            (Due::Roll, _) => (1, 216),
            // The check above has refused all other pairs.
            _ => (1, 6),
        };
        Some(Probability { ways, of })
    }

    fn outcomes(&self) -> Option<Vec<Chance>> {
        match *self {
            Due::Deal { .. } => None,
            Due::Start { players } => Some(Seat::all(players).map(Chance::Start).collect()),
            Due::Marker { seat, bag } => {
                let there = Terrain::ALL.into_iter().filter(|t| bag[t.index()] > 0);
                Some(there.map(|t| Chance::Marker(seat, t)).collect())
            }
            Due::Draw { seat, pile } => {
                let there = Card::all().filter(|card| pile[card.index()] > 0);
                Some(there.map(|card| Chance::Draw(seat, card)).collect())
            }
            Due::Order { group } => Some(orders(group)),
            Due::Roll => Some(Roll::all().map(Chance::Roll).collect()),
            Due::Die => Some(Die::ALL.map(Chance::Die).to_vec()),
        }
    }
}

fn due_to(seat: Seat, to: Seat) -> Result<(), Illegal> {
    if seat == to {
        Ok(())
    } else {
        Err(Illegal::OtherSeatDraws { seat })
    }
}

/// Every order of a group.
fn orders(group: Seats) -> Vec<Chance> {
    let mut orders = vec![Vec::new()];
    for _ in 0..group.len() {
        let longer = orders.iter().flat_map(|order: &Vec<Seat>| {
            let rest = group.iter().filter(|seat| !order.contains(seat));
            rest.map(|seat| [order.as_slice(), &[seat]].concat())
        });
        orders = longer.collect();
    }
    let orders = orders.iter().filter_map(|order| Order::of(order));
    orders.map(Chance::Order).collect()
}

/// In how many ways some of all can be chosen. The 110 cards of our box do not overflow it, more in
/// another box may.
fn choose(all: usize, some: usize) -> Option<u128> {
    (0..some as u128).try_fold(1u128, |ways, n| {
        Some(ways.checked_mul(all as u128 - n)? / (n + 1))
    })
}
