//! A store in memory: the contract of [`Ledger`], and every way to it can break. What was asked may
//! never arrive; what was done may never be answered; and whoever asks may be dead by then.

use std::{
    collections::BTreeMap,
    future::pending,
    ops::Range,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::broadcast,
    time::{sleep, sleep_until},
};
use urzeit_rules::Seat;
use urzeit_server::{
    store::{
        AccountId, Append, Attendance, Broken, ChatRow, Claim, DueTable, Game, Handover, Ledger,
        Maker, NEW, News, Pool, Rate, Reserved, Row, Seating, Secret, Sitting, State, Time,
        WorkSignal,
    },
    work::{DueWork, Lane},
};
use urzeit_table::{Pace, Settings};

use crate::{
    fate::Fate,
    life::Life,
    turns::{self, Turns},
};

/// How much time the people at a table have.
fn pace(game: &Game) -> Pace {
    let settings = game.made.settings.parse::<Settings>();
    settings.expect("only settings are kept there").pace
}

/// What is kept of a table.
pub(crate) struct Kept {
    pub(crate) game: Game,
    pub(crate) seats: Vec<(i64, AccountId)>,
    pub(crate) rows: Vec<Row>,
    pub(crate) waits: i64,
    pub(crate) due: Option<Time>,
    pub(crate) lane: Lane,
    pub(crate) deadline: Option<Time>,
    pub(crate) claimed: Time,
    /// How often the game came to its end.
    pub(crate) ended: u32,
    /// How many seats were rated, once that was done.
    pub(crate) rated_seats: Option<usize>,
}

/// What all processes of a world share.
pub(crate) struct Shelves {
    fate: Arc<Fate>,
    /// Do several processes share it? A file has one.
    shared: bool,
    tables: Mutex<BTreeMap<String, Kept>>,
    others: Mutex<Others>,
}

#[derive(Default)]
struct Others {
    readers: Vec<Reader>,
    beat: Option<Time>,
    /// Until when somebody is on holiday, and when tables have to hear of it.
    holidays: BTreeMap<AccountId, (Option<Time>, Option<Time>)>,
}

/// How a process hears what others write. It does not keep what all share: a world would never end.
#[derive(Clone)]
struct Reader {
    life: Arc<Life>,
    work_signal: Arc<WorkSignal>,
    news: broadcast::Sender<News>,
}

/// The way of one process to what all share.
#[derive(Clone)]
pub(crate) struct Shelf {
    all: Arc<Shelves>,
    life: Arc<Life>,
    work_signal: Arc<WorkSignal>,
    news: broadcast::Sender<News>,
    turns: Arc<Mutex<Turns>>,
}

impl Shelves {
    pub(crate) fn new(fate: Arc<Fate>, shared: bool) -> Arc<Shelves> {
        Arc::new(Shelves {
            fate,
            shared,
            tables: Mutex::default(),
            others: Mutex::default(),
        })
    }

    pub(crate) fn tables(&self) -> MutexGuard<'_, BTreeMap<String, Kept>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn others(&self) -> MutexGuard<'_, Others> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn make(&self, game: Game) {
        let kept = Kept {
            game,
            seats: Vec::new(),
            rows: Vec::new(),
            waits: 0,
            due: None,
            lane: Lane::Quick,
            deadline: None,
            claimed: 0,
            ended: 0,
            rated_seats: None,
        };
        self.tables().insert(kept.game.made.id.clone(), kept);
    }

    /// The way of a process that lives so.
    pub(crate) fn open(self: &Arc<Shelves>, life: Arc<Life>) -> Shelf {
        let shelf = Shelf {
            all: Arc::clone(self),
            life,
            work_signal: Arc::default(),
            news: broadcast::channel(64).0,
            turns: Arc::default(),
        };
        let mut others = self.others();
        others.readers.retain(|reader| !reader.life.is_over());
        others.readers.push(Reader {
            life: Arc::clone(&shelf.life),
            work_signal: Arc::clone(&shelf.work_signal),
            news: shelf.news.clone(),
        });
        shelf
    }

    /// Somebody goes on holiday until then.
    pub(crate) fn go_away(&self, account: AccountId, until: Time) {
        let now = self.fate.now();
        let holiday = (Some(until), Some(now));
        self.others().holidays.insert(account, holiday);
    }

