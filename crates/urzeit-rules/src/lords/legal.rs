//! What may be done, and why not (L-3 to L-7).

use super::{
    action::Action,
    board::{Hex, Hexes},
    cards::{Card, HABITABLE, Secret, Terrain},
    illegal::{Asked, Deed, Illegal},
    outcome::Chance,
    position::{KEPT, Lords, MOST_ACTIONS, Phase},
    setup::{Advance, KeepMode},
};
use crate::{Due as _, Seat, Turn};

impl Lords {
    /// What the game waits for.
    #[inline]
    pub(super) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_)
            | Phase::Start
            | Phase::Marker(_)
            | Phase::Draw(_)
            | Phase::Order
            | Phase::Roll(..)
            | Phase::Die => Turn::Chance,
            Phase::Lay(seat, _)
            | Phase::Place(seat)
            | Phase::Act(seat)
            | Phase::Advance(seat, ..) => Turn::Player(seat),
            Phase::Select => Turn::Secret(self.choosing()),
            Phase::Over => Turn::Over,
        }
    }

    /// The seat whose turn it is by the rules (L-4.5), also while its dice are due.
    pub(super) fn in_turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Marker(seat)
            | Phase::Lay(seat, _)
            | Phase::Place(seat)
            | Phase::Act(seat)
            | Phase::Roll(seat, ..)
            | Phase::Advance(seat, ..) => Some(seat),
            Phase::Deal(_)
            | Phase::Start
            | Phase::Select
            | Phase::Draw(_)
            | Phase::Order
            | Phase::Die
            | Phase::Over => None,
        }
    }

    /// Why a seat may not do something now.
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let players = self.players();
        if seat.index() >= players {
            return Err(Illegal::NoSuchSeat { players });
        }
        if let Some(due) = self.due() {
            return Err(Illegal::ChanceDue { due: due.of_kind() });
        }
        let (turn, asked) = match self.phase {
            Phase::Lay(turn, _) => (turn, Asked::Lay),
            Phase::Select => (seat, Asked::Card),
            Phase::Place(turn) => (turn, Asked::Put),
            Phase::Act(turn) => (turn, Asked::Act),
            Phase::Advance(turn, ..) => (turn, Asked::Advance),
            _ => return Err(Illegal::GameOver),
        };
        if turn != seat {
            return Err(Illegal::NotYourTurn { seat: turn, asked });
        }
        match (asked, action) {
            (Asked::Lay, Action::Lay(terrain, hex)) => self.allows_lay(terrain, hex),
            (Asked::Lay, Action::Keep) if self.may_keep(seat) => Ok(()),
            (Asked::Lay, Action::Keep) => Err(Illegal::KeepsEnough),
            (Asked::Card, Action::Card(card)) => self.allows_card(seat, card),
            (Asked::Put, Action::Put(hex)) => self.allows_put(seat, hex),
            (Asked::Advance, Action::Advance(count)) => self.allows_advance(count),
            (Asked::Act, Action::End) => Ok(()),
            (Asked::Act, Action::Advance(_)) => Err(Illegal::NothingToEnter),
            (Asked::Act, _) if self.is_turn_used_up() => Err(Illegal::TurnTooLong),
            (Asked::Act, Action::Move(from, to, count)) => self.allows_move(seat, from, to, count),
            (Asked::Act, Action::Attack(from, to)) => self.allows_attack(seat, from, to),
            (Asked::Act, Action::Civilise(hex)) => self.allows_civilise(seat, hex),
            (Asked::Act, Action::Altar(hex)) => self.allows_altar(seat, hex),
            (asked, _) => Err(Illegal::OtherAsked { asked }),
        }
    }

    /// Why an outcome cannot come out now.
    pub(super) fn check_chance(&self, outcome: Chance) -> Result<(), Illegal> {
        match self.due() {
            Some(due) => due.check(outcome),
            None if self.phase == Phase::Over => Err(Illegal::GameOver),
            None => Err(Illegal::ChoiceDue),
        }
    }

    /// L-10.2: what everybody can see to be the only option.
    pub(super) fn forced(&self) -> Option<(Seat, Action)> {
        match self.phase {
            Phase::Select => self.forced_card(),
            Phase::Place(seat) => {
                let hexes = self.placeable(seat);
                let hex = hexes.first().filter(|_| hexes.len() == 1)?;
                Some((seat, Action::Put(hex)))
            }
            Phase::Act(seat) => {
                let may_act = !self.is_turn_used_up() && self.has_action(seat);
                (!may_act).then_some((seat, Action::End))
            }
            Phase::Advance(seat, from, _) => {
                let (least, most) = self.advancing(from);
                (least == most).then_some((seat, Action::Advance(most)))
            }
            _ => None,
        }
    }

    /// The last card of a hand. In a view those of others are not known.
    fn forced_card(&self) -> Option<(Seat, Action)> {
        let seat = self.choosing().iter().next()?;
        let hand = self.hand(seat);
        if hand.len() > 1 {
            return None;
        }
        let card = Card::all().find(|card| hand.known()[card.index()] > 0)?;
        Some((seat, Action::Card(card)))
    }

    /// Can anything be done but ending the turn (L-5.4)?
    fn has_action(&self, seat: Seat) -> bool {
        !self.civilisable(seat).is_empty()
            || !self.buildable(seat).is_empty()
            || HABITABLE.into_iter().any(|terrain| {
                self.stacks(seat, terrain).any(|from| {
                    !self.enterable(seat, from, terrain).is_empty()
                        || !self.attackable(seat, from, terrain).is_empty()
                })
            })
    }

    /// L-5.5
    #[inline]
    pub(super) fn is_turn_used_up(&self) -> bool {
        self.so_far.actions >= MOST_ACTIONS
    }

    /// Has the player in turn a marker of this terrain that may be laid (L-3.2)?
    #[inline]
    #[must_use]
    pub fn has_marker(&self, terrain: Terrain) -> bool {
        let Phase::Lay(seat, drawn) = self.phase else {
            return false;
        };
        // With `refuse3` what was set aside is never laid.
        let lays_kept = self.options.keep_mode == KeepMode::Hand3;
        drawn == Secret::Known(terrain) || lays_kept && self.kept(seat).known()[terrain.index()] > 0
    }

    /// May this seat, that has drawn a marker, keep it (L-3.2, L-3.3)?
    #[inline]
    #[must_use]
    pub fn may_keep(&self, seat: Seat) -> bool {
        self.kept(seat).len() < KEPT
    }

    fn allows_lay(&self, terrain: Terrain, hex: Hex) -> Result<(), Illegal> {
        if !self.has_marker(terrain) {
            return Err(Illegal::NoMarker { terrain });
        }
        if !self.bare().contains(hex) {
            return Err(Illegal::HasTerrain { hex });
        }
        Ok(())
    }

    /// L-4.1
    fn allows_card(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.chosen(seat).is_some() {
            return Err(Illegal::HasChosen);
        }
        if self.hand(seat).known()[card.index()] == 0 {
            return Err(Illegal::NoCard { card });
        }
        Ok(())
    }

    /// Where a seat may place the people of its card: nowhere, if it has none (L-6.2, L-6.6).
    /// Asked in its turn, when the card lies on the table.
    #[inline]
    #[must_use]
    pub fn placeable(&self, seat: Seat) -> Hexes {
        if self.supply(seat) == 0 {
            return Hexes::NONE;
        }
        self.land(self.shown(seat).terrain()) & !self.foreign(seat)
    }

    fn allows_put(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        let terrain = self.shown(seat).terrain();
        if !self.land(terrain).contains(hex) {
            return Err(Illegal::OtherTerrain { hex, terrain });
        }
        if self.foreign(seat).contains(hex) {
            let deed = Deed::Put;
            return Err(Illegal::Foreign { deed, hex });
        }
        Ok(())
    }

    /// The hexes of the other players.
    #[inline]
    fn foreign(&self, seat: Seat) -> Hexes {
        self.occupied() & !self.owned(seat)
    }

    /// The hexes that people of this terrain can reach in one step or strike
    /// (L-7.1.3, L-7.2.3).
    #[inline]
    #[must_use]
    pub fn reach(&self, from: Hex, terrain: Terrain) -> Hexes {
        if terrain != Terrain::Island {
            return from.neighbours();
        }
        let sea = self.land(Terrain::Sea);
        from.neighbours() | from.sea_linked(sea, self.options.sea_link)
    }

    /// The hexes that people of one own hex can be on, terrain and way apart (L-7.1.4).
    #[inline]
    pub(super) fn open_to(&self, seat: Seat, from: Hex) -> Hexes {
        if self.civilised.contains(from) {
            self.owned(seat) & self.civilised
        } else {
            !(self.foreign(seat) | self.civilised)
        }
    }

    /// The hexes that people of one own hex can move to.
    #[inline]
    pub(super) fn enterable(&self, seat: Seat, from: Hex, terrain: Terrain) -> Hexes {
        // People who start from an island reach across sea only another island, because the
        // terrain must be the same (L-7.1.2).
        self.reach(from, terrain) & self.land(terrain) & self.open_to(seat, from)
    }

    fn allows_move(&self, seat: Seat, from: Hex, to: Hex, count: u16) -> Result<(), Illegal> {
        let terrain = self.allows_leaving(Deed::Move, seat, from)?;
        // L-7.1.1
        let most = self.counts[from.index()] - 1;
        if !(1..=most).contains(&count) {
            return Err(Illegal::MoveCount { most });
        }
        if !self.land(terrain).contains(to) {
            return Err(Illegal::TerrainDiffers { from, to });
        }
        let deed = Deed::Move;
        if !self.reach(from, terrain).contains(to) {
            return Err(Illegal::NotLinked { deed, from, to });
        }
        if self.enterable(seat, from, terrain).contains(to) {
            return Ok(());
        }
        Err(if self.foreign(seat).contains(to) {
            Illegal::Foreign { deed, hex: to }
        } else if self.owned(seat).contains(to) {
            Illegal::SidesDiffer { hex: to }
        } else {
            Illegal::CivilisedStay { hex: from }
        })
    }

    /// L-7.1.1, L-7.2.1: one marker stays.
    fn allows_leaving(&self, deed: Deed, seat: Seat, hex: Hex) -> Result<Terrain, Illegal> {
        let terrain = self
            .habitable(hex)
            .filter(|_| self.owned(seat).contains(hex));
        let terrain = terrain.ok_or(Illegal::NotYours { deed, hex })?;
        if self.counts[hex.index()] < 2 {
            return Err(Illegal::OneMustStay { deed, hex });
        }
        Ok(terrain)
    }

    /// The hexes that people of one own hex can attack.
    #[inline]
    pub(super) fn attackable(&self, seat: Seat, from: Hex, terrain: Terrain) -> Hexes {
        // L-7.2.1
        if self.civilised.contains(from) {
            return Hexes::NONE;
        }
        self.reach(from, terrain) & self.foreign(seat)
    }

    pub(super) fn allows_attack(&self, seat: Seat, from: Hex, to: Hex) -> Result<(), Illegal> {
        let deed = Deed::Attack;
        let terrain = self.allows_leaving(deed, seat, from)?;
        if self.civilised.contains(from) {
            return Err(Illegal::CivilisedNeverAttack { hex: from });
        }
        if self.owned(seat).contains(to) {
            return Err(Illegal::AttackOwn { hex: to });
        }
        if !self.foreign(seat).contains(to) {
            return Err(Illegal::NobodyThere { hex: to });
        }
        if !self.attackable(seat, from, terrain).contains(to) {
            return Err(Illegal::NotLinked { deed, from, to });
        }
        Ok(())
    }

    /// Could this seat have emptied one hex from the other, and may it enter (L-7.2.7)?
    pub(super) fn allows_entering(&self, seat: Seat, from: Hex, to: Hex) -> bool {
        let terrain = self.allows_leaving(Deed::Attack, seat, from).ok();
        let barbarian = !self.civilised.contains(from);
        let empty = !self.occupied().contains(to);
        terrain.is_some_and(|terrain| {
            barbarian && empty && self.enterable(seat, from, terrain).contains(to)
        })
    }

    /// How few and how many may advance from a hex (L-7.2.7).
    #[inline]
    #[must_use]
    pub fn advancing(&self, from: Hex) -> (u16, u16) {
        // L-5.5
        if self.is_turn_used_up() {
            return (1, 1);
        }
        let most = self.counts[from.index()] - 1;
        match self.options.advance {
            Advance::Mandatory => (1, most),
            Advance::Optional => (0, most),
            Advance::ExactlyOne => (1, 1),
        }
    }

    fn allows_advance(&self, count: u16) -> Result<(), Illegal> {
        let Phase::Advance(_, from, _) = self.phase else {
            return Err(Illegal::NothingToEnter);
        };
        let (least, most) = self.advancing(from);
        if !(least..=most).contains(&count) {
            return Err(Illegal::AdvanceCount { least, most });
        }
        Ok(())
    }

    /// The hexes that a seat may civilise now.
    #[inline]
    #[must_use]
    pub fn civilisable(&self, seat: Seat) -> Hexes {
        // L-7.3.1
        if self.so_far.civilised {
            return Hexes::NONE;
        }
        // L-7.3.3
        let near = if self.free_civ_used.contains(seat) {
            self.civilised.neighbours()
        } else {
            Hexes::ALL
        };
        self.barbarian() & near
    }

    /// The hexes of barbarians, whoever owns them (L-7.3.2).
    #[inline]
    fn barbarian(&self) -> Hexes {
        self.occupied() & !self.civilised
    }

    fn allows_civilise(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        if self.civilisable(seat).contains(hex) {
            return Ok(());
        }
        Err(if self.so_far.civilised {
            Illegal::HasCivilised
        } else if !self.barbarian().contains(hex) {
            Illegal::NotBarbarian { hex }
        } else {
            Illegal::NotNextToCivilised { hex }
        })
    }

    /// The hexes on which a seat may build an altar now.
    #[inline]
    #[must_use]
    pub fn buildable(&self, seat: Seat) -> Hexes {
        let civilised = self.owned(seat) & self.civilised;
        let allowed = |hex: &Hex| self.allows_altar(seat, *hex).is_ok();
        civilised.iter().filter(allowed).collect()
    }

    #[inline]
    fn allows_altar(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        // L-7.4.1
        if self.so_far.altar {
            return Err(Illegal::HasBuilt);
        }
        // L-7.4.2
        if !self.owned(seat).contains(hex) {
            let deed = Deed::Altar;
            return Err(Illegal::NotYours { deed, hex });
        }
        if !self.civilised.contains(hex) {
            return Err(Illegal::NotCivilised { hex });
        }
        // L-7.4.3
        if self.altars.contains(hex) {
            return Err(Illegal::HasAltar { hex });
        }
        // L-7.4.2
        if self.counts[hex.index()] < 2 {
            return Err(Illegal::TooFewForAltar { hex });
        }
        // L-7.4.4
        if self.altars_left(seat) == 0 {
            return Err(Illegal::NoAltarLeft);
        }
        Ok(())
    }
}
