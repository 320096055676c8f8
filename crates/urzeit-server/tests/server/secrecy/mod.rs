//! Nothing hidden gets out. Secrecy as non-interference: two servers with tables that differ only in
//! what a viewer may not know say the same to that viewer, in every byte and at every step.
//!
//! What a viewer may know is for the rules to say (`View::of`, `Told::of`; their own tests attack
//! them). Here everything else is looked at that reaches a client.

use futures_util::StreamExt as _;
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng as _};
use reqwest::Method;
use serde_json::json;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use urzeit_rules::{
    Choices as _, Due as _, Entry, Game, Lords, Play, Seat, Setup as _, Told, Turn, View, Viewer,
    lords::{self, Phase},
    record::{Bytes, Header},
};
use urzeit_server::{
    Store,
    store::{NewGame, Visibility},
};
use urzeit_table::messages::{ToClient, Waiting};

use crate::{
    bots::Bot,
    play::table,
    stage::{PATIENCE, Person, Socket, Stage},
};

crate::on_both_stores!(
    tables_that_differ_in_secrets_look_alike,
    of_a_secret_choice_nothing_is_seen_but_that_it_was_made,
    a_running_record_has_neither_seed_nor_secrets,
);

/// Where the chance of all these tables comes from.
const SEED: [u8; 32] = *b"the same for every table in here";

const PLAYERS: usize = 3;

type Random = Xoshiro256PlusPlus;

/// A server, and a look into its store.
struct World {
    stage: Stage,
    store: Store,
}

impl World {
    async fn open(stage: Stage) -> World {
        let store = Store::open(&stage.database).await.unwrap();
        World { stage, store }
    }

    /// Three people who play and one who watches.
    async fn people(&self) -> (Vec<Person>, Vec<i64>) {
        let mut people = Vec::new();
        let mut accounts = Vec::new();
        for name in ["Ada", "Bo", "Cy", "Dee"] {
            let person = self.stage.guest(name).await;
            accounts.push(person.get("/api/me").await["id"].as_i64().unwrap());
            people.push(person);
        }
        (people, accounts)
    }

    /// A table where a game goes on from this position.
    async fn table(&self, id: &str, position: &Lords) -> Table<'_> {
        let (people, accounts) = self.people().await;
        let header = Header::<Lords>::new(setup());
        let header = header.with_start(position.clone()).unwrap();
        let made = NewGame {
            id: id.to_owned(),
            creator: accounts[0],
            game: "lords".to_owned(),
            header: header.to_string(),
            settings: "at-once any nothing".to_owned(),
            seed: SEED,
            rules: i64::from(Lords::RULES),
            visibility: Visibility::Open,
            spectators: true,
            rated: false,
            invite: "invite".to_owned(),
            begins_when_full: false,
            players: PLAYERS as i64,
            created: 0,
        };
        self.store.make_table(&made, &[]).await.unwrap();
        for (seat, person) in (1..=PLAYERS).zip(&people) {
            let sit = json!({"seat": seat, "bytes": "00"});
            person.post(&format!("/api/tables/{id}/sit"), sit).await;
        }
        let begin = format!("/api/tables/{id}/begin");
        people[0].post(&begin, json!({})).await;
        let mut table = Table {
            world: self,
            id: id.to_owned(),
            truth: header.begin(),
            known: 0,
            sockets: Vec::new(),
            heard: vec![Vec::new(); people.len()],
            people,
            accounts,
        };
        table.catch_up().await;
        for (person, heard) in table.people.iter().zip(&mut table.heard) {
            let mut socket = person.connect().await;
            socket.hello(id).await;
            heard.push(raw(&mut socket).await);
            table.sockets.push(socket);
        }
        table
    }
}

/// A table of a world.
struct Table<'a> {
    world: &'a World,
    id: String,
    people: Vec<Person>,
    accounts: Vec<i64>,
    /// What really happened.
    truth: Play<Lords>,
    known: i64,
    sockets: Vec<Socket>,
    /// All that each has been told.
    heard: Vec<Vec<String>>,
}

