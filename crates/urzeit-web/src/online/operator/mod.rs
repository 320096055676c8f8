//! The page for operators: reports, people, tables that are stuck, codes with which people register, and the log
//! of everything that operators did.
//!
//! | file | subject |
//! |---|---|
//! | `desk.rs` | what all lists have in common: asked for again after each deed, locked until the password is said |
//! | `reports.rs` | what people reported |
//! | `accounts.rs` | people: found, banned, given another name |
//! | `tables.rs` | tables at which nothing happens |
//! | `codes.rs` | codes with which people register |
//! | `log.rs` | what operators did |

mod accounts;
mod codes;
mod desk;
mod log;
mod reports;
mod tables;

use leptos::prelude::*;
use urzeit_table::messages::{Password, Why};

use super::{
    api_call::{ApiCall, Trouble},
    arrival::{Field, SignedIn},
    gone::Gone,
    here::here,
};
use crate::{http::post, text::words};
use desk::{Desk, desk};

/// The page for operators.
#[component]
pub(crate) fn OperatorPage() -> impl IntoView {
    let here = here();
    let shown = move || {
        if here.me().is_some_and(|me| me.operator) {
            view! { <ForOperators/> }.into_any()
        } else {
            view! { <Gone why=Why::only("server-not-found")/> }.into_any()
        }
    };
    view! { <SignedIn>{shown}</SignedIn> }
}

#[component]
fn ForOperators() -> impl IntoView {
    let words = words();
    provide_context(Desk::new());
    let desk = desk();
    view! {
        <section class="narrow set-up account operator">
            <h1>{move || words.say("operator-title")}</h1>
            <p class="quiet">{move || words.say("operator-lead")}</p>
            <Show when=move || !desk.locked.get() fallback=|| view! { <Prove/> }>
                <reports::Reports/>
                <accounts::Accounts/>
                <tables::Tables/>
                <codes::Codes/>
                <log::Log/>
            </Show>
        </section>
    }
}

/// The password is asked for again before anything is shown.
#[component]
fn Prove() -> impl IntoView {
    let words = words();
    let desk = desk();
    let api_call = ApiCall::new();
    let password = RwSignal::new(String::new());
    let prove = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = Password {
            password: password.get(),
        };
        api_call.run(post("/api/operator/proof", said), move |()| {
            desk.locked.set(false);
        });
    };
    view! {
        <form class="fields prove" on:submit=prove>
            <p>{move || words.say("server-prove-first")}</p>
            <Field label="arrival-password" value=password kind="password" autocomplete="current-password"/>
            <Trouble api_call/>
            <button class="primary" disabled=move || api_call.busy.get()>{move || words.say("operator-prove")}</button>
        </form>
    }
}
