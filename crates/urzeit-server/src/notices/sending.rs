//! Notices outside the page: what is sent, when, and by which process.
//!
//! Nothing is written when somebody moves. Instead every process looks again and again what has come
//! to pass at the tables of people who want to know, and writes a notice of it that no other process
//! can write a second time. So a process may end at any moment: what it has not written another one
//! writes, or itself when it is back.
//!
//! A notice waits a while, for others to share its message, and for whoever it is about to look at the
//! table: the process where they do strikes it out. Then one process takes it for a few minutes, sends
//! it, and notes that. If it ends in between the message is sent when the minutes are over; so it is
//! never lost, and at worst it comes twice.
//!
//! An account may want one message a day instead, by mail or webhook. Then only reminders are sent singly, and what
//! the message of the day says is looked up when it is sent.

use std::{collections::HashSet, time::Duration};

use futures_util::{StreamExt as _, stream};
use tokio::{sync::watch, task::JoinHandle, time::sleep};
use urzeit_texts::Text;

use super::{LATELY, NoticeConfigError, Notices, Unsent, mail, push::Pushes, webhook::Webhooks};
use crate::{
    store::{AccountId, Broken, Claimed, Contact, Time, Waits, Way},
    text::text,
};
use urzeit_table::messages::About;

/// How long a process may take for a message; then it is tried again.
const CLAIM: Time = 5 * 60 * 1000;

/// How long nobody is told again that they are asked something at the same table: an hour.
const ASKED: Time = HOUR;

/// An hour.
const HOUR: Time = 60 * 60 * 1000;

/// How many times a message is tried.
const MOST_TRIES: i64 = 3;

/// How many messages are on their way at a time.
const AT_ONCE: usize = 8;

/// How long it is remembered what was sent.
const REMEMBERED: Time = 30 * LATELY;

/// After this many rounds what was sent is forgotten.
const CLEANING: u64 = 1000;

/// Sends notices until it is stopped.
pub struct Sending {
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Sending {
    pub(super) fn start(notices: &Notices) -> Result<Sending, NoticeConfigError> {
        let webhooks = Webhooks::new(notices.config.reach);
        let webhooks = webhooks.map_err(|error| NoticeConfigError(error.to_string()))?;
        let pushes = Pushes::new(notices).map_err(|error| NoticeConfigError(error.to_string()))?;
        let sender = Sender {
            notices: notices.clone(),
            webhooks,
            pushes,
        };
        let (stop, stopped) = watch::channel(false);
        let task = tokio::spawn(sender.run(stopped));
        Ok(Sending { stop, task })
    }

    /// Finishes what is being sent and ends.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        let _ = self.task.await;
    }
}

struct Sender {
    notices: Notices,
    webhooks: Webhooks,
    pushes: Pushes,
}

impl Sender {
    async fn run(self, mut stopped: watch::Receiver<bool>) {
        for round in 0_u64.. {
            if let Err(error) = self.round(round).await {
                tracing::error!(%error, "notices have to wait");
            }
            tokio::select! {
                () = sleep(self.notices.config.every) => {}
                _ = stopped.wait_for(|stopped| *stopped) => return,
            }
        }
    }

    async fn round(&self, round: u64) -> Result<(), Broken> {
        let store = &self.notices.registry.store;
        let now = self.now();
        for due in store.due_notices(now - LATELY, now, now - ASKED).await? {
            let mail = due.mail && self.notices.mailer.is_some();
            let ways = [
                (due.webhook, Way::Webhook, due.daily_webhook),
                (mail, Way::Mail, due.daily_mail),
                (due.push, Way::Push, false),
            ];
            let ways = ways.into_iter();
            let ways = ways.filter(|(wanted, way, _)| *wanted && way.tells(due.about));
            // Tomorrow may be too late for a reminder.
            let waits = |daily: bool| daily && due.about != About::Reminder;
            let ways: Vec<_> = ways.map(|(_, way, daily)| (way, waits(daily))).collect();
            if !ways.is_empty() {
                store.write_notice(&due, &ways, now).await?;
            }
        }
        store.begin_digests(now).await?;
        for (account, table) in store.unsent_notices(now).await? {
            if self.notices.registry.is_followed_by(&table, account) {
                store.notice_seen(account, &table, now).await?;
            }
        }
        let ripe = store.ripe_notices(now - millis(self.notices.config.wait), now);
        // Another process may have a mail server.
        let possible = |way: &Way| *way != Way::Mail || self.notices.mailer.is_some();
        let ripe = ripe.await?.into_iter().filter(|(_, way)| possible(way));
        stream::iter(ripe)
            .for_each_concurrent(AT_ONCE, async |(account, way)| {
                if let Err(error) = self.send(account, way).await {
                    tracing::error!(%error, "a notice has to wait");
                }
            })
            .await;
        if round.is_multiple_of(CLEANING) {
            store.forget_notices(now - REMEMBERED).await?;
        }
        Ok(())
    }

