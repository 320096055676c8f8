//! Standing orders: each acts exactly when its choice has come, what it does is legal, and otherwise the
//! player is asked.

use rand::RngExt as _;
use urzeit_rules::{
    Answer, Choices as _, Due as _, Entry, Game as _, Play, Seat, StandingOrder as _, Turn,
    Ursuppe, View, Viewer, ursuppe::standing::Order,
};

use super::table::{Scene, THREE, random, setup};

/// What an order of a seat does: `drift`, or why it does nothing.
fn answer(position: &Ursuppe, seat: usize, order: &str) -> String {
    let order: Order = order.parse().expect("an order");
    let view = View::of(position, Viewer::Seat(Seat::at(seat - 1)));
    match order.answer(&view) {
        Answer::Waits => "waits".to_owned(),
        Answer::Acts(action) => action.to_string(),
        Answer::Lapsed => "lapsed".to_owned(),
        Answer::Unfit => "unfit".to_owned(),
    }
}

fn facts<const N: usize>(facts: [(&'static str, &'static str, &str, usize, &str, &str); N]) {
    for (players, soup, phase, seat, order, expected) in facts {
        let phase: &'static str = phase.to_owned().leak();
        let scene = Scene {
            card: "w6",
            players,
            soup,
            phase,
            ..THREE
        };
        let found = answer(&scene.position(), seat, order);
        assert_eq!(found, expected, "{phase}: {order} of seat {seat}");
    }
}

/// U-8.2, U-8.5: the drift of `w6` goes from B3 to A3.
#[test]
fn drift_to_a_meal() {
    const RED: &str = "red:3:4:-:1B3 yellow:2:4:-:- green:1:4:-:-";
    const EDGE: &str = "red:3:4:-:1A3 yellow:2:4:-:- green:1:4:-:-";
    facts([
        (RED, "A3:y2g1", "move red1", 1, "drift-to-meal", "drift"),
        (RED, "A3:y1g2", "move red1", 1, "drift-to-meal", "drift"),
        (RED, "A3:y2", "move red1", 1, "drift-to-meal", "waits"),
        (RED, "B3:y2g1", "move red1", 1, "drift-to-meal", "waits"),
        (RED, "A3:r3", "move red1", 1, "drift-to-meal", "waits"),
        (RED, "A3:y2g1", "move red1", 2, "drift-to-meal", "waits"),
        // The edge holds it where it is.
        (EDGE, "A3:y2g1", "move red1", 1, "drift-to-meal", "drift"),
        (EDGE, "", "move red1", 1, "drift-to-meal", "waits"),
    ]);
}

/// U-9.3: with BP alone, if there are enough.
#[test]
fn pay_defects_with_bp() {
    const RICH: &str = "red:3:4:spores,division-rate:- yellow:2:4:-:- green:1:4:-:-";
    const POOR: &str = "red:3:1:spores,division-rate:- yellow:2:4:-:- green:1:4:-:-";
    facts([
        (RICH, "", "defect red", 1, "pay-bp", "pay 2"),
        (RICH, "", "defect red", 2, "pay-bp", "waits"),
        (POOR, "", "defect red", 1, "pay-bp", "waits"),
    ]);
}

/// U-10.1: in its round, however much was bought before.
#[test]
fn buy_nothing() {
    const ALL: &str = "red:3:9:-:1B3 yellow:2:9:-:- green:1:9:-:-";
    facts([
        (ALL, "", "buy red -", 1, "buy-nothing 2", "done"),
        (ALL, "", "buy red -", 2, "buy-nothing 2", "waits"),
        (ALL, "", "buy red -", 1, "buy-nothing 3", "waits"),
        (ALL, "", "buy red -", 1, "buy-nothing 1", "lapsed"),
        (ALL, "", "move red1", 1, "buy-nothing 2", "waits"),
        (ALL, "", "divide red", 1, "buy-nothing 2", "lapsed"),
        (ALL, "", "divide red", 1, "buy-nothing 3", "waits"),
    ]);
}

/// U-8.7: once for each attack, and not without BP.
#[test]
fn always_defend() {
    const ATTACK: &str =
        "red:3:4:struggle-for-survival:1B3 yellow:2:4:defense,escape:1B3 green:1:4:-:-";
    const BROKE: &str =
        "red:3:4:struggle-for-survival:1B3 yellow:2:0:defense,escape:1B3 green:1:4:-:-";
    const WITHOUT: &str = "red:3:4:struggle-for-survival:1B3 yellow:2:4:escape:1B3 green:1:4:-:-";
    let attacked = "react struggle red1 yellow1 B3 first -";
    facts([
        (ATTACK, "", attacked, 2, "defend", "defend"),
        (ATTACK, "", attacked, 1, "defend", "waits"),
        (
            ATTACK,
            "",
            "react struggle red1 yellow1 B3 first defense",
            2,
            "defend",
            "waits",
        ),
        (BROKE, "", attacked, 2, "defend", "waits"),
        (WITHOUT, "", attacked, 2, "defend", "waits"),
    ]);
}

/// Whatever happens: an order acts for nobody but the player who is asked, and what it does is legal.
#[test]
fn what_an_order_does_is_legal() {
    let mut acted = [0; 4];
    for (seed, options) in (0..24).map(|seed| (seed, ["", "mode=pair"][usize::from(seed % 4 == 0)]))
    {
        let who = ["red,yellow,green", "red+green,yellow+blue"][usize::from(!options.is_empty())];
        let mut random = random(seed);
        let mut play = Play::from(Ursuppe::new(&setup(who, options)));
        loop {
            let position = play.position();
            let entry = match position.turn() {
                Turn::Over => break,
                Turn::Chance => Entry::Chance(position.due().expect("due").sample(&mut random)),
                turn => {
                    let asked = turn.seats().iter().next().expect("asked");
                    for seat in Seat::all(position.players()) {
                        let view = View::of(position, Viewer::Seat(seat));
                        let offered = Order::offered(&view);
                        assert_eq!(offered.len(), 4);
                        for (kind, order) in offered.into_iter().enumerate() {
                            assert_eq!(order.to_string().parse(), Ok(order));
                            match order.answer(&view) {
                                Answer::Acts(action) => {
                                    assert_eq!(seat, asked);
                                    assert_eq!(position.check(seat, action), Ok(()));
                                    acted[kind] += 1;
                                }
                                Answer::Waits => {}
                                other => panic!("{order} is offered, and {other:?}"),
                            }
                        }
                    }
                    let choices = position.choices(asked);
                    let choice = choices.nth(random.random_range(0..choices.len()));
                    Entry::Player(asked, choice.expect("a choice"))
                }
            };
            play.enter(entry).expect("legal");
        }
    }
    let [drift, _, pay, buy] = acted;
    // Random players hardly ever attack one who can defend.
    assert!(drift > 0 && pay > 0 && buy > 0, "{acted:?}");
}
