//! Those whom one has muted or blocked.

use leptos::prelude::*;
use urzeit_table::messages::{AccountId, Blocked};

use crate::{
    http::{delete, get},
    online::api_call::{ApiCall, Trouble},
    text::words,
};

#[component]
pub(super) fn BlockedPeople() -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let others = RwSignal::new(Vec::<Blocked>::new());
    api_call.run(get("/api/me/shunned"), move |answer| others.set(answer));
    let stop = move |account: AccountId| {
        let stopped = delete(format!("/api/me/shunned/{account}"), ());
        api_call.run(stopped, move |()| {
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
