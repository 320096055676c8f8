//! The page: plays alone without a server, with one online.
//!
//! One program for two places: in a window it is the page, in a worker it thinks for computer
//! players so that nothing stutters.
//!
//! | where | what |
//! |---|---|
//! | [`app`] | the frame: addresses, language, looks |
//! | [`deeds`] | what happens at a table besides the game, in sentences |
//! | [`guide`] | a first game in which everything is explained as it happens |
//! | [`hint`], [`review`] | what a strong player would do; what is to be said of a whole game |
//! | [`home`] | the first thing that people see |
//! | [`online`] | playing with others through a server |
//! | [`replay`] | going through a game again |
//! | [`rules`] | the rules, to read and to search |
//! | [`session`] | a table that somebody plays at, wherever it is kept |
//! | [`setup`] | before a game: who plays, with which options |
//! | [`shown`] | a game as a board shows it |
//! | [`table`] | the page of a table: board, players, log, what can be done |
//! | [`genesis`] | the board of Genesis |
//! | [`lords`] | the board of Lords of Creation |
//! | [`pass`] | several people at one screen |
//! | [`ursuppe`] | the soup of Ursuppe |
//! | [`thinker`] | computer players, and the way to them |
//! | [`text`] | every sentence, in German and English |

// Components are functions that the `view!` macro names; its code makes them public.
#![allow(unreachable_pub)]

mod app;
mod deeds;
mod genesis;
mod guide;
mod hint;
mod home;
mod lords;
mod online;
mod pass;
mod replay;
mod review;
mod rules;
mod session;
mod setup;
mod shown;
mod table;
mod text;
mod thinker;
mod ursuppe;

use wasm_bindgen::JsCast as _;

fn main() {
    console_error_panic_hook::set_once();
    match js_sys::global().is_instance_of::<web_sys::Window>() {
        true => leptos::mount::mount_to_body(app::App),
        false => thinker::listen(),
    }
}
