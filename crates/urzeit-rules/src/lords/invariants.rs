//! What must hold in every position (L-1.4).

use super::{
    board::{Hex, Hexes},
    cards::{HABITABLE, Held, Secret, TERRAINS, Terrain, total},
    outcome::Die,
    position::{HAND, KEPT, Lords, MOST_ACTIONS, Phase, SoFar},
    setup::{BoardOption, Knowledge, RandomEnd},
};
use crate::{Broken, Seat};

impl Lords {
    /// Makes sure of every invariant of the rules.
    pub(super) fn validate(&self) -> Result<(), Broken> {
        self.has_right_seats()?;
        self.has_right_land()?;
        self.has_right_people()?;
        self.has_right_cards()?;
        self.has_right_choices()?;
        self.has_right_order()?;
        self.has_right_turn()?;
        self.has_right_end()
    }

    fn has_right_seats(&self) -> Result<(), Broken> {
        let players = self.players();
        let turn = match self.phase {
            Phase::Deal(seat)
            | Phase::Marker(seat)
            | Phase::Lay(seat, _)
            | Phase::Draw(seat)
            | Phase::Place(seat)
            | Phase::Act(seat)
            | Phase::Roll(seat, ..)
            | Phase::Advance(seat, ..) => Some(seat),
            Phase::Start | Phase::Select | Phase::Order | Phase::Die | Phase::Over => None,
        };
        let highest = self.free_civ_used.iter().chain(turn).max();
        let all_here = highest.is_none_or(|seat| seat.index() < players);
        Broken::unless(all_here, "L-1.1", "lords-nobody")
    }

    fn has_right_land(&self) -> Result<(), Broken> {
        let mut laid = Hexes::NONE;
        let mut left = [0; TERRAINS];
        let printed = match self.options.board {
            BoardOption::Full91 => Hexes::NONE,
            BoardOption::Olympus61 => Hexes::EDGE,
        };
        let drawn = match self.phase {
            Phase::Lay(_, drawn) => Some(drawn),
            _ => None,
        };
        for terrain in Terrain::ALL {
            let land = self.land(terrain);
            Broken::unless((laid & land).is_empty(), "L-3.9", "lords-two-terrains")?;
            laid = laid | land;
            let kept = self.kept.iter().map(|kept| kept.known()[terrain.index()]);
            let in_hand = usize::from(drawn == Some(Secret::Known(terrain)));
            left[terrain.index()] = (land & !printed).len() + in_hand;
            left[terrain.index()] += kept.map(usize::from).sum::<usize>();
        }
        let edge = self.land(Terrain::Desert) & printed == printed;
        Broken::unless(edge, "L-11.3", "lords-edge-not-desert")?;
        let all = self.options.all_markers();
        let adds_up = (0..TERRAINS).all(|kind| {
            left[kind] + usize::from(self.unseen_markers[kind]) == usize::from(all[kind])
        });
        Broken::unless(adds_up, "L-1.3", "lords-too-many-markers")?;
        let hidden = self.kept.iter().map(Held::hidden).sum::<usize>()
            + usize::from(drawn == Some(Secret::Hidden));
        let enough = hidden <= total(&self.unseen_markers);
        Broken::unless(enough, "L-1.3", "lords-too-many-markers")?;

        let keeps = self.kept.iter().any(|kept| !kept.is_empty());
        let few = self.kept.iter().all(|kept| kept.len() <= KEPT);
        let bare = self.bare();
        match self.phase {
            Phase::Deal(_) | Phase::Start => Broken::unless(
                !keeps && bare == !printed,
                "L-2.3",
                "lords-land-before-start",
            ),
            Phase::Marker(_) | Phase::Lay(..) => {
                Broken::unless(few, "L-3.3", "lords-keeps-too-many")?;
                Broken::unless(!bare.is_empty(), "L-3.6", "lords-creation-over")
            }
            _ => {
                Broken::unless(!keeps, "L-3.7", "lords-keeps-after-creation")?;
                Broken::unless(bare.is_empty(), "L-3.1", "lords-creation-not-over")
            }
        }
    }

