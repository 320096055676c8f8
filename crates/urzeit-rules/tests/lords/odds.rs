//! The chances of attacks, against the counts of L-7.2 and by enumeration.

use urzeit_rules::lords::{AttackOdds, Fraction, Ground, Natural, Roll, SiegeOdds, setup::Doubles};

/// L-7.2: the probabilities for testing, out of 216 rolls.
#[test]
fn one_attack_has_the_counts_of_the_rules() {
    for (ground, hits, both) in [(Ground::Like, 156, 22), (Ground::Other, 90, 7)] {
        let odds = AttackOdds::new(ground, Doubles::HitsCount);
        let (plain, doubles) = (odds.plain, odds.doubles);
        assert_eq!(
            plain.defender + plain.both + doubles.defender + doubles.both,
            hits
        );
        assert_eq!(
            plain.attacker + plain.both + doubles.attacker + doubles.both,
            55
        );
        assert_eq!(plain.both + doubles.both, both);
        let all = |costs: urzeit_rules::lords::Costs| {
            costs.nobody + costs.attacker + costs.defender + costs.both
        };
        assert_eq!((all(plain), all(doubles)), (180, 36));
        let fails = AttackOdds::new(ground, Doubles::AttackFails);
        assert_eq!((fails.plain, fails.doubles.nobody), (plain, 36));
    }
}

fn siege(ground: Ground, doubles: Doubles, attackers: u16, defenders: u16) -> SiegeOdds {
    SiegeOdds::new(ground, doubles, attackers, defenders).expect("small stacks")
}

/// All ways of fights of at most so many rolls, by trying every roll: those that have ended,
/// as numerators over 216 to the power of rolls.
fn enumerate(
    ground: Ground,
    doubles: Doubles,
    attackers: u16,
    defenders: u16,
    rolls: u32,
) -> [u128; 4] {
    // Emptied, entered, repelled, stopped.
    let mut ended = [0; 4];
    let whole = 216u128.pow(rolls);
    if defenders == 0 || attackers < 2 {
        ended[if defenders == 0 { 0 } else { 2 }] += whole;
        if defenders == 0 && attackers >= 2 && ground == Ground::Like {
            ended[1] += whole;
        }
        return ended;
    }
    if rolls == 0 {
        return ended;
    }
    let mut seen = std::collections::BTreeMap::new();
    for roll in Roll::all() {
        let losses = roll.losses(ground, doubles);
        let key = (roll.is_doubles(), losses.attacker, losses.defender);
        *seen.entry(key).or_insert(0u128) += 1;
    }
    for ((is_doubles, attacker, defender), ways) in seen {
        let (a, d) = (
            attackers - u16::from(attacker),
            defenders - u16::from(defender),
        );
        let part = match (is_doubles, d) {
            (true, 0) => [216u128.pow(rolls - 1), 0, 0, 0],
            (true, _) => [0, 0, 0, 216u128.pow(rolls - 1)],
            (false, _) => enumerate(ground, doubles, a, d, rolls - 1),
        };
        for (sum, part) in ended.iter_mut().zip(part) {
            *sum += ways * part;
        }
    }
    ended
}

/// The exact chance lies between the fights that have ended after some rolls and those plus
/// the ones still going on.
#[test]
fn a_siege_agrees_with_enumeration() {
    const ROLLS: u32 = 9;
    let whole = 216u128.pow(ROLLS);
    for ground in [Ground::Like, Ground::Other] {
        for doubles in Doubles::ALL {
            for (attackers, defenders) in [(2, 1), (3, 1), (2, 2), (3, 2), (4, 3)] {
                let odds = siege(ground, doubles, attackers, defenders);
                let ended = enumerate(ground, doubles, attackers, defenders, ROLLS);
                let open = whole - ended[0] - ended[2] - ended[3];
                let exact = [odds.emptied, odds.entered, odds.repelled, odds.stopped];
                for (fraction, low) in exact.iter().zip(ended) {
                    let found = fraction.probability().expect("small enough");
                    // Scaled to 2^40 to stay within u128.
                    let scale = |ways: u128, of: u128| ways * ((1 << 40) / 8) / (of / 8);
                    let exact = scale(found.ways, found.of);
                    assert!(scale(low, whole) <= exact + 1, "{ground:?} {doubles:?}");
                    assert!(
                        exact <= scale(low + open, whole) + 1,
                        "{ground:?} {doubles:?}"
                    );
                }
            }
        }
    }
}