    fn now(&self) -> Time {
        self.notices.registry.clock.now()
    }

    /// Sends somebody all that is to be said, if no other process does.
    async fn send(&self, account: AccountId, way: Way) -> Result<(), Broken> {
        let store = &self.notices.registry.store;
        let contact = store.contact(account, self.now()).await?;
        let address = contact.as_ref().and_then(|contact| contact.mail.as_deref());
        let address = address.filter(|_| way == Way::Mail).and_then(mail::read);
        let is_full = |address| {
            self.notices
                .to_mailbox
                .check(&mail::mailbox(address))
                .is_err()
        };
        // What a mailbox cannot have now waits, and is then told together.
        if address.as_ref().is_some_and(is_full) {
            return Ok(());
        }
        let until = self.now() + CLAIM;
        let claimed = store.claim_notices(account, way, self.now(), until).await?;
        let Some(taken) = claimed else {
            return Ok(());
        };
        let sent = match contact {
            Some(contact) if taken.digest => {
                let waits = {
                    let now = self.now();
                    store.digest(account, now - LATELY, now).await?
                };
                if waits.is_empty() {
                    Ok(())
                } else {
                    self.say_all(&contact, way, &waits).await
                }
            }
            // What is no longer true need not be said.
            Some(contact) if !taken.notices.is_empty() => {
                self.say(account, &contact, way, &taken.notices).await
            }
            _ => Ok(()),
        };
        let tries = match sent {
            Ok(()) | Err(Unsent::ForGood | Unsent::Gone) => 0,
            Err(Unsent::ForNow) => MOST_TRIES,
        };
        let now = self.now();
        store.settle_notices(account, way, until, tries, now).await
    }

    async fn say(
        &self,
        account: AccountId,
        contact: &Contact,
        way: Way,
        claimed: &[Claimed],
    ) -> Result<(), Unsent> {
        if way == Way::Push {
            return self.pushes.tell(account, contact, claimed).await;
        }
        let text = text(contact.language);
        let tables = lines(text, claimed, self.notices.config.site.as_deref());
        let about: HashSet<_> = claimed.iter().map(|notice| &notice.table).collect();
        let named = self.notices.config.named();
        let subject = text.say_with("notice-subject", &[("count", about.len().into()), named]);
        self.write(contact, way, &subject, &tables).await
    }

    /// The message of the day.
    async fn say_all(&self, contact: &Contact, way: Way, waits: &[Waits]) -> Result<(), Unsent> {
        let text = text(contact.language);
        let site = self.notices.config.site.as_deref();
        let lines = daily_lines(text, waits, site, self.now());
        let about: HashSet<_> = waits.iter().map(|waits| &waits.table).collect();
        let named = self.notices.config.named();
        let subject = text.say_with(
            "notice-digest-subject",
            &[("count", about.len().into()), named],
        );
        let all = format!("{}\n{lines}", text.say("notice-digest"));
        self.write(contact, way, &subject, &all).await
    }

