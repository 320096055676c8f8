//! What holds in every game.

use rand::RngExt;
use urzeit_rules::{
    Choices, Due, Entry, Game, Lords, Play, Record, Seat, Seats, Turn, View, Viewer,
    lords::{Chance, Hex, Phase, Side, Terrain},
};

use crate::support::{Random, any_action, any_entry, any_setup, random_game};

const GAMES: u64 = 40;

#[test]
fn invariants_hold_and_texts_read_back_after_every_entry() {
    for seed in 0..GAMES {
        let record = random_game(seed, |position, entry, _| {
            position.validate().expect("every invariant");
            let text = position.to_string();
            assert_eq!(text.parse::<Lords>().as_ref(), Ok(position), "{text}");
            assert_eq!(entry.to_string().parse(), Ok(entry));
        });
        let position = record.position();
        position.validate().expect("every invariant");
        assert_eq!(position.to_string().parse().as_ref(), Ok(position));
        assert!(position.result().is_some());
        assert!(position.fits(&any_setup(seed)));
    }
}

#[test]
fn a_record_replays_to_the_same_position() {
    for seed in 0..GAMES {
        let record = random_game(seed, |_, _, _| {});
        let reading = Record::<Lords>::read(&record.to_string()).expect("a header");
        assert_eq!(reading.stopped, None, "seed {seed}");
        assert_eq!(reading.record, record, "seed {seed}");
    }
}

#[test]
fn choices_are_what_check_accepts() {
    for seed in 0..GAMES {
        random_game(seed, |position, _, random| {
            for seat in Seat::all(Seat::MAX) {
                let choices = position.choices(seat);
                let listed: Vec<_> = choices.iter().collect();
                assert_eq!(listed.len(), choices.len());
                assert_eq!(choices.nth(listed.len()), None);
                assert_eq!(choices.is_empty(), !position.turn().seats().contains(seat));
                for (n, &action) in listed.iter().enumerate() {
                    assert_eq!(choices.nth(n), Some(action));
                    assert_eq!(position.check(seat, action), Ok(()), "{action}");
                }
                for _ in 0..6 {
                    let action = any_action(position, seat, random);
                    let legal = listed.contains(&action);
                    assert_eq!(position.check(seat, action).is_ok(), legal, "{action}");
                    assert_eq!(choices.contains(action), legal);
                    assert_eq!(action.to_string().parse(), Ok(action));
                }
            }
        });
    }
}

#[test]
fn each_choice_is_listed_once() {
    for seed in 0..GAMES / 4 {
        random_game(seed, |position, _, _| {
            for seat in position.turn().seats().iter() {
                let choices = position.choices(seat);
                let mut texts: Vec<_> = choices.iter().map(|action| action.to_string()).collect();
                texts.sort_unstable();
                texts.dedup();
                assert_eq!(texts.len(), choices.len());
            }
        });
    }
}

#[test]
fn forced_choices_are_the_only_ones_and_never_rest() {
    for seed in 0..GAMES {
        random_game(seed, |position, entry, _| {
            assert_eq!(position.forced(), None);
            // A single choice that is left to a player is one that others cannot see.
            for seat in position.turn().seats().iter() {
                if position.choices(seat).len() == 1 {
                    let text = entry.to_string();
                    assert!(text.contains(" card ") || text.contains(" lay "), "{text}");
                }
            }
            // What is forced is legal, and legal is nothing else.
            let mut next = position.clone();
            match entry {
                Entry::Player(seat, action) => next.act(seat, action),
                Entry::Chance(outcome) => next.settle(outcome),
            }
            while let Some((seat, action)) = next.forced() {
                assert_eq!(next.choices(seat).iter().collect::<Vec<_>>(), [action]);
                next.act(seat, action);
            }
        });
    }
}

#[test]
fn probabilities_of_the_outcomes_add_up() {
    for seed in 0..GAMES / 2 {
        random_game(seed, |position, entry, _| {
            let Some(due) = position.due() else { return };
            let Entry::Chance(outcome) = entry else {
                panic!("chance is due");
            };
            let likely = due.probability(outcome).expect("known");
            assert!(likely.ways > 0 && likely.ways <= likely.of);
            assert!(due.contains(outcome));
            let Some(outcomes) = due.outcomes() else {
                assert!(matches!(outcome, Chance::Deal(..)));
                return;
            };
            assert!(outcomes.contains(&outcome));
            let all = outcomes.iter().map(|&outcome| {
                let likely = due.probability(outcome).expect("known");
                assert!(due.contains(outcome));
                likely.ways
            });
            assert_eq!(all.sum::<u128>(), likely.of);
        });
    }
}

