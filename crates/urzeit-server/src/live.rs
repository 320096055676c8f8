//! A table in memory: wishes become events, events are stored, then everybody is told.
//!
//! *Commit, then tell.* A wish is applied to the table in memory, stored, and only then is anybody
//! told. Nobody sees the table in between, because whoever changes it holds its lock. If storing
//! fails, or another process was faster, what is in memory is thrown away and loaded anew.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Mutex, MutexGuard, mpsc};
use urzeit_rules::{Seat, Viewer};
use urzeit_table::{
    Awaits, Host, Millis, Overdue, Refused, Seed, Settings, Sitter, Source,
    messages::{Events, Now, SeatInfo, TableInfo, ToClient, Welcome, Why},
};

use crate::{
    clock::Clock,
    store::{AccountId, Append, Broken, Game, Row, Seating, State, Store, Time},
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
    numbers: AtomicU64,
}

struct Inner {
    game: Game,
    host: Box<dyn Host>,
    people: Vec<Option<AccountId>>,
    /// What became of every wish.
    wishes: HashMap<(AccountId, String), i64>,
    /// What is in memory may not be what is stored.
    stale: bool,
}

/// Somebody who follows a table.
struct Listener {
    number: u64,
    viewer: Viewer,
    account: AccountId,
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
    /// What time it is.
    pub now: Time,
}

/// What shall change.
#[derive(Default)]
pub struct Change {
    /// What happens, in the notation of events without the time.
    pub deeds: Vec<String>,
    /// Who sits where then, if that changes.
    pub people: Option<Vec<Option<AccountId>>>,
    /// What the table comes to, if that is not for its events to say.
    pub state: Option<State>,
}

