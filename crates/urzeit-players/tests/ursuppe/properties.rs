//! What holds in every position, whatever is played.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_players::{Ideas, Mind, Notes};
use urzeit_rules::{
    Choices, Due, Game, Seat, Setup, Turn, Ursuppe,
    ursuppe::{self, Action},
};

/// Player counts, modes and options: something of each.
const SETUPS: &[(&str, &str)] = &[
    ("red,yellow,green", ""),
    ("blue,yellow,red", "armor_excludes_both=true"),
    ("red,yellow,green,blue", "tentacle_while_clinging=true"),
    (
        "yellow,blue,red,green",
        "amoeba_advance=manual,finish_check=end_of_scoring",
    ),
    (
        "yellow,blue,red,green",
        "first_round_flip=false,finish_start=20",
    ),
    ("red,yellow,green,blue,purple", ""),
    ("red,yellow,green,blue,purple,white", ""),
    ("red,yellow,white,blue,purple,green", "finish_start=5"),
    ("red+blue,yellow+green", "mode=double"),
    (
        "red+green,yellow+blue",
        "mode=pair,tentacle_while_clinging=true",
    ),
    ("green,yellow", "mode=dummy"),
];

/// Amoebas that crowd and hold genes for all that can happen to them.
const CROWDED: &[&str] = &[
    "ursuppe red,yellow,green,blue tentacle_while_clinging=true 3 n9 \
     w6,w9,w12,e8,e10,e10,s10,14 -/-,-,-,-,-/r1y2b2,r2y3g1,-,-/r3g2b1,y2,r2y2g2b2,-,-/-,-,-,- \
     red:9:7:tentacle,struggle-for-survival,persistence:1B3,2B3,3B4+1,4A4,5C4+1 \
     yellow:10:5:escape,substitution,tentacle,holding,frugality:1B3,2B3+1,3B4,4B4,5A4+1 \
     green:12:6:movement-1,defense,parasitism:1B3,2B4,3A4+1,4C4,5C4 \
     blue:14:3:escape,movement-2,aggression,armor/defense:1B3,2B4+1,3A4,4C4 move red1",
    "ursuppe red,yellow,green - 4 w12 w6,w9,e8,e10,e10,s10,14 \
     -/-,-,-,-,-/y4g1,r2y3g1,-,-/r3g5,y2,r2y2g2,-,-/-,-,-,- \
     red:9:7:tentacle,holding,aggression:1B3,2B3,3B4+1,4A4,5C4+1 \
     yellow:10:5:defense,escape,persistence:1B3,2B3+1,3B4,4B4,5A4+1 \
     green:12:6:substitution,life-expectancy,movement-2:1B3,2B4,3A4+1,4C4,5C4 move red1",
];

fn new_game(who: &str, options: &str) -> Ursuppe {
    let who: Vec<_> = who.split(',').collect();
    let options: Vec<_> = options
        .split(',')
        .filter_map(|option| option.split_once('='))
        .collect();
    Ursuppe::new(&ursuppe::Setup::read(&who, &options).unwrap())
}

/// Plays random games and looks at every position in which a seat is asked.
fn in_every_choice(games: u64, mut holds: impl FnMut(&Ursuppe, Seat)) {
    let new = SETUPS.iter().map(|&(who, options)| new_game(who, options));
    let crowded = CROWDED.iter().map(|text| text.parse().unwrap());
    let starts: Vec<Ursuppe> = new.chain(crowded).collect();
    for start in &starts {
        for seed in 0..games {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut position = start.clone();
            loop {
                match position.turn() {
                    Turn::Player(seat) => {
                        holds(&position, seat);
                        let action = position.choices(seat).sample(&mut random).unwrap();
                        position.act(seat, action);
                    }
                    Turn::Chance => {
                        let outcome = position.due().unwrap().sample(&mut random);
                        position.settle(outcome);
                    }
                    Turn::Secret(_) | Turn::Over => break,
                }
            }
        }
    }
}

struct Kept(Vec<(usize, usize, f32)>);

