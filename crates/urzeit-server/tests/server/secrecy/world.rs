//! Worlds that differ only in what some viewer may not know: all that this viewer's client receives is
//! kept, byte by byte.

use reqwest::{Method, header::HeaderMap};
use serde_json::{Value, json};
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use urzeit_rules::{Entry, EntryView, Game as _, Lords, Play, Seat, View, Viewer, record::Header};
use urzeit_server::{
    Store,
    clock::Clock,
    people::Token,
    store::{Account, Maker, NewGame, NewSession, Visibility},
};
use urzeit_table::messages::{Program, ToClient};

use super::{PLAYERS, SEED, index, setup};
use crate::{
    bots::{Bot, token},
    stage::{Person, Socket, Stage, next_but_presence},
};

/// The viewers: three who play and one who watches.
const NAMES: [&str; PLAYERS + 1] = ["Ada", "Bo", "Cy", "Dee"];

/// What every answer has that says nothing of a game: when it was given, and a number for the log.
const OF_ANSWERS: [&str; 2] = ["date", "x-request-id"];

/// Two servers on one store, and a look into it.
pub(super) struct World {
    pub(super) stage: Stage,
    store: Store,
    /// Another process, which nobody follows a table at.
    second: std::net::SocketAddr,
}

impl World {
    pub(super) async fn open(stage: Stage) -> World {
        let store = Store::open(&stage.database).await.unwrap();
        let second = stage.second_server().await;
        World {
            stage,
            store,
            second,
        }
    }

    /// They have the same accounts in every world, so that all that is told of them is the same.
    async fn people(&self, table: &str) -> Vec<Person> {
        let mut people = Vec::new();
        for (number, name) in (0..).zip(NAMES) {
            let id = table
                .bytes()
                .fold(0, |sum, byte| sum * 100 + i64::from(byte))
                * 10
                + number;
            let account = Account {
                id,
                name: name.to_owned(),
                guest: true,
                bot: false,
                created: 1_700_000_000_000,
            };
            self.store.make_account(&account).await.unwrap();
            // Some answers set it again.
            let token = format!("session-of-{id}");
            let now = Clock::default().now();
            let hash = Token::hash(&token);
            let session = NewSession {
                account: id,
                created: now,
                program: Program::default(),
                host_cookie: false,
                proved: None,
            };
            self.store.make_session(&hash, &session).await.unwrap();
            let hook = Some("https://example.org/");
            self.store.set_webhook(id, hook, true).await.unwrap();
            let cookie = format!("urzeit={token}");
            people.push(Person::known(self.stage.address, cookie));
        }
        people
    }