impl Change {
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
        let Some(inner) = Inner::load(store, id).await? else {
            return Ok(None);
        };
        Ok(Some(Live {
            id: id.to_owned(),
            store: store.clone(),
            clock: clock.clone(),
            most_events: 0,
            inner: Mutex::new(inner),
            listeners: std::sync::Mutex::default(),
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
        for _ in 0..MOST_TRIES {
            let mut inner = self.fresh().await?;
            if let Some(number) = inner.known(author) {
                return Ok(number);
            }
            if inner.game.state == State::Aborted {
                return Err(Unfulfilled::Refused(Why::only("server-table-closed")));
            }
            let now = self.clock.now();
            let change = change(&inner.before(now))?;
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
            if self.store.append(append).await? {
                inner.stale = false;
                inner.remember(author, first as i64);
                self.tell(&inner, first, now);
                return Ok(first as i64);
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

    /// Follows the table: what is to be said first, and what comes then.
    ///
    /// # Errors
    /// If it has to be loaded anew and cannot.
    pub async fn follow(
        self: &Arc<Live>,
        account: AccountId,
        since: u64,
    ) -> Result<(Welcome, Following), Broken> {
        let inner = self.fresh().await?;
        let (sender, receiver) = mpsc::channel(MOST_UNREAD);
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        let listener = Listener {
            number,
            viewer: inner.viewer(account),
            account,
            sender,
        };
        self.lock_listeners().push(listener);
        let welcome = inner.welcome(account, since, self.clock.now());
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
        Ok(self
            .fresh()
            .await?
            .welcome(account, since, self.clock.now()))
    }

    /// Another process says that there are so many events.
    pub(crate) async fn catch_up(&self, length: i64) {
        let mut inner = self.inner.lock().await;
        let first = inner.host.len();
        if first as i64 >= length {
            return;
        }
        if let Err(error) = inner.catch_up(&self.store, &self.id).await {
            tracing::error!(table = self.id, %error, "cannot follow what others wrote");
            inner.stale = true;
            return;
        }
        if inner.host.len() > first {
            self.tell(&inner, first, self.clock.now());
        }
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

    /// Somebody has said something.
    pub(crate) async fn hear_chat(&self, _number: i64) {}

    /// The table as it is stored.
    async fn fresh(&self) -> Result<MutexGuard<'_, Inner>, Broken> {
        let mut inner = self.inner.lock().await;
        if inner.stale {
            let loaded = Inner::load(&self.store, &self.id).await?;
            let gone = || Broken::Corrupt(format!("table {} is gone", self.id));
            *inner = loaded.ok_or_else(gone)?;
        }
        Ok(inner)
    }

    /// Tells everybody who listens what happened from a number on.
    fn tell(&self, inner: &Inner, first: usize, now: Time) {
        let mut texts: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        self.lock_listeners().retain_mut(|listener| {
            // Who sat down or left since is told as what it is now.
            listener.viewer = inner.viewer(listener.account);
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
    async fn load(store: &Store, id: &str) -> Result<Option<Inner>, Broken> {
        let Some(game) = store.game(id).await? else {
            return Ok(None);
        };
        let corrupt = |what: &dyn std::fmt::Debug| Broken::Corrupt(format!("table {id}: {what:?}"));
        let settings: Settings = game
            .made
            .settings
            .parse()
            .map_err(|error| corrupt(&error))?;
        let source = Source::Fair {
            table: id.to_owned(),
            seed: Seed::new(game.made.seed),
        };
        let host = urzeit_table::open(&game.made.header, settings, source);
        let host = host.map_err(|error| corrupt(&error))?;
        let mut inner = Inner {
            people: vec![None; host.players()],
            game,
            host,
            wishes: HashMap::new(),
            stale: false,
        };
        inner.catch_up(store, id).await?;
        Ok(Some(inner))
    }

    /// Applies what is stored and not in memory.
    async fn catch_up(&mut self, store: &Store, id: &str) -> Result<(), Broken> {
        let rows = store.events(id, self.host.len() as i64).await?;
        for Row {
            number,
            author,
            wish,
            texts,
        } in rows
        {
            for text in texts.lines() {
                let applied = self.host.apply(text);
                applied
                    .map_err(|error| Broken::Corrupt(format!("table {id}, {text}: {error:?}")))?;
            }
            if let (Some(author), Some(wish)) = (author, wish) {
                self.wishes.insert((author, wish), number);
            }
        }
        self.people.fill(None);
        for (seat, account) in store.seats(id).await? {
            let place = self.people.get_mut((seat - 1) as usize);
            *place.ok_or_else(|| Broken::Corrupt(format!("table {id}: seat {seat}")))? =
                Some(account);
        }
        if let Some(game) = store.game(id).await? {
            self.game = game;
        }
        Ok(())
    }

    fn before(&self, now: Time) -> Before<'_> {
        Before {
            host: &*self.host,
            game: &self.game,
            people: &self.people,
            now,
        }
    }

    fn known(&self, author: Option<&Author>) -> Option<i64> {
        let Author { account, wish } = author?;
        self.wishes.get(&(*account, wish.clone()?)).copied()
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

    /// Lets something happen in memory, with the chance that is due then, and says what to store.
    fn apply(
        &mut self,
        change: Change,
        author: Option<&Author>,
        now: Time,
    ) -> Result<Append, Unfulfilled> {
        let number = self.host.len() as i64;
        let mut texts = Vec::new();
        for deed in change.deeds {
            let text = format!("{now} {deed}");
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
            let people = (1..).zip(&self.people);
            let people = people.filter_map(|(seat, person)| Some((seat, (*person)?)));
            seating = Some(Seating::People(people.collect()));
        } else if was != State::Over
            && let Some(result) = self.host.result()
        {
            let seats = Seat::all(self.host.players());
            let results = seats.map(|seat| {
                let points = i64::from(result.points()[seat.index()]);
                (
                    seat.number() as i64,
                    points,
                    result.winners().contains(seat),
                )
            });
            seating = Some(Seating::Results(results.collect()));
        }
        Ok(Append {
            game: self.game.made.id.clone(),
            number,
            length: self.game.length,
            at: now,
            texts: texts.join("\n"),
            author: author.map(|author| author.account),
            wish: author.and_then(|author| author.wish.clone()),
            snapshot: None,
            rules: self.game.made.rules,
            state: self.game.state,
            waits: waits(&*self.host),
            due: due(&*self.host, now),
            seating,
        })
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

    fn welcome(&self, account: AccountId, since: u64, now: Time) -> Welcome {
        let since = usize::try_from(since)
            .unwrap_or(usize::MAX)
            .min(self.host.len());
        Welcome {
            table: self.info(account),
            events: self.events(self.viewer(account), since, now),
            chat: Vec::new(),
        }
    }

    fn events(&self, viewer: Viewer, first: usize, now: Time) -> Events {
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
        TableInfo {
            id: made.id.clone(),
            game: made.game.clone(),
            header: made.header.clone(),
            settings: made.settings.clone(),
            state: self.game.state.name().to_owned(),
            visibility: made.visibility.name().to_owned(),
            spectators: made.spectators,
            rated: made.rated,
            seats: seats
                .map(|seat| SeatInfo::of(seat, self.host.chair(seat)))
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
        Awaits::Nothing => State::Over,
    }
}

/// The people that a table waits for, one bit a seat.
fn waits(host: &dyn Host) -> i64 {
    let asked = waited_for(host);
    let people = asked.filter(|&seat| host.chair(seat).player() == Some(Sitter::Person));
    people.map(|seat| 1 << seat.index()).sum()
}

/// When the server has to act by itself.
fn due(host: &dyn Host, now: Time) -> Option<Time> {
    let is_person = |seat: Seat| host.chair(seat).player() == Some(Sitter::Person);
    if !waited_for(host).all(is_person) {
        return Some(now);
    }
    if host.settings().overdue == Overdue::Nothing {
        return None;
    }
    let left = waited_for(host).filter_map(|seat| host.time_left(seat, now as Millis));
    left.min().map(|left| now.saturating_add(left as Time))
}

fn waited_for(host: &dyn Host) -> impl Iterator<Item = Seat> {
    let seats = match host.awaits() {
        Awaits::Choices(seats) => seats,
        Awaits::Confirm(seat) => [seat].into_iter().collect(),
        _ => urzeit_rules::Seats::NONE,
    };
    seats.iter().collect::<Vec<_>>().into_iter()
}
