//! Going through a game again: a slider, keys, a link to every entry, and “what if”.

mod controls;

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_navigate, use_params_map, use_query_map};
use urzeit_players::Level;
use urzeit_rules::{
    Game, Record, Seat, Seats, Standings, Turn,
    record::{Line, Note, Reading, game_of},
};
use urzeit_table::{
    Awaits, BOT, Chair, Conclusion, Deed, EntryText, Followed, Gone as GoneBy, Person, Sitter,
    Told, gone_in,
    messages::{Now, SeatInfo, TableInfo, Why},
};
use wasm_bindgen_futures::spawn_local;

use crate::{
    http::get_text,
    later::Lost,
    online::{Anybody, Fair, FairRecord, Gone, Hidden, here},
    place::at,
    played::{OnPage, Played, once_loaded, played},
    position::Position,
    review::Review,
    session::{self, Kept, Session, online::look},
    settings::download,
    setup::usual_name,
    table::{Board, end},
    text::{Words, words},
    thinker,
};
use controls::{Controls, Place};

/// How long somebody stays at an entry before the address names it.
const SETTLED: Duration = Duration::from_millis(150);

/// A game, position by position.
#[derive(Clone)]
pub(crate) struct Replay {
    game: &'static str,
    /// The head of the record.
    header: String,
    record: String,
    names: Vec<String>,
    /// Was all of the record read? What is hidden in it cannot be gone through.
    is_whole: bool,
    /// The position after so many entries.
    positions: Vec<Position>,
    /// What the table waited for then.
    awaits: Vec<Awaits>,
    /// The entries.
    entries: Vec<EntryText>,
    /// The entries, and what else the record tells of.
    told: Vec<Told>,
    /// How much of that was told after each number of entries.
    told_until: Vec<usize>,
    /// The entries at which somebody's turn begins, and those at which a round does.
    turns: Vec<usize>,
    rounds: Vec<usize>,
    result: Option<Standings>,
    conclusion: Option<Conclusion>,
    /// The players who came to play no more, by seat.
    gone: Vec<Option<GoneBy>>,
}

/// Reads a record of a game that is loaded, as far as it is right.
pub(crate) fn read(text: &str) -> Option<Replay> {
    played(game_of(text).ok()?)?.replay(text)
}

/// Reads a record that hides nothing.
fn read_whole(text: &str) -> Option<Replay> {
    read(text).filter(|replay| replay.is_whole)
}

fn awaited<G: Game>(position: &G) -> Awaits {
    match position.turn() {
        Turn::Chance => Awaits::Chance,
        Turn::Over => Awaits::Nothing,
        turn @ (Turn::Player(_) | Turn::Secret(_)) => Awaits::Choices(turn.seats()),
    }
}

/// The entries at which somebody else is asked than last.
fn turns(awaits: &[Awaits]) -> Vec<usize> {
    let asked = awaits.iter().enumerate();
    let asked = asked.filter(|(_, awaits)| matches!(awaits, Awaits::Choices(_)));
    let mut starts: Vec<(usize, &Awaits)> = Vec::new();
    for (entry, awaits) in asked {
        if starts.last().is_none_or(|(_, before)| *before != awaits) {
            starts.push((entry, awaits));
        }
    }
    starts.into_iter().map(|(entry, _)| entry).collect()
}

/// The entries at which a round begins: as the game counts them, or else whenever the turn of the player
/// who began comes again.
fn rounds<G: OnPage>(passed: &[G], awaits: &[Awaits], turns: &[usize]) -> Vec<usize> {
    if passed.iter().any(|position| position.round().is_some()) {
        let begins = |entry: &usize| {
            let [before, after] = [&passed[entry - 1], &passed[*entry]].map(OnPage::round);
            before < after
        };
        return (1..passed.len()).filter(begins).collect();
    }
    let first = turns.first().map(|first| awaits[*first]);
    let begins = |entry: &usize| Some(awaits[*entry]) == first;
    turns.iter().copied().filter(begins).collect()
}

