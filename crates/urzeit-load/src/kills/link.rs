//! The link between servers and their database. It can be cut, and before that it can swallow the
//! database's answers: then something was committed and nobody knows.

use std::{io, net::SocketAddr};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::watch,
};

/// A link to a database.
pub struct DatabaseLink {
    port: u16,
    state: watch::Sender<State>,
}

/// Connections of an earlier age are cut, and those of an earlier silence carry nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct State {
    age: u64,
    silences: u64,
    carries: Carries,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Carries {
    #[default]
    Everything,
    /// What servers say, but no answer.
    Questions,
    Nothing,
}

impl DatabaseLink {
    /// A line to the database at this port.
    ///
    /// # Errors
    /// If there is no port for it.
    pub async fn start(database: u16) -> io::Result<DatabaseLink> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let (state, seen) = watch::channel(State::default());
        tokio::spawn(accept(
            listener,
            SocketAddr::from(([127, 0, 0, 1], database)),
            seen,
        ));
        Ok(DatabaseLink { port, state })
    }

    /// The port at which servers find the database.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// All connections are dead from now on, without a word; new ones live.
    pub fn fall_silent(&self) {
        self.state.send_modify(|state| state.silences += 1);
    }

    /// From now on no answer comes.
    pub(super) fn swallow_answers(&self) {
        self.state
            .send_modify(|state| state.carries = Carries::Questions);
    }

    /// All connections end, and there are no new ones.
    pub(super) fn cut(&self) {
        self.state.send_modify(|state| {
            state.age += 1;
            state.carries = Carries::Nothing;
        });
    }

    /// There can be connections again.
    pub(super) fn mend(&self) {
        self.state
            .send_modify(|state| state.carries = Carries::Everything);
    }
}

async fn accept(listener: TcpListener, database: SocketAddr, state: watch::Receiver<State>) {
    while let Ok((server, _)) = listener.accept().await {
        let born = *state.borrow();
        if born.carries == Carries::Nothing {
            continue;
        }
        let state = state.clone();
        tokio::spawn(async move {
            let Ok(database) = TcpStream::connect(database).await else {
                return;
            };
            let _ = server.set_nodelay(true).and(database.set_nodelay(true));
            let (from_server, to_server) = server.into_split();
            let (from_database, to_database) = database.into_split();
            // When one direction ends both do.
            tokio::select! {
                _ = carry(from_server, to_database, born, state.clone(), |_| true) => {}
                _ = carry(from_database, to_server, born, state, |carries| carries != Carries::Questions) => {}
            }
        });
    }
}

async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    born: State,
    mut state: watch::Receiver<State>,
    carried: fn(Carries) -> bool,
) -> io::Result<()> {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let read = tokio::select! {
            read = from.read(&mut buffer) => read?,
            _ = state.wait_for(|state| state.age != born.age) => return Ok(()),
        };
        if read == 0 {
            return Ok(());
        }
        let now = *state.borrow();
        if now.silences == born.silences && carried(now.carries) {
            to.write_all(&buffer[..read]).await?;
        }
    }
}
