//! Every action and every outcome as a sentence.

use urzeit_rules::{
    Entry, Seat, Ursuppe,
    ursuppe::{Action, Amoeba, Cubes, Numbers, Phase, Space, Who},
};
use urzeit_texts::{destination, die_says};

use super::super::{held::drifts_to, names};
use crate::{
    session::Session,
    text::{Named, Words},
};

/// Is nothing worth telling if this was the only option?
pub(in crate::ursuppe) fn is_nothing(entry: Entry<Ursuppe>) -> bool {
    match entry {
        Entry::Player(_, action) => matches!(
            action,
            Action::Done
                | Action::Pass
                | Action::Stop
                | Action::Take(Cubes::NONE)
                | Action::Cling(Numbers::NONE)
        ),
        Entry::Chance(_) => false,
    }
}

/// An entry made in this position, if it is known.
pub(super) fn sentence(
    session: Session,
    words: Words,
    before: Option<&Ursuppe>,
    entry: Entry<Ursuppe>,
) -> String {
    match entry {
        Entry::Player(seat, action) => done(session, words, before, seat, action),
        Entry::Chance(outcome) => {
            let who = |who| player(session, words, before, who);
            words.text().ursuppe_chance(before, outcome, who)
        }
    }
}

/// The subject of a sentence: an amoeba where one acts, else a player.
fn subject(words: Words, position: &Ursuppe) -> Option<String> {
    let (colour, _) = position.asked()?;
    Some(match position.phase() {
        Phase::Move(amoeba) | Phase::Feed(amoeba, _) => names::amoeba(words, amoeba),
        Phase::Use(journey, _)
        | Phase::Direct(journey)
        | Phase::Cargo(journey, _)
        | Phase::Second(journey) => names::amoeba(words, journey.amoeba),
        Phase::React(attack) => names::amoeba(words, attack.target),
        Phase::Retry(attack) => names::amoeba(words, attack.attacker),
        Phase::PutFirst(colour) | Phase::PutSecond(colour) | Phase::Divide(colour) => {
            names::tribe(words, colour)
        }
        _ => names::player(words, position, colour),
    })
}

fn done(
    session: Session,
    words: Words,
    before: Option<&Ursuppe>,
    seat: Seat,
    action: Action,
) -> String {
    let who = before.and_then(|position| subject(words, position));
    let who = who.unwrap_or_else(|| session.name(seat));
    let (key, mut named) = predicate(session, words, before, action);
    named.push(("who", who.into()));
    words.say_with(key, &named)
}

/// What the subject of a sentence did: the sentence's key, and what else it names.
fn predicate(
    session: Session,
    words: Words,
    before: Option<&Ursuppe>,
    action: Action,
) -> (&'static str, Vec<Named<'static>>) {
    let text = |name, text: String| (name, text.into());
    let count = |count: usize| ("count", count.into());
    let number = |number: u8| text("number", number.to_string());
    let space = |space: Space| text("space", space.to_string());
    let cubes = |cubes| text("cubes", names::cubes(words, cubes));
    let amoeba = |amoeba| text("amoeba", names::amoeba(words, amoeba));
    let none = || "none".to_owned();
    match action {
        Action::Ladder(to) => ("ursuppe-log-ladder", vec![text("space", to.to_string())]),
        Action::Put(amoeba, on) => ("ursuppe-log-put", vec![number(amoeba), space(on)]),
        Action::Divide(amoeba, on) => ("ursuppe-log-divide", vec![number(amoeba), space(on)]),
        Action::Lead(colour) => {
            let colour = text("colour", names::tribe(words, colour));
            ("ursuppe-log-lead", vec![colour])
        }
        Action::Drift => ("ursuppe-log-drift", vec![text("space", drift(before))]),
        Action::Swim => ("ursuppe-log-swim", vec![]),
        Action::Hold => ("ursuppe-log-hold", vec![]),
        Action::Use(die) => ("ursuppe-log-use", die_says(before, die).into()),
        Action::Go(direction) => {
            let space = text("space", destination(before, direction));
            let direction = ("direction", direction.word().into());
            ("ursuppe-log-go", vec![direction, space])
        }
        Action::Stay => ("ursuppe-log-stay", vec![]),
        Action::Take(taken) => {
            let count = count(taken.total().into());
            ("ursuppe-log-take", vec![count, cubes(taken)])
        }
        Action::Cling(numbers) => {
            let list: Vec<_> = numbers.iter().map(|number| number.to_string()).collect();
            let list = text("numbers", words.list(&list));
            ("ursuppe-log-cling", vec![count(numbers.len()), list])
        }
        Action::Again => ("ursuppe-log-again", vec![]),
        Action::Stop => ("ursuppe-log-stop", vec![]),
        Action::Eat(eaten, host) => {
            let host = host.map_or_else(none, |host| player(session, words, before, host));
            ("ursuppe-log-eat", vec![cubes(eaten), text("host", host)])
        }
        Action::Attack(target) => ("ursuppe-log-attack", vec![amoeba(target)]),
        Action::Retry(target) => ("ursuppe-log-retry", vec![amoeba(target)]),
        Action::Starve => ("ursuppe-log-starve", vec![]),
        Action::Defend => ("ursuppe-log-defend", vec![]),
        Action::Escape => ("ursuppe-log-escape", vec![]),
        Action::Accept => ("ursuppe-log-accept", vec![]),
        Action::GiveUp => ("ursuppe-log-give-up", vec![]),
        Action::Pay(bp, genes) => {
            let names = text("genes", names::genes(words, genes.iter()));
            let named = vec![("bp", bp.into()), count(genes.len()), names];
            ("ursuppe-log-pay", named)
        }
        Action::Buy(gene, traded) => {
            let traded = traded.map_or_else(none, |gene| names::gene(words, gene));
            let gene = text("gene", names::gene(words, gene));
            ("ursuppe-log-buy", vec![gene, text("traded", traded)])
        }
        Action::Aggress(own, target) => {
            let target = text("target", names::amoeba(words, target));
            ("ursuppe-log-aggress", vec![amoeba(own), target])
        }
        Action::Done => match before.map(Ursuppe::phase) {
            Some(Phase::Buy(_, bought)) => ("ursuppe-log-done-buying", vec![count(bought.len())]),
            Some(Phase::Divide(_)) => ("ursuppe-log-done-dividing", vec![]),
            _ => ("ursuppe-log-done", vec![]),
        },
        Action::Pass => ("ursuppe-log-pass", vec![]),
    }
}

