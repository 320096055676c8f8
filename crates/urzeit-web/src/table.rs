//! The page of a table: the board, the players, what can be done, what happened.

use leptos::prelude::*;
use leptos_router::hooks::{use_navigate, use_params_map};
use urzeit_rules::Seat;
use urzeit_table::{
    Awaits, Deed, Told, Wish,
    messages::{Now, State},
};

pub(crate) use crate::typed::Typed;
use crate::{
    announce::{Announced, Heard},
    answered::Answered,
    by_link::{Joining, SendLink},
    confirming::Confirming,
    deeds,
    drag::Drag,
    guide::{self, Offer},
    hint::Hint,
    keyboard,
    keys::undo_key,
    later::later,
    log::Log,
    named::Whose,
    notes::Notes,
    parts,
    pass::Pass,
    past::Past,
    place::at,
    playback::{Guard, PlayAgain, Playback, PlaybackBar},
    played::once_loaded,
    position::Position,
    real::{Correct, OpenBox},
    replay::TakeAlong,
    session::{self, Command, Kept, Session},
    sound,
    text::{Words, words},
    text_board::TextBoard,
    try_out::{TryIt, TryingOut},
};

/// A table in this browser.
#[component]
pub(crate) fn LocalTable() -> impl IntoView {
    let parameters = use_params_map();
    move || {
        let id = parameters.with(|parameters| parameters.get("id").unwrap_or_default());
        let game = Kept::load(&id).map(|kept| kept.game).unwrap_or_default();
        once_loaded(&game, move || joining(&id).unwrap_or_else(|| opened(&id)))
    }
}

/// The table of this name, or what has become of it.
fn opened(id: &str) -> AnyView {
    let words = words();
    let Some(session) = session::open(id) else {
        let misfit = Kept::load(id).map(|_| at(&format!("/replay/{id}")));
        let (why, way, to) = match misfit {
            Some(replay) => ("replay-misfit", "table-replay", replay),
            None => ("table-gone", "page-to-start", at("/")),
        };
        return view! {
            <section class="narrow">
                <h1>{move || words.say(why)}</h1>
                <p><a href=to>{move || words.say(way)}</a></p>
            </section>
        }
        .into_any();
    };
    provide_context(Heard::new());
    let replay = Kept::load(id).and_then(|kept| kept.what_if);
    view! {
        {replay.map(|replay| view! { <WhatIf replay/> })}
        <Offer session/>
        <Pass session><Table session/></Pass>
    }
    .into_any()
}

/// A game by link that not all have joined yet; nothing if it is another one.
fn joining(id: &str) -> Option<AnyView> {
    let kept = Kept::load(id)?;
    let (players, give_on) = session::joining(&kept)?;
    Some(view! { <Joining game=kept.game players give_on/> }.into_any())
}

/// Says that a game only asks “what if”, and leads back to the replay where it began.
#[component]
fn WhatIf(replay: String) -> impl IntoView {
    let words = words();
    let entry = replay.rsplit('=').next().unwrap_or_default().to_owned();
    let says = move || words.say_with("table-what-if", &[("entry", entry.clone().into())]);
    view! {
        <p class="banner branched">
            {says} " " <a href=replay>{move || words.say("table-what-if-back")}</a>
        </p>
    }
}

/// The table with all that can be done at it.
#[component]
pub(crate) fn Table(session: Session) -> impl IntoView {
    let is_over = move || session.table.with(|table| table.state == State::Over);
    let trying = TryingOut::new(session);
    let tried = move || trying.board(move || view! { <Notes session/> }.into_any());
    view! {
        <Show when=move || !trying.is_on() fallback=tried>
            <Status session>
                // Nobody gets a hint against people who are somewhere else.
                {session.at_one_screen.then(|| view! { <Hint session/> })}
                <TryIt trying/>
                <Correct session/>
                <OpenBox session/>
            </Status>
            <SendLink give_on=session.give_on given=move |()| session.command(Command::LinkGiven)/>
            <Show when=is_over><Over session/></Show>
            <Show when=move || session.has_real_dice()><Real session/></Show>
            <Board session><Notes session/></Board>
            <Show when=move || !is_over()><div class="below"><Typed session/></div></Show>
        </Show>
    }
}

