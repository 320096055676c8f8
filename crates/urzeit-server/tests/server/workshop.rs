//! Servers that work by themselves, on a stage's store.

use std::{net::SocketAddr, time::Duration};

use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng as _};
use serde_json::{Value, json};
use sqlx::{
    AssertSqlSafe, Connection as _, Executor as _, PgConnection, Row as _, SqliteConnection,
};
use tokio::{
    net::TcpListener,
    time::{sleep, timeout},
};
use urzeit_load::follower::{Follower, any_choice, is_asked};
use urzeit_rules::{Game, Seat};
use urzeit_server::{App, Registry, Store, Workers, clock::Clock, live::Change, work::Options};
use urzeit_table::{
    Awaits, Deed, Told,
    messages::{Events, Now, ToClient},
};

use crate::stage::{PATIENCE, Person, Stage, unlimited};

/// A server and those who work for it.
pub(crate) struct Server {
    database: String,
    pub(crate) address: SocketAddr,
    pub(crate) registry: Registry,
    pub(crate) workers: Option<Workers>,
}

/// One that does what is due.
pub(crate) fn working() -> Options {
    Options {
        workers: 1,
        lease: Duration::from_millis(600),
    }
}

/// One that leaves that to others.
pub(crate) fn idle() -> Options {
    Options {
        workers: 0,
        ..working()
    }
}

impl Server {
    pub(crate) async fn open(stage: &Stage, options: Options) -> Server {
        let store = Store::open(&stage.database).await.unwrap();
        let app = App::with(store, Clock::default(), unlimited());
        let registry = app.registry.clone();
        let workers = Workers::start(&registry, options).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(urzeit_server::serve(listener, app, std::future::pending()));
        Server {
            database: stage.database.clone(),
            address,
            registry,
            workers: Some(workers),
        }
    }

    pub(crate) async fn guest(&self, name: &str) -> Person {
        Person::guest(self.address, name).await
    }

    pub(crate) async fn member(&self, stage: &Stage, name: &str) -> Person {
        self.guest(name).await.with_account(stage).await
    }

    /// A running table: people in the first seats, computer players of a level in the others. A rated one may be
    /// such as could be made before there were rules for that, with a clock of an instant, and begins although nobody
    /// is there.
    pub(crate) async fn table(&self, mut new: Value, people: &[&Person], level: &str) -> String {
        let rated = new["rated"] == true;
        new["rated"] = json!(false);
        let made = people[0].post("/api/tables", new).await;
        let id = made["id"].as_str().unwrap().to_owned();
        for (seat, person) in (1..).zip(people) {
            let sit = json!({"seat": seat, "bytes": "00", "invite": made["invite"]});
            person.post(&format!("/api/tables/{id}/sit"), sit).await;
        }
        let live = self.registry.table(&id).await.unwrap().unwrap();
        for index in people.len()..made["seats"].as_array().unwrap().len() {
            let level = level.parse().unwrap();
            let sits = || Change::deeds([Deed::Computer(Seat::at(index), level)]);
            live.change(None, |_| Ok(sits())).await.unwrap();
        }
        if rated {
            let rate = format!("UPDATE games SET rated = TRUE WHERE id = '{id}'");
            execute(&self.database, &rate).await;
            self.registry.load_anew(&id).await.unwrap();
        }
        let begins = || Change::deeds([Deed::Begin]);
        live.change(None, |_| Ok(begins())).await.unwrap();
        id
    }
}

/// A person's choice, if it is asked: any legal one.
pub(crate) fn choice<G: Game>(now: &Now, seat: usize, any: usize) -> Option<String> {
    let seat = Seat::at(seat - 1);
    let random = &mut Xoshiro256PlusPlus::seed_from_u64(any as u64);
    is_asked(now, seat).then(|| any_choice(G::NAME, &now.view, seat, random).unwrap().0)
}

/// Plays until the game is over, and says all that was told: everything once, in order, and so that somebody who
/// goes by that alone comes to all that was shown.
pub(crate) async fn play<G: Game>(person: &Person, id: &str, seat: usize) -> Vec<Told> {
    let (mut socket, welcome) = person.follow(id, 0).await;
    let mut follower = Follower::default();
    assert_eq!(follower.hear(welcome.events), Ok(0));
    let (mut wishes, mut wishing) = (0, false);
    while let Some(now) = follower.now()
        && now.awaits != Awaits::Nothing
    {
        if let (false, Some(choice)) = (wishing, choice::<G>(now, seat, wishes)) {
            wishes += 1;
            wishing = true;
            socket.wish(&wishes.to_string(), &choice).await;
        }
        match socket.hear().await {
            ToClient::Events(events) => assert_eq!(follower.hear(events), Ok(0)),
            ToClient::Done(done) => {
                assert_eq!(done.id, wishes.to_string());
                wishing = false;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(follower.now().unwrap().result.is_some());
    assert_eq!(follower.follows(&welcome.table.header), Ok(()));
    follower.told().to_vec()
}

/// Hears events until one of them is what somebody waits for.
pub(crate) async fn hear_of(
    socket: &mut crate::stage::Socket,
    wanted: impl Fn(&Events) -> bool,
) -> Events {
    loop {
        if let ToClient::Events(events) = socket.hear().await
            && wanted(&events)
        {
            return events;
        }
    }
}

/// Has one of these events this text, whenever it happened?
pub(crate) fn tells(events: &Events, deed: &str) -> bool {
    events
        .told
        .iter()
        .any(|told| told.to_string().ends_with(deed))
}

/// Changes what is stored behind the server's back.
pub(crate) async fn sql(stage: &Stage, statement: &str) {
    execute(&stage.database, statement).await;
}

async fn execute(database: &str, statement: &str) {
    let statement = AssertSqlSafe(statement.to_owned());
    if database.starts_with("postgres") {
        let mut connection = PgConnection::connect(database).await.unwrap();
        connection.execute(statement).await.unwrap();
    } else {
        let mut connection = SqliteConnection::connect(database).await.unwrap();
        connection.execute(statement).await.unwrap();
    }
}

/// A number that is stored.
pub(crate) async fn number(stage: &Stage, query: &str) -> Option<i64> {
    let query = AssertSqlSafe(query.to_owned());
    if stage.database.starts_with("postgres") {
        let mut connection = PgConnection::connect(&stage.database).await.unwrap();
        let row = sqlx::query(query).fetch_one(&mut connection).await.unwrap();
        row.get(0)
    } else {
        let mut connection = SqliteConnection::connect(&stage.database).await.unwrap();
        let row = sqlx::query(query).fetch_one(&mut connection).await.unwrap();
        row.get(0)
    }
}

/// Waits until a number that is stored is what somebody waits for.
pub(crate) async fn until(stage: &Stage, query: &str, wanted: impl Fn(Option<i64>) -> bool) {
    let found = async {
        while !wanted(number(stage, query).await) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    let found = timeout(PATIENCE, found).await;
    assert!(found.is_ok(), "never: {query}");
}
