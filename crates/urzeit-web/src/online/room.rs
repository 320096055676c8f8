//! The page of a table on the server; and what is there before its game begins.

use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};
use serde_json::{Value, json};
use urzeit_rules::Seat;
use urzeit_table::{
    Sitter,
    messages::{SeatInfo, State, TableInfo, Visibility, Welcome, Why},
};
use wasm_bindgen_futures::spawn_local;

use super::{
    api_call::{ApiCall, Sure, Trouble},
    arrival::SignedIn,
    chat::Chat,
    connection::Connection,
    gone::Gone,
    here::here,
    listed::{manners, options, pace, plays},
    new::{Choose, sits, sitters},
    own_bytes,
    play::Playing,
};
use crate::{
    clipboard::{Copied, CopyByHand, copy},
    played::{self, Played},
    session::{
        ask,
        online::{Online, follow, look},
    },
    text::words,
};

/// The page of a table on the server.
#[component]
pub(crate) fn OnlineTable() -> impl IntoView {
    let parameters = use_params_map();
    let query = use_query_map();
    let asked = Memo::new(move |_| {
        let id = parameters.with(|parameters| parameters.get("id").unwrap_or_default());
        (id, query.with(|query| query.get("invite")))
    });
    let way = Signal::derive(move || {
        asked.with(|(_, invite)| match invite {
            Some(_) => "invited",
            None => "table",
        })
    });
    view! {
        <SignedIn way>
            {move || {
                let (id, invite) = asked.get();
                view! { <Seen id invite/> }
            }}
        </SignedIn>
    }
}

