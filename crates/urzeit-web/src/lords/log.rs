//! What happened, as sentences.

use leptos::prelude::*;
use urzeit_rules::{
    Entry, EntryView, Lords, Seat,
    lords::{Action, Chance},
};
use urzeit_table::{EntryText, Told};

use super::{fight::Fight, names};
use crate::{
    deeds,
    moment::standing_events,
    session::Session,
    text::{Language, Named, Words},
};

/// The sentences so far, and for whom.
#[derive(Clone, PartialEq, Eq)]
struct Written {
    seat: Option<Seat>,
    language: Language,
    /// How many events they tell.
    events: usize,
    /// Each with the number of its event.
    lines: Vec<(usize, String)>,
}

/// What happened, as sentences, each with the number of its event. What somebody was told of an
/// event never changes, so only what is new has to be written.
pub(crate) fn lines(session: Session, words: Words) -> Memo<Vec<(usize, String)>> {
    let written = Memo::new(move |before: Option<&Written>| {
        let told = session.told.get();
        let (seat, language) = (session.seat.get(), words.language());
        let goes_on = |before: &&Written| before.seat == seat && before.language == language;
        let (known, mut lines) = match before.filter(goes_on) {
            Some(before) => (before.events, before.lines.clone()),
            None => (0, Vec::new()),
        };
        // A replay also goes back.
        lines.retain(|(number, _)| *number < told.len());
        if let Some(position) = session.now.with_untracked(|now| now.view.get().cloned()) {
            let teller = Teller {
                session,
                words,
                position,
            };
            for (number, event) in told.iter().enumerate().skip(known) {
                let sentences = teller.sentences(event, &told[..number]);
                lines.extend(sentences.map(|sentence| (number, sentence)));
            }
        }
        Written {
            seat,
            language,
            events: told.len(),
            lines,
        }
    });
    Memo::new(move |_| written.with(|written| written.lines.clone()))
}

/// An entry of the game as a sentence; nothing for other events.
pub(crate) fn sentence(session: Session, words: Words, entry: &EntryText) -> Option<String> {
    let teller = Teller {
        session,
        words,
        position: session.now.with(|now| now.view.get().cloned())?,
    };
    session.told.with(|told| teller.entry(entry, told))
}

struct Teller {
    session: Session,
    words: Words,
    /// As it is now: it knows terrains and options, which never change.
    position: Lords,
}

impl Teller {
    /// An event with all that it entailed.
    fn sentences<'a>(
        &'a self,
        event: &'a Told,
        before: &'a [Told],
    ) -> impl Iterator<Item = String> + 'a {
        let deed = deeds::sentence(self.words, event, |seat| self.name(seat));
        let entries = event.made().filter_map(|entry| self.entry(entry, before));
        let revealed = event.revealed.iter();
        let revealed = revealed.filter_map(|(_, entry)| self.reveal(entry));
        deed.into_iter().chain(entries).chain(revealed)
    }

    /// An entry of the game.
    fn entry(&self, entry: &EntryText, before: &[Told]) -> Option<String> {
        match entry.view::<Lords>().ok()? {
            EntryView::Open(Entry::Player(seat, action)) => Some(self.action(seat, action)),
            EntryView::Open(Entry::Chance(outcome)) => self.outcome(outcome, before),
            EntryView::Veiled(veiled) => {
                Some(self.words.text().hidden(veiled, |seat| self.name(seat)))
            }
        }
    }

    fn name(&self, seat: Seat) -> String {
        names::who(self.words, self.session, self.position.colours(), seat)
    }

    fn say(&self, key: &str, seat: Seat, named: &[Named<'_>]) -> String {
        let who = ("who", self.name(seat).into());
        let named: Vec<_> = [who].into_iter().chain(named.iter().cloned()).collect();
        self.words.say_with(key, &named)
    }

    fn reveal(&self, entry: &EntryText) -> Option<String> {
        match entry.read::<Lords>().ok()? {
            Entry::Player(seat, Action::Card(card)) => {
                let card = names::card(self.words, card).into();
                Some(self.say("lords-log-reveal", seat, &[("card", card)]))
            }
            _ => None,
        }
    }

    fn action(&self, seat: Seat, action: Action) -> String {
        let words = self.words;
        match action {
            Action::Lay(terrain, hex) => {
                let terrain = names::terrain(words, terrain).into();
                let named = [("terrain", terrain), ("hex", hex.to_string().into())];
                self.say("lords-log-lay", seat, &named)
            }
            Action::Keep => self.say("lords-log-keep", seat, &[]),
            Action::Card(card) => {
                let card = names::card(words, card).into();
                self.say("lords-log-card", seat, &[("card", card)])
            }
            Action::Put(hex) => self.say("lords-log-put", seat, &[("hex", hex.to_string().into())]),
            Action::Move(from, to, count) => self.say(
                "lords-log-move",
                seat,
                &[
                    ("from", from.to_string().into()),
                    ("to", to.to_string().into()),
                    ("count", count.into()),
                ],
            ),
            Action::Attack(from, to) => {
                let from = ("from", from.to_string().into());
                self.say(
                    "lords-log-attack",
                    seat,
                    &[from, ("to", to.to_string().into())],
                )
            }
            Action::Advance(count) => {
                self.say("lords-log-advance", seat, &[("count", count.into())])
            }
            Action::Civilise(hex) => self.say(
                "lords-log-civilise",
                seat,
                &[("hex", hex.to_string().into())],
            ),
            Action::Altar(hex) => {
                self.say("lords-log-altar", seat, &[("hex", hex.to_string().into())])
            }
            Action::End => self.say("lords-log-end", seat, &[]),
        }
    }

    fn outcome(&self, outcome: Chance, before: &[Told]) -> Option<String> {
        if let Chance::Roll(roll) = outcome {
            let fight = Fight::of(&standing_events(before), roll)?;
            return Some(fight.sentence(self.words, &self.position));
        }
        let text = self.words.text();
        text.lords_chance(outcome, |seat| self.name(seat))
    }
}
