//! One world: a few people and computer players at a table or two, on one server or several.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use rand::SeedableRng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::{runtime, time::sleep};
use urzeit_players::Level;
use urzeit_rules::{
    Choices as _, Due as _, Entry, Game, Play, Seat, Setup, Turn,
    record::{Bytes, Header},
    with_game,
};
use urzeit_server::{
    live::{Before, Change, ChangeError, TakesOver},
    store::{AccountId, Game as Stored, Maker, NewGame, State, Visibility},
};
use urzeit_table::{Deed, Offer};

use crate::{
    fate::{Fate, Seen},
    judge::{holidays_end, is_settled, judge},
    person::Person,
    servers::Servers,
    shelf::Shelves,
};

/// What became of a world.
pub struct World {
    /// What was wrong first; nothing, as it should be.
    pub wrong: Option<String>,
    /// How often things came up.
    pub seen: Seen,
    /// A sum over everything that happened.
    pub trace: u64,
}

/// How long, in seconds, we look at computer players who go on among themselves.
const PATIENCE: u64 = 120;

/// How long, in seconds, nothing may happen at a table where the server has to act: longer than a computer
/// player takes, a lease lasts and a sign of life is waited for.
const STILL: u64 = 40;

/// As whose work the computer players of a world's tables wait: the account, the block of networks, which network of
/// the block. An account has tables in one network, in two of a block, and in two blocks; a network has two accounts.
const MAKERS: [[(AccountId, u8, u8); 4]; 3] = [
    [(100, 0, 0), (200, 0, 1), (100, 0, 0), (100, 0, 1)],
    [(100, 0, 0), (200, 0, 1), (100, 1, 0), (300, 1, 1)],
    [(100, 0, 0), (200, 0, 0), (300, 0, 1), (400, 1, 0)],
];

/// The first account of those who take over seats.
const SUBSTITUTES: AccountId = 1000;

/// How long, in seconds, what has happened may be on its way to those who are there, whatever goes on.
const HEARS: u64 = 10;

/// Lets the world of this seed happen; aloud, if somebody wants to read what does.
///
/// # Panics
/// If there is no runtime to be had.
#[must_use]
pub fn run(seed: u64, aloud: bool) -> World {
    let mut builder = runtime::Builder::new_current_thread();
    let runtime = builder.enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime without threads or sockets needs nothing");
    runtime.block_on(async {
        let fate = Arc::new(Fate::new(seed, aloud));
        if let Err(wrong) = happen(&fate).await {
            fate.wrong(wrong);
        }
        let (wrong, seen, trace) = fate.end();
        World { wrong, seen, trace }
    })
}

/// What is played, for how many.
const GAMES: [(&str, usize); 7] = [
    ("genesis", 2),
    ("genesis", 3),
    ("lords", 2),
    ("lords", 3),
    ("lords", 4),
    ("ursuppe", 3),
    ("ursuppe", 4),
];

async fn happen(fate: &Arc<Fate>) -> Result<(), String> {
    let places = 1 + fate.below(3) as usize;
    let shelves = Shelves::new(Arc::clone(fate), places > 1);
    let lease = Duration::from_millis(1000 + fate.below(9000));
    let servers = Arc::new(Servers::new(fate, &shelves, lease, places));
    servers.mend().await;
    let tired = Arc::new(AtomicBool::new(false));
    let mut people = Vec::new();
    let mut tables = Vec::new();
    let count = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4][fate.below(12) as usize];
    let mix = if count < 4 {
        0
    } else {
        fate.below(MAKERS.len() as u64)
    };
    for (number, (own, block, network)) in (0..count).zip(MAKERS[mix as usize]) {
        let network = Maker::network([0, block], network);
        let table = Table::any(fate, number, Maker { own, network });
        let stored = table.stored(fate);
        let seed: String = stored
            .made
            .seed
            .iter()
            .map(|b| format!("{b:02x}"))
            .collect();
        shelves.make(stored);
        table.begin(&servers).await?;
        for (account, seat) in table.everybody() {
            people.push(Arc::new(Person {
                account,
                seat,
                table: table.id.clone(),
                seed: seed.clone(),
                game: table.game,
                fate: Arc::clone(fate),
                servers: Arc::clone(&servers),
                tired: Arc::clone(&tired),
                known: Mutex::default(),
            }));
        }
        tables.push(table);
    }
    for person in &people {
        tokio::spawn(Arc::clone(person).live());
    }
    fate.set_calm(false);
    let suffering = tokio::spawn({
        let servers = Arc::clone(&servers);
        async move { servers.suffer().await }
    });
    pass_time(fate, &shelves, &servers, &tables, &mut people).await?;
    // From here on nothing breaks, and nobody wants anything new.
    fate.set_calm(true);
    tired.store(true, Ordering::Relaxed);
    suffering.await.map_err(|error| error.to_string())?;
    servers.mend().await;
    sleep(Duration::from_secs(12)).await;
    for table in &tables {
        table.settle(&shelves, fate).await?;
    }
    judge_all(fate, &shelves, &tables, &people).await
}

