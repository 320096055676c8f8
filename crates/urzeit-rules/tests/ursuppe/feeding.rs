//! U-8.5: diets, eating, starving.

use std::collections::BTreeSet;

use rand::RngExt;
use urzeit_rules::ursuppe::{Amoeba, Colour};

use super::table::{FOUR, Scene, THREE, choices, random};

/// What red 1 can do with this on its space, with these genes, in a game of four.
fn four(soup: &'static str, genes: &'static str) -> String {
    let scene = Scene {
        soup,
        players: format!("red:11:4:{genes}:1B3 yellow:12:4:-:1B3 blue:14:0:-:1B3").leak(),
        phase: "feed red1 unused",
        ..FOUR
    };
    choices(&scene.position())
}

/// The same in a game of three.
fn three(soup: &'static str, genes: &'static str) -> String {
    let scene = Scene {
        soup,
        players: format!("red:11:4:{genes}:1B3").leak(),
        phase: "feed red1 unused",
        ..THREE
    };
    choices(&scene.position())
}

/// U-8.5: base diets; own cubes are never eaten.
#[test]
fn base_diets() {
    for (soup, eaten) in [
        ("B3:r9y1g1b1", "eat yellow 1 green 1 blue 1"),
        ("B3:r9y1g1", "starve"),
        ("B3:r9y3g3", "starve"),
    ] {
        assert_eq!(four(soup, "-"), eaten, "{soup}");
    }
    for (soup, eaten) in [
        ("B3:r9y2g1", "eat yellow 2 green 1"),
        ("B3:y2g2", "eat yellow 1 green 2; eat yellow 2 green 1"),
        ("B3:r2y1g1", "starve"),
        ("B3:y9", "starve"),
    ] {
        assert_eq!(three(soup, "-"), eaten, "{soup}");
    }
}

/// U-8.5: Substitution (SUB).
#[test]
fn substitution() {
    assert_eq!(
        four("B3:y3g2", "substitution"),
        "eat yellow 2 green 2; eat yellow 3 green 1; starve"
    );
    assert_eq!(four("B3:y9", "substitution"), "starve");
    // H12: a base diet must be eaten, or another one in its place.
    assert_eq!(
        four("B3:y2g2b1", "substitution"),
        "eat yellow 1 green 1 blue 1; eat yellow 2 green 2"
    );
    assert_eq!(three("B3:g4", "substitution"), "eat green 4; starve");
    assert_eq!(three("B3:y1g3", "substitution"), "eat yellow 1 green 2");
}

/// U-8.5: Frugality (FRU), alone and with Substitution: all kinds of diet.
#[test]
fn frugality() {
    assert_eq!(
        four("B3:y1g1b1", "frugality"),
        "eat green 1 blue 1; eat yellow 1 blue 1; eat yellow 1 green 1; \
         eat yellow 1 green 1 blue 1"
    );
    assert_eq!(four("B3:y3", "frugality"), "starve");
    assert_eq!(
        four("B3:y3g2", "substitution,frugality"),
        "eat yellow 1 green 1; eat yellow 1 green 2; eat yellow 2 green 1; \
         eat yellow 2 green 2; eat yellow 3; eat yellow 3 green 1; starve"
    );
}

/// U-8.5: Parasitism (PAR) needs a host with a BP on the space; blue has none.
#[test]
fn parasitism() {
    assert_eq!(
        four("B3:y1g1", "parasitism"),
        "eat yellow 1 green 1 host 2; starve"
    );
    assert_eq!(
        four("B3:y1g1b1", "parasitism"),
        "eat green 1 blue 1 host 2; eat yellow 1 blue 1 host 2; eat yellow 1 green 1 blue 1; \
         eat yellow 1 green 1 host 2"
    );
    assert_eq!(
        four("B3:y2g1", "substitution,parasitism"),
        "eat yellow 1 green 1 host 2; eat yellow 2 green 1 host 2; starve"
    );
    let scene = Scene {
        soup: "B3:y1g1",
        players: "red:11:4:parasitism:1B3,2A5 yellow:12:1:-:1B3 green:13:3:-:1B2 blue:14:0:-:1B3",
        phase: "feed red1 unused",
        ..FOUR
    };
    scene.leads_to(
        "1 eat yellow 1 green 1 host 2",
        "yellow:12:0:-:1B3; B3 r2; red:11:4:parasitism:1B3,2A5; move red2",
    );
    for (action, refused) in [
        ("eat yellow 1 green 1 host 3", "ursuppe-no-host"),
        ("eat yellow 1 green 1 host 4", "ursuppe-no-host"),
        ("eat yellow 1 green 1 host 1", "ursuppe-no-host"),
        ("eat yellow 1 green 1 host yellow", "ursuppe-no-host"),
        ("eat yellow 1 host 2", "ursuppe-no-diet"),
        ("eat yellow 1 green 1", "ursuppe-no-diet"),
    ] {
        assert_eq!(scene.refuses(action), ("U-8.5", refused), "{action}");
    }
}

