//! Tables in lists, and what was agreed on there, in words.

use leptos::prelude::*;
use urzeit_table::{
    Millis, Overdue, Settings,
    messages::{Listed, State, Visibility},
};

use crate::{
    options::value_word,
    text::{Words, words},
    who::who_word,
};

/// Tables, one below the other.
#[component]
pub(super) fn Tables(title: &'static str, tables: Signal<Vec<Listed>>) -> impl IntoView {
    let words = words();
    view! {
        <Show when=move || tables.with(|tables| !tables.is_empty())>
            <section class="listed">
                <h2>{move || words.say(title)}</h2>
                <ul>
                    <For each=move || tables.get() key=|table| (table.id.clone(), table.changed, table.free, table.your_turn) let:table>
                        <Row table/>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn Row(table: Listed) -> impl IntoView {
    let words = words();
    let game = table.game.clone();
    let address = format!("/table/{}", table.id);
    let label = match (table.state, table.your_turn, table.you) {
        (State::Waiting, _, Some(_)) => "listed-waits",
        (State::Waiting, _, None) => "listed-join",
        (State::Running, true, _) => "listed-play",
        (State::Running, false, None) => "listed-watch",
        (State::Running, ..) => "listed-go",
        _ => "listed-look",
    };
    let turn = table.your_turn;
    let changed = table.changed;
    let has_people = !table.seats.is_empty();
    let has_begun = table.state != State::Waiting;
    let who = {
        let table = table.clone();
        move || seated(words, &table)
    };
    let settled = move || agreed(words, &table).join(" · ");
    view! {
        <li class:your-turn=turn>
            {game_mark(&game)}
            <div>
                <strong>{move || words.say(&format!("{game}-title"))}</strong>
                {has_people.then_some(" · ")}
                <span>{who}</span>
                <small class="quiet">
                    {settled}
                    {move || has_begun.then(|| format!(" · {}", ago(words, changed)))}
                </small>
            </div>
            <a class="button" class:primary=turn href=address>{move || words.say(label)}</a>
        </li>
    }
}

/// A small picture that tells the games apart.
pub(super) fn game_mark(game: &str) -> AnyView {
    let picture = match game {
        "genesis" => view! {
            <rect x="4" y="4" width="15" height="15" rx="3" class="forest"/>
            <rect x="21" y="4" width="15" height="15" rx="3" class="savannah"/>
            <rect x="4" y="21" width="15" height="15" rx="3" class="wetland"/>
        }
        .into_any(),
        "lords" => view! {
            <path d="M20 4l14 8v16l-14 8-14-8v-16z" class="hills"/>
            <circle cx="20" cy="20" r="6" class="people"/>
        }
        .into_any(),
        _ => view! {
            <path d="M8 18c2-12 22-12 25 0s-6 18-14 17-13-6-11-17z" class="soup"/>
            <circle cx="20" cy="21" r="4" class="amoeba"/>
        }
        .into_any(),
    };
    view! { <svg class="picture mark-of-game" viewBox="0 0 40 40" aria-hidden="true">{picture}</svg> }
        .into_any()
}

/// What was agreed on, in few words.
fn agreed(words: Words, table: &Listed) -> Vec<String> {
    let mut agreed: Vec<_> = pace(words, &table.settings).into_iter().take(1).collect();
    if table.rated {
        agreed.push(words.say("agreed-rated"));
    }
    if table.visibility == Visibility::Link {
        agreed.push(words.say("listed-private"));
    }
    if table.state == State::Over && table.seats.iter().all(|seat| seat.won.is_none()) {
        agreed.push(words.say("listed-no-result"));
    }
    if table.state == State::Waiting {
        let named = [
            ("free", table.free.into()),
            ("players", table.players.into()),
        ];
        agreed.insert(0, words.say_with("listed-free", &named));
        agreed.push(words.say_with("listed-by", &[("who", table.creator.clone().into())]));
    }
    agreed
}

/// The people who sit there, with points where the game is over.
pub(super) fn seated(words: Words, table: &Listed) -> String {
    let seats = table.seats.iter().map(|seat| {
        let name = match (&seat.name, &seat.computer) {
            (Some(name), _) => person(words, name, seat.bot),
            (None, Some(level)) => words.say(&format!("level-{level}")),
            (None, None) => String::new(),
        };
        let crown = if seat.won == Some(true) { "★ " } else { "" };
        match seat.points {
            Some(points) => format!("{crown}{name} {points}"),
            None => format!("{crown}{name}"),
        }
    });
    seats.collect::<Vec<_>>().join(", ")
}

/// The name of somebody, or of somebody's bot.
pub(super) fn person(words: Words, name: &str, bot: bool) -> String {
    if bot {
        words.say_with("listed-bot", &[("who", name.to_owned().into())])
    } else {
        name.to_owned()
    }
}

/// How much time people have, and what happens when it is up.
pub(super) fn pace(words: Words, settings: &Settings) -> Vec<String> {
    let pace = words.text().pace(settings.pace);
    let (key, level) = match settings.overdue {
        _ if !settings.pace.is_counted() => return vec![pace],
        Overdue::Nothing => return vec![pace],
        Overdue::Turn(level) => ("agreed-turn", level),
        Overdue::Rest(level) => ("agreed-rest", level),
    };
    let level = words.say(&format!("level-{level}"));
    vec![pace, words.say_with(key, &[("level", level.into())])]
}

/// The options in the head of a record that are not the usual ones, in words.
pub(super) fn options(words: Words, game: &str, header: &str) -> Vec<String> {
    let lines = header
        .lines()
        .filter_map(|line| line.strip_prefix("option "));
    let options = lines.filter_map(|line| line.split_once(' '));
    options
        .map(|(key, value)| {
            let name = words.say(&format!("option-{game}-{key}"));
            // A board that somebody drew has no word.
            let value = if value.contains(['/', ' ']) {
                "…".to_owned()
            } else {
                value_word(words, key, value)
            };
            words.text().labelled(&name, &value)
        })
        .collect()
}

/// What a seat plays, from the head of a record: a species or a colour.
pub(super) fn plays(words: Words, game: &str, header: &str, seat: usize) -> String {
    let begin = format!("seat {seat} ");
    let line = header.lines().find_map(|line| line.strip_prefix(&begin));
    let word = line.and_then(|line| line.split(' ').next());
    who_word(words, game, word.unwrap_or_default())
}

/// What follows if somebody resigns, and whether turns are confirmed.
pub(super) fn manners(words: Words, settings: &Settings, players: usize) -> Vec<String> {
    let level = words.say(&format!("level-{}", settings.plays_on()));
    let resigned = match players {
        2 => words.say("agreed-resigned-two"),
        _ => words.say_with("agreed-resigned", &[("level", level.into())]),
    };
    let confirm = if settings.confirm {
        "agreed-confirm"
    } else {
        "agreed-no-confirm"
    };
    vec![resigned, words.say(confirm)]
}

/// How long ago something was, in words.
pub(crate) fn ago(words: Words, at: Millis) -> String {
    const STEPS: [(f64, &str); 3] = [(86_400.0, "day"), (3600.0, "hour"), (60.0, "minute")];
    let seconds = (js_sys::Date::now() - at as f64) / 1000.0;
    let Some((length, unit)) = STEPS.iter().find(|(length, _)| seconds >= *length) else {
        return words.say("ago-now");
    };
    if seconds > 30.0 * 86_400.0 {
        return day(words, at);
    }
    let code = js_sys::Array::of1(&words.language().code().into());
    let format = js_sys::Intl::RelativeTimeFormat::new(&code, &js_sys::Object::new());
    format.format(-(seconds / length).floor(), unit).into()
}

/// A day and the time of day, as people of this language and the browser's region write them.
pub(super) fn moment(words: Words, at: Millis) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    let code = region(words);
    let style = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&style, &name.into(), &value.into());
    }
    date.to_locale_string(&code, &style).into()
}

