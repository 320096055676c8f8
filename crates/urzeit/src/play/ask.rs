//! Questions to people, and what they can answer.

use std::io::Write;

use urzeit_players::Mind;
use urzeit_rules::{Choices, Entry, Game, Seat, Viewer};
use urzeit_table::{Deed, Event, Table};
use urzeit_texts::is_begun;

use super::{
    command::{self, Command},
    complete::{Meant, meant, sort},
    now,
    session::{Next, Session},
    spell,
};
use crate::{
    failure::Failure,
    show::{Show, capitalised},
};

/// What somebody is asked.
pub(super) struct Question {
    /// The seat whose choice it is; none if it is an outcome of chance.
    pub(super) seat: Option<Seat>,
    /// What may be answered, as far as it can be listed.
    pub(super) legal: Vec<String>,
}

/// What somebody answered.
enum Answer<'l> {
    /// Something besides the question.
    Command(Command, &'l str),
    /// A choice that is legal, or was typed in full.
    Choice(String),
    /// Something that could be one of these.
    Unclear(Vec<&'l str>),
}

impl<G: Show + Mind> Session<'_, G> {
    /// Asks a person for a choice.
    pub(super) fn ask_choice(&mut self, seat: Seat) -> Result<Next, Failure> {
        if self.pass_keyboard(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        let question = Question {
            seat: Some(seat),
            legal: self.legal(seat),
        };
        self.announce()?;
        loop {
            let Some(line) = self.read(&question)? else {
                return Ok(Next::Leave);
            };
            match self.answer(&line, &question) {
                Answer::Command(command, rest) => {
                    if let Some(next) = self.obey(command, rest, &question)? {
                        return Ok(next);
                    }
                }
                Answer::Choice(action) => {
                    if let Some(entry) = self.legal_entry(&seat.to_string(), &action)? {
                        return self.happen(Deed::Entry(entry));
                    }
                }
                Answer::Unclear(candidates) => self.list_candidates(&line, &candidates)?,
            }
        }
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let choices = self.table.position().choices(seat);
        let mut legal: Vec<_> = choices.iter().map(|action| action.to_string()).collect();
        sort(&mut legal);
        legal
    }

    /// Asks a person to confirm the end of a turn.
    pub(super) fn ask_confirmation(&mut self, seat: Seat) -> Result<Next, Failure> {
        if self.pass_keyboard(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        let question = Question {
            seat: Some(seat),
            legal: Vec::new(),
        };
        writeln!(self.screen.out, "{}", self.text.say("play-confirm"))?;
        loop {
            let Some(line) = self.read(&question)? else {
                return Ok(Next::Leave);
            };
            let named = command::named(&line, self.text);
            match named.or_else(|| command::begun(&line, self.text)) {
                _ if line.is_empty() => return self.happen(Deed::Confirm(seat)),
                Some((Command::Ok, _)) => return self.happen(Deed::Confirm(seat)),
                Some((command, rest)) => {
                    if let Some(next) = self.obey(command, rest, &question)? {
                        return Ok(next);
                    }
                }
                None => writeln!(self.screen.out, "{}", self.text.say("play-confirm-first"))?,
            }
        }
    }

    /// Asks the next person who has not answered whether the game shall go back.
    pub(super) fn ask_agreement(&mut self) -> Result<Next, Failure> {
        let request = self.table.request();
        let request = *request.expect("whoever calls this has seen it");
        let mut people = self.people().iter();
        let Some(seat) = people.find(|seat| !request.agreed().contains(*seat)) else {
            return Ok(Next::On);
        };
        if self.pass_keyboard(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        let words = [
            ("who", capitalised(&self.name(seat)).into()),
            ("asker", capitalised(&self.name(request.seat())).into()),
            ("entries", request.entries().into()),
        ];
        let sentence = self.text.say_with("play-ask-agree", &words);
        match self.yes_or_no(seat, &sentence)? {
            None => Ok(Next::Leave),
            Some(true) => self.happen(Deed::Agree(seat)),
            Some(false) => self.happen(Deed::Refuse(seat)),
        }
    }

    /// Asks a question until it is answered with yes or no; nothing if whoever is asked leaves.
    pub(super) fn yes_or_no(
        &mut self,
        seat: Seat,
        sentence: &str,
    ) -> Result<Option<bool>, Failure> {
        let question = Question {
            seat: Some(seat),
            legal: Vec::new(),
        };
        loop {
            writeln!(self.screen.out, "{sentence}")?;
            let Some(line) = self.read(&question)? else {
                return Ok(None);
            };
            if let Some((Command::Quit, _)) = command::named(&line, self.text) {
                return Ok(None);
            }
            let means = |english: &str, key| {
                !line.is_empty()
                    && (is_begun(english, &line) || is_begun(&self.text.say(key), &line))
            };
            match (means("yes", "play-word-yes"), means("no", "play-word-no")) {
                (true, _) => return Ok(Some(true)),
                (_, true) => return Ok(Some(false)),
                _ => {}
            }
        }
    }

    /// The next line of whoever is asked. Before that all is saved.
    pub(super) fn read(&mut self, question: &Question) -> Result<Option<String>, Failure> {
        self.keep()?;
        let who = match question.seat {
            Some(seat) => self.name(seat),
            None => self.text.say("play-table"),
        };
        let mut words = question.legal.clone();
        if self.screen.keyboard.draws() {
            words.extend(command::words(self.text));
        }
        let screen = &mut self.screen;
        let prompt = format!("{who}> ");
        Ok(screen.keyboard.read(&prompt, words, &mut screen.out)?)
    }

    /// Hands the keyboard over, if whoever is asked has secrets, and somebody else looks.
    fn pass_keyboard(&mut self, seat: Seat) -> Result<Next, Failure> {
        let viewer = Viewer::Seat(seat);
        if self.viewer == viewer || !has_secrets(&self.table, viewer) {
            return Ok(Next::On);
        }
        self.screen.clear()?;
        self.viewer = viewer;
        let who = [("who", self.name(seat).into())];
        writeln!(self.screen.out, "{}", self.text.say_with("play-pass", &who))?;
        let question = Question {
            seat: Some(seat),
            legal: Vec::new(),
        };
        let Some(line) = self.read(&question)? else {
            return Ok(Next::Leave);
        };
        if let Some((Command::Quit, _)) = command::named(&line, self.text) {
            return Ok(Next::Leave);
        }
        self.news = true;
        self.tell()?;
        Ok(Next::On)
    }

    /// Says what is asked; after news with the board, where that is no burden.
    pub(super) fn announce(&mut self) -> Result<(), Failure> {
        if self.news && self.screen.keyboard.draws() {
            writeln!(self.screen.out)?;
            self.show_board()?;
        } else {
            let view = self.table.view(self.viewer);
            let asked = view.position().stands(false, self.text);
            writeln!(self.screen.out, "{asked}")?;
        }
        self.news = false;
        Ok(())
    }

    fn answer<'l>(&self, line: &'l str, question: &'l Question) -> Answer<'l> {
        if line.is_empty() {
            return Answer::Command(Command::Help, "");
        }
        if let Some((command, rest)) = command::named(line, self.text) {
            return Answer::Command(command, rest);
        }
        match meant(line, &question.legal) {
            Meant::One(action) => Answer::Choice(action.to_owned()),
            Meant::Several(actions) => Answer::Unclear(actions),
            Meant::Nothing(written) => match command::begun(line, self.text) {
                // A choice that begins so is meant, even if it is wrong behind its beginning.
                Some((command, rest)) if written.starts_with(line) => {
                    Answer::Command(command, rest)
                }
                _ => Answer::Choice(written),
            },
        }
    }

    /// The entry, if it can be read and is legal; else whoever typed it is told why not.
    pub(super) fn legal_entry(
        &mut self,
        who: &str,
        typed: &str,
    ) -> Result<Option<Entry<G>>, Failure> {
        let entry = match spell::read(&format!("{who} {typed}")) {
            Ok(entry) => entry,
            Err(unreadable) => {
                self.decline(self.text.unreadable(&unreadable))?;
                return Ok(None);
            }
        };
        let deed = Deed::Entry(entry);
        let event = Event { at: now(), deed };
        match self.table.check(&event) {
            Ok(()) => Ok(Some(entry)),
            Err(refused) => {
                self.refuse(&refused, &entry.to_string())?;
                Ok(None)
            }
        }
    }
}

/// Does somebody know what not all may know? A player whose last card is played holds no
/// secret any more, but the log still has some: markers that were drawn and never laid.
fn has_secrets<G: Game>(table: &Table<G>, viewer: Viewer) -> bool {
    table.record(viewer) != table.record(Viewer::Spectator)
}

#[cfg(test)]
mod tests {
    use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
    use urzeit_rules::{Due, Lords, Record, Turn, record::Header};
    use urzeit_table::{Awaits, Settings, Source};

    use super::*;

    /// A game of two people, up to where one of them is asked and this holds.
    fn asked(seed: u64, holds: impl Fn(&Lords, Seat) -> bool) -> Option<(Table<Lords>, Seat)> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let empty = "urzeit 1\ngame lords\nseat 1 red\nseat 2 blue\nlog\n";
        let header: Header<Lords> = Record::read(empty)
            .expect("a record")
            .record
            .header()
            .clone();
        let settings = Settings {
            confirm: false,
            ..Settings::default()
        };
        let mut table = Table::new(header, settings, Source::Typed).expect("a table");
        for deed in ["sit 1 -", "sit 2 -", "begin"] {
            let event = format!("0 {deed}").parse().expect("an event");
            table.apply(event).expect("seats are free");
        }
        loop {
            let position = table.position();
            let entry = match table.awaits() {
                Awaits::Nothing => return None,
                Awaits::Chance => Entry::Chance(position.due()?.sample(&mut random)),
                _ => {
                    let seat = position.turn().seats().iter().next()?;
                    if matches!(position.turn(), Turn::Player(_)) && holds(position, seat) {
                        return Some((table, seat));
                    }
                    Entry::Player(seat, position.choices(seat).sample(&mut random)?)
                }
            };
            let deed = Deed::Entry(entry);
            table.apply(Event { at: 0, deed }).expect("it is legal");
        }
    }

    #[test]
    fn who_has_no_cards_left_still_has_secrets() {
        let no_cards = |lords: &Lords, seat: Seat| lords.hand(seat).is_empty();
        let late = (0..20).find_map(|seed| asked(seed, no_cards));
        let (table, seat) = late.expect("some games go on to the last card");
        let seen = table.view(Viewer::Seat(seat));
        assert_eq!(seen.position(), table.view(Viewer::Spectator).position());
        assert!(has_secrets(&table, Viewer::Seat(seat)));
    }
}
