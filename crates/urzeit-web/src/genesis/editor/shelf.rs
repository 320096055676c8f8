//! The boards that are kept in this browser.

use leptos::prelude::*;

use super::{
    draft::Draft,
    maps::{self, Map},
    thumb::Thumb,
};
use crate::{online::Sure, text::words};

/// A name is one line of words with single spaces, and not too long for a list.
const LONGEST: usize = 40;

#[component]
pub(super) fn Shelf(draft: Draft) -> impl IntoView {
    let words = words();
    let maps = RwSignal::new(maps::all());
    let name = RwSignal::new(String::new());
    let tidy = move || {
        let name = name.get();
        let name: Vec<_> = name.split_whitespace().collect();
        name.join(" ").chars().take(LONGEST).collect::<String>()
    };
    let replaces = move || maps.with(|maps| maps.iter().any(|map| map.name == tidy()));
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = tidy();
        if name.is_empty() {
            return;
        }
        maps::keep_map(Map {
            name,
            board: draft.board.get_untracked(),
        });
        maps.set(maps::all());
    };
    let one = move |map: Map| {
        let Map {
            name: called,
            board,
        } = map;
        let load = {
            let called = called.clone();
            move |_| {
                draft.change(board);
                name.set(called.clone());
            }
        };
        let forgotten = StoredValue::new(called.clone());
        let forget = move || {
            forgotten.with_value(|name| maps::forget(name));
            maps.set(maps::all());
        };
        let label = {
            let called = called.clone();
            move || words.say_with("editor-forget", &[("name", called.clone().into())])
        };
        let is_drawn = move || (draft.board.get() == board).then_some("true");
        view! {
            <li>
                <button class="load" aria-current=is_drawn on:click=load>
                    <Thumb board/>
                    <span>{called}</span>
                </button>
                <div class="forget" role="group" aria-label=label>
                    <Sure label="home-forget" act=forget/>
                </div>
            </li>
        }
    };
    view! {
        <section class="shelf">
            <h2>{move || words.say("editor-shelf")}</h2>
            <form on:submit=save>
                <label>
                    <span>{move || words.say("editor-name")}</span>
                    <input maxlength=LONGEST prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))/>
                </label>
                <button class="save" disabled=move || tidy().is_empty()>
                    {move || words.say(if replaces() { "editor-replace" } else { "editor-save" })}
                </button>
            </form>
            <ul>
                <For each=move || maps.get() key=|map| (map.name.clone(), map.board.to_string()) let:map>
                    {one(map)}
                </For>
            </ul>
        </section>
    }
}
