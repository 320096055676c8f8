//! All that is due at one table, until it waits for people, or until others should have a turn.

use std::{sync::Arc, time::Duration};

use urzeit_table::{Awaits, Deed, EntryText};

use super::{
    Stop,
    computers::{ComputerTurn, Computers},
    due::{DueWork, Lane, is_abandoned},
    ratings,
};
use crate::{
    live::{Before, Change, ChangeError, Hold, Live, gathers_until},
    registry::Registry,
    store::{Broken, DueTable, Ledger, State, Time},
};

/// Somebody who works at a table.
pub(super) struct Job<'q, L> {
    registry: &'q Registry<L>,
    id: &'q str,
    /// How many events the table has.
    length: i64,
    lease: Duration,
    /// What it was taken for: it does not think for longer.
    lane: Lane,
    /// The part of the time that computer players have here: the tables of one account share it.
    share: f32,
    stop: &'q Stop,
}

/// However many of an account's tables wait, a computer player has the time of one in so many.
const MOST_SHARED: i64 = 10;

/// What has to be done next.
enum Next {
    /// The time in which nobody was there is to be credited.
    Credit,
    /// Chance is due.
    Chance,
    /// No person plays there any more, or nobody has joined for long.
    Close,
    /// People have had time to come to a table whose seats are all taken.
    EndGathering,
    /// Somebody has not begun in time.
    CallOff,
    /// Somebody's time is up.
    TimeOut,
    /// Those who have said nothing about somebody who is away have had their time, or nobody took the seat.
    Count,
    /// A computer player has to choose.
    Choice(ComputerTurn),
    /// The game is over and counts for ratings.
    Rate,
    /// Nothing for now.
    Nothing,
}

/// What is to be done next, and what a worker that leaves it to others has to tell them.
struct Look {
    next: Next,
    /// How many events the table has.
    length: i64,
    due: DueWork,
}

impl Look {
    fn at(table: &Before<'_>) -> Look {
        let due = DueWork::of(table);
        Look {
            next: Next::of(table, due),
            length: table.host.len() as i64,
            due,
        }
    }
}

impl Next {
    fn of(table: &Before<'_>, due: DueWork) -> Next {
        if table.game.owed > 0 {
            return Next::Credit;
        }
        if nobody_comes(table) {
            return Next::Close;
        }
        if gathers_until(table).is_some_and(|until| until <= table.now) {
            return Next::EndGathering;
        }
        if table.game.state == State::Running {
            if table.host.awaits() == Awaits::Chance {
                return Next::Chance;
            }
            if is_abandoned(table.host) {
                return Next::Close;
            }
            if table.host.unbegun(table.now as u64).is_some() {
                return Next::CallOff;
            }
            if !table.host.overdue(table.now as u64).is_empty() {
                return Next::TimeOut;
            }
            if table.host.decided(table.now as u64).is_some() {
                return Next::Count;
            }
            if let Awaits::Choices(_) = table.host.awaits()
                && let Some((seat, level, view)) = table.host.computers().into_iter().next()
            {
                return Next::Choice(ComputerTurn {
                    game: table.host.game(),
                    seat,
                    level,
                    view,
                    lane: due.lane,
                    share: 1.0,
                });
            }
        }
        if table.game.state == State::Over && due.at.is_some() {
            return Next::Rate;
        }
        Next::Nothing
    }
}

