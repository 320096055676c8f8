//! Before a game: who plays, with which options.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use urzeit_players::Level;
use urzeit_rules::with_game;
use urzeit_table::by_link;

use crate::{
    app::{NotFound, keep, kept, named_game},
    genesis::editor::asked_options,
    options::{AllOptions, Chosen, Offer, Presets, is_allowed, keep_fitting, offer, refusal},
    played::once_loaded,
    prefs::prefs,
    session::{self, New},
    text::{Words, words},
    who::{Who, WhoFor},
};

/// Where the browser keeps what somebody is called.
pub(crate) const NAME: &str = "urzeit.name";

/// The player in a seat: a person, or a computer player of this level.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sitter {
    Person(String),
    Computer(Level),
}

/// Where the players are, and who rolls and draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// At this screen; the page rolls and draws.
    Screen,
    /// At a real table, with a real box.
    Table,
    /// Each with a browser of their own; they send each other links.
    Link,
}

/// The page before a game.
#[component]
pub(crate) fn SetUp() -> impl IntoView {
    let named = named_game();
    move || match named.get() {
        Some(game) => once_loaded(game, move || view! { <Agree game/> }.into_any()),
        None => view! { <NotFound/> }.into_any(),
    }
}

/// What has been chosen so far.
#[derive(Clone, Copy)]
struct Proposal {
    game: &'static str,
    seats: RwSignal<Vec<Sitter>>,
    options: RwSignal<Chosen>,
    who: Who,
    confirm: RwSignal<bool>,
    way: RwSignal<Way>,
}

impl Proposal {
    /// As it is until somebody chooses something else: the player who is here, and as few computer players
    /// as can play without another option.
    fn usual(game: &'static str, offer: Offer, you: &str) -> Proposal {
        let mut counts = offer.players.0..=offer.players.1;
        let least = counts.find(|&players| with_game!(game, is_allowed(players, &[])));
        let mut sitters = vec![Sitter::Computer(Level::Medium); least.unwrap_or(offer.players.0)];
        sitters[0] = Sitter::Person(you.to_owned());
        let seats = RwSignal::new(sitters);
        let options = RwSignal::new(asked_options(game));
        keep_fitting(game, seats, options, Sitter::Computer(Level::Medium));
        let count = Signal::derive(move || seats.with(Vec::len));
        Proposal {
            game,
            seats,
            options,
            who: Who::of(game, count, options),
            confirm: RwSignal::new(prefs().confirms()),
            way: RwSignal::new(Way::Screen),
        }
    }

    fn count(self) -> usize {
        self.seats.with(Vec::len)
    }

    fn is_by_link(self) -> bool {
        self.way.get() == Way::Link
    }

    fn is_allowed(self) -> bool {
        let Proposal { game, options, .. } = self;
        options.with(|options| with_game!(game, is_allowed(self.count(), options)))
    }

    /// The player who invites others by link takes part.
    fn keep_inviter(self, you: String) {
        let Proposal { seats, .. } = self;
        Effect::new(move |_| {
            let is_person =
                |sitters: &Vec<Sitter>| matches!(sitters.first(), Some(Sitter::Person(_)));
            if self.is_by_link() && !seats.with(is_person) {
                seats.update(|sitters| sitters[0] = Sitter::Person(you.clone()));
            }
        });
    }

    /// Makes the game, and says where; nothing if the browser has no room for it.
    fn make(self, words: Words) -> Option<String> {
        let sitters = self.seats.get();
        if let Some(Sitter::Person(name)) = sitters.first() {
            keep(NAME, name);
        }
        let way = self.way.get();
        let seats = (1..).zip(sitters).map(|(seat, sitter)| match sitter {
            // The others join, whoever sat here before; the first seat is that of the player who invites them.
            Sitter::Computer(_) if way == Way::Link => Ok(usual_name(words, seat)),
            // The field may hold nothing but spaces.
            Sitter::Person(name) if name.is_empty() => Ok(usual_name(words, seat)),
            Sitter::Person(name) => Ok(name),
            Sitter::Computer(level) => Err(level),
        });
        let new = New {
            game: self.game,
            options: self.options.get(),
            seats: seats.collect(),
            who: self.who.plays.get(),
            confirm: self.confirm.get(),
        };
        match way {
            Way::Screen => session::make(&new),
            Way::Table => session::make_at_real_table(&new),
            Way::Link => session::make_by_link(&new),
        }
    }
}

