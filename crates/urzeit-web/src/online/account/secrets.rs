//! Passwords, recovery codes, the end of sessions and of the account.

use leptos::prelude::*;
use urzeit_table::messages::{self, NewPassword, Password, RecoveryCode};

use crate::{
    http::{delete, post, put},
    online::{
        api_call::{ApiCall, Sure, Trouble},
        arrival::Field,
        here::{Who, here},
    },
    text::words,
};

/// Another password, which ends other sessions and all tokens; another recovery code.
#[component]
pub(super) fn Passwords(ended: Trigger) -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let done = RwSignal::new(false);
    let change = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        done.set(false);
        let passwords = NewPassword {
            old: old.get(),
            new: new.get(),
        };
        api_call.run(put("/api/me/password", passwords), move |()| {
            old.set(String::new());
            new.set(String::new());
            done.set(true);
            ended.notify();
        });
    };
    let code_call = ApiCall::new();
    let password = RwSignal::new(String::new());
    let renew = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = Password {
            password: password.get(),
        };
        let renewed = post("/api/me/recovery", body);
        code_call.run(renewed, move |code: RecoveryCode| {
            password.set(String::new());
            here.code.set(Some(code.recovery));
            window().scroll_to_with_x_and_y(0.0, 0.0);
        });
    };
    view! {
        <section>
            <h2>{move || words.say("arrival-password")}</h2>
            <p class="quiet">{move || words.say("account-password-more")}</p>
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
                    <Trouble api_call=code_call/>
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
        api_call.run(delete(address, ()), move |()| here.who.set(Who::Nobody));
    };
    let delete = move || {
        let password = Some(password.get_untracked());
        let deleted = delete("/api/me", messages::Farewell { password });
        api_call.run(deleted, move |()| here.who.set(Who::Nobody));
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