    fn has_right_people(&self) -> Result<(), Broken> {
        let mut occupied = Hexes::NONE;
        for seat in Seat::all(self.owned.len()) {
            let own = self.owned(seat);
            Broken::unless((occupied & own).is_empty(), "L-1.4.2", "lords-shared-hex")?;
            occupied = occupied | own;
        }
        for seat in self.seats() {
            let own = self.owned(seat);
            let people: usize = own
                .iter()
                .map(|hex| usize::from(self.counts[hex.index()]))
                .sum();
            let people = people + usize::from(self.supply(seat));
            let all = usize::from(self.options.people_per_player);
            Broken::unless(people == all, "L-1.4.5", "lords-too-many-people")?;
            let altars = (own & self.altars).len() + usize::from(self.altars_left(seat));
            let all = usize::from(self.options.altars_per_player);
            Broken::unless(altars == all, "L-1.4.5", "lords-too-many-altars")?;
        }
        let counted: Hexes = Hex::all()
            .filter(|hex| self.counts[hex.index()] > 0)
            .collect();
        Broken::unless(counted == occupied, "L-1.4.1", "lords-owner-without-people")?;
        let habitable = HABITABLE
            .iter()
            .fold(Hexes::NONE, |all, &terrain| all | self.land(terrain));
        let lives = occupied & !habitable == Hexes::NONE;
        Broken::unless(lives, "L-1.4.3", "lords-uninhabitable")?;
        let sides = self.civilised & !occupied == Hexes::NONE;
        Broken::unless(sides, "L-1.4.1", "lords-owner-without-people")?;
        let under = self.altars & !self.civilised == Hexes::NONE;
        Broken::unless(under, "L-1.4.4", "lords-altar-without-civilised")?;
        let in_creation = matches!(
            self.phase,
            Phase::Deal(_) | Phase::Start | Phase::Marker(_) | Phase::Lay(..)
        );
        let early = in_creation && !(occupied.is_empty() && self.free_civ_used.is_empty());
        Broken::unless(!early, "L-3.1", "lords-people-before-land")?;
        // L-7.3: the player who was first to civilise has used the free choice.
        let free = self.civilised.is_empty() || !self.free_civ_used.is_empty();
        Broken::unless(free, "L-7.3.3", "lords-nobody-civilised")
    }

    fn has_right_cards(&self) -> Result<(), Broken> {
        let all = self.options.all_cards();
        for (kind, &all) in all.iter().enumerate() {
            let in_hands = self
                .hands
                .iter()
                .map(|hand| usize::from(hand.known()[kind]));
            let shown = match self.phase {
                Phase::Select => 0,
                _ => {
                    let known = self.chosen.iter().flatten().filter_map(|card| card.known());
                    known.filter(|card| card.index() == kind).count()
                }
            };
            let elsewhere = in_hands.sum::<usize>() + shown;
            let fits = elsewhere + usize::from(self.unseen_cards[kind]) <= usize::from(all);
            Broken::unless(fits, "L-1.3", "lords-too-many-cards")?;
        }
        let hidden: usize = self.hands.iter().map(Held::hidden).sum();
        let enough = hidden <= total(&self.unseen_cards);
        Broken::unless(enough, "L-1.3", "lords-too-many-cards")?;

        let players = self.players();
        let discarded = total(&self.discards());
        let rounds = discarded.is_multiple_of(players);
        Broken::unless(rounds, "L-4.6", "lords-discards-of-no-round")?;
        let dealt = self.deal_size();
        // L-1.4.6
        let right_size = |seat: Seat| match self.phase {
            Phase::Deal(next) if seat < next => dealt,
            Phase::Deal(_) => 0,
            Phase::Start | Phase::Marker(_) | Phase::Lay(..) => dealt,
            Phase::Draw(next) if seat < next => HAND,
            Phase::Draw(_) => HAND - 1,
            _ => self.hand(Seat::at(0)).len(),
        };
        let sizes = self
            .seats()
            .all(|seat| self.hand(seat).len() == right_size(seat));
        Broken::unless(sizes, "L-1.4.6", "lords-hand-sizes")?;
        self.has_right_pile(discarded)
    }

