//! Push messages: the server tells this browser even when the page is closed.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use urzeit_table::messages::{Channels, NewPush, Why};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::{
    http::{delete, get, put},
    online::{
        api_call::{ApiCall, Trouble},
        badge,
    },
    text::words,
};

#[component]
pub(super) fn Push() -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let wanted = RwSignal::new(false);
    let show = move |answer: Channels| wanted.set(answer.push && badge::is_allowed());
    api_call.run(get("/api/me/notices"), show);
    let change = move |event| {
        let wants = event_target_checked(&event);
        wanted.set(wants);
        api_call.run(set(wants), show);
    };
    // What was refused is not wanted.
    Effect::new(move |_| {
        if api_call.why.with(Option::is_some) {
            wanted.set(false);
        }
    });
    view! {
        <Show when=is_possible fallback=move || view! { <p class="quiet">{move || words.say("push-never")}</p> }>
            <label class="check">
                <input type="checkbox" id="push" disabled=move || api_call.busy.get()
                    prop:checked=move || wanted.get() on:change=change/>
                <span>{move || words.say("push-want")}</span>
            </label>
        </Show>
        <Trouble api_call/>
    }
}

/// Has the browser push messages? On some phones only an installed page has.
fn is_possible() -> bool {
    badge::is_possible() && Reflect::has(&window(), &"PushManager".into()).unwrap_or(false)
}

/// Begins or ends push messages to this browser.
async fn set(wants: bool) -> Result<Channels, Why> {
    if !wants {
        // The server forgets the address, whatever the browser says.
        let _ = call("end", &JsValue::UNDEFINED).await;
        return delete("/api/me/notices/push", ()).await;
    }
    if !badge::is_allowed_now().await {
        return Err(Why::only("messages-refused"));
    }
    let channels: Channels = get("/api/me/notices").await?;
    let given = call("begin", &channels.push_key.into()).await;
    let given = given.and_then(|given| serde_json::from_str::<NewPush>(&given.as_string()?).ok());
    let push = given.ok_or_else(|| Why::only("push-refused"))?;
    put("/api/me/notices/push", push).await
}

/// What `start.js` has for this.
async fn call(name: &str, argument: &JsValue) -> Option<JsValue> {
    let ways = Reflect::get(&window(), &"urzeitPush".into()).ok()?;
    let way: Function = Reflect::get(&ways, &name.into()).ok()?.dyn_into().ok()?;
    let promised: Promise = way.call1(&ways, argument).ok()?.dyn_into().ok()?;
    JsFuture::from(promised).await.ok()
}
