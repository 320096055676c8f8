//! What is said of Ursuppe wherever it is played.

use std::cmp::Ordering;

use urzeit_rules::{
    Ursuppe,
    ursuppe::{Amoeba, Chance, Colour, Direction, Gene, Phase, Who},
};

use crate::{Named, Text};

impl Text {
    /// An amoeba: its colour and number.
    #[must_use]
    pub fn amoeba(&self, amoeba: Amoeba) -> String {
        let named = [
            ("colour", amoeba.colour.word().into()),
            ("number", amoeba.number.to_string().into()),
        ];
        self.say_with("ursuppe-amoeba", &named)
    }

    /// What the game waits for, to people who are not asked. `who` says how the player of a colour is called.
    pub fn ursuppe_waits(&self, position: &Ursuppe, who: impl Fn(Colour) -> String) -> String {
        let by = |key, colour| self.say_with(key, &[("who", who(colour).into())]);
        let amoeba = |amoeba| ("amoeba", self.amoeba(amoeba).into());
        let about = |key, of| self.say_with(key, &[amoeba(of)]);
        let about_both = |key, of, target| {
            let target = ("target", self.amoeba(target).into());
            self.say_with(key, &[amoeba(of), target])
        };
        match position.phase() {
            Phase::FirstCard | Phase::Environment => self.say("ursuppe-waits-card"),
            Phase::Order => self.say("ursuppe-waits-order"),
            Phase::Start(order) => {
                let first = order.first().and_then(|first| position.named(first));
                let who = first.map(&who).unwrap_or_default();
                self.say_with("ursuppe-waits-start", &[("who", who.into())])
            }
            Phase::PutFirst(colour) | Phase::PutSecond(colour) => by("ursuppe-waits-put", colour),
            Phase::DummyStart | Phase::DummyDivides(_) => self.say("ursuppe-waits-dummy"),
            Phase::Lead(colour) => by("ursuppe-waits-lead", colour),
            Phase::Move(of) if position.has(of.colour, Gene::Holding) => {
                about("ursuppe-waits-move", of)
            }
            Phase::Move(of) => about("ursuppe-waits-drift", of),
            Phase::Roll(journey) => about("ursuppe-waits-roll", journey.amoeba),
            Phase::Use(journey, [one, two]) => {
                let [one, two] = [one, two].map(|die| die.to_string().into());
                let named = [amoeba(journey.amoeba), ("one", one), ("two", two)];
                self.say_with("ursuppe-waits-use", &named)
            }
            Phase::Direct(journey) => about("ursuppe-waits-direct", journey.amoeba),
            Phase::Cargo(journey, direction) => {
                let direction = self.called("ursuppe", "direction", direction.word());
                let named = [amoeba(journey.amoeba), ("direction", direction.into())];
                self.say_with("ursuppe-waits-cargo", &named)
            }
            Phase::Cling(departure, colour) => {
                let named = [
                    ("who", who(colour).into()),
                    amoeba(departure.journey.amoeba),
                ];
                self.say_with("ursuppe-waits-cling", &named)
            }
            Phase::ClingersCargo(departure) => {
                about("ursuppe-waits-clingers-cargo", departure.journey.amoeba)
            }
            Phase::Second(journey) => about("ursuppe-waits-second", journey.amoeba),
            Phase::Feed(eater, _) => about("ursuppe-waits-feed", eater),
            Phase::React(attack) => {
                about_both("ursuppe-waits-react", attack.attacker, attack.target)
            }
            Phase::Fight(attack, _) => {
                about_both("ursuppe-waits-fight", attack.attacker, attack.target)
            }
            Phase::Retry(attack) => about("ursuppe-waits-retry", attack.attacker),
            Phase::Defect(colour) => by("ursuppe-waits-defect", colour),
            Phase::Buy(colour, _) => by("ursuppe-waits-buy", colour),
            Phase::Divide(colour) => by("ursuppe-waits-divide", colour),
            Phase::Aggress(colour) => by("ursuppe-waits-aggress", colour),
            Phase::Over => self.say("ursuppe-waits-nothing"),
        }
    }

    /// What chance decided; `before` is where the game stood, if that is known. `who` says how a player is called.
    pub fn ursuppe_chance(
        &self,
        before: Option<&Ursuppe>,
        outcome: Chance,
        who: impl Fn(Who) -> String,
    ) -> String {
        let die = |name, die: u8| (name, die.to_string().into());
        let roller = || {
            let journey = before.and_then(|position| position.phase().journey());
            let roller = journey.map(|journey| self.amoeba(journey.amoeba));
            ("who", roller.unwrap_or_else(|| "none".to_owned()).into())
        };
        match outcome {
            Chance::Environment(card) => {
                let drift = card.drift().map_or("none", Direction::word);
                let named = [("drift", drift.into()), ("ozone", card.ozone().into())];
                self.say_with("ursuppe-log-environment", &named)
            }
            Chance::Order(order) => {
                let players: Vec<_> = order.iter().map(who).collect();
                let players = ("players", players.join(", ").into());
                self.say_with("ursuppe-log-order", &[players])
            }
            Chance::Die(one) => {
                let [die, means, space] = die_says(before, one);
                self.say_with("ursuppe-log-die", &[roller(), die, means, space])
            }
            Chance::Dice([one, two]) => {
                let named = [roller(), die("one", one), die("two", two)];
                self.say_with("ursuppe-log-dice", &named)
            }
            Chance::Fight(attacker, defender) => {
                let attack = before.and_then(|position| position.phase().attack());
                let [one, two] = match attack {
                    Some(attack) => [attack.attacker, attack.target].map(|of| self.amoeba(of)),
                    None => ["ursuppe-attacker", "ursuppe-defender"].map(|key| self.say(key)),
                };
                let result = match defender.cmp(&attacker) {
                    Ordering::Greater => "repelled",
                    Ordering::Equal => "again",
                    Ordering::Less => "lost",
                };
                let named = [
                    ("one", one.into()),
                    ("two", two.into()),
                    die("attacker", attacker),
                    die("defender", defender),
                    ("result", result.into()),
                ];
                self.say_with("ursuppe-log-fight", &named)
            }
            Chance::Dummy(space) => {
                self.say_with("ursuppe-log-dummy", &[("space", space.to_string().into())])
            }
        }
    }
}

/// A die, what it means, and where it leads (U-8.3).
#[must_use]
pub fn die_says(before: Option<&Ursuppe>, die: u8) -> [Named<'static>; 3] {
    let direction = Direction::shown_by(die);
    let means = match direction {
        Some(direction) => direction.word(),
        None if die == 6 => "choose",
        None => "stay",
    };
    let space = direction.map_or_else(
        || "somewhere".to_owned(),
        |direction| destination(before, direction),
    );
    [
        ("die", die.to_string().into()),
        ("means", means.into()),
        ("space", space.into()),
    ]
}

/// Where a step leads: `here` if something is in the way, `somewhere` if nobody knows.
#[must_use]
pub fn destination(before: Option<&Ursuppe>, direction: Direction) -> String {
    let known = before.and_then(|position| {
        let journey = position.phase().journey()?;
        let here = position.life(journey.amoeba)?.space;
        let there = here.neighbour(direction);
        Some(there.map_or_else(|| "here".to_owned(), |there| there.to_string()))
    });
    known.unwrap_or_else(|| "somewhere".to_owned())
}
