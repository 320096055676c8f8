//! The caller of an endpoint: a session's cookie or a bot's token.

use axum::{
    extract::{FromRequest, FromRequestParts, OptionalFromRequestParts, Request},
    http::{HeaderMap, header, request::Parts},
};

use urzeit_table::messages::Program;

use super::{App, Error};
use crate::{
    people::{self, Declined, Proved, SEEN, Token},
    store::{Account, AccountId, Broken, NewSession, SESSION, Secret, Session, Time},
};

/// The name of the session's cookie.
pub(super) const COOKIE: &str = "urzeit";

/// Its name where the server is reached by https: browsers take a cookie of this name only from this host,
/// not from another one of the same site, nor over a connection that anybody could change.
const HOST_COOKIE: &str = "__Host-urzeit";

/// A player: a person who is signed in, as a guest or with an account, or a bot with a token of
/// its owner's account.
pub(super) struct Caller(pub(super) Account);

/// A person who is signed in, as a guest or with an account. What concerns the account itself, its
/// secrets and its settings is for people and not for bots, so that anyone who finds a bot's token can
/// play but not take the account.
pub(super) struct Person {
    /// The caller's account.
    pub(super) account: Account,
    /// What is stored of the session's token.
    pub(super) session: [u8; 32],
    /// When they last said the account's password.
    pub(super) proved: Time,
}

/// An operator who has said the account's password a short while ago. To everybody else there is nothing here.
pub(super) struct Operator(pub(super) Account);

/// How long a password that was said counts for what operators do: half an hour.
const PROVED: Time = 30 * 60 * 1000;

impl FromRequestParts<App> for Operator {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Operator, Error> {
        let person = Person::of(&parts.headers, app).await?;
        let proved = person.proved;
        let account = person.operating(app).await?;
        if proved + PROVED < app.clock().now() {
            return Err(Error::Forbidden("server-prove-first"));
        }
        Ok(Operator(account))
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Error> {
        if let Some(token) = bots_token(&parts.headers) {
            let hash = Token::hash(token);
            let session = app.store().bot(&hash, app.clock().now()).await?;
            let session = session.ok_or(Error::NoSession)?;
            if let Some(ban) = session.ban {
                return Err(Error::Banned(ban));
            }
            app.see(Secret::Bot(hash), &session, &parts.headers).await?;
            return Ok(Caller(session.account));
        }
        Ok(Caller(Person::of(&parts.headers, app).await?.account))
    }
}

/// Anybody: a [`Caller`], or somebody who has not said who they are. What may be seen by everybody is seen
/// without a name too.
pub(super) struct Visitor {
    /// The visitor's account, if it is known.
    pub(super) account: Option<Account>,
    /// What they have shown.
    pub(super) proof: Proof,
}

impl Visitor {
    /// The account's number, if there is an account.
    pub(super) fn id(&self) -> Option<AccountId> {
        self.account.as_ref().map(|account| account.id)
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Error> {
        match Caller::from_request_parts(parts, app).await {
            Ok(Caller(account)) => Ok(Visitor {
                account: Some(account),
                proof: Proof::from_request_parts(parts, app).await?,
            }),
            // A program with a token means to be somebody, and has to hear that it is not.
            Err(Error::NoSession) if !is_bot(&parts.headers) => Ok(Visitor {
                account: None,
                proof: Proof(None),
            }),
            Err(error) => Err(error),
        }
    }
}

impl Person {
    /// The account, if it is an operator's.
    pub(super) async fn operating(self, app: &App) -> Result<Account, Error> {
        let preferences = app.store().preferences(self.account.id).await?;
        preferences
            .operator
            .then_some(self.account)
            .ok_or(Error::NotFound)
    }

