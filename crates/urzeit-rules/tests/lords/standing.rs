//! Standing orders: the next secret card (L-4.1).

use urzeit_rules::{
    Answer, Lords, StandingOrder as _, View, Viewer,
    lords::{Action, standing::Order},
};

use crate::support::{enter, seat, world};

fn selecting() -> Lords {
    world(&[])
        .hands("i1i2h1h2f1g1g2/i1i2h1h2f1g1g2")
        .phase("select -/-")
        .build()
}

fn view(game: &Lords, number: usize) -> View<Lords> {
    View::of(game, Viewer::Seat(seat(number)))
}

fn order(text: &str) -> Order {
    text.parse().expect("an order")
}

/// L-4.1: it acts when cards are chosen, and only for a card of the hand.
#[test]
fn a_card_in_advance() {
    let game = selecting();
    let card = order("card hills2");
    let Order::Card(hills) = card;
    assert_eq!(
        card.answer(&view(&game, 1)),
        Answer::Acts(Action::Card(hills))
    );
    assert_eq!(order("card island3").answer(&view(&game, 1)), Answer::Unfit);
    let chosen = enter(&game, &["1 card hills2"]);
    assert_eq!(
        card.answer(&view(&chosen, 1)),
        Answer::Waits,
        "for the next round"
    );
    assert_eq!(
        card.answer(&view(&chosen, 2)),
        Answer::Acts(Action::Card(hills))
    );
    let spectator = View::of(&game, Viewer::Spectator);
    assert_eq!(card.answer(&spectator), Answer::Waits);
    let acting = world(&[]).build();
    assert_eq!(card.answer(&view(&acting, 1)), Answer::Waits);
    assert!(card.is_once());
}

/// The cards of the hand are offered, but for the one that is chosen for this round.
#[test]
fn what_can_be_ordered() {
    let offered = |game: &Lords, number| {
        let orders = Order::offered(&view(game, number));
        let orders: Vec<_> = orders.iter().map(ToString::to_string).collect();
        orders.join(", ")
    };
    let game = selecting();
    let all = "card island1, card island2, card hills1, card hills2, card forest1, \
               card grassland1, card grassland2";
    assert_eq!(offered(&game, 1), all);
    let chosen = enter(&game, &["1 card hills2"]);
    assert_eq!(offered(&chosen, 1), all.replace("card hills2, ", ""));
    assert_eq!(offered(&chosen, 2), all);
    assert!(Order::offered(&View::of(&game, Viewer::Spectator)).is_empty());
}
