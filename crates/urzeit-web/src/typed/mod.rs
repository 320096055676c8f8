//! The line for those who type their moves, in the notation of `docs/records.md`. It offers what is
//! legal as soon as something is typed, knows what was typed before, and says why something is
//! refused.

mod offers;

use leptos::{ev, html::Input, prelude::*};
use urzeit_table::{ActionText, EntryText, Wish, messages::Why};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlInputElement;

use crate::{
    answered::refusal,
    keyboard::is_typing,
    real, rules,
    session::{Command, Session},
    text::{Words, words},
};
use offers::{Offer, meant, offers};

/// The key that leads to the line from everywhere at the table.
pub(crate) const KEY: &str = "/";

#[component]
pub(crate) fn Typed(session: Session) -> impl IntoView {
    let words = words();
    let line = CommandLine::new(session);
    let input = NodeRef::<Input>::new();
    jump_to(input);
    let send = move |event: ev::SubmitEvent| {
        event.prevent_default();
        line.send();
    };
    let open = move || line.open.get() && line.offers.with(|offers| !offers.is_empty());
    let active = move || {
        let chosen = line.chosen.get().filter(|_| open())?;
        Some(format!("typed-option-{chosen}"))
    };
    let count = move || {
        open().then(|| {
            let count = line.offers.with(Vec::len);
            words.say_with("typed-count", &[("count", count.into())])
        })
    };
    view! {
        <form class="typed" on:submit=send>
            <label for="typed">{move || words.say("table-typed")}<kbd aria-hidden="true">{KEY}</kbd></label>
            <div class="combobox">
                <input
                    id="typed"
                    node_ref=input
                    role="combobox"
                    aria-autocomplete="list"
                    aria-controls="typed-list"
                    aria-keyshortcuts=KEY
                    aria-expanded=move || open().to_string()
                    aria-activedescendant=active
                    aria-invalid=move || line.is_refused().to_string()
                    aria-describedby="typed-refusal"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    prop:value=move || line.text.get()
                    on:input=move |event| line.change(event_target_value(&event))
                    on:keydown=move |event| line.key(&event)
                    on:blur=move |_| line.open.set(false)
                />
                <ul id="typed-list" role="listbox" class:open=open aria-label=move || words.say("typed-list")>
                    {move || open().then(|| view! { <OfferList line/> })}
                </ul>
            </div>
            <p class="refusal" id="typed-refusal">{move || line.refusal(words)}</p>
            <p class="unseen" role="status">{count}</p>
        </form>
    }
}

/// The key leads to the line.
fn jump_to(input: NodeRef<Input>) {
    let jump = window_event_listener(ev::keydown, move |event| {
        if event.key() != KEY || event.ctrl_key() || event.meta_key() || is_typing() {
            return;
        }
        if let Some(input) = input.get_untracked() {
            event.prevent_default();
            let _ = input.focus();
        }
    });
    on_cleanup(move || jump.remove());
}

/// What is offered.
#[component]
fn OfferList(line: CommandLine) -> impl IntoView {
    let words = words();
    let option = move |(nth, offer): (usize, Offer)| {
        let text = offer.text.clone();
        let says = line.says(words, &offer);
        view! {
            <li
                id=format!("typed-option-{nth}")
                role="option"
                aria-selected=move || (line.chosen.get() == Some(nth)).to_string()
                // The line keeps the keyboard.
                on:mousedown=|event: ev::MouseEvent| event.prevent_default()
                on:click=move |_| line.take(&offer)
            >
                <code>{text}</code>
                <small>{says}</small>
            </li>
        }
    };
    move || {
        let offers = line.offers.get().into_iter().enumerate();
        offers.map(option).collect_view()
    }
}

