//! A bot's lines in the frames of a socket. A frame holds whole lines, one or more.

use std::{collections::VecDeque, time::Duration};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use tokio::time::timeout;
use urzeit_table::protocol::{MAX_LINE, ToBot};

use crate::store::Broken;

/// No frame of a bot is longer.
pub(super) const LONGEST_FRAME: usize = 64 * 1024;

/// Our frames are hardly longer: as many lines as fit, but one at least.
const FULL_FRAME: usize = 32 * 1024;

/// So long a bot may take to read a frame.
const READING: Duration = Duration::from_secs(10);

pub(super) struct Wire {
    socket: WebSocket,
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

impl Wire {
    pub(super) fn new(socket: WebSocket) -> Wire {
        Wire {
            socket,
            said: VecDeque::new(),
        }
    }

    /// Tells the bot something.
    pub(super) async fn say(&mut self, lines: &[ToBot]) -> Result<(), Fault> {
        let mut frame = String::new();
        for line in lines {
            frame.push_str(&format!("{line}\n"));
            if frame.len() >= FULL_FRAME {
                self.send(Message::text(std::mem::take(&mut frame))).await?;
            }
        }
        match frame.is_empty() {
            true => Ok(()),
            false => self.send(Message::text(frame)).await,
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), Fault> {
        let sent = timeout(READING, self.socket.send(message)).await;
        sent.map_err(|_| Fault::Deaf)?.map_err(|_| Fault::Ended)
    }

    /// What the bot says next. Nothing is lost if nobody waits for it any more.
    pub(super) async fn line(&mut self) -> Result<String, Fault> {
        loop {
            if let Some(line) = self.said.pop_front() {
                return match line.len() <= MAX_LINE {
                    true => Ok(line),
                    false => Err(Fault::LineTooLong),
                };
            }
            match self.socket.recv().await {
                Some(Ok(Message::Text(text))) => self.said.extend(text.lines().map(str::to_owned)),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_))) => return Err(Fault::NotText),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Fault::Ended),
            }
        }
    }

    /// Says why it is over, if the bot is to blame.
    pub(super) async fn close(mut self, fault: Option<Fault>) {
        let close = match fault {
            Some(Fault::Ended) => return,
            Some(fault) => CloseFrame {
                code: 4000,
                reason: fault.kind().into(),
            },
            None => CloseFrame {
                code: close_code::NORMAL,
                reason: "".into(),
            },
        };
        if self.send(Message::Close(Some(close))).await.is_err() {
            return;
        }
        // The bot reads what we said before it answers.
        let answered = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = timeout(READING, answered).await;
    }
}
