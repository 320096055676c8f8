//! The page: plays alone without a server, with one online.
//!
//! One program for two places: in a window it is the page, in a worker it thinks for computer
//! players so that nothing stutters.
//!
//! | where | what |
//! |---|---|
//! | [`about`] | fairness, what is kept where, the licence |
//! | [`announce`] | says aloud what others do |
//! | [`answered`] | why something is refused, where the player clicked |
//! | [`app`] | the frame: addresses, language, looks |
//! | [`by_link`] | games by link: opening one, giving it on |
//! | [`bring`] | a record that somebody brings along |
//! | [`confirming`] | turns that are confirmed without a question |
//! | [`clipboard`] | texts that somebody takes along to another program |
//! | [`deeds`] | what happens at a table besides the game, in sentences |
//! | [`elsewhere`] | what needs a server, where there is none |
//! | [`guide`] | a first game in which everything is explained as it happens |
//! | [`drag`] | what is in hand, dragged onto the board |
//! | [`drawn`] | scenes on the page |
//! | [`heading`] | where the keyboard goes when another page opens |
//! | [`hint`], [`review`] | what a strong player would do; what is to be said of a whole game |
//! | [`home`] | the first thing that people see |
//! | [`http`] | asking the server |
//! | [`keyboard`] | where the keyboard goes after a move |
//! | [`keys`] | keys that work everywhere, and their names |
//! | [`later`], [`parts`] | parts of the page that are loaded when they are needed |
//! | [`log`], [`past`], [`playback`], [`pointed`] | what happened, shown on the board |
//! | [`motion`], [`sound`] | what comes of a difference between two positions: animations, sounds that are synthesised |
//! | [`moment`] | the moment that a table shows: what is said, highlighted and asked is that |
//! | [`named`] | who is meant, and the reader among them |
//! | [`notes`] | what a player writes down at a table |
//! | [`online`] | playing with others through a server |
//! | [`place`] | where the page lies, and whether a server stands behind it |
//! | [`played`] | what the page knows of a game, whichever it is |
//! | [`position`] | a position of any game |
//! | [`prefs`], [`settings`] | what somebody has chosen for this browser |
//! | [`real`] | dice and cards of a real table |
//! | [`replay`] | going through a game again |
//! | [`rules`] | the rules, to read and to search |
//! | [`session`] | a table that somebody plays at, wherever it is kept |
//! | [`order`] | short lists in order |
//! | [`setup`], [`who`], [`options`] | before a game: who plays what, with which options |
//! | [`shown`] | a game as a board shows it |
//! | [`site`] | the server that the page comes from, as its operator presents it |
//! | [`tally`] | the end of a game: where everybody's points come from |
//! | [`table`] | the page of a table: board, players, log, what can be done |
//! | [`genesis`] | the board of Genesis |
//! | [`lords`] | the board of Lords of Creation |
//! | [`pass`] | several people at one screen |
//! | [`ursuppe`] | the soup of Ursuppe |
//! | [`thinker`] | computer players, and the way to them |
//! | [`text_board`], [`typed`] | the position in words; moves that are typed |
//! | [`text`] | every sentence, in the language that is chosen |
//! | [`try_out`] | playing on for all sides beside a running game, from a view whose blanks are imagined |
//! | [`wins`] | what wins: answers from many games |
//! | `static/` | the frame, styles, and the service worker that keeps all files of one version |

// Components are functions that the `view!` macro names; its code makes them public.
#![allow(unreachable_pub)]

mod about;
mod announce;
mod answered;
mod app;
mod bring;
mod by_link;
mod clipboard;
mod confirming;
mod deeds;
mod drag;
mod drawn;
mod elsewhere;
mod genesis;
mod guide;
mod heading;
mod hint;
mod home;
mod http;
mod keyboard;
mod keys;
mod later;
mod log;
mod lords;
mod moment;
mod motion;
mod named;
mod notes;
mod online;
mod options;
mod order;
mod parts;
mod pass;
mod past;
mod place;
mod playback;
mod played;
mod pointed;
mod position;
mod prefs;
mod real;
mod replay;
mod review;
mod rules;
mod session;
mod settings;
mod setup;
mod shown;
mod site;
mod sound;
mod table;
mod tally;
mod text;
mod text_board;
mod thinker;
mod try_out;
mod typed;
mod ursuppe;
mod who;
mod wins;

use leptos::{mount::mount_to_body, prelude::*};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;

use app::App;

fn main() {
    console_error_panic_hook::set_once();
    if js_sys::global().is_instance_of::<web_sys::Window>() {
        // Leptos is there only once something is mounted.
        spawn_local(async {
            let text = text::first().await;
            mount_to_body(|| view! { <App text/> });
        });
    } else {
        thinker::listen();
    }
}
