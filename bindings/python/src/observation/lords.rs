//! A position of Lords of Creation as numbers.

use urzeit_rules::{
    Game, Lords, Seat,
    lords::{
        Card, Hex, Phase, Secret, Side, Terrain,
        cards::{CARDS, TERRAINS},
        setup::MAX_PLAYERS,
    },
};

use super::{Observed, Sheet};

impl Observed for Lords {
    fn write(&self, sheet: &mut Sheet) {
        write_phase(self, sheet);
        for hex in Hex::all() {
            let stack = self.stack(hex);
            let terrain = self.terrain(hex).map(Terrain::index);
            sheet.place(format_args!("{hex} terrain"), terrain);
            let owner = stack.map(|stack| stack.owner.index());
            sheet.place(format_args!("{hex} owner"), owner);
            let people = stack.map_or(0, |stack| stack.count);
            sheet.note(format_args!("{hex} people"), people);
            let civilised = stack.is_some_and(|stack| stack.side == Side::Civilised);
            sheet.fact(format_args!("{hex} civilised"), civilised);
            let altar = stack.is_some_and(|stack| stack.altar);
            sheet.fact(format_args!("{hex} altar"), altar);
        }
        for seat in Seat::all(MAX_PLAYERS) {
            write_seat(self, seat, sheet);
        }
        for (card, count) in Card::all().zip(self.discards()) {
            sheet.note(format_args!("discarded {card}"), count);
        }
        sheet.note(format_args!("pile"), self.pile());
        sheet.note(format_args!("bag"), self.bag());
    }
}

fn write_phase(position: &Lords, sheet: &mut Sheet) {
    let (phase, seat, way) = match position.phase() {
        Phase::Deal(seat) => (0, Some(seat), None),
        Phase::Start => (1, None, None),
        Phase::Marker(seat) => (2, Some(seat), None),
        Phase::Lay(seat, _) => (3, Some(seat), None),
        Phase::Select => (4, None, None),
        Phase::Draw(seat) => (5, Some(seat), None),
        Phase::Order => (6, None, None),
        Phase::Place(seat) => (7, Some(seat), None),
        Phase::Act(seat) => (8, Some(seat), None),
        Phase::Roll(seat, from, to) => (9, Some(seat), Some((from, to))),
        Phase::Advance(seat, from, to) => (10, Some(seat), Some((from, to))),
        Phase::Die => (11, None, None),
        Phase::Over => (12, None, None),
    };
    sheet.place(
        format_args!(
            "phase: deal, start, marker, lay, select, draw, order, place, act, roll, advance, die, \
             over"
        ),
        Some(phase),
    );
    sheet.place(format_args!("phase seat"), seat.map(Seat::index));
    let drawn = match position.phase() {
        Phase::Lay(_, drawn) => Some(drawn.known().map_or(TERRAINS, Terrain::index)),
        _ => None,
    };
    sheet.place(format_args!("drawn marker: terrain, 8 hidden"), drawn);
    sheet.place(format_args!("from"), way.map(|(from, _)| from.index()));
    sheet.place(format_args!("to"), way.map(|(_, to)| to.index()));
    let so_far = position.so_far();
    sheet.note(format_args!("actions so far"), so_far.actions);
    sheet.fact(format_args!("has civilised"), so_far.civilised);
    sheet.fact(format_args!("has built an altar"), so_far.altar);
    let (order, finished) = position.turn_order();
    for turn in 0..MAX_PLAYERS {
        let seat = order.get(turn).map(|seat| seat.index());
        sheet.place(format_args!("turn {}", turn + 1), seat);
    }
    sheet.note(format_args!("finished turns"), finished);
}

fn write_seat(position: &Lords, seat: Seat, sheet: &mut Sheet) {
    let plays = seat.index() < position.players();
    let hand = position.hand(seat);
    for (card, &count) in Card::all().zip(hand.known()) {
        sheet.note(format_args!("seat {seat} holds {card}"), count);
    }
    let hidden = hand.hidden();
    sheet.note(format_args!("seat {seat} holds hidden cards"), hidden);
    let kept = position.kept(seat);
    for (terrain, &count) in Terrain::ALL.into_iter().zip(kept.known()) {
        sheet.note(format_args!("seat {seat} keeps {terrain}"), count);
    }
    let hidden = kept.hidden();
    sheet.note(format_args!("seat {seat} keeps hidden markers"), hidden);
    let chosen = position.chosen(seat).map(|chosen| match chosen {
        Secret::Known(card) => card.index(),
        Secret::Hidden => CARDS,
    });
    sheet.place(format_args!("seat {seat} chose: card, 21 hidden"), chosen);
    let free_used = position.free_civ_used().contains(seat);
    sheet.fact(format_args!("seat {seat} free civilising used"), free_used);
    let (people, altars) = if plays {
        (position.supply(seat), position.altars_left(seat))
    } else {
        (0, 0)
    };
    sheet.note(format_args!("seat {seat} people left"), people);
    sheet.note(format_args!("seat {seat} altars left"), altars);
}
