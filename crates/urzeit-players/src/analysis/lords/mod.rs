//! What an action of Lords of Creation does: hexes, attacks with their odds, points (L-9.2).

mod fact;

use urzeit_rules::{
    Choices as _, Game, Lords, Seat,
    lords::{
        Action, AttackOdds, Card, Fraction, Hex, Hexes, Phase, Secret, Side, SiegeOdds, Stack,
        Terrain, setup::TurnOrder,
    },
};

use super::facts::Explain;
pub use fact::{LordsFact, Timing};

impl Explain for Lords {
    type Fact = LordsFact;

    fn facts(&self, seat: Seat, action: Action) -> Vec<LordsFact> {
        let mut facts = Vec::new();
        match action {
            Action::Lay(terrain, hex) => facts.extend(laid(self, seat, terrain, hex)),
            Action::Keep => facts.extend(kept(self)),
            Action::Card(card) => facts.extend(card_facts(self, seat, card)),
            Action::Attack(from, to) => facts.extend(attack(self, from, to)),
            Action::End => facts.push(LordsFact::EndsTurn),
            Action::Put(_)
            | Action::Move(..)
            | Action::Advance(_)
            | Action::Civilise(_)
            | Action::Altar(_) => {
                let mut after = self.clone();
                after.act(seat, action);
                facts.extend(points(self, &after, seat));
                facts.extend(deed(self, &after, seat, action));
            }
        }
        facts
    }
}

/// A terrain marker is laid (L-3.2): where it has company, or where people cannot live.
fn laid(position: &Lords, seat: Seat, terrain: Terrain, hex: Hex) -> Vec<LordsFact> {
    let like = (hex.neighbours() & position.land(terrain)).len();
    let mut facts = vec![if terrain.is_habitable() {
        LordsFact::Lays { terrain, like }
    } else {
        LordsFact::LaysWaste {
            terrain,
            land: habitable(position, hex.neighbours()).len(),
        }
    }];
    let cards = cards_of(position, seat, terrain);
    if cards > 0 {
        facts.push(LordsFact::CardsFor { terrain, cards });
    }
    facts
}

fn kept(position: &Lords) -> Option<LordsFact> {
    match position.phase() {
        Phase::Lay(_, Secret::Known(terrain)) => Some(LordsFact::Keeps { terrain }),
        _ => None,
    }
}

fn habitable(position: &Lords, among: Hexes) -> Hexes {
    let is_habitable = |&hex: &Hex| position.terrain(hex).is_some_and(Terrain::is_habitable);
    among.iter().filter(is_habitable).collect()
}

/// How many cards of a terrain a seat is known to hold.
fn cards_of(position: &Lords, seat: Seat, terrain: Terrain) -> usize {
    let known = position.hand(seat).known();
    let of_terrain = Card::all().filter(|card| card.terrain() == terrain);
    of_terrain
        .map(|card| usize::from(known[card.index()]))
        .sum()
}

/// A card is chosen (L-4.1): what land is left for it, and how early the turn comes (L-4.5).
fn card_facts(position: &Lords, seat: Seat, card: Card) -> Vec<LordsFact> {
    let terrain = card.terrain();
    let land = position.land(terrain);
    let early = match position.options().turn_order {
        TurnOrder::LowFirst => card.value() <= 2,
        TurnOrder::HighFirst => card.value() >= 4,
    };
    let late = match position.options().turn_order {
        TurnOrder::LowFirst => card.value() >= 4,
        TurnOrder::HighFirst => card.value() <= 2,
    };
    let mut facts = vec![LordsFact::Card {
        terrain,
        people: card.value().min(usize::from(position.supply(seat))),
        free: (land & !position.occupied()).len(),
        own: (land & position.owned(seat)).len(),
    }];
    if early || late {
        facts.push(LordsFact::Turn(if early {
            Timing::Early
        } else {
            Timing::Late
        }));
    }
    facts
}

