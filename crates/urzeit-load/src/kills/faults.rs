//! What happens to servers and their database.

use std::time::Duration;

use rand::{Rng, RngExt as _};
use tokio::time::sleep;

use super::{Tally, site::Site};
use crate::client::Trouble;

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A server is killed and started again.
    Server,
    /// A server is killed, started, and killed before it has begun.
    ServerTwice,
    /// A server is told to end and started again, as for a new version.
    NewServer,
    /// The database is killed with all its processes.
    Database,
    /// The database is ended and started again.
    NewDatabase,
    /// The database ends all its connections.
    Terminated,
    /// Nothing comes through the line for a while; before, no answer came.
    Cut,
}

/// How often each happens. A round begins with each of them once, kills last: after so many of those
/// it may be over.
const WITH_SQLITE: &[(Fault, u32)] = &[
    (Fault::NewServer, 2),
    (Fault::Server, 16),
    (Fault::ServerTwice, 2),
];
const WITH_POSTGRES: &[(Fault, u32)] = &[
    (Fault::Cut, 3),
    (Fault::Terminated, 2),
    (Fault::NewDatabase, 1),
    (Fault::NewServer, 1),
    (Fault::Database, 3),
    (Fault::Server, 10),
    (Fault::ServerTwice, 1),
];

/// What goes wrong next in a round, after so many faults.
fn next(faults: &[(Fault, u32)], before: usize, random: &mut impl Rng) -> Fault {
    if let Some(&(fault, _)) = faults.get(before) {
        return fault;
    }
    let mut place = random.random_range(0..faults.iter().map(|(_, often)| often).sum());
    let chosen = faults.iter().find(|&&(_, often)| {
        let is_here = place < often;
        place = place.saturating_sub(often);
        is_here
    });
    chosen.map_or(Fault::Server, |&(fault, _)| fault)
}

/// Lets something go wrong, after so many faults in this round, and repairs it.
pub(super) async fn happen(
    site: &mut Site,
    before: usize,
    random: &mut impl Rng,
) -> Result<Tally, Trouble> {
    let faults = match site.database {
        None => WITH_SQLITE,
        Some(_) => WITH_POSTGRES,
    };
    let fault = next(faults, before, random);
    let server = random.random_range(0..site.len());
    let soon = Duration::from_millis(random.random_range(0..400));
    let mut tally = Tally::default();
    match (fault, &mut site.database) {
        (Fault::Database, Some(database)) => {
            tally.databases_killed += 1;
            database.cluster.kill()?;
            sleep(soon).await;
            database.cluster.begin()?;
        }
        (Fault::NewDatabase, Some(database)) => {
            tally.restarts += 1;
            database.cluster.end()?;
            sleep(soon).await;
            database.cluster.begin()?;
        }
        (Fault::Terminated, Some(database)) => {
            tally.cuts += 1;
            let _ = database.cluster.terminate_clients();
        }
        (Fault::Cut, Some(database)) => {
            tally.cuts += 1;
            database.link.swallow_answers();
            sleep(Duration::from_millis(random.random_range(0..300))).await;
            database.link.cut();
            sleep(soon * 3).await;
            database.link.mend();
        }
        (Fault::NewServer, _) => {
            tally.restarts += 1;
            site.end(server, "TERM")?;
            site.begin(server).await?;
        }
        (Fault::ServerTwice, _) => {
            tally.servers_killed += 2;
            site.end(server, "KILL")?;
            site.launch(server)?;
            sleep(soon / 2).await;
            site.end(server, "KILL")?;
            site.begin(server).await?;
        }
        _ => {
            tally.servers_killed += 1;
            site.end(server, "KILL")?;
            sleep(soon).await;
            site.begin(server).await?;
        }
    }
    Ok(tally)
}
