//! What waits for whoever is here, at all tables: beside the menu on every page.

use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_location};
use urzeit_table::messages::{About, Notice};

use super::{badge, here::here, listed::ago, news};
use crate::{
    place::at,
    text::{Words, words},
};

/// The way to the lobby, with the number of tables that wait for whoever is here, and what they are.
#[component]
pub(crate) fn NoticeMenu() -> impl IntoView {
    let words = words();
    let here = here();
    let turns = here.turns;
    if here.was_signed_in() {
        here.look();
    }
    news::follow(here);
    badge::show(here);
    let label = move || match turns.get() {
        0 => words.say("page-online"),
        turns => words.say_with("page-online-turns", &[("count", turns.into())]),
    };
    let announced = move || (turns.get() > 0).then(label);
    view! {
        <A href=at("/online")>
            <span class="unseen">{label}</span>
            <span aria-hidden="true">
                {move || words.say("page-online")}
                {move || (turns.get() > 0).then(|| view! { <span class="count">{turns.get()}</span> })}
            </span>
        </A>
        <span class="unseen" role="status">{announced}</span>
        <Show when=move || here.notices.with(|notices| !notices.is_empty())><News/></Show>
    }
}

/// A list that opens: what waits, and what has ended lately.
#[component]
fn News() -> impl IntoView {
    let words = words();
    let here = here();
    let open = RwSignal::new(false);
    let location = use_location();
    // A player who has gone where it pointed needs it no longer.
    Effect::new(move |_| {
        location.pathname.track();
        open.set(false);
    });
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            open.set(false);
        }
    });
    on_cleanup(move || keys.remove());
    let toggle = move |_| open.update(|open| *open = !*open);
    let waits = move || here.turns.get() > 0;
    view! {
        <div class="bell">
            <button class="plain" class:rings=waits on:click=toggle
                aria-expanded=move || open.get().to_string()
                aria-label=move || words.say("bell-title")>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15z"/>
                    <path d="M10 20.5a2 2 0 0 0 4 0"/>
                </svg>
            </button>
            <Show when=move || open.get()>
                <ul class="bell-list">
                    <For each=move || here.notices.get() key=|notice| (notice.about, notice.table.clone(), notice.at) let:notice>
                        <Item notice/>
                    </For>
                </ul>
            </Show>
        </div>
    }
}

#[component]
fn Item(notice: Notice) -> impl IntoView {
    let words = words();
    let waits = notice.waits();
    let address = address(&notice);
    let (game, at) = (notice.game.clone(), notice.at);
    view! {
        <li class:your-turn=waits>
            <a href=address>
                <strong>{move || words.say(&format!("{game}-title"))}</strong>
                <span>{move || sentence(words, &notice)}</span>
                <small class="quiet">{move || ago(words, at)}</small>
            </a>
        </li>
    }
}

/// What is told of a table.
pub(super) fn sentence(words: Words, notice: &Notice) -> String {
    let key = match notice.about {
        About::Turn => "bell-turn",
        About::Asked => "bell-asked",
        About::Full => "bell-full",
        About::Closed => "bell-closed",
        About::Invited => "bell-invites",
        About::Declined => "bell-declined",
        _ if notice.is_rematch_offer() => "bell-rematch",
        _ => "bell-over",
    };
    let who = notice.who.clone();
    let named: Vec<_> = who.map(|who| ("who", who.into())).into_iter().collect();
    words.say_with(key, &named)
}

/// Where it leads.
pub(super) fn address(notice: &Notice) -> String {
    let rematch = notice.rematch.as_ref();
    let rematch = rematch.filter(|_| notice.is_rematch_offer());
    format!("/table/{}", rematch.unwrap_or(&notice.table))
}
