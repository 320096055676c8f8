//! A position of Ursuppe as numbers.

use urzeit_rules::{
    Seat, Ursuppe,
    ursuppe::{
        Amoeba, Amoebas, Attack, AttackKind, Attempt, Bout, Card, Colour, Cubes, Direction, Errand,
        Gene, Genes, Journey, Leg, Phase, Space, Try, Who, amoeba::AMOEBAS,
    },
};

use super::{Observed, Sheet};

impl Observed for Ursuppe {
    fn write(&self, sheet: &mut Sheet) {
        sheet.note(format_args!("round"), self.round());
        let drift = self.card().and_then(Card::drift);
        sheet.place(format_args!("drift"), drift.map(Direction::index));
        sheet.note(format_args!("ozone"), self.card().map_or(0, Card::ozone));
        for card in Card::all() {
            sheet.note(format_args!("deck {card}"), self.deck().count(card));
        }
        for space in Space::ALL {
            write_cubes(format_args!("{space}"), self.cubes(space), sheet);
        }
        for colour in Colour::ALL {
            write_player(self, colour, sheet);
        }
        write_phase(self.phase(), sheet);
    }
}

fn write_player(position: &Ursuppe, colour: Colour, sheet: &mut Sheet) {
    let seat = position.seat_of(colour).map(Seat::index);
    sheet.place(format_args!("{colour} seat"), seat);
    let plays = position.colours().contains(colour);
    sheet.fact(format_args!("{colour} in play"), plays);
    let acted = position.acted().contains(colour);
    sheet.fact(format_args!("{colour} has moved"), acted);
    let player = position.player(colour);
    let marker = player.marker.unwrap_or(0);
    sheet.note(format_args!("{colour} ladder"), marker);
    sheet.note(format_args!("{colour} BP"), player.bp);
    for gene in Gene::ALL {
        let owns = player.genes.contains(gene);
        sheet.fact(format_args!("{colour} {gene}"), owns);
    }
    let traded = player.armor_for.map(Gene::index);
    sheet.place(format_args!("{colour} armor for"), traded);
    for number in 1..=AMOEBAS as u8 {
        let life = position.life(Amoeba { colour, number });
        let space = life.map(|life| life.space.index());
        sheet.place(format_args!("{colour}{number} space"), space);
        let damage = life.map_or(0, |life| life.damage);
        sheet.note(format_args!("{colour}{number} damage"), damage);
    }
}

/// What a phase can speak of. Most phases speak of little of it.
#[derive(Default)]
struct Details {
    colour: Option<Colour>,
    amoeba: Option<Amoeba>,
    dice: [u8; 2],
    direction: Option<Direction>,
    cargo: Cubes,
    clingers: Amoebas,
    attempt: Option<Attempt>,
    bout: Option<Bout>,
    bought: Genes,
    dummies: u8,
    choosing: Vec<Who>,
}

fn write_phase(phase: Phase, sheet: &mut Sheet) {
    let mut details = Details::default();
    let number = match phase {
        Phase::FirstCard => 0,
        Phase::Order => 1,
        Phase::Start(order) => {
            details.choosing = order.iter().collect();
            2
        }
        Phase::PutFirst(colour) => details.of(colour, 3),
        Phase::PutSecond(colour) => details.of(colour, 4),
        Phase::DummyStart => 5,
        Phase::Lead(colour) => details.of(colour, 6),
        Phase::Move(amoeba) => details.about(amoeba, 7),
        Phase::Roll(_) => 8,
        Phase::Use(_, dice) => {
            details.dice = dice;
            9
        }
        Phase::Direct(_) => 10,
        Phase::Cargo(_, direction) => {
            details.direction = Some(direction);
            11
        }
        Phase::Cling(departure, colour) => {
            details.direction = Some(departure.direction);
            details.cargo = departure.cargo;
            details.clingers = departure.clingers;
            details.of(colour, 12)
        }
        Phase::ClingersCargo(departure) => {
            details.direction = Some(departure.direction);
            details.cargo = departure.cargo;
            details.clingers = departure.clingers;
            13
        }
        Phase::Second(_) => 14,
        Phase::Feed(amoeba, attempt) => {
            details.attempt = Some(attempt);
            details.about(amoeba, 15)
        }
        Phase::React(_) => 16,
        Phase::Fight(_, bout) => {
            details.bout = Some(bout);
            17
        }
        Phase::Retry(_) => 18,
        Phase::Environment => 19,
        Phase::Defect(colour) => details.of(colour, 20),
        Phase::Buy(colour, bought) => {
            details.bought = bought;
            details.of(colour, 21)
        }
        Phase::Divide(colour) => details.of(colour, 22),
        Phase::DummyDivides(left) => {
            details.dummies = left;
            23
        }
        Phase::Aggress(colour) => details.of(colour, 24),
        Phase::Over => 25,
    };
    sheet.place(
        format_args!(
            "phase: first-card, order, start, put-first, put-second, dummy-start, lead, move, \
             roll, use, direct, cargo, cling, clingers-cargo, second, feed, react, fight, retry, \
             environment, defect, buy, divide, dummy-divides, aggress, over"
        ),
        Some(number),
    );
    details.write(sheet);
    write_journey(phase.journey(), sheet);
    write_attack(phase.attack(), sheet);
}