/// A while in which people go on holiday, and others take over seats that are offered.
async fn pass_time(
    fate: &Arc<Fate>,
    shelves: &Shelves,
    servers: &Servers,
    tables: &[Table],
    people: &mut Vec<Arc<Person>>,
) -> Result<(), String> {
    let length = match fate.below(40) {
        0 => 300,
        // Until a player who was asked at the beginning should have begun.
        1..6 => 80,
        _ => 5 + fate.below(20),
    };
    let mut substitutes = SUBSTITUTES..;
    for _ in 0..length {
        sleep(Duration::from_secs(1)).await;
        let going = |table: &Table| table.is_running(shelves);
        if !tables.iter().any(going) {
            break;
        }
        let whose = &people[fate.below(people.len() as u64) as usize];
        if fate.once_in(20) {
            fate.note(format_args!("{} goes on holiday", whose.account));
            shelves.go_away(whose.account, fate.now() + fate.below(20_000) as i64);
        }
        for table in tables.iter().filter(|_| fate.once_in(3)) {
            let account = substitutes.next().ok_or("no more accounts")?;
            let Some(seat) = table.take_over(servers, account, fate).await else {
                continue;
            };
            let like = people.iter().find(|person| person.table == table.id);
            let like = like.ok_or("nobody at a table")?;
            let person = Arc::new(like.instead(account, seat));
            people.push(Arc::clone(&person));
            tokio::spawn(person.live());
        }
    }
    Ok(())
}

/// Everybody has heard of everything, and all of it is as it should be.
async fn judge_all(
    fate: &Arc<Fate>,
    shelves: &Shelves,
    tables: &[Table],
    people: &[Arc<Person>],
) -> Result<(), String> {
    let lengths: Vec<usize> = tables.iter().map(|table| table.length(shelves)).collect();
    for (table, length) in tables.iter().zip(lengths) {
        let own: Vec<&Person> = people.iter().map(|person| &**person).collect();
        let own: Vec<&Person> = own.into_iter().filter(|p| p.table == table.id).collect();
        all_hear(&own, length).await?;
        let tables = shelves.tables();
        let kept = tables.get(&table.id).ok_or("no table")?;
        judge(kept, &own, fate)?;
        holidays_end(kept, |account| {
            shelves.is_away(account, fate.now() - HEARS as i64 * 1000)
        })?;
        fate.note(format_args!("{} ends with {}", table.id, kept.game.length));
        if kept.game.state == State::Over {
            fate.saw("game over");
        }
        for (word, what) in [
            (" undo ", "undone"),
            (" resign ", "resigned"),
            (" pause ", "paused"),
        ] {
            if kept.rows.iter().any(|row| row.texts.contains(word)) {
                fate.saw(what);
            }
        }
    }
    Ok(())
}

/// Everybody who is still there hears of so many events.
async fn all_hear(people: &[&Person], length: usize) -> Result<(), String> {
    let is_late = |person: &&&Person| {
        let known = person.known();
        !known.gone && (known.follower.known() as usize) < length
    };
    let mut late = None;
    for _ in 0..HEARS {
        sleep(Duration::from_secs(1)).await;
        late = people.iter().find(is_late);
        if late.is_none() {
            break;
        }
    }
    late.map_or(Ok(()), |person| {
        Err(format!("{} does not hear any more", person.account))
    })
}

