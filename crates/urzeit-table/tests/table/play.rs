//! Random games at a table, with everything that people do besides playing.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_players::Level;
use urzeit_rules::{
    Choices, Due, Entry, Game, Record, Seat, Setup, Viewer,
    record::{Bytes, Header},
};
use urzeit_table::{
    Awaits, Deed, Event, Millis, Overdue, Pace, Person, Refused, Remedy, Seed, Settings, Sitter,
    Source, Table, Told,
};

/// How many play, and the options.
pub(crate) type Game4<'a> = (usize, &'a [(&'a str, &'a str)]);

pub(crate) const GENESIS: &[Game4<'_>] = &[
    (2, &[]),
    (3, &[("board", "random")]),
    (4, &[("ties", "players")]),
];
pub(crate) const LORDS: &[Game4<'_>] = &[
    (2, &[]),
    (3, &[("deck", "single"), ("random_end", "die")]),
    (4, &[("board", "olympus61")]),
    (3, &[("knowledge", "full")]),
];
pub(crate) const URSUPPE: &[Game4<'_>] = &[
    (3, &[]),
    (5, &[]),
    (2, &[("mode", "double")]),
    (2, &[("mode", "dummy")]),
    (2, &[("mode", "pair")]),
];

pub(crate) fn header<G: Game>((players, options): Game4<'_>) -> Header<G> {
    let who = G::Setup::usual_who(Some(players), options);
    Header::new(G::Setup::read(&who, options).unwrap())
}

pub(crate) fn fair<C>(seed: u64) -> Source<C> {
    let mut bytes = [0; 32];
    Xoshiro256PlusPlus::seed_from_u64(seed).fill(&mut bytes);
    Source::Fair {
        table: format!("Urwald-{seed}"),
        seed: Seed::new(bytes),
    }
}

/// A table and how it came to be.
pub(crate) struct Play<G: Game> {
    pub(crate) table: Table<G>,
    /// What a host would have stored.
    pub(crate) stored: Vec<String>,
    pub(crate) random: Xoshiro256PlusPlus,
    pub(crate) now: Millis,
    /// How many undos of either kind there were.
    pub(crate) undone: usize,
    pub(crate) agreed: usize,
}

impl<G: Game> Play<G> {
    /// All sit down, and the game begins.
    pub(crate) fn begin(
        game: Game4<'_>,
        settings: Settings,
        source: Source<G::Chance>,
        seed: u64,
    ) -> Play<G> {
        let mut play = Play::at(Table::new(header(game), settings, source).unwrap(), seed);
        for seat in play.seats() {
            let computer = seat.index() > 0 && play.random.random_ratio(1, 4);
            let length = play.random.random_range(0..20);
            let bytes = (0..length).map(|_| play.random.random()).collect();
            play.happen(if computer {
                Deed::Computer(seat, Level::Easy)
            } else {
                Deed::Sit(seat, person(Bytes(bytes), &format!("Player {seat}")))
            });
        }
        play.happen(Deed::Begin);
        play
    }

    /// A game that goes on.
    pub(crate) fn at(table: Table<G>, seed: u64) -> Play<G> {
        Play {
            table,
            stored: Vec::new(),
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            now: 1_000_000,
            undone: 0,
            agreed: 0,
        }
    }

