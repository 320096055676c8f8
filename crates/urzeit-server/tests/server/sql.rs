//! What a test does to a store beside the server, in the SQL that both databases understand.

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection, SqliteConnection};

use crate::stage::Stage;

impl Stage {
    /// Runs a statement.
    pub(crate) async fn execute(&self, statement: &str) {
        let statement = AssertSqlSafe(statement);
        if self.database.starts_with("postgres://") {
            let mut connection = PgConnection::connect(&self.database).await.unwrap();
            connection.execute(statement).await.unwrap();
        } else {
            let mut connection = SqliteConnection::connect(&self.database).await.unwrap();
            connection.execute(statement).await.unwrap();
        }
    }

    /// The one number that a query gives.
    pub(crate) async fn number(&self, query: &str) -> i64 {
        let query = AssertSqlSafe(query);
        if self.database.starts_with("postgres://") {
            let mut connection = PgConnection::connect(&self.database).await.unwrap();
            let one = sqlx::query_scalar(query).fetch_one(&mut connection);
            one.await.unwrap()
        } else {
            let mut connection = SqliteConnection::connect(&self.database).await.unwrap();
            let one = sqlx::query_scalar(query).fetch_one(&mut connection);
            one.await.unwrap()
        }
    }
}
