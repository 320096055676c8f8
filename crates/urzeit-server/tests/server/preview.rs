//! What a link to a table shows where it is posted, before anybody opens it.

use reqwest::{StatusCode, header};
use serde_json::json;
use urzeit_rules::{Genesis, Lords, Ursuppe};
use urzeit_server::{App, Config, Page, Store, clock::Clock, page::File};

use crate::{
    stage::{Stage, listen, unlimited},
    visitor::{Visitor, play_out, running, seated},
};

crate::on_both_stores!(
    an_invitation_shows_who_invites_and_no_board,
    a_watched_game_shows_its_board,
    a_finished_game_says_what_it_came_to,
    all_others_look_like_tables_that_do_not_exist,
);

const FRAME: &str = "<html><head><title>Urzeit</title></head><body></body></html>";

const FILES: [File; 1] = [File {
    path: "/page/1/index.html",
    bytes: FRAME.as_bytes(),
    brotli: b"compressed",
}];

/// The same store, with a page and an address that everybody knows.
async fn with_page(stage: &Stage) -> Stage {
    let store = Store::open(&stage.database).await.unwrap();
    let config = Config {
        public_url: Some("http://urzeit.example".parse().unwrap()),
        ..unlimited()
    };
    let mut app = App::with(store, Clock::default(), config);
    app.page = Page::new(FILES);
    let mut stage = Stage::on(stage.database.clone()).await;
    stage.address = listen(app).await;
    stage
}

/// What is answered there: its text, or how many bytes a picture has.
async fn opened(stage: &Stage, path: &str) -> (StatusCode, String, Vec<u8>) {
    let url = format!("http://{}{path}", stage.address);
    let answer = reqwest::get(url).await.unwrap();
    let kind = answer.headers().get(header::CONTENT_TYPE).cloned();
    let kind = kind.map(|kind| kind.to_str().unwrap().to_owned());
    let status = answer.status();
    let bytes = answer.bytes().await.unwrap().to_vec();
    (status, kind.unwrap_or_default(), bytes)
}

async fn frame(stage: &Stage, path: &str) -> String {
    let (status, kind, bytes) = opened(stage, path).await;
    assert_eq!(
        (status, &*kind),
        (StatusCode::OK, "text/html; charset=utf-8")
    );
    String::from_utf8(bytes).unwrap()
}

/// Where the picture is that a frame names.
fn picture(frame: &str) -> &str {
    let (_, rest) = frame
        .split_once("og:image\" content=\"http://urzeit.example")
        .unwrap();
    rest.split_once('"').unwrap().0
}

/// Is it a picture as large as previews are? Where `URZEIT_SHOW` names a folder it is put there.
async fn assert_picture(stage: &Stage, name: &str, path: &str) -> Vec<u8> {
    let path = path.replace("&amp;", "&");
    let (status, kind, bytes) = opened(stage, &path).await;
    assert_eq!((status, &*kind), (StatusCode::OK, "image/png"), "{path}");
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), (1200, 630));
    if let Ok(folder) = std::env::var("URZEIT_SHOW") {
        std::fs::write(format!("{folder}/{name}.png"), &bytes).unwrap();
    }
    bytes
}

async fn an_invitation_shows_who_invites_and_no_board(stage: Stage) {
    let stage = with_page(&stage).await;
    let mut ada = Visitor::guest(&stage, "Ada & \"Co\"").await;
    ada.put("/api/me/language", json!({"language": "en"})).await;
    let pace = json!({"live": {"minutes": 20, "seconds": 30}});
    let seats = json!(["me", "invited", {"computer": "easy"}]);
    for game in ["genesis", "lords", "ursuppe"] {
        let new = json!({"game": game, "players": 3, "seats": seats, "pace": pace});
        let made = ada.post("/api/tables", new).await;
        let (id, invite) = (&made["id"], &made["invite"]);
        let (id, invite) = (id.as_str().unwrap(), invite.as_str().unwrap());
        let shown = frame(&stage, &format!("/table/{id}?invite={invite}")).await;
        for part in [
            "content=\"Ada &amp; &quot;Co&quot; invites you to play ",
            "2 of 3 seats taken: Ada &amp; &quot;Co&quot; and computer player",
            "20 min per player, plus 30 s after every turn",
        ] {
            assert!(shown.contains(part), "{part}: {shown}");
        }
        let path = picture(&shown);
        assert_eq!(path, format!("/preview/game/{game}.png"));
        assert_picture(&stage, &format!("game-{game}"), path).await;
        // There is no board before the game.
        let board = format!("/preview/table/{id}.png?invite={invite}");
        assert_eq!(opened(&stage, &board).await.0, StatusCode::NOT_FOUND);
    }
    ada.put("/api/me/language", json!({"language": "de"})).await;
    let new = json!({"game": "genesis", "visibility": "open", "pace": {"slow": {"days": 1}}});
    let made = ada.post("/api/tables", new).await;
    let shown = frame(&stage, &format!("/table/{}", made["id"].as_str().unwrap())).await;
    assert!(shown.contains("ein Tag für jeden Zug"), "{shown}");
}