/// What is typed, and what is offered for it.
#[derive(Clone, Copy)]
struct CommandLine {
    session: Session,
    text: RwSignal<String>,
    /// All that is legal.
    legal: Memo<Vec<String>>,
    offers: Memo<Vec<Offer>>,
    open: RwSignal<bool>,
    /// The offer that Enter takes.
    chosen: RwSignal<Option<usize>>,
    /// What was typed before, the last one last.
    history: RwSignal<Vec<String>>,
    /// How far back in it somebody is.
    back: RwSignal<usize>,
    /// What was refused.
    failed: RwSignal<Option<String>>,
}

impl CommandLine {
    fn new(session: Session) -> CommandLine {
        let text = session.typed;
        let legal = Memo::new(move |_| legal(session));
        let line = CommandLine {
            session,
            text,
            legal,
            offers: Memo::new(move |_| {
                session.moment.track();
                let hands = text.with(|text| asked(session)?.hands(text));
                match hands {
                    Some(hands) => hands.into_iter().map(Offer::from).collect(),
                    None => text.with(|text| {
                        legal.with(|legal| offers(without_seat(session, text), legal))
                    }),
                }
            }),
            open: RwSignal::new(false),
            chosen: RwSignal::new(None),
            history: RwSignal::new(Vec::new()),
            back: RwSignal::new(0),
            failed: RwSignal::new(None),
        };
        // What is refused stands in the line again, to be mended.
        Effect::new(move |_| {
            let refused = session.refused.with(Option::is_some);
            if let Some(failed) = line.failed.get_untracked().filter(|_| refused) {
                line.text.set(failed);
            }
        });
        // Once something has happened it was not refused.
        Effect::new(move |_| {
            session.now.track();
            line.failed.set(None);
        });
        line
    }

    fn change(self, text: String) {
        self.failed.set(None);
        self.back.set(0);
        self.chosen.set(None);
        self.open.set(!text.trim().is_empty());
        self.text.set(text);
    }

    fn send(self) {
        let typed = self.text.get_untracked();
        let typed = typed.trim();
        if typed.is_empty() || self.session.skip_playback() {
            return;
        }
        let wish = match without_seat(self.session, typed) {
            "undo" => UNDO.to_string(),
            typed => self.legal.with_untracked(|legal| meant(typed, legal)),
        };
        self.history
            .update(|history| history.push(typed.to_owned()));
        self.text.set(String::new());
        self.open.set(false);
        self.chosen.set(None);
        self.back.set(0);
        self.failed.set(Some(typed.to_owned()));
        match asked(self.session).filter(|_| !is_command(&wish)) {
            Some(asked) => {
                let outcome = real::completed(&asked, &wish);
                self.session.command(Command::Outcome(outcome));
            }
            None if wish == CORRECT => self.session.command(Command::Correct),
            None => match wish.parse() {
                Ok(wish) => self.session.wish(wish),
                Err(unreadable) => self.session.refuse(Why::from(&unreadable)),
            },
        }
    }

    /// An offer is taken: a whole move is ready to be sent, a word leads to the next one.
    fn take(self, offer: &Offer) {
        let ending = if offer.whole { "" } else { " " };
        self.change(format!("{}{ending}", offer.text));
        self.open.set(!offer.whole);
    }

    fn key(self, event: &ev::KeyboardEvent) {
        let count = self.offers.with_untracked(Vec::len);
        let open = self.open.get_untracked() && count > 0;
        let chosen = self.chosen.get_untracked();
        let empty = self.text.with_untracked(String::is_empty);
        match &*event.key() {
            "ArrowUp" if !open && (empty || self.back.get_untracked() > 0) => self.recall(1),
            "ArrowDown" if !open && self.back.get_untracked() > 0 => self.recall(-1),
            "ArrowDown" if !open => {
                self.open.set(true);
                self.chosen.set((count > 0).then_some(0));
            }
            "ArrowDown" => self.choose(chosen.map_or(0, |chosen| (chosen + 1) % count)),
            "ArrowUp" if open => {
                self.choose(chosen.map_or(count - 1, |chosen| (chosen + count - 1) % count));
            }
            "Enter" if open && chosen.is_some() => {
                let offer = self
                    .offers
                    .with_untracked(|offers| chosen.and_then(|chosen| offers.get(chosen).cloned()));
                if let Some(offer) = offer {
                    self.take(&offer);
                }
            }
            "Escape" if open => {
                self.open.set(false);
                self.chosen.set(None);
            }
            "Escape" if !empty => self.change(String::new()),
            // The keys of the table count again.
            "Escape" => {
                let _ = event_target::<HtmlInputElement>(event).blur();
            }
            _ => return,
        }
        event.prevent_default();
    }

