//! The game goes on, with the person or thing that is waited for.

use std::{
    io::{self, Write},
    sync::Arc,
    time::Instant,
};

use anstream::{AutoStream, ColorChoice};
use rand_chacha::{ChaCha8Rng, rand_core::Rng};
use urzeit_players::{Knowledge, Level, Mind, Pace, Player};
use urzeit_rules::{Entry, Seat, Seats, View, Viewer};
use urzeit_table::{Awaits, Deed, Sitter, Table};

use super::{Dice, keyboard::Keyboard, now, reply::Why, saved::Saved};
use crate::{
    failure::Failure,
    input,
    show::{self, Show, computer},
    text::Text,
};

/// Where people read and type.
pub(super) struct Screen {
    /// What they read.
    pub(super) out: AutoStream<io::Stdout>,
    /// What they type.
    pub(super) keyboard: Keyboard,
}

impl Screen {
    /// A terminal, unless it has to be plain or is none.
    pub(super) fn open(plain: bool) -> Screen {
        let keyboard = Keyboard::open(plain);
        let color = if keyboard.draws() {
            ColorChoice::Auto
        } else {
            ColorChoice::Never
        };
        Screen {
            out: AutoStream::new(io::stdout(), color),
            keyboard,
        }
    }

    /// Clears what can be seen, where that is possible.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        if self.keyboard.draws() {
            self.out.flush()?;
            // Not by way of `out`: that would leave it out for those who want no colours.
            let mut terminal = io::stdout();
            // The screen, what has scrolled out of it, and back to the corner.
            write!(terminal, "\x1b[2J\x1b[3J\x1b[H")?;
            terminal.flush()?;
        }
        self.keyboard.forget();
        Ok(())
    }
}

/// A game that is played at a terminal.
pub(super) struct Session<'t, G: Mind> {
    pub(super) table: Table<G>,
    pub(super) saved: Saved,
    pub(super) screen: Screen,
    pub(super) text: &'t Text,
    pub(super) knowledge: Arc<Knowledge<G>>,
    /// The computer player of each seat, once it was asked.
    players: Vec<Option<(Level, Player<G>)>>,
    pub(super) random: ChaCha8Rng,
    /// Where chance comes from.
    pub(super) dice: Dice,
    /// The viewer who looks at the screen.
    pub(super) viewer: Viewer,
    /// How many events each seat has been told, then how many everybody has.
    pub(super) told: Vec<usize>,
    /// Has something happened that whoever is asked next did not do?
    pub(super) news: bool,
    /// The last refusal.
    pub(super) refused: Option<Why>,
}

/// How it goes on after a question.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    /// With whatever is waited for now.
    On,
    /// Not now: the person who plays leaves.
    Leave,
}