impl Table<'_> {
    /// Lets a seat do something; what everybody hears of it. Says what the viewer may know of it.
    async fn act(&mut self, seat: Seat, action: &str, viewer: Viewer) -> Vec<String> {
        let path = format!("/api/tables/{}/wishes", self.id);
        let wish = json!({"id": self.known.to_string(), "wish": action});
        self.people[seat.index()].post(&path, wish).await;
        for (socket, heard) in self.sockets.iter_mut().zip(&mut self.heard) {
            heard.push(raw(socket).await);
        }
        let mut told = Vec::new();
        for entry in self.catch_up().await {
            told.push(Told::of(&entry.0, entry.1, viewer).to_string());
        }
        told.push(self.view(viewer));
        told
    }

    /// Looks into the store: the new entries, each with the position before it.
    async fn catch_up(&mut self) -> Vec<(Lords, Entry<Lords>)> {
        let rows = self.world.store.events(&self.id, self.known).await.unwrap();
        let mut entries = Vec::new();
        for text in rows.iter().flat_map(|row| row.texts.lines()) {
            self.known += 1;
            let (_, deed) = text.split_once(' ').unwrap();
            if let Ok(entry) = deed.parse() {
                entries.push((self.truth.position().clone(), entry));
                self.truth.enter(entry).unwrap();
            }
        }
        entries
    }

    fn view(&self, viewer: Viewer) -> String {
        let view = View::of(self.truth.position(), viewer);
        view.position().to_string()
    }

    /// All that a viewer can ask, and what is said to wishes that cannot be granted.
    async fn ask_everything(&mut self, viewer: Viewer) {
        let index = index(viewer);
        let person = &self.people[index];
        let (id, creator) = (&self.id, self.accounts[0]);
        let mut said = Vec::new();
        for path in [
            format!("/api/tables/{id}"),
            format!("/api/tables/{id}?since={}", self.known - 1),
            format!("/api/tables/{id}/events?since=0"),
            format!("/api/tables/{id}/record"),
            format!("/api/tables/{id}/chat"),
            format!("/api/tables/{id}/dice"),
            format!("/api/tables/{id}/verify"),
            "/api/tables?state=running".to_owned(),
            "/api/me/tables".to_owned(),
            format!("/api/turns?at={id}"),
            "/api/notices".to_owned(),
            "/api/me/export".to_owned(),
            "/api/dice".to_owned(),
            format!("/api/people/{creator}"),
            format!("/api/people/{creator}/games"),
        ] {
            let (status, _, text) = person.ask_text(Method::GET, &path, "").await;
            said.push(format!("{path}: {status} {text}"));
        }
        for wish in self.illegal(viewer) {
            let path = format!("/api/tables/{id}/wishes");
            let body = json!({"id": format!("{wish} {}", self.known), "wish": wish});
            let (status, answer) = person.ask(Method::POST, &path, body).await;
            assert!(status.is_client_error(), "{wish}: {status}");
            said.push(format!("{wish}: {status} {answer}"));
            let socket = &mut self.sockets[index];
            socket.wish(&wish, &wish).await;
            said.push(raw(socket).await);
        }
        if let Viewer::Seat(_) = viewer {
            let mut bot = Bot::sit(&self.world.stage, id, person).await;
            bot.say("legal\nnonsense").await;
            loop {
                let line = bot.hear().await.unwrap();
                said.push(line.clone());
                if line.starts_with("error") {
                    break;
                }
            }
        }
        self.heard[index].extend(said);
    }

    /// Wishes that the viewer cannot have.
    fn illegal(&self, viewer: Viewer) -> Vec<String> {
        let wishes = [
            "keep",
            "lay island a1",
            "lay sea f6",
            "card i1",
            "card h2",
            "card s9",
            "put f6",
            "move f6 f7 1",
            "attack f6 f7",
            "advance 1",
            "civilise f6",
            "altar f6",
            "end",
            "confirm",
            "undo 9",
            "ask 9999",
            "agree",
            "nonsense",
        ];
        let legal = |wish: &&str| {
            let Viewer::Seat(seat) = viewer else {
                return false;
            };
            let action = wish.parse();
            action.is_ok_and(|action| self.truth.position().check(seat, action).is_ok())
        };
        let wishes = wishes.into_iter().filter(|wish| !legal(wish));
        wishes.map(str::to_owned).collect()
    }

    fn said_to(&self, index: usize) -> String {
        self.normal(&self.heard[index].join("\n"))
    }

    /// A text without what differs from server to server and is no secret: who has which account, and
    /// when something happened.
    fn normal(&self, text: &str) -> String {
        let mut normal = String::new();
        let mut rest = text;
        while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
            normal.push_str(&rest[..start]);
            rest = &rest[start..];
            let end = rest.find(|c: char| !c.is_ascii_digit());
            let (number, after) = rest.split_at(end.unwrap_or(rest.len()));
            let mut accounts = self.accounts.iter();
            let account = accounts.position(|account| account.to_string() == number);
            match account {
                Some(index) => normal.push_str(&format!("ACCOUNT{index}")),
                None if number.len() == 13 && number.starts_with('1') => normal.push_str("TIME"),
                None => normal.push_str(number),
            }
            rest = after;
        }
        normal + rest
    }
}