/// U-8.5: why something cannot be eaten.
#[test]
fn refused_meals() {
    let scene = Scene {
        soup: "B3:r3y2g1b1",
        players: "red:11:4:-:1B3",
        phase: "feed red1 unused",
        ..FOUR
    };
    for (action, refused) in [
        ("eat yellow 1 green 2", "ursuppe-food-not-there"),
        ("eat yellow 2 green 1", "ursuppe-no-diet"),
        ("eat red 1 yellow 1 green 1", "ursuppe-no-diet"),
        ("eat yellow 1 green 1 host 2", "ursuppe-needs-gene"),
        ("starve", "ursuppe-must-eat"),
        ("attack yellow1", "ursuppe-needs-gene"),
    ] {
        assert_eq!(scene.refuses(action), ("U-8.5", refused), "{action}");
    }
}

/// U-8.5: EAT gives cubes to supply and brings up to two of the own colour.
#[test]
fn eating() {
    let scene = Scene {
        soup: "B3:y1g1b1",
        players: "red:11:4:-:1B3,2A5",
        phase: "feed red1 unused",
        ..FOUR
    };
    scene.leads_to("", "B3 r2; supply r53y55g55b55; red:11:4:-:1B3,2A5");
}

/// U-8.5: STARVE: 1 damage, nothing eaten.
#[test]
fn starving() {
    let scene = Scene {
        soup: "B3:y1g1",
        players: "red:11:4:-:1B3,2A5",
        phase: "feed red1 unused",
        ..FOUR
    };
    scene.leads_to("", "B3 y1g1; red:11:4:-:1B3+1,2A5");
}

/// U-8.5: an attack with Struggle for Survival (SFS) or Aggression (AGG) is an option only
/// without a base diet, with 1 BP.
#[test]
fn attacking_instead() {
    assert_eq!(
        four("B3:y1", "struggle-for-survival"),
        "attack blue1; attack yellow1; starve"
    );
    assert_eq!(
        four("B3:y1", "aggression"),
        "attack blue1; attack yellow1; starve"
    );
    assert_eq!(
        four("B3:y1g1b1", "struggle-for-survival"),
        "eat yellow 1 green 1 blue 1"
    );
    let scene = |bp: u8, attempt: &str| Scene {
        players: format!("red:11:{bp}:struggle-for-survival,persistence:1B3 yellow:12:4:-:1B3")
            .leak(),
        phase: format!("feed red1 {attempt}").leak(),
        ..FOUR
    };
    let poor = scene(0, "unused");
    assert_eq!(
        poor.refuses("attack yellow1"),
        ("U-2.3", "ursuppe-cannot-pay")
    );
    // A second try needs no BP.
    assert_eq!(
        choices(&scene(0, "second-try").position()),
        "attack yellow1; starve"
    );
    assert_eq!(
        scene(3, "spent").refuses("attack yellow1"),
        ("U-8.6", "ursuppe-attempt-spent")
    );
}

/// U-8.5: the description of the diets agrees with the list.
#[test]
fn diets_are_counted() {
    let scene = Scene {
        soup: "B3:y3g2b1",
        players: "red:11:4:substitution,frugality,parasitism:1B3 yellow:12:4:-:1B3 \
                  green:13:4:-:1B3",
        phase: "feed red1 unused",
        ..FOUR
    };
    let position = scene.position();
    let diets = position.diets(Amoeba {
        colour: Colour::Red,
        number: 1,
    });
    assert_eq!(diets.len(), diets.iter().count());
    assert!(!diets.is_empty());
}

/// Counts of the foreign colours of red, in their order.
type Diet = Vec<u8>;

/// Every way to spread at most five cubes over the foreign colours.
fn all_diets(foreign: usize) -> Vec<Diet> {
    let mut diets = vec![Vec::new()];
    for _ in 0..foreign {
        diets = diets
            .iter()
            .flat_map(|diet: &Diet| {
                (0..=5).map(|count| {
                    let mut longer = diet.clone();
                    longer.push(count);
                    longer
                })
            })
            .filter(|diet| diet.iter().sum::<u8>() <= 5)
            .collect();
    }
    diets
}

