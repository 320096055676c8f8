//! Servers, and people who talk to them.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{Method, StatusCode, header};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{
    net::{TcpListener, TcpSocket},
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, client_async, connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest as _, handshake::client::Request},
};
use urzeit_rules::Seat;
use urzeit_server::{
    App, Config, Store,
    clock::Clock,
    config::Limits,
    store::{Address, Ban, NewLog},
};
use urzeit_table::{
    Awaits, Overdue, Pace, Settings,
    messages::{Hello, Now, Presence, ToClient, ToServer, Welcome, Wished},
};

use crate::postgres;

/// How long a test waits for what has to come. A busy machine is no failure.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Something that is done at the command line.
pub(crate) const LOG: NewLog<'_> = NewLog {
    at: 1,
    operator: None,
    reason: "",
};

/// No test takes longer, however busy the machine is: one that waits for ever fails by its name.
const LONGEST: Duration = Duration::from_secs(900);

/// Runs a test to its end.
pub(crate) async fn in_time(test: impl Future<Output = ()>) {
    timeout(LONGEST, test).await.expect("it never ends");
}

/// About how many unread bytes a system keeps where it is told to keep few.
const SMALL: u32 = 4096;

/// A server that listens, on a store of its own.
pub(crate) struct Stage {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    /// Where it keeps everything.
    pub(crate) database: String,
    /// The pooler through which servers talk to it.
    pooler: Option<String>,
    _folder: TempDir,
}

impl Stage {
    pub(crate) async fn sqlite() -> Stage {
        let folder = folder();
        let database = folder.path().join("urzeit.db").display().to_string();
        Stage::open(database, folder).await
    }

    pub(crate) async fn postgres() -> Stage {
        Stage::open(postgres::database().await, folder()).await
    }

    /// Servers talk to a PostgreSQL through a pooler; nothing, where none can be had.
    pub(crate) async fn pooled() -> Option<Stage> {
        let (database, pooler) = postgres::pooled().await?;
        let stage = Stage {
            address: SocketAddr::from(([0; 4], 0)),
            database,
            pooler: Some(pooler),
            _folder: folder(),
        };
        let address = stage.second_server().await;
        Some(Stage { address, ..stage })
    }

    /// On a store that somebody else has made.
    pub(crate) async fn on(database: String) -> Stage {
        Stage::open(database, folder()).await
    }

    async fn open(database: String, folder: TempDir) -> Stage {
        let address = serve(&database).await;
        Stage {
            address,
            database,
            pooler: None,
            _folder: folder,
        }
    }

    /// A server on this store.
    pub(crate) async fn serve(database: &str) -> SocketAddr {
        serve(database).await
    }

    /// Another process would do the same on the same store.
    pub(crate) async fn second_server(&self) -> SocketAddr {
        serve(self.place()).await
    }

    /// Where its servers find the store.
    fn place(&self) -> Address<'_> {
        match &self.pooler {
            Some(pooler) => Address {
                main: pooler,
                direct: Some(&self.database),
            },
            None => Address::from(&self.database),
        }
    }

    /// Another server on the same store, of an operator who has decided something.
    pub(crate) async fn server_with(&self, config: Config) -> SocketAddr {
        serve_with(self.place(), config).await
    }

    /// A server whose system keeps little of what a client does not read.
    pub(crate) async fn with_small_buffers(self) -> Stage {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_send_buffer_size(SMALL).unwrap();
        socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let store = Store::open(&self.database).await.unwrap();
        let app = App::with(store, Clock::default(), unlimited());
        let address = listen_at(socket.listen(64).unwrap(), app);
        Stage { address, ..self }
    }

    /// The operator bans somebody.
    pub(crate) async fn ban(&self, account: i64) {
        let store = Store::open(&self.database).await.unwrap();
        assert!(
            store
                .ban(account, Some(&Ban::default()), &LOG)
                .await
                .unwrap()
        );
    }

    /// Somebody new, with nothing but a name.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        Person::guest(self.address, name).await
    }
}

/// In memory, where that can be had: these tests do not pull the plug, and disks are slow.
pub(crate) fn folder() -> TempDir {
    let folder = tempfile::Builder::new();
    let in_memory = folder.tempdir_in("/dev/shm");
    in_memory.or_else(|_| folder.tempdir()).unwrap()
}

async fn serve<'a>(database: impl Into<Address<'a>>) -> SocketAddr {
    serve_with(database, unlimited()).await
}

/// For tests, which are many guests in a hurry.
pub(crate) fn unlimited() -> Config {
    let limits = Limits::off();
    Config {
        limits,
        ..Config::default()
    }
}

async fn serve_with<'a>(database: impl Into<Address<'a>>, config: Config) -> SocketAddr {
    let store = Store::open(database).await.unwrap();
    listen(App::with(store, Clock::default(), config)).await
}

/// Lets a server listen.
pub(crate) async fn listen(app: App) -> SocketAddr {
    listen_at(TcpListener::bind("127.0.0.1:0").await.unwrap(), app)
}

