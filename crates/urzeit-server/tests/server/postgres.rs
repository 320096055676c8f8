//! A real PostgreSQL server to throw away. It ends with the test process, however that ends.

use std::{
    env, fs,
    io::{BufRead as _, BufReader},
    net::TcpListener,
    os::unix::{fs::MetadataExt as _, fs::chown, process::CommandExt as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::OnceLock,
};

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use tempfile::TempDir;

/// Lives as long as our end of its input: then it stops the server and removes its files.
const GUARD: &str = r#"b=$1; d=$2; p=$3
"$b/postgres" -D "$d" -k "$d" -h 127.0.0.1 -p "$p" -c fsync=off -c synchronous_commit=off \
    -c full_page_writes=off -c max_connections=200 >"$d/../log" 2>&1 </dev/null & s=$!
until [ "$(sed -n 8p "$d/postmaster.pid" 2>/dev/null | tr -d ' ')" = ready ]; do
    kill -0 $s 2>/dev/null || { cat "$d/../log"; exit 1; }
    sleep 0.02
done
echo ready; read _; kill -QUIT $s; wait $s; rm -rf "${d%/*}""#;

pub(crate) struct Postgres {
    _folder: TempDir,
    _guard: Child,
    port: u16,
}

/// The address of a new, empty database.
pub(crate) async fn database() -> String {
    static SERVER: OnceLock<Postgres> = OnceLock::new();
    let server = SERVER.get_or_init(Postgres::start);
    let name = format!("test_{}", urzeit_server::random::word::<12>());
    let mut connection = PgConnection::connect(&server.address("postgres"))
        .await
        .unwrap();
    let query = format!("CREATE DATABASE {name}");
    connection.execute(AssertSqlSafe(query)).await.unwrap();
    server.address(&name)
}

impl Postgres {
    fn address(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    fn start() -> Postgres {
        let programs = programs().expect("PostgreSQL is missing: apt-get install postgresql");
        let folder = tempfile::Builder::new()
            .prefix("urzeit-pg")
            .tempdir()
            .unwrap();
        let user = unprivileged();
        if let Some((user, group)) = user {
            chown(folder.path(), Some(user), Some(group)).unwrap();
        }
        let run = |program: &Path| {
            let mut command = Command::new(program);
            command.current_dir(folder.path()).env_clear();
            command.env("PATH", "/usr/bin:/bin").env("LC_ALL", "C");
            if let Some((user, group)) = user {
                command.uid(user).gid(group);
            }
            command
        };
        let data = folder.path().join("data");
        let made = run(&programs.join("initdb"))
            .args([
                "-U",
                "postgres",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
                "-D",
            ])
            .arg(&data)
            .output()
            .unwrap();
        assert!(
            made.status.success(),
            "{}",
            String::from_utf8_lossy(&made.stderr)
        );
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let mut guard = run(Path::new("/bin/sh"))
            .args(["-c", GUARD, "guard"])
            .arg(&programs)
            .arg(&data)
            .arg(port.to_string())
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let said = guard.stdout.as_mut().unwrap();
        BufReader::new(said).read_line(&mut line).unwrap();
        assert_eq!(line.trim(), "ready", "PostgreSQL does not start");
        Postgres {
            _folder: folder,
            _guard: guard,
            port,
        }
    }
}

/// Where `initdb` and `postgres` are: on the path, or where Debian puts them.
fn programs() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let debian = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let mut debian: Vec<_> = debian.map(|entry| entry.path().join("bin")).collect();
    debian.sort();
    let mut folders = env::split_paths(&path).chain(debian.into_iter().rev());
    folders.find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
}

/// PostgreSQL refuses to run as root: then as this user and group.
fn unprivileged() -> Option<(u32, u32)> {
    if fs::metadata("/proc/self").ok()?.uid() != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").ok()?;
    let find = |name: &str| {
        users.lines().find_map(|line| {
            let fields: Vec<_> = line.split(':').collect();
            let found = fields[0] == name;
            found.then(|| Some((fields[2].parse().ok()?, fields[3].parse().ok()?)))?
        })
    };
    find("postgres").or_else(|| find("nobody"))
}
