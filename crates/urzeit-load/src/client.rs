//! Somebody with a session, and sockets.

use std::fmt;

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{StatusCode, header};
use serde::{Serialize, de::DeserializeOwned};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, Utf8Bytes, client::IntoClientRequest as _, protocol::WebSocketConfig},
};
use urzeit_rules::{Game as _, Ursuppe};
use urzeit_table::messages::{
    Done, Hello, Name, NewTable, NotDone, Sit, Sits, TableInfo, ToClient, ToServer, Welcome, Why,
    Wished,
};

/// Whatever goes wrong.
pub type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// What the server refuses, and why.
#[derive(Debug)]
pub struct Refused {
    path: String,
    status: StatusCode,
    /// Why.
    pub why: Why,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} {:?}", self.path, self.status, self.why)
    }
}

impl std::error::Error for Refused {}

/// Somebody with a session.
#[derive(Clone, Debug)]
pub struct Person {
    url: String,
    cookie: String,
    client: reqwest::Client,
}

impl Person {
    /// Somebody new, with nothing but a name.
    ///
    /// # Errors
    /// If the server does not let it in.
    pub async fn guest(client: &reqwest::Client, url: &str, name: &str) -> Result<Person, Trouble> {
        let url = url.trim_end_matches('/').to_owned();
        let name = name.to_owned();
        let request = client.post(format!("{url}/api/guest")).json(&Name { name });
        let answer = request.send().await?.error_for_status()?;
        let cookie = answer
            .headers()
            .get(header::SET_COOKIE)
            .ok_or("no cookie")?
            .to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let client = client.clone();
        Ok(Person {
            url,
            cookie,
            client,
        })
    }

    /// The same person at another server of the same store.
    #[must_use]
    pub fn at(&self, url: &str) -> Person {
        Person {
            url: url.trim_end_matches('/').to_owned(),
            ..self.clone()
        }
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If there is no answer, or another one than that it is done.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        self.ask(self.client.get(format!("{}{path}", self.url)), path)
            .await
    }

    /// Wants something done.
    ///
    /// # Errors
    /// If there is no answer, or another one than that it is done.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Trouble> {
        let request = self.client.post(format!("{}{path}", self.url)).json(body);
        self.ask(request, path).await
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        request: reqwest::RequestBuilder,
        path: &str,
    ) -> Result<T, Trouble> {
        let answer = request.header(header::COOKIE, &self.cookie).send().await?;
        let (status, text) = (answer.status(), answer.text().await?);
        if status.is_success() {
            return Ok(serde_json::from_str(&text)?);
        }
        let path = path.to_owned();
        Err(match serde_json::from_str(&text) {
            Ok(why) => Box::new(Refused { path, status, why }),
            Err(_) => format!("{path}: {status} {text}").into(),
        })
    }

    /// Wishes something at a table, once and without a socket.
    ///
    /// # Errors
    /// If it is not known what became of it.
    pub async fn wish(&self, table: &str, wish: &Wished) -> Result<Result<Done, NotDone>, Trouble> {
        let address = format!("{}/api/tables/{table}/wishes", self.url);
        let request = self.client.post(address).json(wish);
        let answer = request.header(header::COOKIE, &self.cookie).send().await?;
        let (status, text) = (answer.status(), answer.text().await?);
        match status {
            StatusCode::OK => Ok(Ok(serde_json::from_str(&text)?)),
            StatusCode::CONFLICT => {
                let (id, why) = (wish.id.clone(), serde_json::from_str(&text)?);
                Ok(Err(NotDone { id, why }))
            }
            status => Err(format!("{status} {text}").into()),
        }
    }

    /// Follows a table.
    ///
    /// # Errors
    /// If the server does not let it.
    pub async fn follow(&self, table: &str) -> Result<(Socket, Welcome), Trouble> {
        self.follow_since(table, 0).await
    }

    /// Follows a table of which it knows so many events.
    ///
    /// # Errors
    /// If the server does not let it.
    pub async fn follow_since(
        &self,
        table: &str,
        since: u64,
    ) -> Result<(Socket, Welcome), Trouble> {
        let stream = TcpStream::connect(self.host()).await?;
        self.follow_by(stream, table, since).await
    }

    /// Follows a table without room for more than a few messages that it has not read.
    ///
    /// # Errors
    /// If the server does not let it.
    pub async fn follow_slowly(&self, table: &str) -> Result<(Socket, Welcome), Trouble> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(4096)?;
        let stream = socket.connect(self.host().parse()?).await?;
        self.follow_by(stream, table, 0).await
    }

    fn host(&self) -> &str {
        self.url.trim_start_matches("http://")
    }

    async fn follow_by(
        &self,
        stream: TcpStream,
        table: &str,
        since: u64,
    ) -> Result<(Socket, Welcome), Trouble> {
        let host = self.host();
        let mut request = format!("ws://{host}/api/socket").into_client_request()?;
        request
            .headers_mut()
            .insert(header::COOKIE, self.cookie.parse()?);
        stream.set_nodelay(true)?;
        // Ten thousand of them shall not be limited by what this program keeps for each.
        let config = WebSocketConfig::default()
            .read_buffer_size(4096)
            .write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        let mut socket = Socket { stream };
        let hello = Hello {
            table: table.to_owned(),
            since,
            invite: None,
        };
        socket.say(&ToServer::Hello(hello)).await?;
        match socket.hear().await? {
            ToClient::Welcome(welcome) => Ok((socket, *welcome)),
            other => Err(format!("no welcome: {other:?}").into()),
        }
    }
}

