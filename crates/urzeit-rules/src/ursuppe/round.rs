//! The course of a game: setup, and the six phases of a round (U-6, U-7).
//!
//! Phase 1 is a chain of amoebas, each of which moves ([`super::movement`]), feeds
//! ([`super::feeding`]) and perhaps attacks ([`super::attack`]). Phases 2 to 5 are here,
//! phase 6 is in [`super::score`].

use super::{
    amoeba::{Amoeba, Colour},
    environment::Card,
    genes::{Gene, Genes},
    phase::Phase,
    position::Ursuppe,
    setup::Mode,
    soup::{Space, Spaces},
};

impl Ursuppe {
    /// U-6.4: a start space is chosen; when all are, the first amoebas follow.
    pub(super) fn start_on(&mut self, colour: Colour, space: u8) {
        let Phase::Start(order) = self.phase else {
            return;
        };
        self.player_mut(colour).marker = Some(space);
        let rest = order.rest();
        self.phase = match self.rearmost() {
            Some(rearmost) if rest.is_empty() => Phase::PutFirst(rearmost),
            _ => Phase::Start(rest),
        };
    }

    /// U-6.5: a first amoeba, in ascending order.
    pub(super) fn put_first(&mut self, amoeba: Amoeba, space: Space) {
        self.place_new(amoeba, space, self.scale.start_damage);
        self.phase = match self.puts_first_after(amoeba.colour) {
            Some(next) => Phase::PutFirst(next),
            // The last to put the first is the first to put the second.
            None => Phase::PutSecond(amoeba.colour),
        };
    }

    /// U-6.6: a second amoeba, in descending order.
    pub(super) fn put_second(&mut self, amoeba: Amoeba, space: Space) {
        self.place_new(amoeba, space, 0);
        match self.puts_second_after(amoeba.colour) {
            Some(next) => self.phase = Phase::PutSecond(next),
            None if self.dummy().is_some() => self.phase = Phase::DummyStart,
            None => self.begin_round(),
        }
    }

    pub(super) fn puts_first_after(&self, colour: Colour) -> Option<Colour> {
        match self.options.mode {
            Mode::Pair => self.pair_puts_after(colour),
            _ => self.next_ahead(colour),
        }
    }

    pub(super) fn puts_second_after(&self, colour: Colour) -> Option<Colour> {
        match self.options.mode {
            Mode::Pair => self.pair_puts_before(colour),
            _ => self.next_behind(colour),
        }
    }

    /// The spaces without any amoeba (U-6.5, U-6.6).
    pub(super) fn empty_spaces(&self) -> Spaces {
        let colours = self.colours().iter();
        colours.fold(Spaces::ALL, |empty, colour| {
            empty.without(self.homes(colour))
        })
    }

    /// Phase 1 begins: ascending order (U-8.1).
    pub(super) fn begin_round(&mut self) {
        match self.rearmost() {
            Some(rearmost) if self.options.mode == Mode::Pair => self.phase = Phase::Lead(rearmost),
            Some(rearmost) => self.begin_colour(rearmost),
            None => self.begin_environment(),
        }
    }

    /// The amoebas of a colour, by number (U-8.1).
    pub(super) fn begin_colour(&mut self, colour: Colour) {
        match self.alive(colour).first() {
            Some(number) => self.begin_turn(Amoeba { colour, number }),
            None => self.end_colour(colour),
        }
    }

    /// The next player's amoebas; after the last, phase 2.
    fn end_colour(&mut self, colour: Colour) {
        if self.options.mode == Mode::Pair {
            return self.end_pair_colour(colour);
        }
        match self.acts_after(colour) {
            Some(next) => self.begin_colour(next),
            None => self.begin_environment(),
        }
    }

    /// U-8.1: the next amoeba of the player that is on the board now, or the next player.
    #[inline]
    pub(super) fn end_turn(&mut self, amoeba: Amoeba) {
        let colour = amoeba.colour;
        let mut later = self.alive(colour).iter();
        match later.find(|&number| number > amoeba.number) {
            Some(number) => self.begin_turn(Amoeba { colour, number }),
            None => self.end_colour(colour),
        }
    }

    #[inline]
    fn begin_turn(&mut self, amoeba: Amoeba) {
        if self.seat_of(amoeba.colour).is_none() {
            // U-18.3: the dummy always drifts.
            return self.drift(amoeba);
        }
        self.phase = Phase::Move(amoeba);
    }

    /// Ascending order; the dummy comes last (U-18.3).
    fn acts_after(&self, colour: Colour) -> Option<Colour> {
        let dummy = self.dummy().filter(|&dummy| dummy != colour);
        match self.seat_of(colour) {
            Some(_) => self.next_ahead(colour).or(dummy),
            None => None,
        }
    }

