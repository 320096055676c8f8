//! The end of Genesis, solved: as a plain enumeration finds it, and what must hold of every solution.

use std::{collections::HashSet, sync::Arc};

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_players::{
    Budget, Knowledge, Level, Mind, Pace, Player, Solution, Worth, analysis::analyse,
};
use urzeit_rules::{
    Choices as _, Due as _, Game, Genesis, Seat, Setup as _, Turn, View, Viewer,
    genesis::{Action, Chance, Face, Setup},
};

use crate::genesis_positions::{board, position};

/// More than all endings here need.
const ENOUGH: u32 = 10_000_000;

/// What each seat can expect, by trying everything in the order of the rules: 36 rolls, all choices.
/// Each number is in parts of 12 and of 36 a roll that was made, as many as were made.
#[derive(Clone, Debug)]
struct Plain {
    /// The parts of the win of each seat, then its points.
    numbers: Vec<i128>,
    rolls: u32,
}

impl Plain {
    /// The same numbers in smaller parts.
    fn in_parts_of(self, rolls: u32) -> Plain {
        let finer = 36_i128.pow(rolls - self.rolls);
        let numbers = self.numbers.iter().map(|number| number * finer).collect();
        Plain { numbers, rolls }
    }

    /// What a seat goes by, where the parts are the same.
    fn rank(&self, seat: Seat) -> (i128, i128, &[i128]) {
        let (shares, points) = self.numbers.split_at(self.numbers.len() / 2);
        let others = (0..points.len()).filter(|&other| other != seat.index());
        let best = others.map(|other| points[other]).max().unwrap();
        let lead = points[seat.index()] - best;
        (shares[seat.index()], lead, &self.numbers)
    }

    fn is(&self, worth: &Worth) -> bool {
        let whole = 12 * 36_i128.pow(self.rolls);
        let players = self.numbers.len() / 2;
        let found = worth.shares[..players]
            .iter()
            .chain(&worth.points[..players]);
        let same = |(plain, found): (&i128, &i64)| {
            plain * i128::from(worth.whole) == i128::from(*found) * whole
        };
        self.numbers.iter().zip(found).all(same)
    }
}

fn plain(position: &Genesis) -> Plain {
    match position.turn() {
        Turn::Over => {
            let standings = position.result().unwrap();
            let winners = standings.winners();
            let share = |seat| {
                let parts = 12 / winners.len() as i128;
                if winners.contains(seat) { parts } else { 0 }
            };
            let shares = Seat::all(position.players()).map(share);
            let points = standings
                .points()
                .iter()
                .map(|&points| 12 * i128::from(points));
            Plain {
                numbers: shares.chain(points).collect(),
                rolls: 0,
            }
        }
        Turn::Chance => {
            let rolls = Face::DIE
                .into_iter()
                .flat_map(|one| Face::DIE.map(|two| [one, two]));
            let after = rolls.map(|dice| {
                let mut after = *position;
                after.settle(Chance::Dice(dice));
                plain(&after)
            });
            let after: Vec<Plain> = after.collect();
            let most = after.iter().map(|after| after.rolls).max().unwrap();
            let mut numbers = vec![0; 2 * position.players()];
            for after in after {
                for (sum, number) in numbers.iter_mut().zip(after.in_parts_of(most).numbers) {
                    *sum += number;
                }
            }
            Plain {
                numbers,
                rolls: most + 1,
            }
        }
        Turn::Player(seat) => {
            let after: Vec<Plain> = position
                .choices(seat)
                .iter()
                .map(|action| plain(&after(position, action)))
                .collect();
            let most = after.iter().map(|after| after.rolls).max().unwrap();
            let mut options = after.into_iter().map(|after| after.in_parts_of(most));
            let first = options.next().unwrap();
            options.fold(first, |best, next| {
                if next.rank(seat) > best.rank(seat) {
                    next
                } else {
                    best
                }
            })
        }
        Turn::Secret(_) => unreachable!("nothing is secret in Genesis"),
    }
}

fn after(position: &Genesis, action: Action) -> Genesis {
    let Turn::Player(seat) = position.turn() else {
        panic!("nobody is asked: {position}");
    };
    let mut after = *position;
    after.act(seat, action);
    after
}

/// Random games on small boards with every option; all their positions with so few vacant spaces.
fn ends(vacant: usize) -> Vec<Genesis> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut found = Vec::new();
    let boards = ["..../....", ".v./...", "...../v.v.v", "..v../..v.."].map(board);
    for players in 2..=4 {
        for end in ["immediate", "finish_turn"] {
            for ties in ["herds", "players", "own_place"] {
                for board in &boards {
                    let options = [("board", board.as_str()), ("end", end), ("ties", ties)];
                    let setup = Setup::read(&Genesis::WHO[..players], &options).unwrap();
                    let mut position = Genesis::new(&setup);
                    position.settle(Chance::Start(Seat::at(0)));
                    while position.turn() != Turn::Over {
                        if position.vacant().len() <= vacant {
                            found.push(position);
                        }
                        match position.turn() {
                            Turn::Player(seat) => {
                                let action = position.choices(seat).sample(&mut random).unwrap();
                                position.act(seat, action);
                            }
                            _ => position.settle(position.due().unwrap().sample(&mut random)),
                        }
                    }
                }
            }
        }
    }
    found
}

