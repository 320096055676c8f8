//! A record that somebody brings along: read here, without a server, to go through it and analyse it.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use urzeit_rules::{
    Game, Record,
    record::{ReadError, game_of},
    with_game,
};
use urzeit_table::{by_link, messages::Why, why};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::{
    by_link::to_link,
    online::{FairRecord, Here},
    played::once_loaded,
    replay::{Through, read},
    rules,
    session::{self, online::look},
    setup::usual_name,
    text::{Words, words},
};

/// Where the window keeps the record, so that a reload shows it again.
const OPENED: &str = "urzeit.opened";

/// What is wrong with a text, and how many entries before that are right.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Wrong {
    line: usize,
    why: Why,
    right: usize,
}

/// Does the text hold a record, to its end?
fn judge(text: &str) -> Result<(), Wrong> {
    let game = game_of(text).map_err(|error| wrong(&error, 0))?;
    with_game!(game, judge_of(text))
}

fn judge_of<G: Game>(text: &str) -> Result<(), Wrong> {
    let reading = Record::<G>::read(text).map_err(|error| wrong(&error, 0))?;
    match reading.stopped {
        None => Ok(()),
        Some(error) => Err(wrong(&error, reading.record.entries().count())),
    }
}

fn wrong(error: &ReadError, right: usize) -> Wrong {
    Wrong {
        line: error.line,
        why: why::reading(error),
        right,
    }
}

/// As records are written: what mail programs and editors add to the ends of lines goes.
pub(crate) fn tidy(text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}');
    let lines = text.lines().map(str::trim_end);
    let text = lines.collect::<Vec<_>>().join("\n");
    format!("{}\n", text.trim_end())
}

/// The page where a record is opened.
#[component]
pub(crate) fn OpenRecord() -> impl IntoView {
    let opened = RwSignal::new(kept());
    move || match opened.get() {
        Some(record) => {
            let game = game_of(&record).unwrap_or_default();
            once_loaded(game, move || {
                let record = record.clone();
                view! { <Opened record opened/> }.into_any()
            })
        }
        None => view! { <Bring opened/> }.into_any(),
    }
}

#[component]
fn Opened(record: String, opened: RwSignal<Option<String>>) -> impl IntoView {
    let words = words();
    let Some(replay) = read(&record) else {
        return view! { <Bring opened/> }.into_any();
    };
    let text = record.clone();
    let what_if = Callback::new(move |entries| {
        session::branch_from(&text, entries, |seat| usual_name(words, seat))
    });
    let close = move |_| {
        keep(None);
        opened.set(None);
    };
    // A game of the reader's own that runs and is rated is not analysed. Only the server knows.
    let analysed = RwSignal::new(None::<bool>);
    // Somebody who is not signed in plays nothing there, and asks no server.
    let is_known = use_context::<Here>().is_some_and(Here::was_signed_in);
    let table = table_of(&record).filter(|_| is_known && !replay.is_over());
    spawn_local(async move {
        let forbidden = match table {
            Some(table) => look(&table, None)
                .await
                .is_ok_and(|seen| seen.table.forbids_analysis()),
            None => false,
        };
        analysed.try_set(Some(!forbidden));
    });
    let through = move || {
        let replay = replay.clone();
        analysed
            .get()
            .map(|analysed| view! { <Through replay what_if analysed/> })
    };
    view! {
        <div class="above">
            <button class="other-record" on:click=close>{move || words.say("open-other")}</button>
        </div>
        {through}
        <div class="below"><FairRecord record/></div>
    }
    .into_any()
}

/// The table that a record names.
fn table_of(record: &str) -> Option<String> {
    let mut head = record.lines().take_while(|line| *line != "log");
    head.find_map(|line| line.strip_prefix("table "))
        .map(str::to_owned)
}

