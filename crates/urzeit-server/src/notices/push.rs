//! Push messages to browsers (RFC 8030): a message a table, and one more if somebody said something there.

use std::{collections::BTreeMap, sync::Arc};

use reqwest::{Client, StatusCode, Url};
use serde::Serialize;
use urzeit_table::messages::{About, NewPush};

use super::{
    LATELY, Notices, Unsent,
    addresses::{self, BadAddress},
    sealing::{self, ServerKey},
    webhook::{self, unsent},
};
use crate::{
    store::{AccountId, Broken, Browser, Claimed, Contact, ServerSecret},
    text::text,
};

/// Why a browser gets no push messages.
#[derive(Debug)]
pub enum NoPush {
    /// What it has said about itself is of no use: the key of a sentence.
    BadAddress(BadAddress),
    /// The store fails.
    Broken(Broken),
}

impl From<Broken> for NoPush {
    fn from(broken: Broken) -> NoPush {
        NoPush::Broken(broken)
    }
}

impl Notices {
    /// The key of this server, which is made when it is first needed.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn push_key(&self) -> Result<Arc<ServerKey>, Broken> {
        let unusable = || Broken::Corrupt("the key for push messages".to_owned());
        let make = async || {
            let fresh = ServerKey::fresh().map_err(|_| unusable())?;
            let kept = self
                .registry
                .store
                .server_secret(ServerSecret::Push, &fresh)
                .await?;
            ServerKey::read(&kept).map(Arc::new).ok_or_else(unusable)
        };
        self.push_key.get_or_try_init(make).await.cloned()
    }

    /// The browser of a session gets push messages from now on.
    ///
    /// # Errors
    /// Why not.
    pub async fn begin_push(
        &self,
        account: AccountId,
        session: &[u8; 32],
        push: &NewPush,
    ) -> Result<(), NoPush> {
        addresses::check_push(&push.endpoint, self.config.reach).map_err(NoPush::BadAddress)?;
        let browser = sealing::read(push).ok_or(NoPush::BadAddress(addresses::NO_PUSH))?;
        let (store, now) = (&self.registry.store, self.registry.clock.now());
        Ok(store.set_push(account, session, &browser, now).await?)
    }
}

/// What `offline.js` shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Message {
    title: String,
    body: String,
    /// Where a click leads.
    path: String,
    /// A later message with the same replaces this one.
    tag: String,
    #[serde(skip)]
    urgency: &'static str,
}

/// The way out.
pub(super) struct Pushes {
    client: Client,
    notices: Notices,
}

impl Pushes {
    pub(super) fn new(notices: &Notices) -> Result<Pushes, reqwest::Error> {
        Ok(Pushes {
            client: webhook::client(notices.config.reach)?,
            notices: notices.clone(),
        })
    }

    /// Tells all browsers of an account. If one cannot be reached now, all are told again: there the same
    /// message replaces itself.
    pub(super) async fn tell(
        &self,
        account: AccountId,
        contact: &Contact,
        claimed: &[Claimed],
    ) -> Result<(), Unsent> {
        let told = self.try_to_tell(account, contact, claimed).await;
        told.unwrap_or_else(|error| {
            tracing::error!(%error, "push messages have to wait");
            Err(Unsent::ForNow)
        })
    }

    async fn try_to_tell(
        &self,
        account: AccountId,
        contact: &Contact,
        claimed: &[Claimed],
    ) -> Result<Result<(), Unsent>, Broken> {
        let registry = &self.notices.registry;
        let browsers = registry
            .store
            .browsers(account, registry.clock.now())
            .await?;
        if browsers.is_empty() {
            return Ok(Ok(()));
        }
        let key = self.notices.push_key().await?;
        let mut told = Ok(());
        for browser in &browsers {
            for message in messages(contact, claimed) {
                match self.send(&key, browser, &message).await {
                    Ok(()) | Err(Unsent::ForGood) => {}
                    Err(Unsent::ForNow) => told = Err(Unsent::ForNow),
                    Err(Unsent::Gone) => {
                        registry.store.forget_push(&browser.endpoint).await?;
                        break;
                    }
                }
            }
        }
        Ok(told)
    }

