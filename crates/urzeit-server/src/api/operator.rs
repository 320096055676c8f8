//! What operators see and do. Everything they do has a reason and is logged; nothing here shows a hidden card,
//! a password, a note, or chat that nobody reported.

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts as _, Request, State},
    http::StatusCode,
};
use serde::{Deserialize, de::DeserializeOwned};
use urzeit_table::messages::{
    AccountInfo, Because, LogEntry, NewBan, NewName, NewSignupCode, Password, ReportInfo,
    SignupCode, StuckTable, Why,
};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{At, Body, Operator, Person, Query},
    door::Client,
    site::make_code_for_operator,
};
use crate::{
    chat,
    people::{self, DAY, Declined, Proved},
    store::{Account, AccountId, Ban, NewLog, State as TableState, Time},
    tables::seating,
};

/// A list has no more.
const MOST: i64 = 100;

/// No reason is longer.
const LONGEST_REASON: usize = 500;

/// Nobody is banned for longer, except for good.
const MOST_DAYS: i64 = 3650;

/// Tables at which nothing has happened for so many days are listed, if nothing else is asked for.
const STUCK_DAYS: i64 = 7;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(prove))
        .routes(routes!(reports))
        .routes(routes!(settle))
        .routes(routes!(accounts))
        .routes(routes!(bans))
        .routes(routes!(ban, unban))
        .routes(routes!(rename))
        .routes(routes!(tables))
        .routes(routes!(close))
        .routes(routes!(codes, make_code))
        .routes(routes!(revoke_code))
        .routes(routes!(log))
}

/// What an operator does, to what, and why, in one line.
struct Act<I, B> {
    id: I,
    body: B,
    operator: AccountId,
    reason: String,
    at: Time,
}

impl<I, B> Act<I, B> {
    fn log(&self) -> NewLog<'_> {
        NewLog {
            at: self.at,
            operator: Some(self.operator),
            reason: &self.reason,
        }
    }
}

/// A request of an operator, who says why.
trait Reasoned: DeserializeOwned {
    fn reason(&self) -> &str;
}

impl Reasoned for Because {
    fn reason(&self) -> &str {
        &self.reason
    }
}

impl Reasoned for NewBan {
    fn reason(&self) -> &str {
        &self.reason
    }
}

impl Reasoned for NewName {
    fn reason(&self) -> &str {
        &self.reason
    }
}

impl<I, B> FromRequest<App> for Act<I, B>
where
    I: DeserializeOwned + Send,
    B: Reasoned,
{
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Act<I, B>, Error> {
        let (mut parts, body) = request.into_parts();
        let Operator(operator) = Operator::from_request_parts(&mut parts, app).await?;
        // Nobody else learns what there is.
        let At(id) = At::<I>::from_request_parts(&mut parts, app).await?;
        let request = Request::from_parts(parts, body);
        let Body(body) = Body::<B>::from_request(request, app).await?;
        let reason = body
            .reason()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        chat::check(&reason, LONGEST_REASON)?;
        Ok(Act {
            id,
            body,
            operator: operator.id,
            reason,
            at: app.clock().now(),
        })
    }
}

/// Says the password again: for half an hour the caller's session may do what operators do.
#[utoipa::path(post, path = "/api/operator/proof", request_body = Password, security(("session" = [])), responses((status = 204)))]
async fn prove(
    State(app): State<App>,
    person: Person,
    client: Client,
    Body(Password { password }): Body<Password>,
) -> Result<StatusCode, Error> {
    let session = person.session;
    let account = person.operating(&app).await?;
    app.rates.password(&account.name, client.address)?;
    let proved = people::prove(app.store(), &app.passwords, &account, &password);
    let Proved(hash) = proved.await?;
    app.rates.right_password(&account.name, client.address);
    let now = app.clock().now();
    let kept = app.store().prove_session(&session, account.id, &hash, now);
    if kept.await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Declined::WrongPassword.into())
    }
}

/// Which reports somebody wants to see.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ReportsQuery {
    /// Those that are settled, instead of those that are open?
    #[serde(default)]
    settled: bool,
}

