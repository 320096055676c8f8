//! The page of a table: the board, the players, what can be done, what happened.

use leptos::prelude::*;
use leptos_router::hooks::{use_navigate, use_params_map};
use urzeit_rules::Seat;
use urzeit_table::{
    Awaits, Deed, Wish,
    messages::{State, Why},
};

pub(crate) use crate::typed::Typed;
use crate::{
    announce::{Announced, Heard},
    deeds,
    guide::{self, Offer},
    hint::Hint,
    keyboard,
    keys::undo_key,
    log::Log,
    pass::Pass,
    past::Past,
    playback::{PlayAgain, Playback, PlaybackBar},
    played::once_loaded,
    real::{Correct, OpenBox, RealTable},
    replay::TakeAlong,
    rules,
    session::{self, Kept, Session},
    text::{Words, words},
    text_board::TextBoard,
};

/// A table in this browser.
#[component]
pub(crate) fn LocalTable() -> impl IntoView {
    let words = words();
    let parameters = use_params_map();
    move || {
        let id = parameters.with(|parameters| parameters.get("id").unwrap_or_default());
        let game = Kept::load(&id).map(|kept| kept.game).unwrap_or_default();
        once_loaded(&game, move || match session::open(&id) {
            Some(session) => {
                provide_context(Heard::new());
                view! { <Offer session/><Pass session><Table session/></Pass> }.into_any()
            }
            None => {
                let misfit = Kept::load(&id).map(|_| format!("/replay/{id}"));
                let (why, way, to) = match misfit {
                    Some(replay) => ("replay-misfit", "table-replay", replay),
                    None => ("table-gone", "page-to-start", "/".to_owned()),
                };
                view! {
                    <section class="narrow">
                        <h1>{move || words.say(why)}</h1>
                        <p><a href=to>{move || words.say(way)}</a></p>
                    </section>
                }
                .into_any()
            }
        })
    }
}

/// The table with all that can be done at it.
#[component]
pub(crate) fn Table(session: Session) -> impl IntoView {
    let is_over = move || session.table.with(|table| table.state == State::Over);
    view! {
        <Status session><Hint session/><Correct session/><OpenBox session/></Status>
        <Show when=is_over><Over session/></Show>
        <RealTable session/>
        <Board session/>
        <Show when=move || !is_over()><div class="below"><Typed session/></div></Show>
    }
}

/// Where to go when the game is over.
#[component]
fn Over(session: Session) -> impl IntoView {
    let words = words();
    let navigate = use_navigate();
    let troubled = RwSignal::new(false);
    let id = session.table.with_untracked(|table| table.id.clone());
    let replay = format!("/replay/{id}");
    // The guide has an end of its own.
    let is_guided = guide::is_guided(&id);
    let kept = id.clone();
    let again = move |_| match session::again(&id) {
        Some(id) => navigate(&format!("/play/{id}"), Default::default()),
        None => troubled.set(true),
    };
    view! {
        <div class="below ended">
            {(!is_guided).then(|| view! {
                <button class="primary play-on" on:click=again>{move || words.say("table-again")}</button>
            })}
            <a class="button" href=replay>{move || words.say("table-replay")}</a>
            <TakeAlong id=kept/>
            <a class="button" href="/">{move || words.say("table-other")}</a>
            <Show when=move || troubled.get()>
                <p role="alert">{move || words.say("home-no-room")}</p>
            </Show>
        </div>
    }
}

/// The board of whatever game it is, with its players and what happened.
#[component]
pub(crate) fn Board(
    session: Session,
    /// What only some tables have beside it, below what happened.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = words();
    let game = session.table.with_untracked(|table| table.game.clone());
    let title = {
        let game = game.clone();
        move || words.say(&format!("{game}-title"))
    };
    let lines = session.game.lines(session, words);
    let past = Past::new(session);
    // Who goes through a game again sets the pace with the slider: that has no table.
    let is_table = session.table.with_untracked(|table| !table.id.is_empty());
    let playback = is_table.then(|| Playback::new(session, past, lines));
    undo_key(session);
    let end_playback = move || {
        if session.step.with_untracked(Option::is_some) {
            session.step.set(None);
        }
    };
    view! {
        {playback.map(|playback| view! { <PlaybackBar playback/> })}
        <article
            class=format!("table {game}")
            on:click:capture=move |_| end_playback()
            on:keydown:capture=move |event| {
                if matches!(&*event.key(), "Enter" | " ") {
                    end_playback();
                }
            }
        >
            <h1 class="unseen">{title}</h1>
            {session.game.table(session, lines)}
            <div class="side">
                <Log session past lines/>
                {playback.map(|playback| view! { <PlayAgain playback/> })}
                {children.map(|children| children())}
            </div>
        </article>
        <TextBoard session/>
        <Announced session lines/>
    }
}

