//! U-18 and U-19: two, five and six players.

use urzeit_rules::Game;

use super::table::{Scene, THREE, choices, new_record, shows};

/// U-18.1: four colours, two of each seat, separate in everything.
#[test]
fn double_play() {
    let record = new_record("red+blue,yellow+green", "mode=double");
    shows(
        record.position(),
        "red:-:4:-:-; blue:-:4:-:-; supply r17y17g17b17",
    );
    let scene = Scene {
        who: "red+blue,yellow+green",
        options: "mode=double",
        players: "red:11:4:-:1B3 yellow:12:4:-:1A5 green:13:4:-:1B5 blue:14:4:-:1D5",
        ..THREE
    };
    // The colours of a seat are foreign to each other, and act in ladder order.
    scene.leads_to("1 drift; 2 drift; 2 drift", "move blue1");
    // The lower marker counts.
    let over = Scene {
        who: "red+blue,yellow+green",
        options: "mode=double",
        players: "red:45:4:-:- yellow:20:4:-:- green:21:4:-:- blue:14:4:-:-",
        phase: "over",
        ..THREE
    };
    let standings = over.position().result().expect("a result");
    assert_eq!(
        standings.lines().collect::<Vec<_>>(),
        ["result 1 14 loss", "result 2 20 win"]
    );
}

/// U-18.1: players are named by colour where seats would not do.
#[test]
fn double_play_names() {
    let scene = Scene {
        who: "red+blue,yellow+green",
        options: "mode=double",
        soup: "B3:y1g1",
        players: "red:11:4:parasitism:1B3 blue:14:4:-:1B3 green:13:4:-:1B3",
        phase: "feed red1 unused",
        ..THREE
    };
    assert_eq!(
        choices(&scene.position()),
        "eat yellow 1 green 1 host blue; eat yellow 1 green 1 host green; starve"
    );
}

/// Two players of two colours each, who share BP, genes and marker.
const PAIR: Scene = Scene {
    who: "red+blue,yellow+green",
    options: "mode=pair",
    ..THREE
};

/// U-18.2, H25: the order in which amoebas are put, with A on 1 and B on 2.
#[test]
fn pair_setup() {
    let record = new_record("red+blue,yellow+green", "mode=pair");
    shows(
        record.position(),
        "red:-:4:-:-; yellow:-:4:-:-; blue:-:0:-:-; supply r17y17g17b17",
    );
    let mut play = urzeit_rules::Play::from(record.position().clone());
    let mut enter = |entry: &str| {
        let entry = entry.parse().expect("an entry");
        play.enter(entry).expect("legal");
        play.position().phase().to_string()
    };
    enter("* environment west 6");
    assert_eq!(enter("* order 2 1"), "start 2 1");
    // Yellow and green begin on 1, red and blue on 2.
    assert_eq!(enter("2 ladder 1"), "put-first yellow");
    for (entry, phase) in [
        ("2 put 1 A2", "put-first red"),
        ("1 put 1 B2", "put-first blue"),
        ("1 put 1 C2", "put-first green"),
        ("2 put 1 D2", "put-second green"),
        ("2 put 2 A4", "put-second blue"),
        ("1 put 2 B4", "put-second red"),
        ("1 put 2 C4", "put-second yellow"),
        ("2 put 2 D4", "lead yellow"),
    ] {
        assert_eq!(enter(entry), phase, "{entry}");
    }
    // No start damage.
    shows(play.position(), "red:2:4:-:1B2,2C4; blue:-:0:-:1C2,2B4");
}

/// U-18.2: the rear player moves one colour, the leader both, the rear player the other.
#[test]
fn pair_order() {
    let scene = Scene {
        players: "red:11:4:-:1B3 yellow:12:4:-:1A5 green:-:0:-:1B5 blue:-:0:-:1D5",
        phase: "lead red",
        ..PAIR
    };
    assert_eq!(choices(&scene.position()), "lead blue; lead red");
    scene.leads_to("1 lead blue; 1 drift", "lead yellow");
    assert_eq!(
        scene.refuses("lead green"),
        ("U-18.2", "ursuppe-cannot-lead")
    );
    scene.leads_to(
        "1 lead blue; 1 drift; 2 lead green; 2 drift",
        "move yellow1",
    );
    scene.leads_to(
        "1 lead blue; 1 drift; 2 lead green; 2 drift; 2 drift",
        "move red1",
    );
    scene.leads_to(
        "1 lead blue; 1 drift; 2 lead green; 2 drift; 2 drift; 1 drift",
        "environment",
    );
}

