//! Running games as each released version has stored them go on.
//!
//! `fixtures/stored` has for each version a database (`VERSION.db`) and what everybody saw of its games
//! (`VERSION.json`); `VERSION+2`, `VERSION+3` if what it stores has changed before its release. Before a
//! release, and whenever `RULES` of a game goes up, the next are written by
//!
//! ```text
//! cargo test -p urzeit-server --test server -- --ignored --exact stored_games::write
//! ```
//!
//! which never overwrites any.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use serde_json::{Value, json};
use sqlx::{Connection as _, Executor as _, Row as _, SqliteConnection};
use tokio::time::timeout;
use urzeit_rules::{Game, Record, Seat, Viewer, record::GAMES, with_game};
use urzeit_server::{Registry, Store, Workers, clock::Clock, store::State, wishes};
use urzeit_table::{
    Unproved, Verified,
    messages::{Now, Wished},
    verify,
};

use crate::{
    stage::{self, PATIENCE, Stage},
    workshop::{Server, choice, working},
};
use urzeit_table::Awaits;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/stored")
}

/// What everybody sees of a table, by seat; 0 watches.
async fn seen(registry: &Registry, id: &str) -> Value {
    let live = registry.table(id).await.unwrap().unwrap();
    let seen = live.look(|table| {
        let players = table.host.players();
        let seats = Seat::all(players).map(Viewer::Seat);
        let viewers = [Viewer::Spectator].into_iter().chain(seats);
        let views = viewers.map(|viewer| {
            let now = Now::of(table.host, viewer, 0);
            json!([now.number, now.view, now.awaits, now.undoable])
        });
        json!({"game": table.host.game(), "views": views.collect::<Vec<_>>()})
    });
    seen.await.unwrap()
}

/// Grants so many wishes of the people of a table, whoever is asked; nothing is left to wish for when the
/// game is over.
async fn play_on(registry: &Registry, id: &str, wishes: usize) {
    let live = registry.table(id).await.unwrap().unwrap();
    let game = live.look(|table| table.host.game()).await.unwrap();
    let watcher = live.look(|table| table.game.made.creator).await.unwrap();
    let (_, mut following) = live.follow(watcher, 0).await.unwrap();
    let mut granted = 0;
    while granted < wishes {
        let asked = live.look(|table| {
            let number = table.host.len();
            let people = Seat::all(table.host.players()).zip(table.people);
            let mut asked = people.filter_map(|(seat, person)| {
                let now = Now::of(table.host, Viewer::Seat(seat), 0);
                let wish = match now.awaits {
                    Awaits::Confirm(asked) if asked == seat => Some("confirm".to_owned()),
                    _ => with_game!(game, choice(&now, seat.number(), number)),
                };
                Some(((*person)?, wish?))
            });
            let over = table.game.state != State::Running;
            (number, over, asked.next())
        });
        match asked.await.unwrap() {
            (_, true, _) => return,
            (number, _, Some((account, wish))) => {
                let id = format!("on {number}");
                let done = wishes::grant(&live, account, &Wished::new(id, &*wish)).await;
                done.unwrap_or_else(|why| panic!("{wish}: {why:?}"));
                granted += 1;
            }
            // A computer player thinks.
            _ => drop(timeout(PATIENCE, following.next()).await.unwrap()),
        }
        while following.ready().is_some() {}
    }
}

/// Everybody gives up, unless the game is over.
async fn end(registry: &Registry, id: &str) {
    let live = registry.table(id).await.unwrap().unwrap();
    let people = live.look(|table| table.people.to_vec()).await.unwrap();
    for account in people.into_iter().flatten() {
        let over = live.look(|table| table.game.state == State::Over);
        if !over.await.unwrap() {
            let done = wishes::grant(&live, account, &Wished::new("enough", "resign")).await;
            done.unwrap_or_else(|why| panic!("{why:?}"));
        }
    }
}

async fn connect(path: &Path) -> SqliteConnection {
    let address = path.display().to_string();
    SqliteConnection::connect(&address).await.unwrap()
}

