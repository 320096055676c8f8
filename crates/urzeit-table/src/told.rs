//! What a viewer is told of each event, and never anything else.
//!
//! What is told of an event never changes: a secret that comes out is told with the event that
//! brought it out. So who knows all up to some number asks for what came since.

use urzeit_rules::{Entry, Game, Seat, Told, Viewer};

use crate::{event::Event, table::Table};

/// An event, and what is particular to its telling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Happened<G: Game> {
    pub(crate) event: Event<G>,
    /// Those who may not know all of it.
    veils: Veils<G>,
    /// Choices with one option that the table made at once.
    forced: Vec<(Entry<G>, Veils<G>)>,
    /// The numbers of earlier events that all may know now.
    pub(crate) revealed: Vec<usize>,
}

/// Who may not know all of an entry, and what they are told instead.
type Veils<G> = Vec<(Viewer, Told<G>)>;

impl<G: Game> Happened<G> {
    pub(crate) fn new(event: Event<G>) -> Happened<G> {
        Happened {
            event,
            veils: Vec::new(),
            forced: Vec::new(),
            revealed: Vec::new(),
        }
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
        .map(|viewer| (viewer, Told::of(position, entry, viewer)));
    told.filter(|(_, told)| told.entry().is_none()).collect()
}

fn veil<G: Game>(veils: &Veils<G>, viewer: Viewer) -> Option<&Told<G>> {
    let mut veils = veils.iter();
    veils.find_map(|(other, told)| (*other == viewer).then_some(told))
}

impl<G: Game> Table<G> {
    /// The number of the first event that can still be told: 0, but for a table that goes on
    /// from a snapshot. Who knows less than that has to look at a [`Table::view`] first.
    #[must_use]
    pub fn first(&self) -> usize {
        self.start.events
    }

    /// What `viewer` may be told of all events from number `since` on, a text for each; not of
    /// those before [`Table::first`].
    ///
    /// Its first line is the event, hidden parts as `?`. Then follow a line `forced SEAT
    /// ACTION` for every choice that had one option, and a line `reveal NUMBER ENTRY` for every
    /// earlier event that the viewer may know only now.
    #[must_use]
    pub fn told(&self, viewer: Viewer, since: usize) -> Vec<String> {
        let known = since.saturating_sub(self.first());
        let news = self.history.iter().skip(known);
        news.map(|happened| self.tell(happened, viewer)).collect()
    }

    fn tell(&self, happened: &Happened<G>, viewer: Viewer) -> String {
        let mut lines = vec![match veil(&happened.veils, viewer) {
            Some(told) => format!("{} {told}", happened.event.at),
            None => happened.event.to_string(),
        }];
        for (entry, veils) in &happened.forced {
            lines.push(match veil(veils, viewer) {
                Some(told) => format!("forced {told}"),
                None => format!("forced {entry}"),
            });
        }
        for &number in &happened.revealed {
            // No snapshot stands between a secret choice and its reveal.
            let earlier = &self.history[number - self.first()];
            if veil(&earlier.veils, viewer).is_some() {
                lines.push(format!("reveal {number} {}", earlier.event.deed));
            }
        }
        lines.join("\n")
    }
}
