//! A process that sends notices, and those who get them.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    thread,
    time::Duration,
};

use axum::{Router, extract::State, http::StatusCode, response::IntoResponse, routing::any};
use reqwest::{Method, header};
use serde_json::{Value, json};
use tokio::{sync::mpsc, time::timeout};
use urzeit_server::{
    App, Store,
    clock::Clock,
    notices::{MailServer, NoticeConfig, Reach, Sending},
};

use crate::stage::{PATIENCE, Person, Stage, listen};

/// Another process on the stage's store, whose operator allows everything.
pub(super) struct Office {
    pub(super) address: SocketAddr,
    app: App,
}

impl Office {
    pub(super) async fn open(stage: &Stage, mail: Option<&Postman>) -> Office {
        Office::with_clock(stage, mail, Clock::default()).await
    }

    /// One where it is another time.
    pub(super) async fn with_clock(stage: &Stage, mail: Option<&Postman>, clock: Clock) -> Office {
        let store = Store::open(&stage.database).await.unwrap();
        let config = NoticeConfig {
            name: "Spieleabend".parse().unwrap(),
            site: Some("https://urzeit.test".to_owned()),
            reach: Reach::Everywhere,
            mail: mail.map(|postman| MailServer {
                server: format!("smtp://{}", postman.address),
                from: "Urzeit <urzeit@urzeit.test>".to_owned(),
            }),
            wait: Duration::ZERO,
            every: Duration::from_millis(20),
        };
        let app = App::new(store, clock);
        let app = app.with_notices(config).unwrap();
        let address = listen(app.clone()).await;
        Office { address, app }
    }

    pub(super) fn start(&self) -> Sending {
        self.app.notices.start().unwrap()
    }
}

impl Stage {
    /// Somebody becomes more than a guest.
    pub(super) async fn give_account(&self, person: &Person) -> i64 {
        let id = person.get("/api/me").await["id"].as_i64().unwrap();
        let update = format!("UPDATE accounts SET password = 'x' WHERE id = {id}");
        self.execute(&update).await;
        id
    }

    /// Waits until so many notices are done with.
    pub(super) async fn until_sent(&self, count: i64) {
        let query = "SELECT COUNT(*) FROM notices WHERE sent IS NOT NULL";
        let sent = async {
            while self.number(query).await < count {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, sent).await.unwrap();
    }
}

/// A chat service that answers as it is told.
pub(super) struct ChatService {
    pub(super) url: String,
    heard: mpsc::UnboundedReceiver<Value>,
}

impl ChatService {
    pub(super) async fn open(status: StatusCode) -> ChatService {
        let (sender, heard) = mpsc::unbounded_channel();
        let hear = move |State(()): State<()>, body: String| async move {
            sender.send(serde_json::from_str(&body).unwrap()).unwrap();
            (status, [(header::LOCATION, "/elsewhere")]).into_response()
        };
        let router = Router::new().route("/{*any}", any(hear)).with_state(());
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await });
        ChatService { url, heard }
    }

    /// The next message.
    pub(super) async fn hear(&mut self) -> Value {
        let heard = timeout(PATIENCE, self.heard.recv()).await;
        heard.expect("nothing is sent").unwrap()
    }

    /// Is there one already?
    pub(super) fn has_heard(&mut self) -> bool {
        self.heard.try_recv().is_ok()
    }

    /// Somebody wants messages sent here.
    pub(super) async fn tell(&self, office: &Office, person: &Person) {
        let want = json!({"webhook": self.url});
        let person = person.at(office.address);
        let (status, wanted) = person.ask(Method::PUT, "/api/me/notices", want).await;
        assert_eq!(status, StatusCode::OK, "{wanted}");
        assert_eq!(wanted["webhook"], self.url);
    }
}

/// A mail server that keeps all mails, each as its lines.
pub(super) struct Postman {
    address: SocketAddr,
    mails: mpsc::UnboundedReceiver<String>,
}

impl Postman {
    pub(super) fn open() -> Postman {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, mails) = mpsc::unbounded_channel();
        thread::spawn(move || {
            for stream in listener.incoming() {
                let sender = sender.clone();
                thread::spawn(move || converse(stream.unwrap(), &sender));
            }
        });
        Postman { address, mails }
    }

    /// The next mail, with its head; what is encoded is decoded.
    pub(super) async fn mail(&mut self) -> String {
        let mail = timeout(PATIENCE, self.mails.recv()).await;
        let mail = mail.expect("no mail").unwrap();
        // Quoted-printable: soft breaks, and what is no letter.
        mail.replace("=\r\n", "").replace("=3D", "=")
    }

    pub(super) fn has_mail(&mut self) -> bool {
        self.mails.try_recv().is_ok()
    }
}

/// As much of RFC 5321 as it takes.
fn converse(stream: TcpStream, mails: &mpsc::UnboundedSender<String>) -> Option<()> {
    let mut lines = BufReader::new(stream.try_clone().ok()?).lines();
    let mut stream = stream;
    let mut say = move |line: &str| stream.write_all(format!("{line}\r\n").as_bytes()).ok();
    say("220 post ESMTP")?;
    loop {
        let line = lines.next()?.ok()?;
        let word = line.split([' ', ':']).next()?.to_uppercase();
        match &*word {
            "EHLO" => say("250 post")?,
            "DATA" => {
                say("354 go on")?;
                let mail = lines.by_ref().map_while(Result::ok);
                let mail = mail.take_while(|line| line != ".");
                let mail: String = mail.map(|line| line + "\r\n").collect();
                mails.send(mail).ok()?;
                say("250 kept")?;
            }
            "QUIT" => return say("221 bye"),
            _ => say("250 fine")?,
        }
    }
}
