//! Those whom one has muted or blocked.

use leptos::prelude::*;
use serde::Deserialize;

use crate::{
    online::api_call::{ApiCall, Trouble},
    session::ask,
    text::words,
};

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Other {
    account: i64,
    name: String,
    /// `mute` or `block`.
    how: String,
}

#[component]
pub(super) fn BlockedPeople() -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let others = RwSignal::new(Vec::<Other>::new());
    let list = async { ask("GET", "/api/me/shunned", None).await };
    api_call.run(list, move |answer| others.set(answer));
    let stop = move |account: i64| {
        let asked = async move {
            let address = format!("/api/me/shunned/{account}");
            ask::<()>("DELETE", &address, None).await
        };
        api_call.run(asked, move |()| {
            others.update(|others| others.retain(|other| other.account != account));
        });
    };
    view! {
        <Trouble api_call/>
        <Show when=move || others.with(|others| !others.is_empty())>
            <section>
                <h2>{move || words.say("shunned-title")}</h2>
                <ul class="plain-list">
                    <For each=move || others.get() key=|other| other.account let:other>
                        <li>
                            <span>
                                <a href=format!("/people/{}", other.account)>{other.name}</a>
                                " "
                                <small class="quiet">{move || words.say(&format!("shunned-{}", other.how))}</small>
                            </span>
                            <button class="plain" on:click=move |_| stop(other.account)>
                                {move || words.say("shunned-stop")}
                            </button>
                        </li>
                    </For>
                </ul>
            </section>
        </Show>
    }
}
