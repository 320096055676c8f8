//! A table in memory: wishes become events, events are stored, then everybody is told.
//!
//! *Commit, then tell.* A wish is applied to the table in memory, stored, and only then is anybody
//! told. Nobody sees the table in between, because whoever changes it holds its lock. If storing
//! fails, or another process was faster, what is in memory is thrown away and loaded anew.

mod chat;

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Mutex, MutexGuard, mpsc};
use urzeit_rules::{Seat, Viewer};
use urzeit_table::{
    Awaits, Host, Millis, Pace, Refused, Seed, Sitter,
    messages::{Events, Now, SeatInfo, TableInfo, ToClient, Welcome, Why},
};

use crate::{
    clock::Clock,
    resume::{self, Opened},
    store::{
        AccountId, Append, Broken, Game, Line, Reserved, Row, SeatResult, Seated, Seating, State,
        Store, Time,
    },
    tables,
    work::due::{Due, waited_for},
};

/// So often another process may be faster before we give up.
const MOST_TRIES: usize = 20;

/// What a listener may have unread before it is dropped; it can resume.
const MOST_UNREAD: usize = 64;

/// A table in memory.
pub struct Live {
    id: String,
    store: Store,
    clock: Clock,
    most_events: usize,
    inner: Mutex<Inner>,
    listeners: std::sync::Mutex<Vec<Listener>>,
    /// Held by whoever reads what was said: so everybody hears each line once, in order.
    chat: Mutex<()>,
    numbers: AtomicU64,
    /// How many events everybody here has been told of.
    length: AtomicI64,
}

struct Inner {
    game: Game,
    host: Box<dyn Host>,
    people: Vec<Option<AccountId>>,
    /// The seats that are kept for somebody.
    reserved: Vec<Reserved>,
    /// What became of every wish.
    wishes: HashMap<(AccountId, String), i64>,
    /// So many events those who follow the table have been told.
    told: usize,
    /// What is in memory may not be what is stored.
    stale: bool,
}

/// Somebody who follows a table.
struct Listener {
    number: u64,
    viewer: Viewer,
    account: AccountId,
    /// The number of the first line of chat that it has not heard.
    chat: i64,
    sender: mpsc::Sender<Utf8Bytes>,
}

/// Who wants something to happen.
#[derive(Clone, Debug)]
pub struct Author {
    /// The account.
    pub account: AccountId,
    /// The identifier that the client gave the wish.
    pub wish: Option<String>,
}

/// Why a wish did not come true.
#[derive(Debug)]
pub enum Unfulfilled {
    /// The table refuses it.
    Refused(Why),
    /// The store fails; it is not known what became of it.
    Broken(Broken),
}

impl From<Broken> for Unfulfilled {
    fn from(broken: Broken) -> Unfulfilled {
        Unfulfilled::Broken(broken)
    }
}

impl From<Refused> for Unfulfilled {
    fn from(refused: Refused) -> Unfulfilled {
        Unfulfilled::Refused(Why::from(&refused))
    }
}

/// What somebody who changes a table sees of it.
pub struct Before<'a> {
    /// The table.
    pub host: &'a dyn Host,
    /// What is stored of it besides events.
    pub game: &'a Game,
    /// Who sits where.
    pub people: &'a [Option<AccountId>],
    /// The seats that are kept for somebody.
    pub reserved: &'a [Reserved],
    /// What time it is.
    pub now: Time,
}

/// What shall change.
#[derive(Default)]
pub struct Change {
    /// What happens, in the notation of events without the time.
    pub deeds: Vec<String>,
    /// Who sits where then, if that changes, or where computer players sit.
    pub people: Option<Vec<Option<AccountId>>>,
    /// What the table comes to, if that is not for its events to say.
    pub state: Option<State>,
    /// Does whoever changes it also do what the server has to do at once then?
    pub hold: Option<Hold>,
}

/// Somebody who works goes on with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hold {
    /// Until when nobody else needs to.
    pub until: Time,
    /// Also with what takes long thinking?
    pub thinks: bool,
}