/// What was rolled and drawn at a real table.
#[component]
fn Real(session: Session) -> impl IntoView {
    later(parts::real_table::load, move || {
        parts::real_table::real_table(session)
    })
}

/// Where to go when the game is over.
#[component]
fn Over(session: Session) -> impl IntoView {
    let words = words();
    let navigate = use_navigate();
    let troubled = RwSignal::new(false);
    let id = session.table.with_untracked(|table| table.id.clone());
    let replay = at(&format!("/replay/{id}"));
    // The guide has an end of its own, and a new game by link has to be joined first.
    let ends_here = guide::is_guided(&id) || !session.at_one_screen;
    let kept = id.clone();
    let again = move |_| match session::again(&id) {
        Some(id) => navigate(&format!("/play/{id}"), Default::default()),
        None => troubled.set(true),
    };
    view! {
        <div class="below ended">
            {(!ends_here).then(|| view! {
                <button class="primary play-on" on:click=again>{move || words.say("table-again")}</button>
            })}
            <a class="button" href=replay>{move || words.say("table-replay")}</a>
            <TakeAlong id=kept/>
            <a class="button" href=at("/")>{move || words.say("table-other")}</a>
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
    // What is still to be shown is not told before.
    let shown_lines = Memo::new(move |_| {
        let until = session.with_told(<[Told]>::len);
        lines.with(|lines| {
            let shown = lines.iter().filter(|(number, _)| *number < until);
            shown.cloned().collect()
        })
    });
    let past = Past::new(session);
    provide_context(past);
    // In a replay the slider sets the pace: that has no table.
    let is_table = session.table.with_untracked(|table| !table.id.is_empty());
    let playback = is_table.then(|| Playback::new(session, past, lines));
    if let Some(playback) = playback {
        provide_context(playback);
    }
    undo_key(session);
    sound::follow(session);
    let guard = Guard::new(session);
    let drag = Drag::new();
    view! {
        {playback.map(|playback| view! { <PlaybackBar playback/> })}
        <article
            class=format!("table {game}")
            // While something is played back nothing is picked up, as nothing is clicked.
            on:pointerdown=move |event| {
                if session.step.with_untracked(Option::is_none) {
                    drag.press(&event);
                }
            }
            on:mousedown:capture=move |event| guard.press(&event)
            on:click:capture=move |event| guard.click(&event)
            on:keydown:capture=move |event| guard.key(&event)
        >
            <h1 class="unseen">{title}</h1>
            {session.game.table(session, shown_lines)}
            <div class="side">
                // Above what grows with every step.
                {playback.map(|playback| view! { <PlayAgain playback/> })}
                <Log session past lines=shown_lines/>
                {children.map(|children| children())}
            </div>
        </article>
        <TextBoard session/>
        <Announced session lines/>
    }
}

/// The player whose turn it is, and what the person at this screen can do besides the board.
#[component]
pub(crate) fn Status(
    session: Session,
    /// What only some tables offer: nobody gets a hint against other people.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = words();
    let undo = move |_| session.wish(Wish::Undo(1));
    let confirming = Confirming::new(session);
    keyboard::follow(session);
    view! {
        <section class="status">
            <p class="turn" role="status" aria-live="polite">
                <Whose session/><span>{move || turn(session, words, confirming)}</span>
            </p>
            <Answered session/>
            <div class="buttons">
                <Slot session class="confirms" labels=&["table-confirm"]>
                <Show when=move || confirming.asks()>
                    <button
                        class="primary confirm"
                        aria-keyshortcuts=keyboard::CONFIRM
                        on:click=move |_| session.wish(Wish::Confirm)
                    >
                        {move || words.say("table-confirm")}
                        <kbd aria-hidden="true">{keyboard::CONFIRM}</kbd>
                    </button>
                </Show>
                </Slot>
                <Slot session class="undoes" labels=&["table-undo"]>
                <Show when=move || { session.undoable() > 0 }>
                    <button class="undo" on:click=undo>{move || words.say("table-undo")}</button>
                </Show>
                </Slot>
                {children.map(|children| children())}
            </div>
        </section>
    }
}

/// The place of a button that comes and goes: as large as the button with any of its labels, whether it is there
/// or not, so that no other button moves.
#[component]
pub(crate) fn Slot(
    session: Session,
    class: &'static str,
    labels: &'static [&'static str],
    children: Children,
) -> impl IntoView {
    let words = words();
    let is_kept = Memo::new(move |_| {
        let is_over = session.table.with(|table| table.state == State::Over);
        !is_over && session.seat.get().is_some()
    });
    let key = (class == "confirms").then_some(keyboard::CONFIRM);
    let kept = move |label: &'static str| {
        view! {
            <span class="as-wide" aria-hidden="true">
                {move || words.say(label)} {key.map(|key| view! { <kbd>{key}</kbd> })}
            </span>
        }
    };
    view! {
        <span class=format!("slot {class}")>
            <Show when=move || is_kept.get()>{labels.iter().map(|label| kept(label)).collect_view()}</Show>
            {children()}
        </span>
    }
}

