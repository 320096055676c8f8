//! What would be undone if all agreed to go back: in sentences, and on the board.

use std::collections::BTreeSet;

use leptos::prelude::*;
use urzeit_table::{Request, Told, followed::standing};

use crate::{
    past::Past,
    pointed::points,
    session::{Session, online::Online},
    text::words,
};

/// How many sentences say what would be undone; more are only counted.
const MOST_SENTENCES: usize = 4;

/// What somebody asks to undo: how many entries, and the events that told of them.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Undone {
    count: usize,
    events: BTreeSet<usize>,
}

impl Undone {
    fn of(request: Request, told: &[Told]) -> Option<Undone> {
        let entries = standing(told)?;
        let undone = entries.get(request.entries()..)?;
        Some(Undone {
            count: undone.len(),
            events: undone.iter().copied().collect(),
        })
    }
}

/// What a request would undo, as a list of sentences; meanwhile the board shows it.
#[component]
pub(super) fn WouldBeUndone(online: Online) -> impl IntoView {
    let words = words();
    let session: Session = online.session;
    let undone = Memo::new(move |_| {
        let request = session.now.with(|now| now.request)?;
        session.told.with(|told| Undone::of(request, told))
    });
    let past = Past::new(session);
    Effect::new(move |_| {
        let events = undone.get().map(|undone| undone.events);
        let events = events.unwrap_or_default().into_iter();
        let marked = events.flat_map(|event| points(session, past, event));
        session.requested.set(marked.collect());
    });
    on_cleanup(move || session.requested.set(Vec::new()));
    let lines = session.game.lines(session, words);
    let sentences = move || {
        let undone = undone.get()?;
        let said = lines.with(|lines| {
            let said = lines
                .iter()
                .filter(|(event, _)| undone.events.contains(event));
            said.map(|(_, line)| line.clone()).collect::<Vec<_>>()
        });
        let more = said.len().saturating_sub(MOST_SENTENCES);
        let more = (more > 0).then(|| words.say_with("back-more", &[("count", more.into())]));
        let said = said.into_iter().take(MOST_SENTENCES).chain(more);
        let said = said.map(|line| view! { <li>{line}</li> }).collect_view();
        let count = words.say_with("back-steps", &[("count", undone.count.into())]);
        Some(view! { <span class="steps">{count}</span> <ul class="undone">{said}</ul> })
    };
    view! { {sentences} }
}
