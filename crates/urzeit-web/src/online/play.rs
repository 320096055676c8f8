//! A game on the server that runs, or is over.

use std::time::Duration;

use leptos::{ev, prelude::*};
use leptos_router::hooks::use_navigate;
use urzeit_rules::Seat;
use urzeit_table::{
    Told, Wish,
    messages::{About, Rematch, SeatInfo, State, TableInfo, TablePage},
};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use super::{
    api_call::{ApiCall, Sure, Trouble},
    chat::Chat,
    clocks::Clocks,
    ending,
    fair::Fair,
    happened::Happened,
    haste::Haste,
    heard::hear,
    here::here,
    known::{Known, StarButton},
    notices,
    orders::Orders,
    own_bytes,
    questions::Questions,
    room::{Facts, change},
    unread::{PassingLine, ToChat, Unread},
};
use crate::{
    http::{get, get_text, post},
    notes::Notes,
    session::{Session, online::Online},
    table::{Board, Status, Typed},
    text::{Words, words},
    try_out::{TryIt, TryingOut},
};

/// How often it is asked how many people watch.
const AGAIN: Duration = Duration::from_secs(20);

#[component]
pub(super) fn Playing(online: Online, unread: Unread) -> impl IntoView {
    let session = online.session;
    let api_call = ApiCall::new();
    let plays = move || {
        let runs = session.table.with(|table| table.state == State::Running);
        runs && session.seat.get().is_some()
    };
    let is_over = move || session.table.with(|table| table.state == State::Over);
    let has_seat = move || session.seat.get().is_some();
    hear(online, unread);
    let here = here();
    let is_named = move || here.me().is_some();
    let trying = TryingOut::new(session);
    let is_at_table = move || !trying.is_on();
    ending::bring_into_sight(session, is_at_table);
    let beside = move || {
        view! {
            <Show when=is_named><Chat online unread docks=true/></Show>
            <Show when=has_seat><Notes session/></Show>
        }
        .into_any()
    };
    view! {
        <div class="top">
            <Show when=is_at_table>
                <Status session>
                    <NextTable session api_call/>
                    <Show when=plays><Menu online api_call/></Show>
                    <TryIt trying/>
                </Status>
            </Show>
            <Clocks online/>
            <Show when=is_named><ToChat unread/></Show>
            <Watching online/>
        </div>
        <Show when=is_over><Over online api_call/></Show>
        <Show when=is_at_table fallback=move || trying.board(beside)>
            <Board session>
                <Haste session/>
                {beside()}
                <Show when=plays><Orders session/></Show>
            </Board>
        </Show>
        <div class="below">
            <Show when=move || plays() && is_at_table()>
                <Typed session/>
            </Show>
            <Trouble api_call/>
        </div>
        <div class="below"><Facts online/></div>
        <div class="dock">
            <Happened online/>
            <PassingLine unread/>
            <Questions online plays=Signal::derive(plays)/>
            <RematchOffer session api_call/>
        </div>
    }
}

/// That somebody only watches, and how many others do.
#[component]
fn Watching(online: Online) -> impl IntoView {
    let words = words();
    let session = online.session;
    let count_again = move || {
        let is_watchable = session.table.try_with_untracked(|table| table.spectators);
        if is_watchable == Some(true) && !document().hidden() {
            online.refresh();
        }
    };
    if let Ok(again) = set_interval_with_handle(count_again, AGAIN) {
        on_cleanup(move || again.clear());
    }
    let watches = move || session.seat.get().is_none();
    let you = move || watches().then(|| words.say("play-you-watch"));
    let watching = move || {
        // A spectator need not be told of one: it is the spectator.
        let known = usize::from(watches());
        let watching = session.table.with(|table| table.watching);
        (watching > known).then(|| words.say_with("play-watching", &[("count", watching.into())]))
    };
    view! {
        <span class="quiet">{you}</span>
        <span class="quiet">{watching}</span>
    }
}

/// The way to another table that waits for the player who is here.
#[component]
fn NextTable(session: Session, api_call: ApiCall) -> impl IntoView {
    let words = words();
    let here = here();
    let navigate = use_navigate();
    let next = StoredValue::new_local(move || {
        let id = session.table.with_untracked(|table| table.id.clone());
        let navigate = navigate.clone();
        let turns = get(format!("/api/turns?at={id}"));
        api_call.run(turns, move |turns: TablePage| {
            if let Some(next) = turns.next {
                navigate(&format!("/table/{next}"), Default::default());
            }
        });
    });
    // A player who is waited for here does that first.
    let others_wait = move || {
        let is_waited_for = session.is_asked() || session.has_to_confirm();
        let id = session.table.with(|table| table.id.clone());
        let waits = here.notices.with(|notices| {
            let mut turns = notices.iter().filter(|notice| notice.about == About::Turn);
            turns.any(|notice| notice.table != id)
        });
        !is_waited_for && waits
    };
    view! {
        <Show when=others_wait>
            <button class="next-table" title=move || words.say("play-next-more") on:click=move |_| next.with_value(|next| next())>
                {move || words.say("play-next")}
            </button>
        </Show>
    }
}