/// A table as it is made.
struct Table {
    id: String,
    game: &'static str,
    header: String,
    settings: String,
    rated: bool,
    /// The people in the seats; computer players sit in the others.
    people: Vec<Option<AccountId>>,
    level: Level,
    watches: AccountId,
    maker: Maker,
    /// Do strangers meet there, so that everybody has to begin soon?
    is_open: bool,
}

impl Table {
    fn any(fate: &Fate, number: usize, maker: Maker) -> Table {
        let is_open = number == 2;
        let (game, players) = GAMES[fate.below(GAMES.len() as u64) as usize];
        let accounts = 100 * (1 + number as i64)..;
        let mut people: Vec<Option<AccountId>> = accounts.take(players).map(Some).collect();
        let all_people = is_open || fate.once_in(3);
        for person in people.iter_mut().skip(1) {
            if !all_people && fate.once_in(2) {
                *person = None;
            }
        }
        let level = [Level::Easy, Level::Hard][fate.below(2) as usize];
        let confirm = ["confirm", "at-once"][fate.below(2) as usize];
        let pace = match fate.below(4) {
            // Long enough that everybody has to begin soon.
            _ if is_open => format!("live {} 0", 120_000 + fate.below(20_000)),
            0 => "any".to_owned(),
            // Short enough that votes count before the world ends.
            1 if fate.once_in(2) => format!("slow {}", 500 + fate.below(2000)),
            1 => format!("slow {}", 2000 + fate.below(20_000)),
            _ => format!("live {} {}", 3000 + fate.below(20_000), fate.below(3000)),
        };
        let overdue = ["nothing", "turn easy", "rest easy", "turn hard"][fate.below(4) as usize];
        Table {
            id: format!("earth{}", ["a", "b", "c", "d"][number]),
            game,
            header: with_game!(game, header(players, fate)),
            settings: format!("{confirm} {pace} {overdue}"),
            rated: !is_open && people.iter().all(Option::is_some),
            people,
            level,
            watches: 900 + number as i64,
            is_open,
            maker,
        }
    }

    fn stored(&self, fate: &Fate) -> Stored {
        fate.note(format_args!("{}: {} {}", self.id, self.game, self.settings));
        let made = NewGame {
            id: self.id.clone(),
            creator: self.maker.own,
            maker: self.maker,
            game: self.game.to_owned(),
            header: self.header.clone(),
            settings: self.settings.clone(),
            seed: fate.bytes(),
            visibility: if self.is_open {
                Visibility::Open
            } else {
                Visibility::Link
            },
            spectators: true,
            rated: self.rated,
            players: self.people.len() as i64,
            created: fate.now(),
            ..NewGame::default()
        };
        Stored::new(made, String::new())
    }

    /// All sit down, and the game begins.
    async fn begin(&self, servers: &Servers) -> Result<(), String> {
        let server = servers.any().await;
        let live = server.registry.table(&self.id).await;
        let live = live.map_err(|e| e.to_string())?.ok_or("no table")?;
        let sit = |(seat, person): (Seat, &Option<AccountId>)| match person {
            Some(account) => {
                let person = urzeit_table::Person {
                    bytes: Bytes(account.to_be_bytes().to_vec()),
                    name: "Somebody".to_owned(),
                };
                Deed::Sit(seat, person)
            }
            None => Deed::Computer(seat, self.level),
        };
        let sits = Seat::all(self.people.len()).zip(&self.people).map(sit);
        let deeds: Vec<Deed> = sits.chain([Deed::Begin]).collect();
        let begun = live.change(None, |_| {
            Ok(Change {
                people: Some(self.people.clone()),
                ..Change::deeds(deeds.clone())
            })
        });
        match begun.await {
            Ok(_) => Ok(()),
            Err(ChangeError::Refused(why)) => Err(format!("cannot begin: {why:?}")),
            Err(ChangeError::Broken(broken)) => Err(broken.to_string()),
        }
    }

