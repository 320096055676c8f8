//! What is agreed on at a new table besides the game: time, who takes part, what can be taken back.

use leptos::prelude::*;
use urzeit_players::Level;
use urzeit_table::messages::{Amount, NewPace, TimeOut, Visibility};

use super::{
    here::{Here, here},
    new::{Check, Choose},
};
use crate::text::words;

/// The word of the pace at which nobody counts the time.
const NO_CLOCK: &str = "none";

/// What friends who meet by a link expect: to play at once. Where strangers join, they come when they come.
fn usual_pace(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Link => "live",
        Visibility::Open => NewPace::USUAL.said().0,
    }
}

/// What is typed for an amount.
type Typed = (Amount, RwSignal<String>);

/// What is agreed on besides the game's options.
#[derive(Clone, Copy)]
pub(super) struct Agreed {
    here: Here,
    /// The word of the kind of pace that somebody has chosen, whatever is usual.
    chosen: RwSignal<Option<String>>,
    /// What is typed for each amount of each kind.
    amounts: StoredValue<Vec<(&'static str, Vec<Typed>)>>,
    /// `nothing`, `turn` or `rest`.
    time_out: RwSignal<String>,
    level: RwSignal<String>,
    pub(super) visibility: RwSignal<Visibility>,
    pub(super) spectators: RwSignal<bool>,
    pub(super) rated: RwSignal<bool>,
    pub(super) confirm: RwSignal<bool>,
    pub(super) begins: RwSignal<bool>,
}

impl Agreed {
    pub(super) fn new() -> Agreed {
        let text = |text: &str| RwSignal::new(text.to_owned());
        let typed = |amount: &Amount| (*amount, text(&amount.usual.to_string()));
        let amounts = NewPace::KINDS.iter();
        let amounts = amounts.map(|(kind, amounts)| (*kind, amounts.iter().map(typed).collect()));
        Agreed {
            here: here(),
            chosen: RwSignal::new(None),
            amounts: StoredValue::new(amounts.collect()),
            time_out: text("rest"),
            level: text("medium"),
            visibility: RwSignal::new(Visibility::Link),
            spectators: RwSignal::new(true),
            rated: RwSignal::new(false),
            confirm: RwSignal::new(true),
            begins: RwSignal::new(true),
        }
    }

    /// The word of the kind of pace. Where strangers play, nobody shall wait for ever.
    fn kind(self) -> String {
        let visibility = self.visibility.get();
        let chosen = self.chosen.get();
        let chosen = chosen.filter(|kind| visibility == Visibility::Link || kind != NO_CLOCK);
        chosen.unwrap_or_else(|| usual_pace(visibility).to_owned())
    }

    /// As the server reads it.
    pub(super) fn pace(self) -> NewPace {
        let kind = self.kind();
        let amounts = self.typed(&kind).into_iter();
        let amounts = amounts.map(|(_, typed)| typed.get().parse().unwrap_or(0.0));
        let amounts: Vec<f64> = amounts.collect();
        NewPace::new(&kind, &amounts).unwrap_or(NewPace::None)
    }

    /// What is typed for a kind.
    fn typed(self, kind: &str) -> Vec<Typed> {
        self.amounts.with_value(|all| {
            let typed = all.iter().find(|(each, _)| *each == kind);
            typed.map(|(_, typed)| typed.clone()).unwrap_or_default()
        })
    }

    /// As the server reads it. Without a clock it says who plays on for somebody who resigns.
    pub(super) fn time_out(self) -> TimeOut {
        match &*self.time_out.get() {
            _ if !self.has_clock() => TimeOut::Rest(self.level.get()),
            "rest" => TimeOut::Rest(self.level.get()),
            "turn" => TimeOut::Turn(self.level.get()),
            _ => TimeOut::Nothing,
        }
    }

    /// Why the game cannot be rated, if it cannot, as the server sees it.
    pub(super) fn unrated(
        self,
        has_computers: Signal<bool>,
        is_even: Signal<bool>,
    ) -> Option<&'static str> {
        let guest = self.here.me().is_none_or(|me| me.guest);
        let level = self.level.get().parse::<Level>();
        let is_strong = level.is_ok_and(|level| level > Level::Medium);
        let reasons = [
            (has_computers.get(), "new-rated-not"),
            (guest, "new-rated-guest"),
            (!self.has_clock(), "new-rated-clock"),
            (self.pace().is_trap(), "new-rated-short-clock"),
            (!is_even.get(), "new-rated-setup"),
            (self.has_level() && is_strong, "new-rated-stand-in"),
        ];
        let reason = reasons.into_iter().find(|(is_so, _)| *is_so);
        reason.map(|(_, reason)| reason)
    }

