//! The person at this screen, as the server knows them.

use std::collections::HashSet;

use leptos::prelude::*;
use urzeit_table::messages::{Me, Notice, Sit, Why};
use wasm_bindgen_futures::spawn_local;

use crate::{
    app::{keep, kept},
    http::get,
    place::is_alone,
};

/// Where the browser keeps that somebody was signed in.
pub(super) const SIGNED_IN: &str = "urzeit.signed-in";

/// Why nothing is answered to somebody who is banned.
const BANNED: &str = "server-banned";

/// Does the server answer so because whoever was here is not signed in any more, or is banned?
pub(super) fn is_out(why: &Why) -> bool {
    matches!(&*why.error, "server-no-session" | BANNED)
}

/// What is known of the person at this screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// The server has not been asked.
    Unknown,
    /// It has, but cannot be reached.
    Unreachable,
    /// Nobody is signed in.
    Nobody,
    /// An operator has banned whoever is signed in: until when and why.
    Banned(Why),
    Somebody(Me),
}

/// The person at this screen.
#[derive(Clone, Copy)]
pub(crate) struct Here {
    pub(super) who: RwSignal<Who>,
    /// What waits for them, and what has ended lately.
    pub(super) notices: RwSignal<Vec<Notice>>,
    /// How many tables wait for them.
    pub(super) turns: Memo<usize>,
    /// Where somebody wants to sit down who is asked for a name first.
    pub(super) sits_down: RwSignal<Option<Sit>>,
    /// A recovery code that has to be written down now.
    pub(super) code: RwSignal<Option<String>>,
}

impl Here {
    pub(crate) fn new() -> Here {
        let who = RwSignal::new(Who::Unknown);
        Effect::new(move |_| match who.get() {
            Who::Somebody(_) | Who::Banned(_) => keep(SIGNED_IN, "yes"),
            Who::Nobody => keep(SIGNED_IN, "no"),
            Who::Unknown | Who::Unreachable => {}
        });
        let notices = RwSignal::new(Vec::<Notice>::new());
        let turns = Memo::new(move |_| {
            notices.with(|notices| {
                let waiting = notices.iter().filter(|notice| notice.waits());
                let tables: HashSet<_> = waiting.map(|notice| &notice.table).collect();
                tables.len()
            })
        });
        Here {
            who,
            notices,
            turns,
            sits_down: RwSignal::new(None),
            code: RwSignal::new(None),
        }
    }

    /// Was somebody signed in when this browser last knew? A player alone asks no server.
    pub(crate) fn was_signed_in(self) -> bool {
        !is_alone() && kept(SIGNED_IN).as_deref() == Some("yes")
    }

    /// Asks the server, unless that is known.
    pub(super) fn look(self) {
        if self.who.with_untracked(|who| *who == Who::Unknown) {
            self.look_again();
        }
    }

    /// Asks the server, if there is one.
    pub(super) fn look_again(self) {
        if is_alone() {
            return;
        }
        spawn_local(async move {
            self.who.set(match get("/api/me").await {
                Ok(me) => Who::Somebody(me),
                Err(why) if why.error == "server-no-session" => Who::Nobody,
                Err(why) if why.error == BANNED => Who::Banned(why),
                Err(_) => Who::Unreachable,
            });
        });
    }

    /// Has nobody given a name?
    pub(crate) fn is_nobody(self) -> bool {
        self.who.with(|who| *who == Who::Nobody)
    }

    /// The person who is signed in.
    pub(super) fn me(self) -> Option<Me> {
        self.who.with(|who| match who {
            Who::Somebody(me) => Some(me.clone()),
            _ => None,
        })
    }
}

/// The person at this screen.
pub(crate) fn here() -> Here {
    expect_context()
}
