//! The board on which something is tried out, in the place of the table. It says what it is, and what goes on
//! in the game meanwhile.

use leptos::{html::H2, prelude::*};
use urzeit_table::{Awaits, EntryText};

use super::{
    KEY, TryingOut,
    line::TriedLine,
    tried::{Tried, Unplayed},
};
use crate::{
    log::show_board,
    real::Pad,
    session::Session,
    table::{Board, Status, Typed, about, end},
    text::{Words, words},
};

/// How many of its moves a line is called by.
const NAMED_BY: usize = 3;

#[component]
pub(super) fn TryOut(trying: TryingOut, beside: ChildrenFn) -> impl IntoView {
    let words = words();
    let real = trying.session;
    let Some(tried) = Tried::begin(real) else {
        return view! {
            <section class="narrow">
                <p role="alert">{move || words.say("try-impossible")}</p>
                <Leave trying/>
            </section>
        }
        .into_any();
    };
    // Another player at this screen does not see what this one has tried out.
    Effect::new(move |_| {
        if real.seat.get() != Some(tried.me) {
            trying.on.set(false);
        }
    });
    let title = NodeRef::<H2>::new();
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            request_animation_frame(move || {
                let _ = title.focus();
            });
        }
    });
    let session = tried.session;
    let is_imagined = move || {
        let seen = tried.line.with(|line| line.seen.clone());
        let view = real.game.position(&seen);
        view.is_some_and(|view| view.has_blanks())
    };
    let forward = move || tried.at.get() < tried.line.with(|line| line.entries.len());
    view! {
        <section class="tried" aria-labelledby="try-title">
            <header class="banner try-banner">
                <h2 id="try-title" tabindex="-1" node_ref=title>{move || words.say("try-title")}</h2>
                <p>{move || words.say("try-about")}</p>
                <Show when=is_imagined><p class="imagined">{move || words.say("try-imagined")}</p></Show>
                <p class="news" role="status">{move || news(real, words)}</p>
                <div class="buttons">
                    <Play trying tried/>
                    <Leave trying/>
                </div>
            </header>
            <Status session>
                <Show when=forward>
                    <button class="forward" on:click=move |_| {
                        tried.go_to(tried.at.get_untracked() + 1);
                    }>{move || words.say("try-forward")}</button>
                </Show>
            </Status>
            <Chance tried/>
            <Board session>{beside()}</Board>
            <div class="below"><Typed session/></div>
            <Kept tried/>
        </section>
    }
    .into_any()
}

/// What the game waits for meanwhile.
fn news(real: Session, words: Words) -> String {
    let says = match real.now.with(|now| now.awaits) {
        _ if real.is_asked() => words.say("table-your-turn"),
        _ if real.has_to_confirm() => words.say("table-confirm-turn"),
        Awaits::Choices(seats) => about(real, words, "table-turn", seats.iter()),
        Awaits::Confirm(seat) => about(real, words, "table-turn", [seat]),
        Awaits::Nothing => real.now.with(|now| end(real, words, now, None)),
        Awaits::Chance | Awaits::Players(_) | Awaits::Begin => words.say("table-waits"),
    };
    words.say_with("try-news", &[("says", says.into())])
}

/// The way back to the game.
#[component]
fn Leave(trying: TryingOut) -> impl IntoView {
    let words = words();
    view! {
        <button class="leave-try" aria-keyshortcuts=KEY on:click=move |_| trying.leave()>
            {move || words.say("try-back")}
            <kbd aria-hidden="true">{KEY}</kbd>
        </button>
    }
}

/// Plays in the game what can be played there, or says why nothing can.
#[component]
fn Play(trying: TryingOut, tried: Tried) -> impl IntoView {
    let words = words();
    let playable = Memo::new(move |_| tried.playable());
    let play = move |_| {
        // If nothing can be played any more, it is said below why.
        if tried.play() {
            trying.leave();
        }
    };
    let why = move || match playable.get() {
        Ok(moves) => words.say_with("try-plays", &[("count", moves.len().into())]),
        Err(Unplayed::Stale) => words.say("try-stale"),
        Err(Unplayed::NotOwn) => words.say("try-not-own"),
        Err(Unplayed::Refused(why)) => words.why(&why),
    };
    view! {
        <Show when=move || playable.with(Result::is_ok)>
            <button class="primary play-this" aria-describedby="try-why" on:click=play>
                {move || words.say("try-play")}
            </button>
        </Show>
        <p class="quiet" id="try-why" role="status">{why}</p>
    }
}

/// What dice and cards show: the player chooses it, or lets chance decide.
#[component]
fn Chance(tried: Tried) -> impl IntoView {
    let words = words();
    let session = tried.session;
    // The pictures of a game have its colours.
    let class = session
        .table
        .with_untracked(|table| format!("real {}", table.game));
    view! {
        <Show when=move || session.chance_is_asked()>
            <section class=class.clone() aria-label=move || words.say("try-chance")>
                <Pad session/>
                <button class="roll-for-me" on:click=move |_| tried.roll()>
                    {move || words.say("try-roll")}
                </button>
            </section>
        </Show>
    }
}

/// The lines that this browser keeps.
#[component]
fn Kept(tried: Tried) -> impl IntoView {
    let words = words();
    let line = move |line: TriedLine| {
        let (id, opened) = (line.id, line.clone());
        let called = {
            let line = line.clone();
            Memo::new(move |_| name(tried.session, words, &line))
        };
        let open = move |_| {
            tried.open(opened.clone());
            show_board();
        };
        let is_stale = move || tried.is_stale(&line);
        let is_open = move || tried.line.with(|line| line.id == id);
        let forget = move || words.say_with("try-forget", &[("line", called.get().into())]);
        view! {
            <li>
                <button class="open-line" aria-current=move || is_open().then_some("true")
                    on:click=open>{called}</button>
                <Show when=is_stale.clone()><span class="stale">{move || words.say("try-line-stale")}</span></Show>
                <button class="plain forget-line" aria-label=forget title=forget on:click=move |_| tried.forget(id)>"×"</button>
            </li>
        }
    };
    let begin = move |_| {
        tried.begin_anew();
        show_board();
    };
    let has_lines = move || tried.kept.with(|lines| !lines.is_empty());
    view! {
        <section class="lines-kept" aria-labelledby="try-lines">
            <h2 id="try-lines">{move || words.say("try-lines")}</h2>
            <p class="quiet">{move || words.say("try-lines-more")}</p>
            <Show when=move || tried.session.unsaved.get()>
                <p role="alert">{move || words.say("try-unsaved")}</p>
            </Show>
            <ul>
                <For each=move || tried.kept.get() key=|line| (line.id, line.entries.len()) children=line/>
            </ul>
            <div class="buttons">
                <button class="new-line" on:click=begin>{move || words.say("try-new")}</button>
                <Show when=has_lines>
                    <button class="plain forget-lines" on:click=move |_| tried.forget_all()>
                        {move || words.say("try-forget-all")}
                    </button>
                </Show>
            </div>
        </section>
    }
}

/// What a line is called: its first moves, and how many there are.
fn name(session: Session, words: Words, line: &TriedLine) -> String {
    let entries = line.entries.iter().filter_map(|entry| {
        let entry: EntryText = entry.parse().ok()?;
        session.game.sentence(session, words, &entry)
    });
    let moves: Vec<_> = entries.take(NAMED_BY).collect();
    let named = [
        ("moves", moves.join(" ").into()),
        ("count", line.entries.len().into()),
    ];
    words.say_with("try-line", &named)
}