async fn a_watched_game_shows_its_board(stage: Stage) {
    let stage = with_page(&stage).await;
    for game in ["genesis", "lords", "ursuppe"] {
        let mut people = Vec::new();
        for name in ["Ada", "Bo", "Cid"] {
            people.push(Visitor::guest(&stage, name).await);
        }
        // Nobody finds it without the link.
        let more = json!({"spectators": true, "players": 3});
        let id = running(&mut people, game, more).await;
        let seen = people[0].get(&format!("/api/tables/{id}")).await;
        let invite = seen["table"]["invite"].as_str().unwrap().to_owned();
        let link = format!("/table/{id}?invite={invite}");
        let shown = frame(&stage, &link).await;
        assert!(shown.contains(": Ada, Bo and Cid"), "{shown}");
        let begun = picture(&shown).to_owned();
        let first = assert_picture(&stage, &format!("begun-{game}"), &begun).await;
        match game {
            "genesis" => play_out::<Genesis>(&mut people, &id).await,
            "lords" => play_out::<Lords>(&mut people, &id).await,
            _ => play_out::<Ursuppe>(&mut people, &id).await,
        }
        for link in [&*link, &format!("/replay{link}")] {
            let over = picture(&frame(&stage, link).await).to_owned();
            assert_ne!(over, begun);
            let last = assert_picture(&stage, &format!("over-{game}"), &over).await;
            assert_ne!(first, last);
        }
        let without = format!("/preview/table/{id}.png");
        assert_eq!(opened(&stage, &without).await.0, StatusCode::NOT_FOUND);
        assert_eq!(frame(&stage, &format!("/table/{id}")).await, FRAME);
    }
}

async fn a_finished_game_says_what_it_came_to(stage: Stage) {
    let stage = with_page(&stage).await;
    let mut people = Vec::new();
    for name in ["Ada", "Bo"] {
        let mut visitor = Visitor::guest(&stage, name).await;
        visitor
            .put("/api/me/language", json!({"language": "en"}))
            .await;
        people.push(visitor);
    }
    let id = running(&mut people, "genesis", json!({"spectators": true})).await;
    let seen = people[0].get(&format!("/api/tables/{id}")).await;
    let invite = seen["table"]["invite"].as_str().unwrap().to_owned();
    let resign = json!({"id": "r", "wish": "resign"});
    people[1]
        .post(&format!("/api/tables/{id}/wishes"), resign)
        .await;
    let shown = frame(&stage, &format!("/table/{id}?invite={invite}")).await;
    for part in [
        "Genesis: Ada and Bo",
        "The game is over. Ada has won. Bo resigned.",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
}

async fn all_others_look_like_tables_that_do_not_exist(stage: Stage) {
    let stage = with_page(&stage).await;
    let mut people = Vec::new();
    for name in ["Ada", "Bo"] {
        people.push(Visitor::guest(&stage, name).await);
    }
    let private = seated(&mut people, "genesis", json!({})).await;
    let hidden = running(&mut people, "genesis", json!({"visibility": "open"})).await;
    let aborted = seated(
        &mut people,
        "genesis",
        json!({"visibility": "open", "spectators": true}),
    );
    let aborted = aborted.await;
    people[0]
        .post(&format!("/api/tables/{aborted}/abort"), json!({}))
        .await;
    for id in [&*private, &hidden, &aborted, "nothing", "%00", ""] {
        for path in [
            format!("/table/{id}"),
            format!("/table/{id}?invite=aaaaaaaaaaaaaaaa"),
            format!("/replay/table/{id}"),
        ] {
            assert_eq!(frame(&stage, &path).await, FRAME, "{path}");
        }
        let picture = format!("/preview/table/{id}.png");
        let (status, _, body) = opened(&stage, &picture).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{picture}");
        let unknown = opened(&stage, "/preview/table/unknown.png").await.2;
        assert_eq!(body, unknown, "{picture}");
    }
    assert_eq!(
        opened(&stage, "/preview/game/chess.png").await.0,
        StatusCode::NOT_FOUND
    );
}
