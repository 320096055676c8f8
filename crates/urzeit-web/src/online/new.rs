//! A table to be made: game, players, options, who may sit where, how fast it is played.

use leptos::prelude::*;
use leptos_router::hooks::{use_navigate, use_params_map};
use serde_json::{Map, Value, json};
use urzeit_players::Level;
use urzeit_rules::{record::GAMES, with_game};
use urzeit_table::messages::TableInfo;

use super::{
    arrival::SignedIn,
    errand::{Errand, Trouble},
    own_bytes,
};
use crate::{
    session::ask,
    setup::{OptionOf, Presets, is_allowed, offer},
    text::words,
};

/// The page where a table is made.
#[component]
pub(crate) fn NewTable() -> impl IntoView {
    let parameters = use_params_map();
    let game = move || {
        let asked = parameters.with(|parameters| parameters.get("game").unwrap_or_default());
        let found = GAMES.iter().find(|game| **game == asked);
        *found.unwrap_or(&GAMES[0])
    };
    view! { <SignedIn>{move || view! { <Make game=game()/> }}</SignedIn> }
}

/// What is agreed on besides the game's options.
#[derive(Clone, Copy)]
struct Agreed {
    /// `none`, `live` or `slow`.
    pace: RwSignal<String>,
    minutes: RwSignal<String>,
    seconds: RwSignal<String>,
    days: RwSignal<String>,
    /// `nothing`, `turn` or `rest`.
    time_out: RwSignal<String>,
    level: RwSignal<String>,
    open: RwSignal<bool>,
    spectators: RwSignal<bool>,
    rated: RwSignal<bool>,
    confirm: RwSignal<bool>,
    begins: RwSignal<bool>,
}

impl Agreed {
    fn new() -> Agreed {
        let text = |text: &str| RwSignal::new(text.to_owned());
        Agreed {
            pace: text("none"),
            minutes: text("15"),
            seconds: text("10"),
            days: text("3"),
            time_out: text("rest"),
            level: text("medium"),
            open: RwSignal::new(true),
            spectators: RwSignal::new(true),
            rated: RwSignal::new(false),
            confirm: RwSignal::new(true),
            begins: RwSignal::new(true),
        }
    }

    fn pace(self) -> Value {
        let number = |text: RwSignal<String>| text.get().parse::<f64>().unwrap_or(0.0);
        match &*self.pace.get() {
            "live" => {
                json!({"live": {"minutes": number(self.minutes), "seconds": number(self.seconds)}})
            }
            "slow" => json!({"slow": {"days": number(self.days)}}),
            _ => json!("none"),
        }
    }

    fn time_out(self) -> Value {
        match &*self.time_out.get() {
            how @ ("turn" | "rest") if self.pace.get() != "none" => json!({how: self.level.get()}),
            _ => json!("nothing"),
        }
    }
}

#[component]
fn Make(game: &'static str) -> impl IntoView {
    let words = words();
    let offer = with_game!(game, offer());
    let seats = RwSignal::new(vec!["me".to_owned(), "open".to_owned()]);
    let options = RwSignal::new(Vec::<(String, String)>::new());
    let agreed = Agreed::new();
    let errand = Errand::new();
    let navigate = use_navigate();
    let count = move || seats.with(Vec::len);
    let allowed = move || options.with(|options| with_game!(game, is_allowed(count(), options)));
    let has_computers =
        move || seats.with(|seats| seats.iter().any(|seat| seat.parse::<Level>().is_ok()));
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let seated = seats.get();
        let options = options.get().into_iter();
        let options: Map<_, _> = options.map(|(key, value)| (key, json!(value))).collect();
        let body = json!({
            "game": game,
            "players": count(),
            "options": options,
            "seats": seated.iter().map(|seat| sits(seat)).collect::<Vec<_>>(),
            "bytes": own_bytes(),
            "visibility": if agreed.open.get() { "open" } else { "link" },
            "spectators": agreed.spectators.get(),
            "rated": agreed.rated.get() && !has_computers(),
            "pace": agreed.pace(),
            "time_out": agreed.time_out(),
            "confirm": agreed.confirm.get(),
            "begins_when_full": agreed.begins.get(),
        });
        let navigate = navigate.clone();
        let asked = async move { ask("POST", "/api/tables", Some(body)).await };
        errand.run(asked, move |table: TableInfo| {
            navigate(&format!("/table/{}", table.id), Default::default());
        });
    };
    let add = move |_| seats.update(|seats| seats.push("open".to_owned()));
    let remove = move |_| {
        seats.update(|seats| {
            seats.pop();
        });
    };
    view! {
        <form class="narrow set-up" on:submit=make>
            <p><a href="/online">"← "{move || words.say("lobby-title")}</a></p>
            <h1>{move || words.say(&format!("{game}-title"))}</h1>
            <fieldset>
                <legend>{move || words.say("setup-who")}</legend>
                <For each=move || 0..count() key=|seat| *seat let:seat>
                    <SeatFor seats seat/>
                </For>
                <div class="buttons">
                    <button type="button" on:click=add disabled=move || { count() >= offer.players.1 }>
                        {move || words.say("setup-add")}
                    </button>
                    <button type="button" on:click=remove disabled=move || { count() <= offer.players.0 }>
                        {move || words.say("setup-remove")}
                    </button>
                </div>
            </fieldset>
            <Time agreed/>
            <fieldset>
                <legend>{move || words.say("new-who")}</legend>
                <Check label="new-open" value=agreed.open/>
                <Check label="new-spectators" value=agreed.spectators/>
                <Check label="new-begins" value=agreed.begins/>
                <Show when=move || !has_computers()>
                    <Check label="new-rated" value=agreed.rated/>
                </Show>
            </fieldset>
            <Presets offer options/>
            <fieldset>
                <legend>{move || words.say("setup-options")}</legend>
                {offer.options.iter().map(|spec| view! { <OptionOf game spec options/> }).collect_view()}
                <Check label="new-confirm" value=agreed.confirm/>
            </fieldset>
            <p role="alert">{move || (!allowed()).then(|| words.say("setup-not-allowed"))}</p>
            <Trouble errand/>
            <button class="primary" disabled=move || !allowed() || errand.busy.get()>
                {move || words.say("new-make")}
            </button>
        </form>
    }
}

