//! What a link to a table shows where it is posted, before anybody opens it (Open Graph): an invitation shows
//! the game, who invites, the seats and the pace, never the board; a table that everybody may watch shows what
//! a spectator sees. All others look like tables that do not exist.
//!
//! | file | subject |
//! |---|---|
//! | `card.rs` | what is said of a table |
//! | `picture.rs` | pictures of boards, as PNG |

mod card;
mod picture;

use std::{
    collections::HashMap,
    fmt::Write as _,
    sync::{Arc, PoisonError},
};

use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    http::{Uri, header},
    response::IntoResponse,
    routing::get,
};
use serde::Deserialize;
use urzeit_rules::{Viewer, record::GAMES};

use self::card::{Card, Shows};
use crate::{
    api::{App, Error},
    live::Live,
    one_by_one::OneByOne,
    store::Broken,
    tables::sight,
};

/// How many pictures are kept.
const MOST_KEPT: usize = 64;

/// A picture may be kept for so many seconds by those who show it.
const KEEPING: &str = "public, max-age=300";

/// The pictures that were made last. Clones are one.
#[derive(Clone, Default)]
pub struct Pictures {
    kept: Arc<std::sync::Mutex<HashMap<Key, Bytes>>>,
    making: OneByOne,
}

/// The table, and how many events it had; or the game, for an invitation.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    Board(String, usize),
    Game(&'static str),
}

/// What is to be drawn.
enum Motif {
    /// A position as a spectator sees it.
    Board(String),
    /// The game's own picture.
    Game,
}

impl Pictures {
    async fn get(&self, key: Key, game: &'static str, motif: Motif) -> Result<Bytes, Error> {
        if let Some(known) = self.known(&key) {
            return Ok(known);
        }
        let turn = self.making.turn().await?;
        // Others may have waited for the same one.
        if let Some(known) = self.known(&key) {
            return Ok(known);
        }
        let drawn = turn.work(move || match motif {
            Motif::Board(view) => picture::board(game, &view),
            Motif::Game => picture::game(game),
        });
        let failed = |what| Error::Broken(Broken::Corrupt(what));
        let drawn = Bytes::from(drawn.await?.map_err(failed)?);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(key, drawn.clone());
        Ok(drawn)
    }

    fn known(&self, key: &Key) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(key).cloned()
    }
}

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/preview/game/{game}", get(picture_of_game))
        .route("/preview/table/{id}", get(picture_of_table))
}

/// How somebody comes to see the table.
#[derive(Deserialize)]
struct Invited {
    invite: Option<String>,
}

async fn picture_of_game(
    State(app): State<App>,
    Path(name): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let known = GAMES.iter().find(|game| name == format!("{game}.png"));
    let game = known.copied().ok_or(Error::NotFound)?;
    let png = app.pictures.get(Key::Game(game), game, Motif::Game).await?;
    Ok(as_png(png))
}

async fn picture_of_table(
    State(app): State<App>,
    Path(name): Path<String>,
    uri: Uri,
) -> Result<impl IntoResponse, Error> {
    let id = name.strip_suffix(".png").ok_or(Error::NotFound)?;
    let invite = invite(&uri);
    let live = seen(&app, id, invite.as_deref()).await?;
    let live = live.ok_or(Error::NotFound)?;
    let board = live.look(|table| {
        let shown = Shows::of(table.game.state) == Some(Shows::Board);
        let game = GAMES.iter().find(|game| **game == table.game.made.game);
        let game = game.copied().filter(|_| shown)?;
        Some((game, table.host.len(), table.host.view(Viewer::Spectator)))
    });
    let (game, length, view) = board.await?.ok_or(Error::NotFound)?;
    let key = Key::Board(id.to_owned(), length);
    let png = app.pictures.get(key, game, Motif::Board(view)).await?;
    Ok(as_png(png))
}

fn as_png(png: Bytes) -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, KEEPING),
    ];
    (headers, png)
}

/// The table, if everybody may see it who has the link.
async fn seen(app: &App, id: &str, invite: Option<&str>) -> Result<Option<Arc<Live>>, Broken> {
    let Some(live) = app.registry.table(id).await? else {
        return Ok(None);
    };
    let sees = live.look(|table| sight::sees(table, None, invite)).await?;
    Ok(sees.then_some(live))
}

fn invite(uri: &Uri) -> Option<String> {
    let query = axum::extract::Query::<Invited>::try_from_uri(uri);
    query.ok()?.0.invite
}

/// The frame of the page with what a link to this address shows; nothing if it shows no more than any other.
pub(crate) async fn framed(app: &App, uri: &Uri, frame: &[u8]) -> Option<String> {
    let path = uri.path();
    let id = path.strip_prefix("/replay/table/");
    let id = id.or_else(|| path.strip_prefix("/table/"))?;
    let invite = invite(uri);
    let (before, after) = std::str::from_utf8(frame).ok()?.split_once("</head>")?;
    let card = card(app, id, invite.as_deref()).await;
    let card = card.unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot preview a table");
        None
    })?;
    Some(format!("{before}{}</head>{after}", tags(app, &card)))
}

async fn card(app: &App, id: &str, invite: Option<&str>) -> Result<Option<Card>, Broken> {
    let Some(live) = seen(app, id, invite).await? else {
        return Ok(None);
    };
    let creator = live.look(|table| table.game.made.creator).await?;
    let language = app.registry.store.preferences(creator).await?.language;
    live.look(|table| Card::of(table, invite, language)).await
}

fn tags(app: &App, card: &Card) -> String {
    let mut tags = String::new();
    let mut tag = |name: &str, content: &str| {
        let content = urzeit_scene::shape::escape(content);
        // Writing to a string cannot fail.
        let _ = writeln!(tags, "<meta property=\"{name}\" content=\"{content}\">");
    };
    tag("og:type", "website");
    tag("og:site_name", app.config.site.name.text());
    tag("og:title", &card.title);
    tag("og:description", &card.description);
    // Only absolute addresses are understood.
    if let Some(public) = &app.config.public_url {
        tag("og:image", &format!("{}{}", public.origin(), card.picture));
        tag("og:image:type", "image/png");
        tag("og:image:width", &picture::SIZE.0.to_string());
        tag("og:image:height", &picture::SIZE.1.to_string());
        tag("twitter:card", "summary_large_image");
    }
    tags
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn nobody_waits_behind_too_many() {
        let pictures = Pictures::default();
        let picture = || pictures.get(Key::Game("genesis"), "genesis", Motif::Game);
        let turn = pictures.making.turn().await;
        let others = (0..100).map(|_| {
            let making = pictures.making.clone();
            tokio::spawn(async move { making.turn().await.is_ok() })
        });
        let others: Vec<_> = others.collect();
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(matches!(picture().await, Err(Error::Busy)));
        drop(turn);
        for other in others {
            let _ = other.await;
        }
        assert!(picture().await.is_ok());
        // What is known needs no waiting.
        let _turn = pictures.making.turn().await;
        assert!(picture().await.is_ok());
    }
}