    fn has_right_pile(&self, discarded: usize) -> Result<(), Broken> {
        let players = self.players();
        let pile = self.pile();
        let in_hand = self.hand(Seat::at(0)).len();
        let shown = self.chosen(Seat::at(0)).is_some() && self.phase != Phase::Select;
        let at_choice = in_hand + usize::from(shown);
        let holds = match (self.options.knowledge, self.phase) {
            // L-2.2: nothing has been played yet.
            (_, Phase::Deal(_) | Phase::Start | Phase::Marker(_) | Phase::Lay(..)) => {
                discarded == 0
            }
            // L-11.1.2
            (Knowledge::Full, Phase::Draw(_)) => false,
            (Knowledge::Full, _) => pile == total(&self.options.all_cards()) % players,
            // L-4.4: those who have not drawn yet still find a card.
            (Knowledge::Normal, Phase::Draw(next)) => pile >= players - next.index(),
            // Full hands, before their cards are shown or after they were refilled.
            (Knowledge::Normal, Phase::Select) if in_hand == HAND => true,
            (Knowledge::Normal, _) if shown && in_hand == HAND => true,
            // L-4.4: hands shrink only when the pile is exhausted.
            (Knowledge::Normal, _) => at_choice <= HAND && pile < players,
        };
        Broken::unless(holds, "L-4.4", "lords-pile")
    }

    fn has_right_choices(&self) -> Result<(), Broken> {
        let chosen = self.seats().filter_map(|seat| self.chosen(seat));
        let open = chosen.clone().all(|card| card.known().is_some());
        let count = chosen.count();
        let all = count == self.players() && open;
        let beyond = self.chosen[self.players()..].iter().any(Option::is_some);
        Broken::unless(!beyond, "L-1.1", "lords-nobody")?;
        match self.phase {
            Phase::Select => {
                let in_hand = |seat| match self.chosen(seat) {
                    Some(Secret::Known(card)) => self.hand(seat).known()[card.index()] > 0,
                    _ => true,
                };
                let in_hands = self.seats().all(in_hand);
                Broken::unless(in_hands, "L-4.1", "lords-chosen-not-in-hand")?;
                let waiting = !self.choosing().is_empty();
                Broken::unless(waiting, "L-4.2", "lords-not-revealed")?;
                let has_cards = !self.hand(Seat::at(0)).is_empty();
                Broken::unless(has_cards, "L-9.1", "lords-goes-on-after-end")
            }
            Phase::Deal(_) | Phase::Start | Phase::Marker(_) | Phase::Lay(..) | Phase::Die => {
                Broken::unless(count == 0, "L-4.6", "lords-cards-on-table")
            }
            Phase::Over => Broken::unless(count == 0 || all, "L-4.2", "lords-not-revealed"),
            _ => Broken::unless(all, "L-4.2", "lords-not-revealed"),
        }
    }

