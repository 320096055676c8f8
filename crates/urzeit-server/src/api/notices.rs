//! What waits for somebody, and how they want to know.

use axum::{
    Json, Router,
    extract::{State, WebSocketUpgrade},
    response::{Html, Response},
    routing::get,
};
use serde::Deserialize;
use urzeit_table::messages::{
    Channels, Digest, MailCode, NewMail, NewPush, NewWebhook, Notices, Why,
};
use urzeit_texts::Text;
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Body, Caller, Person, Proof, Query},
    door::Client,
    open::{self, Open, Reason},
};
use crate::{
    live::json,
    notices::{NoCode, NoPush, check_webhook},
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
        .routes(routes!(want_digest))
        .routes(routes!(confirm_mail))
        .routes(routes!(begin_push, end_push))
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

impl From<NoPush> for Error {
    fn from(no_push: NoPush) -> Error {
        match no_push {
            NoPush::BadAddress(bad) => Error::bad(bad.0),
            NoPush::Broken(broken) => Error::Broken(broken),
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

/// How I want to be told, outside the page.
#[utoipa::path(get, path = "/api/me/notices", security(("session" = [])), responses((status = 200, body = Channels)))]
async fn wanted(State(app): State<App>, person: Person) -> Result<Json<Channels>, Error> {
    what_is_wanted(&app, &person).await
}

async fn what_is_wanted(app: &App, person: &Person) -> Result<Json<Channels>, Error> {
    let contact = app
        .store()
        .contact(person.account.id, app.clock().now())
        .await?;
    let contact = contact.ok_or(Error::NoSession)?;
    Ok(Json(Channels {
        webhook: contact.webhook,
        live: contact.live,
        mail: contact.mail,
        mail_confirmed: contact.confirmed,
        mail_possible: app.notices.config().mail.is_some(),
        push: app.store().has_push(&person.session).await?,
        calendar: contact.calendar,
        digest: contact.digest,
        push_key: app.notices.push_key().await?.public(),
    }))
}

/// Messages to the outside are for accounts, whose owners can be asked to stay away.
fn no_guest(account: &Account) -> Result<(), Error> {
    if account.guest {
        Err(Error::Forbidden("server-account-needed"))
    } else {
        Ok(())
    }
}

/// Says how I want to be told.
#[utoipa::path(put, path = "/api/me/notices", request_body = NewWebhook, security(("session" = [])), responses((status = 200, body = Channels)))]
async fn want(
    State(app): State<App>,
    person: Person,
    Body(NewWebhook { webhook, live }): Body<NewWebhook>,
) -> Result<Json<Channels>, Error> {
    no_guest(&person.account)?;
    let reach = app.notices.config().reach;
    let webhook = webhook.map(|text| check_webhook(text.trim(), reach));
    let webhook = webhook.transpose().map_err(|unfit| Error::bad(unfit.0))?;
    let webhook = webhook.as_ref().map(reqwest::Url::as_str);
    app.store()
        .set_webhook(person.account.id, webhook, live)
        .await?;
    what_is_wanted(&app, &person).await
}

/// Says where I want to get mails. A code is sent there that I have to say.
#[utoipa::path(put, path = "/api/me/notices/mail", request_body = NewMail, security(("session" = [])), responses((status = 200, body = Channels)))]
async fn want_mail(
    State(app): State<App>,
    person: Person,
    Body(NewMail { mail }): Body<NewMail>,
) -> Result<Json<Channels>, Error> {
    no_guest(&person.account)?;
    match mail {
        Some(mail) => app.notices.send_code(person.account.id, &mail).await?,
        None => {
            app.store()
                .set_mail(person.account.id, None, None, 0)
                .await?;
        }
    }
    what_is_wanted(&app, &person).await
}

/// Says by which ways I want one message a day with everything that waits, instead of single ones, and when.
///
/// A reminder shortly before my time is up comes singly all the same, and so do push messages.
#[utoipa::path(put, path = "/api/me/notices/digest", request_body = Digest, security(("session" = [])), responses((status = 200, body = Channels)))]
async fn want_digest(
    State(app): State<App>,
    person: Person,
    Body(digest): Body<Digest>,
) -> Result<Json<Channels>, Error> {
    no_guest(&person.account)?;
    if !(0..24 * 60).contains(&digest.minute) {
        return Err(Error::bad("server-bad-digest"));
    }
    let (store, now) = (app.store(), app.clock().now());
    store.set_digest(person.account.id, &digest, now).await?;
    what_is_wanted(&app, &person).await
}

/// Says the code that was sent to me.
#[utoipa::path(post, path = "/api/me/notices/mail/confirm", request_body = MailCode, security(("session" = [])), responses((status = 200, body = Channels)))]
async fn confirm_mail(
    State(app): State<App>,
    person: Person,
    Body(MailCode { code }): Body<MailCode>,
) -> Result<Json<Channels>, Error> {
    if app.notices.confirm(person.account.id, &code).await? {
        what_is_wanted(&app, &person).await
    } else {
        Err(Error::bad("server-mail-wrong-code"))
    }
}

/// The browser that asks gets push messages from now on, even when the page is closed.
///
/// The body is what its `PushSubscription` is as JSON. It ends with the session, or when the push service says
/// that the browser is gone.
#[utoipa::path(put, path = "/api/me/notices/push", request_body = NewPush, security(("session" = [])), responses((status = 200, body = Channels)))]
async fn begin_push(
    State(app): State<App>,
    person: Person,
    Body(push): Body<NewPush>,
) -> Result<Json<Channels>, Error> {
    no_guest(&person.account)?;
    let (account, session) = (person.account.id, &person.session);
    app.notices.begin_push(account, session, &push).await?;
    what_is_wanted(&app, &person).await
}

/// The browser that asks gets no more push messages.
#[utoipa::path(delete, path = "/api/me/notices/push", security(("session" = [])), responses((status = 200, body = Channels)))]
async fn end_push(State(app): State<App>, person: Person) -> Result<Json<Channels>, Error> {
    app.store().end_push(&person.session).await?;
    what_is_wanted(&app, &person).await
}

/// What stands in a mail's link.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Stop {
    /// Identifies the account whose mails are to stop.
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
    Query(stop): Query<Stop>,
) -> Result<Html<String>, Error> {
    let text = stop.text(&app).await?;
    let title = text.say_with("notice-stop-title", &[app.notices.config().named()]);
    let button = text.say("notice-stop-button");
    let token = &stop.token;
    Ok(Html(format!(
        "<!doctype html><meta charset=utf-8><title>Urzeit</title><p>{title}</p>\
         <form method=post action=\"/api/notices/stop?token={token}\"><button>{button}</button></form>"
    )))
}

/// Stops mails; for whoever has one, signed in or not.
#[utoipa::path(post, path = "/api/notices/stop", params(Stop), security(()), responses((status = 200, content_type = "text/html")))]
async fn stop(State(app): State<App>, Query(stop): Query<Stop>) -> Result<Html<String>, Error> {
    let text = stop.text(&app).await?;
    app.store().stop_mails(&stop.token).await?;
    let stopped = text.say_with("notice-stopped", &[app.notices.config().named()]);
    Ok(Html(format!(
        "<!doctype html><meta charset=utf-8><title>Urzeit</title><p>{stopped}</p>"
    )))
}
