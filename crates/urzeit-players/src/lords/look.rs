//! How every seat stands, in one pass over the board.

use urzeit_rules::{
    Lords, Seat,
    lords::{Card, Phase, Terrain, board::HEXES, cards::HABITABLE},
};

use super::{
    outlook::Outlook::{self, *},
    rounds::rounds_left,
    survey::Survey,
};
use crate::{BySeat, Notes};

/// Notes how every seat stands.
pub(super) fn look(position: &Lords, notes: &mut impl Notes) {
    let players = position.colours().len();
    let left = rounds_left(position);
    let early = (left.min(30) as f32) / 30.0;
    let survey = Survey::of(position);
    let scene = Scene {
        survey: &survey,
        early,
        left,
        strikes: strikes(&survey),
        points: points(position),
    };
    for seat in Seat::all(players) {
        let mut page = Page { seat, notes };
        scene.note_time(&mut page);
        scene.note_points(&mut page);
        scene.note_order(&mut page);
        scene.note_hand(&mut page);
        scene.note_hexes(&mut page);
        scene.note_bands(&mut page);
    }
}

/// The notes of one seat.
struct Page<'n, N> {
    seat: Seat,
    notes: &'n mut N,
}

impl<N: Notes> Page<'_, N> {
    #[inline]
    fn note(&mut self, slot: Outlook, amount: f32) {
        if amount != 0.0 {
            self.notes
                .note(self.seat, slot as usize, amount.clamp(-3.0, 3.0));
        }
    }
}

struct Scene<'a> {
    survey: &'a Survey<'a>,
    /// From 1 down to 0.
    early: f32,
    left: usize,
    /// Points that the bands of each seat may take.
    strikes: BySeat<f32>,
    points: BySeat<f32>,
}

fn in_turn(position: &Lords) -> Option<Seat> {
    match position.phase() {
        Phase::Place(seat)
        | Phase::Act(seat)
        | Phase::Roll(seat, ..)
        | Phase::Advance(seat, ..) => Some(seat),
        _ => None,
    }
}

fn points(position: &Lords) -> BySeat<f32> {
    let mut points = [0.0; Seat::MAX];
    for seat in Seat::all(position.colours().len()) {
        points[seat.index()] = f32::from(position.score(seat).points());
    }
    points
}

fn strikes(survey: &Survey<'_>) -> BySeat<f32> {
    let mut strikes = [0.0; Seat::MAX];
    for band in &survey.bands {
        let strike = survey.strike_at(band.terrain, band.targets, band.spare + 1);
        strikes[band.seat.index()] += strike.gain;
    }
    strikes
}

