//! L-1.4: positions that the rules rule out are refused, each for its own reason.

use urzeit_rules::{BadPosition, Lords, Unreadable};

use crate::support::world;

fn broken(text: &str) -> &'static str {
    match text.parse::<Lords>() {
        Err(BadPosition::Broken(broken)) => broken.key,
        other => panic!("{other:?}: {text}"),
    }
}

/// A good position with something replaced.
fn but(from: &str, to: &str) -> String {
    let good = world(&[("A1", "fR3*"), ("A2", "hB2")])
        .free_used("1")
        .text();
    assert!(good.parse::<Lords>().is_ok());
    let bad = good.replacen(from, to, 1);
    assert_ne!(good, bad);
    bad
}

/// L-1.4, and the rules that the other invariants come from.
#[test]
fn positions_that_cannot_be_are_refused() {
    let table = [
        ("act 1", "act 3", "lords-order"),
        (" 1 i1i2", " 3 i1i2", "lords-nobody"),
        ("fR3*", ".", "lords-creation-not-over"),
        ("fR3*", "fR51*", "lords-too-many-people"),
        ("fR3*", "sR3*", "lords-uninhabitable"),
        (" 1 i1i2", " - i1i2", "lords-nobody-civilised"),
        ("g2/i1", "g2g2/i1", "lords-hand-sizes"),
        ("i1i2h1h2f1g1g2/", "i1i1i1i1i1g1g2/", "lords-too-many-cards"),
        (" - act", " i1 act", "lords-discards-of-no-round"),
        (
            "act 1 i1/h2 1 0 -",
            "act 1 i1/h2 1 502 -",
            "lords-action-count",
        ),
        (
            "act 1 i1/h2 1 0 -",
            "act 1 i1/h2 1 0 c",
            "lords-action-count",
        ),
        ("act 1 i1/h2 1 0 -", "act 1 i1/h2 1,2 0 -", "lords-order"),
        ("act 1 i1/h2 1 0 -", "act 2 i1/h2 2 0 -", "lords-order"),
        ("act 1 i1/h2 1 0 -", "act 1 h2/h2 1 0 -", "lords-order"),
        ("act 1 i1/h2 1 0 -", "order i1/h2 -", "lords-order"),
        ("act 1 i1/h2 1 0 -", "order h2/h2 1,2", "lords-order"),
        (
            "act 1 i1/h2 1 0 -",
            "roll 1 i1/h2 1 1 - A1 A2",
            "lords-no-attack",
        ),
        (
            "act 1 i1/h2 1 0 -",
            "advance 1 i1/h2 1 1 - A1 A2",
            "lords-no-advance",
        ),
        ("act 1 i1/h2 1 0 -", "deal 1", "lords-land-before-start"),
        ("act 1 i1/h2 1 0 -", "marker 1 -/-", "lords-creation-over"),
        (
            "act 1 i1/h2 1 0 -",
            "select i3/-",
            "lords-chosen-not-in-hand",
        ),
        ("act 1 i1/h2 1 0 -", "select i1/i1", "lords-not-revealed"),
        ("act 1 i1/h2 1 0 -", "draw 1 i1/h2", "lords-hand-sizes"),
        ("act 1 i1/h2 1 0 -", "over h2/h2", "lords-over-too-early"),
    ];
    for (from, to, key) in table {
        let text = but(from, to);
        assert_eq!(broken(&text), key, "{from} -> {to}");
    }
}

/// L-5.5: one action more than the limit is possible: an advance after the last one.
#[test]
fn an_advance_may_follow_the_last_action() {
    let text = but("act 1 i1/h2 1 0 -", "act 2 i1/h2 1,2 501 -");
    assert!(text.parse::<Lords>().is_ok());
}

