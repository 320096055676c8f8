//! What people say at a table.

use leptos::prelude::*;
use urzeit_table::messages::{AccountId, BlockKind, ChatLine, NewBlock, Phrase, State};

use super::{
    api_call::{ApiCall, Trouble},
    here::here,
    listed::said_at,
    report::Report,
    unread::{self, Unread},
};
use crate::{http::post, session::online::Online, text::words};

/// What is said, and a line to say something.
#[component]
pub(super) fn Chat(
    online: Online,
    unread: Unread,
    /// Does it stand beside a board, where a large screen has room for that?
    #[prop(default = false)]
    docks: bool,
) -> impl IntoView {
    let words = words();
    let is_docked = Memo::new(move |_| docks && unread.is_docked());
    let is_sheet = Memo::new(move |_| docks && unread.is_sheet());
    let close_by_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" && is_sheet.get_untracked() {
            event.stop_propagation();
            unread.close();
        }
    };
    let is_muted = Memo::new(move |_| unread.is_muted());
    let title = move || {
        let key = if is_muted.get() {
            "chat-unmute-all"
        } else {
            "chat-mute-all"
        };
        words.say(key)
    };
    view! {
        <section class="chat" tabindex="-1" on:keydown=close_by_key
            class:muted=move || is_muted.get() class:docked=move || is_docked.get() class:sheet=move || is_sheet.get()>
            <div class="chat-head">
                <h2>{move || words.say("chat-title")}</h2>
                <button class="plain mute-all" on:click=move |_| unread.mute(!is_muted.get_untracked())>{title}</button>
                <button class="plain undock" aria-label=move || words.say("chat-undock") on:click=move |_| unread.close()>"×"</button>
            </div>
            <Show when=move || !is_muted.get()
                fallback=move || view! { <p class="quiet">{move || words.say("chat-muted")}</p> }>
                <Lines online text=unread.draft/>
            </Show>
        </section>
    }
}

#[component]
fn Lines(online: Online, text: RwSignal<String>) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let muted = RwSignal::new(Vec::<AccountId>::new());
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
        let unsaid = unsaid.filter(|unsaid| Phrase::of(unsaid).is_none());
        if let Some(unsaid) = unsaid.filter(|_| text.with_untracked(String::is_empty)) {
            text.set(unsaid);
        }
    });
    // Players may write; others only while nobody plays.
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
            <Phrases online/>
        </Show>
    }
}

/// What players often say: everybody reads it in their own language.
#[component]
fn Phrases(online: Online) -> impl IntoView {
    let words = words();
    let phrase = move |phrase: Phrase| {
        view! {
            <button class="plain phrase" on:click=move |_| online.say(phrase.line())>
                {move || words.say(&format!("phrase-{phrase}"))}
            </button>
        }
    };
    view! {
        <details class="phrases">
            <summary>{move || words.say("chat-phrases")}</summary>
            <div class="buttons">{Phrase::ALL.map(phrase)}</div>
        </details>
    }
}

/// A line, the name of the person who said it, and a way to read no more of them.
#[component]
fn Said(
    online: Online,
    line: ChatLine,
    api_call: ApiCall,
    muted: RwSignal<Vec<AccountId>>,
) -> impl IntoView {
    let words = words();
    let here = here();
    let (account, number, at) = (line.account, line.number, line.at);
    let reports = RwSignal::new(false);
    let name = StoredValue::new(line.name.clone());
    let about =
        move |key: &'static str| move || words.say_with(key, &[("who", name.get_value().into())]);
    let said = line.text.clone();
    let mute = move |_| {
        let how = BlockKind::Mute.to_string();
        let mute = post("/api/me/shunned", NewBlock { account, how });
        api_call.run(mute, move |()| muted.update(|muted| muted.push(account)));
    };
    let is_other = move || here.me().is_none_or(|me| me.id != account);
    view! {
        <li>
            <a href=format!("/people/{account}")>{line.name}</a>
            <span class="said">{move || unread::text(words, &said)}</span>
            <small class="quiet when">{move || said_at(words, at)}</small>
            <Show when=is_other>
                // Among friends nobody needs it, so it does not stand below each line.
                <details class="about-line">
                    <summary aria-label=about("chat-line-more")>"⋯"</summary>
                    <button class="plain mute" on:click=mute aria-label=about("chat-mute-who")>
                        {move || words.say("chat-mute")}
                    </button>
                    <button class="plain mute report" on:click=move |_| reports.set(true) aria-label=about("chat-report-who")>
                        {move || words.say("chat-report")}
                    </button>
                </details>
                <Report online line=Some(number) open=reports/>
            </Show>
        </li>
    }
}