/// As the server reads it: `me`, `open`, `invited`, or a computer player of a level.
pub(super) fn sits(sits: &str) -> Value {
    match sits.parse::<Level>() {
        Ok(_) => json!({"computer": sits}),
        Err(_) => json!(sits),
    }
}

/// Who may sit in a seat.
#[component]
fn SeatFor(seats: RwSignal<Vec<String>>, seat: usize) -> impl IntoView {
    let words = words();
    let value = Signal::derive(move || {
        let sits = seats.with(|seats| seats.get(seat).cloned());
        sits.unwrap_or_default()
    });
    let choose = move |chosen: String| {
        seats.update(|seats| {
            // Nobody sits in two seats.
            if chosen == "me" {
                for other in seats.iter_mut().filter(|other| **other == "me") {
                    *other = "open".to_owned();
                }
            }
            if let Some(sits) = seats.get_mut(seat) {
                *sits = chosen;
            }
        });
    };
    let label = move || words.say_with("setup-seat", &[("seat", (seat + 1).into())]);
    view! {
        <label class="choice">
            <span>{label}</span>
            <Choose value choose choices=sitters(&["me", "open", "invited"])/>
        </label>
    }
}

/// What can be chosen for a seat, each with the key of its text.
pub(super) fn sitters(first: &[&'static str]) -> Vec<(String, String)> {
    let people = first
        .iter()
        .map(|sits| ((*sits).to_owned(), format!("new-seat-{sits}")));
    let computers = Level::ALL.map(|level| (level.to_string(), format!("level-{level}")));
    people.chain(computers).collect()
}

/// One of several values, each with the key of its text.
#[component]
pub(super) fn Choose(
    value: Signal<String>,
    choose: impl Fn(String) + 'static,
    choices: Vec<(String, String)>,
) -> impl IntoView {
    let words = words();
    let choice = move |(name, key): (String, String)| {
        let is_chosen = {
            let name = name.clone();
            move || value.with(|value| *value == name)
        };
        view! { <option value=name selected=is_chosen>{move || words.say(&key)}</option> }
    };
    view! {
        <select prop:value=move || value.get() on:change=move |event| choose(event_target_value(&event))>
            {choices.into_iter().map(choice).collect_view()}
        </select>
    }
}

/// Yes or no.
#[component]
pub(super) fn Check(label: &'static str, value: RwSignal<bool>) -> impl IntoView {
    let words = words();
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=move || value.get()
                on:change=move |event| value.set(event_target_checked(&event))/>
            {move || words.say(label)}
        </label>
    }
}

/// How fast it is played, and what happens when time is up.
#[component]
fn Time(agreed: Agreed) -> impl IntoView {
    let words = words();
    let keys = |prefix: &str, names: &[&str]| -> Vec<(String, String)> {
        let names = names.iter();
        names
            .map(|name| ((*name).to_owned(), format!("{prefix}-{name}")))
            .collect()
    };
    let paces = keys("new-pace", &["none", "live", "slow"]);
    let time_outs = keys("new-time-out", &["rest", "turn", "nothing"]);
    let levels = StoredValue::new(keys("level", &Level::ALL.map(Level::name)));
    let is = move |pace: &'static str| move || agreed.pace.with(|now| now == pace);
    let number = move |label: &'static str,
                       value: RwSignal<String>,
                       least: &'static str,
                       most: &'static str| {
        view! {
            <label class="choice">
                <span>{move || words.say(label)}</span>
                <input type="number" min=least max=most step="any" required prop:value=move || value.get()
                    on:input=move |event| value.set(event_target_value(&event))/>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{move || words.say("new-pace")}</legend>
            <label class="choice">
                <span>{move || words.say("new-pace-label")}</span>
                <Choose value=agreed.pace.into() choose=move |chosen| agreed.pace.set(chosen) choices=paces/>
            </label>
            <Show when=is("live")>
                {number("new-minutes", agreed.minutes, "0.5", "600")}
                {number("new-seconds", agreed.seconds, "0", "600")}
            </Show>
            <Show when=is("slow")>{number("new-days", agreed.days, "0.1", "60")}</Show>
            <Show when=move || agreed.pace.with(|pace| pace != "none")>
                <label class="choice">
                    <span>{move || words.say("new-time-out")}</span>
                    <Choose value=agreed.time_out.into() choose=move |chosen| agreed.time_out.set(chosen) choices=time_outs.clone()/>
                </label>
                <Show when={move || agreed.time_out.with(|how| how != "nothing")}>
                    <label class="choice">
                        <span>{move || words.say("new-level")}</span>
                        <Choose value=agreed.level.into() choose=move |chosen| agreed.level.set(chosen) choices=levels.get_value()/>
                    </label>
                </Show>
            </Show>
        </fieldset>
    }
}