#[test]
fn what_a_view_imagines_is_valid_and_looks_the_same() {
    for seed in 0..GAMES {
        random_game(seed, |position, _, random| {
            let viewers = Seat::all(position.players()).map(Viewer::Seat);
            for viewer in viewers.chain([Viewer::Spectator]) {
                let view = View::of(position, viewer);
                view.position().validate().expect("a valid view");
                let text = view.position().to_string();
                assert_eq!(text.parse().as_ref(), Ok(view.position()));
                let imagined = Lords::imagine(&view, random);
                imagined.validate().expect("a valid world");
                assert!(!imagined.to_string().contains('?'));
                assert_eq!(View::of(&imagined, viewer), view);
            }
        });
    }
}

/// The invariants of the rules once more, in the words of the rules.
#[test]
fn the_six_invariants_hold_after_every_action() {
    for seed in 0..GAMES {
        random_game(seed, |position, _, _| {
            for hex in Hex::all() {
                let owners = Seat::all(position.players());
                let owners = owners
                    .filter(|seat| position.owned(*seat).contains(hex))
                    .count();
                let stack = position.stack(hex);
                // L-1.4.1
                assert_eq!(stack.is_some_and(|stack| stack.count > 0), owners > 0);
                assert!(stack.is_some() || !position.civilised().contains(hex));
                assert!(stack.is_some() || !position.altars().contains(hex));
                // L-1.4.2
                assert!(owners <= 1);
                // L-1.4.3
                let habitable = position.terrain(hex).is_some_and(Terrain::is_habitable);
                assert!(stack.is_none() || habitable);
                // L-1.4.4
                let crowned = stack.filter(|stack| stack.altar);
                assert!(crowned.is_none_or(|stack| stack.side == Side::Civilised));
            }
            for seat in Seat::all(position.players()) {
                // L-1.4.5
                let own = position.owned(seat).iter();
                let own: Vec<_> = own.filter_map(|hex| position.stack(hex)).collect();
                let people: u16 = own.iter().map(|stack| stack.count).sum();
                let altars = own.iter().filter(|stack| stack.altar).count() as u16;
                let all = position.options();
                assert_eq!(people + position.supply(seat), all.people_per_player);
                assert_eq!(altars + position.altars_left(seat), all.altars_per_player);
                // L-1.4.6
                if position.phase() == Phase::Select {
                    assert_eq!(position.hand(seat).len(), position.hand(Seat::at(0)).len());
                }
            }
        });
    }
}

/// A text with a few letters changed.
fn mutated(text: &str, random: &mut Random) -> String {
    const LETTERS: &[u8] = b"ihfgsmd.RBGYO0123456789+*?-/ ,=acAFK";
    let mut bytes = text.as_bytes().to_vec();
    // Mostly behind the board, which is the longest part.
    let board = text.rfind('/').unwrap_or(0).min(bytes.len() - 1);
    for _ in 0..random.random_range(1..4) {
        let from = if random.random_range(0..2) == 0 {
            0
        } else {
            board / 2
        };
        let place = random.random_range(from..bytes.len());
        let letter = LETTERS[random.random_range(0..LETTERS.len())];
        match random.random_range(0..4) {
            0 => bytes.insert(place, letter),
            1 if bytes.len() > board + 2 => drop(bytes.remove(place)),
            _ => bytes[place] = letter,
        }
    }
    String::from_utf8(bytes).expect("only letters were changed")
}

/// Whatever is accepted as a position is one: it prints the same and can be played on.
#[test]
fn any_text_is_refused_or_a_playable_position() {
    let mut accepted = 0;
    for seed in 0..GAMES {
        random_game(seed, |position, _, random| {
            let seen = match random.random_range(0..2) {
                0 => position.to_string(),
                _ => View::of(position, Viewer::Seat(Seat::at(0)))
                    .position()
                    .to_string(),
            };
            let text = mutated(&seen, random);
            let Ok(read) = text.parse::<Lords>() else {
                return;
            };
            accepted += 1;
            // Options may stand in any order and at their default; all else has one form.
            let rest = |text: &str| text.splitn(4, ' ').last().map(str::to_owned);
            assert_eq!(rest(&read.to_string()), rest(&text));
            // A view goes on as far as it knows what can be chosen, a world to its end.
            let world = Lords::imagine(&View::of(&read, Viewer::Spectator), random);
            for start in [read, world] {
                let mut play = Play::from(start);
                for _ in 0..12 {
                    // The last choice of a view brings no reveal: it lacks the others' cards.
                    if play.position().turn() == Turn::Secret(Seats::NONE) {
                        break;
                    }
                    let valid = play.position().validate();
                    valid.unwrap_or_else(|broken| panic!("{broken:?}: {text}"));
                    let Some(entry) = any_entry(play.position(), random) else {
                        break;
                    };
                    let entered = play.enter(entry);
                    entered.unwrap_or_else(|illegal| panic!("{illegal:?}: {text}"));
                }
            }
        });
    }
    assert!(accepted > 100, "{accepted}");
}