    /// Phase 2 begins (U-9.1).
    pub(super) fn begin_environment(&mut self) {
        if self.round == 1 && !self.options.first_round_flip {
            self.begin_purchases();
        } else {
            self.phase = Phase::Environment;
        }
    }

    /// U-9.1: the card of this round's ozone and the next round's drift.
    pub(super) fn turn_up(&mut self, card: Card) {
        self.card = Some(card);
        self.deck.remove(card);
        // U-9.2
        if self.round == 1 {
            self.begin_purchases();
        } else {
            self.begin_defects(self.foremost());
        }
    }

    /// U-9.2: descending order; only those whose genes the ozone does not bear.
    fn begin_defects(&mut self, first: Option<Colour>) {
        let mut player = first;
        while let Some(colour) = player {
            if self.defect(colour) > 0 {
                self.phase = Phase::Defect(colour);
                return;
            }
            player = self.next_behind(colour);
        }
        self.begin_purchases();
    }

    /// U-9.2: by how much a player's genes exceed the ozone. Only his own payment changes
    /// it, so it is the same until then (U-9.3).
    #[must_use]
    #[inline]
    pub fn defect(&self, colour: Colour) -> u16 {
        let ozone = self.card.map_or(0, Card::ozone);
        let excess = self.player(colour).genes.sensitivity() - ozone;
        excess.max(0).unsigned_abs()
    }

    /// U-9.3, U-9.4: the genes return to the pool.
    pub(super) fn pay_defect(&mut self, colour: Colour, bp: u16, genes: Genes) {
        self.pay(colour, bp);
        self.lose_genes(colour, genes);
        self.begin_defects(self.next_behind(colour));
    }

    /// Phase 3 begins: descending order (U-10.1).
    fn begin_purchases(&mut self) {
        if let Some(foremost) = self.foremost() {
            self.phase = Phase::Buy(foremost, Genes::NONE);
        }
    }

    /// U-10.1: a purchase, after which the player may go on.
    pub(super) fn buy(&mut self, colour: Colour, bought: Genes, gene: Gene, named: Option<Gene>) {
        self.pay(colour, gene.card().price);
        // U-10.3: the predecessor returns to the pool at once.
        let traded = named.or_else(|| self.tradable(colour, bought, gene).first());
        if let Some(traded) = traded {
            self.lose_genes(colour, Genes::one(traded));
        }
        let player = self.player_mut(colour);
        player.genes.insert(gene);
        if gene == Gene::Armor {
            player.armor_for = traded;
            if self.options.armor_excludes_both {
                self.lose_genes(colour, [Gene::Defense, Gene::Escape].into_iter().collect());
            }
        }
        // By that option a card bought just now may be gone.
        let owned = self.player(colour).genes;
        let bought = bought.and(Genes::one(gene));
        self.phase = Phase::Buy(colour, bought.without(bought.without(owned)));
    }

    /// The predecessors that can be traded in for a higher gene: those owned and bought in
    /// an earlier round (U-10.3).
    #[inline]
    pub(super) fn tradable(&self, colour: Colour, bought: Genes, gene: Gene) -> Genes {
        let owned = self.player(colour).genes.without(bought);
        let trade_in = gene.card().trade_in.iter().copied();
        trade_in.filter(|&gene| owned.contains(gene)).collect()
    }

    /// U-10.4: the gene that bars another one from its owner.
    #[inline]
    pub(super) fn barred_by(&self, colour: Colour, gene: Gene) -> Option<Gene> {
        let barring = match gene {
            Gene::Speed => Gene::Persistence,
            Gene::Movement1 => Gene::Movement2,
            Gene::StruggleForSurvival => Gene::Aggression,
            Gene::Defense | Gene::Escape => {
                // H19: Armor bars the card that was traded in for it, by option both.
                let traded = self.player(colour).armor_for == Some(gene);
                if !traded && !self.options.armor_excludes_both {
                    return None;
                }
                Gene::Armor
            }
            _ => return None,
        };
        self.has(colour, barring).then_some(barring)
    }

    fn lose_genes(&mut self, colour: Colour, genes: Genes) {
        let player = self.player_mut(colour);
        player.genes = player.genes.without(genes);
        if genes.contains(Gene::Armor) {
            player.armor_for = None;
        }
    }

    /// The next player of phase 3, or phase 4.
    pub(super) fn end_purchases(&mut self, colour: Colour) {
        match self.next_behind(colour) {
            Some(next) => self.phase = Phase::Buy(next, Genes::NONE),
            None => self.begin_division(self.foremost()),
        }
    }

