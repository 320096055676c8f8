//! A change happens in memory: the table's clocks, its events with the chance that is due then, and
//! what is to be stored of them.

use urzeit_rules::{Seat, Seats, Viewer};
use urzeit_table::{Awaits, Deed, Event, Host, Millis, Sitter};

use super::{Author, Change, ChangeError, Hold, Inner, TakesOver};
use crate::{
    store::{Append, Handover, SeatResult, Seated, Seating, State, Time},
    tables,
    work::due::DueWork,
};

impl Inner {
    /// The time in which nobody was there does not count: that comes before anything else.
    pub(super) fn credit(&self) -> Option<Change> {
        let owed = self.game.owed;
        (owed > 0).then(|| Change::deeds([Deed::Credit(owed as Millis)]))
    }

    /// Does a slow game begin? Then the clocks of those on holiday stand still from the start.
    pub(super) fn begins_slowly(&self, change: &Change) -> bool {
        let stops = self.host.settings().pace.stops_for_holidays();
        stops && change.deeds.contains(&Deed::Begin)
    }

    /// Lets something happen in memory, with the chance that is due then, and says what to store.
    pub(super) fn apply(
        &mut self,
        change: Change,
        author: Option<&Author>,
        now: Time,
    ) -> Result<Append, ChangeError> {
        let number = self.host.len() as i64;
        let first = change.deeds.first();
        let snapshot = first.and_then(|deed| self.host.snapshot_before(deed));
        let asked_before = self.host.asked();
        let orders_before = self.game.orders.to_string();
        // That somebody gives or withdraws an order nobody else sees.
        let only_orders = change.orders.is_some() && change.deeds.is_empty();
        if let Some(orders) = change.orders {
            self.game.orders = orders;
        }
        let mut texts = Vec::new();
        for deed in change.deeds {
            self.happen(&deed.at(now as Millis), &mut texts)?;
        }
        self.go_on(now as Millis, &mut texts)?;
        let was = self.game.state;
        self.game.state = change.state.unwrap_or_else(|| state(&*self.host, was));
        self.game.length = self.host.len() as i64;
        if !(only_orders && texts.is_empty()) {
            self.game.changed = now;
        }
        let mut seating = None;
        if let Some(taken) = change.takes_over {
            seating = self.hand_over(taken);
        } else if let Some(people) = change.people {
            let seats = Seat::all(people.len()).zip(people.iter().zip(&self.people));
            for (seat, (now, _)) in seats.filter(|(_, (now, before))| now != before) {
                self.bots.remove(seat);
                if now.is_some() && change.bot {
                    self.bots.insert(seat);
                }
            }
            self.people = people;
            self.pass_on();
            seating = Some(Seating::Sitters {
                sitters: self.sitters(),
                creator: self.game.made.creator,
            });
        } else if was != State::Over && self.game.state == State::Over {
            seating = Some(Seating::Over {
                results: self.results(),
                dice: tables::dice::count(&self.host.record(Viewer::Spectator)).to_string(),
            });
        }
        let due = DueWork::of(&self.before(now));
        let at_once = due.at.is_some_and(|at| at <= now);
        let holds = |hold: &Hold| at_once && hold.lane >= due.lane;
        let asked = self.host.asked();
        Ok(Append {
            game: self.game.made.id.clone(),
            number,
            length: self.game.length,
            at: self.game.changed,
            texts: texts.join("\n"),
            author: author.map(|author| author.account),
            wish: author.and_then(|author| author.wish.clone()),
            shown: author.and_then(|author| Some((author.secret?, now))),
            snapshot: self.host.snapshot().or(snapshot),
            rules: i64::from(self.host.rules()),
            state: self.game.state,
            waits: waits(&*self.host),
            asked: bits(asked),
            asks: asked.iter().any(|seat| !asked_before.contains(seat)),
            offers: bits(self.host.offered()),
            due: due.at,
            lane: due.lane,
            deadline: due.deadline,
            claimed: change.hold.filter(holds).map_or(0, |hold| hold.until),
            credited: self.game.owed,
            orders_before,
            orders: self.game.orders.to_string(),
            seating,
        })
    }