impl<'q, L: Ledger> Job<'q, L> {
    pub(super) fn new(
        registry: &'q Registry<L>,
        due: &'q DueTable,
        lease: Duration,
        lane: Lane,
        stop: &'q Stop,
    ) -> Job<'q, L> {
        Job {
            registry,
            id: &due.id,
            length: due.length,
            lease,
            lane,
            share: 1.0 / due.waiting.clamp(1, MOST_SHARED) as f32,
            stop,
        }
    }

    /// Does everything that is due.
    pub(super) async fn run<C: Computers>(&self) -> Result<(), ChangeError> {
        let store = &self.registry.store;
        let Some(live) = self.registry.table(self.id).await? else {
            return Ok(());
        };
        live.catch_up(self.length).await?;
        let mut computers = C::default();
        // A change of a table also says what is due then, and gives it back.
        let mut changed = false;
        let mut thought = None;
        let mut gathered = false;
        loop {
            let Look { next, length, due } = live.look(Look::at).await?;
            // Says `false` if the table has changed meanwhile.
            let give_back = || store.release(self.id, length, self.lane, due);
            match next {
                Next::Credit => {
                    live.change_if(None, |_| Ok(None)).await?;
                    changed = true;
                }
                Next::Chance => changed |= self.draw(&live).await?,
                Next::Close => changed |= close(&live).await?,
                Next::EndGathering if !gathered => {
                    gathered = true;
                    changed |= live.end_gathering().await?;
                }
                Next::CallOff => changed |= call_off(&live).await?,
                Next::TimeOut => changed |= self.time_out(&live).await?,
                Next::Count => changed |= self.count(&live).await?,
                Next::Choice(asked) if asked.lane > self.lane && changed => return Ok(()),
                // Nor do computer players who are among themselves keep those of other tables waiting.
                Next::Choice(asked)
                    if asked.lane > self.lane || thought.is_some_and(|by| by != asked.seat) =>
                {
                    if give_back().await? {
                        return Ok(());
                    }
                    live.catch_up(i64::MAX).await?;
                }
                Next::Choice(asked) => {
                    let share = self.share;
                    let asked = ComputerTurn { share, ..asked };
                    thought = Some(asked.seat);
                    let answer = self.answer(&mut computers, &asked).await?;
                    // A worker that is told to stop answers in a hurry: others will do better.
                    if self.stop.now() {
                        give_back().await?;
                        return Ok(());
                    }
                    changed |= self.choose(&live, &asked, &answer).await?;
                }
                Next::Rate => return Ok(ratings::rate(self.registry, &live, self.id).await?),
                Next::Nothing | Next::EndGathering if changed => return Ok(()),
                // All have come, and somebody else says when the game begins.
                Next::Nothing | Next::EndGathering => {
                    if give_back().await? {
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
        asked: &ComputerTurn,
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
        asked: &ComputerTurn,
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
            let stops = table.host.settings().pace.stops_for_holidays();
            let overdue = table.host.overdue(table.now as u64).iter().next();
            let deed = overdue.map(|seat| {
                let may_pause = stops && !table.host.chair(seat).owes_turn();
                if may_pause && away.contains(&seat) {
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

    /// The votes about somebody who is away count, or a computer player takes a seat that nobody took.
    async fn count(&self, live: &Arc<Live<L>>) -> Result<bool, ChangeError> {
        let happened = live.change_if(None, |table| {
            let decided = table.host.decided(table.now as u64);
            Ok(decided.map(|seat| Change {
                hold: Some(self.hold(table.now)),
                ..Change::deeds([Deed::Count(seat)])
            }))
        });
        Ok(happened.await?.is_some())
    }

    fn hold(&self, now: Time) -> Hold {
        Hold {
            until: now + self.lease.as_millis() as Time,
            lane: self.lane,
        }
    }
}

/// Somebody has not begun in time: there is no game, and nothing counts.
async fn call_off(live: &Arc<Live<impl Ledger>>) -> Result<bool, ChangeError> {
    let called = live.change_if(None, |table| {
        let late = table.host.unbegun(table.now as u64);
        Ok(late.map(|seat| Change {
            state: Some(State::Aborted),
            ..Change::deeds([Deed::CallOff(seat)])
        }))
    });
    Ok(called.await?.is_some())
}

/// Computer players do not play on among themselves, and nobody waits for ever.
async fn close(live: &Arc<Live<impl Ledger>>) -> Result<bool, ChangeError> {
    let closed = live.change_if(None, |table| {
        let abandoned = table.game.state == State::Running && is_abandoned(table.host);
        Ok((abandoned || nobody_comes(table)).then(|| Change::deeds([Deed::Close])))
    });
    Ok(closed.await?.is_some())
}

/// Has a table waited for players for too long?
fn nobody_comes(table: &Before<'_>) -> bool {
    let over = DueWork::of(table).at.is_some_and(|at| at <= table.now);
    table.game.state == State::Waiting && over
}
