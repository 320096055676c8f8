//! What can be chosen for this browser, and what it keeps.

mod chest;

use leptos::prelude::*;

use crate::{
    prefs::{Pref, prefs},
    sound::{Sound, Sounds},
    text::{Language, words},
};
use chest::Chest;
pub(crate) use chest::download;

#[component]
pub(crate) fn Settings() -> impl IntoView {
    let words = words();
    let language = view! {
        <fieldset class="pref" id="pref-language">
            <legend>{move || words.say("page-language")}</legend>
            <div class="values">
                {Language::all().map(|language| view! {
                    <label>
                        <input type="radio" name="language" value=language.code()
                            prop:checked=move || words.chosen() == language
                            on:change=move |_| words.choose(language)/>
                        <span lang=language.code()>{language.name()}</span>
                    </label>
                }).collect_view()}
            </div>
        </fieldset>
    };
    let group = move |title: &'static str, all: &'static [Pref]| {
        view! {
            <h2>{move || words.say(title)}</h2>
            {all.iter().map(|&pref| view! { <Choose pref/> }).collect_view()}
        }
    };
    view! {
        <article class="narrow settings">
            <h1>{move || words.say("settings-title")}</h1>
            <p class="lead">{move || words.say("settings-lead")}</p>
            <h2>{move || words.say("settings-looks")}</h2>
            {language}
            {[Pref::Theme, Pref::Text, Pref::Letters, Pref::Pieces, Pref::Motion].map(|pref| view! { <Choose pref/> }).into_iter().collect_view()}
            {group("settings-playing", &[Pref::Sound, Pref::Playback, Pref::Targets, Pref::Confirm])}
            <Chest/>
        </article>
    }
}

/// One thing that can be chosen.
#[component]
fn Choose(pref: Pref) -> impl IntoView {
    let words = words();
    let prefs = prefs();
    let name = pref.name();
    let sounds = Sounds::here();
    let choose = move |value| {
        prefs.set(pref, value);
        if pref == Pref::Sound {
            // As loud as it will be.
            sounds.play(Sound::MyTurn);
        }
    };
    let value = move |value: &'static str| {
        view! {
            <label>
                <input type="radio" name=name value=value
                    prop:checked=move || prefs.get(pref) == value
                    on:change=move |_| choose(value)/>
                <span>{move || words.say(&format!("settings-{name}-{value}"))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="pref" id=format!("pref-{name}")>
            <legend>{move || words.say(&format!("settings-{name}"))}</legend>
            <div class="values">{pref.values().iter().map(|&each| value(each)).collect_view()}</div>
            <p class="why quiet">{move || words.say(&format!("settings-{name}-why"))}</p>
        </fieldset>
    }
}
