//! Readings that the rules state because a second implementation had to decide them: a test for
//! each sentence of U-2.1, U-4.1, U-9.3, U-18.2, U-18.3 and U-19 that says one.

use urzeit_rules::{
    Game, Play, Setup, SetupError, Ursuppe,
    ursuppe::{self, Gene},
};

use super::table::{Scene, THREE, choices, new_record, setup};

const FIVE: &str = "red,yellow,green,blue,purple";
const SIX: &str = "red,yellow,green,blue,purple,white";

/// A new game after these entries.
fn begun(who: &str, options: &str, entries: &[&str]) -> Ursuppe {
    let mut play = Play::from(Ursuppe::new(&setup(who, options)));
    for entry in entries {
        let read = entry.parse().expect("an entry");
        play.enter(read)
            .unwrap_or_else(|why| panic!("{entry}: {why:?}"));
    }
    play.position().clone()
}

/// Two players of two colours each, who share BP, genes and marker.
const PAIR: Scene = Scene {
    who: "red+blue,yellow+green",
    options: "mode=pair",
    ..THREE
};

/// Two players and the dummy, which is yellow.
const DUMMY: Scene = Scene {
    who: "red,green",
    options: "mode=dummy",
    ..THREE
};

/// U-2.1: with five and six players there are two more colours, with fewer there are not.
#[test]
fn the_fifth_and_sixth_colour() {
    let colours = |who| new_record(who, "").position().colours().len();
    assert_eq!((colours(FIVE), colours(SIX)), (5, 6));
    assert_eq!(colours("white,yellow,green,blue,purple"), 5);
    for who in [
        &["red", "yellow", "purple"][..],
        &["red", "yellow", "green", "white"],
    ] {
        let refused = ursuppe::Setup::read(who, &[]).expect_err("a colour too many");
        assert!(matches!(refused, SetupError::UnknownWho { .. }), "{who:?}");
    }
}

/// U-4.1: with five and six players 1 to 6 are start spaces; the last of five chooses between two.
#[test]
fn the_last_of_five_chooses_a_start_space() {
    let begin = ["* environment west 6"];
    let ladder = ["1 ladder 2", "2 ladder 6", "3 ladder 1", "4 ladder 3"];
    let five = begun(
        FIVE,
        "",
        &[&begin[..], &["* order 1 2 3 4 5"], &ladder].concat(),
    );
    assert_eq!(choices(&five), "ladder 4; ladder 5");
    // Of six the last has no choice.
    let six = [
        &begin[..],
        &["* order 1 2 3 4 5 6"],
        &ladder,
        &["5 ladder 5"],
    ]
    .concat();
    assert_eq!(begun(SIX, "", &six).phase().to_string(), "put-first green");
}

/// U-9.3, H28: Ray Protection (RAY) pays 4, though its sensitivity is -2.
#[test]
fn ray_protection_pays_four() {
    let scene = Scene {
        card: "w6",
        players: "red:13:2:spores,speed,defense,escape,ray-protection:-",
        phase: "defect red",
        ..THREE
    };
    // The sum is 12, the excess 6.
    let position = scene.position();
    let paid = choices(&position);
    let mut paid = paid.split("; ");
    assert!(paid.clone().any(|pay| pay == "pay 2 ray-protection"));
    // 3 and 4 are enough, and neither is too much.
    assert!(paid.any(|pay| pay == "pay 0 speed ray-protection"));
}

/// U-18.2: a host is the other player, never the own other colour.
#[test]
fn a_host_of_a_pair_is_the_other_player() {
    let scene = |others| Scene {
        soup: "B3:y1g1",
        players: others,
        phase: "feed red1 unused",
        ..PAIR
    };
    let own = scene("red:11:4:parasitism:1B3 yellow:12:4:-:1A5 green:-:0:-:- blue:-:0:-:1B3");
    assert_eq!(choices(&own.position()), "starve");
    let other = scene("red:11:4:parasitism:1B3 yellow:12:4:-:1A5 green:-:0:-:1B3 blue:-:0:-:1B3");
    assert_eq!(
        choices(&other.position()),
        "eat yellow 1 green 1 host 2; starve"
    );
    other.leads_to(
        "1 eat yellow 1 green 1 host 2",
        "red:11:4:parasitism:1B3; yellow:12:3:-:1A5",
    );
}

/// U-18.2: natural deaths (U-12.1) go colour by colour, then by number. The supply is short, so that
/// the first to die leaves what the second cannot.
#[test]
fn a_pair_dies_colour_by_colour() {
    let scene = Scene {
        soup: "D2:r53y53g53b53",
        players: "red:11:0:-:2A5+2 yellow:12:0:-:1E4 green:-:0:-:1E4 blue:-:0:-:1B5+2",
        phase: "divide red",
        ..PAIR
    };
    scene.leads_to("", "A5 r2y2g2b2; B5 -");
    let by_number = Scene {
        players: "red:11:0:-:2A5+2,3D4+2 yellow:12:0:-:1E4 green:-:0:-:1E4 blue:-:0:-:1D5",
        ..scene
    };
    by_number.leads_to("", "A5 r2y2g2b2; D4 -");
}

