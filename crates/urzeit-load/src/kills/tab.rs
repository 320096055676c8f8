//! Somebody who follows a table at one socket, as one tab of a browser does, and plays.

use std::{sync::Arc, time::Duration};

use rand::{Rng as _, RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};
use urzeit_table::{
    Awaits, Settings, Wish,
    messages::{Done, NotDone, Now, ToClient, ToServer, Wished},
};

use super::{
    Tally,
    ledger::{Acknowledged, Ledger},
    log::{Log, Said},
};
use crate::{
    client::{Person, Socket, Trouble},
    follower::answer,
};

/// How long a client waits for a server that does not answer before it looks for another. A busy machine
/// is no failure, and an impatient client makes it busier.
const PATIENCE: Duration = Duration::from_secs(30);

/// The same choice refused so often is a mistake.
const MOST_REFUSALS: u32 = 50;

/// What all tabs of a round have in common.
#[derive(Clone)]
pub(super) struct Common {
    pub(super) urls: Vec<String>,
    pub(super) ledger: Arc<Ledger>,
    /// Shall everybody go home?
    pub(super) stop: watch::Receiver<bool>,
}

/// What a server answers without a socket, if it does.
type Answer = Result<Result<Done, NotDone>, Trouble>;

/// Somebody at a socket.
pub(super) struct Tab {
    common: Common,
    person: Person,
    game: &'static str,
    pub(super) random: Xoshiro256PlusPlus,
    log: Log,
    tally: Tally,
    /// What was said and not answered.
    unanswered: Option<Wished>,
    /// What was said elsewhere at the same time.
    elsewhere: JoinSet<Answer>,
    refusals: u32,
}

impl Tab {
    pub(super) fn new(common: Common, person: Person, game: &'static str, log: Log) -> Tab {
        Tab {
            common,
            person,
            game,
            random: Xoshiro256PlusPlus::seed_from_u64(0),
            log,
            tally: Tally::default(),
            unanswered: None,
            elsewhere: JoinSet::new(),
            refusals: 0,
        }
    }

    /// Plays until the game is over or everybody goes home.
    pub(super) async fn play(mut self) -> (Log, Tally) {
        let name = self.name();
        while !self.is_finished() && self.common.ledger.is_right().is_ok() {
            // Whatever ends a visit, the next one goes on.
            if let Err(Wrong::Wrong(what)) = self.visit().await {
                let table = &self.log.table;
                self.common
                    .ledger
                    .wrong(format!("table {table}, {name}: {what}"));
            }
        }
        while let Some(answer) = self.elsewhere.join_next().await {
            self.hear_elsewhere(answer.ok());
        }
        self.common.ledger.leave(&name);
        (self.log, self.tally)
    }

    fn name(&self) -> String {
        format!("{}/{}", self.log.table, self.log.name)
    }

    fn is_finished(&self) -> bool {
        let over = self.now().is_some_and(|now| now.awaits == Awaits::Nothing);
        self.unanswered.is_none() && (over || *self.common.stop.borrow())
    }

    fn now(&self) -> Option<&Now> {
        self.log.follower.now()
    }

    /// Follows the table at any server until the connection breaks.
    async fn visit(&mut self) -> Result<(), Wrong> {
        let urls = &self.common.urls;
        let here = urls[self.random.random_range(0..urls.len())].clone();
        let person = self.person.at(&here);
        let following = person.follow_since(&self.log.table, self.log.follower.known());
        let Ok(Ok((mut socket, welcome))) = timeout(PATIENCE, following).await else {
            sleep(Duration::from_millis(50)).await;
            return Ok(());
        };
        self.tally.resumed += u64::from(self.log.follower.known() > 0);
        self.log.hear(welcome.events)?;
        self.common.ledger.hear(&self.name());
        if let Some(wish) = self.unanswered.clone() {
            self.tally.resent += 1;
            socket.say(&ToServer::Wish(wish)).await?;
        }
        while !self.is_finished() {
            if self.unanswered.is_none() {
                self.wish(&mut socket).await?;
            }
            tokio::select! {
                heard = socket.hear() => self.hear(heard?)?,
                Some(answer) = self.elsewhere.join_next() => self.hear_elsewhere(answer.ok()),
                // A client that waits may change its mind now and then.
                () = sleep(Duration::from_millis(500)) => {}
                _ = self.common.stop.changed() => {}
            }
            self.common.ledger.is_right().map_err(|_| Wrong::Gone)?;
        }
        Ok(())
    }

