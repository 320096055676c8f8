//! What people say at a table.

use leptos::prelude::*;
use serde_json::json;
use urzeit_table::messages::ChatLine;
use urzeit_table::messages::State;

use super::{
    api_call::{ApiCall, Trouble},
    here::here,
    listed::ago,
    report::Report,
};
use crate::{
    session::{ask, online::Online},
    text::words,
};

/// What is said, and a line to say something.
#[component]
pub(super) fn Chat(online: Online) -> impl IntoView {
    let words = words();
    let text = RwSignal::new(String::new());
    let api_call = ApiCall::new();
    let muted = RwSignal::new(Vec::<i64>::new());
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get().trim().to_owned();
        if !said.is_empty() {
            online.say(said);
            text.set(String::new());
        }
    };
    // What was refused is not lost: it is there to be said again.
    Effect::new(move |_| {
        let unsaid = online
            .unsaid
            .with(|unsaid| Some(unsaid.as_ref()?.0.clone()));
        if let Some(unsaid) = unsaid.filter(|_| text.with_untracked(String::is_empty)) {
            text.set(unsaid);
        }
    });
    // Who plays may write; others only while nobody plays.
    let may_say = move || {
        let table = online.session.table;
        table.with(|table| table.you.is_some() || table.state != State::Running)
    };
    let lines = move || {
        let muted = muted.get();
        let chat = online.chat.get().into_iter();
        chat.filter(|line| !muted.contains(&line.account))
            .collect::<Vec<_>>()
    };
    let nothing_said = move || online.chat.with(Vec::is_empty);
    let list = NodeRef::<leptos::html::Ol>::new();
    // The last line is the one that people want to read.
    Effect::new(move |_| {
        online.chat.track();
        request_animation_frame(move || {
            if let Some(Some(list)) = list.try_get_untracked() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    let unsaid = move || {
        let unsaid = online.unsaid.get();
        unsaid.map(|(_, why)| words.why(&why))
    };
    view! {
        <section class="chat">
            <h2>{move || words.say("chat-title")}</h2>
            <Show when=nothing_said><p class="quiet">{move || words.say("chat-nothing")}</p></Show>
            <ol aria-live="polite" node_ref=list>
                <For each=lines key=|line| line.number let:line>
                    <Said online line api_call muted/>
                </For>
            </ol>
            <p class="refusal" role="alert">{unsaid}</p>
            <Trouble api_call/>
            <Show when=may_say fallback=move || view! { <p class="quiet">{move || words.say("chat-players-only")}</p> }>
                <form on:submit=say>
                    <label class="unseen" for="say">{move || words.say("chat-say")}</label>
                    <input id="say" maxlength="500" autocomplete="off"
                        placeholder=move || words.say("chat-say")
                        prop:value=move || text.get()
                        on:input=move |event| text.set(event_target_value(&event))/>
                    <button>{move || words.say("chat-send")}</button>
                </form>
            </Show>
        </section>
    }
}

/// A line; who said it, and a way to read no more of them.
#[component]
fn Said(
    online: Online,
    line: ChatLine,
    api_call: ApiCall,
    muted: RwSignal<Vec<i64>>,
) -> impl IntoView {
    let words = words();
    let here = here();
    let (account, number, at) = (line.account, line.number, line.at as i64);
    let reports = RwSignal::new(false);
    let name = line.name.clone();
    let mute = move |_| {
        let body = json!({"account": account, "how": "mute"});
        let asked = async move { ask::<()>("POST", "/api/me/shunned", Some(body)).await };
        api_call.run(asked, move |()| muted.update(|muted| muted.push(account)));
    };
    let is_other = move || here.me().is_none_or(|me| me.id != account);
    view! {
        <li>
            <a href=format!("/people/{account}")>{line.name}</a>
            <span class="said">{line.text}</span>
            <small class="quiet when">{move || ago(words, at)}</small>
            <Show when=is_other>
                <button class="plain mute" on:click=mute
                    aria-label={
                        let name = name.clone();
                        move || words.say_with("chat-mute-who", &[("who", name.clone().into())])
                    }>
                    {move || words.say("chat-mute")}
                </button>
                <button class="plain mute report" on:click=move |_| reports.set(true)
                    aria-label={
                        let name = name.clone();
                        move || words.say_with("chat-report-who", &[("who", name.clone().into())])
                    }>
                    {move || words.say("chat-report")}
                </button>
                <Report online line=Some(number) open=reports/>
            </Show>
        </li>
    }
}
