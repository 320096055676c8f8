//! A game as somebody follows it who is told what happens: where it stood after each event.
//!
//! A table tells where it stands now, and what happened. The positions between follow from that,
//! with no more than the one who follows may know. Should something not fit, those positions are
//! unknown until the table says again where it stands.

use urzeit_rules::{
    EntryView, Game, Play, Record,
    record::{Header, game_of},
    with_game,
};

use crate::told::Told;

/// A game that is followed.
#[derive(Clone, Debug)]
pub struct Followed<G> {
    /// Before the first event.
    start: Option<G>,
    /// After each event.
    after: Vec<Option<G>>,
    /// The places in `after` of the entries that stand in the game.
    entries: Vec<usize>,
}

impl<G: Game> Followed<G> {
    /// A game that begins so; nothing if its beginning is not known.
    #[must_use]
    pub fn new(header: Option<&Header<G>>) -> Followed<G> {
        Followed {
            start: header.map(|header| header.begin().position().clone()),
            after: Vec::new(),
            entries: Vec::new(),
        }
    }

    /// How many events were told.
    #[must_use]
    pub fn events(&self) -> usize {
        self.after.len()
    }

    /// Where the game stands, as far as it is known.
    #[must_use]
    pub fn now(&self) -> Option<&G> {
        match self.after.last() {
            Some(after) => after.as_ref(),
            None => self.start.as_ref(),
        }
    }

    /// Where the game stood after the event that was told at this place, counted from 0.
    #[must_use]
    pub fn after(&self, event: usize) -> Option<&G> {
        self.after.get(event)?.as_ref()
    }

    /// Where it stood before that event.
    #[must_use]
    pub fn before(&self, event: usize) -> Option<&G> {
        match event.checked_sub(1) {
            Some(last) => self.after(last),
            None => self.start.as_ref(),
        }
    }

    /// One more event is told.
    pub fn tell(&mut self, told: &Told) {
        let read = told.read::<G>().ok();
        let after = match (told.went_back_to, told.entry()) {
            (Some(entries), _) => self.back_to(entries),
            (None, Some(_)) => {
                let after = read.and_then(|told| self.enter(&told));
                self.entries.push(self.after.len());
                after
            }
            (None, None) => self.now().cloned(),
        };
        self.after.push(after);
    }

    /// After all that was told the game stands so.
    pub fn agree(&mut self, view: &G) {
        if self.now() == Some(view) {
            return;
        }
        if let Some(last) = self.after.last_mut() {
            *last = Some(view.clone());
        }
    }

    /// The entry, what it forced, and what it revealed. Choices that are forced once all secrets are
    /// out fit only then.
    fn enter(&self, told: &Told<EntryView<G>>) -> Option<G> {
        let mut position = self.now()?.clone();
        let mut revealed = told.revealed.iter();
        for entry in told.made() {
            position = match position.hear(entry) {
                Some(after) => after,
                None => reveal(position, revealed.by_ref())?.hear(entry)?,
            };
        }
        position = reveal(position, revealed)?;
        // A record holds its entries alone.
        Some(Play::from(position).position().clone())
    }

    /// Where the game stood when it had so many entries.
    fn back_to(&mut self, entries: usize) -> Option<G> {
        self.entries.truncate(entries);
        match self.entries.last() {
            Some(&event) => self.after[event].clone(),
            None => self.start.clone(),
        }
    }
}

/// Where somebody who follows a game, which begins with this head of a record, does not come to what the
/// table showed: after so many events. Nothing, as it should be, if it always does. `shown` has views with
/// how many events there were, in order.
#[must_use]
pub fn astray<'a>(
    header: &str,
    told: &[Told],
    shown: impl IntoIterator<Item = (u64, &'a str)>,
) -> Option<u64> {
    let empty = format!("{header}log\n");
    let Ok(game) = game_of(&empty) else {
        return Some(0);
    };
    with_game!(game, astray_in(&empty, told, shown))
}

fn astray_in<'a, G: Game>(
    empty: &str,
    told: &[Told],
    shown: impl IntoIterator<Item = (u64, &'a str)>,
) -> Option<u64> {
    let reading = Record::<G>::read(empty).ok();
    let mut followed = Followed::<G>::new(reading.as_ref().map(|reading| reading.record.header()));
    for (events, view) in shown {
        let known = followed.events();
        for told in told.get(known..events as usize).unwrap_or_default() {
            followed.tell(told);
        }
        if followed.now().map(ToString::to_string).as_deref() != Some(view) {
            return Some(events);
        }
    }
    None
}

fn reveal<'a, G: Game>(
    position: G,
    mut revealed: impl Iterator<Item = &'a (usize, EntryView<G>)>,
) -> Option<G> {
    revealed.try_fold(position, |position, (_, entry)| position.hear(entry))
}
