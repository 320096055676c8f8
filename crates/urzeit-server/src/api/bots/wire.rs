//! A bot's lines in the frames of a socket. A frame holds whole lines, one or more.

use std::{collections::VecDeque, time::Duration};

use tokio::time::sleep;
use urzeit_table::protocol::{MAX_LINE, ToBot};

use super::super::{
    App,
    open::{Gone, Open},
};
use crate::store::{AccountId, Broken};

/// No frame of a bot is longer.
pub(super) const LONGEST_FRAME: usize = 64 * 1024;

/// Our frames are hardly longer: as many lines as fit, but one at least.
const FULL_FRAME: usize = 32 * 1024;

/// How long a bot that is too fast waits.
const PAUSE: Duration = Duration::from_millis(50);

pub(super) struct Wire {
    socket: Open,
    app: App,
    account: AccountId,
    /// What the bot has said and nobody has heard yet.
    said: VecDeque<String>,
}

/// Why a bot does not play on.
#[derive(Debug)]
pub(super) enum Fault {
    /// It has gone, or its connection has.
    Ended,
    /// It does not say `bot NAME` first, or not in time.
    NoName,
    /// It says more lines than it may.
    TooMuch,
    /// It says a longer line than it may.
    LineTooLong,
    /// What it says is not text.
    NotText,
    /// It does not read what it is told.
    Deaf,
    /// Its last allowed answer was refused too.
    Refused,
    /// Its token has ended.
    NoToken,
    /// Its account does not sit at the table any more.
    NotSeated,
    /// The server ends. The bot connects again when it is back.
    Restarts,
    /// The store fails.
    Broken,
}

impl Fault {
    /// As `docs/bots.md` names it.
    fn kind(&self) -> &'static str {
        match self {
            Fault::Ended => "ended",
            Fault::NoName => "no-name",
            Fault::TooMuch => "too-much",
            Fault::LineTooLong => "line-too-long",
            Fault::NotText => "not-text",
            Fault::Deaf => "deaf",
            Fault::Refused => "refused",
            Fault::NoToken => "no-token",
            Fault::NotSeated => "not-seated",
            Fault::Restarts => "server-restarts",
            Fault::Broken => "server-broken",
        }
    }
}

impl From<Broken> for Fault {
    fn from(broken: Broken) -> Fault {
        tracing::error!(error = %broken, "the store fails");
        Fault::Broken
    }
}

impl From<Gone> for Fault {
    fn from(gone: Gone) -> Fault {
        match gone {
            Gone::Left => Fault::Ended,
            Gone::Deaf => Fault::Deaf,
            Gone::NoText => Fault::NotText,
            Gone::TooMany => Fault::TooMuch,
            Gone::NoSession | Gone::Banned => Fault::NoToken,
        }
    }
}

impl Wire {
    pub(super) fn new(socket: Open, app: &App, account: AccountId) -> Wire {
        Wire {
            socket,
            app: app.clone(),
            account,
            said: VecDeque::new(),
        }
    }

    /// Tells the bot something.
    pub(super) async fn say(&mut self, lines: &[ToBot]) -> Result<(), Fault> {
        let mut frame = String::new();
        for line in lines {
            frame.push_str(&format!("{line}\n"));
            if frame.len() >= FULL_FRAME {
                self.socket.say(std::mem::take(&mut frame)).await?;
            }
        }
        if frame.is_empty() {
            Ok(())
        } else {
            Ok(self.socket.say(frame).await?)
        }
    }

    /// What the bot says next. Nothing is lost if nobody waits for it any more.
    pub(super) async fn line(&mut self) -> Result<String, Fault> {
        loop {
            if !self.said.is_empty() {
                self.wait_for_rate().await;
            }
            if let Some(line) = self.said.pop_front() {
                return if line.len() <= MAX_LINE {
                    Ok(line)
                } else {
                    Err(Fault::LineTooLong)
                };
            }
            let text = self.socket.hear().await?;
            self.said.extend(text.lines().map(str::to_owned));
        }
    }

    /// Waits while the account says more than it may: it is heard later, and a bot need not know of it.
    async fn wait_for_rate(&mut self) {
        while self.app.rates.wish(self.account).is_err() {
            sleep(PAUSE).await;
        }
    }

    /// Has its owner not ended its token?
    pub(super) async fn has_token(&mut self) -> Result<(), Fault> {
        Ok(self.socket.prove().await?)
    }

    /// Says why it is over, if the game is not.
    pub(super) async fn close(self, fault: Option<Fault>) {
        self.socket.close(fault.as_ref().map(Fault::kind)).await;
    }
}
