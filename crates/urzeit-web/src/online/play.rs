//! A game on the server that runs, or is over.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use serde::Deserialize;
use serde_json::{Value, json};
use urzeit_rules::Seat;
use urzeit_table::messages::TableInfo;
use urzeit_table::{Wish, messages::State};

use super::{
    api_call::{ApiCall, Sure, Trouble},
    chat::Chat,
    clocks::Clocks,
    fair::Fair,
    here::here,
    own_bytes,
    room::{Facts, change, name},
};
use crate::{
    session::{ask, ask_text, online::Online},
    table::{Board, Status, Typed},
    text::words,
};

/// So often it is asked how many people watch.
const AGAIN: Duration = Duration::from_secs(20);

/// Which table waits next for whoever is here.
#[derive(Deserialize)]
struct Turns {
    next: Option<String>,
}

#[component]
pub(super) fn Playing(online: Online) -> impl IntoView {
    let words = words();
    let session = online.session;
    let api_call = ApiCall::new();
    let plays = move || {
        let runs = session.table.with(|table| table.state == State::Running);
        runs && session.seat.get().is_some()
    };
    let is_over = move || session.table.with(|table| table.state == State::Over);
    let navigate = use_navigate();
    let next = StoredValue::new_local(move || {
        let id = session.table.with_untracked(|table| table.id.clone());
        let navigate = navigate.clone();
        let asked = async move { ask("GET", &format!("/api/turns?at={id}"), None).await };
        api_call.run(asked, move |turns: Turns| {
            if let Some(next) = turns.next {
                navigate(&format!("/table/{next}"), Default::default());
            }
        });
    });
    let here = here();
    // Who is waited for here does that first.
    let others_wait = move || {
        let is_waited_for = session.is_asked() || session.has_to_confirm();
        let id = session.table.with(|table| table.id.clone());
        let waits = here.notices.with(|notices| {
            let mut turns = notices.iter().filter(|notice| notice.about == "turn");
            turns.any(|notice| notice.table != id)
        });
        !is_waited_for && waits
    };
    let count_watchers = move || {
        let is_watchable = session.table.try_with_untracked(|table| table.spectators);
        if is_watchable == Some(true) && !document().hidden() {
            online.refresh();
        }
    };
    if let Ok(again) = set_interval_with_handle(count_watchers, AGAIN) {
        on_cleanup(move || again.clear());
    }
    let watches = move || {
        session
            .seat
            .get()
            .is_none()
            .then(|| words.say("play-you-watch"))
    };
    let watching = move || {
        // Who watches knows of one.
        let known = usize::from(session.seat.get().is_none());
        let watching = session.table.with(|table| table.watching);
        (watching > known).then(|| words.say_with("play-watching", &[("count", watching.into())]))
    };
    view! {
        <div class="top">
            <Status session/>
            <Clocks online/>
            <span class="quiet">{watches}</span>
            <span class="quiet">{watching}</span>
            <Show when=others_wait>
                <button on:click=move |_| next.with_value(|next| next())>{move || words.say("play-next")}</button>
            </Show>
        </div>
        <Show when=plays><Questions online/></Show>
        <Show when=is_over><Over online api_call/></Show>
        <Board session><Chat online/></Board>
        <div class="below">
            <Show when=plays><Typed session/></Show>
            <Show when=plays><Menu online api_call/></Show>
            <Trouble api_call/>
        </div>
        <div class="below"><Facts online/></div>
    }
}

/// What others ask, and what can be answered.
#[component]
fn Questions(online: Online) -> impl IntoView {
    let words = words();
    let session = online.session;
    let here = move || session.seat.get();
    let name = move |seat: Seat| name(online, words, seat);
    let back = move || {
        let request = session.now.with(|now| now.request)?;
        let is_mine = Some(request.seat()) == here();
        let asks = if is_mine {
            words.say("play-you-asked")
        } else {
            words.say_with("play-asks-back", &[("who", name(request.seat()).into())])
        };
        let others = request
            .agreed()
            .iter()
            .filter(|seat| *seat != request.seat());
        let others: Vec<_> = others.map(name).collect();
        let agreed = (!others.is_empty()).then(|| {
            let named = [
                ("count", others.len().into()),
                ("who", words.list(&others).into()),
            ];
            words.say_with("play-agreed", &named)
        });
        let is_asked = here().is_some_and(|here| !request.agreed().contains(here));
        Some(view! {
            <p class="question" role="alert">
                <span>{asks} " " {agreed}</span>
                {is_asked.then(|| view! {
                    <button class="primary" on:click=move |_| session.wish(Wish::Agree)>{words.say("play-agree")}</button>
                    <button on:click=move |_| session.wish(Wish::Refuse)>{words.say("play-refuse")}</button>
                })}
            </p>
        })
    };
    let ending = move || {
        let ending = session.now.with(|now| now.ending);
        let first = ending.iter().next()?;
        let has_agreed = here().is_some_and(|here| ending.contains(here));
        let wants = if Some(first) == here() {
            words.say("play-you-want-end")
        } else {
            words.say_with("play-wants-end", &[("who", name(first).into())])
        };
        let stop = if has_agreed {
            "play-withdraw"
        } else {
            "play-go-on"
        };
        Some(view! {
            <p class="question" role="alert">
                <span>{wants}</span>
                {(!has_agreed).then(|| view! {
                    <button class="primary" on:click=move |_| session.wish(Wish::EndGame)>{words.say("play-agree")}</button>
                })}
                <button on:click=move |_| session.wish(Wish::GoOn)>{words.say(stop)}</button>
            </p>
        })
    };
    let stand_in = move || {
        let mine = session
            .table
            .with(|table| table.seats.get(here()?.index()).cloned())?;
        mine.stand_in.as_ref().filter(|_| !mine.resigned)?;
        Some(view! {
            <p class="question" role="alert">
                <span>{words.say("play-stand-in")}</span>
                <button class="primary" on:click=move |_| session.wish(Wish::Return)>{words.say("play-return")}</button>
            </p>
        })
    };
    view! { {back} {ending} {stand_in} }
}