/// L-3.3, L-3.7, L-4.4, L-9.1, L-11.3
#[test]
fn more_positions_that_cannot_be() {
    let small = world(&[])
        .options("board=olympus61")
        .hands("i1i2h1h2h3h4f1/i1i2h1h2h3h4f1");
    assert!(small.text().parse::<Lords>().is_ok());
    let edge = small.text().replacen("dddddd/", "hddddd/", 1);
    assert_eq!(broken(&edge), "lords-edge-not-desert");
    let edge = small.text().replacen("dddddd/", ".ddddd/", 1);
    assert_eq!(broken(&edge), "lords-edge-not-desert");
    let hands = "h1h2/f1f2";
    let pile = world(&[]).hands(hands).pile(4).phase("select -/-").text();
    assert_eq!(broken(&pile), "lords-pile");
    let eight = world(&[])
        .hands("i1i2h1h2h3f1f2f3/i1i2h1h2h3f1f2f3")
        .phase("select -/-")
        .text();
    assert_eq!(broken(&eight), "lords-pile");
    let die = world(&[]).hands(hands).pile(0).phase("die").text();
    assert_eq!(broken(&die), "lords-no-die");
    let over = world(&[]).hands(hands).pile(0).phase("over").text();
    assert_eq!(broken(&over), "lords-over-too-early");
    let done = world(&[]).hands("-/-").pile(0).phase("select -/-").text();
    assert_eq!(broken(&done), "lords-goes-on-after-end");
    let ended = world(&[])
        .hands(hands)
        .pile(0)
        .phase("act 1 h3/h3 1,2 0 -")
        .text();
    assert_eq!(broken(&ended), "lords-goes-on-after-end");
    let twice = world(&[("A1", "fR1"), ("A2", "fR1+")])
        .free_used("1")
        .text();
    let altars = twice.replace("red,blue -", "red,blue altars_per_player=0");
    assert_eq!(
        broken(&altars.replace("fR1+", "fR1*")),
        "lords-too-many-altars"
    );
}

#[test]
fn texts_that_are_none_are_refused() {
    let good = world(&[("A1", "fR3*"), ("A2", "hB2")])
        .free_used("1")
        .text();
    for (from, to) in [
        ("lords", "genesis"),
        ("fR3*", "fX3*"),
        ("fR3*", "fR0"),
        ("fR3*", "fR03"),
        ("fR3*", "fR3*f"),
        ("fR3*", "fR3**"),
        ("fR3*", "fR70000"),
        ("fR3*", "fO3"),
        ("/", ""),
        (" 1 i1i2", " 1,1 i1i2"),
        (" 1 i1i2", " 2,1 i1i2"),
        (" 1 i1i2", " 9 i1i2"),
        ("i1i2", "i2i1"),
        ("i1i2", "i1i9"),
        ("i1i2", "i1i"),
        ("i1i2", "?0i1i2"),
        ("i1i2", "é"),
        (" - act", " ?3 act"),
        ("act 1 i1/h2 1 0 -", "act 1 i1/h2 1 0"),
        ("act 1 i1/h2 1 0 -", "act 1 i1/h2 1 0 ac"),
        ("act 1 i1/h2 1 0 -", "act 1 i1/? 1 0 -"),
        ("act 1 i1/h2 1 0 -", "act 1 i1/h2 1 00 -"),
        ("act 1 i1/h2 1 0 -", "act 1 i1/h2 1 0 - "),
        ("act 1 i1/h2 1 0 -", "act 1 i1 1 0 -"),
        ("act 1 i1/h2 1 0 -", "lay 1 x -/-"),
        ("act 1 i1/h2 1 0 -", "wait"),
        ("act 1 i1/h2 1 0 -", "over i1/h2 1"),
    ] {
        let bad = good.replacen(from, to, 1);
        assert_ne!(good, bad, "{from}");
        let read = bad.parse::<Lords>();
        assert!(
            matches!(read, Err(BadPosition::Unreadable(_))),
            "{from} -> {to}: {read:?}"
        );
    }
    assert!(matches!(
        "".parse::<Lords>(),
        Err(BadPosition::Unreadable(Unreadable::Missing { .. }))
    ));
}

/// The position is a plain value and fits into a kibibyte.
#[test]
fn a_position_is_small() {
    assert!(size_of::<Lords>() <= 1024, "{}", size_of::<Lords>());
}
