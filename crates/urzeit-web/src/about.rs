//! About the page: how chance is made and checked, what is kept where, and the licence.

use leptos::prelude::*;
use leptos_router::components::A;

use crate::{online::FairText, place::at, text::words};

/// The sections, each with the keys of its paragraphs.
const SECTIONS: [(&str, &[&str]); 4] = [
    ("about-games", &["about-games-1", "about-games-2"]),
    (
        "about-fair",
        &[
            "about-fair-1",
            "about-fair-2",
            "about-fair-3",
            "about-fair-4",
        ],
    ),
    (
        "about-kept",
        &["about-kept-1", "about-kept-2", "about-kept-3"],
    ),
    ("about-licence", &["about-licence-1"]),
];

#[component]
pub(crate) fn About() -> impl IntoView {
    let words = words();
    let section = move |(title, paragraphs): (&'static str, &'static [&'static str])| {
        let paragraphs = paragraphs.iter().map(|&key| {
            view! { <p>{move || words.say(key)}</p> }
        });
        view! {
            <section id=title>
                <h2>{move || words.say(title)}</h2>
                {paragraphs.collect_view()}
                {(title == "about-fair").then(|| view! { <Check/> })}
            </section>
        }
    };
    view! {
        <article class="narrow about">
            <h1>{move || words.say("about-title")}</h1>
            {SECTIONS.map(section).into_iter().collect_view()}
            <p class="buttons">
                <A href=at("/settings") attr:class="button">{move || words.say("settings-title")}</A>
                <A href=at("/rules/genesis") attr:class="button">{move || words.say("page-rules")}</A>
            </p>
        </article>
    }
}

/// How a game is checked, step by step.
#[component]
fn Check() -> impl IntoView {
    let words = words();
    let steps = ["about-check-1", "about-check-2", "about-check-3"];
    view! {
        <h3>{move || words.say("about-check")}</h3>
        <ol>{steps.map(|key| view! { <li>{move || words.say(key)}</li> }).into_iter().collect_view()}</ol>
        <p><A href=at("/online")>{move || words.say("about-check-where")}</A></p>
        <FairText/>
    }
}
