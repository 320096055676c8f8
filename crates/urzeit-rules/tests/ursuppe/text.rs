//! The text of a position.

use urzeit_rules::{BadPosition, Ursuppe};

use super::table::{Scene, THREE};

/// A position in full.
#[test]
fn a_position_in_full() {
    let scene = Scene {
        card: "e8",
        soup: "B1:r2y1 C4:g12",
        players: "red:11:4:intelligence,armor/defense:1B3,4D5+2 yellow:12:0:-:2B3",
        phase: "environment",
        ..THREE
    };
    let text = "ursuppe red,yellow,green - 2 e8 w6,w9,w12,e10,n9,n11,s10,s13,14 \
                r2y1/-,-,-,-,-/-,-,-,-/-,-,g12,-,-/-,-,-,- \
                red:11:4:intelligence,armor/defense:1B3,4D5+2 yellow:12:0:-:2B3 \
                green:13:4:-:- environment";
    assert_eq!(scene.text(), text);
    assert_eq!(scene.position().to_string(), text);
}

/// What is not canonical is not read.
#[test]
fn unreadable_positions() {
    let good = Scene {
        soup: "B1:r2y1",
        players: "red:11:4:spores,speed:1B3,2B3",
        ..THREE
    };
    let text = good.text();
    assert!(text.parse::<Ursuppe>().is_ok());
    for (from, to) in [
        ("r2y1", "y1r2"),
        ("r2y1", "r2y0"),
        ("r2y1", "r02y1"),
        ("r2y1", "2y1"),
        ("spores,speed", "speed,spores"),
        ("spores,speed", "spores,spores"),
        ("1B3,2B3", "2B3,1B3"),
        ("1B3,2B3", "1B3+0,2B3"),
        ("1B3,2B3", "1C3,2B3"),
        (" - 2 ", " - 02 "),
        (" - 2 ", " - 0 "),
        (" - 2 ", " - 3 "),
        ("w6,w9", "w9,w6"),
        ("w6,w9", "w6,w6"),
        ("red:11", "yellow:11"),
        ("move red1", "move red1 "),
        ("move red1", "move red3"),
        ("move red1", "dance red1"),
        ("ursuppe", "genesis"),
    ] {
        let bad = text.replacen(from, to, 1);
        assert_ne!(bad, text);
        assert!(bad.parse::<Ursuppe>().is_err(), "{bad}");
    }
}

/// A position is small and cheap to clone.
#[test]
fn size() {
    assert!(size_of::<Ursuppe>() <= 1024);
}

/// U-5.7, U-14.2: what no game can be waiting for is refused: a card in a round that turns up
/// none, an escape that led the attacker astray, a round after the last.
#[test]
fn impossible_positions() {
    for (text, rule) in [
        (
            "ursuppe red,green,yellow amoeba_advance=manual,first_round_flip=false,armor_excludes_both=true,tentacle_while_clinging=true,defense_loss_no_cubes=true 1 w9 w6,w12,e8,e10,e10,n9,n11,s10,s13,14 r2y2g2/y4g1,r2y2g2,r2y2g2,r2y2g2,r2y2g2/r1g4,r2y2g2,r2y2g2,r2y2g2/r2y2g2,r2y2g2,r4y1,r2y2g2,r2y2g2/r1g4,r2y2g2,r4g1,r2y2g2 red:2:3:-:4C4,5C5 yellow:3:4:-:1A2,4C4+1 green:1:3:-:2A5,6A3 environment",
            "U-7.2",
        ),
        (
            "ursuppe green,yellow,blue - 9 n11 w12,s10 g4b1/y2g3b3,g4b1,y4b1,y1b1,g9b5/y2g6b3,y1g2,y5g6b2,y2g4b5/y2g2b2,y2g2b2,y2g2b2,y15g1b4,y3b5/y2g2b2,y2g2b2,y2g2b2,y2g2b2 yellow:35:18:intelligence,defense,movement-2,aggression:- green:22:14:speed,escape:1B3,7A2+1 blue:17:34:ray-protection,tentacle,holding,struggle-for-survival:4E3,6A2 second green7 first escape struggle blue6 green7 B2 first escape",
            "U-7.2",
        ),
        (
            "ursuppe blue,green,yellow tentacle_while_clinging=true 11 e10 - y2g2b2/y14g5b10,y2g2,y3g2b4,g4b1,y2g2b2/g1b4,y2b4,y1g4,g4b1/g2b8,y7b1,y1g6b1,g6,g8/y3b6,y2g1b6,g2b2,y1g4 yellow:5:5:-:3B2,5E4+1,7A3 green:3:2:defense:1D4+1,3E4,7C5 blue:4:11:-:6B3,7C5+1 roll yellow7 first",
            "U-14.2",
        ),
    ] {
        match text.parse::<Ursuppe>() {
            Err(BadPosition::Broken(broken)) => assert_eq!(broken.rule, rule, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}