    /// Writes to somebody by webhook or mail.
    async fn write(
        &self,
        contact: &Contact,
        way: Way,
        subject: &str,
        tables: &str,
    ) -> Result<(), Unsent> {
        if way == Way::Webhook {
            let webhook = contact.webhook.as_deref().ok_or(Unsent::ForGood)?;
            return self.webhooks.send(webhook, tables).await;
        }
        let config = &self.notices.config;
        let text = text(contact.language);
        let mailer = self.notices.mailer.as_ref().ok_or(Unsent::ForGood)?;
        let address = contact.mail.as_deref().filter(|_| contact.confirmed);
        let address = address.and_then(mail::read).ok_or(Unsent::ForGood)?;
        let stop = config.site.as_ref().zip(contact.stop.as_ref());
        let stop = stop.map(|(site, stop)| format!("{site}/api/notices/stop?token={stop}"));
        let how = match &stop {
            Some(link) => text.say_with("notice-stop", &[("link", link.as_str().into())]),
            None => text.say("notice-stop-in-page"),
        };
        let body = format!("{tables}\n\n{how}\n");
        mailer.send(address, subject, body, stop.as_deref()).await
    }
}

/// A line for each notice, with a link if it is known where the page is.
fn lines(text: &Text, claimed: &[Claimed], site: Option<&str>) -> String {
    let line = |claimed: &Claimed| {
        let key = format!("notice-{}", claimed.about.word());
        let game = text.say(&format!("{}-title", claimed.game));
        let place = place(site, &claimed.table);
        text.say_with(&key, &[("game", game.into()), ("place", place.into())])
    };
    claimed.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A line for each thing that waits, with the time that is left for it.
fn daily_lines(text: &Text, waits: &[Waits], site: Option<&str>, now: Time) -> String {
    let line = |waits: &Waits| {
        let game = text.say(&format!("{}-title", waits.game));
        let place = place(site, &waits.table);
        let mut named = vec![("game", game.into()), ("place", place.into())];
        let mut key = format!("notice-{}", waits.about.word());
        if let Some(due) = waits.due {
            let hours = (due - now).max(0) / HOUR;
            let (unit, count) = match hours {
                48.. => ("days", hours / 24),
                _ => ("hours", hours),
            };
            key = format!("{key}-{unit}");
            named.push(("count", count.into()));
        }
        text.say_with(&key, &named)
    };
    waits.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Where a table is, if it is known where the page is.
fn place(site: Option<&str>, table: &str) -> String {
    match site {
        Some(site) => format!("{site}/table/{table}"),
        None => table.to_owned(),
    }
}

fn millis(time: Duration) -> Time {
    time.as_millis() as Time
}

#[cfg(test)]
mod tests {
    use super::*;
    use urzeit_rules::record::GAMES;
    use urzeit_texts::Language;

    #[test]
    fn every_notice_has_its_line_and_its_link_in_every_language() {
        for text in Language::all().map(text) {
            for game in GAMES {
                let abouts = About::ALL
                    .into_iter()
                    .filter(|about| Way::Mail.tells(*about));
                let claimed: Vec<_> = abouts
                    .map(|about| Claimed {
                        table: "abc".to_owned(),
                        game: (*game).to_owned(),
                        number: 0,
                        about,
                    })
                    .collect();
                let lines = lines(text, &claimed, Some("https://x"));
                assert_eq!(lines.lines().count(), 8);
                assert_eq!(lines.matches("https://x/table/abc").count(), 8, "{lines}");
                assert!(!lines.contains(['⟨', '{']), "{lines}");
            }
        }
    }

    #[test]
    fn the_message_of_the_day_says_how_much_time_is_left() {
        let waits = |about, due| Waits {
            table: "abc".to_owned(),
            game: "genesis".to_owned(),
            about,
            due,
        };
        let all = [
            waits(About::Turn, Some(5 * HOUR + 59 * 60_000)),
            waits(About::Turn, Some(71 * HOUR)),
            waits(About::Turn, None),
            waits(About::Asked, None),
            waits(About::Invited, None),
            waits(About::Said, None),
            waits(About::Over, None),
            waits(About::Closed, None),
        ];
        for text in Language::all().map(text) {
            let lines = daily_lines(text, &all, Some("https://x"), 0);
            let lines: Vec<_> = lines.lines().collect();
            assert_eq!(lines.len(), all.len());
            assert!(
                lines[0].contains('5') && lines[1].contains('2'),
                "{lines:?}"
            );
            for line in lines {
                assert!(line.contains("https://x/table/abc"), "{line}");
                assert!(!line.contains(['⟨', '{']), "{line}");
            }
        }
    }
}