    /// Is somebody on holiday at this time?
    pub(crate) fn is_away(&self, account: AccountId, now: Time) -> bool {
        let others = self.others();
        let holiday = others.holidays.get(&account);
        holiday.is_some_and(|(until, _)| until.is_some_and(|until| until > now))
    }

    /// Everybody hears what was written, sooner or later; a reader that misses it hears that it may have.
    fn announce(&self, news: &News, due: bool) {
        for reader in self.others().readers.iter().cloned() {
            let (fate, news, shared) = (Arc::clone(&self.fate), news.clone(), self.shared);
            tokio::spawn(async move {
                fate.delay().await;
                let mut news = news;
                if shared && fate.breaks("news missed", 30) {
                    sleep(Duration::from_millis(500 + fate.below(5000))).await;
                    news = News::Lost;
                }
                // Nobody may listen.
                let _ = reader.news.send(news);
                if due {
                    reader.work_signal.ring(Time::MIN);
                }
            });
        }
    }
}

impl Shelf {
    /// On the way to the store.
    async fn there(&self, what: &'static str) -> Result<(), Broken> {
        self.way(what, "request lost").await
    }

    /// On the way back, when it is done.
    async fn back<T>(&self, what: &'static str, done: T) -> Result<T, Broken> {
        self.way(what, "answer lost").await?;
        Ok(done)
    }

    async fn way(&self, what: &'static str, lost: &'static str) -> Result<(), Broken> {
        let fate = &self.all.fate;
        fate.delay().await;
        if let Some(until) = self.life.stalled() {
            sleep_until(until).await;
        }
        if self.life.is_over() {
            return pending().await;
        }
        if fate.breaks(lost, 400) {
            fate.note(format_args!("{}: {what}: {lost}", self.life));
            sleep(Duration::from_millis(fate.below(3000))).await;
            return Err(Broken::Closed);
        }
        Ok(())
    }

    async fn commit(&self, append: Append) -> Result<bool, Broken> {
        self.there("append").await?;
        let fate = &self.all.fate;
        let news = News::Events(append.game.clone(), append.length);
        let at_once = append.claimed == 0 && append.due.is_some_and(|due| due <= append.at);
        let appended = {
            let mut tables = self.all.tables();
            let kept = tables.get_mut(&append.game).ok_or(Broken::Closed)?;
            let appended = kept.append(append);
            if appended {
                fate.note(format_args!("{}: {}", self.life, kept.last()));
            } else {
                fate.note(format_args!("{}: others were faster", self.life));
            }
            appended
        };
        if !appended {
            fate.saw("others were faster");
            return self.back("append", false).await;
        }
        self.all.announce(&news, at_once);
        if fate.breaks("crash between commit and answer", 150) {
            fate.note(format_args!("{} dies between commit and answer", self.life));
            self.life.end();
        }
        self.back("append", true).await
    }

    fn turns(&self) -> MutexGuard<'_, Turns> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for something that changes nothing: the way there is all that can break.
    async fn read<T>(
        &self,
        what: &'static str,
        read: impl FnOnce(&BTreeMap<String, Kept>) -> T,
    ) -> Result<T, Broken> {
        self.there(what).await?;
        let found = read(&self.all.tables());
        self.back(what, found).await
    }

    async fn write<T>(
        &self,
        what: &'static str,
        write: impl FnOnce(&mut BTreeMap<String, Kept>) -> T,
    ) -> Result<T, Broken> {
        self.there(what).await?;
        let done = write(&mut self.all.tables());
        self.back(what, done).await
    }
}

impl Ledger for Shelf {
    async fn game(&self, id: &str) -> Result<Option<Game>, Broken> {
        let game = |tables: &BTreeMap<String, Kept>| Some(tables.get(id)?.game.clone());
        self.read("game", game).await
    }

    async fn length(&self, game: &str) -> Result<i64, Broken> {
        let length = |tables: &BTreeMap<String, Kept>| Some(tables.get(game)?.game.length);
        Ok(self.read("length", length).await?.unwrap_or_default())
    }

    async fn events(&self, game: &str, since: i64) -> Result<Vec<Row>, Broken> {
        let events = |tables: &BTreeMap<String, Kept>| {
            let rows = tables.get(game).map_or(&[][..], |kept| &kept.rows);
            let since = rows.partition_point(|row| row.number < since);
            rows[since..].to_vec()
        };
        self.read("events", events).await
    }

