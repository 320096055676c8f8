//! What happened, in sentences.

mod sentences;

use leptos::prelude::*;
use urzeit_rules::{Entry, Game as _, Ursuppe};
use urzeit_table::{Deed, EntryText, Followed, Told};

use crate::{
    deeds,
    past::follow,
    session::Session,
    table::Lines,
    text::{Language, Words},
};
use sentences::consequences;
pub(super) use sentences::is_nothing;

/// Tells what happened at a table: a sentence with the number of its event, the first one first.
pub(crate) fn lines(session: Session, words: Words) -> Lines {
    let kept = StoredValue::new(None::<Chronicle>);
    Memo::new(move |_| {
        let language = words.language();
        let told = session.told.get();
        let known = kept.try_update_value(Option::take).flatten();
        let known = known.filter(|known| known.language == language);
        let mut chronicle = known.unwrap_or_else(|| {
            let header = session.table.with(|table| table.header.clone());
            Chronicle::begin(language, &header)
        });
        for event in told.iter().skip(chronicle.game.events()) {
            chronicle.tell(session, words, event);
        }
        // In a replay less is told than is known.
        let lines = chronicle.lines.iter();
        let lines = lines.take_while(|(number, _)| *number < told.len());
        let lines = lines.cloned().collect();
        kept.set_value(Some(chronicle));
        lines
    })
}

/// An entry as a sentence: with all that is known of it if whoever is here could do it now.
pub(crate) fn sentence(session: Session, words: Words, entry: &EntryText) -> Option<String> {
    let entry: Entry<Ursuppe> = entry.read().ok()?;
    let asked = session
        .is_asked()
        .then(|| session.now.with(|now| now.view.get().cloned()));
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
    /// The game as far as it was told; positions are unknown if it cannot be followed.
    game: Followed<Ursuppe>,
    lines: Vec<(usize, String)>,
}

impl Chronicle {
    fn begin(language: Language, header: &str) -> Chronicle {
        Chronicle {
            language,
            game: follow(header),
            lines: Vec::new(),
        }
    }

    /// Tells one more event.
    fn tell(&mut self, session: Session, words: Words, event: &Told) {
        let number = self.game.events();
        let before = self.game.now().cloned();
        self.game.tell(event);
        let is_known = self.game.now().is_some();
        let mut said = match &event.deed {
            Some(Deed::Entry(_)) => entered(session, words, before.filter(|_| is_known), event),
            Some(_) => {
                let said = deeds::sentence(words, event, |seat| session.name(seat));
                said.into_iter().collect()
            }
            None => Vec::new(),
        };
        said.dedup();
        let said = said.into_iter().map(|line| (number, line));
        self.lines.extend(said);
    }
}

/// An entry of the game, what it forced, and what came of it.
fn entered(
    session: Session,
    words: Words,
    mut position: Option<Ursuppe>,
    event: &Told,
) -> Vec<String> {
    let mut entries: Vec<Entry<Ursuppe>> =
        event.made().filter_map(|entry| entry.read().ok()).collect();
    let mut said = Vec::new();
    let mut nth = 0;
    while let Some(&entry) = entries.get(nth) {
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
            // A record holds its entries alone: what they force is not told there.
            if let (true, Some((seat, action))) = (nth + 1 == entries.len(), after.forced()) {
                entries.push(Entry::Player(seat, action));
            }
            *before = after;
        }
        nth += 1;
    }
    said
}