impl Change {
    fn is_nothing(&self) -> bool {
        self.deeds.is_empty() && self.people.is_none() && self.state.is_none()
    }

    /// These things happen.
    #[must_use]
    pub fn deeds(deeds: impl IntoIterator<Item = String>) -> Change {
        let deeds = deeds.into_iter().collect();
        Change {
            deeds,
            ..Change::default()
        }
    }
}

impl Live {
    pub(crate) async fn load(
        store: &Store,
        clock: &Clock,
        id: &str,
    ) -> Result<Option<Live>, Broken> {
        let Some(inner) = Inner::load(store, id, clock.now()).await? else {
            return Ok(None);
        };
        Ok(Some(Live {
            id: id.to_owned(),
            store: store.clone(),
            clock: clock.clone(),
            most_events: 0,
            length: AtomicI64::new(inner.host.len() as i64),
            inner: Mutex::new(inner),
            listeners: std::sync::Mutex::default(),
            chat: Mutex::default(),
            numbers: AtomicU64::new(0),
        }))
    }

    /// Looks at the table.
    ///
    /// # Errors
    /// If it has to be loaded anew and cannot.
    pub async fn look<T>(&self, look: impl FnOnce(&Before<'_>) -> T) -> Result<T, Broken> {
        let inner = self.fresh().await?;
        Ok(look(&inner.before(self.clock.now())))
    }

    /// Lets something happen, and says what number its first event has. `change` says what, seeing the
    /// table as it is; it is asked again if the table was changed by another process meanwhile.
    ///
    /// # Errors
    /// Why it cannot happen.
    pub async fn change(
        &self,
        author: Option<&Author>,
        change: impl Fn(&Before<'_>) -> Result<Change, Unfulfilled>,
    ) -> Result<i64, Unfulfilled> {
        let changed = self.change_if(author, |before| change(before).map(Some));
        Ok(changed.await?.expect("something was to happen"))
    }

    /// The same where it may turn out that nothing has to happen.
    ///
    /// # Errors
    /// Why it cannot happen.
    pub async fn change_if(
        &self,
        author: Option<&Author>,
        change: impl Fn(&Before<'_>) -> Result<Option<Change>, Unfulfilled>,
    ) -> Result<Option<i64>, Unfulfilled> {
        for _ in 0..MOST_TRIES {
            let mut inner = self.fresh().await?;
            if let Some(number) = inner.known(author) {
                return Ok(Some(number));
            }
            if inner.game.state == State::Over {
                return Err(Refused::Over.into());
            }
            let now = self.clock.now();
            if let Some(credit) = inner.credit() {
                self.make(&mut inner, credit, None, now).await?;
                continue;
            }
            let Some(mut change) = change(&inner.before(now))? else {
                return Ok(None);
            };
            if change.is_nothing() {
                return Ok(Some(inner.host.len() as i64));
            }
            if inner.begins_slowly(&change) {
                let away = self.store.away(&self.id, now).await?;
                let pauses = away.iter().map(|seat| format!("pause {seat}"));
                change.deeds.extend(pauses);
            }
            let first = inner.host.len();
            if self.make(&mut inner, change, author, now).await? {
                return Ok(Some(first as i64));
            }
        }
        Err(Unfulfilled::Refused(Why::only("table-busy")))
    }

    /// The same table, where players have no more than so many events; 0 is no limit.
    pub(crate) fn limited(self, most_events: usize) -> Live {
        Live {
            most_events,
            ..self
        }
    }

    /// Has so much happened here that nobody may wish for more?
    pub(crate) fn is_full(&self, table: &Before<'_>) -> bool {
        self.most_events > 0 && table.host.len() >= self.most_events
    }

    /// Applies, stores and tells a change, unless others were faster.
    async fn make(
        &self,
        inner: &mut Inner,
        change: Change,
        author: Option<&Author>,
        now: Time,
    ) -> Result<bool, Unfulfilled> {
        let first = inner.host.len();
        // Should this task end before it is stored, whoever comes next loads it anew.
        inner.stale = true;
        let append = match inner.apply(change, author, now) {
            Ok(append) => append,
            Err(refused) => {
                inner.stale = inner.host.len() != first;
                return Err(refused);
            }
        };
        if !self.store.append(append).await? {
            return Ok(false);
        }
        inner.stale = false;
        inner.game.owed = 0;
        inner.remember(author, first as i64);
        self.tell(inner, now);
        self.store.announce_here(&self.id, inner.game.length);
        Ok(true)
    }

    /// Follows the table: what is to be said first, and what comes then.
    ///
    /// # Errors
    /// If it has to be loaded anew and cannot.
    pub async fn follow(
        self: &Arc<Live>,
        account: AccountId,
        since: u64,
    ) -> Result<(Welcome, Following), Broken> {
        let _hearing = self.chat.lock().await;
        let next = self.store.chat_length(&self.id).await?;
        let lines = self.lines(account, 0..next).await?;
        let inner = self.fresh().await?;
        let (sender, receiver) = mpsc::channel(MOST_UNREAD);
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let listener = Listener {
            number,
            viewer: inner.viewer(account),
            account,
            chat: next,
            sender,
        };
        self.lock_listeners().push(listener);
        let mut welcome = inner.welcome(account, since, &lines, self.clock.now());
        welcome.table.watching = self.watching();
        let live = Arc::clone(self);
        Ok((
            welcome,
            Following {
                live,
                number,
                receiver,
            },
        ))
    }

    /// What somebody may see of the table, and what happened since a number.
    ///
    /// # Errors
    /// If it has to be loaded anew and cannot.
    pub async fn welcome(&self, account: AccountId, since: u64) -> Result<Welcome, Broken> {
        let lines = self.lines(account, 0..i64::MAX).await?;
        let inner = self.fresh().await?;
        let mut welcome = inner.welcome(account, since, &lines, self.clock.now());
        welcome.table.watching = self.watching();
        Ok(welcome)
    }

    /// What the table is, for somebody.
    ///
    /// # Errors
    /// If it has to be loaded anew and cannot.
    pub async fn info(&self, account: AccountId) -> Result<TableInfo, Broken> {
        let mut info = self.fresh().await?.info(account);
        info.watching = self.watching();
        Ok(info)
    }

    /// Looks again at what is stored of the table besides its events.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn renew(&self) -> Result<(), Broken> {
        let mut inner = self.fresh().await?;
        inner.renew(&self.store, &self.id).await
    }

    /// What is stored of the table besides its events has changed: everybody is told.
    pub(crate) async fn hear_table(&self) {
        if let Err(error) = self.renew().await {
            tracing::error!(table = self.id, %error, "cannot look at a table again");
            return;
        }
        let Ok(inner) = self.fresh().await else {
            return;
        };
        let watching = self.watching();
        self.lock_listeners().retain(|listener| {
            let mut info = inner.info(listener.account);
            info.watching = watching;
            let text = Utf8Bytes::from(json(&ToClient::Table(Box::new(info))));
            listener.sender.try_send(text).is_ok()
        });
    }

    /// How many follow the table at this process who do not play.
    fn watching(&self) -> usize {
        let listeners = self.lock_listeners();
        let watch = |listener: &&Listener| listener.viewer == Viewer::Spectator;
        listeners.iter().filter(watch).count()
    }

    /// Are so many events known here? If not it may be that they are about to be.
    pub(crate) fn knows(&self, length: i64) -> bool {
        self.length.load(Ordering::Relaxed) >= length
    }

    /// Does somebody follow the table here?
    pub(crate) fn is_followed_by(&self, account: AccountId) -> bool {
        let listeners = self.lock_listeners();
        listeners.iter().any(|listener| listener.account == account)
    }

    /// Another process says that there are so many events.
    pub(crate) async fn catch_up(&self, length: i64) {
        let failed = |error| {
            tracing::error!(table = self.id, %error, "cannot follow what others wrote");
        };
        let mut inner = match self.fresh().await {
            Ok(inner) => inner,
            Err(error) => return failed(error),
        };
        if inner.host.len() as i64 >= length {
            return;
        }
        if let Err(error) = inner.catch_up(&self.store, &self.id).await {
            inner.stale = true;
            return failed(error);
        }
        self.tell(&mut inner, self.clock.now());
    }

    /// What is stored of the table's past has changed.
    pub(crate) async fn load_anew(&self) {
        self.inner.lock().await.stale = true;
    }

    /// Lets those go who follow the table with this account. Who still has a session comes back.
    pub(crate) fn let_go(&self, account: AccountId) {
        self.lock_listeners()
            .retain(|listener| listener.account != account);
    }

    /// The table as it is stored.
    async fn fresh(&self) -> Result<MutexGuard<'_, Inner>, Broken> {
        let mut inner = self.inner.lock().await;
        if inner.stale {
            let loaded = Inner::load(&self.store, &self.id, self.clock.now()).await?;
            let gone = || Broken::Corrupt(format!("table {} is gone", self.id));
            let told = inner.told;
            *inner = loaded.ok_or_else(gone)?;
            inner.told = told;
            self.tell(&mut inner, self.clock.now());
        }
        Ok(inner)
    }

    /// Tells everybody who listens what happened and was not told yet.
    fn tell(&self, inner: &mut Inner, now: Time) {
        let first = inner.told;
        if first == inner.host.len() {
            return;
        }
        inner.told = inner.host.len();
        self.length.store(inner.told as i64, Ordering::Relaxed);
        let mut texts: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        self.lock_listeners().retain_mut(|listener| {
            // Who sat down or left since is told as what it is now.
            listener.viewer = inner.viewer(listener.account);
            if listener.viewer == Viewer::Spectator && !inner.may_watch(listener.account) {
                return false;
            }
            let told = texts.iter().find(|(viewer, _)| *viewer == listener.viewer);
            let text = told.map(|(_, text)| text.clone());
            let text = text.unwrap_or_else(|| {
                let events = ToClient::Events(inner.events(listener.viewer, first, now));
                let text = Utf8Bytes::from(json(&events));
                texts.push((listener.viewer, text.clone()));
                text
            });
            listener.sender.try_send(text).is_ok()
        });
    }

    fn lock_listeners(&self) -> std::sync::MutexGuard<'_, Vec<Listener>> {
        self.listeners
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// The text of a message.
///
/// # Panics
/// Never: our messages have no keys that are no texts.
#[must_use]
pub fn json(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("our messages can be written")
}

/// What somebody who follows a table is told; ends when it reads too slowly.
pub struct Following {
    live: Arc<Live>,
    number: u64,
    receiver: mpsc::Receiver<Utf8Bytes>,
}

impl Following {
    /// The table that is followed.
    #[must_use]
    pub fn table(&self) -> &Arc<Live> {
        &self.live
    }

    /// A message that is there already.
    pub fn ready(&mut self) -> Option<Utf8Bytes> {
        self.receiver.try_recv().ok()
    }

    /// The next message; nothing if the follower was too slow.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        self.receiver.recv().await
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        let mut listeners = self.live.lock_listeners();
        listeners.retain(|listener| listener.number != self.number);
    }
}

impl Inner {
    async fn load(store: &Store, id: &str, now: Time) -> Result<Option<Inner>, Broken> {
        let Some(game) = store.game(id).await? else {
            return Ok(None);
        };
        let rows = store.events(id, 0).await?;
        let Opened { host, resumed } = resume::open(&game, &rows)?;
        let mut inner = Inner {
            people: vec![None; host.players()],
            reserved: Vec::new(),
            game,
            host,
            wishes: HashMap::new(),
            told: 0,
            stale: false,
        };
        inner.remember_all(rows);
        inner.catch_up(store, id).await?;
        inner.told = inner.host.len();
        if resumed && inner.game.state == State::Running {
            let due = Due::of(&inner.before(now));
            let snapshot = inner.host.snapshot();
            let length = inner.host.len() as i64;
            let waits = waits(&*inner.host);
            store
                .go_on_from_here(id, length, snapshot, waits, due)
                .await?;
        }
        Ok(Some(inner))
    }

