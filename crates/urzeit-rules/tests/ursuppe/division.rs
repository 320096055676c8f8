//! U-11: cell division.

use super::table::{FOUR, Scene, THREE, choices};

fn divides(red: &str) -> Scene {
    Scene {
        players: format!("red:13:{red}").leak(),
        phase: "divide red",
        ..FOUR
    }
}

/// U-11.1: 10 BP first; new amoebas without damage; at most 7.
#[test]
fn income() {
    let scene = Scene {
        players: "red:13:3:-:- yellow:12:0:-:-",
        phase: "buy blue -",
        ..FOUR
    };
    scene.leads_to("4 done; 1 done; 3 done", "blue:14:14:-:-; divide blue");
    let full = divides("60:-:1B1,2A2,3B2,4C2,5D2,6E2,7A3 yellow:12:0:-:-");
    assert_eq!(choices(&full.position()), "done");
    let scene = divides("12:-:2B1,5A2+1");
    assert_eq!(
        scene.refuses("divide 5 B2"),
        ("U-11.1", "ursuppe-on-the-board")
    );
    scene.leads_to("1 divide 1 B2", "red:13:6:-:1B2,2B1,5A2+1; divide red");
}

/// U-11.2: 6 BP, with Division Rate (DIV) 4.
#[test]
fn price() {
    assert_eq!(
        divides("5:-:2B1").refuses("divide 1 B2"),
        ("U-2.3", "ursuppe-cannot-pay")
    );
    divides("8:-:2B1").leads_to("1 divide 1 B2", "red:13:2:-:1B2,2B1");
    divides("8:division-rate:2B1").leads_to("1 divide 1 B2", "red:13:4:division-rate:1B2,2B1");
}

/// U-11.3: with no amoeba free and anywhere, with one anywhere (H20).
#[test]
fn the_first_ones() {
    let none = divides("0:-:-");
    assert_eq!(choices(&none.position()).matches("divide").count(), 7 * 19);
    none.leads_to("1 divide 4 E4", "red:13:0:-:4E4");
    // It is optional.
    assert!(choices(&none.position()).contains("done"));
    let one = divides("6:-:2B1");
    assert_eq!(choices(&one.position()).matches("divide").count(), 6 * 19);
    one.leads_to("1 divide 4 B1", "red:13:0:-:2B1,4B1");
}

/// U-11.3: from two on next to an own one, and not where one is; foreign ones never hinder.
#[test]
fn next_to_an_own_one() {
    let scene = Scene {
        players: "red:13:12:-:1A5,2B5 yellow:12:4:-:1C5,2A4",
        phase: "divide red",
        ..FOUR
    };
    assert_eq!(
        choices(&scene.position())
            .split("; ")
            .filter(|a| a.starts_with("divide 3"))
            .count(),
        3
    );
    assert_eq!(
        scene.refuses("divide 3 A5"),
        ("U-11.3", "ursuppe-own-amoeba-there")
    );
    assert_eq!(
        scene.refuses("divide 3 E2"),
        ("U-11.3", "ursuppe-no-own-neighbour")
    );
    // One placed just before counts.
    scene.leads_to("1 divide 3 C5; 1 divide 4 D5", "red:13:0:-:1A5,2B5,3C5,4D5");
}

/// U-11.3: Spores (SPO) need no neighbour.
#[test]
fn spores() {
    let scene = divides("12:spores:1A5,2B5");
    scene.leads_to("1 divide 3 E2", "red:13:6:spores:1A5,2B5,3E2");
    assert_eq!(
        scene.refuses("divide 3 A5"),
        ("U-11.3", "ursuppe-own-amoeba-there")
    );
}

/// U-11.3, H21: those that will die in phase 5 count.
#[test]
fn the_dying_count() {
    let scene = divides("6:-:1A5+2,2B5+2");
    assert_eq!(
        scene.refuses("divide 3 E2"),
        ("U-11.3", "ursuppe-no-own-neighbour")
    );
}

/// U-11.1: with five players amoebas have the numbers 1 to 6 (U-19).
#[test]
fn numbers() {
    let scene = Scene {
        who: "red,yellow,green,blue,purple",
        players: "red:20:12:-:1A5",
        phase: "divide red",
        ..THREE
    };
    assert_eq!(
        scene.refuses("divide 7 B5"),
        ("U-2.2", "ursuppe-no-such-amoeba")
    );
}