    /// A table where a game goes on from this position.
    pub(super) async fn table(&self, id: &str, settings: &str, position: &Lords) -> Table<'_> {
        let people = self.people(id).await;
        let mut accounts = Vec::new();
        for person in &people {
            accounts.push(person.get("/api/me").await["id"].as_i64().unwrap());
        }
        let header = Header::<Lords>::new(setup());
        let header = header.with_start(position.clone()).unwrap();
        let made = NewGame {
            id: id.to_owned(),
            creator: accounts[0],
            maker: Maker {
                own: accounts[0],
                network: -1,
            },
            game: "lords".to_owned(),
            header: header.to_string(),
            settings: settings.to_owned(),
            seed: SEED,
            rules: i64::from(Lords::RULES),
            visibility: Visibility::Open,
            spectators: true,
            invite: "invite".to_owned(),
            players: PLAYERS as i64,
            // The same for tables that are compared, and nobody has waited for long.
            created: 4_102_444_800_000,
            ..NewGame::default()
        };
        self.store.make_game(&made).await.unwrap();
        for (seat, person) in (1..=PLAYERS).zip(&people) {
            let sit = json!({"seat": seat, "bytes": "00"});
            // Its owner may act in a bot's seat too.
            let bot = person.bot(token(&self.stage, person).await);
            bot.post(&format!("/api/tables/{id}/sit"), sit).await;
        }
        let begin = format!("/api/tables/{id}/begin");
        people[0].post(&begin, json!({})).await;
        let mut table = Table {
            world: self,
            id: id.to_owned(),
            truth: header.begin(),
            start: header.begin(),
            known: 0,
            wishes: 0,
            sockets: Vec::new(),
            heard: vec![Vec::new(); people.len()],
            looked_through: vec![0; people.len()],
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
pub(super) struct Table<'a> {
    world: &'a World,
    id: String,
    people: Vec<Person>,
    accounts: Vec<i64>,
    /// What really happened.
    pub(super) truth: Play<Lords>,
    start: Play<Lords>,
    known: i64,
    /// How many wishes were said.
    wishes: usize,
    sockets: Vec<Socket>,
    /// All that each has been told.
    pub(super) heard: Vec<Vec<String>>,
    /// How much of what each was told has been looked at.
    looked_through: Vec<usize>,
}

impl Table<'_> {
    /// Lets a seat do something; what everybody hears of it. Says what the viewer may know of it.
    ///
    /// The player who has to confirm it takes it back once.
    pub(super) async fn act(&mut self, seat: Seat, action: &str, viewer: Viewer) -> Vec<String> {
        let before = self.truth.clone();
        assert!(self.wish(seat, action).await, "{seat} {action} is refused");
        let mut entries = self.catch_up().await;
        if self.confirms().await == Some(seat) && self.wish(seat, "undo 1").await {
            self.catch_up().await;
            self.truth = before;
            assert!(self.wish(seat, action).await, "{seat} {action} is refused");
            entries = self.catch_up().await;
        }
        if let Some(seat) = self.confirms().await {
            assert!(self.wish(seat, "confirm").await, "{seat} cannot confirm");
            entries.extend(self.catch_up().await);
        }
        let told = entries
            .iter()
            .map(|(before, entry)| EntryView::of(before, *entry, viewer));
        let told = told.map(|told| told.to_string());
        told.chain([self.view(viewer)]).collect()
    }

    /// The player who has to confirm a turn.
    async fn confirms(&self) -> Option<Seat> {
        let path = format!("/api/tables/{}", self.id);
        let seen = self.people[PLAYERS].get(&path).await;
        let number = seen["now"]["awaits"]["confirm"].as_u64()?;
        Some(Seat::at(number as usize - 1))
    }

    /// A wish of a seat, and what everybody hears of it. Is it granted?
    pub(super) async fn wish(&mut self, seat: Seat, wish: &str) -> bool {
        self.wishes += 1;
        let path = format!("/api/tables/{}/wishes", self.id);
        let body = json!({"id": format!("w{}", self.wishes), "wish": wish});
        let person = &self.people[seat.index()];
        let (granted, answer) = answered(person, Method::POST, &path, Some(body)).await;
        self.heard[seat.index()].push(answer);
        if granted {
            for (socket, heard) in self.sockets.iter_mut().zip(&mut self.heard) {
                heard.push(raw(socket).await);
            }
        }
        granted
    }

    /// The person in a seat gives a standing order, or withdraws it: nobody hears of it.
    pub(super) async fn order(&self, method: Method, seat: Seat, order: &str) {
        let person = &self.people[seat.index()];
        let path = format!("/api/tables/{}/orders", self.id);
        let (path, body) = match method {
            Method::DELETE => (format!("{path}/{}", order.replace(' ', "%20")), None),
            _ => (path, Some(json!({"order": order}))),
        };
        let (granted, answer) = answered(person, method, &path, body).await;
        assert!(granted, "{answer}");
    }

