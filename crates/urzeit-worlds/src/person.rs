//! Somebody who plays or watches: connects somewhere, wishes, resends what was not answered, and keeps
//! all that it is told.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::{
    sync::mpsc,
    task::JoinSet,
    time::{Instant, sleep, sleep_until},
};
use urzeit_load::follower::{Follower, answer, any_choice};
use urzeit_rules::Seat;
use urzeit_server::{
    live::ChangeError,
    orders,
    store::AccountId,
    wishes::{self, Player, WishError},
};
use urzeit_table::{
    ActionText, Remedy, Wish,
    messages::{self, Events, Now, OwnOrders, ToClient},
};

use crate::{
    fate::Fate,
    servers::{Server, Servers},
};

/// A person at a table.
pub(crate) struct Person {
    pub(crate) account: AccountId,
    pub(crate) seat: Option<Seat>,
    pub(crate) table: String,
    /// What it must never hear.
    pub(crate) seed: String,
    pub(crate) game: &'static str,
    pub(crate) fate: Arc<Fate>,
    pub(crate) servers: Arc<Servers>,
    /// Nobody wishes for anything new any more.
    pub(crate) tired: Arc<AtomicBool>,
    pub(crate) known: Mutex<Known>,
}

/// What somebody knows.
#[derive(Default)]
pub(crate) struct Known {
    /// What it was told and shown.
    pub(crate) follower: Follower,
    /// Wishes that were granted, in this order: each was said when all before it were answered.
    pub(crate) granted: Vec<(String, u64)>,
    /// Wishes of which one attempt was refused and another one granted, as was heard later.
    pub(crate) granted_later: Vec<(String, u64)>,
    /// Wishes that were refused while no other attempt was on its way.
    pub(crate) refused: Vec<String>,
    /// The wish that is not answered yet.
    pub(crate) unanswered: Option<String>,
    /// The standing orders that it has given, as far as it knows: what was lost on its way stands here too.
    pub(crate) ordered: Vec<String>,
    /// Has it left for good?
    pub(crate) gone: bool,
}

/// A wish that is not answered yet.
struct Wished {
    id: String,
    wish: String,
    attempts: Arc<Attempts>,
    again: Instant,
}

/// How often a wish was said, and how often it was answered for sure.
#[derive(Default)]
struct Attempts {
    said: AtomicUsize,
    answered: AtomicUsize,
}

impl Attempts {
    fn said(&self) -> usize {
        self.said.load(Ordering::Relaxed)
    }

    fn are_answered(&self) -> bool {
        self.said() == self.answered.load(Ordering::Relaxed)
    }
}

/// What came back from a server.
enum Answer {
    Granted(String, u64),
    /// Why an attempt was refused, which one that was, and whether all before it had been answered for sure.
    Refused {
        id: String,
        why: String,
        attempt: usize,
        alone: bool,
    },
    /// Nobody knows what became of it.
    Unknown(String),
}

fn is_refusal(granted: &Result<i64, WishError>) -> bool {
    match granted {
        Ok(_) | Err(WishError::ChangeError(ChangeError::Broken(_))) => false,
        Err(WishError::Bad(_) | WishError::ChangeError(ChangeError::Refused(_))) => true,
    }
}

/// One connection.
struct Connection {
    server: Server,
    answers: mpsc::UnboundedSender<Answer>,
    /// Ends with the connection.
    attempts: JoinSet<()>,
}

impl Person {
    /// Somebody else in a seat of the same table.
    pub(crate) fn instead(&self, account: AccountId, seat: Seat) -> Person {
        Person {
            account,
            seat: Some(seat),
            table: self.table.clone(),
            seed: self.seed.clone(),
            game: self.game,
            fate: Arc::clone(&self.fate),
            servers: Arc::clone(&self.servers),
            tired: Arc::clone(&self.tired),
            known: Mutex::default(),
        }
    }

    pub(crate) fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_tired(&self) -> bool {
        self.tired.load(Ordering::Relaxed)
    }

