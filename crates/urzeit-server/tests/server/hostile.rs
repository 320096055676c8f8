//! Every endpoint of the description with what nobody should send: clean refusals, and the server
//! goes on. A new endpoint is tested by standing in the description.

use reqwest::{Method, StatusCode, header};
use serde_json::Value;

use crate::stage::{Person, Stage};

crate::on_both_stores!(
    whatever_is_sent_is_answered_cleanly,
    without_a_session_nothing_private_is_answered,
);

/// What stands where a path wants a name.
const NAMES: [&str; 8] = [
    "nothing",
    "-1",
    "999999999999999999999999",
    "%00",
    "%ff%fe",
    "..%2f..%2fetc%2fpasswd",
    "'%20OR%201=1--",
    "%F0%9F%A6%95%F0%9F%A6%95%F0%9F%A6%95",
];

/// What anybody may ask without saying who they are.
pub(crate) const PUBLIC: [(&str, &str); 11] = [
    ("DELETE", "/api/session"),
    ("GET", "/"),
    ("GET", "/api/conduct"),
    ("GET", "/api/dice"),
    ("GET", "/api/games"),
    ("GET", "/api/signup-codes/{code}"),
    ("GET", "/api/online"),
    ("GET", "/api/site"),
    ("GET", "/api/tables"),
    ("GET", "/healthz"),
    // From this machine.
    ("GET", "/metrics"),
];

fn bodies() -> Vec<Vec<u8>> {
    let mut bodies: Vec<Vec<u8>> = [
        "",
        "null",
        "{}",
        "[]",
        "42",
        "\"text\"",
        "{\"game\":",
        "{\"name\":null,\"game\":7,\"seat\":-3,\"id\":{},\"wish\":[],\"text\":false,\"password\":1}",
        "{\"name\":\"\\u0000\\u0007\\n\",\"game\":\"genesis\\n\",\"seat\":255,\"id\":\"\",\"wish\":\"\"}",
        "{\"name\":\"a\",\"name\":\"b\"}",
        "{\"seat\":1e400}",
    ]
    .iter()
    .map(|text| text.as_bytes().to_vec())
    .collect();
    bodies.push(b"{\"name\":\"\xff\xfe\"}".to_vec());
    bodies.push("[".repeat(100_000).into_bytes());
    bodies.push(
        format!(
            "{{\"name\":\"{0}\",\"text\":\"{0}\",\"wish\":\"{0}\"}}",
            "a".repeat(300_000)
        )
        .into_bytes(),
    );
    bodies.push(vec![b' '; 5_000_000]);
    bodies
}

/// All that the description lists: method and path.
pub(crate) async fn endpoints(person: &Person) -> Vec<(Method, String)> {
    let description = person.get("/api").await;
    let paths = description["paths"].as_object().unwrap();
    let all = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().keys();
        methods.map(|method| (method.to_uppercase().parse().unwrap(), path.clone()))
    });
    all.collect()
}

/// The path with this in the place of every parameter.
fn filled(path: &str, name: &str) -> String {
    let parts = path
        .split('/')
        .map(|part| if part.starts_with('{') { name } else { part });
    parts.collect::<Vec<_>>().join("/")
}

async fn whatever_is_sent_is_answered_cleanly(stage: Stage) {
    let person = stage.guest("Ada").await;
    let endpoints = endpoints(&person).await;
    assert!(endpoints.len() > 5);
    let client = reqwest::Client::new();
    for (method, path) in &endpoints {
        // It would end the session that the others need.
        let ends = ["/api/me", "/api/session", "/api/sessions"].contains(&&**path);
        if *method == Method::DELETE && ends {
            continue;
        }
        for (number, name) in NAMES.iter().enumerate() {
            let url = format!(
                "http://{}{}?since=x&wait=-1&page=%00",
                stage.address,
                filled(path, name)
            );
            let request = client.request(method.clone(), url);
            let request = request.header(header::COOKIE, &person.cookie);
            let body = bodies().swap_remove(number);
            let request = request.header(header::CONTENT_TYPE, "application/json");
            let status = request.body(body).send().await.unwrap().status();
            assert!(
                !status.is_server_error(),
                "{method} {path} {name}: {status}"
            );
        }
        for body in bodies() {
            let url = format!("http://{}{}", stage.address, filled(path, "nothing"));
            let request = client.request(method.clone(), url);
            let request = request.header(header::COOKIE, &person.cookie);
            let request = request.header(header::CONTENT_TYPE, "application/json");
            // A server may close the connection instead of reading what is too long.
            let Ok(answer) = request.body(body.clone()).send().await else {
                assert!(body.len() > 100_000, "{method} {path} is not answered");
                continue;
            };
            let status = answer.status();
            assert!(!status.is_server_error(), "{method} {path}: {status}");
            if status.is_client_error() && status != StatusCode::NOT_FOUND {
                let text = answer.text().await.unwrap();
                let why: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
                assert!(
                    why["error"].is_string(),
                    "{method} {path}: {status} says {text:?}"
                );
            }
        }
    }
    assert_eq!(person.get("/api/me").await["name"], "Ada");
}

async fn without_a_session_nothing_private_is_answered(stage: Stage) {
    let person = stage.guest("Ada").await;
    let client = reqwest::Client::new();
    for (method, path) in endpoints(&person).await {
        if PUBLIC.contains(&(method.as_str(), &*path)) {
            continue;
        }
        for cookie in [
            "",
            "urzeit=",
            "urzeit=0000",
            "urzeit=' OR 1=1 --",
            "other=1; urzeit",
        ] {
            let url = format!("http://{}{}", stage.address, filled(&path, "nothing"));
            let request = client
                .request(method.clone(), url)
                .header(header::COOKIE, cookie);
            let status = request.body("{}").send().await.unwrap().status();
            assert!(
                status.is_client_error(),
                "{method} {path} with {cookie:?}: {status}"
            );
        }
    }
}