/// What the table waits for, or whose turn is played back, in a sentence.
fn turn(session: Session, words: Words, confirming: Confirming) -> String {
    let (here, you) = (session.seat.get(), session.you());
    let moment = session.moment.get();
    let Some(awaits) = moment.awaits else {
        return match you {
            _ if moment.turn_of.is_empty() => words.say("playback-title"),
            Some(here) if moment.turn_of.contains(here) => words.say("playback-your-turn"),
            _ => about(session, words, "table-turn", moment.turn_of.iter()),
        };
    };
    match awaits {
        Awaits::Choices(asked) => match here.filter(|here| asked.contains(*here)) {
            Some(here) if you.is_none() => about(session, words, "table-turn", [here]),
            Some(_) => words.say("table-your-turn"),
            None if session.thinking.get() => about(session, words, "table-thinks", asked.iter()),
            None => about(session, words, "table-turn", asked.iter()),
        },
        Awaits::Confirm(seat) => match confirming.asks() {
            true if you.is_none() => {
                let who = session.name(seat);
                words.say_with("table-confirm-turn-of", &[("who", who.into())])
            }
            true => words.say("table-confirm-turn"),
            false => about(session, words, "table-turn", [seat]),
        },
        Awaits::Nothing => session.now.with(|now| end(session, words, now, you)),
        Awaits::Chance if session.has_real_dice() => words.say("real-waits"),
        Awaits::Players(_) | Awaits::Begin | Awaits::Chance => words.say("table-waits"),
    }
}

/// What the game came to, in a sentence or two: the table says it, nobody works it out. `you` is the seat of the
/// reader, if only one person can be meant by that.
pub(crate) fn end(
    session: Session,
    words: Words,
    now: &Now<Position>,
    you: Option<Seat>,
) -> String {
    // Without one there was no game.
    let conclusion = now.conclusion.as_ref();
    let said = conclusion.map(|conclusion| {
        let seats = session.table.with(|table| table.seats.clone());
        let text = words.text();
        text.ended(conclusion, &seats, you, |seat| session.name(seat))
    });
    said.unwrap_or_default()
}

/// A sentence about one or several who sit at the table.
pub(crate) fn about(
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

/// A sentence with the number of its event for all that happened.
pub(crate) type Lines = Memo<Vec<(usize, String)>>;

/// One for each event that needs one.
pub(crate) fn lines(session: Session, words: Words) -> Lines {
    Memo::new(move |_| {
        let told = session.told.get();
        let lines = told.iter().enumerate().filter_map(|(number, event)| {
            let sentence = match event.deed.as_ref()? {
                Deed::Entry(entry) => session.game.sentence(session, words, entry)?,
                _ => deeds::sentence(words, event, |seat| session.name(seat))?,
            };
            Some((number, sentence))
        });
        lines.collect()
    })
}