    /// As long as the world goes on, or until it has had enough.
    pub(crate) async fn live(self: Arc<Person>) {
        let mut wished = None;
        let mut wishes = 0;
        loop {
            let server = self.servers.any().await;
            let Server { life, .. } = server.clone();
            tokio::select! {
                biased;
                () = life.ends() => {}
                () = self.follow(server, &mut wished, &mut wishes) => {}
            }
            self.fate.note(format_args!("{} is cut off", self.account));
            if self.fate.breaks("somebody never comes back", 12) {
                self.known().gone = true;
            }
            if self.known().gone {
                return;
            }
            sleep(Duration::from_millis(self.fate.below(1000))).await;
        }
    }

    /// Until the connection breaks.
    async fn follow(&self, server: Server, wished: &mut Option<Wished>, wishes: &mut usize) {
        self.fate.delay().await;
        let Ok(Some(live)) = server.registry.table(&self.table).await else {
            return;
        };
        let since = self.known().follower.known();
        let Ok((welcome, mut following)) = live.follow(self.account, since).await else {
            return;
        };
        self.fate.note(format_args!(
            "{} follows at {} since {since}",
            self.account, server.life
        ));
        // A process that has not heard of it shows what spectators see; so does every one to somebody whose
        // seat another one has now.
        if welcome.table.you != self.seat {
            let mut known = self.known();
            known.gone = known.follower.known() > 0;
            return;
        }
        self.look(&welcome.table.header);
        let mut now = self.hear(welcome.events);
        let (answers, mut answered) = mpsc::unbounded_channel();
        let mut connection = Connection {
            server,
            answers,
            attempts: JoinSet::new(),
        };
        let mut decides = self.later();
        loop {
            let again = wished.as_ref().map_or(decides, |wished| wished.again);
            tokio::select! {
                biased;
                message = following.next() => {
                    let Some(message) = message else {
                        self.fate.saw("slow reader let go");
                        return;
                    };
                    self.fate.delay().await;
                    self.look(&message);
                    match serde_json::from_str(&message) {
                        Ok(ToClient::Events(events)) => now = self.hear(events),
                        Ok(ToClient::Table(_) | ToClient::Presence(_)) => {}
                        other => self.fate.wrong(format!("nobody says that: {other:?}")),
                    }
                }
                Some(answer) = answered.recv() => {
                    self.answered(answer, wished);
                    self.known().unanswered = wished.as_ref().map(|wished| wished.id.clone());
                    decides = self.later();
                }
                () = sleep_until(again) => {
                    self.order(&connection.server).await;
                    if wished.is_none() && !self.is_tired() {
                        *wished = self.wish(&now, wishes);
                    }
                    self.known().unanswered = wished.as_ref().map(|wished| wished.id.clone());
                    match wished {
                        Some(wished) => self.say(wished, &mut connection),
                        None => decides = self.later(),
                    }
                }
            }
            if self.fate.breaks("connection cut", 40) {
                return;
            }
        }
    }

    /// Gives a standing order now and then, or withdraws one.
    async fn order(&self, server: &Server) {
        if self.seat.is_none() || self.is_tired() || !self.fate.once_in(12) {
            return;
        }
        self.fate.delay().await;
        let Ok(Some(live)) = server.registry.table(&self.table).await else {
            return;
        };
        let player = Player::from(self.account);
        let Ok(OwnOrders { offered, given }) = orders::of(&live, player).await else {
            return;
        };
        if let Some(own) = given.first().filter(|_| self.fate.once_in(4)) {
            let withdrawn = orders::withdraw(&live, player, &own.order).await;
            if withdrawn.is_ok() {
                self.fate.saw("order withdrawn");
            }
            return;
        }
        if offered.is_empty() {
            return;
        }
        let order = &offered[self.fate.below(offered.len() as u64) as usize];
        self.fate
            .note(format_args!("{} orders: {order}", self.account));
        self.known().ordered.push(order.clone());
        if orders::give(&live, player, order).await.is_ok() {
            self.fate.saw("order given");
        }
    }