    /// Applies what is stored and not in memory.
    async fn catch_up(&mut self, store: &Store, id: &str) -> Result<(), Broken> {
        let rows = store.events(id, self.host.len() as i64).await?;
        for text in rows.iter().flat_map(|row| row.texts.lines()) {
            let number = self.host.len();
            let applied = self.host.apply(text);
            applied.map_err(|error| {
                Broken::Corrupt(format!("table {id}, event {number}: {error:?}"))
            })?;
        }
        self.remember_all(rows);
        self.people.fill(None);
        for (seat, account) in store.seats(id).await? {
            let place = self.people.get_mut((seat - 1) as usize);
            *place.ok_or_else(|| Broken::Corrupt(format!("table {id}: seat {seat}")))? =
                Some(account);
        }
        self.renew(store, id).await
    }

    /// Reads what is stored of the table besides its events.
    async fn renew(&mut self, store: &Store, id: &str) -> Result<(), Broken> {
        if let Some(game) = store.game(id).await? {
            self.game = game;
        }
        if self.game.state == State::Waiting {
            self.reserved = store.reserved(id).await?;
        }
        Ok(())
    }

    fn before(&self, now: Time) -> Before<'_> {
        Before {
            host: &*self.host,
            game: &self.game,
            people: &self.people,
            reserved: &self.reserved,
            now,
        }
    }