/// Folds a menu again as soon as somebody clicks elsewhere, or presses Escape.
fn fold_when_left(menu: NodeRef<leptos::html::Details>) -> Callback<()> {
    let fold = Callback::new(move |()| {
        if let Some(Some(menu)) = menu.try_get_untracked() {
            menu.set_open(false);
        }
    });
    let listeners = [
        window_event_listener(ev::pointerdown, move |event| {
            let target = event.target().and_then(|target| target.dyn_into().ok());
            let inside = target.and_then(|target: Element| target.closest(".menu").ok().flatten());
            if inside.is_none() {
                fold.run(());
            }
        }),
        window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                fold.run(());
            }
        }),
    ];
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    fold
}

/// What is seldom wanted while a game runs.
#[component]
fn Menu(online: Online, api_call: ApiCall) -> impl IntoView {
    let words = words();
    let session = online.session;
    let menu = NodeRef::new();
    let fold = fold_when_left(menu);
    let want = move |wish: Wish| {
        fold.run(());
        session.wish(wish);
    };
    let ask_back = move |_| {
        let id = session.table.with_untracked(|table| table.id.clone());
        let Some(seat) = session.seat.get_untracked() else {
            return;
        };
        let record = get_text(format!("/api/tables/{id}/record"));
        api_call.run(record, move |record| {
            if let Some(entries) = before_last_of(&record, seat) {
                want(Wish::Ask(entries));
            }
        });
    };
    // What has happened decides what can be wanted.
    let maker = |event: &Told| event.entry()?.seat;
    let has_begun = Memo::new(move |_| {
        session
            .told
            .with(|told| told.iter().any(|event| maker(event).is_some()))
    });
    let has_chosen = Memo::new(move |_| {
        let here = session.seat.get();
        session.with_standing(|standing| {
            let mut makers = standing.iter().filter_map(|event| maker(event));
            makers.any(|seat| Some(seat) == here)
        })
    });
    // What a player can undo alone is not asked for.
    let may_ask = move || {
        let can_undo = session.undoable() > 0;
        !can_undo && has_chosen.get() && session.now.with(|now| now.request.is_none())
    };
    let may_propose = move || session.now.with(|now| now.ending.is_empty());
    let mine = move || {
        let seat = session.seat.get()?.index();
        session.table.with(|table| table.seats.get(seat).cloned())
    };
    let holds = move || mine().is_some_and(|mine| mine.is_person());
    let is_alone = move || {
        let people = |table: &TableInfo| table.seats.iter().filter(|seat| seat.is_person()).count();
        session.table.with(people) == 1
    };
    let may_offer = move || mine().is_some_and(|mine| mine.offer.is_none());
    view! {
        <Show when=holds>
            <details class="menu" node_ref=menu>
                <summary class="button">{move || words.say("play-menu")}</summary>
                // What cannot be wanted now stays where it is, so that nothing else comes under the pointer.
                <div class="wishes">
                    <button disabled=move || !may_ask() on:click=ask_back>{move || words.say("play-ask-back")}</button>
                    <button disabled=move || !may_propose() on:click=move |_| want(Wish::EndGame)>
                        {move || words.say("play-end-game")}
                    </button>
                    <button disabled=move || !may_offer() on:click=move |_| want(Wish::Offer)>
                        {move || words.say("play-offer")}
                    </button>
                    <Sure label="play-resign" question=Signal::derive(move || before_resigning(online, words))
                        act=move || want(Wish::Resign)/>
                    <Show when=move || is_alone() && !has_begun.get()>
                        <Sure label="room-abort"
                            act=move || change(api_call, online, "abort", ())/>
                    </Show>
                </div>
            </details>
        </Show>
    }
}

