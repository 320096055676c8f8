//! Playing with others through a server.
//!
//! | file | subject |
//! |---|---|
//! | `account/` | the page of one's own account |
//! | `arrival.rs` | coming in: as a guest, with an account |
//! | `chat.rs` | what people say at a table |
//! | `clocks.rs` | clocks that count down |
//! | `errand.rs` | something that the server is asked to do |
//! | `fair.rs` | the chance of a game, checked |
//! | `here.rs` | who is at this screen |
//! | `listed.rs` | tables in lists, and what was agreed on, in words |
//! | `lobby.rs` | the lobby |
//! | `new.rs` | a table to be made |
//! | `notices.rs` | what waits for whoever is here, at all tables |
//! | `people.rs` | what others may know of somebody |
//! | `play.rs` | a game that runs, or is over |
//! | `room.rs` | the page of a table; before its game begins |

mod account;
mod arrival;
mod chat;
mod clocks;
mod errand;
mod fair;
mod here;
mod listed;
mod lobby;
mod new;
pub(crate) mod notices;
mod people;
mod play;
mod room;

use leptos::{prelude::*, wasm_split::wasm_split};

use crate::later::Part;
use account::AccountPage;
pub(crate) use arrival::SignedIn;
pub(crate) use fair::Fair;
pub(crate) use here::Here;
use lobby::Lobby;
use new::NewTable;
use people::Person;
use room::OnlineTable;

#[wasm_split(online, fallible, wasm_split_path = leptos::wasm_split)]
pub(crate) fn account_page() -> Part {
    Ok(view! { <AccountPage/> }.into_any())
}

#[wasm_split(online, fallible, wasm_split_path = leptos::wasm_split)]
pub(crate) fn lobby_page() -> Part {
    Ok(view! { <Lobby/> }.into_any())
}

#[wasm_split(online, fallible, wasm_split_path = leptos::wasm_split)]
pub(crate) fn new_table_page() -> Part {
    Ok(view! { <NewTable/> }.into_any())
}

#[wasm_split(online, fallible, wasm_split_path = leptos::wasm_split)]
pub(crate) fn person_page() -> Part {
    Ok(view! { <Person/> }.into_any())
}

#[wasm_split(online, fallible, wasm_split_path = leptos::wasm_split)]
pub(crate) fn table_page() -> Part {
    Ok(view! { <OnlineTable/> }.into_any())
}

/// What a seat adds to chance, so that nobody else can know it beforehand.
fn own_bytes() -> String {
    let mut bytes = [0; 16];
    // Without randomness of its own a browser adds nothing; the table is as fair as the server.
    match getrandom::fill(&mut bytes) {
        Ok(()) => urzeit_rules::record::Bytes(bytes.to_vec()).to_string(),
        Err(_) => String::new(),
    }
}
