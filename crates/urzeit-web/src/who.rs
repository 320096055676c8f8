//! What each seat plays before a game: a species or a colour.

use leptos::prelude::*;
use urzeit_rules::{Game, with_game};

use crate::{
    options::{Chosen, can_play, usual_who},
    text::{Words, words},
};

/// What each seat plays.
#[derive(Clone, Copy)]
pub(crate) struct Who {
    game: &'static str,
    options: RwSignal<Chosen>,
    pub(crate) plays: Memo<Vec<String>>,
    /// What was chosen for a seat, one after another.
    chosen: RwSignal<Vec<(usize, String)>>,
}

impl Who {
    /// What is usual with so many players and these options, until somebody chooses.
    pub(crate) fn of(game: &'static str, players: Signal<usize>, options: RwSignal<Chosen>) -> Who {
        let chosen = RwSignal::new(Vec::<(usize, String)>::new());
        let plays = Memo::new(move |_| {
            options.with(|options| {
                let usual = with_game!(game, usual_who(Some(players.get()), options));
                let usual = usual.into_iter().map(str::to_owned).collect();
                chosen.with(|chosen| {
                    chosen.iter().fold(usual, |who: Vec<_>, (seat, name)| {
                        // What others have chosen since, and the options, may leave no room for it.
                        swap(game, options, &who, *seat, name).unwrap_or(who)
                    })
                })
            })
        });
        Who {
            game,
            options,
            plays,
            chosen,
        }
    }

    /// What a seat can choose.
    fn offered(self, seat: usize) -> Vec<&'static str> {
        let all = with_game!(self.game, all_who());
        self.options.with(|options| {
            self.plays.with(|plays| {
                let can = |name: &&str| swap(self.game, options, plays, seat, name).is_some();
                all.iter().copied().filter(can).collect()
            })
        })
    }
}

/// What each seat plays after one has chosen, if the rules allow that: the seat that had it before gets
/// what that one had.
fn swap(
    game: &str,
    options: &Chosen,
    who: &[String],
    seat: usize,
    name: &str,
) -> Option<Vec<String>> {
    let mut who = who.to_vec();
    match who.iter().position(|who| who == name) {
        Some(other) if seat < who.len() => who.swap(seat, other),
        _ => name.clone_into(who.get_mut(seat)?),
    }
    with_game!(game, can_play(&who, options)).then_some(who)
}

/// Chooses what a seat plays.
#[component]
pub(crate) fn WhoFor(who: Who, seat: usize) -> impl IntoView {
    let words = words();
    let Who {
        game,
        plays,
        chosen,
        ..
    } = who;
    let value = Signal::derive(move || {
        plays
            .with(|plays| plays.get(seat).cloned())
            .unwrap_or_default()
    });
    let offered = Memo::new(move |_| who.offered(seat));
    // A player of two colours plays those that the rules say.
    let can_choose =
        move || offered.with(|offered| value.with(|value| offered.contains(&&**value)));
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
    let fixed = move || {
        let name = move || value.with(|who| who_word(words, game, who));
        view! { <span class="plays">{name}</span> }
    };
    view! {
        <Show when=can_choose fallback=fixed>
            <label class="plays">
                <span class="unseen">
                    {move || words.say_with("setup-plays", &[("seat", (seat + 1).into())])}
                </span>
                <select prop:value=move || value.get() on:change=choose>
                    {move || offered.get().into_iter().map(choice).collect_view()}
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
        "genesis" => words.called("genesis", "species", who),
        _ => words.say_with(
            &format!("{game}-colour"),
            &[("colour", who.to_owned().into())],
        ),
    };
    who.split('+').map(one).collect::<Vec<_>>().join(" + ")
}