fn listen_at(listener: TcpListener, app: App) -> SocketAddr {
    let address = listener.local_addr().unwrap();
    tokio::spawn(urzeit_server::serve(listener, app, std::future::pending()));
    address
}

/// A clock on which time passes at once.
#[derive(Clone, Default)]
pub(crate) struct Time(Arc<AtomicI64>);

impl Time {
    pub(crate) fn clock(&self) -> Clock {
        let (machine, passed) = (Clock::default(), Arc::clone(&self.0));
        Clock::of(move || machine.now() + passed.load(Ordering::SeqCst))
    }

    pub(crate) fn pass(&self, time: i64) {
        self.0.fetch_add(time, Ordering::SeqCst);
    }

    /// A server that goes by this clock.
    pub(crate) async fn server(&self, stage: &Stage) -> SocketAddr {
        let store = Store::open(&stage.database).await.unwrap();
        listen(App::with(store, self.clock(), unlimited())).await
    }
}

/// Somebody with a session.
pub(crate) struct Person {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    /// A token, if it is a bot that asks.
    token: Option<String>,
    client: reqwest::Client,
}

impl Person {
    pub(crate) async fn guest(address: SocketAddr, name: &str) -> Person {
        let client = reqwest::Client::new();
        let url = format!("http://{address}/api/guest");
        let answer = client
            .post(url)
            .json(&json!({"name": name}))
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        let cookie = answer.headers()[header::SET_COOKIE].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Person {
            address,
            cookie,
            token: None,
            client,
        }
    }

    /// Somebody whose session is known.
    pub(crate) fn known(address: SocketAddr, cookie: String) -> Person {
        Person {
            address,
            cookie,
            token: None,
            client: reqwest::Client::new(),
        }
    }

    /// The same person at another server of the same store.
    pub(crate) fn at(&self, address: SocketAddr) -> Person {
        Person {
            address,
            cookie: self.cookie.clone(),
            token: self.token.clone(),
            client: self.client.clone(),
        }
    }

    /// The same person with an account whose password nobody knows: to hash one takes long.
    pub(crate) async fn with_account(self, stage: &Stage) -> Person {
        let id = self.get("/api/me").await["id"].clone();
        let update = format!("UPDATE accounts SET password = '-' WHERE id = {id}");
        stage.execute(&update).await;
        self
    }

    /// A bot of this person.
    pub(crate) fn bot(&self, token: String) -> Person {
        let token = Some(token);
        Person {
            token,
            ..self.at(self.address)
        }
    }

