//! Messages to an address that somebody has set: what chat services understand.

use std::{sync::Arc, time::Duration};

use reqwest::{Client, StatusCode, redirect::Policy};
use serde_json::json;

use super::{
    Unsent,
    addresses::{self, Reach, Resolver},
};

/// No chat service takes longer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The way out.
pub(super) struct Webhooks {
    client: Client,
    reach: Reach,
}

impl Webhooks {
    pub(super) fn new(reach: Reach) -> Result<Webhooks, reqwest::Error> {
        Ok(Webhooks {
            client: client(reach)?,
            reach,
        })
    }

    /// Sends a message. Of the answer only the status is read.
    pub(super) async fn send(&self, webhook: &str, text: &str) -> Result<(), Unsent> {
        let url = addresses::check(webhook, self.reach).map_err(|_| Unsent::ForGood)?;
        let message = json!({
            // Slack, Mattermost and others.
            "text": text,
            // Discord; nobody is mentioned.
            "content": text,
            "allowed_mentions": {"parse": []},
        });
        let answer = self.client.post(url).json(&message).send().await;
        let status = match answer {
            Ok(answer) => answer.status(),
            Err(error) => {
                // Everybody who knows the address can write there: it is not for the log.
                let error = error.without_url();
                tracing::info!(%error, "a webhook cannot be reached");
                return Err(Unsent::ForNow);
            }
        };
        if status.is_success() {
            return Ok(());
        }
        tracing::info!(%status, "a webhook refuses");
        Err(unsent(status))
    }
}

/// Asks nobody but whom the operator allows.
pub(super) fn client(reach: Reach) -> Result<Client, reqwest::Error> {
    Client::builder()
        .dns_resolver(Arc::new(Resolver(reach)))
        // A proxy would find the address by itself.
        .no_proxy()
        .redirect(Policy::none())
        .https_only(reach == Reach::Public)
        .connect_timeout(PATIENCE)
        .timeout(PATIENCE)
        .pool_max_idle_per_host(0)
        .user_agent("urzeit")
        .build()
}

/// What it means that a message is refused so.
pub(super) fn unsent(status: StatusCode) -> Unsent {
    let later = status.is_server_error()
        || [StatusCode::TOO_MANY_REQUESTS, StatusCode::REQUEST_TIMEOUT].contains(&status);
    if later {
        Unsent::ForNow
    } else {
        Unsent::ForGood
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// An account that has set a name that leads home reaches nobody there.
    #[tokio::test]
    async fn nothing_is_sent_home() {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let webhooks = Webhooks::new(Reach::Public).unwrap();
        let sent = webhooks.send("https://localhost/", "hello").await;
        assert_eq!(sent, Err(Unsent::ForNow));
        for webhook in ["https://127.1/", "http://example.org/"] {
            let sent = webhooks.send(webhook, "hello").await;
            assert_eq!(sent, Err(Unsent::ForGood), "{webhook}");
        }
    }
}