/// Whose turn it is, and what whoever is here can do besides the board.
#[component]
pub(crate) fn Status(
    session: Session,
    /// What only some tables offer: nobody gets a hint against other people.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = words();
    let undoable = move || session.now.with(|now| now.undoable);
    let undo = move |_| session.wish(Wish::Undo(1));
    keyboard::follow(session);
    view! {
        <section class="status">
            <p class="turn" role="status" aria-live="polite">{move || turn(session, words)}</p>
            <Refusal session/>
            <div class="buttons">
                <Show when=move || session.has_to_confirm()>
                    <button
                        class="primary"
                        aria-keyshortcuts=keyboard::CONFIRM
                        on:click=move |_| session.wish(Wish::Confirm)
                    >
                        {move || words.say("table-confirm")}
                        <kbd aria-hidden="true">{keyboard::CONFIRM}</kbd>
                    </button>
                </Show>
                <Show when=move || { undoable() > 0 }>
                    <button on:click=undo>{move || words.say("table-undo")}</button>
                </Show>
                {children.map(|children| children())}
            </div>
        </section>
    }
}

/// What the table waits for, in a sentence.
fn turn(session: Session, words: Words) -> String {
    let here = session.seat.get();
    // Who shares a screen with others is called by name: any of them could be meant by “you”.
    let shares = session.at_one_screen && session.people_here() > 1;
    session.now.with(|now| match now.awaits {
        Awaits::Choices(asked) => match here.filter(|here| asked.contains(*here)) {
            Some(here) if shares => about(session, words, "table-turn", [here]),
            Some(_) => words.say("table-your-turn"),
            None if session.thinking.get() => about(session, words, "table-thinks", asked.iter()),
            None => about(session, words, "table-turn", asked.iter()),
        },
        Awaits::Confirm(seat) => match here == Some(seat) {
            true if shares => {
                let who = session.name(seat);
                words.say_with("table-confirm-turn-of", &[("who", who.into())])
            }
            true => words.say("table-confirm-turn"),
            false => about(session, words, "table-turn", [seat]),
        },
        Awaits::Nothing => match now.result {
            Some(result) => about(session, words, "table-winner", result.winners().iter()),
            None => words.say("table-ended"),
        },
        Awaits::Chance if session.has_real_dice() => words.say("real-waits"),
        Awaits::Players(_) | Awaits::Begin | Awaits::Chance => words.say("table-waits"),
    })
}

/// A sentence about one or several who sit at the table.
fn about(
    session: Session,
    words: Words,
    key: &str,
    seats: impl IntoIterator<Item = Seat>,
) -> String {
    let names = seats.into_iter().map(|seat| session.name(seat));
    let names: Vec<_> = names.collect();
    let named = [
        ("count", names.len().into()),
        ("who", words.list(&names).into()),
    ];
    words.say_with(key, &named)
}

/// Why the last wish was refused, with the rule to read.
#[component]
fn Refusal(session: Session) -> impl IntoView {
    let words = words();
    // Whoever was told that others are asked is asked now.
    Effect::new(move |_| {
        let is_other = |why: &Why| why.error.ends_with("-not-your-turn");
        let told_so = session
            .refused
            .with_untracked(|why| why.as_ref().is_some_and(is_other));
        if session.is_asked() && told_so {
            session.refused.set(None);
        }
    });
    let said = move || {
        let (sentence, rule) = refusal(session, words)?;
        let rule = rule.map(
            |rule| view! { " " <a href=rules::address(&rule) target="_blank">{rule.clone()}</a> },
        );
        Some(view! { {sentence} {rule} })
    };
    view! { <p class="refusal" role="alert">{said}</p> }
}

/// Why the last wish was refused, and the rule that says so.
pub(crate) fn refusal(session: Session, words: Words) -> Option<(String, Option<String>)> {
    let why = session.refused.get()?;
    // What is not there is in somebody's hand: who draws must not learn that from the page.
    if session.has_real_dice() && why.error.starts_with("lords-not-in-") {
        return Some((words.say("real-not-there"), None));
    }
    if let Some(sentence) = by_name(session, words, &why) {
        return Some((sentence, why.rule));
    }
    Some((words.why(&why), why.rule))
}

/// Where a refusal names a seat: the rules know seats, who plays knows names.
fn by_name(session: Session, words: Words, why: &Why) -> Option<String> {
    let seat: Seat = why.words.first()?.1.parse().ok()?;
    let key = match &*why.error {
        "table-unconfirmed" if session.seat.get() == Some(seat) => "table-confirm-first",
        "table-unconfirmed" => "table-confirms-first",
        error if error.ends_with("-not-your-turn") => "table-turn",
        _ => return None,
    };
    let named = [("count", 1.into()), ("who", session.name(seat).into())];
    Some(words.say_with(key, &named))
}

/// A sentence with the number of its event for all that happened.
pub(crate) type Lines = Memo<Vec<(usize, String)>>;

/// One for each event that needs one.
pub(crate) fn lines(session: Session, words: Words) -> Lines {
    Memo::new(move |_| {
        let told = session.told.get();
        let lines = told.iter().enumerate().filter_map(|(number, event)| {
            let sentence = match event.deed.as_ref()? {
                Deed::Entry(entry) => session.game.sentence(session, words, entry)?,
                deed => deeds::sentence(words, deed, |seat| session.name(seat))?,
            };
            Some((number, sentence))
        });
        lines.collect()
    })
}
