//! What an entry changes: creation, rounds, turns (L-3 to L-7, L-9.1). Attacks have a file
//! of their own.

use super::{
    action::Action,
    board::Hex,
    cards::{CARDS, Card, Held, Secret, Terrain, VALUES},
    outcome::{Chance, Die},
    position::{HAND, Lords, Phase, SEAT_ORDER, SoFar},
    setup::{Knowledge, MAX_PLAYERS, RandomEnd, TieBreak, TurnOrder},
};
use crate::{Seat, Seats};

impl Lords {
    /// Does one step of a player.
    #[inline]
    pub(super) fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Lay(terrain, hex) => self.lay(seat, terrain, hex),
            Action::Keep => self.keep(seat),
            Action::Card(card) => self.choose(seat, card),
            Action::Put(hex) => self.place(seat, hex),
            Action::Move(from, to, count) => {
                self.so_far.actions += 1;
                self.shift(seat, from, to, count);
            }
            Action::Attack(from, to) => {
                self.so_far.actions += 1;
                self.phase = Phase::Roll(seat, from, to);
            }
            Action::Advance(count) => self.advance(seat, count),
            Action::Civilise(hex) => self.civilise(seat, hex),
            Action::Altar(hex) => self.build_altar(seat, hex),
            Action::End => self.end_turn(),
        }
    }

    /// Takes an outcome of chance.
    #[inline]
    pub(super) fn settle(&mut self, outcome: Chance) {
        match outcome {
            Chance::Deal(seat, cards) => self.deal(seat, cards),
            Chance::Start(seat) => self.phase = Phase::Marker(seat),
            Chance::Marker(seat, terrain) => {
                self.unseen_markers[terrain.index()] -= 1;
                self.phase = Phase::Lay(seat, Secret::Known(terrain));
            }
            Chance::Draw(seat, card) => self.refill(seat, card),
            Chance::Order(order) => {
                let first = usize::from(self.finished);
                let seats = order.seats();
                self.order[first..][..seats.len()].copy_from_slice(seats);
                self.settled += seats.len() as u8;
                self.next_turn();
            }
            Chance::Roll(roll) => self.fight(roll),
            Chance::Die(die) => self.may_end(die),
        }
    }

    /// L-2.2
    fn deal(&mut self, seat: Seat, cards: [u8; CARDS]) {
        for (unseen, dealt) in self.unseen_cards.iter_mut().zip(cards) {
            *unseen -= dealt;
        }
        self.hands[seat.index()].known = cards;
        self.phase = match self.seats().nth(seat.number()) {
            Some(next) => Phase::Deal(next),
            None => Phase::Start,
        };
    }

    /// L-3.2
    fn lay(&mut self, seat: Seat, terrain: Terrain, hex: Hex) {
        if let Phase::Lay(_, drawn) = self.phase
            && drawn != Secret::Known(terrain)
        {
            // A kept one is laid, the drawn one becomes kept.
            self.kept[seat.index()].known[terrain.index()] -= 1;
            self.kept[seat.index()].add(drawn.map(Terrain::index));
        }
        self.land[terrain.index()].insert(hex);
        // L-3.6
        if self.bare().is_empty() {
            self.end_creation();
        } else {
            self.next_creation_turn(seat);
        }
    }

    /// L-3.2
    fn keep(&mut self, seat: Seat) {
        if let Phase::Lay(_, drawn) = self.phase {
            self.kept[seat.index()].add(drawn.map(Terrain::index));
        }
        self.next_creation_turn(seat);
    }

    /// L-3.1. The bag cannot be empty here: L-1.3 asks for enough markers that L-3.8 never
    /// comes up.
    fn next_creation_turn(&mut self, seat: Seat) {
        self.phase = Phase::Marker(seat.next(self.players()));
    }

    /// L-3.7
    fn end_creation(&mut self) {
        for kept in &mut self.kept {
            for (unseen, kept) in self.unseen_markers.iter_mut().zip(kept.known) {
                *unseen += kept;
            }
            *kept = Held::NONE;
        }
        self.phase = Phase::Select;
    }

    /// L-4.1, L-4.2: the last choice brings the reveal.
    fn choose(&mut self, seat: Seat, card: Card) {
        self.chosen[seat.index()] = Some(Secret::Known(card));
        let all_known = self
            .seats()
            .all(|seat| matches!(self.chosen(seat), Some(Secret::Known(_))));
        if all_known {
            self.reveal();
        }
    }

    fn reveal(&mut self) {
        let exhausted = self.is_exhausted();
        for seat in self.seats() {
            let card = self.shown(seat);
            self.hands[seat.index()].known[card.index()] -= 1;
        }
        // L-4.3, L-9.1
        let ends = self.options.random_end == RandomEnd::Identical && exhausted;
        if ends && self.shows_identical_cards() {
            self.phase = Phase::Over;
        } else if exhausted || self.options.knowledge == Knowledge::Full {
            self.begin_turns();
        } else {
            // L-4.4
            self.phase = Phase::Draw(Seat::at(0));
        }
    }

    /// Is this a round at whose reveal the pile is exhausted (L-4.3), or with full knowledge
    /// one that begins with seven or fewer cards (L-11.1.4)? Asked before the reveal.
    #[must_use]
    pub fn is_exhausted(&self) -> bool {
        let cards = self.hand(Seat::at(0)).len();
        match self.options.knowledge {
            // Hands that are not full were not refilled any more.
            Knowledge::Normal => cards < HAND || self.pile() < self.players(),
            Knowledge::Full => cards <= HAND,
        }
    }

    pub(super) fn shows_identical_cards(&self) -> bool {
        self.seats()
            .any(|seat| self.chosen[..seat.index()].contains(&self.chosen(seat)))
    }

    /// The card that a seat shows on the table.
    #[inline]
    pub(super) fn shown(&self, seat: Seat) -> Card {
        self.chosen(seat)
            .and_then(Secret::known)
            .expect("all cards are known from the reveal to the end of the round")
    }

    /// L-4.4
    fn refill(&mut self, seat: Seat, card: Card) {
        self.unseen_cards[card.index()] -= 1;
        self.hands[seat.index()].known[card.index()] += 1;
        match self.seats().nth(seat.number()) {
            Some(next) => self.phase = Phase::Draw(next),
            None => self.begin_turns(),
        }
    }

    pub(super) fn begin_turns(&mut self) {
        self.order = self.sorted_by_card();
        self.next_turn();
    }

    /// The seats by the cards they show, tied ones by seat.
    pub(super) fn sorted_by_card(&self) -> [Seat; MAX_PLAYERS] {
        let mut order = SEAT_ORDER;
        // Stable, so tied seats stay in the order of seats; short, so nothing is allocated.
        order[..usize::from(self.players)].sort_by_key(|&seat| self.place_of(seat));
        order
    }

    /// L-4.5: what is lower comes first, what is equal is tied.
    #[inline]
    pub(super) fn place_of(&self, seat: Seat) -> (usize, usize) {
        let card = self.shown(seat);
        let value = match self.options.turn_order {
            TurnOrder::LowFirst => card.value(),
            TurnOrder::HighFirst => VALUES - card.value(),
        };
        let rank = match self.options.tie_break {
            TieBreak::RankThenDice => card.terrain().index(),
            TieBreak::DiceOnly => 0,
        };
        (value, rank)
    }

    /// The seats of which chance decides who is next, or the single next one.
    pub(super) fn tied_group(&self) -> Seats {
        let waiting = &self.order[usize::from(self.finished)..usize::from(self.players)];
        let Some(&first) = waiting.first() else {
            return Seats::NONE;
        };
        let place = self.place_of(first);
        let tied = |seat: &&Seat| self.place_of(**seat) == place;
        waiting.iter().filter(tied).copied().collect()
    }

    /// L-4.5
    fn next_turn(&mut self) {
        if self.finished == self.players {
            return self.end_round();
        }
        if self.finished == self.settled {
            if self.tied_group().len() > 1 {
                self.phase = Phase::Order;
                return;
            }
            self.settled += 1;
        }
        let seat = self.order[usize::from(self.finished)];
        // L-5.1, L-6.6
        self.phase = if self.placeable(seat).is_empty() {
            Phase::Act(seat)
        } else {
            Phase::Place(seat)
        };
    }

    /// L-5.4
    pub(super) fn end_turn(&mut self) {
        self.so_far = SoFar::NOTHING;
        self.finished += 1;
        self.next_turn();
    }

    /// L-4.6
    fn end_round(&mut self) {
        self.chosen = [None; MAX_PLAYERS];
        self.order = SEAT_ORDER;
        (self.settled, self.finished) = (0, 0);
        self.phase = if self.hand(Seat::at(0)).is_empty() {
            Phase::Over
        } else if self.options.random_end == RandomEnd::Die && self.exhausted_rounds() > 0 {
            Phase::Die
        } else {
            Phase::Select
        };
    }

    /// How many rounds were played with an exhausted pile (L-11.4), asked when a round is
    /// over: each of them took a card from hands of seven.
    #[inline]
    pub(super) fn exhausted_rounds(&self) -> usize {
        HAND.saturating_sub(self.hand(Seat::at(0)).len())
    }

    /// L-11.4
    fn may_end(&mut self, die: Die) {
        self.phase = if usize::from(die.pips()) <= self.exhausted_rounds() {
            Phase::Over
        } else {
            Phase::Select
        };
    }

    /// L-6
    fn place(&mut self, seat: Seat, hex: Hex) {
        // L-6.3
        let count = (self.shown(seat).value() as u16).min(self.supply(seat));
        self.supplies[seat.index()] -= count;
        // L-6.4: the side of the hex stays, and an empty one is barbarian.
        self.settle_on(seat, hex, count);
        self.phase = Phase::Act(seat);
    }

    #[inline]
    fn settle_on(&mut self, seat: Seat, hex: Hex, count: u16) {
        self.owned[seat.index()].insert(hex);
        self.counts[hex.index()] += count;
    }

    /// L-7.1
    #[inline]
    pub(super) fn shift(&mut self, seat: Seat, from: Hex, to: Hex, count: u16) {
        self.counts[from.index()] -= count;
        self.settle_on(seat, to, count);
    }

    /// L-7.3
    fn civilise(&mut self, seat: Seat, hex: Hex) {
        self.so_far.actions += 1;
        self.so_far.civilised = true;
        self.free_civ_used.insert(seat);
        self.civilised.insert(hex);
    }

    /// L-7.4
    fn build_altar(&mut self, seat: Seat, hex: Hex) {
        self.so_far.actions += 1;
        self.so_far.altar = true;
        self.counts[hex.index()] -= 1;
        self.supplies[seat.index()] += 1;
        self.altars.insert(hex);
        self.altars_left[seat.index()] -= 1;
    }
}