    pub(crate) fn seats(&self) -> Vec<Seat> {
        Seat::all(self.table.position().players()).collect()
    }

    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let seats = self.seats().into_iter().map(Viewer::Seat);
        seats.chain([Viewer::Spectator]).collect()
    }

    /// What has to be accepted happens as a host lets it: as text, stored before it counts.
    pub(crate) fn happen(&mut self, deed: Deed<Entry<G>>) {
        let text = deed.to_string();
        if let Err(refused) = self.attempt(deed) {
            panic!("{text}: {refused:?}\n{}", self.stored.join("\n"));
        }
    }

    pub(crate) fn attempt(&mut self, deed: Deed<Entry<G>>) -> Result<(), Refused> {
        let event = deed.at(self.now);
        self.table.check(&event)?;
        let text = event.to_string();
        assert_eq!(text.parse(), Ok(event), "{text}");
        self.stored.push(text.clone());
        let number = self.table.apply(text.parse().unwrap()).unwrap();
        assert_eq!(number + 1, self.table.first() + self.stored.len());
        Ok(())
    }

    /// Something that leads on.
    pub(crate) fn step(&mut self) {
        self.now += self.random.random_range(0..3000);
        match self.table.awaits() {
            Awaits::Chance => {
                let event = self.table.draw(self.now).unwrap_or_else(|| {
                    let due = self.table.position().due().unwrap();
                    let outcome = due.sample(&mut self.random);
                    Deed::Entry(Entry::Chance(outcome)).at(self.now)
                });
                self.happen(event.deed);
            }
            Awaits::Choices(seats) => {
                let nth = self.random.random_range(0..seats.len());
                let seat = seats.iter().nth(nth).unwrap();
                let action = {
                    let choices = self.table.position().choices(seat);
                    choices.sample(&mut self.random).unwrap()
                };
                self.happen(Deed::Entry(Entry::Player(seat, action)));
            }
            Awaits::Confirm(seat) => self.happen(Deed::Confirm(seat)),
            other => panic!("nothing to do: {other:?}"),
        }
    }

    /// Now and then something else happens; what is refused changes nothing.
    pub(crate) fn mischief(&mut self) {
        let nth = self.random.random_range(0..self.seats().len());
        let seat = self.seats()[nth];
        let level = Level::ALL[self.random.random_range(0..5)];
        let entries = self.table.entries();
        let deed = match self.random.random_range(0..40) {
            0..=3 => Deed::Undo(seat, self.random.random_range(0..4)),
            4 if self.agreed < 25 => {
                let back = self.random.random_range(1..12);
                Deed::Ask(seat, entries.saturating_sub(back))
            }
            5..=9 => Deed::Agree(seat),
            10 => Deed::Refuse(seat),
            11 => Deed::StandIn(seat, level),
            12..=14 => Deed::Return(seat),
            15 if self.random.random_ratio(1, 20) => Deed::Resign(seat, level),
            16 => Deed::Pause(seat),
            17..=18 => Deed::Resume(seat),
            19 => Deed::Credit(self.random.random_range(0..5000)),
            20 => {
                self.now += self.random.random_range(0..100_000);
                Deed::TimeOut(seat)
            }
            21 => Deed::Confirm(seat),
            22 => Deed::Begin,
            23 => Deed::Sit(seat, Person::default()),
            24..=26 => {
                let away = self.seats()[self.random.random_range(0..self.seats().len())];
                let remedy = Remedy::ALL[self.random.random_range(0..2)];
                Deed::Vote(seat, away, remedy)
            }
            27 if self.random.random_ratio(1, 4) => Deed::Offer(seat),
            27 => Deed::AskToHandOver(seat),
            28 => Deed::Withdraw(seat),
            29 => Deed::Substitute(seat, person(Bytes::default(), "Sub Stitute")),
            30 => Deed::Count(seat),
            _ => return,
        };
        let before = self.table.entries();
        let undo = matches!(deed, Deed::Undo(..));
        let ask = matches!(deed, Deed::Ask(..));
        let happened = self.attempt(deed).is_ok();
        if ask && happened && self.random.random_ratio(1, 2) {
            // Before anybody chooses something: then it is too late.
            for other in self.seats() {
                let _ = self.attempt(Deed::Agree(other));
            }
        }
        if happened && self.table.entries() < before {
            if undo {
                self.undone += 1;
            } else {
                self.agreed += 1;
            }
        }
    }

    /// Plays to the end, looking at the table after every event.
    pub(crate) fn finish(&mut self, mut look: impl FnMut(&mut Play<G>)) {
        while !self.table.is_over() {
            self.step();
            look(self);
            self.mischief();
            // The table may go back because of one, and then there is no other.
            while let Some(seat) = self.table.overdue(self.now).iter().next() {
                self.happen(Deed::TimeOut(seat));
            }
        }
    }
}

fn person(bytes: Bytes, name: &str) -> Person {
    let name = name.to_owned();
    Person { bytes, name }
}

/// An event as a host stores it.
pub(crate) fn event(text: &str) -> Event {
    text.parse().unwrap()
}

/// What somebody is told, as text.
pub(crate) fn texts<E: std::fmt::Display>(told: &[Told<E>]) -> Vec<String> {
    told.iter().map(ToString::to_string).collect()
}

/// Settings of every kind.
pub(crate) fn settings(seed: u64) -> Settings {
    let second = 1000;
    Settings {
        confirm: !seed.is_multiple_of(4),
        pace: match seed % 3 {
            0 => Pace::Any,
            1 => Pace::Live {
                bank: 60 * second,
                increment: second,
            },
            _ => Pace::Slow {
                allowance: 30 * second,
            },
        },
        overdue: match seed % 5 {
            0 => Overdue::Nothing,
            1 | 2 => Overdue::Turn(Level::Hard),
            _ => Overdue::Rest(Level::Beginner),
        },
    }
}

pub(crate) fn is_person<G: Game>(table: &Table<G>, seat: Seat) -> bool {
    table.chair(seat).player() == Some(Sitter::Person)
}

pub(crate) fn read<G: Game>(text: &str) -> Record<G> {
    let reading = Record::read(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    assert_eq!(reading.stopped, None, "{text}");
    reading.record
}
