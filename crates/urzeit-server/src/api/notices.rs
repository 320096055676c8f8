//! What waits for somebody, and how they want to know.

use axum::{
    Json, Router,
    extract::{State, WebSocketUpgrade},
    response::{Html, Response},
    routing::get,
};
use serde::{Deserialize, Serialize};
use urzeit_table::messages::{Notices, Why};
use urzeit_texts::Text;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Asked, Body, Caller, Person, Proof},
    door::Client,
    open::{self, Open, Reason},
};
use crate::{
    live::json,
    notices::{NoCode, check_webhook},
    store::{Account, AccountId},
    text::text,
};

/// Nothing is said to us at the socket.
const LONGEST_MESSAGE: usize = 128;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(read))
        .routes(routes!(wanted, want))
        .routes(routes!(want_mail))
        .routes(routes!(confirm_mail))
        .routes(routes!(ask_to_stop, stop))
}

pub(super) fn socket_router() -> Router<App> {
    Router::new().route("/api/notices/socket", get(socket))
}

impl From<NoCode> for Error {
    fn from(no_code: NoCode) -> Error {
        match no_code {
            NoCode::Unreadable => Error::bad("server-mail-unreadable"),
            NoCode::NoMail => Error::Refused(Why::only("server-mail-none")),
            NoCode::Wait(seconds) => Error::TooMany(seconds),
            NoCode::Unsent => Error::Refused(Why::only("server-mail-unsent")),
            NoCode::Broken(broken) => Error::Broken(broken),
        }
    }
}

/// What waits for me at all tables, and what has happened there lately.
///
/// `/api/notices/socket` is a WebSocket that says the same at once, and again whenever it has changed.
#[utoipa::path(get, path = "/api/notices", responses((status = 200, body = Notices)))]
async fn read(State(app): State<App>, Caller(account): Caller) -> Result<Json<Notices>, Error> {
    Ok(Json(app.notices.of(account.id).await?))
}

async fn socket(
    State(app): State<App>,
    Caller(account): Caller,
    proof: Proof,
    client: Client,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let (place, upgrade) = open::enter(&app, account.id, client, upgrade, LONGEST_MESSAGE)?;
    Ok(upgrade.on_upgrade(async move |socket| {
        let mut socket = Open::new(socket, &app, proof, place);
        let ended = tokio::select! {
            ended = watch(&app, account.id, &mut socket) => ended,
            () = app.sockets.closing() => Err(Why::only("server-restarts").into()),
        };
        let why = ended.err().and_then(|Reason(why)| why);
        socket.close(why.as_ref().map(|why| &*why.error)).await;
    }))
}

/// Until the client leaves, does not read, says something, or its session ends.
async fn watch(app: &App, account: AccountId, socket: &mut Open) -> Result<(), Reason> {
    let mut watching = app.notices.watch(account);
    let mut told = String::new();
    loop {
        socket.prove().await?;
        let notices = app.notices.of(account).await.map_err(Error::from)?;
        let text = json(&notices);
        if text != told {
            socket.say(&*text).await?;
            told = text;
        }
        tokio::select! {
            () = watching.changed() => {}
            said = socket.hear() => return said.map(drop).map_err(Reason::from),
        }
    }
}

/// How somebody wants to be told, outside the page.
#[derive(Serialize, ToSchema)]
struct Wanted {
    /// The address that messages are sent to, as chat services understand them.
    webhook: Option<String>,
    /// Of games with a live clock too?
    live: bool,
    /// The e-mail address.
    mail: Option<String>,
    /// Has its owner said the code?
    mail_confirmed: bool,
    /// Can the server send mails?
    mail_possible: bool,
}

/// How I want to be told, outside the page.
#[utoipa::path(get, path = "/api/me/notices", security(("session" = [])), responses((status = 200, body = Wanted)))]
async fn wanted(
    State(app): State<App>,
    Person { account, .. }: Person,
) -> Result<Json<Wanted>, Error> {
    what_is_wanted(&app, account.id).await
}

async fn what_is_wanted(app: &App, account: AccountId) -> Result<Json<Wanted>, Error> {
    let contact = app.store().contact(account).await?;
    let contact = contact.ok_or(Error::NoSession)?;
    Ok(Json(Wanted {
        webhook: contact.webhook,
        live: contact.live,
        mail: contact.mail,
        mail_confirmed: contact.confirmed,
        mail_possible: app.notices.config().mail.is_some(),
    }))
}

