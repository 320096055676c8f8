//! Somebody who asks for as much as a connection carries.

use std::{
    fmt,
    time::{Duration, Instant},
};

use urzeit_table::messages::{ToClient, ToServer, Wished};

use crate::client::{Person, Trouble, table};

/// What was sent, and what became of it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Flood {
    /// Wishes that were sent.
    pub sent: u64,
    /// Wishes that were refused because they were too many.
    pub refused: u64,
    /// How often the server closed the socket.
    pub closed: u64,
}

impl fmt::Display for Flood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Flood {
            sent,
            refused,
            closed,
        } = self;
        write!(
            f,
            "{sent} wishes, {refused} refused as too many, socket closed {closed} times"
        )
    }
}

/// Sends wishes that nobody grants, without waiting for answers, and comes again whenever it is thrown
/// out.
pub(super) async fn flood(url: String, time: Duration) -> Result<Flood, Trouble> {
    let client = reqwest::Client::new();
    let (id, [person, _]) = table(&client, &url, "genesis").await?;
    let mut flood = Flood::default();
    let begin = Instant::now();
    while begin.elapsed() < time {
        // A client that has asked for too much may not even come again at once.
        if pour(&person, &id, begin, time, &mut flood).await.is_err() {
            flood.closed += 1;
        }
    }
    Ok(flood)
}

async fn pour(
    person: &Person,
    id: &str,
    begin: Instant,
    time: Duration,
    flood: &mut Flood,
) -> Result<(), Trouble> {
    let (mut socket, _) = person.follow(id).await?;
    while begin.elapsed() < time {
        for _ in 0..20 {
            let (id, wish) = (flood.sent.to_string(), "nonsense".to_owned());
            socket.say(&ToServer::Wish(Wished::new(id, wish))).await?;
            flood.sent += 1;
        }
        for _ in 0..20 {
            if let ToClient::Refused(refused) = socket.hear().await?
                && refused.why.error == "server-too-many"
            {
                flood.refused += 1;
            }
        }
    }
    Ok(())
}