    /// When somebody who has thought about it does something.
    fn later(&self) -> Instant {
        let millis = match self.fate.below(20) {
            0 => self.fate.below(15_000),
            1..6 => self.fate.below(2000),
            _ => self.fate.below(300),
        };
        Instant::now() + Duration::from_millis(millis)
    }

    /// Says a wish, perhaps not for the first time; perhaps twice, and the second goes anywhere.
    fn say(&self, wished: &mut Wished, connection: &mut Connection) {
        wished.again = Instant::now() + Duration::from_millis(1000 + self.fate.below(3000));
        let here = connection.server.clone();
        self.attempt(wished, connection, here);
        if self.fate.breaks("wish said twice", 12)
            && let Some(server) = self.servers.some()
        {
            if !Arc::ptr_eq(&server.life, &connection.server.life) {
                self.fate.saw("wish said at two processes");
            }
            self.attempt(wished, connection, server);
        }
    }

    fn attempt(&self, wished: &Wished, connection: &mut Connection, server: Server) {
        let Server { life, registry } = server;
        let (id, wish) = (wished.id.clone(), wished.wish.clone());
        let (table, servers) = (self.table.clone(), Arc::clone(&self.servers));
        let (fate, account) = (Arc::clone(&self.fate), self.account);
        fate.note(format_args!("{account} says to {life}: {id} {wish}"));
        if fate.breaks("wish lost", 40) {
            return;
        }
        // Only an attempt that is answered for sure is no longer on its way.
        let attempts = Arc::clone(&wished.attempts);
        let alone = attempts.are_answered();
        let number = 1 + attempts.said.fetch_add(1, Ordering::Relaxed);
        let answers = connection.answers.clone();
        let attempt = async move {
            let granting = async {
                fate.delay().await;
                // Where nobody has asked for the table before it is loaded first.
                let live = registry.table(&table).await.ok()??;
                let counts = servers.have_kept(&table, account, &id);
                let granted =
                    wishes::grant(&live, account, &messages::Wished::new(&*id, &*wish)).await;
                if counts && is_refusal(&granted) {
                    fate.wrong(format!("{id} counts and was refused"));
                }
                fate.delay().await;
                Some(granted)
            };
            let granted = tokio::select! {
                biased;
                () = life.ends() => return,
                granted = granting => granted,
            };
            let refused = |id, why| Answer::Refused {
                id,
                why,
                attempt: number,
                alone,
            };
            let answer = match granted {
                Some(Ok(number)) => Answer::Granted(id, number as u64),
                Some(Err(WishError::Bad(why))) => refused(id, why.to_owned()),
                Some(Err(WishError::ChangeError(ChangeError::Refused(why)))) => {
                    refused(id, why.error)
                }
                Some(Err(WishError::ChangeError(ChangeError::Broken(_)))) | None => {
                    Answer::Unknown(id)
                }
            };
            if !matches!(answer, Answer::Unknown(_)) {
                attempts.answered.fetch_add(1, Ordering::Relaxed);
            }
            if fate.breaks("answer to a wish lost", 40) {
                return;
            }
            // The person who asked may have been cut off.
            let _ = answers.send(answer);
        };
        // A socket's wishes end with it, in the middle of whatever they do; others do not.
        if self.fate.once_in(3) {
            tokio::spawn(attempt);
        } else {
            connection.attempts.spawn(attempt);
        }
    }

    fn answered(&self, answer: Answer, wished: &mut Option<Wished>) {
        match answer {
            Answer::Granted(id, number) => {
                self.fate.note(format_args!(
                    "{} was granted {id} as {number}",
                    self.account
                ));
                if wished.as_ref().is_some_and(|wished| wished.id == id) {
                    self.known().granted.push((id, number));
                    *wished = None;
                    return;
                }
                // The answer to another attempt. What is granted is done, even if one was refused.
                let mut known = self.known();
                let all = known.granted.iter().chain(&known.granted_later);
                let before = all.clone().find(|(known, _)| *known == id);
                match before.map(|(_, before)| *before) {
                    None => known.granted_later.push((id, number)),
                    Some(before) if before == number => {}
                    Some(_) => {
                        drop(known);
                        self.fate.wrong(format!("{id} was granted twice"));
                    }
                }
            }
            Answer::Refused {
                id,
                why,
                attempt,
                alone,
            } => {
                self.fate
                    .note(format_args!("{} was refused {id}: {why}", self.account));
                self.fate.saw("refused");
                let Some(said) = wished.as_ref().filter(|wished| wished.id == id) else {
                    return;
                };
                // Another attempt may be granted later, when the wish is possible; it may have been made just before
                // this was heard.
                if alone && said.attempts.said() == attempt {
                    self.known().refused.push(id);
                }
                *wished = None;
            }
            Answer::Unknown(id) => {
                self.fate
                    .note(format_args!("{} does not know of {id}", self.account));
                self.fate.saw("outcome unknown");
            }
        }
    }