impl Notes for Kept {
    fn note(&mut self, seat: Seat, slot: usize, amount: f32) {
        self.0.push((seat.index(), slot, amount));
    }
}

fn look(position: &Ursuppe) -> Vec<(usize, usize, f32)> {
    let mut kept = Kept(Vec::new());
    position.look(&mut kept);
    kept.0
}

fn consider<'w>(position: &Ursuppe, seat: Seat, weights: &'w [f32]) -> Ideas<'w, Action> {
    let mut ideas = Ideas::weighed_by(weights).keeping_notes();
    position.consider(seat, &mut ideas);
    ideas
}

#[test]
fn ideas_are_legal_and_distinct_and_there_is_always_one() {
    let instinct = Ursuppe::instinct();
    in_every_choice(3, |position, seat| {
        let ideas = consider(position, seat, &instinct);
        assert!(!ideas.actions().is_empty(), "no idea in {position}");
        let mut seen = BTreeSet::new();
        for &action in ideas.actions() {
            let allowed = position.check(seat, action);
            assert!(allowed.is_ok(), "{action} is not allowed in {position}");
            assert!(
                seen.insert(action.to_string()),
                "{action} twice in {position}"
            );
        }
        for note in ideas.notes() {
            assert!(usize::from(note.slot) < Ursuppe::IMPULSES);
            assert!(note.amount.abs() <= 3.0, "{note:?} in {position}");
        }
        for other in Seat::all(position.players()).filter(|&other| other != seat) {
            assert!(consider(position, other, &instinct).actions().is_empty());
        }
    });
}

#[test]
fn notes_are_in_range_and_the_same_again() {
    in_every_choice(1, |position, _| {
        let notes = look(position);
        for &(seat, slot, amount) in &notes {
            assert!(seat < position.players() && slot < Ursuppe::OUTLOOK);
            assert!(amount.is_finite() && amount.abs() <= 2.0);
        }
        assert_eq!(notes, look(position));
        for values in [position.guess(), position.standing()] {
            let (players, nobody) = values.split_at(position.players());
            assert!(players.iter().all(|value| value.is_finite()));
            assert!(nobody.iter().all(|&value| value == 0.0));
        }
        assert!(position.certainty() > 0.0);
    });
}

/// It makes no difference which player sits where.
#[test]
fn seats_are_symmetric() {
    let instinct = Ursuppe::instinct();
    in_every_choice(2, |position, seat| {
        let text = position.to_string();
        let who = "ursuppe red,yellow,green,blue ";
        // Only a start order and a host are written by seats.
        let Some(rest) = text.strip_prefix(who).filter(|_| !text.contains(" start ")) else {
            return;
        };
        let turned: Ursuppe = format!("ursuppe blue,red,yellow,green {rest}")
            .parse()
            .unwrap();
        let there = |seat: Seat| seat.next(4);
        let guess = turned.guess();
        for seat in Seat::all(4) {
            assert_eq!(position.guess()[seat.index()], guess[there(seat).index()]);
        }
        let mut notes: Vec<_> = look(position);
        for note in &mut notes {
            note.0 = (note.0 + 1) % 4;
        }
        assert_eq!(notes, look(&turned));
        let one = consider(position, seat, &instinct);
        let other = consider(&turned, there(seat), &instinct);
        assert_eq!(one.urges(), other.urges(), "in {position}");
    });
}

/// A turn's choices have one mark, the next turn's another.
#[test]
fn turns_are_told_apart() {
    let mut last = None;
    in_every_choice(1, |position, seat| {
        let mark = position.turn_mark();
        let acting = position.acting().map(|amoeba| amoeba.colour);
        if let Some((round, before, colour, old)) = last {
            let other_turn = before != seat || round != position.round();
            assert!(!other_turn || mark != old, "{position}");
            // Whichever of its colours a seat is asked for in somebody's turn.
            let same_turn = !other_turn && acting.is_some() && acting == colour;
            assert!(!same_turn || mark == old, "{position}");
        }
        last = Some((position.round(), seat, acting, mark));
    });
}