    /// Wishes for something, if it is this one's turn; often more than once.
    async fn wish(&mut self, socket: &mut Socket) -> Result<(), Wrong> {
        let Some(wish) = self.idea() else {
            return Ok(());
        };
        // Nobody thinks for exactly as long as another one.
        sleep(Duration::from_millis(self.random.random_range(0..40))).await;
        let id = format!("{}-{}", self.log.name, self.log.wishes.len());
        let wished = Wished::new(id, wish.to_string());
        let said = Said {
            wish,
            seen: self.log.follower.known(),
            done: None,
            refused: None,
        };
        let wish = wished;
        self.log.wishes.insert(wish.id.clone(), said);
        self.unanswered = Some(wish.clone());
        let message = ToServer::Wish(wish.clone());
        match self.random.random_range(0..10) {
            // Twice in a row.
            0 => {
                self.tally.doubled += 1;
                socket.say(&message).await?;
            }
            // At another server, or the same, at the same moment.
            1 | 2 => {
                self.tally.doubled += 1;
                let urls = &self.common.urls;
                let there = &urls[self.random.random_range(0..urls.len())];
                let (person, table) = (self.person.at(there), self.log.table.clone());
                let wish = wish.clone();
                self.elsewhere.spawn(async move {
                    let answer = timeout(PATIENCE, person.wish(&table, &wish));
                    answer.await.map_err(Trouble::from)?
                });
            }
            // After something that was done long ago is said again.
            3 => {
                if let Some(old) = self.old_wish() {
                    self.tally.doubled += 1;
                    socket.say(&ToServer::Wish(old)).await?;
                }
            }
            _ => {}
        }
        Ok(socket.say(&message).await?)
    }

    /// What this one would like now.
    fn idea(&mut self) -> Option<Wish> {
        let now = self.log.follower.now()?;
        let seat = self.log.seat?;
        let undo = (now.undoable > 0).then_some(Wish::Undo(1));
        // Now and then something is taken back instead; out of turn that races with the next move.
        let odds = match now.awaits {
            Awaits::Choices(seats) if seats.contains(seat) => 30,
            Awaits::Confirm(asked) if asked == seat => 10,
            Awaits::Choices(_) => 40,
            _ => return None,
        };
        let undo = undo.filter(|_| self.random.random_ratio(1, odds));
        undo.or_else(|| answer(self.game, now, seat, &mut self.random))
    }

    fn old_wish(&mut self) -> Option<Wished> {
        let mut done: Vec<_> = self
            .log
            .wishes
            .iter()
            .filter(|(_, wished)| wished.done.is_some())
            .collect();
        done.sort_by_key(|(id, _)| *id);
        let place = self.random.next_u64() as usize % done.len().max(1);
        let (id, wished) = done.get(place)?;
        Some(Wished::new((*id).clone(), wished.wish.to_string()))
    }

    fn hear(&mut self, heard: ToClient) -> Result<(), Wrong> {
        match heard {
            ToClient::Events(events) => {
                self.log.hear(events)?;
                self.refusals = 0;
                self.common.ledger.hear(&self.name());
            }
            ToClient::Done(done) => {
                if self.log.follower.known() <= done.number {
                    return Err(Wrong::Wrong(format!(
                        "{} is done before it is told",
                        done.id
                    )));
                }
                self.done(&done)?;
                self.answered(&done.id);
            }
            ToClient::Refused(refused) => {
                self.log.refused(&refused)?;
                self.answered(&refused.id);
                self.refusals += 1;
                self.tally.refused += 1;
                if self.refusals > MOST_REFUSALS {
                    return Err(Wrong::Wrong(format!(
                        "is refused again and again: {refused:?}"
                    )));
                }
            }
            ToClient::Welcome(_)
            | ToClient::Table(_)
            | ToClient::Chat(_)
            | ToClient::Presence(_) => {}
        }
        Ok(())
    }

    fn hear_elsewhere(&mut self, answer: Option<Answer>) {
        let heard = match answer {
            Some(Ok(Ok(done))) => self.done(&done),
            Some(Ok(Err(refused))) => self.log.refused(&refused),
            // It is not known what became of it; the socket will say.
            Some(Err(_)) | None => Ok(()),
        };
        if let Err(what) = heard {
            let name = self.name();
            self.common.ledger.wrong(format!("{name}: {what}"));
        }
    }

    fn done(&mut self, done: &Done) -> Result<(), String> {
        if !self.log.done(done)? {
            return Ok(());
        }
        let Some(seat) = self.log.seat else {
            return Err("a spectator's wish is done".to_owned());
        };
        let wish = self.log.wishes[&done.id].wish.clone();
        // Nobody here resigns: what the table agreed on does not matter.
        let deed = wish.deed(seat, &Settings::default()).to_string();
        self.tally.acknowledged += 1;
        self.common.ledger.acknowledge(Acknowledged {
            table: self.log.table.clone(),
            account: self.log.account,
            id: done.id.clone(),
            number: done.number,
            deed,
        });
        Ok(())
    }

    fn answered(&mut self, id: &str) {
        self.unanswered.take_if(|wish| wish.id == id);
    }
}

/// Why a visit ends.
enum Wrong {
    /// The connection is gone: that is what this is about.
    Gone,
    /// What was said is wrong.
    Wrong(String),
}

impl From<Trouble> for Wrong {
    fn from(_: Trouble) -> Wrong {
        Wrong::Gone
    }
}

impl From<String> for Wrong {
    fn from(what: String) -> Wrong {
        Wrong::Wrong(what)
    }
}