/// Two against one on like terrain, by hand: of the rolls that change something.
#[test]
fn two_against_one_by_hand() {
    let odds = AttackOdds::new(Ground::Like, Doubles::HitsCount);
    let ends = siege(Ground::Like, Doubles::HitsCount, 2, 1);
    let changing = u128::from(216 - odds.plain.nobody);
    let fraction = |fraction: &Fraction| {
        let found = fraction.probability().expect("small");
        assert_eq!(found.of, changing * changing);
        assert_eq!(found.ways % changing, 0);
        found.ways / changing
    };
    assert_eq!(fraction(&ends.entered), odds.plain.defender.into());
    assert_eq!(fraction(&ends.repelled), odds.plain.attacker.into());
    let stopped = odds.doubles.nobody + odds.doubles.attacker;
    assert_eq!(fraction(&ends.stopped), stopped.into());
    let emptied = odds.plain.defender + odds.plain.both + odds.doubles.defender + odds.doubles.both;
    assert_eq!(fraction(&ends.emptied), emptied.into());
}

/// Exact for all stacks: everything adds up to one.
#[test]
fn all_ends_of_a_siege_add_up() {
    for (attackers, defenders) in [(1, 1), (0, 3), (5, 0), (7, 4), (50, 50), (100, 3)] {
        let odds = siege(Ground::Other, Doubles::HitsCount, attackers, defenders);
        let one = &odds.emptied.of;
        let sum = |fractions: &[&Fraction]| sum_of(fractions.iter().map(|f| &f.ways));
        assert_eq!(&sum(&[&odds.emptied, &odds.repelled, &odds.stopped]), one);
        assert_eq!(&sum_of(odds.attackers_left.iter().map(|f| &f.ways)), one);
        assert_eq!(&sum_of(odds.defenders_left.iter().map(|f| &f.ways)), one);
        assert_eq!(odds.entered.parts(1000), 0);
        assert_eq!(odds.defenders_left[0], odds.emptied);
    }
    // Nobody attacks with one; nothing is left to attack.
    let odds = siege(Ground::Like, Doubles::HitsCount, 1, 1);
    assert_eq!(odds.repelled.parts(100), 100);
    let odds = siege(Ground::Like, Doubles::HitsCount, 5, 0);
    assert_eq!(odds.entered.parts(100), 100);
}

/// Odds are computed for stacks up to a size that takes little time, and for none beyond it.
#[test]
fn stacks_that_are_too_large_are_not_reckoned() {
    const MOST: u16 = SiegeOdds::MOST;
    for (attackers, defenders, reckoned) in [
        (MOST, MOST, true),
        (MOST, 0, true),
        (MOST + 1, 1, false),
        (2, MOST + 1, false),
        (999, 999, false),
        (u16::MAX, u16::MAX, false),
    ] {
        let odds = SiegeOdds::new(Ground::Like, Doubles::HitsCount, attackers, defenders);
        assert_eq!(odds.is_some(), reckoned, "{attackers} {defenders}");
    }
}

#[test]
fn parts_are_rounded_down() {
    let third = siege(Ground::Like, Doubles::HitsCount, 2, 1);
    let found = third.emptied.probability().expect("small");
    for parts in [0, 1, 2, 100, 1000, 1_000_000] {
        let expected = found.ways * u128::from(parts) / found.of;
        assert_eq!(u128::from(third.emptied.parts(parts)), expected);
    }
}

fn sum_of<'a>(numbers: impl Iterator<Item = &'a Natural>) -> Natural {
    let mut sum = Natural::default();
    numbers.for_each(|number| sum.add(number));
    sum
}
