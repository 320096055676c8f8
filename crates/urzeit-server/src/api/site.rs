//! How the operator presents the server, and codes with which people register.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use urzeit_table::messages::{NewSignupCode, OpenSignupCode, SignupCode, Site, Why};
use urzeit_texts::Language;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{At, Body, Person, Query},
};
use crate::{
    config::{Conduct, Link},
    people, random,
    store::{Account, NewLog},
    text::text,
};

/// How many open codes an account can have, for how many accounts and days each; an operator's are for more.
const MOST_CODES: i64 = 5;
const MOST_USES: i64 = 10;
const MOST_DAYS: i64 = 30;
const MOST_CODES_OF_OPERATOR: i64 = 500;
const MOST_USES_OF_OPERATOR: i64 = 10_000;
const MOST_DAYS_OF_OPERATOR: i64 = 365;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(site))
        .routes(routes!(conduct))
        .routes(routes!(look_at_code))
        .routes(routes!(codes, make_code))
        .routes(routes!(revoke_code))
}

/// What the operator has decided and everybody may know: the server's name, links, who may come in.
#[utoipa::path(get, path = "/api/site", security(()), responses((status = 200, body = Site)))]
async fn site(State(app): State<App>) -> Json<Site> {
    let site = &app.config.site;
    let link = |link: &Option<Link>| link.as_ref().map(|link| link.text().to_owned());
    Json(Site {
        name: site.name.text().to_owned(),
        imprint: link(&site.imprint),
        privacy: link(&site.privacy),
        conduct: Some(match &site.conduct {
            Some(Conduct::Link(link)) => link.text().to_owned(),
            Some(Conduct::Text(_)) | None => "/conduct".to_owned(),
        }),
        registration: site.registration,
        accounts_invite: site.accounts_invite,
        guests: site.guests,
    })
}

/// The language in which somebody reads.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Reads {
    /// Its code; English if it is none of ours.
    #[serde(default)]
    language: String,
}

/// The rules of conduct, as plain text: the operator's, or ours where they are not elsewhere.
#[utoipa::path(get, path = "/api/conduct", params(Reads), security(()), responses((status = 200, body = String)))]
async fn conduct(
    State(app): State<App>,
    Query(Reads { language }): Query<Reads>,
) -> Result<String, Error> {
    match &app.config.site.conduct {
        Some(Conduct::Text(written)) => Ok(written.clone()),
        Some(Conduct::Link(_)) => Err(Error::NotFound),
        None => Ok(text(Language::of(&language)).say("conduct")),
    }
}

/// What the code of an invitation to register is still good for.
#[utoipa::path(get, path = "/api/signup-codes/{code}", security(()), responses((status = 200, body = OpenSignupCode)))]
async fn look_at_code(
    State(app): State<App>,
    At(code): At<String>,
) -> Result<Json<OpenSignupCode>, Error> {
    let now = app.clock().now();
    let found = if random::is_word(&code) {
        app.store().signup_code(&code, now).await?
    } else {
        None
    };
    let found = found.ok_or(Error::NotFound)?;
    Ok(Json(OpenSignupCode {
        ends: found.ends,
        left: found.uses - found.used,
    }))
}

/// The open codes with which others register that the caller has made.
#[utoipa::path(get, path = "/api/me/signup-codes", security(("session" = [])), responses((status = 200, body = [SignupCode])))]
async fn codes(State(app): State<App>, person: Person) -> Result<Json<Vec<SignupCode>>, Error> {
    let now = app.clock().now();
    let codes = app.store().signup_codes(Some(person.account.id), now);
    Ok(Json(codes.await?))
}

/// Makes a code with which others register, where the operator lets all accounts do so.
#[utoipa::path(post, path = "/api/me/signup-codes", request_body = NewSignupCode, security(("session" = [])), responses((status = 200, body = SignupCode)))]
async fn make_code(
    State(app): State<App>,
    person: Person,
    Body(new): Body<NewSignupCode>,
) -> Result<Json<SignupCode>, Error> {
    if !app.config.site.accounts_invite {
        return Err(Error::Forbidden("server-operators-invite"));
    }
    if person.account.guest {
        return Err(Error::Forbidden("server-not-for-guests"));
    }
    let made = new_code(&app, &person.account, new, (MOST_USES, MOST_DAYS))?;
    let kept = app
        .store()
        .make_signup_code(Some(person.account.id), &made, MOST_CODES, None);
    enough(kept.await?, MOST_CODES)?;
    Ok(Json(made))
}

/// Makes one of the caller's codes void.
#[utoipa::path(delete, path = "/api/me/signup-codes/{id}", params(("id" = i64, Path)), security(("session" = [])), responses((status = 204)))]
async fn revoke_code(
    State(app): State<App>,
    person: Person,
    At(id): At<i64>,
) -> Result<StatusCode, Error> {
    let (now, account) = (app.clock().now(), Some(person.account.id));
    let revoked = app.store().revoke_signup_code(id, account, now, None);
    if revoked.await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Error::NotFound)
    }
}

/// An operator makes a code.
pub(super) async fn make_code_for_operator(
    app: &App,
    account: &Account,
    new: NewSignupCode,
    log: &NewLog<'_>,
) -> Result<SignupCode, Error> {
    let limits = (MOST_USES_OF_OPERATOR, MOST_DAYS_OF_OPERATOR);
    let made = new_code(app, account, new, limits)?;
    let most = MOST_CODES_OF_OPERATOR;
    let kept = app
        .store()
        .make_signup_code(Some(account.id), &made, most, Some(log));
    enough(kept.await?, most)?;
    Ok(made)
}

fn enough(kept: bool, most: i64) -> Result<(), Error> {
    let most = [("most", most.to_string())];
    if kept {
        Ok(())
    } else {
        Err(Error::Refused(Why::naming(
            "server-too-many-invitations",
            &most,
        )))
    }
}

fn new_code(
    app: &App,
    account: &Account,
    NewSignupCode { uses, days }: NewSignupCode,
    (most_uses, most_days): (i64, i64),
) -> Result<SignupCode, Error> {
    if !(1..=most_uses).contains(&uses) || !(1..=most_days).contains(&days) {
        let most = [
            ("uses", most_uses.to_string()),
            ("days", most_days.to_string()),
        ];
        return Err(Error::Bad(Why::naming("server-bad-invitation", &most)));
    }
    let now = app.clock().now();
    Ok(people::signup_code(&account.name, uses, days, now))
}
