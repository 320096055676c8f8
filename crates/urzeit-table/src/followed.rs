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
    standing: Standing,
}

/// The entries that stand in a game: for each the place of the event that told of it.
#[derive(Clone, Default, Debug)]
struct Standing(Vec<usize>);

impl Standing {
    fn tell(&mut self, place: usize, told: &Told) {
        match told.went_back_to {
            Some(entries) => self.0.truncate(entries),
            // What a choice has forced is no entry of its own.
            None => self.0.extend(told.entry().map(|_| place)),
        }
    }
}

/// The entries that stand after all these events: for each the place of the event that told of it. Nothing
/// if the first events are not known, because the rules were corrected.
#[must_use]
pub fn standing(told: &[Told]) -> Option<Vec<usize>> {
    if told.first()?.number != 0 {
        return None;
    }
    let mut standing = Standing::default();
    for (place, told) in told.iter().enumerate() {
        standing.tell(place, told);
    }
    Some(standing.0)
}

impl<G: Game> Followed<G> {
    /// A game that begins so; nothing if its beginning is not known.
    #[must_use]
    pub fn new(header: Option<&Header<G>>) -> Followed<G> {
        Followed {
            start: header.map(|header| header.begin().position().clone()),
            after: Vec::new(),
            standing: Standing::default(),
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
        self.standing.tell(self.after.len(), told);
        let after = match (told.went_back_to, told.entry()) {
            (Some(_), _) => self.last_standing().cloned(),
            (None, Some(_)) => {
                let read = told.read::<G>().ok();
                read.and_then(|told| self.enter(&told))
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

    /// Where the game stood after the last entry that stands.
    fn last_standing(&self) -> Option<&G> {
        match self.standing.0.last() {
            Some(&event) => self.after(event),
            None => self.start.as_ref(),
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