/// What people reported: the open ones, the oldest first, or the settled ones, the latest first; at most 100.
/// Of the chat only the line that was reported is shown, and up to five before.
#[utoipa::path(get, path = "/api/operator/reports", params(ReportsQuery), security(("session" = [])), responses((status = 200, body = [ReportInfo])))]
async fn reports(
    State(app): State<App>,
    _: Operator,
    Query(wanted): Query<ReportsQuery>,
) -> Result<Json<Vec<ReportInfo>>, Error> {
    Ok(Json(app.store().reports(wanted.settled, MOST).await?))
}

/// Settles a report.
#[utoipa::path(post, path = "/api/operator/reports/{id}/settle", params(("id" = i64, Path)), request_body = Because, security(("session" = [])), responses((status = 204)))]
async fn settle(State(app): State<App>, act: Act<i64, Because>) -> Result<StatusCode, Error> {
    done(app.store().settle_report(act.id, &act.log()).await?)
}

/// The people somebody looks for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct AccountsQuery {
    /// Their number, or their name; those who came last, if it is not said.
    name: Option<String>,
}

/// Accounts and guests of a name, or those who came last; at most 100.
#[utoipa::path(get, path = "/api/operator/accounts", params(AccountsQuery), security(("session" = [])), responses((status = 200, body = [AccountInfo])))]
async fn accounts(
    State(app): State<App>,
    _: Operator,
    Query(AccountsQuery { name }): Query<AccountsQuery>,
) -> Result<Json<Vec<AccountInfo>>, Error> {
    let name = name.map(|name| name.trim().to_owned());
    let name = name.filter(|name| !name.is_empty() && !name.contains('\0'));
    let found = app.store().accounts_like(name.as_deref(), MOST).await?;
    Ok(Json(found.into_iter().map(AccountInfo::from).collect()))
}

/// Accounts that are banned, the latest first; at most 100.
#[utoipa::path(get, path = "/api/operator/bans", security(("session" = [])), responses((status = 200, body = [AccountInfo])))]
async fn bans(State(app): State<App>, _: Operator) -> Result<Json<Vec<AccountInfo>>, Error> {
    let found = app.store().bans(app.clock().now(), MOST).await?;
    Ok(Json(found.into_iter().map(AccountInfo::from).collect()))
}

/// Bans an account: it plays no more, its sockets are closed, and it is told until when and why. Its sessions
/// and tokens are good for nothing else until the ban ends.
#[utoipa::path(put, path = "/api/operator/accounts/{id}/ban", params(("id" = i64, Path)), request_body = NewBan, security(("session" = [])), responses((status = 204)))]
async fn ban(State(app): State<App>, act: Act<AccountId, NewBan>) -> Result<StatusCode, Error> {
    let days = act.body.days;
    if days.is_some_and(|days| !(1..=MOST_DAYS).contains(&days)) {
        let most = [("days", MOST_DAYS.to_string())];
        return Err(Error::Bad(Why::naming("server-bad-ban", &most)));
    }
    may_touch(&app, act.id).await?;
    let ban = Ban {
        until: days.map(|days| act.at + days * DAY),
        reason: act.reason.clone(),
    };
    done(people::ban(&app.registry, act.id, &ban, &act.log()).await?)
}

/// Lets a banned account play again.
#[utoipa::path(delete, path = "/api/operator/accounts/{id}/ban", params(("id" = i64, Path)), request_body = Because, security(("session" = [])), responses((status = 204)))]
async fn unban(State(app): State<App>, act: Act<AccountId, Because>) -> Result<StatusCode, Error> {
    may_touch(&app, act.id).await?;
    done(app.store().ban(act.id, None, &act.log()).await?)
}

/// Gives an account another name, at its tables and in chat too. Its owner is told why, and may choose another.
#[utoipa::path(put, path = "/api/operator/accounts/{id}/name", params(("id" = i64, Path)), request_body = NewName, security(("session" = [])), responses((status = 204)))]
async fn rename(State(app): State<App>, act: Act<AccountId, NewName>) -> Result<StatusCode, Error> {
    let account = may_touch(&app, act.id).await?;
    let (name, log) = (&act.body.name, act.log());
    done(people::rename_for_operator(&app.registry, &account, name, &log).await?)
}

