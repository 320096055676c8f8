//! The names of the players, and the reader among them.

use leptos::prelude::*;
use urzeit_rules::Seat;

use crate::{session::Session, text::words};

/// The name of a player in a list of all. The reader's is marked: what others are called says nothing to a player
/// who has never chosen a name.
#[component]
pub(crate) fn Name(session: Session, #[prop(into)] seat: Signal<Option<Seat>>) -> impl IntoView {
    let words = words();
    let name = move || seat.get().map(|seat| session.name(seat));
    let is_you = move || seat.get().is_some() && session.you() == seat.get();
    view! {
        {name}
        <Show when=is_you>" "<span class="you">{move || words.say("table-you")}</span></Show>
    }
}

/// The piece by which the player is known whose turn it is, beside what is said of them; nothing while that is several
/// others.
#[component]
pub(crate) fn Whose(session: Session) -> impl IntoView {
    let whose = Memo::new(move |_| {
        let turn_of = session.moment.with(|moment| moment.turn_of);
        let reader = session.you().filter(|you| turn_of.contains(*you));
        let mut seats = turn_of.iter();
        let only = seats.next().filter(|_| seats.next().is_none());
        reader.or(only)
    });
    let picture = move || {
        let seat = whose.get()?;
        let view = session.moment.with_untracked(|moment| moment.view.clone());
        Some(view.emblem(seat).picture)
    };
    view! { <span class="emblem" aria-hidden="true">{picture}</span> }
}
