//! Notes on how each seat stands: what the value network reads.

use urzeit_rules::{
    Seat,
    ursuppe::{Amoeba, Colour, Mode, Phase, Ursuppe, amoeba::COLOURS, genes::GENES},
};

use super::{
    guess::{certainty, forecast, has_divided, steps},
    prospects::{Prospects, STAGES, is_card_due},
    slots::slot_blocks,
    tribe::Tribe,
};
use crate::mind::Notes;

slot_blocks! {
    from 0;
    /// The end as it seems: the lead over the best other player, and that as log-odds.
    FORECAST[2];
    /// The lead on the ladder, and the way to the finish.
    LADDER[2];
    /// The next scoring leads into the finish zone.
    FINISHES[1];
    /// The place on the ladder, from the front.
    RANK[6];
    /// Steps now, by amoebas that survive; the same in all scorings that are left.
    STEPS[2];
    /// The most steps of another player.
    RIVAL_STEPS[1];
    /// The amoebas that survive, in each stage of the game.
    ALIVE[8 * STAGES];
    /// How often amoebas can still starve.
    LIVES[4];
    /// Amoebas that will find no meal; that and will die of it.
    HUNGRY[2];
    /// Amoebas whose next drift is unknown, and those of them that stand on a meal.
    SETTLED[2];
    /// Amoebas where others hunt.
    HUNTED[1];
    /// BP now, and BP that many scorings are left to use.
    BP[2];
    /// Few BP: none, 1, 2 or 3.
    PURSE[3];
    /// Income that this round still brings, and whether genes can still be bought in it.
    DUE[2];
    /// Each gene, and each gene by the scorings that are left.
    GENE[2 * GENES];
    /// The gene weight, and that by the scorings that are left.
    WEIGHT[2 * 8];
    /// The sum of sensitivities, and the gene defect to be expected: of the next card, of all.
    SENSITIVITY[3];
    /// Cubes of the own colour in supply; or none at all.
    SUPPLY[2];
    /// Of two markers the one behind counts: how far ahead the other is.
    AHEAD[1];
    /// Early, middle, late; scorings that are left.
    STAGE[STAGES + 1];
    /// Three to six colours; double, pair, dummy.
    TABLE[7];
}

/// Notes how every seat stands.
pub(super) fn look(position: &Ursuppe, notes: &mut impl Notes) {
    let prospects = Prospects::of(position);
    let players = position.players_in_game();
    let mut ends = [0.0; COLOURS];
    let mut paces = [0.0; COLOURS];
    for colour in players.iter() {
        ends[colour.index()] = forecast(position, colour, &prospects);
        paces[colour.index()] = steps(position, colour);
    }
    for colour in players.iter() {
        let Some(seat) = position.seat_of(colour) else {
            continue;
        };
        let others = players
            .iter()
            .filter(|&other| position.seat_of(other) != Some(seat));
        let best = |of: &dyn Fn(Colour) -> f32| others.clone().map(of).fold(0.0, f32::max);
        let mut glance = Glance {
            position,
            notes,
            seat,
            colour,
            prospects,
            share: if position.options().mode == Mode::Double {
                0.5
            } else {
                1.0
            },
        };
        let rival_end = best(&|other| ends[other.index()]);
        let rival_marker = best(&|other| f32::from(position.marker(other)));
        let rival_steps = best(&|other| paces[other.index()]);
        glance.at_ladder(ends[colour.index()] - rival_end, rival_marker);
        glance.at_steps(paces[colour.index()], rival_steps);
        for own in position.own_colours(colour).iter() {
            glance.at_tribe(own);
        }
        glance.at_player();
        glance.at_table();
    }
}

/// A look at one player.
struct Glance<'a, N> {
    position: &'a Ursuppe,
    notes: &'a mut N,
    seat: Seat,
    colour: Colour,
    prospects: Prospects,
    /// What a player is of his seat.
    share: f32,
}

