//! What a viewer is told of each event, and never anything else.
//!
//! What is told of an event never changes: a secret that comes out is told with the event that
//! brought it out. So a client that knows all up to some number asks for what came since.

use std::{fmt, str::FromStr};

use urzeit_rules::{Entry, EntryView, Game, Seat, Unreadable, Viewer, Wanted, notation::Words};

use crate::{
    clock::{Millis, read_number},
    event::{Deed, EntryText, Event},
    table::Table,
};

/// What a viewer is told of an event. Its text has a line for the event, hidden parts as `?`, a
/// line `forced SEAT ACTION` for every choice that had one option, a line `reveal NUMBER ENTRY` for
/// every earlier event that the viewer may know only now, and a line `back ENTRIES` if entries were
/// taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E = EntryText> {
    /// The number of the event; its text does not hold it.
    pub number: usize,
    /// When.
    pub at: Millis,
    /// What; nothing if the one who tells it knows more kinds of events than this program.
    pub deed: Option<Deed<E>>,
    /// Choices with one option that the table made at once.
    pub forced: Vec<E>,
    /// Earlier events that the viewer may know only now: their numbers and entries.
    pub revealed: Vec<(usize, E)>,
    /// How many entries the game had where it went back to, if it did.
    pub went_back_to: Option<usize>,
}

impl<E> Told<E> {
    /// Only that an entry was made.
    pub fn only(number: usize, entry: E) -> Told<E> {
        Told::of(number, Deed::Entry(entry))
    }

    /// An event that nothing else is known of.
    #[must_use]
    pub fn of(number: usize, deed: Deed<E>) -> Told<E> {
        Told {
            number,
            at: 0,
            deed: Some(deed),
            forced: Vec::new(),
            revealed: Vec::new(),
            went_back_to: None,
        }
    }

    /// The entry of the game, if the event is one.
    pub fn entry(&self) -> Option<&E> {
        match &self.deed {
            Some(Deed::Entry(entry)) => Some(entry),
            _ => None,
        }
    }

    /// The entry and those that it forced, in the order in which they were made.
    pub fn made(&self) -> impl DoubleEndedIterator<Item = &E> {
        self.entry().into_iter().chain(&self.forced)
    }

    /// All entries that it tells of: itself, what it forced, what it revealed.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &E> {
        self.made()
            .chain(self.revealed.iter().map(|(_, entry)| entry))
    }

    fn try_map<T, Error>(self, map: impl Fn(E) -> Result<T, Error>) -> Result<Told<T>, Error> {
        let revealed = self.revealed.into_iter();
        Ok(Told {
            number: self.number,
            at: self.at,
            deed: self.deed.map(|deed| deed.try_map(&map)).transpose()?,
            forced: self
                .forced
                .into_iter()
                .map(&map)
                .collect::<Result<_, _>>()?,
            revealed: revealed
                .map(|(number, entry)| Ok((number, map(entry)?)))
                .collect::<Result<_, _>>()?,
            went_back_to: self.went_back_to,
        })
    }
}

impl<G: Game> Told<EntryView<G>> {
    /// The same for those who do not know the game.
    #[must_use]
    pub fn as_text(self) -> Told {
        let text = self.try_map(|entry| match entry {
            EntryView::Open(entry) => Ok(entry.into()),
            EntryView::Veiled(_) => entry.to_string().parse(),
        });
        text.expect("what is told of an entry begins as an entry does")
    }
}

impl Told {
    /// What a viewer of this game is told.
    ///
    /// # Errors
    /// If it does not speak of this game.
    pub fn read<G: Game>(&self) -> Result<Told<EntryView<G>>, Unreadable> {
        self.clone().try_map(|entry| entry.view())
    }
}

impl<E: fmt::Display> fmt::Display for Told<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.at)?;
        if let Some(deed) = &self.deed {
            write!(f, " {deed}")?;
        }
        for entry in &self.forced {
            write!(f, "\nforced {entry}")?;
        }
        for (number, entry) in &self.revealed {
            write!(f, "\nreveal {number} {entry}")?;
        }
        match self.went_back_to {
            Some(entries) => write!(f, "\nback {entries}"),
            None => Ok(()),
        }
    }
}

impl<E: FromStr<Err = Unreadable>> FromStr for Told<E> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Told<E>, Unreadable> {
        const LINE: Wanted = Wanted {
            kind: "told",
            forms: &["forced", "reveal", "back"],
        };
        let mut lines = text.split('\n');
        let mut words = Words::of(lines.next().unwrap_or_default());
        let mut told = Told {
            number: 0,
            at: read_number(&mut words)?,
            deed: words.rest().parse().ok(),
            forced: Vec::new(),
            revealed: Vec::new(),
            went_back_to: None,
        };
        for line in lines {
            let mut words = Words::of(line);
            match words.word(LINE)? {
                "forced" => told.forced.push(words.rest().parse()?),
                "reveal" => {
                    let number = read_number(&mut words)?;
                    told.revealed.push((number, words.rest().parse()?));
                }
                "back" => told.went_back_to = Some(read_number(&mut words)?),
                // The one who tells it knows more than this program.
                _ => {}
            }
        }
        Ok(told)
    }
}

