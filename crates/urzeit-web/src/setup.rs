//! Before a game: who plays, with which options.

use leptos::prelude::*;
use leptos_router::hooks::{use_navigate, use_params_map};
use urzeit_players::Level;
use urzeit_rules::{Game, OptionSpec, Preset, Setup as _, record::GAMES, with_game};

use crate::{
    app::{keep, kept},
    genesis::editor::{BoardAside, OwnBoards, asked_options, own_name},
    played::once_loaded,
    prefs::prefs,
    rules,
    session::{self, New},
    text::{Words, words},
};

/// Where the browser keeps what somebody is called.
pub(crate) const NAME: &str = "urzeit.name";

/// Who sits in a seat: a person, or a computer player of this level.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sitter {
    Person(String),
    Computer(Level),
}

/// What the rules say of a game before it begins.
#[derive(Clone, Copy)]
pub(crate) struct Offer {
    pub(crate) players: (usize, usize),
    pub(crate) options: &'static [OptionSpec],
    presets: &'static [Preset],
}

pub(crate) fn offer<G: Game>() -> Offer {
    Offer {
        players: (*G::PLAYERS.start(), *G::PLAYERS.end()),
        options: G::OPTIONS,
        presets: G::PRESETS,
    }
}

/// Do the rules allow this?
pub(crate) fn is_allowed<G: Game>(players: usize, options: &[(String, String)]) -> bool {
    let options: Vec<_> = options
        .iter()
        .map(|(key, value)| (&**key, &**value))
        .collect();
    let who = G::Setup::usual_who(Some(players), &options);
    who.len() == players && G::Setup::read(&who, &options).is_ok()
}

/// The page before a game.
#[component]
pub(crate) fn SetUp() -> impl IntoView {
    let parameters = use_params_map();
    move || {
        let asked = parameters.with(|parameters| parameters.get("game").unwrap_or_default());
        let game = *GAMES
            .iter()
            .find(|game| **game == asked)
            .unwrap_or(&GAMES[0]);
        once_loaded(game, move || view! { <Agree game/> }.into_any())
    }
}

#[component]
fn Agree(game: &'static str) -> impl IntoView {
    let words = words();
    let offer = with_game!(game, offer());
    let you = kept(NAME).unwrap_or_else(|| untrack(|| words.say("home-you")));
    // As few as can play without another option.
    let mut counts = offer.players.0..=offer.players.1;
    let least = counts.find(|&players| with_game!(game, is_allowed(players, &[])));
    let mut sitters = vec![Sitter::Computer(Level::Medium); least.unwrap_or(offer.players.0)];
    sitters[0] = Sitter::Person(you);
    let seats = RwSignal::new(sitters);
    let options = RwSignal::new(asked_options(game));
    let confirm = RwSignal::new(prefs().confirms());
    let real = RwSignal::new(false);
    let allowed = move || {
        let players = seats.with(Vec::len);
        options.with(|options| with_game!(game, is_allowed(players, options)))
    };
    let troubled = RwSignal::new(false);
    let navigate = use_navigate();
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let sitters = seats.get();
        if let Some(Sitter::Person(name)) = sitters.first() {
            keep(NAME, name);
        }
        let seats = sitters.into_iter().map(|sitter| match sitter {
            Sitter::Person(name) => Ok(name),
            Sitter::Computer(level) => Err(level.to_string()),
        });
        let new = New {
            game,
            options: options.get(),
            seats: seats.collect(),
            confirm: confirm.get(),
        };
        let made = match real.get() {
            true => session::make_at_real_table(&new),
            false => session::make(&new),
        };
        match made {
            Some(id) => navigate(&format!("/play/{id}"), Default::default()),
            None => troubled.set(true),
        }
    };
    let count = move || seats.with(Vec::len);
    view! {
        <form class="narrow set-up" on:submit=begin>
            <h1>{move || words.say(&format!("{game}-title"))}</h1>
            <p class="quiet">{move || words.say(&format!("home-{game}"))}</p>
            <fieldset>
                <legend>{move || words.say("setup-who")}</legend>
                <For each=move || 0..count() key=|seat| *seat let:seat>
                    <SeatOf seats seat/>
                </For>
                <SeatCount offer seats another=Sitter::Computer(Level::Medium)/>
            </fieldset>
            <RealDice game real/>
            <Presets offer options/>
            <fieldset>
                <legend>{move || words.say("setup-options")}</legend>
                {offer.options.iter().map(|spec| view! { <OptionOf game spec options/> }).collect_view()}
                <label class="check">
                    <input type="checkbox" prop:checked=move || confirm.get()
                        on:change=move |event| confirm.set(event_target_checked(&event))/>
                    {move || words.say("setup-confirm")}
                </label>
            </fieldset>
            <p role="alert">
                {move || (!allowed()).then(|| words.say("setup-not-allowed"))}
                {move || troubled.get().then(|| words.say("home-no-room"))}
            </p>
            <button class="primary" disabled=move || !allowed()>{move || words.say("setup-begin")}</button>
        </form>
    }
}

