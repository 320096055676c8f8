//! An invitation to whoever plays a game for the first time.

use leptos::prelude::*;
use urzeit_rules::record::GAMES;
use urzeit_table::{Told, messages::State};

use super::{address, is_guided};
use crate::{
    app::{keep, kept},
    session::{self, Session},
    text::words,
};

/// A player who has chosen so often plays already.
const CHOSEN: usize = 3;

/// Offers the guided game, in somebody's first game of its kind only, until it is dismissed or that game is under way.
#[component]
pub(crate) fn Offer(session: Session) -> impl IntoView {
    let words = words();
    let (id, game) = session
        .table
        .with_untracked(|table| (table.id.clone(), table.game.clone()));
    let place = format!("urzeit.guide-offered.{game}");
    let was_offered = kept(&place);
    let is_first = match &was_offered {
        Some(table) => *table == id,
        None => {
            GAMES.contains(&&*game)
                && session::all()
                    .iter()
                    .all(|kept| kept.id == id || kept.game != game)
        }
    };
    let shown = RwSignal::new(is_first && !is_guided(&id) && untrack(|| !session.has_real_dice()));
    // A learner who has played it to the end has learned it.
    let is_over = move || session.table.with(|table| table.state == State::Over);
    if was_offered.is_none() {
        keep(&place, &id);
    }
    let is_under_way = Memo::new(move |_| {
        let people = session.people();
        let is_own = |event: &Told| event.entry().and_then(|entry| entry.seat);
        session.with_told(|told| {
            let chosen = told.iter().filter_map(is_own);
            chosen.filter(|&seat| people.contains(seat)).count() >= CHOSEN
        })
    });
    let dismiss = move |_| {
        keep(&place, "dismissed");
        shown.set(false);
    };
    let dismiss = StoredValue::new(dismiss);
    let game = StoredValue::new(game);
    view! {
        <Show when=move || shown.get() && !is_under_way.get() && !is_over()>
            <aside class="guide-offer" aria-label=move || words.say("guide-learn")>
                <p>{move || words.say("guide-offer")}</p>
                <div class="buttons">
                    <a class="button" href=address(&game.get_value())>{move || words.say("guide-learn")}</a>
                    <button class="plain" on:click=move |event| dismiss.with_value(|dismiss| dismiss(event))>
                        {move || words.say("guide-offer-no")}
                    </button>
                </div>
            </aside>
        </Show>
    }
}
