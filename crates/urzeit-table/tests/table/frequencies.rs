//! Chance as often as the rules say, over the whole way: seed, players' bytes and number give a stream,
//! the stream an outcome.
//!
//! Every test is a chi-square test with fixed seeds, counted from 0 and not picked: it gives the same
//! result every time. It fails if what it finds is less likely than [`LEAST`], on either side: also too
//! even is not by chance. There are about two hundred such tests, so a rewritten fair program would
//! fail one of them once in two thousand times.

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{Due, Game, Genesis, Lords, Ursuppe, record::Bytes};
use urzeit_table::{Awaits, Deed, Settings, fair::Stream};

use crate::play::{GENESIS, Game4, LORDS, Play, URSUPPE, fair};

/// What is less likely than this is no chance.
const LEAST: f64 = 1e-6;

/// How many times each kind of chance is drawn.
const DRAWS: u64 = 20_000;

/// Kinds of chance whose outcomes nobody lists: see [`hands_of_cards`] and [`boards`].
const TOO_MANY: [&str; 2] = ["deal", "board"];

/// How many parts the range of all outcomes is divided into.
const PARTS: usize = 32;

/// Are counts as expected? Expectations below 5 are put together: chi-square is for large numbers.
fn as_expected(what: &str, counts: &[u64], probabilities: &[f64]) {
    assert_eq!(counts.len(), probabilities.len(), "{what}");
    let draws = counts.iter().sum::<u64>() as f64;
    let mut cells: Vec<(f64, f64)> = Vec::new();
    let mut rest = (0.0, 0.0);
    for (&count, probability) in counts.iter().zip(probabilities) {
        let cell = (count as f64, draws * probability);
        if cell.1 < 5.0 {
            rest = (rest.0 + cell.0, rest.1 + cell.1);
        } else {
            cells.push(cell);
        }
    }
    match cells.last_mut() {
        Some(last) if rest.1 < 5.0 => *last = (last.0 + rest.0, last.1 + rest.1),
        _ => cells.push(rest),
    }
    let expected: f64 = cells.iter().map(|cell| cell.1).sum();
    assert!(
        (expected - draws).abs() < 1e-6 * draws,
        "{what}: they add up"
    );
    if cells.len() < 2 {
        return;
    }
    let square: f64 = cells.iter().map(|(n, e)| (n - e).powi(2) / e).sum();
    let freedom = cells.len() as f64 - 1.0;
    let chance = beyond(square, freedom);
    // Few counts may well be as expected.
    let too_even = freedom >= 5.0 && chance > 1.0 - LEAST;
    assert!(
        chance >= LEAST && !too_even,
        "{what}: {draws} draws, chi-square {square:.1} with {freedom} degrees of freedom, \
         which chance exceeds with probability {chance:e}"
    );
}

/// How likely chi-square exceeds this: the incomplete gamma function Q(freedom / 2, square / 2).
fn beyond(square: f64, freedom: f64) -> f64 {
    let (a, x) = (freedom / 2.0, square / 2.0);
    let front = (a * x.ln() - x - log_gamma(a)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        while term > sum * 1e-15 {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        return 1.0 - front * sum;
    }
    // Lentz's continued fraction.
    let mut b = x + 1.0 - a;
    let mut c = 1e300;
    let mut d = 1.0 / b;
    let mut h = d;
    for i in 1..10_000 {
        let an = -f64::from(i) * (f64::from(i) - a);
        b += 2.0;
        d = 1.0 / (an * d + b);
        c = b + an / c;
        h *= d * c;
        if (d * c - 1.0).abs() < 1e-14 {
            break;
        }
    }
    front * h
}

/// Stirling's series, from where it is exact enough.
fn log_gamma(mut x: f64) -> f64 {
    let mut shift = 0.0;
    while x < 20.0 {
        shift -= x.ln();
        x += 1.0;
    }
    let series = 1.0 / (12.0 * x) - 1.0 / (360.0 * x.powi(3)) + 1.0 / (1260.0 * x.powi(5));
    let half = (2.0 * std::f64::consts::PI).ln() / 2.0;
    shift + (x - 0.5) * x.ln() - x + half + series
}

/// Known values of the distribution: the test itself can be trusted.
#[test]
fn the_test_itself() {
    for (square, freedom, chance) in [
        (3.841_459, 1.0, 0.05),
        (18.307_038, 10.0, 0.05),
        (6.634_897, 1.0, 0.01),
        (49.588, 10.0, 3.2e-7),
        (67.504_807, 50.0, 0.05),
    ] {
        let found = beyond(square, freedom);
        assert!(
            (found / chance - 1.0).abs() < 2e-2,
            "{square} {freedom}: {found}"
        );
    }
}

#[test]
#[should_panic(expected = "which chance exceeds")]
fn a_die_that_is_a_little_loaded_is_found() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(0);
    let mut counts = [0; 6];
    for _ in 0..20_000 {
        // One roll in fifty is a six whatever it was.
        let face = if random.random_ratio(1, 50) {
            5
        } else {
            random.random_range(0..6)
        };
        counts[face] += 1;
    }
    as_expected("a loaded die", &counts, &[1.0 / 6.0; 6]);
}