/// Which tables count as stuck.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct StuckQuery {
    /// Those at which nothing has happened for so many days; seven, if it is not said.
    days: Option<i64>,
}

/// Tables that wait or run and at which nothing has happened for days, the longest first; at most 100. They say
/// who is waited for, and nothing of the game.
#[utoipa::path(get, path = "/api/operator/tables", params(StuckQuery), security(("session" = [])), responses((status = 200, body = [StuckTable])))]
async fn tables(
    State(app): State<App>,
    _: Operator,
    Query(StuckQuery { days }): Query<StuckQuery>,
) -> Result<Json<Vec<StuckTable>>, Error> {
    let days = days.unwrap_or(STUCK_DAYS).clamp(0, MOST_DAYS);
    let since = app.clock().now() - days * DAY;
    Ok(Json(app.store().stuck_tables(since, MOST).await?))
}

/// Ends whatever goes on at a table, without a result.
#[utoipa::path(post, path = "/api/operator/tables/{id}/close", request_body = Because, security(("session" = [])), responses((status = 204)))]
async fn close(State(app): State<App>, act: Act<String, Because>) -> Result<StatusCode, Error> {
    let live = app.registry.table(&act.id).await?.ok_or(Error::NotFound)?;
    let state = live.look(|table| table.game.state).await?;
    if matches!(state, TableState::Over | TableState::Aborted) {
        return Err(Error::Refused(Why::only("table-over")));
    }
    app.store().log_close(&act.id, &act.log()).await?;
    seating::close(&live).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// All open codes with which people register, the latest first.
#[utoipa::path(get, path = "/api/operator/signup-codes", security(("session" = [])), responses((status = 200, body = [SignupCode])))]
async fn codes(State(app): State<App>, _: Operator) -> Result<Json<Vec<SignupCode>>, Error> {
    let now = app.clock().now();
    Ok(Json(app.store().signup_codes(None, now).await?))
}

/// Makes a code with which people register.
#[utoipa::path(post, path = "/api/operator/signup-codes", request_body = NewSignupCode, security(("session" = [])), responses((status = 200, body = SignupCode)))]
async fn make_code(
    State(app): State<App>,
    Operator(operator): Operator,
    Body(new): Body<NewSignupCode>,
) -> Result<Json<SignupCode>, Error> {
    let log = NewLog {
        at: app.clock().now(),
        operator: Some(operator.id),
        reason: &format!("{} × {} d", new.uses, new.days),
    };
    let made = make_code_for_operator(&app, &operator, new, &log).await?;
    Ok(Json(made))
}

/// Makes anybody's code void.
#[utoipa::path(delete, path = "/api/operator/signup-codes/{id}", params(("id" = i64, Path)), request_body = Because, security(("session" = [])), responses((status = 204)))]
async fn revoke_code(State(app): State<App>, act: Act<i64, Because>) -> Result<StatusCode, Error> {
    let log = act.log();
    let revoked = app
        .store()
        .revoke_signup_code(act.id, None, log.at, Some(&log));
    done(revoked.await?)
}

/// Where in the log somebody reads on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct LogQuery {
    /// Only what stands before this entry.
    before: Option<i64>,
}

/// What operators did, the latest first, at most 100. Nobody changes it.
#[utoipa::path(get, path = "/api/operator/log", params(LogQuery), security(("session" = [])), responses((status = 200, body = [LogEntry])))]
async fn log(
    State(app): State<App>,
    _: Operator,
    Query(LogQuery { before }): Query<LogQuery>,
) -> Result<Json<Vec<LogEntry>>, Error> {
    Ok(Json(app.store().operator_log(before, MOST).await?))
}

/// An account that operators may do something to: theirs are for the command line.
async fn may_touch(app: &App, id: AccountId) -> Result<Account, Error> {
    let account = app.store().account(id).await?.ok_or(Error::NotFound)?;
    if app.store().preferences(id).await?.operator {
        Err(Error::Forbidden("server-operators-account"))
    } else {
        Ok(account)
    }
}

fn done(done: bool) -> Result<StatusCode, Error> {
    if done {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Error::NotFound)
    }
}
