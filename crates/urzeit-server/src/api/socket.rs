//! Following a table live.

use std::{
    convert::Infallible,
    pin::pin,
    time::{Duration, Instant},
};

use axum::{
    Router,
    extract::{
        State, WebSocketUpgrade,
        ws::{Utf8Bytes, rejection::WebSocketUpgradeRejection},
    },
    response::Response,
    routing::get,
};
use tokio::time::timeout;
use urzeit_table::messages::{Done, Hello, NotDone, Say, ToClient, ToServer, Why, Wished};

use super::{
    App, Error,
    caller::Visitor,
    door::Client,
    open::{self, Heard, Open, Reason},
    tables::may_see,
};
use crate::{
    live::{ChangeError, Following, json},
    rates::TooMany,
    store::{Account, AccountId},
    wishes::{self, Player, WishError},
};

/// No message of a client is longer.
const LONGEST_MESSAGE: usize = 8 * 1024;

/// How long a client may take to say `hello`.
const HELLO: Duration = Duration::from_secs(10);

/// How many messages too many may be said within this time.
const MOST_REFUSED: u32 = 200;
const CALM: Duration = Duration::from_secs(10);

pub(super) fn router() -> Router<App> {
    Router::new().route("/api/socket", get(socket))
}

async fn socket(
    State(app): State<App>,
    visitor: Visitor,
    client: Client,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = upgrade.map_err(|_| Error::bad("server-no-upgrade"))?;
    let (place, upgrade) = open::enter(&app, visitor.id(), client, upgrade, LONGEST_MESSAGE)?;
    Ok(upgrade.on_upgrade(async move |socket| {
        let mut socket = Open::new(socket, &app, visitor.proof, place);
        let account = visitor.account.as_ref();
        let Reason(why) = match converse(&app, account, client, &mut socket).await {
            Ok(never) => match never {},
            Err(reason) => reason,
        };
        socket.close(why.as_ref().map(|why| &*why.error)).await;
    }))
}

/// Until the client leaves, or says what nobody says.
async fn converse(
    app: &App,
    account: Option<&Account>,
    client: Client,
    socket: &mut Open,
) -> Result<Infallible, Reason> {
    let restarts = || Reason::from(Why::only("server-restarts"));
    let mut closing = pin!(app.sockets.closing());
    let mut patience = Patience::default();
    let first = tokio::select! {
        () = &mut closing => return Err(restarts()),
        first = timeout(HELLO, socket.hear()) => first,
    };
    let first = first.map_err(|_| Why::only("server-no-hello"))?;
    let ToServer::Hello(hello) = read(&first?)? else {
        return Err(Why::only("server-no-hello").into());
    };
    let mut following = follow(app, account.map(|account| account.id), &hello, socket).await?;
    loop {
        tokio::select! {
            // A client that is let go is not heard any more.
            biased;
            () = &mut closing => return Err(restarts()),
            message = following.next() => {
                let Some(message) = message else {
                    socket.prove().await?;
                    // A client that reads too slowly is let go and can resume.
                    return Err(Why::only("server-too-slow").into());
                };
                socket.say_all([message].into_iter().chain(following.all_ready())).await?;
            }
            heard = socket.hear_or_notice() => {
                let heard = match heard? {
                    Heard::Text(text) => read(&text)?,
                    Heard::Silence => {
                        following.set_silent(true);
                        continue;
                    }
                    Heard::Life => {
                        following.set_silent(false);
                        continue;
                    }
                };
                let rate = match account {
                    Some(account) => app.rates.wish(account.id),
                    None => app.rates.request(client.address),
                };
                let answer = match rate {
                    Ok(()) => answer(app, account, &following, heard, socket).await?,
                    Err(TooMany(seconds)) => patience.refuse(heard, seconds)?,
                };
                // What the wish brought about is told before it is answered.
                let answer = Utf8Bytes::from(json(&answer));
                socket.say_all(following.all_ready().chain([answer])).await?;
            }
        }
    }
}

/// What a client's message says.
fn read(text: &Utf8Bytes) -> Result<ToServer, Why> {
    let read = serde_json::from_str(text);
    read.map_err(|error| Why::naming("server-bad-json", &[("reason", error.to_string())]))
}

/// How much a client may say that is too much before its socket is closed.
#[derive(Default)]
struct Patience {
    since: Option<Instant>,
    refused: u32,
}

impl Patience {
    fn refuse(&mut self, heard: ToServer, seconds: u64) -> Result<ToClient, Why> {
        if self.since.is_none_or(|since| since.elapsed() > CALM) {
            self.since = Some(Instant::now());
            self.refused = 0;
        }
        self.refused += 1;
        let (_, why) = Error::TooMany(seconds).why();
        match heard {
            ToServer::Wish(Wished { id, .. }) | ToServer::Say(Say { id, .. })
                if self.refused <= MOST_REFUSED =>
            {
                Ok(ToClient::Refused(NotDone { id, why }))
            }
            _ => Err(why),
        }
    }
}

async fn follow(
    app: &App,
    account: Option<AccountId>,
    hello: &Hello,
    socket: &mut Open,
) -> Result<Following, Reason> {
    let live = app
        .registry
        .table(&hello.table)
        .await
        .map_err(Error::from)?;
    let live = live.ok_or(Error::NotFound)?;
    // From here on it is let go when its session ends or it may not watch any more; before, it was not.
    let following = live.follow(account, hello.since).await;
    let (welcome, following) = following.map_err(Error::from)?;
    may_see(&live, account, hello.invite.as_deref()).await?;
    socket.prove().await?;
    let welcome = ToClient::Welcome(Box::new(welcome));
    socket.say(json(&welcome)).await?;
    Ok(following)
}

async fn answer(
    app: &App,
    account: Option<&Account>,
    following: &Following,
    heard: ToServer,
    socket: &mut Open,
) -> Result<ToClient, Reason> {
    // Somebody who has not said who they are can only watch.
    let Some(account) = account else {
        return Err(Error::NoSession.into());
    };
    match heard {
        ToServer::Hello(_) => Err(Why::only("server-hello-twice").into()),
        ToServer::Wish(wished) => {
            let player = Player::from(account).showing(socket.secret());
            let granted = wishes::grant(following.table(), player, &wished).await;
            let id = wished.id;
            match granted {
                Ok(number) => Ok(ToClient::Done(Done {
                    id,
                    number: number as u64,
                })),
                // What became of it is not known: a client that comes back and says it again hears it.
                Err(WishError::ChangeError(ChangeError::Broken(broken))) => {
                    Err(Error::from(broken).into())
                }
                Err(refused) => {
                    // Nothing is granted to somebody whose session has ended: that is the reason then.
                    socket.prove().await?;
                    let (_, why) = Error::from(refused).why();
                    Ok(ToClient::Refused(NotDone { id, why }))
                }
            }
        }
        ToServer::Say(say) => {
            socket.prove().await?;
            let said = app.chat.say(following.table(), account, &say).await;
            match said.map_err(Error::from) {
                Ok(number) => Ok(ToClient::Done(Done { id: say.id, number })),
                Err(broken @ Error::Broken(_)) => Err(broken.into()),
                Err(error) => Ok(ToClient::Refused(NotDone {
                    id: say.id,
                    why: error.why().1,
                })),
            }
        }
    }
}