fn solve(position: &Genesis) -> Solution<Action> {
    let solution = position.solve(ENOUGH);
    solution.unwrap_or_else(|| panic!("not solved: {position}"))
}

/// Small lands with all that makes a difference: a roll due, a choice, a terrain that is used up (G-3.4), a
/// player with one tile left, a land that is full in the middle of a turn (G-4.2), three players.
const SMALL: [&str; 7] = [
    "reptile,human - RfRf.HfHf/vvvvv/... first 1 forest savannah",
    "reptile,human - RfRf.HfHf/HsHs.RsRm/vv./. roll 2",
    "reptile,human end=finish_turn RfRf.HfHf/HsHs.RsRm/vv./. roll 1",
    "reptile,human - 11Rf/2RfRs...HsHs/HmHmHmRm roll 1",
    "reptile,human ties=own_place 11Rf/2Rf9Rs/4RsHf...RmRm first 1 forest savannah",
    "reptile,dinosaur,human - RfDf.HfHf/vvvvv/... roll 3",
    "reptile,dinosaur,mammal,human ties=players RfDfMf.HfHf/vvvvv/... second 2 wild",
];

#[test]
fn a_solution_is_what_plain_enumeration_finds() {
    for short in SMALL {
        let position = position(short);
        let solution = solve(&position);
        let plain = plain(&position);
        assert!(plain.is(&solution.worth), "{short}: {plain:?} {solution:?}");
    }
    let ends = ends(4);
    assert!(ends.len() >= 30, "{}", ends.len());
    for position in ends {
        let solution = solve(&position);
        let plain = plain(&position);
        assert!(
            plain.is(&solution.worth),
            "{position}: {plain:?} {solution:?}"
        );
    }
}

/// Every legal action is there once, the best first; each is worth what the position after it is worth; the
/// parts of the win are one.
#[test]
fn a_solution_holds_together() {
    for position in ends(5) {
        let solution = solve(&position);
        let players = position.players();
        let all: i64 = solution.worth.shares[..players].iter().sum();
        assert_eq!(all, solution.worth.whole, "{position}");
        let Turn::Player(seat) = position.turn() else {
            assert!(solution.options.is_empty());
            continue;
        };
        let named: HashSet<String> = solution
            .options
            .iter()
            .map(|(a, _)| a.to_string())
            .collect();
        let legal: HashSet<String> = position
            .choices(seat)
            .iter()
            .map(|a| a.to_string())
            .collect();
        assert_eq!(named, legal, "{position}");
        assert_eq!(named.len(), solution.options.len());
        assert_eq!(solution.options[0].1, solution.worth);
        for [better, worse] in solution.options.array_windows() {
            let order = better.1.compare(&worse.1, seat, players);
            assert!(order.is_ge(), "{position}");
        }
        for (action, worth) in &solution.options {
            let next = solve(&after(&position, *action)).worth;
            for of in 0..players {
                let found = i128::from(worth.shares[of]) * i128::from(next.whole);
                let expected = i128::from(next.shares[of]) * i128::from(worth.whole);
                assert_eq!(found, expected, "{position} {action}");
            }
        }
    }
}

/// Steps are counted to the last one, and what is not solved is not guessed.
#[test]
fn a_solution_takes_its_steps() {
    let position = position(SMALL[1]);
    let steps = solve(&position).steps;
    assert_eq!(position.solve(steps), Some(solve(&position)));
    assert_eq!(position.solve(steps - 1), None);
    let setup = Setup::read(&Genesis::WHO[..2], &[]).unwrap();
    assert_eq!(Genesis::new(&setup).solve(ENOUGH), None, "at the beginning");
}

/// `master` plays what is best; without solving it may not.
#[test]
fn master_plays_the_best_where_it_can_be_solved() {
    let knowledge = Arc::new(Knowledge::<Genesis>::handmade());
    let mut asked = 0;
    for position in ends(5) {
        let Turn::Player(seat) = position.turn() else {
            continue;
        };
        asked += 1;
        let view = View::of(&position, Viewer::Seat(seat));
        let mut master = Player::new(Level::Master, Arc::clone(&knowledge), 1);
        let action = master.choose(&view, Pace::Iterations(1_000_000)).unwrap();
        let solution = solve(&position);
        assert_eq!(action, solution.options[0].0, "{position}");
    }
    assert!(asked >= 20, "{asked}");
}

/// Analysis says exactly what the solution says, and that it is exact.
#[test]
fn analysis_is_exact_where_the_end_can_be_solved() {
    let knowledge = Knowledge::<Genesis>::handmade();
    let near = position(SMALL[4]);
    let view = View::of(&near, Viewer::Seat(Seat::at(0)));
    let analysis = analyse(&view, &knowledge, &Budget::new(200, None), 1);
    let solution = solve(&near);
    assert!(analysis.exact);
    assert_eq!(analysis.judgement, solution.worth.judgement());
    assert_eq!(analysis.best[0].action, solution.options[0].0);
    let view = View::of(&position(SMALL[1]), Viewer::Seat(Seat::at(0)));
    let few = analyse(&view, &knowledge, &Budget::new(1, None), 1);
    assert!(!few.exact, "one iteration leaves no time to solve it");
}
