//! Sitting down, standing in, coming back, giving up. And tables for the other tests.

use std::ops::{Deref, DerefMut};

use urzeit_players::Level;
use urzeit_rules::{Choices, Entry, Game, Genesis, Lords, Seat, Viewer, record::Header};
use urzeit_table::{
    Awaits, Deed, Event, Overdue, Person, Refused, Settings, Sitter, Source, Table,
};

use crate::play::{Play, header, read};

/// A table and its clock.
#[derive(Clone)]
pub(crate) struct At<G: Game> {
    table: Table<G>,
    pub(crate) now: u64,
}

impl<G: Game> Deref for At<G> {
    type Target = Table<G>;

    fn deref(&self) -> &Table<G> {
        &self.table
    }
}

impl<G: Game> DerefMut for At<G> {
    fn deref_mut(&mut self) -> &mut Table<G> {
        &mut self.table
    }
}

impl<G: Game> At<G> {
    pub(crate) fn happen(&mut self, deed: &str) {
        let event = self.event(deed);
        if let Err(refused) = self.table.apply(event) {
            panic!("{deed}: {refused:?}");
        }
    }

    fn event(&self, deed: &str) -> Event<Entry<G>> {
        format!("{} {deed}", self.now).parse().unwrap()
    }
}

/// A table of real dice after these events.
pub(crate) fn table<G: Game>(header: Header<G>, settings: Settings, events: &[&str]) -> At<G> {
    let table = Table::new(header, settings, Source::Typed).unwrap();
    let mut table = At { table, now: 0 };
    for event in events {
        table.happen(event);
    }
    table
}

/// Why something is refused; nothing changes then.
pub(crate) fn refusal<G: Game>(table: &At<G>, deed: &str) -> Refused {
    let event = table.event(deed);
    let mut tried = table.table.clone();
    let refused = tried.apply(event.clone()).unwrap_err();
    assert!(tried == table.table, "{deed}");
    assert_eq!(table.check(&event), Err(refused.clone()));
    refused
}