    async fn of(headers: &HeaderMap, app: &App) -> Result<Person, Error> {
        if is_bot(headers) {
            return Err(Error::Forbidden("server-not-for-bots"));
        }
        let (hash, session) = app.session(headers).await?.ok_or(Error::NoSession)?;
        if let Some(ban) = session.ban {
            return Err(Error::Banned(ban));
        }
        app.see(Secret::Session(hash), &session, headers).await?;
        Ok(Person {
            account: session.account,
            session: hash,
            proved: session.proved,
        })
    }
}

impl FromRequestParts<App> for Person {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Person, Error> {
        Person::of(&parts.headers, app).await
    }
}

/// What a caller has shown: looked at again where a request lasts, because what it proves can end. Somebody who
/// has shown nothing may see what everybody may, and that does not end.
#[derive(Clone, Copy)]
pub(super) struct Proof(pub(super) Option<Secret>);

impl Proof {
    /// Does it still prove anything?
    ///
    /// # Errors
    /// If it does not, because it has ended or the account is banned; or if nobody can say.
    pub(super) async fn holds(&self, app: &App) -> Result<(), Error> {
        let Some(secret) = self.0 else {
            return Ok(());
        };
        let session = app.store().shown(secret, app.clock().now()).await?;
        match session.ok_or(Error::NoSession)?.ban {
            Some(ban) => Err(Error::Banned(ban)),
            None => Ok(()),
        }
    }
}

impl FromRequestParts<App> for Proof {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Proof, Error> {
        if let Some(token) = bots_token(&parts.headers) {
            return Ok(Proof(Some(Secret::Bot(Token::hash(token)))));
        }
        let shown = ShownCookie::of(&parts.headers).ok_or(Error::NoSession)?;
        Ok(Proof(Some(Secret::Session(Token::hash(shown.token)))))
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

/// A session's cookie, as a request shows it.
pub(super) struct ShownCookie<'a> {
    /// The session's token.
    pub(super) token: &'a str,
    /// Has it the name that only this host can set?
    pub(super) is_hosts: bool,
}

impl ShownCookie<'_> {
    /// The cookie of a request that has one.
    pub(super) fn of(headers: &HeaderMap) -> Option<ShownCookie<'_>> {
        let named = |wanted: &str| {
            let cookies = headers.get_all(header::COOKIE).iter();
            let cookies = cookies.filter_map(|value| value.to_str().ok());
            let mut cookies = cookies.flat_map(|value| value.split(';'));
            cookies.find_map(|cookie| {
                let (name, value) = cookie.trim().split_once('=')?;
                (name == wanted).then_some(value)
            })
        };
        let shown = |is_hosts| move |token| ShownCookie { token, is_hosts };
        let of_host = named(HOST_COOKIE).map(shown(true));
        of_host.or_else(|| named(COOKIE).map(shown(false)))
    }
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
    /// The session that a request shows, if it lasts, and what is stored of its token.
    pub(super) async fn session(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<([u8; 32], Session)>, Broken> {
        let Some(shown) = ShownCookie::of(headers) else {
            return Ok(None);
        };
        let hash = Token::hash(shown.token);
        let session = self.store().session(&hash, self.clock().now()).await?;
        // Another host of the site may have set a cookie with the plain name. It counts only for
        // sessions whose cookie never had the other.
        let session = session.filter(|session| shown.is_hosts || !session.host_cookie);
        Ok(session.map(|session| (hash, session)))
    }

    /// Somebody uses a session or a token: not too often, and now and then it is written down.
    async fn see(
        &self,
        secret: Secret,
        session: &Session,
        headers: &HeaderMap,
    ) -> Result<(), Error> {
        self.rates.wish(session.account.id)?;
        let (now, program) = (self.clock().now(), program(headers));
        let is_known = session.seen.is_some_and(|seen| now - seen <= SEEN);
        if !is_known || session.program != program {
            let account = session.account.id;
            self.store().see(secret, account, now, &program).await?;
        }
        Ok(())
    }

    /// Begins a session of an account that has proved who it is; says the cookie that keeps it.
    pub(super) async fn begin_session(
        &self,
        account: &Account,
        proved: Option<Proved>,
        headers: &HeaderMap,
    ) -> Result<String, Error> {
        let token = Token::new();
        let new = NewSession {
            account: account.id,
            created: self.clock().now(),
            program: program(headers),
            host_cookie: self.secure_cookies,
            proved: proved.map(|Proved(password)| password),
        };
        let hash = Token::hash(token.text());
        if !self.store().make_session(&hash, &new).await? {
            return Err(Declined::WrongSignIn.into());
        }
        Ok(self.cookie(token.text()))
    }

    /// The cookie that keeps a session. No script reads it, no other site sends it.
    pub(super) fn cookie(&self, token: &str) -> String {
        let name = if self.secure_cookies {
            HOST_COOKIE
        } else {
            COOKIE
        };
        self.cookie_for(name, token, SESSION / 1000)
    }

    /// What makes a browser forget the session's cookie.
    pub(super) fn no_cookie(&self) -> Vec<String> {
        let of_host = self
            .secure_cookies
            .then(|| self.cookie_for(HOST_COOKIE, "", 0));
        of_host
            .into_iter()
            .chain([self.no_plain_cookie()])
            .collect()
    }

    /// What makes a browser forget the cookie with the plain name.
    pub(super) fn no_plain_cookie(&self) -> String {
        self.cookie_for(COOKIE, "", 0)
    }

    fn cookie_for(&self, name: &str, value: &str, seconds: i64) -> String {
        let secure = if self.secure_cookies { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}")
    }
}

/// What kind of program asks.
fn program(headers: &HeaderMap) -> Program {
    let user_agent = headers.get(header::USER_AGENT);
    let user_agent = user_agent.and_then(|value| value.to_str().ok());
    people::program(user_agent.unwrap_or_default())
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
pub(super) struct Query<T>(pub(super) T);

/// What stands in the address itself; what cannot be read is not there.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Error))]
pub(super) struct At<T>(pub(super) T);