    pub(crate) async fn ask(&self, method: Method, path: &str, body: Value) -> (StatusCode, Value) {
        let body = written_out(body);
        let request = self
            .client
            .request(method.clone(), format!("http://{}{path}", self.address));
        let mut request = match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request.header(header::COOKIE, &self.cookie),
        };
        if method != Method::GET {
            request = request.json(&body);
        }
        let answer = request.send().await.unwrap();
        let status = answer.status();
        let text = answer.text().await.unwrap();
        (
            status,
            serde_json::from_str(&text).unwrap_or(Value::String(text)),
        )
    }

    /// Asks with a plain text, or for one.
    pub(crate) async fn ask_text(
        &self,
        method: Method,
        path: &str,
        text: &str,
    ) -> (StatusCode, header::HeaderMap, String) {
        let url = format!("http://{}{path}", self.address);
        let request = self.client.request(method, url);
        let request = request.header(header::COOKIE, &self.cookie);
        let answer = request.body(text.to_owned()).send().await.unwrap();
        let (status, headers) = (answer.status(), answer.headers().clone());
        (status, headers, answer.text().await.unwrap())
    }

    /// Asks, and says all that is answered.
    pub(crate) async fn ask_whole(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> (StatusCode, header::HeaderMap, String) {
        let url = format!("http://{}{path}", self.address);
        let mut request = self.client.request(method, url);
        request = request.header(header::COOKIE, &self.cookie);
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.unwrap();
        let (status, headers) = (answer.status(), answer.headers().clone());
        (status, headers, answer.text().await.unwrap())
    }

    /// Asks for what is refused, and says why.
    pub(crate) async fn refused(
        &self,
        method: Method,
        path: &str,
        body: Value,
    ) -> (StatusCode, String) {
        let (status, answer) = self.ask(method, path, body).await;
        assert!(status.is_client_error(), "{path}: {status} {answer}");
        (status, answer["error"].as_str().unwrap().to_owned())
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.ask(Method::GET, path, Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let (status, answer) = self.ask(Method::POST, path, body).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer
    }

    /// Follows a table.
    pub(crate) async fn follow(&self, table: &str, since: u64) -> (Socket, Welcome) {
        greet(self.connect().await, table, since).await
    }

    /// Follows a table where the system keeps little of what is not read.
    pub(crate) async fn follow_with_small_buffers(&self, table: &str) -> (Socket, Welcome) {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(SMALL).unwrap();
        let stream = socket.connect(self.address).await.unwrap();
        let stream = MaybeTlsStream::Plain(stream);
        let (stream, _) = client_async(self.upgrade(), stream).await.unwrap();
        greet(Socket { stream }, table, 0).await
    }

    pub(crate) async fn connect(&self) -> Socket {
        let (stream, _) = connect_async(self.upgrade()).await.unwrap();
        Socket { stream }
    }

    fn upgrade(&self) -> Request {
        let url = format!("ws://{}/api/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        request
            .headers_mut()
            .insert("cookie", self.cookie.parse().unwrap());
        request
    }
}

/// Says who wants to follow what, and since when.
async fn greet(mut socket: Socket, table: &str, since: u64) -> (Socket, Welcome) {
    let hello = Hello {
        table: table.to_owned(),
        since,
        invite: None,
    };
    socket.say(&ToServer::Hello(hello)).await;
    match socket.hear().await {
        ToClient::Welcome(welcome) => (socket, *welcome),
        other => panic!("no welcome: {other:?}"),
    }
}

/// Tests write what the players of a new table agree on in one line, `settings`; the server reads
/// fields.
pub(crate) fn written_out(mut new: Value) -> Value {
    let Some(settings) = new.as_object_mut().and_then(|new| new.remove("settings")) else {
        return new;
    };
    let Settings {
        confirm,
        pace,
        overdue,
    } = settings.as_str().unwrap().parse().unwrap();
    new["confirm"] = json!(confirm);
    new["pace"] = match pace {
        Pace::Any => json!("none"),
        Pace::Live { bank, increment } => {
            let (minutes, seconds) = (bank as f64 / 60_000.0, increment as f64 / 1000.0);
            json!({"live": {"minutes": minutes, "seconds": seconds}})
        }
        Pace::Slow { allowance } => json!({"slow": {"days": allowance as f64 / 86_400_000.0}}),
    };
    new["time_out"] = match overdue {
        Overdue::Nothing => json!("nothing"),
        Overdue::Turn(level) => json!({"turn": level.name()}),
        Overdue::Rest(level) => json!({"rest": level.name()}),
    };
    new
}

pub(crate) type Stream = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

/// What a server says next at a socket, but for pings.
pub(crate) async fn next(stream: &mut Stream) -> Option<Result<Message, Error>> {
    let next = async {
        loop {
            match stream.next().await {
                Some(Ok(Message::Ping(_))) => {}
                next => return next,
            }
        }
    };
    timeout(PATIENCE, next).await.expect("nothing is said")
}

/// The next message that says more than who has come and gone.
pub(crate) async fn next_but_presence(stream: &mut Stream) -> Option<Result<Message, Error>> {
    loop {
        match next(stream).await {
            Some(Ok(Message::Text(text))) if text.starts_with(r#"{"presence""#) => {}
            next => return next,
        }
    }
}

/// A socket to the server.
pub(crate) struct Socket {
    pub(crate) stream: Stream,
}

impl Socket {
    pub(crate) async fn say(&mut self, message: &ToServer) {
        let text = serde_json::to_string(message).unwrap();
        self.stream.send(Message::text(text)).await.unwrap();
    }

    pub(crate) async fn wish(&mut self, id: &str, wish: &str) {
        let (id, wish) = (id.to_owned(), wish.to_owned());
        self.say(&ToServer::Wish(Wished::new(id, wish))).await;
    }

    /// Waits until the server closes it, whatever it says before.
    pub(crate) async fn is_closed(&mut self) -> bool {
        let end = async {
            while let Some(Ok(message)) = self.stream.next().await {
                if message.is_close() {
                    return;
                }
            }
        };
        timeout(PATIENCE, end).await.is_ok()
    }

    /// What the server says next, but for who has come and gone.
    pub(crate) async fn hear(&mut self) -> ToClient {
        loop {
            match self.hear_all().await {
                ToClient::Presence(_) => {}
                other => return other,
            }
        }
    }

    /// Waits until the server says of this seat that its person is here, or is not.
    pub(crate) async fn until_here(&mut self, seat: usize, here: bool) -> Presence {
        loop {
            if let ToClient::Presence(told) = self.hear_all().await
                && let Some(found) = told.iter().find(|one| one.seat.number() == seat)
                && found.here == here
            {
                return *found;
            }
        }
    }

    /// Hears until it is told who is there, and nobody sits in this seat.
    pub(crate) async fn until_nobody_in(&mut self, seat: usize) {
        loop {
            if let ToClient::Presence(told) = self.hear_all().await
                && told.iter().all(|one| one.seat.number() != seat)
            {
                return;
            }
        }
    }

    async fn hear_all(&mut self) -> ToClient {
        let message = next(&mut self.stream).await;
        let message = message.expect("the socket is open").unwrap();
        let Message::Text(text) = message else {
            panic!("no text: {message:?}")
        };
        serde_json::from_str(&text).unwrap()
    }
}

/// The table waits for choices of these seats.
pub(crate) fn choosing(seats: &[usize]) -> Awaits {
    let seats = seats.iter().map(|number| Seat::at(number - 1));
    Awaits::Choices(seats.collect())
}

/// The numbers of the seats whose choices are waited for.
pub(crate) fn asked(now: &Now) -> Option<Vec<usize>> {
    match now.awaits {
        Awaits::Choices(seats) => Some(seats.iter().map(Seat::number).collect()),
        _ => None,
    }
}
