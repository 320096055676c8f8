//! The options of a game as people agree on them, each with what it changes.

use leptos::{ev, prelude::*};
use urzeit_rules::{Game, OptionSpec, Preset, Setup as _, SetupError, with_game};
use urzeit_table::{messages::Why, why};
use web_sys::HtmlInputElement;

use crate::{
    genesis::editor::{BoardAside, OwnBoards, own_name},
    played::{SetValue, ValueOf, played},
    rules,
    text::{Words, words},
};

/// Options that differ from the usual ones, with their values.
pub(crate) type Chosen = Vec<(String, String)>;

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
    let options = as_text(options);
    let who = G::Setup::usual_who(Some(players), &options);
    who.len() == players && G::Setup::read(&who, &options).is_ok()
}

/// Is no seat better by what somebody has thought out? What the rules do not allow is no such thing.
pub(crate) fn is_even<G: Game>(players: usize, options: &[(String, String)]) -> bool {
    let options = as_text(options);
    let who = G::Setup::usual_who(Some(players), &options);
    let setup = G::Setup::read(&who, &options).ok();
    setup.is_none_or(|setup| setup.is_even())
}

/// What a box has too little of for so many players; nothing if they do not play for another reason.
pub(crate) fn too_few<G: Game>(players: usize, options: &[(String, String)]) -> Option<Why> {
    let options = as_text(options);
    let who = G::Setup::usual_who(Some(players), &options);
    let error = G::Setup::read(&who, &options).err()?;
    matches!(error, SetupError::TooFew { .. }).then(|| why::setup(&error))
}

/// Why the rules do not allow this, in a sentence; nothing if they do.
pub(crate) fn refusal(
    words: Words,
    game: &'static str,
    players: usize,
    options: &[(String, String)],
) -> Option<String> {
    if with_game!(game, is_allowed(players, options)) {
        return None;
    }
    let why = with_game!(game, too_few(players, options));
    Some(why.map_or_else(|| words.say("setup-not-allowed"), |why| words.why(&why)))
}

/// Do the rules allow it if these play?
pub(crate) fn can_play<G: Game>(who: &[String], options: &[(String, String)]) -> bool {
    let who: Vec<_> = who.iter().map(String::as_str).collect();
    G::Setup::read(&who, &as_text(options)).is_ok()
}

/// What each seat plays if nobody chooses.
pub(crate) fn usual_who<G: Game>(
    players: Option<usize>,
    options: &[(String, String)],
) -> Vec<&'static str> {
    G::Setup::usual_who(players, &as_text(options))
}

fn as_text(options: &[(String, String)]) -> Vec<(&str, &str)> {
    let options = options.iter();
    options.map(|(key, value)| (&**key, &**value)).collect()
}

/// Some options are for a certain number of players: whichever of the two changes, the other
/// follows where it has to.
pub(crate) fn keep_fitting<T: Clone + Send + Sync + 'static>(
    game: &'static str,
    seats: RwSignal<Vec<T>>,
    options: RwSignal<Chosen>,
    another: T,
) {
    // What a box has too little of is for people to mend.
    let fits = move |players, options: &Chosen| {
        with_game!(game, is_allowed(players, options))
            || with_game!(game, too_few(players, options)).is_some()
    };
    Effect::new(move |_| {
        let count = seats.with_untracked(Vec::len);
        let fitting = options.with(|options| {
            let usual = with_game!(game, usual_who(None, options)).len();
            (!fits(count, options) && fits(usual, options)).then_some(usual)
        });
        if let Some(players) = fitting {
            seats.update(|seats| seats.resize(players, another.clone()));
        }
    });
    let count = Memo::new(move |_| seats.with(Vec::len));
    Effect::new(move |_| {
        let count = count.get();
        let now = options.get_untracked();
        if fits(count, &now) {
            return;
        }
        let changed = with_game!(game, offer()).options.iter().flat_map(|spec| {
            let values = spec.values.iter();
            values.map(|value| with_game!(game, with_value(&now, spec, value)))
        });
        if let Some(fitting) = changed.into_iter().find(|options| fits(count, options)) {
            options.set(fitting);
        }
    });
}

/// The same options but for one, which is left out where its value is the usual one.
fn with_value<G: Game>(options: &Chosen, spec: &OptionSpec, value: &str) -> Chosen {
    let others = options.iter().filter(|(key, _)| key != spec.key);
    let mut options: Chosen = others.cloned().collect();
    if usual_value::<G>(&options, spec) != value {
        options.push((spec.key.to_owned(), value.to_owned()));
    }
    options
}

/// The value that an option has beside the others if nobody chooses: that which a record leaves
/// out.
fn usual_value<G: Game>(options: &[(String, String)], spec: &OptionSpec) -> &'static str {
    let options = options.iter().filter(|(key, _)| key != spec.key);
    let options: Vec<_> = options.map(|(key, value)| (&**key, &**value)).collect();
    let is_left_out = |value: &&&str| {
        let options = [&*options, &[(spec.key, **value)]].concat();
        let who = G::Setup::usual_who(None, &options);
        let setup = G::Setup::read(&who, &options);
        setup.is_ok_and(|setup| setup.options().iter().all(|(key, _)| *key != spec.key))
    };
    spec.values
        .iter()
        .find(is_left_out)
        .unwrap_or(&spec.values[0])
}