    fn has_right_order(&self) -> Result<(), Broken> {
        const ORDER: Broken = Broken {
            rule: "L-4.5",
            key: "lords-order",
        };
        let turn = match self.phase {
            Phase::Order => None,
            Phase::Place(seat)
            | Phase::Act(seat)
            | Phase::Roll(seat, ..)
            | Phase::Advance(seat, ..) => Some(seat),
            _ => {
                let fresh = self.order == super::position::SEAT_ORDER
                    && (self.settled, self.finished) == (0, 0);
                return if fresh { Ok(()) } else { Err(ORDER) };
            }
        };
        let (settled, finished) = self.turn_order();
        // The settled places are whole groups, and the next group is asked for in time.
        let waiting = &self.order[settled.len()..self.players()];
        let last = settled.last().map(|&seat| self.place_of(seat));
        let next = waiting.first().map(|&seat| self.place_of(seat));
        let whole_groups = last.is_none() || last != next;
        let expected = self.order_beginning_with(settled);
        let in_turn = match turn {
            Some(turn) => settled.get(finished) == Some(&turn),
            None => finished == settled.len() && self.tied_group().len() > 1,
        };
        // A single seat is settled only when its turn comes.
        let not_ahead = turn.is_none_or(|turn| {
            let tied = |seat: &Seat| self.place_of(*seat) == self.place_of(turn);
            settled
                .get(finished..)
                .is_some_and(|rest| rest.iter().all(tied))
        });
        if whole_groups && in_turn && not_ahead && expected == Some(self.order) {
            Ok(())
        } else {
            Err(ORDER)
        }
    }

    fn has_right_turn(&self) -> Result<(), Broken> {
        match self.phase {
            Phase::Act(seat) | Phase::Roll(seat, ..) | Phase::Advance(seat, ..) => {
                let SoFar {
                    actions,
                    civilised,
                    altar,
                } = self.so_far;
                // An advance can follow the last action that counts.
                let done = u16::from(civilised) + u16::from(altar);
                let counts = (done..=MOST_ACTIONS + 1).contains(&actions);
                Broken::unless(counts, "L-5.5", "lords-action-count")?;
                let used = !civilised || self.free_civ_used.contains(seat);
                Broken::unless(used, "L-7.3.3", "lords-nobody-civilised")?;
            }
            _ => {
                let nothing = self.so_far == SoFar::NOTHING;
                Broken::unless(nothing, "L-5.2", "lords-action-count")?;
            }
        }
        match self.phase {
            Phase::Place(seat) => {
                let somewhere = !self.placeable(seat).is_empty();
                Broken::unless(somewhere, "L-6.6", "lords-nowhere-to-place")
            }
            Phase::Roll(seat, from, to) => {
                let attacks = self.allows_attack(seat, from, to).is_ok();
                let counted = (1..=MOST_ACTIONS).contains(&self.so_far.actions);
                Broken::unless(attacks && counted, "L-7.2.1", "lords-no-attack")
            }
            Phase::Advance(seat, from, to) => {
                let enters = self.allows_entering(seat, from, to);
                let counted = (1..=MOST_ACTIONS).contains(&self.so_far.actions);
                Broken::unless(enters && counted, "L-7.2.7", "lords-no-advance")
            }
            _ => Ok(()),
        }
    }

    fn has_right_end(&self) -> Result<(), Broken> {
        let hand = self.hand(Seat::at(0)).len();
        let by_die = self.options.random_end == RandomEnd::Die && (1..HAND).contains(&hand);
        let by_cards = self.options.random_end == RandomEnd::Identical
            && hand < HAND
            && self.shows_identical_cards();
        match self.phase {
            Phase::Die => Broken::unless(by_die, "L-11.4", "lords-no-die"),
            Phase::Over => {
                let ends = match self.chosen(Seat::at(0)) {
                    Some(_) => by_cards,
                    None => hand == 0 || by_die,
                };
                Broken::unless(ends, "L-9.1", "lords-over-too-early")
            }
            Phase::Select => {
                // After the sixth round with an exhausted pile the die has ended the game.
                let ended = by_die && self.exhausted_rounds() >= Die::ALL.len();
                Broken::unless(!ended, "L-11.4", "lords-goes-on-after-end")
            }
            Phase::Order
            | Phase::Place(_)
            | Phase::Act(_)
            | Phase::Roll(..)
            | Phase::Advance(..) => Broken::unless(!by_cards, "L-9.1", "lords-goes-on-after-end"),
            _ => Ok(()),
        }
    }
}