    /// The first seat asks to go back to the beginning, is refused, asks again, and all agree. Says
    /// which of these wishes were granted.
    pub(super) async fn go_back(&mut self) -> Vec<bool> {
        let mut granted = Vec::new();
        for (seat, wish) in [
            (0, "ask 0"),
            (1, "refuse"),
            (0, "ask 0"),
            (1, "agree"),
            (2, "agree"),
        ] {
            granted.push(self.wish(Seat::at(seat), wish).await);
        }
        self.catch_up().await;
        if granted.last() == Some(&true) {
            self.truth = self.start.clone();
        }
        granted
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

    pub(super) fn view(&self, viewer: Viewer) -> String {
        let view = View::of(self.truth.position(), viewer);
        view.position().to_string()
    }

    /// All that a viewer can ask, and what is said to wishes that cannot be granted.
    pub(super) async fn ask_everything(&mut self, viewer: Viewer) {
        let index = index(viewer);
        let person = &self.people[index];
        let id = &self.id;
        let mut said = self.looked_at(person, &self.looks(index)).await;
        for wish in self.illegal(viewer) {
            let path = format!("/api/tables/{id}/wishes");
            let body = json!({"id": format!("{wish} {}", self.known), "wish": wish});
            let (granted, answer) = answered(person, Method::POST, &path, Some(body)).await;
            assert!(!granted, "{wish}: {answer}");
            said.push(answer);
            let socket = &mut self.sockets[index];
            socket.wish(&wish, &wish).await;
            said.push(raw(socket).await);
        }
        if let Viewer::Seat(_) = viewer {
            let mut bot = Bot::sit(&self.world.stage, id, person).await;
            bot.say("view\nlegal\nnonsense\nbot again").await;
            // Each error ends an answer.
            let mut errors = 0;
            while errors < 2 {
                let line = bot.hear().await.unwrap();
                errors += usize::from(line.starts_with("error"));
                said.push(line);
            }
        }
        said.push(self.notices(person).await);
        said.push(self.messages(index).await);
        // A process that nobody follows the table at; what it says of other things is known by now.
        let there = person.at(self.world.second);
        said.extend(self.looked_at(&there, &self.looks(index)[..6]).await);
        self.heard[index].extend(said);
    }

    /// The same at a server of other rules: it goes on from what was stored between the turns.
    pub(super) async fn ask_resumed(&mut self, viewer: Viewer, address: std::net::SocketAddr) {
        let index = index(viewer);
        let person = self.people[index].at(address);
        // There it takes a while until it is known who is connected to the other server.
        let mut looks = self.looks(index);
        looks.retain(|path| path != "/api/me/people");
        let said = self.looked_at(&person, &looks).await;
        self.heard[index].extend(said);
        let mut socket = person.connect().await;
        socket.hello(&self.id).await;
        self.heard[index].push(raw(&mut socket).await);
    }

    /// Whatever can be looked at, the table first.
    fn looks(&self, index: usize) -> Vec<String> {
        let (id, creator, own) = (&self.id, self.accounts[0], self.accounts[index]);
        vec![
            format!("/api/tables/{id}"),
            format!("/api/tables/{id}?since={}", self.known - 1),
            format!("/api/tables/{id}?since=1000000"),
            format!("/api/tables/{id}/events?since=0"),
            format!("/api/tables/{id}/events?since={}", self.known - 1),
            format!("/api/tables/{id}/record"),
            format!("/api/tables/{id}/chat"),
            format!("/api/tables/{id}/dice"),
            format!("/api/tables/{id}/verify"),
            "/api/tables".to_owned(),
            "/api/tables?state=running".to_owned(),
            "/api/me/tables".to_owned(),
            "/api/me/people".to_owned(),
            "/api/me/invitations".to_owned(),
            format!("/api/turns?at={id}"),
            "/api/notices".to_owned(),
            "/api/me".to_owned(),
            "/api/me/export".to_owned(),
            "/api/dice".to_owned(),
            format!("/api/people/{own}"),
            format!("/api/people/{creator}"),
            format!("/api/people/{creator}/games"),
            format!("/api/tables/{id}/orders"),
        ]
    }

    /// What is answered to a viewer, with the heads of the answers.
    async fn looked_at(&self, person: &Person, paths: &[String]) -> Vec<String> {
        let mut said = Vec::new();
        for path in paths {
            said.push(answered(person, Method::GET, path, None).await.1);
        }
        said
    }

    /// What an open page is told of all that waits for somebody.
    async fn notices(&self, person: &Person) -> String {
        let url = format!("ws://{}/api/notices/socket", person.address);
        let mut request = url.into_client_request().unwrap();
        let cookie = person.cookie.parse().unwrap();
        request.headers_mut().insert("cookie", cookie);
        let (stream, _) = connect_async(request).await.unwrap();
        raw(&mut Socket { stream }).await
    }

    /// All that messages to somebody by webhook and mail are made of.
    async fn messages(&self, index: usize) -> String {
        let due = self.world.store.due_notices(0, 0, i64::MAX).await.unwrap();
        let mine = due.iter().filter(|due| due.account == self.accounts[index]);
        let said = mine.map(|due| format!("{} {} {}", due.table, due.number, due.about.word()));
        said.collect::<Vec<_>>().join("\n")
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

    /// Makes the server close the viewer's socket: nothing was said that was not heard, and then why.
    pub(super) async fn hang_up(&mut self, viewer: Viewer) {
        let index = index(viewer);
        self.sockets[index].hello(&self.id).await;
        while let Some(Ok(message)) = next_but_presence(&mut self.sockets[index].stream).await {
            self.heard[index].push(format!("{message:?}"));
        }
    }

    /// All that somebody has heard of events, without their times and numbers.
    pub(super) fn told_to(&self, index: usize) -> Vec<String> {
        let heard = self.heard[index].iter();
        let events = heard.filter_map(|said| match serde_json::from_str(said) {
            Ok(ToClient::Events(events)) => Some(events),
            _ => None,
        });
        let told = events.flat_map(|events| events.told);
        told.map(|told| told.deed.unwrap().to_string()).collect()
    }

    /// All that somebody has been told.
    pub(super) fn said_to(&self, index: usize) -> String {
        normal(&self.heard[index].join("\n"))
    }

    /// What somebody has been told since this was asked the last time.
    pub(super) fn news_of(&mut self, index: usize) -> String {
        let heard = &self.heard[index];
        let news = normal(&heard[self.looked_through[index]..].join("\n"));
        self.looked_through[index] = heard.len();
        news
    }
}

/// A text without when something happened and without who was there just then: both depend on who was
/// faster, and on no secret.
fn normal(text: &str) -> String {
    without_times(&without_presence(text).replace(r#","online":true"#, ""))
}

fn without_presence(text: &str) -> String {
    const LIST: &str = r#""presence":["#;
    let mut parts = text.split(LIST);
    let mut normal = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (_, after) = part.split_once(']').expect("a list ends");
        normal.push_str(LIST);
        normal.push(']');
        normal.push_str(after);
    }
    normal
}

fn without_times(text: &str) -> String {
    let is_time = |number: &str| number.len() == 13 && number.starts_with('1');
    let mut normal = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        normal.push_str(&rest[..start]);
        rest = &rest[start..];
        let end = rest.find(|c: char| !c.is_ascii_digit());
        let (number, after) = rest.split_at(end.unwrap_or(rest.len()));
        normal.push_str(if is_time(number) { "TIME" } else { number });
        rest = after;
    }
    normal + rest
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
    let message = next_but_presence(&mut socket.stream).await;
    let message = message.expect("the socket is open").unwrap();
    message.into_text().unwrap().to_string()
}

/// Is it granted, and everything that is answered: status, headers, every byte.
async fn answered(
    person: &Person,
    method: Method,
    path: &str,
    body: Option<Value>,
) -> (bool, String) {
    let (status, headers, text) = person.ask_whole(method, path, body).await;
    let head = told(&headers);
    (
        status.is_success(),
        format!("{path}: {status}\n{head}\n{text}"),
    )
}

fn told(headers: &HeaderMap) -> String {
    let headers = headers.iter();
    let headers = headers.filter(|(name, _)| !OF_ANSWERS.contains(&name.as_str()));
    let lines = headers.map(|(name, value)| format!("{name}: {value:?}"));
    lines.collect::<Vec<_>>().join("\n")
}