/// One seat more, one seat less: as many as the game allows.
#[component]
pub(crate) fn SeatCount<T: Clone + Send + Sync + 'static>(
    offer: Offer,
    seats: RwSignal<Vec<T>>,
    another: T,
) -> impl IntoView {
    let words = words();
    let count = move || seats.with(Vec::len);
    let add = move |_| seats.update(|seats| seats.push(another.clone()));
    let remove = move |_| {
        seats.update(|seats| {
            seats.pop();
        });
    };
    view! {
        <div class="buttons">
            <button type="button" on:click=add disabled=move || { count() >= offer.players.1 }>
                {move || words.say("setup-add")}
            </button>
            <button type="button" on:click=remove disabled=move || { count() <= offer.players.0 }>
                {move || words.say("setup-remove")}
            </button>
        </div>
    }
}

/// Who rolls the dice and draws the cards.
#[component]
fn RealDice(game: &'static str, real: RwSignal<bool>) -> impl IntoView {
    let words = words();
    let choose = move |is_real: bool, key: &'static str| {
        view! {
            <label class="check">
                <input type="radio" name="dice" prop:checked=move || real.get() == is_real
                    on:change=move |_| real.set(is_real)/>
                {move || words.say(key)}
            </label>
        }
    };
    let tells = move || {
        real.get()
            .then(|| words.say_with("real-setup-tells", &[("game", game.into())]))
    };
    view! {
        <fieldset class="real-dice">
            <legend>{move || words.say("real-setup")}</legend>
            {choose(false, "real-setup-page")}
            {choose(true, "real-setup-box")}
            <p class="quiet" aria-live="polite">{tells}</p>
        </fieldset>
    }
}

/// Who sits in one seat.
#[component]
fn SeatOf(seats: RwSignal<Vec<Sitter>>, seat: usize) -> impl IntoView {
    let words = words();
    let sitter = move || seats.with(|seats| seats.get(seat).cloned());
    let kind = move || match sitter() {
        Some(Sitter::Computer(level)) => level.to_string(),
        _ => "person".to_owned(),
    };
    let name = move || match sitter() {
        Some(Sitter::Person(name)) => name,
        _ => String::new(),
    };
    let set = move |new: Sitter| {
        seats.update(|seats| {
            if let Some(sitter) = seats.get_mut(seat) {
                *sitter = new;
            }
        });
    };
    let choose = move |event| {
        let chosen = event_target_value(&event);
        set(match chosen.parse() {
            Ok(level) => Sitter::Computer(level),
            Err(_) => {
                Sitter::Person(words.say_with("setup-person", &[("seat", (seat + 1).into())]))
            }
        });
    };
    let rename = move |event| {
        // A name is one line of a record, of words with single spaces.
        let typed = event_target_value(&event);
        let typed: Vec<_> = typed.split_whitespace().collect();
        set(Sitter::Person(typed.join(" ").chars().take(40).collect()));
    };
    let label = move || words.say_with("setup-seat", &[("seat", (seat + 1).into())]);
    view! {
        <div class="seat">
            <label>
                <span>{label}</span>
                <select on:change=choose prop:value=kind>
                    <option value="person">{move || words.say("setup-a-person")}</option>
                    {Level::ALL.map(|level| view! {
                        <option value=level.to_string() selected=move || kind() == level.to_string()>
                            {move || words.say(&format!("level-{level}"))}
                        </option>
                    })}
                </select>
            </label>
            <Show when=move || matches!(sitter(), Some(Sitter::Person(_)))>
                <label>
                    <span class="unseen">{move || words.say("setup-name")}</span>
                    <input maxlength="40" required prop:value=name on:change=rename/>
                </label>
            </Show>
        </div>
    }
}

