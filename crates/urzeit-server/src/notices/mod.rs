//! Telling people that it is their turn, and what others ask them.
//!
//! | file | subject |
//! |---|---|
//! | `page.rs` | in the page: one that is open looks again when something has changed |
//! | `sending.rs` | outside the page: what is sent, when, and by which process |
//! | `webhook.rs`, `addresses.rs` | messages to chat services; where they may lead |
//! | `mail.rs` | e-mail |
//! | `push.rs`, `sealing.rs` | push messages to browsers; how they are encrypted and signed |

mod addresses;
mod mail;
mod page;
mod push;
mod sealing;
mod sending;
mod webhook;

use std::{fmt, sync::Arc, time::Duration};

use tokio::sync::OnceCell;
use urzeit_table::{
    Millis,
    messages::{self, About, Invitation, Notice},
};
use urzeit_texts::Named;

use crate::{
    config::{Rate, SiteName},
    people::{Code, Token, name},
    random,
    rate_limiter::RateLimiter,
    registry::Registry,
    store::{AccountId, Broken, DeclinedInvitation, Time, Waiting},
    text::text,
};

pub use addresses::{BadAddress, Reach, check as check_webhook};
pub use mail::MailServer;
pub use page::Watching;
pub use push::NoPush;
pub use sealing::ServerKey;
pub use sending::Sending;

use mail::Mailer;
use page::Pages;

/// How long the end of a game, or a turn that has begun, is told of.
const LATELY: Time = 24 * 60 * 60 * 1000;

/// How long the code that confirms an address counts.
const CODE: Time = 60 * 60 * 1000;

/// How people are told of what waits for them. Clones are one.
#[derive(Clone)]
pub struct Notices {
    registry: Registry,
    pages: Arc<Pages>,
    config: Arc<NoticeConfig>,
    mailer: Option<Arc<Mailer>>,
    push_key: Arc<OnceCell<Arc<ServerKey>>>,
    codes_of_account: Arc<RateLimiter<AccountId>>,
    codes_to_mailbox: Arc<RateLimiter<String>>,
    recoveries_to_mailbox: Arc<RateLimiter<String>>,
    to_mailbox: Arc<RateLimiter<String>>,
}

/// What the operator decides.
#[derive(Clone)]
pub struct NoticeConfig {
    /// What the server is called.
    pub name: SiteName,
    /// Where the page is, for links: `https://urzeit.example`.
    pub site: Option<String>,
    /// Where webhooks and push messages may lead.
    pub reach: Reach,
    /// The server that carries mails.
    pub mail: Option<MailServer>,
    /// What happens within this while is told in one message.
    pub wait: Duration,
    /// How often somebody looks whether there is something to send.
    pub every: Duration,
}

impl Default for NoticeConfig {
    fn default() -> NoticeConfig {
        NoticeConfig {
            name: SiteName::default(),
            site: None,
            reach: Reach::Public,
            mail: None,
            wait: Duration::from_secs(60),
            every: Duration::from_secs(5),
        }
    }
}

impl NoticeConfig {
    /// What the server is called, for sentences.
    pub(crate) fn named(&self) -> Named<'static> {
        ("server", self.name.text().to_owned().into())
    }
}

/// What the operator has decided cannot be: the reason is for the operator.
#[derive(Debug)]
pub struct NoticeConfigError(String);

impl fmt::Display for NoticeConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoticeConfigError {}

/// A message was not sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unsent {
    /// It may be later.
    ForNow,
    /// It will never be.
    ForGood,
    /// Nor will any other: there is nobody any more.
    Gone,
}

/// Why an address is not asked to be confirmed.
#[derive(Debug)]
pub enum NoCode {
    /// It is no address.
    Unreadable,
    /// The operator has nobody who carries mails.
    NoMail,
    /// So soon again: in so many seconds.
    Wait(u64),
    /// The mail could not be sent.
    Unsent,
    /// The store fails.
    Broken(Broken),
}

impl From<Broken> for NoCode {
    fn from(broken: Broken) -> NoCode {
        NoCode::Broken(broken)
    }
}

impl Notices {
    pub(crate) fn open(registry: &Registry) -> Notices {
        let hour = Duration::from_secs(3600);
        Notices {
            registry: registry.clone(),
            pages: Pages::open(registry),
            config: Arc::default(),
            mailer: None,
            push_key: Arc::default(),
            codes_of_account: Arc::new(RateLimiter::new(Rate::new(5, hour, 5))),
            // A mailbox whose owner did not ask gets no more than these, no matter how many accounts ask.
            codes_to_mailbox: Arc::new(RateLimiter::new(Rate::new(6, 24 * hour, 3))),
            // An owner who has forgotten the password can get one, whatever others have sent there: one an
            // hour, which is how long it lasts.
            recoveries_to_mailbox: Arc::new(RateLimiter::new(Rate::new(24, 24 * hour, 3))),
            // Nor does anybody fill a mailbox by what they do at its owner's tables.
            to_mailbox: Arc::new(RateLimiter::new(Rate::new(48, 24 * hour, 24))),
        }
    }

    /// As the operator wants it.
    ///
    /// # Errors
    /// If that cannot be.
    pub fn with(mut self, config: NoticeConfig) -> Result<Notices, NoticeConfigError> {
        self.mailer = match &config.mail {
            Some(server) => Some(Arc::new(Mailer::new(server)?)),
            None => None,
        };
        self.config = Arc::new(config);
        Ok(self)
    }

    /// What the operator has decided.
    #[must_use]
    pub fn config(&self) -> &NoticeConfig {
        &self.config
    }