    /// Somebody else takes over a seat that is offered, if one is and nothing breaks.
    async fn take_over(&self, servers: &Servers, account: AccountId, fate: &Fate) -> Option<Seat> {
        let server = servers.some()?;
        let take = |before: &Before<'_>| {
            let seat = before.host.offered().iter().next()?;
            let person = urzeit_table::Person {
                bytes: Bytes::default(),
                name: "Somebody else".to_owned(),
            };
            let takes_over = TakesOver {
                seat,
                account,
                forfeits: before.host.chair(seat).offer() == Some(Offer::Others),
                counts: false,
            };
            Some(Change {
                takes_over: Some(takes_over),
                ..Change::deeds([Deed::Substitute(seat, person)])
            })
        };
        let taking = async {
            let live = server.registry.table(&self.id).await.ok()??;
            live.change_if(None, |before| Ok(take(before)))
                .await
                .ok()??;
            let seat = live.look(|before| {
                let mut people = before.people.iter();
                people.position(|person| *person == Some(account))
            });
            seat.await.ok()?.map(Seat::at)
        };
        let seat = tokio::select! {
            biased;
            () = server.life.ends() => None,
            seat = taking => seat,
        }?;
        fate.note(format_args!("{account} takes over {seat} at {}", self.id));
        Some(seat)
    }

    /// Those who play, and one who watches.
    fn everybody(&self) -> Vec<(AccountId, Option<Seat>)> {
        let seats = Seat::all(self.people.len()).zip(&self.people);
        let people = seats.filter_map(|(seat, account)| Some(((*account)?, Some(seat))));
        people.chain([(self.watches, None)]).collect()
    }

    fn is_running(&self, shelves: &Shelves) -> bool {
        let tables = shelves.tables();
        let kept = tables.get(&self.id);
        kept.is_some_and(|kept| kept.game.state == State::Running)
    }

    fn length(&self, shelves: &Shelves) -> usize {
        let tables = shelves.tables();
        tables
            .get(&self.id)
            .map_or(0, |kept| kept.game.length as usize)
    }

    /// Waits until somebody definite is waited for, or nothing.
    async fn settle(&self, shelves: &Shelves, fate: &Fate) -> Result<(), String> {
        let (mut length, mut still) = (0, 0);
        for _ in 0..PATIENCE {
            let settled = |now| {
                shelves
                    .tables()
                    .get(&self.id)
                    .is_some_and(|kept| is_settled(kept, now))
            };
            if settled(fate.now()) {
                return Ok(());
            }
            sleep(Duration::from_secs(1)).await;
            still = if self.length(shelves) == length {
                still + 1
            } else {
                0
            };
            length = self.length(shelves);
            if still > STILL {
                return Err(format!("{} waits for nobody definite", self.id));
            }
        }
        // A computer player that never comes to an end is somebody definite too.
        Ok(())
    }
}

fn header<G: Game>(players: usize, fate: &Fate) -> String {
    let who = G::Setup::usual_who(Some(players), &[]);
    let setup = G::Setup::read(&who, &[]);
    let header = Header::<G>::new(setup.expect("what is usual can be played"));
    let start = fate.once_in(3).then(|| secret_moment(header.begin(), fate));
    let header = match start.flatten() {
        Some(start) => header.with_start(start),
        None => Ok(header),
    };
    let header = header.expect("a game can begin where it has come to");
    header.to_string()
}

/// No world lasts until such a moment comes by itself.
const BEFORE: usize = 600;

/// Where a game that is played at random comes to when several choose in secret; nothing if that does not come.
fn secret_moment<G: Game>(mut play: Play<G>, fate: &Fate) -> Option<G> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(fate.below(u64::MAX));
    for _ in 0..BEFORE {
        let position = play.position();
        let entry = match position.turn() {
            Turn::Over => return None,
            Turn::Chance => Entry::Chance(position.due()?.sample(&mut random)),
            Turn::Secret(_) => return Some(position.clone()),
            Turn::Player(seat) => Entry::Player(seat, position.choices(seat).sample(&mut random)?),
        };
        play.enter(entry).ok()?;
    }
    None
}