async fn ids(path: &Path) -> Vec<String> {
    let rows = sqlx::query("SELECT id FROM games ORDER BY id");
    let rows = rows.fetch_all(&mut connect(path).await).await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

/// Where the next database of this version belongs. As with semantic versions, what stands behind a `+`
/// makes no other version.
fn next_file() -> PathBuf {
    let version = env!("CARGO_PKG_VERSION");
    let more = (2..).map(|number| format!("{version}+{number}.db"));
    let mut names = [format!("{version}.db")].into_iter().chain(more);
    let free = names.find(|name| !folder().join(name).exists());
    folder().join(free.unwrap())
}

/// Makes the next files of this version.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "writes fixtures/stored"]
async fn write() {
    let file = next_file();
    let stage = Stage::sqlite().await;
    let mut server = Server::open(&stage, working()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let mut views = serde_json::Map::new();
    for (game, players, settings, wishes) in [
        ("genesis", 2, "confirm any nothing", 13),
        ("genesis", 3, "at-once slow 86400000 rest beginner", 20),
        ("lords", 3, "confirm any nothing", 30),
        ("lords", 4, "at-once live 36000000 1000 turn beginner", 15),
        ("ursuppe", 3, "confirm any nothing", 30),
        ("ursuppe", 4, "at-once slow 86400000 turn beginner", 45),
    ] {
        let new = json!({"game": game, "players": players, "settings": settings});
        let id = server.table(new, &[&ada, &bob], "beginner").await;
        play_on(&server.registry, &id, wishes).await;
        views.insert(id, Value::Null);
    }
    server.workers.take().unwrap().stop().await;
    for (id, view) in &mut views {
        *view = seen(&server.registry, id).await;
    }
    let path = Path::new(&stage.database);
    let into = format!("VACUUM INTO '{}'", file.display());
    let mut connection = connect(path).await;
    connection.execute("PRAGMA page_size = 1024").await.unwrap();
    let into = sqlx::AssertSqlSafe(into);
    connection.execute(into).await.unwrap();
    let text = serde_json::to_string_pretty(&views).unwrap() + "\n";
    fs::write(file.with_extension("json"), text).unwrap();
}

/// The files of every version, each copied to where it may change.
fn versions() -> Vec<(String, PathBuf, tempfile::TempDir, Value)> {
    let mut versions = Vec::new();
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "db") {
            continue;
        }
        let views = fs::read_to_string(path.with_extension("json")).unwrap();
        let views = serde_json::from_str(&views).unwrap();
        let copy = stage::folder();
        let there = copy.path().join("urzeit.db");
        fs::copy(&path, &there).unwrap();
        let version = path.file_stem().unwrap().to_string_lossy().into_owned();
        versions.push((version, there, copy, views));
    }
    assert!(!versions.is_empty());
    versions
}

/// Everybody sees what they saw, all games are played on, and their chance can be verified in the end.
async fn goes_on(version: &str, path: &Path, views: &Value) {
    let store = Store::open(&path.display().to_string()).await.unwrap();
    let registry = Registry::open(store, Clock::default());
    for (id, expected) in views.as_object().unwrap() {
        let now = seen(&registry, id).await;
        assert_eq!(now, *expected, "{version}: table {id}");
    }
    let workers = Workers::start(&registry, working()).await.unwrap();
    for id in views.as_object().unwrap().keys() {
        play_on(&registry, id, 15).await;
        end(&registry, id).await;
        let live = registry.table(id).await.unwrap().unwrap();
        let (game, record) = live
            .look(|table| (table.host.game(), table.host.record(Viewer::Spectator)))
            .await
            .unwrap();
        let verified = with_game!(game, verified(&record));
        assert!(verified.unwrap().outcomes > 0, "{version}: table {id}");
    }
    timeout(Duration::from_secs(60), workers.stop())
        .await
        .unwrap();
}

fn verified<G: Game>(record: &str) -> Result<Verified, Unproved> {
    let reading = Record::<G>::read(record).unwrap();
    assert!(reading.stopped.is_none());
    verify(&reading.record)
}