/// U-18.2: a player has one purse, one set of genes and one marker; his colours are his own,
/// but foreign to each other as food.
#[test]
fn pair_shares() {
    let scene = Scene {
        soup: "B3:r1y1g1",
        players: "red:11:4:struggle-for-survival:1B3 yellow:12:4:defense:1B3 green:-:0:-:1B5 \
                  blue:-:0:-:1B3,2D5",
        phase: "feed blue1 unused",
        ..PAIR
    };
    scene.leads_to("", "B3 b2; move blue2");
    let hungry = Scene { soup: "", ..scene };
    assert_eq!(
        choices(&hungry.position()),
        "attack red1; attack yellow1; starve"
    );
    // An own amoeba of the other colour does not react; the BP are one purse.
    hungry.leads_to(
        "1 attack red1",
        "red:11:3:struggle-for-survival:-; B3 r1y1g1b1; move blue2",
    );
    // Both colours of the owner of Holding are asked.
    let clinging = Scene {
        card: "n9",
        players: "red:11:4:-:1B3 yellow:12:4:holding:1B3,2B3 green:-:0:-:5B3 blue:-:0:-:2B3",
        phase: "move red1",
        ..PAIR
    };
    clinging.leads_to("1 drift", "cling yellow north - - red1 drift");
    clinging.leads_to(
        "1 drift; 2 cling 2",
        "cling green north - yellow2 red1 drift",
    );
    clinging.leads_to(
        "1 drift; 2 cling 2; 2 cling 5",
        "yellow:12:4:holding:1B3,2B2; green:-:0:-:5B2; blue:-:0:-:2B3",
    );
}

/// U-18.2: a new amoeba costs 4 BP, with Division Rate 3; each colour divides by itself.
#[test]
fn pair_division_and_score() {
    let scene = Scene {
        players: "red:11:8:-:- yellow:12:0:-:1A5 green:-:0:-:- blue:-:0:-:1D5,2D4",
        phase: "divide red",
        ..PAIR
    };
    scene.leads_to(
        "1 divide 1 A5; 1 divide 2 A4; 1 done; 1 divide 3 C4",
        "red:15:0:-:1A5,2A4; yellow:14:0:-:1A5; blue:-:0:-:1D5,2D4,3C4; lead yellow",
    );
    let rate = Scene {
        players: "red:11:8:division-rate:1A5 yellow:12:0:-:1A5 green:-:0:-:- blue:-:0:-:1D5",
        ..scene
    };
    rate.leads_to("1 divide 2 A4", "red:11:5:division-rate:1A5,2A4");
    // Steps = A(colour 1) + A(colour 2) + G once; numbers go on past 51.
    let aggression = Scene {
        players: "red:41:0:-:1A2,2A3,3A4,4B2,5B3,6B4,7B5 yellow:12:1:aggression:1A5 \
                  green:-:0:-:1D5 blue:-:0:-:1D5,2D4,3D3,4D2,5E2,6E3,7E4",
        phase: "aggress yellow",
        ..PAIR
    };
    // The aggressor's other colour attacks as well.
    assert_eq!(
        choices(&aggression.position()),
        "aggress green1 blue1; pass"
    );
    let position = aggression.play("2 pass");
    assert_eq!(position.marker("blue".parse().expect("a colour")), 53);
    let standings = position.result().expect("a result");
    assert_eq!(
        standings.lines().collect::<Vec<_>>(),
        ["result 1 53 win", "result 2 12 loss"]
    );
}