    async fn seats(&self, game: &str) -> Result<Vec<Sitting>, Broken> {
        let seats = |tables: &BTreeMap<String, Kept>| Some(tables.get(game)?.seats.clone());
        let seats = self.read("seats", seats).await?.unwrap_or_default();
        let bot = false;
        let seats = seats.into_iter();
        let seats = seats.map(|(seat, account)| Sitting { seat, account, bot });
        Ok(seats.collect())
    }

    async fn handovers(&self, _: &str) -> Result<Vec<Handover>, Broken> {
        self.read("handovers", |_| Vec::new()).await
    }

    async fn reserved(&self, _: &str) -> Result<Vec<Reserved>, Broken> {
        self.read("reserved", |_| Vec::new()).await
    }

    async fn append(&self, append: Append) -> Result<bool, Broken> {
        let wakes = append.wakes();
        // Another task writes: the caller that waits for it may be gone before it is done.
        let shelf = self.clone();
        let written = tokio::spawn(async move { shelf.commit(append).await });
        let appended = written.await.map_err(|_| Broken::Closed)??;
        if let (true, Some(wakes)) = (appended, wakes) {
            self.work_signal.ring(wakes);
        }
        Ok(appended)
    }

    async fn go_on_from_here(
        &self,
        game: &str,
        length: i64,
        snapshot: Option<String>,
        waits: i64,
        _: i64,
        due: DueWork,
    ) -> Result<(), Broken> {
        let go_on = |tables: &mut BTreeMap<String, Kept>| {
            let kept = tables.get_mut(game);
            if let Some(kept) = kept.filter(|kept| kept.game.length == length) {
                kept.game.snapshot = snapshot.or(kept.game.snapshot.take());
                kept.waits = waits;
                if kept.lane != due.lane {
                    kept.claimed = 0;
                }
                kept.is_due(due);
            }
        };
        self.write("go on", go_on).await
    }

