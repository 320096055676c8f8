//! A table that somebody plays at, wherever it is kept. What is shown of it is the same at one
//! screen and online: the messages of `urzeit-table`.

pub(crate) mod awake;
mod kept;
mod local;
pub(crate) mod online;
mod other_box;
mod unsent;

use std::rc::Rc;

use leptos::prelude::*;
use urzeit_rules::{Seat, Seats};
use urzeit_table::{
    ActionText, Awaits, Refused, Sitter, Told, Wish,
    messages::{Now, SeatInfo, TableInfo, Why},
};

use crate::{options::Chosen, playback::Step, played::Played, pointed::Point, text::Words};
pub(crate) use kept::{Kept, all, forget, forget_all};
pub(crate) use local::{
    New, again, begin_as, branch, branch_from, is_sound, make, make_at_real_table, open, record,
};
pub(crate) use other_box::OtherBox;

/// A table, as the page shows it.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    /// The game that is played.
    pub(crate) game: &'static dyn Played,
    /// What the table is.
    pub(crate) table: RwSignal<TableInfo>,
    /// Where the game stands.
    pub(crate) now: RwSignal<Now>,
    /// What happened: every event as it is told.
    pub(crate) told: RwSignal<Vec<Told>>,
    /// Why the last wish was refused.
    pub(crate) refused: RwSignal<Option<Why>>,
    /// At a real table: the counts of the box are asked, because something does not fit ours.
    pub(crate) other_box: RwSignal<Option<OtherBox>>,
    /// For whom the table is shown: whoever is at this screen.
    pub(crate) seat: RwSignal<Option<Seat>>,
    /// Is it kept in this browser, so that all people who play sit here?
    pub(crate) at_one_screen: bool,
    /// What somebody points at in the log.
    pub(crate) pointed: RwSignal<Vec<Point>>,
    /// The step that is played back of what happened.
    pub(crate) step: RwSignal<Option<Step>>,
    /// Is a computer player thinking?
    pub(crate) thinking: RwSignal<bool>,
    /// Has this browser no room for what happened last? It is gone after a reload.
    pub(crate) unsaved: RwSignal<bool>,
    command: StoredValue<Rc<dyn Fn(Command)>, LocalStorage>,
}

/// What somebody at this screen wants of the table.
pub(crate) enum Command {
    /// That these things happen, one after the other: the steps of a march belong together.
    Wishes(Vec<Wish>),
    /// At a real table: dice or cards show this.
    Outcome(String),
    /// At a real table: the last outcome was entered wrongly.
    Correct,
    /// At a real table: the box has these counts, and dice or cards show this.
    Counts(Chosen, Option<String>),
    /// The computer player that is waited for shall be asked once more.
    ThinkAgain,
}

impl Session {
    /// A table that is only looked at.
    pub(crate) fn shown(game: &'static dyn Played, table: TableInfo, now: Now) -> Session {
        Session {
            game,
            table: RwSignal::new(table),
            now: RwSignal::new(now),
            told: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            other_box: RwSignal::new(None),
            seat: RwSignal::new(None),
            at_one_screen: false,
            pointed: RwSignal::default(),
            step: RwSignal::default(),
            thinking: RwSignal::new(false),
            unsaved: RwSignal::new(false),
            command: StoredValue::new_local(Rc::new(|_| ())),
        }
    }

    /// Somebody at this screen wants this to happen.
    pub(crate) fn wish(self, wish: Wish) {
        self.wish_all(vec![wish]);
    }

    /// Somebody at this screen wants all this to happen. An action that the rules refuse here and now
    /// goes nowhere: it is said why.
    pub(crate) fn wish_all(self, wishes: Vec<Wish>) {
        if let Some(Wish::Choose(action)) = wishes.first()
            && let Some(why) = self.why_not(action)
        {
            return self.refuse(why);
        }
        self.command(Command::Wishes(wishes));
    }

    /// Somebody at this screen wants something of the table.
    pub(crate) fn command(self, command: Command) {
        self.refused.set(None);
        self.other_box.set(None);
        self.step.set(None);
        let give = self.command.get_value();
        give(command);
    }

    /// Says why something cannot be done.
    pub(crate) fn refuse(self, why: Why) {
        self.step.set(None);
        self.refused.set(Some(why));
    }

    /// Why the one who is at this screen cannot do this now; nothing if they can.
    pub(crate) fn why_not(self, action: &ActionText) -> Option<Why> {
        let Some(seat) = self.seat.get_untracked() else {
            return Some(Why::only("server-not-seated"));
        };
        let stands_in = self.table.with_untracked(|table| {
            let info = table.seats.get(seat.index());
            info.is_some_and(|info| !info.is_played_by_person())
        });
        self.now.with_untracked(|now| match now.awaits {
            Awaits::Players(_) | Awaits::Begin => Some(Why::only("table-not-begun")),
            Awaits::Nothing => Some(Why::only("table-over")),
            _ if stands_in => Some(Why::only("server-stand-in-plays")),
            Awaits::Confirm(by) => Some(Why::from(&Refused::Unconfirmed(by))),
            Awaits::Choices(_) | Awaits::Chance => self.game.why_not(&now.view, seat, action),
        })
    }