impl Details {
    fn of(&mut self, colour: Colour, phase: usize) -> usize {
        self.colour = Some(colour);
        phase
    }

    fn about(&mut self, amoeba: Amoeba, phase: usize) -> usize {
        self.amoeba = Some(amoeba);
        phase
    }

    fn write(&self, sheet: &mut Sheet) {
        sheet.place(format_args!("phase colour"), self.colour.map(Colour::index));
        write_amoeba("phase amoeba", self.amoeba, sheet);
        for (number, die) in (1..).zip(self.dice) {
            sheet.note(format_args!("die {number}"), die);
        }
        let direction = self.direction.map(Direction::index);
        sheet.place(format_args!("direction"), direction);
        write_cubes(format_args!("cargo"), self.cargo, sheet);
        for colour in Colour::ALL {
            for number in 1..=AMOEBAS as u8 {
                let clings = self.clingers.contains(Amoeba { colour, number });
                sheet.fact(format_args!("{colour}{number} clings"), clings);
            }
        }
        let attempt = self.attempt.map(Attempt::index);
        sheet.place(format_args!("attempt: unused, second-try, spent"), attempt);
        let bout = self.bout.map(Bout::index);
        sheet.place(format_args!("bout: first, second"), bout);
        for gene in Gene::ALL {
            let bought = self.bought.contains(gene);
            sheet.fact(format_args!("bought {gene}"), bought);
        }
        sheet.note(format_args!("dummy amoebas left"), self.dummies);
        for place in 0..Seat::MAX {
            let who = self.choosing.get(place).map(|who| match who {
                Who::Seat(seat) => seat.index(),
                Who::Colour(colour) => colour.index(),
            });
            sheet.place(format_args!("chooses {}: seat or colour", place + 1), who);
        }
    }
}

fn write_journey(journey: Option<Journey>, sheet: &mut Sheet) {
    write_amoeba("journey", journey.map(|journey| journey.amoeba), sheet);
    let leg = journey.map(|journey| Leg::index(journey.leg));
    sheet.place(format_args!("leg: drift, first, second"), leg);
    let errand = journey.map(|journey| journey.errand);
    let clung = matches!(errand, Some(Errand::Escape { clung: true, .. }));
    sheet.fact(format_args!("journey is an escape, clung to"), clung);
}

fn write_attack(attack: Option<Attack>, sheet: &mut Sheet) {
    let kind = attack.map(|attack| AttackKind::index(attack.kind));
    sheet.place(format_args!("attack: struggle, aggression"), kind);
    write_amoeba("attacker", attack.map(|attack| attack.attacker), sheet);
    write_amoeba("target", attack.map(|attack| attack.target), sheet);
    let from = attack.map(|attack| attack.from.index());
    sheet.place(format_args!("attack from"), from);
    let attempt = attack.map(|attack| Try::index(attack.attempt));
    sheet.place(format_args!("try: first, second"), attempt);
    let defended = attack.is_some_and(|attack| attack.defended);
    sheet.fact(format_args!("target has defended"), defended);
    let escaped = attack.is_some_and(|attack| attack.escaped);
    sheet.fact(format_args!("target has escaped"), escaped);
}

fn write_amoeba(name: &str, amoeba: Option<Amoeba>, sheet: &mut Sheet) {
    let colour = amoeba.map(|amoeba| amoeba.colour.index());
    sheet.place(format_args!("{name} colour"), colour);
    let number = amoeba.map_or(0, |amoeba| amoeba.number);
    sheet.note(format_args!("{name} number"), number);
}

fn write_cubes(name: std::fmt::Arguments<'_>, cubes: Cubes, sheet: &mut Sheet) {
    for colour in Colour::ALL {
        sheet.note(format_args!("{name} {colour}"), cubes[colour]);
    }
}
