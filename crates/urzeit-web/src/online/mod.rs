//! Playing with others through a server.
//!
//! | file | subject |
//! |---|---|
//! | `account/` | the page of one's own account |
//! | `agreed.rs` | what is agreed on at a new table besides the game |
//! | `absence.rs` | players who are away, seats that are offered |
//! | `arrival.rs` | coming in: as a guest, with an account |
//! | `back.rs` | what would be undone if all agreed |
//! | `badge.rs` | that it is somebody's turn, in the title, the icon and messages of the browser |
//! | `chat.rs` | what people say at a table |
//! | `codes.rs` | codes with which people register |
//! | `clocks.rs` | those who play, with clocks that count down |
//! | `connection.rs` | what is shown while the server cannot be reached |
//! | `api_call.rs` | something that the server is asked to do |
//! | `ending.rs` | the end of a game comes into sight |
//! | `fair.rs` | the chance of a game, checked |
//! | `filter.rs` | what somebody looks for in the lobby |
//! | `gone.rs` | what is shown where nothing is |
//! | `happened.rs` | what everybody at a table has to know at once |
//! | `haste.rs` | what is played back while somebody's own clock runs |
//! | `here.rs` | the person at this screen |
//! | `invite_to.rs` | inviting somebody from their page |
//! | `inviting.rs` | inviting somebody by name into a seat, and being invited |
//! | `known.rs` | people whom the player at this screen has starred or played with |
//! | `listed.rs` | tables in lists, and what was agreed on, in words |
//! | `lobby.rs` | the lobby |
//! | `new.rs` | a table to be made |
//! | `news.rs` | what waits for whoever is here, as the server tells it |
//! | `notices.rs` | what waits for whoever is here, at all tables |
//! | `operator/` | the page for operators |
//! | `orders.rs` | standing orders |
//! | `paged.rs` | a list of tables, page by page |
//! | `people.rs` | what others may know of somebody |
//! | `play.rs` | a game that runs, or is over |
//! | `presence.rs` | who has the table open |
//! | `progress.rs` | how a rating came about, as a line |
//! | `questions.rs` | what players ask each other |
//! | `quick.rs` | playing with whoever is there |
//! | `register.rs` | the page of an invitation to register |
//! | `report.rs` | telling the operator of something |
//! | `room.rs` | the page of a table; before its game begins |
//! | `turns.rs` | the tables that wait, on the first page |
//! | `unread.rs` | lines of chat that were not seen |

mod absence;
mod account;
mod agreed;
mod api_call;
mod arrival;
mod back;
mod badge;
mod chat;
mod clocks;
mod codes;
mod connection;
mod ending;
mod fair;
mod filter;
mod gone;
mod happened;
mod haste;
mod heard;
mod here;
mod invite_to;
mod inviting;
mod known;
mod listed;
mod lobby;
mod new;
mod news;
pub(crate) mod notices;
mod operator;
mod orders;
mod paged;
mod people;
mod play;
mod presence;
mod progress;
mod questions;
mod quick;
mod register;
mod report;
mod room;
mod turns;
mod unread;

pub(crate) use account::AccountPage;
pub(crate) use api_call::Sure;
pub(crate) use arrival::{Anybody, Hidden};
pub(crate) use fair::{Fair, FairRecord, FairText};
pub(crate) use gone::Gone;
pub(crate) use here::{Here, here};
pub(crate) use inviting::Invitations;
pub(crate) use listed::ago;
pub(crate) use lobby::Lobby;
pub(crate) use new::NewTable;
pub(crate) use operator::OperatorPage;
pub(crate) use people::Person;
pub(crate) use quick::QuickPlay;
pub(crate) use register::RegisterPage;
pub(crate) use room::OnlineTable;
pub(crate) use turns::YourTurns;

/// What a seat adds to chance, so that nobody else can know it beforehand.
fn own_bytes() -> String {
    let mut bytes = [0; 16];
    // Without randomness of its own a browser adds nothing; the table is as fair as the server.
    match getrandom::fill(&mut bytes) {
        Ok(()) => urzeit_rules::record::Bytes(bytes.to_vec()).to_string(),
        Err(_) => String::new(),
    }
}