/// The table, as soon as the server has shown it.
#[component]
fn Seen(id: String, invite: Option<String>) -> impl IntoView {
    let words = words();
    let seen = RwSignal::new(None::<Result<(&'static dyn Played, Welcome), Why>>);
    {
        let invite = invite.clone();
        let look = async move {
            let welcome = look(&id, invite.as_deref()).await?;
            let game = played::fetch(&welcome.table.game).await;
            let game = game.ok_or_else(|| Why::only("page-part-lost"))?;
            Ok((game, welcome))
        };
        spawn_local(async move { seen.set(Some(look.await)) });
    }
    move || match seen.get() {
        Some(Ok((game, welcome))) => {
            let online = follow(game, welcome, invite.clone());
            view! { <AtTable online invite=invite.clone()/> }.into_any()
        }
        Some(Err(why)) => {
            // A link may have worked once.
            let perhaps = if invite.is_some() {
                "gone-invite"
            } else {
                "gone-table"
            };
            view! { <Gone why perhaps/> }.into_any()
        }
        None => view! { <p class="narrow quiet">{move || words.say("online-wait")}</p> }.into_any(),
    }
}

#[component]
fn AtTable(online: Online, invite: Option<String>) -> impl IntoView {
    let words = words();
    let session = online.session;
    let here = here();
    // Who was signed out elsewhere is asked for a name again.
    Effect::new(move |_| {
        let gone = online.gone.get();
        if gone.is_some_and(|why| why.error == "server-no-session") {
            here.look_again();
        }
    });
    let stage = Memo::new(move |_| {
        session.table.with(|table| match table.state {
            // The board stays where it is when the game is over.
            State::Over => State::Running,
            state => state,
        })
    });
    let place = move || match stage.get() {
        State::Waiting => {
            view! { <WaitingRoom online invite=invite.clone()/><Chat online/> }.into_any()
        }
        State::Aborted => view! {
            <section class="narrow">
                <h1>{move || words.say("room-aborted")}</h1>
                <p><a href="/online">{move || words.say("lobby-title")}</a></p>
            </section>
            <Chat online/>
        }
        .into_any(),
        _ => view! { <Playing online/> }.into_any(),
    };
    move || match online.gone.get() {
        Some(why) => view! { <Gone why perhaps="gone-table"/> }.into_any(),
        None => view! {
            <Connection online/>
            {place.clone()}
        }
        .into_any(),
    }
}

/// Asks the server to change something at the table, and shows what it is then.
pub(super) fn change(
    api_call: ApiCall,
    online: Online,
    method: &'static str,
    what: String,
    body: Value,
) {
    let id = online
        .session
        .table
        .with_untracked(|table| table.id.clone());
    let asked = async move {
        let address = format!("/api/tables/{id}/{what}");
        ask(method, &address, (!body.is_null()).then_some(body)).await
    };
    api_call.run(asked, move |table: TableInfo| online.renew(table));
}

/// Before the game begins.
#[component]
fn WaitingRoom(online: Online, invite: Option<String>) -> impl IntoView {
    let words = words();
    let session = online.session;
    let table = session.table;
    let here = here();
    let api_call = ApiCall::new();
    let of = move |is: fn(&TableInfo) -> bool| move || table.with(is);
    let full = |table: &TableInfo| table.seats.iter().all(|seat| seat.sitter.is_some());
    let title = move || words.say(&format!("{}-title", table.with(|table| table.game.clone())));
    let seats = move || table.with(|table| table.seats.len());
    let state = move || {
        words.say(
            match table.with(|table| (full(table), table.yours, table.begins_when_full)) {
                (false, _, true) => "room-waits-begins",
                (false, ..) => "room-waits",
                (true, true, _) => "room-full-yours",
                (true, false, _) => "room-full",
            },
        )
    };
    // Who came by a link and said a name wants to play.
    if here.sits_down.get_untracked() {
        here.sits_down.set(false);
        let body = json!({"bytes": own_bytes(), "invite": invite});
        change(api_call, online, "POST", "sit".to_owned(), body);
    }
    let watching = move || {
        // Who has no seat looks on too, and knows of that one.
        let known = usize::from(table.with(|table| table.you.is_none()));
        let watching = table.with(|table| table.watching);
        (watching > known).then(|| words.say_with("room-watching", &[("count", watching.into())]))
    };
    let post = move |what: &'static str| {
        move || change(api_call, online, "POST", what.to_owned(), Value::Null)
    };
    view! {
        <section class="narrow room">
            <h1>{title}</h1>
            <p role="status" aria-live="polite">{state}</p>
            <p class="quiet">{watching}</p>
            <ul class="seats">
                <For each=move || 0..seats() key=|seat| *seat let:seat>
                    <SeatRow online seat invite=invite.clone()/>
                </For>
            </ul>
            <Trouble api_call/>
            <Invite online/>
            <div class="buttons">
                <Show when=of(|table| table.yours && table.seats.iter().all(|seat| seat.sitter.is_some()))>
                    <button class="primary" on:click=move |_| post("begin")()>{move || words.say("setup-begin")}</button>
                </Show>
                <Show when=of(|table| table.you.is_some())>
                    <button on:click=move |_| post("leave")()>{move || words.say("room-leave")}</button>
                </Show>
                <Show when=of(|table| table.yours)>
                    <Sure label="room-abort" act=post("abort")/>
                </Show>
            </div>
            <Facts online open=true/>
        </section>
    }
}

/// A seat, who sits there, and what whoever is here can do about it.
#[component]
fn SeatRow(online: Online, seat: usize, invite: Option<String>) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let table = online.session.table;
    let info = move || table.with(|table| table.seats.get(seat).cloned());
    let kind = move || table.with(|table| plays(words, &table.game, &table.header, seat + 1));
    let is_mine = move || table.with(|table| table.you == Some(Seat::at(seat)));
    let may_sit = move || {
        let free = info().is_some_and(|info| info.sitter.is_none());
        free && table.with(|table| table.you.is_none())
    };
    let sit = move |_| {
        let body = json!({"seat": seat + 1, "bytes": own_bytes(), "invite": invite});
        change(api_call, online, "POST", "sit".to_owned(), body);
    };
    let value = Signal::derive(move || match info() {
        Some(SeatInfo {
            sitter, reserved, ..
        }) => match (sitter, reserved) {
            (None, None) => "open".to_owned(),
            (None, Some(_)) => "invited".to_owned(),
            (Some(sitter), _) => sitter.to_string(),
        },
        None => String::new(),
    });
    let choices = move || {
        let mut choices = sitters(&["open", "invited"]);
        if value.get() == "person" {
            choices.insert(0, ("person".to_owned(), "new-seat-person".to_owned()));
        }
        choices
    };
    let choose = move |chosen: String| {
        if chosen != "person" {
            let what = format!("seats/{}", seat + 1);
            change(api_call, online, "PUT", what, sits(&chosen));
        }
    };
    let may_change = move || table.with(|table| table.yours) && !is_mine();
    view! {
        <li class:taken=move || info().is_some_and(|info| info.sitter.is_some())>
            <span class="number">{seat + 1}</span>
            <span class="name">{move || info().map(|info| sitter(words, &info))}<small>{kind}</small></span>
            <Show when=may_sit>
                <button class="primary" on:click=sit.clone()>{move || words.say("room-sit")}</button>
            </Show>
            <Show when=is_mine><span class="quiet">{move || words.say("room-you")}</span></Show>
            <Show when=may_change>
                <label class="change">
                    <span class="unseen">
                        {move || words.say_with("setup-seat", &[("seat", (seat + 1).into())])}
                    </span>
                    {move || view! { <Choose value choose choices=choices()/> }}
                </label>
            </Show>
            <Trouble api_call/>
        </li>
    }
}