/// An attack (L-7.2): this roll, attacking on, and what there is to win.
fn attack(position: &Lords, from: Hex, to: Hex) -> Vec<LordsFact> {
    let (Some(attackers), Some(defenders)) = (position.stack(from), position.stack(to)) else {
        return Vec::new();
    };
    let odds = AttackOdds::new(position.ground(from, to), position.options().doubles);
    let share = |rolls: u32| rolls as f32 / AttackOdds::ROLLS as f32;
    let mut facts = Vec::new();
    if let Some(siege) = siege(position, from, attackers, to, defenders) {
        facts.push(LordsFact::Siege {
            emptied: chance(&siege.emptied),
            entered: chance(&siege.entered),
        });
    }
    facts.push(LordsFact::Attack {
        hit: share(odds.plain.defender + odds.plain.both)
            + share(odds.doubles.defender + odds.doubles.both),
        lost: share(odds.plain.attacker + odds.plain.both)
            + share(odds.doubles.attacker + odds.doubles.both),
    });
    facts.push(LordsFact::Prize {
        seat: defenders.owner,
        points: worth(&defenders),
    });
    facts
}

fn siege(
    position: &Lords,
    from: Hex,
    attackers: Stack,
    to: Hex,
    defenders: Stack,
) -> Option<SiegeOdds> {
    let ground = position.ground(from, to);
    let doubles = position.options().doubles;
    SiegeOdds::new(ground, doubles, attackers.count, defenders.count)
}

fn chance(fraction: &Fraction) -> f32 {
    /// As fine as anybody reads it.
    const PARTS: u32 = 1000;
    fraction.parts(PARTS) as f32 / PARTS as f32
}

/// What a hex counts for its owner (L-9.2).
fn worth(stack: &Stack) -> u16 {
    match (stack.side, stack.altar) {
        (_, true) => 3,
        (Side::Civilised, false) => 2,
        (Side::Barbarian, false) => 1,
    }
}

/// What changes at once in everybody's score.
fn points(before: &Lords, after: &Lords, own: Seat) -> Vec<LordsFact> {
    let gain =
        |seat| i32::from(after.score(seat).points()) - i32::from(before.score(seat).points());
    let rivals = Seat::all(before.players()).filter(|&seat| seat != own && gain(seat) != 0);
    let rivals = rivals.map(|seat| LordsFact::Rival {
        seat,
        points: gain(seat),
    });
    let own = (gain(own) != 0).then(|| LordsFact::Points { points: gain(own) });
    own.into_iter().chain(rivals).collect()
}

