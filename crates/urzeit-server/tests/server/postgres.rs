//! A real PostgreSQL server to throw away. It ends with the test process, however that ends.

use std::sync::OnceLock;

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use urzeit_load::{
    pooler::Pooler,
    postgres::{CARELESS, Cluster},
};

/// The address of a new, empty database.
pub(crate) async fn database() -> String {
    server().address(&new().await)
}

/// The same, and its address behind a pooler; nothing, if there is none on this machine.
pub(crate) async fn pooled() -> Option<(String, String)> {
    static POOLER: OnceLock<Pooler> = OnceLock::new();
    if !Pooler::can_be_had() {
        eprintln!("not tested, because PgBouncer is missing: apt-get install pgbouncer");
        return None;
    }
    let pooler = POOLER.get_or_init(|| Pooler::start(server()).unwrap());
    let name = new().await;
    Some((server().address(&name), pooler.address(&name)))
}

fn server() -> &'static Cluster {
    static SERVER: OnceLock<Cluster> = OnceLock::new();
    SERVER.get_or_init(|| Cluster::temporary(&CARELESS).unwrap())
}

/// The name of a new, empty database.
async fn new() -> String {
    let server = server();
    let name = format!("test_{}", urzeit_server::random::word::<12>());
    let mut connection = PgConnection::connect(&server.address("postgres"))
        .await
        .unwrap();
    let query = format!("CREATE DATABASE {name}");
    connection.execute(AssertSqlSafe(query)).await.unwrap();
    name
}