#[component]
fn Bring(opened: RwSignal<Option<String>>) -> impl IntoView {
    let words = words();
    let text = RwSignal::new(String::new());
    let found = RwSignal::new(None::<Wrong>);
    let show = move |record: String| {
        keep(Some(&record));
        opened.set(Some(record));
    };
    let navigate = use_navigate();
    let go_to = StoredValue::new_local(move |link: &str| navigate(link, Default::default()));
    let judged = move |record: String| match judge(&record) {
        // Its player goes on with a game by link, whether it comes as a link or as a file.
        Err(_) if by_link::game_in(&record).is_ok() => {
            go_to.with_value(|go_to| go_to(&to_link(&record)));
        }
        Ok(()) => show(record),
        Err(wrong) => found.set(Some(wrong)),
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        judged(tidy(&text.get_untracked()));
    };
    let load = move |file: Option<web_sys::File>| {
        let Some(file) = file else { return };
        spawn_local(async move {
            let read = JsFuture::from(file.text()).await;
            let read = read.ok().and_then(|read| read.as_string());
            let read = read.unwrap_or_default();
            let _ = text.try_set(read.clone());
            judged(tidy(&read));
        });
    };
    let chosen = move |event: leptos::ev::Event| {
        let files = event_target::<web_sys::HtmlInputElement>(&event).files();
        load(files.and_then(|files| files.get(0)));
    };
    let dropped = move |event: leptos::ev::DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|data| data.files());
        load(files.and_then(|files| files.get(0)));
    };
    let go_on = move || show(tidy(&text.get_untracked()));
    let trouble = move || {
        let wrong = found.get()?;
        let there = tidy(&text.get_untracked());
        let line = there.lines().nth(wrong.line - 1).unwrap_or_default();
        Some(view! { <WrongRecord wrong line=shorter(line) go_on/> })
    };
    view! {
        <form class="narrow set-up open-record" on:submit=submit
            on:dragover=|event| event.prevent_default() on:drop=dropped>
            <h1>{move || words.say("open-title")}</h1>
            <p class="quiet">{move || words.say("open-more")}</p>
            <label class="field">
                <span>{move || words.say("open-file")}</span>
                <input type="file" accept=".urz,.txt,text/plain" on:change=chosen/>
            </label>
            <label class="field wide">
                <span>{move || words.say("open-paste")}</span>
                <textarea id="record" rows="10" spellcheck="false" autocapitalize="off" required
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))></textarea>
            </label>
            {trouble}
            <button class="primary">{move || words.say("open-button")}</button>
        </form>
    }
}

/// What is wrong with a record, in which line, and what to do about it.
#[component]
fn WrongRecord(
    wrong: Wrong,
    line: String,
    /// Opens as much as is right.
    go_on: impl Fn() + Copy + Send + 'static,
) -> impl IntoView {
    let words = words();
    let named = [
        ("line", wrong.line.into()),
        ("problem", sentence(words, &wrong).into()),
    ];
    let right = wrong.right;
    let rule = wrong.why.rule.map(|rule| {
        view! { " " <a href=rules::address(&rule) target="_blank">{rule.clone()}</a> }
    });
    view! {
        <div class="notice wrong" role="alert">
            <p>{words.say_with("open-wrong", &named)} {rule}</p>
            {(!line.is_empty()).then(|| view! { <pre>{line}</pre> })}
            {(right > 0).then(|| view! {
                <button on:click=move |_| go_on()>
                    {words.say_with("open-right", &[("count", right.into())])}
                </button>
            })}
        </div>
    }
}

/// Why, with what it names in words.
fn sentence(words: Words, wrong: &Wrong) -> String {
    let said = words.why(&wrong.why);
    // The rule stands behind the sentence, as a link.
    match &wrong.why.rule {
        Some(rule) => said.replace(&format!(" ({rule})"), ""),
        None => said,
    }
}

/// A line that fills no screen.
fn shorter(line: &str) -> String {
    const MOST: usize = 160;
    match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().session_storage().ok()?
}

fn kept() -> Option<String> {
    storage()?.get_item(OPENED).ok()?
}

/// Lets the window keep the record that is shown, or none.
pub(crate) fn keep(record: Option<&str>) {
    let Some(storage) = storage() else { return };
    let _ = match record {
        Some(record) => storage.set_item(OPENED, record),
        None => storage.remove_item(OPENED),
    };
}