/// U-18.2: `lead` may name a colour without amoebas.
#[test]
fn a_pair_may_lead_with_nobody() {
    let scene = Scene {
        players: "red:11:4:-:1B3 yellow:12:4:-:1A5 green:-:0:-:1B5 blue:-:0:-:-",
        phase: "lead red",
        ..PAIR
    };
    assert_eq!(choices(&scene.position()), "lead blue; lead red");
    scene.leads_to("1 lead blue", "lead yellow");
}

/// U-18.2: where U-8 asks after a D-CLING, it asks once, after both colours.
#[test]
fn what_clingers_of_a_pair_take_is_asked_once() {
    let scene = Scene {
        options: "mode=pair,tentacle_while_clinging=true",
        card: "n9",
        soup: "B3:r1y2g2b3",
        players: "red:11:4:-:1B3 yellow:12:4:tentacle,holding:2B3 green:-:0:-:5B3 blue:-:0:-:-",
        phase: "move red1",
        ..PAIR
    };
    scene.leads_to(
        "1 drift; 2 cling 2",
        "cling green north - yellow2 red1 drift",
    );
    let taken = scene.choices("1 drift; 2 cling 2; 2 cling 5");
    assert!(taken.starts_with("take"), "{taken}");
    // Two clingers carry up to two each.
    assert!(taken.contains("take yellow 2 green 2"), "{taken}");
    scene.leads_to(
        "1 drift; 2 cling 2; 2 cling 5; 2 take yellow 2 green 2",
        "yellow:12:4:tentacle,holding:2B2; green:-:0:-:5B2",
    );
}

/// U-18.3: beside a dummy the players choose between start spaces 1 and 2.
#[test]
fn start_spaces_beside_a_dummy() {
    let entries = ["* environment west 6", "* order 2 1"];
    let position = begun("red,green", "mode=dummy", &entries);
    assert_eq!(choices(&position), "ladder 1; ladder 2");
}

/// U-18.3: the dummy's Life Expectancy takes no card from the pool.
#[test]
fn the_dummy_has_no_gene_card() {
    let pool = |who, options| {
        let record = new_record(who, options);
        record.position().pool(Gene::LifeExpectancy)
    };
    assert_eq!(pool("red,green", "mode=dummy"), 1);
    assert_eq!(pool("red,yellow,green", ""), 1);
}

/// U-18.3: in phase 4 the dummy's new amoebas come one after the other.
#[test]
fn the_dummy_divides_step_by_step() {
    let scene = Scene {
        players: "red:11:0:-:- green:12:0:-:- yellow:-:0:-:1B1,2A5",
        phase: "divide red",
        ..DUMMY
    };
    let position = scene.play("1 done");
    let far = "dummy B3".parse().expect("an outcome");
    assert!(position.check_chance(far).is_err(), "nobody is beside B3");
    // The first of the two makes room for the second.
    let second = scene.play("1 done; * dummy B2");
    assert_eq!(second.check_chance(far), Ok(()));
}

/// U-18.3: in phase 5 the dummy's amoebas die after the players'. The supply is short, so that the
/// first to die leaves what the second cannot.
#[test]
fn the_dummy_dies_last() {
    let scene = Scene {
        soup: "D2:r53y53g53",
        players: "red:11:0:-:1A5+2,2E4 green:12:0:-:1E4 yellow:-:0:-:1B5+3,2C5,3C4,4B4,5D4,6A4,7B3",
        phase: "divide red",
        ..DUMMY
    };
    scene.leads_to("", "A5 r2y2g2; B5 -");
}

/// U-19: `finish_start` is looked at in phase 6 only; start spaces within the zone end nothing.
#[test]
fn nobody_finishes_at_the_start() {
    let begin = ["* environment west 6", "* order 1 2 3 4 5 6"];
    let ladder = ["1 ladder 6", "2 ladder 5", "3 ladder 4", "4 ladder 3"];
    let position = begun(
        SIX,
        "finish_start=5",
        &[&begin[..], &ladder, &["5 ladder 2"]].concat(),
    );
    assert_eq!(position.result(), None);
    assert_eq!(position.phase().to_string(), "put-first white");
    let round = Scene {
        who: SIX,
        options: "finish_start=5",
        round: 1,
        card: "w6",
        players: "red:6:0:-:1B3 yellow:5:0:-:- green:4:0:-:- blue:3:0:-:- purple:2:0:-:- \
                  white:1:0:-:-",
        phase: "move red1",
        ..THREE
    };
    round.leads_to("", "environment");
}
