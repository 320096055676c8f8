//! Going through a game again: a slider, keys, a link to every entry, and “what if”.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::hooks::{use_navigate, use_params_map, use_query_map};
use urzeit_rules::{
    Game, Record, Seat, Seats, Standings,
    record::{Reading, game_of},
    with_game,
};
use urzeit_table::{
    Awaits, EntryText, Sitter, Told,
    messages::{Now, SeatInfo, TableInfo, Why},
};
use wasm_bindgen_futures::spawn_local;

use crate::{
    later::Lost,
    online::{Fair, FairRecord, Gone, SignedIn},
    played::{Played, once_loaded, played},
    review::Review,
    session::{self, Kept, Session},
    settings::download,
    setup::usual_name,
    table::Board,
    text::{Words, words},
    thinker,
};

/// So long somebody stays at an entry before the address names it.
const SETTLED: Duration = Duration::from_millis(150);

/// A game, position by position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Replay {
    game: &'static str,
    record: String,
    names: Vec<String>,
    /// Was all of the record read? What is hidden in it cannot be gone through.
    is_whole: bool,
    /// The position after so many entries.
    views: Vec<String>,
    /// The entries.
    entries: Vec<EntryText>,
    result: Option<Standings>,
}

/// Reads a record, as far as it is right.
pub(crate) fn read(text: &str) -> Option<Replay> {
    let game = game_of(text).ok()?;
    with_game!(game, read_game(text))
}

/// Reads a record that hides nothing.
fn read_whole(text: &str) -> Option<Replay> {
    read(text).filter(|replay| replay.is_whole)
}

fn read_game<G: Game>(text: &str) -> Option<Replay> {
    let Reading { record, stopped } = Record::<G>::read(text).ok()?;
    let mut play = record.header().begin();
    let mut views = vec![play.position().to_string()];
    let mut entries = Vec::new();
    for entry in record.entries() {
        play.enter(entry).ok()?;
        views.push(play.position().to_string());
        entries.push(entry.into());
    }
    let players = play.position().players();
    Some(Replay {
        game: G::NAME,
        record: text.to_owned(),
        is_whole: stopped.is_none(),
        names: Seat::all(players)
            .map(|seat| record.header().name(seat).to_owned())
            .collect(),
        views,
        entries,
        result: play.position().result(),
    })
}

impl Replay {
    fn is_over(&self) -> bool {
        self.result.is_some()
    }

    fn session(&self, game: &'static dyn Played, words: Words) -> Session {
        let seats = Seat::all(self.names.len()).zip(&self.names);
        let seats = seats.map(|(seat, name)| SeatInfo {
            seat,
            // Not every record says who played.
            name: if name.is_empty() {
                usual_name(words, seat.number())
            } else {
                name.clone()
            },
            // As a table calls a computer player in its record.
            sitter: Some(match name.strip_prefix("computer ").map(str::parse) {
                Some(Ok(level)) => Sitter::Computer(level),
                _ => Sitter::Person,
            }),
            stand_in: None,
            resigned: false,
            bytes: String::new(),
            reserved: None,
        });
        let header = self.record.split("log\n").next().unwrap_or_default();
        let table = TableInfo::new("", self.game, header, seats);
        Session::shown(game, table, self.now(0))
    }

    /// Where the game stood after so many entries.
    fn now(&self, entries: usize) -> Now {
        let is_end = entries + 1 == self.views.len();
        Now {
            number: entries as u64,
            view: self.views[entries].clone(),
            awaits: Awaits::Nothing,
            left: Vec::new(),
            undoable: 0,
            request: None,
            ending: Seats::NONE,
            result: self.result.filter(|_| is_end),
        }
    }
}

/// The page of a game that is kept in this browser.
#[component]
pub(crate) fn LocalReplay() -> impl IntoView {
    let words = words();
    let parameters = use_params_map();
    move || {
        let id = parameters.with(|parameters| parameters.get("id").unwrap_or_default());
        let game = Kept::load(&id).map(|kept| kept.game).unwrap_or_default();
        once_loaded(&game, move || {
            let record = session::record(&id);
            let replay = record.as_deref().and_then(read_whole);
            let is_over = replay.as_ref().is_some_and(Replay::is_over);
            let misfit = Kept::load(&id).is_some_and(|kept| kept.misfit);
            let (id, kept) = (id.clone(), id.clone());
            let what_if = Callback::new(move |entries| session::branch(&id, entries));
            let through = match replay {
                Some(replay) => view! { <Through replay what_if/> }.into_any(),
                None => {
                    let says = match record {
                        Some(_) => "replay-none",
                        None => "table-gone",
                    };
                    view! { <NoReplay says/> }.into_any()
                }
            };
            let below = record.map(|record| {
                view! {
                    <div class="below">
                        <TakeAlong id=kept/>
                        {is_over.then(|| view! { <FairRecord record/> })}
                    </div>
                }
            });
            view! {
                <Show when=move || misfit>
                    <p class="banner">{move || words.say("replay-misfit")}</p>
                </Show>
                {through}
                {below}
            }
            .into_any()
        })
    }
}

/// The page of a game on the server.
#[component]
pub(crate) fn TableReplay() -> impl IntoView {
    view! { <SignedIn><FromServer/></SignedIn> }
}

