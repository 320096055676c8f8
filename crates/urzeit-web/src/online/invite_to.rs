//! Inviting somebody from their page or from the lobby: to a table of one's own that has room, or to a new one.

use leptos::prelude::*;
use leptos_router::hooks::{use_navigate, use_query_map};
use urzeit_rules::record::GAMES;
use urzeit_table::messages::{Listed, SeatInfo, Sits, TableInfo, TablePage, Welcome, Why};
use wasm_bindgen_futures::spawn_local;

use super::{
    api_call::{ApiCall, Trouble},
    listed::{pace, seated},
};
use crate::{
    http::{get, put},
    text::words,
};

/// What stands in the address of a new table before the name of somebody who is invited to it.
const WITH: &str = "with";

/// The person for whom a new table is meant, if its address names one.
pub(super) fn invited_to_new() -> Option<String> {
    let name = use_query_map().with_untracked(|query| query.get(WITH))?;
    Some(name).filter(|name| !name.is_empty())
}

/// The tables to which somebody can be invited.
#[component]
pub(super) fn InviteTo(name: String) -> impl IntoView {
    let words = words();
    let own = RwSignal::new(Vec::<Listed>::new());
    // Many may be invited from one page: what each could join is asked only when it is wanted.
    let look = move |_| {
        spawn_local(look_for_own(own));
    };
    let to_new = {
        let with = String::from(js_sys::encode_uri_component(&name));
        move |game: &&'static str| {
            let game = *game;
            view! {
                <a class="button" href=format!("/online/new/{game}?{WITH}={with}")>
                    {move || words.say(&format!("{game}-title"))}
                </a>
            }
        }
    };
    let new = GAMES.iter().map(to_new).collect_view();
    view! {
        <details class="invite-to" on:toggle=look>
            <summary>{move || words.say("invite-send")}</summary>
            <Show when=move || own.with(|own| !own.is_empty())>
                <p>{move || words.say("invite-to-own")}</p>
            </Show>
            <ul class="plain-list">
                <For each=move || own.get() key=|table| table.id.clone() let:table>
                    <ToOwn table name=name.clone()/>
                </For>
            </ul>
            <p>{move || words.say("invite-to-new")}</p>
            <div class="buttons">{new}</div>
        </details>
    }
}

/// The tables of one's own that have room.
async fn look_for_own(own: RwSignal<Vec<Listed>>) {
    if let Ok(TablePage { mut tables, .. }) = get("/api/me/tables?state=waiting").await {
        tables.retain(|table| table.yours && table.free > 0);
        // The page may be gone meanwhile.
        own.try_set(tables);
    }
}

/// A table of one's own that has room.
#[component]
fn ToOwn(table: Listed, name: String) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let navigate = use_navigate();
    let id = table.id.clone();
    let invite = move |_| {
        let (id, name, navigate) = (id.clone(), name.clone(), navigate.clone());
        api_call.run(keep_seat(id, name), move |table: TableInfo| {
            navigate(&format!("/table/{}", table.id), Default::default());
        });
    };
    let label = move || {
        let game = words.say(&format!("{}-title", table.game));
        let mut said = vec![game, seated(words, &table)];
        said.extend(pace(words, &table.settings).into_iter().take(1));
        said.retain(|said| !said.is_empty());
        said.join(" · ")
    };
    view! {
        <li>
            <button on:click=invite>{label}</button>
            <Trouble api_call/>
        </li>
    }
}

/// Keeps the first seat for somebody that is kept for nobody else.
async fn keep_seat(id: String, name: String) -> Result<TableInfo, Why> {
    let Welcome { table, .. } = get(format!("/api/tables/{id}")).await?;
    let is_kept = |seat: &SeatInfo| {
        let by_name = seat.reserved.as_ref().is_some_and(|name| !name.is_empty());
        by_name && !seat.declined
    };
    let mut free = table.seats.iter().filter(|seat| seat.sitter.is_none());
    let free = free.find(|seat| !is_kept(seat));
    let seat = free
        .ok_or_else(|| Why::only("server-no-free-seat"))?
        .seat
        .number();
    put(format!("/api/tables/{id}/seats/{seat}"), Sits::Named(name)).await
}
