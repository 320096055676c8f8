//! What all sockets have in common: a place among those that are open, a client that is looked at again
//! and again, and an end with a reason.

use std::{pin::Pin, time::Duration};

use axum::{
    body::Bytes,
    extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code},
};
use futures_util::SinkExt as _;
use tokio::time::{Instant, Sleep, error::Elapsed, sleep_until, timeout};
use urzeit_table::messages::Why;

use super::{App, Error, caller::Proof, door::Client};
use crate::{
    sockets::OpenSocket,
    store::{AccountId, Secret},
};

/// What is said together leaves together, up to about so many bytes.
const PACKET: usize = 8 * 1024;

/// How long a client may read nothing while there is something to read.
const UNREAD: Duration = Duration::from_secs(20);

/// How many times a client may ask from one look at it to the next whether we are there. Each is answered,
/// and no browser asks at all.
const MOST_PINGS: u32 = 600;

/// How long a client may take to hear why its socket is closed, and to close it too. The server has a
/// little longer when it ends.
const FAREWELL: Duration = Duration::from_secs(5);

/// A place for one more socket, and how it is opened: no message of its client is longer than this.
pub(super) fn enter(
    app: &App,
    account: impl Into<Option<AccountId>>,
    client: Client,
    upgrade: WebSocketUpgrade,
    longest: usize,
) -> Result<(OpenSocket, WebSocketUpgrade), Error> {
    let place = app.sockets.enter(account.into(), client.address);
    let place = place.ok_or(Error::Enough("server-too-many-sockets"))?;
    let upgrade = upgrade
        .max_message_size(longest)
        .max_frame_size(longest)
        // Thousands of sockets wait at the same time: each with little.
        .read_buffer_size(longest.min(4 * 1024))
        .write_buffer_size(PACKET)
        .max_write_buffer_size(256 * 1024);
    Ok((place, upgrade))
}

/// An open socket.
pub(super) struct Open {
    socket: WebSocket,
    app: App,
    /// What its client has shown.
    proof: Proof,
    /// When its client was looked at last.
    looked: Instant,
    /// When it was last asked for a sign of life.
    pinged: Instant,
    /// Rings when it is to be looked at or asked next. It is set when it has rung, not whenever something is heard.
    alarm: Pin<Box<Sleep>>,
    /// When something was last heard of it.
    heard: Instant,
    /// Has it given no sign of life for too long?
    silent: bool,
    /// How many times it has asked since whether we are there.
    pings: u32,
    _place: OpenSocket,
}

/// What is heard at a socket.
#[derive(Debug)]
pub(super) enum Heard {
    /// The client says something.
    Text(Utf8Bytes),
    /// It has given no sign of life for a while; its connection may be dead, or it is busy.
    Silence,
    /// It gives signs of life again.
    Life,
}

/// Why nothing more is said at a socket.
#[derive(Debug)]
pub(super) enum Gone {
    /// The client has left, or its connection has broken.
    Left,
    /// It does not read what it is told.
    Deaf,
    /// It said what is no text.
    NoText,
    /// It asks without end whether we are there.
    TooMany,
    /// Its session or token has ended.
    NoSession,
    /// Its account is banned; the next request is told until when and why.
    Banned,
}

/// What a socket is closed with: a reason, unless there is nobody to hear it.
#[derive(Debug)]
pub(super) struct Reason(pub(super) Option<Why>);

impl From<Gone> for Reason {
    fn from(gone: Gone) -> Reason {
        Reason(match gone {
            Gone::Left => None,
            Gone::Deaf => Some(Why::only("server-too-slow")),
            Gone::NoText => Some(Why::only("server-no-text")),
            Gone::TooMany => Some(Error::TooMany(1).why().1),
            Gone::NoSession => Some(Error::NoSession.why().1),
            Gone::Banned => Some(Why::only("server-banned")),
        })
    }
}

impl From<Error> for Reason {
    fn from(error: Error) -> Reason {
        Reason(Some(error.why().1))
    }
}

impl From<Why> for Reason {
    fn from(why: Why) -> Reason {
        Reason(Some(why))
    }
}

impl Open {
    pub(super) fn new(socket: WebSocket, app: &App, proof: Proof, place: OpenSocket) -> Open {
        let now = Instant::now();
        let first = app.sockets.look().min(app.sockets.ping());
        Open {
            socket,
            app: app.clone(),
            proof,
            looked: now,
            pinged: now,
            alarm: Box::pin(sleep_until(now + first)),
            heard: now,
            silent: false,
            pings: 0,
            _place: place,
        }
    }