/// What is seldom wanted while a game runs.
#[component]
fn Menu(online: Online, api_call: ApiCall) -> impl IntoView {
    let words = words();
    let session = online.session;
    let ask_back = move |_| {
        let id = session.table.with_untracked(|table| table.id.clone());
        let Some(seat) = session.seat.get_untracked() else {
            return;
        };
        let asked = async move {
            let address = format!("/api/tables/{id}/record");
            ask_text("GET", &address, None).await
        };
        api_call.run(asked, move |record| {
            if let Some(entries) = before_last_of(&record, seat) {
                session.wish(Wish::Ask(entries));
            }
        });
    };
    // What has happened decides what can be wanted.
    let chose = move |is: fn(Seat, Option<Seat>) -> bool| {
        let here = session.seat.get();
        session.told.with(|told| {
            let mut makers = told.iter().filter_map(|event| event.entry()?.seat);
            makers.any(|seat| is(seat, here))
        })
    };
    let has_begun = Memo::new(move |_| chose(|_, _| true));
    let has_chosen = Memo::new(move |_| chose(|seat, here| Some(seat) == here));
    let may_ask = move || has_chosen.get() && session.now.with(|now| now.request.is_none());
    let may_propose = move || session.now.with(|now| now.ending.is_empty());
    let has_resigned = move || {
        let seat = session.seat.get().map_or(0, Seat::index);
        let seats = session.table.with(|table| table.seats.get(seat).cloned());
        seats.is_some_and(|seat| seat.resigned)
    };
    view! {
        <Show when=move || !has_resigned()>
            <details class="menu">
                <summary>{move || words.say("play-menu")}</summary>
                <div class="buttons">
                    <Show when=may_ask>
                        <button on:click=ask_back>{move || words.say("play-ask-back")}</button>
                    </Show>
                    <Show when=may_propose>
                        <button on:click=move |_| session.wish(Wish::EndGame)>{move || words.say("play-end-game")}</button>
                    </Show>
                    <Sure label="play-resign" act=move || session.wish(Wish::Resign)/>
                    <Show when=move || !has_begun.get()>
                        <Sure label="room-abort"
                            act=move || change(api_call, online, "POST", "abort".to_owned(), Value::Null)/>
                    </Show>
                </div>
            </details>
        </Show>
    }
}

/// How many entries the game had before the last choice of a seat.
fn before_last_of(record: &str, seat: Seat) -> Option<usize> {
    let (_, log) = record.split_once("\nlog\n")?;
    let entries = log.lines().filter(|line| !line.starts_with('!'));
    let entries: Vec<_> = entries.collect();
    let own = format!("{seat} ");
    entries.iter().rposition(|entry| entry.starts_with(&own))
}

/// When the game is over: again, go through it, check it.
#[component]
fn Over(online: Online, api_call: ApiCall) -> impl IntoView {
    let words = words();
    let table = online.session.table;
    let id = table.with_untracked(|table| table.id.clone());
    let navigate = use_navigate();
    let again = {
        let id = id.clone();
        move |_| {
            let (id, navigate) = (id.clone(), navigate.clone());
            let body = json!({"bytes": own_bytes()});
            let asked = async move {
                let address = format!("/api/tables/{id}/rematch");
                ask("POST", &address, Some(body)).await
            };
            api_call.run(asked, move |table: TableInfo| {
                navigate(&format!("/table/{}", table.id), Default::default());
            });
        }
    };
    let again = StoredValue::new_local(again);
    let played = move || table.with(|table| table.you.is_some());
    let label = move || {
        let has_rematch = table.with(|table| table.rematch.is_some());
        words.say(if has_rematch {
            "play-rematch-waits"
        } else {
            "play-rematch"
        })
    };
    view! {
        <section class="over">
            <div class="buttons">
                <Show when=played>
                    <button class="primary" on:click=move |event| again.with_value(|again| again(event))>{label}</button>
                </Show>
                <a class="button" href=format!("/replay/table/{id}")>{move || words.say("table-replay")}</a>
                <a class="button" href=format!("/api/tables/{id}/record") rel="external" download="">
                    {move || words.say("play-record")}
                </a>
                <a class="button" href="/online">{move || words.say("lobby-title")}</a>
            </div>
            <Fair id/>
        </section>
    }
}
