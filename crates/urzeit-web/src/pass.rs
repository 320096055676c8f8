//! Several people at one screen: the player who is asked next takes the device before a hand is shown.

use leptos::{html::Button, prelude::*};
use urzeit_rules::Seat;
use urzeit_table::Awaits;

use crate::{later::Lost, session::Session, text::words, thinker};

/// Shows a table to whom it belongs. If it hides something from somebody else at this screen, it
/// is covered until the one who is asked has the device.
#[component]
pub(crate) fn Pass(session: Session, children: ChildrenFn) -> impl IntoView {
    let words = words();
    // The player who has the device.
    let here = RwSignal::new(None::<Seat>);
    let secret = Memo::new(move |_| session.people_here() > 1 && hides_something(session));
    // What concerns nobody in particular shows nobody's hand, and everybody may see it.
    let covered = move || {
        let seat = session.seat.get();
        secret.get() && seat.is_some() && seat != here.get()
    };
    Effect::new(move |_| {
        if session.seat.get().is_none() {
            here.set(None);
        }
    });
    let who = move || {
        let name = session.seat.get().map(|seat| session.name(seat));
        [("who", name.unwrap_or_default().into())]
    };
    let button = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // Once it stands there: what is not yet in the page cannot have the keyboard.
            request_animation_frame(move || {
                let _ = button.focus();
            });
        }
    });
    let cover = move || {
        view! {
            <section class="pass narrow">
                <svg viewBox="0 0 120 70" aria-hidden="true">
                    <rect x="6" y="4" width="34" height="62" rx="6"/>
                    <rect x="80" y="4" width="34" height="62" rx="6" class="next"/>
                    <path d="M48 35h22m-8-8 8 8-8 8"/>
                </svg>
                <h1>{move || words.say_with("pass-title", &who())}</h1>
                <p class="lead">{move || words.say_with("pass-why", &who())}</p>
                <button node_ref=button class="primary" on:click=move |_| here.set(session.seat.get())>
                    {move || words.say_with("pass-here", &who())}
                </button>
            </section>
        }
    };
    view! {
        <Troubles session/>
        <Show when=move || !covered() fallback=cover>{children()}</Show>
    }
}

/// What goes wrong at a table in this browser: nothing is kept, or no computer player answers.
#[component]
pub(crate) fn Troubles(session: Session) -> impl IntoView {
    let words = words();
    let lost = thinker::lost();
    let again = Callback::new(move |()| session.think_again());
    view! {
        <Show when=move || session.unsaved.get()>
            <p class="banner unsaved" role="alert">{move || words.say("table-unsaved")}</p>
        </Show>
        <Show when=move || lost.get()>
            <div class="banner"><Lost says="thinker-lost" again/></div>
        </Show>
    }
}

/// Is something hidden from somebody while the game goes on?
fn hides_something(session: Session) -> bool {
    session
        .now
        .with(|now| now.awaits != Awaits::Nothing && now.view.has_blanks())
}