impl Person {
    /// Makes a table.
    ///
    /// # Errors
    /// If the server does not let it.
    pub async fn make(&self, table: &NewTable) -> Result<TableInfo, Trouble> {
        self.post("/api/tables", table).await
    }

    /// Sits down in a seat.
    ///
    /// # Errors
    /// If the server does not let it.
    pub async fn sit(&self, table: &TableInfo, seat: u8) -> Result<(), Trouble> {
        let sit = Sit {
            seat: Some(seat),
            invite: table.invite.clone(),
            ..Sit::default()
        };
        let path = format!("/api/tables/{}/sit", table.id);
        self.post(&path, &sit).await.map(|_: TableInfo| ())
    }

    /// Begins the game.
    ///
    /// # Errors
    /// If the server does not let it.
    pub async fn begin(&self, table: &TableInfo) -> Result<(), Trouble> {
        let path = format!("/api/tables/{}/begin", table.id);
        self.post(&path, &()).await.map(|_: TableInfo| ())
    }
}

/// A table of a game for so many players.
#[must_use]
pub fn new_table(game: &str, players: usize) -> NewTable {
    let mut table = NewTable {
        game: Some(game.to_owned()),
        players: Some(players),
        ..NewTable::default()
    };
    if game == Ursuppe::NAME && players == 2 {
        // For two it needs to be said who plays what.
        table.options.insert("mode".to_owned(), "dummy".to_owned());
    }
    table
}

/// A table of a game with these seats.
#[must_use]
pub fn seated_table(game: &str, seats: Vec<Sits>) -> NewTable {
    let table = new_table(game, seats.len());
    NewTable {
        seats: Some(seats),
        ..table
    }
}

/// Two people at a table whose game has begun.
///
/// # Errors
/// If the server does not let them.
pub async fn table(
    client: &reqwest::Client,
    url: &str,
    game: &str,
) -> Result<(String, [Person; 2]), Trouble> {
    let ada = Person::guest(client, url, "Ada").await?;
    let ben = Person::guest(client, url, "Ben").await?;
    let new = NewTable {
        confirm: false,
        ..new_table(game, 2)
    };
    let made = ada.make(&new).await?;
    ada.sit(&made, 1).await?;
    ben.sit(&made, 2).await?;
    ada.begin(&made).await?;
    Ok((made.id, [ada, ben]))
}

/// A socket to the server.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Says something.
    ///
    /// # Errors
    /// If the socket is gone.
    pub async fn say(&mut self, message: &ToServer) -> Result<(), Trouble> {
        let text = serde_json::to_string(message)?;
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// What the server says next.
    ///
    /// # Errors
    /// If the socket is gone.
    pub async fn hear(&mut self) -> Result<ToClient, Trouble> {
        Ok(serde_json::from_str(&self.wait().await?)?)
    }

    /// The text of what the server says next.
    ///
    /// # Errors
    /// If the socket is gone.
    pub async fn wait(&mut self) -> Result<Utf8Bytes, Trouble> {
        loop {
            match self
                .stream
                .next()
                .await
                .ok_or("the server closed the socket")??
            {
                Message::Text(text) => return Ok(text),
                Message::Close(frame) => return Err(format!("closed: {frame:?}").into()),
                _ => {}
            }
        }
    }
}