    /// What the client says next. Nothing is lost if nobody waits for it any more.
    pub(super) async fn hear(&mut self) -> Result<Utf8Bytes, Gone> {
        loop {
            if let Heard::Text(text) = self.hear_or_notice().await? {
                return Ok(text);
            }
        }
    }

    /// What the client says next, or that it gives no sign of life, or gives one again.
    ///
    /// Meanwhile the client is looked at from time to time, so this is to be waited for whatever else
    /// happens.
    pub(super) async fn hear_or_notice(&mut self) -> Result<Heard, Gone> {
        loop {
            let heard = tokio::select! {
                biased;
                // What was said before it was looked at has been said.
                heard = self.socket.recv() => heard,
                () = &mut self.alarm => {
                    if self.wake_up().await? {
                        return Ok(Heard::Silence);
                    }
                    continue;
                }
            };
            self.heard = Instant::now();
            let heard = match heard {
                Some(Ok(Message::Text(text))) => Some(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) if self.pings < MOST_PINGS => {
                    self.pings += 1;
                    None
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Err(Gone::TooMany),
                Some(Ok(Message::Binary(_))) => return Err(Gone::NoText),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone::Left),
            };
            match heard {
                Some(text) => return Ok(Heard::Text(text)),
                None if self.silent => {
                    self.silent = false;
                    return Ok(Heard::Life);
                }
                None => {}
            }
        }
    }

    /// Does what the time has come for. Says whether the client has been silent for too long, if that is new.
    async fn wake_up(&mut self) -> Result<bool, Gone> {
        let (look, ping) = (self.app.sockets.look(), self.app.sockets.ping());
        if self.looked.elapsed() >= look {
            self.look().await?;
        }
        let mut falls_silent = false;
        if self.pinged.elapsed() >= ping {
            self.ping().await?;
            // The sign of life before this one is missing.
            falls_silent = !self.silent && self.heard.elapsed() > ping * 7 / 4;
            self.silent |= falls_silent;
        }
        let next = (self.looked + look).min(self.pinged + ping);
        self.alarm.as_mut().reset(next);
        Ok(falls_silent)
    }

    async fn look(&mut self) -> Result<(), Gone> {
        // Should we have missed that its session ended, or that it was banned or deleted.
        self.prove().await?;
        self.looked = Instant::now();
        self.pings = 0;
        Ok(())
    }

    /// A client that is gone without a word is noticed when it does not answer.
    async fn ping(&mut self) -> Result<(), Gone> {
        self.pinged = Instant::now();
        self.send(Message::Ping(Bytes::new())).await
    }

    /// Has the session or token not ended? If the store cannot say, nothing can be stored either.
    pub(super) async fn prove(&mut self) -> Result<(), Gone> {
        match self.proof.holds(&self.app).await {
            Err(Error::NoSession) => Err(Gone::NoSession),
            Err(Error::Banned(_)) => Err(Gone::Banned),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// What its client has shown.
    pub(super) fn secret(&self) -> Option<Secret> {
        self.proof.0
    }

    /// Tells the client something.
    pub(super) async fn say(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), Gone> {
        self.send(Message::Text(text.into())).await
    }

    /// Tells the client several things with one packet, if they fit.
    pub(super) async fn say_all(
        &mut self,
        texts: impl IntoIterator<Item = Utf8Bytes>,
    ) -> Result<(), Gone> {
        for text in texts {
            sent(timeout(UNREAD, self.socket.feed(Message::Text(text))).await)?;
        }
        sent(timeout(UNREAD, self.socket.flush()).await)
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        sent(timeout(UNREAD, self.socket.send(message)).await)
    }

    /// Closes the socket with a reason, or because all is said.
    pub(super) async fn close(mut self, reason: Option<&str>) {
        let code = match reason {
            Some(_) => 4000,
            None => close_code::NORMAL,
        };
        let reason = reason.unwrap_or_default().into();
        let farewell = async {
            let close = CloseFrame { code, reason };
            let _ = self.socket.send(Message::Close(Some(close))).await;
            // A client that hangs up while the server talks is not heard to the end.
            while let Some(Ok(_)) = self.socket.recv().await {}
        };
        let _ = timeout(FAREWELL, farewell).await;
    }
}

/// What became of a message.
fn sent(sent: Result<Result<(), axum::Error>, Elapsed>) -> Result<(), Gone> {
    sent.map_err(|_| Gone::Deaf)?.map_err(|_| Gone::Left)
}