/// When something was said: the time of day, and the day before today.
pub(super) fn said_at(words: Words, at: Millis) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    if date.to_date_string() != js_sys::Date::new_0().to_date_string() {
        return moment(words, at);
    }
    let style = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&style, &"timeStyle".into(), &"short".into());
    date.to_locale_time_string_with_options(&region(words), &style)
        .into()
}

/// A day, as people of this language and the browser's region write it.
pub(super) fn day(words: Words, at: Millis) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    let code = region(words);
    date.to_locale_date_string(&code, &wasm_bindgen::JsValue::UNDEFINED)
        .into()
}

/// The language of the page as it is written where the reader lives, as far as the browser knows.
fn region(words: Words) -> String {
    let wanted = window().navigator().languages().into_iter();
    let wanted = wanted.filter_map(|one| one.as_string());
    region_of(words.language().code(), wanted)
}

/// The first of these that is the language, in whichever region.
fn region_of(code: &str, mut wanted: impl Iterator<Item = String>) -> String {
    let first = wanted.find(|one| one.split('-').next() == Some(code));
    first.unwrap_or_else(|| code.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_follow_the_region_of_the_browser() {
        let browser = ["de-AT", "en-GB", "en-US"].map(str::to_owned);
        for (page, dates) in [("en", "en-GB"), ("de", "de-AT"), ("fr", "fr")] {
            assert_eq!(region_of(page, browser.clone().into_iter()), dates);
        }
    }
}