/// How somebody wants to be told from now on.
#[derive(Deserialize, ToSchema)]
struct Want {
    /// The address that messages are sent to; none for no messages.
    webhook: Option<String>,
    /// Of games with a live clock too?
    #[serde(default)]
    live: bool,
}

/// Who can be asked to stay away is somebody: messages to the outside are for accounts.
fn no_guest(account: &Account) -> Result<(), Error> {
    if account.guest {
        Err(Error::Forbidden("server-account-needed"))
    } else {
        Ok(())
    }
}

/// Says how I want to be told.
#[utoipa::path(put, path = "/api/me/notices", request_body = Want, security(("session" = [])), responses((status = 200, body = Wanted)))]
async fn want(
    State(app): State<App>,
    Person { account, .. }: Person,
    Body(Want { webhook, live }): Body<Want>,
) -> Result<Json<Wanted>, Error> {
    no_guest(&account)?;
    let reach = app.notices.config().reach;
    let webhook = webhook.map(|text| check_webhook(text.trim(), reach));
    let webhook = webhook.transpose().map_err(|unfit| Error::bad(unfit.0))?;
    let webhook = webhook.as_ref().map(reqwest::Url::as_str);
    app.store().set_webhook(account.id, webhook, live).await?;
    what_is_wanted(&app, account.id).await
}

/// An e-mail address.
#[derive(Deserialize, ToSchema)]
struct Mail {
    /// None for no mails.
    mail: Option<String>,
}

/// Says where I want to get mails. A code is sent there that I have to say.
#[utoipa::path(put, path = "/api/me/notices/mail", request_body = Mail, security(("session" = [])), responses((status = 200, body = Wanted)))]
async fn want_mail(
    State(app): State<App>,
    Person { account, .. }: Person,
    Body(Mail { mail }): Body<Mail>,
) -> Result<Json<Wanted>, Error> {
    no_guest(&account)?;
    match mail {
        Some(mail) => app.notices.send_code(account.id, &mail).await?,
        None => app.store().set_mail(account.id, None, None, 0).await?,
    }
    what_is_wanted(&app, account.id).await
}

/// What was sent to an e-mail address.
#[derive(Deserialize, ToSchema)]
struct Code {
    /// As it stands in the mail.
    code: String,
}

/// Says the code that was sent to me.
#[utoipa::path(post, path = "/api/me/notices/mail/confirm", request_body = Code, security(("session" = [])), responses((status = 200, body = Wanted)))]
async fn confirm_mail(
    State(app): State<App>,
    Person { account, .. }: Person,
    Body(Code { code }): Body<Code>,
) -> Result<Json<Wanted>, Error> {
    if app.notices.confirm(account.id, &code).await? {
        what_is_wanted(&app, account.id).await
    } else {
        Err(Error::bad("server-mail-wrong-code"))
    }
}

/// What stands in a mail's link.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Stop {
    /// Whose mails are to stop.
    token: String,
}

impl Stop {
    /// The words of whoever gets these mails.
    async fn text(&self, app: &App) -> Result<&'static Text, Error> {
        // Nothing else can stand in a page of ours.
        if !self.token.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Error::NotFound);
        }
        let language = app.store().mails_stopped_by(&self.token).await?;
        Ok(text(language.ok_or(Error::NotFound)?))
    }
}

/// Asks whether mails shall stop: a page with a button, because programs that look at mails follow
/// their links.
#[utoipa::path(get, path = "/api/notices/stop", params(Stop), security(()), responses((status = 200, content_type = "text/html")))]
async fn ask_to_stop(
    State(app): State<App>,
    Asked(stop): Asked<Stop>,
) -> Result<Html<String>, Error> {
    let text = stop.text(&app).await?;
    let title = text.say("notice-stop-title");
    let button = text.say("notice-stop-button");
    let token = &stop.token;
    Ok(Html(format!(
        "<!doctype html><meta charset=utf-8><title>Urzeit</title><p>{title}</p>\
         <form method=post action=\"/api/notices/stop?token={token}\"><button>{button}</button></form>"
    )))
}

/// Stops mails; for whoever has one, signed in or not.
#[utoipa::path(post, path = "/api/notices/stop", params(Stop), security(()), responses((status = 200, content_type = "text/html")))]
async fn stop(State(app): State<App>, Asked(stop): Asked<Stop>) -> Result<Html<String>, Error> {
    let text = stop.text(&app).await?;
    app.store().stop_mails(&stop.token).await?;
    let stopped = text.say("notice-stopped");
    Ok(Html(format!(
        "<!doctype html><meta charset=utf-8><title>Urzeit</title><p>{stopped}</p>"
    )))
}