pub(crate) fn genesis(players: usize) -> Header<Genesis> {
    header((players, &[]))
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

/// Two people, the first in turn with two wild dice.
pub(crate) const TURN: [&str; 5] = [
    "sit 1 -",
    "sit 2 -",
    "begin",
    "* start 1",
    "* dice wild wild",
];

/// A table of Lords of Creation for two people who are to choose their cards, and a choice for
/// each of them.
pub(crate) fn lords() -> (At<Lords>, [String; 2]) {
    let settings = Settings::default();
    let mut play = Play::<Lords>::begin((2, &[]), settings, Source::Typed, 3);
    while !matches!(play.table.awaits(), Awaits::Choices(seats) if seats.len() == 2) {
        play.step();
    }
    let choice = |seat: Seat| {
        let choices = play.table.position().choices(seat);
        Entry::<Lords>::Player(seat, choices.nth(0).unwrap()).to_string()
    };
    let cards = [choice(seat(1)), choice(seat(2))];
    let now = play.now;
    let table = At {
        table: play.table,
        now,
    };
    (table, cards)
}

#[test]
fn nobody_begins_before_all_sit() {
    let mut table = table(genesis(2), Settings::default(), &[]);
    let both = [seat(1), seat(2)].into_iter().collect();
    assert_eq!(table.awaits(), Awaits::Players(both));
    assert_eq!(refusal(&table, "begin"), Refused::StillFree(both));
    assert_eq!(refusal(&table, "* start 1"), Refused::NotBegun);
    assert_eq!(refusal(&table, "sit 3 -"), Refused::NoSuchSeat(seat(3)));
    assert_eq!(refusal(&table, "leave 1"), Refused::Free(seat(1)));
    let long = format!("sit 1 {}", "00".repeat(65));
    assert_eq!(refusal(&table, &long), Refused::TooManyBytes { most: 64 });
    table.happen("sit 1 00ff Ada of the Lizards");
    assert_eq!(refusal(&table, "computer 1 easy"), Refused::Taken(seat(1)));
    table.happen("leave 1");
    table.happen("sit 1 - Bob");
    table.happen("computer 2 hard");
    assert_eq!(table.awaits(), Awaits::Begin);
    table.happen("begin");
    assert_eq!(table.awaits(), Awaits::Chance);
    for event in ["begin", "leave 1", "sit 1 -"] {
        assert_eq!(refusal(&table, event), Refused::Begun, "{event}");
    }
    let record = read::<Genesis>(&table.record(Viewer::Spectator));
    assert_eq!(record.header().name(seat(1)), "Bob");
    assert_eq!(record.header().name(seat(2)), "computer hard");
    assert_eq!(record.header().fairness(), None, "real dice prove nothing");
}

#[test]
fn names_that_no_record_can_hold() {
    let table = table(genesis(2), Settings::default(), &[]);
    let deed = Deed::Sit(
        seat(1),
        Person {
            name: "two\nlines".to_owned(),
            ..Person::default()
        },
    );
    let refused = table.check(&Event { at: 0, deed });
    assert!(matches!(refused, Err(Refused::Record(_))), "{refused:?}");
}

fn player(table: &At<Genesis>, number: usize) -> Sitter {
    table.chair(seat(number)).player().unwrap()
}

#[test]
fn a_computer_player_stands_in_and_gives_the_seat_back() {
    let mut table = table(genesis(2), Settings::default(), &TURN);
    assert_eq!(table.computers().count(), 0);
    assert_eq!(refusal(&table, "return 1"), Refused::NotGone(seat(1)));
    table.happen("1 place forest a1");
    table.happen("stand-in 1 hard");
    let (waiting, level, view) = table.computers().next().unwrap();
    assert_eq!((waiting, level), (seat(1), Level::Hard));
    assert_eq!(view, table.view(Viewer::Seat(seat(1))));
    table.happen("1 place forest b1");
    assert_eq!(
        table.awaits(),
        Awaits::Chance,
        "a computer player confirms nothing"
    );
    table.happen("return 1");
    assert_eq!(player(&table, 1), Sitter::Person);
    assert_eq!(
        table.undoable(seat(1)),
        0,
        "what was played for a person stays"
    );
}

#[test]
fn a_turn_that_is_not_confirmed_counts_when_its_player_goes() {
    for event in ["stand-in 1 easy", "resign 1 easy"] {
        let mut table = table(genesis(2), Settings::default(), &TURN);
        table.happen("1 place forest a1");
        table.happen("1 place forest b1");
        table.happen(event);
        assert_eq!(table.awaits(), Awaits::Chance, "{event}");
        assert_eq!(table.entries(), 4);
    }
}

#[test]
fn who_gives_up_does_not_come_back() {
    let mut table = table(genesis(2), Settings::default(), &TURN);
    table.happen("resign 1 medium");
    assert!(table.chair(seat(1)).has_resigned());
    assert_eq!(player(&table, 1), Sitter::Computer(Level::Medium));
    assert_eq!(refusal(&table, "return 1"), Refused::NotGone(seat(1)));
    assert_eq!(refusal(&table, "resign 1 easy"), Refused::NoPerson(seat(1)));
    assert_eq!(
        refusal(&table, "stand-in 3 easy"),
        Refused::NoSuchSeat(seat(3))
    );
}

#[test]
fn for_a_turn_or_for_the_rest() {
    for (overdue, after) in [
        (Overdue::Turn(Level::Easy), Sitter::Person),
        (Overdue::Rest(Level::Easy), Sitter::Computer(Level::Easy)),
    ] {
        let settings = Settings {
            overdue,
            pace: "slow 1000".parse().unwrap(),
            ..Settings::default()
        };
        let mut table = table(genesis(2), settings, &TURN);
        assert_eq!(refusal(&table, "time-out 1"), Refused::NotOverdue(seat(1)));
        table.now = 1000;
        assert_eq!(refusal(&table, "time-out 2"), Refused::NotOverdue(seat(2)));
        table.happen("time-out 1");
        assert_eq!(player(&table, 1), Sitter::Computer(Level::Easy));
        table.happen("1 place forest a1");
        assert_eq!(player(&table, 1), Sitter::Computer(Level::Easy));
        table.happen("1 place forest b1");
        assert_eq!(player(&table, 1), after);
    }
}
