//! What holds in every game, whatever is played: properties over random games.

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{
    Choices, Due, Entry, Game, Record, Seat, Turn, Ursuppe,
    ursuppe::{Action, Amoeba, Colour, Cubes, Direction, Gene, Numbers, Space, Who},
};

use super::table::{new_record, random, random_entry};

/// Player counts, modes and options: something of each.
const SETUPS: &[(&str, &str)] = &[
    ("red,yellow,green", ""),
    ("blue,green,yellow", "tentacle_while_clinging=true"),
    (
        "green,red,blue",
        "amoeba_advance=manual,finish_check=end_of_scoring",
    ),
    (
        "blue,yellow,red",
        "defense_loss_no_cubes=true,armor_excludes_both=true",
    ),
    ("red,yellow,green,blue", ""),
    (
        "blue,red,green,yellow",
        "tentacle_while_clinging=true,armor_excludes_both=true",
    ),
    (
        "yellow,blue,red,green",
        "first_round_flip=false,finish_start=20",
    ),
    ("red,yellow,green,blue,purple", ""),
    (
        "white,yellow,green,blue,purple",
        "tentacle_while_clinging=true",
    ),
    ("red,yellow,green,blue,purple,white", ""),
    ("red,yellow,white,blue,purple,green", "finish_start=5"),
    ("red+blue,yellow+green", "mode=double"),
    ("red+green,yellow+blue", "mode=pair"),
    (
        "red+yellow,green+blue",
        "mode=pair,tentacle_while_clinging=true",
    ),
    ("green,yellow", "mode=dummy"),
    ("blue,red", "mode=dummy,tentacle_while_clinging=true"),
];

/// Plays random games and looks at every position; a failure prints seed and record.
///
/// Every other game begins in the middle: all genes are owned, amoebas crowd on few spaces,
/// so that they attack, escape and cling as they seldom do in random games.
fn in_every_position(
    games: u64,
    mut holds: impl FnMut(&Record<Ursuppe>, &mut Xoshiro256PlusPlus) -> Result<(), String>,
) {
    for &(who, options) in SETUPS {
        for seed in 0..games {
            let mut random = random(seed);
            let mut record = new_record(who, options);
            if seed % 2 == 1 {
                record = crowded(&record, &mut random);
            }
            loop {
                if let Err(why) = holds(&record, &mut random) {
                    let position = record.position();
                    panic!("{why}\nseed {seed}\nposition {position}\n{record}");
                }
                let Some(entry) = random_entry(record.position(), &mut random) else {
                    break;
                };
                if let Err(why) = record.enter(entry) {
                    panic!("{entry} is refused: {why:?}\nseed {seed}\n{record}");
                }
            }
        }
    }
}