#[component]
fn Agree(game: &'static str) -> impl IntoView {
    let words = words();
    let offer = with_game!(game, offer());
    let you = kept(NAME).filter(|name| !name.is_empty());
    let you = you.unwrap_or_else(|| untrack(|| words.say("home-you")));
    let proposal = Proposal::usual(game, offer, &you);
    proposal.keep_inviter(you);
    let Proposal {
        seats,
        options,
        who,
        confirm,
        way,
        ..
    } = proposal;
    let by_link = Signal::derive(move || proposal.is_by_link());
    let players = Signal::derive(move || proposal.count());
    let troubled = RwSignal::new(false);
    let navigate = use_navigate();
    // The rules link to options.
    request_animation_frame(crate::rules::go_to_paragraph);
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match proposal.make(words) {
            Some(id) => navigate(&format!("/play/{id}"), Default::default()),
            None => troubled.set(true),
        }
    };
    view! {
        <form class="narrow set-up" on:submit=begin>
            <h1>{move || words.say(&format!("{game}-title"))}</h1>
            <p class="quiet">{move || words.say(&format!("home-{game}"))}</p>
            <fieldset>
                <legend>{move || words.say("setup-who")}</legend>
                <For each=move || 0..players.get() key=|seat| *seat let:seat>
                    <div class="seat-line">
                        <Show when=move || seat == 0 || !by_link.get() fallback=move || view! { <Joins seat/> }>
                            <SeatOf seats seat people_only=by_link/>
                        </Show>
                        <WhoFor who seat/>
                    </div>
                </For>
                <SeatCount offer seats another=Sitter::Computer(Level::Medium)/>
            </fieldset>
            <Ways game way/>
            <Presets offer options/>
            <fieldset>
                <legend>{move || words.say("setup-options")}</legend>
                <AllOptions game offer options players/>
                <label class="check">
                    <input type="checkbox" prop:checked=move || confirm.get()
                        on:change=move |event| confirm.set(event_target_checked(&event))/>
                    <span>
                        {move || words.say("setup-confirm")}
                        <small>{move || words.say("setup-confirm-more")}</small>
                    </span>
                </label>
            </fieldset>
            <p role="alert">
                {move || options.with(|options| refusal(words, game, players.get(), options))}
                {move || troubled.get().then(|| words.say("home-no-room"))}
            </p>
            <button class="primary" disabled=move || !proposal.is_allowed()>{move || words.say("setup-begin")}</button>
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

/// Where the players are, and who rolls the dice and draws the cards.
#[component]
fn Ways(game: &'static str, way: RwSignal<Way>) -> impl IntoView {
    let words = words();
    let choose = move |this: Way, key: &'static str, is_offered: bool| {
        view! {
            <label class="check">
                <input type="radio" name="way" prop:checked=move || way.get() == this
                    disabled=!is_offered on:change=move |_| way.set(this)/>
                {move || words.say(key)}
            </label>
        }
    };
    let by_link = by_link::GAMES.contains(&game);
    let tells = move || match way.get() {
        Way::Screen if by_link => String::new(),
        Way::Screen => words.say("link-has-secrets"),
        Way::Table => words.say_with("real-setup-tells", &[("game", game.into())]),
        Way::Link => words.say("link-setup-tells"),
    };
    view! {
        <fieldset class="real-dice">
            <legend>{move || words.say("real-setup")}</legend>
            {choose(Way::Screen, "real-setup-page", true)}
            {choose(Way::Table, "real-setup-box", true)}
            {choose(Way::Link, "link-setup", by_link)}
            <p class="quiet" aria-live="polite">{tells}</p>
        </fieldset>
    }
}

/// A seat that somebody joins by link.
#[component]
fn Joins(seat: usize) -> impl IntoView {
    let words = words();
    let joins = move || {
        let label = words.say_with("setup-seat", &[("seat", (seat + 1).into())]);
        words.text().labelled(&label, &words.say("link-joins"))
    };
    view! { <div class="seat"><p>{joins}</p></div> }
}

/// What a person without a name is called.
pub(crate) fn usual_name(words: Words, seat: usize) -> String {
    words.say_with("setup-person", &[("seat", seat.into())])
}

/// The choice of a player for one seat.
#[component]
fn SeatOf(
    seats: RwSignal<Vec<Sitter>>,
    seat: usize,
    /// Can computer players not take part?
    people_only: Signal<bool>,
) -> impl IntoView {
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
    // A player who gives the seat to a computer player and takes it back is called as before.
    let before = StoredValue::new(String::new());
    let choose = move |event| {
        let chosen = event_target_value(&event);
        if let Some(Sitter::Person(name)) = untrack(sitter) {
            before.set_value(name);
        }
        set(match chosen.parse() {
            Ok(level) => Sitter::Computer(level),
            Err(_) => Sitter::Person(match before.get_value() {
                name if name.is_empty() => usual_name(words, seat + 1),
                name => name,
            }),
        });
    };
    let rename = move |event| {
        // A name is one line of a record, of words with single spaces.
        let typed = event_target_value(&event);
        let typed: Vec<_> = typed.split_whitespace().collect();
        let name: String = typed.join(" ").chars().take(40).collect();
        set(Sitter::Person(name.trim_end().to_owned()));
    };
    let label = move || words.say_with("setup-seat", &[("seat", (seat + 1).into())]);
    view! {
        <div class="seat">
            <label>
                <span>{label}</span>
                <select on:change=choose prop:value=kind>
                    <option value="person">{move || words.say("setup-a-person")}</option>
                    {Level::ALL.map(|level| view! {
                        <option value=level.to_string() disabled=people_only selected=move || kind() == level.to_string()>
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