    async fn load_anew(&self, game: &str) -> Result<(), Broken> {
        self.there("load anew").await?;
        self.all.announce(&News::Reload(game.to_owned()), false);
        Ok(())
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    async fn time(&self) -> Result<Time, Broken> {
        self.there("time").await?;
        self.back("time", self.all.fate.now()).await
    }

    // Nobody says anything in these worlds.
    async fn chat_length(&self, _: &str) -> Result<i64, Broken> {
        self.read("chat", |_| 0).await
    }

    async fn chat(
        &self,
        _: &str,
        _: AccountId,
        _: Range<i64>,
        _: i64,
    ) -> Result<Vec<ChatRow>, Broken> {
        self.read("chat", |_| Vec::new()).await
    }

    async fn chat_since(&self, _: &str, _: i64) -> Result<Vec<ChatRow>, Broken> {
        self.read("chat", |_| Vec::new()).await
    }

    async fn blocked_by(&self, _: AccountId) -> Result<Vec<AccountId>, Broken> {
        self.read("shunned", |_| Vec::new()).await
    }

    // Nor is anything but events ever new.
    async fn announce(&self, _: &str) -> Result<(), Broken> {
        Ok(())
    }

    // Nor does anybody look who is there.
    async fn attendance(&self, _: &str, _: Time) -> Result<Attendance, Broken> {
        Ok(Attendance::default())
    }

    async fn attend(&self, _: &str, _: AccountId, _: bool, _: Time) -> Result<(), Broken> {
        Ok(())
    }

    async fn answer_for_attendance(&self, _: Time, _: Time) -> Result<(), Broken> {
        Ok(())
    }

    async fn miss_people(&self, _: Time) -> Result<(), Broken> {
        Ok(())
    }

    fn work_signal(&self) -> &WorkSignal {
        &self.work_signal
    }

    async fn claim(&self, claim: &Claim) -> Result<Vec<DueTable>, Broken> {
        let fate = &self.all.fate;
        let take = |tables: &mut BTreeMap<String, Kept>| {
            let mut due: Vec<_> = tables
                .iter_mut()
                .filter(|(id, kept)| {
                    let is_up = |at: Option<Time>| at.is_some_and(|at| at <= claim.now);
                    let free = !self.all.shared || kept.claimed <= claim.now;
                    let due = is_up(kept.due) && free && kept.lane == claim.lane;
                    let quick = claim.lane == Lane::Quick && (kept.lane != Lane::Quick || free);
                    let deadline = is_up(kept.deadline) && quick;
                    (due || deadline) && !claim.except.contains(id)
                })
                .collect();
            due.sort_by_key(|(_, kept)| kept.due);
            let makers: Vec<Maker> = due.iter().map(|(_, kept)| kept.game.made.maker).collect();
            let mut places = turns::places(&makers, claim).into_iter();
            due.sort_by_cached_key(|_| places.next());
            due.truncate(claim.most as usize);
            let taken = due.into_iter().map(|(id, kept)| {
                if self.all.shared && kept.lane == claim.lane {
                    if kept.claimed > 0 {
                        fate.saw("lease ran out");
                    }
                    kept.claimed = claim.until;
                }
                fate.note(format_args!("{} takes {id}", self.life));
                DueTable {
                    id: id.clone(),
                    length: kept.game.length,
                    maker: kept.game.made.maker,
                    waiting: 1,
                }
            });
            let taken: Vec<DueTable> = taken.collect();
            self.turns().take(fate, claim.lane, &makers, &taken);
            taken
        };
        let taken = self.write("claim", take).await;
        if taken.is_err() {
            // Nobody knows whose turn it was.
            self.turns().clear();
        }
        taken
    }

    async fn renew(&self, game: &str, until: Time) -> Result<(), Broken> {
        if !self.all.shared {
            return Ok(());
        }
        let renew = |tables: &mut BTreeMap<String, Kept>| {
            let kept = tables.get_mut(game);
            if let Some(kept) = kept.filter(|kept| (1..=until).contains(&kept.claimed)) {
                kept.claimed = until;
            }
        };
        self.write("renew", renew).await
    }

    async fn release(
        &self,
        game: &str,
        length: i64,
        taken: Lane,
        due: DueWork,
    ) -> Result<bool, Broken> {
        let release = |tables: &mut BTreeMap<String, Kept>| {
            let kept = tables.get_mut(game);
            let as_known = |kept: &&mut Kept| kept.game.length == length && kept.game.owed == 0;
            let Some(kept) = kept.filter(as_known) else {
                return false;
            };
            if kept.lane == taken {
                kept.claimed = 0;
            }
            kept.is_due(due);
            true
        };
        self.write("release", release).await
    }

    async fn next_due(&self, now: Time) -> Result<Option<Time>, Broken> {
        let next = |tables: &BTreeMap<String, Kept>| {
            let due = tables.values().flat_map(|kept| [kept.due, kept.deadline]);
            due.flatten().filter(|due| *due > now).min()
        };
        self.read("next due", next).await
    }

    async fn beat(&self, now: Time, long: i64) -> Result<Option<i64>, Broken> {
        let beat = |tables: &mut BTreeMap<String, Kept>| {
            let mut others = self.all.others();
            let last = *others.beat.get_or_insert(now);
            others.beat = Some(last.max(now));
            let gone = Some(now - last).filter(|gone| *gone > long)?;
            for kept in tables.values_mut() {
                let is_counted = pace(&kept.game).is_counted();
                if kept.game.state == State::Running && kept.waits != 0 && is_counted {
                    self.all.fate.saw("time owed");
                    kept.game.owed += gone;
                    kept.due = Some(now);
                }
            }
            Some(gone)
        };
        self.write("beat", beat).await
    }

    /// Nobody is signed out here.
    async fn proves(&self, _: Secret, _: Time) -> Result<bool, Broken> {
        self.read("proves", |_| true).await
    }

    async fn away(&self, game: &str, now: Time) -> Result<Vec<Seat>, Broken> {
        let away = |tables: &BTreeMap<String, Kept>| {
            let away = |account: &AccountId| self.all.is_away(*account, now);
            let seats = tables.get(game).map_or(&[][..], |kept| &kept.seats);
            let seats = seats.iter().filter(|(_, account)| away(account));
            let seats = seats.map(|(seat, _)| Seat::at(*seat as usize - 1));
            seats.collect()
        };
        self.read("away", away).await
    }

    async fn holidays_due(
        &self,
        now: Time,
        _: i64,
    ) -> Result<Vec<(AccountId, Time, Option<Time>)>, Broken> {
        let due = |_: &BTreeMap<String, Kept>| {
            let others = self.all.others();
            let all = others.holidays.iter();
            let due = all.filter_map(|(account, (until, due))| {
                let due = due.filter(|due| *due <= now)?;
                Some((*account, due, *until))
            });
            due.collect()
        };
        self.read("holidays", due).await
    }

    async fn holiday_heard(
        &self,
        account: AccountId,
        due: Time,
        next: Option<Time>,
    ) -> Result<(), Broken> {
        let heard = |_: &mut BTreeMap<String, Kept>| {
            if let Some((_, known)) = self.all.others().holidays.get_mut(&account)
                && *known == Some(due)
            {
                *known = next;
            }
        };
        self.write("holiday heard", heard).await
    }

    async fn slow_games(&self, account: AccountId) -> Result<Vec<String>, Broken> {
        let slow = |tables: &BTreeMap<String, Kept>| {
            let sits = |kept: &Kept| kept.seats.iter().any(|(_, who)| *who == account);
            let slow = tables.iter().filter(|(_, kept)| {
                let game = &kept.game;
                let slow = matches!(pace(game), Pace::Slow { .. });
                slow && game.state == State::Running && sits(kept)
            });
            slow.map(|(id, _)| id.clone()).collect()
        };
        self.read("slow games", slow).await
    }

    async fn rate(
        &self,
        (id, _, _): (&str, &str, i64),
        pools: &[Pool],
        _: Time,
        rate: Rate,
    ) -> Result<(), Broken> {
        let first = |tables: &mut BTreeMap<String, Kept>| {
            let Some(kept) = tables.get_mut(id) else {
                return;
            };
            (kept.due, kept.deadline, kept.claimed) = (None, None, 0);
            if kept.rated_seats.is_none() {
                let after = pools.iter().map(|pool| {
                    let ranks: Vec<usize> = pool.seats.iter().map(|ranked| ranked.rank).collect();
                    rate(&vec![NEW; ranks.len()], &ranks, 1).len()
                });
                kept.rated_seats = Some(after.sum());
                self.all.fate.saw("rated");
            }
        };
        self.write("reckon", first).await
    }
}

impl Kept {
    fn append(&mut self, append: Append) -> bool {
        let known = self.game.length == append.number
            && self.game.owed == append.credited
            && self.game.orders.to_string() == append.orders_before;
        if !known {
            return false;
        }
        let game = &mut self.game;
        game.length = append.length;
        game.changed = append.at;
        game.state = append.state;
        game.owed = 0;
        game.orders = append.orders.parse().expect("orders that were written");
        game.snapshot = append.snapshot.or(game.snapshot.take());
        (self.waits, self.claimed) = (append.waits, append.claimed);
        self.is_due(DueWork {
            at: append.due,
            lane: append.lane,
            deadline: append.deadline,
        });
        if !append.texts.is_empty() {
            self.rows.push(Row {
                number: append.number,
                author: append.author,
                wish: append.wish,
                texts: append.texts,
                rules: append.rules,
            });
        }
        match append.seating {
            None => {}
            Some(Seating::Sitters { sitters, creator }) => {
                self.game.made.creator = creator;
                let people = sitters.iter();
                let people = people.filter_map(|seated| Some((seated.seat, seated.account?)));
                self.seats = people.collect();
            }
            Some(Seating::Handover { seated, .. }) => {
                let people = self.seats.iter_mut();
                let place = people.filter(|(seat, _)| *seat == seated.seat);
                for (_, account) in place {
                    *account = seated.account.unwrap_or(*account);
                }
            }
            Some(Seating::Over { .. }) => self.ended += 1,
        }
        true
    }

    fn is_due(&mut self, due: DueWork) {
        (self.due, self.lane, self.deadline) = (due.at, due.lane, due.deadline);
    }

    /// The last row, for a trace.
    fn last(&self) -> String {
        let Some(row) = self.rows.last() else {
            return "nothing".to_owned();
        };
        let texts = row.texts.replace('\n', " | ");
        match (&row.author, &row.wish) {
            (Some(author), Some(wish)) => format!("#{} ({author} {wish}) {texts}", row.number),
            _ => format!("#{} {texts}", row.number),
        }
    }
}
