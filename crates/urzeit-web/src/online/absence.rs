//! Players who are away and seats that are offered, at a table on the server.

use leptos::prelude::*;
use urzeit_rules::Seat;
use urzeit_table::{
    Offer, Overdue, Remedy, Vote, Wish,
    messages::{SeatInfo, Sit, State},
};

use super::{
    api_call::{ApiCall, Trouble},
    here::here,
    listed::moment,
    room::{Link, change},
};
use crate::{session::online::Online, text::words};

/// Those who are away, of whom something is asked: the others what they decide, the player whether they are back.
pub(super) fn away(online: Online) -> Vec<Seat> {
    let here = online.session.seat.get();
    let seats = online.session.table.with(|table| table.seats.clone());
    let is_mine = |info: &SeatInfo| here == Some(info.seat);
    // A player who is away decides about nobody.
    let is_away = seats.iter().any(|info| is_mine(info) && info.away);
    let is_asked = |info: &SeatInfo| {
        // While a computer player sits in, another question asks that.
        let sits_in = is_mine(info) && info.stand_in.is_some();
        info.away && info.is_person() && !sits_in && (is_mine(info) || !is_away)
    };
    let away = seats.iter().filter(|info| is_asked(info));
    away.map(|info| info.seat).collect()
}

/// What those who are present decide about a player who is away, and what that player can do.
#[component]
pub(super) fn Away(online: Online, seat: Seat) -> impl IntoView {
    let words = words();
    let session = online.session;
    let table = session.table;
    let here = move || session.seat.get();
    let is_mine = Memo::new(move |_| here() == Some(seat));
    let votes = Memo::new(move |_| {
        let votes = session.now.with(|now| now.votes.clone());
        let votes = votes.into_iter().filter(|vote| vote.away == seat);
        votes.collect::<Vec<Vote>>()
    });
    let said = move || {
        let votes = votes.get().into_iter();
        let others = votes.filter(|vote| Some(vote.seat) != here()).map(|vote| {
            let named = [("who", session.name(vote.seat).into())];
            words.say_with(&format!("away-votes-{}", vote.remedy), &named)
        });
        let ends = table.with(|table| table.seats.get(seat.index())?.vote_ends);
        let ends = ends.map(|ends| {
            let when = [("when", moment(words, ends).into())];
            words.say_with("away-vote-ends", &when)
        });
        others.chain(ends).collect::<Vec<_>>().join(" ")
    };
    let is_offered = move || offer(online, seat).is_some();
    let button = move |remedy: Remedy| {
        let is_chosen = move || {
            let mine = votes.get().into_iter();
            let mut mine = mine.filter(|vote| Some(vote.seat) == here());
            // A seat that is offered already cannot be offered once more.
            mine.any(|vote| vote.remedy == remedy) || is_offered() && remedy == Remedy::Substitute
        };
        view! {
            <button
                aria-pressed=move || is_chosen().to_string()
                disabled=is_chosen
                on:click=move |_| session.wish(Wish::Vote(seat, remedy))
            >
                {move || words.say(&format!("away-{remedy}"))}
            </button>
        }
    };
    let other = move || {
        // It says what the banner would say: nobody reads both.
        let key = match table.with(|table| table.settings.overdue) {
            Overdue::Nothing => "away-other",
            Overdue::Turn(_) => "away-other-turn",
            Overdue::Rest(_) => "away-other-rest",
        };
        words.say_with(key, &[("who", session.name(seat).into())])
    };
    // On a phone it would lie over what a player is to choose: there a player who is asked reads it in one line.
    let folds = RwSignal::new(None::<bool>);
    let is_folded = Memo::new(move |_| folds.get().unwrap_or_else(|| session.is_asked()));
    let fold = move |_| folds.set(Some(!is_folded.get_untracked()));
    let fold_label = move || {
        words.say(if is_folded.get() {
            "away-decide"
        } else {
            "away-later"
        })
    };
    view! {
        <Show when=move || !is_mine.get() fallback=move || view! { <Yours online/> }>
            <div class="question absence" class:folded=move || is_folded.get() role="alert">
                <span>{other} " " {said}</span>
                <button class="plain fold" aria-expanded=move || (!is_folded.get()).to_string() on:click=fold>{fold_label}</button>
                <div class="remedies">{Remedy::ALL.map(button)}</div>
                <details class="how">
                    <summary>{move || words.say("away-how")}</summary>
                    <p>{move || words.say("away-how-more")}</p>
                </details>
            </div>
        </Show>
    }
}