#[test]
#[should_panic(expected = "which chance exceeds")]
fn a_die_that_is_too_even_is_found() {
    as_expected(
        "a die that counts",
        &[3333, 3334, 3333, 3333, 3334, 3333],
        &[1.0 / 6.0; 6],
    );
}

fn probabilities<D: Due>(due: &D, outcomes: &[D::Outcome]) -> Vec<f64> {
    let each = outcomes.iter().map(|&outcome| {
        let probability = due.probability(outcome).unwrap();
        probability.ways as f64 / probability.of as f64
    });
    each.collect()
}

/// The same chance drawn again and again: by its number, by the seed, by a player's bytes. All kinds that
/// come up are expected; those whose outcomes are too many to list have tests of their own below.
fn draw_each_kind<G: Game>(games: &[Game4<'_>], expected: &[&str]) {
    let mut kinds = Vec::new();
    // Some kinds of chance are rare, perhaps one that nobody expects.
    for seed in 0..100 {
        let game = games[seed as usize % games.len()];
        let mut play = Play::<G>::begin(game, Settings::default(), fair(7), seed);
        while !play.table.is_over() {
            if let Some(due) = play.table.position().due()
                && !kinds.contains(&due.kind())
            {
                kinds.push(due.kind());
                match due.outcomes() {
                    Some(outcomes) => each_way(&due, &outcomes),
                    None => assert!(TOO_MANY.contains(&due.kind()), "{}", due.kind()),
                }
            }
            play.step();
        }
    }
    kinds.sort_unstable();
    assert_eq!(kinds, expected);
}

fn each_way<D: Due>(due: &D, outcomes: &[D::Outcome])
where
    D::Outcome: PartialEq,
{
    let none = [Bytes(vec![1]), Bytes(vec![])];
    let by_number = |n: u64| Stream::new(b"secret", "T", n + 1, &none);
    let by_seed = |n: u64| Stream::new(&n.to_le_bytes(), "T", 1, &none);
    let by_bytes = |n: u64| {
        let added = [Bytes(vec![1]), Bytes(n.to_le_bytes().to_vec())];
        Stream::new(b"secret", "T", 1, &added)
    };
    let probabilities = probabilities(due, outcomes);
    let ways: [(&str, &dyn Fn(u64) -> Stream); 3] = [
        ("number", &by_number),
        ("seed", &by_seed),
        ("bytes", &by_bytes),
    ];
    for (way, stream) in ways {
        let mut counts = vec![0; outcomes.len()];
        let mut last = None;
        // Does what comes now depend on what came before?
        let mut after = vec![vec![0; outcomes.len()]; outcomes.len()];
        for n in 0..DRAWS {
            let outcome = due.sample(&mut stream(n));
            let place = outcomes.iter().position(|other| *other == outcome).unwrap();
            counts[place] += 1;
            if let Some(last) = last.replace(place) {
                after[last][place] += 1;
            }
        }
        as_expected(&format!("{} by {way}", due.kind()), &counts, &probabilities);
        if outcomes.len() <= 36 {
            let pairs: Vec<f64> = probabilities
                .iter()
                .flat_map(|one| probabilities.iter().map(move |two| one * two))
                .collect();
            let what = format!("{} after {0} by {way}", due.kind());
            as_expected(&what, &after.concat(), &pairs);
        }
    }
}

#[test]
fn each_kind_of_chance_in_genesis() {
    draw_each_kind::<Genesis>(GENESIS, &["board", "dice", "start"]);
}

#[test]
fn each_kind_of_chance_in_lords() {
    let kinds = ["deal", "die", "draw", "marker", "order", "roll", "start"];
    draw_each_kind::<Lords>(LORDS, &kinds);
}

#[test]
fn each_kind_of_chance_in_ursuppe() {
    let kinds = ["dice", "die", "dummy", "environment", "fight", "order"];
    draw_each_kind::<Ursuppe>(URSUPPE, &kinds);
}

/// Everything that chance gave in whole games, wherever it was due and whatever was left to draw from.
/// The outcomes stand side by side, each as wide as it is likely: the place of what came out, and within
/// it a place that a generator of our own picks, is any place from 0 to 1, each equally likely.
fn in_games<G: Game>(games: &[Game4<'_>], seeds: u64) {
    let mut own = Xoshiro256PlusPlus::seed_from_u64(0);
    let mut kinds: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    let mut pairs = vec![0; 64];
    for seed in 0..seeds {
        let game = games[seed as usize % games.len()];
        let mut play = Play::<G>::begin(game, Settings::default(), fair(seed), seed);
        let mut last: Option<usize> = None;
        while !play.table.is_over() {
            if let Some(due) = play.table.position().due()
                && let Some(outcomes) = due.outcomes()
                && play.table.awaits() == Awaits::Chance
            {
                let Deed::Entry(entry) = play.table.draw(play.now).unwrap().deed else {
                    unreachable!();
                };
                let text = entry.to_string();
                let is = |outcome: &&_| format!("* {outcome}") == text;
                let place = outcomes.iter().position(|outcome| is(&outcome)).unwrap();
                let widths = probabilities(&due, &outcomes);
                let before: f64 = widths[..place].iter().sum();
                let at = (before + own.random::<f64>() * widths[place]).min(0.999_999);
                let counts = kinds.entry(due.kind()).or_insert_with(|| vec![0; PARTS]);
                counts[(at * PARTS as f64) as usize] += 1;
                let eighth = (at * 8.0) as usize;
                if let Some(last) = last.replace(eighth) {
                    pairs[last * 8 + eighth] += 1;
                }
            }
            play.step();
        }
    }
    for (kind, counts) in kinds {
        as_expected(
            &format!("{kind} in games"),
            &counts,
            &[1.0 / PARTS as f64; PARTS],
        );
    }
    as_expected("one outcome after another", &pairs, &[1.0 / 64.0; 64]);
}

#[test]
fn whole_games_of_genesis() {
    in_games::<Genesis>(GENESIS, 300);
}

#[test]
fn whole_games_of_lords() {
    in_games::<Lords>(LORDS, 120);
}

#[test]
fn whole_games_of_ursuppe() {
    in_games::<Ursuppe>(URSUPPE, 150);
}

/// The outcomes of one kind at the beginning of a game, one a text.
fn first<G: Game>(game: Game4<'_>, seed: u64, kind: &str, most: usize) -> Vec<String> {
    let mut play = Play::<G>::begin(game, Settings::default(), fair(seed), seed);
    let mut drawn = Vec::new();
    while drawn.len() < most && !play.table.is_over() {
        if let Some(due) = play.table.position().due()
            && due.kind() == kind
            && play.table.awaits() == Awaits::Chance
        {
            let event = play.table.draw(play.now).unwrap();
            drawn.push(event.deed.to_string());
        }
        play.step();
    }
    drawn
}

/// Cards or markers of which there are so many, drawn one after the other from many piles: what lies
/// in each place of a pile, and what lies in each place behind what.
fn places_in_a_pile(what: &str, piles: &[Vec<usize>], counts: &[u64]) {
    let all = counts.iter().sum::<u64>() as f64;
    let one: Vec<f64> = counts.iter().map(|&count| count as f64 / all).collect();
    let two = counts.iter().enumerate().flat_map(|(k, &first)| {
        let second = counts.iter().enumerate();
        second.map(move |(l, &second)| {
            let left = second - u64::from(k == l);
            first as f64 / all * left as f64 / (all - 1.0)
        })
    });
    let two: Vec<f64> = two.collect();
    let kinds = counts.len();
    let least = piles.iter().map(Vec::len).min().unwrap();
    assert!(least >= 2, "{what}");
    for place in 0..least {
        let mut seen = vec![0; kinds];
        let mut behind = vec![0; kinds * kinds];
        for pile in piles {
            seen[pile[place]] += 1;
            if place + 1 < least {
                behind[pile[place] * kinds + pile[place + 1]] += 1;
            }
        }
        as_expected(&format!("{what} in place {place}"), &seen, &one);
        if place + 1 < least {
            as_expected(&format!("{what} behind place {place}"), &behind, &two);
        }
    }
}

const ENVIRONMENT: [(&str, u64); 10] = [
    ("west 6", 1),
    ("west 9", 1),
    ("west 12", 1),
    ("east 8", 1),
    ("east 10", 2),
    ("north 9", 1),
    ("north 11", 1),
    ("south 10", 1),
    ("south 13", 1),
    ("none 14", 1),
];

#[test]
fn the_environment_deck() {
    let piles = (0..1500).map(|seed| {
        let drawn = first::<Ursuppe>(URSUPPE[0], seed, "environment", 4);
        let kinds = drawn.iter().map(|text| {
            let card = text.strip_prefix("* environment ").unwrap();
            ENVIRONMENT
                .iter()
                .position(|(name, _)| *name == card)
                .unwrap()
        });
        kinds.collect()
    });
    let piles: Vec<Vec<usize>> = piles.collect();
    places_in_a_pile("environment", &piles, &ENVIRONMENT.map(|(_, count)| count));
}

const MARKERS: [(&str, u64); 7] = [
    ("island", 14),
    ("hills", 22),
    ("forest", 22),
    ("grassland", 22),
    ("sea", 20),
    ("mountains", 10),
    ("desert", 10),
];

#[test]
fn the_bag_of_markers() {
    let piles = (0..3000).map(|seed| {
        let drawn = first::<Lords>(LORDS[0], seed, "marker", 6);
        let kinds = drawn.iter().map(|text| {
            let terrain = text.rsplit(' ').next().unwrap();
            MARKERS
                .iter()
                .position(|(name, _)| *name == terrain)
                .unwrap()
        });
        kinds.collect()
    });
    let piles: Vec<Vec<usize>> = piles.collect();
    places_in_a_pile("markers", &piles, &MARKERS.map(|(_, count)| count));
}

/// How many ways there are to choose k of n.
fn choose(n: u64, k: u64) -> f64 {
    (0..k).map(|i| (n - i) as f64 / (k - i) as f64).product()
}

/// Hands of seven from 110 cards: how many of each card, of each terrain, and of each two terrains.
#[test]
fn hands_of_cards() {
    const TERRAINS: [(&str, u64); 4] =
        [("island", 4), ("hills", 6), ("forest", 6), ("grassland", 6)];
    let hands = (0..2000).flat_map(|seed| first::<Lords>(LORDS[0], seed, "deal", 2));
    let hands: Vec<Vec<String>> = hands
        .map(|text| text.split(' ').skip(3).map(str::to_owned).collect())
        .collect();
    assert!(hands.len() == 4000 && hands.iter().all(|hand: &Vec<String>| hand.len() == 7));
    let (all, size) = (110, 7);
    let some = |count: u64, k: u64| if k > count { 0.0 } else { choose(count, k) };
    let of =
        |count: u64, k: u64| some(count, k) * choose(all - count, size - k) / choose(all, size);
    let count = |hand: &[String], of: &str| hand.iter().filter(|card| card.starts_with(of)).count();
    for (terrain, each) in TERRAINS {
        for value in 1..=5 {
            let card = format!("{terrain}{value}");
            let mut counts = vec![0; 8];
            hands
                .iter()
                .for_each(|hand| counts[count(hand, &card)] += 1);
            let expected: Vec<f64> = (0..=7).map(|k| of(each, k)).collect();
            as_expected(&format!("{card} in a hand"), &counts, &expected);
        }
        let mut counts = vec![0; 8];
        hands
            .iter()
            .for_each(|hand| counts[count(hand, terrain)] += 1);
        let expected: Vec<f64> = (0..=7).map(|k| of(5 * each, k)).collect();
        as_expected(&format!("{terrain} in a hand"), &counts, &expected);
        for (other, others) in TERRAINS.iter().filter(|(other, _)| *other > terrain) {
            let (one, two) = (5 * each, 5 * others);
            let mut counts = vec![0; 64];
            for hand in &hands {
                counts[count(hand, terrain) * 8 + count(hand, other)] += 1;
            }
            let both = |k: u64, l: u64| {
                if k + l > size {
                    0.0
                } else {
                    choose(one, k) * choose(two, l) * choose(all - one - two, size - k - l)
                        / choose(all, size)
                }
            };
            let expected: Vec<f64> = (0..64).map(|n| both(n / 8, n % 8)).collect();
            as_expected(&format!("{terrain} and {other}"), &counts, &expected);
        }
    }
}

/// Random boards: what blocks, and as often above as below.
#[test]
fn boards() {
    let mut volcanoes = vec![0; 23];
    let mut blocked: Vec<Vec<u64>> = Vec::new();
    let boards = 3000;
    for seed in 0..boards {
        let drawn = first::<Genesis>(GENESIS[1], seed, "board", 1);
        let rows: Vec<&str> = drawn[0]
            .strip_prefix("* board ")
            .unwrap()
            .split('/')
            .collect();
        volcanoes[drawn[0].matches('v').count()] += 1;
        blocked.resize(rows.len(), Vec::new());
        for (counts, row) in blocked.iter_mut().zip(&rows) {
            counts.resize(row.len(), 0);
            for (count, space) in counts.iter_mut().zip(row.chars()) {
                *count += u64::from(space == 'v' || space == 't');
            }
        }
    }
    let halves: Vec<f64> = (0..=22)
        .map(|k| choose(22, k) / f64::from(1 << 22))
        .collect();
    as_expected("volcanoes", &volcanoes, &halves);
    assert_eq!(blocked.iter().flatten().sum::<u64>(), boards * 22);
    // A board upside down is a board, as likely as it was.
    for (above, below) in blocked
        .iter()
        .zip(blocked.iter().rev())
        .take(blocked.len() / 2)
    {
        for (column, (&above, &below)) in above.iter().zip(below).enumerate() {
            as_expected(&format!("column {column}"), &[above, below], &[0.5, 0.5]);
        }
    }
}