/// U-18.3, H26: the dummy drifts, eats, dies and divides by itself.
#[test]
fn dummy() {
    let scene = Scene {
        who: "red,green",
        options: "mode=dummy",
        card: "n9",
        soup: "B2:r2g3 A4:r2g2 D4:r2",
        players: "red:11:4:-:1E4 green:12:4:-:- yellow:-:0:-:1B3,2A5,3D5+2",
        ..THREE
    };
    // Two of the colour of which there are more; on a tie red before green.
    scene.leads_to(
        "1 drift",
        "yellow:-:0:-:1B2,2A4,3D4+3; B2 r1y2g1; A4 y2g1; D4 r2; environment",
    );
    let start = Scene {
        who: "red,green",
        options: "mode=dummy",
        round: 1,
        players: "red:1:4:-:1E4 green:2:4:-:1B3,2A5 yellow:-:0:-:-",
        phase: "put-second red",
        ..THREE
    };
    start.leads_to("1 put 2 B1", "dummy-start");
    start.leads_to(
        "1 put 2 B1; * dummy C2; * dummy D2",
        "yellow:-:0:-:1C2,2D2; move red1",
    );
    let divides = Scene {
        who: "red,green",
        options: "mode=dummy",
        players: "red:11:0:-:- green:12:0:-:- yellow:-:0:-:2B1+3,3A5",
        phase: "divide red",
        ..THREE
    };
    divides.leads_to("1 done", "dummy-divides 2");
    // Life Expectancy is in effect: it dies of the third damage. In the next round all starve.
    divides.leads_to(
        "1 done; * dummy B2; * dummy A2",
        "yellow:-:0:-:1B2+1,3A5+1,4A2+1; B1 r2y2g2",
    );
}

/// U-18.3: the dummy can be attacked, and does not react.
#[test]
fn dummy_as_target() {
    let scene = Scene {
        who: "red,green",
        options: "mode=dummy",
        players: "red:11:4:struggle-for-survival:1B3,2A5 yellow:-:0:-:1B3",
        phase: "feed red1 unused",
        ..THREE
    };
    scene.leads_to("1 attack yellow1", "yellow:-:0:-:-; B3 r1y1g1; move red2");
    let holding = Scene {
        who: "red,green",
        options: "mode=dummy",
        card: "n9",
        players: "red:11:4:holding:1B3 green:12:4:-:- yellow:-:0:-:1B3",
        ..THREE
    };
    // Clinging to the dummy is asked like any other.
    holding.leads_to("1 hold", "cling red north - - yellow1 drift");
    holding.leads_to(
        "1 hold; 1 cling 1",
        "red:11:4:holding:1B2+1; yellow:-:0:-:1B2+1",
    );
}

/// U-19, H27: five and six players.
#[test]
fn five_and_six() {
    let five = new_record("red,yellow,green,blue,purple", "");
    let scale = five.position().scale();
    assert_eq!(
        (scale.amoebas, scale.start_spaces, scale.start_damage),
        (6, 6, 1)
    );
    assert_eq!((scale.cargo, scale.income), (3, 11));
    shows(five.position(), "supply r17y17g17b17p17; B1 r2y2g2b2p2");
    let feed = |who, soup, genes: &str| {
        let scene = Scene {
            who,
            soup,
            players: format!("red:11:4:{genes}:1B3").leak(),
            phase: "feed red1 unused",
            ..THREE
        };
        choices(&scene.position())
    };
    let (five, six) = (
        "red,yellow,green,blue,purple",
        "red,yellow,green,blue,purple,white",
    );
    assert_eq!(
        feed(five, "B3:y1g1b1p1", "-"),
        "eat yellow 1 green 1 blue 1 purple 1"
    );
    assert_eq!(feed(five, "B3:y4g4b4", "-"), "starve");
    assert_eq!(
        feed(five, "B3:y2g2b1", "substitution"),
        "eat yellow 2 green 2 blue 1; starve"
    );
    // Any four of five.
    assert_eq!(feed(six, "B3:y1g1b1p1w1", "-").matches("eat").count(), 5);
    let income = Scene {
        who: six,
        players: "white:20:0:-:1A5",
        phase: "buy red -",
        ..THREE
    };
    income.leads_to("1 done", "white:20:11:-:1A5; divide white");
}