/// What a player who is away can do.
#[component]
fn Yours(online: Online) -> impl IntoView {
    let words = words();
    let session = online.session;
    // With a clock only a turn counts, because no time is left to come back to.
    let plays = Memo::new(move |_| {
        let is_counted = session.table.with(|table| table.settings.pace.is_counted());
        is_counted && session.is_asked()
    });
    view! {
        <p class="question absence" role="alert">
            <span>{move || words.say(if plays.get() { "away-you-play" } else { "away-you" })}</span>
            <Show when=move || !plays.get()>
                <button class="primary" on:click=move |_| session.wish(Wish::Return)>
                    {move || words.say("away-here")}
                </button>
            </Show>
        </p>
    }
}

/// How a seat is offered, if it is.
fn offer(online: Online, seat: Seat) -> Option<Offer> {
    let table = online.session.table;
    table.with(|table| table.seats.get(seat.index())?.offer)
}

/// The seats that are offered while the game runs.
pub(super) fn offered(online: Online) -> Vec<Seat> {
    online.session.table.with(|table| {
        let runs = table.state == State::Running;
        let offered = table.seats.iter();
        let offered = offered.filter(|info| runs && info.offer.is_some());
        offered.map(|info| info.seat).collect()
    })
}

/// A seat that is offered: a link for those who play, a button for everybody else.
#[component]
pub(super) fn Offered(online: Online, seat: Seat) -> impl IntoView {
    let words = words();
    let session = online.session;
    let table = session.table;
    let api_call = ApiCall::new();
    let offer = Memo::new(move |_| offer(online, seat));
    let you = Memo::new(move |_| table.with(|table| table.you));
    let is_asked = move || offer.get() == Some(Offer::Asked);
    let is_mine = move || you.get() == Some(seat);
    let plays = move || you.get().is_some();
    let named = move || [("who", session.name(seat).into())];
    let says = move || {
        let key = match offer.get() {
            Some(Offer::Asked) => "offer-asked",
            Some(Offer::Others) => "offer-by-others",
            _ => "offer-by-holder",
        };
        words.say_with(key, &named())
    };
    let ends = move || {
        let ends = table.with(|table| table.seats.get(seat.index())?.offer_ends);
        let when = |ends| [("when", moment(words, ends).into())];
        ends.map(|ends| words.say_with("offer-ends", &when(ends)))
    };
    let agreed = move || {
        let agree = Vote {
            seat: you.get().unwrap_or(seat),
            away: seat,
            remedy: Remedy::Substitute,
        };
        session.now.with(|now| now.votes.contains(&agree))
    };
    view! {
        <div class="question absence">
            <span>{says} " " {ends}</span>
            // What the others offer is theirs to offer until the player is back.
            <Show when=move || is_mine() && offer.get() != Some(Offer::Others)>
                <button on:click=move |_| session.wish(Wish::Withdraw)>{move || words.say("offer-keep")}</button>
            </Show>
            <Show when=move || is_asked() && plays() && !is_mine()>
                <button class="primary" disabled=agreed
                    on:click=move |_| session.wish(Wish::Vote(seat, Remedy::Substitute))
                >
                    {move || words.say("offer-agree")}
                </button>
            </Show>
            <Show when=move || !plays() && !is_asked()>
                <TakeSeat online seat offer api_call/>
            </Show>
            <Show when=move || plays() && !is_asked()><Link online label="offer-link"/></Show>
            <Trouble api_call/>
        </div>
    }
}

/// Taking a seat that is offered.
#[component]
fn TakeSeat(
    online: Online,
    seat: Seat,
    offer: Memo<Option<Offer>>,
    api_call: ApiCall,
) -> impl IntoView {
    let words = words();
    let here = here();
    let session = online.session;
    let invite = online.invite();
    let counts = RwSignal::new(false);
    // For a player who left without a word the game is lost, and counts for nobody else.
    let may_count =
        move || session.table.with(|table| table.rated) && offer.get() == Some(Offer::Holder);
    let take = move |_| {
        let sit = Sit {
            seat: Some(seat.number() as u8),
            invite: invite.clone(),
            counts: counts.get_untracked(),
            ..Sit::default()
        };
        if here.is_nobody() {
            here.sits_down.set(Some(sit));
        } else {
            change(api_call, online, "sit", sit);
        }
    };
    let label = move || words.say_with("offer-take", &[("who", session.name(seat).into())]);
    view! {
        <Show when=may_count>
            <label>
                <input type="checkbox" prop:checked=move || counts.get()
                    on:change=move |event| counts.set(event_target_checked(&event))/>
                {move || words.say("offer-counts")}
            </label>
        </Show>
        <button class="primary" on:click=take>{label}</button>
    }
}
