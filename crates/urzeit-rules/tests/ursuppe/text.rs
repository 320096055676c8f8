//! The text of a position.

use urzeit_rules::Ursuppe;

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
