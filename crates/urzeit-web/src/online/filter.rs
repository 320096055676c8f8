//! What somebody looks for in the lobby.

use leptos::prelude::*;
use urzeit_rules::{Game, record::GAMES, with_game};
use urzeit_table::messages::NewPace;

use super::new::{Check, Choose};
use crate::text::words;

/// What somebody looks for; nothing where a text is empty.
#[derive(Clone, Copy)]
pub(super) struct Filter {
    game: RwSignal<String>,
    /// `none`, `live` or `slow`.
    pace: RwSignal<String>,
    /// How many play.
    players: RwSignal<String>,
    /// `true` or `false`.
    rated: RwSignal<String>,
    /// Only where somebody can still sit down?
    pub(super) free: RwSignal<bool>,
}

impl Filter {
    pub(super) fn new() -> Filter {
        let any = || RwSignal::new(String::new());
        Filter {
            game: any(),
            pace: any(),
            players: any(),
            rated: any(),
            free: RwSignal::new(true),
        }
    }

    fn named(self) -> [(&'static str, RwSignal<String>); 4] {
        [
            ("game", self.game),
            ("pace", self.pace),
            ("players", self.players),
            ("rated", self.rated),
        ]
    }

    /// As the server is asked for it.
    pub(super) fn asked(self) -> String {
        let named = self.named().into_iter().map(|(name, value)| {
            let value = value.get();
            if value.is_empty() {
                String::new()
            } else {
                format!("&{name}={value}")
            }
        });
        named.collect()
    }

    /// Is everything looked for?
    pub(super) fn is_any(self) -> bool {
        self.named()
            .iter()
            .all(|(_, value)| value.with(String::is_empty))
    }

    fn clear(self) {
        for (_, value) in self.named() {
            value.set(String::new());
        }
    }
}

/// Where somebody says what to look for.
#[component]
pub(super) fn Filters(filter: Filter) -> impl IntoView {
    let words = words();
    let choices = |first: &'static str, rest: Vec<(String, String)>| {
        let first = (String::new(), first.to_owned());
        std::iter::once(first).chain(rest).collect::<Vec<_>>()
    };
    let keys = |prefix: &str, names: &[&str]| -> Vec<(String, String)> {
        let names = names.iter();
        names
            .map(|name| ((*name).to_owned(), format!("{prefix}-{name}")))
            .collect()
    };
    let games = GAMES.iter();
    let games = games.map(|game| ((*game).to_owned(), format!("{game}-title")));
    let games = choices("filter-any-game", games.collect());
    let paces = choices(
        "filter-any-pace",
        keys("filter-pace", &NewPace::KINDS.map(|(kind, _)| kind)),
    );
    let rated = choices("filter-any-rated", keys("filter-rated", &["true", "false"]));
    let most = GAMES.iter().map(|game| with_game!(*game, most_players()));
    let most = most.max().unwrap_or(2);
    let numbers = (2..=most).map(|count| count.to_string());
    let choose =
        move |label: &'static str, value: RwSignal<String>, choices: Vec<(String, String)>| {
            view! {
                <label class="filter">
                    <span>{move || words.say(label)}</span>
                    <Choose value=value.into() choose=move |chosen| value.set(chosen) choices/>
                </label>
            }
        };
    let players = {
        let value = filter.players;
        view! {
            <label class="filter">
                <span>{move || words.say("person-players")}</span>
                <select prop:value=move || value.get() on:change=move |event| value.set(event_target_value(&event))>
                    <option value="">{move || words.say("filter-any-players")}</option>
                    {numbers.map(|count| view! { <option value=count.clone()>{count.clone()}</option> }).collect_view()}
                </select>
            </label>
        }
    };
    view! {
        <section class="filters" role="search" aria-label=move || words.say("filter-title")>
            {choose("person-game", filter.game, games)}
            {choose("new-pace-label", filter.pace, paces)}
            {players}
            {choose("filter-ratings", filter.rated, rated)}
            <Check label="filter-free" value=filter.free/>
            <Show when=move || !filter.is_any()>
                <button class="plain" on:click=move |_| filter.clear()>{move || words.say("filter-clear")}</button>
            </Show>
        </section>
    }
}

fn most_players<G: Game>() -> usize {
    *G::PLAYERS.end()
}