    async fn send(
        &self,
        key: &ServerKey,
        browser: &Browser,
        message: &Message,
    ) -> Result<(), Unsent> {
        let config = &self.notices.config;
        let url: Url =
            addresses::check_push(&browser.endpoint, config.reach).map_err(|_| Unsent::ForGood)?;
        let now = self.notices.registry.clock.now();
        let word = key.word(&url, config.site.as_deref(), now);
        let text = serde_json::to_vec(message).map_err(|_| Unsent::ForGood)?;
        let sealed = sealing::seal(browser, &text).map_err(|_| Unsent::ForGood)?;
        let request = self
            .client
            .post(url)
            .header("authorization", word.ok_or(Unsent::ForGood)?)
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", LATELY / 1000)
            .header("topic", &message.tag)
            .header("urgency", message.urgency)
            .body(sealed);
        match request.send().await {
            Ok(answer) if answer.status().is_success() => Ok(()),
            Ok(answer) => {
                let status = answer.status();
                tracing::info!(%status, "a push service refuses");
                let is_gone = [StatusCode::NOT_FOUND, StatusCode::GONE].contains(&status);
                Err(if is_gone {
                    Unsent::Gone
                } else {
                    unsent(status)
                })
            }
            Err(error) => {
                // Everybody who knows the address can write there: it is not for the log.
                let error = error.without_url();
                tracing::info!(%error, "a push service cannot be reached");
                Err(Unsent::ForNow)
            }
        }
    }
}

/// A message for each table, in the language of the account. What was said has its own, so that it does not
/// replace that it is somebody's turn.
fn messages(contact: &Contact, claimed: &[Claimed]) -> Vec<Message> {
    let text = text(contact.language);
    let mut messages: BTreeMap<(&str, bool), Message> = BTreeMap::new();
    // A game begins before it is somebody's turn.
    let mut claimed: Vec<&Claimed> = claimed.iter().collect();
    claimed.sort_by_key(|notice| notice.about != About::Begun);
    for notice in claimed {
        let is_said = notice.about == About::Said;
        let line = text.say(&format!("push-{}", notice.about.word()));
        let message = messages
            .entry((&notice.table, is_said))
            .or_insert_with(|| Message {
                title: text.say(&format!("{}-title", notice.game)),
                body: String::new(),
                path: format!("/table/{}", notice.table),
                tag: if is_said {
                    format!("{}-said", notice.table)
                } else {
                    notice.table.clone()
                },
                urgency: "normal",
            });
        if !message.body.is_empty() {
            message.body.push('\n');
        }
        message.body.push_str(&line);
        if notice.about == About::Reminder {
            message.urgency = "high";
        }
    }
    messages.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use urzeit_rules::record::GAMES;
    use urzeit_texts::Language;

    fn claimed(table: &str, game: &str, about: About) -> Claimed {
        Claimed {
            table: table.to_owned(),
            game: game.to_owned(),
            number: 0,
            about,
        }
    }

    fn contact(language: Language) -> Contact {
        Contact {
            language,
            webhook: None,
            mail: None,
            confirmed: false,
            stop: None,
            live: false,
            calendar: false,
            digest: urzeit_table::messages::Digest::default(),
        }
    }

    #[test]
    fn every_message_has_its_words_in_every_language() {
        for language in Language::all() {
            let contact = contact(language);
            for (game, about) in GAMES
                .iter()
                .flat_map(|game| About::ALL.map(|about| (game, about)))
            {
                let all = messages(&contact, &[claimed("abc", game, about)]);
                let [message] = &all[..] else {
                    panic!("{all:?}")
                };
                let said = format!("{} {}", message.title, message.body);
                assert!(!said.contains(['⟨', '{']), "{said}");
                assert_eq!(message.path, "/table/abc");
            }
        }
    }

    #[test]
    fn a_table_has_one_message_and_one_for_what_was_said() {
        let told = [
            claimed("a", "genesis", About::Begun),
            claimed("a", "genesis", About::Said),
            claimed("b", "lords", About::Reminder),
            claimed("a", "genesis", About::Turn),
        ];
        let messages = messages(&contact(Language::of("en")), &told);
        let shown = messages
            .iter()
            .map(|m| (&*m.tag, &*m.title, &*m.body, m.urgency));
        assert_eq!(
            shown.collect::<Vec<_>>(),
            [
                (
                    "a",
                    "Genesis",
                    "The game has begun.\nIt is your turn.",
                    "normal"
                ),
                (
                    "a-said",
                    "Genesis",
                    "Somebody has written to you at the table.",
                    "normal"
                ),
                (
                    "b",
                    "Lords of Creation",
                    "A fifth of your time is left.",
                    "high"
                ),
            ]
        );
    }
}
