//! Who asks: the session cookie.

use axum::{
    extract::{FromRequest, FromRequestParts},
    http::{HeaderMap, header, request::Parts},
};

use super::{App, Error};
use crate::{people::Token, store::Account};

/// The name of the session's cookie.
const COOKIE: &str = "urzeit";

/// Somebody who is signed in, as a guest or with an account.
pub(super) struct Caller(pub(super) Account);

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Error> {
        let token = token(&parts.headers).ok_or(Error::NoSession)?;
        let account = app.store().session(&Token::hash(&token)).await?;
        let account = account.ok_or(Error::NoSession)?;
        app.rates.wish(account.id)?;
        Ok(Caller(account))
    }
}

/// The session's token, if the request has one.
pub(super) fn token(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter();
    let cookies = cookies.filter_map(|value| value.to_str().ok());
    let mut cookies = cookies.flat_map(|value| value.split(';'));
    cookies.find_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == COOKIE).then(|| value.to_owned())
    })
}

/// The cookie that keeps a session. No script reads it, no other site sends it.
pub(super) fn cookie(token: &Token) -> String {
    let text = token.text();
    format!("{COOKIE}={text}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000")
}

/// A request's body; what is wrong with it is an [`Error`].
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(Error))]
pub(super) struct Body<T>(pub(super) T);

/// What stands behind the `?` of an address.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Error))]
pub(super) struct Asked<T>(pub(super) T);
