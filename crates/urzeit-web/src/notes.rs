//! What a player writes down for themselves at a table: kept in this browser, or by the server for its account.

use std::{cell::RefCell, rc::Rc, time::Duration};

use leptos::{ev, leptos_dom::helpers::TimeoutHandle, prelude::*};
use urzeit_table::messages::{Note as Written, Why};
use wasm_bindgen_futures::spawn_local;

use crate::{
    app::{keep, kept},
    http::{get, put, put_at_last},
    session::{Session, forget_note, note_key},
    text::{Words, words},
};

/// How long after the last key what was written is kept.
const PAUSE: Duration = Duration::from_millis(800);

/// No note is longer.
const LONGEST: usize = 4000;

/// Where a note is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Place {
    /// In this browser, by this name.
    Browser(String),
    /// At this address of the server.
    Server(String),
}

/// What becomes of what was written.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Keeping {
    /// Nothing was written.
    Nothing,
    /// What was written before is on its way.
    Coming,
    /// It cannot be had. Whatever was written now would replace it.
    Lost(Why),
    /// It is about to be kept.
    Writing,
    Kept,
    Failed(Why),
}

#[component]
pub(crate) fn Notes(session: Session) -> impl IntoView {
    let id = session.table.with_untracked(|table| table.id.clone());
    // Those who share a screen have a note each. Where nobody in particular is asked, nobody's is shown.
    let place = Memo::new(move |_| {
        Some(if !session.kept_here {
            Place::Server(format!("/api/tables/{id}/note"))
        } else if session.people_here() > 1 {
            Place::Browser(note_key(&format!("{id}.{}", session.seat.get()?)))
        } else {
            Place::Browser(note_key(&id))
        })
    });
    move || place.get().map(|place| view! { <Note place/> })
}

/// A note as it is shown, and what becomes of it.
#[derive(Clone, Copy)]
struct Paper {
    text: RwSignal<String>,
    is_open: RwSignal<bool>,
    keeping: RwSignal<Keeping>,
}

impl Paper {
    fn new() -> Paper {
        Paper {
            text: RwSignal::new(String::new()),
            is_open: RwSignal::new(false),
            keeping: RwSignal::new(Keeping::Nothing),
        }
    }

    fn found(self, found: String) {
        // What is there is to be seen by a player who comes back.
        self.is_open.set(!found.is_empty());
        self.text.set(found);
    }

    fn load(self, place: &Place) {
        let keeping = self.keeping;
        match place.clone() {
            Place::Browser(key) => self.found(kept(&key).unwrap_or_default()),
            Place::Server(address) => {
                keeping.set(Keeping::Coming);
                spawn_local(async move {
                    let loaded = get(&address).await;
                    if keeping.is_disposed() {
                        return;
                    }
                    match loaded {
                        Ok(Written { text }) => {
                            self.found(text);
                            keeping.set(Keeping::Nothing);
                        }
                        Err(why) => keeping.set(Keeping::Lost(why)),
                    }
                });
            }
        }
    }

    fn says(self, words: Words) -> Option<String> {
        match self.keeping.get() {
            Keeping::Nothing | Keeping::Writing => None,
            Keeping::Coming => Some(words.say("online-wait")),
            Keeping::Kept => Some(words.say("notes-kept")),
            Keeping::Lost(why) | Keeping::Failed(why) => Some(words.why(&why)),
        }
    }
}