/// What happened at the table besides the game; nothing for what is told otherwise.
fn deed(note: &Note) -> Option<Deed> {
    // A record does not say which computer player plays on.
    let level = Level::Medium;
    Some(match note {
        Note::Undo { .. } => return None,
        Note::Resign(seat) => Deed::Resign(*seat, level),
        Note::TimeOut(seat) => Deed::TimeOut(*seat),
        Note::Return(seat) => Deed::Return(*seat),
        Note::Leave(seat) => Deed::StandIn(*seat, level),
        Note::Substitute(seat, name) => {
            let name = name.clone();
            let person = Person {
                name,
                ..Person::default()
            };
            Deed::Substitute(*seat, person)
        }
        Note::End(_) => Deed::Close,
    })
}

impl Replay {
    /// Reads a record, as far as it is right.
    pub(crate) fn read<G: OnPage>(text: &str) -> Option<Replay> {
        let Reading { record, stopped } = Record::<G>::read(text).ok()?;
        let mut followed = Followed::new(Some(record.header()));
        let mut passed = vec![followed.now()?.clone()];
        let mut entries = Vec::new();
        let mut told = Vec::new();
        let mut told_until = vec![0];
        for line in record.log() {
            match line {
                Line::Entry(entry) => {
                    let entry = EntryText::from(*entry);
                    let event = Told::only(told.len(), entry.clone());
                    followed.tell(&event);
                    passed.push(followed.now()?.clone());
                    told.push(event);
                    entries.push(entry);
                    told_until.push(told.len());
                }
                Line::Note(note) => told.extend(deed(note).map(|deed| Told::of(told.len(), deed))),
            }
            // What follows an entry is told with it.
            *told_until.last_mut()? = told.len();
        }
        let end = followed.now()?;
        let awaits: Vec<_> = passed.iter().map(awaited).collect();
        let turns = turns(&awaits);
        let gone = gone_in(&record).into_iter();
        Some(Replay {
            rounds: rounds(&passed, &awaits, &turns),
            turns,
            told,
            told_until,
            conclusion: Conclusion::of_record(&record),
            gone: gone.map(|gone| Some(gone?.0)).collect(),
            game: G::NAME,
            header: record.header().to_string(),
            record: text.to_owned(),
            is_whole: stopped.is_none(),
            names: Seat::all(end.players())
                .map(|seat| record.header().name(seat).to_owned())
                .collect(),
            awaits,
            positions: passed.into_iter().map(Position::of).collect(),
            entries,
            result: end.result(),
        })
    }

    pub(crate) fn is_over(&self) -> bool {
        self.conclusion.is_some()
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
            sitter: Some(Sitter::called(name)),
            bot: name.ends_with(BOT),
            resigned: self.gone[seat.index()] == Some(GoneBy::Resigned),
            left: self.gone[seat.index()] == Some(GoneBy::Left),
            ..SeatInfo::of(seat, &Chair::default())
        });
        let table = TableInfo::new("", self.game, &self.header, seats);
        Session::shown(game, table, self.now(0))
    }

    /// Where the game stood after so many entries.
    fn now(&self, entries: usize) -> Now<Position> {
        let is_end = entries + 1 == self.positions.len();
        Now {
            number: entries as u64,
            view: self.positions[entries].clone(),
            awaits: if self.is_over() && is_end {
                Awaits::Nothing
            } else {
                self.awaits[entries]
            },
            left: Vec::new(),
            first: Vec::new(),
            undoable: 0,
            request: None,
            ending: Seats::NONE,
            votes: Vec::new(),
            conclusion: self.conclusion.clone().filter(|_| is_end),
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
    view! { <Anybody><FromServer/></Anybody> }
}

#[component]
fn FromServer() -> impl IntoView {
    let words = words();
    let parameters = use_params_map();
    let id = parameters.with_untracked(|parameters| parameters.get("id").unwrap_or_default());
    let here = here();
    let seen = RwSignal::new(None::<Result<(String, bool), Why>>);
    let address = format!("/api/tables/{id}/record");
    let asked = {
        let id = id.clone();
        async move {
            let record = get_text(address).await?;
            let welcome = look(&id, None).await?;
            Ok((record, !welcome.table.forbids_analysis()))
        }
    };
    spawn_local(async move { seen.set(Some(asked.await)) });
    move || {
        let (text, analysed) = match seen.get() {
            Some(Ok(seen)) => seen,
            Some(Err(why)) if why.error == "server-not-found" && here.is_nobody() => {
                return view! { <Hidden/> }.into_any();
            }
            Some(Err(why)) => return view! { <Gone why perhaps="gone-table"/> }.into_any(),
            None => {
                return view! { <p class="narrow quiet">{move || words.say("online-wait")}</p> }
                    .into_any();
            }
        };
        let game = game_of(&text).unwrap_or_default();
        let id = id.clone();
        once_loaded(game, move || {
            let (id, text) = (id.clone(), text.clone());
            view! { <Fetched id text analysed/> }.into_any()
        })
    }
}

/// The record of a table, whose game is loaded.
#[component]
fn Fetched(id: String, text: String, analysed: bool) -> impl IntoView {
    let words = words();
    let Some(replay) = read_whole(&text) else {
        return view! { <NoReplay says="replay-none"/> }.into_any();
    };
    let is_over = replay.is_over();
    let what_if = Callback::new(move |entries| {
        session::branch_from(&text, entries, |seat| usual_name(words, seat))
    });
    view! {
        <Through replay what_if analysed/>
        <div class="below">
            <a class="button" href=format!("/table/{id}")>{move || words.say("replay-to-table")}</a>
            {is_over.then(|| view! { <Fair id=id.clone()/> })}
        </div>
    }
    .into_any()
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
            <p><a href=at("/")>{move || words.say("page-to-start")}</a></p>
        </section>
    }
}