impl Socket {
    async fn hello(&mut self, table: &str) {
        let hello = json!({"hello": {"table": table, "since": 0}}).to_string();
        futures_util::SinkExt::send(&mut self.stream, Message::text(hello))
            .await
            .unwrap();
    }
}

/// The next message as it comes.
async fn raw(socket: &mut Socket) -> String {
    let message = timeout(PATIENCE, socket.stream.next()).await;
    let message = message.expect("nothing is said").unwrap().unwrap();
    message.into_text().unwrap().to_string()
}

fn setup() -> lords::Setup {
    lords::Setup::read(&Lords::WHO[..PLAYERS], &[]).unwrap()
}

fn viewers() -> impl Iterator<Item = Viewer> {
    let seats = Seat::all(PLAYERS).map(Viewer::Seat);
    seats.chain([Viewer::Spectator])
}

fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => PLAYERS,
    }
}

/// Positions of a random game in which something is hidden, of each kind one.
fn moments(random: &mut Random) -> Vec<Lords> {
    let mut play = Play::from(Lords::new(&setup()));
    let mut moments: Vec<(String, Lords)> = Vec::new();
    for step in 0..400 {
        let position = play.position();
        let chosen = Seat::all(PLAYERS).filter(|&seat| position.chosen(seat).is_some());
        let kept = Seat::all(PLAYERS).map(|seat| position.kept(seat).len());
        let kind = match position.phase() {
            Phase::Lay(_, _) if kept.sum::<usize>() > 0 => "lay".to_owned(),
            Phase::Select => format!("select {}", chosen.count()),
            Phase::Act(_) => "act".to_owned(),
            _ => String::new(),
        };
        if !kind.is_empty() && moments.iter().all(|(known, _)| *known != kind) {
            moments.push((kind, position.clone()));
        }
        let entry = match position.turn() {
            Turn::Over => break,
            Turn::Chance => Entry::Chance(position.due().unwrap().sample(random)),
            turn => {
                let mut seats = turn.seats().iter();
                let seat = seats.find(|&seat| !position.choices(seat).is_empty());
                let seat = seat.unwrap();
                let choices = position.choices(seat);
                let action = choices.nth(step * 7919 % choices.len());
                Entry::Player(seat, action.unwrap())
            }
        };
        play.enter(entry).unwrap();
    }
    assert_eq!(moments.len(), 5, "{moments:?}");
    moments.into_iter().map(|(_, position)| position).collect()
}

/// An action of each world that the viewer is told in the same words; another one, if it can be.
fn alike(worlds: [&Lords; 2], viewer: Viewer, step: usize) -> Option<(Seat, [String; 2])> {
    let [one, two] = worlds;
    let seats: Vec<Seat> = one.turn().seats().iter().collect();
    let seat = *seats.get(step % seats.len().max(1))?;
    let choices = one.choices(seat);
    let action = choices.nth(step * 7919 % choices.len().max(1))?;
    let told = |position: &Lords, action| {
        Told::of(position, Entry::Player(seat, action), viewer).to_string()
    };
    let same = two.choices(seat);
    let same = || {
        same.iter()
            .filter(|&other| told(two, other) == told(one, action))
    };
    let other = same().find(|&other| other != action);
    let other = other.or_else(|| same().next())?;
    Some((seat, [action.to_string(), other.to_string()]))
}