/// What follows if the player at this screen resigns.
fn before_resigning(online: Online, words: Words) -> String {
    let session = online.session;
    let here = session.seat.get();
    let (seats, settings) = session
        .table
        .with(|table| (table.seats.clone(), table.settings));
    let mut others = seats.iter().filter(|info| Some(info.seat) != here);
    let plays_on = others.clone().any(SeatInfo::is_person);
    match others.next().filter(|_| seats.len() == 2) {
        Some(other) => {
            let named = [("who", session.name(other.seat).into())];
            words.say_with("resign-two", &named)
        }
        None if plays_on => {
            let level = words.say(&format!("level-{}", settings.plays_on()));
            words.say_with("resign-more", &[("level", level.into())])
        }
        None => words.say("resign-last"),
    }
}

/// How many entries the game had before the last choice of a seat.
fn before_last_of(record: &str, seat: Seat) -> Option<usize> {
    let (_, log) = record.split_once("\nlog\n")?;
    let entries = log.lines().filter(|line| !line.starts_with('!'));
    let entries: Vec<_> = entries.collect();
    let own = format!("{seat} ");
    entries.iter().rposition(|entry| entry.starts_with(&own))
}

/// Those with whom the player at this screen has just played, to be starred.
#[component]
fn Opponents(id: String) -> impl IntoView {
    let words = words();
    let known = Known::new();
    let opponents = Memo::new(move |_| {
        let recent = known.people.with(|people| people.recent.clone());
        let here = recent.into_iter().filter(|one| {
            let last = one.last.as_ref();
            last.is_some_and(|last| last.table == id)
        });
        let here = here.map(|one| (one.account, one.name));
        here.collect::<Vec<_>>()
    });
    view! {
        <Show when=move || opponents.with(|opponents| !opponents.is_empty())>
            <div class="opponents">
                <span>{move || words.say("over-stars")}</span>
                <For each=move || opponents.get() key=|(account, _)| *account let((account, name))>
                    <span class="opponent">
                        <a href=format!("/people/{account}")>{name.clone()}</a>
                        <StarButton known account name/>
                    </span>
                </For>
            </div>
        </Show>
    }
}

/// Sits down at the next table of the same players, and goes there.
fn play_again(session: Session, api_call: ApiCall) -> Callback<()> {
    let navigate = StoredValue::new_local(use_navigate());
    Callback::new(move |()| {
        let id = session.table.with_untracked(|table| table.id.clone());
        let bytes = own_bytes();
        let again = post(format!("/api/tables/{id}/rematch"), Rematch { bytes });
        let navigate = navigate.get_value();
        api_call.run(again, move |table: TableInfo| {
            navigate(&format!("/table/{}", table.id), Default::default());
        });
    })
}

/// Somebody else who played here wants to play again: above the page, where it is seen.
#[component]
fn RematchOffer(session: Session, api_call: ApiCall) -> impl IntoView {
    let words = words();
    let here = here();
    let again = play_again(session, api_call);
    let offer = Memo::new(move |_| {
        let id = session.table.with(|table| table.id.clone());
        here.notices.with(|notices| {
            let mut notices = notices.iter();
            let offer = notices.find(|one| one.table == id && one.is_rematch_offer());
            offer.cloned()
        })
    });
    let says = move || offer.get().map(|offer| notices::sentence(words, &offer));
    view! {
        // It stays in the page, so that what comes is read out.
        <div class="rematch-offer" class:question=move || offer.with(Option::is_some)>
            <p role="status">{says}</p>
            <Show when=move || offer.with(Option::is_some)>
                <div class="buttons">
                    <button class="primary" on:click=move |_| again.run(())>
                        {move || words.say("play-rematch-waits")}
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// When the game is over: again, go through it, check it.
#[component]
fn Over(online: Online, api_call: ApiCall) -> impl IntoView {
    let words = words();
    let table = online.session.table;
    let id = table.with_untracked(|table| table.id.clone());
    let again = play_again(online.session, api_call);
    let played = move || table.with(|table| table.you.is_some());
    let label = move || {
        let has_rematch = table.with(|table| table.rematch.is_some());
        words.say(if has_rematch {
            "play-rematch-waits"
        } else {
            "play-rematch"
        })
    };
    let opponents = {
        let id = id.clone();
        move || view! { <Opponents id=id.clone()/> }
    };
    view! {
        <section class="over" tabindex="-1">
            <div class="buttons">
                <Show when=played>
                    <button class="primary" on:click=move |_| again.run(())>{label}</button>
                </Show>
                <a class="button" href=format!("/replay/table/{id}")>{move || words.say("table-replay")}</a>
                <a class="button" href=format!("/api/tables/{id}/record") rel="external" download="">
                    {move || words.say("play-record")}
                </a>
                <a class="button" href="/online">{move || words.say("lobby-title")}</a>
            </div>
            <Show when=played>{opponents.clone()}</Show>
            <Fair id/>
        </section>
    }
}
