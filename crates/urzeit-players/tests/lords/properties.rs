//! What holds in every game.

use urzeit_players::{Ideas, Mind, Note, Notes};
use urzeit_rules::{
    Game, Lords, Seat, Viewer,
    lords::{Action, Phase},
};

use crate::support::{first_idea, play};

const GAMES: u64 = 24;

/// Checks that slots exist and amounts are sane, and remembers all.
#[derive(PartialEq, Debug, Default)]
struct Kept(Vec<(Seat, usize, f32)>);

impl Notes for Kept {
    fn note(&mut self, seat: Seat, slot: usize, amount: f32) {
        assert!(slot < Lords::OUTLOOK);
        assert!(amount.abs() <= 3.0, "slot {slot}: {amount}");
        self.0.push((seat, slot, amount));
    }
}

fn ideas(position: &Lords, seat: Seat) -> (Vec<Action>, Vec<Note>) {
    let weights = Lords::instinct();
    let mut ideas = Ideas::weighed_by(&weights).keeping_notes();
    position.consider(seat, &mut ideas);
    (ideas.actions().to_vec(), ideas.notes().to_vec())
}

#[test]
fn ideas_are_legal_and_each_comes_once() {
    for seed in 0..GAMES {
        play(seed, 0.3, |position| {
            for seat in position.turn().seats().iter() {
                let (actions, notes) = ideas(position, seat);
                assert!(!actions.is_empty(), "seed {seed}: {position}");
                for (n, &action) in actions.iter().enumerate() {
                    assert_eq!(position.check(seat, action), Ok(()), "{action} {position}");
                    assert!(!actions[..n].contains(&action), "{action} {position}");
                }
                for note in notes {
                    assert!(usize::from(note.slot) < Lords::IMPULSES);
                    assert!(note.amount.abs() <= 5.0, "{note:?} {position}");
                }
            }
        });
    }
}

#[test]
fn there_are_few_ideas() {
    let (mut asked, mut all) = (0, 0);
    for seed in 0..GAMES {
        play(seed, 0.05, |position| {
            for seat in position.turn().seats().iter() {
                asked += 1;
                all += ideas(position, seat).0.len();
            }
        });
    }
    assert!(all < 12 * asked, "{all} ideas for {asked} choices");
}

#[test]
fn the_same_comes_to_mind_again() {
    for seed in 0..4 {
        play(seed, 0.2, |position| {
            for seat in position.turn().seats().iter() {
                assert_eq!(ideas(position, seat), ideas(position, seat));
            }
            let (mut one, mut two) = (Kept::default(), Kept::default());
            position.look(&mut one);
            position.look(&mut two);
            assert_eq!(one, two);
        });
    }
}

#[test]
fn a_turn_comes_to_an_end() {
    for seed in 0..2 * GAMES {
        play(seed, 0.0, |position| {
            assert!(position.so_far().actions <= 40, "{position}");
        });
    }
}

#[test]
fn every_seat_is_looked_at_with_the_same_eyes() {
    // Seats and colours changed round: the notes change with them.
    for seed in [0, 4, 8] {
        play(seed, 0.2, |position| {
            if position.phase() != Phase::Select || position.bare() != Default::default() {
                return;
            }
            let Some(turned) = turned(position) else {
                return;
            };
            let [mut one, mut two] = [position, &turned].map(|position| {
                let mut kept = Kept::default();
                position.look(&mut kept);
                kept.0
            });
            for note in &mut two {
                note.0 = note.0.next(2);
            }
            let key = |note: &(Seat, usize, f32)| (note.0, note.1);
            one.sort_by_key(key);
            two.sort_by_key(key);
            for (one, two) in one.iter().zip(&two) {
                assert_eq!((one.0, one.1), (two.0, two.1));
                assert!((one.2 - two.2).abs() < 1e-4);
            }
            let (one, two) = (position.standing(), turned.standing());
            assert_eq!(one[..2], [two[1], two[0]]);
        });
    }
}

/// A position of two in which each sits where the other sat; nothing if more play.
fn turned(position: &Lords) -> Option<Lords> {
    let text = position.to_string();
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    if words[1] != "red,blue" || !words.last()?.contains("-/-") {
        return None;
    }
    let colours = |letter: char| match letter {
        'R' => 'B',
        'B' => 'R',
        other => other,
    };
    words[3] = words[3].chars().map(colours).collect();
    words[4] = match &*words[4] {
        "1" => "2".to_owned(),
        "2" => "1".to_owned(),
        other => other.to_owned(),
    };
    let (one, two) = words[5].split_once('/')?;
    words[5] = format!("{two}/{one}");
    Some(words.join(" ").parse().unwrap())
}

#[test]
fn marks_tell_turns_apart() {
    for seed in 0..GAMES {
        let mut last: Option<(Seat, u64)> = None;
        play(seed, 0.2, |position| {
            let Some(seat) = position.turn().seats().iter().next() else {
                return;
            };
            let mark = (seat, position.turn_mark());
            if position.so_far().actions > 0 {
                assert_eq!(last, Some(mark), "{position}");
            }
            if let Phase::Place(_) | Phase::Lay(..) = position.phase() {
                assert_ne!(last, Some(mark), "{position}");
            }
            last = Some(mark);
        });
    }
}

#[test]
fn secret_cards_can_be_thought_over() {
    play(1, 0.0, |position| {
        let mut imagined = position.clone();
        imagined.reconsider(Viewer::Seat(Seat::at(0)));
        assert_eq!(imagined.chosen(Seat::at(0)), position.chosen(Seat::at(0)));
        if position.phase() == Phase::Select {
            assert_eq!(imagined.chosen(Seat::at(1)), None);
        } else {
            assert_eq!(imagined, *position);
        }
    });
}

#[test]
fn guesses_become_certain() {
    let mut first = None;
    let mut last = 0.0;
    play(0, 0.0, |position| {
        last = position.certainty();
        first.get_or_insert(last);
        let guess = position.guess();
        assert!(guess.iter().all(|points| points.is_finite()));
    });
    assert!(first.unwrap() * 5.0 < last);
}

#[test]
fn the_first_idea_is_an_answer() {
    play(3, 1.0, |position| {
        for seat in position.turn().seats().iter() {
            assert_eq!(position.check(seat, first_idea(position, seat)), Ok(()));
        }
    });
}