/// A record that begins in the middle of a game.
fn crowded(new: &Record<Ursuppe>, random: &mut Xoshiro256PlusPlus) -> Record<Ursuppe> {
    let mut below = |n: usize| random.random_range(0..n as u32) as usize;
    let start = new.position();
    let players: Vec<Colour> = start.players_in_game().iter().collect();
    let mut owned = vec![Vec::new(); 6];
    for gene in Gene::ALL {
        let mut copies = gene.copies(start.colours().len());
        let first = below(players.len());
        for turn in 0..players.len() {
            let owner = players[(first + turn) % players.len()];
            let genes: &mut Vec<Gene> = &mut owned[owner.index()];
            let predecessor = gene.card().trade_in.iter().any(|old| genes.contains(old));
            if copies > 0 && !predecessor && below(3) > 0 {
                genes.push(gene);
                copies -= 1;
            }
        }
    }
    let mut words: Vec<String> = start.to_string().split(' ').map(str::to_owned).collect();
    let colours: Vec<Colour> = start.colours().iter().collect();
    let mut mover = None;
    for (place, &colour) in colours.iter().enumerate() {
        let genes: Vec<String> = owned[colour.index()]
            .iter()
            .map(|&gene| match gene {
                Gene::Armor => "armor/escape".to_owned(),
                gene => gene.to_string(),
            })
            .collect();
        let genes = if genes.is_empty() {
            "-".to_owned()
        } else {
            genes.join(",")
        };
        let amoebas: Vec<String> = (1..=start.scale().amoebas)
            .map(|number| format!("{number}{}", ["B3", "B4", "A4", "C4"][below(4)]))
            .collect();
        let player = players.iter().position(|&player| player == colour);
        let (marker, bp) = match player {
            Some(place) => ((place + 1).to_string(), below(12)),
            None => ("-".to_owned(), 0),
        };
        mover = mover.or(player.map(|_| colour));
        words[7 + place] = format!("{colour}:{marker}:{bp}:{genes}:{}", amoebas.join(","));
    }
    let mover = mover.expect("somebody plays");
    words.truncate(7 + colours.len());
    words[4] = "n9".to_owned();
    words[5] = "w6,w9,w12,e8,e10,e10,n11,s10,s13,14".to_owned();
    words.push(if words[2].contains("mode=pair") {
        format!("lead {mover}")
    } else {
        format!("move {mover}1")
    });
    let header = new.to_string();
    let header = header.strip_suffix("log\n").expect("an empty log");
    let text = format!("{header}from {}\nlog\n", words.join(" "));
    match Record::read(&text) {
        Ok(reading) => reading.record,
        Err(error) => panic!("{error:?}\n{text}"),
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
    if one == other {
        return Ok(());
    }
    Err(format!("{what}: {one:?} is not {other:?}"))
}

/// U-5.7: the invariants.
#[test]
fn every_position_keeps_the_rules() {
    in_every_position(20, |record, _| {
        let broken = |broken| format!("{broken:?}");
        record.position().validate().map_err(broken)
    });
}

#[test]
fn position_text_round_trips() {
    in_every_position(6, |record, _| {
        let text = record.position().to_string();
        let read: Ursuppe = text.parse().map_err(|bad| format!("{bad:?}"))?;
        same("position", &read, record.position())?;
        same("text", &read.to_string(), &text)?;
        let setup = record.header().setup();
        same("fits", &record.position().fits(setup), &true)
    });
}

#[test]
fn choices_agree_with_themselves_and_their_notation_round_trips() {
    in_every_position(4, |record, random| {
        let position = record.position();
        let Turn::Player(seat) = position.turn() else {
            return Ok(());
        };
        let choices = position.choices(seat);
        let listed: Vec<Action> = choices.iter().collect();
        same("len", &choices.len(), &listed.len())?;
        same("nth beyond", &choices.nth(listed.len()), &None)?;
        let few = listed.len() < 400;
        for (n, &action) in listed.iter().enumerate() {
            if !few && random.random_range(0..listed.len()) > 400 {
                continue;
            }
            same("nth", &choices.nth(n), &Some(action))?;
            same("check", &position.check(seat, action), &Ok(()))?;
            same("contains", &choices.contains(action), &true)?;
            same("notation", &action.to_string().parse(), &Ok(action))?;
        }
        let mut words: Vec<String> = listed.iter().map(ToString::to_string).collect();
        words.sort();
        words.dedup();
        same("each once", &words.len(), &listed.len())?;
        // H5: the record layer has played what is forced.
        same("forced", &listed.len().min(2), &2)?;
        for other in Seat::all(position.players()).filter(|&other| other != seat) {
            same("choices of others", &position.choices(other).len(), &0)?;
        }
        Ok(())
    });
}

#[test]
fn check_accepts_exactly_the_choices() {
    in_every_position(3, |record, random| {
        let position = record.position();
        let listed: Vec<(Seat, Action)> = Seat::all(position.players())
            .flat_map(|seat| {
                let choices = position.choices(seat);
                choices.iter().map(|a| (seat, a)).collect::<Vec<_>>()
            })
            .collect();
        for _ in 0..40 {
            let seat = Seat::at(random.random_range(0..position.players() as u32) as usize);
            let action = garbage(random);
            let legal = position.check(seat, action).is_ok();
            let offered = listed.contains(&(seat, action));
            same(&format!("{seat} {action}"), &legal, &offered)?;
        }
        Ok(())
    });
}

/// Any action that can be written down, sensible or not.
fn garbage(random: &mut Xoshiro256PlusPlus) -> Action {
    let mut below = |n: usize| random.random_range(0..n as u32) as usize;
    let cubes = |below: &mut dyn FnMut(usize) -> usize, most: usize| {
        let mut cubes = Cubes::NONE;
        for _ in 0..=below(most) {
            cubes[Colour::ALL[below(5)]] += 1;
        }
        cubes
    };
    let amoeba = |below: &mut dyn FnMut(usize) -> usize| Amoeba {
        colour: Colour::ALL[below(6)],
        number: below(7) as u8 + 1,
    };
    let number = below(7) as u8 + 1;
    let space = Space::ALL[below(19)];
    let gene = Gene::ALL[below(20)];
    match below(30) {
        0 => Action::Ladder(below(8) as u8),
        1 => Action::Put(number, space),
        2 => Action::Drift,
        3 => Action::Swim,
        4 => Action::Hold,
        5 => Action::Use(below(6) as u8 + 1),
        6 => Action::Go(Direction::ALL[below(4)]),
        7 => Action::Stay,
        8 if below(3) == 0 => Action::Take(Cubes::NONE),
        8 => Action::Take(cubes(&mut below, 4)),
        9 => {
            let all: Numbers = (1..=7).collect();
            Action::Cling(all.subset(below(128)))
        }
        10 => Action::Again,
        11 => Action::Stop,
        12 | 13 => Action::Eat(cubes(&mut below, 4), None),
        14 => {
            let host = match below(3) {
                0 => Who::Colour(Colour::ALL[below(6)]),
                _ => Who::Seat(Seat::at(below(6))),
            };
            Action::Eat(cubes(&mut below, 3), Some(host))
        }
        15 => Action::Attack(amoeba(&mut below)),
        16 => Action::Starve,
        17 => Action::Defend,
        18 => Action::Escape,
        19 => Action::Accept,
        20 => Action::Retry(amoeba(&mut below)),
        21 => Action::GiveUp,
        22 => {
            let genes = (0..below(3)).map(|_| Gene::ALL[below(20)]).collect();
            Action::Pay(below(8) as u16, genes)
        }
        23 => Action::Buy(gene, None),
        24 => Action::Buy(gene, Some(Gene::ALL[4 + below(2)])),
        25 => Action::Divide(number, space),
        26 => Action::Aggress(amoeba(&mut below), amoeba(&mut below)),
        27 => Action::Done,
        28 => Action::Lead(Colour::ALL[below(6)]),
        _ => Action::Pass,
    }
}

#[test]
fn what_chance_lists_can_come_out() {
    in_every_position(1, |record, random| {
        let position = record.position();
        let Some(due) = position.due() else {
            return Ok(());
        };
        let outcomes = due.outcomes().ok_or("outcomes are few")?;
        let mut ways = 0;
        for &outcome in &outcomes {
            same("check", &position.check_chance(outcome), &Ok(()))?;
            same("notation", &outcome.to_string().parse(), &Ok(outcome))?;
            let probability = due.probability(outcome).ok_or("a probability")?;
            let of = due.probability(outcomes[0]).ok_or("a probability")?.of;
            same("of", &probability.of, &of)?;
            ways += probability.ways;
        }
        let mut words: Vec<String> = outcomes.iter().map(ToString::to_string).collect();
        words.sort();
        words.dedup();
        same("each once", &words.len(), &outcomes.len())?;
        let of = due.probability(outcomes[0]).ok_or("a probability")?.of;
        same("probabilities sum to 1", &ways, &of)?;
        let sampled = due.sample(random);
        same("sampled", &outcomes.contains(&sampled), &true)
    });
}

#[test]
fn a_record_replays_to_the_same_position() {
    in_every_position(4, |record, _| {
        if record.position().turn() != Turn::Over {
            return Ok(());
        }
        let text = record.to_string();
        let reading = Record::<Ursuppe>::read(&text).map_err(|error| format!("{error:?}"))?;
        same("stopped", &reading.stopped, &None)?;
        same("position", reading.record.position(), record.position())?;
        same("text", &reading.record.to_string(), &text)
    });
}

/// Texts of positions with a few characters changed are refused, or can be played on.
#[test]
fn damaged_positions_are_refused_or_playable() {
    in_every_position(1, |record, random| {
        let text = record.position().to_string();
        for _ in 0..4 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=random.random_range(0..3u32) {
                let at = random.random_range(0..bytes.len() as u32) as usize;
                let from = random.random_range(0..bytes.len() as u32) as usize;
                bytes[at] = bytes[from];
            }
            let Ok(Ok(mut position)) = String::from_utf8(bytes).map(|t| t.parse::<Ursuppe>())
            else {
                continue;
            };
            for _ in 0..60 {
                match random_entry(&position, random) {
                    Some(Entry::Player(seat, action)) => position.act(seat, action),
                    Some(Entry::Chance(outcome)) => position.settle(outcome),
                    None => break,
                }
                let broken = position.validate();
                same(&format!("{position}"), &broken, &Ok(()))?;
            }
        }
        Ok(())
    });
}