impl Scene<'_> {
    fn position(&self) -> &Lords {
        self.survey.position
    }

    fn note_time(&self, page: &mut Page<'_, impl Notes>) {
        let position = self.position();
        page.note([Two, Three, Four, Five][position.colours().len() - 2], 1.0);
        let phase = match self.left {
            0 => Over,
            1 => LastRound,
            2..=3 => ThreeRounds,
            4..=7 => SevenRounds,
            8..=14 => FourteenRounds,
            15..=25 => ManyRounds,
            _ => AllRounds,
        };
        page.note(phase, 1.0);
        if position.bare().is_empty() {
            return;
        }
        page.note(Creation, 1.0);
        let hand = position.hand(page.seat).known();
        let fit: f32 = Card::all()
            .map(|card| {
                let people = card.value() as f32 * f32::from(hand[card.index()]);
                people * position.land(card.terrain()).len() as f32
            })
            .sum();
        page.note(LandForHand, fit / 200.0);
    }

    fn note_points(&self, page: &mut Page<'_, impl Notes>) {
        let seat = page.seat;
        let score = self.position().score(seat);
        let points = self.points[seat.index()];
        let others = Seat::all(self.position().colours().len()).filter(|&other| other != seat);
        let best = others
            .map(|other| self.points[other.index()])
            .fold(0.0, f32::max);
        let lead = (points - best) / 10.0;
        page.note(Barbarian, f32::from(score.barbarian) / 10.0);
        page.note(Civilised, f32::from(score.civilised) / 10.0);
        page.note(Altars, f32::from(score.altars) / 10.0);
        page.note(PointsEarly, points / 20.0 * self.early);
        page.note(Lead, lead);
        page.note(LeadEarly, lead * self.early);
        if self.left <= 7 {
            page.note(LeadLate, lead / (1.0 + self.left as f32) * 2.0);
        }
        if lead > 0.0 {
            page.note(First, 1.0);
        }
        page.note(People, f32::from(score.people) / 25.0);
        let supply = f32::from(self.position().supply(seat)) / 25.0;
        page.note(Supply, supply);
        page.note(SupplyEarly, supply * self.early);
        if supply == 0.0 {
            page.note(NoSupply, 1.0);
        }
    }

    fn note_order(&self, page: &mut Page<'_, impl Notes>) {
        let position = self.position();
        let Some(now) = in_turn(position) else {
            return;
        };
        let strikes = self.strikes[page.seat.index()];
        if page.seat == now {
            page.note(Moves, 1.0);
            page.note(StrikesNow, strikes / 5.0);
            return;
        }
        let (order, finished) = position.turn_order();
        let has_moved = order[..finished].contains(&page.seat);
        page.note(if has_moved { Moved } else { MovesLater }, 1.0);
        let last = order.len() == position.colours().len() && order.last() == Some(&page.seat);
        if last && !has_moved {
            page.note(MovesLast, 1.0);
        }
    }

    fn note_hand(&self, page: &mut Page<'_, impl Notes>) {
        let position = self.position();
        let hand = position.hand(page.seat).known();
        let (mut cards, mut values, mut placed, mut room) = (0.0, 0.0, 0.0, 0.0);
        let (mut high, mut low) = (0, 6);
        let free = !self.survey.foreign(page.seat);
        let targets = HABITABLE.map(|terrain| self.targets_of_cards(page.seat, terrain));
        let mut struck = 0.0;
        let places = HABITABLE.map(|terrain| !(position.land(terrain) & free).is_empty());
        let empty = HABITABLE.map(|terrain| (position.land(terrain) & self.survey.empty).len());
        for card in Card::all().filter(|card| hand[card.index()] > 0) {
            let (count, terrain) = (f32::from(hand[card.index()]), card.terrain().index());
            cards += count;
            values += count * card.value() as f32;
            high = high.max(card.value());
            low = low.min(card.value());
            if places[terrain] {
                placed += count;
            }
            if card.value() > 1 {
                struck += count * targets[terrain];
            }
            room += count * empty[terrain].min(card.value()) as f32;
        }
        if cards == 0.0 {
            return;
        }
        page.note(CardValue, values / cards / 3.0);
        page.note(HighCard, high as f32 / 5.0);
        page.note(LowCard, low as f32 / 5.0);
        page.note(CardsWithPlace, placed / cards);
        page.note(RoomForCards, room / cards / 3.0);
        page.note(CardTargets, struck / cards / 3.0);
    }

    /// Worth of the lone hexes of a terrain beside land of that terrain where a seat can place
    /// barbarians, up to 6.
    fn targets_of_cards(&self, seat: Seat, terrain: Terrain) -> f32 {
        let (survey, position) = (self.survey, self.position());
        let land = position.land(terrain);
        let open = land & (survey.empty | (survey.barbarian & position.owned(seat)));
        let targets = land & survey.foreign(seat) & open.neighbours();
        let lone = targets.iter().filter(|&hex| position.people(hex) == 1);
        lone.map(|hex| survey.worth(hex)).sum::<f32>().min(6.0)
    }

    fn note_hexes(&self, page: &mut Page<'_, impl Notes>) {
        let (survey, position) = (self.survey, self.position());
        let own = position.owned(page.seat);
        let mut in_danger = [0.0; 3];
        let (mut lone_open, mut lone_half, mut closed, mut guarded) = (0.0, 0.0, 0.0, 0.0);
        let mut guards = 0;
        for hex in own.iter() {
            let worth = survey.worth(hex);
            let people = position.people(hex);
            in_danger[worth as usize - 1] += survey.danger[hex.index()];
            match survey.landings(page.seat, hex) {
                [0, 0] => closed += worth,
                _ if people > 1 => guarded += worth,
                [0, _] => lone_half += worth,
                _ => lone_open += worth,
            }
            if worth > 1.0 {
                guards += people - 1;
            }
        }
        page.note(InDanger, in_danger[0] / 5.0);
        page.note(CivilisedInDanger, in_danger[1] / 5.0);
        page.note(AltarsInDanger, in_danger[2] / 3.0);
        page.note(LoneOpen, lone_open / 10.0);
        page.note(LoneHalfOpen, lone_half / 10.0);
        page.note(Closed, closed / 10.0);
        page.note(GuardedOpen, guarded / 10.0);
        page.note(Guards, f32::from(guards.min(30)) / 10.0);
        if in_turn(position).is_some_and(|seat| seat != page.seat) {
            let worth = in_danger[0] + 2.0 * in_danger[1] + 3.0 * in_danger[2];
            page.note(InDangerAtOnce, worth / 10.0);
        }
        self.note_gods_work(page);
    }

    /// What can still be civilised and built.
    fn note_gods_work(&self, page: &mut Page<'_, impl Notes>) {
        let (survey, position) = (self.survey, self.position());
        let own = position.owned(page.seat);
        let used = position.free_civ_used().contains(page.seat);
        let barbarian = own & survey.barbarian;
        let near = barbarian & position.civilised().neighbours();
        let civilisable = if used { near } else { barbarian };
        page.note(Civilisable, civilisable.len().min(self.left) as f32 / 5.0);
        if !used {
            page.note(FreeChoice, 1.0);
        }
        let bases = (own & !position.altars()).len();
        let altars = usize::from(position.altars_left(page.seat));
        page.note(AltarsToCome, bases.min(altars).min(self.left) as f32 / 5.0);
        let civilised = own & position.civilised() & !position.altars();
        if altars > 0 && civilised.iter().any(|hex| position.people(hex) > 1) {
            page.note(Buildable, 1.0);
        }
    }

    fn note_bands(&self, page: &mut Page<'_, impl Notes>) {
        let (survey, position) = (self.survey, self.position());
        let (mut spare, mut room) = (0, 0);
        for band in survey.bands.iter().filter(|band| band.seat == page.seat) {
            spare += band.spare;
            let land = position.land(band.terrain) & survey.empty;
            room += (band.reach & land).len().min(usize::from(band.spare));
        }
        let spare = f32::from(spare.min(60)) / 10.0;
        page.note(Spare, spare);
        page.note(SpareEarly, spare * self.early);
        page.note(Room, room.min(HEXES) as f32 / 5.0);
        let strikes = self.strikes[page.seat.index()] / 5.0;
        page.note(Strikes, strikes);
        page.note(StrikesEarly, strikes * self.early);
    }
}