    fn choose(self, nth: usize) {
        self.chosen.set(Some(nth));
        request_animation_frame(move || {
            let html = |id: &str| {
                let element = document().get_element_by_id(id)?;
                Some(element.unchecked_into::<web_sys::HtmlElement>())
            };
            let option = html(&format!("typed-option-{nth}"));
            if let (Some(list), Some(option)) = (html("typed-list"), option) {
                let (top, height) = (option.offset_top(), option.offset_height());
                let last = top + height - list.client_height();
                list.set_scroll_top(list.scroll_top().clamp(last.min(top), top));
            }
        });
    }

    /// Shows what was typed before, so many lines further back.
    fn recall(self, by: isize) {
        self.history.with_untracked(|history| {
            let back = self.back.get_untracked().saturating_add_signed(by);
            let back = back.min(history.len());
            self.back.set(back);
            let place = history.len() - back;
            self.text
                .set(history.get(place).cloned().unwrap_or_default());
        });
    }

    /// What an offer would do, in a sentence.
    fn says(self, words: Words, offer: &Offer) -> Option<String> {
        if !offer.whole || is_command(&offer.text) {
            return None;
        }
        let session = self.session;
        let entry = if session.chance_is_asked() {
            EntryText::chance(&*offer.text)
        } else {
            EntryText::choice(session.seat.get()?, &*offer.text)
        };
        session.game.sentence(session, words, &entry)
    }

    fn is_refused(self) -> bool {
        self.failed.with(Option::is_some) && self.session.refused.with(Option::is_some)
    }

    /// Why what was typed is refused.
    fn refusal(self, words: Words) -> Option<impl IntoView> {
        self.failed.get()?;
        let (sentence, rule) = refusal(self.session, words)?;
        let rule = rule.map(
            |rule| view! { " " <a href=rules::address(&rule) target="_blank">{rule.clone()}</a> },
        );
        Some(view! { {sentence} {rule} })
    }
}

/// What is typed, without the seat that stands before an action in a record.
fn without_seat(session: Session, typed: &str) -> &str {
    // What chance decides may itself begin with a number.
    let seat = session.seat.get_untracked();
    let seat = seat.filter(|_| !untrack(|| session.chance_is_asked()));
    let rest = seat.and_then(|seat| typed.strip_prefix(&*seat.to_string())?.strip_prefix(' '));
    rest.map_or(typed, str::trim_start)
}

const UNDO: Wish = Wish::Undo(1);
const CONFIRM: Wish = Wish::Confirm;

/// Typed at a real table: the last outcome was entered wrongly.
const CORRECT: &str = "correct";

/// Is this about the table rather than the game?
fn is_command(wish: &str) -> bool {
    wish == CORRECT || !matches!(wish.parse(), Ok(Wish::Choose(ActionText(_))))
}

/// The chance that somebody at a real table decides now.
fn asked(session: Session) -> Option<real::AskedChance> {
    untrack(|| session.chance_is_asked())
        .then(|| session.now.with_untracked(|now| now.view.asked()))?
}

/// All that can be typed now.
fn legal(session: Session) -> Vec<String> {
    session.moment.track();
    let mut legal = match (asked(session), session.seat.get()) {
        (Some(asked), _) => asked.outcomes(),
        (None, Some(seat)) if session.is_asked() => {
            session.moment.with(|moment| moment.view.choices(seat))
        }
        _ => Vec::new(),
    };
    if session.has_to_confirm() {
        legal.push(CONFIRM.to_string());
    }
    if session.undoable() > 0 {
        legal.push(UNDO.to_string());
    }
    legal
}