/// What else a deed of a turn changes on the board.
fn deed(before: &Lords, after: &Lords, seat: Seat, action: Action) -> Vec<LordsFact> {
    match action {
        Action::Put(hex) => people_come(before, after, seat, hex),
        Action::Move(_, to, _) => people_come(before, after, seat, to),
        Action::Advance(0) => vec![LordsFact::StaysOut],
        Action::Advance(_) => match before.phase() {
            Phase::Advance(_, _, to) => people_come(before, after, seat, to),
            _ => Vec::new(),
        },
        Action::Civilise(hex) => civilised(before, seat, hex),
        Action::Altar(hex) => before
            .stack(hex)
            .map(|stack| LordsFact::Altar {
                people: stack.count - 1,
                left: after.altars_left(seat),
            })
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}

/// People come to a hex: what they can do from there, and how safe they are.
fn people_come(before: &Lords, after: &Lords, seat: Seat, hex: Hex) -> Vec<LordsFact> {
    let Some(stack) = after.stack(hex) else {
        return Vec::new();
    };
    let mut facts = Vec::new();
    match before.stack(hex) {
        None => facts.extend(after.terrain(hex).map(|terrain| LordsFact::Settles {
            terrain,
            people: stack.count,
        })),
        Some(old) => facts.push(LordsFact::Strengthens {
            before: old.count,
            after: stack.count,
        }),
    }
    facts.extend(strike(after, seat, hex));
    let [risk_before, risk] = [before, after].map(|position| risk(position, hex));
    /// A smaller difference is not worth a word.
    const SAFER: f32 = 0.1;
    if before.stack(hex).is_some() && risk_before - risk >= SAFER {
        facts.push(LordsFact::Safer {
            before: risk_before,
            after: risk,
        });
    }
    let spreads = spreads(after, seat, hex);
    if spreads > 0 {
        facts.push(LordsFact::CanSpread { hexes: spreads });
    }
    facts
}

/// The best attack from a hex now.
fn strike(position: &Lords, seat: Seat, hex: Hex) -> Option<LordsFact> {
    /// Nobody would try with less.
    const WORTH_TRYING: f32 = 0.2;
    let attackers = position.stack(hex)?;
    let targets = position.choices(seat);
    let targets = targets.iter().filter_map(|action| match action {
        Action::Attack(from, to) if from == hex => Some(to),
        _ => None,
    });
    let strikes = targets.filter_map(|to| {
        let defenders = position.stack(to)?;
        let siege = siege(position, hex, attackers, to, defenders)?;
        Some(LordsFact::CanStrike {
            seat: defenders.owner,
            hex: to,
            emptied: chance(&siege.emptied),
        })
    });
    let emptied = |fact: &LordsFact| match fact {
        LordsFact::CanStrike { emptied, .. } => *emptied,
        _ => 0.0,
    };
    strikes
        .filter(|strike| emptied(strike) >= WORTH_TRYING)
        .max_by(|a, b| emptied(a).total_cmp(&emptied(b)))
}

/// The chance that the most dangerous neighbour empties a hex in one go.
fn risk(position: &Lords, hex: Hex) -> f32 {
    let Some(defenders) = position.stack(hex) else {
        return 0.0;
    };
    let threats = threats(position, hex).into_iter().filter_map(|from| {
        let siege = siege(position, from, position.stack(from)?, hex, defenders)?;
        Some(chance(&siege.emptied))
    });
    threats.fold(0.0, f32::max)
}

/// The foreign hexes from which a hex can be attacked (L-7.2.1, L-7.2.3).
fn threats(position: &Lords, hex: Hex) -> Vec<Hex> {
    let Some(owner) = position.stack(hex).map(|stack| stack.owner) else {
        return Vec::new();
    };
    let hostile = position.occupied() & !position.owned(owner) & !position.civilised();
    let reaches = |from: &Hex| {
        let strong = position.stack(*from).is_some_and(|stack| stack.count >= 2);
        let terrain = position.terrain(*from);
        strong && terrain.is_some_and(|terrain| position.reach(*from, terrain).contains(hex))
    };
    hostile.iter().filter(reaches).collect()
}

/// How many empty hexes the people of a hex can enter now.
fn spreads(position: &Lords, seat: Seat, hex: Hex) -> usize {
    let choices = position.choices(seat);
    let moves = choices.iter().filter_map(|action| match action {
        Action::Move(from, to, 1) if from == hex => Some(to),
        _ => None,
    });
    moves.filter(|&to| position.stack(to).is_none()).count()
}

/// Barbarians become civilised (L-7.3).
fn civilised(before: &Lords, seat: Seat, hex: Hex) -> Vec<LordsFact> {
    let Some(stack) = before.stack(hex) else {
        return Vec::new();
    };
    let mut facts = Vec::new();
    if stack.owner != seat {
        let own = before.owned(seat).iter();
        let saved = own.filter(|&own| threats(before, own).contains(&hex));
        facts.push(LordsFact::Pacifies {
            seat: stack.owner,
            people: stack.count,
            saved: saved.count(),
        });
    }
    if !before.free_civ_used().contains(seat) {
        facts.push(LordsFact::FreeChoice);
    }
    facts
}
