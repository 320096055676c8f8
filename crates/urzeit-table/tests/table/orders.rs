//! Standing orders: what becomes of them at a table.

use urzeit_rules::{Game as _, Lords, Record, Seat, Seats, Turn, lords::Phase};
use urzeit_table::{Deed, Host, OrderState, Orders, Settings, Source, open};

const RECORD: &str = include_str!("../../../../fixtures/lords/default-2p-1.urz");

/// A table where both players have to choose a card, and the position there.
fn selecting(settings: &str) -> (Box<dyn Host>, Lords) {
    let record = Record::<Lords>::read(RECORD).unwrap().record;
    let mut play = record.header().begin();
    let mut entries = record.entries();
    while play.position().phase() != Phase::Select {
        play.enter(entries.next().unwrap()).unwrap();
    }
    let header = record.header().clone();
    let header = header.with_start(play.position().clone()).unwrap();
    let settings: Settings = settings.parse().unwrap();
    let mut host = open(&header.to_string(), settings, Source::Typed).unwrap();
    for event in ["0 sit 1 - Ada", "0 sit 2 - Bo", "0 begin"] {
        host.apply(&event.parse().unwrap()).unwrap();
    }
    (host, play.position().clone())
}

fn happen(host: &mut dyn Host, orders: &mut Orders, event: &str) {
    let event = event.parse().unwrap();
    host.apply(&event).unwrap();
    orders.heed(&event.deed, host);
}

fn ada() -> Seat {
    Seat::at(0)
}

#[test]
fn a_card_is_chosen_once() {
    let (mut host, position) = selecting("at-once any nothing");
    assert_eq!(
        position.turn(),
        Turn::Secret(Seats::from_iter(Seat::all(2)))
    );
    let card = host.orders(ada())[0].clone();
    let mut orders = Orders::default();
    orders.give(&*host, ada(), &card).unwrap();
    assert_eq!(orders.to_string().parse(), Ok(orders.clone()));
    let acting = orders.next(&*host).unwrap();
    assert_eq!(acting.deeds[0], Deed::Order(ada()));
    assert_eq!(acting.deeds[1].to_string(), format!("1 {card}"));
    for deed in acting.deeds.clone() {
        happen(&mut *host, &mut orders, &format!("1 {deed}"));
    }
    orders.acted(&acting, &*host);
    assert_eq!(orders, Orders::default());
}

#[test]
fn what_is_not_possible_is_not_done() {
    let (host, position) = selecting("at-once any nothing");
    let hand = position.hand(ada()).known();
    let mut cards = urzeit_rules::lords::Card::all();
    let missing = cards.find(|card| hand[card.index()] == 0).unwrap();
    let order = format!("card {missing}");
    let mut orders = Orders::default();
    assert!(orders.give(&*host, ada(), &order).is_err());
    // It was there when it was ordered; a computer player that stood in has played it.
    let mut orders: Orders = format!("1 0 waits {order}").parse().unwrap();
    assert_eq!(orders.next(&*host), None);
    let given = orders.of(ada()).next().unwrap();
    assert_eq!((given.state, &given.order), (OrderState::Unfit, &order));
    orders.withdraw(ada(), &order);
    assert_eq!(orders, Orders::default());
}

#[test]
fn an_order_waits_for_its_owner_to_come_back() {
    let (mut host, _) = selecting("at-once live 1000 0 turn easy");
    let card = host.orders(ada())[0].clone();
    let mut orders = Orders::default();
    orders.give(&*host, ada(), &card).unwrap();
    happen(&mut *host, &mut orders, "5000 time-out 1");
    assert_eq!(orders.next(&*host), None);
    assert_eq!(orders.of(ada()).count(), 1);
    happen(&mut *host, &mut orders, "5000 resign 1 easy");
    assert_eq!(orders.of(ada()).count(), 0);
}

#[test]
fn an_order_ends_with_its_owner() {
    let (mut host, _) = selecting("at-once any nothing");
    let mut orders = Orders::default();
    for seat in Seat::all(2) {
        let card = host.orders(seat)[0].clone();
        orders.give(&*host, seat, &card).unwrap();
    }
    happen(&mut *host, &mut orders, "1 offer 2");
    assert_eq!(orders.of(Seat::at(1)).count(), 1);
    happen(&mut *host, &mut orders, "1 substitute 2 - Cy");
    assert_eq!(orders.of(Seat::at(1)).count(), 0);
    assert_eq!(orders.of(ada()).count(), 1);
    happen(&mut *host, &mut orders, "1 close");
    assert_eq!(orders, Orders::default());
}
