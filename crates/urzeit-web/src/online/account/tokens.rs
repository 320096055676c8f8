//! Bots' tokens: a bot plays with one, and can do nothing else.

use leptos::prelude::*;
use serde::Deserialize;
use serde_json::json;

use crate::{
    online::{
        api_call::{ApiCall, Trouble},
        arrival::Field,
        listed::day,
    },
    session::ask,
    text::words,
};

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Token {
    id: i64,
    name: String,
    created: i64,
}

#[derive(Deserialize)]
struct Made {
    #[serde(flatten)]
    listed: Token,
    token: String,
}

#[component]
pub(super) fn Tokens() -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let tokens = RwSignal::new(Vec::<Token>::new());
    let name = RwSignal::new(String::new());
    let secret = RwSignal::new(None::<String>);
    let list = async { ask("GET", "/api/me/tokens", None).await };
    api_call.run(list, move |answer| tokens.set(answer));
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = json!({"name": name.get()});
        let asked = async move { ask("POST", "/api/me/tokens", Some(body)).await };
        api_call.run(asked, move |made: Made| {
            name.set(String::new());
            secret.set(Some(made.token));
            tokens.update(|tokens| tokens.push(made.listed));
        });
    };
    let end = move |id: i64| {
        let asked = async move {
            let address = format!("/api/me/tokens/{id}");
            ask::<()>("DELETE", &address, None).await
        };
        api_call.run(asked, move |()| {
            tokens.update(|tokens| tokens.retain(|token| token.id != id));
        });
    };
    let shown = move || {
        secret.get().map(|token| {
            view! {
                <div class="notice" role="alert">
                    <p>{words.say("tokens-write-down")}</p>
                    <p class="secret">{token}</p>
                </div>
            }
        })
    };
    view! {
        <section>
            <h2>{move || words.say("tokens-title")}</h2>
            <p class="quiet">{move || words.say("tokens-more")}</p>
            {shown}
            <ul class="plain-list">
                <For each=move || tokens.get() key=|token| token.id let:token>
                    <li>
                        <span>{token.name} " " <small class="quiet">{move || day(words, token.created)}</small></span>
                        <button class="plain" on:click=move |_| end(token.id)>{move || words.say("home-forget")}</button>
                    </li>
                </For>
            </ul>
            <form class="fields" on:submit=make>
                <Field label="tokens-name" value=name/>
                <Trouble api_call/>
                <button>{move || words.say("tokens-make")}</button>
            </form>
        </section>
    }
}