    fn has_clock(self) -> bool {
        self.kind() != NO_CLOCK
    }

    /// Is there a computer player whose strength can be chosen?
    fn has_level(self) -> bool {
        !self.has_clock() || self.time_out.with(|how| how != "nothing")
    }
}

/// Names with the keys of their texts.
fn keys(prefix: &str, names: &[&str]) -> Vec<(String, String)> {
    let names = names.iter();
    names
        .map(|name| ((*name).to_owned(), format!("{prefix}-{name}")))
        .collect()
}

/// How fast it is played, and what happens when time is up.
#[component]
pub(super) fn Time(agreed: Agreed) -> impl IntoView {
    let words = words();
    let is_private = Memo::new(move |_| agreed.visibility.get() == Visibility::Link);
    let kind = Memo::new(move |_| agreed.kind());
    let paces = move || {
        let kinds = NewPace::KINDS.iter().map(|(kind, _)| *kind);
        let kinds = kinds.filter(|kind| is_private.get() || *kind != NO_CLOCK);
        keys("new-pace", &kinds.collect::<Vec<_>>())
    };
    let time_outs = keys("new-time-out", &["rest", "turn", "nothing"]);
    let levels = StoredValue::new(keys("level", &Level::ALL.map(Level::name)));
    let number = move |(amount, typed): Typed| {
        view! {
            <label class="choice">
                <span>{move || words.say(&format!("new-{}", amount.name))}</span>
                <input type="number" min=amount.least max=amount.most step="any" required
                    prop:value=move || typed.get()
                    on:input=move |event| {
                        typed.set(event_target_value(&event));
                        // A number that is typed is meant, and so is its pace, wherever the table is listed.
                        agreed.chosen.set(Some(kind.get_untracked()));
                    }/>
            </label>
        }
    };
    let explained = move || words.say(&format!("new-pace-{}-more", kind.get()));
    let level_label = move || {
        words.say(if agreed.has_clock() {
            "new-level"
        } else {
            "new-level-resigned"
        })
    };
    view! {
        <fieldset>
            <legend>{move || words.say("new-pace")}</legend>
            <label class="choice">
                <span>{move || words.say("new-pace-label")}</span>
                {move || view! {
                    <Choose value=kind.into() choose=move |chosen| agreed.chosen.set(Some(chosen)) choices=paces()/>
                }}
            </label>
            <p class="explained">{explained}</p>
            {move || agreed.typed(&kind.get()).into_iter().map(number).collect_view()}
            <Show when=move || agreed.has_clock()>
                <label class="choice">
                    <span>{move || words.say("new-time-out")}</span>
                    <Choose value=agreed.time_out.into() choose=move |chosen| agreed.time_out.set(chosen) choices=time_outs.clone()/>
                </label>
            </Show>
            <Show when=move || agreed.has_level()>
                <label class="choice">
                    <span>{level_label}</span>
                    <Choose value=agreed.level.into() choose=move |chosen| agreed.level.set(chosen) choices=levels.get_value()/>
                </label>
            </Show>
            <p class="explained">{move || words.say("new-level-more")}</p>
        </fieldset>
    }
}

/// The choice of people who find the table, of those who may watch, and whether the game counts.
#[component]
pub(super) fn TakingPart(
    agreed: Agreed,
    /// Do computer players sit there? Then it does not count.
    has_computers: Signal<bool>,
    /// Is the set-up as the rules list it? Otherwise it does not count either.
    is_even: Signal<bool>,
) -> impl IntoView {
    let words = words();
    let unrated = move || agreed.unrated(has_computers, is_even);
    let visible = move |value: Visibility| {
        let is_chosen = move || agreed.visibility.get() == value;
        view! {
            <label class="check radio">
                <input type="radio" name="visibility" value=value.word() prop:checked=is_chosen
                    on:change=move |_| agreed.visibility.set(value)/>
                <span>
                    {move || words.say(&format!("new-visible-{value}"))}
                    <small>{move || words.say(&format!("new-visible-{value}-more"))}</small>
                </span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{move || words.say("new-who")}</legend>
            {visible(Visibility::Link)}
            {visible(Visibility::Open)}
            <Check label="new-spectators" more="new-spectators-more" value=agreed.spectators/>
            <Check label="new-begins" more="new-begins-more" value=agreed.begins/>
            <Show when=move || unrated().is_none()
                fallback=move || view! { <p class="explained">{move || unrated().map(|why| words.say(why))}</p> }>
                <Check label="new-rated" more="new-rated-more" value=agreed.rated/>
            </Show>
        </fieldset>
    }
}