    /// Is whoever is at this screen asked for a choice? Not while the board shows what was before.
    pub(crate) fn is_asked(self) -> bool {
        if self
            .step
            .with(|step| step.as_ref().is_some_and(Step::is_past))
        {
            return false;
        }
        let Some(seat) = self.seat.get() else {
            return false;
        };
        self.now.with(|now| match now.awaits {
            Awaits::Choices(seats) => seats.contains(seat),
            _ => false,
        })
    }

    /// Does whoever is at this screen have to confirm a turn?
    pub(crate) fn has_to_confirm(self) -> bool {
        let seat = self.seat.get();
        self.now.with(|now| match now.awaits {
            Awaits::Confirm(confirms) => Some(confirms) == seat,
            _ => false,
        })
    }

    /// The seats of people.
    pub(crate) fn people(self) -> Seats {
        self.table.with_untracked(|table| {
            let people = table.seats.iter().filter(|info| info.is_person());
            people.map(|info| info.seat).collect()
        })
    }

    /// What was told up to what the board shows.
    pub(crate) fn with_told<T>(self, look: impl FnOnce(&[Told]) -> T) -> T {
        let step = self.step.read();
        let past = step.as_ref().filter(|step| step.is_past());
        self.told.with(|told| match past {
            Some(step) => look(&told[..told.len().min(step.number + 1)]),
            None => look(told),
        })
    }

    /// Is chance due that somebody at a real table decides?
    pub(crate) fn chance_is_asked(self) -> bool {
        self.has_real_dice() && self.now.with(|now| now.awaits == Awaits::Chance)
    }

    /// Do real dice and cards decide here? Then the table has committed itself to nothing.
    pub(crate) fn has_real_dice(self) -> bool {
        self.table.with(|table| table.commitment.is_empty())
    }

    /// How many people play at this screen.
    pub(crate) fn people_here(self) -> usize {
        self.table.with(|table| {
            let people = table.seats.iter().filter(|seat| seat.is_person());
            people.count()
        })
    }

    /// The name of who sits there.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.table.with(|table| {
            let Some(info) = table.seats.get(seat.index()) else {
                return String::new();
            };
            // Who has given up is still meant, whoever goes on in their place.
            if info.resigned {
                return info.name.clone();
            }
            // A computer player is called by its level, in the language of the page.
            match (info.sitter, use_context::<Words>()) {
                (None | Some(Sitter::Person), _) | (_, None) => info.name.clone(),
                (Some(Sitter::Computer(level)), Some(words)) => {
                    let name = words.say(&format!("level-{level}"));
                    let is_alike =
                        |other: &&SeatInfo| other.sitter == info.sitter && !other.resigned;
                    let alike = table.seats.iter().filter(is_alike);
                    let alike: Vec<_> = alike.map(|other| other.seat).collect();
                    // Those of one level are numbered, so that everybody knows who is meant.
                    match alike.iter().position(|other| *other == info.seat) {
                        Some(place) if alike.len() > 1 => format!("{name} {}", place + 1),
                        _ => name,
                    }
                }
            }
        })
    }
}

/// Asks the server something. Where it has nothing to say, `()` is the answer.
pub(crate) async fn ask<T: serde::de::DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<serde_json::Value>,
) -> Result<T, Why> {
    let text = ask_text(method, path, body).await?;
    let text = if text.is_empty() { "null" } else { &text };
    serde_json::from_str(text).map_err(|_| Why::only(UNREACHABLE))
}

/// What is said when the server cannot be reached, or something else answers in its place.
pub(crate) const UNREACHABLE: &str = "page-no-server";

/// Asks the server for a text.
pub(crate) async fn ask_text(
    method: &str,
    path: &str,
    body: Option<serde_json::Value>,
) -> Result<String, Why> {
    let lost = |_| Why::only(UNREACHABLE);
    let request = gloo_net::http::RequestBuilder::new(path).method(match method {
        "POST" => gloo_net::http::Method::POST,
        "PUT" => gloo_net::http::Method::PUT,
        "DELETE" => gloo_net::http::Method::DELETE,
        _ => gloo_net::http::Method::GET,
    });
    let answer = match body {
        Some(body) => request.json(&body).map_err(lost)?.send().await,
        None => request.send().await,
    };
    let answer = answer.map_err(lost)?;
    let text = answer.text().await.map_err(lost)?;
    if answer.ok() {
        Ok(text)
    } else {
        Err(serde_json::from_str(&text).unwrap_or_else(|_| Why::only(UNREACHABLE)))
    }
}
