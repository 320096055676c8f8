//! How a position says what it waits for.
//!
//! An action that waits for a decision stands behind it: `cargo east JOURNEY`, where a
//! journey is `blue4 first`, in an escape `blue4 first escape ATTACK`, and an attack is
//! `struggle red3 blue4 B2 first -`. A departure is `east r1 - JOURNEY`: cargo and clingers.

use std::{fmt, str::FromStr};

use super::{
    action::read_die,
    amoeba::{Amoeba, Amoebas, Colour, Numbers},
    cubes::Cubes,
    genes::{Gene, Genes},
    ladder::Order,
    phase::{Attack, AttackKind, Attempt, Bout, Departure, Errand, Journey, Leg, Phase, Try},
    soup::{Direction, Space},
    text::{cubes_of, genes_of, list_of, write_cubes, write_genes, write_list},
};
use crate::{
    Unreadable,
    notation::{Wanted, Words, number},
};

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::FirstCard => f.write_str("first-card"),
            Phase::Order => f.write_str("order"),
            Phase::Start(order) => write!(f, "start {order}"),
            Phase::PutFirst(colour) => write!(f, "put-first {colour}"),
            Phase::PutSecond(colour) => write!(f, "put-second {colour}"),
            Phase::DummyStart => f.write_str("dummy-start"),
            Phase::Lead(colour) => write!(f, "lead {colour}"),
            Phase::Move(amoeba) => write!(f, "move {amoeba}"),
            Phase::Roll(journey) => write!(f, "roll {journey}"),
            Phase::Use(journey, [one, two]) => write!(f, "use {one} {two} {journey}"),
            Phase::Direct(journey) => write!(f, "direct {journey}"),
            Phase::Cargo(journey, direction) => write!(f, "cargo {direction} {journey}"),
            Phase::Cling(departure, colour) => write!(f, "cling {colour} {departure}"),
            Phase::ClingersCargo(departure) => write!(f, "clingers-cargo {departure}"),
            Phase::Second(journey) => write!(f, "second {journey}"),
            Phase::Feed(amoeba, attempt) => write!(f, "feed {amoeba} {attempt}"),
            Phase::React(attack) => write!(f, "react {attack}"),
            Phase::Fight(attack, bout) => write!(f, "fight {bout} {attack}"),
            Phase::Retry(attack) => write!(f, "retry {attack}"),
            Phase::Environment => f.write_str("environment"),
            Phase::Defect(colour) => write!(f, "defect {colour}"),
            Phase::Buy(colour, bought) => {
                write!(f, "buy {colour} ")?;
                write_genes(f, *bought)
            }
            Phase::Divide(colour) => write!(f, "divide {colour}"),
            Phase::DummyDivides(left) => write!(f, "dummy-divides {left}"),
            Phase::Aggress(colour) => write!(f, "aggress {colour}"),
            Phase::Over => f.write_str("over"),
        }
    }
}

impl fmt::Display for Departure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.direction)?;
        write_cubes(f, self.cargo)?;
        f.write_str(" ")?;
        write_list(f, self.clingers.iter(), ",", |f, amoeba| {
            write!(f, "{amoeba}")
        })?;
        write!(f, " {}", self.journey)
    }
}

impl fmt::Display for Journey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.amoeba, self.leg)?;
        match self.errand {
            Errand::OwnTurn => Ok(()),
            Errand::Escape {
                attack,
                clung: false,
            } => write!(f, " {ESCAPE} {attack}"),
            Errand::Escape {
                attack,
                clung: true,
            } => write!(f, " {CLUNG} {attack}"),
        }
    }
}

impl fmt::Display for Attack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Attack {
            kind,
            attacker,
            target,
            from,
            attempt,
            ..
        } = self;
        write!(f, "{kind} {attacker} {target} {from} {attempt} ")?;
        let used = [(Gene::Defense, self.defended), (Gene::Escape, self.escaped)];
        let used = used.into_iter().filter(|(_, used)| *used);
        write_genes(f, used.map(|(gene, _)| gene).collect())
    }
}

/// Before the attack from which an amoeba escapes.
const ESCAPE: &str = "escape";
/// The same, when the attacker has clung to it.
const CLUNG: &str = "clung";

