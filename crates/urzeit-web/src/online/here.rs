//! Who is at this screen, as the server knows it.

use leptos::prelude::*;
use serde::Deserialize;
use urzeit_table::messages::Notice;
use wasm_bindgen_futures::spawn_local;

use crate::{
    app::{keep, kept},
    session::ask,
};

/// Where the browser keeps that somebody was signed in.
pub(super) const SIGNED_IN: &str = "urzeit.signed-in";

/// An account as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(super) struct Me {
    pub(super) id: i64,
    pub(super) name: String,
    pub(super) guest: bool,
}

/// What is known of who is here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    /// The server has not been asked.
    Unknown,
    /// It has, but cannot be reached.
    Unreachable,
    /// Nobody is signed in.
    Nobody,
    Somebody(Me),
}

/// Who is at this screen.
#[derive(Clone, Copy)]
pub(crate) struct Here {
    pub(super) who: RwSignal<Who>,
    /// What waits for them, and what has ended lately.
    pub(super) notices: RwSignal<Vec<Notice>>,
    /// How many tables wait for them.
    pub(super) turns: Memo<usize>,
    /// Came in by an invite link, to sit down at once.
    pub(super) sits_down: RwSignal<bool>,
    /// A recovery code that has to be written down now.
    pub(super) code: RwSignal<Option<String>>,
}

impl Here {
    pub(crate) fn new() -> Here {
        let who = RwSignal::new(Who::Unknown);
        Effect::new(move |_| match who.get() {
            Who::Somebody(_) => keep(SIGNED_IN, "yes"),
            Who::Nobody => keep(SIGNED_IN, "no"),
            Who::Unknown | Who::Unreachable => {}
        });
        let notices = RwSignal::new(Vec::<Notice>::new());
        let turns = Memo::new(move |_| {
            let is_turn = |notice: &&Notice| notice.about == "turn";
            notices.with(|notices| notices.iter().filter(is_turn).count())
        });
        Here {
            who,
            notices,
            turns,
            sits_down: RwSignal::new(false),
            code: RwSignal::new(None),
        }
    }

    /// Was somebody signed in when this browser last knew? Who plays alone asks no server.
    pub(super) fn was_signed_in(self) -> bool {
        kept(SIGNED_IN).as_deref() == Some("yes")
    }

    /// Asks the server, unless that is known.
    pub(super) fn look(self) {
        if self.who.with_untracked(|who| *who == Who::Unknown) {
            self.look_again();
        }
    }

    /// Asks the server.
    pub(super) fn look_again(self) {
        spawn_local(async move {
            self.who.set(match ask("GET", "/api/me", None).await {
                Ok(me) => Who::Somebody(me),
                Err(why) if why.error == "server-no-session" => Who::Nobody,
                Err(_) => Who::Unreachable,
            });
        });
    }

    /// Whoever is signed in.
    pub(super) fn me(self) -> Option<Me> {
        self.who.with(|who| match who {
            Who::Somebody(me) => Some(me.clone()),
            _ => None,
        })
    }
}

/// Who is at this screen.
pub(super) fn here() -> Here {
    expect_context()
}
