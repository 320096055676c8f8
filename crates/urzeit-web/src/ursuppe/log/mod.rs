//! What happened, in sentences.

mod sentences;

use leptos::prelude::*;
use urzeit_rules::{Entry, Game as _, Record, Seat, Seats, Ursuppe};

use crate::{
    deeds,
    session::Session,
    table::Lines,
    text::{Language, Words},
};
use sentences::{consequences, is_nothing};

/// Tells what happened at a table: a sentence with the number of its event, the first one first.
pub(crate) fn lines(session: Session, words: Words) -> Lines {
    let kept = StoredValue::new(None::<Chronicle>);
    Memo::new(move |_| {
        let language = words.language.get();
        let told = session.told.get();
        let known = kept.try_update_value(Option::take).flatten();
        let known = known.filter(|known| known.language == language);
        let mut chronicle = known.unwrap_or_else(|| {
            let header = session.table.with(|table| table.header.clone());
            Chronicle::begin(language, &header)
        });
        for event in told.iter().skip(chronicle.events) {
            chronicle.tell(session, words, event);
        }
        // Who goes back through a game is told less than is known.
        let lines = chronicle.lines.iter();
        let lines = lines.take_while(|(number, _)| *number < told.len());
        let lines = lines.cloned().collect();
        kept.set_value(Some(chronicle));
        lines
    })
}

/// An entry as a sentence: with all that is known of it if whoever is here could do it now.
pub(crate) fn sentence(session: Session, words: Words, deed: &str) -> Option<String> {
    let entry: Entry<Ursuppe> = deed.parse().ok()?;
    let asked = session
        .is_asked()
        .then(|| session.now.with(|now| now.view.parse().ok()));
    let position: Option<Ursuppe> = asked.flatten();
    let fits = |position: &Ursuppe| match entry {
        Entry::Player(seat, action) => position.check(seat, action).is_ok(),
        Entry::Chance(outcome) => position.check_chance(outcome).is_ok(),
    };
    let position = position.filter(fits);
    Some(sentences::sentence(
        session,
        words,
        position.as_ref(),
        entry,
    ))
}

/// All that has been told so far. What is told of an event never changes, so it only grows.
struct Chronicle {
    language: Language,
    /// The game up to the last event that was told; nothing, if it cannot be followed from its
    /// beginning.
    record: Option<Record<Ursuppe>>,
    /// To how many entries somebody asks to go back, and who agrees.
    request: Option<(usize, Seats)>,
    events: usize,
    lines: Vec<(usize, String)>,
}

impl Chronicle {
    fn begin(language: Language, header: &str) -> Chronicle {
        Chronicle {
            language,
            record: Record::read(&format!("{header}log\n"))
                .ok()
                .map(|reading| reading.record),
            request: None,
            events: 0,
            lines: Vec::new(),
        }
    }

    /// Tells one more event.
    fn tell(&mut self, session: Session, words: Words, event: &str) {
        let mut lines = event.lines();
        let deed = lines.next().and_then(|line| line.split_once(' '));
        let (_, deed) = deed.unwrap_or_default();
        let mut said = match deed.parse() {
            Ok(entry) => self.enter(session, words, entry, lines),
            Err(_) => self.happen(session, words, deed).into_iter().collect(),
        };
        said.dedup();
        let number = self.events;
        self.lines
            .extend(said.into_iter().map(|line| (number, line)));
        self.events += 1;
    }

    /// An entry of the game, what it forced, and what came of it.
    fn enter<'a>(
        &mut self,
        session: Session,
        words: Words,
        entry: Entry<Ursuppe>,
        more: impl Iterator<Item = &'a str>,
    ) -> Vec<String> {
        let before = self.record.as_ref().map(|record| record.position().clone());
        let entered = self.record.as_mut().map(|record| record.enter(entry));
        if matches!(entered, Some(Err(_))) {
            self.record = None;
        }
        let mut position = before.filter(|_| self.record.is_some());
        let forced: Vec<_> = match entered {
            Some(Ok(forced)) => forced
                .into_iter()
                .map(|(seat, action)| Entry::Player(seat, action))
                .collect(),
            _ => more
                .filter_map(|line| line.strip_prefix("forced ")?.parse().ok())
                .collect(),
        };
        let all = std::iter::once(entry).chain(forced);
        let mut said = Vec::new();
        for (nth, entry) in all.enumerate() {
            if nth == 0 || !is_nothing(entry) {
                said.push(sentences::sentence(
                    session,
                    words,
                    position.as_ref(),
                    entry,
                ));
            }
            if let Some(before) = &mut position {
                let mut after = before.clone();
                match entry {
                    Entry::Player(seat, action) => after.act(seat, action),
                    Entry::Chance(outcome) => after.settle(outcome),
                }
                said.extend(consequences(words, before, &after));
                *before = after;
            }
        }
        said
    }

    /// What is no entry of the game but may change it.
    fn happen(&mut self, session: Session, words: Words, deed: &str) -> Option<String> {
        let (word, rest) = deed.split_once(' ').unwrap_or((deed, ""));
        let mut parts = rest.split(' ');
        let seat = parts.next().and_then(|seat| seat.parse::<Seat>().ok());
        let entries = parts.next().and_then(|entries| entries.parse().ok());
        match (word, seat, entries) {
            ("undo", _, Some(entries)) => {
                if let Some(record) = &mut self.record {
                    record.take_back(entries);
                }
            }
            ("ask", Some(seat), Some(entries)) => {
                self.request = Some((entries, Seats::from_iter([seat])));
            }
            ("agree", Some(seat), _) => {
                if let Some((_, agreed)) = &mut self.request {
                    agreed.insert(seat);
                }
            }
            ("refuse", ..) => self.request = None,
            _ => {}
        }
        self.go_back(session);
        deeds::sentence(words, word, rest, |seat| session.name(seat))
    }

    /// Goes back once all people who play agree.
    fn go_back(&mut self, session: Session) {
        let Some((entries, agreed)) = &self.request else {
            return;
        };
        let all = session.table.with(|table| {
            let mut people = table.seats.iter().filter(|info| info.sitter == "person");
            people.all(|info| agreed.contains(Seat::at(info.seat - 1)))
        });
        if all {
            let entries = *entries;
            if let Some(record) = &mut self.record {
                record.take_back(record.log().len().saturating_sub(entries));
            }
            self.request = None;
        }
    }
}