impl<N: Notes> Glance<'_, N> {
    fn note(&mut self, slot: usize, amount: f32) {
        if amount != 0.0 {
            let amount = amount.clamp(-2.0, 2.0) * self.share;
            self.notes.note(self.seat, slot, amount);
        }
    }

    fn at_ladder(&mut self, lead_at_end: f32, rival: f32) {
        let position = self.position;
        let marker = f32::from(position.marker(self.colour));
        self.note(FORECAST, lead_at_end / 10.0);
        self.note(FORECAST + 1, lead_at_end * certainty(&self.prospects) / 2.0);
        self.note(LADDER, (marker - rival) / 10.0);
        let way = f32::from(position.options().finish_start) - marker;
        self.note(LADDER + 1, way / 20.0);
        let ahead = position
            .players_in_game()
            .iter()
            .filter(|&other| position.marker(other) > position.marker(self.colour));
        self.note(RANK + ahead.count().min(5), 1.0);
        if position.options().mode == Mode::Double {
            let two = position.colours_of(self.seat).iter();
            let front = two.map(|own| position.marker(own)).max().unwrap_or(0);
            self.note(AHEAD, (f32::from(front) - marker) / 5.0);
        }
    }

    fn at_steps(&mut self, steps: f32, rival: f32) {
        let rounds = self.prospects.rounds;
        self.note(STEPS, steps / 5.0);
        self.note(STEPS + 1, steps * rounds / 30.0);
        self.note(RIVAL_STEPS, rival / 5.0);
        let marker = f32::from(self.position.marker(self.colour));
        if marker + steps >= f32::from(self.position.options().finish_start) {
            self.note(FINISHES, 1.0);
        }
    }

    fn at_tribe(&mut self, colour: Colour) {
        let position = self.position;
        let tribe = Tribe::of(position, colour);
        let hunters = tribe.hunters();
        let mut lives = [0.0; 4];
        let (mut hungry, mut starving, mut settled, mut at_meals, mut hunted) =
            (0.0, 0.0, 0.0, 0.0, 0.0);
        let mut survivors = 0;
        for number in position.alive(colour).iter() {
            let amoeba = Amoeba { colour, number };
            let Some(life) = position.life(amoeba) else {
                continue;
            };
            let left = tribe.lives(number).min(3);
            lives[left] += 1.0;
            if left == 0 {
                continue;
            }
            survivors += 1;
            if hunters.contains(life.space) {
                hunted += 1.0;
            }
            if has_acted(position, amoeba) {
                settled += 1.0;
                at_meals += f32::from(u8::from(tribe.eats(life.space)));
                continue;
            }
            let hunger = 1.0 - tribe.fed_in_turn(life.space);
            hungry += hunger;
            if left == 1 {
                starving += hunger;
            }
        }
        self.note(ALIVE + self.prospects.stage * 8 + survivors.min(7), 1.0);
        for (left, count) in lives.into_iter().enumerate() {
            self.note(LIVES + left, count / 3.0);
        }
        self.note(HUNGRY, hungry / 3.0);
        self.note(HUNGRY + 1, starving / 2.0);
        self.note(SETTLED, settled / 3.0);
        self.note(SETTLED + 1, at_meals / 3.0);
        self.note(HUNTED, hunted / 3.0);
        let supply = position.supply()[colour];
        self.note(SUPPLY, f32::from(supply) / 20.0);
        if supply == 0 {
            self.note(SUPPLY + 1, 1.0);
        }
    }

    fn at_player(&mut self) {
        let position = self.position;
        let player = position.player(self.colour);
        let rounds = self.prospects.rounds;
        let bp = f32::from(player.bp);
        self.note(BP, bp / 10.0);
        self.note(BP + 1, bp * (rounds - 1.0).min(5.0) / 50.0);
        match player.bp {
            0 => self.note(PURSE, 1.0),
            1 => self.note(PURSE + 1, 1.0),
            2..=3 => self.note(PURSE + 2, 1.0),
            _ => {}
        }
        if !has_divided(position, self.colour) {
            self.note(DUE, 1.0);
        }
        if may_buy(position, self.colour) {
            self.note(DUE + 1, 1.0);
        }
        for gene in player.genes.iter() {
            self.note(GENE + gene.index(), 1.0);
            self.note(GENE + GENES + gene.index(), rounds / 10.0);
        }
        let weight = usize::from(player.genes.weight().min(7));
        self.note(WEIGHT + weight, 1.0);
        self.note(WEIGHT + 8 + weight, rounds / 10.0);
        let sensitivity = player.genes.sensitivity();
        let defect = self.prospects.defect(sensitivity);
        self.note(SENSITIVITY, f32::from(sensitivity) / 10.0);
        self.note(SENSITIVITY + 1, defect / 4.0);
        self.note(SENSITIVITY + 2, defect * (rounds - 1.0) / 16.0);
    }

    fn at_table(&mut self) {
        self.note(STAGE + self.prospects.stage, 1.0);
        self.note(STAGE + STAGES, self.prospects.rounds / 10.0);
        let table = match self.position.options().mode {
            Mode::Standard => self.position.colours().len() - 3,
            Mode::Double => 4,
            Mode::Pair => 5,
            Mode::Dummy => 6,
        };
        self.note(TABLE + table, 1.0);
    }
}

/// Has this amoeba had its turn while the next drift is unknown?
fn has_acted(position: &Ursuppe, amoeba: Amoeba) -> bool {
    if !is_card_due(position) {
        return false;
    }
    match (position.phase(), position.acting()) {
        (Phase::Environment, _) => true,
        (_, None) => false,
        (_, Some(acting)) if acting.colour == amoeba.colour => amoeba.number < acting.number,
        (_, Some(acting)) => position.marker(amoeba.colour) < position.marker(acting.colour),
    }
}

/// Can this player still buy genes in this round (U-10.1)?
fn may_buy(position: &Ursuppe, colour: Colour) -> bool {
    match position.phase() {
        Phase::Buy(now, _) => position.marker(colour) <= position.marker(now),
        Phase::Defect(_) => true,
        _ => is_card_due(position),
    }
}
