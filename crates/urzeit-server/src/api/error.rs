//! What is answered when something cannot be done: one enum, one match.

use axum::{
    Json,
    extract::rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use urzeit_table::messages::Why;

use crate::{
    clock,
    live::ChangeError,
    people::Declined,
    rates::TooMany,
    store::{Ban, Broken},
    wishes::WishError,
};

/// How many seconds a client waits that comes when too many want the same.
const A_MOMENT: u64 = 5;

/// Why a request is not answered as asked. The answer's body is a [`Why`].
#[derive(Debug)]
pub enum Error {
    /// Nobody is signed in.
    NoSession,
    /// There is no such thing, or it is not for the caller to know of.
    NotFound,
    /// It is not for the caller to do.
    Forbidden(&'static str),
    /// An operator has banned the caller's account.
    Banned(Ban),
    /// The address is right, the method is not.
    NoSuchMethod,
    /// The request is longer than any that makes sense.
    TooLarge,
    /// Somebody does something too often and has to wait so many seconds.
    TooMany(u64),
    /// There are enough of something, for this reason.
    Enough(&'static str),
    /// It took too long.
    TookTooLong,
    /// We made a mistake.
    Panicked,
    /// The request makes no sense.
    Bad(Why),
    /// The table or its rules refuse it.
    Refused(Why),
    /// Too many want the same at this moment.
    Busy,
    /// The store fails.
    Broken(Broken),
}

impl Error {
    /// A request that makes no sense for this reason.
    #[must_use]
    pub fn bad(key: &str) -> Error {
        Error::Bad(Why::only(key))
    }

    /// Status and reason, as every way of asking gives them.
    #[must_use]
    pub fn why(self) -> (StatusCode, Why) {
        match self {
            Error::NoSession => (StatusCode::UNAUTHORIZED, Why::only("server-no-session")),
            Error::NotFound => (StatusCode::NOT_FOUND, Why::only("server-not-found")),
            Error::Forbidden(key) => (StatusCode::FORBIDDEN, Why::only(key)),
            Error::Banned(ban) => (StatusCode::FORBIDDEN, banned(ban)),
            Error::NoSuchMethod => (
                StatusCode::METHOD_NOT_ALLOWED,
                Why::only("server-no-such-method"),
            ),
            Error::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, Why::only("server-too-large")),
            Error::TooMany(seconds) => (
                StatusCode::TOO_MANY_REQUESTS,
                Why::naming("server-too-many", &[("seconds", seconds.to_string())]),
            ),
            Error::Enough(key) => (StatusCode::TOO_MANY_REQUESTS, Why::only(key)),
            Error::TookTooLong => (
                StatusCode::SERVICE_UNAVAILABLE,
                Why::only("server-took-too-long"),
            ),
            Error::Panicked => (
                StatusCode::INTERNAL_SERVER_ERROR,
                Why::only("server-panicked"),
            ),
            Error::Bad(why) => (StatusCode::BAD_REQUEST, why),
            Error::Refused(why) => (StatusCode::CONFLICT, why),
            Error::Busy => (StatusCode::SERVICE_UNAVAILABLE, Why::only("server-busy")),
            Error::Broken(broken) => {
                tracing::error!(error = %broken, "the store fails");
                (StatusCode::SERVICE_UNAVAILABLE, Why::only("server-broken"))
            }
        }
    }
}

/// Until when, in UTC, and why; the sentences know the words for neither.
fn banned(ban: Ban) -> Why {
    let until = ban.until.map_or_else(|| "never".to_owned(), clock::date);
    let reason = if ban.reason.is_empty() {
        "none".to_owned()
    } else {
        ban.reason
    };
    Why::naming("server-banned", &[("until", until), ("reason", reason)])
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let wait = match self {
            Error::TooMany(seconds) => Some([(header::RETRY_AFTER, seconds)]),
            Error::Busy => Some([(header::RETRY_AFTER, A_MOMENT)]),
            _ => None,
        };
        let (status, why) = self.why();
        metrics::counter!("urzeit_refused_total", "error" => why.error.clone()).increment(1);
        (status, wait, Json(why)).into_response()
    }
}

impl From<Broken> for Error {
    fn from(broken: Broken) -> Error {
        Error::Broken(broken)
    }
}

impl From<TooMany> for Error {
    fn from(TooMany(seconds): TooMany) -> Error {
        Error::TooMany(seconds)
    }
}

impl From<ChangeError> for Error {
    fn from(unfulfilled: ChangeError) -> Error {
        match unfulfilled {
            ChangeError::Refused(why) => Error::Refused(why),
            ChangeError::Broken(broken) => Error::Broken(broken),
        }
    }
}

impl From<WishError> for Error {
    fn from(refused: WishError) -> Error {
        match refused {
            WishError::Bad(key) => Error::bad(key),
            WishError::ChangeError(unfulfilled) => unfulfilled.into(),
        }
    }
}

impl From<Declined> for Error {
    fn from(declined: Declined) -> Error {
        match declined {
            Declined::BadName => Error::bad("server-bad-name"),
            Declined::NameTaken => Error::Refused(Why::only("server-name-taken")),
            Declined::BadPassword => Error::bad("server-bad-password"),
            Declined::WrongSignIn => Error::Forbidden("server-wrong-sign-in"),
            Declined::WrongPassword => Error::Forbidden("server-wrong-password"),
            Declined::WrongCode => Error::Forbidden("server-wrong-code"),
            Declined::Banned(ban) => Error::Banned(ban),
            Declined::Uninvited => Error::Forbidden("server-uninvited"),
            Declined::AccountAlready => Error::Refused(Why::only("server-account-already")),
            Declined::Guest => Error::Forbidden("server-not-for-guests"),
            Declined::Busy => Error::Busy,
            Declined::Broken(broken) => Error::Broken(broken),
        }
    }
}

impl From<PathRejection> for Error {
    fn from(_: PathRejection) -> Error {
        Error::NotFound
    }
}

impl From<JsonRejection> for Error {
    fn from(rejection: JsonRejection) -> Error {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            return Error::TooLarge;
        }
        Error::Bad(Why::naming(
            "server-bad-json",
            &[("reason", rejection.body_text())],
        ))
    }
}

impl From<StringRejection> for Error {
    fn from(rejection: StringRejection) -> Error {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            return Error::TooLarge;
        }
        Error::Bad(Why::naming(
            "server-bad-text",
            &[("reason", rejection.body_text())],
        ))
    }
}

impl From<QueryRejection> for Error {
    fn from(rejection: QueryRejection) -> Error {
        Error::Bad(Why::naming(
            "server-bad-query",
            &[("reason", rejection.body_text())],
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_too_soon_is_told_when_to_come_back() {
        for (error, status, seconds) in [(Error::Busy, 503, "5"), (Error::TooMany(7), 429, "7")] {
            let answer = error.into_response();
            assert_eq!(answer.status().as_u16(), status);
            assert_eq!(answer.headers()[header::RETRY_AFTER], seconds);
        }
    }
}