    fn known(&self, author: Option<&Author>) -> Option<i64> {
        let Author { account, wish } = author?;
        self.wishes.get(&(*account, wish.clone()?)).copied()
    }

    fn remember_all(&mut self, rows: Vec<Row>) {
        for row in rows {
            if let (Some(author), Some(wish)) = (row.author, row.wish) {
                self.wishes.insert((author, wish), row.number);
            }
        }
    }

    fn remember(&mut self, author: Option<&Author>, number: i64) {
        if let Some(Author {
            account,
            wish: Some(wish),
        }) = author
        {
            self.wishes.insert((*account, wish.clone()), number);
        }
    }

    /// The time in which nobody was there does not count: that comes before anything else.
    fn credit(&self) -> Option<Change> {
        let owed = self.game.owed;
        (owed > 0).then(|| Change::deeds([format!("credit {owed}")]))
    }

    /// Does a slow game begin? Then the clocks of those on holiday stand still from the start.
    fn begins_slowly(&self, change: &Change) -> bool {
        let slow = matches!(self.host.settings().pace, Pace::Slow { .. });
        slow && change.deeds.iter().any(|deed| deed == "begin")
    }

    /// Lets something happen in memory, with the chance that is due then, and says what to store.
    fn apply(
        &mut self,
        change: Change,
        author: Option<&Author>,
        now: Time,
    ) -> Result<Append, Unfulfilled> {
        let number = self.host.len() as i64;
        let mut texts = Vec::new();
        let mut snapshot = None;
        for deed in change.deeds {
            let text = format!("{now} {deed}");
            if texts.is_empty() {
                snapshot = self.host.snapshot_before(&text);
            }
            self.host.apply(&text)?;
            texts.push(text);
        }
        while let Some(outcome) = self.host.draw(now as Millis) {
            self.host.apply(&outcome)?;
            texts.push(outcome);
        }
        let was = self.game.state;
        self.game.state = change.state.unwrap_or_else(|| state(&*self.host, was));
        self.game.length = self.host.len() as i64;
        self.game.changed = now;
        let mut seating = None;
        if let Some(people) = change.people {
            self.people = people;
            seating = Some(Seating::Sitters(self.sitters()));
        } else if was != State::Over && self.game.state == State::Over {
            seating = Some(Seating::Over {
                results: self.results(),
                dice: tables::dice::count(&self.host.record(Viewer::Spectator)).to_string(),
            });
        }
        let due = Due::of(&self.before(now));
        let at_once = due.at.is_some_and(|at| at <= now);
        let holds = |hold: &Hold| at_once && (hold.thinks || !due.thinks);
        Ok(Append {
            game: self.game.made.id.clone(),
            number,
            length: self.game.length,
            at: now,
            texts: texts.join("\n"),
            author: author.map(|author| author.account),
            wish: author.and_then(|author| author.wish.clone()),
            snapshot: self.host.snapshot().or(snapshot),
            rules: i64::from(self.host.rules()),
            state: self.game.state,
            waits: waits(&*self.host),
            due: due.at,
            thinks: due.thinks,
            claimed: change.hold.filter(holds).map_or(0, |hold| hold.until),
            credited: self.game.owed,
            seating,
        })
    }

