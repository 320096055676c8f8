//! All that is due at one table, until it waits for people.

use std::{sync::Arc, time::Duration};

use urzeit_rules::Seat;
use urzeit_table::{Awaits, Pace};

use super::{
    Stop,
    computers::{Asked, Computers},
    due::Due,
    ratings,
};
use crate::{
    hall::Hall,
    live::{Before, Change, Hold, Live, Unfulfilled},
    store::{Broken, State, Time},
};

/// Somebody who works at a table.
pub(super) struct Job<'q> {
    hall: &'q Hall,
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
    Reckon,
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
            return Next::Reckon;
        }
        Next::Nothing(table.host.len() as i64, due.at)
    }
}

impl<'q> Job<'q> {
    pub(super) fn new(
        hall: &'q Hall,
        id: &'q str,
        lease: Duration,
        thinks: bool,
        stop: &'q Stop,
    ) -> Job<'q> {
        Job {
            hall,
            id,
            lease,
            thinks,
            stop,
        }
    }

    /// Does everything that is due. The table has so many events.
    pub(super) async fn run(&self, length: i64) -> Result<(), Unfulfilled> {
        let store = &self.hall.store;
        let Some(live) = self.hall.table(self.id).await? else {
            return Ok(());
        };
        live.catch_up(length).await?;
        let mut computers = Computers::default();
        // Whoever changes a table also says what is due then, and gives it back.
        let mut changed = false;
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
                Next::Choice(asked) => {
                    let answer = self.answer(&mut computers, &asked).await?;
                    // Whoever is told to stop answers in a hurry: others will do better.
                    if self.stop.now() {
                        return Ok(store.give_back(self.id, asked.thinks).await?);
                    }
                    changed |= self.choose(&live, &asked, &answer).await?;
                }
                Next::Reckon => return Ok(ratings::reckon(self.hall, &live, self.id).await?),
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
    async fn answer(&self, computers: &mut Computers, asked: &Asked) -> Result<String, Broken> {
        let mut thinking = Box::pin(computers.ask(asked, self.stop));
        loop {
            tokio::select! {
                answer = &mut thinking => return answer,
                () = tokio::time::sleep(self.lease / 3) => {
                    let hold = self.hold(self.hall.clock.now());
                    self.hall.store.renew(self.id, hold.until).await?;
                }
            }
        }
    }

    /// Lets a computer player's choice happen, if the table has not changed for it meanwhile.
    async fn choose(
        &self,
        live: &Arc<Live>,
        asked: &Asked,
        answer: &str,
    ) -> Result<bool, Unfulfilled> {
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
                ..Change::deeds([format!("{} {answer}", asked.seat)])
            }))
        });
        Ok(chosen.await?.is_some())
    }

    /// Chance comes with every change by itself.
    async fn draw(&self, live: &Arc<Live>) -> Result<bool, Unfulfilled> {
        let drawn = live.change_if(None, |table| {
            let due = table.host.awaits() == Awaits::Chance;
            Ok(due.then(|| Change {
                hold: Some(self.hold(table.now)),
                ..Change::default()
            }))
        });
        Ok(drawn.await?.is_some())
    }

    /// The time of those whose time is up is up, unless they are on holiday.
    async fn time_out(&self, live: &Arc<Live>) -> Result<bool, Unfulfilled> {
        let away = self.hall.store.away(self.id, self.hall.clock.now()).await?;
        let happened = live.change_if(None, |table| {
            let slow = matches!(table.host.settings().pace, Pace::Slow { .. });
            let overdue = table.host.overdue(table.now as u64);
            let deeds = overdue.iter().filter_map(|event| {
                let (_, deed) = event.split_once(' ')?;
                let seat: Seat = deed.rsplit(' ').next()?.parse().ok()?;
                let pauses = slow && away.contains(&(seat.number() as i64));
                Some(if pauses {
                    format!("pause {seat}")
                } else {
                    deed.to_owned()
                })
            });
            let deeds: Vec<_> = deeds.collect();
            Ok((!deeds.is_empty()).then(|| Change {
                hold: Some(self.hold(table.now)),
                ..Change::deeds(deeds)
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
