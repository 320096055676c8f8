//! A real PostgreSQL server to throw away. It ends with the test process, however that ends.

use std::sync::OnceLock;

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use urzeit_load::postgres::{CARELESS, Cluster};

/// The address of a new, empty database.
pub(crate) async fn database() -> String {
    static SERVER: OnceLock<Cluster> = OnceLock::new();
    let server = SERVER.get_or_init(|| Cluster::temporary(&CARELESS).unwrap());
    let name = format!("test_{}", urzeit_server::random::word::<12>());
    let mut connection = PgConnection::connect(&server.address("postgres"))
        .await
        .unwrap();
    let query = format!("CREATE DATABASE {name}");
    connection.execute(AssertSqlSafe(query)).await.unwrap();
    server.address(&name)
}