impl<'t, G: Show + Mind> Session<'t, G> {
    /// A session at a table where the game has begun.
    pub(super) fn new(
        (table, dice): (Table<G>, Dice),
        saved: Saved,
        screen: Screen,
        knowledge: Arc<Knowledge<G>>,
        random: ChaCha8Rng,
        text: &'t Text,
    ) -> Session<'t, G> {
        let players = table.position().players();
        let known = table.len();
        let mut session = Session {
            table,
            saved,
            screen,
            text,
            knowledge,
            players: (0..players).map(|_| None).collect(),
            random,
            dice,
            viewer: Viewer::Spectator,
            told: vec![known; players + 1],
            news: true,
            refused: None,
        };
        if let Some(only) = session.only_person() {
            session.viewer = Viewer::Seat(only);
        }
        // A player who has played before knows what happened; one who begins is told who sits where.
        if session.table.entries() == 0 {
            let place = session.place(session.viewer);
            session.told[place] = 0;
        }
        session
    }

    /// Plays until the game is over or whoever plays leaves.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        loop {
            self.tell()?;
            if self.step()? == Next::Leave {
                return self.leave();
            }
            if self.table.is_over() {
                return self.finish();
            }
        }
    }

    fn step(&mut self) -> Result<Next, Failure> {
        if self.table.request().is_some() {
            return self.ask_agreement();
        }
        match self.table.awaits() {
            Awaits::Chance => match self.table.draw(now()) {
                Some(event) => self.happen(event.deed),
                None => self.ask_outcome(),
            },
            Awaits::Confirm(seat) => self.ask_confirmation(seat),
            Awaits::Choices(seats) => {
                let computer = self.table.computers().next();
                if let Some((seat, level, view)) = computer {
                    return self.ask_computer(seat, level, &view);
                }
                let seat = seats.iter().next().expect("somebody is asked");
                self.ask_choice(seat)
            }
            // Only a file that somebody has changed waits for players.
            Awaits::Players(_) | Awaits::Begin => {
                let message = self.text.say("play-not-a-table");
                Err(input::wrong(self.saved.file(), &message, self.text))
            }
            Awaits::Nothing => Ok(Next::On),
        }
    }

    /// Stores what happens, then lets it happen. It has been checked, or the table proposed it.
    pub(super) fn happen(&mut self, deed: Deed<Entry<G>>) -> Result<Next, Failure> {
        let event = deed.at(now());
        if let Err(refused) = self.table.check(&event) {
            self.refuse(&refused, &event.deed.to_string())?;
            return Ok(Next::On);
        }
        self.saved.store(&event.to_string(), self.text)?;
        let applied = self.table.apply(event);
        applied.expect("checked on the lines above");
        Ok(Next::On)
    }

    /// Makes sure that nothing that was played can be lost: before every question.
    pub(super) fn keep(&mut self) -> Result<(), Failure> {
        let record = self.table.record(self.keeper());
        self.saved.keep(&record, self.text)
    }

    fn ask_computer(&mut self, seat: Seat, level: Level, view: &View<G>) -> Result<Next, Failure> {
        self.screen.out.flush()?;
        let (knowledge, random) = (&self.knowledge, &mut self.random);
        let known = self.players[seat.index()].take();
        let mut player = match known {
            Some((before, player)) if before == level => player,
            _ => Player::new(level, Arc::clone(knowledge), random.next_u64()),
        };
        let begin = Instant::now();
        let clock = || begin.elapsed();
        let pace = Pace::Clock {
            clock: &clock,
            scale: 1.0,
        };
        let action = player.choose(view, pace);
        self.players[seat.index()] = Some((level, player));
        let action = action.expect("whoever is asked answers");
        self.happen(Deed::Entry(Entry::Player(seat, action)))
    }

    fn leave(mut self) -> Result<(), Failure> {
        self.keep()?;
        let file = [("file", input::name(self.saved.file()).into())];
        writeln!(
            self.screen.out,
            "\n{}",
            self.text.say_with("play-left", &file)
        )?;
        Ok(())
    }

    fn finish(mut self) -> Result<(), Failure> {
        self.tell()?;
        self.show_board()?;
        self.show_score()?;
        let standings = self.table.result();
        let name = |seat| self.name(seat);
        let won = self
            .table
            .conclusion()
            .and_then(|conclusion| show::winners(&conclusion, standings.as_ref(), name, self.text));
        if let Some(won) = won {
            writeln!(self.screen.out, "\n{won}")?;
        }
        let file = [("file", input::name(self.saved.file()).into())];
        writeln!(
            self.screen.out,
            "{}",
            self.text.say_with("play-over", &file)
        )?;
        self.saved
            .finish(&self.table.record(Viewer::Spectator), self.text)
    }

    /// Where it is noted what a viewer has been told.
    pub(super) fn place(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.told.len() - 1,
        }
    }

    /// The seats that people play.
    pub(super) fn people(&self) -> Seats {
        let seats = Seat::all(self.table.position().players());
        let person = |seat: &Seat| self.table.chair(*seat).player() == Some(Sitter::Person);
        seats.filter(person).collect()
    }

    /// The person who plays, if it is one alone.
    pub(super) fn only_person(&self) -> Option<Seat> {
        let people = self.people();
        people.iter().next().filter(|_| people.len() == 1)
    }

    /// The viewer who may read the record's file.
    pub(super) fn keeper(&self) -> Viewer {
        self.only_person().map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The player in a seat: what they are, and their name.
    pub(super) fn name(&self, seat: Seat) -> String {
        let chair = self.table.chair(seat);
        let name = match chair.player() {
            Some(Sitter::Computer(level)) => computer(level, self.text),
            _ => chair.name().to_owned(),
        };
        self.player(seat, &name)
    }

    /// What a seat plays, and who is meant.
    pub(super) fn player(&self, seat: Seat, name: &str) -> String {
        let who = self.table.position().who(seat, self.text);
        match name {
            "" => who,
            name => format!("{who} ({name})"),
        }
    }
}