/// These diets, each with one cube of choice left out.
fn one_less(diets: &BTreeSet<Diet>) -> BTreeSet<Diet> {
    let mut less = BTreeSet::new();
    for diet in diets {
        for place in (0..diet.len()).filter(|&place| diet[place] > 0) {
            let mut diet = diet.clone();
            diet[place] -= 1;
            less.insert(diet);
        }
    }
    less
}

/// U-8.5, U-19: the diets by the letter of the rules, for any soup and genes.
#[test]
fn diets_by_the_letter() {
    const WHO: [&str; 4] = [
        "red,yellow,green",
        "red,yellow,green,blue",
        "red,yellow,green,blue,purple",
        "red,yellow,green,blue,purple,white",
    ];
    let mut random = random(7);
    let mut below = |n: u32| random.random_range(0..n);
    for round in 0..600 {
        let who = WHO[round % 4];
        let foreign: Vec<&str> = who.split(',').skip(1).collect();
        let kinds: [&[&[u8]]; 2] = match foreign.len() {
            2 => [&[&[2, 1]], &[&[4, 0]]],
            3 => [&[&[1, 1, 1]], &[&[2, 2, 0], &[3, 1, 0]]],
            4 => [&[&[1, 1, 1, 1]], &[&[3, 1, 1, 0], &[2, 2, 1, 0]]],
            _ => [&[&[1, 1, 1, 1, 0]], &[&[3, 1, 1, 0, 0], &[2, 2, 1, 0, 0]]],
        };
        let of_kind = |kinds: &[&[u8]]| -> BTreeSet<Diet> {
            let sorted = |diet: &Diet| {
                let mut sorted = diet.clone();
                sorted.sort_by_key(|&count| std::cmp::Reverse(count));
                sorted
            };
            let all = all_diets(foreign.len()).into_iter();
            all.filter(|diet| kinds.iter().any(|kind| sorted(diet) == *kind))
                .collect()
        };
        let (sub, fru, par) = (below(2) == 0, below(2) == 0, below(2) == 0);
        let (fru, par) = (fru && foreign.len() > 2, par && foreign.len() > 2);

        let base = of_kind(kinds[0]);
        let mut hostless = base.clone();
        if sub {
            hostless.extend(of_kind(kinds[1]));
        }
        if fru {
            hostless.extend(one_less(&hostless));
        }
        let soup: Vec<u8> = foreign.iter().map(|_| below(4) as u8).collect();
        let there = |diet: &Diet| diet.iter().zip(&soup).all(|(eaten, cubes)| eaten <= cubes);
        let written = |diet: &Diet| {
            let counts = foreign.iter().zip(diet).filter(|(_, count)| **count > 0);
            let words: Vec<_> = counts.map(|(c, count)| format!("{c} {count}")).collect();
            format!("eat {}", words.join(" "))
        };
        let mut expected: Vec<String> = hostless.iter().filter(|d| there(d)).map(written).collect();
        if par {
            let less = one_less(&hostless);
            let parasitic = less.iter().filter(|diet| there(diet));
            expected.extend(parasitic.map(|diet| format!("{} host 2", written(diet))));
        }
        if !base.iter().any(there) {
            expected.push("starve".to_owned());
        }
        expected.sort();

        let genes = [
            (sub, "substitution"),
            (fru, "frugality"),
            (par, "parasitism"),
        ];
        let genes: Vec<_> = genes
            .iter()
            .filter(|gene| gene.0)
            .map(|gene| gene.1)
            .collect();
        let genes = if genes.is_empty() {
            "-".to_owned()
        } else {
            genes.join(",")
        };
        let cubes: String = foreign
            .iter()
            .zip(&soup)
            .filter(|(_, count)| **count > 0)
            .map(|(colour, count)| format!("{}{count}", &colour[..1]))
            .collect();
        let scene = Scene {
            who,
            soup: format!("B3:r5{cubes}").leak(),
            players: format!("red:11:4:{genes}:1B3 yellow:12:1:-:1B3").leak(),
            phase: "feed red1 unused",
            ..THREE
        };
        assert_eq!(
            choices(&scene.position()),
            expected.join("; "),
            "{}",
            scene.text()
        );
    }
}