#[component]
fn FromServer() -> impl IntoView {
    let words = words();
    let parameters = use_params_map();
    let id = parameters.with_untracked(|parameters| parameters.get("id").unwrap_or_default());
    let record = RwSignal::new(None::<Result<String, Why>>);
    let address = format!("/api/tables/{id}/record");
    spawn_local(async move { record.set(Some(session::ask_text("GET", &address, None).await)) });
    move || {
        let text = match record.get() {
            Some(Ok(text)) => text,
            Some(Err(why)) => return view! { <Gone why perhaps="gone-table"/> }.into_any(),
            None => {
                return view! { <p class="narrow quiet">{move || words.say("online-wait")}</p> }
                    .into_any();
            }
        };
        let Some(replay) = read_whole(&text) else {
            return view! { <NoReplay says="replay-none"/> }.into_any();
        };
        let is_over = replay.is_over();
        let what_if = Callback::new(move |entries| {
            session::branch_from(&text, entries, |seat| usual_name(words, seat))
        });
        let id = id.clone();
        view! {
            <Through replay what_if/>
            <div class="below">
                <a class="button" href=format!("/table/{id}")>{move || words.say("replay-to-table")}</a>
                {is_over.then(|| view! { <Fair id=id.clone()/> })}
            </div>
        }
        .into_any()
    }
}

/// A button that saves the record of a game in this browser as a file.
#[component]
pub(crate) fn TakeAlong(id: String) -> impl IntoView {
    let words = words();
    let save = move |_| {
        if let Some(record) = session::record(&id) {
            let _ = download(&format!("{id}.urz"), &record);
        }
    };
    view! { <button class="take-record" on:click=save>{move || words.say("play-record")}</button> }
}

#[component]
fn NoReplay(says: &'static str) -> impl IntoView {
    let words = words();
    view! {
        <section class="narrow">
            <h1>{move || words.say(says)}</h1>
            <p><a href="/">{move || words.say("page-to-start")}</a></p>
        </section>
    }
}

/// A game to go through.
#[component]
pub(crate) fn Through(replay: Replay, what_if: Callback<usize, Option<String>>) -> impl IntoView {
    once_loaded(replay.game, move || {
        let replay = replay.clone();
        played(replay.game)
            .map(|game| view! { <Slider game replay what_if/> })
            .into_any()
    })
}

#[component]
fn Slider(
    game: &'static dyn Played,
    replay: Replay,
    what_if: Callback<usize, Option<String>>,
) -> impl IntoView {
    let words = words();
    let session = untrack(|| replay.session(game, words));
    let last = replay.entries.len();
    let is_over = replay.is_over();
    let query = use_query_map();
    let asked = query.with_untracked(|query| query.get("entry")?.parse().ok());
    let entry = RwSignal::new(asked.unwrap_or(last).min(last));
    let (record, entries) = (replay.record.clone(), replay.entries.clone());
    let replay = StoredValue::new(replay);
    // Browsers allow a few addresses a second, and a slider goes past hundreds of entries.
    let mut link = debounce(SETTLED, |entry: usize| {
        let address = format!("?entry={entry}");
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&Default::default(), "", Some(&address));
        }
    });
    Effect::new(move |_| {
        let entry = entry.get();
        replay.with_value(|replay| {
            session.now.set(replay.now(entry));
            let told = replay.entries[..entry].iter().enumerate();
            let told = told.map(|(number, entry)| Told::only(number, entry.clone()));
            session.told.set(told.collect());
        });
        link(entry);
    });
    let step =
        move |by: isize| entry.update(|entry| *entry = entry.saturating_add_signed(by).min(last));
    let keys = window_event_listener(leptos::ev::keydown, move |event| match &*event.key() {
        "ArrowLeft" if !is_typing(&event) => step(-1),
        "ArrowRight" if !is_typing(&event) => step(1),
        "Home" if !is_typing(&event) => entry.set(0),
        "End" if !is_typing(&event) => entry.set(last),
        _ => {}
    });
    on_cleanup(move || keys.remove());
    let navigate = use_navigate();
    let troubled = RwSignal::new(false);
    let what_if = move |_| match what_if.run(entry.get_untracked()) {
        Some(id) => navigate(&format!("/play/{id}"), Default::default()),
        None => troubled.set(true),
    };
    // Nobody goes on from the end of a game.
    let is_end = move || is_over && entry.get() == last;
    thinker::lost().set(false);
    let lost = thinker::lost();
    // The analysis can be asked for again: it begins anew then.
    let analyse_again = Callback::new(move |()| thinker::lost().set(false));
    let (record, entries) = (StoredValue::new(record), StoredValue::new(entries));
    let at = move || {
        let named = [("entry", entry.get().into()), ("last", last.into())];
        words.say_with("replay-at", &named)
    };
    view! {
        <section class="replay">
            <div class="slider">
                <button on:click=move |_| step(-1) aria-label=move || words.say("replay-back")>"←"</button>
                <input type="range" min="0" max=last aria-label=move || words.say("replay-entry")
                    aria-valuetext=at
                    prop:value=move || entry.get().to_string()
                    on:input=move |event| entry.set(event_target_value(&event).parse().unwrap_or(0))/>
                <button on:click=move |_| step(1) aria-label=move || words.say("replay-forth")>"→"</button>
                <output>{at}</output>
                <button on:click=what_if disabled=is_end>{move || words.say("replay-what-if")}</button>
            </div>
            <Show when=move || troubled.get()>
                <p class="banner" role="alert">{move || words.say("home-no-room")}</p>
            </Show>
            <Board session/>
            <Show
                when=move || !lost.get()
                fallback=move || view! { <section class="review"><Lost says="thinker-lost" again=analyse_again/></section> }
            >
                <Review session record=record.get_value() entries=entries.get_value() entry/>
            </Show>
        </section>
    }
}

/// Keys in a field are meant for the field.
fn is_typing(event: &leptos::ev::KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast as _;
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| {
        target.tag_name() == "INPUT" || target.get_attribute("role").as_deref() == Some("gridcell")
    })
}
