//! Where a game stood after each event that was told.
//!
//! A table tells where it stands now, and what happened. The positions between follow from that:
//! everything is made again from the beginning, with no more than whoever is here may know. Should
//! something not fit, those positions are unknown until the table says again where it stands.

use leptos::prelude::*;
use urzeit_rules::{Entry, Game, Genesis, Lords, Play, Record, Seat, Seats, Ursuppe};

use crate::session::Session;

/// Where a game stood after each event.
#[derive(Clone, Copy)]
pub(crate) struct Past {
    session: Session,
    made: StoredValue<Option<Made>>,
}

struct Made {
    seat: Option<Seat>,
    /// At a real table the counts of the box may turn out to be others.
    header: String,
    follows: Box<dyn Follows>,
}

impl Past {
    pub(crate) fn new(session: Session) -> Past {
        let made = StoredValue::new(None);
        Past { session, made }
    }

    /// The position after an event; nothing if it is not known.
    pub(crate) fn after(self, number: usize) -> Option<String> {
        self.catch_up();
        self.made
            .with_value(|made| made.as_ref()?.follows.after(number))
    }

    /// The position before an event; nothing if it is not known.
    pub(crate) fn before(self, number: usize) -> Option<String> {
        match number.checked_sub(1) {
            Some(last) => self.after(last),
            None => None,
        }
    }

    fn catch_up(self) {
        let Past { session, made } = self;
        let seat = session.seat.get_untracked();
        let header = session.table.with_untracked(|table| table.header.clone());
        session.told.with_untracked(|told| {
            made.update_value(|made| {
                // Another viewer was told something else; who goes back is told less.
                let fits = |made: &Made| {
                    let is_same = made.seat == seat && made.header == header;
                    is_same && made.follows.events() <= told.len()
                };
                if !made.as_ref().is_some_and(fits) {
                    *made = None;
                }
                let made = made.get_or_insert_with(|| Made {
                    seat,
                    follows: session.game.follow(&header),
                    header,
                });
                let people = session.people();
                for event in &told[made.follows.events()..] {
                    made.follows.tell(event, people);
                }
                session
                    .now
                    .with_untracked(|now| made.follows.agree(&now.view));
            });
        });
    }
}

/// Follows a game, whichever it is.
pub(crate) trait Follows: Send + Sync {
    /// How many events were told.
    fn events(&self) -> usize;
    /// One more event is told.
    fn tell(&mut self, event: &str, people: Seats);
    /// After all that was told the game stands so.
    fn agree(&mut self, view: &str);
    fn after(&self, number: usize) -> Option<String>;
}

/// A position that can go on with what is told.
pub(crate) trait Hears: Game {
    /// The position after an entry; nothing if it does not fit.
    fn hear(&self, told: &str) -> Option<Self> {
        let entry: Entry<Self> = told.parse().ok()?;
        let mut after = self.clone();
        match entry {
            Entry::Player(seat, action) => {
                self.check(seat, action).ok()?;
                after.act(seat, action);
            }
            Entry::Chance(outcome) => {
                self.check_chance(outcome).ok()?;
                after.settle(outcome);
            }
        }
        Some(after)
    }
}

impl Hears for Genesis {}
impl Hears for Ursuppe {}
impl Hears for Lords {
    fn hear(&self, told: &str) -> Option<Lords> {
        self.heard(told)
    }
}

/// A game that is followed.
pub(crate) struct Followed<G> {
    /// Before the first event.
    start: Option<G>,
    /// After each event.
    after: Vec<Option<G>>,
    /// The numbers of the events that stand as entries in the game.
    entries: Vec<usize>,
    /// To how many entries somebody asks to go back, and who agrees.
    request: Option<(usize, Seats)>,
}

impl<G: Hears> Followed<G> {
    pub(crate) fn begin(header: &str) -> Followed<G> {
        let reading = Record::<G>::read(&format!("{header}log\n")).ok();
        Followed {
            start: reading.map(|reading| reading.record.header().begin().position().clone()),
            after: Vec::new(),
            entries: Vec::new(),
            request: None,
        }
    }

    fn now(&self) -> Option<&G> {
        match self.after.last() {
            Some(after) => after.as_ref(),
            None => self.start.as_ref(),
        }
    }

    /// The entry, then what it forced, then what it revealed.
    fn enter(&self, first: &str, more: &[&str]) -> Option<G> {
        let mut position = self.now()?.hear(first)?;
        for line in more {
            let told = match line.split_once(' ')? {
                ("forced", entry) => entry,
                ("reveal", rest) => rest.split_once(' ')?.1,
                _ => continue,
            };
            position = position.hear(told)?;
        }
        // Who goes through a record is told its entries alone.
        Some(Play::from(position).position().clone())
    }

    /// Where the game stood when it had so many entries.
    fn back_to(&mut self, entries: usize) -> Option<G> {
        self.entries.truncate(entries);
        match self.entries.last() {
            Some(&number) => self.after[number].clone(),
            None => self.start.clone(),
        }
    }

    /// What is no entry of the game but may change it.
    fn happen(&mut self, deed: &str, people: Seats) -> Option<G> {
        let mut words = deed.split(' ');
        let word = words.next().unwrap_or_default();
        let seat = words.next().and_then(|seat| seat.parse::<Seat>().ok());
        let count = words.next().and_then(|count| count.parse().ok());
        match (word, seat, count) {
            ("undo", _, Some(count)) => {
                let left = self.entries.len().saturating_sub(count);
                return self.back_to(left);
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
        let all_agree =
            |(_, agreed): &mut (usize, Seats)| people.iter().all(|person| agreed.contains(person));
        match self.request.take_if(all_agree) {
            Some((entries, _)) => self.back_to(entries),
            None => self.now().cloned(),
        }
    }
}

impl<G: Hears> Follows for Followed<G> {
    fn events(&self) -> usize {
        self.after.len()
    }

    fn tell(&mut self, event: &str, people: Seats) {
        let mut lines = event.lines();
        let deed = lines.next().and_then(|line| line.split_once(' '));
        let (_, deed) = deed.unwrap_or_default();
        let first = deed.split(' ').next().unwrap_or_default();
        let after = if first == "*" || first.parse::<Seat>().is_ok() {
            let after = self.enter(deed, &lines.collect::<Vec<_>>());
            self.entries.push(self.after.len());
            after
        } else {
            self.happen(deed, people)
        };
        self.after.push(after);
    }

    fn agree(&mut self, view: &str) {
        if self.now().map(ToString::to_string).as_deref() == Some(view) {
            return;
        }
        if let (Some(last), Ok(view)) = (self.after.last_mut(), view.parse()) {
            *last = Some(view);
        }
    }

    fn after(&self, number: usize) -> Option<String> {
        Some(self.after.get(number)?.as_ref()?.to_string())
    }
}
