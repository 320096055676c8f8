//! The people at a table who are there: those who follow it, at this process or at another.
//!
//! Each process writes down who has come to it and who has left; all hear of that and tell those who sit at
//! the table. It is no event: nothing of it is in the game's record.

use std::{
    collections::BTreeSet,
    sync::{Arc, MutexGuard, PoisonError, atomic::Ordering},
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use urzeit_rules::{Seat, Viewer};
use urzeit_table::{
    Awaits, Deed, Millis, Sitter,
    messages::{Presence, ToClient},
};

use super::{Before, Change, ChangeError, Following, Inner, Live, json};
use crate::store::{AccountId, Attendance, Attending, Broken, Ledger, State, Time};

/// A page that is reloaded, or whose connection breaks for a moment, is not worth a word.
const GRACE: Duration = Duration::from_secs(2);

impl<L: Ledger> Following<L> {
    /// Nothing has been heard of the follower for a while, or something is heard again.
    pub(crate) fn set_silent(&self, silent: bool) {
        let mut listeners = self.live.lock_listeners();
        let mine = listeners.iter_mut().find(|one| one.number == self.number);
        let Some(mine) = mine.filter(|mine| mine.silent != silent) else {
            return;
        };
        mine.silent = silent;
        drop(listeners);
        let live = Arc::clone(&self.live);
        meanwhile(async move {
            if silent {
                live.write_departures().await;
            } else {
                live.write_arrivals().await;
            }
        });
    }
}

/// Does something while others go on. A server that ends lets all go without it.
fn meanwhile(work: impl Future<Output = ()> + Send + 'static) {
    if let Ok(runtime) = tokio::runtime::Handle::try_current() {
        runtime.spawn(work);
    }
}

impl<L: Ledger> Live<L> {
    /// Somebody follows the table now. What they were told first may have been read before others came or
    /// left, so it is told again if it is not true any more.
    pub(super) fn notice_arrival(self: &Arc<Live<L>>) {
        let live = Arc::clone(self);
        meanwhile(async move {
            live.write_arrivals().await;
            live.hear_presence().await;
        });
    }

    /// Has somebody taken a seat or left one, so that others are to be told and something is to be written?
    pub(crate) fn take_seat_changes(&self) -> bool {
        self.seats_changed.swap(false, Ordering::Relaxed)
    }

    /// Writes down and tells who is there after seats have changed.
    pub(crate) async fn follow_seats(&self) {
        self.write_arrivals().await;
        self.write_departures().await;
        self.hear_presence().await;
    }

    /// Somebody does not follow the table any more, and may be back at once.
    pub(super) fn notice_departure(self: &Arc<Live<L>>) {
        let live = Arc::clone(self);
        meanwhile(async move {
            tokio::time::sleep(GRACE).await;
            live.write_departures().await;
        });
    }

    /// Is somebody here of whom that is not written? They may have sat down just now.
    pub(crate) fn has_newcomers(&self) -> bool {
        !self.present().is_subset(&self.lock_written())
    }

    /// Is somebody here?
    pub(crate) fn is_attended(&self) -> bool {
        !self.lock_written().is_empty()
    }

    /// Writes down who has come.
    pub(crate) async fn write_arrivals(&self) {
        let _writing = self.presence.lock().await;
        let (written, present) = (self.lock_written().clone(), self.present());
        self.write_presence(present.difference(&written), true)
            .await;
    }

    /// Writes down who has left.
    pub(crate) async fn write_departures(&self) {
        let _writing = self.presence.lock().await;
        let (written, present) = (self.lock_written().clone(), self.present());
        self.write_presence(written.difference(&present), false)
            .await;
    }

    /// What fails is tried again when the process next gives a sign of life.
    async fn write_presence(&self, people: impl Iterator<Item = &AccountId>, here: bool) {
        for account in people {
            let now = self.clock.now();
            if let Err(error) = self.store.attend(&self.id, *account, here, now).await {
                tracing::warn!(table = self.id, %error, "cannot write who is there");
                self.unwritten.store(true, Ordering::Relaxed);
                return;
            }
            let mut written = self.lock_written();
            if here {
                written.insert(*account);
            } else {
                written.remove(account);
            }
        }
    }

    /// Writes down what could not be written before, and begins what could not begin.
    pub(crate) async fn write_again(&self) {
        if self.unwritten.swap(false, Ordering::Relaxed) {
            self.write_arrivals().await;
            self.write_departures().await;
            self.begin_if_full().await;
        }
    }

    /// Somebody, perhaps at another process, has come or left: those who sit here are told.
    pub(crate) async fn hear_presence(&self) {
        if self.lock_listeners().is_empty() {
            return;
        }
        if let Err(error) = self.tell_presence().await {
            tracing::warn!(table = self.id, %error, "cannot read who is there");
        }
    }

    async fn tell_presence(&self) -> Result<(), Broken> {
        // What is read later is told later.
        let _telling = self.presence.lock().await;
        let known = self.store.attendance(&self.id, self.clock.now()).await?;
        // Nobody is told of an arrival that is not written: a departure right after it would have no time.
        let present = self.present();
        let present = present
            .intersection(&self.lock_written())
            .copied()
            .collect();
        // Another process may have written that somebody has left who is also here: then that is written
        // again.
        for one in known.people.iter().filter(|one| !one.here) {
            self.lock_written().remove(&one.account);
        }
        let inner = self.fresh().await?;
        self.lock_listeners().retain_mut(|listener| {
            let seated = listener
                .account
                .filter(|_| listener.attends && listener.viewer != Viewer::Spectator);
            let Some(account) = seated else {
                return true;
            };
            let told = inner.presence(&known, &present, account);
            if told == listener.presence {
                return true;
            }
            listener.presence.clone_from(&told);
            let text = Utf8Bytes::from(json(&ToClient::Presence(told)));
            listener.sender.try_send(text).is_ok()
        });
        Ok(())
    }

    /// The people at the table who are there, at whichever process.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn attendance(&self) -> Result<Attendance, Broken> {
        let mut known = self.store.attendance(&self.id, self.clock.now()).await?;
        let present = self.present();
        for one in &mut known.people {
            one.here |= present.contains(&one.account);
        }
        // Of those who have just come nothing is written yet.
        let newcomers =
            |account: &AccountId| known.people.iter().all(|one| one.account != *account);
        let at = self.clock.now();
        let newcomers: Vec<_> = present.into_iter().filter(newcomers).collect();
        let here = |account| Attending {
            account,
            here: true,
            at,
        };
        known.people.extend(newcomers.into_iter().map(here));
        Ok(known)
    }

    /// Begins the game if all sit, nobody has to say so, and all are there without whom it does not begin: when
    /// somebody sits down, and when somebody comes. What fails is tried again when the process next gives a sign of
    /// life: nobody else may come, and the game would wait for ever.
    pub(crate) async fn begin_if_full(&self) {
        match self.try_to_begin().await {
            // Another one was faster: with beginning, or with leaving.
            Ok(()) | Err(ChangeError::Refused(_)) => {}
            Err(ChangeError::Broken(error)) => {
                tracing::warn!(table = self.id, %error, "cannot begin a game for which all are there");
                self.unwritten.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Nobody waits any longer: the seats of those who have not come are free again. If all have come, the game begins,
    /// if nobody has to say so. Says whether anything has changed.
    pub(crate) async fn end_gathering(&self) -> Result<bool, ChangeError> {
        let known = self.attendance().await?;
        let ends = |table: &Before<'_>| {
            if gathers_until(table).is_none_or(|until| until > table.now) {
                return Ok(None);
            }
            let seats: Vec<_> = missing(table, &known).collect();
            if seats.is_empty() {
                let begins = table.game.made.begins_when_full;
                return Ok(begins.then(|| Change::deeds([Deed::Begin])));
            }
            let mut people = table.people.to_vec();
            for seat in &seats {
                people[seat.index()] = None;
            }
            Ok(Some(Change {
                people: Some(people),
                ..Change::deeds(seats.into_iter().map(Deed::Leave))
            }))
        };
        Ok(self.change_if(None, ends).await?.is_some())
    }

    async fn try_to_begin(&self) -> Result<(), ChangeError> {
        let is_full = |table: &Before<'_>| {
            let waits = table.game.state == State::Waiting;
            waits && table.game.made.begins_when_full && table.host.awaits() == Awaits::Begin
        };
        if !self.look(is_full).await? {
            return Ok(());
        }
        let known = self.attendance().await?;
        let begins = |table: &Before<'_>| {
            let begins = is_full(table) && !lacks_somebody(table, &known);
            Ok(begins.then(|| Change::deeds([Deed::Begin])))
        };
        self.change_if(None, begins).await?;
        Ok(())
    }

    /// Those who sit at the table and follow it here.
    pub(super) fn present(&self) -> BTreeSet<AccountId> {
        let listeners = self.lock_listeners();
        let here = listeners
            .iter()
            .filter(|listener| listener.viewer != Viewer::Spectator)
            .filter(|listener| listener.attends && !listener.silent);
        here.filter_map(|listener| listener.account).collect()
    }

    fn lock_written(&self) -> MutexGuard<'_, BTreeSet<AccountId>> {
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Until when a game whose seats are all taken waits for those who have not come.
pub(crate) fn gathers_until(table: &Before<'_>) -> Option<Time> {
    let gathers = table.host.settings().pace.gathers(table.game.made.rated);
    let waits = table.game.state == State::Waiting && table.host.awaits() == Awaits::Begin;
    let gathers = gathers.filter(|_| waits)?;
    Some(table.game.changed.saturating_add_unsigned(gathers))
}

/// Is somebody at the table missing without whom the game does not begin? It is looked at in the same step in which it
/// begins, so that nobody sits down in between.
pub(crate) fn lacks_somebody(table: &Before<'_>, known: &Attendance) -> bool {
    missing(table, known).next().is_some()
}

/// The seats of those for whom a game waits whose seats are all taken.
fn missing<'a>(
    table: &'a Before<'_>,
    known: &'a Attendance,
) -> impl Iterator<Item = Seat> + use<'a> {
    let pace = table.host.settings().pace;
    let gathers =
        table.host.awaits() == Awaits::Begin && pace.gathers(table.game.made.rated).is_some();
    // That is when the last one sat down.
    let full = table.game.changed;
    let has_come = move |seat: Seat, account: AccountId| {
        let sat_down = table.host.sat_down(seat).map(|at| at as Time);
        known.is_here(account)
            || !pace.begins_at_once()
                && (sat_down >= Some(full) || !known.is_gone(account, full - 1))
    };
    let people = Seat::all(table.host.players()).zip(table.people);
    let people = people.filter_map(|(seat, account)| Some((seat, (*account)?)));
    people
        .filter(move |(seat, account)| gathers && !has_come(*seat, *account))
        .map(|(seat, _)| seat)
}

impl Inner {
    /// The people who are there, as a viewer may know it: not those who have blocked the viewer.
    pub(super) fn presence(
        &self,
        known: &Attendance,
        present: &BTreeSet<AccountId>,
        viewer: AccountId,
    ) -> Vec<Presence> {
        let seats = Seat::all(self.host.players()).zip(&self.people);
        let seats = seats.filter_map(|(seat, account)| {
            let account = (*account)?;
            let plays = self.host.chair(seat).sitter() == Some(Sitter::Person);
            if known.blocks.contains(&(account, viewer)) {
                return plays.then(|| Presence::unknown(seat));
            }
            let mut people = known.people.iter();
            let written = people.find(|one| one.account == account);
            let here = present.contains(&account) || written.is_some_and(|one| one.here);
            let since = written.filter(|_| !here).map(|one| one.at as Millis);
            // Nobody waits for a player who has resigned, but may see that they are still there.
            (plays || here).then_some(Presence { seat, here, since })
        });
        seats.collect()
    }
}
