//! Bots' tokens: a bot plays with one, and can do nothing else.

use leptos::prelude::*;
use urzeit_table::messages::{BotToken, MadeBotToken, NewBotToken};

use super::program::program;
use crate::{
    http::{delete, get, post},
    online::{
        api_call::{ApiCall, Trouble},
        arrival::Field,
        listed::ago,
    },
    text::{Words, words},
};

fn used(words: Words, token: &BotToken) -> String {
    let Some(seen) = token.seen else {
        return words.say("tokens-unused");
    };
    let used = words.say_with("account-used", &[("ago", ago(words, seen).into())]);
    format!("{}, {used}", program(words, &token.program))
}

#[component]
pub(super) fn Tokens(ended: Trigger) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let tokens = RwSignal::new(Vec::<BotToken>::new());
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let secret = RwSignal::new(None::<String>);
    Effect::new(move || {
        ended.track();
        api_call.run(get("/api/me/tokens"), move |answer| tokens.set(answer));
    });
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = NewBotToken {
            name: name.get(),
            password: password.get(),
        };
        api_call.run(post("/api/me/tokens", new), move |made: MadeBotToken| {
            name.set(String::new());
            password.set(String::new());
            secret.set(Some(made.token));
            tokens.update(|tokens| tokens.push(made.listed));
        });
    };
    let end = move |id: i64| {
        let ended = delete(format!("/api/me/tokens/{id}"), ());
        api_call.run(ended, move |()| {
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
                        <span>
                            {token.name.clone()}
                            " "
                            <small class="quiet">{{ let token = token.clone(); move || used(words, &token) }}</small>
                        </span>
                        <button class="plain" on:click=move |_| end(token.id)>{move || words.say("home-forget")}</button>
                    </li>
                </For>
            </ul>
            <form class="fields" on:submit=make>
                <Field label="tokens-name" value=name/>
                <Field label="arrival-password" value=password kind="password" autocomplete="current-password"/>
                <Trouble api_call/>
                <button>{move || words.say("tokens-make")}</button>
            </form>
        </section>
    }
}