    /// U-11.1: descending order; each receives his income first.
    fn begin_division(&mut self, player: Option<Colour>) {
        match player {
            Some(colour) => {
                self.player_mut(colour).bp += self.scale.income;
                self.phase = Phase::Divide(colour);
            }
            None if self.dummy().is_some() => self.divide_dummy(2),
            None => self.begin_deaths(),
        }
    }

    /// U-11.1, U-11.2: a new amoeba without damage.
    pub(super) fn divide(&mut self, amoeba: Amoeba, space: Space) {
        self.pay(amoeba.colour, self.division_price(amoeba.colour));
        self.place_new(amoeba, space, 0);
    }

    /// The next player of phase 4, or phase 5.
    pub(super) fn end_division(&mut self, colour: Colour) {
        let mut own = self.own_colours(colour).iter();
        match own.find(|own| own.index() > colour.index()) {
            // U-18.2: the player's other colour.
            Some(other) => self.phase = Phase::Divide(other),
            None => self.begin_division(self.next_behind(colour)),
        }
    }

    /// U-11.2, U-11.3: the price of a new amoeba.
    #[must_use]
    #[inline]
    pub fn division_price(&self, colour: Colour) -> u16 {
        let [price, cheaper] = self.scale.division_prices;
        if self.alive(colour).is_empty() {
            0
        } else if self.has(colour, Gene::DivisionRate) {
            cheaper
        } else {
            price
        }
    }

    /// U-11.3: where a new amoeba may be placed.
    #[must_use]
    #[inline]
    pub fn division_spaces(&self, colour: Colour) -> Spaces {
        let homes = self.homes(colour);
        match self.alive(colour).len() {
            // H20: also on the space of the only one.
            0 | 1 => Spaces::ALL,
            _ if self.has(colour, Gene::Spores) => Spaces::ALL.without(homes),
            _ => {
                let beside = homes.iter().map(Space::neighbours);
                beside.fold(Spaces::NONE, Spaces::and).without(homes)
            }
        }
    }

    /// Phase 5 begins: natural deaths in descending order, then Aggression (U-12.1, U-12.3).
    pub(super) fn begin_deaths(&mut self) {
        let mut player = self.foremost();
        while let Some(colour) = player {
            for own in self.own_colours(colour).iter() {
                self.die_naturally(own);
            }
            player = self.next_behind(colour);
        }
        if let Some(dummy) = self.dummy() {
            self.die_naturally(dummy);
        }
        // There is one card of Aggression, so one player at most decides.
        match self.holder(Gene::Aggression) {
            Some(colour) if self.player(colour).bp >= 1 => self.phase = Phase::Aggress(colour),
            _ => self.score_round(),
        }
    }

    fn die_naturally(&mut self, colour: Colour) {
        for number in self.alive(colour).iter() {
            let amoeba = Amoeba { colour, number };
            if self.is_dying(amoeba) {
                self.die(amoeba);
            }
        }
    }

    /// U-12.1: has it as much damage as it can bear?
    pub(super) fn is_dying(&self, amoeba: Amoeba) -> bool {
        let tough =
            self.has(amoeba.colour, Gene::LifeExpectancy) || self.dummy() == Some(amoeba.colour);
        let limit = if tough { 3 } else { 2 };
        self.life(amoeba).is_some_and(|life| life.damage >= limit)
    }

    /// U-12.2: DIE.
    pub(super) fn die(&mut self, amoeba: Amoeba) {
        const LEFT: u8 = 2;
        let space = self.place(amoeba);
        *self.life_mut(amoeba) = None;
        for colour in self.colours().iter() {
            self.supply_cubes(space, colour, LEFT);
        }
    }

    /// U-18.3: an amoeba of the dummy appears; it takes the lowest free number.
    pub(super) fn place_dummy(&mut self, space: Space) {
        let Some(colour) = self.dummy() else {
            return;
        };
        if let Some(number) = self.unborn(colour).first() {
            self.place_new(Amoeba { colour, number }, space, 0);
        }
        match self.phase {
            Phase::DummyDivides(left) => self.divide_dummy(left - 1),
            _ if self.alive(colour).len() < 2 => self.phase = Phase::DummyStart,
            _ => self.begin_round(),
        }
    }

    /// U-18.3: so many more amoebas for the dummy, if there is room.
    fn divide_dummy(&mut self, left: u8) {
        let room = self.dummy().is_some_and(|colour| {
            !self.unborn(colour).is_empty() && !self.division_spaces(colour).is_empty()
        });
        if left > 0 && room {
            self.phase = Phase::DummyDivides(left);
        } else {
            self.begin_deaths();
        }
    }
}