/// Named sets of options, where the game has some.
#[component]
pub(crate) fn Presets(offer: Offer, options: RwSignal<Vec<(String, String)>>) -> impl IntoView {
    let words = words();
    let choose = move |preset: &'static Preset| {
        let chosen: Vec<_> = preset
            .options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        let is_chosen = {
            let chosen = chosen.clone();
            move || options.with(|options| *options == chosen).to_string()
        };
        view! {
            <button type="button" aria-pressed=is_chosen on:click=move |_| options.set(chosen.clone())>
                {move || words.say(&format!("preset-{}", preset.name))}
            </button>
        }
    };
    (!offer.presets.is_empty()).then(|| {
        view! {
            <fieldset>
                <legend>{move || words.say("setup-presets")}</legend>
                <div class="buttons">{offer.presets.iter().map(choose).collect_view()}</div>
            </fieldset>
        }
    })
}

/// One option, with the rule that explains it.
#[component]
pub(crate) fn OptionOf(
    game: &'static str,
    spec: &'static OptionSpec,
    options: RwSignal<Vec<(String, String)>>,
) -> impl IntoView {
    let words = words();
    let usual = spec.values[0];
    let value = move || {
        options.with(|options| {
            let found = options.iter().find(|(key, _)| key == spec.key);
            found.map_or(usual.to_owned(), |(_, value)| value.clone())
        })
    };
    let set = move |event| {
        let chosen = event_target_value(&event);
        options.update(|options| {
            options.retain(|(key, _)| key != spec.key);
            if chosen != usual {
                options.push((spec.key.to_owned(), chosen));
            }
        });
    };
    // A board can also be one that somebody has drawn.
    let is_board = (game, spec.key) == ("genesis", "board");
    let input = match range(spec) {
        Some((least, most)) => view! {
            <input type="number" min=least max=most prop:value=value on:change=set/>
        }
        .into_any(),
        None => view! {
            <select on:change=set prop:value=value>
                // What is not a word is a form: a board that somebody draws.
                {spec.values.iter().filter(|value| !value.contains('…')).map(|choice| view! {
                    <option value=*choice selected=move || value() == *choice>
                        {move || value_word(words, spec.key, choice)}
                    </option>
                }).collect_view()}
                {is_board.then(|| view! { <OwnBoards value=Signal::derive(value)/> })}
            </select>
        }
        .into_any(),
    };
    view! {
        <div class="option">
            <label>
                <span>{move || words.say(&format!("option-{game}-{}", spec.key))}</span>
                {input}
            </label>
            <a class="number" href=rules::address(spec.rule) target="_blank">{spec.rule}</a>
            {is_board.then(|| view! { <BoardAside value=Signal::derive(value)/> })}
        </div>
    }
}

/// The numbers that an option can have: `50` and `1…999` make 1 to 999.
fn range(spec: &OptionSpec) -> Option<(u32, u32)> {
    let usual: u32 = spec.values[0].parse().ok()?;
    let (least, most) = spec.values.iter().find_map(|value| value.split_once('…'))?;
    let (least, most): (u32, u32) = (least.parse().ok()?, most.parse().ok()?);
    Some((least.min(usual), most.max(usual)))
}

pub(crate) fn value_word(words: Words, key: &str, value: &str) -> String {
    match (key, value) {
        ("mode", "double") => words.say("value-two-colours"),
        ("board", rows) if rows.contains('/') => own_name(words, rows).unwrap_or_default(),
        _ if value.parse::<u32>().is_ok() => value.to_owned(),
        _ => words.say(&format!("value-{value}")),
    }
}