    /// Who sits where, as it is stored.
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
            })
        });
        seats.collect()
    }

    /// What each seat came to. Who gave up has not won, whatever a computer player made of it.
    fn results(&self) -> Vec<SeatResult> {
        let result = self.host.result();
        let results = Seat::all(self.host.players()).map(|seat| {
            let resigned = self.host.chair(seat).has_resigned();
            let result = result.as_ref();
            SeatResult {
                seat: seat.number() as i64,
                points: result.map(|result| i64::from(result.points()[seat.index()])),
                won: result.map(|result| result.winners().contains(seat) && !resigned),
                resigned,
            }
        });
        results.collect()
    }

    /// May somebody who does not sit there follow the table?
    fn may_watch(&self, account: AccountId) -> bool {
        let made = &self.game.made;
        self.game.state == State::Waiting || made.spectators || made.creator == account
    }

    fn seat(&self, account: AccountId) -> Option<Seat> {
        let index = self
            .people
            .iter()
            .position(|person| *person == Some(account));
        index.map(Seat::at)
    }

    fn viewer(&self, account: AccountId) -> Viewer {
        self.seat(account).map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn welcome(&self, account: AccountId, since: u64, lines: &[Line], now: Time) -> Welcome {
        let since = usize::try_from(since)
            .unwrap_or(usize::MAX)
            .min(self.host.len());
        Welcome {
            table: self.info(account),
            events: self.events(self.viewer(account), since, now),
            chat: lines.iter().map(|line| self.chat_line(line)).collect(),
        }
    }

    fn events(&self, viewer: Viewer, first: usize, now: Time) -> Events {
        let first = first.max(self.host.first());
        Events {
            first: first as u64,
            told: self.host.told(viewer, first),
            now: Now::of(&*self.host, viewer, now as Millis),
        }
    }

    fn info(&self, account: AccountId) -> TableInfo {
        let made = &self.game.made;
        let you = self.seat(account);
        let yours = made.creator == account;
        let seats = Seat::all(self.host.players());
        let reserved = |seat: Seat| {
            let mut reserved = self.reserved.iter();
            let found = reserved.find(|reserved| reserved.seat == seat.number() as i64);
            let found = found.filter(|_| self.host.chair(seat).sitter().is_none());
            found.map(|reserved| reserved.name.clone().unwrap_or_default())
        };
        TableInfo {
            id: made.id.clone(),
            game: made.game.clone(),
            header: tables::header::told(&made.header, self.viewer(account)),
            commitment: Seed::new(made.seed).commitment().to_string(),
            settings: made.settings.clone(),
            state: self.game.state.name().to_owned(),
            visibility: made.visibility.name().to_owned(),
            spectators: made.spectators,
            watching: 0,
            rated: made.rated,
            begins_when_full: made.begins_when_full,
            seats: seats
                .map(|seat| SeatInfo {
                    reserved: reserved(seat),
                    ..SeatInfo::of(seat, self.host.chair(seat))
                })
                .collect(),
            you: you.map(Seat::number),
            yours,
            invite: (yours || you.is_some()).then(|| made.invite.clone()),
            rematch: self.game.rematch.clone(),
            created: made.created as Millis,
        }
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
fn waits(host: &dyn Host) -> i64 {
    let asked = waited_for(host);
    let people = asked.filter(|&seat| host.chair(seat).player() == Some(Sitter::Person));
    people.map(|seat| 1 << seat.index()).sum()
}
