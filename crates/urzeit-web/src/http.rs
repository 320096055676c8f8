//! Asking the server.

use gloo_net::http::{Method, RequestBuilder};
use js_sys::Reflect;
use serde::{Serialize, de::DeserializeOwned};
use urzeit_table::messages::Why;
use wasm_bindgen::{JsCast as _, JsValue};

/// What is said when the server cannot be reached, or something else answers in its place.
pub(crate) const UNREACHABLE: &str = "page-no-server";

/// Asks for something.
pub(crate) async fn get<T: DeserializeOwned>(path: impl AsRef<str>) -> Result<T, Why> {
    read(&get_text(path).await?)
}

/// Asks for a text.
pub(crate) async fn get_text(path: impl AsRef<str>) -> Result<String, Why> {
    send(Method::GET, path.as_ref(), &()).await
}

/// Wants something done.
pub(crate) async fn post<T: DeserializeOwned>(
    path: impl AsRef<str>,
    body: impl Serialize,
) -> Result<T, Why> {
    read(&send(Method::POST, path.as_ref(), &body).await?)
}

/// Says how something is to be from now on.
pub(crate) async fn put<T: DeserializeOwned>(
    path: impl AsRef<str>,
    body: impl Serialize,
) -> Result<T, Why> {
    read(&send(Method::PUT, path.as_ref(), &body).await?)
}

/// Says how something is to be while the page goes: the browser sends it all the same, and nobody hears what
/// becomes of it.
pub(crate) fn put_at_last(path: &str, body: &impl Serialize) {
    let Ok(body) = serde_json::to_string(body) else {
        return;
    };
    let asked = js_sys::Object::new();
    let headers = js_sys::Object::new();
    // An empty object takes whatever it is given.
    let _ = Reflect::set(&headers, &"content-type".into(), &"application/json".into());
    for (name, value) in [
        ("method", "PUT".into()),
        ("body", body.into()),
        ("headers", headers.into()),
        ("keepalive", JsValue::TRUE),
    ] {
        let _ = Reflect::set(&asked, &name.into(), &value);
    }
    if let Some(window) = web_sys::window() {
        let _ = window.fetch_with_str_and_init(path, asked.unchecked_ref());
    }
}

/// Wants something to be gone.
pub(crate) async fn delete<T: DeserializeOwned>(
    path: impl AsRef<str>,
    body: impl Serialize,
) -> Result<T, Why> {
    read(&send(Method::DELETE, path.as_ref(), &body).await?)
}

/// Where the server has nothing to say, `()` is the answer.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, Why> {
    let text = if text.is_empty() { "null" } else { text };
    serde_json::from_str(text).map_err(|_| Why::only(UNREACHABLE))
}

/// `()` is no body.
async fn send(method: Method, path: &str, body: &impl Serialize) -> Result<String, Why> {
    let body = serde_json::to_string(body).map_err(|_| Why::only(UNREACHABLE))?;
    send_text(method, path, (body != "null").then_some(body)).await
}

async fn send_text(method: Method, path: &str, body: Option<String>) -> Result<String, Why> {
    let lost = |_| Why::only(UNREACHABLE);
    let request = RequestBuilder::new(path).method(method);
    let answer = match body {
        Some(body) => {
            let request = request.header("content-type", "application/json");
            request.body(body).map_err(lost)?.send().await
        }
        None => request.send().await,
    };
    let answer = answer.map_err(lost)?;
    let text = answer.text().await.map_err(lost)?;
    if answer.ok() {
        Ok(text)
    } else {
        Err(serde_json::from_str(&text).unwrap_or_else(|_| Why::only(UNREACHABLE)))
    }
}