/// A game to go through.
#[component]
pub(crate) fn Through(
    replay: Replay,
    what_if: Callback<usize, Option<String>>,
    /// May whoever looks at it have it analysed, and play on from it?
    #[prop(default = true)]
    analysed: bool,
) -> impl IntoView {
    let game = played(replay.game);
    game.map(|game| view! { <Slider game replay what_if analysed/> })
}

#[component]
fn Slider(
    game: &'static dyn Played,
    replay: Replay,
    what_if: Callback<usize, Option<String>>,
    analysed: bool,
) -> impl IntoView {
    let words = words();
    let session = untrack(|| replay.session(game, words));
    let last = replay.entries.len();
    let has_result = replay.result.is_some();
    let query = use_query_map();
    let asked = query.with_untracked(|query| query.get("entry")?.parse().ok());
    let (turns, rounds) = (replay.turns.clone(), replay.rounds.clone());
    let place = Place::new(asked.unwrap_or(last), last, turns, rounds);
    let entry = place.entry;
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
            let until = replay.told_until[entry];
            session.told.set(replay.told[..until].to_vec());
        });
        link(entry);
    });
    let navigate = use_navigate();
    let troubled = RwSignal::new(false);
    let address = use_location().pathname;
    let what_if = move |_| {
        let from = entry.get_untracked();
        match what_if.run(from) {
            Some(id) => {
                session::branched(&id, format!("{}?entry={from}", address.get_untracked()));
                navigate(&format!("/play/{id}"), Default::default());
            }
            None => troubled.set(true),
        }
    };
    // Nobody goes on from the end of a game.
    let is_end = move || has_result && entry.get() == last;
    thinker::lost().set(false);
    let lost = thinker::lost();
    // The analysis can be asked for again: it starts over then.
    let analyse_again = Callback::new(move |()| thinker::lost().set(false));
    let (record, entries) = (StoredValue::new(record), StoredValue::new(entries));
    let ended = move || session.now.with(|now| end(session, words, now, None));
    view! {
        <section class="replay">
            <Controls place>
                {analysed.then(|| view! {
                    <button class="branch-off" on:click=what_if disabled=is_end>{move || words.say("replay-what-if")}</button>
                })}
            </Controls>
            <p class="turn" role="status">{ended}</p>
            {(!analysed).then(|| view! { <p class="quiet">{move || words.say("replay-rated")}</p> })}
            <Show when=move || troubled.get()>
                <p class="banner" role="alert">{move || words.say("home-no-room")}</p>
            </Show>
            <Board session>
                {analysed.then(|| view! {
                    <Show
                        when=move || !lost.get()
                        fallback=move || view! { <section class="review"><Lost says="thinker-lost" again=analyse_again/></section> }
                    >
                        <Review session record=record.get_value() entries=entries.get_value() entry/>
                    </Show>
                })}
            </Board>
        </section>
    }
}