    /// What waits for somebody, and what has happened lately.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn of(&self, account: AccountId) -> Result<messages::Notices, Broken> {
        let now = self.registry.clock.now();
        let since = now - LATELY;
        let store = &self.registry.store;
        let waiting = store.waiting_for(account, since, now).await?;
        let mut waiting: Vec<_> = waiting.into_iter().map(notice).collect();
        let mut invitations = store.invitations(account).await?;
        // Of a game that is over it is said who wants to play again: that is the invitation.
        for over in &mut waiting {
            let is_it = |invited: &Invitation| Some(&invited.table) == over.rematch.as_ref();
            if let Some(place) = invitations.iter().position(is_it) {
                let invitation = invitations.remove(place);
                over.who = Some(invitation.name);
                over.at = invitation.at;
            }
        }
        let mut notices: Vec<_> = invitations.into_iter().map(invited).collect();
        let declined = store.declined(account, since).await?;
        notices.extend(declined.into_iter().map(self::declined));
        notices.extend(waiting);
        notices.sort_by_key(|notice| std::cmp::Reverse(notice.at));
        Ok(messages::Notices { notices })
    }

    /// Somebody has the page open.
    #[must_use]
    pub fn watch(&self, account: AccountId) -> Watching {
        self.pages.watch(account)
    }

    /// Sends what is to be sent, from now on, until it is stopped.
    ///
    /// # Errors
    /// If nothing can be sent from here.
    pub fn start(&self) -> Result<Sending, NoticeConfigError> {
        Sending::start(self)
    }

    /// Sends a code to an address; the person who can say it owns the address.
    ///
    /// # Errors
    /// Why not.
    pub async fn send_code(&self, account: AccountId, address: &str) -> Result<(), NoCode> {
        let mailer = self.mailer.as_ref().ok_or(NoCode::NoMail)?;
        let address = mail::read(address).ok_or(NoCode::Unreadable)?;
        self.codes_of_account
            .check(&account)
            .map_err(NoCode::Wait)?;
        self.codes_to_mailbox
            .check(&mail::mailbox(&address))
            .map_err(NoCode::Wait)?;
        let store = &self.registry.store;
        let now = self.registry.clock.now();
        let Some(contact) = store.contact(account, now).await? else {
            return Err(NoCode::Unreadable);
        };
        let code = random::word::<10>();
        let until = self.registry.clock.now() + CODE;
        let hash = Token::hash(&code);
        let mail = address.to_string();
        store
            .set_mail(account, Some(&mail), Some(&hash), until)
            .await?;
        let say = text(contact.language);
        let subject = say.say_with("notice-code-subject", &[self.config.named()]);
        let body = say.say_with("notice-code", &[("code", code.into())]);
        let sent = mailer.send(address, &subject, body, None).await;
        sent.map_err(|_| NoCode::Unsent)
    }

    /// Sends a code for a forgotten password to the confirmed address of the account of this name, if there is
    /// one. Nobody learns whether, not even from the time that it takes.
    ///
    /// # Errors
    /// If nothing is ever sent from here.
    pub fn send_recovery(&self, name: &str) -> Result<(), NoCode> {
        let mailer = self.mailer.clone().ok_or(NoCode::NoMail)?;
        let (notices, name) = (self.clone(), name::folded(name));
        tokio::spawn(async move {
            if let Err(error) = notices.mail_recovery(&mailer, &name).await {
                tracing::error!(%error, "a code for a forgotten password is not sent");
            }
        });
        Ok(())
    }

    async fn mail_recovery(&self, mailer: &Mailer, name: &str) -> Result<(), Broken> {
        let store = &self.registry.store;
        let now = self.registry.clock.now();
        let Some(known) = store.account_named(name, now).await? else {
            return Ok(());
        };
        let account = known.account.id;
        let contact = store.contact(account, now).await?;
        let Some(contact) = contact.filter(|contact| contact.confirmed) else {
            return Ok(());
        };
        let Some(address) = contact.mail.as_deref().and_then(mail::read) else {
            return Ok(());
        };
        let mailbox = mail::mailbox(&address);
        if self.recoveries_to_mailbox.check(&mailbox).is_err() {
            return Ok(());
        }
        let code = Code::new();
        let until = self.registry.clock.now() + CODE;
        store.set_mailed_code(account, &code.hash(), until).await?;
        let say = text(contact.language);
        let subject = say.say_with("notice-recovery-subject", &[self.config.named()]);
        let told = [
            ("code", code.text().into()),
            ("name", known.account.name.into()),
        ];
        let body = say.say_with("notice-recovery", &told);
        // Nobody waits for it; the mailer has said in the log why it was not sent.
        let _ = mailer.send(address, &subject, body, None).await;
        Ok(())
    }

    /// Somebody says the code. Is it right?
    ///
    /// # Errors
    /// If the store fails.
    pub async fn confirm(&self, account: AccountId, code: &str) -> Result<bool, Broken> {
        let code = Token::hash(&code.trim().to_lowercase());
        let stop = random::word::<24>();
        let now = self.registry.clock.now();
        self.registry
            .store
            .confirm_mail(account, &code, &stop, now)
            .await
    }
}

fn notice(waiting: Waiting) -> Notice {
    Notice {
        about: waiting.about,
        table: waiting.table,
        game: waiting.game,
        at: waiting.changed as Millis,
        rematch: waiting.rematch,
        who: None,
    }
}

fn declined(declined: DeclinedInvitation) -> Notice {
    Notice {
        about: About::Declined,
        table: declined.table,
        game: declined.game,
        at: declined.at as Millis,
        rematch: None,
        who: Some(declined.name),
    }
}

fn invited(invitation: Invitation) -> Notice {
    Notice {
        about: About::Invited,
        table: invitation.table,
        game: invitation.game,
        at: invitation.at,
        rematch: None,
        who: Some(invitation.name),
    }
}
