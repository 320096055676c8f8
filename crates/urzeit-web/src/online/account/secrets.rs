//! Passwords, recovery codes, the end of sessions and of the account.

use leptos::prelude::*;
use serde::Deserialize;
use serde_json::json;

use crate::{
    online::{
        api_call::{ApiCall, Sure, Trouble},
        arrival::Field,
        here::{Who, here},
    },
    session::ask,
    text::words,
};

#[derive(Deserialize)]
struct Recovery {
    recovery: String,
}

/// Another password; another recovery code.
#[component]
pub(super) fn Passwords() -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let done = RwSignal::new(false);
    let change = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        done.set(false);
        let body = json!({"old": old.get(), "new": new.get()});
        let asked = async move { ask::<()>("PUT", "/api/me/password", Some(body)).await };
        api_call.run(asked, move |()| {
            old.set(String::new());
            new.set(String::new());
            done.set(true);
        });
    };
    let code_errand = ApiCall::new();
    let password = RwSignal::new(String::new());
    let renew = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = json!({"password": password.get()});
        let asked = async move { ask("POST", "/api/me/recovery", Some(body)).await };
        code_errand.run(asked, move |recovery: Recovery| {
            password.set(String::new());
            here.code.set(Some(recovery.recovery));
            window().scroll_to_with_x_and_y(0.0, 0.0);
        });
    };
    view! {
        <section>
            <h2>{move || words.say("arrival-password")}</h2>
            <form class="fields" on:submit=change>
                <Field label="account-old-password" value=old kind="password" autocomplete="current-password"/>
                <Field label="account-new-password" value=new kind="password" autocomplete="new-password"/>
                <Trouble api_call/>
                <button>{move || words.say("account-change-password")}</button>
                <span role="status">{move || done.get().then(|| words.say("account-done"))}</span>
            </form>
            <details>
                <summary>{move || words.say("account-code")}</summary>
                <p class="quiet">{move || words.say("account-code-more")}</p>
                <form class="fields" on:submit=renew>
                    <Field label="arrival-password" value=password kind="password" autocomplete="current-password"/>
                    <Trouble api_call=code_errand/>
                    <button>{move || words.say("account-code-button")}</button>
                </form>
            </details>
        </section>
    }
}

/// Signing out, taking everything along, deleting the account.
#[component]
pub(super) fn Farewell() -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let password = RwSignal::new(String::new());
    let is_guest = move || here.me().is_none_or(|me| me.guest);
    let end = move |address: &'static str| {
        let asked = async move { ask::<()>("DELETE", address, None).await };
        api_call.run(asked, move |()| here.who.set(Who::Nobody));
    };
    let delete = move || {
        let body = json!({"password": password.get_untracked()});
        let asked = async move { ask::<()>("DELETE", "/api/me", Some(body)).await };
        api_call.run(asked, move |()| here.who.set(Who::Nobody));
    };
    view! {
        <section>
            <h2>{move || words.say("account-farewell")}</h2>
            <Trouble api_call/>
            <div class="buttons">
                <a class="button" href="/api/me/export" rel="external" download="urzeit.json">
                    {move || words.say("account-export")}
                </a>
                <Show
                    when=is_guest
                    fallback=move || view! {
                        <button on:click=move |_| end("/api/session")>{move || words.say("account-sign-out")}</button>
                        <button on:click=move |_| end("/api/sessions")>{move || words.say("account-sign-out-all")}</button>
                    }
                >
                    // A guest has no password to come back with.
                    <Sure label="account-sign-out-guest" act=move || end("/api/session")/>
                </Show>
            </div>
            <details>
                <summary>{move || words.say("account-delete")}</summary>
                <p class="quiet">{move || words.say("account-delete-more")}</p>
                <form class="fields" on:submit=|event| event.prevent_default()>
                    <Show when=move || !is_guest()>
                        <Field label="arrival-password" value=password kind="password" autocomplete="current-password"/>
                    </Show>
                    <Sure label="account-delete" act=delete/>
                </form>
            </details>
        </section>
    }
}