fn player(session: Session, words: Words, before: Option<&Ursuppe>, who: Who) -> String {
    match (before, who) {
        (Some(position), _) => names::named(words, position, who),
        (None, Who::Seat(seat)) => session.name(seat),
        (None, Who::Colour(colour)) => names::tribe(words, colour),
    }
}

/// Where the amoeba whose turn it is drifts: `here` if it stays, `somewhere` if nobody knows.
fn drift(before: Option<&Ursuppe>) -> String {
    let known = before.and_then(|position| match position.phase() {
        Phase::Move(amoeba) => {
            let here = position.life(amoeba)?.space;
            let there = drifts_to(position, amoeba)?;
            Some(if there == here {
                "here".to_owned()
            } else {
                there.to_string()
            })
        }
        _ => None,
    });
    known.unwrap_or_else(|| "somewhere".to_owned())
}

/// What came of an entry by itself: who drifted unasked, who died, who advanced, a new round.
pub(super) fn consequences(words: Words, before: &Ursuppe, after: &Ursuppe) -> Vec<String> {
    let mut said = Vec::new();
    for colour in before.colours().iter() {
        let is_dummy = before.dummy() == Some(colour);
        for number in before.alive(colour).iter() {
            let amoeba = Amoeba { colour, number };
            let Some(was) = before.life(amoeba) else {
                continue;
            };
            let say = |key: &str, space: Space| {
                let named = [
                    ("who", names::amoeba(words, amoeba).into()),
                    ("space", space.to_string().into()),
                ];
                words.say_with(key, &named)
            };
            let Some(is) = after.life(amoeba) else {
                said.push(say("ursuppe-log-dies", was.space));
                continue;
            };
            if is_dummy && is.space != was.space {
                said.push(say("ursuppe-log-drift", is.space));
            }
            if is_dummy && is.damage > was.damage {
                said.push(say("ursuppe-log-starve", is.space));
            }
        }
    }
    let mut players: Vec<_> = before.players_in_game().iter().collect();
    players.sort_by_key(|&colour| std::cmp::Reverse(before.marker(colour)));
    for colour in players {
        let (was, is) = (before.marker(colour), after.marker(colour));
        if was > 0 && is != was {
            let named = [
                ("who", names::player(words, before, colour).into()),
                ("space", is.to_string().into()),
            ];
            said.push(words.say_with("ursuppe-log-advance", &named));
        }
    }
    if after.round() > before.round() {
        let named = [("round", after.round().to_string().into())];
        said.push(words.say_with("ursuppe-log-round", &named));
    }
    said
}
