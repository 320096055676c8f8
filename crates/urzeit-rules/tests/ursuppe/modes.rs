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
    holding.leads_to("1 hold", "cling north - yellow1 drift");
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
        (6, 5, 1)
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