impl FromStr for Phase {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Phase, Unreadable> {
        let mut words = Words::of(text);
        let phase = match words.word(PHASE)? {
            "first-card" => Phase::FirstCard,
            "order" => Phase::Order,
            "start" => return words.rest().parse::<Order>().map(Phase::Start),
            "put-first" => Phase::PutFirst(words.value(Colour::WANTED)?),
            "put-second" => Phase::PutSecond(words.value(Colour::WANTED)?),
            "dummy-start" => Phase::DummyStart,
            "lead" => Phase::Lead(words.value(Colour::WANTED)?),
            "move" => Phase::Move(words.value(Amoeba::WANTED)?),
            "roll" => Phase::Roll(journey(&mut words)?),
            "use" => {
                let dice = [read_die(&mut words)?, read_die(&mut words)?];
                Phase::Use(journey(&mut words)?, dice)
            }
            "direct" => Phase::Direct(journey(&mut words)?),
            "cargo" => {
                let direction = words.value(Direction::WANTED)?;
                Phase::Cargo(journey(&mut words)?, direction)
            }
            "cling" => {
                let colour = words.value(Colour::WANTED)?;
                Phase::Cling(departure(&mut words)?, colour)
            }
            "clingers-cargo" => Phase::ClingersCargo(departure(&mut words)?),
            "second" => Phase::Second(journey(&mut words)?),
            "feed" => Phase::Feed(words.value(Amoeba::WANTED)?, words.value(Attempt::WANTED)?),
            "react" => Phase::React(attack(&mut words)?),
            "fight" => {
                let bout = words.value(Bout::WANTED)?;
                Phase::Fight(attack(&mut words)?, bout)
            }
            "retry" => Phase::Retry(attack(&mut words)?),
            "environment" => Phase::Environment,
            "defect" => Phase::Defect(words.value(Colour::WANTED)?),
            "buy" => Phase::Buy(words.value(Colour::WANTED)?, genes(&mut words)?),
            "divide" => Phase::Divide(words.value(Colour::WANTED)?),
            "dummy-divides" => {
                let word = words.word(Numbers::WANTED)?;
                Phase::DummyDivides(number(word).ok_or_else(|| Numbers::WANTED.not(word))?)
            }
            "aggress" => Phase::Aggress(words.value(Colour::WANTED)?),
            "over" => Phase::Over,
            other => return Err(PHASE.not(other)),
        };
        words.end()?;
        Ok(phase)
    }
}

const PHASE: Wanted = Wanted {
    kind: "phase",
    forms: &[
        "first-card",
        "order",
        "start SEAT …",
        "put-first COLOUR",
        "put-second COLOUR",
        "dummy-start",
        "lead COLOUR",
        "move AMOEBA",
        "roll JOURNEY",
        "use DIE DIE JOURNEY",
        "direct JOURNEY",
        "cargo DIRECTION JOURNEY",
        "cling COLOUR DEPARTURE",
        "clingers-cargo DEPARTURE",
        "second JOURNEY",
        "feed AMOEBA ATTEMPT",
        "react ATTACK",
        "fight BOUT ATTACK",
        "retry ATTACK",
        "environment",
        "defect COLOUR",
        "buy COLOUR GENES",
        "divide COLOUR",
        "dummy-divides NUMBER",
        "aggress COLOUR",
        "over",
    ],
};

fn departure(words: &mut Words<'_>) -> Result<Departure, Unreadable> {
    let direction = words.value(Direction::WANTED)?;
    let (cargo, clingers) = (cubes(words)?, amoebas(words)?);
    Ok(Departure {
        journey: journey(words)?,
        direction,
        cargo,
        clingers,
    })
}

fn journey(words: &mut Words<'_>) -> Result<Journey, Unreadable> {
    const ERRAND: Wanted = Wanted {
        kind: "errand",
        forms: &[ESCAPE, CLUNG],
    };
    let (amoeba, leg) = (words.value(Amoeba::WANTED)?, words.value(Leg::WANTED)?);
    let mut errand = Errand::OwnTurn;
    if words.more() {
        let clung = match words.word(ERRAND)? {
            ESCAPE => false,
            CLUNG => true,
            other => return Err(ERRAND.not(other)),
        };
        errand = Errand::Escape {
            attack: attack(words)?,
            clung,
        };
    }
    Ok(Journey {
        amoeba,
        leg,
        errand,
    })
}

fn attack(words: &mut Words<'_>) -> Result<Attack, Unreadable> {
    const USED: Wanted = Wanted {
        kind: "genes",
        forms: &["-", "defense", "escape", "defense,escape"],
    };
    let mut attack = Attack {
        kind: words.value(AttackKind::WANTED)?,
        attacker: words.value(Amoeba::WANTED)?,
        target: words.value(Amoeba::WANTED)?,
        from: words.value(Space::WANTED)?,
        attempt: words.value(Try::WANTED)?,
        defended: false,
        escaped: false,
    };
    let word = words.word(USED)?;
    if !USED.forms.contains(&word) {
        return Err(USED.not(word));
    }
    let used = genes_of(word).ok_or_else(|| USED.not(word))?;
    attack.defended = used.contains(Gene::Defense);
    attack.escaped = used.contains(Gene::Escape);
    Ok(attack)
}

fn cubes(words: &mut Words<'_>) -> Result<Cubes, Unreadable> {
    let word = words.word(Cubes::WANTED)?;
    cubes_of(word).ok_or_else(|| Cubes::WANTED.not(word))
}

fn amoebas(words: &mut Words<'_>) -> Result<Amoebas, Unreadable> {
    let word = words.word(Amoeba::WANTED)?;
    let place = |amoeba: Amoeba| 8 * amoeba.colour.index() + usize::from(amoeba.number);
    let amoebas = list_of(word, |word| word.parse().ok(), place);
    let amoebas = amoebas.ok_or_else(|| Amoeba::WANTED.not(word))?;
    Ok(amoebas.into_iter().collect())
}

fn genes(words: &mut Words<'_>) -> Result<Genes, Unreadable> {
    let word = words.word(Gene::WANTED)?;
    genes_of(word).ok_or_else(|| Gene::WANTED.not(word))
}
