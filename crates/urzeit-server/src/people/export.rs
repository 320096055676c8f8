//! Everything that is kept of somebody, as one JSON document. Games have many records and people say
//! much, so it is written piece by piece.

use serde_json::{Value, json};
use tokio::sync::mpsc;
use urzeit_rules::{Seat, Viewer};

use crate::{
    live::{Before, Live},
    registry::Registry,
    store::{Account, AccountId, Broken},
};

/// How many lines of chat are read at once.
const LINES: i64 = 500;

/// The pieces of the document; ends early if something cannot be read.
pub type Pieces = mpsc::Receiver<Result<String, Broken>>;

/// Begins to write down everything that is kept of an account.
///
/// # Errors
/// If it cannot be read.
pub async fn export(registry: &Registry, account: &Account) -> Result<Pieces, Broken> {
    let head = head(registry, account.id).await?;
    let (sender, pieces) = mpsc::channel(2);
    let (registry, account) = (registry.clone(), account.id);
    tokio::spawn(async move {
        if let Err(error) = write(&registry, account, head, &sender).await {
            tracing::error!(%error, "an export breaks off");
            let _ = sender.send(Err(error)).await;
        }
    });
    Ok(pieces)
}

/// What is small.
async fn head(registry: &Registry, account: AccountId) -> Result<Value, Broken> {
    let store = &registry.store;
    let sessions = store.sessions(account, registry.clock.now()).await?;
    let sessions = sessions.iter();
    let sessions = sessions.map(|session| {
        let program = &session.program;
        json!({
            "created": session.created,
            "seen": session.seen,
            "browser": program.browser,
            "system": program.system,
        })
    });
    let tokens = store.bot_tokens(account).await?;
    let tokens = tokens.iter();
    let tokens = tokens.map(|token| {
        json!({
            "name": token.name,
            "created": token.created,
            "seen": token.seen,
            "browser": token.program.browser,
            "system": token.program.system,
        })
    });
    let blocked = store.blocked(account).await?;
    let blocked = blocked.iter();
    let blocked = blocked.map(|other| json!({"account": other.account, "how": other.how}));
    let ratings = store.ratings(account).await?;
    let ratings = ratings.iter().map(|rated| {
        json!({
            "game": rated.game,
            "players": rated.players,
            "bot": rated.bot,
            "rating": rated.rating.rating,
            "uncertainty": rated.rating.uncertainty,
            "games": rated.games,
        })
    });
    let contact = store.contact(account, registry.clock.now()).await?;
    Ok(json!({
        "account": store.own_account(account).await?,
        "sessions": sessions.collect::<Value>(),
        "bot_tokens": tokens.collect::<Value>(),
        "digest": contact.map(|contact| contact.digest),
        "stars": store.own_stars(account).await?,
        "invitations": store.own_invitations(account).await?,
        "shunned": blocked.collect::<Value>(),
        "ratings": ratings.collect::<Value>(),
        "notices": store.own_notices(account).await?,
        "pushes": store.own_pushes(account).await?,
        "handovers": store.own_handovers(account).await?,
        "notes": store.own_notes(account).await?,
        "orders": store.own_orders(account).await?,
        "presence": store.presence_of(account, registry.clock.now()).await?,
        "reports": store.own_reports(account).await?,
        "signup_codes": store.own_signup_codes(account).await?,
        "operator_log": store.own_log(account).await?,
    }))
}

async fn write(
    registry: &Registry,
    account: AccountId,
    head: Value,
    sender: &mpsc::Sender<Result<String, Broken>>,
) -> Result<(), Broken> {
    let mut document = head.to_string();
    // More follows.
    document.pop();
    document.push_str(",\"games\":[");
    let mut comma = "";
    for own in registry.store.own_games(account).await? {
        let mut game = json!(own);
        game["record"] = record(registry, account, &own.id).await?;
        document.push_str(&format!("{comma}{game}"));
        comma = ",";
        if !sent(&mut document, sender).await {
            return Ok(());
        }
    }
    document.push_str("],\"chat\":[");
    let mut comma = "";
    let mut last = (String::new(), 0);
    loop {
        let lines = registry.store.own_lines(account, &last, LINES).await?;
        let Some(line) = lines.last() else {
            break;
        };
        last = (line.game.clone(), line.number);
        for line in &lines {
            document.push_str(&format!("{comma}{}", json!(line)));
            comma = ",";
        }
        if !sent(&mut document, sender).await {
            return Ok(());
        }
    }
    document.push_str("]}");
    sent(&mut document, sender).await;
    Ok(())
}

/// Hands on what is written so far; `false` if nobody wants it any more.
async fn sent(document: &mut String, sender: &mpsc::Sender<Result<String, Broken>>) -> bool {
    sender.send(Ok(std::mem::take(document))).await.is_ok()
}

/// The record of a game as the account may have it; nothing, if the table cannot be read.
async fn record(registry: &Registry, account: AccountId, table: &str) -> Result<Value, Broken> {
    // Not through the registry: an export does not fill its memory with old games.
    let live = match Live::load(&registry.store, &registry.clock, table).await {
        Err(Broken::Corrupt(what)) => {
            tracing::error!(table, what, "a table cannot be exported");
            return Ok(Value::Null);
        }
        live => live?,
    };
    let Some(live) = live else {
        return Ok(Value::Null);
    };
    let record = |table: &Before<'_>| {
        let mut people = table.people.iter();
        let seat = people.position(|person| *person == Some(account));
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::at(seat)));
        Value::from(table.host.record(viewer))
    };
    live.look(record).await
}
