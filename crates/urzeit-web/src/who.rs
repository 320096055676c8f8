//! What each seat plays before a game: a species or a colour.

use leptos::prelude::*;
use urzeit_rules::{Game, with_game};

use crate::{
    options::{Chosen, usual_who},
    text::{Words, words},
};

/// What each seat plays.
#[derive(Clone, Copy)]
pub(crate) struct Who {
    game: &'static str,
    pub(crate) plays: Memo<Vec<String>>,
    /// What was chosen for a seat, one after another.
    chosen: RwSignal<Vec<(usize, String)>>,
}

impl Who {
    /// What is usual with so many players and these options, until somebody chooses.
    pub(crate) fn of(game: &'static str, players: Signal<usize>, options: RwSignal<Chosen>) -> Who {
        let chosen = RwSignal::new(Vec::new());
        let plays = Memo::new(move |_| {
            let players = Some(players.get());
            let usual = options.with(|options| with_game!(game, usual_who(players, options)));
            chosen.with(|chosen: &Vec<_>| swap(usual, chosen))
        });
        Who {
            game,
            plays,
            chosen,
        }
    }
}

/// What each seat plays after some have chosen: who had it before gets what they had.
fn swap(usual: Vec<&'static str>, chosen: &[(usize, String)]) -> Vec<String> {
    let mut who: Vec<_> = usual.into_iter().map(str::to_owned).collect();
    let players = who.len();
    for (seat, chosen) in chosen.iter().filter(|(seat, _)| *seat < players) {
        match who.iter().position(|who| who == chosen) {
            Some(other) => who.swap(*seat, other),
            None => who[*seat].clone_from(chosen),
        }
    }
    who
}

/// Chooses what a seat plays.
#[component]
pub(crate) fn WhoFor(who: Who, seat: usize) -> impl IntoView {
    let words = words();
    let Who {
        game,
        plays,
        chosen,
    } = who;
    let all = with_game!(game, all_who());
    let value = Signal::derive(move || {
        plays
            .with(|plays| plays.get(seat).cloned())
            .unwrap_or_default()
    });
    // Who plays two colours at once plays those that the rules say.
    let can_choose = move || value.with(|value| all.contains(&&**value));
    let choose = move |event| {
        let name = event_target_value(&event);
        chosen.update(|chosen| chosen.push((seat, name)));
    };
    let choice = move |name: &'static str| {
        view! {
            <option value=name selected=move || value.with(|value| value == name)>
                {move || who_word(words, game, name)}
            </option>
        }
    };
    view! {
        <Show when=can_choose fallback=move || view! { <span>{move || value.with(|who| who_word(words, game, who))}</span> }>
            <label class="plays">
                <span class="unseen">
                    {move || words.say_with("setup-plays", &[("seat", (seat + 1).into())])}
                </span>
                <select prop:value=move || value.get() on:change=choose>
                    {all.iter().map(|name| choice(name)).collect_view()}
                </select>
            </label>
        </Show>
    }
}

fn all_who<G: Game>() -> &'static [&'static str] {
    G::WHO
}

/// A species or a colour; or two colours that one player has.
pub(crate) fn who_word(words: Words, game: &str, who: &str) -> String {
    let one = |who: &str| match game {
        "genesis" => words.say_with("genesis-species", &[("species", who.to_owned().into())]),
        _ => words.say_with(
            &format!("{game}-colour"),
            &[("colour", who.to_owned().into())],
        ),
    };
    who.split('+').map(one).collect::<Vec<_>>().join(" + ")
}
