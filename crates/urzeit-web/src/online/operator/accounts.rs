//! People: found, banned, given another name.

use leptos::prelude::*;
use urzeit_table::messages::{AccountInfo, BanInfo, Because, Named, NewBan, NewName};

use super::desk::{Deed, Typed, desk};
use crate::{
    http::{delete, put},
    online::{
        api_call::Trouble,
        arrival::Field,
        listed::{ago, moment},
    },
    text::{Words, words},
};

#[component]
pub(super) fn Accounts() -> impl IntoView {
    let words = words();
    let typed = RwSignal::new(String::new());
    let sought = RwSignal::new(String::new());
    let bans = RwSignal::new(true);
    let address = move || {
        if bans.get() {
            "/api/operator/bans".to_owned()
        } else {
            let name = String::from(js_sys::encode_uri_component(&sought.get()));
            format!("/api/operator/accounts?name={name}")
        }
    };
    let (accounts, api_call) = desk().list::<AccountInfo>(address);
    let seek = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        sought.set(typed.get());
        bans.set(false);
    };
    let title = move || match (bans.get(), sought.with(String::is_empty)) {
        (true, _) => words.say("operator-bans"),
        (false, true) => words.say("operator-newest"),
        (false, false) => words.say_with("operator-named", &[("name", sought.get().into())]),
    };
    let none = move || accounts.with(|found| found.as_ref().is_some_and(Vec::is_empty));
    view! {
        <section class="accounts">
            <h2>{move || words.say("operator-people")}</h2>
            <form class="fields" on:submit=seek>
                <Field label="operator-seek" value=typed required=false/>
                <div class="buttons">
                    <button>{move || words.say("operator-seek-button")}</button>
                    <button type="button" on:click=move |_| bans.set(true)>{move || words.say("operator-bans")}</button>
                </div>
            </form>
            <Trouble api_call/>
            <h3 aria-live="polite">{title}</h3>
            <Show when=none><p class="quiet">{move || words.say("operator-nobody")}</p></Show>
            <ul class="plain-list items">
                <For each=move || accounts.get().unwrap_or_default()
                    key=|account| (account.who.account, account.who.name.clone(), account.ban.clone().map(|ban| ban.since)) let:account>
                    <li><Account account/></li>
                </For>
            </ul>
        </section>
    }
}

#[component]
fn Account(account: AccountInfo) -> impl IntoView {
    let words = words();
    let AccountInfo {
        who,
        guest,
        operator,
        created,
        seen,
        ban,
    } = account;
    let kind = match (operator, guest) {
        (true, _) => "operator-kind-operator",
        (_, true) => "operator-kind-guest",
        _ => "operator-kind-account",
    };
    let id = who.account;
    let facts = move || {
        let told = [
            ("since", moment(words, created).into()),
            ("seen", ago(words, seen).into()),
        ];
        format!(
            "{}, {}",
            words.say(kind),
            words.say_with("operator-seen", &told)
        )
    };
    let rename = move |typed: Typed| {
        let new = NewName {
            name: typed.more,
            reason: typed.reason,
        };
        Box::pin(put(format!("/api/operator/accounts/{id}/name"), new)) as _
    };
    let unban = move |typed: Typed| {
        let reason = typed.reason;
        let path = format!("/api/operator/accounts/{id}/ban");
        Box::pin(delete(path, Because { reason })) as _
    };
    let is_banned = ban.is_some();
    let banned = ban.map(|ban| view! { <p class="is-banned">{move || told(words, &ban)}</p> });
    view! {
            <div class="item">
                <p><a href=format!("/people/{id}")>{who.name.clone()}</a> " " <small class="quiet">{facts}</small></p>
                {banned}
                // What concerns operators is done at the command line.
                {(!operator).then(|| view! {
                    {if is_banned {
    view! { <Deed label="operator-unban" act=unban/> }.into_any()
    } else {
    view! { <Ban who/> }.into_any()
    }}
                    <Deed label="operator-rename" more="operator-new-name" act=rename/>
                })}
            </div>
        }
}

/// Bans somebody.
#[component]
pub(super) fn Ban(who: Named) -> impl IntoView {
    let words = words();
    let id = who.account;
    let ban = move |typed: Typed| {
        let new = NewBan {
            days: typed.more.parse().ok(),
            reason: typed.reason,
        };
        Box::pin(put(format!("/api/operator/accounts/{id}/ban"), new)) as _
    };
    let name = who.name;
    view! {
        <div role="group" aria-label=move || words.say_with("operator-ban-who", &[("who", name.clone().into())])>
            <Deed label="operator-ban" more="operator-days" optional=true act=ban/>
        </div>
    }
}

fn told(words: Words, ban: &BanInfo) -> String {
    let until = match ban.until {
        Some(until) => words.say_with("operator-until", &[("until", moment(words, until).into())]),
        None => words.say("operator-for-good"),
    };
    let told = [
        ("since", moment(words, ban.since).into()),
        ("until", until.into()),
        ("reason", ban.reason.clone().into()),
    ];
    words.say_with("operator-is-banned", &told)
}
