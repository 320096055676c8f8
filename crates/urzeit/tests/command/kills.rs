//! Servers and databases that are killed while people play. `urzeit-load kills` is the same at length.

use std::path::PathBuf;

use urzeit_load::kills::{Kind, Options, Tally, run};

use crate::run::PROGRAM;

/// A few kills; what is wrong is said with the seed.
fn trial(store: Kind, kills: u64, tables: u64) -> Tally {
    let folder = tempfile::tempdir().unwrap();
    let options = Options {
        store,
        kills,
        round: kills,
        tables,
        seed: 1,
        folder: folder.path().to_owned(),
        program: Some(PathBuf::from(PROGRAM)),
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let tally = runtime.block_on(run(&options));
    tally.unwrap_or_else(|wrong| {
        // What it left behind shows what happened.
        let kept = folder.keep();
        panic!("{wrong}\nkept: {}", kept.display())
    })
}

#[test]
fn nothing_is_lost_when_a_server_is_killed() {
    let tally = trial(Kind::Sqlite, 3, 5);
    assert!(tally.kills() >= 3 && tally.acknowledged > 60, "{tally}");
    assert!(tally.backups == 1 && tally.resumed > 0, "{tally}");
}

#[test]
fn nothing_is_lost_when_one_of_three_servers_or_their_database_is_killed() {
    let tally = trial(Kind::Postgres, 4, 5);
    assert!(
        tally.servers_killed >= 3 && tally.databases_killed >= 1,
        "{tally}"
    );
    assert!(tally.cuts >= 2 && tally.restarts >= 2, "{tally}");
    assert!(tally.acknowledged > 60 && tally.secrets > 0, "{tally}");
    assert!(tally.backups == 1 && tally.resumed > 0, "{tally}");
}