fn rules<G: Game>() -> u32 {
    G::RULES
}

/// A change that raises `RULES` keeps games that the new rules have made.
#[tokio::test]
async fn there_are_games_of_the_present_rules() {
    let mut stored = BTreeSet::new();
    for (_, path, _copy, _) in versions() {
        let games = sqlx::query("SELECT DISTINCT game, rules FROM games");
        let games = games.fetch_all(&mut connect(&path).await).await.unwrap();
        stored.extend(games.iter().map(|row| (row.get(0), row.get(1))));
    }
    for game in GAMES {
        let present = with_game!(*game, rules());
        let kept = stored.contains(&((*game).to_owned(), i64::from(present)));
        assert!(kept, "no {game} of rules {present}: write it, see above");
    }
}

/// The versions that a changelog has as released.
fn released(changelog: &str) -> Vec<&str> {
    let headings = changelog
        .lines()
        .filter_map(|line| line.strip_prefix("## "));
    let words = headings.filter_map(|heading| heading.split_whitespace().next());
    let words = words.map(|word| word.trim_matches(['[', ']']));
    words
        .filter(|word| word.starts_with(|first: char| first.is_ascii_digit()))
        .collect()
}

#[test]
fn there_are_games_of_every_released_version() {
    let example =
        "# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n### New\n\n## [0.1.0] - 2026-11-20\n";
    assert_eq!(released(example), ["0.2.0", "0.1.0"]);
    let stored: Vec<String> = versions().into_iter().map(|version| version.0).collect();
    let changelog = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../CHANGELOG.md");
    for version in released(&fs::read_to_string(changelog).unwrap()) {
        let mut stored = stored.iter().map(|name| name.split('+').next());
        assert!(
            stored.any(|name| name == Some(version)),
            "no {version}: write it, see above"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_every_version_go_on() {
    for (version, path, _copy, views) in versions() {
        assert_eq!(ids(&path).await.len(), views.as_object().unwrap().len());
        goes_on(&version, &path, &views).await;
    }
}

/// Also those without a clock, that were stored when nobody was ever missed there.
#[tokio::test]
async fn games_of_every_version_have_a_deadline() {
    for (version, path, _copy, _) in versions() {
        Store::open(&path.display().to_string()).await.unwrap();
        let query = "SELECT COUNT(*) FROM games
                     WHERE state = 'running' AND waits <> 0 AND due IS NULL";
        let mut connection = connect(&path).await;
        let row = sqlx::query(query).fetch_one(&mut connection).await;
        let waiting: i64 = row.unwrap().get(0);
        assert_eq!(waiting, 0, "{version}");
    }
}

/// The rules have been corrected since, and what was before each snapshot means nothing any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_every_version_go_on_under_other_rules() {
    for (version, path, _copy, views) in versions() {
        let mut connection = connect(&path).await;
        let games = sqlx::query("SELECT id, snapshot FROM games");
        for row in games.fetch_all(&mut connection).await.unwrap() {
            let (id, snapshot): (String, String) = (row.get(0), row.get(1));
            let mut lines = snapshot.lines();
            let known = lines.find_map(|line| line.strip_prefix("events ")).unwrap();
            let known: i64 = known.parse().unwrap();
            assert!(known > 10, "{version}: table {id}");
            let old = "UPDATE events SET rules = 0 WHERE game = $1";
            let old = sqlx::query(old).bind(&id);
            old.execute(&mut connection).await.unwrap();
            // A row has a line for each event; a row that ends before the snapshot is of no use.
            let rubbish = "UPDATE events SET texts = '0 rubbish'
                 WHERE game = $1 AND number + LENGTH(texts) - LENGTH(REPLACE(texts, char(10), '')) < $2";
            let rubbish = sqlx::query(rubbish).bind(&id).bind(known);
            let done = rubbish.execute(&mut connection).await.unwrap();
            assert!(done.rows_affected() > 5, "{version}: table {id}");
        }
        connection.close().await.unwrap();
        goes_on(&version, &path, &views).await;
    }
}