/// Who sits in a seat, in words.
pub(super) fn sitter(words: crate::text::Words, info: &SeatInfo) -> String {
    match (info.sitter, &info.reserved) {
        (None, None) => words.say("room-free"),
        (None, Some(name)) if name.is_empty() => words.say("room-invited"),
        (None, Some(name)) => words.say_with("room-kept", &[("who", name.clone().into())]),
        (Some(Sitter::Person), _) => info.name.clone(),
        (Some(Sitter::Computer(level)), _) => words.say(&format!("level-{level}")),
    }
}

/// The link for those who shall join, for those who sit there.
#[component]
fn Invite(online: Online) -> impl IntoView {
    let words = words();
    let copied = RwSignal::new(None);
    let field = NodeRef::<leptos::html::Input>::new();
    let link = move || {
        let table = online.session.table;
        let (id, invite) = table.with(|table| (table.id.clone(), table.invite.clone()));
        let origin = window().location().origin().unwrap_or_default();
        invite.map(|invite| format!("{origin}/table/{id}?invite={invite}"))
    };
    let select = |event: leptos::ev::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    let select_link = move || {
        if let Some(Some(field)) = field.try_get_untracked() {
            // Who is there has it selected.
            let _ = field.focus();
        }
    };
    let copy = move |_| {
        let Some(link) = link() else { return };
        spawn_local(async move {
            copied.set(Some(copy(&link, select_link).await));
        });
    };
    // Phones can hand the link to any other program.
    let can_share = js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false);
    let share = move |_| {
        let Some(link) = link() else { return };
        let shared = web_sys::ShareData::new();
        shared.set_url(&link);
        // Who changes their mind has shared nothing, and that is all.
        let _ = window().navigator().share_with_data(&shared);
    };
    view! {
        <Show when=move || link().is_some()>
            <div class="invite">
                <label class="field">
                    <span>{move || words.say("room-invite")}</span>
                    <input readonly node_ref=field prop:value=move || link().unwrap_or_default()
                        on:focus=select/>
                </label>
                <button class="copy" on:click=copy>
                    {move || words.say(if copied.get() == Some(Copied::Done) { "room-copied" } else { "room-copy" })}
                </button>
                {can_share.then(|| view! {
                    <button on:click=share>{move || words.say("room-share")}</button>
                })}
                <CopyByHand copied/>
            </div>
        </Show>
    }
}

/// What was agreed on, in words.
#[component]
pub(super) fn Facts(online: Online, #[prop(default = false)] open: bool) -> impl IntoView {
    let words = words();
    let facts = move || {
        online.session.table.with(|table| {
            let mut facts = pace(words, &table.settings);
            facts.extend(manners(words, &table.settings));
            facts.extend(options(words, &table.game, &table.header));
            let flag = |is: bool, yes: &str, no: &str| words.say(if is { yes } else { no });
            facts.push(flag(table.rated, "agreed-rated", "agreed-unrated"));
            facts.push(flag(
                table.spectators,
                "agreed-spectators",
                "agreed-no-spectators",
            ));
            facts.push(flag(
                table.visibility == Visibility::Open,
                "agreed-open",
                "agreed-link",
            ));
            facts
        })
    };
    view! {
        <details class="facts" open=open>
            <summary>{move || words.say("room-facts")}</summary>
            <ul>{move || facts().into_iter().map(|fact| view! { <li>{fact}</li> }).collect_view()}</ul>
            <p class="quiet">
                {move || words.say("room-commitment")}
                " "
                <code>{move || online.session.table.with(|table| table.commitment.clone())}</code>
            </p>
        </details>
    }
}

/// The name of a seat's player, or what plays there.
pub(super) fn name(online: Online, words: crate::text::Words, seat: Seat) -> String {
    let table = online.session.table;
    let info = table.with(|table| table.seats.get(seat.index()).cloned());
    info.map(|info| sitter(words, &info)).unwrap_or_default()
}