#[component]
fn Note(place: Place) -> impl IntoView {
    let words = words();
    let paper = Paper::new();
    let Paper {
        text,
        is_open,
        keeping,
    } = paper;
    let is_local = matches!(place, Place::Browser(_));
    let keeper = Keeper::new(place.clone(), move |written, after| {
        // More may have been written meanwhile.
        if text.try_with_untracked(|text| text == written) == Some(true) {
            keeping.set(after);
        }
    });
    paper.load(&place);
    let load_again = Callback::new(move |_| paper.load(&place));
    let keeper = StoredValue::new_local(keeper);
    let pause = StoredValue::new(None::<TimeoutHandle>);
    let pauses = move || pause.try_update_value(Option::take).flatten();
    let save = move |how: fn(&Rc<Keeper>, String)| {
        if let Some(pause) = pauses() {
            pause.clear();
            keeper.with_value(|keeper| how(keeper, text.get_untracked()));
        }
    };
    let write = move |event| {
        text.set(event_target_value(&event));
        keeping.set(Keeping::Writing);
        if let Some(pause) = pauses() {
            pause.clear();
        }
        let later = set_timeout_with_handle(move || save(Keeper::keep), PAUSE);
        pause.set_value(later.ok());
    };
    let hidden = window_event_listener(ev::pagehide, move |_| save(Keeper::keep_at_last));
    on_cleanup(move || {
        save(Keeper::keep);
        hidden.remove();
    });
    let is_known = move || !matches!(keeping.get(), Keeping::Coming | Keeping::Lost(_));
    let is_lost = move || matches!(keeping.get(), Keeping::Lost(_));
    let more = if is_local {
        "notes-more-here"
    } else {
        "notes-more"
    };
    view! {
        <details class="notes" prop:open=move || is_open.get()>
            <summary>{move || words.say("notes-title")}</summary>
            <label class="field wide">
                <span class="explained">{move || words.say(more)}</span>
                <textarea rows="4" maxlength=LONGEST prop:value=move || text.get()
                    disabled=move || !is_known()
                    on:input=write on:blur=move |_| save(Keeper::keep)></textarea>
            </label>
            <p class="quiet" role="status">{move || paper.says(words)}</p>
            <Show when=is_lost>
                <button on:click=move |event| load_again.run(event)>{move || words.say("notes-again")}</button>
            </Show>
        </details>
    }
}

/// Hears what became of a text.
type Tell = dyn Fn(&String, Keeping);

/// Keeps what is written. One text is on its way at a time, so the last one stays.
struct Keeper {
    place: Place,
    /// What is to be sent next, and whether something is on its way.
    next: RefCell<(Option<String>, bool)>,
    /// Is told what became of a text.
    tell: Box<Tell>,
}

impl Keeper {
    fn new(place: Place, tell: impl Fn(&String, Keeping) + 'static) -> Rc<Keeper> {
        Rc::new(Keeper {
            place,
            next: RefCell::default(),
            tell: Box::new(tell),
        })
    }

    fn keep(self: &Rc<Keeper>, written: String) {
        let Place::Server(address) = &self.place else {
            return self.keep_here(&written);
        };
        let mut next = self.next.borrow_mut();
        next.0 = Some(written);
        if std::mem::replace(&mut next.1, true) {
            return;
        }
        let (keeper, address) = (Rc::clone(self), address.clone());
        spawn_local(async move {
            while let Some(written) = keeper.take_next() {
                let note = Written {
                    text: written.clone(),
                };
                let after = match put::<()>(&address, note).await {
                    Ok(()) => Keeping::Kept,
                    Err(why) => Keeping::Failed(why),
                };
                (keeper.tell)(&written, after);
            }
        });
    }

    /// The page goes: nobody hears what becomes of it.
    fn keep_at_last(self: &Rc<Keeper>, written: String) {
        match &self.place {
            Place::Server(address) => put_at_last(address, &Written { text: written }),
            Place::Browser(_) => self.keep_here(&written),
        }
    }

    fn keep_here(&self, written: &String) {
        let Place::Browser(key) = &self.place else {
            return;
        };
        if written.is_empty() {
            forget_note(key);
        } else {
            keep(key, written);
        }
        (self.tell)(written, Keeping::Kept);
    }

    fn take_next(&self) -> Option<String> {
        let mut next = self.next.borrow_mut();
        let text = next.0.take();
        next.1 = text.is_some();
        text
    }
}