    /// Nothing that anybody is told has the seed in it.
    fn look(&self, message: &str) {
        if message.contains(&self.seed) {
            self.fate.wrong(format!("{} knows the seed", self.account));
        }
    }

    /// Hears what happened: nothing is missing, and what was told before is told the same again.
    fn hear(&self, events: Events) -> Now {
        let now = events.now.clone();
        let heard = self.known().follower.hear(events);
        match heard {
            Ok(0) => {}
            Ok(_) => self.fate.saw("told again"),
            Err(what) => self.fate.wrong(format!("{} {what}", self.account)),
        }
        now
    }

    /// Something to wish for, seeing this.
    fn wish(&self, now: &Now, wishes: &mut usize) -> Option<Wished> {
        let wish = self.thought(now)?;
        *wishes += 1;
        Some(Wished {
            id: format!("{}-{wishes}", self.account),
            wish,
            attempts: Arc::default(),
            again: Instant::now(),
        })
    }

    fn thought(&self, now: &Now) -> Option<String> {
        let fate = &self.fate;
        // A spectator can wish for nothing, and tries.
        let Some(seat) = self.seat else {
            return fate
                .once_in(10)
                .then(|| Wish::<ActionText>::Confirm.to_string());
        };
        let wish = match fate.below(40) {
            0 => Wish::Return,
            1 => Wish::Ask(fate.below(30) as usize),
            2 => Wish::Refuse,
            3 => Wish::GoOn,
            4 if fate.once_in(6) => Wish::EndGame,
            5 if fate.once_in(6) => Wish::Resign,
            6 => return Some("dance on the table".to_owned()),
            7 if now.undoable > 0 => Wish::Undo(1 + fate.below(now.undoable as u64) as usize),
            // Even if nobody asks.
            8..10 => Wish::Choose(any_choice(self.game, &now.view, seat, &mut self.random())?),
            10..14 => self.vote(),
            14 if fate.once_in(6) => Wish::Offer,
            15 if fate.once_in(6) => Wish::Withdraw,
            _ => self.answer(now, seat)?,
        };
        Some(wish.to_string())
    }

    /// What it says to what is asked.
    fn answer(&self, now: &Now, seat: Seat) -> Option<Wish> {
        let fate = &self.fate;
        if let Some(vote) = now.votes.first()
            && vote.away != seat
            && fate.once_in(10)
        {
            // Sometimes the same, sometimes something else.
            let remedy = if fate.once_in(2) {
                vote.remedy
            } else {
                self.remedy()
            };
            return Some(Wish::Vote(vote.away, remedy));
        }
        if let Some(request) = &now.request
            && !request.agreed().contains(seat)
            && fate.once_in(2)
        {
            return Some(Wish::Agree);
        }
        if !now.ending.is_empty() && !now.ending.contains(seat) && fate.once_in(4) {
            return Some(Wish::EndGame);
        }
        answer(self.game, now, seat, &mut self.random())
    }

    /// What is to be done about the player of a seat, who may be away.
    fn vote(&self) -> Wish {
        let remedy = self.remedy();
        Wish::Vote(Seat::at(self.fate.below(4) as usize), remedy)
    }

    fn remedy(&self) -> Remedy {
        Remedy::ALL[self.fate.below(Remedy::ALL.len() as u64) as usize]
    }

    fn random(&self) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(self.fate.below(u64::MAX))
    }
}