/// Named sets of options, where the game has some.
#[component]
pub(crate) fn Presets(offer: Offer, options: RwSignal<Chosen>) -> impl IntoView {
    let words = words();
    let choose = move |preset: &'static Preset| {
        let chosen: Chosen = preset
            .options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        let is_chosen = {
            let chosen = chosen.clone();
            let same = move |options: &Chosen| {
                options.len() == chosen.len() && chosen.iter().all(|one| options.contains(one))
            };
            move || options.with(&same).to_string()
        };
        view! {
            <button
                type="button"
                class="preset"
                aria-pressed=is_chosen
                on:click=move |_| options.set(chosen.clone())
            >
                <strong>{move || words.say(&format!("preset-{}", preset.name))}</strong>
                <small>{move || words.say(&format!("preset-{}-more", preset.name))}</small>
            </button>
        }
    };
    (!offer.presets.is_empty()).then(|| {
        view! {
            <fieldset>
                <legend>{move || words.say("setup-presets")}</legend>
                <div class="presets">{offer.presets.iter().map(choose).collect_view()}</div>
            </fieldset>
        }
    })
}

/// All options of a game. What is in the box is seldom looked at and folds away.
#[component]
pub(crate) fn AllOptions(
    game: &'static str,
    offer: Offer,
    options: RwSignal<Chosen>,
    #[prop(into)] players: Signal<usize>,
) -> impl IntoView {
    let counts = played(game).map_or(&[][..], |played| played.counts());
    let usual = offer.options.iter();
    let usual = usual.filter(|spec| !counts.contains(&spec.key));
    view! {
        {usual.map(|spec| view! { <OptionOf game spec options players/> }).collect_view()}
        {(!counts.is_empty()).then(|| view! { <BoxCounts game offer options/> })}
    }
}

/// What is in the box, for those whose box has other counts than ours.
#[component]
fn BoxCounts(game: &'static str, offer: Offer, options: RwSignal<Chosen>) -> impl IntoView {
    let words = words();
    let spec = move |key: &str| offer.options.iter().find(|spec| spec.key == key);
    let value = ValueOf::new(move |key: &'static str| {
        let found = options.with(|options| options.iter().find(|(k, _)| k == key).cloned());
        let usual = || spec(key).map_or_else(String::new, |spec| spec.values[0].to_owned());
        found.map_or_else(usual, |(_, value)| value)
    });
    let set = SetValue::new(move |(key, value): (&'static str, String)| {
        if let Some(spec) = spec(key) {
            options
                .update(|options| *options = with_game!(game, with_value(options, spec, &value)));
        }
    });
    let fields = played(game).map(|played| played.counts_fields(value, set));
    view! {
        <details class="box-counts">
            <summary>{move || words.say("setup-box")}</summary>
            <p class="explained">{move || words.say("setup-box-more")}</p>
            {fields}
        </details>
    }
}

/// One option: what it changes, and the rule that says all of it.
#[component]
fn OptionOf(
    game: &'static str,
    spec: &'static OptionSpec,
    options: RwSignal<Chosen>,
    #[prop(into)] players: Signal<usize>,
) -> impl IntoView {
    let words = words();
    let value = move || {
        options.with(|options| {
            let found = options.iter().find(|(key, _)| key == spec.key);
            let usual = || with_game!(game, usual_value(options, spec)).to_owned();
            found.map_or_else(usual, |(_, value)| value.clone())
        })
    };
    let set = move |event: ev::Event| {
        let mut chosen = event_target_value(&event);
        if let Some(range) = range(spec) {
            chosen = nearest(&chosen, range).map_or_else(value, |number| number.to_string());
            event_target::<HtmlInputElement>(&event).set_value(&chosen);
        }
        options.update(|options| *options = with_game!(game, with_value(options, spec, &chosen)));
    };
    // A board can also be one that somebody has drawn.
    let is_board = (game, spec.key) == ("genesis", "board");
    // Only those who play can start.
    let is_empty_seat = move |choice: &str| {
        let seat = choice.parse::<usize>().ok();
        spec.key == "start" && seat.is_some_and(|seat| seat > players.get())
    };
    Effect::new(move |_| {
        if is_empty_seat(&value()) {
            options.update(|options| options.retain(|(key, _)| key != spec.key));
        }
    });
    let more = format!("more-{}", spec.key);
    let input = match range(spec) {
        Some((least, most)) => view! {
            <input type="number" min=least max=most prop:value=value on:change=set aria-describedby=more.clone()/>
        }
        .into_any(),
        None => view! {
            <select on:change=set prop:value=value aria-describedby=more.clone()>
                // What is not a word is a form: a board that somebody draws.
                {spec.values.iter().filter(|value| !value.contains('…')).map(|choice| view! {
                    <Show when=move || !is_empty_seat(choice)>
                        <option value=*choice selected=move || value() == *choice>
                            {move || value_word(words, spec.key, choice)}
                        </option>
                    </Show>
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
            <p class="explained" id=more>{move || words.say(&format!("option-{game}-{}-more", spec.key))}</p>
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

/// The number in a range that is nearest to what was typed; nothing if that is no number.
pub(crate) fn nearest(typed: &str, (least, most): (u32, u32)) -> Option<u32> {
    let typed: f64 = typed.parse().ok().filter(|typed: &f64| !typed.is_nan())?;
    Some(typed.round().clamp(least.into(), most.into()) as u32)
}

pub(crate) fn value_word(words: Words, key: &str, value: &str) -> String {
    match (key, value) {
        ("mode", "double") => words.say("value-two-colours"),
        ("board", rows) if rows.contains('/') => own_name(words, rows).unwrap_or_default(),
        ("start", seat) if seat != "drawn" => {
            words.say_with("setup-seat", &[("seat", seat.to_owned().into())])
        }
        // Numbers, and lists of numbers.
        _ if value.starts_with(|first: char| first.is_ascii_digit()) => value.to_owned(),
        _ => words.say(&format!("value-{value}")),
    }
}
