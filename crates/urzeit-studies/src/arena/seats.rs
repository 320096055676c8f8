//! The players that sit at the table of one game, and are asked there.

use std::{sync::Arc, time::Instant};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use urzeit_players::{
    Mind,
    contest::{Contender, Kind, Seated},
};
use urzeit_rules::{
    Entry, Seat, View,
    record::{Bytes, Header},
};
use urzeit_table::{Deed, Person, Settings, Source, Table};

use super::{
    Arena,
    bots::SeatedBot,
    entrant::Entrant,
    thinking::{Thinking, Watch},
};

/// Everybody at the table of one game.
pub(super) struct Seats<'a, G: Mind> {
    seats: Vec<Sitting<'a, G>>,
    /// The table that tells bots what happens; nobody else needs one.
    table: Option<Table<G>>,
    scale: f32,
    begin: Instant,
}

/// Somebody in a seat, with a watch.
struct Sitting<'a, G: Mind> {
    /// Asked first, if it is there.
    bot: Option<SeatedBot<'a>>,
    /// Answers if no bot does.
    player: Seated<G>,
    watch: Watch,
}

impl<'a, G: Mind> Seats<'a, G> {
    /// All sit down for the game of this number.
    pub(super) fn new(arena: &'a Arena<G>, number: u64) -> Seats<'a, G> {
        let entrants = arena.schedule.seated(number);
        let entrants: Vec<_> = entrants.map(|who| &arena.entrants[who]).collect();
        let with_bots = entrants.iter().any(|who| matches!(who, Entrant::Bot(_)));
        let table = with_bots.then(|| table(&arena.setup, &entrants));
        // Chance has the seed as it is: players who had the same numbers could foresee it.
        let mut random = ChaCha8Rng::seed_from_u64(!arena.terms.seed);
        random.set_stream(number);
        let seats = Seat::all(entrants.len()).zip(entrants).map(|(seat, who)| {
            let (contender, bot) = match (who, &table) {
                (Entrant::Bot(bot), Some(table)) => (STAND_IN, bot.sit(seat, number, table)),
                (Entrant::Ours(contender), _) => (*contender, None),
                (Entrant::Bot(_), None) => unreachable!("where bots sit there is a table"),
            };
            let knowledge = Arc::clone(&arena.knowledge);
            Sitting {
                bot,
                player: Seated::new(contender, knowledge, random.next_u64()),
                watch: Watch::default(),
            }
        });
        Seats {
            seats: seats.collect(),
            table,
            scale: arena.scale as f32,
            begin: Instant::now(),
        }
    }

    /// What a seat does.
    pub(super) fn ask(&mut self, seat: Seat, view: &View<G>) -> Option<G::Action> {
        let sitting = &mut self.seats[seat.index()];
        let mark = view.position().turn_mark();
        let begin = self.begin;
        let clock = || begin.elapsed();
        let asked = clock();
        let bot = sitting.bot.as_mut().zip(self.table.as_ref());
        let answer = bot.and_then(|(bot, table)| bot.choose(table, sitting.watch.used(mark)));
        let answer = answer.and_then(|action| action.parse().ok());
        let action = answer.or_else(|| sitting.player.choose(view, &clock, self.scale));
        sitting.watch.note(mark, clock() - asked);
        action
    }

    /// Tells bots of an entry.
    pub(super) fn tell(&mut self, entry: Entry<G>) {
        if let Some(table) = &mut self.table {
            happen(table, Deed::Entry(entry));
            let bots = self.seats.iter_mut();
            for bot in bots.filter_map(|sitting| sitting.bot.as_mut()) {
                bot.tell(table);
            }
        }
    }

    /// The game is over: how long everybody thought, seat by seat.
    pub(super) fn leave(self) -> Vec<Thinking> {
        let seats = self.seats.into_iter().map(|sitting| {
            if let Some(bot) = sitting.bot {
                bot.leave();
            }
            *sitting.watch.thinking()
        });
        seats.collect()
    }
}

/// Plays on in the place of a bot that has done something wrong.
const STAND_IN: Contender = Contender {
    kind: Kind::Random,
    factor: 1.0,
};

/// A table at which these sit and begin to play.
fn table<G: Mind>(setup: &G::Setup, entrants: &[&Entrant]) -> Table<G> {
    let settings = Settings {
        confirm: false,
        ..Settings::default()
    };
    let table = Table::new(Header::new(setup.clone()), settings, Source::Typed);
    let mut table = table.expect("nobody has named it");
    for (seat, who) in Seat::all(entrants.len()).zip(entrants) {
        let person = Person {
            bytes: Bytes::default(),
            name: who.to_string(),
        };
        happen(&mut table, Deed::Sit(seat, person));
    }
    happen(&mut table, Deed::Begin);
    table
}

/// Time does not count at this table: bots have theirs by the answer.
fn happen<G: Mind>(table: &mut Table<G>, deed: Deed<Entry<G>>) {
    let happened = table.apply(deed.at(0));
    happened.expect("the same rules have allowed it before");
}
