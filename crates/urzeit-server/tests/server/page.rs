//! The files of the page, as browsers get them.

use reqwest::{Client, Method, StatusCode, header};
use urzeit_server::{App, Page, Store, clock::Clock, page::File};

use crate::stage::{Stage, listen};

/// A page of two files.
const FILES: [File; 2] = [
    File {
        path: "/page/1/index.html",
        bytes: b"the frame",
        brotli: b"the frame, compressed",
    },
    File {
        path: "/offline.js",
        bytes: b"the worker",
        brotli: b"the worker, compressed",
    },
];

const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// What is asked, and what is answered: status, body, how long it may be kept.
type Fact = (Method, &'static str, StatusCode, &'static str, &'static str);

#[tokio::test]
async fn files_and_the_frame_are_served() {
    let stage = Stage::sqlite().await;
    let store = Store::open(&stage.database).await.unwrap();
    let mut app = App::new(store, Clock::default());
    app.page = Page::new(FILES);
    let address = listen(app).await;
    let facts: [Fact; 5] = [
        (
            Method::GET,
            "/page/1/index.html",
            StatusCode::OK,
            "the frame",
            FOR_EVER,
        ),
        (
            Method::GET,
            "/offline.js",
            StatusCode::OK,
            "the worker",
            "no-cache",
        ),
        // The page finds its way by the address.
        (
            Method::GET,
            "/table/7",
            StatusCode::OK,
            "the frame",
            "no-cache",
        ),
        // A file of another version is not there, and no frame comes in its place.
        (
            Method::GET,
            "/page/0/app.js",
            StatusCode::NOT_FOUND,
            "",
            "no-store",
        ),
        (
            Method::POST,
            "/table/7",
            StatusCode::NOT_FOUND,
            "",
            "no-store",
        ),
    ];
    for (method, path, status, body, keeping) in facts {
        let asked = Client::new().request(method, format!("http://{address}{path}"));
        let answer = asked.send().await.unwrap();
        assert_eq!(answer.status(), status, "{path}");
        assert_eq!(answer.headers()[header::CACHE_CONTROL], keeping, "{path}");
        if status == StatusCode::OK {
            assert_eq!(answer.text().await.unwrap(), body, "{path}");
        }
    }

    let get = |header, value: String| {
        let url = format!("http://{address}/offline.js");
        Client::new().get(url).header(header, value).send()
    };
    let compressed = get(header::ACCEPT_ENCODING, "gzip, br".into())
        .await
        .unwrap();
    assert_eq!(compressed.headers()[header::CONTENT_ENCODING], "br");
    let version = compressed.headers()[header::ETAG]
        .to_str()
        .unwrap()
        .to_owned();
    assert_eq!(compressed.text().await.unwrap(), "the worker, compressed");
    let unchanged = get(header::IF_NONE_MATCH, version).await.unwrap();
    assert_eq!(unchanged.status(), StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn without_a_page_the_server_says_what_to_do() {
    let stage = Stage::sqlite().await;
    let answer = reqwest::get(format!("http://{}/", stage.address))
        .await
        .unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let said = answer.text().await.unwrap();
    assert!(
        said.contains("rustup target add wasm32-unknown-unknown"),
        "{said}"
    );
}
