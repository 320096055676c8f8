//! All that is due at one table, until it waits for people, or until others should have a turn.

use std::{sync::Arc, time::Duration};

use urzeit_table::{Awaits, Deed, EntryText, Pace};

use super::{
    Stop,
    computers::{Asked, Computers},
    due::Due,
    ratings,
};
use crate::{
    live::{Before, Change, ChangeError, Hold, Live},
    registry::Registry,
    store::{Broken, Ledger, State, Time},
};

/// Somebody who works at a table.
pub(super) struct Job<'q, L> {
    registry: &'q Registry<L>,
    id: &'q str,
    lease: Duration,
    /// May it think for long?
    thinks: bool,
    stop: &'q Stop,
}

/// What has to be done next.
enum Next {
    /// The time in which nobody was there is to be credited.
    Credit,
    /// Chance is due.
    Chance,
    /// Somebody's time is up.
    TimeOut,
    /// A computer player has to choose.
    Choice(Asked),
    /// The game is over and counts for ratings.
    Rate,
    /// Nothing, with so many events, until then.
    Nothing(i64, Option<Time>),
}

impl Next {
    fn of(table: &Before<'_>) -> Next {
        if table.game.owed > 0 {
            return Next::Credit;
        }
        let due = Due::of(table);
        if table.game.state == State::Running {
            if table.host.awaits() == Awaits::Chance {
                return Next::Chance;
            }
            if !table.host.overdue(table.now as u64).is_empty() {
                return Next::TimeOut;
            }
            if let Awaits::Choices(_) = table.host.awaits()
                && let Some((seat, level, view)) = table.host.computers().into_iter().next()
            {
                return Next::Choice(Asked {
                    game: table.host.game(),
                    seat,
                    level,
                    view,
                    thinks: due.thinks,
                });
            }
        }
        if table.game.state == State::Over && due.at.is_some() {
            return Next::Rate;
        }
        Next::Nothing(table.host.len() as i64, due.at)
    }
}

impl<'q, L: Ledger> Job<'q, L> {
    pub(super) fn new(
        registry: &'q Registry<L>,
        id: &'q str,
        lease: Duration,
        thinks: bool,
        stop: &'q Stop,
    ) -> Job<'q, L> {
        Job {
            registry,
            id,
            lease,
            thinks,
            stop,
        }
    }

    /// Does everything that is due. The table has so many events.
    pub(super) async fn run<C: Computers>(&self, length: i64) -> Result<(), ChangeError> {
        let store = &self.registry.store;
        let Some(live) = self.registry.table(self.id).await? else {
            return Ok(());
        };
        live.catch_up(length).await?;
        let mut computers = C::default();
        // Whoever changes a table also says what is due then, and gives it back.
        let mut changed = false;
        let mut thought = None;
        loop {
            let next = live.look(Next::of).await?;
            match next {
                Next::Credit => {
                    live.change_if(None, |_| Ok(None)).await?;
                    changed = true;
                }
                Next::Chance => changed |= self.draw(&live).await?,
                Next::TimeOut => changed |= self.time_out(&live).await?,
                Next::Choice(asked) if asked.thinks && !self.thinks => {
                    if !changed {
                        store.give_back(self.id, true).await?;
                    }
                    return Ok(());
                }
                // Computer players who are among themselves do not keep those of other tables waiting.
                Next::Choice(asked)
                    if asked.thinks && thought.is_some_and(|by| by != asked.seat) =>
                {
                    return Ok(store.give_back(self.id, true).await?);
                }
                Next::Choice(asked) => {
                    thought = Some(asked.seat);
                    let answer = self.answer(&mut computers, &asked).await?;
                    // Whoever is told to stop answers in a hurry: others will do better.
                    if self.stop.now() {
                        return Ok(store.give_back(self.id, asked.thinks).await?);
                    }
                    changed |= self.choose(&live, &asked, &answer).await?;
                }
                Next::Rate => return Ok(ratings::rate(self.registry, &live, self.id).await?),
                Next::Nothing(..) if changed => return Ok(()),
                Next::Nothing(length, due) => {
                    if store.release(self.id, length, due).await? {
                        return Ok(());
                    }
                    live.catch_up(i64::MAX).await?;
                }
            }
        }
    }

    /// What a computer player says; meanwhile the table stays ours.
    async fn answer(
        &self,
        computers: &mut impl Computers,
        asked: &Asked,
    ) -> Result<String, Broken> {
        let mut thinking = Box::pin(computers.ask(asked, self.stop));
        loop {
            tokio::select! {
                biased;
                answer = &mut thinking => return answer,
                () = tokio::time::sleep(self.lease / 3) => {
                    let hold = self.hold(self.registry.clock.now());
                    self.registry.store.renew(self.id, hold.until).await?;
                }
            }
        }
    }

    /// Lets a computer player's choice happen, if the table has not changed for it meanwhile.
    async fn choose(
        &self,
        live: &Arc<Live<L>>,
        asked: &Asked,
        answer: &str,
    ) -> Result<bool, ChangeError> {
        let chosen = live.change_if(None, |table| {
            let asks = table
                .host
                .computers()
                .into_iter()
                .any(|(seat, level, view)| {
                    (seat, level, &view) == (asked.seat, asked.level, &asked.view)
                });
            let running = table.game.state == State::Running;
            Ok((asks && running).then(|| Change {
                hold: Some(self.hold(table.now)),
                ..Change::deeds([Deed::Entry(EntryText::choice(asked.seat, answer))])
            }))
        });
        Ok(chosen.await?.is_some())
    }

    /// Chance comes with every change by itself.
    async fn draw(&self, live: &Arc<Live<L>>) -> Result<bool, ChangeError> {
        let drawn = live.change_if(None, |table| {
            let due = table.host.awaits() == Awaits::Chance;
            Ok(due.then(|| Change {
                hold: Some(self.hold(table.now)),
                ..Change::default()
            }))
        });
        Ok(drawn.await?.is_some())
    }

    /// The time of somebody is up, unless they are on holiday. One at a time: the table may go back
    /// because of it, and then nobody else's time is up.
    async fn time_out(&self, live: &Arc<Live<L>>) -> Result<bool, ChangeError> {
        let away = self
            .registry
            .store
            .away(self.id, self.registry.clock.now())
            .await?;
        let happened = live.change_if(None, |table| {
            let slow = matches!(table.host.settings().pace, Pace::Slow { .. });
            let overdue = table.host.overdue(table.now as u64).iter().next();
            let deed = overdue.map(|seat| {
                if slow && away.contains(&seat) {
                    Deed::Pause(seat)
                } else {
                    Deed::TimeOut(seat)
                }
            });
            Ok(deed.map(|deed| Change {
                hold: Some(self.hold(table.now)),
                ..Change::deeds([deed])
            }))
        });
        Ok(happened.await?.is_some())
    }

    fn hold(&self, now: Time) -> Hold {
        Hold {
            until: now + self.lease.as_millis() as Time,
            thinks: self.thinks,
        }
    }
}