async fn tables_that_differ_in_secrets_look_alike(stage: Stage) {
    let other = match stage.database.starts_with("postgres") {
        true => Stage::postgres().await,
        false => Stage::sqlite().await,
    };
    let worlds = [World::open(stage).await, World::open(other).await];
    let mut random = Random::seed_from_u64(7);
    let mut steps = 0;
    let letters = "abcdefghijkmnpqrstuvwxyz".chars();
    let mut names = letters.map(|letter| format!("tab{letter}"));
    for (number, position) in moments(&mut random).into_iter().enumerate() {
        // Two viewers each: everybody has their turn.
        for viewer in viewers().skip(number % 2).step_by(2) {
            let imagined = Lords::imagine(&View::of(&position, viewer), &mut random);
            assert_ne!(imagined, position, "there are secrets");
            let name = names.next().unwrap();
            let mut one = worlds[0].table(&name, &position).await;
            let mut two = worlds[1].table(&name, &imagined).await;
            for step in 0..4 {
                if one.view(viewer) != two.view(viewer) {
                    break;
                }
                one.ask_everything(viewer).await;
                two.ask_everything(viewer).await;
                assert_same(&one, &two, viewer);
                steps += 1;
                let truth = [one.truth.position(), two.truth.position()];
                let Some((seat, [here, there])) = alike(truth, viewer, step) else {
                    break;
                };
                // When secrets come out, tables that differ in them do too.
                if one.act(seat, &here, viewer).await != two.act(seat, &there, viewer).await {
                    break;
                }
                assert_same(&one, &two, viewer);
            }
            // Whose secrets they are sees the difference: so would we, were it told to others.
            let mut others = (0..PLAYERS).filter(|&other| other != index(viewer));
            assert!(
                others.any(|other| one.said_to(other) != two.said_to(other)),
                "nobody notices that these are two games"
            );
        }
    }
    assert!(steps > 20, "{steps}");
}

fn assert_same(one: &Table<'_>, two: &Table<'_>, viewer: Viewer) {
    let [here, there] = [one, two].map(|table| table.said_to(index(viewer)));
    let lines = here.lines().zip(there.lines());
    for (here, there) in lines {
        assert_eq!(here, there, "{viewer:?}");
    }
    assert_eq!(here, there, "{viewer:?}");
    let seed = Bytes(SEED.to_vec()).to_string();
    assert!(!here.contains(&seed), "the seed is told");
}

async fn of_a_secret_choice_nothing_is_seen_but_that_it_was_made(stage: Stage) {
    let world = World::open(stage).await;
    let moments = moments(&mut Random::seed_from_u64(8));
    let select = moments.iter().find(|position| {
        let mut seats = Seat::all(PLAYERS);
        position.phase() == Phase::Select && seats.all(|seat| position.chosen(seat).is_none())
    });
    let mut table = world.table("secret", select.unwrap()).await;
    let seat = Seat::at(1);
    let card = table.truth.position().choices(seat).nth(0).unwrap();
    let card = card.to_string();
    table.act(seat, &card, Viewer::Spectator).await;
    for (index, viewer) in viewers().enumerate() {
        let ToClient::Events(events) = serde_json::from_str(&table.heard[index][1]).unwrap() else {
            panic!("no events")
        };
        let [told] = &events.told[..] else {
            panic!("{:?}", events.told)
        };
        let deed = told.split_once(' ').unwrap().1;
        match viewer {
            Viewer::Seat(own) if own == seat => assert_eq!(deed, format!("2 {card}")),
            _ => assert_eq!(deed, "2 card ?"),
        }
        assert_eq!(events.now.awaits, Waiting::Choices(vec![1, 3]));
        assert_eq!(events.now.view, table.view(viewer));
        assert_eq!(events.now.undoable, 0);
    }
}

async fn a_running_record_has_neither_seed_nor_secrets(stage: Stage) {
    let (id, mut people, mut sockets) = table::<Lords>(&stage, "at-once any nothing").await;
    people.push(stage.guest("Watcher").await);
    stage
        .execute(&format!(
            "UPDATE games SET spectators = TRUE, visibility = 'open' WHERE id = '{id}'"
        ))
        .await;
    let store = Store::open(&stage.database).await.unwrap();
    // The server looks again at what is stored.
    store.announce(&id).await.unwrap();
    let other = stage.second_server().await;
    let seed = store.game(&id).await.unwrap().unwrap().made.seed;
    let seed = Bytes(seed.to_vec()).to_string();
    let seen = people[0].get(&format!("/api/tables/{id}")).await;
    let asked = seen["now"]["awaits"]["choices"][0].as_u64().unwrap() as usize;
    sockets[asked - 1].wish("keeps", "keep").await;
    let seats = people.len() - 1;
    for (number, person) in (1..).zip(&people) {
        let path = format!("/api/tables/{id}/record");
        let (status, _, record) = person.at(other).ask_text(Method::GET, &path, "").await;
        assert!(status.is_success(), "{status} {record}");
        assert!(
            !record.contains("seed") && !record.contains(&seed),
            "{record}"
        );
        let dealt = record.lines().filter(|line| line.starts_with("* deal "));
        assert_eq!(dealt.clone().count(), seats);
        for line in dealt {
            let own = line.starts_with(&format!("* deal {number} "));
            assert_eq!(own, !line.ends_with('?'), "{number}: {line}");
        }
    }
}