/// An event, and what is particular to its telling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Happened<G: Game> {
    pub(crate) event: Event<Entry<G>>,
    /// Those who may not know all of it.
    veils: Veils<G>,
    /// Choices with one option that the table made at once.
    forced: Vec<(Entry<G>, Veils<G>)>,
    /// The numbers of earlier events that all may know now.
    pub(crate) revealed: Vec<usize>,
    /// How many entries the game had where the table went back to.
    pub(crate) went_back_to: Option<usize>,
    /// Is it a choice that was made in secret?
    pub(crate) secret: bool,
}

/// The viewers who may not know all of an entry, and what they are told instead.
type Veils<G> = Vec<(Viewer, EntryView<G>)>;

impl<G: Game> Happened<G> {
    pub(crate) fn new(event: Event<Entry<G>>) -> Happened<G> {
        Happened {
            event,
            veils: Vec::new(),
            forced: Vec::new(),
            revealed: Vec::new(),
            went_back_to: None,
            secret: false,
        }
    }

    /// Is it a choice of which nobody else has learned anything by it?
    pub(crate) fn is_hidden(&self) -> bool {
        self.secret && self.revealed.is_empty() && self.forced.is_empty()
    }

    /// Notes who may not know what of an entry made in this position, and of the choices that
    /// it forced. A secret choice that all have made by then is one no longer.
    pub(crate) fn veil(&mut self, mut position: G, entry: Entry<G>, forced: &[(Seat, G::Action)]) {
        self.veils = veils(&position, entry);
        match entry {
            Entry::Player(seat, action) => position.act(seat, action),
            Entry::Chance(outcome) => position.settle(outcome),
        }
        for &(seat, action) in forced {
            let entry = Entry::Player(seat, action);
            self.forced.push((entry, veils(&position, entry)));
            position.act(seat, action);
        }
        for (entry, veils) in &mut self.forced {
            if let Entry::Player(seat, _) = entry
                && !position.turn().keeps_secret(*seat)
            {
                veils.clear();
            }
        }
    }
}

fn veils<G: Game>(position: &G, entry: Entry<G>) -> Veils<G> {
    let seats = Seat::all(position.players()).map(Viewer::Seat);
    let told = seats
        .chain([Viewer::Spectator])
        .map(|viewer| (viewer, EntryView::of(position, entry, viewer)));
    told.filter(|(_, told)| told.entry().is_none()).collect()
}

fn veil<G: Game>(veils: &Veils<G>, viewer: Viewer) -> Option<EntryView<G>> {
    let mut veils = veils.iter();
    veils.find_map(|(other, told)| (*other == viewer).then_some(*told))
}

impl<G: Game> Table<G> {
    /// The number of the first event that can still be told: 0, but for a table that goes on
    /// from a snapshot. A client that knows less than that has to look at a [`Table::view`] first.
    #[must_use]
    pub fn first(&self) -> usize {
        self.start.events
    }

    /// What `viewer` may be told of all events from number `since` on; not of those before
    /// [`Table::first`].
    #[must_use]
    pub fn told(&self, viewer: Viewer, since: usize) -> Vec<Told<EntryView<G>>> {
        let known = since.saturating_sub(self.first());
        let news = self.history.iter().enumerate().skip(known);
        news.map(|(place, happened)| self.tell(self.first() + place, happened, viewer))
            .collect()
    }

    fn tell(&self, number: usize, happened: &Happened<G>, viewer: Viewer) -> Told<EntryView<G>> {
        let shown = |entry: Entry<G>, veils: &Veils<G>| {
            veil(veils, viewer).unwrap_or(EntryView::Open(entry))
        };
        let deed = happened.event.deed.clone();
        let deed = deed.try_map(|entry| Ok::<_, Unreadable>(shown(entry, &happened.veils)));
        let forced = happened.forced.iter();
        let revealed = happened.revealed.iter().filter_map(|&number| {
            // No snapshot stands between a secret choice and its reveal.
            let earlier = &self.history[number - self.first()];
            veil(&earlier.veils, viewer)?;
            match earlier.event.deed {
                Deed::Entry(entry) => Some((number, EntryView::Open(entry))),
                _ => None,
            }
        });
        Told {
            number,
            at: happened.event.at,
            deed: deed.ok(),
            forced: forced.map(|(entry, veils)| shown(*entry, veils)).collect(),
            revealed: revealed.collect(),
            went_back_to: happened.went_back_to,
        }
    }
}
