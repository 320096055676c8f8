//! Who asks: a session's cookie or a bot's token.

use axum::{
    extract::{FromRequest, FromRequestParts, OptionalFromRequestParts, Request},
    http::{HeaderMap, header, request::Parts},
};

use super::{App, Error};
use crate::{
    people::{DAY, Token},
    store::{Account, Broken, SESSION},
};

/// The name of the session's cookie.
pub(super) const COOKIE: &str = "urzeit";

/// Whoever plays: a person who is signed in, as a guest or with an account, or a bot with a token of
/// its owner's account.
pub(super) struct Caller(pub(super) Account);

/// A person who is signed in, as a guest or with an account. What concerns the account itself, its
/// secrets and its settings is for people and not for bots, so that who finds a bot's token can play
/// but not take the account.
pub(super) struct Person {
    /// Who it is.
    pub(super) account: Account,
    /// What is stored of the session's token.
    pub(super) session: [u8; 32],
}

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Error> {
        if let Some(token) = bots_token(&parts.headers) {
            let account = app.store().bot(&Token::hash(token)).await?;
            let account = account.ok_or(Error::NoSession)?;
            app.rates.wish(account.id)?;
            return Ok(Caller(account));
        }
        Ok(Caller(Person::of(&parts.headers, app).await?.account))
    }
}

impl Person {
    async fn of(headers: &HeaderMap, app: &App) -> Result<Person, Error> {
        if is_bot(headers) {
            return Err(Error::Forbidden("server-not-for-bots"));
        }
        let hash = Token::hash(sessions_token(headers).ok_or(Error::NoSession)?);
        let now = app.clock().now();
        let session = app.store().session(&hash, now).await?;
        let session = session.ok_or(Error::NoSession)?;
        app.rates.wish(session.account.id)?;
        if now - session.seen > DAY {
            app.store().see(&hash, session.account.id, now).await?;
        }
        Ok(Person {
            account: session.account,
            session: hash,
        })
    }
}

impl FromRequestParts<App> for Person {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Person, Error> {
        Person::of(&parts.headers, app).await
    }
}

/// What a caller has shown: looked at again where a request lasts, because what it proves can end.
#[derive(Clone)]
pub(super) enum Proof {
    /// What is stored of a session's token.
    Session([u8; 32]),
    /// What is stored of a bot's token.
    Bot([u8; 32]),
}

impl Proof {
    /// Does it still prove anything?
    pub(super) async fn holds(&self, app: &App) -> Result<bool, Broken> {
        match self {
            Proof::Session(hash) => {
                let session = app.store().session(hash, app.clock().now()).await?;
                Ok(session.is_some())
            }
            Proof::Bot(hash) => Ok(app.store().bot(hash).await?.is_some()),
        }
    }
}

impl FromRequestParts<App> for Proof {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Proof, Error> {
        if let Some(token) = bots_token(&parts.headers) {
            return Ok(Proof::Bot(Token::hash(token)));
        }
        let token = sessions_token(&parts.headers).ok_or(Error::NoSession)?;
        Ok(Proof::Session(Token::hash(token)))
    }
}

/// Where it makes a difference whether somebody is signed in.
impl OptionalFromRequestParts<App> for Person {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Person>, Error> {
        match Person::of(&parts.headers, app).await {
            Ok(person) => Ok(Some(person)),
            Err(Error::NoSession) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// The session's token, if the request has one.
pub(super) fn sessions_token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let cookies = cookies.filter_map(|value| value.to_str().ok());
    let mut cookies = cookies.flat_map(|value| value.split(';'));
    cookies.find_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == COOKIE).then_some(value)
    })
}

/// Does it show a bot's token?
pub(super) fn is_bot(headers: &HeaderMap) -> bool {
    bots_token(headers).is_some()
}

/// The bot's token, if the request has one. Other schemes are none of our business: a proxy may use
/// them.
fn bots_token(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    let is_ours = scheme.eq_ignore_ascii_case("bearer");
    is_ours.then_some(token.trim())
}

impl App {
    /// The cookie that keeps a session. No script reads it, no other site sends it.
    pub(super) fn cookie(&self, token: &str) -> String {
        self.cookie_for(token, SESSION / 1000)
    }

    /// What makes a browser forget the session's cookie.
    pub(super) fn no_cookie(&self) -> String {
        self.cookie_for("", 0)
    }

    fn cookie_for(&self, value: &str, seconds: i64) -> String {
        let secure = if self.secure_cookies { "; Secure" } else { "" };
        format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}")
    }
}

/// A request's body; what is wrong with it is an [`Error`].
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(Error))]
pub(super) struct Body<T>(pub(super) T);

/// A request's body that is plain text.
pub(super) struct Text(pub(super) String);

impl FromRequest<App> for Text {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Text, Error> {
        Ok(Text(String::from_request(request, app).await?))
    }
}

/// What stands behind the `?` of an address.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Error))]
pub(super) struct Asked<T>(pub(super) T);

/// What stands in the address itself; what cannot be read is not there.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Error))]
pub(super) struct At<T>(pub(super) T);