    /// What follows by itself: the chance that is due, and standing orders whose choice has come.
    fn go_on(&mut self, now: Millis, texts: &mut Vec<String>) -> Result<(), ChangeError> {
        loop {
            while let Some(outcome) = self.host.draw(now) {
                self.happen(&outcome, texts)?;
            }
            let Some(acting) = self.game.orders.next(&*self.host) else {
                return Ok(());
            };
            for deed in acting.deeds.clone() {
                self.happen(&deed.at(now), texts)?;
            }
            self.game.orders.acted(&acting, &*self.host);
        }
    }

    fn happen(&mut self, event: &Event, texts: &mut Vec<String>) -> Result<(), ChangeError> {
        self.host.apply(event)?;
        self.game.orders.heed(&event.deed, &*self.host);
        texts.push(event.to_string());
        Ok(())
    }

    /// A table where quick play leads people belongs to those who wait there: if the one whose table it was has gone from it,
    /// it is that of another who sits there. Else nobody there could call it off, and it would count for somebody who
    /// cannot either.
    fn pass_on(&mut self) {
        let made = &mut self.game.made;
        let seats = Seat::all(self.people.len()).zip(&self.people);
        let mut seats = seats.filter_map(|(seat, account)| Some((seat, (*account)?)));
        if self.people.contains(&Some(made.creator)) || !tables::quick::is_quick(made) {
            return;
        }
        if let Some((seat, account)) = seats.next() {
            made.creator = account;
            self.host
                .chair(seat)
                .name()
                .clone_into(&mut self.game.creator_name);
        }
    }

    /// Somebody else has taken over a seat. A bot's seat stays one, no matter who makes its moves.
    fn hand_over(&mut self, taken: TakesOver) -> Option<Seating> {
        let before = self.people[taken.seat.index()].replace(taken.account)?;
        let seat = taken.seat.number() as i64;
        Some(Seating::Handover {
            seated: Seated {
                seat,
                account: Some(taken.account),
                level: None,
                bot: self.bots.contains(taken.seat),
            },
            handover: Handover {
                seat,
                account: before,
                forfeits: taken.forfeits,
                counts: taken.counts,
            },
        })
    }

    /// The people and computer players in the seats, as they are stored.
    fn sitters(&self) -> Vec<Seated> {
        let seats = Seat::all(self.host.players()).zip(&self.people);
        let seats = seats.filter_map(|(seat, account)| {
            let level = match self.host.chair(seat).sitter()? {
                Sitter::Person => None,
                Sitter::Computer(level) => Some(level.to_string()),
            };
            Some(Seated {
                seat: seat.number() as i64,
                account: *account,
                level,
                bot: self.bots.contains(seat),
            })
        });
        seats.collect()
    }

    /// What each seat came to, as the table says.
    fn results(&self) -> Vec<SeatResult> {
        let (result, conclusion) = (self.host.result(), self.host.conclusion());
        let ranked = conclusion.filter(|conclusion| !conclusion.ranks.is_empty());
        let winners = ranked.map(|conclusion| conclusion.winners());
        let results = Seat::all(self.host.players()).map(|seat| {
            let result = result.as_ref();
            SeatResult {
                seat: seat.number() as i64,
                points: result.map(|result| i64::from(result.points()[seat.index()])),
                won: winners.map(|winners| winners.contains(seat)),
                resigned: self.host.chair(seat).gone().is_some(),
            }
        });
        results.collect()
    }
}

fn state(host: &dyn Host, was: State) -> State {
    match host.awaits() {
        Awaits::Players(_) | Awaits::Begin => was,
        Awaits::Choices(_) | Awaits::Confirm(_) | Awaits::Chance => State::Running,
        Awaits::Nothing if was == State::Waiting && host.result().is_none() => State::Aborted,
        Awaits::Nothing => State::Over,
    }
}

/// The people that a table waits for, one bit a seat.
pub(super) fn waits(host: &dyn Host) -> i64 {
    let people = host.waited_for().iter();
    let person = |seat: &Seat| host.chair(*seat).player() == Some(Sitter::Person);
    bits(people.filter(person).collect())
}

/// Seats as they are stored, one bit each.
pub(super) fn bits(seats: Seats) -> i64 {
    seats.iter().map(|seat| 1 << seat.index()).sum()
}
